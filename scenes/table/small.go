package table

import (
	"math"
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The table in small windows: the clinic fills the window, and one drawer stands for all panels. Nothing is shrunk.

// guidedSheet is the largest part of a window that the sheet takes during a lesson, so that its card and what it
// leads to stay in sight.
const guidedSheet = 0.45

// Small reports whether the panels are tabs of one drawer.
func (t *window) Small() bool { return t.layout.Small() }

// arrange lays out the parts of the table in this window.
func (t *Table) arrange() {
	a := t.layout.Arrangement.Resized(t.width, t.height, ui.TextSize())
	t.layout.Arrangement, t.third = a, panels.Layout{}
	if a.Small() {
		high := t.drawer.High(t.width, t.height)
		if t.guide.Any() && !t.drawer.Full {
			high = min(high, guidedSheet*t.height)
		}
		t.layout = panels.SmallLayoutFor(a, t.width, t.height, high, t.leftHanded)
		t.addGuide(false)
		return
	}
	if a == arrangement.Dock {
		t.layout = panels.DockLayoutFor(t.width, t.height)
		if t.thirdCard.Tab == panels.TabScore && t.Situation.Puzzle == nil {
			t.layout.OpenScoreInDock()
		}
		t.third = t.layout.ForThird()
	} else {
		t.layout = panels.LayoutFor(t.width, t.height)
	}
	if t.scoreOpen && a == arrangement.Desk && t.Situation.Puzzle == nil {
		t.layout.OpenScore()
	}
	if t.above.Any() {
		t.layout.AddSheet(t.above.High())
	}
	if t.strip.Any() {
		t.layout.AddPools(t.strip.Rows())
	}
	t.addGuide(t.HasAnnex())
}

// addGuide makes room above the clinic for the card of a lesson, or of a puzzle unless it is at the left, or for
// what the step asks. annex is whether the view buttons lie at the left, since an annex stands at the right.
func (t *Table) addGuide(annex bool) {
	switch {
	case t.guide.Any():
		t.layout.AddGuide(t.guide.High(t.layout.Clinic))
	case t.puzzle.Any():
		t.layout.AddGuide(t.puzzle.High(t.layout.Clinic))
	case t.Situation.Puzzle == nil:
		t.layout.AddNext(annex)
	}
}

// openForStep opens the tab that a new step is about.
func (t *papers) openForStep() {
	d := t.State.Decision(t.Viewer)
	kind := game.DecisionKind("")
	if d != nil {
		kind = d.Kind
	}
	if kind == t.opened {
		return
	}
	t.opened, t.drawer.Full = kind, false
	t.drawer.Rewind()
	switch kind {
	case game.DecideAdmit:
		t.drawer.Open(panels.TabTown)
		t.drawer.OpenSegment("appointments")
	case game.DecideHire:
		t.drawer.Open(panels.TabTown)
		t.drawer.OpenSegment("residency")
	default:
		t.drawer.Open(panels.TabHand)
	}
}

// OpenTab shows a tab of the drawer. If it is open already, the hand's tab is shown.
func (t *Table) OpenTab(tab panels.Tab) {
	if t.layout.Arrangement == arrangement.Dock {
		if tab != panels.TabHand && tab != panels.TabTown { // which always show
			t.thirdCard.Open(tab)
			t.Arrange()
		}
		return
	}
	before := t.seen()
	if tab == t.drawer.Tab {
		tab = panels.TabHand
	}
	t.drawer.Full = false
	t.drawer.Open(tab)
	t.Arrange()
	t.glideFrom(before)
}

// OpenSegment shows a segment of the town.
func (t *Table) OpenSegment(segment string) {
	before := t.seen()
	t.drawer.OpenSegment(segment)
	t.Arrange()
	t.glideFrom(before)
}

// PullDrawer pulls the sheet up all the way, or down again.
func (t *Table) PullDrawer(up bool) {
	before := t.seen()
	t.drawer.Full = up
	t.Arrange()
	t.glideFrom(before)
}

// LowerSheet lowers the sheet of an upright phone if it covers more of the clinic than the step needs, and reports
// whether it did.
func (t *Table) LowerSheet() bool {
	reads := t.drawer.Tab == panels.TabForecast || t.drawer.Tab == panels.TabOthers || t.drawer.Tab == panels.TabLog || t.drawer.Tab == panels.TabScore
	switch {
	case t.layout.Arrangement != arrangement.Tall:
		return false
	case t.drawer.Full:
		t.PullDrawer(false)
	case reads:
		t.OpenTab(panels.TabHand)
	default:
		return false
	}
	return true
}

// DrawerIsUp reports whether the sheet is pulled up.
func (t *papers) DrawerIsUp() bool { return t.drawer.Full }

// drawers returns all drawers that can scroll: those of small windows, and the live score beside the clinic.
func (t *papers) drawers() []*panels.Drawer {
	return t.scrolled[:]
}

// ScrollDrawer scrolls the drawer under a finger at x, y by logical pixels, and reports whether it can scroll there.
func (t *Table) ScrollDrawer(x, y, dx, dy float64) bool {
	there := slices.ContainsFunc(t.drawers(), func(d *panels.Drawer) bool { return d.Scroll(x, y, dx, dy) })
	if there {
		t.FindSpots()
	}
	return there
}

// ScrolledAway returns where a thing of a drawer would lie that is out of sight, and whether there is one.
func (t *papers) ScrolledAway(of thing.Thing) (paper.Spot, bool) {
	for _, spot := range t.AllScrolledAway() {
		if spot.Thing == of {
			return spot, true
		}
	}
	return paper.Spot{}, false
}

// AllScrolledAway returns the things of the drawers that are out of sight, each where it would lie.
func (t *papers) AllScrolledAway() (list []paper.Spot) {
	for _, drawer := range t.drawers() {
		for _, spot := range drawer.Cut() {
			if _, seen := t.Spot(spot.Thing); !seen {
				spot.Rect = spot.Whole
				list = append(list, spot)
			}
		}
	}
	return list
}

// BringIntoSight scrolls the drawer so that all of a thing in it is seen, and reports whether that moved anything.
func (t *Table) BringIntoSight(what thing.Thing) bool {
	for _, drawer := range t.drawers() {
		for _, spot := range drawer.Cut() {
			if spot.Thing == what && drawer.Reveal(&spot) {
				t.FindSpots()
				return true
			}
		}
	}
	return false
}

// settleDrawers aligns scrolled drawers to a whole card once no finger holds them.
func (t *Table) settleDrawers(c *scenes.Context) {
	if c.Gestures.Held {
		return
	}
	for _, d := range t.drawers() {
		if d.Settle(c.Motion(1) == 0) {
			t.FindSpots()
			c.Redraw()
		}
	}
}

// DrawerScrolls reports whether a drag from x, y in that direction scrolls a drawer, even where a piece lies there.
func (t *papers) DrawerScrolls(x, y, dx, dy float64) bool {
	return slices.ContainsFunc(t.drawers(), func(d *panels.Drawer) bool { return d.Scrolls(x, y, dx, dy) })
}

// ShowTab shows a tab of the drawer, unless it is open already.
func (t *Table) ShowTab(tab panels.Tab) {
	if tab != t.drawer.Tab {
		t.OpenTab(tab)
	}
}

// NextSegment shows the next segment of the town, or with −1 the previous one, if there is one.
func (t *Table) NextSegment(by int) {
	if next := t.drawer.NextSegment(by); next != "" {
		t.OpenSegment(next)
	}
}

// StopsAtFloors reports whether not all floors are in sight at once, so that a drag goes from floor to floor.
func (t *camera) StopsAtFloors() bool {
	s := t.sight()
	return t.Small() && s.floors > 0 && s.Zoom == 1 && s.PanX == 0 && s.PanY == 0
}

// StepFloor moves the view one floor up, or with −1 down, if there is one.
func (t *Table) StepFloor(by int) {
	if s := t.sight(); t.Small() && s.floor+by >= 0 && s.floor+by <= s.floors {
		t.ShowFloor(s.floor + by)
	}
}

// FillWithFloor shows the floor at x, y as wide as there is room. If the view is zoomed already, it shows the
// whole clinic again.
func (t *Table) FillWithFloor(x, y float64) {
	s, board := t.sight(), t.Board()
	if s.Zoom != 1 {
		t.ShowWhole()
		return
	}
	before := t.seen()
	floor, far := 0, math.Inf(1)
	middle := func(floor int) (x, y float64) {
		at := t.projection.At(float64(floor), float64(board.Columns)/2, float64(board.Rows)/2, 0)
		return at.X / t.scale, at.Y / t.scale
	}
	for i := range clinic.MaxFloors {
		if _, fy := middle(i); i < t.tower(board).Floors && math.Abs(fy-y) < far {
			floor, far = i, math.Abs(fy-y)
		}
	}
	area := t.layout.Clinic
	wide := float64(board.Columns+board.Rows) * sprites.HalfTileWidth * t.projection.Scale / t.scale
	fx, fy := middle(floor)
	t.ZoomAt(max(1.25, area.W/wide), fx, fy)
	cx, cy := area.Center()
	t.Pan(cx-fx, cy-fy)
	t.glideFrom(before)
}

// ShowFloor stops the view at a floor.
func (t *Table) ShowFloor(floor int) {
	before, s := t.seen(), t.sight()
	s.Zoom, s.PanX, s.PanY, s.floor = 1, 0, 0, floor
	t.moved()
	t.glideFrom(before)
}

// BringFloorIntoSight moves the view of a small window to the floor of a space whose center is out of sight.
func (t *Table) BringFloorIntoSight(space clinic.Space, board game.BoardName) {
	if t.Small() && !t.inSight(space, board) {
		t.ShowFloor(int(space.Floor))
	}
}

// inSight reports whether the center of a space lies in the clinic's part of the table.
func (t *clinics) inSight(space clinic.Space, board game.BoardName) bool {
	m := t.plotOf(board).projection.Centre(space)
	return t.layout.Clinic.Contains(m.X/t.scale, m.Y/t.scale)
}

// OpenTabNow returns the open tab of a small window.
func (t *papers) OpenTabNow() panels.Tab { return t.drawer.Tab }

// tower returns what decides how large the clinic is drawn in a small window.
func (t *clinics) tower(board *clinic.Clinic) arrangement.Tower {
	tower := arrangement.Tower{Floors: 1, LowTop: true}
	shown := func(i int) bool {
		return !t.folded.floors[clinic.SpaceAt(i).Floor] && (!board.Tiles[i].Empty() || t.showsEmpty(board, clinic.SpaceAt(i)))
	}
	for i := range board.Tiles {
		if space := clinic.SpaceAt(i); int(space.Floor) >= tower.Floors && shown(i) {
			tower.Floors = int(space.Floor) + 1
		}
	}
	for i := range board.Tiles {
		space := clinic.SpaceAt(i)
		if int(space.Floor) == tower.Floors-1 && space.X+space.Y < 2 && shown(i) {
			tower.LowTop = false
		}
	}
	_, top, _, bottom := sprites.Projection{Scale: 1}.Bounds(int(board.Columns), int(board.Rows), 1)
	tower.Ground = bottom - top
	if t.HasAnnex() {
		all := t.extent(board, sprites.FloorGap)
		if tower.Wide = all.W; t.layout.Arrangement == arrangement.Dock { // all of both is in sight
			tower.Ground, tower.LowTop = all.H-sprites.FloorGap*float64(tower.Floors-1), false
		}
	}
	return tower
}

// projectSmall computes where the clinic lies in a small window, in device pixels.
func (t *camera) projectSmall(board *clinic.Clinic) {
	s, area := t.sight(), t.layout.Clinic
	t.annexFront = 0
	tower := t.tower(board)
	v := t.layout.ViewOf(area.W, area.H, tower)
	if s.Apart {
		v.Apart = sprites.FloorGapApart
	}
	s.floors = max(0, tower.Floors-v.Floors)
	s.floor = min(s.floor, s.floors)
	box := t.extent(board, v.Apart)
	s.frame, s.whole, s.area = box, box, area
	seen := v.Apart*float64(v.Floors-1) + box.H - v.Apart*float64(tower.Floors-1)
	below := max(0, (area.H-seen*v.Scale)/2)
	if v.Floors < tower.Floors { // as much of the next floor as there is room for
		below = 8
	}
	bottom := area.Bottom() - below
	x := area.X + area.W/2 - (box.X+box.W/2)*v.Scale
	y := bottom - (box.Y+box.H)*v.Scale + float64(s.floor)*v.Apart*v.Scale
	cx, cy := area.Center()
	wide, high := max(box.W*v.Scale*s.Zoom, area.W)/2, max(box.H*v.Scale*s.Zoom, area.H)/2
	s.PanX, s.PanY = ui.Between(s.PanX, -wide, wide), ui.Between(s.PanY, -high, high)
	t.projection = sprites.Projection{
		X: (cx + (x-cx)*s.Zoom + s.PanX) * t.scale, Y: (cy + (y-cy)*s.Zoom + s.PanY) * t.scale, Scale: v.Scale * s.Zoom * t.scale, Gap: v.Apart,
	}.Snap()
	if t.HasAnnex() {
		x, y := t.annexPlace(board)
		t.annex.projection = t.projection
		at := t.projection.At(0, x, y, 0)
		t.annex.projection.X, t.annex.projection.Y = at.X, at.Y
		t.card.Rect = ui.Rect{X: area.X + 4, Y: area.Y + 4, W: panels.AnnexCardWide, H: panels.AnnexCardHigh}
		// Then the card lies in front of the clinic, where the ground is bare.
		if low := t.layout.Arrangement == arrangement.Low; low && area.W >= panels.AnnexCardWide+8 || t.layout.Arrangement == arrangement.Dock {
			t.card.Rect.Y = area.Bottom() - panels.AnnexCardHigh - 2
		}
	}
}

// writeSmallButtons writes what lies over the clinic: the button that shows all of it, and in Low the rail of floors.
func (t *Table) writeSmallButtons(p *paper.Paper) {
	t.writeAway(p)
	if t.layout.Sheet.H > 0 {
		t.above.Write(p)
	}
	if t.layout.Pools.H > 0 {
		t.strip.Write(p)
	}
	switch {
	case t.layout.Guide.H > 0 && t.puzzle.Any():
		t.puzzle.Write(p)
	case t.layout.Guide.H > 0:
		t.guide.Write(p)
	}
	// In Tall the sentence about the held piece covers it.
	if t.layout.Arrangement != arrangement.Tall || t.Look.Taken.None() {
		t.next.Write(p)
	}
	area := t.layout.Clinic
	if t.HasAnnex() {
		t.card.Write(p)
	}
	r := ui.Rect{X: area.Right() - viewButton - 12, Y: area.Bottom() - viewButton - 12, W: viewButton, H: viewButton}
	// Above the card there is bare ground, too.
	if t.HasAnnex() && r.Intersect(t.card.Rect.Inset(-8)).W > 0 && r.Intersect(t.card.Rect.Inset(-8)).H > 0 {
		r.X, r.Y = t.card.Rect.X, t.card.Rect.Y-8-viewButton
	}
	t.viewButtons = r
	if t.layout.Rail.W > 0 {
		t.writeRail(p)
		if area.W < viewButton+24 { // in the narrowest windows two taps on the ground do the same
			t.viewButtons = ui.Rect{}
			t.writeLegend(p)
			return
		}
	} else {
		t.writeFloorAbove(p)
		t.writeFolded(p)
	}
	ask, play := ui.Rect{}, ui.Rect{}
	if t.Situation.Hints {
		ask = r.Moved(-viewButton-8, 0)
		if t.layout.Arrangement != arrangement.Dock && area.W < 3*viewButton {
			ask = r.Moved(0, -viewButton-8)
		}
		t.viewButtons = t.viewButtons.Union(ask)
		if t.hint.PlaysMove() {
			play = ask.Moved(ask.X-r.X, ask.Y-r.Y)
			t.viewButtons = t.viewButtons.Union(play)
		}
	}
	eye := t.besideButtons(r, ask, play)
	t.viewButtons = t.viewButtons.Union(eye)
	t.placeHint()
	if over := t.hint.Rect.Intersect(t.viewButtons); over.W > 0 && over.H > 0 { // the card needs their room
		t.viewButtons = ui.Rect{}
		t.writeLegend(p)
		t.hint.Write(p)
		return
	}
	p.Panel(r, 13)
	p.Begin(thing.Of(thing.Whole), r)
	p.Icon(ui.IconWhole, r.Inset(12), theme.Ink)
	p.End()
	if ask.W > 0 {
		t.hint.WriteAsk(p, ask)
	}
	if play.W > 0 {
		t.hint.WriteMove(p, play)
	}
	p.Panel(eye, 13)
	p.Begin(view.OverlayMenu, eye)
	t.overlays.WriteIcon(p, eye)
	p.End()
	t.writeLegend(p)
	t.hint.Write(p)
	t.writeOverlays(p, t.viewButtons)
}

// besideButtons returns where the overlay button lies: left of the others, or above them if there is no room.
func (t *window) besideButtons(whole, ask, play ui.Rect) ui.Rect {
	last := whole
	if ask.W > 0 {
		last = ask
	}
	if play.W > 0 {
		last = play
	}
	eye := last.Moved(-viewButton-8, 0)
	// The ground stays free for swipes.
	if middle, _ := t.layout.Clinic.Center(); last.Y < whole.Y || eye.X < middle && t.layout.Arrangement != arrangement.Dock {
		eye = last.Moved(0, -viewButton-8)
	}
	return eye
}

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
		ink, style := theme.SecondInk, ui.Text
		if t.seesFloor(board, floor, floors) {
			p.Round(r.Inset(1), 10, theme.AccentSoft)
			ink, style = theme.Accent, ui.TextBold
		}
		name := ui.T("table.floor", ui.Data{"Number": floor})
		if ui.Measure(ui.TextBold, name) > r.W-2 {
			name = strconv.Itoa(floor)
		}
		p.Icon(floorSign(board, floor), ui.Rect{X: r.X + 6, Y: r.Y + 5, W: r.W - 12, H: r.H - 26}, ink)
		p.TextIn(style, name, ui.Rect{X: r.X, Y: r.Bottom() - 21, W: r.W, H: 18}, ui.Center, ink)
		if style == ui.Text { // out of sight
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
		text, ground, ink = paper.Dollars(least), theme.LegalInk, theme.Card
	}
	wide := max(24, ui.Measure(ui.TextBold, text)+12)
	pill := ui.Rect{X: r.Right() - wide + 4, Y: r.Y + (r.H-26)/2 - 12, W: wide, H: 24}
	p.Round(pill.Inset(-1.5), 13.5, theme.Mix(theme.Accent, theme.Card, 0.45))
	p.Round(pill, 12, ground)
	p.TextIn(ui.TextBold, text, pill, ui.Center, ink)
}

