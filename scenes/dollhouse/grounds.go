package dollhouse

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/sprites"
)

// AnnexAway is the distance of an annex to the east of the clinic, in tiles, with the path between them.
const AnnexAway = 0.8

// Grounds is the picture of everything a player has: the clinic, and the annex beside it, which is nil if there is
// none.
type Grounds struct{ Clinic, Annex *sprites.Clinic }

// OfPlayer returns the picture of everything that the player of c has.
func OfPlayer(c game.Context) Grounds {
	g := Grounds{Clinic: Of(c.Clinic(), c.Rules.Numbers)}
	if c.HasAnnex() {
		g.Annex = OfAnnex(c.Annex())
	}
	return g
}

// OfPlayerSince is OfPlayer with the cars of all people who were there before in their old places, as far as they are
// still there.
func OfPlayerSince(c game.Context, before []clinic.Person) Grounds {
	p := planSince(c, before)
	p.Describe(c.Clinic(), c.Rules.Numbers)
	g := Grounds{Clinic: &p.Clinic}
	if c.HasAnnex() {
		g.Annex = OfAnnex(c.Annex())
	}
	return g
}

// planSince returns a plan in which the cars of people who were there before keep their places.
func planSince(c game.Context, before []clinic.Person) *Plan {
	p := &Plan{Cars: slices.Clip(before)}
	for i := range c.Clinic().People {
		if now := &c.Clinic().People[i]; !slices.ContainsFunc(before, func(was clinic.Person) bool { return was.ID == now.ID }) {
			p.Cars = append(p.Cars, *now)
		}
	}
	return p
}

// OfAnnex returns the picture of the annex of c.
func OfAnnex(c game.Context) *sprites.Clinic {
	p := &Plan{Lacks: c.Lacks}
	p.Describe(c.Clinic(), c.Rules.Numbers)
	return &p.Clinic
}

// annexCorner returns the annex's north corner relative to the clinic's, in tiles: on its right, with the fronts in
// line.
func (g Grounds) annexCorner() (x, y float64) {
	return float64(g.Clinic.Columns) + AnnexAway, float64(g.Clinic.Rows - g.Annex.Rows)
}
