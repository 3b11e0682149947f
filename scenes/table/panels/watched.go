package panels

import (
	"clinic/game"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The right side while a bot plays: its clinic as it grows, the other clinics, and the latest events.

const (
	watchedCard  = 276.0 // height of the card, if there is room
	watchedLeast = 190.0
	otherRow     = 62.0 // height of each other clinic
	otherLeast   = 52.0
)

// writeWatched writes the right side of a bot's turn.
func (t *Side) writeWatched(p *paper.Paper, b *view.BotTurn) {
	t.writeWatchedInto(p, t.Layout.right, b)
}

// writeWatchedInto writes it into an area.
func (t *Side) writeWatchedInto(p *paper.Paper, area ui.Rect, b *view.BotTurn) {
	s, gap := &t.Situation, t.Layout.gap
	t.LogFolded = false
	var others []int
	for _, player := range s.State.TurnOrder {
		if player != s.Viewer && player != b.Player {
			others = append(others, player)
		}
	}
	leastLog, goodLog := 54+2*logLine(p.Reader), 54+4*logLine(p.Reader)
	count, row := float64(len(others)), otherRow
	room := area.H - gap
	if count > 0 {
		room -= gap + 8
		row = ui.Between((room-leastLog-watchedLeast)/count, otherLeast, otherRow)
		room -= count * row
	}
	room -= ui.Between(room-watchedLeast, leastLog, goodLog)
	t.writeWatchedCard(p, area.CutTop(min(watchedCard, room), gap), b)
	if count > 0 {
		r := area.CutTop(count*row+8, gap)
		p.Panel(r, 14)
		in := ui.Rect{X: r.X + 12, Y: r.Y + 4, W: r.W - 24, H: r.H - 8}
		for i, player := range others {
			paper.Put(t.other(p, player, i == 0), in.CutTop(row, 0))
		}
	}
	t.writeLog(p, area)
}

// writeWatchedCard writes the card of the bot whose turn it is. A click shows its clinic in the middle.
func (t *Side) writeWatchedCard(p *paper.Paper, r ui.Rect, b *view.BotTurn) {
	p.Panel(r, 14)
	p.Begin(thing.Numbered(thing.OtherClinic, b.Player), r.Inset(3))
	in := r.Inset(12)
	head := in.CutTop(28, 4)
	words := "bots.watch"
	if b.Player == t.Looked() {
		words = "bots.watched"
		p.Border(r.Inset(3), 12, 2, theme.Accent)
	}
	x, y := head.CutLeft(22, 8).Center()
	t.writeWho(p, b.Player, x, y)
	watch := p.T(words)
	wide := ui.Measure(p.Styles.TextStrong, watch)
	if ui.Measure(p.Styles.Heading, t.SeatName(b.Player))+wide+34 > head.W { // the sign alone
		watch, wide = "", 0
	}
	p.Tinted(pictures.Floors, head.Right()-10, y, 0.8, theme.Accent)
	p.TextIn(p.Styles.TextStrong, watch, ui.Rect{X: head.Right() - 26 - wide, Y: head.Y, W: wide, H: head.H}, ui.Left, theme.Accent)
	p.TextIn(p.Styles.Heading, t.SeatName(b.Player), ui.Rect{X: head.X, Y: head.Y, W: head.W - wide - 34, H: head.H}, ui.Left, theme.Ink)
	t.writeFacts(p, in.CutBottom(24, 4), b.Player)
	p.Fill(ui.Rect{X: in.X, Y: in.Bottom(), W: in.W, H: 1.5}, theme.Hairline)
	t.Watched = ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: in.H - 2}
	p.End()
}

// writeFacts writes popularity, money, time and cars of a player, spread over a row.
func (t *Side) writeFacts(p *paper.Paper, r ui.Rect, player int) {
	owner := &t.Situation.State.Players[player]
	cars := game.Context{Rules: t.Rules, State: t.State, Player: player}.Clinic().Cars()
	list := [...]struct {
		sign   sprites.ID
		id     string
		amount int
	}{{pictures.Popularity, "popularity", owner.Popularity}, {pictures.Money, "money", owner.Money}, {pictures.Time, "time", owner.Time}, {pictures.Cars, "cars", cars}}
	const sign = 22.0 // with the space behind it
	free := r.W
	for _, have := range list {
		free -= sign + ui.Measure(p.Styles.Figures, paper.Number(have.amount))
	}
	gap, y := ui.Between(free/float64(len(list)-1), 2, 24), r.Y+r.H/2
	x := r.X
	for _, have := range list {
		p.Art(have.sign, x+9, y, 0.72)
		x += sign + p.Counted(thing.OfOther(player, have.id), p.Styles.Figures, paper.Number(have.amount), x+sign, y, theme.Ink) + gap
	}
}
