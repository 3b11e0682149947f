package panels

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// The tray while a bot plays: who it is, what it does in words and pictures, the speed, and how long until the
// player's own turn.

const (
	botPaceCell = 44.0 // width of one speed
	botAct      = 90.0 // width of the card of an act, at 100 %
	botArrow    = 16.0 // from one card to the next
	botEarlier  = 36.0 // width of the card that counts the acts without room
	botTextWide = 220.0
)

// botPaces are the speeds in the tray; −1 pauses the bots.
var botPaces = [...]int{-1, 1, 2, 4}

// writeBotTurn writes the turn of a bot.
func (t *botCards) writeBotTurn(p *paper.Paper, in ui.Rect) {
	b := t.Look.Bot
	wide := min(p.Styles.Grown(botTextWide), in.W*0.32)
	if t.Layout.Scrolls { // the text takes no room from the cards
		const portrait = 80 + 14
		widest := p.Styles.Grown(190)
		if t.Layout.Hand == arrangement.Bar { // which is lower
			widest = p.Styles.Grown(280)
		}
		wide = ui.Between(t.shelfWide-portrait-4, 120, widest)
		in.W += 60
	}
	in.Y, in.H = in.Y+12, in.H-24
	t.writePortrait(p, in.CutLeft(min(80, in.H), 14), b.Player)
	if !b.Far {
		paces := t.paces(p, "bots.pace", b.Paused, b.Speed)
		paces.Write(in.CutRight(paces.W, 16))
	}
	text := in.CutLeft(wide, 14)
	heading, style := t.botHeading(b), p.Styles.Heading
	if len(ui.Wrap(style, heading, text.W)) > 1 {
		style = ui.Snug(p.Styles.TextStrong, text.W, heading)
	}
	paper.PutTop(tree.Pad(0, 1, p.WordsApart(style.LineHeight(), 2, style, heading, theme.Ink)), &text, 2)
	paper.PutTop(p.WordsApart(p.Styles.Grown(18), max(1, int(text.H/p.Styles.Grown(18))), p.Styles.Text, t.botSays(b), theme.SecondInk), &text, 0)
	t.writeBotActs(p, in, b)
}

// botHeading returns in a few words what the bot does.
func (t *botCards) botHeading(b *view.BotTurn) string {
	who := ui.Data{"Name": t.SeatName(b.Player)}
	if id := "bots.does." + string(b.Kind); t.Texts.Has(id) {
		return t.T(id, who)
	}
	return t.T("bots.plays", who)
}

// botSays returns the sentences below: what the bot has left to do, and who plays next.
func (t *botCards) botSays(b *view.BotTurn) string {
	switch {
	case b.Paused:
		if key := t.Look.Caps.KeyOf(t.Reader, input.PauseBots); key != "" {
			return t.T("bots.paused", ui.Data{"Key": key})
		}
		return t.T("bots.paused_no_key")
	case b.Slow:
		return t.T("bots.thinks_long", ui.Data{"Name": t.SeatName(b.Player)})
	}
	says := t.Texts.Sentences(t.botLeft(b), t.botNext(b), t.saysWatching()) // what is left is of whom the heading names
	if left := t.Look.Clocks[b.Player].Left; left != "" {
		says = t.Texts.Dots(says, left)
	}
	if says == "" && !b.Far { // of others the card says it
		return t.T("bots.thinks", ui.Data{"Name": t.SeatName(b.Player)})
	}
	return says
}

// botLeft returns what is left of its action.
func (t *botCards) botLeft(b *view.BotTurn) string {
	c := game.Context{Rules: t.Rules, State: t.State, Player: b.Player}
	turn := c.Turn()
	switch b.Kind {
	case game.DecideBuild:
		count, onTop := c.BuildsLeft()
		if onTop != "" {
			return t.T("bots.builds_left_and", ui.Data{"Count": count, "What": words.Thing(t.Reader, string(onTop))})
		}
		return t.T("bots.builds_left", ui.Data{"Count": count})
	case game.DecideHire:
		switch {
		case turn.DoctorHired && turn.OtherHired:
			return ""
		case turn.DoctorHired:
			return t.T("bots.hires_other")
		case turn.OtherHired:
			return t.T("bots.hires_doctor")
		}
		return t.T("bots.hires_both")
	case game.DecideAdmit:
		return t.T("bots.queue_left", ui.Data{"Count": turn.Queue})
	}
	return ""
}

