package texts

import (
	"fmt"
	"strings"
)

// function is what a text may do with the values of its gaps.
type function struct {
	least int  // number of arguments it takes
	more  bool // also more than that
	of    func(t *Texts, arguments []any) any
}

func ofNoun(of func(Noun) string) function {
	return function{least: 1, of: func(t *Texts, a []any) any { return of(t.noun(a[0])) }}
}

// functionOf returns the function with that name. The one without a name returns its argument. For each "form.the"
// of any language loaded so far there are "the" and "The".
func functionOf(name string) (function, bool) {
	switch name {
	case "":
		return function{least: 1, of: func(t *Texts, a []any) any { return a[0] }}, true
	case "Name":
		return ofNoun(Noun.Label), true
	case "many":
		return ofNoun(func(n Noun) string { return n.Many().text }), true
	case "Many":
		return ofNoun(func(n Noun) string { return n.Many().Label() }), true
	case "short":
		return ofNoun(Noun.Short), true
	case "counted":
		return function{least: 2, of: func(t *Texts, a []any) any { n, _ := whole(a[0]); return t.noun(a[1]).Counted(n) }}, true
	case "same":
		return function{least: 2, of: func(t *Texts, a []any) any { return fmt.Sprint(a[0]) == fmt.Sprint(a[1]) }}, true
	case "fit":
		return function{least: 2, more: true, of: (*Texts).fit}, true
	case "match":
		return function{least: 2, of: func(t *Texts, a []any) any { return t.match(a[0], a[1]) }}, true
	}
	loading.Lock()
	defer loading.Unlock()
	for _, l := range catalogs {
		for form := range l.forms {
			switch name {
			case form:
				return ofNoun(func(n Noun) string { return n.with(form) }), true
			case Capital(form):
				return ofNoun(func(n Noun) string { return Capital(n.with(form)) }), true
			}
		}
	}
	return function{}, false
}

// noun returns a gap's value as a noun: names of players and the like have no gender.
func (t *Texts) noun(value any) Noun {
	if n, ok := value.(Noun); ok {
		return n
	}
	return t.Called(fmt.Sprint(value))
}

// fit chooses among words the one for a noun's gender and number, or for a number's plural category: `soigné`
// `f:soignée`. The first is the default.
func (t *Texts) fit(arguments []any) any {
	value, usual := arguments[0], fmt.Sprint(arguments[1])
	choice := shapes{"other": usual}
	for _, other := range arguments[2:] {
		key, text, _ := strings.Cut(fmt.Sprint(other), ":")
		choice[key] = text
	}
	if n, counts := whole(value); counts {
		if text, ok := choice[t.language.category(n)]; ok {
			return text
		}
		return usual
	}
	n := t.noun(value)
	text, _ := choice.fitting(n.gender, n.many, n.vowel())
	return text
}

// match returns an adjective as it fits a noun, or its shape for a key such as "f".
func (t *Texts) match(adjective, beside any) string {
	a, ok := adjective.(Adjective)
	if !ok {
		return fmt.Sprint(adjective)
	}
	key, ok := beside.(string)
	if !ok {
		return a.beside(t.noun(beside))
	}
	if text, ok := a.shapes[key]; ok {
		return text
	}
	gender, many := strings.CutSuffix(key, "_plural")
	return a.beside(Noun{gender: gender, many: many})
}
