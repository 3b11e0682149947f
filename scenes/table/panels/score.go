package panels

import (
	"slices"

	"clinic/game"
	"clinic/input"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The live score: the score sheet if the game ended now, line by line, with the changes of this round, and those
// of placing the held piece. It lies over the right side, or in the drawer.

// TabScore is a tab of the drawer without a button: the star in the ribbon opens it.
const TabScore Tab = "score"

// The parts of the sheet that are not lines.
var (
	ScoreClose = thing.Named(thing.ScoreButton, "close")
	ScoreTotal = thing.Named(thing.ScoreSum, "total")
	scoreRest  = thing.Named(thing.ScoreSum, "others") // the others, or the standing in a solo game
)

const (
	scoreWide  = 464.0 // width of the sheet beside the clinic, and in the narrowest window
	scoreLeast = 392.0
	scoreSign  = 40.0 // width of the picture in front of a line
	scoreClose = 44.0
	scorePad   = 16.0
	scoreRoomy = 520.0 // height from which the others stand below the total, in logical pixels
	scoreFull  = 340.0 // width from which the numbers stand behind the names, at 100 %
	scoreMost  = 58.0  // height of a line if there is room to spare
	scoreGap   = 6.0   // below the lines
)

// scoreRow is a line of the sheet.
type scoreRow struct {
	game.ScoreLine
	change int // in this round
	then   int // by placing the held piece
}

// scoreSheet is the contents of the sheet.
type scoreSheet struct {
	rows         []scoreRow
	total        int
	change, then int
	round        bool // the changes of this round are known
	holds        bool // something is held, or a hint shows its result
}

// ScoreNow returns the score of whoever the sheet is about if the game ended now.
func (t *Made) ScoreNow() int { return t.Subject().Score().Total }

// sheet computes the contents of the sheet.
func (t *Made) sheet() (s scoreSheet) {
	row := func(line game.ScoreLine) *scoreRow {
		at := slices.IndexFunc(s.rows, func(r scoreRow) bool { return r.What == line.What })
		if at < 0 {
			at = len(s.rows)
			s.rows = append(s.rows, scoreRow{ScoreLine: game.ScoreLine{Rule: line.Rule, What: line.What}})
		}
		return &s.rows[at]
	}
	now := t.Subject().Score()
	for _, line := range now.Lines {
		*row(line) = scoreRow{ScoreLine: line}
	}
	s.total, s.round, s.holds = now.Total, t.Situation.Began != nil, t.holdsForScore()
	compare := func(state *game.State) (change int, by []game.ScoreLine) {
		c := t.Subject()
		c.State = state
		other := c.Score()
		return other.Total - s.total, other.Lines
	}
	if s.round {
		change, lines := compare(t.Situation.Began)
		s.change = -change
		for i := range s.rows {
			s.rows[i].change = s.rows[i].Points
		}
		for _, line := range lines {
			row(line).change -= line.Points
		}
	}
	if t.Look.After != nil {
		change, lines := compare(t.Look.After)
		s.then = change
		for i := range s.rows {
			s.rows[i].then = -s.rows[i].Points
		}
		for _, line := range lines {
			row(line).then += line.Points
		}
	}
	return s
}

// OpenScore makes room for the sheet in place of the right side; or it extends the third card up to the ribbon, beside
// the clinic, so that all lines are in sight.
func (l *Layout) OpenScore() {
	switch l.Side {
	case arrangement.Tab:
		return
	case arrangement.Cards:
		card := &l.Cards[2]
		bottom := card.Bottom()
		card.Y = l.Ribbon.Bottom() + dockGap
		card.H = bottom - card.Y
		l.Clinic.W = card.X - l.Clinic.X
		return
	}
	more := scoreLeast + (scoreWide-scoreLeast)*l.wide - l.right.W
	l.Score = ui.Rect{X: l.right.X - more, Y: l.right.Y, W: l.right.W + more, H: l.right.H}
	l.Clinic.W -= more
	l.right = ui.Rect{}
}

// scorePlan is the layout of the sheet in a width.
type scorePlan struct {
	below bool    // the numbers stand below the names
	cell  float64 // width of a column of numbers
	head  float64 // height of their headings
	name  float64 // width of the names
}

func (t *Drawer) scorePlan(wide float64) scorePlan {
	titles := [...]string{t.T("sheet.points"), t.T("sheet.round")}
	p := scorePlan{below: wide < t.Styles.Grown(scoreFull), cell: t.Styles.Grown(50)}
	if p.below {
		p.cell, p.name = (wide-scoreClose-4)/3, wide-scoreSign
	} else {
		for _, title := range titles {
			for len(ui.Torn(t.Styles.Text, title, p.cell-6)) > 0 { // its longest word
				p.cell += 2
			}
		}
		p.name = wide - scoreSign - 3*p.cell - 8
	}
	for _, title := range titles {
		p.head = max(p.head, ui.ParagraphHeight(t.Styles.Text, title, p.cell-6))
	}
	p.head = max(p.head, 36)
	return p
}

func (t *Made) scoreName(what string) string { return words.ScoreLine(t.Reader, what, t.Subject()) }

// scoreParts are the parts of the sheet: the title with the headings, the lines, the total, and what stands below it.
type scoreParts struct{ head, rows, total, rest tree.Node }

func (t *Drawer) scoreParts(p *paper.Paper, plan scorePlan) (parts scoreParts) {
	s, now := t.sheet(), t.T("scores.now")
	if t.Situation.Watches {
		now = t.Texts.Dots(t.SeatName(t.Looked()), now)
	}
	end := paper.Part{W: scoreClose, H: scoreClose, Write: func(r ui.Rect) { t.writeScoreClose(p, r) }}
	heads := paper.Part{H: plan.head, Write: func(r ui.Rect) { t.writeScoreHeads(p, plan, r, s.holds) }}
	if plan.below { // the button that closes the sheet is beside the headings
		parts.head = tree.Column(0, tree.Pad(0, 1, p.Words(t.Styles.TextStrong, now, theme.Ink)), tree.Row(0, end, tree.Grow(heads)))
	} else {
		parts.head = tree.Column(0, tree.Row(8, tree.Grow(tree.Pad(0, 2, p.Words(t.Styles.Heading, now, theme.Ink))), end), heads)
	}
	var rows []paper.Part
	long := 0.0
	for i := range s.rows {
		rows = append(rows, t.scoreRow(p, plan, &s, &s.rows[i]))
		long += rows[i].H
	}
	parts.rows = paper.Part{H: long, Write: func(r ui.Rect) {
		spare := (r.H - long) / float64(len(rows))
		for _, row := range rows {
			row.Write(r.CutTop(min(row.H+spare, max(row.H, scoreMost)), 0))
		}
	}}
	parts.total, parts.rest = t.scoreTotal(p, plan, &s), t.scoreRest(p)
	return parts
}

// writeScore writes the sheet into an area. What has no room scrolls, except the total, and in a large area the
// title and the headings.
func (t *Drawer) writeScore(p *paper.Paper, in ui.Rect) {
	plan := t.scorePlan(in.W)
	parts := t.scoreParts(p, plan)
	list := tree.Column(0, parts.head, parts.rows, parts.rest)
	if in.H >= scoreRoomy {
		paper.PutBottom(parts.rest, &in, 6)
		list.Nodes[2] = nil
	}
	total := parts.total.Fit(in.W)
	foot := in.CutBottom(total.H, scoreGap)
	if !plan.below {
		head := parts.head.Fit(in.W)
		at := in.CutTop(head.H, 0)
		if violet := plan.columns(in)[2]; t.holdsForScore() {
			p.Round(ui.Rect{X: violet.X, Y: in.Y - plan.head, W: violet.W, H: plan.head + in.H + 3}, 12, theme.AccentSoft)
		}
		head.Put(nil, at)
		list.Nodes[0] = nil
		if list.Nodes[2] == nil {
			list.Nodes[1] = tree.Grow(parts.rows)
		}
	}
	scrolled := list.Fit(in.W)
	scrolled.Put(nil, t.begin(p, in, scrolled.H, scoreGap))
	p.Clip(ui.Rect{})
	total.Put(nil, foot)
}

// holdsForScore reports whether something is held, or a hint shows its result.
func (t *Made) holdsForScore() bool { return !t.Look.Taken.None() || t.Look.After != nil }

// writeBeside writes the sheet in place of the right side, with a tail to the star that opened it.
func (t *Drawer) writeBeside(p *paper.Paper) {
	r := t.area()
	p.Panel(r, 14)
	for _, spot := range *p.Spots() {
		if spot.Thing == view.Star {
			x, _ := spot.Rect.Center()
			tail := func(c *ui.Canvas, r ui.Rect, ink theme.Color) {
				c.Polygon(ink, theme.Point{X: r.X, Y: r.Bottom()}, theme.Point{X: r.X + r.W/2, Y: r.Y}, theme.Point{X: r.Right(), Y: r.Bottom()})
			}
			p.Icon(tail, ui.Rect{X: x - 10, Y: r.Y - 7, W: 20, H: 9}, theme.Card)
		}
	}
	t.writeScore(p, r.Inset(scorePad))
}

func (t *Drawer) writeScoreClose(p *paper.Paper, r ui.Rect) {
	r.H = scoreClose
	p.Begin(ScoreClose, r)
	p.Tile(r.Inset(2), 11, theme.Well)
	x, y := r.Center()
	p.Tinted(pictures.Cross, x, y, 0.8, theme.Ink)
	p.End()
}

// columns returns the places of points, change and result in a row.
func (p scorePlan) columns(row ui.Rect) (columns [3]ui.Rect) {
	for i := len(columns) - 1; i >= 0; i-- {
		columns[i] = row.CutRight(p.cell, 0)
	}
	return columns
}

func (t *Drawer) writeScoreHeads(p *paper.Paper, plan scorePlan, r ui.Rect, holds bool) {
	columns := plan.columns(r)
	for i, id := range [...]string{"sheet.points", "sheet.round"} {
		place := columns[i]
		place.W -= 6
		p.Lines(t.Styles.Text, t.T(id), place, 2, ui.Right, theme.SecondInk)
	}
	if art := t.Look.Held.Picture(); holds && art != sprites.None {
		p.Fitted(art, columns[2].Inset(2), 0.8)
	} else if holds {
		p.Icon(ui.IconHand, ui.Rect{X: columns[2].X + (columns[2].W-22)/2, Y: columns[2].Y + (columns[2].H-22)/2, W: 22, H: 22}, theme.Accent)
	}
}

// scoreRow returns a line: its picture and name, its count and its rule, and its numbers.
func (t *Drawer) scoreRow(p *paper.Paper, plan scorePlan, s *scoreSheet, row *scoreRow) paper.Part {
	name := ui.ParagraphHeight(t.Styles.TextStrong, t.scoreName(row.What), plan.name)
	high := name + t.Styles.Text.LineHeight() + 3
	if plan.below {
		high = max(scoreClose, name+t.Styles.Figures.LineHeight()) + 8
	}
	return paper.Part{H: high, Write: func(r ui.Rect) {
		p.Begin(thing.Named(thing.ScoreLine, row.What), ui.Rect{X: r.X - 6, Y: r.Y, W: r.W + 12, H: r.H})
		if t.Look.Scored == row.What {
			p.Round(ui.Rect{X: r.X - 6, Y: r.Y + 1, W: r.W + 12, H: r.H - 2}, 10, theme.AccentSoft)
		}
		p.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, theme.Hairline)
		text, numbers := r, r
		whole := r
		if plan.below {
			text = r.CutTop(name+4, 0)
			numbers = r
		}
		sign := text.CutLeft(scoreSign, 0)
		t.writeScoreSign(p, row.What, ui.Rect{X: sign.X, Y: sign.Y + 3, W: 34, H: min(sign.H-6, 40)}.Moved(0, max(0, (sign.H-46)/2)))
		text.W = plan.name
		if !plan.below {
			text.Y += (text.H - name - t.Styles.Text.LineHeight() - 2) / 2
		}
		p.Lines(t.Styles.TextStrong, t.scoreName(row.What), text.CutTop(name, 2), 9, ui.Left, theme.Ink)
		ruled := ui.Rect{X: text.X, Y: text.Y, W: text.W, H: t.Styles.Text.LineHeight()}
		if plan.below {
			ruled = numbers.CutLeft(scoreClose, 4)
		}
		t.writeScoreCells(p, plan, numbers, s, row)
		if count := t.scoreCount(row); count != "" && !plan.below {
			p.TextIn(t.Styles.Figures, count, ruled, ui.Left, theme.SecondInk)
			ruled.CutLeft(ui.Measure(t.Styles.Figures, count), 10)
		}
		p.End()
		spot := ruled
		if plan.below { // a finger needs all that lies above it, too
			spot = ui.Rect{X: whole.X, Y: whole.Y, W: scoreClose, H: whole.H}
		}
		if t.Layout.Fingers && !plan.below { // a finger needs more of the row, at the end of the name
			ruled.X, ruled.W = text.Right()-scoreClose, scoreClose
			spot = ui.Rect{X: ruled.X, Y: r.Y, W: ruled.W, H: r.H}
		} else if !plan.below {
			spot.W = min(spot.W, max(spot.H, ui.Measure(t.Styles.Text, row.Rule)))
		}
		t.writeScoreRule(p, spot, ruled, row)
	}}
}

