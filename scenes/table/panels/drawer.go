package panels

import (
	"cmp"
	"math"
	"slices"

	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Tab is what the drawer shows.
type Tab string

// The tabs, in their order on the screen.
const (
	TabTown     Tab = "town"
	TabHand     Tab = "hand"
	TabForecast Tab = "forecast"
	TabOthers   Tab = "others"
	TabLog      Tab = "log"
)

type tabAndSign struct {
	tab  Tab
	sign ui.Icon
}

var tabs = [...]tabAndSign{{TabTown, ui.IconTown}, {TabHand, ui.IconHand}, {TabForecast, ui.IconForecast}, {TabOthers, ui.IconOthers}, {TabLog, ui.IconLog}}

// TabText returns the name of a tab: where nobody else plays the goal replaces the other clinics, and in a puzzle the
// week does.
func (t *Made) TabText(tab Tab) string {
	switch {
	case tab == TabOthers && t.hasPuzzleWeek():
		return t.T("tab.week")
	case tab == TabOthers && len(t.State.Players) == 1:
		return t.T("tab.goal")
	}
	return t.T("tab." + string(tab))
}

// tabSign returns the sign of a tab. The goal has the cup of the score below it.
func (t *Made) tabSign(tab Tab) ui.Icon {
	if tab == TabOthers && len(t.State.Players) == 1 && !t.hasPuzzleWeek() {
		return ui.IconTrophy
	}
	return tabs[slices.IndexFunc(tabs[:], func(one tabAndSign) bool { return one.tab == tab })].sign
}

// Drawer holds panels that are not around the clinic: a sheet below it or a column beside it, which shows one of them;
// or a bar with cards above it. It scrolls what has no room: rows sideways, columns up and down.
type Drawer struct {
	Made
	Town  *Town
	Side  *Side
	Tray  *Tray
	Paper paper.Paper

	Third   bool // it is the third card above the bar
	Beside  bool // it is the live score beside the clinic, and nothing else
	Tab     Tab
	Segment string  // of the town
	Full    bool    // pulled up all the way
	Pulls   bool    // it is higher when it is pulled up
	Head    ui.Rect // where the counter and the buttons of the step are; the sentence about the held piece goes there
	// OnlyHead is whether the sentence about the held piece takes the whole column, with its picture.
	OnlyHead bool
	count    ui.Rect // where the counter lies if apart from the buttons
	seen     ui.Rect // the part that scrolls
	moved    float64 // scrolled by, in logical pixels
	most     float64 // how far it can scroll
	across   bool    // sideways

	stops []float64 // scroll positions that begin with a whole card or row; none if any will do

	cut []paper.Spot // those scrolled out of sight in part or whole

	loose float64 // how far it last scrolled, with its sign; 0 once it has settled
}

const (
	drawerPad  = 16.0
	columnPad  = 12.0
	gripHigh   = 18.0
	headHigh   = 52.0
	drawerFoot = 4.0  // below what scrolls, above the tabs
	leastBelow = 60.0 // height of what lies above the sentence; with less it is hidden
	segmentsTo = 44.0 // height of segments
	townRow    = 52.0
	arrowHigh  = 19.0 // height of an arrow beyond what scrolls up and down

	arrowsBeside = 12.0 // width for each arrow beside a row of a sheet
)

// shelfHigh returns the height of what can be taken with a caption above or a name below.
func shelfHigh(reader *ui.Reader) float64 { return 70 + reader.Styles.Grown(34) }

// Rewind scrolls back to the beginning.
func (t *Drawer) Rewind() { t.moved = 0 }

// Open shows a tab.
func (t *Drawer) Open(tab Tab) {
	if t.Tab != tab {
		t.moved = 0
	}
	t.Tab = tab
}

// OpenSegment shows a segment of the town.
func (t *Drawer) OpenSegment(segment string) {
	if t.Segment != segment {
		t.moved = 0
	}
	t.Segment = segment
}

// Reads reports whether the open tab is only read: a tap on the ground closes it.
func (t *Drawer) Reads() bool { return t.Tab != TabHand && t.Tab != TabTown }

// High returns the height of a sheet, in logical pixels: all of its content if there is room, and for some of them no
// more than a part of the window, unless it is pulled up.
func (t *Drawer) High(width, height float64, full bool) float64 {
	most := func(part float64) float64 {
		if full {
			return height
		}
		return height * part
	}
	wide := width - 2*drawerPad
	switch t.Tab {
	case TabTown:
		return gripHigh + segmentsTo + 12 + t.town(t.blank(), wide).H + 8 + headHigh + 10
	case TabForecast, TabOthers:
		side := t.side(t.blank()).Fit(width)
		return gripHigh + side.Wants() + 8
	case TabScore:
		parts := t.scoreParts(t.blank(), t.scorePlan(wide))
		whole := tree.Column(0, parts.head, parts.rows, parts.total, parts.rest).Fit(wide)
		return min(gripHigh+whole.H+24, most(0.55)) // so that what a line counts stays in sight
	case TabLog:
		return most(0.5)
	}
	high := gripHigh + headHigh + 8 + shelfHigh(t.Reader) + 8
	if t.Tray.headIsEmpty() {
		high -= headHigh + 8
	}
	if h := t.Look.Hint; h.Proposes() && len(h.Chips) > 0 {
		high += chips(t.blank(), h.Chips).Fit(wide-2*arrowsBeside).H + chipsBelow
	}
	d := t.decision()
	if t.inPhase() && t.Look.Bot == nil || d.Buys() {
		if t.Look.Hint.Card() { // it lies above
			return high
		}
		p := t.blank()
		phase := p.Measure(func() float64 { return t.Tray.part().column(p, ui.Rect{W: wide, H: 1e6}) })
		return min(most(0.6), gripHigh+headHigh+16+max(90, phase))
	}
	if d != nil {
		switch d.Kind {
		case game.DecideAction:
			text, _, _ := t.Tray.askForAction()
			high += askLine(t.Reader) * float64(min(3, len(ui.Wrap(t.Styles.TextStrong, text, wide)))-1)
			high += max(0, t.Tray.narrowestTile(t.Styles.TextStrong)+14+askLine(t.Reader)-shelfHigh(t.Reader))
		case game.DecideBuild, game.DecideMove, game.DecideHire, game.DecideAdmit, game.DecideTreatments:
		default: // a question above the cards
			high += t.Styles.Grown(44)
		}
	}
	return high
}

// Scroll scrolls by the movement of a finger and reports whether it can scroll at x, y. Then it must be written again.
func (t *Drawer) Scroll(x, y, dx, dy float64) bool {
	if t.most <= 0 || !t.seen.Contains(x, y) {
		return false
	}
	way := dy
	if t.across {
		way = dx
	}
	before := t.moved
	t.moved = ui.Between(t.moved-way, 0, t.most)
	if t.moved != before {
		t.loose = t.moved - before
	}
	return true
}

// Number tells the drawers of a window apart.
func (t *Drawer) Number() int {
	switch {
	case t.Third:
		return 1
	case t.Beside:
		return 2
	}
	return 0
}

// Turn scrolls by what is in sight, or with −1 back. Then it must be written again.
func (t *Drawer) Turn(by float64) {
	const again = 40.0 // logical pixels that stay in sight
	page := t.seen.H
	if t.across {
		page = t.seen.W
	}
	if len(t.stops) == 0 {
		page -= again
	}
	t.moved, t.loose = ui.Between(t.moved+by*page, 0, t.most), 0
	if len(t.stops) > 0 {
		t.moved = t.stop(-by)
	}
}

// Settle scrolls on to the next whole card or row, at once if calm, and reports whether it must be written again.
func (t *Drawer) Settle(calm bool) bool {
	const step, near = 0.3, 0.5
	if len(t.stops) == 0 || t.loose == 0 {
		return false
	}
	to := t.stop(t.loose)
	if far := to - t.moved; calm || math.Abs(far) < near {
		t.moved, t.loose = to, 0
		return far != 0
	}
	t.moved += (to - t.moved) * step
	return true
}

// stop returns the next stop in a direction, which may be the current position.
func (t *Drawer) stop(way float64) float64 {
	const slack = 2.0
	at, _ := slices.BinarySearch(t.stops, t.moved-slack)
	if way < 0 {
		at, _ = slices.BinarySearch(t.stops, t.moved+slack)
		at--
	}
	return t.stops[min(max(at, 0), len(t.stops)-1)]
}

// Scrolls reports whether a drag from x, y in that direction scrolls, even where a piece lies: a row is dragged up
// or down to take from it, a column sideways. In a column the clinic lies to the side: a drag toward it takes a
// piece if nothing more can scroll in from the other end.
func (t *Drawer) Scrolls(x, y, dx, dy float64) bool {
	if t.most <= 0 || !t.seen.Contains(x, y) {
		return false
	}
	const flat = 0.7 // the tangent of 35 degrees
	if !t.across {
		return max(dx, -dx) < flat*max(dy, -dy)
	}
	if t.Layout.Hand == arrangement.Column && (dx < 0) == (t.Layout.Clinic.X < t.area().X) {
		if dx < 0 && t.moved >= t.most || dx > 0 && t.moved <= 0 {
			return false
		}
	}
	return max(dy, -dy) < flat*max(dx, -dx)
}

// Cut returns the spots that are scrolled out of sight in part or whole.
func (t *Drawer) Cut() []paper.Spot { return t.cut }

// Reveal scrolls until all of a spot is in sight, and reports whether that moves anything. Then it must be written
// again.
func (t *Drawer) Reveal(spot *paper.Spot) bool {
	margin := 6.0
	if len(t.stops) > 0 {
		margin = 0
	}
	before, r := t.moved, spot.Whole
	first, last := t.seen.Y-r.Y, r.Bottom()-t.seen.Bottom()
	if t.across {
		first, last = t.seen.X-r.X, r.Right()-t.seen.Right()
	}
	switch {
	case first > -margin: // its beginning, if not all has room
		t.moved -= first + margin
	case last > -margin:
		t.moved += min(last+margin, -first-margin)
	}
	if len(t.stops) > 0 {
		t.moved = t.stop(t.moved - before)
	}
	t.moved = ui.Between(t.moved, 0, t.most)
	return t.moved != before
}

// Write writes the drawer, and adds its spots.
func (t *Drawer) Write(spots *[]paper.Spot) {
	from := len(*spots)
	t.write(spots)
	t.writeMore(&t.Paper)
	t.cut = t.cut[:0]
	for _, spot := range (*spots)[from:] {
		if spot.Cut && spot.Whole.W >= 1 && spot.Whole.H >= 1 {
			t.cut = append(t.cut, spot)
		}
	}
}

// writeMore writes an arrow at each end beyond which there is more.
func (t *Drawer) writeMore(p *paper.Paper) {
	const enough = 12.0 // logical pixels that are worth an arrow
	if t.most <= 0 {
		return
	}
	before, after := t.moved > enough, t.moved < t.most-enough
	x, y := t.seen.Center()
	first, last := theme.Point{X: x, Y: y}, theme.Point{X: x, Y: y}
	back, forward, radius := ui.IconUpward, ui.IconDownward, 10.0
	const pressed = 44.0 // as long as a finger is wide
	wide, high := 2*radius+2, pressed
	switch {
	case t.across:
		first, last = theme.Point{X: t.seen.X - radius - 1, Y: y}, theme.Point{X: t.seen.Right() + radius + 1, Y: y}
		back, forward = ui.IconBack, ui.IconForward
	default: // both below
		radius = arrowHigh/2 - 1.5
		first.Y, last.Y = t.seen.Bottom()+arrowHigh/2, t.seen.Bottom()+arrowHigh/2
		if before && after {
			first.X, last.X = x-pressed/2, x+pressed/2
		}
		wide, high = high, arrowHigh
	}
	mark := func(at theme.Point, kind thing.Kind, icon ui.Icon) {
		p.Begin(thing.Numbered(kind, t.Number()), ui.Rect{X: at.X - wide/2, Y: at.Y - high/2, W: wide, H: high})
		defer p.End()
		p.Circle(at.X, at.Y, radius+1.5, theme.Mix(theme.Accent, theme.Card, 0.45))
		p.Circle(at.X, at.Y, radius, theme.Card)
		p.Icon(icon, ui.Rect{X: at.X - 6, Y: at.Y - 6, W: 12, H: 12}, theme.Accent)
	}
	if before {
		mark(first, thing.ScrollBack, back)
	}
	if after {
		mark(last, thing.ScrollOn, forward)
	}
}

// area returns where the drawer lies, empty if it is not there.
func (t *Drawer) area() ui.Rect {
	switch {
	case t.Third:
		return t.Layout.Cards[2]
	case t.Beside:
		return t.Layout.Score
	}
	return t.Layout.Drawer
}

func (t *Drawer) write(spots *[]paper.Spot) {
	p := &t.Paper
	p.Clear(t.Reader, spots)
	t.stops = t.stops[:0]
	t.seen, t.most, t.Head = ui.Rect{}, 0, ui.Rect{}
	switch {
	case t.Situation.State == nil || t.area().W == 0:
	case t.Beside:
		t.writeBeside(p)
	case t.Third:
		t.writeThird(p)
	case t.Layout.Hand == arrangement.Bar:
		t.writeBar(p)
	default:
		t.writeTab(p)
	}
}

// writeTab writes the tabs and the open one.
func (t *Drawer) writeTab(p *paper.Paper) {
	p.Speaks = thing.Named(thing.Tab, t.Tab)
	if t.Tab == TabScore { // it has no button
		p.Speaks = thing.Of(thing.Grip)
	}
	t.ground(p)
	t.writeTabs(p)
	t.Side.Watched, t.Side.log.area = ui.Rect{}, ui.Rect{}
	in := t.inside()
	if t.Tab == TabTown || t.Tab == TabHand {
		t.placeHead(&in)
		if t.Head.H > 0 {
			t.Tray.writeHead(p, t.Head, t.Layout.Hand == arrangement.Column)
		}
		t.Tray.writeCounter(p, t.count)
	}
	switch t.Tab {
	case TabTown:
		t.writeTown(p, in)
	case TabForecast, TabOthers:
		t.writeSide(p, in)
	case TabScore:
		t.writeScore(p, in)
	case TabLog:
		t.Side.LogFolded = false
		all := t.area()
		t.Side.writeLog(p, ui.Rect{X: all.X, Y: in.Y - 6, W: all.W, H: in.H + 12})
	default:
		t.writeHand(p, in)
	}
}

// ground writes the ground below everything.
func (t *Drawer) ground(p *paper.Paper) {
	all := t.area()
	if t.Layout.Hand == arrangement.Column {
		all.Y, all.H = t.Layout.Tabs.Y, all.Bottom()-t.Layout.Tabs.Y
		p.Panel(all, 14)
		p.Fill(ui.Rect{X: all.X + 10, Y: t.Layout.Tabs.Bottom(), W: all.W - 20, H: 1.5}, theme.Hairline)
		return
	}
	all.H += t.Layout.Tabs.H + 40 // beyond the lower edge
	p.Panel(all, 20)
	if t.Pulls || t.Reads() {
		t.writeGrip(p, all)
	}
	p.Fill(ui.Rect{X: all.X, Y: t.Layout.Tabs.Y, W: all.W, H: 1.2}, theme.Hairline)
}

// writeGrip writes what pulls the sheet up and down.
func (t *Drawer) writeGrip(p *paper.Paper, all ui.Rect) {
	pulls := t.Look.Taken.None() || t.Full // else the held piece is for what lies behind it
	if pulls {
		p.Begin(thing.Of(thing.Grip), ui.Rect{X: all.X + all.W/2 - 40, Y: all.Y + gripHigh - 44, W: 80, H: 44})
	}
	p.Round(ui.Rect{X: all.X + all.W/2 - 20, Y: all.Y + 7, W: 40, H: 4.5}, 2.25, theme.Darker(theme.Hairline, 0.06))
	if pulls {
		p.End()
	}
}

// inside returns the drawer's area for its content.
func (t *Drawer) inside() ui.Rect {
	in := t.area()
	if t.Layout.Hand == arrangement.Column {
		return ui.Rect{X: in.X + columnPad, Y: in.Y + 8, W: in.W - 2*columnPad, H: in.H - 16}
	}
	return ui.Rect{X: in.X + drawerPad, Y: in.Y + gripHigh, W: in.W - 2*drawerPad, H: in.H - gripHigh - 8}
}

// placeHead places the counter and the buttons: above the pieces of a sheet, below everything else. In a column
// the held piece gets more room, and a held person all of it.
func (t *Drawer) placeHead(in *ui.Rect) {
	const roomy, counter = 222.0, 34.0 // two rows of cards fit below
	t.count, t.OnlyHead = ui.Rect{}, false
	switch {
	case t.Layout.Hand == arrangement.Column && t.holdsSomebody():
		t.Head, in.H, t.OnlyHead = *in, 0, true
	case t.Layout.Hand == arrangement.Column:
		high := 48.0      // of its buttons
		if t.Proposes() { // its buttons in two rows
			high = 2*44 + 6
		}
		if in.H > roomy && t.Tab == TabHand {
			if action, count, _ := t.Tray.head(); action != "" || count >= 0 {
				t.count = in.CutTop(counter, 6)
			}
		}
		if !t.Look.Taken.None() {
			high = t.Styles.Grown(88)                      // of the sentence
			if !t.Look.Tapped.None() || t.Tab == TabTown { // its sentences are long
				high = 44 + t.Styles.Grown(68)
			}
			// It ends at the bottom: so far above that it begins.
			if high = max(high, -t.ToldIn(ui.Rect{W: in.W}).Y); high > in.H-leastBelow { // then nothing but the sentence
				high = in.H
			}
		}
		t.Head = in.CutBottom(high, columnFoot)
	case t.Tab == TabHand && !t.Tray.headIsEmpty():
		t.Head = in.CutTop(headHigh, 8)
	case t.Tab == TabHand:
	default:
		high := headHigh
		if !t.Look.Taken.None() {
			high += toldAlso(t.Reader)
		}
		t.Head = in.CutBottom(high, 8)
	}
}

// ToldIn returns where the sentence about the held piece lies in a column without room for a portrait above it: at
// the bottom, over the button that places it or beside the one that puts it back.
func (t *Drawer) ToldIn(head ui.Rect) ui.Rect {
	const button, pad, least = 44.0, 8.0, 40.0
	text := head
	if !t.Look.Tapped.None() {
		text.CutBottom(button, pad)
	} else {
		text.W -= button + pad
	}
	if t.Look.Bubble == "" {
		return ui.Rect{X: text.X, Y: text.Bottom(), W: text.W}
	}
	high := max(least, ui.ParagraphHeight(t.Styles.TextStrong, t.Look.Bubble, text.W-2*pad)+pad)
	return ui.Rect{X: text.X, Y: text.Bottom() - high, W: text.W, H: high}
}

func (t *Drawer) writeTabs(p *paper.Paper) {
	const least, pill = 44.0, 28.0
	r := t.Layout.Tabs.Inset(0)
	if t.Layout.Hand == arrangement.Sheet {
		r.X, r.W = r.X+6, r.W-12
	}
	var widths [len(tabs)]float64
	sum, named := 0.0, true
	for i, tab := range tabs {
		widths[i] = max(least, ui.Measure(p.Styles.SmallBold, t.TabText(tab.tab))+6)
		sum += widths[i]
		named = named && widths[i] <= r.W/float64(len(tabs))
	}
	equal := named
	if !named { // long names get more room, or none is shown if that is not enough
		named = sum <= r.W
	}
	wide := r.W
	for i, tab := range tabs {
		width := wide / float64(len(tabs))
		if named && !equal {
			width = widths[i] * wide / sum
		}
		place := r.CutLeft(width, 0)
		p.Begin(thing.Named(thing.Tab, tab.tab), place)
		x, _ := place.Center()
		ink, style := theme.SecondInk, p.Styles.Small
		y := place.Y + 5
		if !named {
			y = place.Y + (place.H-pill)/2
		}
		if t.Tab == tab.tab {
			across := min(54, place.W-2)
			p.Round(ui.Rect{X: x - across/2, Y: y, W: across, H: pill}, pill/2, theme.AccentSoft)
			ink, style = theme.Accent, p.Styles.SmallBold
		}
		p.Icon(t.tabSign(tab.tab), ui.Rect{X: x - 11, Y: y + 3, W: 22, H: 22}, ink)
		if buys := t.Side.buys; tab.tab == TabForecast && t.Own() {
			t.writeBuys(p, x+11, y+5, buys(), named)
		}
		if named {
			p.TextIn(style, t.TabText(tab.tab), ui.Rect{X: place.X, Y: place.Y + 35, W: place.W, H: 18}, ui.Center, ink)
		}
		p.End()
	}
}

// writeBuys writes on the forecast's tab how much popularity Business would buy.
func (t *Drawer) writeBuys(p *paper.Paper, x, y float64, points int, roomy bool) {
	if points <= 0 {
		return
	}
	high, style := p.Styles.Grown(18), p.Styles.SmallBold
	if !roomy { // the neighboring tabs are close
		high, style.Size = 18, min(style.Size, 12)
	}
	text := p.T("tab.buys", ui.Data{"Points": points})
	wide := ui.Measure(style, text) + 10
	r := ui.Rect{X: x - 5, Y: y - high/2, W: wide, H: high}
	p.Round(r.Inset(-1.5), high/2+1.5, theme.Card)
	p.Round(r, high/2, theme.Darker(theme.Popularity, 0.2))
	p.TextIn(style, text, r, ui.Center, theme.Card)
}

// begin makes an area scroll up and down whose content has that length, and returns the area of the content. The arrows
// lie in the space of height below under the area, and what they need in addition is taken from it.
func (t *Drawer) begin(p *paper.Paper, area ui.Rect, long, below float64) ui.Rect {
	if long > area.H {
		area.H -= arrowHigh - below
	}
	t.seen, t.across = area, false
	t.most = max(0, long-area.H)
	t.moved = min(t.moved, t.most)
	p.Clip(area)
	return ui.Rect{X: area.X, Y: area.Y - t.moved, W: area.W, H: max(long, area.H)}
}

// holdsSomebody reports whether a person is held who enters the clinic: then nothing of the shelf is needed.
func (t *Drawer) holdsSomebody() bool {
	return t.Tab == TabHand && t.Look.Taken.Kind == thing.Person && t.Look.Held.Piece != sprites.NoPiece
}

// writeHand writes what the step allows.
func (t *Drawer) writeHand(p *paper.Paper, in ui.Rect) {
	if in.H <= 0 {
		return
	}
	if t.Layout.Hand == arrangement.Column && t.Tray.part().column != nil || t.Tray.phaseColumn() {
		t.writeColumn(p, in)
		return
	}
	const around = 4.0 // what is written around cards
	in.H = min(in.H, shelfHigh(p.Reader)+p.Styles.Grown(46))
	all, narrow := in, sides(in, 24)
	if t.Layout.Hand == arrangement.Sheet { // whose padding has room for arrows, too
		narrow = sides(in, arrowsBeside)
	}
	t.Tray.whole, t.Tray.pitch = 0, 0
	if d := t.decision(); t.Layout.Hand == arrangement.Sheet && d != nil && d.Kind == game.DecideBuild {
		in, t.Tray.whole = narrow, narrow.W
	}
	t.across = true
	for { // again if arrows need room, or it was scrolled too far
		from, spot := len(p.Items), len(*t.spots())
		t.seen = sides(in, -around)
		p.Clip(t.seen)
		t.Tray.shelfMoved = t.moved
		t.Tray.writeShelf(p, in.Moved(-t.moved, 0))
		p.Clip(ui.Rect{})
		right, _ := p.Reach(from)
		t.most = max(0, right+t.moved-in.Right())
		if t.most > 0 && in == all {
			in = narrow
		} else if t.moved > t.most {
			t.moved = t.most
		} else {
			break
		}
		p.Items, *t.spots() = p.Items[:from], (*t.spots())[:spot]
	}
	if pitch := t.Tray.pitch; pitch > 0 {
		for at := 0.0; at < t.most; at += pitch {
			t.stops = append(t.stops, at)
		}
		t.stops = append(t.stops, t.most)
	}
}

// sides returns an area that is narrower on both sides.
func sides(r ui.Rect, by float64) ui.Rect { return ui.Rect{X: r.X + by, Y: r.Y, W: r.W - 2*by, H: r.H} }

// span is the extent of a scrolled row, in logical pixels from the beginning of the content.
type span struct{ from, to float64 }

// rowsOf returns the rows of spots below top, each with what is written above it.
func rowsOf(spots []paper.Spot, top, long float64) []span {
	spots = slices.SortedFunc(slices.Values(spots), func(a, b paper.Spot) int { return cmp.Compare(a.Whole.Y, b.Whole.Y) })
	rows := []span{{}}
	for i := range spots {
		from, to := spots[i].Whole.Y-top, spots[i].Whole.Bottom()-top
		if last := &rows[len(rows)-1]; last.to == 0 || from < last.to {
			last.to = max(last.to, to)
		} else {
			rows = append(rows, span{min(from, last.to+columnGap), to})
		}
	}
	last := &rows[len(rows)-1]
	last.to = max(last.to, long)
	return rows
}

// writeColumn writes the hand in two columns, scrolled, with the arrows below the part in sight. Cards for sale
// and goals stop at whole rows, unless one is too high.
func (t *Drawer) writeColumn(p *paper.Paper, in ui.Rect) {
	const edge, slack = 2.0, 0.5 // what is written around cards; and the tolerance
	from, spot := len(p.Items), len(*t.spots())
	long := t.Tray.writeColumn(p, in) - in.Y
	rows := rowsOf((*t.spots())[spot:], in.Y, long)
	p.Items, *t.spots() = p.Items[:from], (*t.spots())[:spot]

	all := t.area()
	t.seen, t.across = ui.Rect{X: all.X, Y: in.Y, W: all.W, H: in.H}, false
	if long > in.H+slack {
		below := columnFoot
		if t.Layout.Hand != arrangement.Column {
			below = drawerFoot
		}
		t.seen.H -= arrowHigh - below
	}
	high := t.seen.H + slack
	t.most = max(0, long-high)
	d := t.decision()
	rests := d != nil && (d.Kind == game.DecideBuild || d.Kind == game.DecideGoal)
	if rests && t.most > 0 && !slices.ContainsFunc(rows, func(r span) bool { return r.to-r.from > high }) {
		for _, row := range rows {
			t.stops, t.most = append(t.stops, row.from), row.from
			if long-row.from <= high {
				break
			}
		}
		if t.loose == 0 {
			far := func(stop float64) float64 { return math.Abs(stop - t.moved) }
			t.moved = slices.MinFunc(t.stops, func(a, b float64) int { return cmp.Compare(far(a), far(b)) })
		}
	}
	t.moved = min(t.moved, t.most)
	clip := t.seen
	if slices.Contains(t.stops, t.moved) {
		for _, row := range rows {
			if row.to <= t.moved+high {
				clip.H = row.to - t.moved
			}
		}
	}
	high = clip.H + 2*edge
	if t.most > 0 {
		high = min(high, t.seen.H+edge) // the arrows lie right below
	}
	p.Clip(ui.Rect{X: clip.X, Y: clip.Y - edge, W: clip.W, H: high})
	t.Tray.writeColumn(p, in.Moved(0, -t.moved))
	p.Clip(ui.Rect{})
}

func (t *Drawer) spots() *[]paper.Spot { return t.Paper.Spots() }

// writeSide writes the forecast, or the other clinics.
func (t *Drawer) writeSide(p *paper.Paper, in ui.Rect) {
	all := t.area()
	side := t.side(p).Fit(all.W)
	side.Put(nil, t.begin(p, ui.Rect{X: all.X, Y: in.Y, W: all.W, H: in.H}, side.Wants(), drawerFoot))
	p.Clip(ui.Rect{})
}

// side returns the forecast, or the other clinics, in full.
func (t *Drawer) side(p *paper.Paper) tree.Node {
	side := t.Side
	switch b := t.Look.Watched(); {
	case t.Tab == TabForecast:
		list := side.outlooks(t.LookedOn(game.Home))
		then, lines := side.then(list), max(1, list.lines())
		if t.Look.Hint.Proposes() { // else the sheet keeps its height as something is held
			lines = max(lines, then.lines())
		}
		return side.forecast(p, then, lines, forecastLine(p.Reader), side.sums(p, then, false))
	case b != nil:
		return tree.Elastic(0, 420, paper.Part{Write: func(r ui.Rect) { side.writeWatchedInto(p, r, b) }})
	case t.hasPuzzleWeek():
		return side.puzzleStreak(p, t.area().W)
	case len(t.State.Players) == 1:
		return tree.Top(side.others(p))
	}
	return side.others(p)
}

// forecastLine returns the height of a patient's line: at least that of a finger.
func forecastLine(reader *ui.Reader) float64 { return max(44, reader.Styles.Grown(33)) }
