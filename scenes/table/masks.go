package table

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/dollhouse"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
)

// Tiles of COVID-19 can be clicked wherever they lie: on people and on pre-admissions. Masks take them away, at any time
// in one's own decisions (V6).

// masks is the command that takes away a tile.
func masks(tile thing.Thing) game.Command {
	command := game.Command{Type: extensions.BuyMasks, Person: tile.Person}
	command.From.Service = tile.Service
	return command
}

// sellsMasks tells whether masks can be bought now, if there is the money.
func (t *Table) sellsMasks() bool {
	s := &t.situation
	return s.Rules.CommandFields(extensions.BuyMasks) != nil && t.own() && s.State.Decision(s.Viewer) != nil
}

// tileSpots adds the tiles on people in the clinic.
func (t *Table) tileSpots(add func(what thing.Thing, r ui.Rect)) {
	if !t.sellsMasks() {
		return
	}
	board := t.board()
	k := t.projection.Scale / t.scale
	for i := range board.People {
		person := &board.People[i]
		if foot, ok := t.view.Foot(i); ok && dollhouse.Infected(person) {
			x, y := dollhouse.Piece(person).Badge(foot.X/t.scale, foot.Y/t.scale, k)
			side := max(16, 16*k)
			add(thing.TileOf(thing.Somebody(person.ID)), ui.Rect{X: x - side/2, Y: y - side/2, W: side, H: side})
		}
	}
}

// tileAt is the tile of somebody in the clinic at a place.
func (t *Table) tileAt(x, y float64) (paper.Spot, bool) {
	for i := t.panelsFrom - 1; i >= 0 && t.Look.Held.Empty(); i-- {
		if s := &t.spots[i]; s.Thing.Kind == thing.Tile && s.Rect.Contains(x, y) {
			return *s, true
		}
	}
	return paper.Spot{}, false
}

// lookOfTile shows what masks cost.
func (p *playing) lookOfTile(l *Look, tile thing.Thing) {
	v := p.session.Check(masks(tile))
	if !v.Legal() {
		l.Bubble, l.Tone = p.session.Sentence(v.Refusal), ui.Refused
		return
	}
	l.MoneyAfter = p.session.Context().Owner().Money - v.Cost.Money
}

// contaminated is how many tiles wait in the pre-admissions of a service in the clinic that is looked at (V8).
func (t *Table) contaminated(service clinic.Service) int {
	c := t.context()
	c.Player = t.Looked()
	return extensions.Contaminated(c, service)
}

// tileAwaits says that the next patient of a service is infected in pre-admissions; empty where no tile waits there (V8).
func (t *Table) tileAwaits(service clinic.Service) string {
	if service == clinic.NoService || t.contaminated(service) == 0 {
		return ""
	}
	return ui.T("table.tile_awaits")
}

// writeTile writes a tile into the tray, which can be clicked.
func (t *Table) writeTile(p *paper.Paper, on thing.Thing, r ui.Rect) {
	if t.sellsMasks() {
		p.Begin(thing.TileOf(on), r)
		defer p.End()
	}
	p.Fitted(dollhouse.Virus, r, 1)
}
