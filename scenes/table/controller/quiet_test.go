package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/scenetest"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// tipped reports whether a tip is shown after the mouse has rested for long.
func (p *player) tipped() bool {
	for range 60 {
		p.tick()
	}
	_, shown := p.Seen().At["tip"]
	return shown
}

// What was just placed stays visible: no tip covers it until the mouse goes elsewhere.
func TestNoTipComesOverWhatWasJustPlaced(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	who := p.me().Clinic.People[0].ID
	p.pick(thing.Somebody(who))
	for i := range p.table.Look.Space {
		if target := p.session.Person(who).To(clinic.SpaceAt(i)); target.Legal() {
			p.hover(thing.InSpace(clinic.SpaceAt(i)))
			break
		}
	}
	p.release()
	if p.me().Clinic.Person(who).At.Area == clinic.Waiting {
		t.Fatal("nobody went in")
	}
	if p.tipped() {
		t.Error("a tip covers who was just put there")
	}
	p.move(p.mouse.MouseX+20, p.mouse.MouseY)
	if !p.tipped() {
		t.Error("a mouse that moved on and rests gets no tip")
	}
	p.click(thing.Of(thing.Whole))
	if p.tipped() {
		t.Error("a tip comes after a click, though the mouse is where it was")
	}
}

// A player who presses the main button with something in the hand may have meant to place it: it stays there, with a
// sentence, and the step goes on.
func TestDoneWithAPieceInTheHandEndsNothing(t *testing.T) {
	for name, press := range map[string]func(p *player){
		"the button": func(p *player) { p.click(thing.Of(thing.Done)) },
		"the key":    func(p *player) { p.key(ebiten.KeyD) },
	} {
		p := sit(t, 1, choose(game.Hire))
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
		p.click(thing.Numbered(thing.Nurse, 0))
		if p.table.Look.Held.Empty() {
			t.Fatal("nothing is in the hand")
		}
		before := len(p.session.Match().Log)
		press(p)
		if len(p.session.Match().Log) != before || p.table.Look.Held.Empty() || !p.told() {
			t.Errorf("%s with a nurse in the hand: %d commands, a sentence %v", name, len(p.session.Match().Log)-before, p.told())
		}
		if _, asks := p.Seen().At["dialog/done"]; asks {
			t.Errorf("%s asks before the hand is empty", name)
		}
	}
}

// A piece in the hand over the ground between the places says where it can go.
func TestAPieceBetweenPlacesSaysWhereItGoes(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.pick(thing.ToBuild("supply_room", clinic.NoService))
	area := p.table.ClinicArea()
	p.move(area.X+3, area.Y+3)
	if !strings.Contains(p.table.Look.Bubble, "green space") {
		t.Errorf("a room over the ground says %q", p.table.Look.Bubble)
	}
	p = sit(t, 1, toMove()...)
	p.pick(thing.Somebody(p.me().Clinic.People[0].ID))
	p.move(area.X+3, area.Y+3)
	if !strings.Contains(p.table.Look.Bubble, "a room with a number") {
		t.Errorf("somebody over the ground says %q", p.table.Look.Bubble)
	}
}

// The tip of something in a panel beside the clinic lies beside the panel, whose rows stay readable.
func TestATipLeavesItsPanelInSight(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1024, 640}} {
		p := sit(t, 1, choose(game.Admit))
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
		area := p.table.ClinicArea()
		for _, what := range []thing.Thing{
			thing.InRow(front(clinic.Psychiatry)), thing.Numbered(thing.Residency, 0), thing.Numbered(thing.Nurse, 0),
			thing.Of(thing.Menu), thing.Named(thing.ForecastSum, "salaries"), thing.Named(thing.ForecastSum, "left"), thing.Of(thing.Score),
		} {
			p.hover(what)
			if !p.tipped() {
				t.Errorf("%v has no tip", what)
				continue
			}
			if at := p.Seen().At["tip"]; what == thing.Of(thing.Menu) {
				if at[1] < 56 {
					t.Errorf("%v: the tip of the menu covers the ribbon", size)
				}
			} else if at[0] < area.X-1 || at[0]+at[2] > area.Right()+1 {
				t.Errorf("%v: the tip of %v lies from %v to %v, over its panel", size, what, at[0], at[0]+at[2])
			}
		}
	}
}

// A tip disappears when the view moves away from under the pointer, and when the pointer leaves the window.
func TestATipGoesWithThePointer(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.Wait(40)
	room := thing.InSpace(clinic.Space{X: 1, Y: 1})
	p.hover(room)
	p.table.Rest()
	p.tick()
	if _, there := p.shows("tip"); !there {
		t.Fatal("the room has no tip")
	}
	p.table.Pan(0, -160)
	p.tick()
	p.tick()
	if p.table.Look.Hover == room {
		t.Error("the pointer counts as over the room that moved away from below it")
	}
	p.hover(room)
	p.table.Rest()
	p.tick()
	p.mouse.MouseInside = false
	p.tick()
	p.tick()
	if _, there := p.shows("tip"); there {
		t.Error("the tip stays after the pointer has left the window")
	}
}

// No tip covers what it is about.
func TestNoTipCoversWhatItIsAbout(t *testing.T) {
	for step, commands := range map[string][]game.Command{"Build": {choose(game.Build)}, "Hire": {choose(game.Hire)}, "Move": toMove()} {
		for _, size := range [][2]int{{1280, 800}, {1024, 640}} {
			p := sit(t, 1, commands...)
			p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
			p.mouse.MouseInside = true
			p.Wait(40)
			told := 0
			for _, spot := range append([]paper.Spot(nil), p.table.Spots()...) {
				x, y := spot.Rect.Center()
				if at, there := p.table.SpotAt(x, y); !there || at.Thing != spot.Thing {
					continue
				}
				p.move(x, y)
				for range 60 { // the previous tip may stay while the pointer goes toward it
					p.tick()
				}
				at, there := p.shows("tip")
				if !there {
					continue
				}
				told++
				tip := ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}
				if in := tip.Intersect(spot.Rect); in.W > 1 && in.H > 1 {
					t.Errorf("%s, %v: the tip of %s at %v lies over it, at %v", step, size, spot.Thing, spot.Rect, tip)
				}
			}
			if told < 10 {
				t.Errorf("%s, %v: only %d tips are shown", step, size, told)
			}
		}
	}
}
