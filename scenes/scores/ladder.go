package scores

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/scenes/pictures"
	"clinic/scenes/routes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
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

// ladder is the ranks above each other, the lowest at the bottom. It wants room for their names in two lines.
type ladder struct{ *Scene }

// Fit lays it out.
func (l ladder) Fit(wide float64) tree.Box {
	const beside = railsWide + 4
	ranks, names := l.ranks(), tree.Column(0)
	for i, r := range slices.Backward(ranks) {
		names.Nodes = append(names.Nodes, tree.Grow(tree.Middle(l.rung(i, r))))
	}
	b := names.Fit(wide - beside)
	return tree.Box{W: b.W + beside, H: max(b.H, l.Styles.Grown(42)*float64(len(ranks))), Put: func(on *tree.Sheet, r ui.Rect) {
		all := r
		rails := r.CutLeft(railsWide, 4)
		l.rails(ranks, rails).Fit(railsWide).Put(on, rails)
		b.Put(on, r)
		l.climber(on, all, ranks)
	}}
}

// rung is the name of a rank with its least score.
func (l ladder) rung(i int, r rank) tree.Node {
	own, name, ink, second := l.ownRank(), l.T("scores.rank."+r.name), theme.Ink, theme.SecondInk
	stands := own != "" && r.name == own && l.climbed() >= float64(i+1)
	if stands {
		ink, second = theme.Card, theme.Card
	} else if own == "" || r.least > l.scores[0].Total {
		ink = theme.SecondInk
	}
	ground := func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if stands {
			c.Round(r, 10, theme.Accent)
		}
	}
	least := tree.Limits{Wide: l.Styles.Grown(26), Node: tree.Text(l.Styles.Figures, strconv.Itoa(r.least), second).InLine().To(ui.Right)}
	row := tree.Limits{High: 42, Node: tree.Pad(10, 0, tree.Row(8, tree.Grow(tree.Text(l.Styles.TextStrong, name, ink)), least))}
	return still("scores.rank."+r.name, l.T("scores.rank_from", ui.Data{"Rank": name, "Count": r.least}), tree.Ground(ground, row))
}

// middle is how high a rank stands on a ladder.
func middle(r ui.Rect, ranks []rank, i int) float64 {
	return r.Bottom() - r.H/float64(len(ranks))*(float64(i)+0.5)
}

// rails are the ladder itself. Treads that were not reached are pale.
func (l ladder) rails(ranks []rank, at ui.Rect) tree.Node {
	wood, rung := theme.Rail, theme.Rung
	if l.ownRank() == "" {
		wood, rung = theme.Hairline, theme.Hairline
	}
	return tree.Named("scores.ladder", tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		x := r.Right() - railApart - 8
		for _, rail := range [...]float64{x, x + railApart} {
			c.Round(ui.Rect{X: rail - 3, Y: r.Y, W: 6, H: r.H}, 3, wood)
		}
		for i := range ranks {
			tread := rung
			if ranks[i].least > l.scores[0].Total {
				tread = theme.Mix(rung, theme.Card, 0.6)
			}
			c.Round(ui.Rect{X: x, Y: middle(r, ranks, i) - 4, W: railApart, H: 8}, 4, tread)
		}
	}})
}

// climber puts the figure where its score is on the ladder, or on its way there, beside it where the goal is missed,
// and the best score of before.
func (l ladder) climber(on *tree.Sheet, r ui.Rect, ranks []rank) {
	const wide, high = 40.0, 52.0
	put := func(id, tip string, at ui.Rect, draw tree.Draw) {
		still("scores."+id, tip, tree.Art{Draw: draw}).Fit(at.W).Put(on, at)
	}
	before := 0.0 // where that score is
	if l.standing.Before != nil {
		score := *l.standing.Before
		before = heightOf(score, r, ranks)
		put("before", l.T("scores.before", ui.Data{"Count": score}), ui.Rect{X: r.X, Y: before - 11, W: railsWide - railApart - 12, H: 22}, func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			c.TextIn(c.Styles.Figures, strconv.Itoa(score), ui.Rect{X: r.X, Y: r.Y - 8, W: r.W, H: 20}, ui.Right, theme.SecondInk)
			for dash := r.X; dash < r.Right()+railApart+6; dash += 7 {
				c.Fill(ui.Rect{X: dash, Y: r.Y + 10, W: 4, H: 2}, theme.SecondInk)
			}
		})
	}
	x, y := r.X+wide/2, r.Bottom()
	if l.ownRank() != "" {
		x, y = r.X+railsWide-railApart/2-8, l.stands(r, ranks)
	}
	figure := ui.Rect{X: x - wide/2, Y: max(r.Y, y-high), W: wide, H: high}
	put("climber", "", figure, func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		pictures.In(c, pictures.Portrait("", l.session.Seats().Color(0)), r, 0)
	})
	if l.ownRank() == "" || !l.arrived() {
		return
	}
	score := ui.Rect{X: r.X, Y: figure.Y + 12, W: railsWide - railApart - 14, H: 24}
	if before > figure.Y && before-21 < score.Bottom() { // whose figure stands above its line
		score.Y = max(r.Y, before-23-score.H)
	}
	put("climber.score", "", score, func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		c.Round(r, 12, theme.Accent)
		c.TextIn(c.Styles.Figures, c.Texts.Number(l.scores[0].Total), r, ui.Center, theme.Card)
	})
}

