package game

import (
	"testing"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// quiet is an extension in which a library works only while no treatment room touches it,
// and treatment rooms work only on Floor 0.
func quiet() *Extension {
	const library clinic.Kind = "library"
	return &Extension{
		ID: "quiet",
		Components: []ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: library, Color: "brown", Where: clinic.OnGrid}, Price: "price.garden",
		}},
		Sentences: map[string]string{"too_loud": "It is too loud here.", "too_high": "Nobody is treated up here."},
		Queries: Queries{OutOfOrder: []Judgement[Placing]{{Judge: func(_ Context, p Placing, reason rule.Reason) rule.Reason {
			switch {
			case p.Kind == library && p.Board.Of(clinic.TreatmentRoom)&clinic.One(p.Space).Adjacent() != 0:
				return rule.Reason{Rule: "Q1", Key: "too_loud"}
			case p.Kind == clinic.TreatmentRoom && p.Space.Floor > 0:
				return rule.Reason{Rule: "Q2", Key: "too_high"}
			}
			return reason
		}}}},
	}
}

// B31: an extension's objections to its own modules and the base game's apply wherever it matters whether a module
// works: for who may go there and be treated there, for the score, and for warnings before building.
func TestModulesOutOfOrder(t *testing.T) {
	s := newScene(t, 1, quiet())
	s.whiteLayout(0)
	c := s.Of(0)
	library := s.module(0, "library", 0, 3, 1)
	equal(t, "the quiet library", c.OutOfOrder(library), rule.Reason{})
	equal(t, "the street", c.OutOfOrder(clinic.Space{X: 3}), rule.Reason{})

	loud := rule.Reason{Rule: "Q1", Key: "too_loud", Source: "quiet"}
	room := clinic.Component{Kind: clinic.TreatmentRoom, Space: clinic.Space{X: 3, Y: 2}}
	if got := c.BuildWarnings(room); len(got) != 3 || got[0].Key != "needs_hub_beside" || got[0].Source != Base || got[2] != loud {
		t.Errorf("a room that stops the library is warned of: %v", got)
	}
	s.build(0, room)
	equal(t, "the loud library", c.OutOfOrder(library), loud)
	if got := c.BuildWarnings(clinic.Component{Kind: clinic.Garden, Space: clinic.Space{}}); got != nil {
		t.Errorf("a garden is warned of what is out of order anyway: %v", got)
	}
	if got := c.OutOfOrder(room.Space); got.Key != "room_lacks" || got.Other != "hub" || got.Source != Base {
		t.Errorf("a room without a hub: %v", got)
	}

	s.module(0, clinic.SupplyRoom, 1, 0, 1)
	s.build(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Psychiatry, Space: clinic.Space{Floor: 1, X: 1, Y: 1}})
	s.build(0, clinic.Component{Kind: clinic.SupplyRoom, Space: clinic.Space{X: 2, Y: 1}})
	before := c.FunctionalRooms().Count()
	s.module(0, clinic.TreatmentRoom, 1, 2, 1)
	high := clinic.Space{Floor: 1, X: 2, Y: 1}
	tooHigh := rule.Reason{Rule: "Q2", Key: "too_high", Source: "quiet"}
	equal(t, "the high room", c.OutOfOrder(high), tooHigh)
	equal(t, "rooms that score", c.FunctionalRooms().Count(), before)
	id := s.person(0, clinic.Patient, clinic.White, preAdmissions)
	patient := c.Clinic().Person(id)
	equal(t, "a patient may go up", c.MayEnd(patient, high), tooHigh)
	patient.At = clinic.In(high)
	s.person(0, clinic.Doctor, clinic.White, clinic.In(high))
	if f := c.Forecast(); len(f.Untreated) != 1 || f.Untreated[0].Needs != tooHigh {
		t.Errorf("up there is treated: %+v", f)
	}
}
