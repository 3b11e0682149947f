package bot

import (
	"math"
	"slices"
)

// With extensions a game in thought takes longer and varies more, and the quick form plays it on less well than Resident does. So what Resident would play stands
// unless another candidate is clearly better, by the same games that both have played.

// How much it takes to be better than the candidate that stands.
const (
	firstExtended   = 2   // games of each candidate on the first rung of the first pass
	judgementSpread = 2.0 // by how many points the judgement may be wrong about the difference of two candidates
	gameSpread      = 8.0 // and one game, as long as nothing else is known
	spreadCounts    = 4.0 // how many games that counts like
	clearly         = 0.5 // by how much of what may be chance a lead has to be above 0
)

// stand finds the candidate that Resident would play: the first of those that the judgement likes best.
func (s *chief) stand() {
	for i := range s.list {
		if s.list[i].guess > s.list[s.stands].guess {
			s.stands = i
		}
	}
}

// keepStanding lets the candidate that stands go on, and play each game before the others do.
func (s *chief) keepStanding() {
	if !s.brain.extended {
		return
	}
	s.alive = slices.DeleteFunc(s.alive, func(i int) bool { return i == s.stands })
	s.alive = slices.Insert(s.alive, 0, s.stands)
}

// compare takes note of how much better a game went than the same game of the candidate that stands.
func (s *chief) compare(c *candidate, score float64) {
	if c == &s.list[s.stands] {
		s.scores = append(s.scores, score)
		return
	}
	lead := score - s.scores[c.games]
	c.lead += lead
	c.leads += float64(lead * lead)
}

// lead is by how many points a candidate is clearly better than the one that stands, below 0 where it is not: what games and judgement say
// together, less a part of what may be chance.
func (s *chief) lead(c *candidate) float64 {
	if c == &s.list[s.stands] {
		return 0
	}
	n, spread := float64(c.games), float64(spreadCounts*gameSpread*gameSpread)
	if n > 0 {
		spread += c.leads - float64(c.lead*c.lead)/n
	}
	known, each := 1/float64(judgementSpread*judgementSpread), (spreadCounts+n)/spread
	all := known + float64(n*each)
	return (float64((c.guess-s.list[s.stands].guess)*known)+float64(c.lead*each))/all - clearly/math.Sqrt(all)
}
