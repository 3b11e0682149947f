package controller

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/table"
)

// How pieces are shared among the players: the first player in turn order proposes for everybody.

// share changes how many pieces a player takes in the proposal.
func (p *foresight) share(t *table.Table, player, by int) {
	split := t.Split()
	split[player] = max(0, split[player]+by)
	p.splits, p.stale = split, true
	t.Look.Split = split
	t.FindSpots()
}

// agree plays the proposal.
func (p *playing) agree(t *table.Table, c *scenes.Context) {
	p.apply(c, t.SplitCommand(t.Split()))
}

// becomes says what happens to the person that an extension's command is about; it is empty for most commands.
func (p *foresight) becomes(command game.Command) string {
	person := p.session.Context().Clinic().Person(command.Person)
	if tells := extensionui.OfferOf(command.Type).Becomes; tells != nil && person != nil {
		return tells(p.Reader, person)
	}
	return ""
}
