package bot

import (
	"clinic/game"
	"clinic/game/clinic"
)

// proposeHires adds what a Hire could bring: a doctor, a nurse or an orderly, or a doctor with one of these (B52).
func (b *brain) proposeHires(c game.Context, quick bool) {
	s := &b.site
	m := c.Market()
	turn := c.Turn()
	deciding := false
	if decision := c.State.Decision(c.Player); decision != nil {
		deciding = decision.Kind == game.DecideHire
	}
	if s.prospect.places < 1 {
		return
	}
	type hire struct {
		deed  deed
		price int
		level clinic.Level
	}
	var doctors [8]hire
	doctorCount := 0
	if !deciding || !turn.DoctorHired {
		for slot, level := range m.Residency {
			if level == clinic.NoLevel || doctorCount == len(doctors) {
				continue
			}
			twice := false
			for i := range doctorCount {
				twice = twice || doctors[i].level == level
			}
			price := c.HirePrice(clinic.Doctor, slot)
			if twice || price > s.money {
				continue
			}
			doctors[doctorCount] = hire{deed{what: game.HireOne, kind: 0, slot: int8(slot)}, price, level}
			doctorCount++
		}
	}
	var others [2]hire
	otherCount := 0
	if !deciding || !turn.OtherHired {
		for slot, there := range m.Nurses {
			if there {
				others[otherCount] = hire{deed{what: game.HireOne, kind: 1, slot: int8(slot)}, c.HirePrice(clinic.Nurse, slot), 0}
				otherCount++
				break
			}
		}
		if m.Orderlies > 0 {
			others[otherCount] = hire{deed{what: game.HireOne, kind: 2}, c.HirePrice(clinic.Orderly, 0), 0}
			otherCount++
		}
	}
	for d := -1; d < doctorCount; d++ {
		for n := -1; n < otherCount; n++ {
			if d < 0 && n < 0 {
				continue
			}
			p := proposal{action: game.Hire}
			o := s.prospect
			price := 0
			if d >= 0 {
				p.add(doctors[d].deed)
				price += doctors[d].price
				o.doctors[doctors[d].level]++
				o.hired = min(doctors[d].level, clinic.Red)
				o.places--
			}
			if n >= 0 {
				p.add(others[n].deed)
				price += others[n].price
				if others[n].deed.kind == 1 {
					o.nurses++
				} else {
					o.orderlies++
				}
				o.places--
			}
			if price > s.money || o.places < 0 {
				continue
			}
			o.money -= float64(price)
			p.worth = b.judge.worth(&o)
			b.found.propose(&p)
		}
	}
}
