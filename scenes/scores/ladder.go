package scores

import (
	"slices"
	"strconv"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes/pictures"
	"clinic/scenes/routes"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// The end of a solo game in a large window: the ranks of the Hall of Fame as a ladder on which the player's figure
// stands.

// climbs reports whether a person played a solo game for a rank.
func (s *Scene) climbs() bool { return len(s.scores) == 1 && s.together == nil && !s.alone() }

const (
	railsWide = 96.0 // of the ladder, with what stands beside it
	railApart = 44.0
)

// namesRungs reports whether there is a place for the ladder in which every rank has room for its name, in at most
// two lines.
func (s *Scene) namesRungs() bool {
	if s.middle.W == 0 {
		return false
	}
	ranks, area := s.ranks(), s.middle.Inset(16)
	high := area.H - ui.ParagraphHeight(ui.TextStrong, s.hallTitle(s.ownRank()), area.W) - 12
	width := area.W - railsWide - 4 - 20 - 8 - ui.Grown(26)
	return high/float64(len(ranks)) >= ui.Grown(42) && !slices.ContainsFunc(ranks, func(r rank) bool {
		name := ui.T("scores.rank." + r.name)
		return len(ui.Wrap(ui.TextStrong, name, width)) > 2 || len(ui.Torn(ui.TextStrong, name, width)) > 0
	})
}

// layoutLadder places the ladder, the lowest rank at the bottom.
func (s *Scene) layoutLadder(area ui.Rect) {
	ranks, own := s.ranks(), s.ownRank()
	title := s.hallTitle(own)
	high := ui.ParagraphHeight(ui.TextStrong, title, area.W)
	s.addHallTitle(area.CutTop(high, 12), title, nil)
	step := area.H / float64(len(ranks))
	middle := func(rank int) float64 { return area.Bottom() - step*(float64(rank)+0.5) }
	rails := &ui.Area{Base: ui.Base{ID: "scores.ladder", Rect: ui.Rect{X: area.X, Y: area.Y, W: railsWide, H: area.H}, Disabled: true}}
	wood, rung := theme.Rail, theme.Rung
	if own == "" {
		wood, rung = theme.Hairline, theme.Hairline
	}
	rails.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		x := r.Right() - railApart - 8
		for _, rail := range [...]float64{x, x + railApart} {
			c.Round(ui.Rect{X: rail - 3, Y: r.Y, W: 6, H: r.H}, 3, wood)
		}
		for i := range ranks {
			tread := rung
			if ranks[i].least > s.scores[0].Total { // it was not reached
				tread = theme.Mix(rung, theme.Card, 0.6)
			}
			c.Round(ui.Rect{X: x, Y: middle(i) - 4, W: railApart, H: 8}, 4, tread)
		}
	}
	s.page.Add(rails)
	for i, r := range ranks {
		name := ui.T("scores.rank." + r.name)
		row := &ui.Area{Base: ui.Base{ID: "scores.rank." + r.name, Disabled: true, Tip: ui.T("scores.rank_from", ui.Data{"Rank": name, "Count": r.least})}}
		row.Rect = ui.Rect{X: area.X + railsWide + 4, Y: middle(i) - min(step, 44)/2 + 1, W: area.W - railsWide - 4, H: min(step, 44) - 2}
		row.Paint = func(c *ui.Canvas, at ui.Rect, _ ui.State) {
			ink, second := theme.Ink, theme.SecondInk
			if own != "" && r.name == own && s.climbed() >= float64(i+1) {
				c.Round(at, 10, theme.Accent)
				ink, second = theme.Card, theme.Card
			} else if own == "" || r.least > s.scores[0].Total {
				ink = theme.SecondInk
			}
			at.CutLeft(10, 0)
			at.CutRight(10, 0)
			c.TextIn(ui.Figures, strconv.Itoa(r.least), at.CutRight(ui.Grown(26), 8), ui.Right, second)
			high := ui.ParagraphHeight(ui.TextStrong, name, at.W)
			c.Paragraph(ui.TextStrong, name, at.X, at.Y+(at.H-high)/2, at.W, ui.Left, ink)
		}
		s.page.Add(row)
	}
	s.layoutClimber(area, ranks, middle)
}

