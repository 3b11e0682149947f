package records

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/campaign"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// news is what all games of persons came to.
type news struct {
	games  int
	cured  market.Bag
	died   int
	alone  []*Record        // the oldest first
	medals []campaign.Medal // the highest that was won, by clinic
	played []playedWith
}

// playedWith is what the games alone with an extension came to.
type playedWith struct {
	id    string // plain for none
	games int
	sum   int // of the scores
}

func (p *playedWith) mean() int { return int(math.Round(float64(p.sum) / float64(p.games))) }

// leastForMean is how many games with an extension there must be for their mean to say anything.
const leastForMean = 3

func newsOf(all []Record) (n news) {
	n.medals = make([]campaign.Medal, len(session.Clinics()))
	for i := range all {
		r := &all[i]
		if r.Origin.CampaignClinic() != nil {
			n.medals[r.Origin.Clinic-1] = max(n.medals[r.Origin.Clinic-1], r.Origin.Medal)
		}
		if r.Person() == game.NoPlayer {
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
		with := slices.Concat(r.Header.Config.Extensions, r.Header.Config.Variants)
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

// layoutStatistics places the charts beside the list.
func (s *Scene) layoutStatistics(c *scenes.Context, area ui.Rect) {
	medals := area.CutTop(medalsHigh(1)+2*margin, gap)
	s.panels = append(s.panels, medals)
	s.layoutMedals(c, medals.Inset(margin), 1, nil)
	upper := area.CutTop((area.H-gap)*0.48, gap)
	left := area.CutLeft((area.W-gap)*0.58, gap)
	s.panels = append(s.panels, upper, left, area)
	s.layoutScores(c, upper.Inset(margin), nil)
	inside := left.Inset(margin)
	s.layoutExtensions(inside, nil)
	s.layoutCured(area.Inset(margin), nil)
}

// layoutSmallStatistics places the charts below each other, and gives where they end.
func (s *Scene) layoutSmallStatistics(c *scenes.Context, area ui.Rect) (end float64) {
	text := s.summary()
	high := ui.ParagraphHeight(ui.TextStrong, text, area.W)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: area.CutTop(high, 12), Inside: s.scroll}, Text: text, Style: ui.TextStrong, Color: paint.SecondInk})
	s.layoutMedals(c, area.CutTop(medalsHigh(2), 20), 2, s.scroll)
	s.layoutScores(c, area.CutTop(ui.Grown(220), 20), s.scroll)
	rows := area
	rows.H = ui.Grown(44) + s.extensionsHigh(area.W)
	area.CutTop(rows.H, 20)
	s.layoutExtensions(rows, s.scroll)
	s.layoutCured(area.CutTop(ui.Grown(220), 16), s.scroll)
	return area.Y
}

const (
	medalSide = 18.0
	medalStep = 20.0 // from one medal to the next one above it
)

// medalsHigh is how high the medals are, in so many rows.
func medalsHigh(rows int) float64 {
	return ui.Grown(24) + 10 + float64(rows)*medalCell() + float64(rows-1)*8
}

func medalCell() float64 { return float64(campaign.Medals)*medalStep + ui.Grown(20) }

