package records

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// news sums up all games of human players; copies count only for what they are copies of.
type news struct {
	games  int
	cured  market.Bag
	died   int
	alone  []*Record        // the oldest first
	medals []campaign.Medal // the highest that was won, by clinic
	played []playedWith
}

// playedWith sums up the solo games with an extension.
type playedWith struct {
	id    string // plain for none
	games int
	sum   int // of the scores
}

func (p *playedWith) mean() int { return int(math.Round(float64(p.sum) / float64(p.games))) }

func newsOf(all []Record) (n news) {
	n.medals = make([]campaign.Medal, len(session.Clinics()))
	for i := range all {
		r := &all[i]
		if r.Origin.CampaignClinic() != nil {
			n.medals[r.Origin.Clinic-1] = max(n.medals[r.Origin.Clinic-1], r.Origin.Medal)
		}
		if r.Person() == game.NoPlayer || r.Origin.Kind == session.Copy {
			continue
		}
		own := r.Own()
		n.games++
		n.died += own.Died
		for level, count := range own.Cured {
			n.cured[level] += count
		}
		if !r.Alone() {
			continue
		}
		n.alone = append(n.alone, r)
		with := r.played()
		if len(with) == 0 {
			with = []string{plain}
		}
		for _, id := range with {
			at := slices.IndexFunc(n.played, func(p playedWith) bool { return p.id == id })
			if at < 0 {
				at = len(n.played)
				n.played = append(n.played, playedWith{id: id})
			}
			n.played[at].games++
			n.played[at].sum += own.Total
		}
	}
	slices.SortStableFunc(n.played, func(a, b playedWith) int { return b.games - a.games })
	return n
}

// statistics returns the charts beside the list.
func (s *Scene) statistics(c *scenes.Context) tree.Node {
	extensions := s.extensions(func(rows tree.Node) tree.Node {
		return tree.Edges{Right: 10, Node: tree.Scroll{ID: "records.extensions", Node: rows}}
	})
	lower := tree.Row(gap, tree.Growing{Share: 58, Node: card(extensions)}, tree.Growing{Share: 42, Node: card(s.cured())})
	return tree.Column(gap, card(s.medals(c, 1)), tree.Growing{Share: 48, Node: card(s.scores(c, true))}, tree.Growing{Share: 52, Node: lower})
}

// statisticsBelow returns the charts in one column.
func (s *Scene) statisticsBelow(c *scenes.Context) tree.Node {
	chart := func(n tree.Node) tree.Node { return tree.Limits{High: c.Styles.Grown(220), Node: n} }
	extensions := s.extensions(func(rows tree.Node) tree.Node { return rows })
	return tree.Column(20, tree.Text(c.Styles.TextStrong, s.summary(), theme.SecondInk), s.medals(c, 2), chart(s.scores(c, false)), extensions,
		tree.Edges{Bottom: 16, Node: chart(s.cured())})
}

// headed returns a chart below its title, with a note at the right of the title if it fits.
func headed(reader *ui.Reader, title, note string, chart tree.Node) tree.Node {
	name := tree.Text(reader.Styles.Heading, title, theme.Ink)
	row := tree.First(tree.Row(16, name, tree.Grow(tree.Text(reader.Styles.Text, note, theme.SecondInk).InLine().To(ui.Right))), name)
	return tree.Column(10, tree.Limits{High: reader.Styles.Grown(24), Node: row}, tree.Grow(chart))
}

// medals returns the medals of the campaign in that many rows: a column for each clinic with bronze at the bottom,
// which leads to the clinic.
func (s *Scene) medals(c *scenes.Context, rows int) tree.Node {
	won, clinics := 0, 0
	for _, medal := range s.news.medals {
		won += int(medal)
		clinics += min(1, int(medal))
	}
	of := len(s.news.medals)
	columns := tree.Grid{Between: 8, Least: 1, Most: (of + rows - 1) / rows}
	for i := range s.news.medals {
		columns.Nodes = append(columns.Nodes, s.clinic(c, i))
	}
	said := c.Texts.Dots(c.T("campaign.total", ui.Data{"Count": won, "Of": of * campaign.Medals}), c.T("records.clinics", ui.Data{"Count": clinics, "Of": of}))
	return headed(c.Reader, c.T("campaign.medals"), said, columns)
}

