package puzzle

import (
	"iter"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/plan"
)

// Search looks for the puzzle of a day, a little at a time: for who wants to draw in between.
type Search struct {
	number    int
	past      []byte
	judgement *bot.Judgement
	known     []*game.Extension
	found     *Puzzle
	near      *Puzzle // the one that comes nearest to what the day wants, so far
	planner   plan.Planner
	step      func() (struct{}, bool)
	rests     func(struct{}) bool

	games  int // begun
	rules  *game.Rules
	state  *game.State
	player *bot.Player
}

const (
	asHard   = 8  // games in which the task is looked for as hard as the day wants it; then the one that comes nearest is taken
	asMeant  = 16 // games in which it is one of the day's own kind; then any does
	earliest = 3  // round with enough people for a puzzle
)

// NewSearch begins to look for the puzzle of that number, from 1 on: among those of past days, as assets.Puzzles has
// them, or with what the program's players have learned. One kind is played with an extension of those that are known,
// see game.Extension.Puzzles.
func NewSearch(number int, past []byte, judgement *bot.Judgement, known []*game.Extension) *Search {
	s := &Search{number: number, past: past, judgement: judgement, known: known}
	s.step, _ = iter.Pull(func(yield func(struct{}) bool) {
		s.rests = yield
		if s.number <= lastPast {
			s.found = s.recall()
		}
		for s.found == nil {
			s.think()
			s.rest()
		}
	})
	return s
}

// Of gives the puzzle of that number, from 1 on. It takes a part of a second.
func Of(number int, past []byte, judgement *bot.Judgement, known []*game.Extension) *Puzzle {
	s := NewSearch(number, past, judgement, known)
	for !s.Step() {
	}
	return s.Puzzle()
}

// Puzzle is what was found, nil before Step says so.
func (s *Search) Puzzle() *Puzzle { return s.found }

// Step looks a little further, for about a millisecond, and tells whether the puzzle is found.
func (s *Search) Step() (done bool) {
	if s.found == nil {
		s.step()
	}
	return s.found != nil
}

// rest lets whoever looks for the puzzle do something else.
func (s *Search) rest() { s.rests(struct{}{}) }

// think looks at the next moment of a game.
func (s *Search) think() {
	if s.state == nil || s.state.Over {
		s.begin()
		return
	}
	if d := s.state.Decision(0); d.Kind == game.DecideMove || d.Kind == game.DecideAction {
		if s.state.Round >= earliest {
			s.look(d.Kind)
		}
		if s.found != nil {
			return
		}
	}
	s.play()
}

// play lets the player play what it wants to: a whole Move at once.
func (s *Search) play() {
	move := s.state.Decision(0).Kind == game.DecideMove
	if last := s.rules.StepOf(s.state).Number < s.rules.Numbers[game.ActionSteps]; last && KindOf(s.number) == LastRound && s.state.Round == s.rules.Numbers[game.Rounds] && !move {
		if s.state.Decision(0).Kind == game.DecideAction { // so that nothing can be built at the last of them
			if _, v := s.rules.Apply(s.state, 0, &game.Command{Type: game.ChooseAction, Action: game.Build}); v.Legal() {
				return
			}
		}
	}
	for {
		thought := s.player.Think(s.rules.View(s.state, 0), 0)
		thought.Continue(20)
		command := thought.Decided().Command
		if _, v := s.rules.Apply(s.state, 0, &command); !v.Legal() {
			s.state = nil // a fault of the player: the next game
			return
		}
		if d := s.state.Decision(0); !move || d == nil || d.Kind != game.DecideMove {
			return
		}
		s.rest()
	}
}

