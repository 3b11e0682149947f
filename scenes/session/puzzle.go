package session

import (
	"clinic/game"
	"clinic/game/puzzle"
	"clinic/game/rule"
)

// Puzzled is a puzzle as somebody solves it.
type Puzzled struct {
	*puzzle.Puzzle
	TakenBack int // how often something was
	Hints     int
	Stars     int // the most that were won since it was opened, the third for the optimum without taking back and hints

	told int // of the steps that lead to the next deed, how many were told
}

// PuzzleRule is the rule of refusals that are no rule of the game: a puzzle is nothing but what one may do in it.
const PuzzleRule = "puzzle"

// OfPuzzle begins to solve a puzzle. Nothing of it is kept here.
func OfPuzzle(p *puzzle.Puzzle) *Session {
	s := New(game.NewMatch(p.Rules, p.Start), Seats{{Given: GivenPlayer}}, nil)
	s.puzzle = &Puzzled{Puzzle: p}
	return s
}

// Puzzle is the puzzle that is being solved, nil in a game.
func (s *Session) Puzzle() *Puzzled { return s.puzzle }

// judgePuzzle follows a change of a puzzle: what it comes to is judged by the rules.
func (s *Session) judgePuzzle() {
	p := s.puzzle
	if p == nil {
		return
	}
	p.told = 0
	stars := p.Puzzle.Stars(p.Standing(s.match.State))
	if stars == 2 && p.TakenBack == 0 && p.Hints == 0 {
		stars = 3
	}
	p.Stars = max(p.Stars, stars)
}

// Solved tells whether the puzzle is solved as everybody stands now.
func (s *Session) Solved() bool {
	return s.puzzle != nil && s.puzzle.Solves(s.puzzle.Standing(s.match.State))
}

// StartOver takes back all that was done in a puzzle, and counts once.
func (s *Session) StartOver() {
	if s.puzzle == nil || len(s.match.Log) == 0 {
		return
	}
	s.puzzle.TakenBack++
	s.match = game.NewMatch(s.puzzle.Rules, s.puzzle.Start)
	s.happened, s.asked = nil, nil
	s.changed()
}

// Clue is what a puzzle gives away: Rest are the deeds that still solve it, none where the player has to go back. Step
// counts what is told of them: the piece of the first, then its room, then all.
type Clue struct {
	Step int
	Rest []game.Command
}

// the steps of a hint
const (
	CluePiece = 1 + iota
	ClueRoom
	ClueAll
)

// TakeClue has the next step of the hint told.
func (s *Session) TakeClue() {
	if p := s.puzzle; p != nil && p.told < ClueAll {
		p.told++
		p.Hints++
		s.version++
	}
}

// Clue is what has been told since the last deed, nil where nothing has.
func (s *Session) Clue() *Clue {
	p := s.puzzle
	if p == nil || p.told == 0 {
		return nil
	}
	if s.questions.clue == nil {
		s.questions.clue = &Clue{}
		var played []game.Command
		for i := range s.match.Log {
			played = append(played, s.match.Log[i].Command)
		}
		if rest, solves := p.Rest(s.match.State, played); solves {
			s.questions.clue.Rest = rest
		}
	}
	s.questions.clue.Step = p.told
	return s.questions.clue
}

// notInPuzzle is why a command is no part of the puzzle, the zero Reason where it is.
func (s *Session) notInPuzzle(command *game.Command) rule.Reason {
	if s.puzzle != nil {
		if key := s.puzzle.Refuses(s.State(), command); key != "" {
			return rule.Reason{Rule: PuzzleRule, Key: key}
		}
	}
	return rule.Reason{}
}
