package ledger

import (
	"testing"

	"clinic/game"
)

// C101: what an air conditioner adds to the upkeep of several rooms is said once.
func TestACooledFloorIsSaidOnce(t *testing.T) {
	var lines []game.Line
	for _, kind := range []string{"treatment_room", "hub"} {
		lines = append(lines, game.Line{What: kind, Amount: 4, Origins: []game.Origin{{Rule: "B83", Amount: 2}, {Source: "air_conditioners", Rule: "C101", Amount: 2}}})
	}
	if got := changes("", lines); got != "×2 air conditioner: +$4" {
		t.Errorf("two cooled rooms: %q", got)
	}
}
