package panels

import (
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/input"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
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

// ScoreNow returns the viewer's score if the game ended now.
func (t *Made) ScoreNow() int { return t.Context().Score().Total }

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
	now := t.Context().Score()
	for _, line := range now.Lines {
		*row(line) = scoreRow{ScoreLine: line}
	}
	s.total, s.round, s.holds = now.Total, t.Situation.Began != nil, !t.Look.Taken.None() || t.Look.After != nil
	compare := func(state *game.State) (change int, by []game.ScoreLine) {
		c := t.Context()
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
	titles := [...]string{ui.T("sheet.points"), ui.T("sheet.round")}
	p := scorePlan{below: wide < ui.Grown(scoreFull), cell: ui.Grown(50)}
	if p.below {
		p.cell, p.name = (wide-scoreClose-4)/3, wide-scoreSign
	} else {
		for _, title := range titles {
			for len(ui.Torn(ui.Text, title, p.cell-6)) > 0 { // its longest word
				p.cell += 2
			}
		}
		p.name = wide - scoreSign - 3*p.cell - 8
	}
	for _, title := range titles {
		p.head = max(p.head, ui.ParagraphHeight(ui.Text, title, p.cell-6))
	}
	p.head = max(p.head, 36)
	return p
}

// rowHigh returns the least height of a line.
func (t *Drawer) rowHigh(p scorePlan, r *scoreRow) float64 {
	name := ui.ParagraphHeight(ui.TextStrong, t.scoreName(r.What), p.name)
	if p.below {
		return max(scoreClose, name+ui.Figures.LineHeight()) + 8
	}
	return name + ui.Text.LineHeight() + 3
}

func (t *Made) scoreName(what string) string { return words.ScoreLine(what, t.Context()) }

// scoreHigh returns the height of the whole sheet in a width.
func (t *Drawer) scoreHigh(wide float64) float64 {
	s, p := t.sheet(), t.scorePlan(wide)
	title, head := t.scoreTitleHigh(wide), p.head
	if p.below {
		title, head = lowTitleHigh(wide), max(head, scoreClose)
	}
	high := title + head + t.scoreTotalHigh(p) + t.restHigh(wide) + 8
	for i := range s.rows {
		high += t.rowHigh(p, &s.rows[i])
	}
	return high
}

// lowTitleHigh returns the height of the title if the numbers stand below the names: the button that closes the
// sheet is beside the headings.
func lowTitleHigh(wide float64) float64 {
	return ui.ParagraphHeight(ui.TextStrong, ui.T("scores.now"), wide) + 2
}

// writeLowTitle writes the title, and below it the button that closes the sheet beside the headings of the columns.
func (t *Drawer) writeLowTitle(p *paper.Paper, plan scorePlan, r ui.Rect, holds bool) {
	p.Lines(ui.TextStrong, ui.T("scores.now"), r.CutTop(lowTitleHigh(r.W), 0), 3, ui.Left, theme.Ink)
	t.writeScoreHeads(p, plan, r, holds)
	t.writeScoreClose(p, r.CutLeft(scoreClose, 0))
}

func (t *Drawer) scoreTitleHigh(wide float64) float64 {
	return max(scoreClose, ui.ParagraphHeight(ui.Heading, ui.T("scores.now"), wide-scoreClose-8)+4)
}

func (t *Drawer) scoreTotalHigh(p scorePlan) float64 {
	if p.below { // a star stands for its name
		return 46
	}
	return max(48, ui.ParagraphHeight(ui.TextBold, ui.T("scores.total"), p.name+scoreSign-14)+12)
}

// writeScore writes the sheet into an area. What has no room scrolls, except the total, and in a large area the
// title and the headings.
func (t *Drawer) writeScore(p *paper.Paper, in ui.Rect) {
	s, plan := t.sheet(), t.scorePlan(in.W)
	roomy := in.H >= scoreRoomy
	titleHigh, rest := t.scoreTitleHigh(in.W), t.restHigh(in.W)
	if plan.below {
		titleHigh, plan.head = lowTitleHigh(in.W), max(plan.head, scoreClose)
	}
	var head ui.Rect
	if !plan.below {
		head = in.CutTop(titleHigh+plan.head, 0)
	}
	if roomy {
		t.writeRest(p, in.CutBottom(rest, 6))
	}
	total := in.CutBottom(t.scoreTotalHigh(plan), scoreGap)
	if !plan.below {
		if violet := plan.columns(in)[2]; s.holds {
			p.Round(ui.Rect{X: violet.X, Y: in.Y - plan.head, W: violet.W, H: plan.head + in.H + 3}, 12, theme.AccentSoft)
		}
		t.writeScoreTitle(p, plan, head, s.holds)
	}
	long, spare := 0.0, 0.0
	for i := range s.rows {
		long += t.rowHigh(plan, &s.rows[i])
	}
	if !roomy {
		long += rest
	} else if !plan.below {
		spare = max(0, in.H-long) / float64(len(s.rows))
	}
	if plan.below {
		long += titleHigh + plan.head
	}
	if long > in.H {
		in.H -= arrowHigh - scoreGap
		t.apart = true
	}
	content := t.begin(p, in, long, false)
	if plan.below {
		t.writeLowTitle(p, plan, content.CutTop(titleHigh+plan.head, 0), s.holds)
	}
	for i := range s.rows {
		high := t.rowHigh(plan, &s.rows[i])
		t.writeScoreRow(p, plan, content.CutTop(min(high+spare, max(high, scoreMost)), 0), &s, &s.rows[i])
	}
	if !roomy {
		t.writeRest(p, content.CutTop(rest, 0))
	}
	p.Clip(ui.Rect{})
	t.writeScoreTotal(p, plan, total, &s)
}

// writeScoreTitle writes the title, the button that closes the sheet, and the headings of the columns.
func (t *Drawer) writeScoreTitle(p *paper.Paper, plan scorePlan, r ui.Rect, holds bool) {
	title := r.CutTop(t.scoreTitleHigh(r.W), 0)
	t.writeScoreClose(p, title.CutRight(scoreClose, 8))
	p.Lines(ui.Heading, ui.T("scores.now"), title, 3, ui.Left, theme.Ink)
	t.writeScoreHeads(p, plan, r, holds)
}

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
		p.Lines(ui.Text, ui.T(id), place, 2, ui.Right, theme.SecondInk)
	}
	if art := t.Look.Held.Picture(); holds && art != sprites.None {
		p.Fitted(art, columns[2].Inset(2), 0.8)
	} else if holds {
		p.Icon(ui.IconHand, ui.Rect{X: columns[2].X + (columns[2].W-22)/2, Y: columns[2].Y + (columns[2].H-22)/2, W: 22, H: 22}, theme.Accent)
	}
}