// botNext returns who plays after it, or "" if the step ends with it.
func (t *botCards) botNext(b *view.BotTurn) string {
	next, kind := t.Situation.Next(b.Player)
	switch {
	case next == game.NoPlayer:
		return ""
	case next == t.Viewer && !t.Situation.Seats[next].Elsewhere:
		if id := "bots.you_next." + string(kind); t.Texts.Has(id) {
			return t.T(id)
		}
		return t.T("bots.you_next")
	}
	who := ui.Data{"Name": t.SeatName(next)}
	if id := "bots.next." + string(kind); t.Texts.Has(id) {
		return t.T(id, who)
	}
	return t.T("bots.next", who)
}

// writePortrait writes the figure of a player on the pale color of the seat.
func (t *Made) writePortrait(p *paper.Paper, r ui.Rect, player int) {
	p.Round(r, 12, theme.Mix(t.SeatColor(player), theme.Card, 0.86))
	p.Fitted(t.Situation.Seats[player].Portrait, r.Inset(6), 1.6)
}

// writeBotActs writes the bot's action, a card for each act, and then the one it is thinking about. If not all
// have room the earlier ones are counted.
func (t *botCards) writeBotActs(p *paper.Paper, in ui.Rect, b *view.BotTurn) {
	for _, spec := range t.Rules.Actions {
		if side := min(72, in.H-12); spec.Decision == b.Kind && in.W > side+botArrow+2*(p.Styles.Grown(botAct)+botArrow) {
			p.Divider(in.X-7, in)
			in.CutLeft(8, 0)
			r := in.CutLeft(side, 0)
			t.writeActionTile(p, spec.Action, ui.Rect{X: r.X, Y: r.Y + (r.H-side)/2, W: side, H: side}, false, false)
			t.writeBotArrow(p, &in)
		}
	}
	// fit returns how many cards fit beside the thinking one.
	fit := func(width float64) int {
		return int((width - p.Styles.Grown(botAct)) / (p.Styles.Grown(botAct) + botArrow))
	}
	first := 0
	if len(b.Acts) > fit(in.W) {
		first = len(b.Acts) - max(0, fit(in.W-botEarlier-botArrow))
		r := in.CutLeft(botEarlier, 0)
		p.Round(r, 12, theme.Well)
		p.TextIn(p.Styles.Figures, words.Signed(p.Reader, first), r, ui.Center, theme.SecondInk)
		t.writeBotArrow(p, &in)
	}
	for i := first; i < len(b.Acts); i++ {
		t.writeBotCard(p, in.CutLeft(p.Styles.Grown(botAct), 0), b, i)
		t.writeBotArrow(p, &in)
	}
	if r := in.CutLeft(p.Styles.Grown(botAct), 0); r.W >= p.Styles.Grown(botAct)-1 {
		t.writeBotThinks(p, r, b)
	}
}

// writeBotCard writes the card of act i; the last one is marked.
func (t *botCards) writeBotCard(p *paper.Paper, r ui.Rect, b *view.BotTurn, i int) {
	last := i == len(b.Acts)-1
	ground := theme.Well
	if last {
		ground = theme.AccentSoft
	}
	p.Round(r, 12, ground)
	if last {
		p.Border(r, 12, 2, theme.Accent)
	}
	t.writeBotAct(p, r.Inset(6), &b.Acts[i])
	p.Badge(r.Right()-4, r.Y+4, paper.Number(i+1))
}

// writeBotThinks writes the card of the act that the bot is thinking about.
func (t *botCards) writeBotThinks(p *paper.Paper, r ui.Rect, b *view.BotTurn) {
	p.Empty(r, 12)
	word := p.T("bots.thinking")
	switch presence := t.presence(b.Player); {
	case b.Paused:
		word = p.T("bots.stopped")
	case presence != "":
		word = presence
	}
	x, y := r.Center()
	t.writeDots(p, x, y-10, b)
	p.TextIn(p.Styles.Text, word, ui.Rect{X: r.X + 2, Y: y + 2, W: r.W - 4, H: 22}, ui.Center, theme.SecondInk)
}

// writeBotArrow writes the arrow to the next card.
func (t *botCards) writeBotArrow(p *paper.Paper, in *ui.Rect) {
	x, y := in.CutLeft(botArrow, 0).Center()
	p.Tinted(pictures.Next, x, y, 0.7, theme.SecondInk)
}

