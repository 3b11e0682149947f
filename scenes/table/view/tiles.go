package view

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/thing"
)

// TakeTile returns the command that takes a tile away.
func TakeTile(rules *game.Rules, tile thing.Thing) game.Command {
	command := game.Command{Type: extensionui.TilesOf(rules).Takes, Person: tile.Person}
	command.From.Service = tile.Service
	return command
}

// TilesGo reports whether tiles can be taken away now, if the player can pay for it.
func (t *Shown) TilesGo() bool {
	s := &t.Situation
	return extensionui.TilesOf(s.Rules) != nil && t.Own() && s.State.Decision(s.Viewer) != nil
}

// TilesWaiting returns how many tiles wait in the pre-admissions of a service in the clinic in view.
func (t *Shown) TilesWaiting(service clinic.Service) int {
	tiles := extensionui.TilesOf(t.Rules)
	if tiles == nil {
		return 0
	}
	return tiles.Waiting(t.LookedOn(game.Home), service)
}

// TileAwaits returns what happens to the next patient of a service that a tile waits for; else "".
func (t *Shown) TileAwaits(service clinic.Service) string {
	if service == clinic.NoService || t.TilesWaiting(service) == 0 {
		return ""
	}
	return t.T(extensionui.TilesOf(t.Rules).Awaits)
}
