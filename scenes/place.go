package scenes

import (
	"runtime"

	"clinic/scenes/arrangement"

	"github.com/hajimehoshi/ebiten/v2"
)

// Place is where the window stood when it was closed, in the system's own units, on its screen. Without a size it is where windows usually open.
type Place struct {
	X     int  `json:"x"`
	Y     int  `json:"y"`
	W     int  `json:"w"`
	H     int  `json:"h"`
	Whole bool `json:"whole,omitzero"` // it filled the screen
}

// within gives the place on a screen of a size: a window is never larger than it, nor beyond its edges, whatever screens there are by now.
func (p Place) within(w, h int) Place {
	if p.W <= 0 || p.H <= 0 || w <= 0 || h <= 0 {
		return Place{}
	}
	p.W, p.H = min(max(p.W, int(arrangement.LeastWidth)), w), min(max(p.H, int(arrangement.LeastHeight)), h)
	p.X, p.Y = min(max(p.X, 0), w-p.W), min(max(p.Y, 0), h-p.H)
	return p
}

// placed tells whether the system has windows that have a place.
func placed() bool { return runtime.GOOS != "js" }

// stand puts the window where it stood the last time.
func (p Place) stand() {
	if !placed() {
		return
	}
	if p = p.within(ebiten.Monitor().Size()); p == (Place{}) {
		return
	}
	ebiten.SetWindowSize(p.W, p.H)
	ebiten.SetWindowPosition(p.X, p.Y)
	if p.Whole {
		ebiten.MaximizeWindow()
	}
}

// remember keeps where the window stands, for the next start. One that fills the screen opens in the size that it had before.
func (w *window) remember() {
	if !placed() || ebiten.IsFullscreen() || ebiten.IsWindowMinimized() {
		return
	}
	s := &w.shell.settings
	before := s.Window
	if s.Window.Whole = ebiten.IsWindowMaximized(); !s.Window.Whole {
		s.Window.X, s.Window.Y = ebiten.WindowPosition()
		s.Window.W, s.Window.H = ebiten.WindowSize()
	}
	if s.Window != before {
		_ = s.Save() // nobody is there any more to be told, and the next window opens in the usual place
	}
}
