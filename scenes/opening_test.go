package scenes_test

import (
	"image/color"
	"testing"

	"clinic/scenes"
	"clinic/scenes/pictures"
	"clinic/scenes/scenetest"
	"clinic/scenes/scenetest/given"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// exhibit shows a piece of art, and beside it a cached drawing.
type exhibit struct {
	art  sprites.ID
	kept ui.Picture
}

func (e *exhibit) Layout(*scenes.Context, float64, float64) {}
func (e *exhibit) Update(*scenes.Context)                   {}
func (e *exhibit) Draw(c *ui.Canvas) {
	pictures.Draw(c, e.art, 300, 300, 1, 0)
	e.kept.Show(c, ui.Rect{X: 500, Y: 200, W: 200, H: 200}, func(c *ui.Canvas) { pictures.Draw(c, e.art, 100, 100, 1, 0) })
}

// No frame waits for the art of a new scene: it is made in the background while the fade hides the scene, which
// then appears complete.
func TestTheArtOfANewSceneIsMadeBehindTheFade(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	show := &exhibit{art: sprites.Must("helipad")}
	l := &lamp{color: theme.Ink}
	s := scenetest.NewStage(reader, l, 1024, 640, 100)
	moving := scenes.DefaultSettings()
	moving.Scale = 90 // a scale with no art from other tests
	s.ChangeSettings(moving)
	s.Wait(1)
	l.ask = func(c *scenes.Context) { c.Push(show) }
	s.Wait(1)
	for s.Due() {
		s.Picture()
	}
	if pictures.Sheet(s.Scale(), theme.Theme{}).Has(show.art) {
		t.Error("the first frame has made the art")
	}
	ground := color.RGBA(theme.Theme{}.RGBA(theme.Ground))
	seen := func() (first, kept bool) {
		p := s.Kept()
		return p.RGBAAt(270, 270) != ground, p.RGBAAt(540, 270) != ground
	}
	if first, kept := seen(); first || kept {
		t.Error("the scene is seen before its art is there")
	}
	given.Until(t, "the art", func() bool {
		s.Wait(1)
		return pictures.Sheet(s.Scale(), theme.Theme{}).Has(show.art)
	})
	for range 60 {
		s.Wait(1)
		if s.Due() {
			s.Picture()
		}
	}
	if first, kept := seen(); !first || !kept {
		t.Errorf("at the end the picture is seen: %v; the kept drawing of it: %v", first, kept)
	}
}
