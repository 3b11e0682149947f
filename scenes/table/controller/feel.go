package controller

import (
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/thing"
)

// feeling is the state that feel compares between two ticks.
type feeling struct {
	held    holding
	version int
	over    thing.Thing // a place where what is held may go
}

// feel writes into the tick's gestures what the hand did: took something, put it down, put it back, or carried it
// over a place where it may go. before is the feeling at the beginning of the tick.
func (p *focusing) feel(t *table.Table, c *scenes.Context, before feeling) {
	was, is := before.held, p.held
	felt := input.NothingFelt
	switch {
	case is.kind != nothing && (was.kind == nothing || was.spot != is.spot):
		felt = taken[is.kind]
	case is.kind == nothing && was.kind != nothing:
		felt = input.WentBack
		if p.session.Version() != before.version {
			felt = laid[was.kind]
		}
	case is.kind != nothing && (is.mode != was.mode || len(is.picked) != len(was.picked) || is.first != was.first):
		felt = laid[is.kind]
	}
	if over := p.overPlace(t, c.Gestures); over != p.felt.over {
		p.felt.over = over
		if felt == input.NothingFelt && !over.None() {
			felt = input.OverPlace
		}
	}
	if felt != input.NothingFelt && c.Gestures.Felt != input.Undid {
		c.Gestures.Felt = felt
	}
}

// taken and laid give what is felt when a thing of each kind is taken into the hand, and when it is put down.
var (
	taken = [...]input.Felt{
		aComponent: input.TookCard, aPerson: input.TookPerson, aHire: input.TookPerson, aPatient: input.TookPerson, anOffer: input.TookSmall, aVehicle: input.TookVehicle,
	}
	laid = [...]input.Felt{
		aComponent: input.PutCard, aPerson: input.PutPerson, aHire: input.PutPerson, aPatient: input.PutPerson, anOffer: input.PutSmall, aVehicle: input.PutSmall,
	}
)

// overPlace returns the place under the pointer or the focus if what is held may go there, or else no thing.
func (p *focusing) overPlace(t *table.Table, g *input.Gestures) thing.Thing {
	if p.held.kind == nothing {
		return thing.Thing{}
	}
	over := t.Look.Hover
	if g.ByKeys {
		over = p.focus.on
	}
	switch {
	case over.None() || over == p.held.spot:
		return thing.Thing{}
	case over == p.felt.over: // as before
		return over
	case p.held.kind == anOffer:
		if target, _, there := p.offerTarget(over); !there || !target.Legal() {
			return thing.Thing{}
		}
	default:
		if target, there := p.target(t, over); !there || !target.Legal() {
			return thing.Thing{}
		}
	}
	if p.held.kind == aHire { // for a hire, the whole clinic is one place
		return thing.Of(thing.Clinic)
	}
	return over
}

// feltBy returns what is felt when a thing that isn't taken is clicked.
func feltBy(kind thing.Kind) input.Felt {
	switch kind {
	case thing.Log, thing.Away, thing.ClinicsTown, thing.AnnexesTown, thing.CardsBefore, thing.CardsAfter, thing.ScrollBack, thing.ScrollOn, thing.Player, thing.OtherClinic, thing.Score,
		thing.Menu, thing.Medal, thing.Pool, thing.Explode, thing.Goal, thing.Overlay, thing.Having, thing.ScoreButton:
		return input.Turned
	case thing.ShareMore, thing.ShareLess, thing.Closer, thing.Farther:
		return input.Slid
	case thing.Clinic:
		return input.NothingFelt
	}
	return input.Pressed
}
