package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/book"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/thing"

	"github.com/hajimehoshi/ebiten/v2"
)

// withBook puts the table on a stage from which the book of rules can be opened, and returns the places at which it
// was opened.
func (p *player) withBook(width, height int) (opened *[]string) {
	opened = &[]string{}
	doors := routes.Routes{Book: func(played *game.Rules, at string) scenes.Scene {
		*opened = append(*opened, at)
		return book.OfGame(p.Reader, extensions.All(), played).At(at)
	}}
	p.Stage = scenetest.NewStageWith(p.table.Reader, p.table, doors.Options(), width, height, 100)
	p.tick()
	return opened
}

// opens checks that the book was opened once, at that place, and closes it.
func (p *player) opens(opened *[]string, how, want string) {
	p.t.Helper()
	if len(*opened) != 1 || (*opened)[0] != want {
		p.t.Errorf("%s opens the book at %q, want %q", how, *opened, want)
	}
	*opened = nil
	if _, there := p.Scene().(*book.Book); !there {
		p.t.Fatalf("%s shows %T", how, p.Scene())
	}
	p.key(ebiten.KeyEscape)
	if p.Scene() != scenes.Scene(p.table) {
		p.t.Fatalf("Esc does not lead back from the book")
	}
}

// A click on a stock, the right button or R over anything of an extension, and the pause menu open its rules; Esc
// leads back to the table, where everything is as it was.
func TestTheRulesOfWhatIsPointedAt(t *testing.T) {
	ids, _ := game.Together(extensions.All())
	p := sitWith(t, 1, 7, ids...)
	opened := p.withBook(1600, 1000)
	version := p.session.Version()
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
		want := extensionui.Whose(p.Reader, p.session.Context(), stock.Thing)
		p.click(stock.Thing)
		p.opens(opened, "a click on "+stock.Thing.String(), want)
		p.hover(stock.Thing)
		p.key(ebiten.KeyR)
		p.opens(opened, "R over "+stock.Thing.String(), want)
		rightClick()
		p.opens(opened, "the right button on "+stock.Thing.String(), want)
	}
	p.click(thing.Of(thing.Menu))
	p.ClickOn(t, "dialog.rules")
	p.opens(opened, "the pause", "")
	if _, asks := p.Seen().At["dialog"]; !asks || p.session.Version() != version {
		t.Error("the menu is not there again, or something was played")
	}
}

// A refusal leads to its rule by F1 and by a question mark, and Esc leads back to the same view with the same piece
// in the hand.
func TestARefusalLeadsToItsRuleAndBack(t *testing.T) {
	p := sit(t, 1, choose(game.Build)) // the white layout: treatment room at 1,1
	opened := p.withBook(1280, 800)
	p.click(thing.ToBuild("treatment_room", clinic.NoService))
	p.hover(thing.InSpace(clinic.Space{X: 2, Y: 1}))
	said, view := p.table.Look.Bubble, p.table.ClinicArea()
	for how, ask := range map[string]func(){
		"F1":              func() { p.key(ebiten.KeyF1) },
		"a question mark": func() { p.mouse.Typed = []rune{'?'}; p.tick(); p.mouse.Typed = nil },
	} {
		p.Seen()
		ask()
		p.opens(opened, how, "B7")
		p.tick()
		if p.table.Look.Held.Empty() || p.table.Look.Bubble != said || p.table.ClinicArea() != view {
			t.Errorf("after %s the hand holds nothing, or the refusal is another one: %q", how, p.table.Look.Bubble)
		}
	}
}

// Over a tip with a rule, a line of the log or a thing that needs no words, the book opens at what is said of it.
func TestTheBookOpensAtWhatIsUnderThePointer(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	opened := p.withBook(1280, 800)
	for _, over := range []struct {
		on   thing.Thing
		want string
	}{
		{thing.ToBuild("garden", clinic.NoService), "B81"}, {thing.Numbered(thing.Residency, 0), "B80"},
	} {
		p.hover(over.on)
		p.key(ebiten.KeyF1)
		p.opens(opened, over.on.String(), over.want)
	}
	p.move(p.table.ClinicArea().Center())
	p.move(2, 2)
	p.key(ebiten.KeyF1)
	p.opens(opened, "nothing", "build")
}

// The number at the end of a line of the log leads to its rule by mouse, by F1 over the line and by F1 on the log as
// a part of the table; Esc leads back to the same view with the same piece in the hand.
func TestALineOfTheLogLeadsToItsRuleAndBack(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	opened := p.withBook(1280, 800)
	told := p.session.Match().Told
	newest := told[len(told)-1]
	log := p.rect(theLog)
	p.hover(theLog)
	p.wheel(0)
	p.key(ebiten.Key5)
	p.Seen()
	p.key(ebiten.KeyF1)
	rule := (*opened)[0]
	if rule == "" || p.table.Tells(&newest) && rule != newest.Rule {
		t.Fatalf("the log as a part of the table leads to %q, and the newest event is %+v", rule, newest)
	}
	p.opens(opened, "F1 on the log", rule)
	p.click(thing.ToBuild("treatment_room", clinic.NoService))
	view := p.table.ClinicArea()
	for y := log.Bottom() - 4; y > log.Y && len(*opened) == 0; y -= 8 {
		for x := log.Right() - 8; x > log.X && len(*opened) == 0; x -= 5 {
			p.move(x, y)
			p.Seen()
			p.press()
			p.release()
		}
	}
	if len(*opened) == 0 {
		t.Fatal("no number of the log leads into the book")
	}
	p.opens(opened, "a click on the number", (*opened)[0])
	p.tick()
	if p.table.Look.Held.Empty() || p.table.ClinicArea() != view {
		t.Error("after the book the hand holds nothing, or the view is another one")
	}
}
