package bot

import "clinic/game"

// mover finds the next command of a Move.
type mover struct {
	command game.Command
	plan    []game.Command
	found   bool
}

// manyMoves is after how many moves in one Move a player wants to be done, whatever else there is: nobody needs as many.
const manyMoves = 60

// look finds the whole Move in one look.
func (m *mover) look(g *general) (more bool) {
	done := game.Command{Type: game.Done}
	if mayStop := g.rules.Check(g.now, g.player, &done).Legal(); mayStop && g.now.Players[g.player].Turn.Moves >= manyMoves {
		m.command, m.found = done, true
		return false
	} else if !mayStop && g.now.Players[g.player].Turn.Moves >= manyMoves { // it goes in circles: chance finds a way out
		m.command, m.found = g.step.commands[g.chance.Below(len(g.step.commands))], true
		return false
	}
	return g.step.look()
}
