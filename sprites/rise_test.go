package sprites

import "testing"

// A room under construction rises on each floor, and ends in its place.
func TestARoomRises(t *testing.T) {
	for _, floor := range []int8{0, 2} {
		r := Room{Kind: KindTreatment}
		r.Space.Floor = floor
		last := -1000.0
		for done := 0.0; done <= 1; done += 0.125 {
			if r.Raise(done); r.Rise <= last || r.Rise > 0 {
				t.Errorf("floor %d: after %v of it the room stands at %v, before at %v", floor, done, r.Rise, last)
			}
			last = r.Rise
		}
		if r.Rise != 0 || r.Fade != 0 {
			t.Errorf("floor %d: the room ends at %v, %v faint", floor, r.Rise, r.Fade)
		}
	}
}
