package panels

import (
	"cmp"
	"math"
	"slices"

	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// What the step allows, in the column of Low: cards in two columns that scroll up and down.

const (
	columnGap  = 8.0
	columnCard = 64.0 // height of a card

	columnAnswer = 84.0 // height of an answer to what an extension asks
	columnShare  = 104.0
	columnOffers = 96.0 // height of its other offers, with a heading

	columnFoot = 12.0 // between the scrolled part and the buttons
)

// writeColumn writes the hand down from the top of an area, and returns its bottom.
func (t *Tray) writeColumn(p *paper.Paper, in ui.Rect) (bottom float64) {
	t.beginHand()
	part := t.part()
	if part.offers && !part.alone {
		in = t.writeColumnOfOffers(p, in)
	}
	return part.column(p, in)
}

// beginHand prepares to write the hand into a drawer, which shows all that it has.
func (t *Tray) beginHand() {
	t.WroteOutside = true
	t.inSight, t.pages, t.page = t.inSight[:0], 0, 0
}

// columnCards are the places of cards in two columns, one after another.
type columnCards struct {
	in     ui.Rect
	high   float64 // of a card
	count  int
	whole  bool // in one column
	beside int  // or in that many
	bottom float64
}

func (l *columnCards) columns() int {
	if l.whole {
		return 1
	}
	return cmp.Or(l.beside, 2)
}

func (l *columnCards) wide() float64 {
	return (l.in.W+columnGap)/float64(l.columns()) - columnGap
}

func (l *columnCards) next() ui.Rect {
	columns, wide := l.columns(), l.wide()
	r := ui.Rect{X: l.in.X + float64(l.count%columns)*(wide+columnGap), Y: l.in.Y + float64(l.count/columns)*(l.high+columnGap), W: wide, H: l.high}
	l.count, l.bottom = l.count+1, r.Bottom()
	return r
}

// fill makes rows of cards as high as needed, from least to most, so that as many as fit fill a column.
func (l *columnCards) fill(rows int, least, most float64) {
	room := l.in.H
	if float64(rows)*(least+columnGap)-columnGap > room {
		room -= arrowHigh - columnFoot
	}
	seen := min(float64(rows), math.Floor((room+columnGap)/(least+columnGap)))
	l.high = ui.Between((room+columnGap)/max(1, seen)-columnGap, least, most)
}

// columnBelow writes a question, and returns the places for cards of a height below it.
func (t *choices) columnBelow(p *paper.Paper, in ui.Rect, text string, high float64) columnCards {
	paper.PutTop(p.WordsApart(p.Styles.Grown(askedLine), 0, p.Styles.TextStrong, text, theme.Ink), &in, columnGap)
	return columnCards{in: in, high: high, bottom: in.Y - columnGap}
}

// writeColumnOfShares writes how much each player takes of what all share, one below the other.
func (t *choices) writeColumnOfShares(p *paper.Paper, in ui.Rect) (bottom float64) {
	d := t.decision()
	t.shelfWide = in.W
	t.writeQuestion(p, &in, d, "")
	const agree = 48.0
	split, sum, why := t.shares()
	row := in.CutTop(agree, columnGap)
	t.writeSum(p, row.CutLeft(80, columnGap), sum, d.Count)
	t.writeAgree(p, row, why)
	for _, player := range t.State.TurnOrder {
		t.writeShare(p, in.CutTop(columnShare, 0), player, split[player])
	}
	return in.Y
}

// writeColumnOfAnswers writes what an extension asks, the answers below it, then what else can be taken and the
// people it is about.
func (t *Tray) writeColumnOfAnswers(p *paper.Paper, in ui.Rect) (bottom float64) {
	t.shelfWide = in.W
	cards := t.OfferCards(false)
	t.writeQuestion(p, &in, t.decision(), t.noteOf(cards))
	list := columnCards{in: in, high: columnAnswer + p.Styles.Grown(42) - 42, bottom: in.Y - columnGap}
	half := (in.W - columnGap) / 2
	var answers []paper.Part
	for _, card := range cards {
		answers = append(answers, t.answerCard(p, card, half))
		list.whole = list.whole || len(cards) == 1 || answers[len(answers)-1].W > half
	}
	for _, answer := range answers {
		answer.Write(list.next())
	}
	in.Y = list.bottom + columnGap
	in = t.writeColumnOfOffers(p, in)
	if t.pointsIntoTray() {
		return t.writeColumnOfPeople(p, in)
	}
	return in.Y - columnGap
}

// writeColumnOfOffers writes what else extensions offer, as many groups in a row as fit, and returns the area left
// below.
func (t *choices) writeColumnOfOffers(p *paper.Paper, in ui.Rect) ui.Rect {
	groups, locked, _ := t.offerGroups(2 * 700)
	row := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: columnOffers + p.Styles.Grown(30) - 30}
	for i := range groups {
		wide := min(in.W, groups[i].width)
		if i > 0 && wide > row.W {
			row = ui.Rect{X: in.X, Y: row.Bottom() + columnGap, W: in.W, H: columnOffers + p.Styles.Grown(30) - 30}
		}
		t.writeOfferGroup(p, &groups[i], row.CutLeft(wide, columnGap), offerGap, locked)
	}
	if len(groups) > 0 {
		in.Y = row.Bottom() + columnGap
	}
	return in
}

