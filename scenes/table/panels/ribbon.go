package panels

import (
	"slices"

	"clinic/game"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// ribbonSize is the size of the ribbon with round, steps, players, and what the viewer has. In a narrow window its
// parts get shorter, in this order: the word "Round", the game's name, the names of the other steps, then the name of
// whose turn it is.
type ribbonSize struct {
	word, name, steps bool
	own               float64 // the greatest width for the name of whose turn it is
	pitch             float64 // of the rounds
	dot               float64 // pitch of the steps without names
	gap               float64 // between what the viewer has
	pad               float64 // on both sides of a step's name
}

var ribbonSizes = [...]ribbonSize{
	{true, true, true, 110, 36, 14, 24, 12},
	{true, true, true, 110, 34, 14, 16, 12},
	{false, true, true, 110, 32, 14, 14, 10},
	{false, false, true, 110, 30, 14, 12, 8},
	{false, false, true, 110, 28, 14, 10, 7},
	{false, false, true, 110, 24, 14, 8, 5},
	{false, false, true, 70, 24, 14, 8, 5},
	{true, true, false, 110, 34, 14, 20, 12},
	{false, true, false, 110, 32, 14, 16, 12},
	{false, false, false, 110, 28, 14, 14, 12},
	{false, false, false, 110, 26, 14, 10, 12},
	{false, false, false, 110, 24, 11, 8, 8},
	{false, false, false, 70, 24, 11, 8, 8},
	{false, false, false, 50, 24, 11, 8, 8},
	{false, false, false, 0, 24, 11, 8, 8},
}

// ribbonStep is one of a round's steps as the ribbon shows it.
type ribbonStep struct {
	id, text string
	state    int // −1 past, 0 now, 1 to come
}

// Ribbon is the bar at the top.
type Ribbon struct {
	Made
	Paper paper.Paper
}

// ribbonSteps returns the steps of a round, or the single one of the setup and of the end.
func (t *Ribbon) ribbonSteps() []ribbonStep {
	s := &t.Situation
	now := s.Rules.StepOf(s.State)
	switch now.Name {
	case game.StepSetup:
		return []ribbonStep{{"setup", t.T("step.setup"), 0}}
	case game.StepEnd:
		return []ribbonStep{{"end", t.T("step.end"), 0}}
	}
	var steps []ribbonStep
	at, actions := 0, s.Rules.Numbers[game.ActionSteps]
	for n := 1; n <= actions; n++ {
		steps = append(steps, ribbonStep{"action", t.T("step.action", ui.Data{"Number": n}), 1})
	}
	at = max(0, now.Number-1)
	for i, name := range stepsAfterActions(s.Rules) {
		steps = append(steps, ribbonStep{name, t.T("step." + name), 1})
		if name == now.Name {
			at = actions + i
		}
	}
	for i := range steps {
		switch {
		case i < at:
			steps[i].state = -1
		case i == at:
			steps[i].state = 0
		}
	}
	return steps
}

// stepsAfterActions returns the names of the steps of a round that follow its action steps, including those of
// extensions.
func stepsAfterActions(rules *game.Rules) (names []string) {
	for i := range rules.Steps {
		switch step := &rules.Steps[i]; step.Name {
		case game.StepChoose:
			names = names[:0]
		case game.StepEnd:
		default:
			if !slices.Contains(names, step.Name) {
				names = append(names, step.Name)
			}
		}
	}
	return names
}

// Write writes the ribbon, and adds its spots.
func (t *Ribbon) Write(spots *[]paper.Spot) {
	p := &t.Paper
	p.Clear(t.Reader, spots)
	p.Panel(t.Layout.Ribbon, 0)
	if t.Situation.State == nil {
		return
	}
	if t.Situation.Puzzle != nil {
		t.writePuzzle(p)
		return
	}
	if t.Layout.ShortStep {
		t.writeShort(p)
		return
	}
	steps := t.ribbonSteps()
	sizes := ribbonSizes[:]
	if t.saysPresence() { // rather than the names of the other steps
		sizes = slices.DeleteFunc(slices.Clone(sizes), func(size ribbonSize) bool { return size.steps })
	}
	for i, size := range sizes {
		left := p.Measure(func() float64 { return t.ribbonLeft(p, size, steps) })
		right := p.Measure(func() float64 { return t.ribbonRight(p, size, 0) })
		if left+right+16 <= t.Layout.Ribbon.W || i == len(sizes)-1 {
			t.ribbonLeft(p, size, steps)
			t.ribbonRight(p, size, t.Layout.Ribbon.W-right)
			return
		}
	}
}

const (
	ribbonMiddle = 28.0
	ribbonAfter  = 46.0 // height of the changed values, below the present ones
	afterAway    = 10.0 // from the left side of the present number to the changed one
)

// ribbonLeft writes name, rounds and steps. It returns the end.
func (t *Ribbon) ribbonLeft(p *paper.Paper, size ribbonSize, steps []ribbonStep) float64 {
	s := &t.Situation
	x := 62.0
	p.Art(pictures.Logo, 38, ribbonMiddle, 1)
	if size.name {
		p.Text(p.Styles.Number, p.T("game.name"), x, ribbonMiddle, ui.Left, theme.Ink)
		x += ui.Measure(p.Styles.Number, p.T("game.name")) + 36
	} else {
		x += 10
	}
	if size.word {
		word := p.T("ribbon.round")
		p.Text(p.Styles.Text, word, x, ribbonMiddle, ui.Left, theme.SecondInk)
		x += ui.Measure(p.Styles.Text, word) + 10
	}
	rounds := s.Rules.Numbers[game.Rounds]
	t.writeRounds(p, size, x, rounds)
	x += t.pitch(size)*float64(rounds-1) + 30 + 16
	p.Fill(ui.Rect{X: x, Y: 14, W: 1.5, H: 28}, theme.Hairline)
	x += 16
	for _, step := range steps {
		if !size.steps && step.state != 0 {
			color := theme.Dashes
			if step.state < 0 {
				color = theme.Mix(theme.Accent, theme.Card, 0.55)
			}
			p.Circle(x+6, ribbonMiddle, 4, color)
			x += size.dot
			continue
		}
		style := p.Styles.Text
		if step.state == 0 {
			style = p.Styles.TextBold
		}
		w := ui.Measure(style, step.text) + 2*size.pad
		t.writeStep(p, step, x, w)
		x += w
		if !size.steps {
			x += 4
		}
	}
	return x
}

// pitch returns the distance between rounds, which leaves room for their figures.
func (t *Ribbon) pitch(size ribbonSize) float64 {
	widest := 0.0
	for round := range t.Situation.Rules.Numbers[game.Rounds] {
		widest = max(widest, ui.Measure(t.Styles.TextBold, words.Round(round+1)))
	}
	return max(size.pitch, widest+8)
}

func (t *Ribbon) writeRounds(p *paper.Paper, size ribbonSize, x float64, rounds int) {
	now := t.Situation.State.Round
	p.Begin(thing.Of(thing.Round), ui.Rect{X: x, Y: 10, W: t.pitch(size)*float64(rounds-1) + 30, H: 36})
	r, from := min(15, t.pitch(size)/2-1.5), len(p.Items)
	for i := range rounds {
		cx := x + 15 + t.pitch(size)*float64(i)
		if i > 0 {
			color := theme.Hairline
			if i < now {
				color = theme.Accent
			}
			p.Fill(ui.Rect{X: cx - t.pitch(size) + r - 1, Y: ribbonMiddle - 1.25, W: t.pitch(size) - 2*r + 2, H: 2.5}, color)
		}
		switch {
		case i+1 == now:
			p.Circle(cx, ribbonMiddle, r, theme.Accent)
			p.Text(p.Styles.TextBold, words.Round(i+1), cx, ribbonMiddle, ui.Center, theme.Card)
		case i+1 < now:
			p.Circle(cx, ribbonMiddle, r-1, theme.AccentSoft)
			p.Text(p.Styles.TextStrong, words.Round(i+1), cx, ribbonMiddle, ui.Center, theme.Accent)
		default:
			p.Ring(cx, ribbonMiddle, r-2, 1.5, theme.Darker(theme.Dashes, 0.06))
			p.Text(p.Styles.Text, words.Round(i+1), cx, ribbonMiddle, ui.Center, theme.SecondInk)
		}
	}
	p.Unsaid(from)
	if now > 0 {
		p.Says(p.T("spoken.round_of", ui.Data{"Round": words.Round(now), "All": rounds}), x, ribbonMiddle)
	}
	p.End()
}

func (t *Ribbon) writeStep(p *paper.Paper, step ribbonStep, x, w float64) {
	p.Begin(thing.Named(thing.Step, step.id), ui.Rect{X: x, Y: 10, W: w, H: 36})
	switch step.state {
	case 0:
		p.Round(ui.Rect{X: x, Y: 13, W: w, H: 30}, 15, theme.Accent)
		p.Text(p.Styles.TextBold, step.text, x+w/2, ribbonMiddle, ui.Center, theme.Card)
	default:
		p.Text(p.Styles.Text, step.text, x+w/2, ribbonMiddle, ui.Center, theme.SecondInk)
		if step.state < 0 {
			p.Round(ui.Rect{X: x + 7, Y: 41, W: w - 14, H: 2.5}, 1.25, theme.Mix(theme.Accent, theme.Card, 0.55))
		}
	}
	p.End()
}

// having is how much the viewer has of something.
type having struct {
	id     string
	icon   sprites.ID
	now    int
	after  int // placing the held piece, or view.NoAfter
	places int // for it, −1 without a limit
}

// havings returns what the viewer has; for somebody who only watches, whoever's clinic is shown.
func (t *Ribbon) havings() [4]having {
	c := t.Subject()
	owner := &c.State.Players[c.Player]
	return [...]having{
		{"money", pictures.Money, t.Money(c.Player), t.Look.MoneyAfter, -1},
		{"popularity", pictures.Popularity, owner.Popularity, t.Look.PopularityAfter, -1},
		{"time", pictures.Time, owner.Time, t.Look.TimeAfter, -1},
		{"cars", pictures.Cars, c.Clinic().Cars(), view.NoAfter, c.Places()},
	}
}

// ribbonRight writes players, what the viewer has, and the menu from x on, and returns its width.
func (t *Ribbon) ribbonRight(p *paper.Paper, size ribbonSize, x float64) float64 {
	begin := x
	s := &t.Situation
	if len(s.State.Players) > 1 {
		p.Fill(ui.Rect{X: x, Y: 14, W: 1.5, H: 28}, theme.Hairline)
	}
	x += 16
	if len(s.State.Players) > 1 {
		for _, player := range s.State.TurnOrder {
			x += t.ribbonPlayer(p, player, x, size.own)
		}
		x += 6
	}
	p.Fill(ui.Rect{X: x, Y: 14, W: 1.5, H: 28}, theme.Hairline)
	x += 16
	for _, have := range t.havings() {
		text, note := paper.Number(have.now), ""
		from, noted := x, x+29+ui.Measure(p.Styles.Number, text)+5
		if x = noted - 5; have.places >= 0 {
			note = "/ " + paper.Number(have.places)
			x = noted + ui.Measure(p.Styles.Text, note)
		} else { // the changed value stands below, in room kept for it, so that nothing moves while a piece is held
			x = max(x, from+29+afterAway+ui.Measure(p.Styles.Figures, "888"))
		}
		p.Begin(thing.Named(thing.Having, have.id), ui.Rect{X: from - 4, Y: 5, W: x - from + 8, H: 48})
		t.frameStar(p, have.id, ui.Rect{X: from - 5, Y: 6, W: x - from + 8, H: 46})
		p.Art(have.icon, from+11, ribbonMiddle, 0.92)
		p.Counted(thing.Named(thing.Having, have.id), p.Styles.Number, text, from+29, ribbonMiddle, theme.Ink)
		p.Text(p.Styles.Text, note, noted, ribbonMiddle+1, ui.Left, theme.SecondInk)
		if after := t.after(&have); after != "" {
			p.Tinted(pictures.Next, from+31, ribbonAfter, 0.6, theme.Accent)
			p.Text(p.Styles.Figures, after, from+29+afterAway, ribbonAfter, ui.Left, theme.Accent)
		}
		p.End()
		x += size.gap
	}
	if t.Situation.Clinic != nil {
		p.Begin(thing.Of(thing.Medal), ui.Rect{X: x - 4, Y: 8, W: medalWide - 2, H: 40})
		t.writeMedal(p, ui.Rect{X: x + (medalWide-6-medalSide)/2 - 1, Y: ribbonMiddle - medalSide/2, W: medalSide, H: medalSide})
		p.End()
		x += medalWide
	}
	t.iconButton(p, thing.Menu, pictures.Menu, ui.Rect{X: x, Y: 8, W: 40, H: 40}, "")
	return x + 40 + 16 - begin
}

// after returns what the viewer will have after placing the held piece, or "" if that is what they have now.
func (t *Ribbon) after(have *having) string {
	if have.after != view.NoAfter && have.after != have.now {
		return paper.Number(have.after)
	}
	if cars, places, changes := t.parkingAfter(); changes && have.places >= 0 {
		return paper.Number(cars) + "/" + paper.Number(places)
	}
	return ""
}

// parkingAfter returns how many cars and parking places the viewer's clinic will have after placing the held
// piece, and whether that differs from now (B60).
func (t *Ribbon) parkingAfter() (cars, places int, changes bool) {
	if t.Look.After == nil || !t.Own() {
		return 0, 0, false
	}
	now := game.Context{Rules: t.Rules, State: t.State, Player: t.Viewer}
	then := now
	then.State = t.Look.After
	cars, places = then.Clinic().Cars(), then.Places()
	return cars, places, cars != now.Clinic().Cars() || places != now.Places()
}

// ribbonPlayer writes one player, and returns the width. The viewer is named, or the bot whose turn it is, in a
// name at most named wide.
func (t *Ribbon) ribbonPlayer(p *paper.Paper, player int, x, named float64) float64 {
	color := t.SeatColor(player)
	own, bot := player == t.Situation.Viewer, t.Look.Bot
	plays := bot != nil && bot.Player == player
	thinks := plays && !bot.Far // of others the word or the sign says it
	width, name := 36.0, ""
	if named > 0 && (plays || own && bot == nil) {
		name = t.SeatName(player)
		if own && bot == nil && t.OnePlays() && t.State.Decision(player) != nil {
			name = p.T("table.your_turn")
		}
	}
	presence, clock := t.presence(player), t.Look.Clocks[player]
	below := ""
	if named >= namesPresence {
		if below = presence; t.Situation.Seats[player].Presence != session.Reconnects {
			below = p.Texts.Dots(presence, clock.Brief)
		}
	}
	if below != "" && name == "" {
		name = t.SeatName(player)
	}
	begins := 33.0
	if presence != "" { // its sign stands out
		begins += 10
	}
	if name != "" {
		name = ui.Fit(p.Styles.TextBold, name, named)
		width = begins + max(ui.Measure(p.Styles.TextBold, name), ui.Measure(p.Styles.Small, below)) + 12 + 8
	}
	if thinks {
		width += dotsWide
		if name != "" {
			width -= 8
		}
	}
	p.Begin(thing.Numbered(thing.Player, player), ui.Rect{X: x, Y: 10, W: width - 6, H: 36})
	cx := x + 14
	if name != "" || thinks {
		high, y := 32.0, ribbonMiddle
		if below != "" {
			high, y = 40, ribbonMiddle-8
		}
		p.Tile(ui.Rect{X: x, Y: ribbonMiddle - high/2, W: width - 8, H: high}, 16, theme.Mix(color, theme.Card, 0.84))
		ink := t.presenceInk(player)
		if clock.Little {
			ink = theme.Warning
		}
		p.Text(p.Styles.Small, below, x+begins, ribbonMiddle+9, ui.Left, ink)
		cx = x + 16
		p.Text(p.Styles.TextBold, name, x+begins, y, ui.Left, theme.Ink)
	}
	if own && name == "" { // to show at least whose view this is
		p.Circle(cx, ribbonMiddle, 17, theme.Mix(color, theme.Card, 0.66))
	}
	if t.decides(player) {
		p.Ring(cx, ribbonMiddle, 16, 2, color)
	}
	if seat := &t.Situation.Seats[player]; seat.Bot {
		p.Tile(ui.Rect{X: cx - 14, Y: ribbonMiddle - 14, W: 28, H: 28}, 14, theme.Mix(color, theme.Card, 0.7))
		p.Fitted(seat.Portrait, ui.Rect{X: cx - 14, Y: ribbonMiddle - 15, W: 28, H: 30}, 1)
	} else {
		p.Circle(cx, ribbonMiddle, 13, color)
		p.Text(p.Styles.TextBold, t.Initial(player), cx, ribbonMiddle, ui.Center, theme.Card)
	}
	if presence != "" {
		t.writePresence(p, player, cx+11, ribbonMiddle+10)
	} else if t.isDone(player) {
		p.Circle(cx+11, ribbonMiddle+10, 8, theme.Card)
		p.Circle(cx+11, ribbonMiddle+10, 6.5, theme.Legal)
		p.Tinted(pictures.Check, cx+11, ribbonMiddle+10, 0.5, theme.Card)
	}
	if thinks {
		t.writeDots(p, x+width-26, ribbonMiddle, bot)
	}
	p.End()
	return width
}

const namesPresence = 110.0 // the least width for a name with which the ribbon says what players are doing

const (
	dotsWide = 36.0 // width of the dots of a thinking bot, with their margin
	dotGap   = 10.0
)

// writeDots writes the three dots of a thinking bot around x, y. The strongest moves to the right; with reduced
// motion all are strong, and while the bots are paused all are pale.
func (t *Made) writeDots(p *paper.Paper, x, y float64, b *view.BotTurn) {
	const dots = 3
	pale := [dots]float64{0, 0.35, 0.68} // of the strongest one and those behind it
	for dot := range dots {
		fade := 0.0
		switch {
		case b.Paused:
			fade = pale[dots-1]
		case b.Dots != view.AllDots:
			fade = pale[(b.Dots-dot+dots)%dots]
		}
		p.Circle(x+float64(dot-1)*dotGap, y, 3.5, theme.Mix(t.SeatColor(b.Player), theme.Card, fade))
	}
}

// decides reports whether the game waits for this player alone.
func (t *Ribbon) decides(player int) bool {
	deciders := t.Situation.State.Deciders()
	return len(deciders) == 1 && deciders[0] == player && len(t.Situation.State.Players) > 1
}

// isDone reports whether a player has decided while others have not, in a step that all play at once.
func (t *Ribbon) isDone(player int) bool {
	s := t.Situation.State
	if n := len(s.Pending); n == 0 || !s.Pending[n-1].Together {
		return false
	}
	return len(s.Deciders()) > 0 && s.Decision(player) == nil
}

// iconButton writes a square button with an icon. why is the reason that it does nothing, or "".
func (t *Made) iconButton(p *paper.Paper, kind thing.Kind, mark sprites.ID, r ui.Rect, why string) {
	p.Begin(thing.Of(kind), r)
	color := theme.Ink
	if why != "" {
		p.Off(why)
		color = theme.Dashes
		p.Round(r, 12, theme.Well)
	} else {
		p.Tile(r, 12, theme.Well)
		p.Border(r, 12, 1, theme.Edge)
	}
	x, y := r.Center()
	p.Tinted(mark, x, y, 1, color)
	p.End()
}

// frameStar frames the star while the live score is open.
func (t *Ribbon) frameStar(p *paper.Paper, have string, r ui.Rect) {
	if have == "popularity" && t.Layout.Scores {
		p.Tile(r, 11, theme.AccentSoft)
		p.Border(r, 11, 2, theme.Accent)
	}
}

// shortRibbon is the ribbon with only the present step: one button with round and step, which opens the menu, and what
// the viewer has. If it is narrow it leaves out, in this order: of how many places, gaps, the word "Round"; last its
// figures get smaller.
type shortRibbon struct {
	places, word bool
	gap          float64
	close        bool // smaller figures, closer to their signs
}

var shortRibbons = [...]shortRibbon{
	{true, true, 14, false}, {true, true, 10, false}, {false, true, 10, false}, {false, true, 6, false},
	{false, false, 6, false}, {false, false, 3, false}, {false, false, 1, true},
}

// writeShort writes it.
func (t *Ribbon) writeShort(p *paper.Paper) {
	r := t.Layout.Ribbon
	step := ""
	for _, one := range t.ribbonSteps() {
		if one.state == 0 {
			step = one.text
		}
	}
	for i, size := range shortRibbons {
		round := words.Round(t.State.Round)
		if size.word {
			round = p.T("ledger.round", ui.Data{"Round": round})
		}
		if t.State.Round == 0 {
			round = p.T("game.name")
		}
		round = p.Texts.Dots(round, t.ownClock().Brief)
		plain, bold := p.Styles.Text, p.Styles.TextBold
		if size.close {
			plain.Size, bold.Size = min(plain.Size, mostInChip), min(bold.Size, mostInChip)
		}
		chip := 46 + max(ui.Measure(plain, round), ui.Measure(bold, step))
		if t.Situation.Clinic != nil || t.namesTurn() && i < len(shortRibbons)-1 {
			chip += chipMedal + 8
		}
		right := p.Measure(func() float64 { return t.shortHavings(p, size, 0) })
		if 12+chip+8+right > r.W && i < len(shortRibbons)-1 {
			continue
		}
		whole := ui.Rect{X: 12, Y: (r.H - 44) / 2, W: chip, H: 44}
		t.writeChip(p, whole, round, step, plain, bold)
		if t.namesTurn() && i < len(shortRibbons)-1 {
			t.writeOwnDisc(p, whole.Right()-8-chipMedal/2, r.H/2)
		}
		t.shortHavings(p, size, r.W-right)
		if t.Layout.Players {
			t.writeOrder(p, t.writeDashes(p, 12+chip+16, r.W-right-16), r.W-right-16)
		}
		return
	}
}

// namesTurn reports whether round and step have the disc of whose turn it is beside them: if several people play
// and there is no other disc.
func (t *Ribbon) namesTurn() bool {
	return !t.Layout.Players && len(t.Situation.Seats) > 1 && !t.OnePlays() && t.Situation.Clinic == nil
}

// writeOwnDisc writes the disc of whose turn it is around x, y.
func (t *Ribbon) writeOwnDisc(p *paper.Paper, x, y float64) {
	viewer := t.Situation.Viewer
	p.Circle(x, y, chipMedal/2, t.SeatColor(viewer))
	p.Text(p.Styles.TextBold, t.Initial(viewer), x, y, ui.Center, theme.Card)
}

const chipMedal = 22.0 // the side of the medal and of the disc

const mostInChip = 15.0 // the size of round and step if a narrow window has no room for larger ones

// writeChip writes the button with round and step that opens the menu.
func (t *Ribbon) writeChip(p *paper.Paper, r ui.Rect, round, step string, plain, bold ui.Style) {
	p.Begin(thing.Of(thing.Menu), r)
	p.Tile(r, 12, theme.Well)
	p.Icon(ui.IconMenu, ui.Rect{X: r.X + 10, Y: r.Y + 13, W: 18, H: 18}, theme.Ink)
	p.TextIn(plain, round, ui.Rect{X: r.X + 36, Y: r.Y + 3, W: r.W - 36, H: 19}, ui.Left, theme.SecondInk)
	p.TextIn(bold, step, ui.Rect{X: r.X + 36, Y: r.Y + 22, W: r.W - 36, H: 19}, ui.Left, theme.Accent)
	if t.Situation.Clinic != nil {
		t.writeMedal(p, ui.Rect{X: r.Right() - 8 - chipMedal, Y: r.Y + (r.H-chipMedal)/2, W: chipMedal, H: chipMedal})
	}
	p.End()
}

const shortAfter = 15.0 // from the middle of a short ribbon to the changed values below the present ones

// shortHavings writes what the viewer has from x on, and returns its width.
func (t *Ribbon) shortHavings(p *paper.Paper, size shortRibbon, x float64) float64 {
	begin, y := x, t.Layout.Ribbon.H/2
	sign, style := 22.0, p.Styles.Price
	if size.close {
		sign, style = 19, p.Styles.Figures
	}
	for _, have := range t.havings() {
		from := x
		now := paper.Number(have.now)
		// The width of the spot is set below.
		p.Begin(thing.Named(thing.Having, have.id), ui.Rect{X: from - size.gap/2, Y: y - 22, H: 44})
		t.frameStar(p, have.id, ui.Rect{X: from - 4, Y: y - 18, W: sign + ui.Measure(style, now) + 7, H: 36})
		p.Art(have.icon, x+9, y, 0.76)
		x += sign
		p.Counted(thing.Named(thing.Having, have.id), style, now, x, y, theme.Ink)
		after := t.after(&have)
		if after != "" {
			p.Tinted(pictures.Next, x-8, y+shortAfter, 0.6, theme.Accent)
			p.Text(p.Styles.Figures, after, x, y+shortAfter, ui.Left, theme.Accent)
		}
		below := x + ui.Measure(p.Styles.Figures, after)
		x += ui.Measure(style, now)
		if have.places >= 0 && size.places {
			note := "/" + paper.Number(have.places)
			p.Text(p.Styles.Text, note, x+2, y, ui.Left, theme.SecondInk)
			x += 2 + ui.Measure(p.Styles.Text, note)
		}
		x = max(x, below)
		p.End()
		(*p.Spots())[len(*p.Spots())-1].Rect.W = x - from + size.gap
		x += size.gap
	}
	return x - begin + 4
}

// writeDashes writes a dash for each step of the round if there is room for them, and returns where the next part
// begins.
func (t *Ribbon) writeDashes(p *paper.Paper, from, to float64) float64 {
	const wide, high, gap = 18.0, 5.0, 5.0
	steps := t.ribbonSteps()
	if len(steps) < 2 || from+float64(len(steps))*(wide+gap) > to {
		return from
	}
	for _, step := range steps {
		color := theme.Hairline
		switch {
		case step.state < 0:
			color = theme.Mix(theme.Accent, theme.Card, 0.55)
		case step.state == 0:
			color = theme.Accent
		}
		p.Round(ui.Rect{X: from, Y: (t.Layout.Ribbon.H - high) / 2, W: wide, H: high}, high/2, color)
		from += wide + gap
	}
	return from + 12
}

// writeOrder writes the turn order if there is room for all of it.
func (t *Ribbon) writeOrder(p *paper.Paper, from, to float64) {
	order := t.State.TurnOrder
	const each = 44.0
	wide := func(player int) float64 {
		return max(each, 8+p.Measure(func() float64 { return t.ribbonPlayer(p, player, 0, 0) }))
	}
	sum := 0.0
	for _, player := range order {
		sum += wide(player)
	}
	if len(order) < 2 || from+sum > to {
		return
	}
	for _, player := range order {
		t.ribbonPlayer(p, player, from+7, 0)
		spot := &(*p.Spots())[len(*p.Spots())-1]
		spot.Rect = ui.Rect{X: from, Y: (t.Layout.Ribbon.H - each) / 2, W: wide(player), H: each} // as large as a finger
		from += wide(player)
	}
}
