package game

import (
	"reflect"
	"slices"
	"testing"

	"clinic/game/clinic"
	"clinic/game/market"
)

// D55: a command with a field that its type does not use is refused, in every decision of a game;
// the first version of the rules accepts it.
func TestSpareFieldsAreRefused(t *testing.T) {
	full := Command{
		Action: Build, Component: clinic.Component{Kind: clinic.Garden}, Pair: true, Second: clinic.Space{X: 1}, Kind: clinic.Nurse, Slot: 1,
		From: market.Appointment{Service: clinic.Cardiology}, Onto: market.Appointment{Space: 1}, Person: "d1", To: clinic.In(clinic.Space{X: 1}),
		Path: []clinic.WayStep{{}}, Doctors: []string{"d1"}, Nurses: []string{"n1"}, Skip: true, Points: 1, Choice: "garden", Counts: []int{1},
	}
	uses := map[CommandType][]string{
		ChooseAction: {"Action"}, BuildOne: {"Component", "Pair", "Second"}, HireOne: {"Kind", "Slot"}, QueueOne: {"From", "Onto"},
		AdmitOne: {"From"}, MoveOne: {"Person", "To", "Path", "Choice"}, Treat: {"Person", "Doctors", "Nurses", "Skip"},
		TakeBonus: {"Choice"}, Done: {},
	}
	tried := map[CommandType]bool{}
	chance := Random{5}
	s := begin(t, Config{Players: 1, Layouts: []string{"white"}, Goal: GoalNoDeaths})
	for seed := uint64(1); seed < 50 && len(tried) < len(uses); {
		if s.State.Over {
			s = begin(t, Config{Players: 1, Seed: seed, Layouts: []string{"white"}, Goal: GoalNoDeaths})
			seed++
		}
		player := s.State.Deciders()[0]
		legal := s.Rules.Legal(s.State, player)
		for _, command := range legal {
			if tried[command.Type] {
				continue
			}
			tried[command.Type] = true
			for i := range reflect.TypeFor[Command]().NumField() {
				name := reflect.TypeFor[Command]().Field(i).Name
				mutated := command
				field := reflect.ValueOf(&mutated).Elem().Field(i)
				if name == "Type" || name == "Board" || !field.IsZero() || slices.Contains(uses[command.Type], name) {
					continue
				}
				field.Set(reflect.ValueOf(full).Field(i))
				refuses(t, s, player, mutated, "D55", "spare_field")
				older := *s.Rules
				older.Version = 1
				if v := older.Check(s.State, player, &mutated); !v.Legal() {
					t.Errorf("the first rules refuse %s with %s: %+v", command.Type, name, v.Refusal)
				}
			}
		}
		at := chance.Below(len(legal))
		if _, v := s.Apply(player, legal[at]); !v.Legal() {
			t.Fatal(v.Refusal)
		}
	}
	for command := range uses {
		if !tried[command] {
			t.Errorf("%s never came up", command)
		}
	}
}
