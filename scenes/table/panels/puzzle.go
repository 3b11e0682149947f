package panels

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/puzzle"
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

// A puzzle: its task and the progress, at the left in place of the town, or above the clinic; its
// name in the ribbon; and in the tray the hint, or how well it was solved.

// PuzzleCard is the card of a puzzle above the clinic.
type PuzzleCard struct {
	Made
	Stars [3]Star
}

// Star is where a won star of a puzzle lies, in logical pixels; its size is 0 if none is written.
type Star struct{ X, Y, Size float64 }

// starsFrom returns the places of three stars from x on, around y.
func starsFrom(x, y, size float64) (stars [3]Star) {
	for i := range stars {
		stars[i] = Star{x + (12+23*float64(i))*size, y, size}
	}
	return stars
}

// counter is an amount that a puzzle is about: its value now, its value after placing the held piece, and its goal.
type counter struct {
	id            puzzle.Measure
	icon          sprites.ID
	now, then, of int
	most          bool // of is an upper limit
	dollars       bool
}

// met reports whether an amount meets the goal.
func (c *counter) met(amount int) bool {
	if c.most {
		return amount <= c.of
	}
	return amount >= c.of
}

func (c *counter) say(reader *ui.Reader, amount int) string {
	if c.dollars {
		return reader.Texts.Dollars(amount)
	}
	return paper.Number(amount)
}

// counters returns those of a puzzle, also for the state after placing the held piece.
func (t *Made) counters() []counter {
	p := t.Situation.Puzzle
	now := p.Standing(t.Situation.State)
	then := now
	if t.Look.After != nil {
		then = p.Standing(t.Look.After)
	}
	var list []counter
	for _, ask := range p.Puzzle.Asks {
		sign := countedBy[ask.Of]
		of := ask.One
		if of == 0 && !ask.Most { // only the second star requires it
			of = ask.Two
		}
		list = append(list, counter{ask.Of, sign.icon, now.Of(ask.Of), then.Of(ask.Of), of, ask.Most, sign.dollars})
	}
	return list
}

// countedBy are the signs of what puzzles count, and whether it is dollars.
var countedBy = map[puzzle.Measure]struct {
	icon    sprites.ID
	dollars bool
}{
	puzzle.Income: {pictures.Money, true}, puzzle.Earned: {pictures.Money, true}, puzzle.Spent: {pictures.Money, true}, puzzle.Admitted: {pictures.Money, true},
	puzzle.Time: {pictures.Time, false}, puzzle.Treated: {pictures.Popularity, false}, puzzle.Dying: {pictures.Popularity, false},
	puzzle.Rooms: {pictures.Floors, false}, puzzle.Places: {pictures.Cars, false}, puzzle.Points: {pictures.Hand, false}, puzzle.Score: {pictures.Popularity, false},
	puzzle.Bought: {pictures.Popularity, false}, puzzle.Nurses: {extensionui.PieceOf(clinic.Nurse, clinic.NoLevel).Picture(), false},
}

// stars writes a row of stars from x on, around y, as many as of says, the first won of them filled, and returns the
// end.
func (t *Made) stars(p *paper.Paper, x, y, size float64, won, of int) float64 {
	for i := range of {
		color := theme.Dashes
		if i < won {
			color = theme.Gold
		}
		p.Tinted(pictures.Star, x+12*size, y, size, color)
		x += 23 * size
	}
	return x
}

