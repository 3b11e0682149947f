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

// picture is the clinic of the game that can be continued, as last saved. It is read in the background, since all
// commands are replayed for it.
type picture struct {
	wanted, of string // the table data in that game's header, which identify the game
	clinic     *dollhouse.Grounds
	read       func() (save.Game, error)
	coming     chan *dollhouse.Grounds
	waited     int
}

// kept returns what the title shows of that game.
func (a *app) kept() title.Kept {
	store := a.games()
	name := a.auto.String()
	listed := store.Look(name)
	p := &a.picture
	p.wanted, p.read = string(listed.Header.Table), func() (save.Game, error) { return store.Read(name) }
	kept := title.Kept{About: load.About(a.Reader, listed), Short: load.Stage(a.Reader, listed)}
	if p.of == p.wanted {
		kept.Clinic = p.clinic
	}
	return kept
}

// come reads the picture if it is not known yet, and reports whether it has just arrived.
func (p *picture) come() bool {
	const rests = 20 // ticks: the title appears first
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

// clinicOf returns the clinic of the first human player; nil if the game cannot be read.
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
