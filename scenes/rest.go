package scenes

import (
	"time"

	"clinic/input"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// While the player does nothing and little or nothing moves, the window sleeps. It wakes at any input. By itself
// it wakes ten times a second, four times if nothing moves, or once if nothing has moved for long, and then makes
// up for the ticks that have passed.

const (
	napOfMoving  = time.Second / 10 // and of one that listens
	napOfStill   = time.Second / 4
	napOfRest    = time.Second
	mostTogether = 60 // ticks made up for at most: any more, perhaps since the machine slept, are skipped

	// How restless a window is, in ticks: it falls asleep at none, and is awake from awakeFrom on.
	afterGesture = 60
	afterChange  = 3 // so changes at every sixth tick, ten times a second, don't keep it awake
	awakeFrom    = 12

	restsAfter = 180 // ticks in which nothing changes
)

// stir updates how restless the window is after a tick with these gestures.
func (s *Shell) stir(g *input.Gestures, changed bool) {
	switch {
	case s.busy || g.Any() || g.DX != 0 || g.DY != 0 || g.Composing != "":
		s.restless = afterGesture
	case changed:
		s.restless = min(s.restless+afterChange, afterGesture)
	}
	s.busy = false
	s.restless = max(0, s.restless-1)
	s.asleep = s.restless == 0 || s.asleep && s.restless < awakeFrom
	if s.still++; changed || !s.asleep {
		s.still = 0
	}
	if s.stirred = s.stirred || !s.asleep; s.stirred && s.still > restsAfter {
		s.stirred, s.cluttered = false, true
	}
}

// Nap returns after how long a sleeping window checks by itself whether there is something to do.
func (s *Shell) Nap() time.Duration {
	switch {
	case s.changed() || s.listens:
		return napOfMoving
	case s.still <= restsAfter:
		return napOfStill
	}
	return napOfRest
}

// Tidies reports, once each time, that unneeded memory should be given back: when the window falls asleep after
// scenes have gone, and when it comes to rest after any activity. Nobody waits for anything then, and no pictures
// are being made.
func (s *Shell) Tidies() bool {
	tidies := s.asleep && s.cluttered && !sprites.Busy()
	s.cluttered = s.cluttered && !tidies
	return tidies
}

// Asleep reports whether a few pictures a second are enough until something happens.
func (s *Shell) Asleep() bool { return s.asleep }

// sleep counts the ticks that pass while the window sleeps.
type sleep struct {
	asleep bool
	last   time.Time
	owed   float64 // ticks that have passed and were not played
	waker  waker
}

// ticks returns how many ticks to play now.
func (l *sleep) ticks() int {
	now := time.Now()
	passed := now.Sub(l.last).Seconds() * ebiten.DefaultTPS
	l.last = now
	if !l.asleep {
		return 1
	}
	l.owed = min(l.owed+passed, mostTogether)
	count := max(1, int(l.owed))
	l.owed -= float64(count)
	return count
}

// set puts the window to sleep or wakes it up, and makes sure that a sleeping window wakes again after a nap.
func (l *sleep) set(asleep bool, nap time.Duration) {
	if asleep != l.asleep {
		l.asleep, l.owed = asleep, 0
		mode := ebiten.FPSModeVsyncOn //lint:ignore SA1019 what is to be used instead wakes sixty times a second
		if asleep {
			mode = ebiten.FPSModeVsyncOffMinimum //lint:ignore SA1019 as above
		}
		ebiten.SetFPSMode(mode) //lint:ignore SA1019 as above
		if !asleep {
			l.waker.never()
		}
	}
	if asleep {
		l.waker.after(nap)
	}
}