// writePuzzle writes the card and the week in the left column of a desk.
func (t *Town) writePuzzle(p *paper.Paper) {
	z := t.Situation.Puzzle
	area, pad := t.Layout.left, 12+8*t.Layout.wide
	const week = 168.0
	text := area.W - 2*pad
	list := t.counters()
	asked := 0.0
	for i := range z.Asks {
		asked += t.askedHigh(z.Asks[i], text)
	}
	task := ui.ParagraphHeight(p.Styles.Heading, z.Task, text)
	hint := 0.0
	if z.Hint != "" {
		hint = ui.ParagraphHeight(p.Styles.TextStrong, z.Hint, text-12) + 22
	}
	counts := 44.0
	need := 2*pad + task + 10 + 56*float64(len(list)) + 12 + asked + hint + counts
	ends, also := 0.0, 0.0
	if len(z.Week) > 0 {
		also = week + t.Layout.gap
	}
	// Else the tip says it.
	if high := ui.ParagraphHeight(p.Styles.Text, p.T("puzzle.ends_itself"), text) + 8; area.H-need-high >= also {
		ends = high
		need += ends
	}
	t.writePuzzleTown(p, &area, need)
	card := area
	if len(z.Week) > 0 && area.H-need >= week+t.Layout.gap {
		t.writePuzzleWeek(p, area.CutBottom(week, t.Layout.gap))
		card = area
	}
	card.H = min(area.H, need)
	step := 56.0
	if need > area.H { // the lowest windows: closer together
		step = max(38, 56-(need-area.H)/float64(len(list)))
		need -= (56 - step) * float64(len(list))
	}
	p.Begin(thing.Of(thing.Puzzle), card)
	p.Panel(card, 16)
	in := card.Inset(pad)
	p.Lines(p.Styles.Heading, z.Task, in.CutTop(task, 10), 7, ui.Left, theme.Ink)
	if ends > 0 {
		p.Lines(p.Styles.Text, p.T("puzzle.ends_itself"), in.CutTop(ends-8, 8), 2, ui.Left, theme.SecondInk)
	}
	for i := range list {
		t.writeCounter(p, &list[i], in.CutTop(step, 0))
	}
	if hint > 0 {
		t.writePuzzleHint(p, in.CutTop(hint-8, 8))
	}
	if need <= area.H+asked+counts {
		p.Fill(ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 1.5}, theme.Hairline)
		in.CutTop(12, 0)
		for i, asks := range z.Asks {
			row := in.CutTop(t.askedHigh(asks, text), 0)
			if row.Bottom() > card.Bottom() {
				break
			}
			t.stars(p, row.X, row.Y+row.H/2, 0.72, number(z.Stars > i)*(i+1), i+1)
			ink := theme.SecondInk
			if z.Stars > i {
				ink = theme.Ink
			}
			p.Lines(p.Styles.Text, asks, ui.Rect{X: row.X + askedAfter, Y: row.Y, W: row.W - askedAfter, H: row.H - 2}, 5, ui.Left, ink)
		}
		if in.H >= counts-6 {
			t.writePuzzleCounts(p, ui.Rect{X: in.X - 6, Y: in.Bottom() - counts + 8, W: in.W + 12, H: counts - 8})
		}
	}
	p.End()
}

const askedAfter = 56.0 // where the words behind the stars begin

// number returns 1 for true, else 0.
func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// askedHigh returns the height of the line that says what a star requires.
func (t *Made) askedHigh(asks string, wide float64) float64 {
	return max(30, ui.ParagraphHeight(t.Styles.Text, asks, wide-askedAfter)+8)
}

// writeCounter writes an amount with its bar: filled up to its value now, paler up to the changed one.
func (t *Made) writeCounter(p *paper.Paper, c *counter, r ui.Rect) {
	t.writeCounterSign(p, c, r.X+11, r.Y+14, 0.8)
	ink := theme.Ink
	if c.met(c.then) && !c.most {
		ink = theme.Darker(theme.Legal, 0.2)
	} else if !c.met(c.then) && c.most {
		ink = theme.Warning
	}
	of := " / " + paper.Number(c.of)
	now := c.say(p.Reader, c.now)
	if c.then != c.now {
		now = p.T("puzzle.then", ui.Data{"Now": now, "Then": c.say(p.Reader, c.then)})
	}
	right := ui.Measure(p.Styles.Text, of)
	p.TextIn(p.Styles.Text, of, ui.Rect{X: r.Right() - right, Y: r.Y, W: right, H: 30}, ui.Right, theme.SecondInk)
	wide := ui.Measure(p.Styles.Price, now)
	p.TextIn(p.Styles.Price, now, ui.Rect{X: r.Right() - right - wide, Y: r.Y, W: wide, H: 28}, ui.Right, ink)
	p.TextIn(p.Styles.Text, p.T("puzzle.counter."+string(c.id)), ui.Rect{X: r.X + 28, Y: r.Y, W: r.W - 28 - right - wide - 6, H: 28}, ui.Left, theme.SecondInk)
	if r.H < 42 {
		return
	}
	bar := ui.Rect{X: r.X, Y: r.Y + 32, W: r.W, H: 10}
	t.writeBar(p, c, bar)
}