// layoutMedals places the medals of the campaign, a column for each clinic with bronze at the bottom, which leads
// there.
func (s *Scene) layoutMedals(c *scenes.Context, area ui.Rect, rows int, inside *ui.Scroll) {
	won, clinics := 0, 0
	for _, medal := range s.news.medals {
		won += int(medal)
		clinics += min(1, int(medal))
	}
	of := len(s.news.medals)
	s.headed(&area, ui.T("campaign.medals"), texts.Dots(ui.T("campaign.total", ui.Data{"Count": won, "Of": of * campaign.Medals}), ui.T("records.clinics", ui.Data{"Count": clinics, "Of": of})), inside)
	perRow := (of + rows - 1) / rows
	wide := area.W / float64(perRow)
	for i, medal := range s.news.medals {
		id, number := session.Clinics()[i].ID, i+1
		says := words.Clinic(id)
		if medal > campaign.None {
			says = words.Medal(medal, id)
		}
		column := &ui.Area{Base: ui.Base{ID: "records.medals." + strconv.Itoa(number), Inside: inside, Tip: texts.Sentence(says), Disabled: s.doors.Clinic == nil}, Do: func() { c.Push(s.doors.Clinic(number)) }}
		column.Rect = ui.Rect{X: area.X + wide*float64(i%perRow), Y: area.Y + float64(i/perRow)*(medalCell()+8), W: wide, H: medalCell()}
		column.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			if state.Hover || state.Pressed {
				c.Round(r, 10, paint.Well)
			}
			for m := campaign.Bronze; m <= campaign.Gold; m++ {
				pictures.Medal(c, int(m), medal >= m, ui.Rect{X: r.X + (r.W-medalSide)/2, Y: r.Y + float64(campaign.Gold-m)*medalStep + 1, W: medalSide, H: medalSide})
			}
			style, ink := ui.Text, paint.SecondInk
			if medal > campaign.None {
				style, ink = ui.TextStrong, paint.Ink
			}
			c.TextIn(style, strconv.Itoa(number), ui.Rect{X: r.X, Y: r.Bottom() - ui.Grown(20), W: r.W, H: ui.Grown(20)}, ui.Center, ink)
			if state.Focus {
				c.FocusRing(r, 10)
			}
		}
		s.page.Add(column)
	}
}

// headed cuts the title of a card, and a word at its right where there is room, from the top of its area.
func (s *Scene) headed(area *ui.Rect, title, note string, inside *ui.Scroll) {
	high := ui.ParagraphHeight(ui.Heading, title, area.W)
	row := area.CutTop(max(ui.Grown(24), high), 10)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: row, Inside: inside}, Text: title, Style: ui.Heading, Color: paint.Ink})
	if ui.Measure(ui.Heading, title)+16+ui.Measure(ui.Text, note) <= row.W {
		s.page.Add(&ui.Caption{Base: ui.Base{Rect: row, Inside: inside}, Text: note, Style: ui.Text, Color: paint.SecondInk, Align: ui.Right})
	}
}

// shownScores is how many games the chart of scores shows at most.
const shownScores = 24

// layoutScores places the chart of the last scores alone: a dot for each game, which tells about it and leads to its
// review.
func (s *Scene) layoutScores(c *scenes.Context, area ui.Rect, inside *ui.Scroll) {
	shown := s.news.alone[max(0, len(s.news.alone)-shownScores):]
	note := ""
	if len(shown) > 0 {
		note = ui.T("records.scores_note", ui.Data{"Count": len(shown)})
	}
	s.headed(&area, ui.T("records.scores"), note, inside)
	if len(shown) == 0 {
		text := ui.T("records.none_alone")
		s.page.Add(&ui.Caption{Base: ui.Base{Rect: area, Inside: inside}, Text: text, Style: ui.Text, Color: paint.SecondInk})
		return
	}
	low, high := 0, 20
	for _, r := range shown {
		low, high = min(low, r.Own().Total), max(high, r.Own().Total)
	}
	by := max(1, int(math.Ceil(float64(high-low)/40))*10)
	low, high = int(math.Floor(float64(low)/float64(by)))*by, int(math.Ceil(float64(high)/float64(by)))*by
	foot := area.CutBottom(ui.Grown(22), 4)
	chart := area
	chart.CutLeft(ui.Grown(30), 0)
	chart.CutTop(8, 0)
	y := func(score float64) float64 { return chart.Bottom() - chart.H*(score-float64(low))/float64(high-low) }
	x := func(i int) float64 {
		if len(shown) == 1 {
			return chart.X + chart.W/2
		}
		return chart.X + 10 + (chart.W-20)*float64(i)/float64(len(shown)-1)
	}
	ground := &ui.Area{Base: ui.Base{ID: "records.chart", Rect: area, Inside: inside}}
	ground.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		for v := low; v <= high; v += by {
			c.HorizontalLine(chart.X, y(float64(v)), chart.W, 1, paint.Hairline)
			c.TextIn(ui.Figures, words.Number(v), ui.Rect{X: r.X, Y: y(float64(v)) - 10, W: chart.X - r.X - 8, H: 20}, ui.Right, paint.SecondInk)
		}
		for i := 1; i < len(shown); i++ {
			c.Line(x(i-1), y(average(shown, i-1)), x(i), y(average(shown, i)), 3, paint.Mix(paint.Accent, paint.Card, 0.5))
		}
		for i := range shown {
			if inside != nil { // in a small window no finger hits one of them
				paintDot(c, x(i), y(float64(shown[i].Own().Total)), 5, shown[i].Own().Met)
			}
		}
	}
	s.page.Add(ground)
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: foot, Inside: inside}, Text: ui.T("records.average"), Style: ui.Text, Color: paint.SecondInk, Align: ui.Center})
	for i, r := range shown {
		if inside != nil {
			break
		}
		own, lead := r.Own(), s.doors.See
		if s.doors.Review != nil && r.Person() != game.NoPlayer {
			lead = s.doors.Review
		}
		dot := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("records.dot.%d", i)}, Do: func() { s.open(c, r, lead) }}
		half := min(11, chart.W/float64(2*len(shown)))
		dot.Rect = ui.Rect{X: x(i) - half, Y: y(float64(own.Total)) - 11, W: 2 * half, H: 22}
		dot.Tip = texts.Sentences(ui.T("records.score_of", ui.Data{"Count": own.Total, "Day": day(r.Saved)}), s.whatOf(r))
		dot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			cx, cy := r.Center()
			radius := 5.0
			if state.Hover {
				radius = 7
			}
			paintDot(c, cx, cy, radius, own.Met)
			if state.Focus {
				c.FocusRing(r, 8)
			}
		}
		s.page.Add(dot)
	}
}

