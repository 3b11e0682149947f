package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

// B42, B49: while clinics are built by hand, the list of legal commands has exactly the places that the judge allows
// for each one alone.
func TestTheListOfAnOwnStartIsWhatTheJudgeAllows(t *testing.T) {
	extensions, variants := game.Together(All())
	for _, config := range []game.Config{
		{}, {Extensions: []string{"cigarettes"}}, {Extensions: []string{"emergency"}}, {Extensions: []string{"urban_design_2", "gift_shop"}},
		{Extensions: extensions, Variants: variants},
	} {
		for seed := range uint64(4) {
			config.Players, config.Seed = 2, seed
			config.Layouts, config.AnnexLayouts = slices.Repeat([]string{game.OwnLayout}, 2), nil
			if slices.Contains(config.Extensions, "emergency") {
				config.AnnexLayouts = slices.Repeat([]string{game.OwnLayout}, 2)
			}
			rules, err := game.NewRules(config, All())
			if err != nil {
				t.Fatal(err)
			}
			s, _ := rules.Start()
			chance := game.Random{Word: seed}
			for {
				d := s.Pending[len(s.Pending)-1]
				if len(d.Pieces) == 0 {
					break
				}
				list := rules.Legal(s, d.Player)
				if allowed := everyPlace(rules, s, &d); allowed != len(list) {
					t.Fatalf("%v, seed %d, %s with %d pieces: %d commands are listed, %d allowed", config.Extensions, seed, d.Kind, len(d.Pieces), len(list), allowed)
				}
				for i := range list {
					if v := rules.Check(s, d.Player, &list[i]); !v.Legal() {
						t.Fatalf("%v, seed %d: %+v is listed and refused: %+v", config.Extensions, seed, list[i], v.Refusal)
					}
				}
				if _, v := rules.Apply(s, d.Player, &list[chance.Below(len(list))]); !v.Legal() {
					t.Fatal(v.Refusal)
				}
			}
		}
	}
}

// everyPlace counts the places for the pieces of a decision that the judge allows.
func everyPlace(rules *game.Rules, s *game.State, d *game.Decision) int {
	count := 0
	for i, piece := range d.Pieces {
		if slices.Contains(d.Pieces[:i], piece) {
			continue
		}
		sides := []clinic.Side{clinic.NoSide}
		if d.Kind != game.DecideAnnex && rules.Component(piece.Kind).Sided() {
			sides = clinic.Sides[:]
		}
		for index := range clinic.MaxSpaces {
			for _, side := range sides {
				command := game.Command{Type: game.BuildOne, Component: piece}
				command.Component.Space, command.Component.Side = clinic.SpaceAt(index), side
				if d.Kind == game.DecideAnnex {
					command.Board = EmergencyBoard
				}
				if rules.Check(s, d.Player, &command).Legal() {
					count++
				}
			}
		}
	}
	return count
}
