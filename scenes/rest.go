package scenes

import (
	"time"

	"clinic/input"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// While nobody does anything and little or nothing moves, the window sleeps: it wakes at whatever the player does, and
// by itself ten times a second, four times where nothing moves, or once where nothing has moved for long, and lets the
// ticks that have passed since then pass together.

const (
	napOfMoving  = time.Second / 10
	napOfStill   = time.Second / 4
	napOfRest    = time.Second
	mostTogether = 60 // ticks: what was missed beyond that, a machine that slept perhaps, is not made up for

	// How restless a window is, in ticks: it falls asleep at none, and is awake from awakeFrom on.
	afterGesture = 60
	afterChange  = 3 // so what changes at every sixth tick, ten times a second, keeps nobody awake
	awakeFrom    = 12

	restsAfter = 180 // ticks in which nothing changes
)

// stir tells how restless the window is after a tick with these gestures.
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

// Nap tells after how long a window that sleeps looks by itself whether there is something to do.
func (s *Shell) Nap() time.Duration {
	switch {
	case s.changed():
		return napOfMoving
	case s.still <= restsAfter:
		return napOfStill
	}
	return napOfRest
}

// Tidies tells, once each time, that what is not needed any more is to be given back: when the window falls asleep
// after scenes have gone, and when it comes to rest after whatever happened. Nobody waits for anything then, and no
// pictures are being made.
func (s *Shell) Tidies() bool {
	tidies := s.asleep && s.cluttered && !sprites.Busy()
	s.cluttered = s.cluttered && !tidies
	return tidies
}

// Asleep tells whether a few pictures a second are enough until something happens.
func (s *Shell) Asleep() bool { return s.asleep }

// sleep counts the ticks that pass while the window sleeps.
type sleep struct {
	asleep bool
	last   time.Time
	owed   float64 // ticks that have passed and were not played
	waker  waker
}

// ticks gives how many are to pass now.
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

// set falls asleep or wakes up, and sees to it that a sleeping window wakes again after a nap.
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
