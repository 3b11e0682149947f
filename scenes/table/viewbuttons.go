package table

import (
	"math"
	"slices"

	"clinic/game/clinic"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// viewing is a view button: it changes how the clinic is seen, or asks about it.
type viewing struct {
	what  thing.Thing
	write func(p *paper.Paper, r ui.Rect)
	r     ui.Rect
}

// chipHigh returns the height of a chip over the clinic that leads to a floor.
func (t *window) chipHigh() float64 {
	if t.layout.Fingers {
		return viewButton
	}
	return 34
}

// chipTop returns where such chips stand: at the top of the clinic, below the report about bots.
func (t *cover) chipTop() float64 { return max(t.layout.Clinic.Y, t.away.Bottom()) + 8 }

// writeButtons writes what lies over the clinic.
func (t *Table) writeButtons() {
	p := &t.buttons
	p.Clear(t.Reader, &t.spots)
	t.hint.Paper.Clear(t.Reader, &t.spots)
	if t.layout.Sheet.H > 0 {
		t.above.Write(p)
	}
	if t.layout.Pools.H > 0 {
		t.strip.Write(p)
		t.strip.WriteFloorNotes(p, t.layout.Pools.Y)
	}
	switch {
	case t.layout.Guide.H == 0:
	case t.puzzle.Any():
		t.puzzle.Write(p)
	default:
		t.guide.Write(p)
	}
	t.next.Write(p)
	t.writeAway(p)
	if t.layout.Rail.W > 0 {
		t.writeRail(p)
	} else {
		t.writeFloorAbove(p)
		t.writeFolded(p)
	}
	if t.card.Rect.W > 0 {
		t.card.Write(p)
	}
	t.viewButtons = ui.Rect{}
	if t.layout.Rail.W > 0 && t.layout.Clinic.W < viewButton+24 { // in the narrowest windows two taps on the ground do the same
		t.writeLegend(p)
		return
	}
	t.writeViewButtons(p)
	t.writeLegend(p)
	t.hint.Write(&t.hint.Paper)
	if t.viewButtons.W > 0 {
		t.writeOverlays(p)
	}
}

// writeViewButtons writes the view buttons: in a grid at a lower corner of the clinic, or in a row, unless the card
// of a hint needs their room.
func (t *Table) writeViewButtons(p *paper.Paper) {
	icon := func(icon ui.Icon, ink theme.Color) func(p *paper.Paper, r ui.Rect) {
		return func(p *paper.Paper, r ui.Rect) { p.Icon(icon, r.Inset(12), ink) }
	}
	list := []viewing{{what: thing.Of(thing.Whole), write: icon(ui.IconWhole, theme.Ink)}}
	overlays := viewing{what: view.OverlayMenu, write: t.overlays.WriteIcon}
	if t.layout.ViewRow {
		if t.Situation.Hints {
			list = append(list, viewing{what: view.HintAsk, write: icon(ui.IconHint, theme.Accent)})
		}
		if t.hint.PlaysMove() {
			list = append(list, viewing{what: view.HintMove, write: icon(ui.IconPlay, theme.Accent)})
		}
		list = append(list, overlays)
		t.inRow(list)
	} else {
		mark := func(kind thing.Kind, mark sprites.ID, lit bool) viewing {
			color := theme.Ink
			if lit {
				color = theme.Accent
			}
			return viewing{what: thing.Of(kind), write: func(p *paper.Paper, r ui.Rect) {
				x, y := r.Center()
				p.Tinted(mark, x, y, 1, color)
			}}
		}
		list = append(list, mark(thing.Closer, pictures.Plus, false), mark(thing.Explode, pictures.Floors, t.sight().Apart), mark(thing.Farther, pictures.Minus, false), overlays)
		if t.side.LogFolded || t.side.LogOpen {
			list = append(list, mark(thing.Log, pictures.Info, t.side.LogOpen))
		}
		t.inGrid(list)
	}
	for i := range list {
		t.viewButtons = t.viewButtons.Union(list[i].r)
	}
	if t.placeHint(); t.layout.ViewRow && t.hint.Rect.Overlaps(t.viewButtons) {
		t.viewButtons = ui.Rect{}
		return
	}
	if !t.layout.ViewRow {
		t.writeGrid(p, list)
	}
	for i := range list {
		if t.layout.ViewRow {
			p.Panel(list[i].r, 13)
		}
		p.Begin(list[i].what, list[i].r)
		list[i].write(p, list[i].r)
		p.End()
	}
}

// inGrid places view buttons at the lower right of the clinic, or at the left, beside what is next.
func (t *window) inGrid(list []viewing) {
	const columns = 2
	area := t.layout.Clinic
	bottom := max(area.Bottom(), t.layout.Next.Bottom()-t.layout.Below)
	first := ui.Rect{X: area.Right() - columns*viewButton, Y: bottom - viewButton*float64((len(list)+columns-1)/columns), W: viewButton, H: viewButton}
	if t.layout.ViewButtonsLeft {
		first.X = area.X
	}
	for i := range list {
		list[i].r = first.Moved(viewButton*float64(i%columns), viewButton*float64(i/columns))
	}
}

// writeGrid writes the ground of view buttons in a grid, with lines between them.
func (t *cover) writeGrid(p *paper.Paper, list []viewing) {
	first := list[0].r
	p.Panel(t.viewButtons, 12)
	for i := range list {
		place := list[i].r
		if place.Y > first.Y {
			p.Fill(ui.Rect{X: place.X + 8, Y: place.Y - 0.75, W: place.W - 16, H: 1.5}, theme.Hairline)
		}
		if place.X > first.X {
			p.Fill(ui.Rect{X: place.X - 0.75, Y: place.Y + 8, W: 1.5, H: place.H - 16}, theme.Hairline)
		}
	}
}

// inRow places view buttons from the lower right of the clinic, or from above the annex's card, to the left; upward if
// there is no room. The last one leaves the ground free for swipes.
func (t *cover) inRow(list []viewing) {
	const apart = viewButton + 8
	area := t.layout.Clinic
	at := ui.Rect{X: area.Right() - viewButton - 12, Y: area.Bottom() - viewButton - 12, W: viewButton, H: viewButton}
	if at.Overlaps(t.card.Rect.Inset(-8)) && t.card.Rect.W > 0 { // above the card there is bare ground, too
		at.X, at.Y = t.card.Rect.X, t.card.Rect.Y-apart
	}
	dx, dy := -apart, 0.0
	if area.W < 3*viewButton {
		dx, dy = 0, -apart
	}
	last := len(list) - 1
	for i := range list[:last] {
		list[i].r = at.Moved(dx*float64(i), dy*float64(i))
	}
	at = list[last-1].r
	middle, _ := area.Center()
	if list[last].r = at.Moved(-apart, 0); at.Y < list[0].r.Y || at.X-apart < middle {
		list[last].r = at.Moved(0, -apart)
	}
}

// writeFloorAbove writes a button that shows the whole clinic if its top floor lies above the window.
func (t *cover) writeFloorAbove(p *paper.Paper) {
	area, top := t.layout.Clinic, t.plot.topFloor()
	above := func(space clinic.Space) bool {
		return int(space.Floor) == top && t.projection.Centre(space).Y < area.Y*t.scale
	}
	if !slices.ContainsFunc(t.shown.Empty, above) && !slices.ContainsFunc(t.shown.Rooms, func(r sprites.Room) bool { return above(r.Space) }) {
		return
	}
	text := p.T("table.floor_above", ui.Data{"Number": top})
	r := ui.Rect{X: area.X + 8, Y: t.chipTop(), W: ui.Measure(p.Styles.TextStrong, text) + 28, H: t.chipHigh()}
	if r.Overlaps(t.card.Rect) {
		r.Y = t.card.Rect.Bottom() + 8
	}
	p.Begin(thing.Numbered(thing.Whole, top), r)
	p.Panel(r, 10)
	p.TextIn(p.Styles.TextStrong, text, r, ui.Center, theme.Accent)
	p.End()
}

// writeFolded writes the names of folded floors at the top of the clinic: a click brings them back.
func (t *cover) writeFolded(p *paper.Paper) {
	x := t.layout.Clinic.X + 8
	for floor := clinic.MaxFloors - 1; floor > 0; floor-- {
		if !t.folded[floor] {
			continue
		}
		on := view.HintFloors
		on.Number = floor
		text := t.floorNames[floor]
		r := ui.Rect{X: x, Y: t.chipTop(), W: ui.Measure(p.Styles.TextStrong, text) + 28, H: t.chipHigh()}
		p.Begin(on, r)
		p.Panel(r, 12)
		p.TextIn(p.Styles.TextStrong, text, r, ui.Center, theme.SecondInk)
		p.End()
		x += r.W + 8
	}
}

// writeLegend writes the legend of an overlay at the top of the clinic.
func (t *Table) writeLegend(p *paper.Paper) {
	area := t.layout.Clinic.Inset(6)
	if t.away.H > 0 {
		area.CutTop(t.away.Bottom()+6-area.Y, 0)
	}
	t.legend = ui.Rect{}
	if r := t.overlays.LegendIn(area); r.W > 0 {
		if t.next.Any() && t.layout.Next.H > 0 {
			area.H = min(area.H, t.layout.Next.Y-6-area.Y)
		}
		least := math.Inf(1)
		for _, at := range [...]ui.Rect{r, r.Moved(area.X-r.X, 0), r.Moved(area.Right()-r.Right(), 0), r.Moved(area.X-r.X, area.Bottom()-r.Bottom()), r.Moved(0, area.Bottom()-r.Bottom())} {
			if sum := t.roomsUnder(at) + 100*t.buttonsUnder(at); sum < least {
				least, t.legend = sum, at
			}
		}
	}
	t.overlays.WriteLegend(p, t.legend)
}

// writeOverlays writes the open menu of overlays: beside the view buttons, or above them if they lie in a row.
func (t *Table) writeOverlays(p *paper.Paper) {
	if !t.Look.Overlays {
		return
	}
	area, buttons := t.layout.Clinic.Inset(6), t.viewButtons
	if t.layout.ViewRow {
		area.H = buttons.Y - 8 - area.Y
	}
	wide, high, columns := t.overlays.MenuSize(area)
	r := ui.Rect{X: buttons.X - 8 - wide, Y: buttons.Bottom() - high, W: wide, H: high}
	switch {
	case t.layout.ViewRow:
		r.X, r.Y = buttons.Right()-wide, area.Bottom()-high
	case t.layout.ViewButtonsLeft:
		r.X = buttons.Right() + 8
	}
	t.overlays.WriteMenu(p, r.Within(t.layout.Clinic.Inset(4)), columns)
}

// buttonsUnder returns how many spots of panels an area hides.
func (t *window) buttonsUnder(r ui.Rect) (sum float64) {
	for _, spot := range t.spots[t.panelsFrom:] {
		if r.Overlaps(spot.Rect) {
			sum++
		}
	}
	return sum
}
