package hands_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/thing"

	"github.com/hajimehoshi/ebiten/v2"
)

var theLog = thing.Named(thing.Panel, "log")

// The log beside the clinic leads back to what was before: with the wheel, by dragging it and with the page keys. What happens next
// brings the newest back in sight.
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

// dragLog drags the log down by pixels.
func (p *player) dragLog(by float64) {
	p.hover(theLog)
	p.press()
	p.move(p.mouse.MouseX, p.mouse.MouseY+by/2)
	p.move(p.mouse.MouseX, p.mouse.MouseY+by/2)
	p.release()
}

// L opens the log over the clinic also where it stands beside it, and there it is longer.
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
