package ui

import "clinic/sprites/theme"

// Tone is how a bubble or a toast means its sentence: shown by an icon as well as by a color.
type Tone uint8

// The tones.
const (
	Plainly Tone = iota
	Allowed
	Refused
	Warned
)

func (t Tone) color() theme.Color {
	return [...]theme.Color{theme.Accent, theme.Legal, theme.Illegal, theme.Warning}[t]
}

func (t Tone) icon() Icon { return [...]Icon{IconInfo, IconCheck, IconCross, IconWarning}[t] }

const (
	bubbleWidth = 300 // of its text at most, in logical pixels
	bubblePad   = 14
)

// Bubble draws a sentence beside the point x, y, inside the window: the pointer's own explanation. It returns its
// area.
func (c *Canvas) Bubble(s string, x, y float64, tone Tone) Rect {
	lines := Wrap(c.Styles.TextStrong, s, bubbleWidth)
	width := 0.0
	for _, line := range lines {
		width = max(width, Measure(c.Styles.TextStrong, line))
	}
	left := 46.0
	r := Rect{W: left + width + bubblePad, H: float64(len(lines))*c.Styles.TextStrong.LineHeight() + 2*bubblePad}
	r.X, r.Y = x+20, y+20
	bounds := Rect{8, 8, c.Width - 16, c.Height - 16}
	if r.Bottom() > bounds.Bottom() {
		r.Y = y - 14 - r.H
	}
	r = r.Within(bounds)
	c.Panel(r, 12)
	c.Round(Rect{r.X, r.Y, 24, r.H}, 12, tone.color())
	c.Fill(Rect{r.X + 5, r.Y, 20, r.H}, theme.Card)
	tone.icon()(c, Rect{r.X + 15, r.Y + r.H/2 - 11, 22, 22}, tone.color())
	c.Paragraph(c.Styles.TextStrong, s, r.X+left, r.Y+bubblePad, bubbleWidth, Left, theme.Ink)
	c.Say(s)
	return r
}

// Tip draws a sentence near an area: above it, or below it where there is no room above.
func (c *Canvas) Tip(s string, of Rect) {
	lines := Wrap(c.Styles.Text, s, bubbleWidth)
	width := 0.0
	for _, line := range lines {
		width = max(width, Measure(c.Styles.Text, line))
	}
	r := Rect{W: width + 24, H: float64(len(lines))*c.Styles.Text.LineHeight() + 16}
	x, _ := of.Center()
	r.X, r.Y = x-r.W/2, of.Y-r.H-8
	if r.Y < 8 {
		r.Y = of.Bottom() + 8
	}
	r = r.Within(Rect{8, 8, c.Width - 16, c.Height - 16})
	c.Shadow(r, 10, 1)
	c.Round(r, 10, theme.Ink)
	c.Paragraph(c.Styles.Text, s, r.X+12, r.Y+8, bubbleWidth, Left, theme.Card)
	c.Say(s)
}
