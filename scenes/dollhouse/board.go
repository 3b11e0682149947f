package dollhouse

import (
	"math"

	"clinic/game/clinic"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Board is a picture of a few rooms in a panel, drawn once and cached.
type Board struct {
	shown   sprites.Clinic
	view    sprites.View
	picture ui.Picture
}

// NewBoard returns a picture of rooms, without the paved ground around them.
func NewBoard(rooms []sprites.Room) *Board {
	return &Board{shown: sprites.Clinic{Columns: clinic.MaxColumns, Rows: clinic.MaxRows, Rooms: rooms}}
}

// Draw paints the rooms into the middle of an area, as large as they fit.
func (b *Board) Draw(c *ui.Canvas, area ui.Rect) {
	const above, below = 52, 18 // what rises above a room's corner and hangs below it, at 100 %
	b.picture.Show(c, area, func(c *ui.Canvas) {
		size := c.Target.Bounds().Size()
		p := sprites.Projection{Scale: 1}
		x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
		for i := range b.shown.Rooms {
			at := p.Corner(b.shown.Rooms[i].Space)
			x0, x1 = min(x0, at.X-sprites.HalfTileWidth), max(x1, at.X+sprites.HalfTileWidth)
			y0, y1 = min(y0, at.Y-above), max(y1, at.Y+2*sprites.HalfTileHeight+below)
		}
		fit := min(float64(size.X)/(x1-x0), float64(size.Y)/(y1-y0), c.Scale)
		p.Scale = math.Floor(fit*20) / 20 // few sizes, since each needs its own sheet
		p.X, p.Y = float64(size.X)/2-(x0+x1)/2*p.Scale, float64(size.Y)/2-(y0+y1)/2*p.Scale
		b.view.Arrange(&b.shown, p.Snap())
		b.view.DrawRooms(c.Target, pictures.Sheet(p.Scale, c.Theme))
	})
}
