package gallery

import (
	"cmp"
	"image"

	"clinic/scenes"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Strip is a film strip of something that moves: eight consecutive pictures, to look at.
type Strip struct {
	Name  string
	Every int // ticks from one picture to the next
	// Width and Height are those of the window; 0 stands for those of the shots.
	Width, Height int
	// Scene makes what moves.
	Scene func(reader *ui.Reader) (scenes.Scene, error)
	// Use plays up to the moment at which the strip begins; nil begins at once.
	Use func(h *hand)
}

// The pictures of a strip are in two rows, each picture at most stripWide wide.
const (
	StripPictures = 8
	stripColumns  = 4
	stripWide     = 640
	stripGap      = 4
)

// Take shows the scene off screen and returns its pictures, with all motion on. It works only within a running game;
// see scenes/shots.
func (s Strip) Take(reader *ui.Reader) (*image.RGBA, error) {
	first, err := s.Scene(reader)
	if err != nil {
		return nil, err
	}
	width, height := cmp.Or(s.Width, 1280), cmp.Or(s.Height, 800)
	h := newHand(reader, first, width, height, false)
	defer h.window.Deallocate()
	if s.Use != nil {
		s.Use(h)
	}
	part := min(1, stripWide/float64(width))
	wide, high := float64(width)*part+stripGap, float64(height)*part+stripGap
	sheet := ebiten.NewImage(int(stripColumns*wide), int(StripPictures/stripColumns*high))
	defer sheet.Deallocate()
	for i := range StripPictures {
		if i > 0 {
			h.wait(s.Every)
		}
		h.shell.Paint(h.window)
		o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		o.GeoM.Scale(part, part)
		o.GeoM.Translate(float64(i%stripColumns)*wide, float64(i/stripColumns)*high)
		sheet.DrawImage(h.window, &o)
	}
	picture := image.NewRGBA(sheet.Bounds())
	sheet.ReadPixels(picture.Pix)
	return picture, h.err
}