// writeBotAct writes the subject of an act, with its name below.
func (t *botCards) writeBotAct(p *paper.Paper, r ui.Rect, e *game.Event) {
	say := func(text string) {
		const beside = 4.0
		line := p.Styles.Grown(16)
		most := 2
		if !fitsInLines(p.Styles.Text, text, r.W+2*beside, most) {
			most = 3
		}
		lines := min(most, len(ui.Wrap(p.Styles.Text, text, r.W+2*beside)))
		name := r.CutBottom(line*float64(lines)+2, 2)
		p.Lines(p.Styles.Text, text, ui.Rect{X: name.X - beside, Y: name.Y, W: name.W + 2*beside, H: line * float64(lines)}, most, ui.Center, theme.Ink)
	}
	switch {
	case e.Type == game.ComponentBuilt:
		say(shortName(p.Reader, e.Component.Kind, r.W, 2))
		dollhouse.Write(p, e.Component.Kind, e.Component.Service, r, 0.4)
	case e.Type == game.PatientQueued && e.Second != clinic.NoService:
		say(p.T("bots.queued", ui.Data{"Service": words.Service(p.Reader, e.Second)}))
		p.Fitted(extensionui.PieceOf(clinic.Patient, e.Level).Picture(), r, 1)
	case e.Type == game.PatientsSwapped:
		say(p.T("bots.swapped"))
		kind := t.Rules.BoardNamed(e.Board).KindOf(clinic.Patient)
		left, right := r, r
		left.W, right.W = r.W/2-2, r.W/2-2
		right.X = r.X + r.W/2 + 2
		p.Fitted(extensionui.PieceOf(kind, e.Level).Picture(), left, 1)
		p.Fitted(extensionui.PieceOf(kind, e.NewLevel).Picture(), right, 1)
	case e.Kind != "":
		say(words.Person(p.Reader, e.Kind, e.Level).Label())
		p.Fitted(extensionui.PieceOf(e.Kind, e.Level).Picture(), r, 1)
	case e.Popularity != 0:
		say(words.Signed(p.Reader, e.Popularity))
		p.Fitted(pictures.Popularity, r, 1.4)
	default:
		p.Lines(p.Styles.Text, t.SentenceOf(e), r, 4, ui.Center, theme.SecondInk)
	}
}

// paces returns the speeds of something that plays by itself.
func (t *botCards) paces(p *paper.Paper, heading string, paused bool, speed int) paper.Part {
	wide := max(botPaceCell*float64(len(botPaces)), ui.Measure(p.Styles.TextStrong, p.T(heading)))
	return paper.Part{W: wide, H: 28 + 44, Write: func(r ui.Rect) {
		p.TextIn(p.Styles.TextStrong, p.T(heading), ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: 20}, ui.Left, theme.SecondInk)
		r.Y, r.H = r.Y+28, 44
		p.Tile(r, 12, theme.Well)
		for _, pace := range botPaces {
			cell := r.CutLeft(botPaceCell, 0)
			chosen := paused && pace < 0 || !paused && pace == speed
			p.Begin(thing.Numbered(thing.BotPace, max(0, pace)), cell)
			ink := theme.SecondInk
			if chosen {
				p.Round(cell.Inset(3), 9, theme.Card)
				p.Border(cell.Inset(3), 9, 1, theme.Edge)
				ink = theme.Accent
				p.Says(p.T("spoken.chosen"), cell.Right(), cell.Bottom())
			}
			x, y := cell.Center()
			if pace < 0 {
				p.Tinted(pictures.Pause, x, y, 0.8, ink)
				p.KeyCap(t.Look.Caps.On(p.Reader, input.PauseBots), cell.X+3, cell.Y-5, cell.W-6)
			} else {
				p.TextIn(p.Styles.TextStrong, p.T("bots.speed", ui.Data{"Number": pace}), cell, ui.Center, ink)
			}
			p.End()
		}
	}}
}

// tipBotPace returns the tip of a speed.
func (t *Tips) tipBotPace(what thing.Thing) []string {
	if what.Number == 0 {
		return keyed("bots.pause", input.PauseBots)(t, what)
	}
	return []string{t.T("tip.bots.speed", ui.Data{"Number": what.Number})}
}
