package scores

import (
	"bytes"
	"image"
	"image/png"

	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/files"
	"clinic/scenes/ui"
	"clinic/sprites/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// The size of the picture that is saved in a small window, in pixels with the bar that is not on it.
const pictureWide, pictureHigh = 1280.0, 800.0

// save lets the player keep the screen as a picture: in a file of their choice, or as a download.
func (s *Scene) save(c *scenes.Context) {
	if s.saving != nil {
		return
	}
	width, height, scale := c.Width, c.Height, c.Scale
	if s.layout != arrangement.Desk { // the picture shows all of it beside each other
		width, height, scale = pictureWide, pictureHigh, 1
		was := s.layout
		s.layout = arrangement.Desk
		s.layoutDesk(c, width, height)
		defer func() {
			s.layout = was
			c.Relayout()
		}()
	}
	var data bytes.Buffer
	if err := png.Encode(&data, s.paint(width, height, scale)); err != nil {
		c.Written("", err)
		return
	}
	s.saving = files.Save(ui.T("scores.save"), "clinic.png", data.Bytes(), files.Kind{Name: ui.T("files.picture"), Ending: "png"})
}

// paint gives the screen as it was laid out for a window of this size, without the bar and its buttons.
func (s *Scene) paint(width, height, scale float64) *image.RGBA {
	target := ebiten.NewImage(int(width*scale), int((height-barHeight-gap)*scale))
	defer target.Deallocate()
	canvas := ui.NewCanvas(target, scale)
	canvas.Fill(ui.Rect{W: canvas.Width, H: canvas.Height}, paint.Ground)
	s.drawing = true
	s.Draw(canvas)
	s.drawing = false
	picture := image.NewRGBA(target.Bounds())
	target.ReadPixels(picture.Pix)
	return picture
}

// saved says how keeping the picture went.
func (s *Scene) saved(c *scenes.Context) {
	if s.saving == nil {
		return
	}
	select {
	case result := <-s.saving:
		s.saving = nil
		c.Written(result.Name, result.Err)
	default:
	}
}
