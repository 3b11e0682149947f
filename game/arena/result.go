package arena

import (
	"math"
	"slices"

	"clinic/game/clinic"
)

// Result is the result of a contest.
type Result struct {
	Games    int            `json:"games"`
	Seats    []string       `json:"seats"`
	Levels   []LevelResult  `json:"levels"`             // in the order of the table
	Against  []Against      `json:"against,omitempty"`  // each pair of levels
	Outcomes map[string]int `json:"outcomes,omitempty"` // of cooperative games, by result
	Victory  *Share         `json:"victory,omitempty"`  // cooperative games that were won
}

// LevelResult is the result of all seats of one level. Scores are final popularity, times are in milliseconds, and
// Built counts per seat and game.
type LevelResult struct {
	Level     string                  `json:"level"` // with what it never does
	Seats     int                     `json:"seats"` // at one table
	Wins      Share                   `json:"wins"`  // games in which a seat of this level came first
	Mean      float64                 `json:"mean"`
	Deviation float64                 `json:"deviation"`
	Least     int                     `json:"least"`
	Most      int                     `json:"most"`
	Commands  float64                 `json:"commands"` // per seat and game
	ThinkMean float64                 `json:"think_mean_ms"`
	ThinkMost float64                 `json:"think_most_ms"`
	Built     map[clinic.Kind]float64 `json:"built"`
	// the share of a seat's games in which each kind of component was built, and each rule of B91 mattered
	Felt map[string]Share `json:"felt"`
	// solo: how often each goal was met by the seats that had it
	Goals map[string]Share `json:"goals,omitempty"`
}

// Against is how often a seat of one level came before a seat of another, over all such pairs.
type Against struct {
	Level  string `json:"level"`
	Other  string `json:"other"`
	Before Share  `json:"before"`
}

// Share is how often something happened, with the bounds of its probability at a confidence of 95 % (Wilson).
type Share struct {
	Count int     `json:"count"`
	Of    int     `json:"of"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// shareOf returns the Share of count in of.
func shareOf(count, of int) Share {
	s := Share{Count: count, Of: of, High: 1}
	if of == 0 {
		return s
	}
	const z = 1.959964 // for 95 %
	n := float64(of)
	s.Share = float64(count) / n
	middle := (s.Share + z*z/(2*n)) / (1 + z*z/n)
	width := float64(z / (1 + z*z/n) * math.Sqrt(s.Share*(1-s.Share)/n+z*z/(4*n*n)))
	s.Low, s.High = max(0, middle-width), min(1, middle+width)
	return s
}

// result sums up the games.
func (c *Contest) result(games []played) *Result {
	r := &Result{Games: len(games)}
	for _, seat := range c.Seats {
		r.Seats = append(r.Seats, seat.String())
	}
	for at, level := range r.Seats {
		if slices.Index(r.Seats, level) == at {
			r.Levels = append(r.Levels, c.levelResult(level, games))
		}
	}
	for i := range r.Levels {
		for j := range r.Levels[:i] {
			r.Against = append(r.Against, c.against(r.Levels[j].Level, r.Levels[i].Level, games))
		}
	}
	won := 0
	for i := range games {
		if games[i].outcome == "" {
			return r
		}
		if r.Outcomes == nil {
			r.Outcomes = map[string]int{}
		}
		r.Outcomes[games[i].outcome]++
		if games[i].won {
			won++
		}
	}
	if len(games) > 0 {
		victory := shareOf(won, len(games))
		r.Victory = &victory
	}
	return r
}

// levelResult sums up what the seats of one level did.
func (c *Contest) levelResult(level string, games []played) LevelResult {
	l := LevelResult{Level: level, Built: map[clinic.Kind]float64{}}
	var scores []float64
	var thought, longest float64
	commands, wins := 0, 0
	met, had, felt := map[string]int{}, map[string]int{}, map[string]int{}
	for i := range games {
		for at := range games[i].seats {
			seat := &games[i].seats[at]
			if c.Seats[at].String() != level {
				continue
			}
			scores = append(scores, float64(seat.score))
			if seat.place == 0 {
				wins++
			}
			commands += seat.commands
			thought, longest = thought+seat.thought, max(longest, seat.longest)
			for kind, count := range seat.built {
				l.Built[kind] += float64(count)
				felt[string(kind)]++
			}
			for i, some := range seat.felt {
				if some {
					felt[feltNames[i]]++
				}
			}
			if seat.goal != "" {
				had[seat.goal]++
				if seat.met {
					met[seat.goal]++
				}
			}
		}
	}
	for _, other := range c.Seats {
		if other.String() == level {
			l.Seats++
		}
	}
	l.Wins = shareOf(wins, len(games))
	if len(scores) == 0 {
		return l
	}
	l.Mean, l.Deviation = meanAndDeviation(scores)
	l.Least, l.Most = int(slices.Min(scores)), int(slices.Max(scores))
	seats := float64(len(scores))
	l.Commands = float64(commands) / seats
	l.ThinkMean, l.ThinkMost = thought/float64(max(commands, 1)), longest
	for kind := range l.Built {
		l.Built[kind] /= seats
	}
	l.Felt = map[string]Share{}
	for what, count := range felt {
		l.Felt[what] = shareOf(count, len(scores))
	}
	for goal := range had {
		if l.Goals == nil {
			l.Goals = map[string]Share{}
		}
		l.Goals[goal] = shareOf(met[goal], had[goal])
	}
	return l
}

// against counts the pairs of a seat of one level and a seat of another, and how often the former came first.
func (c *Contest) against(level, other string, games []played) Against {
	before, pairs := 0, 0
	for i := range games {
		for a := range games[i].seats {
			for b := range games[i].seats {
				if c.Seats[a].String() != level || c.Seats[b].String() != other {
					continue
				}
				pairs++
				if games[i].seats[a].place < games[i].seats[b].place {
					before++
				}
			}
		}
	}
	return Against{level, other, shareOf(before, pairs)}
}

// meanAndDeviation returns the mean and standard deviation of a sample; the deviation of a single value is 0.
func meanAndDeviation(values []float64) (mean, deviation float64) {
	for _, v := range values {
		mean += v / float64(len(values))
	}
	if len(values) < 2 {
		return mean, 0
	}
	for _, v := range values {
		deviation += (v - mean) * (v - mean) / float64(len(values)-1)
	}
	return mean, math.Sqrt(deviation)
}
