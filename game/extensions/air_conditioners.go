package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

const airConditioner clinic.Kind = "air_conditioner"

// The numbers of the air conditioners.
const (
	coolerPrice  = "air_conditioners.price"
	coolerSupply = "air_conditioners.supply"
	coolerPoints = "air_conditioners.popularity"
)

// PatientsCooled says that a player's patients on cooled floors brought popularity (C102).
const PatientsCooled game.EventType = "patients_cooled"

// airConditioners are small components for outside slots of any floor. Bought on top of a Build action (C100), they
// double the upkeep around them (C101) and please the patients (C102).
func airConditioners() *game.Extension {
	return &game.Extension{
		ID:      "air_conditioners",
		Presets: []string{"city_hall"},
		Numbers: []game.NumberSpec{
			{Name: coolerPrice, Rule: "C100", Source: "R", Value: 2, Least: 0, Most: 99},
			{Name: coolerSupply, Rule: "C100", Source: "R", Value: 8, Least: 0, Most: 99},
			{Name: coolerPoints, Rule: "C102", Source: "R", Value: 1, Least: 0, Most: 9},
		},
		Components: []game.ComponentSpec{{
			Blueprint: clinic.Blueprint{Kind: airConditioner, Where: clinic.AtSlot, AnyFloor: true}, Price: coolerPrice, Fits: onWarmFloor,
		}},
		Table: func(r *game.Rules, s *game.State) {
			s.Market.Piles = append(s.Market.Piles, market.Pile{Kind: airConditioner, Left: r.Number(coolerSupply)})
		},
		Sentences: map[string]string{
			"worth_cooled_patients": "Patients on cooled floors bring popularity.",
			"one_air_conditioner":   "One Build action installs at most one air conditioner.",
			"floor_is_cooled":       "This floor of the building already has an air conditioner.",
			"joins_cooled_floors":   "{A what} here would join two buildings that both have an air conditioner on Floor {amount}.",
		},
		Queries: game.Queries{
			BuildShare: []game.Query[clinic.Kind]{{
				Order: game.OrderOverride, Rule: "C100",
				Change: func(_ game.Context, kind clinic.Kind, share int) int {
					if kind == airConditioner {
						return 0
					}
					return share
				},
			}},
			Upkeep: []game.Query[game.Upkept]{{Order: game.OrderHalve, Rule: "C101", Change: cooledUpkeep}},
		},
		Advice: game.Advice{
			Worth: []game.Worth{{Rule: "C102", Name: "cooled_patients", Of: worthOfCooling}},
			Duties: []game.Duty{{
				Rule: "C102", To: cooledFloors,
				Who:  isPatient,
				Pays: func(c game.Context) int { return c.Rules.Number(coolerPoints) },
			}},
		},
		Moments: game.Moments{Built: []game.EventMoment{{Do: noteAirConditioner}}},
		Objections: []game.Objection{{To: []game.CommandType{game.BuildOne}, Object: func(c game.Context, command *game.Command, v game.Verdict) game.Verdict {
			if v.Legal() {
				if reason := objectToCooling(c, command.Component); !reason.None() {
					return game.Refuse(reason)
				}
			}
			return v
		}}},
		Steps: []game.Insertion{{After: "admin-8", Step: game.Step{Key: "air-conditioners", Name: game.StepAdmin, Number: 9, Begin: coolPatients, Foretell: coolAir}}},
		Marks: []game.MarkSpec{{Kind: string(airConditioner), On: game.OnTurn, Form: game.MarkCount}},
	}
}

// noteAirConditioner records in which action step of the round the last one was installed, counted from 1.
func noteAirConditioner(p *game.Play, e game.Event) {
	if e.Component.Kind == airConditioner {
		turn := &p.State.Players[e.Player].Turn
		turn.Marks = clinic.SetMark(turn.Marks, clinic.Mark{Kind: string(airConditioner), Count: len(turn.Order)})
	}
}

// onWarmFloor refuses a second air conditioner on a floor of a building (C100).
func onWarmFloor(_ game.Context, piece game.Placing) rule.Reason {
	if CooledSpaces(piece.Board).Has(piece.Space) {
		return rule.Reason{Rule: "C100", Key: "floor_is_cooled"}
	}
	return rule.Reason{}
}

