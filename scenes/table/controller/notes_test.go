package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// shows returns where something that is no spot is on the table, even under a dialog, and reports whether it is
// there.
func (p *player) shows(id string) (at [4]float64, there bool) {
	target := ebiten.NewImage(1280, 800)
	defer target.Deallocate()
	canvas := ui.NewCanvas(p.Reader, target, 1)
	canvas.Landmarks = &ui.Landmarks{}
	p.table.Draw(canvas)
	for _, mark := range canvas.Landmarks.Sorted() {
		if mark.ID == id {
			return [4]float64{mark.X, mark.Y, mark.W, mark.H}, true
		}
	}
	return at, false
}

// The ribbon says whose turn it is, beside what the player has, until something is done.
func TestTheRibbonSaysWhoseTurnItIs(t *testing.T) {
	p := sit(t, 2)
	p.Wait(5)
	for before := p.session.Viewer(); before == p.session.Viewer(); {
		p.apply(p.session.Legal()[0])
	}
	p.session.OpenCurtain()
	p.Wait(3)
	at, there := p.shows("turn")
	if !there {
		t.Fatal("nothing says whose turn it is")
	}
	if _, covers := p.Seen().At["toast"]; covers {
		t.Error("a note says it as well")
	}
	if at[1]+at[3] > 56 {
		t.Errorf("it lies at %v, beyond the ribbon", at)
	}
	for _, spot := range p.table.Spots() {
		if in := spot.Rect.Intersect(ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}); in.W > 0 && in.H > 0 && spot.Thing != thing.Numbered(thing.Player, p.session.Viewer()) {
			t.Errorf("it covers %s", spot.Thing)
		}
	}
	p.move(640, 300)
	p.press()
	p.release()
	if _, there := p.shows("turn"); there {
		t.Error("it is still there after a click")
	}
}

// A refusal appears near the pointer, over the clinic and over no panel, and under a dialog.
func TestARefusalLiesOverNoPanel(t *testing.T) {
	p := sitBeside(t, choose(game.Hire))
	p.Wait(40)
	for _, what := range []thing.Thing{thing.Numbered(thing.Residency, 0), thing.Of(thing.Orderly)} {
		spot, ok := p.table.Spot(what)
		if !ok {
			continue
		}
		x, y := spot.Rect.Center()
		for _, spot := range p.table.Spots() {
			if spot.Thing.OnTheClinic() || spot.Thing.Is(thing.Panel) {
				continue
			}
			for _, size := range [][2]float64{{180, 44}, {460, 60}, {460, 100}} {
				r := p.table.NoteAt(size[0], size[1], x, y)
				if in := r.Intersect(spot.Rect); in.W > 1 && in.H > 1 {
					t.Errorf("a note of %v about %s lies over %s", size, what, spot.Thing)
				}
				if in := r.Intersect(p.table.ClinicArea()); in.W*in.H < r.W*r.H-1 {
					t.Errorf("a note of %v about %s lies at %v", size, what, r)
				}
			}
		}
	}
}

// A note doesn't cover the card of a hint, whose answers the player still needs.
func TestANoteLiesOffTheCardOfAHint(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.tick()
	p.click(view.HintAsk)
	p.hinted()
	p.tick()
	card := p.rect(thing.Of(thing.Hint))
	x, y := card.Center()
	for _, at := range [][2]float64{{x, y}, {card.X - 30, y}, {x, card.Bottom() + 12}, {card.X - 60, card.Bottom() + 40}} {
		r := p.table.NoteAt(428, 40, at[0], at[1])
		if in := r.Intersect(card); in.W > 1 && in.H > 1 {
			t.Errorf("a note about %v lies at %v, over the card at %v", at, r, card)
		}
	}
}

// A refusal over the clinic covers no people and rooms that the player takes next, if there is room for it beside
// them.
func TestARefusalCoversNoPieces(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.Wait(40)
	x, y := p.place(thing.InSpace(clinic.Space{X: 1, Y: 1}))
	r := p.table.NoteAt(460, 60, x, y)
	for _, spot := range p.table.Spots() {
		what := spot.Thing
		if in := r.Intersect(spot.Rect); in.W > 1 && in.H > 1 && (what.Kind == thing.Person || what.Kind == thing.Space && !p.me().Clinic.At(what.Space).Empty()) {
			t.Errorf("a note at %v lies over %s at %v", r, what, spot.Rect)
		}
	}
}

// On a phone whose window the rooms fill, a refusal lies where it covers the least of them.
func TestARefusalOnAPhoneLeavesTheRooms(t *testing.T) {
	p := amongBots(t, 1, 390, 844)
	p.Wait(40)
	for closer := range 6 {
		area := p.table.ClinicArea()
		x, y := area.Center()
		r := p.table.NoteAt(335, 80, x, y)
		covered := 0.0
		for _, spot := range p.table.Spots() {
			if in := r.Intersect(spot.Rect); spot.Thing.Kind == thing.Space && !p.me().Clinic.At(spot.Thing.Space).Empty() {
				covered += in.W * in.H
			}
		}
		if closer >= 2 && covered > 200 {
			t.Errorf("%d times closer it lies at %v, over %.0f pixels of rooms", closer, r, covered)
		}
		p.table.ZoomAt(1.15, x, y)
		p.Wait(20)
	}
}

// No tip stays while a dialog is open.
func TestATipGoesWhenADialogOpens(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.Wait(40)
	p.hover(thing.Of(thing.Done))
	for range 60 {
		p.tick()
	}
	if _, there := p.shows("tip"); !there {
		t.Fatal("Done does not explain itself")
	}
	p.press()
	p.release()
	p.Wait(60)
	if _, asks := p.Seen().At["dialog"]; !asks {
		t.Fatal("nothing asks whether all is done")
	}
	if _, there := p.shows("tip"); there {
		t.Error("the tip lies under the dialog")
	}
}

// The menu has one way back, which Esc takes as well.
func TestTheMenuHasOneWayBack(t *testing.T) {
	p := sit(t, 1)
	p.Wait(5)
	p.click(thing.Of(thing.Menu))
	p.Wait(2)
	at := p.Seen().At
	if _, there := at["dialog.resume"]; !there {
		t.Fatalf("the menu is not there: %v", at)
	}
	if _, there := at["dialog.back"]; there {
		t.Error("there is a second way back")
	}
	p.key(ebiten.KeyEscape)
	p.Wait(2)
	if _, there := p.Seen().At["dialog"]; there {
		t.Error("Esc does not close it")
	}
	if p.Seen().Scene != "table.Table" {
		t.Errorf("Esc leads to %s", p.Seen().Scene)
	}
}

// Done is lit as soon as nothing else is left of the action, and only then.
func TestDoneIsLitWhenNothingElseIsLeft(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	p.Wait(40)
	if _, lit := p.shows("lit"); lit {
		t.Fatal("Done is lit before anybody was hired")
	}
	for _, who := range []thing.Thing{thing.Numbered(thing.Residency, 0), thing.Of(thing.Orderly)} {
		p.click(who)
		x, y := p.table.ClinicArea().Center()
		p.move(x, y)
		p.press()
		p.release()
		p.Wait(60)
	}
	if _, lit := p.shows("lit"); !lit {
		t.Error("Done is not lit after all hires")
	}
}
