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
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
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

// inColumn reports whether what the step allows lies in a column; else it lies in a row that scrolls sideways.
func (t *Tray) inColumn() bool {
	return t.Look.Bot != nil || t.inPhase() || t.State.Decision(t.Viewer) != nil
}

// writeColumn writes the hand down from the top of an area, and returns its bottom.
func (t *Tray) writeColumn(p *paper.Paper, in ui.Rect) (bottom float64) {
	t.WroteOutside = true
	t.inSight, t.pages, t.page = t.inSight[:0], 0, 0
	d := t.Situation.State.Decision(t.Situation.Viewer)
	switch {
	case t.Proposes():
		return t.writeColumnOfWalks(p, in)
	case t.ChoosesBill():
		return t.writeHowToTreat(p, in)
	case t.Look.Bot != nil:
		return t.writeColumnOfBot(p, in, t.Look.Bot)
	case t.inPhase() && (d == nil || !t.holdsForTray()):
		return t.writePhaseBelow(p, t.writeColumnOfOffers(p, in))
	case t.SharesOut(d):
		return t.writeColumnOfShares(p, in, d)
	case t.OwnDecision():
		return t.writeColumnOfAnswers(p, in, d)
	case t.holdsForTray():
		return t.writeColumnOfPeople(p, in, d)
	case t.PlaysAnnexAction():
		return t.writeColumnOfAnnex(p, in)
	}
	in = t.writeColumnOfOffers(p, in)
	switch d.Kind {
	case game.DecideAction:
		return t.writeColumnOfActions(p, in)
	case game.DecideBuild:
		return t.writeColumnToBuild(p, in)
	case game.DecideClinic, game.DecideAnnex, game.DecideExtras, game.DecideBonusPlace:
		title, c := t.askForPieces(d)
		list := t.columnBelow(p, in, title, columnAnswer)
		list.whole = len(d.Pieces) == 1
		t.writePieceCards(p, c, d, list.next)
		return list.bottom
	case game.DecidePopularity, game.DecideAnnexPopularity:
		return t.writePopularityBelow(p, in, d)
	case game.DecideBonus, game.DecideGoal:
		return t.writeColumnOfChoices(p, in, d.Kind == game.DecideGoal)
	}
	return t.writeColumnOfPeople(p, in, d)
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

func (l *columnCards) next() ui.Rect {
	columns := cmp.Or(l.beside, 2)
	if l.whole {
		columns = 1
	}
	wide := (l.in.W+columnGap)/float64(columns) - columnGap
	r := ui.Rect{X: l.in.X + float64(l.count%columns)*(wide+columnGap), Y: l.in.Y + float64(l.count/columns)*(l.high+columnGap), W: wide, H: l.high}
	l.count, l.bottom = l.count+1, r.Bottom()
	return r
}

// rowHigh returns the height of rows of cards, from least to most, so that as many as fit fill a column of height high.
func rowHigh(high float64, rows int, least, most float64) float64 {
	if float64(rows)*(least+columnGap)-columnGap > high {
		high -= arrowHigh - columnFoot
	}
	seen := min(float64(rows), math.Floor((high+columnGap)/(least+columnGap)))
	return ui.Between((high+columnGap)/max(1, seen)-columnGap, least, most)
}

// columnBelow writes a question, and returns the places for cards of a height below it.
func (t *choices) columnBelow(p *paper.Paper, in ui.Rect, text string, high float64) columnCards {
	lines := len(ui.Wrap(ui.TextStrong, text, in.W))
	p.Lines(ui.TextStrong, text, in.CutTop(askHigh()*float64(lines), columnGap), lines, ui.Left, theme.Ink)
	return columnCards{in: in, high: high, bottom: in.Y - columnGap}
}

// writeColumnOfShares writes how much each player takes of what all share, one below the other.
func (t *choices) writeColumnOfShares(p *paper.Paper, in ui.Rect, d *game.Decision) (bottom float64) {
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
func (t *Tray) writeColumnOfAnswers(p *paper.Paper, in ui.Rect, d *game.Decision) (bottom float64) {
	t.shelfWide = in.W
	cards := t.OfferCards(false)
	t.writeQuestion(p, &in, d, t.noteOf(cards))
	list := columnCards{in: in, high: columnAnswer + ui.Grown(42) - 42, bottom: in.Y - columnGap}
	half := (in.W - columnGap) / 2
	for _, card := range cards {
		list.whole = list.whole || len(cards) == 1 || t.answerWide(card, half) > half
	}
	for _, card := range cards {
		t.writeOfferCard(p, card, list.next())
	}
	in.Y = list.bottom + columnGap
	in = t.writeColumnOfOffers(p, in)
	if t.pointsIntoTray() {
		return t.writeColumnOfPeople(p, in, d)
	}
	return in.Y - columnGap
}

// writeColumnOfOffers writes what else extensions offer, as many groups in a row as fit, and returns the area left
// below.
func (t *choices) writeColumnOfOffers(p *paper.Paper, in ui.Rect) ui.Rect {
	groups, locked, _ := t.offerGroups(2 * 700)
	row := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: columnOffers + ui.Grown(30) - 30}
	for i := range groups {
		wide := min(in.W, groups[i].width)
		if i > 0 && wide > row.W {
			row = ui.Rect{X: in.X, Y: row.Bottom() + columnGap, W: in.W, H: columnOffers + ui.Grown(30) - 30}
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
	list := columnCards{in: in, whole: leastLow(cards) > (in.W-columnGap)/2}
	rows := (len(cards) + 1) / 2
	if list.whole {
		rows = len(cards)
	}
	sign := (in.W - columnGap) / float64(len(hubs))
	flat := !slices.ContainsFunc(hubs, func(k card) bool { return k.flatSign(sign) < emblem })
	list.high = rowHigh(in.H, rows+min(1, len(hubs)), picture+lowNameHigh(), columnCard+ui.Grown(lowNameLine)-lowNameLine)
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
	p.Lines(ui.TextStrong, asks, in.CutTop(ui.ParagraphHeight(ui.TextStrong, asks, in.W), 4), 3, ui.Left, theme.Ink)
	for i := range list {
		t.writeHalf(p, &list[i], in.CutTop(max(half, ui.Grown(24)), 0))
	}
	in.CutTop(0, columnGap)
	cards := t.annexCards()
	places := columnCards{in: in, high: columnCard + ui.Grown(lowNameLine) - lowNameLine, whole: leastLow(cards) > (in.W-columnGap)/2}
	for i := range cards {
		t.writeLowCard(p, &cards[i], places.next())
	}
	return places.bottom
}

// writeColumnOfBot writes the turn of a bot: who it is and what it has left to do, what it thinks about and its
// last act, its speed, and its earlier acts.
func (t *botCards) writeColumnOfBot(p *paper.Paper, in ui.Rect, b *view.BotTurn) (bottom float64) {
	const portrait, paces, act = 64.0, 72.0, 76.0
	heading, says := t.botHeading(b), t.botSays(b)
	wide := in.W - portrait - 10
	title, text := ui.ParagraphHeight(ui.TextBold, heading, wide), ui.ParagraphHeight(ui.Text, says, wide)
	row := in.CutTop(max(portrait, title+text), columnGap)
	left := row.CutLeft(portrait, 10)
	t.writePortrait(p, left.CutTop(portrait, 0), b.Player)
	p.Lines(ui.TextBold, heading, row.CutTop(title, 0), 9, ui.Left, theme.Ink)
	p.Lines(ui.Text, says, row, 9, ui.Left, theme.SecondInk)
	list := columnCards{in: in, high: act + ui.Grown(34) - 34}
	t.writeBotThinks(p, list.next(), b)
	for i := len(b.Acts) - 1; i >= 0; i-- {
		if i == len(b.Acts)-2 {
			list = columnCards{in: ui.Rect{X: in.X, Y: list.bottom + paces + 2*columnGap, W: in.W}, high: list.high}
		}
		t.writeBotCard(p, list.next(), b, i)
	}
	below := in.Y + list.high + columnGap
	t.writePaces(p, ui.Rect{X: in.X, Y: below, W: in.W, H: paces}, "bots.pace", b.Paused, b.Speed)
	return max(list.bottom, below+paces)
}

// writeColumnOfChoices writes bonus tiles, or goals.
func (t *Tray) writeColumnOfChoices(p *paper.Paper, in ui.Rect, goals bool) (bottom float64) {
	text, high := ui.T("tray.choose_bonus"), 92.0
	if goals {
		text, high = ui.T("tray.choose_goal"), 104
	}
	lines := len(ui.Wrap(ui.TextStrong, text, in.W))
	p.Lines(ui.TextStrong, text, in.CutTop(ui.Grown(18)*float64(lines), columnGap), lines, ui.Left, theme.Ink)
	list := columnCards{in: in, high: high}
	wide := (in.W - columnGap) / 2
	if !goals {
		most := 1
		for _, tile := range t.Situation.State.Market.Bonuses {
			list.whole = list.whole || len(ui.Torn(ui.Text, t.BonusText(tile), wide-2*bonusPad)) > 0
		}
		if list.whole {
			wide = in.W
		}
		for _, tile := range t.Situation.State.Market.Bonuses {
			most = max(most, len(ui.Wrap(ui.Text, t.BonusText(tile), wide-2*bonusPad)))
		}
		list.high += bonusFoot(most) - bonusFoot(2)
		for _, tile := range t.Situation.State.Market.Bonuses {
			t.writeBonus(p, tile, list.next())
		}
		return list.bottom
	}
	choices := append([]string{game.DrawGoal}, t.Situation.State.Market.Goals...)
	rows, most := (len(choices)+1)/2, 1
	for _, goal := range choices {
		list.whole = list.whole || len(ui.Torn(ui.Text, t.shortGoal(goal), wide-2-nameFree())) > 0
	}
	if list.whole {
		wide, rows = in.W, len(choices)
	}
	besides, fit := 1, true
	for _, goal := range choices {
		most = max(most, len(ui.Wrap(ui.Text, t.shortGoal(goal), wide-2-nameFree())))
		besides = max(besides, len(ui.Wrap(ui.Text, t.shortGoal(goal), besideGoal(wide))))
		fit = fit && fitsInLines(ui.Text, t.shortGoal(goal), besideGoal(wide), 3)
	}
	const picture, finger = 40.0, 44.0 // at least
	high += goalFoot(most) - goalFoot(2)
	list.high = rowHigh(in.H, rows, picture+goalFoot(most), high)
	beside := rowHigh(in.H, rows, max(finger, ui.Grown(17)*float64(besides)), high)
	if fit && beside < list.high { // then more of them are in sight
		list.high, most = beside, 0
	}
	for _, goal := range choices {
		t.writeGoal(p, goal, list.next(), most)
	}
	return list.bottom
}

func (t *Tray) writeColumnOfActions(p *paper.Paper, in ui.Rect) (bottom float64) {
	s := &t.Situation
	turn := &s.State.Players[s.Viewer].Turn
	text, ink, refused := t.askForAction()
	high := ui.Grown(18) * float64(len(ui.Wrap(ui.TextStrong, text, in.W)))
	p.Lines(ui.TextStrong, text, in.CutTop(high, columnGap), 4, ui.Left, ink)
	beside := 2
	if t.Layout.Hand == arrangement.Sheet {
		beside = len(s.Rules.Actions)
	}
	rows := float64((len(s.Rules.Actions) + beside - 1) / beside)
	name := ui.Grown(20)
	const sign = 24.0 // at least
	list := columnCards{in: in, high: ui.Between((in.H+columnGap)/rows-columnGap, sign+8+name, 92), beside: beside}
	for i, spec := range s.Rules.Actions {
		r, left := list.next(), t.tiles(spec)-int(turn.Used[i])
		what, why := thing.Named(thing.Action, spec.Action), ""
		if !refused[i].None() {
			why = words.Reason(refused[i])
		}
		ink := theme.SecondInk
		if left <= 0 {
			p.Empty(r, 13)
		} else {
			_, ink = t.frame(p, what, r, why)
		}
		side := r.H - 8 - name
		face := ui.Rect{X: r.X + (r.W-side)/2, Y: r.Y + 5, W: side, H: side}
		t.writeActionFace(p, spec.Action, face, left <= 0)
		if left > 0 {
			p.Text(ui.Figures, "×"+paper.Number(left), r.Right()-8, r.Y+15, ui.Right, ink)
		}
		if why != "" {
			p.Tinted(pictures.Lock, r.X+15, r.Y+15, 0.62, theme.SecondInk)
		}
		p.TextIn(ui.TextStrong, t.actionName(spec.Action, r.W-4), ui.Rect{X: r.X + 2, Y: r.Bottom() - name - 2, W: r.W - 4, H: name}, ui.Center, ink)
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
	name := ui.T("action." + string(action))
	if short := "action_short." + string(action); ui.Measure(ui.TextStrong, name) > wide && ui.Has(short) {
		name = ui.T(short)
	}
	return name
}

// writeColumnOfPeople writes those who wait, outside and in pre-admissions, and in Hire what may still be hired.
func (t *Tray) writeColumnOfPeople(p *paper.Paper, in ui.Rect, d *game.Decision) (bottom float64) {
	const card, between = 52.0, 10.0
	caption := ui.Grown(20)
	bottom = in.Y
	head := func(text string) {
		p.TextIn(ui.TextStrong, text, ui.Rect{X: in.X, Y: bottom, W: in.W, H: caption - 2}, ui.Left, theme.SecondInk)
		bottom += caption
	}
	if d.Kind == game.DecideHire {
		t.writeToHire(p, ui.Rect{X: in.X, Y: bottom - 8, W: in.W, H: shelfHigh()})
		bottom += shelfHigh() - 8
	}
	if count := len(t.placesOutside()); count > 0 {
		head(t.outsideText())
		rows := 1.0
		if 58*float64(count)-6 > in.W {
			rows = 2
		}
		high := 64*rows + 4*(rows-1)
		t.writeOutside(p, ui.Rect{X: in.X, Y: bottom, W: in.W, H: high})
		bottom += high + between
	}
	board := &t.Situation.State.Players[t.Looked()].Clinic
	for _, service := range t.preadmissions() {
		head(words.Service(service).Label())
		t.writePreadmissions(p, board, service, ui.Rect{X: in.X, Y: bottom, W: in.W, H: card}, 48)
		bottom += card + between
	}
	return bottom - between
}
