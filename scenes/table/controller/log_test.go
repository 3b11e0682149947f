package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

var theLog = thing.Named(thing.Panel, "log")

// The log beside the clinic scrolls back with the wheel, by dragging and with the page keys. The next event brings
// the newest entry back into sight.
func TestTheLogScrolls(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	newest := p.written(theLog)
	for name, way := range map[string]struct{ back, forth func() }{
		"the wheel": {func() { p.hover(theLog); p.wheel(1) }, func() { p.hover(theLog); p.wheel(-1) }},
		"a drag":    {func() { p.dragLog(40) }, func() { p.dragLog(-40) }},
		"keys":      {func() { p.key(ebiten.KeyPageUp) }, func() { p.key(ebiten.KeyPageDown) }},
	} {
		way.back()
		if slices.Equal(p.written(theLog), newest) {
			t.Errorf("%s does not lead back from %q", name, newest)
		}
		for range 20 {
			way.back()
		}
		first := p.written(theLog)
		if way.back(); !slices.Equal(p.written(theLog), first) || !slices.Contains(first, "Ada built: Service hub,") {
			t.Errorf("%s leads beyond the first entry: %q, %q", name, first, p.written(theLog))
		}
		for range 20 {
			way.forth()
		}
		if got := p.written(theLog); !slices.Equal(got, newest) {
			t.Errorf("%s does not lead to the newest entry again, but to %q", name, got)
		}
		way.back()
	}
	if slices.Equal(p.written(theLog), newest) {
		t.Fatal("the log is not scrolled back")
	}
	p.drag(thing.Numbered(thing.Residency, 1), thing.InSpace(clinic.Space{X: 2, Y: 1}))
	if got := p.written(theLog); slices.Contains(newest, got[len(got)-1]) {
		t.Errorf("something happened, and the log ends with %q", got)
	}
}

// dragLog drags the log down by logical pixels.
func (p *player) dragLog(by float64) {
	p.hover(theLog)
	p.press()
	p.move(p.mouse.MouseX, p.mouse.MouseY+by/2)
	p.move(p.mouse.MouseX, p.mouse.MouseY+by/2)
	p.release()
}

// L opens the log over the clinic even if it stands beside it, and there it is longer.
func TestTheLogOpensWhereverItStands(t *testing.T) {
	p := sit(t, 2)
	beside := p.written(theLog)
	p.key(ebiten.KeyL)
	if open := p.written(theLog); len(open) <= len(beside) {
		t.Errorf("beside the clinic %q, over it %q", beside, open)
	}
	p.key(ebiten.KeyL)
	if got := p.written(theLog); !slices.Equal(got, beside) {
		t.Errorf("closed again it says %q", got)
	}
}

// B53: the log names every change of places in the appointments with both patients and their services, and the
// service of every admitted patient; repeated entries are counted.
func TestTheLogTellsOfQueuesAndServices(t *testing.T) {
	p := sit(t, 1, choose(game.Admit))
	state := p.session.Match().State
	c := game.Context{Rules: p.session.Rules(), State: state, Player: p.session.Viewer()}
	rows := state.Market.Appointments
	var service clinic.Service
	for i := range rows {
		if c.HasHub(rows[i].Service) {
			service = rows[i].Service
			for space := range rows[i].Patients[:2] {
				rows[i].Patients[space] = clinic.Yellow
			}
		}
	}
	state.Players[0].Turn.Queue = 3
	name := words.Service(p.Reader, service).String()
	p.apply(game.Command{Type: game.AdmitOne, From: front(service)}, game.Command{Type: game.AdmitOne, From: front(service)})
	p.tick()
	p.tick()
	said := func() string { return strings.Join(p.written(theLog), " ") }
	if want := "admitted: yellow patient (" + name + ") ×2"; !strings.Contains(said(), want) {
		t.Errorf("the log says %q, not %q", said(), want)
	}
	p = sit(t, 1, choose(game.Admit))
	before := len(p.session.Match().Told)
	for _, command := range p.session.Legal() {
		if command.Type == game.QueueOne && command.From.Service != command.Onto.Service {
			p.apply(command)
			break
		}
	}
	p.tick()
	p.tick()
	e := &p.session.Match().Told[before]
	want := words.Person(p.Reader, clinic.Patient, e.Level).String() + " (" + words.Service(p.Reader, e.Service).String() + ")"
	if e.Type != game.PatientsSwapped || !strings.Contains(said(), "1 queue point") || !strings.Contains(said(), want) || !strings.Contains(said(), words.Service(p.Reader, e.Second).String()) {
		t.Errorf("after %+v the log says %q", e, said())
	}
}
