package controller_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
)

// toMove plays until Move begins.
func (p *player) toMove() {
	p.t.Helper()
	for !p.session.Deciding(game.DecideMove) {
		var next *game.Command
		for _, c := range p.session.Legal() {
			switch c.Type {
			case game.HireOne, game.AdmitOne, game.ChooseAction, game.Done:
				if next == nil || next.Type == game.Done {
					next = &c
				}
			}
		}
		p.apply(*next)
	}
	p.session.Happened()
	p.touchAt()
	p.touchAt()
}

// slide moves one finger along points in logical pixels.
func (p *player) slide(at ...float64) {
	for i := 0; i < len(at); i += 2 {
		p.touchAt(input.Touch{X: at[i], Y: at[i+1]})
	}
}

// large returns how large the clinic is drawn.
func (p *player) large() float64 {
	s := p.sees()
	return math.Hypot(s[2]-s[0], s[3]-s[1])
}

// twoInARoom holds a phone on which two people stand in the same room.
func twoInARoom(t *testing.T) (p *player, who []thing.Thing) {
	t.Helper()
	p = hold(t, 390, 844)
	p.toMove()
	var room clinic.Space
	for _, c := range p.session.Legal() {
		if c.Type == game.MoveOne && c.To.Area == clinic.Inside && (len(who) == 0 || c.To.Space == room && thing.Somebody(c.Person) != who[0]) && len(who) < 2 {
			room, who = c.To.Space, append(who, thing.Somebody(c.Person))
			p.apply(game.Command{Type: game.MoveOne, Person: c.Person, To: clinic.In(room)})
		}
	}
	p.session.Happened()
	return p, who
}

// Where two people stand so close that a finger can't tell them apart, a fan opens. Sliding to one of them takes that
// person and starts a drag; after the finger was lifted, a tap takes one.
func TestTheFan(t *testing.T) {
	for _, slides := range []bool{true, false} {
		p, who := twoInARoom(t)
		p.touchAt()
		p.touchAt()
		ax, ay := p.place(who[0])
		bx, by := p.place(who[1])
		x, y := (ax+bx)/2, (ay+by)/2
		p.slide(x, y, x, y)
		fan := p.table.Look.Fan
		if fan == nil || len(fan.People) < 2 {
			t.Fatalf("no fan opens between people at %.0f,%.0f and %.0f,%.0f", ax, ay, bx, by)
		}
		if apart := math.Hypot(fan.People[0].X-fan.People[1].X, fan.People[0].Y-fan.People[1].Y); apart < 50 {
			t.Errorf("they are %.0f apart", apart)
		}
		one := fan.People[1]
		if slides {
			p.slide(x+(one.X-x)*0.3, y+(one.Y-y)*0.3, one.X, one.Y)
			if l := &p.table.Look; l.Fan != nil || l.Held.Piece != one.Piece || !l.Finger {
				t.Errorf("a slide does not take %s: %+v", one.Name, l.Held)
			}
			p.touchAt()
		} else {
			p.touchAt()
			if p.table.Look.Fan == nil {
				t.Fatal("the fan closes with the finger lifted")
			}
			p.tapAt(one.X, one.Y)
			if l := &p.table.Look; l.Held.Piece != one.Piece || l.Finger {
				t.Errorf("a tap does not take %s: %+v", one.Name, l.Held)
			}
		}
		p.Stage.Clear()
	}
}

// Whoever was chosen in a fan is held, and nothing is tried at the place behind the fan until a finger comes down
// there.
func TestWhoComesOutOfAFanIsOnlyHeld(t *testing.T) {
	p, who := twoInARoom(t)
	p.table.Pan(0, -70) // so that the fan opens downward, over the clinic
	p.touchAt()
	p.touchAt()
	ax, ay := p.place(who[0])
	bx, by := p.place(who[1])
	p.slide((ax+bx)/2, (ay+by)/2, (ax+bx)/2, (ay+by)/2)
	p.touchAt()
	if p.table.Look.Fan == nil {
		t.Fatalf("no fan opens between people at %.0f,%.0f and %.0f,%.0f", ax, ay, bx, by)
	}
	tried := 0
	for _, one := range p.table.Look.Fan.People {
		if behind, _ := p.table.SpotAt(one.X, one.Y); behind.Thing.Kind != thing.Space {
			continue
		}
		p.tapAt(one.X, one.Y)
		if l := &p.table.Look; l.Held.Empty() || !strings.Contains(l.Bubble, "put it into a room with a number") || len(l.Way) > 0 {
			t.Errorf("nobody has tapped a place, and it says %q, with a way of %d steps", l.Bubble, len(l.Way))
		}
		tried++
		break
	}
	if tried == 0 {
		t.Errorf("no place lies behind the fan: %+v", p.table.Look.Fan)
	}
}

