package screentest

import (
	"testing"
	"time"

	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// A sheet that follows another gets all that the other one has drawn, in the same sizes, without drawing it.
func TestASheetFollowsAnother(t *testing.T) {
	dst := ebiten.NewImage(200, 200)
	defer dst.Deallocate()
	before, after := sprites.NewSheet(1), sprites.NewSheet(0.7)
	defer before.Close()
	defer after.Close()
	drawn := []sprites.ID{sprites.Must("tree-small"), sprites.Must("helipad")}
	for _, id := range drawn {
		before.Draw(dst, id, 100, 100, sprites.Options{})
	}
	for late := time.Now().Add(time.Minute); ; {
		after.Follow(before)
		if after.Has(drawn[0]) && after.Has(drawn[1]) {
			break
		}
		if time.Now().After(late) {
			t.Fatal("what was drawn never comes")
		}
		time.Sleep(time.Millisecond)
	}
	if other := sprites.Must("tree-large"); after.Has(other) {
		t.Error("it has what nobody drew")
	}
}