// writeCounterSign writes the sign of what is counted; that of rooms has no color of its own, and nurses show as
// pieces.
func (t *Made) writeCounterSign(p *paper.Paper, c *counter, x, y, size float64) {
	switch c.id {
	case puzzle.Rooms:
		p.Tinted(c.icon, x, y, size, theme.Accent)
	case puzzle.Nurses:
		p.Fitted(c.icon, ui.Rect{X: x - 14*size, Y: y - 16*size, W: 28 * size, H: 32 * size}, 1)
	default:
		p.Art(c.icon, x, y, size)
	}
}

// writeBar writes the bar of an amount.
func (t *Made) writeBar(p *paper.Paper, c *counter, bar ui.Rect) {
	p.Round(bar, 5, theme.Well)
	color := theme.Gold
	switch {
	case c.most:
		color = theme.Time
	case c.met(c.now):
		color = theme.Legal
	}
	if c.most && c.now > c.of {
		color = theme.Warning
	}
	part := func(amount int, color theme.Color) {
		if amount > 0 && c.of > 0 {
			r := bar
			r.W = max(bar.H, bar.W*min(1, float64(amount)/float64(c.of)))
			p.Round(r, 5, color)
		}
	}
	if c.then > c.now {
		part(c.then, theme.Mix(color, theme.Card, 0.6))
		part(c.now, color)
		return
	}
	part(c.now, theme.Mix(color, theme.Card, 0.6*float64(number(c.then < c.now))))
	part(c.then, color)
}

// writePuzzleHint writes the hint.
func (t *Made) writePuzzleHint(p *paper.Paper, r ui.Rect) {
	p.Round(r, 10, theme.AccentSoft)
	p.Lines(p.Styles.TextStrong, t.Situation.Puzzle.Hint, r.Inset(6), 14, ui.Left, theme.Ink)
}

// writePuzzleCounts writes how often the player has used undo, and how many hints were taken.
func (t *Made) writePuzzleCounts(p *paper.Paper, r ui.Rect) {
	z := t.Situation.Puzzle
	p.Round(r, 10, theme.Well)
	taken, hints := p.T("puzzle.taken_back", ui.Data{"Count": z.TakenBack}), p.T("puzzle.hints", ui.Data{"Count": z.Hints})
	in := ui.Rect{X: r.X + 12, Y: r.Y, W: r.W - 24, H: r.H}
	right := ui.Measure(p.Styles.Text, hints)
	if ui.Measure(p.Styles.Text, taken)+right+10 > in.W {
		p.TextIn(p.Styles.Small, taken, in, ui.Left, theme.SecondInk)
		p.TextIn(p.Styles.Small, hints, in, ui.Right, theme.SecondInk)
		return
	}
	p.TextIn(p.Styles.Text, taken, in, ui.Left, theme.SecondInk)
	p.TextIn(p.Styles.Text, hints, in, ui.Right, theme.SecondInk)
}

// writePuzzleTown writes the people the step is about, below the card, in the room that the card leaves.
func (t *Town) writePuzzleTown(p *paper.Paper, area *ui.Rect, need float64) {
	d := t.decision()
	if d == nil {
		return
	}
	appointments, residency, nurses := t.appointments(p), t.residency(p, t.Context()), t.nurses(p, t.Context())
	column := tree.Column(t.Layout.gap)
	switch d.Kind {
	case game.DecideAdmit:
		column.Nodes = []tree.Node{appointments}
	case game.DecideHire:
		column.Nodes = []tree.Node{residency, nurses}
	case game.DecideAction:
		column.Nodes = []tree.Node{appointments, residency, nurses}
	default:
		return
	}
	b, left := column.Fit(area.W), area.H-need-t.Layout.gap
	if d.Kind == game.DecideAction && left < b.H { // it can be done without
		return
	}
	b.Put(nil, area.CutBottom(ui.Between(left, b.H, b.Full), t.Layout.gap))
}