// A tap with two fingers undoes the last act, one with three redoes it.
func TestTapsWithFingersUndoAndRedo(t *testing.T) {
	p := hold(t, 390, 844)
	p.tap(thing.Named(thing.Action, game.Build))
	a, b, c := input.Touch{X: 100, Y: 300}, input.Touch{X: 160, Y: 320}, input.Touch{X: 220, Y: 320}
	p.touchAt(a, b)
	p.touchAt()
	p.touchAt()
	if !p.session.Deciding(game.DecideAction) {
		t.Fatal("two fingers undo nothing")
	}
	p.touchAt(a, b, c)
	p.touchAt()
	p.touchAt()
	if !p.session.Deciding(game.DecideBuild) {
		t.Error("three fingers redo nothing")
	}
}

// A second finger pans and zooms while the first one carries something; a lost touch puts the piece back and says so,
// and so does a drop where there is no room.
func TestASecondFingerAndALostOne(t *testing.T) {
	room := thing.ToBuild(clinic.TreatmentRoom, clinic.NoService)
	p := hold(t, 390, 844, game.Command{Type: game.ChooseAction, Action: game.Build})
	x, y := p.place(room)
	p.slide(x, y, x, y-20, 200, 400)
	before := p.large()
	p.touchAt(input.Touch{X: 200, Y: 400}, input.Touch{X: 300, Y: 400})
	p.touchAt(input.Touch{X: 160, Y: 400}, input.Touch{X: 340, Y: 400})
	if l := &p.table.Look; l.Held.Empty() || p.large() <= before {
		t.Errorf("with a second finger the hand holds %+v, and the scale goes from %.2f to %.2f", l.Held, before, p.large())
	}
	p.touchAt(input.Touch{X: 200, Y: 400})
	p.mouse.Lost = true
	p.touchAt()
	p.mouse.Lost = false
	if p.touchAt(); !p.table.Look.Held.Empty() || !p.told() {
		t.Errorf("after a lost touch the hand holds %+v", p.table.Look.Held)
	}
	x, y = p.place(room)
	p.slide(x, y, x, y-20, 60, 260)
	p.touchAt()
	if p.touchAt(); !p.table.Look.Held.Empty() || !p.told() {
		t.Error("a drop in no man's land says nothing")
	}
}

// In a landscape window floors are changed by a swipe, by holding a piece over the rail, and by holding it at an
// edge.
func TestFloorsAreSteppedThrough(t *testing.T) {
	p := hold(t, 568, 300, game.Command{Type: game.ChooseAction, Action: game.Build})
	high := func() float64 { _, y := p.place(thing.InSpace(clinic.Space{Floor: 1, X: 1, Y: 1})); return y }
	area := p.table.ClinicArea()
	x, y := area.X+area.W/2, area.Bottom()-30
	first := high()
	p.slide(x, 120, x, 150, x, 190)
	p.touchAt()
	p.touchAt()
	if high() <= first {
		t.Fatalf("a swipe down does not show the floor above: it stays at %.0f", first)
	}
	p.slide(x, y, x, y-30, x, y-70)
	p.touchAt()
	if p.touchAt(); high() != first {
		t.Fatalf("a swipe up does not show the floor below: %.0f, not %.0f", high(), first)
	}
	fx, fy := p.place(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService))
	rx, ry := p.place(thing.Numbered(thing.Floor, 1))
	p.slide(fx, fy, fx-20, fy, rx, ry)
	for range 20 {
		p.slide(rx, ry)
	}
	if high() <= first {
		t.Error("holding a piece over a floor of the rail does not show it")
	}
	for range 25 {
		p.slide(x, area.Bottom()-5)
	}
	if high() != first {
		t.Error("holding a piece at the lower edge does not show the floor below")
	}
	p.touchAt()
}