// writeScoreRule writes the number of the rule, which opens the book.
func (t *Drawer) writeScoreRule(p *paper.Paper, spot, r ui.Rect, row *scoreRow) {
	p.Begin(thing.Named(thing.ScoreRule, row.What), spot)
	p.TextIn(t.Styles.Text, row.Rule, r, ui.Left, theme.SecondInk)
	p.Fill(ui.Rect{X: r.X, Y: r.Y + r.H/2 + t.Styles.Text.Size*0.6, W: min(ui.Measure(t.Styles.Text, row.Rule), r.W), H: 1}, theme.SecondInk)
	p.End()
}

func (t *Drawer) writeScoreSign(p *paper.Paper, what string, r ui.Rect) {
	x, y := r.Center()
	if what == words.GoalLine {
		p.Tinted(pictures.Trophy, x, y, 0.8, theme.Gold)
	} else if sign := extensionui.ScoreSign(what); sign != sprites.None {
		p.Fitted(sign, r, 1)
	}
}

// scoreCount returns how many a line counts, or "" if that equals its points.
func (t *Drawer) scoreCount(row *scoreRow) string {
	switch row.What {
	case "popularity":
		return ""
	case words.GoalLine:
		return words.GoalSoFar(t.Reader, t.Subject(), t.Subject().Owner().Goal)
	}
	return words.Times(t.Reader, row.Count)
}