// begin begins the next game.
func (s *Search) begin() {
	seed := uint64(s.number)*1000 + uint64(s.games)
	s.games++
	sides := []string{game.BeginnerSide, game.ExpertSide}
	goals := game.BaseGoals()
	config := game.Config{Players: 1, Seed: seed, Sides: sides[seed%3/2:][:1], Goal: goals[seed%uint64(len(goals))]}
	if KindOf(s.number) == StrangeHour {
		config.Extensions = s.extensions()
	}
	rules, err := game.NewRules(config, s.known)
	if err != nil {
		config.Goal = game.GoalSixRed
		if len(config.Extensions) > 0 {
			config.Goal = game.GoalNoDeaths
		}
		if rules, err = game.NewRules(config, s.known); err != nil {
			panic(err) // the game can always be played
		}
	}
	s.rules, s.player = rules, bot.New(bot.Resident, rules, s.judgement, seed)
	s.state, _ = rules.Start()
}

// extensions are the ids of those that puzzles are played with.
func (s *Search) extensions() (ids []string) {
	for _, e := range s.known {
		if e.Puzzles {
			ids = append(ids, e.ID)
		}
	}
	return ids
}

// grade is how hard the puzzle is to be: easy on Monday and Tuesday, hard on Saturday and Sunday.
func (s *Search) grade() int { return [...]int{1, 1, 2, 2, 2, 3, 3}[Weekday(s.number)] }

// look looks for the task in the moment that is now, at which that is decided.
func (s *Search) look(at game.DecisionKind) {
	kinds := []Kind{KindOf(s.number)}
	if s.games > asMeant {
		kinds = append(kinds, usual[:]...)
	}
	for _, kind := range kinds {
		for _, p := range s.tasks(kind, at) {
			if s.near == nil || s.off(p) < s.off(s.near) {
				s.near = p
			}
		}
	}
	if s.near != nil && (s.off(s.near) == 0 || s.games > asHard) {
		s.found = s.near
	}
}

// tasks are the puzzles of a kind in the moment that is now.
func (s *Search) tasks(kind Kind, at game.DecisionKind) []*Puzzle {
	p := Puzzle{Number: s.number, Kind: kind, Rules: s.rules}
	switch begins := kind.begins(); {
	case begins == game.DecideMove && at == begins:
		return s.inMove(p)
	case begins == game.DecideMove, at != game.DecideAction:
		return nil
	case kind == LastRound:
		return s.lastRound(p)
	}
	last := p.Rules.StepOf(s.state).Number == s.rules.Numbers[game.ActionSteps]
	if p.Start = s.forked(kind); p.Start == nil || (kind.moves() || kind == TheBill) && !last {
		return nil
	}
	switch kind {
	case TheQueue:
		return s.inAdmit(p)
	case TheRide:
		return s.ride(p)
	case RightHire:
		return s.hire(p)
	case TheBill:
		return s.inBusiness(p, s.withWing(p.Start, s.grade()+1))
	}
	return s.inBuild(p)
}

// forked is the game as it would be if the player had chosen the action that the kind begins with, nil where it can't
// be.
func (s *Search) forked(kind Kind) *game.State {
	action := game.Build
	switch kind.begins() {
	case game.DecideAdmit:
		action = game.Admit
	case game.DecideHire:
		action = game.Hire
	}
	then := s.state.Clone()
	if _, v := s.rules.Apply(then, 0, &game.Command{Type: game.ChooseAction, Action: action}); !v.Legal() {
		return nil
	}
	return then
}

// off is how far a puzzle is from being as hard as the day wants it.
func (s *Search) off(p *Puzzle) int { return max(p.Grade-s.grade(), s.grade()-p.Grade) }

// hard is how hard an answer is to be found: by the number of its moves.
func hard(p *Puzzle) int {
	n := len(p.Answer)
	switch {
	case !p.Kind.moves():
		n += 3 // fewer commands, and more places for each
	case p.Kind == LastRound:
		n -= 3 // which action, with whom, and its end
	case p.Kind.begins() != game.DecideMove:
		n-- // the end of the step
	}
	switch {
	case n <= 5:
		return 1
	case n == 6:
		return 2
	}
	return 3
}
