package table

import (
	"math"

	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// The table as a scene: what it shows, its ticks and its frames.

// New returns a table that shows a situation. hands may be nil: then the table can be looked at but not played.
func New(reader *ui.Reader, s view.Situation, hands Controller) *Table {
	w := &window{Shown: view.Shown{Reader: reader, Look: view.Nothing()}}
	on := &clinics{window: w}
	over := &cover{window: w, clinics: on}
	sees := &camera{window: w, clinics: on, cover: over, sights: map[whose]*sight{}}
	written := &papers{window: w, clinics: on, cover: over}
	t := &Table{
		window: w, clinics: on, cover: over, camera: sees, papers: written, controller: hands,
		moving: &moving{window: w, clinics: on, camera: sees}, planned: &planned{window: w, clinics: on, cover: over},
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
	t.updateSheet(c)
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

const logNotch = 60 // logical pixels that a notch of the wheel scrolls the log

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
	t.prepareSheets(c)
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
		switch p {
		case &t.score.Paper:
			t.drawScore(c, moment)
		case &t.hint.Paper: // it lies above what it is about
		default:
			p.Draw(c, t.sheet, moment)
		}
	}
	t.drawScored(c)
	t.drawFlights(c)
	t.drawWatched(c)
	t.drawTurn(c)
	t.drawLit(c)
	t.drawSpots(c, t.aimedAt())
	t.drawGuide(c)
	t.drawHint(c)
	t.hint.Paper.Draw(c, t.sheet, moment)
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
		c.TextIn(c.Styles.Big, t.Initial(l.Seat), ui.Rect{X: x - 40, Y: r.Y + 36, W: 80, H: 80}, ui.Center, theme.Card)
	}
	up = min(up, 118)
	c.TextIn(c.Styles.Big, l.Name, ui.Rect{X: r.X + 24, Y: r.Y + 130 - up, W: r.W - 48, H: 40}, ui.Center, theme.Ink)
	c.Paragraph(c.Styles.Text, c.T("table.curtain"), r.X+32, r.Y+176-up, r.W-64, ui.Center, theme.SecondInk)
	button := t.CurtainButton()
	c.Landmark("curtain/open", button)
	c.Shadow(button, 12, 0.6)
	c.Round(button, 12, theme.Darker(theme.Accent, 0.35))
	button.H -= 3
	c.Round(button, 12, theme.Accent)
	style := c.Styles.Heading
	if ui.Measure(style, l.Button) > button.W {
		style = c.Styles.TextStrong
	}
	c.TextIn(style, l.Button, button, ui.Center, theme.Card)
	if seats := t.CurtainSeats(); l.Seats != "" {
		c.Landmark("curtain/seats", seats)
		c.Tile(seats, 12, theme.Well)
		c.TextIn(c.Styles.TextStrong, l.Seats, seats, ui.Center, theme.Ink)
	}
}
