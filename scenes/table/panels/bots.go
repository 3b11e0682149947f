package panels

import (
	"clinic/game"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// The tray while a bot plays: who it is, what it does in words and pictures, how fast, and the way to one's own turn.

const (
	botPaceCell = 44.0 // width of one speed
	botActWide  = 92.0
	botActGap   = 10.0
	botTextWide = 200.0
)

// botPaces are the speeds as the tray offers them; −1 stops the bots.
var botPaces = [...]int{-1, 1, 2, 4}

// writeBotTurn writes the turn of a bot.
func (t *Tray) writeBotTurn(p *paper.Paper, in ui.Rect, b *view.BotTurn) {
	in.Y, in.H = in.Y+12, in.H-24
	t.writePortrait(p, in.CutLeft(min(80, in.H), 14), b.Player)
	t.writeBotPaces(p, in.CutRight(botPaceCell*float64(len(botPaces)), 16), b)
	wide := min(botTextWide, in.W*0.45)
	text := in.CutLeft(wide, 14)
	heading := t.botHeading(b)
	style := ui.Heading
	if ui.Measure(style, heading) > text.W {
		style = ui.TextStrong
	}
	p.Lines(style, heading, ui.Rect{X: text.X, Y: text.Y, W: text.W, H: 26}, 1, ui.Left, paint.Ink)
	says := t.botSays(b)
	lines := min(3, len(ui.Wrap(ui.Text, says, text.W)))
	p.Lines(ui.Text, says, ui.Rect{X: text.X, Y: text.Y + 30, W: text.W, H: float64(lines) * ui.Text.LineHeight()}, 3, ui.Left, paint.SecondInk)
	t.writeBotActs(p, in, b)
}

// botHeading says in a few words what the bot does.
func (t *Tray) botHeading(b *view.BotTurn) string {
	who := ui.Data{"Name": t.SeatName(b.Player)}
	if id := "bots.does." + string(b.Kind); ui.Has(id) {
		return ui.T(id, who)
	}
	return ui.T("bots.plays", who)
}

// botSays is the sentence below: its last act, or that it thinks.
func (t *Tray) botSays(b *view.BotTurn) string {
	who := ui.Data{"Name": t.SeatName(b.Player)}
	switch {
	case b.Paused:
		return ui.T("bots.paused")
	case b.Slow:
		return ui.T("bots.thinks_long", who)
	case len(b.Acts) > 0:
		return t.SentenceOf(&b.Acts[len(b.Acts)-1])
	}
	return ui.T("bots.thinks", who)
}

// writePortrait writes the figure of a player on the pale color of the seat.
func (t *Made) writePortrait(p *paper.Paper, r ui.Rect, player int) {
	p.Round(r, 12, paint.Mix(t.SeatColor(player), paint.Card, 0.86))
	p.Fitted(t.Situation.Seats[player].Portrait, r.Inset(6), 1.6)
}

// writeBotActs writes a card for each act, the last ones where not all have room, and behind them the one it thinks about.
func (t *Tray) writeBotActs(p *paper.Paper, in ui.Rect, b *view.BotTurn) {
	room := int((in.W + botActGap) / (botActWide + botActGap))
	if room < 1 {
		return
	}
	first := max(0, len(b.Acts)-(room-1))
	for i := first; i < len(b.Acts); i++ {
		r := in.CutLeft(botActWide, botActGap)
		last := i == len(b.Acts)-1
		ground := paint.Well
		if last {
			ground = paint.AccentSoft
		}
		p.Round(r, 12, ground)
		if last {
			p.Border(r, 12, 2, paint.Accent)
		}
		t.writeBotAct(p, r.Inset(6), &b.Acts[i])
		p.Badge(r.Right()-4, r.Y+4, paper.Number(i+1))
	}
	if r := in.CutLeft(botActWide, 0); r.W >= botActWide-1 {
		p.Empty(r, 12)
		x, y := r.Center()
		for dot := range 3 {
			color := paint.Mix(t.SeatColor(b.Player), paint.Card, 0.7)
			if dot == b.Dots && !b.Paused {
				color = t.SeatColor(b.Player)
			}
			p.Circle(x+float64(dot-1)*14, y, 4, color)
		}
	}
}

// writeBotAct writes what an act is about, with its name below.
func (t *Tray) writeBotAct(p *paper.Paper, r ui.Rect, e *game.Event) {
	name := r.CutBottom(20, 2)
	say := func(text string) {
		p.TextIn(ui.Text, ui.Fit(ui.Text, text, name.W+8), ui.Rect{X: name.X - 4, Y: name.Y, W: name.W + 8, H: name.H}, ui.Center, paint.Ink)
	}
	switch {
	case e.Type == game.ComponentBuilt:
		dollhouse.Write(p, e.Component.Kind, e.Component.Service, r, 0.4)
		say(words.Component(e.Component.Kind))
	case e.Kind != "":
		p.Fitted(dress.PieceOf(e.Kind, e.Level).Picture(), r, 1)
		say(words.Person(e.Kind, e.Level))
	case e.Popularity != 0:
		p.Fitted(pictures.Popularity, r, 1.4)
		say(words.Signed(e.Popularity))
	default:
		r.H = name.Bottom() - r.Y
		p.Lines(ui.Text, t.SentenceOf(e), r, 4, ui.Center, paint.SecondInk)
	}
}

// writeBotPaces writes the speeds.
func (t *Tray) writeBotPaces(p *paper.Paper, r ui.Rect, b *view.BotTurn) {
	p.TextIn(ui.TextStrong, ui.T("bots.pace"), ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: 20}, ui.Left, paint.SecondInk)
	r.Y, r.H = r.Y+28, 44
	p.Round(r, 12, paint.Well)
	for _, pace := range botPaces {
		cell := r.CutLeft(botPaceCell, 0)
		chosen := b.Paused && pace < 0 || !b.Paused && pace == b.Speed
		p.Begin(thing.Numbered(thing.BotPace, max(0, pace)), cell)
		ink := paint.SecondInk
		if chosen {
			p.Round(cell.Inset(3), 9, paint.Card)
			p.Border(cell.Inset(3), 9, 1, paint.Edge)
			ink = paint.Accent
		}
		x, y := cell.Center()
		if pace < 0 {
			p.Tinted(pictures.Pause, x, y, 0.8, ink)
		} else {
			p.TextIn(ui.TextStrong, ui.T("bots.speed", ui.Data{"Number": pace}), cell, ui.Center, ink)
		}
		p.End()
	}
}

// tipBotPace says what a speed does.
func (t *Tips) tipBotPace(what thing.Thing) []string {
	if what.Number == 0 {
		return []string{ui.T("tip.bots.pause")}
	}
	return []string{ui.T("tip.bots.speed", ui.Data{"Number": what.Number})}
}
