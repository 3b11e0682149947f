package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// liesOnly returns an invariant that gives the reason if a mark lies in a space that where doesn't allow.
func liesOnly(mark string, where func(c game.Context) clinic.Spaces, reason rule.Reason) func(c game.Context) rule.Reason {
	return func(c game.Context) rule.Reason {
		for space := range c.Clinic().Board().All() {
			if clinic.CountOf(c.Clinic().At(space).Marks, mark) > 0 && !where(c).Has(space) {
				return reason
			}
		}
		return rule.Reason{}
	}
}

// rooms returns all spaces with a module.
func rooms(c game.Context) clinic.Spaces { return c.Clinic().Modules() }

// helipads returns all spaces with a helipad.
func helipads(c game.Context) clinic.Spaces { return c.Clinic().Of(clinic.Helipad) }

// streets returns the spaces of Floor 0 without a module.
func streets(c game.Context) clinic.Spaces {
	return c.Clinic().Board().Floor(0) &^ c.Clinic().Modules()
}
