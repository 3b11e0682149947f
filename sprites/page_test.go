package sprites

import (
	"image"
	"math/rand/v2"
	"testing"
)

// Pictures of all sizes lie on a page one pixel apart, also when it grows in between, and leave little of it free.
func TestPicturesShareAPage(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	r := shelves{width: leastSide, height: leastSide}
	var placed []image.Rectangle
	covered := 0
	for range 150 {
		w, h := 10+random.IntN(100), 10+random.IntN(100)
		at, in, found := r.find(w, h)
		for ok := true; !found; at, in, found = r.find(w, h) {
			if r, ok = r.grown(); !ok {
				t.Fatalf("%d pictures need more than a page", len(placed))
			}
		}
		r.take(at, in)
		if at.Dx() != w || at.Dy() != h {
			t.Fatalf("a picture of %d × %d gets %v", w, h, at)
		}
		if !at.In(image.Rect(1, 1, r.width-1, r.height-1)) {
			t.Fatalf("%v is outside of a page of %d × %d", at, r.width, r.height)
		}
		for _, other := range placed {
			if at.Inset(-1).Overlaps(other) {
				t.Fatalf("%v touches %v", at, other)
			}
		}
		placed = append(placed, at)
		covered += w * h
	}
	if r.width != 1024 || r.height != 512 && r.height != 1024 {
		t.Errorf("%d pixels of pictures need a page of %d × %d", covered, r.width, r.height)
	}
}

// Each side of a page is a power of two, and none is larger than every device allows for textures.
func TestAPageGrowsByDoubling(t *testing.T) {
	r := shelves{width: leastSide, height: leastSide}
	steps := 0
	for larger, ok := r.grown(); ok; larger, ok = r.grown() {
		if larger.width*larger.height != 2*r.width*r.height {
			t.Errorf("%d × %d grows to %d × %d", r.width, r.height, larger.width, larger.height)
		}
		r = larger
		steps++
	}
	if r.width != mostSide || r.height != mostSide || steps != 6 {
		t.Errorf("after %d steps it is %d × %d", steps, r.width, r.height)
	}
}