// writeScoreCells writes the numbers of a line.
func (t *Drawer) writeScoreCells(p *paper.Paper, plan scorePlan, r ui.Rect, s *scoreSheet, row *scoreRow) {
	columns := plan.columns(r)
	for i := range columns {
		columns[i].W -= 6
	}
	if row.What == words.GoalLine {
		x, y := columns[0].Right()-9, columns[0].Y+columns[0].H/2
		mark, ink := pictures.Check, theme.Legal
		if row.Count == 0 {
			mark, ink = pictures.Cross, theme.Illegal
		}
		p.Tinted(mark, x, y, 0.8, ink)
		return
	}
	points, ink := words.Signed(t.Reader, row.Points), theme.Ink
	if row.Points == 0 {
		points = paper.Number(0)
	} else if row.Points < 0 {
		ink = theme.IllegalInk
	}
	p.TextIn(t.Styles.Price, points, columns[0], ui.Right, ink)
	if s.round {
		t.writeChange(p, t.Styles.Figures, columns[1], row.change, "–")
	}
	t.writeChange(p, t.Styles.Figures, columns[2], row.then, "")
}

// writeChange writes a number with its sign, or none for no change.
func (t *Drawer) writeChange(p *paper.Paper, style ui.Style, r ui.Rect, change int, none string) {
	switch {
	case change > 0:
		p.TextIn(style, words.Signed(t.Reader, change), r, ui.Right, theme.LegalInk)
	case change < 0:
		p.TextIn(style, words.Signed(t.Reader, change), r, ui.Right, theme.IllegalInk)
	case none != "":
		p.TextIn(style, none, r, ui.Right, theme.SecondInk)
	}
}

