package panels

import (
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// writeSplit writes how many pieces each player takes, with a plus and a minus for each, the sum, and the button
// to agree.
func (t *choices) writeSplit(p *paper.Paper, in ui.Rect) {
	s, d := &t.Situation, t.decision()
	split, sum, why := t.shares()
	players := len(s.State.Players)
	width := min(300, in.W*0.26)
	if t.Layout.Scrolls { // names and buttons keep their width
		const name = 136
		in.W = max(in.W, width+280+name*float64(players))
	}
	if t.Layout.AsksAbove {
		t.writeQuestion(p, &in, d, "")
		in.H = min(in.H, shelfHigh(p.Reader)+10)
		in.W -= width
	} else {
		text := in.CutLeft(width, 12)
		p.Begin(thing.Of(thing.Decision), text)
		p.Lines(p.Styles.Label, t.question(d), ui.Rect{X: text.X, Y: text.Y + 6, W: text.W, H: text.H - 12}, 4, ui.Left, theme.Ink)
		p.End()
	}
	button := in.CutRight(ui.Between(ui.Measure(p.Styles.Heading, p.T("split.agree"))+32, 84, 160), 10)
	button.Y, button.H = in.Y+(in.H-48)/2, 48
	t.writeAgree(p, button, why)
	t.writeSum(p, in.CutRight(96, 6), sum, d.Count)
	const gap = 8.0
	seat := min(190, (in.W+gap)/float64(players)-gap)
	for _, player := range s.State.TurnOrder {
		t.writeShare(p, in.CutLeft(seat, gap), player, split[player])
	}
}

// shares returns how many pieces each player takes, their sum, and why that can't be agreed to.
func (t *choices) shares() (split view.Shares, sum int, why rule.Reason) {
	split = t.Split()
	for _, count := range split {
		sum += count
	}
	return split, sum, t.Check(t.SplitCommand(split)).Refusal
}

// writeAgree writes the button to agree.
func (t *choices) writeAgree(p *paper.Paper, button ui.Rect, why rule.Reason) {
	p.Begin(thing.Of(thing.Agree), button)
	ground := theme.Accent
	if !why.None() {
		p.Off(words.Reason(p.Reader, why))
		ground = resting(p.Reader)
	}
	p.Round(button, 12, ground)
	p.TextIn(p.Styles.Heading, p.T("split.agree"), button, ui.Center, theme.Card)
	p.End()
}

// writeSum writes how many pieces are shared out, of how many.
func (t *choices) writeSum(p *paper.Paper, r ui.Rect, sum, count int) {
	ink := theme.LegalInk
	if sum != count {
		ink = theme.IllegalInk
	}
	p.Begin(thing.Of(thing.ShareSum), r)
	y := r.Y + r.H/2
	p.Fitted(extensionui.SharesOf(t.Rules).Picture, ui.Rect{X: r.X, Y: y - min(32, r.H/2), W: r.W, H: min(26, r.H/2)}, 1)
	p.TextIn(p.Styles.Price, p.T("split.sum", ui.Data{"Sum": sum, "Count": count}), ui.Rect{X: r.X, Y: y - 2, W: r.W, H: min(28, r.H/2+2)}, ui.Center, ink)
	p.End()
}

// writeTally writes how many people of a clinic have a tile, at the right of an area that shrinks by it; nothing
// if nobody has one.
func (t *Made) writeTally(p *paper.Paper, r *ui.Rect, board *clinic.Clinic) {
	tiles := extensionui.TilesOf(t.Rules)
	if tiles == nil || tiles.Count(board) == 0 {
		return
	}
	text := paper.Number(tiles.Count(board))
	at := r.CutRight(ui.Measure(p.Styles.Figures, text)+20, 4)
	p.Centred(tiles.Picture, at.X+8, at.Y+at.H/2, 0.66)
	p.TextIn(p.Styles.Figures, text, at, ui.Right, theme.Ink)
}

// tallyText returns how many people of a player's clinic have a tile, or "" if nobody has one.
func (t *Made) tallyText(player int) string {
	tiles := extensionui.TilesOf(t.Rules)
	if tiles == nil {
		return ""
	}
	count := tiles.Count(&t.State.Players[player].Clinic)
	if count == 0 {
		return ""
	}
	return t.T(tiles.Tally, ui.Data{"Count": count})
}

// writeShare writes one player's share.
func (t *choices) writeShare(p *paper.Paper, r ui.Rect, player, count int) {
	r.Y, r.H = r.Y+10, r.H-20
	p.Round(r, 13, theme.Well)
	name := ui.Rect{X: r.X + 10, Y: r.Y + 4, W: r.W - 16, H: (r.H - 8) * 0.4}
	p.Circle(name.X+6, name.Y+name.H/2, 6, t.SeatColor(player))
	p.TextIn(p.Styles.TextStrong, t.SeatName(player), ui.Rect{X: name.X + 18, Y: name.Y, W: name.W - 18, H: name.H}, ui.Left, theme.Ink)
	most := 40.0
	if t.Layout.AsksAbove {
		most = 44
	}
	side := min(most, r.H-name.H-10, (r.W-12-ui.Measure(p.Styles.Number, "00"))/2-4)
	row := ui.Rect{X: r.X + 6, Y: r.Bottom() - side - 6, W: r.W - 12, H: side}
	for _, step := range []struct {
		kind thing.Kind
		mark func(r ui.Rect) ui.Rect
		by   int
	}{
		{thing.ShareLess, func(r ui.Rect) ui.Rect { return ui.Rect{X: r.X, Y: r.Y, W: side, H: side} }, -1},
		{thing.ShareMore, func(r ui.Rect) ui.Rect { return ui.Rect{X: r.Right() - side, Y: r.Y, W: side, H: side} }, 1},
	} {
		place := step.mark(row)
		x, y := place.Center()
		p.Begin(thing.Numbered(step.kind, player), place)
		p.Tile(place, 10, theme.Card)
		sign := pictures.Plus
		if step.by < 0 {
			sign = pictures.Minus
		}
		p.Tinted(sign, x, y, 0.9, theme.Ink)
		p.End()
	}
	t.writeTaken(p, ui.Rect{X: row.X + side + 3, Y: row.Y, W: row.W - 2*side - 6, H: row.H}, player, count)
}

// writeTaken writes how many pieces a player takes, and, if there is room, of how many that are useful.
func (t *choices) writeTaken(p *paper.Paper, r ui.Rect, player, count int) {
	c := t.Context()
	c.Player = player
	text, ink := paper.Number(count), theme.Ink
	people := extensionui.SharesOf(c.Rules).Most(c)
	if count > people { // the others are passed on
		ink = theme.Warning
	}
	note := "/ " + paper.Number(people)
	wide := ui.Measure(p.Styles.Number, text) + 5 + ui.Measure(p.Styles.Text, note)
	if wide > r.W {
		p.TextIn(p.Styles.Number, text, r, ui.Center, ink)
		return
	}
	x, y := r.X+(r.W-wide)/2, r.Y+r.H/2
	x += p.Text(p.Styles.Number, text, x, y, ui.Left, ink) + 5
	p.Text(p.Styles.Text, note, x, y+1, ui.Left, theme.SecondInk)
}