// clinic returns the column of a clinic.
func (s *Scene) clinic(c *scenes.Context, i int) tree.Node {
	const side, step = 18.0, 20.0 // of a medal, and from one to the next above it
	id, medal, number := session.Clinics()[i].ID, s.news.medals[i], i+1
	says, style, ink := words.Clinic(c.Reader, id), c.Styles.Text, theme.SecondInk
	if medal > campaign.None {
		says, style, ink = words.Medal(c.Reader, medal, id), c.Styles.TextStrong, theme.Ink
	}
	all := tree.Art{H: float64(campaign.Medals) * step, Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
		for m := campaign.Bronze; m <= campaign.Gold; m++ {
			pictures.Medal(c, int(m), medal >= m, ui.Rect{X: r.X + (r.W-side)/2, Y: r.Y + float64(campaign.Gold-m)*step + 1, W: side, H: side})
		}
	}}
	below := tree.Limits{High: c.Styles.Grown(20), Node: tree.Text(style, strconv.Itoa(number), ink).To(ui.Center)}
	ground := func(c *ui.Canvas, r ui.Rect, state ui.State) {
		if state.Hover || state.Pressed {
			c.Round(r, 10, theme.Well)
		}
	}
	return tree.Press{Base: ui.Base{ID: "records.medals." + strconv.Itoa(number), Tip: c.Texts.Sentence(says), Disabled: s.doors.Clinic == nil}, Node: tree.Ground(ground, tree.Column(0, all, below)), Do: func() { c.Push(s.doors.Clinic(number)) }}
}

// shownScores is how many games the chart of scores shows at most.
const shownScores = 24

// scores returns the chart of the last solo scores. With dots, each dot describes its game and leads to its
// review.
func (s *Scene) scores(c *scenes.Context, dots bool) tree.Node {
	shown := s.news.alone[max(0, len(s.news.alone)-shownScores):]
	if len(shown) == 0 {
		return headed(c.Reader, c.T("records.scores"), "", tree.Top(tree.Text(c.Styles.Text, c.T("records.none_alone"), theme.SecondInk)))
	}
	mean := tree.Text(c.Styles.Text, c.T("records.average"), theme.SecondInk).To(ui.Center)
	drawn := tree.Column(4, tree.Grow(s.chart(c, shown, dots)), tree.Limits{High: c.Styles.Grown(22), Node: tree.Top(mean)})
	return headed(c.Reader, c.T("records.scores"), c.T("records.scores_note", ui.Data{"Count": len(shown)}), drawn)
}

// chart draws a dot for each score, and a line through their moving average.
type chart struct {
	*ui.Reader
	shown         []*Record
	dots          func(i int) tree.Press // nil if they are too small for a finger
	low, high, by int                    // of the scores, and of the lines
}

func (s *Scene) chart(c *scenes.Context, shown []*Record, dots bool) *chart {
	low, high := 0, 20
	for _, r := range shown {
		low, high = min(low, r.Own().Total), max(high, r.Own().Total)
	}
	by := max(1, int(math.Ceil(float64(high-low)/40))*10)
	made := &chart{c.Reader, shown, nil, int(math.Floor(float64(low)/float64(by))) * by, int(math.Ceil(float64(high)/float64(by))) * by, by}
	if dots {
		made.dots = func(i int) tree.Press { return s.dot(c, i, shown[i]) }
	}
	return made
}

