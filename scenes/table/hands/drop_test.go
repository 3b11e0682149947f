package hands_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/table/thing"
	"clinic/sprites"
)

// frames lets ticks pass, and draws the table after each so many of them, as a machine does that is as slow as that.
type frames struct {
	*player
	ticks []int // of each frame, again and again
	next  int
}

func (f *frames) wait(count int) {
	for range count {
		for range f.ticks[f.next%len(f.ticks)] {
			f.tick()
		}
		f.Seen()
		f.next++
	}
}

// What is taken with a click is put down with a click after any time, on upper floors too, however fast pictures come: 60,
// 30, 20, 10 a second, or now and then.
func TestAClickPutsDownAfterAnyTime(t *testing.T) {
	for name, ticks := range map[string][]int{"60": {1}, "30": {2}, "20": {3}, "10": {6}, "irregular": {1, 5, 2, 9, 1, 1, 30, 3}} {
		for _, held := range []int{1, 2, 3} { // frames between press and release
			p := sit(t, 1, choose(game.Build))
			p.Stage = scenetest.NewStage(p.table, 1280, 800, 100)
			f := &frames{player: p, ticks: ticks}
			space := clinic.Space{Floor: 1, Y: 1}
			p.click(thing.ToBuild("supply_room", clinic.NoService))
			f.wait(3)
			p.hover(thing.InSpace(space))
			f.wait(10)
			if p.table.Look.Trial.Kind == sprites.NoKind {
				t.Fatal("nothing is shown over the space")
			}
			p.mouse.Left = true
			for range held {
				f.wait(1)
				if p.table.Look.Trial.Kind == sprites.NoKind {
					t.Errorf("%s pictures a second: the room leaves its space while the button is held", name)
				}
			}
			p.mouse.Left = false
			f.wait(1)
			if kind := p.me().Clinic.At(space).Kind; kind != clinic.SupplyRoom {
				t.Errorf("%s pictures a second, held for %d: %q stands on floor 1, want the supply room", name, held, kind)
			}
		}
	}
}
