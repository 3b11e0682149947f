package session

import (
	"clinic/game"
	"clinic/game/puzzle"
	"clinic/game/rule"
)

// Puzzled is a puzzle being solved.
type Puzzled struct {
	*puzzle.Puzzle
	TakenBack int // how often something was undone
	Hints     int
	Stars     int // most stars won since it was opened; the third for the optimum without undo and hints

	told int // how many steps of the hint for the next deed were shown
}

// PuzzleRule is the rule of refusals that are not the game's: the command is not part of the puzzle.
const PuzzleRule = "puzzle"

// OfPuzzle begins a puzzle. Nothing of it is saved here.
func OfPuzzle(p *puzzle.Puzzle) *Session {
	s := New(game.NewMatch(p.Rules, p.Start), Seats{{Given: GivenPlayer}}, nil)
	s.puzzle = &Puzzled{Puzzle: p}
	return s
}

// Puzzle returns the puzzle being solved, or nil in a game.
func (s *seen) Puzzle() *Puzzled { return s.puzzle }

// judgePuzzle follows a change in a puzzle and updates its stars.
func (s *seen) judgePuzzle() {
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

// Solved reports whether the puzzle is solved as everybody stands now.
func (s *seen) Solved() bool {
	return s.puzzle != nil && s.puzzle.Solves(s.puzzle.Standing(s.match.State))
}

// StartOver undoes everything done in a puzzle, which counts as taken back once.
func (s *Session) StartOver() {
	if s.puzzle == nil || len(s.match.Log) == 0 {
		return
	}
	s.puzzle.TakenBack++
	s.match = game.NewMatch(s.puzzle.Rules, s.puzzle.Start)
	s.happened, s.asked = nil, nil
	s.changed()
}

// Clue is a hint for a puzzle: Rest are the commands that still solve it, none if the player has to undo something
// first. Step counts how much is shown: the piece of the first command, then its room, then everything.
type Clue struct {
	Step int
	Rest []game.Command
}

// Steps of a hint.
const (
	CluePiece = 1 + iota
	ClueRoom
	ClueAll
)

// TakeClue shows the next step of the hint.
func (s *Session) TakeClue() {
	if p := s.puzzle; p != nil && p.told < ClueAll {
		p.told++
		p.Hints++
		s.version++
	}
}

// Clue returns what has been shown since the last command, or nil if nothing has.
func (s *seen) Clue() *Clue {
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

// notInPuzzle returns why a command is not part of the puzzle, or the zero Reason if it is.
func (s *seen) notInPuzzle(command *game.Command) rule.Reason {
	if s.puzzle != nil {
		if key := s.puzzle.Refuses(s.State(), command); key != "" {
			return rule.Reason{Rule: PuzzleRule, Key: key}
		}
	}
	return rule.Reason{}
}