// writePuzzleWeek writes the stars of the week. Each day is a button.
func (t *Town) writePuzzleWeek(p *paper.Paper, r ui.Rect) {
	z := t.Situation.Puzzle
	p.Panel(r, 16)
	in := r.Inset(12)
	head := in.CutTop(26, 6)
	if wide := ui.Measure(p.Styles.Text, z.WeekStars); wide+8+ui.Measure(p.Styles.Heading, p.T("puzzle.week")) <= head.W {
		p.TextIn(p.Styles.Text, z.WeekStars, head.CutRight(wide, 8), ui.Right, theme.SecondInk)
	}
	p.TextIn(p.Styles.Heading, p.T("puzzle.week"), head, ui.Left, theme.Ink)
	t.writePuzzleDays(p, in)
}

// leastDay is the width of a day in a single row, and puzzleDayHigh its height in two rows.
const (
	leastDay      = 44.0
	puzzleDayHigh = 50.0
)

// daysInARow returns how many days of the week lie in a row.
func (t *Made) daysInARow(wide float64) int {
	if days := len(t.Situation.Puzzle.Week); !t.Layout.Fingers || wide/float64(days) >= leastDay {
		return days
	}
	return 4
}

// writePuzzleDays writes the days of a week, each as a button.
func (t *Made) writePuzzleDays(p *paper.Paper, in ui.Rect) {
	z := t.Situation.Puzzle
	columns := t.daysInARow(in.W)
	each, lines := in.W/float64(columns), (len(z.Week)+columns-1)/columns
	for i, day := range z.Week {
		col := ui.Rect{X: in.X + each*float64(i%columns), Y: in.Y, W: each, H: in.H / float64(lines)}
		col.Y += col.H * float64(i/columns)
		p.Begin(thing.Numbered(thing.PuzzleDay, i), col)
		ink := theme.SecondInk
		if day.Ahead {
			p.Off(p.T("puzzle.ahead"))
			ink = theme.FaintInk
		}
		for k := range 3 {
			color := theme.Dashes
			if lines > 1 {
				if day.Stars > k {
					color = theme.Gold
				}
				p.Tinted(pictures.Star, col.X+each/2+15*float64(k-1), col.Y+11, 0.5, color)
				continue
			}
			if day.Stars > 2-k {
				color = theme.Gold
			}
			p.Tinted(pictures.Star, col.X+each/2, col.Y+14+float64(k)*26, 0.72, color)
		}
		name := ui.Rect{X: col.X + 1, Y: col.Bottom() - 26, W: col.W - 2, H: 24}
		if day.Now {
			p.Round(name, 10, theme.AccentSoft)
			ink = theme.Accent
		}
		style, said := p.Styles.Small, day.Name
		if t.Layout.Fingers {
			style = p.Styles.Text
		}
		if ui.Measure(style, said) > name.W {
			said = words.Initial(said)
		}
		p.TextIn(style, said, name, ui.Center, ink)
		p.End()
	}
}

// hasPuzzleWeek reports whether a week of puzzles is shown.
func (t *Made) hasPuzzleWeek() bool {
	z := t.Situation.Puzzle
	return z != nil && len(z.Week) > 0
}

