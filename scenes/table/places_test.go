package table_test

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// windows are the sizes at which controls are checked.
var windows = [...][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}}

// everyStep has a random player play two rounds of a game, and calls look with a table of each size for every
// decision of the first player.
func everyStep(t *testing.T, reader *ui.Reader, config game.Config, look func(step string, size [2]float64, table *table.Table)) {
	t.Helper()
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s, told := rules.Start()
	var tables [len(windows)]*table.Table
	random, steps := bot.Random{Chance: game.Random{Word: 4}, MostMoves: 6}, map[game.DecisionKind]bool{}
	for !s.Over && s.Round < 3 {
		player, ok := random.NextPlayer(s)
		if !ok {
			t.Fatalf("nobody decides in round %d", s.Round)
		}
		if d := s.Decision(0); player == 0 && d != nil {
			steps[d.Kind] = true
			situation := gallery.ShotSituation(rules, s, told)
			for i, size := range windows {
				if tables[i] == nil {
					tables[i] = table.New(reader, situation, nil)
					tables[i].Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
				}
				tables[i].Show(situation)
				look(fmt.Sprintf("%.0f×%.0f, round %d, %s", size[0], size[1], s.Round, d.Kind), size, tables[i])
			}
		}
		_, events, err := random.Play(rules, s, player)
		if err != nil {
			t.Fatal(err)
		}
		told = append(told, events...)
	}
	if len(steps) < 6 {
		t.Errorf("only %d kinds of decisions were seen: %v", len(steps), steps)
	}
}

// games returns games with nothing but the base, and two with every extension that fits together.
func games() map[string]game.Config {
	list := map[string]game.Config{"alone": {Players: 1, Seed: 2}, "base": {Players: 4, Seed: 2}}
	known := extensions.All()
	for _, name := range []string{"everything", "everything else"} {
		config := game.Config{Players: 2, Seed: 5}
		config.Extensions, config.Variants = game.Together(known)
		list[name] = config
		slices.Reverse(known)
	}
	return list
}

// Undo, redo, Done and pre-admissions keep their places in every step, whatever the tray holds, and nothing covers
// them.
func TestControlsKeepTheirPlaces(t *testing.T) {
	reader := ui.NewReader("en")
	for name, config := range games() {
		places := map[*table.Table]map[string]ui.Rect{}
		everyStep(t, reader, config, func(step string, size [2]float64, table *table.Table) {
			if places[table] == nil {
				places[table] = map[string]ui.Rect{}
			}
			spots := table.Spots()
			waiting := false
			for _, s := range spots {
				if !s.Thing.Is(thing.Undo, thing.Redo, thing.Done, thing.Preadmission) || s.Thing.Board != game.Home {
					continue
				}
				id := s.Thing.String()
				if s.Thing.Kind == thing.Preadmission {
					if waiting {
						continue // they follow the first
					}
					waiting, id = true, "pre-admissions"
					s.Rect.W = 0 // of the sign
				}
				if was, seen := places[table][id]; seen && was != s.Rect {
					t.Errorf("%s: %s: %s lies at %v, and lay at %v", name, step, id, s.Rect, was)
				}
				places[table][id] = s.Rect
				if r := s.Rect; s.Thing.Kind != thing.Preadmission && (r.W < 44 || r.H < 44) {
					t.Errorf("%s: %s: %s is too small for a finger: %v", name, step, id, r)
				}
			}
			top := table.TrayTop()
			for i, a := range spots {
				for _, b := range spots[:i] {
					if a.Thing.Kind == thing.Person && b.Thing.Kind == thing.Preadmission {
						continue // those who wait there
					}
					if in := a.Rect.Intersect(b.Rect); min(a.Rect.Y, b.Rect.Y) >= top && in.W > 2 && in.H > 2 && a.Thing.Kind != thing.Tile && b.Thing.Kind != thing.Tile {
						t.Errorf("%s: %s: %s lies over %s", name, step, a.Thing, b.Thing)
					}
				}
			}
		})
	}
}
