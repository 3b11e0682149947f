package ui

import (
	"math"
	"testing"
)

// A timeline counts at any pace, and what lies on it comes to its end with it.
func TestATimelineRunsAtAnyPace(t *testing.T) {
	var way Timeline
	if way.Runs() || way.Part(5, 10) != 1 {
		t.Error("it runs before it has begun")
	}
	for _, pace := range []float64{0.5, 1, 1.5, 4, math.Inf(1)} {
		way.Begin(20)
		if !way.Runs() || way.Done() != 0 || way.Part(0, 10) != 0 {
			t.Errorf("at a pace of %v it does not begin at 0", pace)
		}
		ticks := 0
		for ; way.Pass(pace); ticks++ {
			now := min(20, float64(ticks+1)*pace)
			if way.Now() != now || way.Done() != now/20 || way.Runs() && way.Part(10, 15) != Between((now-10)/5, 0, 1) {
				t.Errorf("at a pace of %v, tick %d is at %v, done %v, part %v", pace, ticks, way.Now(), way.Done(), way.Part(10, 15))
			}
		}
		if want := max(1, int(math.Ceil(20/pace))); ticks != want || way.Part(30, 40) != 1 {
			t.Errorf("at a pace of %v it takes %d ticks, not %d", pace, ticks, want)
		}
	}
	way.Begin(20)
	if way.End(); way.Runs() || way.Pass(1) {
		t.Error("it runs after its end")
	}
}
