package gallery

import (
	"image"

	"clinic/scenes"

	"github.com/hajimehoshi/ebiten/v2"
)

// Strip is a film strip of something that moves: eight pictures, one after another, to look at.
type Strip struct {
	Name  string
	Every int // ticks from picture to picture
	// Scene makes what moves.
	Scene func() (scenes.Scene, error)
	// Use plays up to the moment in which it begins; nil is at once.
	Use func(h *hand)
}

// The pictures of a strip, in two rows.
const (
	StripPictures    = 8
	stripColumns     = 4
	stripW, stripH   = 1280, 800
	stripPart        = 0.5 // of a window
	stripGap         = 4
	stripCW, stripCH = stripW * stripPart, stripH * stripPart
)

// Take shows the scene off screen and gives its pictures, with all motion on. It works only within a running game; see scenes/shots.
func (s Strip) Take() (*image.RGBA, error) {
	first, err := s.Scene()
	if err != nil {
		return nil, err
	}
	h := newHand(first, 1280, 800, false)
	defer h.window.Deallocate()
	if s.Use != nil {
		s.Use(h)
	}
	sheet := ebiten.NewImage(stripColumns*(stripCW+stripGap), StripPictures/stripColumns*(stripCH+stripGap))
	defer sheet.Deallocate()
	for i := range StripPictures {
		if i > 0 {
			h.wait(s.Every)
		}
		h.shell.Paint(h.window)
		o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		o.GeoM.Scale(stripPart, stripPart)
		o.GeoM.Translate(float64(i%stripColumns)*(stripCW+stripGap), float64(i/stripColumns)*(stripCH+stripGap))
		sheet.DrawImage(h.window, &o)
	}
	picture := image.NewRGBA(sheet.Bounds())
	sheet.ReadPixels(picture.Pix)
	return picture, h.err
}