// Fit implements tree.Node: the chart fills its area.
func (m *chart) Fit(wide float64) tree.Box {
	return tree.Box{W: wide, Put: func(on *tree.Sheet, r ui.Rect) {
		ground := &ui.Area{Base: ui.Base{ID: "records.chart"}}
		ground.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) { m.paint(c, r) }
		on.Add(ground, r)
		if m.dots == nil {
			return
		}
		for i := range m.shown {
			x, y := m.at(r, i, float64(m.shown[i].Own().Total))
			half := min(11, m.inside(r).W/float64(2*len(m.shown)))
			m.dots(i).Fit(2*half).Put(on, ui.Rect{X: x - half, Y: y - 11, W: 2 * half, H: 22})
		}
	}}
}

// inside returns the area of the dots.
func (m *chart) inside(r ui.Rect) ui.Rect {
	r.CutLeft(m.Styles.Grown(30), 0)
	r.CutTop(8, 0)
	return r
}

// at returns the point of a game's score.
func (m *chart) at(r ui.Rect, i int, score float64) (x, y float64) {
	in := m.inside(r)
	x, y = in.X+in.W/2, in.Bottom()-in.H*(score-float64(m.low))/float64(m.high-m.low)
	if last := len(m.shown) - 1; last > 0 {
		x = in.X + 10 + (in.W-20)*float64(i)/float64(last)
	}
	return x, y
}

func (m *chart) paint(c *ui.Canvas, r ui.Rect) {
	in := m.inside(r)
	for v := m.low; v <= m.high; v += m.by {
		_, y := m.at(r, 0, float64(v))
		c.HorizontalLine(in.X, y, in.W, 1, theme.Hairline)
		c.TextIn(c.Styles.Figures, c.Texts.Number(v), ui.Rect{X: r.X, Y: y - 10, W: in.X - r.X - 8, H: 20}, ui.Right, theme.SecondInk)
	}
	for i := 1; i < len(m.shown); i++ {
		x1, y1 := m.at(r, i-1, average(m.shown, i-1))
		x2, y2 := m.at(r, i, average(m.shown, i))
		c.Line(x1, y1, x2, y2, 3, theme.Mix(theme.Accent, theme.Card, 0.5))
	}
	if m.dots != nil {
		return
	}
	for i, one := range m.shown {
		x, y := m.at(r, i, float64(one.Own().Total))
		paintDot(c, x, y, 5, one.Own().Met)
	}
}

// dot returns the dot of a game, which describes it and leads to its review.
func (s *Scene) dot(c *scenes.Context, i int, r *Record) tree.Press {
	own, lead := r.Own(), s.doors.See
	if s.doors.Review != nil && r.Person() != game.NoPlayer {
		lead = s.doors.Review
	}
	tip := c.Texts.Sentences(c.T("records.score_of", ui.Data{"Count": own.Total, "Day": day(c.Reader, r.Saved)}), s.whatOf(r))
	face := tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, state ui.State) {
		x, y := r.Center()
		radius := 5.0
		if state.Hover {
			radius = 7
		}
		paintDot(c, x, y, radius, own.Met)
	}}
	return tree.Press{Base: ui.Base{ID: fmt.Sprintf("records.dot.%d", i), Tip: tip}, Node: face, Do: func() { s.open(c, r, lead) }}
}

// paintDot paints the dot of a game, filled if the goal was met.
func paintDot(c *ui.Canvas, x, y, radius float64, met bool) {
	c.Circle(x, y, radius, theme.Accent)
	if !met {
		c.Circle(x, y, radius-2, theme.Card)
	}
}

// average returns the mean of up to five scores that end with this one.
func average(shown []*Record, i int) float64 {
	from, sum := max(0, i-4), 0
	for _, r := range shown[from : i+1] {
		sum += r.Own().Total
	}
	return float64(sum) / float64(i+1-from)
}

