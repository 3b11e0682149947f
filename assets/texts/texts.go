// Package texts has every word that a player reads: one file beside this one for each language, one more in the
// folder book, the rules in words, and for each extension one in the folder extensions. What is English has every
// text. docs/languages.md says how such a file is written.
package texts

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

//go:embed *.toml book/*.toml extensions/*.toml
var files embed.FS

// Data fills the gaps of a text, {{.Name}} in the catalogue: words, numbers, nouns and adjectives. Count, a number,
// also chooses which form of the text is said.
type Data map[string]any

// catalog is what one language has: its texts, its nouns, and how it joins words.
type catalog struct {
	code   string
	tag    language.Tag
	unread map[string]string // what its files have for an id, until somebody asks for that
	texts  map[string]message
	things map[string]record
	forms  map[string]shapes // what goes before a noun, by its name in the texts: "the", "of"
	vowels string            // letters that count as vowels at the beginning of a noun
	same   []string          // ids of the texts that are the same in English, on purpose

	unfinished bool // what is missing is English for now
}

// message is a text in its forms by number, "one" and "other" say, or with one for fingers, "tap", and one for keys and
// gamepad, "keys"; each is made ready when it is first asked for.
type message map[string]*form

type form struct {
	text   string
	pieces []piece // of text, once it has been asked for
}

var (
	catalogs = map[string]*catalog{} // those that have been asked for
	english  = catalogOf("en")
	current  = english
	plain    = map[string]string{} // texts without gaps, found before
	used     Device                // by the player
)

// codes lists the languages that are built in.
func codes() (list []string) {
	names, err := files.ReadDir(".")
	if err != nil {
		panic(fmt.Sprintf("the texts that are built in cannot be listed: %v", err))
	}
	for _, name := range names {
		if name.IsDir() {
			continue
		}
		list = append(list, strings.TrimSuffix(name.Name(), path.Ext(name.Name())))
	}
	return list
}

// catalogOf gives a language by its code, nil where there is none.
func catalogOf(code string) *catalog {
	if l := catalogs[code]; l != nil {
		return l
	}
	sources := sourcesOf(code)
	if len(sources) == 0 {
		return nil
	}
	l, err := read(code, sources...)
	if err != nil {
		panic(unreadable(code, err))
	}
	catalogs[code] = l
	return l
}

// sourcesOf gives the files of a language: its own, and what it has of the book and of extensions, which one that is
// being written may lack. There are none of a language that is not there.
func sourcesOf(code string) (sources [][]byte) {
	names, _ := fs.Glob(files, "extensions/*."+code+".toml") // the pattern is a good one
	for _, name := range append([]string{code + ".toml", "book/" + code + ".toml"}, names...) {
		if source, err := files.ReadFile(name); err == nil {
			sources = append(sources, source)
		} else if name == code+".toml" {
			return nil
		}
	}
	return sources
}

// unreadable is said of what is built in, which a test has seen to be readable.
func unreadable(code string, err error) string {
	return fmt.Sprintf("the texts of the language %s in assets/texts cannot be read: %v", code, err)
}

// Language is a language that there are texts in, with its name in that language.
type Language struct{ Code, Name string }

// Languages lists the languages there are, by code.
func Languages() []Language {
	var list []Language
	for _, code := range codes() {
		list = append(list, Language{code, nameOf(code)})
	}
	return list
}

// nameOf is the name of a language that is built in, found in its file without reading all of it.
func nameOf(code string) string {
	source, _ := files.ReadFile(code + ".toml") // it was listed
	if _, after, ok := strings.Cut(string(source), "\n\"language.name\" = \""); ok {
		name, _, _ := strings.Cut(after, "\"")
		return name
	}
	return code
}

// Choose makes a language, by its code, that of all texts from now on. A code that is not among Languages gives
// English.
func Choose(code string) {
	current = english
	if chosen := catalogOf(code); chosen != nil {
		current = chosen
	}
	forget()
}

