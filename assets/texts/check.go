package texts

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
)

// Faults lists what is wrong with the files of a language, compared with the English ones, one line each: texts
// that are missing, that English doesn't have, that are English but not listed in same_as_english, whose gaps or
// plural forms are wrong, and nouns that no word can fit. It is empty for a complete language, and for English.
func Faults(code string) []string {
	l := catalogOf(code)
	if l == nil {
		return []string{fmt.Sprintf("there is no file assets/texts/%s.toml", code)}
	}
	if l == english {
		return nil
	}
	english.whole()
	f := faults{l: l.whole()}
	for id, err := range l.unreadable() {
		f.say(id, "cannot be read: %v", err)
	}
	f.ofTexts()
	f.ofThings()
	for _, id := range l.same {
		if !f.same[id] {
			f.say(id, "has leave to be as in English, and is not")
		}
	}
	slices.Sort(f.list)
	return f.list
}

type faults struct {
	l    *catalog
	list []string
	same map[string]bool // ids of texts that are the same as in English
}

func (f *faults) say(id, what string, with ...any) {
	f.list = append(f.list, id+" "+fmt.Sprintf(what, with...))
}

// ofTexts checks the texts.
func (f *faults) ofTexts() {
	f.same = map[string]bool{}
	for id, m := range english.texts {
		own, ok := f.l.texts[id]
		switch {
		case !ok && f.l.unfinished:
			continue
		case !ok:
			f.say(id, "is missing: %s", m["other"].text)
			continue
		}
		if got, want := gapsOf(own.all()), gapsOf(m.all()); !slices.Equal(got, want) {
			f.say(id, "has the gaps %v, in English %v", got, want)
		}
		f.ofForms(id, m, own)
		f.leave(id, m["other"].text, own["other"].text)
		f.words(id, own.all())
	}
	for id := range f.l.texts {
		if _, ok := english.texts[id]; !ok {
			f.say(id, "is no text of Clinic")
		}
	}
}

// ofForms checks whether a text has the plural forms that its language needs.
func (f *faults) ofForms(id string, m, own message) {
	for _, device := range deviceForms {
		if (own[device] == nil) != (m[device] == nil) {
			f.say(id, "needs a form %q where English has one, and there alone", device)
		}
	}
	if m[tapForm] != nil || m[keysForm] != nil {
		return
	}
	if len(m) == 1 {
		if len(own) > 1 {
			f.say(id, "has forms by number, and no Count chooses one: use fit")
		}
		return
	}
	for _, category := range f.l.categories() {
		if own[category] == nil {
			f.say(id, "has no form %q", category)
		}
	}
}

// leave checks whether a text is still English.
func (f *faults) leave(id, english, own string) {
	if own != english || !strings.ContainsFunc(without(own, ""), unicode.IsLetter) {
		return
	}
	f.same[id] = true
	if !slices.Contains(f.l.same, id) {
		f.say(id, "is as in English: %s", own)
	}
}

// words checks whether the language has the words before nouns that a text uses.
func (f *faults) words(id string, texts []string) {
	for _, text := range texts {
		pieces, _ := parse(text) // its errors are reported elsewhere
		each(pieces, func(c *call) {
			if form := strings.ToLower(c.name); anyForm()[form] && f.l.forms[form] == nil {
				f.say(id, "asks for {{%s}}, and there is no \"form.%s\"", c.name, form)
			}
		})
	}
}

// ofThings checks the nouns and adjectives.
func (f *faults) ofThings() {
	genders := f.l.genders()
	for id, r := range english.things {
		own, ok := f.l.things[id]
		switch {
		case !ok && f.l.unfinished:
			continue
		case !ok:
			f.say(id, "is missing: %s", r.name())
			continue
		}
		if got, want := gapsOf([]string{own.name()}), gapsOf([]string{r.name()}); !slices.Equal(got, want) {
			f.say(id, "has the gaps %v, in English %v", got, want)
		}
		if isLevel := strings.HasPrefix(id, levelID); !isLevel && len(genders) > 0 && own.shapes["gender"] == "" && own.shapes["the"] == "" && strings.HasPrefix(id, thingID) && len(r.shapes) > 1 && r.shapes["one"] != r.shapes["other"] {
			f.say(id, "has no gender, one of %v", genders)
		}
		f.leave(id, r.name(), own.name())
	}
	for id := range f.l.things {
		if _, ok := english.things[id]; !ok {
			f.say(id, "is no thing of Clinic")
		}
	}
}

func (r record) name() string {
	for _, key := range [...]string{"one", "other", "m"} {
		if text, ok := r.shapes[key]; ok {
			return text
		}
	}
	return ""
}

// genders returns the genders that the words before nouns distinguish.
func (l *catalog) genders() []string {
	found := map[string]bool{}
	for _, form := range l.forms {
		for key := range form {
			if gender, _, _ := strings.Cut(key, "_"); gender != "other" && gender != "plural" && gender != "vowel" {
				found[gender] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// categories returns the plural categories of whole numbers in the language.
func (l *catalog) categories() []string {
	found := map[string]bool{}
	for n := range 1000 {
		found[l.category(n)] = true
	}
	found["other"] = true
	return slices.Sorted(maps.Keys(found))
}

func (m message) all() []string {
	var list []string
	for _, f := range m {
		list = append(list, f.text)
	}
	return list
}

func anyForm() map[string]bool {
	all := map[string]bool{}
	for _, code := range codes() {
		for name := range catalogOf(code).forms {
			all[name] = true
		}
	}
	return all
}

// gapsOf returns the names of the gaps in a text's forms, each once.
func gapsOf(texts []string) []string {
	found := map[string]bool{}
	for _, text := range texts {
		pieces, _ := parse(text)
		each(pieces, func(c *call) {
			for _, a := range c.arguments {
				found[a.gap] = true
			}
		})
	}
	delete(found, "") // quoted words
	return slices.Sorted(maps.Keys(found))
}

// without returns a text with each of its gaps replaced by gap.
func without(text, gap string) string {
	parts := strings.Split(text, "{{")
	for i, part := range parts[1:] {
		_, after, _ := strings.Cut(part, "}}")
		parts[i+1] = after
	}
	return strings.Join(parts, gap)
}