// drawSmallHand draws the held piece in the drawer, and the result of placing it.
func (t *papers) drawSmallHand(c *ui.Canvas) {
	head, l := t.drawer.Head, &t.Look
	if head.W == 0 || l.Held.Empty() || l.Taken.None() {
		return
	}
	if t.layout.Arrangement == arrangement.Low {
		t.drawColumnHand(c, head)
		return
	}
	const picture, button = 40.0, 52.0 // with what lies beside it
	buttons := button
	if !l.Tapped.None() {
		buttons += button
	}
	text := ui.Rect{X: head.X + picture + 8, W: head.W - picture - 8 - buttons}
	title := 0.0
	if l.Place != "" && !l.Named {
		title = ui.ParagraphHeight(ui.TextBold, l.Place, text.W)
	}
	high := title + ui.ParagraphHeight(ui.Text, l.Bubble, text.W)
	if over := high + 12 - head.H; over > 0 { // the sentence covers what lies above
		head.Y, head.H = head.Y-over, head.H+over
	}
	card := ui.Rect{X: head.X - 8, Y: head.Y - 4, W: head.W + 16 - buttons, H: head.H + 8}
	if card.Y < t.drawer.Head.Y-4 {
		c.Panel(card, 12)
	}
	text.Y, text.H = head.Y, head.H
	place := ui.Rect{X: head.X, Y: head.Y + (head.H-48)/2, W: picture, H: 48}
	c.Round(place, 10, theme.Well)
	t.drawHeldInto(c, place)
	ink := theme.Ink
	if l.Tone == ui.Refused {
		ink = theme.IllegalInk
	}
	c.Landmark("held", text)
	y := text.Y + (text.H-high)/2
	if title > 0 {
		c.Paragraph(ui.TextBold, l.Place, text.X, y, text.W, ui.Left, theme.Ink)
	}
	c.Paragraph(ui.Text, l.Bubble, text.X, y+title, text.W, ui.Left, ink)
}

