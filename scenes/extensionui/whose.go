package extensionui

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Whose returns the extension that a thing on the table belongs to, empty for the base game's. c is about the player
// whose boards are shown. If several extensions qualify, it is the first one played.
func Whose(reader *ui.Reader, c game.Context, what thing.Thing) string {
	played := c.Rules
	if board := played.BoardNamed(what.Board); board != nil {
		c.Rules = board
	}
	for d := range InPlay(played) {
		if d.owns(reader, c, what) {
			return d.ID
		}
	}
	for d := range InPlay(played) {
		if what.Board != game.Home && d.Halves != nil { // everything on its board and in its panels
			return d.ID
		}
	}
	return ""
}

// owns reports whether a thing, or what lies on it, is the extension's.
func (d *UI) owns(reader *ui.Reader, c game.Context, what thing.Thing) bool {
	switch what.Kind {
	case thing.Pool:
		return d.ownsStock(reader, c, what.Name)
	case thing.Component, thing.Pile:
		return d.ownsKind(clinic.Kind(what.Name))
	case thing.Space:
		tile := c.Clinic().At(what.Space)
		return d.ownsKind(tile.Kind) || d.ownsOneOf(tile.Marks)
	case thing.Slot:
		at := slices.IndexFunc(c.Clinic().Outside, func(o clinic.Outside) bool { return o.Space == what.Space && o.Side == what.Side })
		return at >= 0 && (d.ownsKind(c.Clinic().Outside[at].Kind) || d.ownsOneOf(c.Clinic().Outside[at].Marks))
	case thing.Person:
		person := c.Clinic().Person(what.Person)
		if person == nil {
			return false
		}
		_, own := d.People[person.Kind]
		return own || d.ownsOneOf(person.Marks)
	case thing.Vehicle:
		for _, mark := range d.Marks {
			if mark.Mode != "" && mark.Mode == what.Name {
				return true
			}
		}
	case thing.Offer:
		_, own := d.Offers[game.CommandType(what.Name)]
		return own
	case thing.Obligation:
		_, own := d.Obligations[what.Name]
		return own
	case thing.Action:
		_, own := d.Actions[game.Action(what.Name)]
		return own
	case thing.Bonus:
		_, own := d.Bonuses[what.Name]
		return own
	case thing.Goal:
		_, own := d.Goals[what.Name]
		return own
	case thing.Tile:
		return d.Tiles != nil
	case thing.Sheet:
		return d.Sheet != nil
	case thing.ShareMore, thing.ShareLess, thing.ShareSum:
		return d.Shares != nil
	}
	return false
}

func (d *UI) ownsKind(kind clinic.Kind) bool {
	_, room := d.Rooms[kind]
	_, fixture := d.Fixtures[kind]
	return room || fixture
}

func (d *UI) ownsOneOf(marks []clinic.Mark) bool {
	return slices.ContainsFunc(marks, func(m clinic.Mark) bool {
		_, own := d.Marks[m.Kind]
		return own
	})
}

func (d *UI) ownsStock(reader *ui.Reader, c game.Context, name string) bool {
	_, pool := d.Pools[name]
	_, pile := d.Piles[clinic.Kind(name)]
	return pool || pile || d.Strip != nil && slices.ContainsFunc(d.Strip(reader, c), func(s Stock) bool { return s.Name == name })
}
