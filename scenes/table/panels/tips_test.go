package panels_test

import (
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Everything that extensions lay on the table explains itself, too, at every kind of decision.
func TestEverythingOfExtensionsExplainsItself(t *testing.T) {
	reader := ui.NewReader("en")
	for _, e := range extensions.All() {
		t.Run(e.ID, func(t *testing.T) {
			config := game.Config{Players: 2, Seed: 3}
			if e.Variant {
				config.Variants = []string{e.ID}
			} else {
				config.Extensions = []string{e.ID}
			}
			rules, err := game.NewRules(config, extensions.All())
			if err != nil {
				t.Fatal(err)
			}
			s, told := rules.Start()
			random := bot.Random{Chance: game.Random{Word: 5}, MostMoves: 8}
			looked := map[game.DecisionKind]int{}
			for !s.Over {
				player, ok := random.NextPlayer(s)
				if !ok {
					t.Fatal("nobody decides")
				}
				if kind := s.Decision(player).Kind; looked[kind] < 3 {
					looked[kind]++
					explainAll(t, reader, gallery.ShotSituation(rules, s.Clone(), told))
				}
				_, events, err := random.Play(rules, s, player)
				if err != nil {
					t.Fatal(err)
				}
				told = append(told, events...)
			}
		})
	}
}

func explainAll(t *testing.T, reader *ui.Reader, s view.Situation) {
	t.Helper()
	table := table.New(reader, s, nil)
	table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 1600, 1000)
	step := s.Rules.StepOf(s.State).Key
	for _, spot := range table.Spots() {
		tip := table.Explain(spot.Thing)
		if tip == "" && !spot.Thing.Is(thing.Popularity, thing.Decision) { // these two say it themselves
			t.Errorf("%s: %s says nothing", step, spot.Thing)
		}
		for i := range tip {
			if tip[i] == '[' || tip[i] == '{' {
				t.Errorf("%s: %s says %q", step, spot.Thing, tip)
				break
			}
		}
	}
}
