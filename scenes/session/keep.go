package session

import (
	"encoding/json"
	"fmt"

	"clinic/game"
	"clinic/game/save"
)

// Keeper keeps a match so that it can be gone on with after the program has ended.
type Keeper interface {
	// Keep keeps the match as it is now in place of what it kept before. Its error is one sentence for the player.
	Keep(match *game.Match, seats Seats) error
}

// In keeps matches in a store under a name.
func In(store save.Store, name string) Keeper { return shelf{store, name} }

type shelf struct {
	store save.Store
	name  string
}

// Keep writes the match with its seats.
func (k shelf) Keep(match *game.Match, seats Seats) error {
	table, err := json.Marshal(seats)
	if err != nil {
		return err
	}
	return k.store.Write(k.name, save.Game{Match: match, Table: table})
}

// Open goes on with a game that was kept. Its error is one sentence for the player.
func Open(kept save.Game, keeper Keeper) (*Session, error) {
	var seats Seats
	if len(kept.Table) > 0 {
		if err := json.Unmarshal(kept.Table, &seats); err != nil {
			return nil, fmt.Errorf("who played the saved game cannot be read: %w", err)
		}
	}
	for player := len(seats); player < len(kept.Match.State.Players); player++ {
		seats = append(seats, Seat{Color: player})
	}
	return New(kept.Match, seats, keeper), nil
}

func (s *Session) keep() {
	if s.keeper == nil {
		return
	}
	if err := s.keeper.Keep(s.match, s.seats); err != nil {
		s.notes = append(s.notes, err)
	}
}

// Troubles gives what went wrong with keeping the match since it was last asked; the game goes on all the same.
func (s *Session) Troubles() []error {
	notes := s.notes
	s.notes = nil
	return notes
}