func (t *choices) writeColumnToBuild(p *paper.Paper, in ui.Rect) (bottom float64) {
	hubs, cards := t.cards()
	const picture, emblem = 37.0, 20.0 // at least
	list := columnCards{in: in, whole: leastLow(p.Reader, cards) > (in.W-columnGap)/2}
	rows := (len(cards) + 1) / 2
	if list.whole {
		rows = len(cards)
	}
	sign := (in.W - columnGap) / float64(len(hubs))
	flat := !slices.ContainsFunc(hubs, func(k card) bool { return k.flatSign(p.Reader, sign) < emblem })
	list.fill(rows+min(1, len(hubs)), picture+p.Styles.Grown(lowNameLine), columnCard+p.Styles.Grown(lowNameLine)-lowNameLine)
	hubsHigh := list.high
	if !flat {
		hubsHigh += 26
	}
	for i := range cards {
		if len(hubs) > 0 && i == 2 { // below the first two, as wide as both
			r := ui.Rect{X: in.X, Y: list.bottom + columnGap, W: in.W, H: hubsHigh}
			t.writeHubs(p, r, hubs, sign, flat)
			list = columnCards{in: ui.Rect{X: in.X, Y: r.Bottom() + columnGap, W: in.W}, high: list.high, whole: list.whole, bottom: r.Bottom()}
		}
		t.writeLowCard(p, &cards[i], list.next())
	}
	return list.bottom
}

// writeColumnOfAnnex writes the halves of the annex's action, and below them what can be built there.
func (t *choices) writeColumnOfAnnex(p *paper.Paper, in ui.Rect) (bottom float64) {
	const half = 36.0
	list := t.halves()
	asks := t.halvesAsked(list)
	paper.PutTop(p.Words(p.Styles.TextStrong, asks, theme.Ink), &in, 4)
	for i := range list {
		t.writeHalf(p, &list[i], in.CutTop(max(half, p.Styles.Grown(24)), 0))
	}
	in.CutTop(0, columnGap)
	cards := t.annexCards()
	places := columnCards{in: in, high: columnCard + p.Styles.Grown(lowNameLine) - lowNameLine, whole: leastLow(p.Reader, cards) > (in.W-columnGap)/2}
	for i := range cards {
		t.writeLowCard(p, &cards[i], places.next())
	}
	return places.bottom
}

// writeColumnOfBot writes the turn of a bot: who it is and what it has left to do, what it thinks about and its
// last act, its speed, and its earlier acts.
func (t *botCards) writeColumnOfBot(p *paper.Paper, in ui.Rect) (bottom float64) {
	b := t.Look.Bot
	const portrait, act = 64.0, 76.0
	paces := t.paces(p, "bots.pace", b.Paused, b.Speed)
	face := paper.Part{W: portrait, H: portrait, Write: func(r ui.Rect) { t.writePortrait(p, r.CutTop(portrait, 0), b.Player) }}
	text := tree.Column(0, p.Words(p.Styles.TextBold, t.botHeading(b), theme.Ink), tree.Grow(p.Words(p.Styles.Text, t.botSays(b), theme.SecondInk)))
	paper.PutTop(tree.Row(10, face, tree.Grow(text)), &in, columnGap)
	list := columnCards{in: in, high: act + p.Styles.Grown(34) - 34}
	t.writeBotThinks(p, list.next(), b)
	for i := len(b.Acts) - 1; i >= 0; i-- {
		if i == len(b.Acts)-2 && !b.Far {
			list = columnCards{in: ui.Rect{X: in.X, Y: list.bottom + paces.H + 2*columnGap, W: in.W}, high: list.high}
		}
		t.writeBotCard(p, list.next(), b, i)
	}
	if b.Far {
		return list.bottom
	}
	below := in.Y + list.high + columnGap
	paces.Write(ui.Rect{X: in.X, Y: below, W: in.W, H: paces.H})
	return max(list.bottom, below+paces.H)
}

