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

// The size of the picture that is saved, whatever the window's: in logical pixels with the bar that is not on it, and how many pixels one of these has.
const pictureWide, pictureHigh, pictureScale = 1280.0, 800.0, 1.5

// save lets the player keep the screen as a picture: in a file of their choice, or as a download.
func (s *Scene) save(c *scenes.Context) {
	picture := s.picture(c)
	var data bytes.Buffer
	err := png.Encode(&data, picture)
	c.SaveFile(ui.T("scores.save"), "clinic.png", data.Bytes(), err, files.Kind{Name: ui.T("files.picture"), Ending: "png"})
}

// picture is the screen with all of it beside each other, in texts of the usual size.
func (s *Scene) picture(c *scenes.Context) *image.RGBA {
	was, size := s.layout, ui.TextSize()
	ui.SizeTexts(100)
	s.layout = arrangement.Desk
	s.layoutDesk(c, pictureWide, pictureHigh)
	defer func() {
		s.layout = was
		ui.SizeTexts(size)
		c.Relayout()
	}()
	return s.paint(pictureWide, pictureHigh, pictureScale)
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
