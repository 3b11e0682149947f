package panels

import (
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Sheet is the board above the clinic.
type Sheet struct{ Made }

// Any reports whether an extension lays a board above the clinic.
func (t *Sheet) Any() bool { return t.Rules != nil && extensionui.SheetOf(t.Rules) != nil }

// High returns the height of the board, in logical pixels.
func (t *Sheet) High() float64 { return extensionui.SheetOf(t.Rules).High }

// Write writes the board.
func (t *Sheet) Write(p *paper.Paper) {
	extensionui.SheetOf(t.Rules).Write(p, t.Context(), t.Layout.Sheet)
}

// writeOutcome takes the place of a solo goal if everybody wins or loses together: the outcome if the game ended
// now (X5, X7).
func (t *Side) writeOutcome(p *paper.Paper, r ui.Rect, room float64) {
	outcome, _ := t.Rules.Outcome(t.State)
	in := p.Section(r, p.T("side.outcome"), p.T("side.outcome_now"), room)
	p.Begin(thing.Named(thing.Panel, "outcome"), r)
	line := in.CutBottom(30, 6)
	icon, color := pictures.Cross, theme.Illegal
	if outcome.Won {
		icon, color = pictures.Check, theme.Legal
	}
	mark := in.CutLeft(24, 4)
	mx, my := mark.Center()
	p.Tinted(icon, mx-2, my, 0.9, color)
	p.Lines(p.Styles.TextStrong, p.T("outcome."+outcome.Result), in, 2, ui.Left, theme.Ink)
	p.End()
	row := ui.Rect{X: r.X + 8, Y: line.Y - 2, W: r.W - 16, H: 32}
	p.Begin(thing.Of(thing.Score), row)
	p.Tile(row, 9, theme.Well)
	p.Tinted(pictures.Trophy, mark.X+12, line.Y+14, 0.8, theme.Gold)
	text := extensionui.EndingOf(t.Rules).Now(p.Reader, t.Context())
	p.Lines(p.Styles.TextStrong, text, ui.Rect{X: mark.X + 28, Y: line.Y - 2, W: r.Right() - 14 - mark.X - 28, H: 32}, 2, ui.Left, theme.Ink)
	p.End()
}