// writeColumnOfPieces writes what is still to be placed for free.
func (t *choices) writeColumnOfPieces(p *paper.Paper, in ui.Rect) (bottom float64) {
	d := t.decision()
	title, c := t.askForPieces(d)
	list := t.columnBelow(p, in, title, columnAnswer)
	list.whole = len(d.Pieces) == 1
	t.writePieceCards(p, c, d, list.next)
	return list.bottom
}

// torn reports whether a word of one of some texts is wider than a card.
func torn(reader *ui.Reader, texts []string, wide float64) bool {
	return slices.ContainsFunc(texts, func(text string) bool { return len(ui.Torn(reader.Styles.Text, text, wide)) > 0 })
}

// mostLines returns how many lines the longest of some texts takes.
func mostLines(reader *ui.Reader, texts []string, wide float64) (most int) {
	for _, text := range texts {
		most = max(most, len(ui.Wrap(reader.Styles.Text, text, wide)))
	}
	return most
}

// writeColumnOfBonuses writes bonus tiles.
func (t *choices) writeColumnOfBonuses(p *paper.Paper, in ui.Rect) (bottom float64) {
	list := t.columnBelow(p, in, p.T("tray.choose_bonus"), 92)
	var names []string
	for _, tile := range t.State.Market.Bonuses {
		names = append(names, t.BonusText(tile))
	}
	list.whole = torn(p.Reader, names, list.wide()-2*bonusPad)
	list.high += bonusFoot(p.Reader, max(1, mostLines(p.Reader, names, list.wide()-2*bonusPad))) - bonusFoot(p.Reader, 2)
	for _, tile := range t.State.Market.Bonuses {
		t.writeBonus(p, tile, list.next())
	}
	return list.bottom
}

// writeColumnOfGoals writes goals, with their names beside the pictures if more of them are in sight then.
func (t *choices) writeColumnOfGoals(p *paper.Paper, in ui.Rect) (bottom float64) {
	const picture, finger = 40.0, 44.0 // at least
	list := t.columnBelow(p, in, p.T("tray.choose_goal"), 104)
	choices := append([]string{game.DrawGoal}, t.State.Market.Goals...)
	rows := (len(choices) + 1) / 2
	var names []string
	for _, goal := range choices {
		names = append(names, t.shortGoal(goal))
	}
	if list.whole = torn(p.Reader, names, list.wide()-2-nameFree(p.Reader)); list.whole {
		rows = len(choices)
	}
	lines, beside := mostLines(p.Reader, names, list.wide()-2-nameFree(p.Reader)), besideGoal(list.wide())
	most := list.high + goalFoot(p.Reader, lines) - goalFoot(p.Reader, 2)
	low := list
	list.fill(rows, picture+goalFoot(p.Reader, lines), most)
	low.fill(rows, max(finger, p.Styles.Grown(17)*float64(mostLines(p.Reader, names, beside))), most)
	if low.high < list.high && !slices.ContainsFunc(names, func(name string) bool { return !fitsInLines(p.Styles.Text, name, beside, 3) }) {
		list, lines = low, 0
	}
	for _, goal := range choices {
		t.writeGoal(p, goal, list.next(), lines)
	}
	return list.bottom
}

func (t *Tray) writeColumnOfActions(p *paper.Paper, in ui.Rect) (bottom float64) {
	s := &t.Situation
	turn := &s.State.Players[s.Viewer].Turn
	text, ink, refused := t.askForAction()
	paper.PutTop(p.WordsApart(p.Styles.Grown(askedLine), 0, p.Styles.TextStrong, text, ink), &in, columnGap)
	beside := 2
	if t.Layout.Hand == arrangement.Sheet {
		beside = len(s.Rules.Actions)
	}
	rows := float64((len(s.Rules.Actions) + beside - 1) / beside)
	name := p.Styles.Grown(20)
	const sign = 24.0 // at least
	list := columnCards{in: in, high: ui.Between((in.H+columnGap)/rows-columnGap, sign+8+name, 92), beside: beside}
	for i, spec := range s.Rules.Actions {
		r, left := list.next(), t.tiles(spec)-int(turn.Used[i])
		what, why := thing.Named(thing.Action, spec.Action), ""
		if !refused[i].None() {
			why = words.Reason(p.Reader, refused[i])
		}
		ink := theme.SecondInk
		if left <= 0 {
			p.Empty(r, 13)
		} else {
			_, ink = t.frame(p, what, r, why)
		}
		count := words.Times(p.Reader, left)
		right := ui.Measure(p.Styles.Figures, count) + 14 // for the count, and the lock below it
		side := min(r.H-8-name, r.W-6-right)
		face := ui.Rect{X: min(r.X+(r.W-side)/2, r.Right()-right-side), Y: r.Y + 5, W: side, H: side}
		t.writeActionFace(p, spec.Action, face, left <= 0)
		if left > 0 {
			p.Text(p.Styles.Figures, count, r.Right()-8, r.Y+15, ui.Right, ink)
		}
		if why != "" {
			p.Tinted(pictures.Lock, r.Right()-16, r.Y+37, 0.62, theme.SecondInk)
		}
		p.TextIn(p.Styles.TextStrong, t.actionName(spec.Action, r.W-4), ui.Rect{X: r.X + 2, Y: r.Bottom() - name - 2, W: r.W - 4, H: name}, ui.Center, ink)
		p.End()
	}
	return list.bottom
}