// layoutClimber places the figure at its score on the ladder, or beside the ladder if the goal is missed, and the
// earlier best score.
func (s *Scene) layoutClimber(area ui.Rect, ranks []rank, middle func(rank int) float64) {
	const wide, high = 40.0, 52.0
	at := func(score int) float64 {
		for i := len(ranks) - 1; i >= 0; i-- {
			if score < ranks[i].least {
				continue
			}
			if i == len(ranks)-1 {
				return middle(i)
			}
			part := float64(score-ranks[i].least) / float64(ranks[i+1].least-ranks[i].least)
			return middle(i) + (middle(i+1)-middle(i))*part
		}
		return middle(0)
	}
	total := s.scores[0].Total
	x, y := area.X+railsWide-railApart/2-8, at(total)
	if s.ownRank() == "" {
		x, y = area.X+wide/2, area.Bottom()
	}
	now := func() float64 { // where the figure stands on its way up
		up := s.climbed()
		if s.ownRank() == "" || up >= s.rungs() {
			return y
		}
		rung := func(i int) float64 {
			if i == 0 {
				return area.Bottom()
			}
			return max(y, middle(i-1))
		}
		i := int(up)
		return rung(i) + (rung(i+1)-rung(i))*(up-float64(i))
	}
	if s.standing.Before != nil {
		before := at(*s.standing.Before)
		mark := &ui.Area{Base: ui.Base{ID: "scores.before", Rect: ui.Rect{X: area.X, Y: before - 11, W: railsWide - railApart - 12, H: 22}, Disabled: true,
			Tip: ui.T("scores.before", ui.Data{"Count": *s.standing.Before})}}
		mark.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			c.TextIn(ui.Figures, strconv.Itoa(*s.standing.Before), ui.Rect{X: r.X, Y: r.Y - 8, W: r.W, H: 20}, ui.Right, theme.SecondInk)
			for dash := r.X; dash < r.Right()+railApart+6; dash += 7 {
				c.Fill(ui.Rect{X: dash, Y: r.Y + 10, W: 4, H: 2}, theme.SecondInk)
			}
		}
		s.page.Add(mark)
	}
	figure := &ui.Area{Base: ui.Base{ID: "scores.climber", Rect: ui.Rect{X: x - wide/2, Y: max(area.Y, y-high), W: wide, H: high}, Disabled: true}}
	figure.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		r.Y += now() - y
		pictures.In(c, pictures.Portrait("", s.session.Seats().Color(0)), r, 0)
	}
	s.page.Add(figure)
	if s.ownRank() == "" {
		return
	}
	score := &ui.Area{Base: ui.Base{ID: "scores.climber.score", Rect: ui.Rect{X: area.X, Y: figure.Rect.Y + 12, W: railsWide - railApart - 14, H: 24}, Disabled: true}}
	if before := s.standing.Before; before != nil && at(*before) > figure.Rect.Y && at(*before)-21 < score.Rect.Bottom() { // whose figure stands above its line
		score.Rect.Y = max(area.Y, at(*before)-23-score.Rect.H)
	}
	score.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if s.arrived() {
			c.Round(r, 12, theme.Accent)
			c.TextIn(ui.Figures, words.Number(total), r, ui.Center, theme.Card)
		}
	}
	s.page.Add(score)
}

// recordText says how a solo game ranks among the records, and is empty while that is unknown; star reports whether
// it is a new best.
func (s *Scene) recordText() (text string, star bool) {
	side := ui.T("newgame.side." + s.session.Rules().Config.Sides[0])
	st := &s.standing
	switch total := s.scores[0].Total; {
	case !st.Known:
		return "", false
	case !s.scores[0].Counts:
		return ui.T("scores.would_be", ui.Data{"Count": total, "Rank": ui.T("scores.rank." + s.session.Rules().Rank(total))}), false
	case st.Why != "":
		return ui.T("scores.not_in_hall", ui.Data{"Why": st.Why}), false
	case st.Before == nil:
		return ui.T("scores.first_record", ui.Data{"Side": side}), true
	case *st.Before < total:
		return ui.T("scores.new_record", ui.Data{"Side": side, "Count": *st.Before}), true
	}
	return ui.T("scores.no_record", ui.Data{"Side": side, "Count": *st.Before}), false
}

// beatText judges the game by the score to beat; star reports whether it was beaten. In a solo game nothing is beaten
// if the goal is missed (B88).
func (s *Scene) beatText() (text string, star bool) {
	by, asked := s.session.Ahead()
	if !asked || !s.session.Over() {
		return "", false
	}
	data := ui.Data{"Count": max(by, -by), "Score": *s.session.ToBeat()}
	switch {
	case len(s.scores) == 1 && s.together == nil && !s.scores[0].Counts:
		return ui.T("scores.beat_missed", data), false
	case by > 0:
		return ui.T("scores.beaten", data), true
	case by < 0:
		return ui.T("scores.beat_short", data), false
	}
	return ui.T("scores.beat_level", data), false
}

// lastLine returns the line below the sum: how the score to beat fared, and how the game ranks among the records.
func (s *Scene) lastLine() (text string, star bool) {
	beat, better := s.beatText()
	record, first := s.recordText()
	return texts.Sentences(beat, record), better || first
}

// recordHigh returns the height of the last line at that width, 0 if there is none.
func (s *Scene) recordHigh(width float64) float64 {
	text, _ := s.lastLine()
	if text == "" {
		return 0
	}
	return max(36, ui.ParagraphHeight(ui.TextStrong, text, width-56)+14)
}

// layoutRecord places the last line.
func (s *Scene) layoutRecord(at ui.Rect, inside *ui.Scroll) {
	line := &ui.Area{Base: ui.Base{ID: "scores.record", Rect: at, Inside: inside, Disabled: true}}
	line.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if s.arrived() {
			s.paintRecord(c, r)
		}
	}
	s.page.Add(line)
}

// paintRecord paints the last line.
func (s *Scene) paintRecord(c *ui.Canvas, r ui.Rect) {
	text, star := s.lastLine()
	ground, sign, ink := theme.Well, ui.IconInfo, theme.SecondInk
	if star {
		ground = theme.AccentSoft
	}
	c.Round(r, 10, ground)
	icon := ui.Rect{X: r.X + 12, Y: r.Y + r.H/2 - 11, W: 22, H: 22}
	if star {
		pictures.Mark(c, pictures.Star, icon, theme.Gold)
		ink = theme.Ink
	} else {
		sign(c, icon, ink)
	}
	high := ui.ParagraphHeight(ui.TextStrong, text, r.W-56)
	c.Paragraph(ui.TextStrong, text, r.X+44, r.Y+(r.H-high)/2, r.W-56, ui.Left, ink)
}

// findStanding looks up, once, how the game ranks among the records, and reports whether that is known now.
func (s *Scene) findStanding(standing func(match *game.Match) <-chan routes.Standing) bool {
	if s.standing.Known || standing == nil || !s.session.Over() || !s.climbs() {
		return false
	}
	if s.finding == nil {
		s.finding = standing(s.session.Match())
	}
	select {
	case s.standing = <-s.finding:
	default:
	}
	return s.standing.Known
}
