package save_test

import (
	"os"
	"path/filepath"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/save"
)

// B90: a game goes on with the numbers that it began with, even those that no one changed and that programs have
// other values for by now; only a new game has the new ones.
func TestOlderGamesKeepTheirNumbers(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(keptFolder, "base-solo-move"+saveEnding))
	if err != nil {
		t.Fatal(err)
	}
	before := map[string]int{
		"pre_admissions": 3, "queue.base": 1, "residency.price.3": 6, "residency.price.4": 7, "residency.price.5": 8,
		"nurse.price.1": 2, "nurse.price.3": 4, "nurse.price.4": 5, "upkeep.orderly_saves": 3, "parking.street": 4, "score.time_per_point": 5,
	}
	for range 2 { // and again once this program has saved it
		g, err := save.Decode(data, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		rules := g.Match.Rules
		for name, value := range before {
			if got := rules.Number(name); got != value {
				t.Errorf("%s is %d, when the game was begun it was %d", name, got, value)
			}
		}
		if len(rules.Config.Numbers) != 0 {
			t.Errorf("%v count as changed by the player", rules.Config.Numbers)
		}
		c := game.Context{Rules: rules, State: g.Match.State}
		waiting := 0
		for i := range c.Clinic().People {
			if p := &c.Clinic().People[i]; p.At.Area == clinic.PreAdmissions && p.Service == clinic.Psychiatry {
				waiting++
			}
		}
		if free := c.FreeWaiting(clinic.Psychiatry); waiting+free != 3 {
			t.Errorf("B54: %d wait in pre-admissions and %d places are free, of 3", waiting, free)
		}
		if price := c.HirePrice(clinic.Nurse, 0); price != 2 {
			t.Errorf("B47: a nurse costs %d, when the game was begun 2", price)
		}
		anew, err := game.NewRules(rules.Config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		if anew.Number("pre_admissions") == 3 {
			t.Error("a new game of the same config has the numbers of the old one")
		}
		if data, err = save.Encode(g); err != nil {
			t.Fatal(err)
		}
	}
}
