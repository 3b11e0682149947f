package bot

import (
	"math"
	"slices"
)

// Simulated games vary, and the quick form continues them less well than Resident does. So what Resident would play
// stands unless another candidate is clearly better in the games that both have played: with no time to think, a
// Chief is no worse than a Resident.

// What it takes to be better than the candidate that stands.
const (
	// the least standard error, in points, of the judgement about the difference of two candidates
	judgementSpread = 4.0
	gameSpread      = 8.0 // standard deviation of one game, as long as nothing else is known
	spreadCounts    = 4.0 // how many games that counts as
	clearly         = 0.5 // by how many standard errors a lead must be above 0
)

// stand finds the candidate that Resident would play: the first of those that the judgement likes best.
func (s *chief) stand() {
	for i := range s.list {
		if s.list[i].guess > s.list[s.stands].guess {
			s.stands = i
		}
	}
}

// keepStanding keeps the candidate that stands, and lets it play each game before the others.
func (s *chief) keepStanding() {
	s.alive = slices.DeleteFunc(s.alive, func(i int) bool { return i == s.stands })
	s.alive = slices.Insert(s.alive, 0, s.stands)
}

// compare records how much better a game went than the same game of the candidate that stands.
func (s *chief) compare(c *candidate, score float64) {
	if c == &s.list[s.stands] {
		s.scores = append(s.scores, score)
		return
	}
	lead := score - s.scores[c.games]
	c.lead += lead
	c.leads += float64(lead * lead)
}

// varies returns the variance of one game of a candidate, in squared points.
func (c *candidate) varies() float64 {
	spread := float64(spreadCounts * gameSpread * gameSpread)
	if c.games > 0 {
		spread += c.leads - float64(c.lead*c.lead)/float64(c.games)
	}
	return spread / (spreadCounts + float64(c.games))
}

// weigh estimates how wrong the judgement is about the candidates: by more than the chance of their games explains.
// If it overrates the one that stands, all games show it; but they are all compared with the same few games of that
// one.
func (s *chief) weigh() {
	sum, count := 0.0, 0.0
	for i := range s.list {
		if c := &s.list[i]; i != s.stands && c.games > 0 {
			n := float64(c.games)
			apart := c.lead/n - (c.guess - s.list[s.stands].guess)
			sum += float64(apart*apart) - c.varies()/n
			count++
		}
	}
	least, n := float64(judgementSpread*judgementSpread), float64(s.list[s.stands].games)
	s.wrong = max(least, (float64(spreadCounts*least)+float64(n*sum)/max(1, count))/(spreadCounts+n))
}

// lead returns by how many points a candidate is clearly better than the one that stands, negative if it isn't: games
// and judgement combined, less a margin for chance.
func (s *chief) lead(c *candidate) float64 {
	if c == &s.list[s.stands] {
		return 0
	}
	known, games := 1/s.wrong, float64(c.games)/c.varies()
	all := known + games
	mean := 0.0
	if c.games > 0 {
		mean = c.lead / float64(c.games)
	}
	return (float64((c.guess-s.list[s.stands].guess)*known)+float64(mean*games))/all - clearly/math.Sqrt(all)
}
