package hands_test

import (
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/dress"
	"clinic/scenes/rulespage"
	"clinic/scenes/scenetest"
	"clinic/scenes/table/hands"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"

	"github.com/hajimehoshi/ebiten/v2"
)

// A click on a stock, the right button or R over anything of an extension, and the pause open its rules; Esc leads back to the
// table, where everything is as it was.
func TestTheRulesOfWhatIsPointedAt(t *testing.T) {
	ids, _ := game.Together(extensions.All())
	p := sitWith(t, 1, 7, ids...)
	var opened []string
	p.table = hands.Play(p.session, hands.Doors{Rules: func(extension string) scenes.Scene {
		opened = append(opened, extension)
		return rulespage.OfGame(extensions.All(), p.session.Rules(), extension)
	}})
	p.Stage = scenetest.NewStage(p.table, 1600, 1000, 100)
	p.tick()
	version := p.session.Version()
	opens := func(how, want string) {
		t.Helper()
		if len(opened) != 1 || opened[0] != want {
			t.Errorf("%s opens the rules of %q, want %q", how, opened, want)
		}
		opened = nil
		if _, there := p.Scene().(*rulespage.Page); !there {
			t.Fatalf("%s shows %T", how, p.Scene())
		}
		p.key(ebiten.KeyEscape)
		if p.Scene() != scenes.Scene(p.table) || p.session.Version() != version {
			t.Fatalf("Esc does not lead back from the rules")
		}
	}
	rightClick := func() {
		p.mouse.Right = true
		p.tick()
		p.mouse.Right = false
		p.tick()
	}
	var stocks []paper.Spot
	for _, spot := range p.table.Spots() {
		if spot.Thing.Kind == thing.Pool {
			stocks = append(stocks, spot)
		}
	}
	if len(stocks) < 4 {
		t.Fatalf("there are %d stocks", len(stocks))
	}
	for _, stock := range stocks {
		want := dress.Whose(p.session.Context(), stock.Thing)
		p.click(stock.Thing)
		opens("a click on "+stock.Thing.String(), want)
		p.hover(stock.Thing)
		p.key(ebiten.KeyR)
		opens("R over "+stock.Thing.String(), want)
		rightClick()
		opens("the right button on "+stock.Thing.String(), want)
	}
	p.move(p.table.ClinicArea().Center())
	p.key(ebiten.KeyR)
	opens("R over the ground", "")
	p.click(thing.Of(thing.Menu))
	p.ClickOn(t, "dialog.rules")
	opens("the pause", "")
}

// In the base game R opens the page of its rules and numbers, and the pause says nothing of extensions.
func TestTheRulesOfTheBaseGame(t *testing.T) {
	p := sit(t, 1)
	opened := 0
	p.table = hands.Play(p.session, hands.Doors{Numbers: func() scenes.Scene { opened++; return p.table }})
	p.Stage = scenetest.NewStage(p.table, 1280, 800, 100)
	p.tick()
	p.click(thing.Of(thing.Menu))
	if _, there := p.Seen().At["dialog.rules"]; there {
		t.Error("the pause leads to rules of extensions")
	}
	p.ClickOn(t, "dialog.resume")
	p.key(ebiten.KeyR)
	if opened != 1 {
		t.Errorf("R opened the rules and numbers %d times", opened)
	}
}
