package texts

import (
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"golang.org/x/text/language"
)

// Prefixes of ids that aren't texts of their own: nouns, adjectives, and the words before nouns.
const (
	thingID = "thing."
	pieceID = "piece."
	levelID = "level."
	formID  = "form."

	unfinishedID = "unfinished"
	sameID       = "same_as_english"
)

// categories are the CLDR names of the plural forms of a text.
var categories = [...]string{"zero", "one", "two", "few", "many", "other"}

// The forms of a text for players who use a finger, and for those who use keys or a gamepad.
const (
	tapForm  = "tap"
	keysForm = "keys"
)

// deviceForms holds both.
var deviceForms = [...]string{tapForm, keysForm}

// read makes a language from its files. The entry of an id is parsed when it is first needed, except the words
// before nouns. The error says which id is there twice or can't be read, and why.
func read(code string, sources ...[]byte) (*catalog, error) {
	tag, err := language.Parse(code)
	if err != nil {
		return nil, fmt.Errorf("%q is no code of a language: %w", code, err)
	}
	l := &catalog{code: code, tag: tag, unread: map[string]string{}, texts: map[string]message{}, things: map[string]record{}, forms: map[string]shapes{}}
	for _, source := range sources {
		if err := l.part(string(source)); err != nil {
			return nil, err
		}
	}
	for id := range l.unread {
		if strings.HasPrefix(id, formID) || id == unfinishedID {
			if err := l.readOne(id); err != nil {
				return nil, err
			}
		}
	}
	return l, nil
}

// part finds the entry of each id in a file: from the line that begins with the id to the next such line.
func (l *catalog) part(source string) error {
	id, from, inText := "", 0, false // inText: between two """, where lines have no ids
	end := func(to int) error {
		if _, twice := l.unread[id]; twice {
			return fmt.Errorf("%s: stands there twice", id)
		}
		if id != "" {
			l.unread[id] = source[from:to]
		}
		if id == sameID { // each file has a list of its own
			return l.readOne(id)
		}
		return nil
	}
	for at, next := 0, 0; at < len(source); at = next {
		if length := strings.IndexByte(source[at:], '\n'); length >= 0 {
			next = at + length + 1
		} else {
			next = len(source)
		}
		line := source[at:next]
		if begins := beginning(line); begins != "" && !inText {
			if err := end(at); err != nil {
				return err
			}
			id, from = begins, at
		}
		if strings.Count(line, `"""`)%2 == 1 {
			inText = !inText
		}
	}
	return end(len(source))
}

// beginning returns the id that a line of a file begins with, "" if the line continues an entry.
func beginning(line string) string {
	if line[0] == '"' {
		if id, after, ok := strings.Cut(line[1:], `"`); ok && strings.HasPrefix(after, " =") {
			return id
		}
	} else if line[0] >= 'a' && line[0] <= 'z' {
		id, _, _ := strings.Cut(line, " =")
		return id
	}
	return ""
}

// readOne parses the entry of an id.
func (l *catalog) readOne(id string) error {
	source, ok := l.unread[id]
	if !ok {
		return nil
	}
	lines := map[string]any{}
	err := toml.Unmarshal([]byte(source), &lines)
	if err == nil {
		err = l.take(id, lines[id])
	}
	if err != nil {
		return fmt.Errorf("%s: %w", id, err)
	}
	return nil
}

// need calls readOne for built-in files, which a test has found readable.
func (l *catalog) need(id string) {
	if err := l.readOne(id); err != nil {
		panic(unreadable(l.code, err))
	}
}

// text returns the text of an id, nil if there is none.
func (l *catalog) text(id string) message {
	l.reading.Lock()
	defer l.reading.Unlock()
	l.need(id)
	return l.texts[id]
}

// thing returns the noun or adjective of an id, nil if there is none.
func (l *catalog) thing(id string) *record {
	l.reading.Lock()
	defer l.reading.Unlock()
	l.need(id)
	if r, ok := l.things[id]; ok {
		return &r
	}
	return nil
}

// whole returns the language after parsing all of it.
func (l *catalog) whole() *catalog {
	l.reading.Lock()
	defer l.reading.Unlock()
	for id := range l.unread {
		l.need(id)
	}
	return l
}

func (l *catalog) take(id string, value any) error {
	delete(l.unread, id)
	switch {
	case id == sameID:
		list, ok := value.([]any)
		if !ok {
			return fmt.Errorf("is a list of ids")
		}
		for _, same := range list {
			l.same = append(l.same, fmt.Sprint(same))
		}
		return nil
	case id == unfinishedID:
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
			parts["one"] = text // the same for singular and plural
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

// isThing reports whether an id is that of a noun or an adjective.
func isThing(id string) bool {
	return strings.HasPrefix(id, thingID) || strings.HasPrefix(id, pieceID) || strings.HasPrefix(id, levelID)
}

// shapesOf reads one text, or a table of them; vowel is nil if the table doesn't say.
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

// unreadable returns, by id, what is wrong with each text of a language that can't be parsed.
func (l *catalog) unreadable() map[string]error {
	faults := map[string]error{}
	try := func(id, text string) {
		if _, err := parse(text); err != nil {
			faults[id] = err
		}
	}
	l.whole()
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
