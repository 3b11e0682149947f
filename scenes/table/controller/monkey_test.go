package controller_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/gametest"

	"github.com/hajimehoshi/ebiten/v2"
)

// No random input breaks anything at the table: every gesture leaves a table that can be drawn, with nothing in the
// hand that doesn't exist, and a state in which somebody has something to decide.
func TestAnyHandsBreakNothing(t *testing.T) {
	for players := 1; players <= gametest.Budget(3, 1); players += 2 {
		p := sit(t, players)
		moving(p)
		if rounds := anyHands(p, uint64(players), 6000); rounds < 2 {
			t.Errorf("%d players never came beyond the first round", players)
		}
	}
}

// The same holds with all extensions that can be combined.
func TestAnyHandsBreakNoExtension(t *testing.T) {
	known := extensions.All()
	for i := range gametest.Budget(2, 1) { // where extensions exclude each other the first one, then the last one
		ids, variants := game.Together(known)
		ids = append(ids, variants...)
		if rounds := anyHands(sitWith(t, i+1, 5, ids...), uint64(i), 4000); rounds < 2 {
			t.Errorf("%d players with %v never came beyond the first round", i+1, ids)
		}
		slices.Reverse(known)
	}
}

// And with a department beside the clinic.
func TestAnyHandsBreakNoDepartment(t *testing.T) {
	p := sitWith(t, 2, 9, department)
	moving(p)
	if rounds := anyHands(p, 7, gametest.Budget(4000, 2000)); rounds < gametest.Budget(2, 1) {
		t.Error("nobody ever came beyond the first round")
	}
}

// anyHands makes that many random gestures, and returns how many rounds they reached.
func anyHands(p *player, seed uint64, steps int) int {
	t := p.t
	t.Helper()
	chance := game.Random{Word: seed}
	anywhere := func() (x, y float64) {
		spots := p.table.Spots()
		return spots[chance.Below(len(spots))].Rect.Center()
	}
	drag := func() {
		p.move(anywhere())
		p.press()
		p.move(p.mouse.MouseX+12, p.mouse.MouseY+3)
		p.move(anywhere())
		p.move(anywhere())
		p.release()
	}
	keys := []ebiten.Key{ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeyEscape, ebiten.KeyArrowDown,
		ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp}
	rounds := map[int]bool{}
	for range steps {
		switch chance.Below(12) {
		case 0, 1:
			p.move(anywhere())
			p.press()
			p.release()
		case 2, 3, 4:
			drag()
		case 5:
			p.mouse.Shift = true
			drag()
			p.mouse.Shift = false
		case 6:
			p.mouse.Right = true
			p.tick()
			p.mouse.Right = false
			p.tick()
		case 7, 8:
			p.key(keys[chance.Below(len(keys))])
		case 9:
			p.mouse.Control = true
			p.key([]ebiten.Key{ebiten.KeyZ, ebiten.KeyY}[chance.Below(2)])
			p.mouse.Control = false
		case 10:
			if legal := p.session.Legal(); len(legal) > 0 {
				p.apply(legal[chance.Below(len(legal))])
			}
			p.tick()
		case 11:
			p.key(ebiten.KeyEnter)
			if chance.Below(3) == 0 { // rests on something until it explains itself
				p.move(anywhere())
				for range 40 {
					p.tick()
				}
			}
		}
		rounds[p.session.State().Round] = true
		if p.session.Over() {
			break
		}
		_, bot := p.session.Thinks()
		if d := p.session.Match().State.Decision(p.session.Viewer()); d == nil && !bot && !p.session.Curtain() {
			t.Fatalf("player %d sits there with nothing to decide", p.session.Viewer())
		}
		if p.table.Look.Held.Empty() != p.table.Look.Taken.None() {
			t.Fatalf("in the hand is %+v, taken from %s", p.table.Look.Held, p.table.Look.Taken)
		}
	}
	return len(rounds)
}
