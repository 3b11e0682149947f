package game

import (
	"slices"
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
)

const (
	white  = clinic.White
	yellow = clinic.Yellow
	orange = clinic.Orange
	red    = clinic.Red
)

// B86: changes are served in order, then by turn order and age; if a color still isn't in supply, the piece stays.
func TestExchange(t *testing.T) {
	for _, test := range []struct {
		name   string
		supply market.Bag // from NoLevel and white on
		moves  [][2]clinic.Level
		stay   []int // the changes that are not served
		after  market.Bag
	}{
		{"levelling down: yellow goes back before orange takes it", market.Bag{0, 1, 0, 0, 0},
			[][2]clinic.Level{{orange, yellow}, {yellow, white}}, nil, market.Bag{0, 0, 0, 1, 0}},
		{"levelling down: red after orange", market.Bag{0, 0, 1, 0, 0},
			[][2]clinic.Level{{red, orange}, {orange, yellow}}, nil, market.Bag{0, 0, 0, 0, 1}},
		{"worsening: orange goes back before yellow takes it", market.Bag{0, 0, 0, 0, 1},
			[][2]clinic.Level{{white, yellow}, {yellow, orange}, {orange, red}}, nil, market.Bag{0, 1, 0, 0, 0}},
		{"worsening: no red left, so nobody moves up the line", market.Bag{},
			[][2]clinic.Level{{white, yellow}, {yellow, orange}, {orange, red}}, []int{0, 1, 2}, market.Bag{}},
		{"one white left: the first in turn order and age takes it", market.Bag{0, 1, 0, 0, 0},
			[][2]clinic.Level{{yellow, white}, {yellow, white}}, []int{1}, market.Bag{0, 0, 1, 0, 0}},
		{"down comes before up", market.Bag{0, 0, 0, 1, 0},
			[][2]clinic.Level{{yellow, orange}, {red, orange}}, []int{0}, market.Bag{0, 0, 0, 0, 1}},
		{"what somebody gives back later goes to the first in the order", market.Bag{0, 0, 0, 0, 1},
			[][2]clinic.Level{{yellow, orange}, {orange, red}, {red, orange}}, []int{0}, market.Bag{0, 0, 0, 0, 1}},
		{"two that want each other's color swap", market.Bag{},
			[][2]clinic.Level{{white, yellow}, {yellow, white}}, nil, market.Bag{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var changes []pieceChange
			for i, move := range test.moves {
				changes = append(changes, pieceChange{slot: i, from: move[0], to: move[1]})
			}
			supply := test.supply
			exchange(&supply, changes)
			var stay []int
			for _, x := range changes {
				if !x.served {
					stay = append(stay, x.slot)
				}
			}
			slices.Sort(stay)
			equalList(t, "stay", stay, test.stay)
			equal(t, "supply", supply, test.after)
		})
	}
}

// B86: in any situation, a change earlier in the order of serving is served whenever that
// is possible together with those before it.
func TestExchangeServesInOrder(t *testing.T) {
	random := Random{11}
	for game := range 3000 {
		var supply market.Bag
		for level := white; level <= red; level++ {
			supply[level] = random.Below(3) / 2 * (1 + random.Below(2))
		}
		var changes []pieceChange
		for i := range 1 + random.Below(7) {
			from := white + clinic.Level(random.Below(4))
			to := from + 1
			if from == red || from > white && random.Below(2) == 0 {
				to = from - 1
			}
			changes = append(changes, pieceChange{slot: i, from: from, to: to})
		}
		before := supply
		exchange(&supply, changes)
		want := inOrder(before, changes)
		for i := range changes {
			if changes[i].served != want[i] {
				t.Fatalf("game %d, supply %v: %+v, but number %d should be served: %v", game, before, changes, i, want[i])
			}
		}
	}
}

// inOrder tries all sets of changes: each change in turn is served if some set that contains it and
// those served before leaves no color short.
func inOrder(supply market.Bag, changes []pieceChange) []bool {
	served := make([]bool, len(changes))
	for i := range changes {
		for set := range 1 << len(changes) {
			left := supply
			fits := set>>i&1 == 1
			for j, x := range changes {
				if set>>j&1 == 1 {
					left[x.from]++
					left[x.to]--
				}
				fits = fits && (j >= i || served[j] == (set>>j&1 == 1))
			}
			for _, count := range left {
				fits = fits && count >= 0
			}
			if fits {
				served[i] = true
				break
			}
		}
	}
	return served
}

// B86: dead patients are out of the game, so their pieces serve nobody who worsens. In games with older rules their
// pieces went back before others worsened, all in turn order, then by age.
func TestDeadPatientsAreOutOfTheGame(t *testing.T) {
	for _, test := range []struct{ version, served, gone int }{{RulesVersion, 0, 1}, {4, 1, 0}} {
		s := newScene(t, 2)
		s.Rules.Version = test.version
		s.State.TurnOrder = []int{1, 0}
		first := s.person(0, clinic.Patient, orange, preAdmissions)
		second := s.person(1, clinic.Patient, orange, preAdmissions)
		s.person(0, clinic.Patient, red, preAdmissions)
		s.State.Market.PatientSupply[red] = 0
		beginAdmin9(s.Play)
		equal(t, "of the first in turn order", s.owner(1).Clinic.Person(second).Level, orange+clinic.Level(test.served))
		equal(t, "of the second", s.owner(0).Clinic.Person(first).Level, orange)
		equal(t, "red supply", s.State.Market.PatientSupply[red], 0)
		equal(t, "red ones out of the game", s.State.Market.PatientsGone[red], test.gone)
		skipped := s.told(Skipped)
		equal(t, "told that others stay", len(skipped), 2-test.served)
		last := skipped[len(skipped)-1]
		equal(t, "the last one told", last.Person+last.Rule, first+"B86")
	}
}