// puzzleStreak returns the week with its stars and the streak, in a drawer of a width.
func (t *Side) puzzleStreak(p *paper.Paper, wide float64) paper.Part {
	const line, around = 32.0, 8.0
	z, days := t.Situation.Puzzle, 108.0
	if t.daysInARow(wide-2*drawerPad) < len(z.Week) {
		days = 2 * puzzleDayHigh
	}
	return paper.Part{H: around + 2*line + 8 + days + around, Write: func(r ui.Rect) {
		in := ui.Rect{X: r.X + drawerPad, Y: r.Y + around, W: r.W - 2*drawerPad, H: 2*line + 8 + days}
		head, row := in.CutTop(line, 0), in.CutTop(line, 8)
		p.TextIn(p.Styles.Heading, p.T("puzzle.week"), head, ui.Left, theme.Ink)
		if wide := ui.Measure(p.Styles.Text, z.WeekStars); wide+12+ui.Measure(p.Styles.Heading, p.T("puzzle.week")) <= head.W {
			p.TextIn(p.Styles.Text, z.WeekStars, head, ui.Right, theme.SecondInk)
		}
		if z.Streak != "" {
			p.Icon(ui.IconFlame, ui.Rect{X: row.X, Y: row.Y + row.H/2 - 11, W: 22, H: 22}, theme.Flame)
			row.CutLeft(28, 0)
			p.TextIn(p.Styles.TextStrong, z.Streak, row, ui.Left, theme.Ink)
		}
		t.writePuzzleDays(p, in)
	}}
}

// writePuzzle writes the button back, the puzzle's title and its day.
func (t *Ribbon) writePuzzle(p *paper.Paper) {
	z, r := t.Situation.Puzzle, t.Layout.Ribbon
	back := p.T("common.back")
	button := ui.Rect{X: r.X + 8, Y: r.Y + (r.H-44)/2, W: 44 + 12 + ui.Measure(p.Styles.Label, back), H: 44}
	if t.Layout.BareBack {
		button.W = 48
	}
	p.Begin(view.PuzzleBack, button)
	p.Tile(button, 12, theme.Well)
	p.Icon(ui.IconBack, ui.Rect{X: button.X + 14, Y: button.Y + 12, W: 20, H: 20}, theme.Ink)
	if !t.Layout.BareBack {
		p.TextIn(p.Styles.Label, back, ui.Rect{X: button.X + 42, Y: button.Y, W: button.W - 48, H: 44}, ui.Left, theme.Ink)
	}
	p.End()
	in := ui.Rect{X: button.Right() + 12, Y: r.Y, W: r.Right() - button.Right() - 24, H: r.H}
	if z.Streak != "" {
		if wide := ui.Measure(p.Styles.TextStrong, z.Streak) + 30; in.W > wide+240 {
			right := in.CutRight(wide, 12)
			p.Icon(ui.IconFlame, ui.Rect{X: right.X, Y: right.Y + right.H/2 - 11, W: 22, H: 22}, theme.Flame)
			p.TextIn(p.Styles.TextStrong, z.Streak, right, ui.Right, theme.Ink)
		}
	}
	style := p.Styles.Big
	if wide := ui.Measure(style, z.Title); wide > in.W*0.6 || in.W-wide-20 <= ui.Measure(p.Styles.Text, z.Day) {
		style = p.Styles.Heading
	}
	wide := ui.Measure(style, z.Title)
	if rest := in.W - wide - 20; rest > ui.Measure(p.Styles.Text, z.Day) {
		p.TextIn(style, z.Title, ui.Rect{X: in.X, Y: in.Y, W: wide, H: in.H}, ui.Left, theme.Ink)
		p.TextIn(p.Styles.Text, z.Day, ui.Rect{X: in.X + wide + 20, Y: in.Y + 2, W: rest, H: in.H}, ui.Left, theme.SecondInk)
		return
	}
	p.TextIn(p.Styles.TextBold, z.Title, ui.Rect{X: in.X, Y: in.Y + 4, W: in.W, H: in.H/2 - 2}, ui.Left, theme.Ink)
	style = p.Styles.Text
	if ui.Measure(style, z.Day) > in.W {
		style = p.Styles.Small
	}
	p.TextIn(style, z.Day, ui.Rect{X: in.X, Y: in.Y + in.H/2, W: in.W, H: in.H/2 - 6}, ui.Left, theme.SecondInk)
}

