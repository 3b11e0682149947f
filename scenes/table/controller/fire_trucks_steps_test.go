package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// C20, C21: once the truck has its street, the hand holds the burn victim and asks for its room before it refuses
// anything; a wrong place says what is needed, and Esc takes the whole truck back.
func TestTheBurnVictimFollowsItsTruck(t *testing.T) {
	p := sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		m.State.Round = 2
		m.Rules.Enter(m.State, "move")
	}, "fire_trucks")
	truck := thing.ToOffer("park_fire_truck")
	street, room, hub := clinic.Space{X: 3, Y: 0}, clinic.Space{}, clinic.Space{}
	for space := range p.me().Clinic.Of(clinic.TreatmentRoom).All() {
		room = space
	}
	for space := range p.me().Clinic.Of(clinic.Hub).All() {
		hub = space
	}
	park := func() {
		p.drag(truck, thing.InSpace(street))
		p.tick()
	}
	park()
	l := &p.table.Look
	if l.Held.Piece == (sprites.Piece{}) || l.Held.Art != sprites.None {
		t.Errorf("after the street the hand holds %+v, not the victim", l.Held)
	}
	if l.Tone == ui.Refused || !strings.Contains(l.Bubble, "burn victim") || !strings.Contains(l.Bubble, "treatment room") {
		t.Errorf("where the truck was parked %q is said, in tone %v", l.Bubble, l.Tone)
	}
	if !l.Space[room.Index()].Legal || !l.Space[room.Index()].Reached || l.Space[street.Index()].Light != sprites.GlowAccent {
		t.Errorf("the room shows %+v, the street %+v", l.Space[room.Index()], l.Space[street.Index()])
	}
	p.hover(thing.InSpace(clinic.Space{X: 2, Y: 0}))
	if l.Tone == ui.Refused || !strings.Contains(l.Bubble, "Now the burn victim") {
		t.Errorf("over another street %q is said", l.Bubble)
	}
	p.click(thing.InSpace(hub))
	if p.told() || l.Tone != ui.Refused || !strings.Contains(l.Bubble, "Now the burn victim") || l.Held.Empty() {
		t.Errorf("over a wrong room the hand says %q, besides a note %v, or is empty", l.Bubble, p.told())
	}
	p.key(ebiten.KeyEscape)
	if !l.Held.Empty() || !p.session.Deciding("park_fire_truck") {
		t.Errorf("Esc leaves %+v in the hand", l.Held)
	}
	park()
	p.click(thing.InSpace(room))
	if p.session.Deciding("park_fire_truck") {
		t.Error("the victim has not come to its room")
	}
}
