package ui

import (
	"strings"

	"clinic/sprites/theme"
)

// Kind is the style of a button.
type Kind uint8

// The kinds of buttons: an ordinary one, the one main button of a screen, one without a background, and a row of a
// list.
const (
	Quiet Kind = iota
	Primary
	Plain
	Row
)

// Icon draws a small monochrome picture into an area.
type Icon func(c *Canvas, r Rect, color theme.Color)

// Button is a labeled area that does something when clicked. It is 44 high where there is room, so that a finger
// hits it.
type Button struct {
	Base
	Text     string
	Note     string // second text: at the right end of a Row, under the label of others
	Kind     Kind
	Icon     Icon
	Selected bool
	Do       func()
	Among    string // which one of several it is, to those who hear it
	// Picture paints, at the left of a primary button, what it leads to; nil for none.
	Picture func(c *Canvas, r Rect)
}

func (b *Button) activate(float64, float64) {
	if b.Do != nil {
		b.Do()
	}
}

// edgeWidth returns the width of the border around anything usable, in logical pixels.
func (c *Canvas) edgeWidth() float64 {
	if c.Theme.Contrast {
		return 2
	}
	return 1
}

// Draw paints the button.
func (b *Button) Draw(c *Canvas, s State) {
	const radius = 12
	r, ink := b.Rect, theme.Ink
	style := c.Styles.Label
	switch {
	case b.Disabled:
		ink = theme.FaintInk
		if b.Kind != Plain && b.Kind != Row {
			c.Round(r, radius, theme.Well)
		}
	case b.Kind == Primary:
		c.Main(b.ID+" "+b.Text, r)
		ink, style = theme.Card, c.Styles.Heading
		face := r
		if s.Pressed {
			face.Y, face.H = face.Y+2, face.H-2
			c.Round(face, radius, theme.AccentDark)
		} else {
			c.Shadow(r, radius, 0.6)
			c.Round(r, radius, theme.Darker(theme.Accent, 0.35))
			face.H -= 3
			ground := theme.Accent
			if s.Hover {
				ground = theme.Mix(theme.Accent, theme.Card, 0.12)
			}
			c.Round(face, radius, ground)
		}
		r = face
	case b.Selected:
		ink = theme.Accent
		c.Round(r, radius, theme.AccentSoft)
		c.RoundLine(r, radius, 2, theme.Accent)
	case s.Pressed:
		c.Round(r, radius, theme.Darker(theme.Well, 0.14))
	case s.Hover:
		c.Round(r, radius, theme.Darker(theme.Well, 0.06))
	case b.Kind == Quiet:
		c.Round(r, radius, theme.Well)
	}
	edged := b.Kind == Quiet || c.Theme.Contrast && b.Kind != Primary
	if edged && !b.Disabled && !b.Selected {
		c.RoundLine(r, radius, c.edgeWidth(), theme.Edge)
	}
	b.drawLabel(c, r, style, ink)
	if s.Focus {
		c.FocusRing(b.Rect, radius)
	}
}

func (b *Button) drawLabel(c *Canvas, r Rect, style Style, ink theme.Color) {
	const iconSize, gap = 20.0, 10.0
	if b.Picture != nil {
		b.drawPictured(c, r, ink)
		return
	}
	second := theme.SecondInk
	if b.Disabled || b.Kind == Primary {
		second = ink
	}
	if b.Kind == Row {
		inner := Rect{r.X + 14, r.Y, r.W - 28, r.H}
		if b.Icon != nil {
			b.Icon(c, Rect{inner.X, inner.Y + (inner.H-iconSize)/2, iconSize, iconSize}, ink)
			inner.CutLeft(iconSize, gap)
		}
		if b.Note != "" {
			c.TextIn(c.Styles.Text, b.Note, inner.CutRight(min(Measure(c.Styles.Text, b.Note), inner.W/2), gap), Right, second)
		}
		c.TextIn(style, b.Text, inner, Left, ink)
		return
	}
	if b.Note != "" {
		upper := Rect{r.X + 8, r.Y, r.W - 16, r.H}
		lower := upper.CutBottom(r.H*0.45, 0)
		c.TextIn(c.Styles.Text, b.Note, Rect{lower.X, lower.Y - 2, lower.W, lower.H - 4}, Center, second)
		upper.Y += 3
		r = upper
	}
	if b.Icon == nil && Measure(style, b.Text) > r.W-16 { // in two lines where one is too long
		if high := ParagraphHeight(c.Styles.TextStrong, b.Text, r.W-2*inTwoLines); high <= r.H && len(Wrap(c.Styles.TextStrong, b.Text, r.W-2*inTwoLines)) <= 2 {
			c.Paragraph(c.Styles.TextStrong, b.Text, r.X+inTwoLines, r.Y+(r.H-high)/2, r.W-2*inTwoLines, Center, ink)
			return
		}
	}
	if b.Icon == nil {
		c.TextIn(style, b.Text, Rect{r.X + 8, r.Y, r.W - 16, r.H}, Center, ink)
		return
	}
	if b.Text == "" {
		b.Icon(c, Rect{r.X + (r.W-iconSize)/2, r.Y + (r.H-iconSize)/2, iconSize, iconSize}, ink)
		return
	}
	width := min(iconSize+gap+Measure(style, b.Text), r.W-16)
	x := r.X + (r.W-width)/2
	b.Icon(c, Rect{x, r.Y + (r.H-iconSize)/2, iconSize, iconSize}, ink)
	c.TextIn(style, b.Text, Rect{x + iconSize + gap, r.Y, width - iconSize - gap, r.H}, Left, ink)
}