// heightOf is where a score is on a ladder.
func heightOf(score int, r ui.Rect, ranks []rank) float64 {
	for i, next := len(ranks)-1, len(ranks); i >= 0; i, next = i-1, i {
		if score < ranks[i].least {
			continue
		}
		y := middle(r, ranks, i)
		if next == len(ranks) {
			return y
		}
		part := float64(score-ranks[i].least) / float64(ranks[next].least-ranks[i].least)
		return y + (middle(r, ranks, next)-y)*part
	}
	return middle(r, ranks, 0)
}

// stands is where the figure is on its way up, or at its end.
func (l ladder) stands(r ui.Rect, ranks []rank) float64 {
	end, up := heightOf(l.scores[0].Total, r, ranks), l.climbed()
	if up >= l.rungs() {
		return end
	}
	rung := func(i int) float64 {
		if i == 0 {
			return r.Bottom()
		}
		return max(end, middle(r, ranks, i-1))
	}
	i := int(up)
	return rung(i) + (rung(i+1)-rung(i))*(up-float64(i))
}

// recordText says how a solo game ranks among the records, and is empty while that is unknown; star reports whether
// it is a new best.
func (s *Scene) recordText() (text string, star bool) {
	side := s.T("newgame.side." + s.session.Rules().Config.Sides[0])
	st := &s.standing
	switch total := s.scores[0].Total; {
	case !st.Known:
		return "", false
	case !s.scores[0].Counts:
		return s.T("scores.would_be", ui.Data{"Count": total, "Rank": s.T("scores.rank." + s.session.Rules().Rank(total))}), false
	case st.Why != "":
		return s.T("scores.not_in_hall", ui.Data{"Why": st.Why}), false
	case st.Before == nil:
		return s.T("scores.first_record", ui.Data{"Side": side}), true
	case *st.Before < total:
		return s.T("scores.new_record", ui.Data{"Side": side, "Count": *st.Before}), true
	}
	return s.T("scores.no_record", ui.Data{"Side": side, "Count": *st.Before}), false
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
		return s.T("scores.beat_missed", data), false
	case by > 0:
		return s.T("scores.beaten", data), true
	case by < 0:
		return s.T("scores.beat_short", data), false
	}
	return s.T("scores.beat_level", data), false
}

// lastLine returns the line below the sum: how the score to beat fared, and how the game ranks among the records.
func (s *Scene) lastLine() (text string, star bool) {
	beat, better := s.beatText()
	record, first := s.recordText()
	return s.Texts.Sentences(beat, record), better || first
}

// record is that line, nil where there is none. It comes when all is counted.
func (s *Scene) record() tree.Node {
	const side = 22
	text, star := s.lastLine()
	if text == "" {
		return nil
	}
	ground, sign, ink := theme.Well, tree.Icon(ui.IconInfo, side, theme.SecondInk), theme.SecondInk
	if star {
		ground, ink = theme.AccentSoft, theme.Ink
		sign = tree.Art{W: side, H: side, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { pictures.Mark(c, pictures.Star, r, theme.Gold) }}
	}
	line := tree.Pad(12, 7, tree.Row(10, sign, tree.Grow(tree.Text(s.Styles.TextStrong, text, ink))))
	shown := tree.Ground(tree.Round(10, ground), tree.Limits{High: 36, Node: line})
	if !s.arrived() {
		shown = unseen(shown)
	}
	return tree.Named("scores.record", shown)
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
