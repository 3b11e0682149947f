// Package rule says why: the id of a rule, and a sentence that a player understands.
package rule

import (
	"strconv"
	"strings"
)

// Reason is a rule that speaks for or against something. The zero Reason is none.
// Key names the sentence; What, Other, Amount and Limit fill its gaps. What and
// Other are names of the game ("treatment_room", "cardiology"), never sentences.
type Reason struct {
	Rule   string `json:"rule"`
	Key    string `json:"key"`
	What   string `json:"what,omitzero"`
	Other  string `json:"other,omitzero"`
	Amount int    `json:"amount,omitzero"`
	Limit  int    `json:"limit,omitzero"`
}

// None tells whether there is no reason at all.
func (r Reason) None() bool { return r.Rule == "" }

// Sentence fills the gaps of the sentence for the reason's key: {what}, {other}, {a what},
// {A what}, {another} (of Other, beside What), {amount} and {limit}. Each table is asked in turn; an unknown key is its own sentence.
func (r Reason) Sentence(tables ...map[string]string) string {
	for _, table := range tables {
		if sentence, ok := table[r.Key]; ok {
			what, other := Name(r.What), Name(r.Other)
			another := article(other)
			if what == other {
				another = "another " + other
			}
			return strings.NewReplacer(
				"{another}", another, "{Other}", capital(other),
				"{what}", what, "{What}", capital(what), "{a what}", article(what), "{A what}", capital(article(what)),
				"{other}", other, "{a other}", article(other), "{A other}", capital(article(other)),
				"{amount}", strconv.Itoa(r.Amount), "{limit}", strconv.Itoa(r.Limit),
			).Replace(sentence)
		}
	}
	return r.Key
}

// Name is the English name of a thing of the game: "treatment_room" is "treatment room".
func Name(thing string) string {
	switch thing {
	case "hub":
		return "service hub"
	case "psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology":
		return capital(thing)
	}
	return strings.ReplaceAll(thing, "_", " ")
}

func article(name string) string {
	if name != "" && strings.ContainsRune("aeiou", rune(name[0]|0x20)) {
		return "an " + name
	}
	return "a " + name
}

func capital(name string) string {
	if name == "" {
		return ""
	}
	return strings.ToUpper(name[:1]) + name[1:]
}