// paintDot paints the dot of a game, filled where the goal was met.
func paintDot(c *ui.Canvas, x, y, radius float64, met bool) {
	c.Circle(x, y, radius, paint.Accent)
	if !met {
		c.Circle(x, y, radius-2, paint.Card)
	}
}

// average is the mean of up to five scores that end with that one.
func average(shown []*Record, i int) float64 {
	from, sum := max(0, i-4), 0
	for _, r := range shown[from : i+1] {
		sum += r.Own().Total
	}
	return float64(sum) / float64(i+1-from)
}

// high is how high the row of an extension is in a width: its name has as many lines as it needs.
func (p *playedWith) high(width float64) float64 {
	return max(44, ui.ParagraphHeight(ui.Text, withName(p.id), width-p.besideName())+22)
}

// besideName is what stands beside the name in a row: the picture, and the mean or how many games there are.
func (p *playedWith) besideName() float64 { return 28 + 8 + ui.Measure(ui.Figures, p.value()) + 8 }

// value is the mean, where there are enough games for it.
func (p *playedWith) value() string {
	if p.games >= leastForMean {
		return words.Number(p.mean())
	}
	return ui.T("records.games", ui.Data{"Count": p.games})
}

// extensionsHigh is how high all rows are in a width, or what stands in their place where there are none.
func (s *Scene) extensionsHigh(width float64) (high float64) {
	if len(s.news.played) == 0 {
		return ui.ParagraphHeight(ui.Text, ui.T("records.none_with"), width)
	}
	for i := range s.news.played {
		high += s.news.played[i].high(width)
	}
	return high
}