// Best is the code of the language there is that somebody reads best who wants these, tags like "pt-BR", the first most
// of all; English for nobody of whom anything is known.
func Best(wanted []string) string {
	known := codes()
	var tags []language.Tag
	for _, code := range known {
		tags = append(tags, language.Make(code))
	}
	matcher := language.NewMatcher(tags)
	for _, name := range wanted {
		tag, err := language.Parse(name)
		if err != nil {
			continue
		}
		if _, i, sure := matcher.Match(tag); sure >= language.High {
			return known[i]
		}
	}
	return "en"
}

// In gives the text of an id in the language of that code, whichever is in use; in English where that has none.
func In(code, id string) string {
	if l := catalogOf(code); l != nil {
		if m := l.text(id); m != nil {
			return lengthened(m["other"].fill(nil))
		}
	}
	return lengthened(english.text(id)["other"].fill(nil))
}

// Chosen is the code of the language in use.
func Chosen() string { return current.code }

// Device is what the player uses: a text may say in other words what is done with it.
type Device string

// The devices.
const (
	Mouse  Device = ""
	Finger Device = tapForm
	Keys   Device = keysForm // and gamepad
)

// For has texts speak of a device from now on: of tapping or pressing where they would speak of clicking. It tells
// whether that is new.
func For(device Device) (changed bool) {
	if device == used {
		return false
	}
	used = device
	forget()
	return true
}

func forget() {
	clear(plain)
	clear(dollars)
}

// find gives a text in the language in use, in English where that has none, and the language that it is in.
func find(id string) (message, *catalog) {
	for _, l := range [...]*catalog{current, english} {
		if m := l.text(id); m != nil {
			return m, l
		}
	}
	return nil, nil
}

// Has tells whether there is a text of that id.
func Has(id string) bool {
	m, _ := find(id)
	return m != nil
}

// T gives the text of an id, in the language in use. data is at most one value. An id that is in no catalogue comes
// back in brackets; a test sees to it that there is none.
func T(id string, data ...Data) string {
	if len(data) > 0 {
		return lengthened(bare(id, data[0]))
	}
	s, ok := plain[id]
	if !ok {
		s = lengthened(bare(id, nil))
		plain[id] = s
	}
	return s
}

// Lines gives the lines of a text as it stands in the catalogue, its gaps filled: of those that are made up of parts.
func Lines(id string, data Data) []string {
	return strings.Split(strings.TrimSpace(bare(id, data)), "\n")
}

// Longer is a part of a text of Lines as T would give it.
func Longer(part string) string { return lengthened(part) }

// bare is a text as it stands in the catalogue, not lengthened: one that only joins others.
func bare(id string, data Data) string {
	m, l := find(id)
	if m == nil {
		return "[" + id + "]"
	}
	which := m.forDevice()
	if n, counts := whole(data["Count"]); counts {
		which = l.category(n)
	}
	f := m[which]
	if f == nil {
		f = m["other"]
	}
	return f.fill(data)
}

// fill puts data into the gaps of a text. One that cannot be filled comes back in brackets.
func (f *form) fill(data Data) string {
	if !strings.Contains(f.text, "{{") {
		return f.text
	}
	if f.pieces == nil {
		pieces, err := parse(f.text)
		if err != nil {
			return "[" + f.text + "]"
		}
		f.pieces = pieces
	}
	var out strings.Builder
	if err := write(&out, f.pieces, written(data)); err != nil {
		return "[" + f.text + "]"
	}
	return out.String()
}

// category is the plural category of a number in a language, by the names of CLDR: "one", "few", "many", "other".
func (l *catalog) category(n int) string {
	if n < 0 {
		n = -n
	}
	switch plural.Cardinal.MatchPlural(l.tag, n, 0, 0, 0, 0) {
	case plural.Zero:
		return "zero"
	case plural.One:
		return "one"
	case plural.Two:
		return "two"
	case plural.Few:
		return "few"
	case plural.Many:
		return "many"
	}
	return "other"
}
