package view

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
)

// Masks is the command that takes away a tile.
func Masks(tile thing.Thing) game.Command {
	command := game.Command{Type: extensions.BuyMasks, Person: tile.Person}
	command.From.Service = tile.Service
	return command
}

// SellsMasks tells whether masks can be bought now, if there is the money.
func (t *Shown) SellsMasks() bool {
	s := &t.Situation
	return s.Rules.CommandFields(extensions.BuyMasks) != nil && t.Own() && s.State.Decision(s.Viewer) != nil
}

// Contaminated is how many tiles wait in the pre-admissions of a service in the clinic that is looked at (V8).
func (t *Shown) Contaminated(service clinic.Service) int {
	c := t.Context()
	c.Player = t.Looked()
	return extensions.Contaminated(c, service)
}

// TileAwaits says that the next patient of a service is infected in pre-admissions; empty where no tile waits there (V8).
func (t *Shown) TileAwaits(service clinic.Service) string {
	if service == clinic.NoService || t.Contaminated(service) == 0 {
		return ""
	}
	return ui.T("table.tile_awaits")
}
