package dress

import "slices"

// Interaction is a rule of what happens between extensions: it applies where one of its first part is played and, where
// it has a second part, a different one of that.
type Interaction struct {
	Rule  string
	Alone bool // in a game alone only
	With  bool // in a game with others only
	Any   bool // the second part is every other extension
	Warns bool // it is better not to play them together
}

// Interactions are those rules, in the order in which they are told.
var Interactions = []Interaction{
	{Rule: "X1"}, {Rule: "X2", Warns: true}, {Rule: "X3"}, {Rule: "X4"}, {Rule: "X5"}, {Rule: "X7", Alone: true}, {Rule: "X8", With: true}, {Rule: "X6"},
	{Rule: "X10"}, {Rule: "X11", With: true}, {Rule: "X12"}, {Rule: "X13"}, {Rule: "E15", Any: true}, {Rule: "V10"},
}

// Parts are the rules between extensions that an extension is part of.
type Parts struct{ One, Other []string }

// first and second tell whether an extension is one of the first part, or of the second.
func (x *Interaction) first(id string) bool {
	d := Of(id)
	return d != nil && slices.Contains(d.Together.One, x.Rule)
}

func (x *Interaction) second(id string) bool {
	d := Of(id)
	return x.Any || d != nil && slices.Contains(d.Together.Other, x.Rule)
}

// Paired tells whether the rule has a second part.
func (x *Interaction) Paired() bool {
	return x.Any || slices.ContainsFunc(all, func(d *Dress) bool { return slices.Contains(d.Together.Other, x.Rule) })
}

// Concerns tells whether the rule is about an extension by name, and matters to it in a game of these and so many
// players.
func (x *Interaction) Concerns(id string, chosen []string, players int) bool {
	switch {
	case !x.first(id) && (x.Any || !x.second(id)):
		return false
	case !x.Paired():
		return x.Applies([]string{id}, players)
	}
	return slices.ContainsFunc(chosen, func(other string) bool { return other != id && x.Applies([]string{id, other}, players) })
}

// Applies tells whether the rule matters to a game of these extensions and so many players.
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
