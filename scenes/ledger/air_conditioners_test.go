package ledger

import (
	"testing"

	"clinic/game"
)

// C102: cool air has a heading of its own in Admin, and says once what it brings.
func TestCoolAirStandsUnderItsOwnHeading(t *testing.T) {
	l, _, _ := stage(t, 1, 1280, 800, 100)
	x := l.lineOf(game.Event{Type: "patients_cooled", Rule: "C102", Number: 2, Popularity: 2}, game.Step{Key: "air-conditioners", Name: game.StepAdmin, Number: 9}, nil)
	if got := l.heading(&x); got != "Cool air" || x.text != "2 patients enjoy the cool air" {
		t.Errorf("under %q it says %q", got, x.text)
	}
}

// C101: what an air conditioner adds to the upkeep of several rooms is said once.
func TestACooledFloorIsSaidOnce(t *testing.T) {
	var lines []game.Line
	for _, kind := range []string{"treatment_room", "hub"} {
		lines = append(lines, game.Line{What: kind, Amount: 4, Origins: []game.Origin{{Rule: "B83", Amount: 2}, {Source: "air_conditioners", Rule: "C101", Amount: 2}}})
	}
	if got := changes("", lines); got != "Floor 0: cooled, so everything there costs double, $4 of this" {
		t.Errorf("two cooled rooms: %q", got)
	}
}
