package ui

import (
	"cmp"
	"math"
	"strings"
	"unicode/utf8"

	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Align is where a text stands in its area.
type Align uint8

// The three alignments.
const (
	Left Align = iota
	Center
	Right
)

// shaped is a text turned into glyphs: shaped once, drawn often.
type shaped struct {
	glyphs []text.Glyph
	width  float64 // device pixels
}

type shapedKey struct {
	face *face
	text string
}

type fitKey struct {
	style Style
	width float64
	text  string
}

var (
	shapes cache[shapedKey, *shaped]
	widths cache[shapedKey, float64] // logical pixels
	wraps  cache[fitKey, []string]
	fits   cache[fitKey, string]
)

func shapeText(f *face, s string) *shaped {
	return shapes.of(shapedKey{f, s}, func() *shaped {
		written := f.of(s)
		return &shaped{glyphs: text.AppendGlyphs(nil, s, written, nil), width: text.AdvanceAt(s, len(s), written)}
	})
}

// measureScale is the scale at which texts are measured, so that a layout is the same at every density.
const measureScale = 2

// Measure returns the width of one line of text in logical pixels. It needs no display.
func Measure(style Style, s string) float64 {
	if s == "" {
		return 0
	}
	f := faceFor(style, measureScale)
	return widths.of(shapedKey{f, s}, func() float64 { return text.AdvanceAt(s, len(s), f.of(s)) / measureScale })
}

// Text draws one line with its baseline at y and returns its width. With Center or Right, x is its middle or its
// end.
func (c *Canvas) Text(style Style, s string, x, y float64, align Align, color theme.Color) float64 {
	c.wrote(s)
	return c.text(style, s, x, y, align, color)
}

// wrote adds a text to words, if they are collected.
func (c *Canvas) wrote(s string) {
	if c.words != nil && s != "" {
		*c.words = append(*c.words, s)
	}
}

// Saying draws something of which those who hear the game are told in other words.
func (c *Canvas) Saying(says string, draw func()) {
	collects := c.words
	c.words = nil
	draw()
	c.words = collects
	c.wrote(says)
}

func (c *Canvas) text(style Style, s string, x, y float64, align Align, color theme.Color) float64 {
	if s == "" {
		return 0
	}
	if style.Size < c.Styles.Text.Size && c.Landmarks != nil {
		c.Landmarks.fine = append(c.Landmarks.fine, s)
		if style.Size < c.Styles.Small.Size {
			c.Landmarks.small = append(c.Landmarks.small, s)
		}
	}
	f := faceFor(style, c.Scale)
	t := shapeText(f, s)
	dx, dy := c.Device(x, y)
	switch align {
	case Center:
		dx -= t.width / 2
	case Right:
		dx -= t.width
	}
	dx, dy = math.Round(dx), math.Round(dy)-math.Round(f.ascent)
	c.ink(s, dx, dy+f.ascent-f.capHeight, t.width, f.capHeight)
	if bounds := c.Target.Bounds(); dx > float64(bounds.Max.X) || dx+t.width < float64(bounds.Min.X) ||
		dy > float64(bounds.Max.Y) || dy+2*f.ascent+1 < float64(bounds.Min.Y) { // not in this part of the window
		return t.width / c.Scale
	}
	c.image.ColorScale = theme.Tint(c.Theme.RGBA(color))
	for i := range t.glyphs {
		g := &t.glyphs[i]
		if g.Image == nil {
			continue
		}
		c.image.GeoM.Reset()
		c.image.GeoM.Translate(dx+g.X, dy+g.Y)
		c.Target.DrawImage(g.Image, &c.image)
	}
	return t.width / c.Scale
}

// ink notes the visible area of a text's capitals.
func (c *Canvas) ink(s string, x, y, width, height float64) {
	if c.Landmarks == nil {
		return
	}
	seen := c.clip
	left, top := max(x, seen.X*c.Scale), max(y, seen.Y*c.Scale)
	right, bottom := min(x+width, seen.Right()*c.Scale), min(y+height, seen.Bottom()*c.Scale)
	if right > left && bottom > top {
		c.Landmarks.inks = append(c.Landmarks.inks, Ink{s, left, top, right - left, bottom - top})
	}
}

// cover removes the inks over which an opaque background is painted.
func (c *Canvas) cover(r Rect, color theme.Color) {
	if c.Landmarks == nil || len(c.Landmarks.inks) == 0 || c.Theme.RGBA(color).A < 255 {
		return
	}
	r = r.Moved(c.offsetX, c.offsetY).Intersect(c.clip)
	left, top, right, bottom := r.X*c.Scale, r.Y*c.Scale, r.Right()*c.Scale, r.Bottom()*c.Scale
	kept := c.Landmarks.inks[:0]
	for _, ink := range c.Landmarks.inks {
		if ink.X >= right || ink.Y >= bottom || ink.X+ink.W <= left || ink.Y+ink.H <= top {
			kept = append(kept, ink)
		}
	}
	c.Landmarks.inks = kept
}

// TextIn draws one line, centered in the height of an area. Larger texts shrink to fit; a line that still does not
// fit is cut with an ellipsis.
func (c *Canvas) TextIn(style Style, s string, r Rect, align Align, color theme.Color) {
	whole, style := s, Snug(style, r.W, s)
	c.wrote(s)
	if s = Fit(style, s, r.W); s != whole && c.Landmarks != nil {
		c.Landmarks.cut = append(c.Landmarks.cut, whole)
	}
	f := faceFor(style, c.Scale)
	x := r.X
	switch align {
	case Center:
		x += r.W / 2
	case Right:
		x += r.W
	}
	y := r.Y + r.H/2 + f.capHeight/2/c.Scale
	width := c.text(style, s, x, y, align, color)
	c.cite(style, s, startOf(x, width, align), y, r, color)
}

// startOf returns the left end of a line aligned at x.
func startOf(x, width float64, align Align) float64 {
	switch align {
	case Center:
		return x - width/2
	case Right:
		return x - width
	}
	return x
}

// Paragraph draws a text in lines at most width wide, with the top of the first one at y. It returns the height
// that it took.
func (c *Canvas) Paragraph(style Style, s string, x, y, width float64, align Align, color theme.Color) float64 {
	c.wrote(s)
	lines := Wrap(style, s, width)
	if c.Landmarks != nil {
		c.Tear(Torn(style, s, width))
	}
	height := style.LineHeight()
	switch align {
	case Center:
		x += width / 2
	case Right:
		x += width
	}
	text := Rect{startOf(x, width, align), y, width, float64(len(lines)) * height}
	for i, line := range lines {
		base := y + float64(i)*height + height/2 + style.Size*0.364
		wide := c.text(style, line, x, base, align, color)
		c.cite(style, line, startOf(x, wide, align), base, text, color)
	}
	return text.H
}

// Torn returns the words of a text that lines of this width break at a place other than a hyphen.
func Torn(style Style, s string, width float64) (words []string) {
	for _, word := range Words(s) {
		for _, part := range strings.SplitAfter(word, "-") {
			if Measure(style, part) > width {
				words = append(words, word)
			}
		}
	}
	return words
}

// Tear notes words that were broken: tests look for them.
func (c *Canvas) Tear(words []string) {
	if c.Landmarks != nil {
		c.Landmarks.cut = append(c.Landmarks.cut, words...)
	}
}

// ParagraphHeight returns the height that Paragraph takes.
func ParagraphHeight(style Style, s string, width float64) float64 {
	return float64(len(Wrap(style, s, width))) * style.LineHeight()
}

// Wrap breaks a text into lines at most width wide: at line ends, at spaces, and within a word only where it must.
// The result is shared: don't change it.
func Wrap(style Style, s string, width float64) []string {
	return wraps.of(fitKey{style, width, s}, func() (lines []string) {
		for _, paragraph := range strings.Split(s, "\n") {
			lines = append(lines, wrapParagraph(style, paragraph, width)...)
		}
		return lines
	})
}

func wrapParagraph(style Style, s string, width float64) (lines []string) {
	line := ""
	for _, word := range Words(s) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && Measure(style, longer) > width {
			lines = append(lines, line)
			longer = word
		}
		for Measure(style, longer) > width && utf8.RuneCountInString(longer) > 1 {
			head := longest(style, longer, width, "")
			head = head[:cmp.Or(strings.LastIndexByte(head, '-')+1, len(head))] // preferably behind a hyphen
			lines = append(lines, head)
			longer = longer[len(head):]
		}
		line = longer
	}
	return append(lines, line)
}

// Words returns the parts of a text between which a line may end: at spaces, but not at no-break spaces, as before
// a colon in French.
func Words(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '\t' || r == '\n' })
}

// longest returns the longest beginning of s, at least one character, that fits the width together with tail.
func longest(style Style, s string, width float64, tail string) string {
	_, end := utf8.DecodeRuneInString(s)
	for i := range s {
		if i > end && Measure(style, s[:i]+tail) > width {
			break
		}
		end = max(end, i)
	}
	return s[:end]
}

// fitSlack is how much wider than its area a text may be, in logical pixels.
const fitSlack = 0.5

// Fit returns the text, cut with an ellipsis if it is wider than width.
func Fit(style Style, s string, width float64) string {
	if s == "" || Measure(style, s) <= width+fitSlack {
		return s
	}
	return fits.of(fitKey{style, width, s}, func() string {
		return strings.TrimRight(longest(style, s, width, "…"), " ") + "…"
	})
}
