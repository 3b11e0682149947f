package controller_test

import (
	"fmt"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// sitAtShop starts Build in a game in which that many more components are for sale than usual.
func sitAtShop(t *testing.T, more int) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	shops := &game.Extension{ID: "shops"}
	for i := range more {
		shops.Components = append(shops.Components, game.ComponentSpec{
			Blueprint: clinic.Blueprint{Kind: kiosk(i), Color: clinic.Blue, Where: clinic.OnGrid}, Price: "price.module",
		})
	}
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: []string{"shops"}}, []*game.Extension{shops})
	if err != nil {
		t.Fatal(err)
	}
	match := game.NewMatch(rules, nil)
	until(match, game.DecideAction)
	match.Apply(0, choose(game.Build))
	s := session.New(match, session.Seats{{Name: "Ada"}}, nil)
	p := &player{t: t, session: s}
	p.table = controller.Play(ui.NewReader("en"), s, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	p.tick()
	return p
}

func kiosk(i int) clinic.Kind { return clinic.Kind(fmt.Sprintf("kiosk_%c", 'a'+i)) }

func (p *player) hasInSight(what thing.Thing) bool {
	_, ok := p.table.Spot(what)
	return ok
}

// wheel turns the wheel by notches, away from the player positive.
func (p *player) wheel(notches float64) {
	p.mouse.WheelY = notches
	p.tick()
	p.mouse.WheelY = 0
}

// What has no room in the tray lies on another page: buttons and the wheel lead there, and what lies there is dragged
// out and built. At either end there is only the button that leads back.
func TestCardsOnAnotherPageAreBuilt(t *testing.T) {
	const more = 20
	p := sitAtShop(t, more)
	first, last := thing.ToBuild(clinic.TreatmentRoom, clinic.NoService), thing.ToBuild(kiosk(more-1), clinic.NoService)
	after, before := thing.Of(thing.CardsAfter), thing.Of(thing.CardsBefore)
	if !p.hasInSight(first) || p.hasInSight(last) || !p.hasInSight(after) || p.hasInSight(before) {
		t.Fatal("the tray does not begin with the first page of several")
	}
	p.click(after)
	if p.hasInSight(first) || !p.hasInSight(last) || p.hasInSight(after) {
		t.Fatal("the button does not lead to the next page")
	}
	p.click(before)
	if !p.hasInSight(first) || p.hasInSight(last) {
		t.Fatal("the button does not lead back")
	}
	p.hover(first)
	p.wheel(-1)
	if p.hasInSight(first) || !p.hasInSight(last) {
		t.Fatal("the wheel does not lead to the next page")
	}
	p.wheel(-1)
	if !p.hasInSight(last) {
		t.Fatal("there is a page behind the last one")
	}
	var place thing.Thing
	for _, command := range p.session.Legal() {
		if command.Type == game.BuildOne && command.Component.Kind == kiosk(more-1) {
			place = thing.InSpace(command.Component.Space)
		}
	}
	p.drag(last, place)
	if p.me().Clinic.At(place.Space).Kind != kiosk(more-1) {
		t.Error("what lies on the second page can't be dragged out and built")
	}
	if !p.hasInSight(last) {
		t.Error("the page is turned back after a component is built")
	}
	p.apply(game.Command{Type: game.Done})
	p.tick()
	p.click(thing.Of(thing.Undo))
	if !p.hasInSight(first) {
		t.Error("the next Build does not begin with the first page")
	}
}

// Tab reaches each card, whatever page it is on, and the arrows go from page to page.
func TestKeysComeToEachCard(t *testing.T) {
	const more = 20
	p := sitAtShop(t, more)
	came := map[thing.Thing]bool{}
	for range 50 {
		p.key(ebiten.KeyTab)
		came[p.table.Look.Focus] = true
	}
	for i := range more {
		if card := thing.ToBuild(kiosk(i), clinic.NoService); !came[card] {
			t.Errorf("Tab never comes to %s", card)
		}
	}

	p = sitAtShop(t, more)
	first := thing.ToBuild(clinic.TreatmentRoom, clinic.NoService)
	turned := func(key ebiten.Key) bool {
		was := p.hasInSight(first)
		for range 30 {
			if p.key(key); p.hasInSight(first) != was {
				return p.table.Look.Focus.Kind == thing.Component
			}
		}
		return false
	}
	if !turned(ebiten.KeyArrowRight) || !turned(ebiten.KeyArrowLeft) {
		t.Error("the arrows don't go to the next page and back")
	}
}
