package rounds

import (
	"testing"

	"clinic/game"

	"github.com/hajimehoshi/ebiten/v2"
)

// A player who does something else in the first game gets the piece back, one who waits is offered help, undo goes
// a step back, and the lesson is left and resumed in the menu.
func TestTheFirstGameForWhoDoesSomethingElse(t *testing.T) {
	p := &pupil{player: sit(t, false, 1280, 800)}
	p.scene("title")
	p.click("title.first_game")
	p.until("the first step", func() bool { return p.guide() != nil })
	title := func() string { return p.guide().Title }
	is := func(what, want string) {
		t.Helper()
		p.rest()
		if title() != want {
			t.Fatalf("%s leads to %q, not to %q", what, title(), want)
		}
	}
	p.click("guide/next")
	is("Next", "One of two bonuses")

	p.click("bonus/parking_lot")
	is("another bonus", "One of two bonuses")
	if p.shows("guide/show") {
		t.Error("the guide offers to show it at once")
	}
	for range 1300 {
		p.tick()
	}
	p.click("guide/show")
	is("Show me", "Build")
	p.click("guide/back")
	is("Back", "One of two bonuses")
	p.click("bonus/nurse")
	is("the nurse", "Build")

	p.click("action/build")
	is("Build", "A garden that pays")
	p.carry("component/garden", "space/0/2/2")
	is("another space", "A garden that pays")
	if me := p.state().Players[0]; me.Money != 15 {
		t.Errorf("what was put back costs $%d", 15-me.Money)
	}
	p.key(ebiten.KeyBackspace)
	is("Backspace", "Build")
	p.click("action/build")
	is("Build again", "A garden that pays")

	p.click("guide/skip")
	p.click("dialog.skip")
	p.rest()
	if p.guide() != nil {
		t.Fatal("the lesson is not left")
	}
	p.key(ebiten.KeyM)
	p.click("dialog.lesson")
	is("the menu", "A garden that pays")

	p.key(ebiten.KeyM)
	p.click("dialog.leave")
	p.scene("title")
	p.click("title.continue")
	p.until("the table", func() bool { return p.guide() != nil })
	is("Continue", "A garden that pays")
	p.deciding(game.DecideBuild)
}
