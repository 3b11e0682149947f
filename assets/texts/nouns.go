package texts

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// shapes holds the shapes of a word beside other words. The keys are a gender of the language, "plural", "vowel",
// and combinations joined by "_": the most specific key that fits is used.
type shapes map[string]string

// record is a noun or adjective of a language as in its file: a noun's plural forms, gender and short form.
type record struct {
	shapes
	vowel *bool // whether the noun sounds as if it began with a vowel; nil if its first letter decides
}

// fitting returns the shape beside a word of that gender and number that begins with a vowel or not; false if
// there is none.
func (s shapes) fitting(gender string, many, vowel bool) (string, bool) {
	var keys []string
	if many {
		if vowel {
			keys = append(keys, gender+"_plural_vowel", "plural_vowel")
		}
		keys = append(keys, gender+"_plural", "plural")
	}
	if vowel {
		keys = append(keys, gender+"_vowel", "vowel")
	}
	for _, key := range append(keys, gender, "other", "m") {
		if text, ok := s[key]; ok {
			return text, true
		}
	}
	return "", false
}

// Noun is the name of a thing of the game in the middle of a sentence, with everything a language needs to know to
// fit other words to it. Its String is the name alone.
type Noun struct {
	text   string
	gender string
	many   bool
	record *record
	data   Data
	texts  *Texts // that it belongs to
	l      *catalog
}

func (n Noun) String() string { return n.text }

// Label returns the noun alone with a capital letter.
func (n Noun) Label() string { return Capital(n.text) }

// Short returns the noun's short form for a narrow place, with a capital letter; its whole name if it has no short
// form.
func (n Noun) Short() string {
	if n.record != nil && n.record.shapes["short"] != "" {
		return Capital(n.texts.lengthened(n.record.shapes["short"]))
	}
	return n.Label()
}

// Called returns a noun that is in no catalog, by its bare name.
func (t *Texts) Called(name string) Noun { return Noun{text: name, texts: t, l: t.language} }

// HasThing reports whether there is a noun with that id.
func (t *Texts) HasThing(id string) bool {
	r, _ := t.findThing(id)
	return r != nil
}

func (t *Texts) findThing(id string) (*record, *catalog) {
	for _, l := range [...]*catalog{t.language, english} {
		if r := l.thing(id); r != nil {
			return r, l
		}
	}
	return nil, nil
}

// Thing returns the noun of an id, with its own gaps filled: adjectives in them fit it. For an unknown id it
// returns the id in brackets.
func (t *Texts) Thing(id string, data ...Data) Noun {
	r, l := t.findThing(id)
	if r == nil {
		return t.Called("[" + id + "]")
	}
	n := Noun{gender: r.shapes["gender"], record: r, texts: t, l: l}
	if len(data) > 0 {
		n.data = data[0]
	}
	return n.numbered("one")
}

// numbered returns the noun in its form for a plural category.
func (n Noun) numbered(category string) Noun {
	if n.record == nil {
		return n
	}
	text, ok := n.record.shapes[category]
	if !ok {
		category = "other"
		if text, ok = n.record.shapes["other"]; !ok {
			category, text = "one", n.record.shapes["one"]
		}
	}
	n.many = category != "one"
	n.text = n.texts.lengthened((&form{text: text}).fill(n.texts, n.fitted()))
	return n
}

// fitted returns the noun's data, with adjectives in the shape that fits the noun.
func (n Noun) fitted() Data {
	data := Data{}
	for name, value := range n.data {
		if a, ok := value.(Adjective); ok {
			value = a.beside(n)
		}
		data[name] = value
	}
	return data
}

// Many returns the noun in the plural, without a number.
func (n Noun) Many() Noun { return n.numbered("other") }

// Counted returns that many of a noun: "2 nurses".
func (n Noun) Counted(count int) Noun {
	counted := n.numbered(n.l.category(count))
	counted.text = n.texts.bare("common.counted", Data{"Count": count, "Noun": counted.text})
	counted.record = nil
	return counted
}

// Said returns the noun inside a text that only adds to it, "{{.Who}} ({{.Service}})": words that fit the noun fit
// the whole. data must contain the noun as well.
func (n Noun) Said(id string, data Data) Noun {
	n.text, n.record = n.texts.T(id, data), nil
	return n
}

// vowel reports whether the noun sounds as if it began with a vowel.
func (n Noun) vowel() bool {
	if n.record != nil && n.record.vowel != nil {
		return *n.record.vowel
	}
	first, _ := utf8.DecodeRuneInString(n.text)
	return n.l != nil && strings.ContainsRune(n.l.vowels, unicode.ToLower(first))
}

// with returns the noun after the words that the language puts before it under that name.
func (n Noun) with(name string) string {
	if n.record != nil && !n.many {
		if own, ok := n.record.shapes[name]; ok {
			return own
		}
	}
	if n.l == nil {
		return n.text
	}
	before, _ := n.l.forms[name].fitting(n.gender, n.many, n.vowel())
	return before + n.text
}

// Adjective is a word that fits nouns, such as a level's color. Its String is the adjective alone.
type Adjective struct {
	shapes shapes
	texts  *Texts
}

// Level returns the adjective of an id. For an unknown id it returns the id in brackets.
func (t *Texts) Level(id string) Adjective {
	r, _ := t.findThing(id)
	if r == nil {
		return Adjective{shapes{"other": "[" + id + "]"}, t}
	}
	return Adjective{r.shapes, t}
}

func (a Adjective) String() string { return a.beside(Noun{}) }

// beside returns the adjective in the shape that fits a noun.
func (a Adjective) beside(n Noun) string {
	text, _ := a.shapes.fitting(n.gender, n.many, false)
	return a.texts.lengthened(text)
}

// Capital returns a text with a capital first letter, in any language.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if first == utf8.RuneError {
		return text
	}
	return string(unicode.ToTitle(first)) + text[size:]
}