// scoreTotal returns the total, the change of this round, and the result.
func (t *Drawer) scoreTotal(p *paper.Paper, plan scorePlan, s *scoreSheet) paper.Part {
	name, high := plan.name+scoreSign-14, 46.0
	if !plan.below { // else a star stands for its name
		high = max(48, ui.ParagraphHeight(t.Styles.TextBold, t.T("scores.total"), name)+12)
	}
	return paper.Part{H: high, Write: func(r ui.Rect) {
		p.Begin(ScoreTotal, ui.Rect{X: r.X - 6, Y: r.Y, W: r.W + 12, H: r.H})
		p.Tile(ui.Rect{X: r.X - 6, Y: r.Y, W: r.W + 12, H: r.H}, 12, theme.Well)
		if plan.below {
			p.Art(pictures.Popularity, r.X+14, r.Y+r.H/2, 0.92)
		} else {
			p.Lines(t.Styles.TextBold, t.T("scores.total"), ui.Rect{X: r.X + 6, Y: r.Y, W: name, H: r.H}, 3, ui.Left, theme.Ink)
		}
		columns := plan.columns(r)
		for i := range columns {
			columns[i].W -= 6
		}
		p.CountedIn(ScoreTotal, t.Styles.Number, paper.Number(s.total), columns[0], ui.Right, theme.Ink)
		if s.round {
			t.writeChange(p, t.Styles.Figures, columns[1], s.change, "–")
		}
		if t.Look.After != nil {
			then := paper.Number(s.total + s.then)
			wide := ui.Measure(t.Styles.Number, then)
			p.TextIn(t.Styles.Number, then, columns[2], ui.Right, theme.Accent)
			if free := columns[2].W - wide; free >= 16 {
				p.Tinted(pictures.Next, columns[2].Right()-wide-10, r.Y+r.H/2, 0.7, theme.Accent)
			}
		}
		p.End()
	}}
}

