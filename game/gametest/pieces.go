package gametest

import (
	"fmt"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// pieces are how many pieces of each kind there are.
type pieces struct {
	patients, doctors market.Bag
	nurses, orderlies int
	tiles, pools      map[string]int
}

// CountPieces is how many pieces there are in the whole game, those of the extensions' stocks and of the annexes too;
// it never changes. Changing a patient's or a doctor's color is trading pieces (B86).
func CountPieces(rules *game.Rules, s *game.State) string {
	clinics := pieces{tiles: map[string]int{}, pools: map[string]int{}}
	clinics.addMarket(&s.Market)
	taken := rules.TakenFromPools(s)
	for _, pool := range rules.Pools() {
		clinics.pools[pool.Kind] = clinic.CountOf(s.Market.Pools, pool.Kind) + clinic.CountOf(taken, pool.Kind)
	}
	for _, d := range s.Pending { // patients who were drawn lie beside the bag until they are decided on
		for _, color := range strings.Fields(d.Note) {
			level, _ := clinic.LevelNamed(color)
			clinics.patients[level]++
		}
	}
	for _, spec := range rules.Marks() { // pieces of survivors and of the deceased lie on the table
		for _, word := range spec.Words {
			level, _ := clinic.LevelNamed(word)
			switch spec.Of {
			case clinic.Patient:
				clinics.patients[level] += clinic.CountNoted(s.Marks, spec.Kind, word)
			case clinic.Doctor:
				clinics.doctors[level] += clinic.CountNoted(s.Marks, spec.Kind, word)
			}
		}
	}
	annexes := pieces{tiles: map[string]int{}}
	if s.Market.Annex != nil {
		annexes.addMarket(s.Market.Annex)
	}
	for i := range s.Players {
		home := game.Context{Rules: rules, State: s, Player: i}
		clinics.addPeople(home)
		clinics.addTiles(home.Clinic(), &s.Market)
		if home.HasAnnex() {
			annexes.addPeople(home.Annex())
			annexes.addTiles(home.Annex().Clinic(), s.Market.Annex)
			clinics.addTiles(home.Annex().Clinic(), &s.Market) // gardens, parking lots and conveyors are out of the same piles
		}
	}
	for _, p := range []*pieces{&clinics, &annexes} {
		p.patients[clinic.NoLevel], p.doctors[clinic.NoLevel] = 0, 0 // empty slots
	}
	return fmt.Sprint(clinics, annexes)
}

// addMarket counts what lies on the table.
func (p *pieces) addMarket(m *market.Market) {
	add := func(bag *market.Bag, other market.Bag) {
		for i := range bag {
			bag[i] += other[i]
		}
	}
	add(&p.patients, m.PatientBag)
	add(&p.patients, m.PatientSupply)
	add(&p.patients, m.PatientsGone)
	if m.Incoming != nil {
		add(&p.patients, *m.Incoming)
	}
	add(&p.doctors, m.DoctorBag)
	add(&p.doctors, m.DoctorSupply)
	for _, level := range m.Residency {
		p.doctors[level]++
	}
	for _, row := range m.Appointments {
		for _, level := range row.Patients {
			p.patients[level]++
		}
	}
	p.nurses += m.NursesLeft + m.NursesGone
	for _, there := range m.Nurses {
		if there {
			p.nurses++
		}
	}
	p.orderlies += m.Orderlies
	for _, pile := range m.Piles {
		p.tiles[string(pile.Kind)+pile.Service.String()] += pile.Left
	}
}

// addPeople counts who is on a board.
func (p *pieces) addPeople(c game.Context) {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		switch c.Rules.As(person.Kind) {
		case clinic.Patient:
			p.patients[person.Level]++
		case clinic.Doctor:
			p.doctors[person.Level]++
		case clinic.Nurse:
			p.nurses++
		case clinic.Orderly:
			p.orderlies++
		}
	}
}

// addTiles counts the tiles out of the piles of a market.
func (p *pieces) addTiles(board *clinic.Clinic, m *market.Market) {
	for i := range board.Tiles {
		tile := &board.Tiles[i]
		if m.Pile(tile.Kind, tile.Service) != nil {
			p.tiles[string(tile.Kind)+tile.Service.String()]++
		}
		if tile.Conveyor && m.Pile(clinic.Conveyor, clinic.NoService) != nil {
			p.tiles[string(clinic.Conveyor)]++
		}
	}
	for i := range board.Outside {
		if m.Pile(board.Outside[i].Kind, clinic.NoService) != nil {
			p.tiles[string(board.Outside[i].Kind)]++
		}
	}
}
