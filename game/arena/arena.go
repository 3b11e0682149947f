// Package arena lets bots play many games against each other and reports the results.
package arena

import (
	"fmt"

	"clinic/game"
	"clinic/game/bot"
)

// Contest describes what to play: a number of games in which the seats rotate. Each seed is played once from every
// seat before the next one.
type Contest struct {
	Seats     []Seat // one for each player
	Games     int
	Config    game.Config // of each game; the seed is that of the first
	Known     []*game.Extension
	Judgement *bot.Judgement
	Budget    Budget
	// Clock returns the milliseconds since some moment, by the clock of the caller; if nil, no time is measured.
	Clock func() float64
	// Spread runs a number of jobs, possibly in parallel; if nil, they run one after another.
	Spread func(jobs int, do func(job int))
	// changes the config for each seed (Drawn, Pair); if nil, all games have the same
	Draw func(config game.Config, known []*game.Extension) game.Config
}

// Seat is a player at the table.
type Seat struct {
	Level bot.Level
	Never []game.Action // actions that it never takes, to measure what they are worth (B91); not for interns
}

// String returns the level with what it never does, such as chief-build.
func (s Seat) String() string {
	name := string(s.Level)
	for _, action := range s.Never {
		name += "-" + string(action)
	}
	return name
}

// Budget is how long a player thinks about each decision: units of work, or milliseconds if these are not 0 and the
// contest has a clock.
type Budget struct {
	Work         int
	Milliseconds float64
}

// think thinks until the budget is used up or nothing is left to think about, and returns the milliseconds that it
// took.
func (c *Contest) think(thought *bot.Thought) float64 {
	begun := c.now()
	if c.Clock == nil || c.Budget.Milliseconds == 0 {
		thought.Continue(c.Budget.Work)
		return c.now() - begun
	}
	for !thought.Step() && c.now()-begun < c.Budget.Milliseconds {
	}
	return c.now() - begun
}

func (c *Contest) now() float64 {
	if c.Clock == nil {
		return 0
	}
	return c.Clock()
}

// Play plays all games and returns their result. Its error names the seed and the moment of the first game that did
// not end, or in which a player gave an illegal command.
func (c *Contest) Play() (*Result, error) {
	games, errs := make([]played, c.Games), make([]error, c.Games)
	one := func(i int) { games[i], errs[i] = c.playOne(i) }
	if c.Spread != nil {
		c.Spread(c.Games, one)
	} else {
		for i := range c.Games {
			one(i)
		}
	}
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return c.result(games), nil
}

// seats returns the seat of each player in the game with this number: they move by one in each game of a seed.
func (c *Contest) seats(number int) []int {
	order := make([]int, len(c.Seats))
	for player := range order {
		order[player] = (player + number) % len(c.Seats)
	}
	return order
}

// seed returns the seed of the game with this number.
func (c *Contest) seed(number int) uint64 { return c.Config.Seed + uint64(number/len(c.Seats)) }

// broken returns the error for a game that can't go on: the seed and the moment are enough to play it again.
func (c *Contest) broken(number int, s *game.State, rules *game.Rules, player int, why string) error {
	var seats []string
	for _, seat := range c.seats(number) {
		seats = append(seats, c.Seats[seat].String())
	}
	decision := "nobody's decision"
	if d := s.Decision(player); d != nil {
		decision = fmt.Sprintf("decision %s of player %d", d.Kind, player)
	}
	return fmt.Errorf("seed %d with the seats %v, round %d, %s, %s: %s", c.seed(number), seats, s.Round, rules.StepOf(s).Key, decision, why)
}