// writeScoreRow writes a line: its picture and name, its count and its rule, and its numbers.
func (t *Drawer) writeScoreRow(p *paper.Paper, plan scorePlan, r ui.Rect, s *scoreSheet, row *scoreRow) {
	p.Begin(thing.Named(thing.ScoreLine, row.What), ui.Rect{X: r.X - 6, Y: r.Y, W: r.W + 12, H: r.H})
	if t.Look.Scored == row.What {
		p.Round(ui.Rect{X: r.X - 6, Y: r.Y + 1, W: r.W + 12, H: r.H - 2}, 10, theme.AccentSoft)
	}
	p.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, theme.Hairline)
	name := ui.ParagraphHeight(ui.TextStrong, t.scoreName(row.What), plan.name)
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
		text.Y += (text.H - name - ui.Text.LineHeight() - 2) / 2
	}
	p.Lines(ui.TextStrong, t.scoreName(row.What), text.CutTop(name, 2), 9, ui.Left, theme.Ink)
	ruled := ui.Rect{X: text.X, Y: text.Y, W: text.W, H: ui.Text.LineHeight()}
	if plan.below {
		ruled = numbers.CutLeft(scoreClose, 4)
	}
	t.writeScoreCells(p, plan, numbers, s, row)
	if count := t.scoreCount(row); count != "" && !plan.below {
		p.TextIn(ui.Figures, count, ruled, ui.Left, theme.SecondInk)
		ruled.CutLeft(ui.Measure(ui.Figures, count), 10)
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
		spot.W = min(spot.W, max(spot.H, ui.Measure(ui.Text, row.Rule)))
	}
	t.writeScoreRule(p, spot, ruled, row)
}

