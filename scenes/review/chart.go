package review

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/plot"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

func round(n float64) int   { return int(math.Round(n)) }
func abs(n float64) float64 { return math.Abs(n) }

func sortFigures(list []figures) {
	slices.SortStableFunc(list, func(a, b figures) int { return cmp.Compare(max(b.points, -b.points), max(a.points, -a.points)) })
}

// played returns the popularity from the start of the game to the end of each round.
func (s *Scene) played() []float64 {
	values := []float64{float64(s.session.Rules().Numbers[game.StartPopularity])}
	for _, r := range s.session.Match().State.Players[s.player].History {
		values = append(values, float64(r.Popularity))
	}
	return values
}

// better returns the possible popularity after each round: the played one plus the most that any listed decision
// would have gained by then. The costs of several decisions do not add up.
func (s *Scene) better() []float64 {
	values := s.played()
	for i := range values {
		most := 0.0
		for _, f := range s.findings() {
			if at := i - 1; at >= max(0, f.Round-1) && at < len(f.Likely[0].Rounds) && at < len(f.Likely[1].Rounds) {
				most = max(most, f.Likely[1].Rounds[at]-f.Likely[0].Rounds[at])
			}
		}
		values[i] += most
	}
	return values
}

// when returns when in the game a decision was made, in rounds from its start.
func (s *Scene) when(f *bot.Finding) float64 {
	if f.Round == 0 || f.Round >= len(s.rounds) {
		return 0
	}
	first, next := s.rounds[f.Round-1], s.rounds[f.Round]
	return float64(f.Round-1) + (float64(f.From-first)+0.5)/float64(max(1, next-first))
}

// roundsOf returns the indices of the log at which the rounds begin, and its end.
func roundsOf(m *game.Match) (starts []int) {
	p := game.Play{Rules: m.Rules, State: m.At(0).State}
	for i := range m.Log {
		for len(starts) < p.State.Round {
			starts = append(starts, i)
		}
		p.Apply(m.Log[i].Player, &m.Log[i].Command)
		p.Events = p.Events[:0]
	}
	return append(starts, len(m.Log))
}

const (
	markSize = 13.0
	markID   = "review.mark."
)

// plot returns where the popularity lies in an area of a size.
func (s *Scene) plot(width, height float64) plot.Plot {
	const left, below = 40.0, 28.0
	return plot.New(ui.Rect{X: left, Y: 10, W: width - left - 16, H: height - 10 - s.Styles.Grown(below)}, 5, s.played(), s.better())
}

// on returns the height of a line between two rounds.
func on(values []float64, at float64) float64 {
	i := min(int(at), max(0, len(values)-2))
	if len(values) < 2 {
		return values[0]
	}
	return values[i] + (values[i+1]-values[i])*(at-float64(i))
}

// paintChart paints the popularity by round, as it was played and as it could have been.
func (s *Scene) paintChart(c *ui.Canvas, r ui.Rect) {
	s.chart.Show(c, r, func(c *ui.Canvas) {
		p, list := s.plot(c.Width, c.Height), s.findings()
		if i := s.at(); i >= 0 && list[i].Round > 0 {
			from := p.X(float64(list[i].Round - 1))
			c.Round(ui.Rect{X: from, Y: p.Area.Y - 8, W: p.X(float64(list[i].Round)) - from, H: p.Area.H + 8}, 8, theme.AccentSoft)
		}
		p.Grid(c)
		p.Dotted(c, s.better(), s.played(), theme.LegalInk)
		p.Line(c, s.played(), theme.Accent)
	})
}

// chart shows the popularity by round with the numbers of the decisions; use reports whether these can be clicked.
type chart struct {
	scene   *Scene
	context *scenes.Context
	use     bool
}

// Fit implements tree.Node: the chart fills its area.
func (m *chart) Fit(wide float64) tree.Box {
	return tree.Box{W: wide, Put: func(on *tree.Sheet, r ui.Rect) {
		on.Paint(r, func(c *ui.Canvas, r ui.Rect, _ ui.State) { m.scene.paintChart(c, r) })
		places := m.scene.places(r)
		for i := range slices.Backward(places) { // the costliest lie above the others
			at := ui.Rect{X: places[i].X - markSize, Y: places[i].Y - markSize, W: 2 * markSize, H: 2 * markSize}
			m.mark(i).Fit(at.W).Put(on, at)
		}
	}}
}

// places returns where the numbers of the decisions go on the line. A number that has no room beside a costlier
// one goes as near as possible.
func (s *Scene) places(r ui.Rect) []theme.Point {
	p, values, list := s.plot(r.W, r.H), s.played(), s.findings()
	places := make([]theme.Point, len(list))
	for i := range list {
		at := s.when(&list[i])
		places[i] = free(theme.Point{X: r.X + p.X(at), Y: r.Y + p.Y(on(values, at))}, places[:i], ui.Rect{Y: r.Y, H: p.Area.Bottom() + markSize})
	}
	return places
}

// mark returns the number of a decision.
func (m *chart) mark(i int) tree.Node {
	s := m.scene
	face := tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		x, y := r.Center()
		radius := 10.0
		if i == s.at() || i == s.lit {
			radius = 12.5
		}
		c.Circle(x, y, radius+2, theme.Card)
		c.Circle(x, y, radius, theme.IllegalInk)
		c.TextIn(c.Styles.TextBold, strconv.Itoa(i+1), r, ui.Center, theme.Card)
	}}
	mark := tree.Press{Base: ui.Base{ID: markID + strconv.Itoa(i), Disabled: !m.use}, Node: face}
	if m.use {
		mark.Tip, mark.Do = s.title(&s.findings()[i]), func() { s.show(m.context, i) }
	}
	return mark
}

// free returns the nearest place above or below a point where a mark covers no other one and lies within an area.
func free(at theme.Point, others []theme.Point, r ui.Rect) theme.Point {
	const size = 2*markSize + 1
	for away := 0.0; away < r.H; away += 2 {
		for _, y := range [...]float64{at.Y - away, at.Y + away} {
			covers := slices.ContainsFunc(others, func(o theme.Point) bool { return math.Abs(o.X-at.X) < size && math.Abs(o.Y-y) < size })
			if !covers && y >= r.Y+markSize && y <= r.Bottom()-markSize {
				return theme.Point{X: at.X, Y: y}
			}
		}
	}
	return at
}
