// Package texts has every word that a player reads. Each language has one file here, one in the folder book (the
// rules in words), and one per extension in the folder extensions. English has every text. docs/languages.md
// explains the files.
package texts

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

//go:embed *.toml book/*.toml extensions/*.toml
var files embed.FS

// Data fills the gaps of a text, {{.Name}} in the catalog: words, numbers, nouns and adjectives. The number Count
// also chooses the plural form of the text.
type Data map[string]any

// catalog holds one language: its texts, its nouns, and how it joins words. All who read it share it.
type catalog struct {
	reading sync.Mutex // of unread, texts and things, which grow while texts are asked for

	code   string
	tag    language.Tag
	unread map[string]string // entries of its files, by id, until they are needed
	texts  map[string]message
	things map[string]record
	forms  map[string]shapes // words before a noun, by their name in the texts: "the", "of"
	vowels string            // letters that count as vowels at the beginning of a noun
	same   []string          // ids of texts that are the same as in English on purpose

	unfinished bool // missing texts are English for now
}

// message is a text in its plural forms, such as "one" and "other", or with a form for fingers, "tap", and one for
// keys and gamepad, "keys". Each form is parsed when it is first used.
type message map[string]*form

type form struct {
	text   string
	once   sync.Once // parses the text
	pieces []piece
	err    error
}

// Texts are all texts as one player reads them: in a language, worded for what the player uses.
type Texts struct {
	language *catalog
	device   Device
	longer   int  // percentage by which every text is lengthened
	widest   bool // every text takes the longest of its forms for mouse, finger and keys
}

// New returns the texts in the language with that code, worded for a mouse. A code that is not among Languages gives
// English.
func New(code string) *Texts {
	t := &Texts{}
	t.Choose(code)
	return t
}

var (
	loading  sync.Mutex
	catalogs = map[string]*catalog{} // those loaded so far
	english  = catalogOf("en")
)

// codes lists the built-in languages.
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

// catalogOf returns the language with that code, nil if there is none.
func catalogOf(code string) *catalog {
	loading.Lock()
	defer loading.Unlock()
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

// sourcesOf returns the files of a language: its own, and those of the book and the extensions, which an
// unfinished one may lack. It returns nil if the language doesn't exist.
func sourcesOf(code string) (sources [][]byte) {
	names, _ := fs.Glob(files, "extensions/*."+code+".toml") // the pattern is valid
	for _, name := range append([]string{code + ".toml", "book/" + code + ".toml"}, names...) {
		if source, err := files.ReadFile(name); err == nil {
			sources = append(sources, source)
		} else if name == code+".toml" {
			return nil
		}
	}
	return sources
}

// unreadable returns the panic message for built-in files, which a test has found readable.
func unreadable(code string, err error) string {
	return fmt.Sprintf("the texts of the language %s in assets/texts cannot be read: %v", code, err)
}

// Language is an available language, with its name in that language.
type Language struct{ Code, Name string }

// Languages lists the available languages, by code.
func Languages() []Language {
	var list []Language
	for _, code := range codes() {
		list = append(list, Language{code, nameOf(code)})
	}
	return list
}

// nameOf returns the name of a built-in language, found in its file without parsing all of it.
func nameOf(code string) string {
	source, _ := files.ReadFile(code + ".toml") // it was listed
	if _, after, ok := strings.Cut(string(source), "\n\"language.name\" = \""); ok {
		name, _, _ := strings.Cut(after, "\"")
		return name
	}
	return code
}

// Choose sets the language of the texts from now on, by its code. A code that is not among Languages sets English.
func (t *Texts) Choose(code string) {
	t.language = english
	if chosen := catalogOf(code); chosen != nil {
		t.language = chosen
	}
}

// Best returns the code of the available language that suits a player best who wants these, tags like "pt-BR" in
// order of preference. It returns "en" if none of them is available.
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

// In returns the text of an id in the language with that code, whichever is chosen; in English if the language
// lacks it.
func (t *Texts) In(code, id string) string {
	if l := catalogOf(code); l != nil {
		if m := l.text(id); m != nil {
			return t.lengthened(m["other"].fill(t, nil))
		}
	}
	return t.lengthened(english.text(id)["other"].fill(t, nil))
}

// Chosen returns the code of the language.
func (t *Texts) Chosen() string { return t.language.code }

// Device is what the player uses: a text may word an action differently for it.
type Device string

// The devices.
const (
	Mouse  Device = ""
	Finger Device = tapForm
	Keys   Device = keysForm // and gamepad
)

// For makes texts speak of a device from now on: of tapping or pressing instead of clicking. It reports whether
// that is a change.
func (t *Texts) For(device Device) (changed bool) {
	changed = device != t.device
	t.device = device
	return changed
}

// find returns a text in the player's language, in English if that lacks it, and the language that it is in.
func (t *Texts) find(id string) (message, *catalog) {
	for _, l := range [...]*catalog{t.language, english} {
		if m := l.text(id); m != nil {
			return m, l
		}
	}
	return nil, nil
}

// Has reports whether there is a text with that id.
func (t *Texts) Has(id string) bool {
	m, _ := t.find(id)
	return m != nil
}

// T returns the text of an id. data is at most one value. For an unknown id it returns the id in brackets; a test
// ensures that there is none.
func (t *Texts) T(id string, data ...Data) string {
	if len(data) > 0 {
		return t.lengthened(t.bare(id, data[0]))
	}
	return t.lengthened(t.bare(id, nil))
}

// Lines returns the lines of a text with its gaps filled, for texts made of several parts. They are not
// lengthened.
func (t *Texts) Lines(id string, data Data) []string {
	return strings.Split(strings.TrimSpace(t.bare(id, data)), "\n")
}

// Longer lengthens a part of a text from Lines, as T would.
func (t *Texts) Longer(part string) string { return t.lengthened(part) }

// bare returns a text that is not lengthened, for texts that only join others.
func (t *Texts) bare(id string, data Data) string {
	m, l := t.find(id)
	if m == nil {
		return "[" + id + "]"
	}
	which := t.formOf(m)
	if n, counts := whole(data["Count"]); counts {
		which = l.category(n)
	}
	f := m[which]
	if f == nil {
		f = m["other"]
	}
	return f.fill(t, data)
}

// fill fills the gaps of one of a player's texts. If that fails, it returns the text in brackets.
func (f *form) fill(t *Texts, data Data) string {
	if !strings.Contains(f.text, "{{") {
		return f.text
	}
	f.once.Do(func() { f.pieces, f.err = parse(f.text) })
	var out strings.Builder
	if f.err != nil || write(t, &out, f.pieces, t.written(data)) != nil {
		return "[" + f.text + "]"
	}
	return out.String()
}

// category returns the plural category of a number in a language, by its CLDR name: "one", "few", "many", "other".
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
