package dollhouse

import (
	"cmp"
	"slices"

	"clinic/game/clinic"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Measures of a thumbnail in pixels at 100 %: a tile is 22 wide and 11 high.
const (
	halfSmallWidth, halfSmallHeight = 11, 5.5
	smallFloorGap                   = 15
	smallRise                       = 8 // of a block above its tile
)

var (
	smallPlots = map[int]sprites.ID{4: sprites.Must("small-plot-4x3"), 3: sprites.Must("small-plot-3x3")}
	smallNames = map[sprites.Kind]string{
		sprites.KindStreet: "street", sprites.KindGarden: "garden", sprites.KindParking: "parking", sprites.KindHelipad: "helipad",
		sprites.KindHub: "hub", sprites.KindTreatment: "treatment", sprites.KindSupply: "supply",
	}
)

func small(r *sprites.Room) sprites.ID {
	name, known := smallNames[r.Kind]
	if !known {
		name = "special"
	}
	if r.Off {
		name += "-off"
	}
	return sprites.Must("small-" + name)
}

// Thumbnail draws a clinic as coloured blocks, as large as it goes into an area but at most largest times 100 %.
func Thumbnail(c *ui.Canvas, shown *sprites.Clinic, area ui.Rect, largest float64) {
	floors := 1
	rooms := make([]*sprites.Room, 0, len(shown.Rooms))
	for i := range shown.Rooms {
		floors = max(floors, int(shown.Rooms[i].Space.Floor)+1)
		rooms = append(rooms, &shown.Rooms[i])
	}
	slices.SortStableFunc(rooms, func(a, b *sprites.Room) int {
		return cmp.Or(cmp.Compare(a.Space.Floor, b.Space.Floor), cmp.Compare(a.Space.X+a.Space.Y, b.Space.X+b.Space.Y))
	})
	columns, rows := float64(shown.Columns), float64(shown.Rows)
	width := (columns + rows + 1.2) * halfSmallWidth
	height := (columns+rows+1.2)*halfSmallHeight + float64(floors-1)*smallFloorGap + smallRise
	size := min(area.W/width, area.H/height, largest)
	x, y := area.Center()
	x -= (columns - rows) / 2 * halfSmallWidth * size
	y += (height/2 - (columns+rows+0.6)*halfSmallHeight) * size
	Picture(c, smallPlots[shown.Columns], x, y, size, 0)
	for _, r := range rooms {
		at := func(s clinic.Space) (float64, float64) {
			return x + float64(s.X-s.Y)*halfSmallWidth*size, y + (float64(s.X+s.Y)*halfSmallHeight-float64(s.Floor)*smallFloorGap)*size
		}
		px, py := at(r.Space)
		Picture(c, small(r), px, py, size, 0)
	}
}
