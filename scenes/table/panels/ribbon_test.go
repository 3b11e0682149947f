package panels_test

import (
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// However many play and however small the window is, the ribbon names whose turn it is.
func TestTheRibbonNamesWhoseTurnItIs(t *testing.T) {
	reader := ui.NewReader("en")
	for players := 2; players <= 4; players++ {
		situation, err := gallery.Played(game.Config{Players: players, Seed: 5}, 1, func(_ *game.Rules, s *game.State) bool {
			return s.Round == 1 && gallery.Decides(s, game.DecideAction)
		})
		if err != nil {
			t.Fatal(err)
		}
		for i := range situation.Seats {
			situation.Seats[i] = view.Seat{Name: "Player 4"}
		}
		table := table.New(reader, situation, nil)
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1600, 1000}} {
			table.Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
			named := false
			for _, p := range table.Papers() {
				for i := range p.Items {
					named = named || p.Items[i].Of == thing.Numbered(thing.Player, situation.Viewer) && p.Items[i].Text == "Player 4"
				}
			}
			if !named {
				t.Errorf("%d players, %v: the pill of whose turn it is has no name", players, size)
			}
		}
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 390, 844) // an upright phone has room for the disc alone
		disc := false
		for _, p := range table.Papers() {
			for i := range p.Items {
				disc = disc || p.Items[i].Text == table.Initial(situation.Viewer)
			}
		}
		if !disc {
			t.Errorf("%d players: nothing on an upright phone says whose turn it is", players)
		}
	}
}