// writePuzzle writes those who wait and the hint, or how well the puzzle was solved.
func (t *Tray) writePuzzle(p *paper.Paper, in ui.Rect) {
	z := t.Situation.Puzzle
	if !z.Solved {
		wide := ui.Measure(p.Styles.Heading, p.T("puzzle.hint")) + 66
		r := in.CutRight(wide, 16)
		t.puzzleButton(p, ui.Rect{X: r.X, Y: r.Y + (r.H-52)/2, W: r.W, H: 52}, view.PuzzleHint, p.T("puzzle.hint"), ui.IconBulb, false)
		t.overview = t.planOverview(in)
		if d := t.decision(); d != nil && d.Kind != game.DecideMove {
			t.writeStep(p, in)
			return
		}
		t.overview.x = in.X
		t.writeOverview(p, in)
		return
	}
	share := p.T("puzzle.share")
	r := in.CutRight(ui.Measure(p.Styles.Heading, share)+62, 12)
	t.puzzleButton(p, ui.Rect{X: r.X, Y: r.Y + (r.H-52)/2, W: r.W, H: 52}, view.PuzzleShare, share, ui.IconShare, false)
	another := p.T("puzzle.another")
	r = in.CutRight(min(in.W*0.3, ui.Measure(p.Styles.Heading, another)+40), 16)
	t.puzzleButton(p, ui.Rect{X: r.X, Y: r.Y + (r.H-52)/2, W: r.W, H: 52}, view.PuzzleAnother, another, nil, true)
	if next := z.Next; next != "" && in.W > 640 {
		r = in.CutRight(min(200, max(ui.Measure(p.Styles.Text, p.T("puzzle.next")), ui.Measure(p.Styles.Heading, next))+8), 20)
		p.Lines(p.Styles.Text, p.T("puzzle.next"), ui.Rect{X: r.X, Y: r.Y + r.H/2 - 34, W: r.W, H: 32}, 2, ui.Left, theme.SecondInk)
		p.TextIn(p.Styles.Heading, next, ui.Rect{X: r.X, Y: r.Y + r.H/2, W: r.W, H: 30}, ui.Left, theme.Ink)
		p.Divider(r.X-12, in)
	}
	t.Stars = starsFrom(in.X, in.Y+in.H/2, 1.5)
	x := t.stars(p, in.X, in.Y+in.H/2, 1.5, z.Stars, 3)
	in.CutLeft(x-in.X+12, 0)
	solved := p.T("puzzle.solved")
	if wide := ui.Measure(p.Styles.Big, solved); wide < in.W*0.5 {
		p.TextIn(p.Styles.Big, solved, in.CutLeft(wide, 16), ui.Left, theme.Ink)
	}
	p.Begin(thing.Of(thing.Puzzle), in)
	said := ui.Said(p.Reader, z.Said, z.Neat, z.Plainly)
	if ui.ParagraphHeight(p.Styles.Text, said, in.W) > in.H-16 {
		said = ui.Said(p.Reader, z.Said, z.Neat)
	}
	if ui.ParagraphHeight(p.Styles.Text, said, in.W) > in.H-16 {
		said = z.Said
	}
	p.Lines(p.Styles.Text, said, ui.Rect{X: in.X, Y: in.Y + 8, W: in.W, H: in.H - 16}, 5, ui.Left, theme.Ink)
	p.End()
}

// asksToTreat returns the key of what Business asks at the table. In a puzzle nothing is proposed, and nothing ended.
func (t *Made) asksToTreat() string {
	if t.Situation.Puzzle != nil {
		return "puzzle.treat"
	}
	return "tray.treat"
}

// beginsAgain reports whether the main button restarts a puzzle.
func (t *Made) beginsAgain() bool {
	z := t.Situation.Puzzle
	return z != nil && !z.GoesOn(t.Situation.State)
}

// ChoosesBill reports whether a puzzle asks for treatments, in which nobody waits.
func (t *Made) ChoosesBill() bool {
	d := t.decision()
	return t.Situation.Puzzle != nil && d != nil && d.Kind == game.DecideTreatments
}

