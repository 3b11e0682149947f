package panels_test

import (
	"slices"
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

// In every window the ribbon says what the viewer has and, below it, what it becomes by what is held or bought.
func TestTheRibbonSaysBeforeAndAfter(t *testing.T) {
	reader := ui.NewReader("en")
	situation, err := gallery.Exhibited("move")
	if err != nil {
		t.Fatal(err)
	}
	situation.State.Players[0].Money, situation.State.Players[0].Popularity = 157, 125
	table := table.New(reader, situation, nil)
	table.Look.MoneyAfter, table.Look.PopularityAfter = 130, 134
	for _, size := range [][2]float64{{360, 640}, {390, 844}, {568, 320}, {844, 390}, {820, 1180}, {1280, 800}} {
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
		said := map[string][]string{}
		for _, p := range table.Papers() {
			for i := range p.Items {
				if of := p.Items[i].Of; of.Kind == thing.Having && p.Items[i].Text != "" {
					said[of.Name] = append(said[of.Name], p.Items[i].Text)
				}
			}
		}
		for what, want := range map[string][]string{"money": {"157", "130"}, "popularity": {"125", "134"}} {
			if !slices.Equal(said[what], want) {
				t.Errorf("%v: the ribbon says %q of %s, not %q", size, said[what], what, want)
			}
		}
		for i, one := range []string{"money", "popularity", "time"} {
			next := []string{"popularity", "time", "cars"}[i]
			left, _ := table.Spot(thing.Named(thing.Having, one))
			right, _ := table.Spot(thing.Named(thing.Having, next))
			if left.Rect.Right() > right.Rect.X+1 {
				t.Errorf("%v: %s lies over %s", size, one, next)
			}
		}
	}
}
