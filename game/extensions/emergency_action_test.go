package extensions

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// E4: the action has two different halves in either order, and no third one.
func TestTwoHalvesOfTheAction(t *testing.T) {
	x := emergencyTable(t, 1)
	x.act(0)
	hire := game.Command{Type: game.HireOne, Kind: EmergencyDoctor, Board: EmergencyBoard}
	garden := buildAt(clinic.Garden, space(0, 3, 1))
	garden.Board = EmergencyBoard
	x.do(0, hire)
	x.do(0, garden)
	nurse := game.Command{Type: game.HireOne, Kind: EmergencyNurse, Board: EmergencyBoard}
	x.refuses(0, nurse, "E4", "half_over")
	x.refuses(0, game.Command{Type: game.AdmitOne, Board: EmergencyBoard}, "E4", "two_halves")
	if annex := x.State.Players[0].Annex; annex.Money != 10-3-2 {
		t.Errorf("E3, E5: the department has $%d", annex.Money)
	}
}

// E4: any two of the three go together in any order, but never the same half twice.
func TestEveryPairOfHalves(t *testing.T) {
	commands := map[game.Action]game.Command{
		game.Build: inDepartment(buildAt(clinic.Garden, clinic.Space{X: 3, Y: 1})),
		game.Hire:  inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyNurse}),
		game.Admit: inDepartment(game.Command{Type: game.AdmitOne}),
	}
	other := map[game.Action]game.Command{
		game.Build: inDepartment(buildAt(clinic.Garden, clinic.Space{X: 3})),
		game.Hire:  inDepartment(game.Command{Type: game.HireOne, Kind: EmergencyDoctor}),
		game.Admit: inDepartment(game.Command{Type: game.AdmitOne}),
	}
	for first := range commands {
		for second := range commands {
			if first == second {
				continue
			}
			x := emergencyTable(t, 1)
			x.erect(0, EmergencyHub, clinic.Space{X: 1, Y: 1})
			x.act(0)
			x.do(0, commands[first])
			x.do(0, commands[second])
			for third := range commands {
				v := x.Rules.Check(x.State, 0, new(other[third]))
				switch key := v.Refusal.Key; {
				case third == first && key != "half_over", third != first && third != second && key != "two_halves":
					t.Errorf("E4: %s, %s, %s: %q", first, second, third, key)
				}
			}
			if v := x.Rules.Check(x.State, 0, &game.Command{Type: game.Done}); !v.Legal() {
				t.Errorf("E4: after %s and %s: %s", first, second, v.Refusal.Key)
			}
		}
	}
}

// E4: the tile is played once a round, as one of three: with it there are 4 actions.
func TestTileOnceARound(t *testing.T) {
	x := emergencyTable(t, 1)
	tiles, halves := 0, 0
	for x.Rules.StepOf(x.State).Name != game.StepMove {
		switch x.State.Decision(0).Kind {
		case game.DecideAction:
			tile := game.Command{Type: game.ChooseAction, Action: emergencyAction}
			if tiles > 0 {
				x.refuses(0, tile, "B50", "tile_played")
				tile.Action = game.Hire
			}
			tiles++
			x.do(0, tile)
		case DecideEmergency:
			x.do(0, inDepartment(game.Command{Type: game.AdmitOne}))
			x.do(0, inDepartment(buildAt(clinic.Garden, clinic.Space{X: 3})))
			halves = len(EmergencyHalves(x.of(0), 0))
			x.do(0, game.Command{Type: game.Done})
		default:
			x.do(0, game.Command{Type: game.Done})
		}
	}
	if tiles != 3 || halves != 2 {
		t.Errorf("E4: %d tiles and %d halves are played", tiles, halves)
	}
}

// E4: it resolves after the Admits of its step, in turn order.
func TestEmergencyComesAfterAdmit(t *testing.T) {
	x := emergencyTable(t, 1)
	at := func(key string) int {
		return slices.IndexFunc(x.Rules.Steps, func(s game.Step) bool { return s.Key == key })
	}
	for step := 1; step <= 3; step++ {
		admit, emergency := at(fmt.Sprintf("admit-%d", step)), at(fmt.Sprintf("emergency-%d", step))
		if admit < 0 || emergency != admit+1 {
			t.Errorf("E4: in step %d Admit is step %d, Emergency %d", step, admit, emergency)
		}
	}
}
