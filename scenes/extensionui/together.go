package extensionui

import "slices"

// Interaction is a rule about what happens between extensions. It applies if an extension of its first part is played
// together with, if it has a second part, a different one of that.
type Interaction struct {
	Rule  string
	Alone bool // only in a solo game
	With  bool // only in a game with others
	Any   bool // the second part is every other extension
	Warns bool // it is better not to play them together
}

// Interactions lists those rules in the order in which they are told.
var Interactions = []Interaction{
	{Rule: "X1"}, {Rule: "X2", Warns: true}, {Rule: "X3"}, {Rule: "X4"}, {Rule: "X5"}, {Rule: "X7", Alone: true}, {Rule: "X8", With: true}, {Rule: "X6"},
	{Rule: "X10"}, {Rule: "X11", With: true}, {Rule: "X12"}, {Rule: "X13"}, {Rule: "E15", Any: true}, {Rule: "V10"},
}

// Parts names the interactions that an extension takes part in, by their rules: One those of whose first part it is,
// Other those of whose second part it is.
type Parts struct{ One, Other []string }

// first and second report whether an extension belongs to the first part, or to the second.
func (x *Interaction) first(id string) bool {
	d := Of(id)
	return d != nil && slices.Contains(d.Together.One, x.Rule)
}

func (x *Interaction) second(id string) bool {
	d := Of(id)
	return x.Any || d != nil && slices.Contains(d.Together.Other, x.Rule)
}

// Paired reports whether the rule has a second part.
func (x *Interaction) Paired() bool {
	return x.Any || slices.ContainsFunc(all, func(d *UI) bool { return slices.Contains(d.Together.Other, x.Rule) })
}

// Concerns reports whether the rule is about an extension by name, and matters to it in a game with the chosen
// extensions and a number of players.
func (x *Interaction) Concerns(id string, chosen []string, players int) bool {
	switch {
	case !x.first(id) && (x.Any || !x.second(id)):
		return false
	case !x.Paired():
		return x.Applies([]string{id}, players)
	}
	return slices.ContainsFunc(chosen, func(other string) bool { return other != id && x.Applies([]string{id, other}, players) })
}

// Applies reports whether the rule matters to a game with the chosen extensions and a number of players.
func (x *Interaction) Applies(chosen []string, players int) bool {
	if x.Alone && players > 1 || x.With && players == 1 {
		return false
	}
	for _, first := range chosen {
		if !x.first(first) {
			continue
		}
		if !x.Paired() || slices.ContainsFunc(chosen, func(id string) bool { return id != first && x.second(id) }) {
			return true
		}
	}
	return false
}