// writeScoreRule writes the number of the rule, which opens the book.
func (t *Drawer) writeScoreRule(p *paper.Paper, spot, r ui.Rect, row *scoreRow) {
	p.Begin(thing.Named(thing.ScoreRule, row.What), spot)
	p.TextIn(ui.Text, row.Rule, r, ui.Left, theme.SecondInk)
	p.Fill(ui.Rect{X: r.X, Y: r.Y + r.H/2 + ui.Text.Size*0.6, W: min(ui.Measure(ui.Text, row.Rule), r.W), H: 1}, theme.SecondInk)
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
		return words.GoalSoFar(t.Context(), t.Context().Owner().Goal)
	}
	return words.Times(row.Count)
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
	points, ink := words.Signed(row.Points), theme.Ink
	if row.Points == 0 {
		points = paper.Number(0)
	} else if row.Points < 0 {
		ink = theme.IllegalInk
	}
	p.TextIn(ui.Price, points, columns[0], ui.Right, ink)
	if s.round {
		t.writeChange(p, ui.Figures, columns[1], row.change, "–")
	}
	t.writeChange(p, ui.Figures, columns[2], row.then, "")
}

// writeChange writes a number with its sign, or none for no change.
func (t *Drawer) writeChange(p *paper.Paper, style ui.Style, r ui.Rect, change int, none string) {
	switch {
	case change > 0:
		p.TextIn(style, words.Signed(change), r, ui.Right, theme.LegalInk)
	case change < 0:
		p.TextIn(style, words.Signed(change), r, ui.Right, theme.IllegalInk)
	case none != "":
		p.TextIn(style, none, r, ui.Right, theme.SecondInk)
	}
}

// writeScoreTotal writes the total, the change of this round, and the result.
func (t *Drawer) writeScoreTotal(p *paper.Paper, plan scorePlan, r ui.Rect, s *scoreSheet) {
	p.Begin(ScoreTotal, ui.Rect{X: r.X - 6, Y: r.Y, W: r.W + 12, H: r.H})
	p.Tile(ui.Rect{X: r.X - 6, Y: r.Y, W: r.W + 12, H: r.H}, 12, theme.Well)
	if plan.below {
		p.Art(pictures.Popularity, r.X+14, r.Y+r.H/2, 0.92)
	} else {
		p.Lines(ui.TextBold, ui.T("scores.total"), ui.Rect{X: r.X + 6, Y: r.Y, W: plan.name + scoreSign - 14, H: r.H}, 3, ui.Left, theme.Ink)
	}
	columns := plan.columns(r)
	for i := range columns {
		columns[i].W -= 6
	}
	p.CountedIn(ScoreTotal, ui.Number, paper.Number(s.total), columns[0], ui.Right, theme.Ink)
	if s.round {
		t.writeChange(p, ui.Figures, columns[1], s.change, "–")
	}
	if t.Look.After != nil {
		then := paper.Number(s.total + s.then)
		wide := ui.Measure(ui.Number, then)
		p.TextIn(ui.Number, then, columns[2], ui.Right, theme.Accent)
		if free := columns[2].W - wide; free >= 16 {
			p.Tinted(pictures.Next, columns[2].Right()-wide-10, r.Y+r.H/2, 0.7, theme.Accent)
		}
	}
	p.End()
}

// rest returns what stands below the total: the score to beat, and the viewer's standing.
func (t *Made) rest() string {
	return texts.Sentences(t.toBeat(), t.standing())
}

// toBeat returns the score to beat, and how many points are missing.
func (t *Made) toBeat() string {
	if t.Situation.ToBeat == nil {
		return ""
	}
	beat, now := *t.Situation.ToBeat, t.ScoreNow()
	if now > beat {
		return ui.T("sheet.beaten", ui.Data{"Score": beat, "Count": now - beat})
	}
	return ui.T("sheet.to_beat", ui.Data{"Score": beat, "Count": beat - now + 1})
}

