package table

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// The live score: where it lies, and what one of its lines counts on the boards, with the points.

// OpenScore opens the live score, or closes it.
func (t *Table) OpenScore(open bool) {
	if open == t.ScoreOpen() {
		return
	}
	if t.width == 0 { // no window yet: for whichever comes
		t.scoreOpen, t.drawer.Tab, t.thirdCard.Tab = open, either(open, panels.TabScore, panels.TabHand), either(open, panels.TabScore, panels.TabForecast)
		return
	}
	before := t.seen()
	switch t.layout.Side {
	case arrangement.Cards:
		t.thirdCard.Open(either(open, panels.TabScore, panels.TabForecast))
	case arrangement.Tab:
		t.drawer.Full = false
		t.drawer.Open(either(open, panels.TabScore, panels.TabHand))
	default:
		t.scoreOpen, t.side.LogOpen = open, false
		t.score.Rewind()
		t.slide = ui.Timeline{}
		if open {
			t.slide.Begin(slideTicks)
		}
	}
	t.Arrange()
	t.glideFrom(before)
}

const slideTicks = 13

// updateSlide plays one tick.
func (t *papers) updateSlide(c *scenes.Context) {
	if t.slide.Pass(c.Pace()) {
		c.Redraw()
	}
}

// drawScore draws the sheet beside the clinic, also while it slides in.
func (t *papers) drawScore(c *ui.Canvas, moment *paper.Moment) {
	if t.slide.Runs() {
		on := ui.Rect{X: t.layout.Clinic.Right(), Y: t.layout.Ribbon.Bottom(), W: c.Width - t.layout.Clinic.Right(), H: c.Height - t.layout.Ribbon.Bottom()}
		away := (1 - ui.Eased(t.slide.Done())) * (c.Width - t.layout.Score.X)
		c.Landmark("score/slides", t.layout.Score.Moved(away, 0))
		c = c.Clip(on, away, 0)
	}
	t.score.Paper.Draw(c, t.sheet, moment)
}

func either(first bool, a, b panels.Tab) panels.Tab {
	if first {
		return a
	}
	return b
}

// CountedBy returns what a line of the live score counts on the viewer's boards while those are shown, or else nil.
func (t *papers) CountedBy(line string) []game.Counted {
	v := &t.scored
	of := t.Subject()
	if line == "" || of.Player != t.Looked() {
		return nil
	}
	if v.what != line || v.of != t.State || v.by != of.Player {
		*v = scored{what: line, of: t.State, by: of.Player, list: of.Counted(line)}
		for i := range v.list {
			v.said = append(v.said, words.Signed(t.Reader, v.list[i].Points))
		}
	}
	return v.list
}

// drawScored draws the points on what the lit line counts.
func (t *papers) drawScored(c *ui.Canvas) {
	for i, counted := range t.CountedBy(t.Look.Scored) {
		x, y, there := t.scoredAt(t.plotOf(counted.Board), &counted)
		if !there || !t.layout.Clinic.Contains(x, y) {
			continue
		}
		if counted.Points == 0 {
			continue // it only glows
		}
		ink := theme.LegalInk
		if counted.Points < 0 {
			ink = theme.IllegalInk
		}
		c.Pill(c.Styles.TextBold, t.scored.said[i], x, y, theme.Card, ink)
		if c.Landmarks != nil {
			c.Landmark("scored/"+scoredThing(&counted).String(), ui.Rect{X: x - 12, Y: y - 12, W: 24, H: 24})
		}
	}
}

// scoredAt returns where the points lie of something that a line counts: in the center of a room, above a person's
// head.
func (t *clinics) scoredAt(l *plot, counted *game.Counted) (x, y float64, there bool) {
	if counted.Person == "" {
		m := l.projection.Centre(counted.Space)
		return m.X / t.scale, m.Y / t.scale, true
	}
	people := t.BoardOn(l.board).People
	at := slices.IndexFunc(people, func(p clinic.Person) bool { return p.ID == counted.Person })
	if at < 0 || people[at].At.Area == clinic.PreAdmissions {
		return 0, 0, false
	}
	foot, there := l.view.Foot(at)
	return foot.X / t.scale, foot.Y/t.scale - 40*t.peopleLarger(l)*l.projection.Scale/t.scale - 8, there
}

// scoredThing returns the thing that a line counts.
func scoredThing(counted *game.Counted) thing.Thing {
	if counted.Person != "" {
		return thing.Somebody(counted.Person).On(counted.Board)
	}
	return thing.InSpace(counted.Space).On(counted.Board)
}

// ScoreRule returns the rule of a line of the live score.
func (t *tipping) ScoreRule(line string) string { return t.tips.ScoreRule(line) }
