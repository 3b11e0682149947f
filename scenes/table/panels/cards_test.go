package panels

import (
	"fmt"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/view"
)

// However many components extensions sell, their cards fit; with as many again as the base game has, each has its name, and a
// price that its stock does not cover.
func TestAnyNumberOfCardsHasItsNames(t *testing.T) {
	for more := range 13 {
		shops := &game.Extension{ID: "shops"}
		for i := range more {
			kind := clinic.Kind(fmt.Sprintf("kiosk_%c", 'a'+i))
			shops.Components = append(shops.Components, game.ComponentSpec{
				Blueprint: clinic.Blueprint{Kind: kind, Color: clinic.Blue, Where: clinic.OnGrid}, Price: "price.module",
			})
		}
		rules, err := game.NewRules(game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Extensions: []string{"shops"}}, []*game.Extension{shops})
		if err != nil {
			t.Fatal(err)
		}
		s, _ := rules.Start()
		rules.Enter(s, "choose-1")
		s.Pending = []game.Decision{{Kind: game.DecideBuild}}
		layout := LayoutFor(1280, 800)
		shown := &view.Shown{Look: view.Look{Looking: -1}}
		shown.Show(view.Situation{Rules: rules, State: s, Seats: []view.Seat{{Name: "Ada"}}})
		tray := &Tray{Made: Made{Shown: shown, Layout: &layout}}
		var spots []paper.Spot
		tray.Write(&spots)
		_, cards := tray.cards()
		for i := range cards {
			k := &cards[i]
			at := slices.IndexFunc(spots, func(spot paper.Spot) bool { return spot.Thing == k.thing })
			if at < 0 {
				t.Fatalf("%d cards: %s has none", len(cards), k.kind)
			}
			named := slices.ContainsFunc(tray.Paper.Items, func(item paper.Item) bool {
				return item.Of == k.thing && item.Text != "" && item.Text != k.price && item.Text != "$"+k.price && item.Text[0] != "×"[0]
			})
			if r := spots[at].Rect; r.X < layout.Tray.X || r.Right() > layout.Tray.Right() || r.Y < layout.Tray.Y || r.Bottom() > layout.Tray.Bottom() {
				t.Errorf("%d cards: that of %s lies outside the tray", len(cards), k.kind)
			}
			if !named && len(cards) <= 18 {
				t.Errorf("%d cards, %.0f wide: %s has no name", len(cards), spots[at].Rect.W, k.kind)
			}
			if r := spots[at].Rect; r.H > 70 && !k.fits(r.W) {
				t.Errorf("%d cards, %.0f wide: what stands on that of %s collides", len(cards), r.W, k.kind)
			}
		}
	}
}
