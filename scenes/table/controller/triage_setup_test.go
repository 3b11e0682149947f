package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// B49, B83, C70: pieces that are placed for free at setup say their upkeep, and one piece is not called several.
func TestFreePiecesSayTheirUpkeep(t *testing.T) {
	for _, at := range []struct {
		extensions []string
		pieces     []clinic.Component
		want       []string
	}{
		{[]string{"triage"}, []clinic.Component{{Kind: "triage_station"}}, []string{"Place this: it costs nothing now, and $3 of upkeep a round.", "Triage station, upkeep $3"}},
		{[]string{"triage", "public_toilets"}, []clinic.Component{{Kind: "triage_station"}, {Kind: "public_toilet"}}, []string{"Place these: they cost nothing now, and $4 of upkeep a round.", "Public toilet, upkeep $1"}},
		{[]string{"cigarettes"}, []clinic.Component{{Kind: "vending_machine"}}, []string{"Place this: it costs nothing."}},
	} {
		p := sitChanged(t, at.extensions, func(m *game.Match) {
			m.State.Pending = []game.Decision{{Kind: game.DecideExtras, Player: 0, Pieces: at.pieces}}
		})
		var says []string
		for _, paper := range p.table.Papers() {
			for _, item := range paper.Items {
				says = append(says, item.Text)
			}
		}
		for _, want := range at.want {
			if !strings.Contains(strings.Join(says, " "), want) {
				t.Errorf("with %v nothing says %q: %q", at.extensions, want, says)
			}
		}
	}
}