// A double tap shows the floor as wide as the window, another one everything again; and no gesture starts at the sides
// of the window.
func TestDoubleTapsAndTheSidesOfThePage(t *testing.T) {
	p := hold(t, 390, 844, game.Command{Type: game.ChooseAction, Action: game.Build})
	before := p.large()
	x, y := p.place(thing.InSpace(clinic.Space{X: 3, Y: 2}))
	p.tapAt(x, y)
	p.tapAt(x, y)
	if p.large() < 1.2*before {
		t.Fatalf("a double tap leaves the scale at %.2f", p.large())
	}
	for range 30 {
		p.touchAt()
	}
	p.tapAt(200, 300)
	p.tapAt(200, 300)
	if math.Abs(p.large()-before) > 1 {
		t.Errorf("a second double tap goes to %.2f, not back to %.2f", p.large(), before)
	}
	ground := p.rect(thing.InSpace(clinic.Space{}))
	p.slide(8, 200, 40, 200, 80, 240)
	p.touchAt()
	if p.rect(thing.InSpace(clinic.Space{})) != ground {
		t.Error("a drag from the side of the window moves the view")
	}
	p.slide(100, 200, 140, 200, 180, 240)
	p.touchAt()
	if p.rect(thing.InSpace(clinic.Space{})) == ground {
		t.Error("a drag on the ground does not move the view")
	}
}

// A swipe across the segments goes to the next part of the town, and pulling up a tab opens its sheet in full.
func TestSwipesInTheSheet(t *testing.T) {
	p := hold(t, 390, 844)
	p.tap(thing.Named(thing.Tab, panels.TabTown))
	x, y := p.place(thing.Named(thing.Segment, "residency"))
	p.slide(x, y, x-20, y, x-60, y)
	p.touchAt()
	p.touchAt()
	if _, there := p.table.Spot(thing.Numbered(thing.Residency, 0)); !there {
		t.Error("a swipe to the left does not go on from appointments to the residency")
	}
	x, y = p.place(thing.Named(thing.Panel, "residency"))
	p.slide(x, y, x+20, y, x+60, y)
	p.touchAt()
	p.touchAt()
	if _, there := p.table.Spot(thing.Named(thing.Panel, "appointments")); !there {
		t.Error("a swipe to the right below the segments does not go back to the appointments")
	}
	x, y = p.place(thing.Named(thing.Tab, panels.TabLog))
	p.slide(x, y, x, y-30, x, y-80)
	p.touchAt()
	p.touchAt()
	if !p.table.DrawerIsUp() {
		t.Error("a tab that is pulled up does not open its sheet in full")
	}
}

// A sheet that is pulled up is no higher than what is in it.
func TestASheetIsNoHigherThanItsContent(t *testing.T) {
	for _, tab := range []panels.Tab{panels.TabHand, panels.TabTown, panels.TabForecast, panels.TabOthers} {
		p := hold(t, 390, 844)
		p.table.ShowTab(tab)
		p.tick()
		before := p.table.ClinicArea().H
		p.table.PullDrawer(true)
		p.tick()
		if now := p.table.ClinicArea().H; now != before {
			t.Errorf("%s: of the clinic %.0f pixels are seen instead of %.0f", tab, now, before)
		}
		p.Clear()
	}
}

// The grip of a sheet is there only where it does something: it pulls up what is higher then, and closes what is only
// read.
func TestTheGripPullsTheSheetUpOrClosesIt(t *testing.T) {
	grip := thing.Of(thing.Grip)
	for _, tab := range []panels.Tab{panels.TabHand, panels.TabTown} {
		p := hold(t, 390, 844)
		p.table.ShowTab(tab)
		if p.tick(); hasSpot(p, grip) {
			t.Errorf("%s: there is a grip for a sheet of which everything is in sight", tab)
		}
		p.Clear()
	}
	p := hold(t, 390, 844)
	p.table.ShowTab(panels.TabLog)
	p.tick()
	before := p.table.ClinicArea().H
	p.tap(grip)
	if p.tick(); p.table.ClinicArea().H >= before {
		t.Error("the grip does not pull the log up")
	}
	p.tap(grip)
	if p.tick(); p.table.ClinicArea().H != before || p.table.OpenTabNow() != panels.TabLog {
		t.Error("the grip does not lower the log")
	}
	p.table.ShowTab(panels.TabForecast)
	p.tick()
	x, y := p.place(grip)
	p.slide(x, y, x, y+40, x, y+90)
	p.touchAt()
	if p.touchAt(); p.table.OpenTabNow() != panels.TabHand {
		t.Error("the grip does not close the forecast")
	}
}

func hasSpot(p *player, what thing.Thing) bool {
	_, there := p.table.Spot(what)
	return there
}

// Where nobody else plays, the tab that holds the goal is called so.
func TestTheTabOfTheGoalIsCalledSo(t *testing.T) {
	others := thing.Named(thing.Tab, panels.TabOthers)
	for players, want := range map[int]string{1: "Goal", 2: "Others"} {
		p := sit(t, players)
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, 390, 844, 100)
		p.tick()
		if got := p.written(others); !slices.Contains(got, want) {
			t.Errorf("with %d players the tab is called %q, not %q", players, got, want)
		}
	}
}

