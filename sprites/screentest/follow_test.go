package screentest

import (
	"testing"

	"clinic/scenes/scenetest/given"
	"clinic/sprites"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// A sheet that follows another gets everything that the other has drawn, at the same sizes, without drawing it.
func TestASheetFollowsAnother(t *testing.T) {
	dst := ebiten.NewImage(200, 200)
	defer dst.Deallocate()
	before, after := sprites.NewSheet(1, theme.Theme{}), sprites.NewSheet(0.7, theme.Theme{})
	defer before.Close()
	defer after.Close()
	drawn := []sprites.ID{sprites.Must("tree-small"), sprites.Must("helipad")}
	for _, id := range drawn {
		before.Draw(dst, id, 100, 100, sprites.Options{})
	}
	given.Until(t, "what was drawn", func() bool {
		after.Follow(before)
		return after.Has(drawn[0]) && after.Has(drawn[1])
	})
	if other := sprites.Must("tree-large"); after.Has(other) {
		t.Error("it has what nobody drew")
	}
}

// Ahead draws nothing, and the pictures are ready some time later without being drawn.
func TestPicturesAreMadeAhead(t *testing.T) {
	dst := ebiten.NewImage(200, 200)
	defer dst.Deallocate()
	s := sprites.NewSheet(0.9, theme.Theme{})
	defer s.Close()
	drawn := []sprites.ID{sprites.Must("tree-small"), sprites.Must("helipad")}
	sprites.Ahead(func() {
		for _, id := range drawn {
			s.Draw(dst, id, 100, 100, sprites.Options{})
			s.Draw(dst, id, 100, 100, sprites.Options{})
		}
	})
	if s.Has(drawn[0]) {
		t.Error("a picture was made while it was asked for")
	}
	pixels := make([]byte, 4*200*200)
	dst.ReadPixels(pixels)
	for _, p := range pixels {
		if p != 0 {
			t.Fatal("something was drawn")
		}
	}
	given.Until(t, "what was asked for", sprites.Arrived)
	for _, id := range drawn {
		if !s.Has(id) {
			t.Error("a picture that was asked for is missing")
		}
	}
}
