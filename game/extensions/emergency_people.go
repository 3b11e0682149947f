package extensions

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// BonusEmergencyNurse is the eighth bonus tile (E14).
const BonusEmergencyNurse = "emergency_nurse"

// EmergencyResidentSwung says that the resident in Slot has changed level (E11).
const EmergencyResidentSwung game.EventType = "emergency_resident_swung"

// showEmergency fills the residency, the first nurses and the queues (E5, E6): with 1 to 4 players 1, 2, 2 and 2
// patients wait in the first queue, 0, 0, 1 and 2 in the second.
func showEmergency(p *game.Play) {
	m := p.State.Market.Annex
	for i := range m.Residency {
		m.Residency[i] = drawEmergency(p, &m.DoctorBag)
	}
	showNurses(m, max(1, p.State.Round))
	for patients := range len(p.State.Players) {
		row := &m.Appointments[patients/2]
		row.Patients[patients%2] = drawEmergency(p, &m.PatientBag)
	}
}

// drawEmergency draws a level from an emergency bag, or returns NoLevel if it is empty.
func drawEmergency(p *game.Play, bag *market.Bag) clinic.Level {
	if bag.Total() == 0 {
		return clinic.NoLevel
	}
	return p.Draw(bag)
}

// showNurses fills the rows of a round, and returns how many nurses came (E5).
func showNurses(m *market.Market, round int) int {
	came := 0
	for _, row := range nurseRows(len(m.Nurses), round) {
		if m.NursesLeft > 0 {
			m.Nurses[row] = true
			m.NursesLeft--
			came++
		}
	}
	return came
}

// giveEmergencyNurse brings a nurse from the supply, with a car (E14).
func giveEmergencyNurse(p *game.Play, player int, e *game.Event) {
	p.State.Market.Annex.NursesLeft--
	e.Board = EmergencyBoard
	e.Person = p.ArriveAt(p.Of(player).Annex(), clinic.Person{Kind: EmergencyNurse, Car: true, At: clinic.Place{Area: clinic.Waiting}})
}

// refillEmergency fills the empty slots of the residency from the left, unsorted (E5).
func refillEmergency(p *game.Play) {
	m := p.State.Market.Annex
	for slot := range m.Residency {
		if m.Residency[slot] != clinic.NoLevel || m.DoctorBag.Total() == 0 {
			continue
		}
		m.Residency[slot] = drawEmergency(p, &m.DoctorBag)
		p.Tell(game.Event{
			Type: game.ResidencyRefilled, Player: game.NoPlayer, Board: EmergencyBoard, Rule: "E5", Slot: slot, Level: m.Residency[slot],
		})
	}
}

// changeEmergencyNurses sends this round's unhired nurses away and shows those of the next round (E5).
func changeEmergencyNurses(p *game.Play) {
	m := p.State.Market.Annex
	p.UnhiredLeave(p.Of(0).Annex(), "E5")
	if p.State.Round >= p.Rules.Numbers[game.Rounds] {
		return
	}
	if came := showNurses(m, p.State.Round+1); came > 0 {
		p.Tell(game.Event{Type: game.NursesArrived, Player: game.NoPlayer, Board: EmergencyBoard, Rule: "E5", Number: came})
	}
}

// swing is a doctor's piece that changes: light becomes medium, and medium becomes light.
type swing struct {
	level  *clinic.Level
	player int            // the doctor's player
	doctor *clinic.Person // nil for a resident
	slot   int            // in the residency
}

// told returns the event of the change.
func (s *swing) told() game.Event {
	if s.doctor == nil {
		return game.Event{Type: EmergencyResidentSwung, Player: game.NoPlayer, Slot: s.slot}
	}
	return game.Event{Type: game.LevelChanged, Player: s.player, Person: s.doctor.ID, Kind: s.doctor.Kind, From: s.doctor.At}
}

// swingResidents swaps light and medium residents (E11).
func swingResidents(p *game.Play) {
	m := p.State.Market.Annex
	var swings []swing
	for slot := range m.Residency {
		if m.Residency[slot] != clinic.NoLevel {
			swings = append(swings, swing{level: &m.Residency[slot], slot: slot})
		}
	}
	swingAll(p, swings)
}

// swingDoctors does the same with the doctors of the departments (E11).
func swingDoctors(p *game.Play) {
	var swings []swing
	for _, player := range p.State.TurnOrder {
		people := p.State.Players[player].Annex.Clinic.People
		for i := range people {
			if person := &people[i]; person.Kind == EmergencyDoctor {
				swings = append(swings, swing{level: &person.Level, player: player, doctor: person})
			}
		}
	}
	swingAll(p, swings)
}

// swingAll returns all changing pieces before it takes others, first in turn order, then by age; a doctor for whom no
// piece of the new level is left takes one of the old level (E11).
func swingAll(p *game.Play, swings []swing) {
	supply := &p.State.Market.Annex.DoctorSupply
	for _, s := range swings {
		supply[*s.level]++
	}
	for _, s := range swings {
		e := s.told()
		e.Board, e.Rule, e.Level, e.NewLevel = EmergencyBoard, "E11", *s.level, Light+Medium-*s.level
		if supply[e.NewLevel] == 0 {
			e.Type, e.NewLevel = game.Skipped, e.Level
		}
		*s.level = e.NewLevel
		supply[e.NewLevel]--
		p.Tell(e)
	}
}
