package scores

import (
	"bytes"
	"errors"
	"image"
	"image/png"

	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// save lets the player keep the screen as a picture: in a file of their choice, or as a download.
func (s *Scene) save(c *scenes.Context) {
	if s.saving != nil {
		return
	}
	var data bytes.Buffer
	if err := png.Encode(&data, s.paint(c.Width, c.Height, c.Scale)); err != nil {
		c.Toast(ui.T("files.not_written", ui.Data{"Reason": err.Error()}), ui.Warned)
		return
	}
	s.saving = files.Save(ui.T("scores.save"), "clinic.png", data.Bytes(), files.Kind{Name: ui.T("files.picture"), Ending: "png"})
}

// paint gives the screen as it was laid out for a window of this size, without the bar and its buttons.
func (s *Scene) paint(width, height, scale float64) *image.RGBA {
	target := ebiten.NewImage(int(width*scale), int((height-barHeight-gap)*scale))
	defer target.Deallocate()
	canvas := ui.NewCanvas(target, scale)
	canvas.Fill(ui.Rect{W: canvas.Width, H: canvas.Height}, ui.Ground)
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
		switch {
		case errors.Is(result.Err, files.ErrCancelled):
		case result.Err != nil:
			c.Toast(ui.T("files.not_written", ui.Data{"Reason": result.Err.Error()}), ui.Warned)
		default:
			c.Toast(ui.T("files.written", ui.Data{"Name": result.Name}), ui.Allowed)
		}
	default:
	}
}