// writeActionFace writes an action's sign on its tile, without its name.
func (t *Made) writeActionFace(p *paper.Paper, action game.Action, r ui.Rect, spent bool) {
	state := 0
	if spent {
		state = 1
	}
	if names, known := actionArt[action]; known {
		p.Fitted(sprites.Must(names[state]), r, r.W/72)
	} else if own, dressed := extensionui.ActionOf(action); dressed {
		p.Fitted(own.Tile[state], r, r.W/72)
	}
}

// actionName returns an action's name, the short one if the whole has no room.
func (t *Made) actionName(action game.Action, wide float64) string {
	name := t.T("action." + string(action))
	if short := "action_short." + string(action); ui.Measure(t.Styles.TextStrong, name) > wide && t.Texts.Has(short) {
		name = t.T(short)
	}
	return name
}

// people returns those who wait, outside and in pre-admissions, and in Hire what may still be hired, each group with a
// caption above it. In a row that scrolls the caption goes along the group, so that it is never cut off.
func (t *Tray) people(p *paper.Paper, down bool) (groups []tree.Node) {
	const below, place, gap = 4.0, 52.0, 4.0
	caption := p.Styles.Grown(20)
	group := func(text string, places tree.Node) {
		head := paper.Part{W: ui.Measure(p.Styles.TextStrong, text), H: caption, Write: func(r ui.Rect) {
			const least = 24.0
			if r.H = caption - 2; !down {
				r = r.Intersect(ui.Rect{X: t.shelfSeen.X, Y: r.Y, W: t.shelfSeen.W, H: r.H})
			}
			if r.W >= least {
				p.TextIn(p.Styles.TextStrong, ui.Fit(p.Styles.TextStrong, text, r.W), r, ui.Left, theme.SecondInk)
			}
		}}
		groups = append(groups, tree.Edges{Node: tree.Column(0, head, tree.Grow(places)), Bottom: below})
	}
	size := place
	if down {
		size = 48
	}
	if t.decision().Kind == game.DecideHire {
		groups = append(groups, paper.Part{W: 240, H: shelfHigh(p.Reader) - 14, Write: func(r ui.Rect) {
			if down {
				r.Y, r.H = r.Y-8, shelfHigh(p.Reader)
			}
			t.writeToHire(p, r)
		}})
	}
	if count := float64(len(t.placesOutside())); count > 0 {
		group(t.outsideText(), tree.ByWidth(func(wide float64) tree.Node {
			high := 64.0
			if 58*count-6 > wide { // in two rows
				high += 64 + gap
			}
			return paper.Part{W: 58*count - 6, H: high, Write: func(r ui.Rect) { t.writeOutside(p, r) }}
		}))
	}
	board := &t.State.Players[t.Looked()].Clinic
	for _, service := range t.preadmissions() {
		group(words.Service(p.Reader, service).Label(), paper.Part{W: 40 + float64(t.placesFor(board, service))*(place+gap), H: place, Write: func(r ui.Rect) {
			if !down {
				r.W = min(r.W, 36+float64(t.placesFor(board, service))*(place+gap))
			}
			t.writePreadmissions(p, board, service, r, size)
		}})
	}
	return groups
}

// writeColumnOfPeople writes them one below the other.
func (t *Tray) writeColumnOfPeople(p *paper.Paper, in ui.Rect) (bottom float64) {
	paper.PutTop(tree.Column(6, t.people(p, true)...), &in, -4)
	return in.Y
}

// writeShelfOfPeople writes them side by side.
func (t *Tray) writeShelfOfPeople(p *paper.Paper, in ui.Rect) {
	in.H = min(in.H, shelfHigh(p.Reader))
	paper.Put(tree.Row(14, t.people(p, false)...), in)
}
