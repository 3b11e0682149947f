package scenes

import (
	"runtime"

	"clinic/scenes/arrangement"

	"github.com/hajimehoshi/ebiten/v2"
)

// Place is where the window was when it was closed, in the system's own units, on its screen. Without a size it is
// where windows usually open.
type Place struct {
	X     int  `json:"x"`
	Y     int  `json:"y"`
	W     int  `json:"w"`
	H     int  `json:"h"`
	Whole bool `json:"whole,omitzero"` // it was maximized
}

const (
	titleBar   = 40 // height of a desktop's title bar at most, in the system's own units
	looksEvery = 30 // ticks
)

// within returns the place fitted to a screen of w × h: with its title bar, a window is never larger than the
// screen or beyond its edges, even if the screens have changed. A place without a size becomes the middle of the
// screen, at the size of a first start.
func (p Place) within(w, h int) Place {
	if w <= 0 || h <= 0 {
		return Place{}
	}
	room := max(h-titleBar, int(arrangement.LeastHeight))
	if p.W <= 0 || p.H <= 0 {
		p.W, p.H = min(StartWidth, w), min(StartHeight, room)
		p.X, p.Y = (w-p.W)/2, titleBar+(h-titleBar-p.H)/2
	}
	p.W, p.H = min(max(p.W, int(arrangement.LeastWidth)), w), min(max(p.H, int(arrangement.LeastHeight)), room)
	p.X, p.Y = min(max(p.X, 0), w-p.W), max(min(max(p.Y, titleBar), h-p.H), 0)
	return p
}

// placed reports whether the system lets windows have a position.
func placed() bool { return runtime.GOOS != "js" }

// stand puts the window where it was the last time, or at first in the middle of the screen.
func (p Place) stand() {
	ebiten.SetWindowSize(StartWidth, StartHeight)
	if !placed() {
		return
	}
	if p = p.within(ebiten.Monitor().Size()); p.W == 0 {
		return
	}
	ebiten.SetWindowSize(p.W, p.H)
	ebiten.SetWindowPosition(p.X, p.Y)
	if p.Whole {
		ebiten.MaximizeWindow()
	}
}

// look notes where the window is. A maximized or full-screen window keeps the size that it had before.
func (w *window) look() {
	if !placed() || ebiten.IsFullscreen() || ebiten.IsWindowMinimized() {
		return
	}
	at := &w.shell.settings.Window
	if at.Whole = ebiten.IsWindowMaximized(); !at.Whole {
		at.X, at.Y = ebiten.WindowPosition()
		at.W, at.H = ebiten.WindowSize()
	}
}

// remember saves where the window is, for the next start.
func (w *window) remember() {
	w.look()
	if s := &w.shell.settings; s.Window != w.kept {
		_ = s.Save() // it is too late to tell the player, and the next window opens in the usual place
	}
}
