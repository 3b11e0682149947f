package extensionui

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// X3 to X13: interactions are told where they apply and nowhere else: nothing about turn order in a solo game.
func TestInteractionsAreToldWhereTheyApply(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		chosen  string
		players int
		want    string
	}{
		{"", 2, ""}, {"tough_doctors", 2, ""}, {"tough_doctors clever_doctors", 2, "X4 X6"}, {"ghosts", 2, "X8 X6"}, {"ghosts", 1, "X7 X6"},
		{"ghosts triage", 2, "X3 X8 X6 X11"}, {"ghosts triage", 1, "X3 X7 X6"}, {"helicopters", 2, "X12"}, {"helicopters cigarettes", 2, "X10 X12 X13"}, {"gift_shop", 2, ""},
		{"emergency", 2, "X8 X6"}, {"emergency", 1, "X7 X6"}, {"emergency tough_doctors", 2, "X8 X6 E15"}, {"covid_19", 2, "X5 X6"},
		{"covid_19", 1, "X5 X7 X6"}, {"covid_19 emergency", 2, "X2 X5 X8 X6 E15"}, {"covid_19 gift_shop", 3, "X5 X6 V10"},
	} {
		var got []string
		for i := range Interactions {
			if Interactions[i].Applies(strings.Fields(x.chosen), x.players) {
				got = append(got, Interactions[i].Rule)
			}
		}
		if strings.Join(got, " ") != x.want {
			t.Errorf("%q with %d players: %v, want %s", x.chosen, x.players, got, x.want)
		}
	}
}

// Extensions take part in the interactions that follow from what they do: making the game cooperative (X5), taking a
// goal away (X7), acting before or after Move (X10), changing its order (X11).
func TestExtensionsArePartOfTheRulesBetweenThem(t *testing.T) {
	t.Parallel()
	for _, e := range extensions.All() {
		acts := func(m game.Moment) bool { return m.Do != nil }
		around := slices.ContainsFunc(e.Moments.BeforeMove, acts) || slices.ContainsFunc(e.Moments.AfterMove, acts)
		d := Of(e.ID)
		if d == nil {
			continue // TestEveryExtensionIsDressed says so
		}
		together := d.Together
		for _, x := range []struct {
			rule       string
			why        string
			one, other bool
		}{
			{"X5", "has an Outcome", e.Outcome != nil, false},
			{"X7", "changes Goals", len(e.Queries.Goals) > 0, false},
			{"X10", "acts before or after Move", around, around},
			{"X11", "has a MoveOrder", e.MoveOrder != game.MoveTogether, false},
		} {
			if x.one && !slices.Contains(together.One, x.rule) || x.other && !slices.Contains(together.Other, x.rule) {
				t.Errorf("%s %s, so %s belongs to Together in scenes/extensionui/%s.go, which has %+v", e.ID, x.why, x.rule, e.ID, together)
			}
		}
	}
}
