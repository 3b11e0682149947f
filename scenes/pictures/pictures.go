// Package pictures draws the art of the game on the canvas of a scene.
package pictures

import (
	"slices"

	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// sheets caches the rasterized art by scale for all scenes, the most recently used last. Only a few scales are in use
// at a time.
var sheets []sprites.Sheet

const mostSheets = 6

// Sheet returns the art rasterized for a scale, from 0.25 to 8 device pixels per pixel at 100 %, in the colors of a
// theme. It is valid only until several other scales have been asked for: ask again in each frame.
func Sheet(scale float64, look theme.Theme) sprites.Sheet {
	scale = min(max(scale, 0.25), 8)
	for i, s := range sheets {
		if s.Scale() == scale {
			copy(sheets[i:], sheets[i+1:])
			sheets[len(sheets)-1] = s
			s.Theme = look
			return s
		}
	}
	if len(sheets) == mostSheets {
		sheets[0].Close()
		sheets = sheets[1:]
	}
	s := sprites.NewSheet(scale, look)
	sheets = append(sheets, s)
	return s
}

// Kept reports whether art is rasterized for a scale.
func Kept(scale float64) bool {
	return slices.ContainsFunc(sheets, func(s sprites.Sheet) bool { return s.Scale() == scale })
}

// Draw draws a picture of the art with its anchor at x, y in logical pixels; size is relative to 100 %, and fade goes
// from 0 to 1.
func Draw(c *ui.Canvas, id sprites.ID, x, y, size, fade float64) {
	dx, dy := c.Device(x, y)
	Sheet(c.Scale, c.Theme).Draw(c.Target, id, dx, dy, sprites.Options{Scale: size, Fade: fade})
}

// In draws a picture into the middle of an area, as large as it fits but at most at 100 %.
func In(c *ui.Canvas, id sprites.ID, r ui.Rect, fade float64) { UpTo(c, id, r, 1, fade) }

// Mark is In for the marks on buttons, which have no color of their own.
func Mark(c *ui.Canvas, id sprites.ID, r ui.Rect, color theme.Color) {
	w, h := id.Size()
	size := min(r.W/w, r.H/h, 1)
	ax, ay := id.Anchor()
	dx, dy := c.Device(r.X+(r.W-w*size)/2+ax*size, r.Y+(r.H-h*size)/2+ay*size)
	Sheet(c.Scale, c.Theme).Draw(c.Target, id, dx, dy, sprites.Options{Scale: size, Tint: color})
}

// UpTo is In for pictures that may be larger: at most most times 100 %.
func UpTo(c *ui.Canvas, id sprites.ID, r ui.Rect, most, fade float64) {
	w, h := id.Size()
	if w == 0 || h == 0 {
		return
	}
	size := min(r.W/w, r.H/h, most)
	ax, ay := id.Anchor()
	Draw(c, id, r.X+(r.W-w*size)/2+ax*size, r.Y+(r.H-h*size)/2+ay*size, size, fade)
}

// Height of an amount, and side of its sign.
const amountHigh, amountSide = 28.0, 20.0

// Amount draws a sign followed by a number, 28 high from x, y, and returns its width. The sign of a score is the
// Trophy; the star is popularity.
func Amount(c *ui.Canvas, sign sprites.ID, style ui.Style, text string, x, y float64, ink theme.Color) float64 {
	if r := (ui.Rect{X: x, Y: y + 4, W: amountSide, H: amountSide}); sign == Trophy {
		Mark(c, sign, r, theme.Gold)
	} else {
		In(c, sign, r, 0)
	}
	width := ui.Measure(style, text)
	c.TextIn(style, text, ui.Rect{X: x + amountSide + 6, Y: y, W: width + 1, H: amountHigh}, ui.Left, ink)
	return amountSide + 6 + width
}
