package ui

import (
	"clinic/scenes/arrangement"
	"clinic/sprites/theme"
)

// Frame lays out a screen in a window that is too small for panels side by side. The back button and the title are
// at the top and the scrolled content below. The actions are in reach of the thumb: at the bottom of an upright
// window, or in a column at the side of a low one.
type Frame struct {
	*Reader
	Title string
	Head  Rect // the rest of the head, still free
	Body  Rect // leaves room at its right for a Scroll's bar
	Foot  Rect // inside the foot or the column
	Low   bool // the foot is a column

	ribbon float64
	panel  Rect // of the foot
}

const (
	frameMargin = 12.0
)

// NewFrame divides a window for a reader; sizes are in logical pixels. foot is the height of the actions in an
// upright window, 0 for none. left puts the column of a low window at the left thumb.
func NewFrame(reader *Reader, title string, width, height, foot float64, left bool) Frame {
	f := Frame{Reader: reader, Title: title, Low: arrangement.Of(width, height, reader.Styles.Percent) == arrangement.Low, ribbon: 56}
	if f.Low {
		f.ribbon = 52
	}
	f.Head = Rect{frameMargin, (f.ribbon - 44) / 2, width - 2*frameMargin, 44}
	f.Body = Rect{frameMargin, f.ribbon, width - 2*frameMargin, height - f.ribbon}
	switch {
	case foot == 0:
	case f.Low:
		wide := arrangement.ColumnWidth(width, reader.Styles.Percent) + frameMargin
		f.panel = Rect{width - wide, f.ribbon, wide, height - f.ribbon}
		f.Body.W -= wide
		if left {
			f.panel.X, f.Body.X = 0, f.Body.X+wide
		}
		f.Foot = f.panel.Inset(frameMargin)
	default:
		f.Foot = f.Body.CutBottom(foot+2*frameMargin, 0).Inset(frameMargin)
		f.Foot.X, f.Foot.W = frameMargin, width-2*frameMargin
		f.panel = Rect{0, f.Foot.Y - frameMargin, width, foot + 2*frameMargin + 20}
	}
	f.Body.CutTop(frameMargin, 0)
	return f
}

// IsDesk reports whether a window, its size in logical pixels, has room for panels side by side.
func IsDesk(reader *Reader, width, height float64) bool {
	return arrangement.Of(width, height, reader.Styles.Percent) == arrangement.Desk
}

// IsLow reports whether a window, its size in logical pixels, has its actions in a column at the side.
func IsLow(reader *Reader, width, height float64) bool {
	return arrangement.Of(width, height, reader.Styles.Percent) == arrangement.Low
}

// Whole returns the body with its margins, for content that reaches to the edges of the window.
func (f *Frame) Whole() Rect {
	return Rect{f.Body.X - frameMargin, f.Body.Y - frameMargin, f.Body.W + 2*frameMargin, f.Body.H + frameMargin}
}

// Back returns the back button and takes its place off the head.
func (f *Frame) Back(id string, do func()) *Button {
	return &Button{Base: Base{ID: id, Rect: f.Head.CutLeft(44, frameMargin), Tip: f.T("common.back")}, Icon: IconBack, Do: do}
}

// Draw paints head and foot. Call it after the scrolled content, and before anything that lies on them.
func (f *Frame) Draw(c *Canvas) {
	c.Panel(Rect{-40, -40, c.Width + 80, f.ribbon + 40}, 0)
	f.drawTitle(c)
	if f.panel.W > 0 {
		radius := 20.0
		if f.Low {
			radius = 0
		}
		c.Panel(f.panel, radius)
	}
}

// drawTitle writes the title as large as it fits, in one line or two. It is left out if there is no room.
func (f *Frame) drawTitle(c *Canvas) {
	r := f.Head
	if Measure(f.Styles.Number, f.Title) <= r.W {
		c.TextIn(c.Styles.Number, f.Title, r, Left, theme.Ink)
		return
	}
	for _, style := range [...]Style{f.Styles.Heading, f.Styles.TextBold} {
		lines := Wrap(style, f.Title, r.W)
		if high := float64(len(lines)) * style.LineHeight(); high <= f.ribbon && r.W >= 72 {
			c.Paragraph(style, f.Title, r.X, r.Y+(r.H-high)/2, r.W, Left, theme.Ink)
			return
		}
	}
}

// Chip draws one of several short choices in a row.
func (c *Canvas) Chip(r Rect, text string, chosen bool, state State) {
	radius, ink := r.H/2, theme.Ink
	switch {
	case chosen:
		ink = theme.Accent
		c.Round(r, radius, theme.AccentSoft)
		c.RoundLine(r, radius, 2, theme.Accent)
	default:
		ground := theme.Card
		if state.Hover || state.Pressed {
			ground = theme.Well
		}
		c.Round(r, radius, ground)
		c.RoundLine(r, radius, 1.5, theme.Edge)
	}
	c.TextIn(c.Styles.TextStrong, text, r.Inset(8), Center, ink)
	if state.Focus {
		c.FocusRing(r.Inset(2), radius-2)
	}
}
