package table

import (
	"math"
	"strconv"

	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

const railFloor = 60.0 // logical pixels, the height of a floor on the rail

// writeRail writes the floors at the left, with those in sight marked. Floors out of sight also show their least
// time or price.
func (t *camera) writeRail(p *paper.Paper) {
	board, rail := t.Board(), t.layout.Rail
	floors := t.tower(board).Floors
	each := min(railFloor, (rail.H-8)/float64(floors))
	rail.H = each*float64(floors) + 8
	p.Panel(rail, 13)
	rail = rail.Inset(4)
	for floor := floors - 1; floor >= 0; floor-- {
		r := rail.CutTop(each, 0)
		p.Begin(thing.Numbered(thing.Floor, floor), r)
		ink, style := theme.SecondInk, p.Styles.Text
		if t.seesFloor(board, floor, floors) {
			p.Round(r.Inset(1), 10, theme.AccentSoft)
			ink, style = theme.Accent, p.Styles.TextBold
		}
		name := p.T("table.floor", ui.Data{"Number": floor})
		if ui.Measure(p.Styles.TextBold, name) > r.W-2 {
			name = strconv.Itoa(floor)
		}
		p.Icon(floorSign(board, floor), ui.Rect{X: r.X + 6, Y: r.Y + 5, W: r.W - 12, H: r.H - 26}, ink)
		p.TextIn(style, name, ui.Rect{X: r.X, Y: r.Bottom() - 21, W: r.W, H: 18}, ui.Center, ink)
		if style == p.Styles.Text { // out of sight
			t.writeLeastOf(p, floor, r)
		}
		p.End()
	}
}

// seesFloor reports whether all of a floor is in sight; floors is how many there are.
func (t *camera) seesFloor(board *clinic.Clinic, floor, floors int) bool {
	if s := t.sight(); s.Zoom == 1 && s.PanX == 0 && s.PanY == 0 {
		return floor >= s.floor && floor < s.floor+floors-s.floors
	}
	middle := t.projection.At(float64(floor), float64(board.Columns)/2, float64(board.Rows)/2, 0).Y / t.scale
	return middle > t.layout.Clinic.Y && middle < t.layout.Clinic.Bottom()
}

// floorSign returns an icon of the rooms of a floor, for the rail.
func floorSign(board *clinic.Clinic, floor int) ui.Icon {
	return func(c *ui.Canvas, r ui.Rect, ink theme.Color) {
		half := r.W / float64(board.Columns+board.Rows)
		high := min(half/2, r.H/float64(board.Columns+board.Rows))
		left := r.X + half*float64(board.Rows)
		top := r.Y + (r.H-high*float64(board.Columns+board.Rows))/2
		for i := range board.Tiles {
			space := clinic.SpaceAt(i)
			if int(space.Floor) != floor || !board.Contains(space) {
				continue
			}
			x, y := left+half*float64(space.X-space.Y), top+high*float64(space.X+space.Y)
			color := theme.Fade(ink, 0.16)
			if tile := &board.Tiles[i]; !tile.Empty() {
				color = roomColor(tile)
			}
			c.Polygon(color, theme.Point{X: x, Y: y}, theme.Point{X: x + half - 0.5, Y: y + high}, theme.Point{X: x, Y: y + 2*high - 0.5}, theme.Point{X: x - half + 0.5, Y: y + high})
		}
	}
}

// roomColor returns the color of what fills a space.
func roomColor(tile *clinic.Tile) theme.Color {
	switch tile.Color {
	case clinic.Magenta:
		return theme.HubColor
	case clinic.Teal:
		return theme.TreatColor
	case clinic.Amber:
		return theme.SupplyColor
	case clinic.Blue:
		return theme.SpecialColor
	}
	if tile.Kind == clinic.Garden {
		return theme.GardenColor
	}
	return theme.Post
}

// writeLeastOf writes on the rail the least time or price that the held piece has on a floor out of sight.
func (t *camera) writeLeastOf(p *paper.Paper, floor int, r ui.Rect) {
	least, priced := math.MaxInt, false
	for i := range t.Look.Space {
		look := &t.Look.Space[i]
		switch {
		case int(clinic.SpaceAt(i).Floor) != floor:
		case look.Legal && look.HasPrice:
			least, priced = min(least, look.Price), true
		case look.Reached:
			least = min(least, look.Time)
		}
	}
	if least == math.MaxInt || t.Look.Held.Empty() {
		return
	}
	text, ground, ink := paper.Number(least), theme.Card, theme.Ink
	if priced {
		text, ground, ink = paper.Dollars(p.Reader, least), theme.LegalInk, theme.Card
	}
	wide := max(24, ui.Measure(p.Styles.TextBold, text)+12)
	pill := ui.Rect{X: r.Right() - wide + 4, Y: r.Y + (r.H-26)/2 - 12, W: wide, H: 24}
	p.Round(pill.Inset(-1.5), 13.5, theme.Mix(theme.Accent, theme.Card, 0.45))
	p.Round(pill, 12, ground)
	p.TextIn(p.Styles.TextBold, text, pill, ui.Center, ink)
}
