package texts

import (
	"fmt"
	"strings"
	"text/template"
)

// ready are the deeds for all texts, once they have been asked for.
var ready template.FuncMap

// deeds are what a text may do with what fills its gaps. For each "form.the" of any language that was asked for there are "the" and "The".
func deeds() template.FuncMap {
	if ready != nil {
		return ready
	}
	ready = template.FuncMap{
		"Name":    func(value any) string { return Capital(noun(value).text) },
		"many":    func(value any) string { return noun(value).Many().text },
		"Many":    func(value any) string { return Capital(noun(value).Many().text) },
		"short":   func(value any) string { return noun(value).Short() },
		"counted": func(count, value any) string { n, _ := whole(count); return noun(value).Counted(n).text },
		"same":    func(one, other any) bool { return fmt.Sprint(one) == fmt.Sprint(other) },
		"fit":     fit,
		"match":   match,
	}
	for _, l := range tongues {
		for name := range l.forms {
			ready[name] = func(value any) string { return noun(value).with(name) }
			ready[Capital(name)] = func(value any) string { return Capital(noun(value).with(name)) }
		}
	}
	return ready
}

// noun is what fills a gap as a noun: names of players and the like have no gender.
func noun(value any) Noun {
	if n, ok := value.(Noun); ok {
		return n
	}
	return Called(fmt.Sprint(value))
}

// fit chooses among words the one for a noun's gender and number, or for a number's plural category: `soigné` `f:soignée`. The
// first is the usual one.
func fit(value any, usual string, others ...string) string {
	choice := shapes{"other": usual}
	for _, other := range others {
		key, text, _ := strings.Cut(other, ":")
		choice[key] = text
	}
	if n, counts := whole(value); counts {
		if text, ok := choice[current.category(n)]; ok {
			return text
		}
		return usual
	}
	n := noun(value)
	text, _ := choice.fitting(n.gender, n.many, n.vowel())
	return text
}

// match gives an adjective as it fits a noun, or in the shape of a key, "f" say.
func match(adjective, beside any) string {
	a, ok := adjective.(Adjective)
	if !ok {
		return fmt.Sprint(adjective)
	}
	key, ok := beside.(string)
	if !ok {
		return a.beside(noun(beside))
	}
	if text, ok := a.shapes[key]; ok {
		return text
	}
	gender, many := strings.CutSuffix(key, "_plural")
	return a.beside(Noun{gender: gender, many: many})
}
