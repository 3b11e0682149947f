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

// writePuzzle writes the card in the left column of a desk, and below it those the step is about and the week: as much
// as there is room for.
func (t *Town) writePuzzle(p *paper.Paper) {
	people, needed := t.puzzlePeople(p)
	var week tree.Node
	if len(t.Situation.Puzzle.Week) > 0 {
		week = paper.Part{H: 168, Write: func(r ui.Rect) { t.writePuzzleWeek(p, r) }}
	}
	column := func(card, people, week tree.Node) tree.Node {
		all := tree.Column(0, card, tree.Space())
		for _, below := range [...]tree.Node{week, people} {
			if below != nil {
				all.Nodes = append(all.Nodes, tree.Edges{Node: below, Top: t.Layout.gap})
			}
		}
		return all
	}
	var ways []tree.Node
	for _, below := range [...][2]tree.Node{{people, week}, {people}, {nil, week}, {}} {
		if below[0] == nil && needed {
			continue
		}
		for _, ends := range [...]bool{true, false} { // else the tip says it
			ways = append(ways, column(t.puzzleCard(p, puzzlePart{ends: ends, asks: true, counts: true}), below[0], below[1]))
		}
	}
	if !needed {
		people = nil
	}
	// In the lowest windows it is closer together.
	for _, part := range [...]puzzlePart{{asks: true, counts: true, close: 1}, {asks: true, close: 1}, {close: 1}, {close: 2}} {
		ways = append(ways, column(t.puzzleCard(p, part), people, nil))
	}
	paper.Put(tree.Roomiest(ways...), t.Layout.left)
}

// puzzlePart is what a card shows of a puzzle beside its task: that it ends by itself, what its stars require, and how
// often something was taken back.
type puzzlePart struct {
	ends, asks, counts bool
	close              int // how close together: with 2 a hint takes the place of the task
}

// counterHigh is the least height of a counter, by how close together the card is.
var counterHigh = [...]float64{56, 38, 28}

// puzzleCard returns the card of the left column.
func (t *Town) puzzleCard(p *paper.Paper, part puzzlePart) tree.Node {
	z, pad, style := t.Situation.Puzzle, 12+8*t.Layout.wide, p.Styles.Heading
	if part.close == 2 {
		pad, style = 10, p.Styles.TextStrong.Usual()
	}
	below := func(gap float64, n tree.Node) tree.Node { return tree.Edges{Node: n, Bottom: gap} }
	var all tree.Stack
	if part.close < 2 || z.Hint == "" {
		all.Nodes = append(all.Nodes, below(10, p.Words(style, z.Task, theme.Ink)))
	}
	if part.ends && !z.Solved {
		all.Nodes = append(all.Nodes, below(8, p.Words(p.Styles.Text, p.T("puzzle.ends_itself"), theme.SecondInk)))
	}
	for _, c := range t.counters() {
		all.Nodes = append(all.Nodes, tree.Elastic(counterHigh[part.close], counterHigh[0], paper.Part{Write: func(r ui.Rect) { t.writeCounter(p, &c, r) }}))
	}
	if z.Hint != "" {
		hint := tree.Pad(6, 7, p.Words(p.Styles.TextStrong, z.Hint, theme.Ink))
		all.Nodes = append(all.Nodes, below(8, paper.Ground(func(r ui.Rect) { p.Round(r, 10, theme.AccentSoft) }, hint)))
	}
	if part.asks {
		all.Nodes = append(all.Nodes, paper.Part{H: 12, Write: func(r ui.Rect) { p.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.5}, theme.Hairline) }})
		for i := range z.Asks {
			all.Nodes = append(all.Nodes, t.puzzleAsk(p, i))
		}
	}
	if part.counts {
		all.Nodes = append(all.Nodes, tree.Edges{Node: paper.Part{H: 36, Write: func(r ui.Rect) { t.writePuzzleCounts(p, r) }}, Top: 8, Right: -6, Left: -6})
	}
	return p.Card(thing.Of(thing.Puzzle), tree.Pad(pad, pad, all))
}

// puzzleAsk returns what a number of stars requires, from one on, behind these stars.
func (t *Town) puzzleAsk(p *paper.Paper, i int) tree.Node {
	z, ink := t.Situation.Puzzle, theme.SecondInk
	if z.Stars > i {
		ink = theme.Ink
	}
	stars := paper.Part{W: 56, Write: func(r ui.Rect) { t.stars(p, r.X, r.Y+r.H/2, 0.72, number(z.Stars > i)*(i+1), i+1) }}
	words := tree.Edges{Node: p.Words(p.Styles.Text, z.Asks[i], ink), Top: 3, Bottom: 5}
	return tree.Limits{Node: tree.Row(0, stars, tree.Grow(words)), High: 30}
}

