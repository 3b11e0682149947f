package hands

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// How the tiles of a round are shared among the players: whoever is first in turn order proposes for everybody (V3).

// share changes how many tiles a player takes in the proposal.
func (p *Hands) share(t *table.Table, player, by int) {
	split := t.Split()
	split[player] = max(0, split[player]+by)
	p.splits, p.stale = split, true
	t.Look.Split = split
	t.FindSpots()
}

// agree plays the proposal.
func (p *Hands) agree(t *table.Table, c *scenes.Context) {
	p.apply(c, view.SplitCommand(t.Split(), len(p.session.State().Players)))
}

// infection says what becomes of whom a command gives a tile to (V3, V4); empty for other commands.
func (p *Hands) infection(command game.Command) string {
	person := p.session.Context().Clinic().Person(command.Person)
	switch {
	case command.Type != extensions.Infect || person == nil:
		return ""
	case person.Kind == clinic.Doctor || person.Kind == clinic.Patient:
		return ui.T("infection." + string(person.Kind))
	}
	return ui.T("infection.employee")
}
