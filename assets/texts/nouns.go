package texts

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// shapes is a word in the shapes that it has beside others. The keys are a gender of the language, "plural", "vowel",
// and those joined by "_": the most exact one fits.
type shapes map[string]string

// record is a noun or adjective of a language as its file has it: a noun's forms by number, gender and short form.
type record struct {
	shapes
	vowel *bool // whether the noun is said as if it began with a vowel, nil where its first letter tells
}

// fitting gives the shape beside a word of that gender and number that begins with a vowel or not; false where there is
// none.
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

// Noun is a thing of the game by name, in the middle of a sentence, with what a language has to know of it to fit other
// words. As a text it is its name alone.
type Noun struct {
	text   string
	gender string
	many   bool
	record *record
	data   Data
	l      *catalog
}

func (n Noun) String() string { return n.text }

// Label is the noun alone, with a capital letter.
func (n Noun) Label() string { return Capital(n.text) }

// Short is the noun's short form for a narrow place with a capital letter, its whole name where it has none.
func (n Noun) Short() string {
	if n.record != nil && n.record.shapes["short"] != "" {
		return Capital(lengthened(n.record.shapes["short"]))
	}
	return n.Label()
}

// Called is a noun that no catalogue has, by its bare name.
func Called(name string) Noun { return Noun{text: name, l: current} }

// HasThing tells whether there is a noun of that id.
func HasThing(id string) bool {
	r, _ := findThing(id)
	return r != nil
}

func findThing(id string) (*record, *catalog) {
	for _, l := range [...]*catalog{current, english} {
		if r := l.thing(id); r != nil {
			return r, l
		}
	}
	return nil, nil
}

// Thing is the noun of an id, with its own gaps filled: adjectives in them fit it. One that is in no catalogue is its
// id in brackets.
func Thing(id string, data ...Data) Noun {
	r, l := findThing(id)
	if r == nil {
		return Called("[" + id + "]")
	}
	n := Noun{gender: r.shapes["gender"], record: r, l: l}
	if len(data) > 0 {
		n.data = data[0]
	}
	return n.numbered("one")
}

// numbered is the noun in its form for a plural category.
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
	n.text = lengthened((&form{text: text}).fill(n.fitted()))
	return n
}

// fitted is the noun's data with the adjectives in it in the shape that fits the noun.
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

// Many is the noun in the plural, without a number.
func (n Noun) Many() Noun { return n.numbered("other") }

// Counted is so many of a noun, "2 nurses".
func (n Noun) Counted(count int) Noun {
	l := n.l
	if l == nil {
		l = current
	}
	counted := n.numbered(l.category(count))
	counted.text = bare("common.counted", Data{"Count": count, "Noun": counted.text})
	counted.record = nil
	return counted
}

// Said is the noun inside a text that only says more of it, "{{.Who}} ({{.Service}})": what fits the noun fits the
// whole. data has the noun, too.
func (n Noun) Said(id string, data Data) Noun {
	n.text, n.record = T(id, data), nil
	return n
}

// vowel tells whether the noun is said as if it began with a vowel.
func (n Noun) vowel() bool {
	if n.record != nil && n.record.vowel != nil {
		return *n.record.vowel
	}
	first, _ := utf8.DecodeRuneInString(n.text)
	return n.l != nil && strings.ContainsRune(n.l.vowels, unicode.ToLower(first))
}

// with is the noun with the words before it that the language has under that name.
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

// Adjective is a word that fits nouns, like a level's color. As a text it is as it stands alone.
type Adjective struct {
	shapes shapes
	l      *catalog
}

// Level is the adjective of an id. One that is in no catalogue is its id in brackets.
func Level(id string) Adjective {
	r, l := findThing(id)
	if r == nil {
		return Adjective{shapes: shapes{"other": "[" + id + "]"}}
	}
	return Adjective{shapes: r.shapes, l: l}
}

func (a Adjective) String() string { return a.beside(Noun{}) }

// beside is the adjective in the shape that fits a noun.
func (a Adjective) beside(n Noun) string {
	text, _ := a.shapes.fitting(n.gender, n.many, false)
	return lengthened(text)
}

// Capital begins a text with a capital letter, whatever the language.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if first == utf8.RuneError {
		return text
	}
	return string(unicode.ToTitle(first)) + text[size:]
}
