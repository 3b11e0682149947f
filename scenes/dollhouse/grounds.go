package dollhouse

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/sprites"
)

// AnnexAway is how far an annex lies to the east of the clinic, in tiles, with the path between them.
const AnnexAway = 0.8

// Grounds is what is drawn of all that a player has: the clinic and the annex beside it, which is nil in games without.
type Grounds struct{ Clinic, Annex *sprites.Clinic }

// OfPlayer gives what is drawn of all that the player has whom c asks about.
func OfPlayer(c game.Context) Grounds {
	g := Grounds{Clinic: Of(c.Clinic(), c.Rules.Numbers)}
	if c.HasAnnex() {
		g.Annex = OfAnnex(c.Annex())
	}
	return g
}

// OfPlayerSince is OfPlayer in which the cars of all who were there before stand as they stood then, as far as they
// still do.
func OfPlayerSince(c game.Context, before []clinic.Person) Grounds {
	p := planSince(c, before)
	p.Describe(c.Clinic(), c.Rules.Numbers)
	g := Grounds{Clinic: &p.Clinic}
	if c.HasAnnex() {
		g.Annex = OfAnnex(c.Annex())
	}
	return g
}

// planSince gives a plan in which the cars of those who were there before have their places still.
func planSince(c game.Context, before []clinic.Person) *Plan {
	p := &Plan{Cars: slices.Clip(before)}
	for i := range c.Clinic().People {
		if now := &c.Clinic().People[i]; !slices.ContainsFunc(before, func(was clinic.Person) bool { return was.ID == now.ID }) {
			p.Cars = append(p.Cars, *now)
		}
	}
	return p
}

// OfAnnex gives what is drawn of the annex that c asks about.
func OfAnnex(c game.Context) *sprites.Clinic {
	p := &Plan{Lacks: c.Lacks}
	p.Describe(c.Clinic(), c.Rules.Numbers)
	return &p.Clinic
}

// annexCorner is where the annex's north corner lies from the clinic's, in tiles: to its right, the fronts in one line.
func (g Grounds) annexCorner() (x, y float64) {
	return float64(g.Clinic.Columns) + AnnexAway, float64(g.Clinic.Rows - g.Annex.Rows)
}