// layoutExtensions places a row for each extension with the mean of the scores with it, or says what will stand there.
func (s *Scene) layoutExtensions(area ui.Rect, inside *ui.Scroll) {
	if len(s.news.played) == 0 {
		s.headed(&area, ui.T("records.by_extension"), "", inside)
		s.page.Add(&ui.Caption{Base: ui.Base{ID: "records.none_with", Rect: area, Inside: inside}, Text: ui.T("records.none_with"), Style: ui.Text, Color: paint.SecondInk})
		return
	}
	s.headed(&area, ui.T("records.by_extension"), ui.T("records.mean"), inside)
	best := 1
	for i := range s.news.played {
		best = max(best, s.news.played[i].mean())
	}
	list := inside
	if inside == nil {
		list = &ui.Scroll{Base: ui.Base{ID: "records.extensions", Rect: ui.Rect{X: area.X, Y: area.Y, W: area.W - 10, H: area.H}}}
		s.page.Add(list)
		area.W -= 10
		list.Height = s.extensionsHigh(area.W)
	}
	for i := range s.news.played {
		p := &s.news.played[i]
		row := &ui.Area{Base: ui.Base{ID: "records.extension." + p.id, Rect: area.CutTop(p.high(area.W), 0), Inside: list}}
		row.Tip = texts.Sentence(ui.T("records.games", ui.Data{"Count": p.games}))
		if p.games >= leastForMean {
			row.Tip = texts.Sentences(row.Tip, ui.T("records.mean_of", ui.Data{"Count": p.mean()}))
		}
		row.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) { paintExtension(c, r, state, p, best) }
		s.page.Add(row)
	}
}

func paintExtension(c *ui.Canvas, r ui.Rect, state ui.State, p *playedWith, best int) {
	full := r
	if sign := signOf(p.id); sign != sprites.None {
		pictures.In(c, sign, ui.Rect{X: r.X, Y: r.Y + 4, W: 28, H: r.H - 8}, 0)
	} else {
		ui.IconLayers(c, ui.Rect{X: r.X + 4, Y: r.Y + r.H/2 - 10, W: 20, H: 20}, paint.Accent)
	}
	r.CutLeft(28, 8)
	line := r.CutBottom(12, 0)
	c.TextIn(ui.Figures, p.value(), r, ui.Right, paint.Ink)
	width := full.W - p.besideName()
	high := ui.ParagraphHeight(ui.Text, withName(p.id), width)
	c.Paragraph(ui.Text, withName(p.id), r.X, r.Y+(r.H-high)/2, width, ui.Left, paint.Ink)
	line = ui.Rect{X: line.X, Y: line.Y + 2, W: line.W, H: 6}
	c.Round(line, 3, paint.Well)
	if p.games >= leastForMean {
		line.W *= max(0.02, float64(p.mean())/float64(best))
		c.Round(line, 3, paint.Accent)
	}
	if state.Focus {
		c.FocusRing(full, 8)
	}
}

// curedLevels are those that have a column, the lowest first.
var curedLevels = [...]clinic.Level{clinic.White, clinic.Yellow, clinic.Orange, clinic.Red}

// layoutCured places a column for each level of the patients that were treated.
func (s *Scene) layoutCured(area ui.Rect, inside *ui.Scroll) {
	s.headed(&area, ui.T("records.treated"), words.Number(s.news.cured.Total()), inside)
	most := 1
	for _, level := range curedLevels {
		most = max(most, s.news.cured[level])
	}
	wide := min(64, (area.W-3*8)/4)
	row := ui.Rect{X: area.X + (area.W-4*wide-3*8)/2, Y: area.Y, W: 4*wide + 3*8, H: area.H}
	for _, level := range curedLevels {
		count := s.news.cured[level]
		column := &ui.Area{Base: ui.Base{ID: "records.treated." + strconv.Itoa(int(level)), Rect: row.CutLeft(wide, 8), Inside: inside}}
		column.Tip = ui.T("records.treated_of", ui.Data{"Who": words.People(clinic.Patient, level, count)})
		column.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			full := r
			face := r.CutBottom(min(40, r.H/4), 4)
			pictures.In(c, sprites.Patient(int8(level)).Picture(), face, 0)
			above := ui.Grown(20)
			high := max(3, (r.H-above)*float64(count)/float64(most))
			bar := ui.Rect{X: r.X, Y: r.Bottom() - high, W: r.W, H: high}
			c.Round(bar, min(6, high/2), paint.LevelColors[level-1])
			c.RoundLine(bar, min(6, high/2), 1, paint.Edge)
			c.TextIn(ui.Figures, words.Number(count), ui.Rect{X: r.X - 4, Y: bar.Y - above, W: r.W + 8, H: above}, ui.Center, paint.Ink)
			if state.Focus {
				c.FocusRing(full, 8)
			}
		}
		s.page.Add(column)
	}
}