// objectToCooling refuses a second air conditioner in one action, and a component that joins two floors with one each
// (C100).
func objectToCooling(c game.Context, component clinic.Component) rule.Reason {
	if component.Kind == airConditioner {
		turn := &c.Owner().Turn
		if installed := clinic.CountOf(turn.Marks, string(airConditioner)); installed > 0 && installed == len(turn.Order) {
			return rule.Reason{Rule: "C100", Key: "one_air_conditioner"}
		}
		return rule.Reason{}
	}
	board := c.Clinic()
	coolers := 0
	for i := range board.Outside {
		if board.Outside[i].Kind == airConditioner {
			coolers++
		}
	}
	if coolers < 2 {
		return rule.Reason{}
	}
	if spec := c.Rules.Component(component.Kind); spec == nil || spec.Where != clinic.OnGrid {
		return rule.Reason{}
	}
	building := clinic.One(component.Space).Connected(board.Modules() | clinic.One(component.Space))
	var cooled [clinic.MaxFloors]bool
	for i := range board.Outside {
		o := &board.Outside[i]
		if o.Kind != airConditioner || !building.Has(o.Space) {
			continue
		}
		if cooled[o.Space.Floor] {
			return rule.Reason{Rule: "C100", Key: "joins_cooled_floors", What: string(component.Kind), Amount: int(o.Space.Floor)}
		}
		cooled[o.Space.Floor] = true
	}
	return rule.Reason{}
}

// CooledSpaces returns the modules on floors of buildings that have an air conditioner (C100, C101).
func CooledSpaces(board *clinic.Clinic) clinic.Spaces {
	var cooled clinic.Spaces
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Kind == airConditioner {
			cooled |= board.Building(o.Space).Floor(o.Space.Floor)
		}
	}
	return cooled
}

// cooledUpkeep doubles the upkeep of components on such a floor; a helipad belongs to the module below it (C101).
func cooledUpkeep(c game.Context, u game.Upkept, dollars int) int {
	if dollars == 0 || u.Kind == airConditioner {
		return dollars
	}
	space := u.Space
	if u.Kind == clinic.Helipad {
		space = space.Below()
	}
	if CooledSpaces(c.Clinic()).Has(space) {
		return 2 * dollars
	}
	return dollars
}

// CooledPatients returns how many of the player's patients are on a floor with an air conditioner, in any building
// (C102).
func CooledPatients(c game.Context) int {
	var floors [clinic.MaxFloors]bool
	for i := range c.Clinic().Outside {
		if o := &c.Clinic().Outside[i]; o.Kind == airConditioner {
			floors[o.Space.Floor] = true
		}
	}
	patients := 0
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if isPatient(c, person) && person.At.Area == clinic.Inside && floors[person.At.Space.Floor] {
			patients++
		}
	}
	return patients
}

// coolAir returns the event of the popularity that they bring (C102).
func coolAir(c game.Context) game.Event {
	patients := CooledPatients(c)
	return game.Event{Type: PatientsCooled, Player: c.Player, Rule: "C102", Number: patients, Popularity: patients * c.Rules.Number(coolerPoints)}
}

// cooledFloors returns all spaces of the floors where patients are pleased (C102).
func cooledFloors(c game.Context) clinic.Spaces {
	var spaces clinic.Spaces
	for i := range c.Clinic().Outside {
		if o := &c.Clinic().Outside[i]; o.Kind == airConditioner {
			spaces |= c.Clinic().Board().Floor(o.Space.Floor)
		}
	}
	return spaces
}

// coolPatients gives the popularity for them, before they worsen (C102).
func coolPatients(p *game.Play) {
	for _, player := range p.State.TurnOrder {
		if e := coolAir(p.Of(player)); e.Popularity != 0 {
			p.State.Players[player].Popularity += e.Popularity
			p.Tell(e)
		}
	}
}

// worthOfCooling returns what patients on cooled floors will bring: those who are there when Admin comes, and in
// later rounds one in three of the beds there (C102).
func worthOfCooling(c game.Context) int {
	var floors [clinic.MaxFloors]bool
	for i := range c.Clinic().Outside {
		if o := &c.Clinic().Outside[i]; o.Kind == airConditioner {
			floors[o.Space.Floor] = true
		}
	}
	beds := 0
	for room := range c.FunctionalRooms().All() {
		if most, ok := c.Holding(room, clinic.Patient); ok && floors[room.Floor] {
			beds += max(0, most)
		}
	}
	return 100 * c.Rules.Number(coolerPoints) * beds * c.RoundsAhead() / 3
}
