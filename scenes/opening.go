package scenes

import (
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// A new scene is first painted behind the fade, without its art. The art is then made in the background, and the
// fade ends when it is ready: so no frame has to make all of it at once.

type opening struct {
	stage  stage
	waited int // ticks
}

type stage uint8

const (
	open   stage = iota // the fade is fading, or is over
	begins              // the scene was laid out, which is enough for one frame
	asks                // the next painting finds out which art is needed
	comes               // the art is being made
)

// mostWait is how many ticks the fade waits for art at most. Anything not ready by then is made when it is drawn.
const mostWait = 45

// opens reports whether the fade begins to fade in this tick.
func (s *Shell) opens() bool {
	if s.opening.stage == open {
		return false
	}
	s.opening.waited++
	arrived := s.opening.stage == comes && sprites.Arrived()
	if !arrived && s.opening.waited < mostWait {
		s.busy = true
		return false
	}
	s.opening.stage = open
	s.fade.Begin(transitionTicks)
	return true
}

// paintOpening paints the fade. Once, it first paints the scene below, to find out which art is needed.
func (s *Shell) paintOpening(c *ui.Canvas) {
	switch s.opening.stage {
	case begins:
		s.opening.stage = asks
	case asks:
		s.opening.stage = comes
		c.Draft = true
		sprites.Ahead(func() { s.paint(c) })
		c.Draft = false
	}
	s.painted = s.painted[:0]
	c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground)
}