// number returns 1 for true, else 0.
func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
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

// puzzlePeople returns those the step is about, and whether it cannot be played without them.
func (t *Town) puzzlePeople(p *paper.Paper) (people tree.Node, needed bool) {
	d := t.decision()
	if d == nil {
		return nil, false
	}
	appointments, residency, nurses := t.appointments(p), t.residency(p, t.Context()), t.nurses(p, t.Context())
	switch d.Kind {
	case game.DecideAdmit:
		return appointments, true
	case game.DecideHire:
		return tree.Column(t.Layout.gap, residency, nurses), true
	case game.DecideAction:
		return tree.Column(t.Layout.gap, appointments, residency, nurses), false
	}
	return nil, false
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
	puzzlePad  = 10.0
	puzzleWide = 640.0
	finger     = 44.0 // height of a button
)

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

// Card returns the card in the clinic's part of the table: words and counters, with the buttons beside or below them.
func (t *PuzzleCard) Card(p *paper.Paper, in ui.Rect) tree.Node {
	text := tree.Limits{Node: p.WordsApart(p.Styles.TextStrong.LineHeight(), 10, p.Styles.TextStrong, t.words(), theme.Ink), High: 22}
	content := tree.Column(4, tree.Grow(text), t.countersShort(p))
	if t.Layout.Wide && in.W >= 400 {
		content = tree.Row(puzzlePad, tree.Grow(content), tree.Column(6, t.buttons(p)...))
	} else {
		var buttons []tree.Node
		for _, b := range t.buttons(p) {
			buttons = append(buttons, tree.Grow(b))
		}
		content.Nodes = append(content.Nodes, tree.Row(8, buttons...))
	}
	card := p.Card(thing.Of(thing.Puzzle), tree.Pad(puzzlePad, puzzlePad, content))
	return tree.Edges{Node: tree.Center(tree.Wide(puzzleWide, card)), Top: 4, Right: smallGap, Bottom: smallGap - 4, Left: smallGap}
}

// buttons returns those of the card now, the main one last. All are as wide as the widest there may be.
func (t *PuzzleCard) buttons(p *paper.Paper) (buttons []tree.Node) {
	const most, sign = 170.0, 54.0
	icons := map[thing.Thing]ui.Icon{view.PuzzleHint: ui.IconBulb, view.PuzzleShare: ui.IconShare}
	now, wide := []thing.Thing{view.PuzzleHint}, 0.0
	if t.Situation.Puzzle.Solved {
		now = []thing.Thing{view.PuzzleShare, view.PuzzleAnother}
	}
	for _, what := range [...]thing.Thing{view.PuzzleShare, view.PuzzleAnother, view.PuzzleHint} {
		wide = max(wide, min(most, ui.Measure(p.Styles.Label, p.T("puzzle."+what.Name))+sign))
	}
	for _, what := range now {
		buttons = append(buttons, paper.Part{W: wide, H: finger, Write: func(r ui.Rect) {
			r.H = finger
			t.puzzleButton(p, r, what, p.T("puzzle."+what.Name), icons[what], what == view.PuzzleAnother)
		}})
	}
	return buttons
}

// countersShort returns the counters in a line, behind the stars if there is room for them.
func (t *PuzzleCard) countersShort(p *paper.Paper) tree.Node {
	const high, starred = 30.0, 120.0 // starred is the least width of a counter behind stars
	list := t.counters()
	return paper.Part{H: high, Write: func(line ui.Rect) {
		t.Stars = [3]Star{}
		if line.W > starred*float64(len(list)) {
			t.Stars = starsFrom(line.X-4, line.Y+line.H/2, 0.8)
			line.CutLeft(t.stars(p, line.X-4, line.Y+line.H/2, 0.8, t.Situation.Puzzle.Stars, 3)+8-line.X, 0)
		}
		each := line.W / float64(len(list))
		for i := range list {
			t.writeCounterShort(p, &list[i], ui.Rect{X: line.X + each*float64(i), Y: line.Y, W: each - 8, H: line.H})
		}
	}}
}

// Write writes the card.
func (t *PuzzleCard) Write(p *paper.Paper) {
	in := t.Layout.Guide
	in.H += t.Layout.Clinic.H
	paper.Put(t.Card(p, in), t.Layout.Guide)
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
