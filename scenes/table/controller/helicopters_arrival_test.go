package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
)

// A helicopter comes down onto its pad before its victim walks, and a ghost floats to the room it haunts; neither is
// drawn twice (C11, C63).
func TestWhatComesToStayIsSeenComing(t *testing.T) {
	pad := clinic.Space{X: 3, Y: 0}
	p := sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		m.State.Round = 4
		board := &m.State.Players[0].Clinic
		*board.At(pad) = clinic.Tile{Kind: clinic.Helipad}
		m.Rules.Enter(m.State, "move")
	}, "helicopters")
	moving(p)
	p.click(thing.InSpace(clinic.Space{X: 3}))
	l := &p.table.Look
	if p.session.Deciding("land_helicopter") || len(l.Walkers) != 1 || l.HiddenMark != "helicopter" || l.HiddenAt != pad || l.HiddenFrom == "" {
		t.Fatalf("on its way are %+v; %q is hidden at %v", l.Walkers, l.HiddenMark, l.HiddenAt)
	}
	first := l.Walkers[0].Z
	for range 20 {
		p.tick()
	}
	if len(l.Walkers) != 1 || l.Walkers[0].Z >= first {
		t.Errorf("the helicopter is at %v, then at %+v", first, l.Walkers)
	}
	for range 100 {
		p.tick()
	}
	if len(l.Walkers) != 0 || l.HiddenMark != "" {
		t.Errorf("after it has landed %+v is on the way, and %q is hidden", l.Walkers, l.HiddenMark)
	}

	hub, room := clinic.Space{}, clinic.Space{}
	p = sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		board := &m.State.Players[0].Clinic
		for space := range board.Of(clinic.Hub).All() {
			hub = space
		}
		for space := range board.Of(clinic.TreatmentRoom).All() {
			room = space
		}
		board.At(hub).Marks = []clinic.Mark{{Kind: "ghost", Count: 1}}
		m.Rules.Enter(m.State, "move")
	}, "ghosts")
	p.apply(game.Command{Type: game.Done})
	p.tick()
	moving(p)
	p.drag(thing.InSpace(hub), thing.InSpace(room))
	if l = &p.table.Look; len(l.Walkers) != 1 || l.HiddenMark != "ghost" || l.HiddenAt != room {
		t.Errorf("on its way are %+v; %q is hidden at %v", l.Walkers, l.HiddenMark, l.HiddenAt)
	}
}

// C63: people standing in a haunted room don't keep its ghost from being taken there.
func TestAGhostIsTakenFromBehindSomebody(t *testing.T) {
	hub := clinic.Space{}
	p := sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		board := &m.State.Players[0].Clinic
		for space := range board.Of(clinic.Hub).All() {
			hub = space
		}
		board.At(hub).Marks = []clinic.Mark{{Kind: "ghost", Count: 1}}
		for i := range board.People {
			board.People[i].At = clinic.In(hub)
		}
		m.Rules.Enter(m.State, "move")
	}, "ghosts")
	p.apply(game.Command{Type: game.Done})
	p.tick()
	p.click(thing.Somebody(p.me().Clinic.People[0].ID))
	if l := &p.table.Look; l.Held.Empty() || l.Taken != thing.InSpace(hub) {
		t.Errorf("in the hand is %+v, taken from %q", l.Held, l.Taken)
	}
}
