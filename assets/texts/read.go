package texts

import (
	"fmt"
	"strings"
	"text/template"

	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/language"
)

// How the ids of what is no text of its own begin: nouns, adjectives, and the words before nouns.
const (
	thingID = "thing."
	pieceID = "piece."
	levelID = "level."
	formID  = "form."
)

// categories are the names that CLDR gives to the forms of a text by number.
var categories = [...]string{"zero", "one", "two", "few", "many", "other"}

// The forms of a text that is said in other words to somebody who uses a finger, and to somebody who uses keys or a gamepad.
const (
	tapForm  = "tap"
	keysForm = "keys"
)

// deviceForms are both.
var deviceForms = [...]string{tapForm, keysForm}

// read makes a language of its files. An error says which id cannot be read or stands in several of them, and why.
func read(code string, sources ...[]byte) (*tongue, error) {
	tag, err := language.Parse(code)
	if err != nil {
		return nil, fmt.Errorf("%q is no code of a language: %w", code, err)
	}
	l := &tongue{code: code, tag: tag, texts: map[string]message{}, things: map[string]record{}, forms: map[string]shapes{}}
	for _, source := range sources {
		lines := map[string]any{}
		if err := toml.Unmarshal(source, &lines); err != nil {
			return nil, err
		}
		for id, value := range lines {
			if _, twice := l.texts[id]; twice {
				return nil, fmt.Errorf("%s: stands in two files", id)
			}
			if err := l.take(id, value); err != nil {
				return nil, fmt.Errorf("%s: %w", id, err)
			}
		}
	}
	return l, nil
}

func (l *tongue) take(id string, value any) error {
	switch {
	case id == "same_as_english":
		list, ok := value.([]any)
		if !ok {
			return fmt.Errorf("is a list of ids")
		}
		for _, same := range list {
			l.same = append(l.same, fmt.Sprint(same))
		}
		return nil
	case id == "unfinished":
		l.unfinished, _ = value.(bool)
		return nil
	case id == formID+"vowels":
		l.vowels = fmt.Sprint(value)
		return nil
	}
	parts, vowel, err := shapesOf(value)
	if err != nil {
		return err
	}
	switch {
	case strings.HasPrefix(id, formID):
		l.forms[strings.TrimPrefix(id, formID)] = parts
	case isThing(id):
		if text, ok := value.(string); ok {
			parts["one"] = text // the same for one and many
		}
		l.things[id] = record{shapes: parts, vowel: vowel}
	default:
		m := message{}
		for _, category := range categories {
			if text, ok := parts[category]; ok {
				m[category] = &form{text: text}
				delete(parts, category)
			}
		}
		for _, device := range deviceForms {
			if text, ok := parts[device]; ok {
				m[device] = &form{text: text}
				delete(parts, device)
			}
		}
		for key := range parts {
			return fmt.Errorf("%q is no form of a text", key)
		}
		if m["other"] == nil {
			return fmt.Errorf("has no form \"other\"")
		}
		l.texts[id] = m
	}
	return nil
}

// isThing tells whether an id is that of a noun or an adjective.
func isThing(id string) bool {
	return strings.HasPrefix(id, thingID) || strings.HasPrefix(id, pieceID) || strings.HasPrefix(id, levelID)
}

// shapesOf reads one text, or a table of them; vowel is nil where the table does not tell.
func shapesOf(value any) (parts shapes, vowel *bool, err error) {
	if text, ok := value.(string); ok {
		return shapes{"other": text}, nil, nil
	}
	table, ok := value.(map[string]any)
	if !ok {
		return nil, nil, fmt.Errorf("is neither a text nor a table of texts")
	}
	parts = shapes{}
	for key, part := range table {
		switch part := part.(type) {
		case string:
			parts[key] = part
		case bool:
			if key != "vowel" {
				return nil, nil, fmt.Errorf("%q is not a text", key)
			}
			vowel = &part
		default:
			return nil, nil, fmt.Errorf("%q is not a text", key)
		}
	}
	return parts, vowel, nil
}

// unreadable says of every text of a language that is no template why not, by id.
func (l *tongue) unreadable() map[string]error {
	faults := map[string]error{}
	try := func(id, text string) {
		if _, err := template.New("").Funcs(deeds()).Parse(text); err != nil {
			faults[id] = err
		}
	}
	for id, m := range l.texts {
		for _, f := range m {
			try(id, f.text)
		}
	}
	for id, r := range l.things {
		for _, text := range r.shapes {
			try(id, text)
		}
	}
	return faults
}
