package arena

import (
	"fmt"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
)

// mostCommands is how many commands a game may take for each player before it counts as stalled.
const mostCommands = 3000

// played is the result of one game, by the seats of the contest.
type played struct {
	seats   []seat
	outcome string // of a cooperative game
	won     bool
}

// seat is the result of one player in a game.
type seat struct {
	place    int // 0 is first
	score    int
	commands int                 // answers that it thought about
	thought  float64             // milliseconds in total
	longest  float64             // milliseconds for one answer
	built    map[clinic.Kind]int // in the rounds, not at setup
	felt     [felts]bool         // rules that made a difference (B91)
	goal     string
	met      bool
}

// What made a difference in a game (B91).
const (
	secondBuilding = iota
	floor2
	fullParking  // no parking place was left at some moment
	lostTime     // enough to cost a point
	lostPatients // patients died
	felts
)

var feltNames = [felts]string{"second_building", "floor_2", "full_parking", "lost_time", "lost_patients"}

// playOne plays the game with this number to its end.
func (c *Contest) playOne(number int) (p played, err error) {
	config := c.Config
	config.Seed = c.seed(number)
	if c.Draw != nil {
		config = c.Draw(config, c.Known)
	}
	rules, err := game.NewRules(config, c.Known)
	if err != nil {
		return p, err
	}
	s, _ := rules.Start()
	player := 0
	defer func() {
		// a bug in a player or in the rules: the error names the game that shows it
		if reason := recover(); reason != nil {
			err = c.broken(number, s, rules, player, fmt.Sprint("the program fails: ", reason))
		}
	}()
	order := c.seats(number)
	p.seats = make([]seat, len(order))
	players, scripts := make([]*bot.Player, len(order)), make([]bot.Script, len(order))
	for i, at := range order {
		p.seats[at].built = map[clinic.Kind]int{}
		players[i] = bot.New(c.Seats[at].Level, rules, c.Judgement, config.Seed*uint64(len(order))+uint64(at))
		players[i].Never(c.Seats[at].Never...)
	}
	for commands := 0; !s.Over; commands++ {
		if commands == mostCommands*len(order) {
			return p, c.broken(number, s, rules, player, fmt.Sprintf("the game has come to no end after %d commands", commands))
		}
		for player := range order {
			if c := (game.Context{Rules: rules, State: s, Player: player}); c.FreePlaces() == 0 {
				p.seats[order[player]].felt[fullParking] = true
			}
		}
		deciders := s.Deciders()
		if len(deciders) == 0 {
			return p, c.broken(number, s, rules, player, "nobody has anything to decide")
		}
		player = deciders[0]
		at := &p.seats[order[player]]
		command, planned := scripts[player].Next(rules, s, player)
		if !planned {
			thought := players[player].Think(rules.View(s, player), player)
			took := c.think(thought)
			advice := thought.Decided()
			command = advice.Command
			scripts[player].Take(s, player, &advice)
			at.commands++
			at.thought += took
			at.longest = max(at.longest, took)
		}
		round := s.Round
		events, v := rules.Apply(s, player, &command)
		if !v.Legal() {
			return p, c.broken(number, s, rules, player, fmt.Sprintf("%s %s (%+v)", v.Refusal.Rule, rules.Sentence(v.Refusal), command))
		}
		if round > 0 {
			p.count(order, events)
		}
	}
	p.end(order, rules, s)
	return p, nil
}

// count records what was built in the rounds.
func (p *played) count(order []int, events []game.Event) {
	for i := range events {
		if e := &events[i]; e.Type == game.ComponentBuilt && e.Player != game.NoPlayer {
			p.seats[order[e.Player]].built[e.Component.Kind]++
		}
	}
}

// end records how the game ended.
func (p *played) end(order []int, rules *game.Rules, s *game.State) {
	for place, player := range rules.Standings(s) {
		at, c := &p.seats[order[player]], game.Context{Rules: rules, State: s, Player: player}
		at.place, at.score = place, c.Score().Total
		at.felt[lostTime] = c.Owner().Time >= c.Number(game.TimePerPoint)
		at.felt[lostPatients] = c.Owner().Died > 0
		at.felt[secondBuilding] = c.Clinic().Buildings().Count > 1
		at.felt[floor2] = c.Clinic().Modules().Floor(2) != 0
		at.goal = c.Owner().Goal
		at.met = at.goal != "" && c.GoalMet()
	}
	if outcome, cooperative := rules.Outcome(s); cooperative {
		p.outcome, p.won = outcome.Result, outcome.Won
	}
}
