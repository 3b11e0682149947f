package controller_test

import (
	"slices"
	"testing"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/thing"
	"clinic/scenes/words"
)

// The language may be changed at any moment, even while the player drags a piece: it stays in the hand, the texts
// change, and it is put down as if nothing had happened.
func TestTheLanguageChangesWhileAPieceIsDragged(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.session.Seats()[0].Given = session.GivenPlayer
	room, space := thing.ToBuild(clinic.SupplyRoom, clinic.NoService), clinic.Space{Floor: 1, Y: 1}
	p.pick(room)
	for _, code := range []string{"fr", "pt"} {
		settings := scenes.DefaultSettings()
		settings.ReduceMotion, settings.Language = true, code
		p.ChangeSettings(settings)
		p.tick()
		if p.table.Look.Taken != room {
			t.Fatalf("in %s %v is in the hand, want %v", code, p.table.Look.Taken, room)
		}
		if said := p.written(thing.ToBuild(clinic.Garden, clinic.NoService)); !slices.Contains(said, words.Component(p.Reader, clinic.Garden)) {
			t.Errorf("in %s the card of the garden says %q, want %q", code, said, words.Component(p.Reader, clinic.Garden))
		}
		if name, want := p.table.SeatName(0), p.T("newgame.player", texts.Data{"Number": 1}); name != want {
			t.Errorf("in %s the player is called %q, want %q", code, name, want)
		}
	}
	p.hover(thing.InSpace(space))
	p.release()
	if kind := p.me().Clinic.At(space).Kind; kind != clinic.SupplyRoom {
		t.Errorf("%q stands where the supply room was put down", kind)
	}
}