// writeHowToTreat writes in a drawer how treatments are chosen.
func (t *choices) writeHowToTreat(p *paper.Paper, in ui.Rect) { t.writeColumnOfTreating(p, in) }

// writeColumnOfTreating does so, and returns its bottom.
func (t *choices) writeColumnOfTreating(p *paper.Paper, in ui.Rect) (bottom float64) {
	paper.PutTop(p.Words(p.Styles.TextStrong, p.T(t.asksToTreat()), theme.Ink), &in, 0)
	return in.Y
}

// puzzleButton writes a button of a puzzle.
func (t *Made) puzzleButton(p *paper.Paper, r ui.Rect, what thing.Thing, text string, icon ui.Icon, filled bool) {
	p.Begin(what, r)
	ground, ink := theme.Well, theme.Ink
	if filled {
		ground, ink = theme.Accent, theme.Card
	}
	p.Tile(r, 12, ground)
	in := r.Inset(6)
	if icon != nil {
		p.Icon(icon, ui.Rect{X: r.X + 14, Y: r.Y + r.H/2 - 10, W: 20, H: 20}, ink)
		in.CutLeft(34, 0)
	}
	style := p.Styles.Heading
	if ui.Measure(style, text) > in.W {
		style = p.Styles.Label
	}
	p.Lines(style, text, in, 2, ui.Center, ink)
	p.End()
}

// Any reports whether a puzzle is shown whose card lies above the clinic.
func (t *PuzzleCard) Any() bool {
	return t.Situation.Puzzle != nil && t.Layout.Puzzle == arrangement.Over
}

const (
	puzzlePad    = 10.0
	puzzleLine   = 30.0
	puzzleButton = 44.0
	puzzleWide   = 640.0
)

// beside reports whether the buttons lie beside the words.
func (t *PuzzleCard) beside(in ui.Rect) bool {
	return t.Layout.Wide && in.W >= 400
}

// words returns the text of the card.
func (t *PuzzleCard) words() string {
	z := t.Situation.Puzzle
	switch {
	case z.Solved && t.Layout.Low:
		return z.Said
	case z.Solved:
		return ui.Said(t.Reader, z.Said, z.Neat)
	case z.Hint != "":
		return z.Hint
	}
	return z.Task
}

func (t *PuzzleCard) wide(in ui.Rect) float64 { return min(in.W-2*smallGap, puzzleWide) }

// text returns the width of the text.
func (t *PuzzleCard) text(in ui.Rect) float64 {
	wide := t.wide(in) - 2*puzzlePad
	if t.beside(in) {
		wide -= t.buttonsWide() + puzzlePad
	}
	return wide
}

// buttons returns those of the card now, the main one last.
func (t *PuzzleCard) buttons() []thing.Thing {
	if t.Situation.Puzzle.Solved {
		return []thing.Thing{view.PuzzleShare, view.PuzzleAnother}
	}
	return []thing.Thing{view.PuzzleHint}
}

func (t *PuzzleCard) buttonsWide() (wide float64) {
	for _, what := range [...]thing.Thing{view.PuzzleShare, view.PuzzleAnother, view.PuzzleHint} {
		wide = max(wide, min(170, ui.Measure(t.Styles.Label, t.T("puzzle."+what.Name))+54))
	}
	return wide
}

// High returns the height of the card in the clinic's part of the table, with the gap below it.
func (t *PuzzleCard) High(in ui.Rect) float64 {
	high := 2*puzzlePad + t.wordsHigh(in) + 4 + puzzleLine
	if t.beside(in) {
		high = max(high, 2*puzzlePad+puzzleButton*float64(len(t.buttons()))+6)
	} else {
		high += 4 + puzzleButton
	}
	return min(high+smallGap, max(0, in.H-60))
}

func (t *PuzzleCard) wordsHigh(in ui.Rect) float64 {
	return max(22, ui.ParagraphHeight(t.Styles.TextStrong, t.words(), t.text(in)))
}

