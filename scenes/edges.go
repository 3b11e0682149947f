package scenes

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Edges is how far the system's own elements reach into the window at each side, in the system's own units: a
// notch, or a phone's home bar. Scenes are laid out between them, and the border of a scene's picture continues
// below them.
type Edges struct{ Top, Right, Bottom, Left float64 }

// KeepOff tells the shell which edges of the window the system takes.
func (s *Shell) KeepOff(edges Edges) {
	if edges != s.edges {
		s.edges, s.relayout = edges, true
	}
}

// inside returns the part of the window between its edges, in device pixels.
func (s *Shell) inside() image.Rectangle {
	px := func(v float64) int { return int(math.Round(v * s.density)) }
	return image.Rect(px(s.edges.Left), px(s.edges.Top), px(s.outsideW)-px(s.edges.Right), px(s.outsideH)-px(s.edges.Bottom))
}

// origin returns where inside begins, in logical pixels.
func (s *Shell) origin() (left, top float64) {
	at := s.inside().Min
	return float64(at.X) / s.context.Scale, float64(at.Y) / s.context.Scale
}

// picture returns what scenes are painted on: the window's own picture, or a smaller one if the system takes some
// of the window.
func (s *Shell) picture(window *ebiten.Image) *ebiten.Image {
	if s.edges == (Edges{}) {
		s.dropPicture()
		return window
	}
	size := s.inside().Size()
	if s.between == nil || s.between.Bounds().Size() != size {
		s.dropPicture()
		s.between = ebiten.NewImage(max(1, size.X), max(1, size.Y))
	}
	return s.between
}

func (s *Shell) dropPicture() {
	if s.between != nil {
		s.between.Deallocate()
		s.between = nil
	}
}

// spread copies that picture into the window's, and stretches its outermost pixels to the edges.
func (s *Shell) spread(window, picture *ebiten.Image) {
	if picture == window {
		return
	}
	all, in, of := window.Bounds(), s.inside(), picture.Bounds()
	toX, toY := [...]int{all.Min.X, in.Min.X, in.Max.X, all.Max.X}, [...]int{all.Min.Y, in.Min.Y, in.Max.Y, all.Max.Y}
	fromX, fromY := [...][2]int{{0, 1}, {0, of.Dx()}, {of.Dx() - 1, of.Dx()}}, [...][2]int{{0, 1}, {0, of.Dy()}, {of.Dy() - 1, of.Dy()}}
	for row := range fromY {
		for column := range fromX {
			to := image.Rect(toX[column], toY[row], toX[column+1], toY[row+1])
			if to.Empty() {
				continue
			}
			from := image.Rect(fromX[column][0], fromY[row][0], fromX[column][1], fromY[row][1])
			var o ebiten.DrawImageOptions
			o.GeoM.Scale(float64(to.Dx())/float64(from.Dx()), float64(to.Dy())/float64(from.Dy()))
			o.GeoM.Translate(float64(to.Min.X), float64(to.Min.Y))
			o.Blend = ebiten.BlendCopy
			window.DrawImage(picture.SubImage(from).(*ebiten.Image), &o)
		}
	}
}
