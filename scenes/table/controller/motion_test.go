package controller_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/sprites"
)

// deeds are things done with the mouse that are animated at the table, with the most ticks that each takes at the
// usual speed.
var deeds = map[string]struct {
	most int
	do   func(t *testing.T, begin func(p *player)) *player
}{
	"a room rises": {18, func(t *testing.T, begin func(p *player)) *player {

		p := sit(t, 1, choose(game.Build))
		begin(p)
		p.drag(thing.ToBuild("treatment_room", clinic.NoService), thing.InSpace(clinic.Space{}))
		return p
	}},
	"a hire drives up": {36, func(t *testing.T, begin func(p *player)) *player {

		p := sit(t, 1, choose(game.Hire))
		begin(p)
		p.drag(thing.Numbered(thing.Residency, 0), thing.InSpace(clinic.Space{}))
		return p
	}},
	"who is admitted drives up": {36, func(t *testing.T, begin func(p *player)) *player {

		p := sit(t, 1, choose(game.Admit))
		begin(p)
		p.drag(thing.InRow(front(clinic.Psychiatry)), thing.InSpace(clinic.Space{X: 3, Y: 2}))
		return p
	}},
	"somebody walks": {120, func(t *testing.T, begin func(p *player)) *player {

		p := sit(t, 1, toMove()...)
		begin(p)
		p.drag(thing.Somebody("d1"), thing.InSpace(clinic.Space{X: 1, Y: 1}))
		return p
	}},
}

// moves reports whether something moves in the clinic.
func moves(l *view.Interaction) bool {
	return l.HasRising || len(l.Walkers) > 0 || l.Landing.Sign != sprites.None
}

// All animations end in time, at each speed.
func TestWhatMovesEndsInItsTime(t *testing.T) {
	for name, deed := range deeds {
		for _, speed := range []int{50, 100, 400} {
			p := deed.do(t, func(p *player) {
				moving(p)
				settings := scenes.DefaultSettings()
				settings.Speed = speed
				p.ChangeSettings(settings)
			})
			if !moves(&p.table.Look) {
				t.Errorf("%s: at %d %% nothing moves", name, speed)
			}
			if p.Wait(deed.most*100/speed + 1); moves(&p.table.Look) {
				t.Errorf("%s: at %d %% it still moves after %d ticks", name, speed, deed.most*100/speed)
			}
		}
	}
}

// Nothing waits for animations: a click in the middle of one acts at once, and the rest of it has already happened.
func TestAClickCountsWhileSomethingMoves(t *testing.T) {
	for name, deed := range deeds {
		p := deed.do(t, moving)
		p.Wait(2)
		if !moves(&p.table.Look) {
			t.Fatalf("%s: nothing moves", name)
		}
		log := len(p.session.Match().Log)
		p.click(thing.Of(thing.Undo))
		if now := len(p.session.Match().Log); now >= log || moves(&p.table.Look) {
			t.Errorf("%s: the click took nothing back (%d commands, then %d), or it still moves", name, log, now)
		}
	}
}

// With reduced motion nothing moves: what has changed is marked for a moment.
func TestWhatDoesNotMoveIsMarked(t *testing.T) {
	for name, deed := range deeds {
		p := deed.do(t, func(*player) {})
		marked := func() bool {
			l := &p.table.Look
			return len(l.Marked) > 0 || slices.ContainsFunc(l.Space[:], func(s view.SpaceLook) bool { return s.Light == sprites.GlowAccent })
		}
		if moves(&p.table.Look) || !marked() {
			t.Errorf("%s: something moves, or nothing is marked", name)
		}
		if p.Wait(120); marked() {
			t.Errorf("%s: it is still marked after two seconds", name)
		}
	}
}