// rest returns what stands below the total: the score to beat, and the viewer's standing.
func (t *Made) rest() string {
	return t.Texts.Sentences(t.toBeat(), t.standing())
}

// toBeat returns the score to beat, and how many points are missing.
func (t *Made) toBeat() string {
	if t.Situation.ToBeat == nil {
		return ""
	}
	beat, now := *t.Situation.ToBeat, t.ScoreNow()
	if now > beat {
		return t.T("sheet.beaten", ui.Data{"Score": beat, "Count": now - beat})
	}
	return t.T("sheet.to_beat", ui.Data{"Score": beat, "Count": beat - now + 1})
}

// standing returns the rank in a solo game, or the result of a cooperative game.
func (t *Made) standing() string {
	c := t.Subject()
	if ending := extensionui.EndingOf(t.Rules); ending != nil {
		return ending.Now(t.Reader, c)
	}
	switch {
	case len(t.State.Players) > 1 || t.Viewer < len(t.Seats) && t.Seats[t.Viewer].Bot:
		return ""
	case c.GoalLost():
		return words.HallNow(t.Reader, t.Rules, "")
	case !c.GoalMet():
		return ui.Said(t.Reader, t.T("sheet.once_met"), words.HallNow(t.Reader, t.Rules, t.Rules.Rank(t.ScoreNow())))
	}
	return words.HallNow(t.Reader, t.Rules, t.Rules.Rank(t.ScoreNow()))
}

func (t *Made) scoreOf(player int) string {
	c := t.Subject()
	c.Player = player
	return paper.Number(c.Score().Total)
}