// standing returns the rank in a solo game, or the result of a cooperative game.
func (t *Made) standing() string {
	c := t.Context()
	if ending := extensionui.EndingOf(t.Rules); ending != nil {
		return ending.Now(c)
	}
	switch {
	case len(t.State.Players) > 1 || t.Viewer < len(t.Seats) && t.Seats[t.Viewer].Bot:
		return ""
	case c.GoalLost():
		return words.HallNow(t.Rules, "")
	case !c.GoalMet():
		return ui.Sentences(ui.T("sheet.once_met"), words.HallNow(t.Rules, t.Rules.Rank(t.ScoreNow())))
	}
	return words.HallNow(t.Rules, t.Rules.Rank(t.ScoreNow()))
}

const restRow = 32.0 // height of a row of the others

// rests returns the others in turn order, each with the width of name and total.
func (t *Drawer) rests() (players []int, wide []float64) {
	for _, player := range t.State.TurnOrder {
		if player != t.Viewer {
			players = append(players, player)
			wide = append(wide, 30+ui.Measure(ui.Text, t.SeatName(player))+6+ui.Measure(ui.Figures, t.scoreOf(player))+16)
		}
	}
	return players, wide
}

func (t *Made) scoreOf(player int) string {
	c := t.Context()
	c.Player = player
	return paper.Number(c.Score().Total)
}

// restHigh returns the height of what stands below the total in a width.
func (t *Drawer) restHigh(wide float64) float64 {
	high := 0.0
	if text := t.rest(); text != "" {
		high = ui.ParagraphHeight(ui.Text, text, wide) + 8
	}
	if len(t.State.Players) > 1 {
		high += restRow
		x := ui.Measure(ui.Text, ui.T("sheet.others")) + 14
		_, list := t.rests()
		for _, one := range list {
			if x+one > wide+16 {
				x, high = 0, high+restRow
			}
			x += one
		}
	}
	return high
}

// writeRest writes what stands below the total.
func (t *Drawer) writeRest(p *paper.Paper, r ui.Rect) {
	p.Begin(scoreRest, r)
	defer p.End()
	if text := t.rest(); text != "" {
		p.Lines(ui.Text, text, r.CutTop(ui.ParagraphHeight(ui.Text, text, r.W), 8), 6, ui.Left, theme.SecondInk)
	}
	if len(t.State.Players) < 2 {
		return
	}
	row := r.CutTop(restRow, 0)
	label := ui.Measure(ui.Text, ui.T("sheet.others"))
	p.TextIn(ui.Text, ui.T("sheet.others"), row.CutLeft(label, 14), ui.Left, theme.SecondInk)
	players, list := t.rests()
	for i, player := range players {
		if list[i] > row.W+16 {
			row = r.CutTop(restRow, 0)
		}
		place := row.CutLeft(min(list[i], row.W), 0)
		place.W = min(place.W, list[i]-16)
		t.writeWho(p, player, place.X+10, place.Y+place.H/2)
		place.CutLeft(24, 0)
		points := t.scoreOf(player)
		p.TextIn(ui.Figures, points, place.CutRight(ui.Measure(ui.Figures, points)+1, 6), ui.Right, theme.Ink)
		p.TextIn(ui.Text, t.SeatName(player), place, ui.Left, theme.Ink)
	}
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
	lines := []string{t.scoreName(what.Name), words.ScoreTip(row.ScoreLine, t.Rules)}
	if what.Name != words.GoalLine && s.round {
		lines = append(lines, ui.T("sheet.says", ui.Data{"Points": words.Signed(row.Points), "Change": words.Signed(row.change)}))
	}
	return lines
}

// tipScoreRule returns where the number of a rule leads.
func (t *Tips) tipScoreRule(what thing.Thing) []string {
	s := t.sheet()
	if at := slices.IndexFunc(s.rows, func(r scoreRow) bool { return r.What == what.Name }); at >= 0 {
		return []string{t.scoreName(what.Name), ui.T("sheet.rule", ui.Data{"Rule": s.rows[at].Rule})}
	}
	return nil
}

// ScoreRule returns the rule of a line of the sheet.
func (t *Tips) ScoreRule(what string) string {
	for _, line := range t.Context().Score().Lines {
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
			lines = append(lines, ui.T("tip.sheet.others"))
		}
		return lines
	}
	s := t.sheet()
	lines := []string{ui.T("scores.total"), ui.T("sheet.sum", ui.Data{"Count": s.total, "Change": words.Signed(s.change)})}
	return lines
}
