// Package table is the scene where the game is played: the town at the left, the player's clinic in the middle,
// the others, the forecast and the log at the right, and below what this step allows.
//
// What is drawn is a Situation, made of the rules' state, and an interaction, what the player is just doing; both
// are in package view. The table and its panels draw them and decide nothing. The controller fills the
// interaction; nothing here can name it.
package table

import (
	"math"
	"slices"

	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// Controller is the controller: it takes a tick's gestures, fills the interaction and shows new situations.
type Controller interface {
	Update(t *Table, c *scenes.Context)
}

// Table is the scene. Each part owns what only it and those above it use, and knows only the parts that it names;
// what needs all of them stands here.
type Table struct {
	*window
	*clinics
	*cover
	*camera
	*papers
	*moving
	*outlined
	*pointing
	*tipping
	*watching

	told       told // spoken
	controller Controller
	written    view.Written

	strip    panels.Strip
	above    panels.Sheet
	guide    panels.Guide
	overlays panels.Overlays
	puzzle   panels.PuzzleCard
	turned   float64      // notches of the wheel over the tray that have not turned a page yet
	calm     bool         // with reduced motion
	litRoom  sprites.View // what stays light while everything else is dark
	solving  solving
}

// told is the spoken description of the situation.
type told struct {
	heading, having string
	fresh           bool
}

// solving is the animation of a solved puzzle.
type solving struct {
	way   ui.Timeline
	rooms []clinic.Space
}

// New returns a table that shows a situation. hands may be nil: then the table can be looked at but not played.
func New(s view.Situation, hands Controller) *Table {
	w := &window{Shown: view.Shown{Look: view.Nothing()}}
	on := &clinics{window: w}
	over := &cover{window: w, clinics: on}
	sees := &camera{window: w, clinics: on, cover: over, sights: map[whose]*sight{}}
	written := &papers{window: w, clinics: on, cover: over}
	t := &Table{
		window: w, clinics: on, cover: over, camera: sees, papers: written, controller: hands,
		moving: &moving{window: w, clinics: on, camera: sees}, outlined: &outlined{window: w, clinics: on, cover: over},
		pointing: &pointing{window: w, clinics: on, cover: over, papers: written},
		tipping:  &tipping{window: w, clinics: on, cover: over, papers: written}, watching: &watching{papers: written},
	}
	for _, l := range [...]*plot{&t.plot, &t.annex} {
		l.shown.Stopped = func(space clinic.Space) bool { return !t.LookedOn(l.board).OutOfOrder(space).None() }
	}
	t.annex.shown.Lacks = func(space clinic.Space) clinic.Kind { return t.LookedOn(t.annex.board).Lacks(space) }
	t.both = [...]*plot{&t.plot, &t.annex}
	m := panels.Made{Shown: &t.Shown, Layout: &t.layout}
	t.ribbon, t.town, t.side, t.tray = panels.Ribbon{Made: m}, panels.Town{Made: m}, panels.Side{Made: m}, panels.NewTray(m)
	t.strip, t.above, t.card, t.tips = panels.Strip{Made: m}, panels.Sheet{Made: m}, panels.Card{Made: m}, panels.Tips{Made: m}
	t.guide, t.puzzle = panels.Guide{Made: m}, panels.PuzzleCard{Made: m}
	t.overlays = panels.Overlays{Made: m}
	t.next, t.hint = panels.Next{Made: m, Tray: &t.tray, Hint: &t.hint}, panels.Hint{Made: m}
	t.drawer = panels.Drawer{Made: m, Town: &t.town, Side: &t.side, Tray: &t.tray, Tab: panels.TabHand, Segment: "appointments"}
	t.thirdCard = panels.Drawer{Made: m, Town: &t.town, Side: &t.side, Tray: &t.tray, Third: true, Tab: panels.TabForecast}
	t.score = panels.Drawer{Made: m, Side: &t.side, Tray: &t.tray, Town: &t.town, Beside: true, Tab: panels.TabScore}
	t.scrolled = [...]*panels.Drawer{&t.drawer, &t.thirdCard, &t.score}
	t.Show(s)
	return t
}

// Show shows another situation from now on. The interaction stays as it is.
func (t *Table) Show(s view.Situation) {
	plans := t.filledPlans()
	viewer, was := t.Viewer, t.State != nil && t.DecidesOnAnnex()
	changed := t.changed(s.State, s.Viewer)
	solved := t.Situation.Puzzle.IsSolved()
	t.Shown.Show(s)
	t.nameAnnex()
	t.told.fresh = false
	if now := s.State != nil && t.DecidesOnAnnex(); now != was { // the town that is needed
		t.town.OfAnnexes = now
		if t.thirdCard.Tab = panels.TabForecast; now {
			t.thirdCard.Tab = panels.TabAnnex
		}
	}
	if s.State != nil {
		t.openForStep()
	}
	before := t.seen()
	t.Arrange()
	if viewer == s.Viewer {
		t.glideFrom(before)
	}
	changed()
	t.solved(solved)
	t.filled(plans, viewer)
}

// Layout lays out everything for a window of that size, in logical pixels.
func (t *Table) Layout(c *scenes.Context, width, height float64) {
	t.leftHanded = c.Settings().LeftHanded
	t.place(width, height, c.Scale)
}

func (t *Table) place(width, height, scale float64) {
	t.width, t.height, t.scale = width, height, scale
	t.Arrange()
}

// Arrange computes everything that depends on the situation, the window and the language.
func (t *Table) Arrange() {
	if t.width == 0 || t.Situation.State == nil {
		return
	}
	if t.tip != "" {
		t.tip = t.Explain(t.restsOn)
		t.findCard(t.restsOn)
	}
	for floor := range t.floorNames {
		t.floorNames[floor] = ui.T("table.floor", ui.Data{"Number": floor})
	}
	t.arrange()
	t.project()
	t.FindSpots()
}

// FindSpots writes the panels and finds everything that can be pointed at. Those who wait outside are pointed at
// in the tray, or in front of the clinic if the tray has no room for them.
func (t *Table) FindSpots() {
	if t.Situation.State == nil {
		t.spots = t.spots[:0]
		return
	}
	t.writeSpots()
	if t.outsideInTray != t.tray.WroteOutside {
		t.outsideInTray = t.tray.WroteOutside
		t.writeSpots()
	}
}

func (t *Table) writeSpots() {
	t.spots = t.spots[:0]
	t.written = t.Look.Written()
	t.lookingText = t.saysLooking()
	for _, l := range t.plots() {
		t.clinicSpots(l)
	}
	t.panelsFrom = len(t.spots)
	t.layout.Scores = t.ScoreOpen()
	t.findAlarms()
	t.ribbon.Write(&t.spots)
	t.town.Write(&t.spots)
	t.side.Write(&t.spots)
	t.tray.Write(&t.spots)
	t.writeButtons()
	t.drawer.Write(&t.spots)
	t.thirdCard.Write(&t.spots)
	t.score.Write(&t.spots)
	// Spots that are scrolled away have no area.
	t.spots = slices.DeleteFunc(t.spots, func(s paper.Spot) bool { return s.Rect.W < 1 || s.Rect.H < 1 })
}

const logNotch = 60 // logical pixels that a notch of the wheel scrolls the log

// Update plays one tick.
func (t *Table) Update(c *scenes.Context) {
	if t.controller != nil {
		t.controller.Update(t, c)
	}
	t.look(c)
	t.updateWatched()
	t.updateGlide(c)
	t.prepareAhead()
	t.updateChanges(c)
	t.updateSolving(c)
	t.updateShining(c)
	t.updateSlide(c)
	t.updateLiving(c)
	t.settleDrawers(c)
	t.updateHint(c)
	t.updateFolded(c)
	tip, dusk, guide := t.tip, t.updateDusk(c), t.updateGuide(c)
	if changed := t.updateLit(c); t.rest(c.Gestures, t.quiet(c.Gestures) || c.Asking(), c.Gestures.LongPressed) || t.updateTurn(c) || changed || dusk || guide {
		c.Redraw()
	}
	if t.tip != "" && t.tip != tip {
		c.Gestures.Felt = input.SawTip
	}
	if t.written != t.Look.Written() {
		if t.written.Looking != t.Look.Looking {
			t.project()
			if !pictures.Kept(t.projection.Scale) {
				t.still = 0 // the art of that size is rasterized while the view rests
			}
		}
		t.FindSpots()
		c.Redraw()
	}
}

// look follows the gestures that move the view: wheel, pinch, two fingers, the middle button.
func (t *Table) look(c *scenes.Context) {
	g := c.Gestures
	over := t.layout.Clinic.Contains(g.X, g.Y)
	x, y := t.layout.Clinic.Center()
	if over {
		x, y = g.X, g.Y
	}
	if g.Wheel != 0 && (t.ScrollLog(g.X, g.Y, g.Wheel*logNotch) || t.ScrollDrawer(g.X, g.Y, g.Wheel*logNotch, g.Wheel*logNotch)) {
		c.Redraw()
	} else if g.Wheel != 0 && over {
		t.ZoomAt(math.Pow(1.15, g.Wheel), x, y)
		c.Redraw()
	}
	if t.turned -= g.Wheel - g.WheelX; !t.layout.Tray.Contains(g.X, g.Y) {
		t.turned = 0
	} else if by := math.Trunc(t.turned); by != 0 {
		t.turned = 0
		if t.TurnCards(int(math.Copysign(1, by))) {
			c.Redraw()
		}
	}
	if g.Zoom != 1 {
		t.ZoomAt(g.Zoom, x, y)
		c.Redraw()
	}
	if g.PanX != 0 || g.PanY != 0 {
		t.Pan(g.PanX, g.PanY)
		c.Redraw()
	}
	if t.still++; t.still == SettleTicks {
		c.Redraw() // sharp again
	}
}

// Draw paints the table.
func (t *Table) Draw(c *ui.Canvas) {
	if t.Situation.State == nil {
		return
	}
	defer t.lookOnTheWay()()
	t.prepareSheets(c.Scale)
	if t.Look.Curtain != nil {
		t.drawCurtain(c)
		return
	}
	t.drawClinic(c)
	t.drawDust(c)
	t.drawWalks(c)
	t.drawNumbers(c)
	t.drawPhases(c)
	moment := t.momentOfPanels()
	for _, p := range t.Papers() {
		if p == &t.score.Paper {
			t.drawScore(c, moment)
		} else {
			p.Draw(c, t.sheet, moment)
		}
	}
	t.drawScored(c)
	t.drawFlights(c)
	t.drawWatched(c)
	t.drawTurn(c)
	t.drawLit(c)
	t.drawSpots(c)
	t.drawGuide(c)
	t.drawHint(c)
	t.drawLanding(c)
	t.drawSolving(c)
	t.drawLed(c)
	t.drawFan(c)
	t.drawHand(c)
	t.drawTip(c)
}

// drawCurtain hides the table between two players at one screen.
func (t *Table) drawCurtain(c *ui.Canvas) {
	l := t.Look.Curtain
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
	r := t.curtainSheet()
	c.Panel(r, 20)
	x, _ := r.Center()
	color := t.SeatColor(l.Seat)
	up := 372 - r.H // a low window has no room for the initial
	if up == 0 {
		c.Circle(x, r.Y+76, 40, color)
		c.TextIn(ui.Big, t.Initial(l.Seat), ui.Rect{X: x - 40, Y: r.Y + 36, W: 80, H: 80}, ui.Center, theme.Card)
	}
	up = min(up, 118)
	c.TextIn(ui.Big, l.Name, ui.Rect{X: r.X + 24, Y: r.Y + 130 - up, W: r.W - 48, H: 40}, ui.Center, theme.Ink)
	c.Paragraph(ui.Text, ui.T("table.curtain"), r.X+32, r.Y+176-up, r.W-64, ui.Center, theme.SecondInk)
	button := t.CurtainButton()
	c.Landmark("curtain/open", button)
	c.Shadow(button, 12, 0.6)
	c.Round(button, 12, theme.Darker(theme.Accent, 0.35))
	button.H -= 3
	c.Round(button, 12, theme.Accent)
	style := ui.Heading
	if ui.Measure(style, l.Button) > button.W {
		style = ui.TextStrong
	}
	c.TextIn(style, l.Button, button, ui.Center, theme.Card)
	if seats := t.CurtainSeats(); l.Seats != "" {
		c.Landmark("curtain/seats", seats)
		c.Tile(seats, 12, theme.Well)
		c.TextIn(ui.TextStrong, l.Seats, seats, ui.Center, theme.Ink)
	}
}

// OpenTown shows the town of the clinics, or that of the annexes.
func (t *Table) OpenTown(ofAnnexes bool) {
	t.town.OfAnnexes = ofAnnexes
	t.FindSpots()
}

// OpenLog opens the log in its tab, or over the clinic if there is no room beside it; or closes it again.
func (t *Table) OpenLog() {
	if t.layout.Side != arrangement.Around {
		t.OpenTab(panels.TabLog)
		return
	}
	t.side.LogOpen = !t.side.LogOpen
	t.FindSpots()
}

// CloseLog closes the log that lies open over the clinic, or the open tab, and reports whether it did.
func (t *Table) CloseLog() bool {
	open := false
	switch t.layout.Side {
	case arrangement.Around:
		if open = t.side.LogOpen; open {
			t.OpenLog()
		}
	case arrangement.Tab:
		if open = t.drawer.Tab != panels.TabHand; open {
			t.OpenTab(panels.TabHand)
		}
	}
	return open
}

// ScrollLog scrolls the log by logical pixels, back to earlier events if positive, and reports whether it lies at x, y.
func (t *Table) ScrollLog(x, y, way float64) bool {
	there := t.side.ScrollLog(x, y, way)
	if there {
		t.FindSpots()
	}
	return there
}

// LoggedAt returns the index of the event whose line of the log is at a place, among all that happened, and
// whether there is one.
func (t *tipping) LoggedAt(x, y float64) (event int, there bool) {
	if s, ok := t.SpotAt(x, y); !ok || s.Thing != thing.Named(thing.Panel, "log") {
		return 0, false
	}
	return t.side.LoggedAt(x, y)
}

// PageLog scrolls the log by as many of its heights, back if positive, and reports whether there is a log.
func (t *Table) PageLog(pages float64) bool {
	there := t.side.PageLog(pages)
	if there {
		t.FindSpots()
	}
	return there
}

// TurnCards shows the next page of what is for sale, or with −1 the previous one, and reports whether there is one.
func (t *Table) TurnCards(by int) bool {
	turned := t.tray.TurnCards(by)
	if turned {
		t.FindSpots()
	}
	return turned
}
