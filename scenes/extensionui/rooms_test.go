package extensionui

import (
	"math"
	"testing"

	"clinic/game/clinic"
	"clinic/sprites"
)

// However many people are in a room of an extension, each has a place inside it, and in a room that is not crowded
// they stand far enough apart to be distinguished.
func TestEverybodyFindsAPlaceInTheRoomsOfExtensions(t *testing.T) {
	t.Parallel()
	crowd := []sprites.Piece{sprites.Patient2, sprites.Doctor1, sprites.Nurse, sprites.Patient4, sprites.Doctor3, sprites.Nurse, sprites.Orderly}
	for kind, room := range rooms {
		for n := 1; n <= 14; n++ {
			shown := &sprites.Clinic{Columns: 3, Rows: 3, Rooms: []sprites.Room{{Space: clinic.Space{}, Kind: room}}}
			for i := range n {
				shown.Rooms[0].People = append(shown.Rooms[0].People, sprites.Person{Piece: crowd[i%len(crowd)], Key: i})
			}
			var v sprites.View
			v.Arrange(shown, sprites.Projection{Scale: 1})
			apart := 20.0 // pixels at 100 %; a meeple on the table is 29 wide
			if n > 6 {
				apart = 8
			}
			for i := range n {
				if _, x, y, _, ok := v.Stands(i); !ok || x < 0.1 || y < 0.1 || x > 0.9 || y > 0.9 {
					t.Errorf("%s: person %d of %d stands at (%.2f, %.2f)", kind, i, n, x, y)
				}
				a, _ := v.Foot(i)
				for j := range i {
					b, _ := v.Foot(j)
					if d := math.Hypot(a.X-b.X, a.Y-b.Y); d < apart {
						t.Errorf("%s: persons %d and %d of %d stand %.1f apart", kind, j, i, n, d)
					}
				}
			}
		}
	}
}
