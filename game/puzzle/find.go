package puzzle

import (
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/plan"
)

// Search looks for the puzzle of a day, a little at a time: for who wants to draw in between.
type Search struct {
	number    int
	judgement *bot.Judgement
	found     *Puzzle
	near      *Puzzle // the one that comes nearest to what the day wants, so far
	planner   plan.Planner

	games  int // begun
	rules  *game.Rules
	state  *game.State
	player *bot.Player
	looked int // the round whose Move has been looked at
}

const (
	asHard   = 8  // games in which the task is looked for as hard as the day wants it; then the one that comes nearest is taken
	asMeant  = 16 // games in which it is one of the day's own kind; then any does
	earliest = 3  // round with enough people for a puzzle
)

// NewSearch begins to look for the puzzle of that number, with what the program's players have learned.
func NewSearch(number int, judgement *bot.Judgement) *Search {
	return &Search{number: number, judgement: judgement}
}

// Of gives the puzzle of that number. It takes a part of a second.
func Of(number int, judgement *bot.Judgement) *Puzzle {
	s := NewSearch(number, judgement)
	for !s.Step() {
	}
	return s.Puzzle()
}

// Puzzle is what was found, nil before Step says so.
func (s *Search) Puzzle() *Puzzle { return s.found }

// Step looks a little further, for about a millisecond, and tells whether the puzzle is found.
func (s *Search) Step() (done bool) {
	switch {
	case s.found != nil:
		return true
	case s.state == nil || s.state.Over:
		s.begin()
		return false
	}
	if d := s.state.Decision(0); d.Kind == game.DecideMove && s.looked != s.state.Round {
		if s.looked = s.state.Round; s.looked >= earliest {
			s.found = s.look()
		}
		return s.found != nil
	}
	thought := s.player.Think(s.rules.View(s.state, 0), 0)
	thought.Continue(20)
	command := thought.Advice().Command
	if _, v := s.rules.Apply(s.state, 0, &command); !v.Legal() {
		s.state = nil // a fault of the player: the next game
	}
	return false
}

// begin begins the next game.
func (s *Search) begin() {
	seed := uint64(s.number)*1000 + uint64(s.games)
	s.games++
	sides := []string{game.BeginnerSide, game.ExpertSide}
	goals := game.BaseGoals()
	config := game.Config{Players: 1, Seed: seed, Sides: sides[seed%3/2:][:1], Goal: goals[seed%uint64(len(goals))]}
	rules, err := game.NewRules(config, nil)
	if err != nil {
		config.Goal = game.GoalSixRed
		if rules, err = game.NewRules(config, nil); err != nil {
			panic(err) // the base game can always be played
		}
	}
	s.rules, s.player, s.looked = rules, bot.New(bot.Resident, rules, s.judgement, seed), 0
	s.state, _ = rules.Start()
}

// grade is how hard the puzzle is to be: easy on Monday and Tuesday, hard on Saturday and Sunday.
func (s *Search) grade() int { return [...]int{1, 1, 2, 2, 2, 3, 3}[Weekday(s.number)] }

// kind is what the puzzle asks for.
func (s *Search) kind() Kind { return Kinds[modulo(s.number, len(Kinds))] }

// look looks for the task in the Move that begins now, nil where it has none.
func (s *Search) look() *Puzzle {
	tasks := s.tasks(s.kind())
	if s.games > asMeant {
		for _, kind := range Kinds {
			tasks = append(tasks, s.tasks(kind)...)
		}
	}
	for _, p := range tasks {
		if s.near == nil || s.off(p) < s.off(s.near) {
			s.near = p
		}
	}
	if s.near != nil && (s.off(s.near) == 0 || s.games > asHard) {
		return s.near
	}
	return nil
}

// off is how far a puzzle is from being as hard as the day wants it.
func (s *Search) off(p *Puzzle) int { return max(p.Grade-s.grade(), s.grade()-p.Grade) }

// hard is how hard an answer is to be found: by the number of its moves.
func hard(p *Puzzle) int {
	switch n := len(p.Answer); {
	case n <= 5:
		return 1
	case n == 6:
		return 2
	}
	return 3
}