// Write writes the card.
func (t *PuzzleCard) Write(p *paper.Paper) {
	z, area := t.Situation.Puzzle, t.Layout.Guide
	in := area
	in.H += t.Layout.Clinic.H
	card := ui.Rect{X: area.X + (area.W-t.wide(in))/2, Y: area.Y + 4, W: t.wide(in), H: area.H - smallGap}
	p.Begin(thing.Of(thing.Puzzle), card)
	p.Panel(card, 16)
	r := card.Inset(puzzlePad)
	var buttons ui.Rect
	if t.beside(in) {
		buttons = r.CutRight(t.buttonsWide(), puzzlePad)
	} else {
		buttons = r.CutBottom(puzzleButton, 4)
	}
	line := r.CutBottom(puzzleLine, 4)
	p.Lines(p.Styles.TextStrong, t.words(), r, 10, ui.Left, theme.Ink)
	list, x := t.counters(), line.X
	t.Stars = [3]Star{}
	if line.W > 120*float64(len(list)) { // else the counters need it
		t.Stars = starsFrom(line.X-4, line.Y+line.H/2, 0.8)
		x = t.stars(p, line.X-4, line.Y+line.H/2, 0.8, z.Stars, 3) + 8
	}
	each := (line.Right() - x) / float64(len(list))
	for i := range list {
		t.writeCounterShort(p, &list[i], ui.Rect{X: x + each*float64(i), Y: line.Y, W: each - 8, H: line.H})
	}
	p.End()
	all := t.buttons()
	for i, what := range all {
		place := buttons
		if t.beside(in) {
			place = ui.Rect{X: buttons.X, Y: buttons.Y + (puzzleButton+6)*float64(i), W: buttons.W, H: puzzleButton}
		} else {
			gap := 8.0
			place.W = (buttons.W - gap*float64(len(all)-1)) / float64(len(all))
			place.X += (place.W + gap) * float64(i)
		}
		icon := ui.IconBulb
		switch what {
		case view.PuzzleShare:
			icon = ui.IconShare
		case view.PuzzleAnother:
			icon = nil
		}
		t.puzzleButton(p, place, what, p.T("puzzle."+what.Name), icon, what == view.PuzzleAnother)
	}
}

// writeCounterShort writes an amount in a line, with its bar below.
func (t *Made) writeCounterShort(p *paper.Paper, c *counter, r ui.Rect) {
	t.writeCounterSign(p, c, r.X+9, r.Y+10, 0.66)
	of := " / " + paper.Number(c.of)
	text := c.say(p.Reader, c.then) + of
	then := p.T("puzzle.then", ui.Data{"Now": c.say(p.Reader, c.now), "Then": c.say(p.Reader, c.then)})
	if c.then != c.now && ui.Measure(p.Styles.Small, then)+ui.Measure(p.Styles.Small, of) <= r.W-22 {
		text = then + of
	}
	style := p.Styles.TextStrong
	if ui.Measure(style, text) > r.W-22 {
		style = p.Styles.Small
	}
	p.TextIn(style, text, ui.Rect{X: r.X + 22, Y: r.Y, W: r.W - 22, H: 20}, ui.Left, theme.Ink)
	t.writeBar(p, c, ui.Rect{X: r.X, Y: r.Y + 23, W: r.W, H: 6})
}

// tipPuzzle returns the task, or what a button of a puzzle does.
func (t *Tips) tipPuzzle(what thing.Thing) []string {
	z := t.Situation.Puzzle
	switch {
	case z == nil:
		return nil
	case what.Name == "":
		return append([]string{z.Task, t.T("puzzle.ends_itself")}, z.Asks[:]...)
	}
	return []string{t.T("tip.puzzle." + what.Name)}
}

// tipPuzzleDay returns the result of a day of the week.
func (t *Tips) tipPuzzleDay(what thing.Thing) []string {
	z := t.Situation.Puzzle
	if z == nil || what.Number >= len(z.Week) {
		return nil
	}
	day := z.Week[what.Number]
	return []string{day.Name, t.T("puzzle.stars", ui.Data{"Count": day.Stars})}
}
