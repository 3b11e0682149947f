// Package rule gives reasons: the id of a rule, and a sentence that a player understands.
package rule

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Reason is a rule that speaks for or against something. The zero Reason means no reason. Key names the sentence;
// What, Other, Amount and Limit fill its gaps. What and Other are names of the game ("treatment_room", "cardiology"),
// never sentences. Source is the base game or the extension that gave the reason, empty until it is signed.
type Reason struct {
	Rule   string `json:"rule"`
	Key    string `json:"key"`
	What   string `json:"what,omitzero"`
	Other  string `json:"other,omitzero"`
	Amount int    `json:"amount,omitzero"`
	Limit  int    `json:"limit,omitzero"`
	Source string `json:"-"`
}

// Sign sets the source of a reason that has none yet.
func (r *Reason) Sign(source string) {
	if r.Rule != "" && r.Source == "" {
		r.Source = source
	}
}

// None reports whether this is the zero Reason.
func (r Reason) None() bool { return r.Rule == "" }

// Sentence returns the reason in English. It takes the sentence from the first table that has the
// key; an unknown key is returned as it is.
func (r Reason) Sentence(tables ...map[string]string) string {
	return r.SentenceNaming(Name, tables...)
}

// SentenceNaming is Sentence, but takes the names of things from name.
func (r Reason) SentenceNaming(name func(thing string) string, tables ...map[string]string) string {
	for _, table := range tables {
		if sentence, ok := table[r.Key]; ok {
			return r.Fill(sentence, name, Article)
		}
	}
	return r.Key
}

// Fill fills the gaps of a sentence, with the names that name returns: {what}, {other}, {amount} and {limit}; {What}
// and {Other} with a capital letter; {a what}, {A what}, {a other} and {A other} with an article; and {another},
// which is "another …" where What and Other have the same name. article adds the articles of English; pass nil for
// other languages, which get the bare names.
func (r Reason) Fill(sentence string, name, article func(thing string) string) string {
	what, other := name(r.What), name(r.Other)
	aWhat, aOther, another := what, other, other
	if article != nil {
		aWhat, aOther, another = article(what), article(other), article(other)
		if what == other {
			another = "another " + other
		}
	}
	return strings.NewReplacer(
		"{what}", what, "{What}", capital(what), "{a what}", aWhat, "{A what}", capital(aWhat),
		"{other}", other, "{Other}", capital(other), "{a other}", aOther, "{A other}", capital(aOther),
		"{another}", another, "{amount}", strconv.Itoa(r.Amount), "{limit}", strconv.Itoa(r.Limit),
	).Replace(sentence)
}

// Name returns the English name of a thing of the game: "treatment_room" becomes "treatment room".
func Name(thing string) string {
	switch thing {
	case "hub":
		return "service hub"
	case "psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology":
		return capital(thing)
	}
	return strings.ReplaceAll(thing, "_", " ")
}

// Article returns an English name with "a" or "an" before it.
func Article(name string) string {
	if name != "" && strings.ContainsRune("aeiouAEIOU", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}

// capital returns a name with a capital letter, in any language.
func capital(name string) string {
	first, size := utf8.DecodeRuneInString(name)
	if first == utf8.RuneError {
		return name
	}
	return string(unicode.ToTitle(first)) + name[size:]
}