// drawColumnHand draws the same in the column: the picture and name of those who enter the clinic above, the
// result below, and the buttons at the bottom.
func (t *papers) drawColumnHand(c *ui.Canvas, head ui.Rect) {
	l := &t.Look
	const button, pad = 44.0, 8.0
	text := head
	if t.drawer.OnlyHead {
		top := text.CutTop(62, pad)
		place := top.CutLeft(52, 10)
		c.Round(place, 12, theme.Well)
		t.drawHeldInto(c, place)
		high := ui.ParagraphHeight(ui.TextBold, l.Place, top.W)
		c.Paragraph(ui.TextBold, l.Place, top.X, top.Y+(top.H-high)/2, top.W, ui.Left, theme.Ink)
		text.CutBottom(button, pad)
	}
	if l.Bubble == "" {
		return
	}
	ground, ink := theme.LegalSoft, theme.Ink
	switch l.Tone {
	case ui.Refused:
		ground, ink = theme.IllegalLow, theme.IllegalInk
	case ui.Warned:
		ground = theme.Mix(theme.Warning, theme.Card, 0.86)
	case ui.Plainly:
		ground = theme.Well
	}
	high := ui.ParagraphHeight(ui.TextStrong, l.Bubble, text.W-2*pad) + pad
	card := ui.Rect{X: text.X, Y: text.Y, W: text.W, H: max(high, 40)}
	if !t.drawer.OnlyHead {
		card = t.drawer.ToldIn(head)
		high = ui.ParagraphHeight(ui.TextStrong, l.Bubble, card.W-2*pad) + pad
		if card.Y < head.Y { // it covers the tabs
			c.Panel(card.Inset(-4), 14)
		}
	}
	c.Round(card, 12, ground)
	c.Landmark("held", card)
	c.Paragraph(ui.TextStrong, l.Bubble, card.X+pad, card.Y+(card.H-high+pad)/2, card.W-2*pad, ui.Left, ink)
}

// drawHeldInto draws the held piece into an area.
func (t *papers) drawHeldInto(c *ui.Canvas, place ui.Rect) {
	art := t.Look.Held.Picture()
	if art == sprites.None {
		return
	}
	w, h := art.Size()
	x, y := place.Center()
	t.artCentred(c, art, x, y, min(1.2, (place.W-6)/w, (place.H-6)/h))
}
