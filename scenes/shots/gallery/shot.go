package gallery

import (
	"image"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Shot is a picture of a scene taken by "make shots", to look at and to compare with.
type Shot struct {
	Name          string
	Width, Height int           // pixels of the window
	Scale         int           // percent; 0 is 100
	Doors         routes.Routes // where the scene leads
	Edges         scenes.Edges
	// Scene makes what the picture shows.
	Scene func(reader *ui.Reader) (scenes.Scene, error)
	// Play, if any, uses the scene before the picture is taken: one Gestures per tick.
	Play []input.Gestures
}

// smallWindows are those of phones, upright and on their side, and of an upright tablet.
var smallWindows = []struct{ w, h int }{{390, 844}, {844, 390}, {820, 1180}, {360, 640}, {568, 320}}

// settingsOf returns settings in which a reader goes on reading as they do.
func settingsOf(reader *ui.Reader) scenes.Settings {
	s := scenes.DefaultSettings()
	s.Language, s.TextSize = reader.Texts.Chosen(), reader.Styles.Percent
	s.Vision, s.HighContrast = reader.Theme.Vision, reader.Theme.Contrast
	return s
}

// Take shows the scene to a reader off screen and returns its picture. It works only within a running game; see
// scenes/shots.
func (s Shot) Take(reader *ui.Reader) (*image.RGBA, error) {
	first, err := s.Scene(reader)
	if err != nil {
		return nil, err
	}
	settings := settingsOf(reader)
	settings.ReduceMotion = true
	if s.Scale != 0 {
		settings.Scale = s.Scale
	}
	options := s.Doors.Options()
	options.Reader = reader
	options.First, options.Version, options.Buzz = func() scenes.Scene { return first }, "1.0", func(...int) {}
	shell := scenes.NewShell(options, settings)
	shell.KeepOff(s.Edges)
	shell.Resize(float64(s.Width), float64(s.Height), 1)
	const settle = 3 // ticks
	for range settle {
		if err := shell.Tick(input.Idle()); err != nil {
			return nil, err
		}
	}
	for _, g := range s.Play {
		if err := shell.Tick(g); err != nil {
			return nil, err
		}
	}
	target := ebiten.NewImage(s.Width, s.Height)
	defer target.Deallocate()
	shell.Paint(target)
	picture := image.NewRGBA(target.Bounds())
	target.ReadPixels(picture.Pix)
	return picture, nil
}