// extensions returns a row for each extension with the mean score, or what will be there.
func (s *Scene) extensions(inside func(rows tree.Node) tree.Node) tree.Node {
	if len(s.news.played) == 0 {
		return headed(s.Reader, s.T("records.by_extension"), "", tree.Top(tree.Named("records.none_with", tree.Text(s.Styles.Text, s.T("records.none_with"), theme.SecondInk))))
	}
	best := 1
	for i := range s.news.played {
		best = max(best, s.news.played[i].mean())
	}
	var rows tree.Stack
	for i := range s.news.played {
		rows.Nodes = append(rows.Nodes, s.news.played[i].row(s.Reader, best))
	}
	return headed(s.Reader, s.T("records.by_extension"), s.T("records.mean"), inside(rows))
}

func (p *playedWith) row(reader *ui.Reader, best int) tree.Node {
	sign := tree.Art{W: 28, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		if sign := signOf(p.id); sign != sprites.None {
			pictures.In(c, sign, ui.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H - 8}, 0)
		} else {
			ui.IconLayers(c, ui.Rect{X: r.X + 4, Y: r.Y + r.H/2 - 10, W: 20, H: 20}, theme.Accent)
		}
	}}
	line := tree.Art{H: 12, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		r.Y, r.H = r.Y+2, 6
		c.Round(r, 3, theme.Well)
		r.W *= max(0.02, float64(p.mean())/float64(best))
		c.Round(r, 3, theme.Accent)
	}}
	text, value := tree.Text(reader.Styles.Text, withName(reader, p.id), theme.Ink), tree.Text(reader.Styles.Figures, reader.Texts.Number(p.mean()), theme.Ink).InLine().To(ui.Right)
	name := tree.First(tree.Row(8, tree.Grow(text), value), tree.Column(0, text, value))
	tip := reader.Texts.Sentences(reader.Texts.Sentence(reader.T("records.games", ui.Data{"Count": p.games})), reader.T("records.mean_of", ui.Data{"Count": p.mean()}))
	beside := tree.Column(0, tree.Limits{High: 32, Node: tree.Pad(0, 5, name)}, line)
	return tree.Press{Base: ui.Base{ID: "records.extension." + p.id, Tip: tip}, Node: tree.Row(8, sign, tree.Grow(beside))}
}

// curedLevels are the levels that have a column, the lowest first.
var curedLevels = [...]clinic.Level{clinic.White, clinic.Yellow, clinic.Orange, clinic.Red}

// cured returns a column for each level of treated patients.
func (s *Scene) cured() tree.Node {
	const widest, apart = 64.0, 8.0
	most, columns := 1, tree.Row(apart)
	for _, level := range curedLevels {
		most = max(most, s.news.cured[level])
	}
	for _, level := range curedLevels {
		count := s.news.cured[level]
		columns.Nodes = append(columns.Nodes, tree.Grow(tree.Press{
			Base: ui.Base{ID: "records.treated." + strconv.Itoa(int(level)), Tip: s.T("records.treated_of", ui.Data{"Who": words.People(s.Reader, clinic.Patient, level, count)})},
			Node: tree.Art{Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) { paintCured(c, r, level, count, most) }},
		}))
	}
	all := float64(len(curedLevels))
	return headed(s.Reader, s.T("records.treated"), s.Texts.Number(s.news.cured.Total()), tree.Center(tree.Wide(all*(widest+apart)-apart, columns)))
}

// paintCured paints the column of a level; its height is count's share of most.
func paintCured(c *ui.Canvas, r ui.Rect, level clinic.Level, count, most int) {
	face := r.CutBottom(min(40, r.H/4), 4)
	pictures.In(c, sprites.Patient(int8(level)).Picture(), face, 0)
	above := c.Styles.Grown(20)
	high := max(3, (r.H-above)*float64(count)/float64(most))
	bar := ui.Rect{X: r.X, Y: r.Bottom() - high, W: r.W, H: high}
	c.Round(bar, min(6, high/2), theme.LevelColors[level-1])
	c.RoundLine(bar, min(6, high/2), 1, theme.Edge)
	c.TextIn(c.Styles.Figures, c.Texts.Number(count), ui.Rect{X: r.X - 4, Y: bar.Y - above, W: r.W + 8, H: above}, ui.Center, theme.Ink)
}
