package panels

import (
	"slices"

	"clinic/scenes/paper"
	"clinic/scenes/session"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// presences are the words and signs of what players at a table of a host are doing.
var presences = [...]struct {
	word string
	sign ui.Icon
}{
	session.Thinks: {"thinks", ui.IconMore}, session.Waits: {"waits", ui.IconWait}, session.Done: {"done", ui.IconCheck},
	session.NotHere: {"not_here", ui.IconClock}, session.Away: {"away", ui.IconMoon}, session.Reconnects: {"reconnects", ui.IconAnew},
}

// presence returns in a word what a player is doing, or "" if there is nothing to say.
func (t *Made) presence(player int) string {
	if now := t.Situation.Seats[player].Presence; now != session.Unsaid {
		return t.T("presence." + presences[now].word)
	}
	return ""
}

// saysPresence reports whether there is anything to say of anybody.
func (t *Made) saysPresence() bool {
	return slices.ContainsFunc(t.Situation.Seats, func(s view.Seat) bool { return s.Presence != session.Unsaid })
}

// writePresence writes the sign of what a player is doing around x, y, on a disc that stands out.
func (t *Made) writePresence(p *paper.Paper, player int, x, y float64) {
	const disc, side = 9.0, 12.0
	now := t.Situation.Seats[player].Presence
	if now == session.Unsaid {
		return
	}
	p.Circle(x, y, disc, theme.Card)
	p.Icon(presences[now].sign, ui.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, t.presenceInk(player))
}

// presenceInk returns the color of what is said of a player: who keeps the others waiting stands out.
func (t *Made) presenceInk(player int) theme.Color {
	switch t.Situation.Seats[player].Presence {
	case session.Away, session.Reconnects, session.NotHere:
		return theme.Warning
	case session.Done:
		return theme.Legal
	}
	return theme.SecondInk
}

// ownClock returns the clock of the viewer who decides, the zero Clock of anybody else.
func (t *Made) ownClock() view.Clock {
	if now := t.Look.Clocks[t.Viewer]; now.Left != "" && t.Look.Bot == nil {
		return now
	}
	return view.Clock{}
}

// writeOwnClock writes how long the viewer may still decide, on the edge of the tray.
func (t *Made) writeOwnClock(p *paper.Paper) {
	const high, sign = 24.0, 14.0
	now := t.ownClock()
	if now.Left == "" {
		return
	}
	ink, edge := theme.SecondInk, theme.Edge
	if now.Little {
		ink, edge = theme.Warning, theme.Warning
	}
	wide := ui.Measure(p.Styles.TextStrong, now.Left) + sign + 6 + 24
	r := ui.Rect{X: t.Layout.buttons.Right() - wide, Y: t.Layout.Tray.Y - high/2, W: wide, H: high}
	p.Round(r, high/2, theme.Card)
	p.Border(r, high/2, 1.5, edge)
	p.Icon(ui.IconWait, ui.Rect{X: r.X + 12, Y: r.Y + (high-sign)/2, W: sign, H: sign}, ink)
	p.TextIn(p.Styles.TextStrong, now.Left, ui.Rect{X: r.X + 12 + sign + 6, Y: r.Y, W: wide, H: high}, ui.Left, ink)
}