// pictured returns the areas of a button's picture and of the words beside it.
func pictured(r Rect) (picture, beside Rect) {
	const edge, wide = 10.0, 1.35
	beside = r.Inset(edge)
	picture = beside.CutLeft(beside.H*wide, 14)
	beside.CutRight(34, 0)
	return picture, beside
}

// HasRoom reports whether a note fits beside the picture, in two lines at most.
func (b *Button) HasRoom(reader *Reader, note string) bool {
	_, r := pictured(b.Rect)
	return len(Torn(reader.Styles.Text, note, r.W)) == 0 && reader.Styles.Heading.LineHeight()+ParagraphHeight(reader.Styles.Text, note, r.W) <= r.H+8
}

// drawPictured paints a button with a picture at its left.
func (b *Button) drawPictured(c *Canvas, r Rect, ink theme.Color) {
	picture, beside := pictured(r)
	c.Landmark(b.ID+".picture", picture)
	c.Round(picture, 10, theme.AccentSoft)
	b.Picture(c, picture.Inset(3))
	high := c.Styles.Heading.LineHeight() + ParagraphHeight(c.Styles.Text, b.Note, beside.W)
	y := beside.Y + (beside.H-high)/2
	c.TextIn(c.Styles.Heading, b.Text, Rect{beside.X, y, beside.W, c.Styles.Heading.LineHeight()}, Left, ink)
	c.Paragraph(c.Styles.Text, b.Note, beside.X, y+c.Styles.Heading.LineHeight(), beside.W, Left, ink)
	IconPlay(c, Rect{beside.Right() + 8, beside.Y + beside.H/2 - 10, 20, 20}, ink)
}

// Width returns the width that the button needs for its label and icon.
func (b *Button) Width(reader *Reader) float64 {
	style := reader.Styles.Label
	if b.Kind == Primary {
		style = reader.Styles.Heading
	}
	width := max(Measure(style, b.Text), Measure(reader.Styles.Text, b.Note)) + 48
	if b.Icon != nil {
		width += 30
	}
	return width
}

// inTwoLines is the room at either side of a label in two lines, in logical pixels.
const inTwoLines = 6.0

// Narrowest returns the width that the longest word of the label needs where it is written in two lines.
func (b *Button) Narrowest(reader *Reader) (width float64) {
	for _, word := range strings.Fields(b.Text) {
		width = max(width, Measure(reader.Styles.TextStrong, word)+2*inTwoLines)
	}
	return width + 1
}

// FocusLandmark is the name of the focused area, where the focus is shown.
const FocusLandmark = "focus"

// FocusRing draws the keyboard's focus ring around an area.
func (c *Canvas) FocusRing(r Rect, radius float64) {
	c.rings++
	c.Landmark(FocusLandmark, r)
	if c.Theme.Contrast {
		c.RoundLine(r.Inset(-ringRoom), radius+ringRoom, 4, theme.Ink)
		c.RoundLine(r.Inset(-1), radius+1, 2, theme.Gold)
		return
	}
	c.RoundLine(r.Inset(-4), radius+4, 2.5, theme.Accent)
	c.RoundLine(r.Inset(-1.5), radius+1.5, 1.5, theme.Card)
}

// Area is a part of a scene's own drawing that can be hovered, clicked and focused like a button.
type Area struct {
	Base
	Paint func(c *Canvas, r Rect, s State)
	Do    func()
	// Follows makes a click on a rule id open the book in spite of the area's own click.
	Follows bool
	// Selected is whether it is the chosen one of several; it is said, and Paint shows it.
	Selected bool
	Switches bool // a click on the chosen one takes it back; it is said that it isn't chosen
}

func (s *Area) activate(float64, float64) {
	if s.Do != nil {
		s.Do()
	}
}

// Draw paints the area.
func (s *Area) Draw(c *Canvas, state State) {
	if s.Paint != nil {
		s.Paint(c, s.Rect, state)
	}
}

// Caption is static text; long text is wrapped.
type Caption struct {
	Base
	Text   string
	Style  Style
	Color  theme.Color
	Align  Align
	Middle bool // centered in the height of its area, else at its top
}

func (l *Caption) activate(float64, float64) {}
func (l *Caption) still()                    {}

// Draw paints the text.
func (l *Caption) Draw(c *Canvas, _ State) {
	y := l.Rect.Y
	if l.Middle {
		y += (l.Rect.H - ParagraphHeight(l.Style, l.Text, l.Rect.W)) / 2
	}
	c.Paragraph(l.Style, l.Text, l.Rect.X, y, l.Rect.W, l.Align, l.Color)
}

// Pill draws a short text on a rounded background around x, y and returns its area.
func (c *Canvas) Pill(style Style, s string, x, y float64, ground, ink theme.Color) Rect {
	w, h := Measure(style, s)+24, style.Size+12
	r := Rect{x - w/2, y - h/2, w, h}
	c.Round(r, h/2, ground)
	c.TextIn(style, s, r, Center, ink)
	return r
}

// KeyCap draws a key of the keyboard, 24 high, with its upper left corner at x, y, and returns its area.
func (c *Canvas) KeyCap(name string, x, y float64) Rect {
	r := KeyCapSize(c.Reader, name).Moved(x, y)
	c.Round(r, 6, theme.Card)
	c.RoundLine(r, 6, 1.5, theme.SecondInk)
	c.TextIn(c.Styles.TextStrong, name, r, Center, theme.Ink)
	return r
}

// KeyCapSize returns the area of a key at 0, 0.
func KeyCapSize(reader *Reader, name string) Rect {
	const high = 24
	return Rect{W: max(high, Measure(reader.Styles.TextStrong, name)+14), H: high}
}