// A long press shows what lies there.
func TestALongPressTells(t *testing.T) {
	p := hold(t, 390, 844, game.Command{Type: game.ChooseAction, Action: game.Build})
	x, y := p.place(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService))
	for range 120 {
		p.slide(x, y)
	}
	if _, there := p.shows("tip"); !there {
		t.Error("a long press tells nothing")
	}
	p.touchAt()
	if !p.table.Look.Held.Empty() {
		t.Error("a long press takes the piece")
	}
}

// What a long press tells stays when the finger is lifted, so that its foot can be tapped, which leads to the book; a
// touch elsewhere ends it.
func TestWhatALongPressTellsCanBeTapped(t *testing.T) {
	for _, taps := range []bool{true, false} {
		p := hold(t, 390, 844)
		opened := p.withBook(390, 844)
		x, y := p.place(thing.InSpace(clinic.Space{X: 1, Y: 1}))
		for range 60 {
			p.touchAt(input.Touch{X: x, Y: y})
		}
		for range 30 {
			p.touchAt()
		}
		foot, there := p.Seen().At["tip/page"]
		if !there {
			t.Fatal("the tip is gone with the finger")
		}
		if taps {
			p.tapAt(foot[0]+foot[2]/2, foot[1]+foot[3]/2)
			p.opens(opened, "a tap on the foot", p.table.CitedBy(thing.InSpace(clinic.Space{X: 1, Y: 1})))
			continue
		}
		area := p.table.ClinicArea()
		p.tapAt(area.Right()-20, area.Bottom()-8)
		if _, there := p.Seen().At["tip"]; there || len(*opened) > 0 {
			t.Error("a tap elsewhere leaves the tip, or opens the book")
		}
	}
}

// After a finger that draws the ground fast is lifted, the view keeps moving until it comes to rest or something is
// touched; it doesn't if the finger rested before, or with reduced motion.
func TestTheViewRunsOnAfterAFlick(t *testing.T) {
	ground := thing.InSpace(clinic.Space{})
	for _, c := range []struct {
		what           string
		rests, reduced bool
		least, most    float64 // how far the view keeps moving, in logical pixels
	}{{"a flick", false, false, 30, 300}, {"a finger that rests", true, false, 0, 0}, {"a flick with reduced motion", false, true, 0, 0}} {
		p := hold(t, 820, 1180)
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = c.reduced
		p.ChangeSettings(settings)
		flick := func() {
			for i := 0.0; i < 8; i++ {
				p.touchAt(input.Touch{X: 60 + 12*i, Y: 300})
			}
			for i := 0; c.rests && i < 12; i++ {
				p.touchAt(input.Touch{X: 60 + 12*7, Y: 300})
			}
			p.touchAt()
		}
		flick()
		at := p.rect(ground).X
		for range 120 {
			p.touchAt()
		}
		rested := p.rect(ground).X
		if far := rested - at; far < c.least || far > c.most {
			t.Errorf("after %s the view runs on by %.0f", c.what, far)
		}
		if p.touchAt(); p.rect(ground).X != rested {
			t.Errorf("after %s the view does not come to rest", c.what)
		}
		if c.most == 0 {
			continue
		}
		p.table.ShowWhole()
		flick()
		p.touchAt(input.Touch{X: 400, Y: 300})
		at = p.rect(ground).X
		for range 20 {
			p.touchAt(input.Touch{X: 400, Y: 300})
		}
		if p.rect(ground).X != at {
			t.Errorf("a finger does not stop the view after %s", c.what)
		}
	}
}

// On a phone in portrait a tap on the ground lowers the sheet.
func TestATapOnTheGroundLowersTheSheet(t *testing.T) {
	p := hold(t, 390, 844)
	ground := func() {
		area := p.table.ClinicArea()
		p.tapAt(area.Right()-20, area.Y+8)
	}
	p.table.ShowTab(panels.TabForecast)
	p.table.PullDrawer(true)
	if ground(); p.table.DrawerIsUp() || p.table.OpenTabNow() != panels.TabForecast {
		t.Errorf("after a tap the sheet is up: %v, with %s", p.table.DrawerIsUp(), p.table.OpenTabNow())
	}
	for range 30 { // or it would be a double tap
		p.touchAt()
	}
	if ground(); p.table.OpenTabNow() != panels.TabHand {
		t.Errorf("after another one the sheet shows %s", p.table.OpenTabNow())
	}
}
