package scores

import (
	"math"
	"slices"

	"clinic/scenes"
	"clinic/scenes/sounds"
	"clinic/scenes/ui"
)

// In a solo game, the player's figure climbs the ladder from rung to rung when the points have been counted, and the
// line about the records comes last.

const rungTicks = 8.4 // at the usual speed

// climb is the animation of the figure. The zero value is over.
type climb struct {
	way     ui.Timeline
	due     bool // it has not begun
	hurried bool // any input shows its end
}

// rungs returns how far up the player's score is: a whole number at a rank, 0 on the ground.
func (s *Scene) rungs() float64 {
	own := s.ownRank()
	if own == "" || !s.climbs() {
		return 0
	}
	ranks := s.ranks()
	at := slices.IndexFunc(ranks, func(r rank) bool { return r.name == own })
	up := float64(at + 1)
	if at+1 < len(ranks) && s.scores[0].Total > ranks[at].least {
		up++ // above that rung, below the next
	}
	return up
}

// climbed returns how far up the figure is, in rungs.
func (s *Scene) climbed() float64 {
	all, way := s.rungs(), &s.climb.way
	switch {
	case s.arrived():
		return all
	case s.climb.due:
		return 0
	}
	whole, part := math.Modf(all * way.Done())
	return whole + ui.Eased(part)
}

// arrived reports whether everything is counted and the figure stands where it ends.
func (s *Scene) arrived() bool { return !s.count.Runs() && !s.climb.due && !s.climb.way.Runs() }

// goUp runs a tick of the climb.
func (s *Scene) goUp(c *scenes.Context) {
	v := &s.climb
	if s.count.Runs() || s.arrived() {
		return
	}
	if v.due {
		v.due = false
		v.way.Begin(int(rungTicks * s.rungs()))
	}
	if v.way.Pass(c.Pace()); v.hurried {
		v.way.End()
	}
	c.Relayout()
	if s.arrived() && s.climbs() && s.scores[0].Counts {
		c.Sound(sounds.Record())
	}
}
