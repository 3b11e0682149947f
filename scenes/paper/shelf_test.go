package paper_test

import (
	"fmt"
	"slices"
	"testing"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/scenetest"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// shop returns a table with that many cards for sale, besides hubs.
func shop(t *testing.T, reader *ui.Reader, cards int) *table.Table {
	t.Helper()
	names := map[string]any{}
	shops := &game.Extension{ID: "shops"}
	for i := range 40 {
		kind := clinic.Kind(fmt.Sprintf("clubhouse_%d", i))
		names["thing."+string(kind)] = map[string]any{"one": fmt.Sprintf("the clubhouse No. %d", i), "short": fmt.Sprintf("Club %d", i)}
		shops.Components = append(shops.Components, game.ComponentSpec{
			Blueprint: clinic.Blueprint{Kind: kind, Color: clinic.Blue, Where: clinic.OnGrid}, Price: "price.module",
		})
	}
	texts.AddEnglish(names)
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Extensions: []string{"shops"}}, []*game.Extension{shops})
	if err != nil {
		t.Fatal(err)
	}
	s, _ := rules.Start()
	rules.Enter(s, "choose-1")
	s.Pending = []game.Decision{{Kind: game.DecideBuild}}
	for i := range rules.Components {
		spec := &rules.Components[i]
		if sold := spec.Price != "" && spec.Kind != clinic.Hub && (!spec.Piles || s.Market.Pile(spec.Kind, clinic.NoService) != nil); !sold {
			continue
		}
		if cards--; cards < 0 {
			spec.Price = ""
		}
	}
	return table.New(reader, view.Situation{Rules: rules, State: s, Seats: []view.Seat{{Name: "Ada"}}}, nil)
}

// However many components are for sale, each card has its picture, price, stock and name, all of it inside the
// card and the tray, and nothing covers anything else.
func TestAnyNumberOfCardsHasRoom(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [...][2]int{{1024, 640}, {1280, 800}, {1920, 1080}} {
		for n := 1; n <= 40; n++ {
			shown := shop(t, reader, n)
			scenetest.NewStage(shown.Reader, shown, size[0], size[1], 100)
			seen := map[thing.Thing]bool{}
			for {
				tray := shown.Papers()[3]
				for _, spot := range shown.Spots() {
					if spot.Thing.Kind == thing.Component && spot.Thing.Service == clinic.NoService {
						seen[spot.Thing] = true
						for _, fault := range faultsOf(shown, tray, spot, panels.LayoutFor(tray.Reader, arrangement.Desk, float64(size[0]), float64(size[1]), 0, false).Tray) {
							t.Errorf("%d cards at %d × %d: %s: %s", n, size[0], size[1], spot.Thing, fault)
						}
					}
				}
				if !shown.TurnCards(1) {
					break
				}
			}
			if len(seen) != n {
				t.Errorf("%d cards at %d × %d: %d can be seen", n, size[0], size[1], len(seen))
			}
			if t.Failed() {
				return
			}
		}
	}
}

// faultsOf returns what is wrong with a card in the tray's room.
func faultsOf(shown *table.Table, tray *paper.Paper, card paper.Spot, room ui.Rect) (faults []string) {
	say := func(format string, values ...any) { faults = append(faults, fmt.Sprintf(format, values...)) }
	const slack = 0.5 // pixels
	inside := func(r, of ui.Rect) bool {
		return r.X >= of.X-slack && r.Right() <= of.Right()+slack && r.Y >= of.Y-slack && r.Bottom() <= of.Bottom()+slack
	}
	apart := func(a, b ui.Rect) bool {
		return a.Right() <= b.X+slack || b.Right() <= a.X+slack || a.Bottom() <= b.Y+slack || b.Bottom() <= a.Y+slack
	}
	undo, _ := shown.Spot(thing.Of(thing.Undo))
	room.W = undo.Rect.X - room.X
	if !inside(card.Rect, room) {
		say("it lies outside of the tray")
	}
	for _, other := range shown.Spots() {
		if other.Thing != card.Thing && other.Thing.Is(thing.Component, thing.CardsBefore, thing.CardsAfter) && !apart(card.Rect, other.Rect) {
			say("%s covers it", other.Thing)
		}
	}
	type ink struct {
		what string
		area ui.Rect
	}
	var inks []ink
	texts := 0
	for i := range tray.Items {
		item := &tray.Items[i]
		area, inked := item.Ink()
		if !inked || item.Of != card.Thing {
			continue
		}
		what := "a picture"
		if item.Text != "" {
			texts++
			if what = item.Text; !item.Whole() || item.Size() < 11 {
				say("%q is cut off, or too small", what)
			}
		}
		if !inside(area, card.Rect) {
			say("%s leaves the card: %.0f in %.0f", what, area, card.Rect)
		}
		for _, other := range inks {
			if !apart(area, other.area) {
				say("%s covers %s: %.1f, %.1f", what, other.what, area, other.area)
			}
		}
		inks = append(inks, ink{what, area})
	}
	if texts < 2 {
		say("it has no price, or no name: %v", slices.Collect(func(yield func(string) bool) {
			for _, one := range inks {
				yield(one.what)
			}
		}))
	}
	return faults
}