// scoreRest returns what stands below the total: the score to beat, and the others in turn order.
func (t *Drawer) scoreRest(p *paper.Paper) tree.Node {
	const row, gap = 32.0, 16.0
	list := tree.Column(0)
	if text := t.rest(); text != "" {
		list.Nodes = append(list.Nodes, tree.Edges{Node: p.Words(t.Styles.Text, text, theme.SecondInk), Bottom: 8})
	}
	if len(t.State.Players) > 1 {
		name := t.T("sheet.others")
		label := ui.Measure(t.Styles.Text, name)
		others := tree.Wrap{Gap: gap, Nodes: []tree.Node{paper.Part{W: label - 2, H: row, Write: func(r ui.Rect) {
			p.TextIn(t.Styles.Text, name, ui.Rect{X: r.X, Y: r.Y, W: label, H: r.H}, ui.Left, theme.SecondInk)
		}}}}
		for _, player := range t.State.TurnOrder {
			if player != t.Viewer {
				others.Nodes = append(others.Nodes, t.scoreOther(p, player, row))
			}
		}
		list.Nodes = append(list.Nodes, others)
	}
	return p.Spot(scoreRest, list)
}

// scoreOther returns the name and the total of another player.
func (t *Drawer) scoreOther(p *paper.Paper, player int, high float64) tree.Node {
	points := t.scoreOf(player)
	figures := ui.Measure(t.Styles.Figures, points)
	return paper.Part{W: 30 + ui.Measure(t.Styles.Text, t.SeatName(player)) + 6 + figures, H: high, Write: func(r ui.Rect) {
		t.writeWho(p, player, r.X+10, r.Y+r.H/2)
		r.CutLeft(24, 0)
		p.TextIn(t.Styles.Figures, points, r.CutRight(figures+1, 6), ui.Right, theme.Ink)
		p.TextIn(t.Styles.Text, t.SeatName(player), r, ui.Left, theme.Ink)
	}}
}

// tipHaving returns what the viewer has; for the star also that it opens the sheet.
func (t *Tips) tipHaving(what thing.Thing) []string {
	lines := plain("ribbon")(t, what)
	if what == view.Star && t.HasScore() {
		lines = append(lines, keyed("sheet.open", input.ScoreSheet)(t, what)...)
	}
	return lines
}

// tipScoreLine returns how the points of a line come about, how many they are, and the change of this round.
func (t *Tips) tipScoreLine(what thing.Thing) []string {
	s := t.sheet()
	at := slices.IndexFunc(s.rows, func(r scoreRow) bool { return r.What == what.Name })
	if at < 0 {
		return nil
	}
	row := &s.rows[at]
	lines := []string{t.scoreName(what.Name), words.ScoreTip(t.Reader, row.ScoreLine, t.Rules)}
	if what.Name != words.GoalLine && s.round {
		lines = append(lines, t.T("sheet.says", ui.Data{"Points": words.Signed(t.Reader, row.Points), "Change": words.Signed(t.Reader, row.change)}))
	}
	return lines
}

// tipScoreRule returns where the number of a rule leads.
func (t *Tips) tipScoreRule(what thing.Thing) []string {
	s := t.sheet()
	if at := slices.IndexFunc(s.rows, func(r scoreRow) bool { return r.What == what.Name }); at >= 0 {
		return []string{t.scoreName(what.Name), t.T("sheet.rule", ui.Data{"Rule": s.rows[at].Rule})}
	}
	return nil
}

// ScoreRule returns the rule of a line of the sheet.
func (t *Tips) ScoreRule(what string) string {
	for _, line := range t.Subject().Score().Lines {
		if line.What == what {
			return line.Rule
		}
	}
	return ""
}

// tipScoreSum returns the total and its change, or what stands below it.
func (t *Tips) tipScoreSum(what thing.Thing) []string {
	if what == scoreRest {
		var lines []string
		if rest := t.rest(); rest != "" {
			lines = append(lines, rest)
		}
		if len(t.State.Players) > 1 {
			lines = append(lines, t.T("tip.sheet.others"))
		}
		return lines
	}
	s := t.sheet()
	lines := []string{t.T("scores.total"), t.T("sheet.sum", ui.Data{"Count": s.total, "Change": words.Signed(t.Reader, s.change)})}
	return lines
}
