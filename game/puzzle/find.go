package puzzle

import (
	"iter"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/plan"
)

// Search looks for the puzzle of a day, a little at a time, so that the caller can draw in between.
type Search struct {
	number    int
	past      []byte
	judgement *bot.Judgement
	known     []*game.Extension
	found     *Puzzle
	near      *Puzzle // so far the nearest to what the day wants
	planner   plan.Planner
	step      func() (struct{}, bool)
	rests     func(struct{}) bool

	games  int // games begun
	rules  *game.Rules
	state  *game.State
	player *bot.Player
}

const (
	// games in which a puzzle exactly as hard as the day wants is looked for; then the nearest one is taken
	asHard   = 8
	asMeant  = 16 // games in which a puzzle of the day's own kind is looked for; then any kind will do
	earliest = 3  // the first round with enough people for a puzzle
)

// NewSearch starts a search for the puzzle with this number, from 1 on. Past puzzles come from past, in the format of
// assets.Puzzles; the others are found with the learned judgement. One kind is played with an extension of known, see
// game.Extension.Puzzles.
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

// Of returns the puzzle with this number, from 1 on. It takes a fraction of a second.
func Of(number int, past []byte, judgement *bot.Judgement, known []*game.Extension) *Puzzle {
	s := NewSearch(number, past, judgement, known)
	for !s.Step() {
	}
	return s.Puzzle()
}

// Puzzle returns the puzzle found, or nil before Step returns true.
func (s *Search) Puzzle() *Puzzle { return s.found }

// Step searches for about a millisecond, and reports whether the puzzle is found.
func (s *Search) Step() (done bool) {
	if s.found == nil {
		s.step()
	}
	return s.found != nil
}

// rest lets the caller do something else.
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

// play lets the player play its next command, or a whole Move at once.
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
			s.state = nil // a bug of the player: on to the next game
			return
		}
		if d := s.state.Decision(0); !move || d == nil || d.Kind != game.DecideMove {
			return
		}
		s.rest()
	}
}

// begin starts the next game.
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

// extensions returns the ids of the extensions that puzzles are played with.
func (s *Search) extensions() (ids []string) {
	for _, e := range s.known {
		if e.Puzzles {
			ids = append(ids, e.ID)
		}
	}
	return ids
}

// grade returns how hard the puzzle should be: easy on Monday and Tuesday, hard on Saturday and Sunday.
func (s *Search) grade() int { return [...]int{1, 1, 2, 2, 2, 3, 3}[Weekday(s.number)] }

// look looks for the puzzle in the current moment, in which the player decides at.
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

// tasks returns the puzzles of a kind in the current moment.
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

// forked returns the game as if the player had chosen the action that the kind begins with, or nil if that is
// illegal.
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

// off returns how far a puzzle is from being as hard as the day wants.
func (s *Search) off(p *Puzzle) int { return max(p.Grade-s.grade(), s.grade()-p.Grade) }

// hard returns how hard an answer is to find, by its number of moves: 1 to 3.
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
