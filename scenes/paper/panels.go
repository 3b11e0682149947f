package paper

import (
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// Section writes a panel with its heading, and a note at the right if there is room. It returns the area that is left.
func (p *Paper) Section(r ui.Rect, heading, note string, room float64) ui.Rect {
	return p.SectionIn(r, heading, note, room, p.Styles.Text, theme.SecondInk)
}

// SectionIn is Section with a style and an ink for the note.
func (p *Paper) SectionIn(r ui.Rect, heading, note string, room float64, noted ui.Style, ink theme.Color) ui.Rect {
	p.Panel(r, 14)
	const least, most, apart = 10.0, 16.0, 12.0 // beside the content, and between heading and note
	style, pad := p.Styles.Heading, least+(most-least)*room
	switch wide := ui.Measure(style, heading) + apart + ui.Measure(noted, note); {
	case note == "" || wide <= r.W-2*pad:
	case wide <= r.W-2*least:
		pad = least
	default:
		note = ""
	}
	head := ui.Rect{X: r.X + pad, Y: r.Y + 4 + 8*room, W: r.W - 2*pad, H: 26}
	p.TextIn(style, heading, head, ui.Left, theme.Ink)
	if note != "" {
		p.TextIn(noted, note, head, ui.Right, ink)
	}
	top := head.Bottom() + 2 + 4*room
	return ui.Rect{X: r.X + pad, Y: top, W: r.W - 2*pad, H: r.Bottom() - top - 4 - 4*room}
}

// Badge writes a small number on a dark disc.
func (p *Paper) Badge(x, y float64, s string) {
	radius := max(10, ui.Measure(p.Styles.TextBold, s)/2)
	p.Circle(x, y, radius+1.5, theme.Card)
	p.Circle(x, y, radius, theme.SecondInk)
	p.Text(p.Styles.TextBold, s, x, y, ui.Center, theme.Card)
}

// Price writes a coin and a number around x, y.
func (p *Paper) Price(x, y float64, amount int, style ui.Style, color theme.Color) {
	s := Number(amount)
	w := 23 + ui.Measure(style, s)
	p.Art(pictures.Money, x-w/2+9, y, 0.75)
	p.Text(style, s, x-w/2+23, y, ui.Left, color)
}

// Caption writes the small heading of a part of the tray.
func (p *Paper) Caption(s string, x, y, width float64) {
	p.TextIn(p.Styles.TextStrong, s, ui.Rect{X: x, Y: y + 10, W: width, H: 20}, ui.Left, theme.SecondInk)
}

// Divider writes a line between two parts of the tray.
func (p *Paper) Divider(x float64, r ui.Rect) {
	p.Fill(ui.Rect{X: x, Y: r.Y + 16, W: 1.5, H: r.H - 32}, theme.Hairline)
}
