package app

import (
	"clinic/game"
	"clinic/game/save"
	"clinic/scenes/dollhouse"
	"clinic/scenes/load"
	"clinic/scenes/session"
	"clinic/scenes/title"
	"clinic/sprites/background"
)

// picture is the clinic of the game that can be gone on with, as it was saved last. It is read beside the frames, since
// all commands are played again for it.
type picture struct {
	wanted, of string // what that game tells of its table, so that another one is known by it
	clinic     *dollhouse.Grounds
	read       func() (save.Game, error)
	coming     chan *dollhouse.Grounds
	waited     int
}

// kept is what the title tells of that game.
func (a *app) kept() title.Kept {
	store := a.games()
	name := a.auto.String()
	listed := store.Look(name)
	p := &a.picture
	p.wanted, p.read = string(listed.Header.Table), func() (save.Game, error) { return store.Read(name) }
	kept := title.Kept{About: load.About(listed), Short: load.Stage(listed)}
	if p.of == p.wanted {
		kept.Clinic = p.clinic
	}
	return kept
}

// come reads it where it is not known yet, and tells whether it has just come.
func (p *picture) come() bool {
	const rests = 20 // ticks: first the title is to be seen
	switch {
	case p.coming != nil:
		select {
		case p.clinic = <-p.coming:
			p.coming = nil
			return p.of == p.wanted
		default:
		}
	case p.wanted != "" && p.wanted != p.of:
		if p.waited++; p.waited < rests {
			return false
		}
		read, coming := p.read, make(chan *dollhouse.Grounds, 1)
		p.waited, p.of, p.clinic, p.coming = 0, p.wanted, nil, coming
		background.Run("reading the game of the title", func() { coming <- clinicOf(read()) })
	}
	return false
}

// clinicOf is the clinic of the first person who plays; nil of what cannot be read.
func clinicOf(kept save.Game, err error) *dollhouse.Grounds {
	told, problem := session.Tell(kept.Table)
	if err != nil || problem != nil || kept.Match == nil {
		return nil
	}
	c := game.Context{Rules: kept.Match.Rules, State: kept.Match.State}
	for player := range c.State.Players {
		if player < len(told.Seats) && told.Seats[player].Bot == "" {
			c.Player = player
			break
		}
	}
	grounds := dollhouse.OfPlayer(c)
	return &grounds
}
