package bot

import (
	"math/bits"

	"clinic/game/clinic"
)

// hold returns the dollars for which a patient of this level should rather wait, with this many rounds left after
// this one.
func (j *judge) hold(level int, left int) float64 {
	switch {
	case left == 0: // an untreated patient costs points at the end, one level worse by then, and a red one dies
		if level >= int(clinic.Red) {
			return -j.death * j.popularityPrice
		}
		return -j.popularityPrice * j.scorePatient * float64(level+1)
	case level >= int(clinic.Red):
		return -j.death * j.popularityPrice
	}
	return j.knobs[int(knobHoldWhite1)+3*(min(left, 3)-1)+level-1]
}

// worth returns the expected final popularity: the rest of the game is played on in large steps with what there is,
// and the weights add what may still be made of it.
func (j *judge) worth(o *prospect) float64 {
	k := &j.knobs
	var treatable, waiting [levels]float64
	for rest := o.sought; rest != 0; rest &= rest - 1 {
		service := bits.TrailingZeros8(uint8(rest))
		into := &waiting
		if service == 0 || o.services&(1<<service) != 0 {
			into = &treatable
		}
		for level := range into {
			into[level] += o.patients[service][level]
		}
	}
	value, money, time := o.popularity, 0.0, o.time
	doctors, supply := o.doctors, o.supply
	staff := 0.0
	for level := 1; level < int(levels); level++ {
		staff += doctors[level]
		value += float64(o.left * doctors[level] * j.doctorRound[level])
		value += float64(treatable[level] * j.patient[level])
	}
	upkeep := max(0, o.upkeep-float64(j.orderlySaves*lesser(o.orderlies, o.orderliesIn)))
	wages := float64(o.nurses*j.salaryNurse) + float64(o.orderlies*j.salaryOrderly)
	points := float64(o.hubs*float64(j.perHub)) + float64(j.queueBase)
	effort := k[knobTreatmentTime] + float64(k[knobWay]*o.way)
	dear := k[knobTime]
	pulls := j.aim.red > 0 || j.aim.patients > 0
	var future outcome
	near := 1.0
	if j.aim.time > 0 {
		dear *= j.hurry(o)
	}
	// dollars for a treatment of each level without its nurses, and the price of this many nurses' time
	var gain, helpPrice [levels]float64
	for i := range levels {
		gain[i] = j.income[i] + o.gardens - float64(effort*dear)
		helpPrice[i] = float64(float64(i) * k[knobNurseTime] * dear)
	}
	purse, received := o.money, [mostCases]float64{}
	for round := o.round; round <= j.rounds; round++ {
		left := j.rounds - round
		held := &j.held[min(left, len(j.held)-1)]
		if round > o.round && supply > 0 {
			come := lesser(lesser(k[knobInflow]*points, supply), max(0, staff+k[knobInflowDoctors]))
			if o.services == 0 {
				come = 0
			}
			supply -= come
			for level := range treatable {
				treatable[level] += float64(come * o.mix[level])
			}
		}
		var busy [levels]float64
		free, nurses, earned := o.slots, o.nurses+o.ownNurses, 0.0
		expenses := upkeep
		if j.extended {
			if absent := o.absent[min(round, mostRounds)]; absent > 0 {
				orderlies := o.orderlies
				without(absent, &orderlies, &nurses)
				expenses = max(0, o.upkeep-float64(j.orderlySaves*min(orderlies, o.orderliesIn)))
			}
		}
		for i := range j.cases {
			if o.due[i]>>round&1 == 0 {
				continue
			}
			s := &j.cases[i]
			treated, beds := s.comes(o, i, received[i], free, nurses, &doctors)
			free -= beds
			if !treated {
				value -= s.death
				continue
			}
			received[i]++
			nurses -= s.nurses
			s.team(&doctors, &busy)
			earned += s.income + o.gardens
			time += s.time + float64(k[knobWay]*o.way)
		}
		ready := 0 // levels with a free doctor, as bits
		for level := int(clinic.White); level <= int(clinic.Red); level++ {
			if doctors[level] > busy[level] {
				ready |= 1 << level
			}
		}
		// the most severe first
		for level := int(clinic.Red); level >= int(clinic.White) && free > 0 && ready != 0; level-- {
			patients := treatable[level]
			if patients <= 0 {
				continue
			}
			spare := gain[level] - held[level]
			if pulls {
				spare += j.pull(level, left, &future)
			}
			for _, with := range partners[level] {
				if ready>>with.doctor&1 == 0 {
					continue
				}
				if spare < helpPrice[with.nurses] || with.nurses > 0 && nurses <= 0 {
					break
				}
				treated := lesser(lesser(patients, doctors[with.doctor]-busy[with.doctor]), free)
				help := float64(with.nurses)
				if help > 0 && treated*help > nurses {
					treated = nurses / help
				}
				nurses -= float64(treated * help)
				free -= treated
				if busy[with.doctor] += treated; busy[with.doctor] >= doctors[with.doctor] {
					ready &^= 1 << with.doctor
				}
				patients -= treated
				future.treated += treated
				if level == int(clinic.Red) {
					future.red += treated
				}
				earned += float64(treated * (j.income[level] + o.gardens))
				time += float64(treated * (effort + float64(help*k[knobNurseTime])))
				if patients <= 0 || free <= 0 {
					break
				}
			}
			treatable[level] = patients
		}
		if o.outpatients > 0 { // for a flat price, without nurses and at once (B34)
			spare := o.outpatients
			for level := int(clinic.Red); level >= int(clinic.White); level-- {
				if treatable[level] <= 0 || j.outpatientIncome < held[level] {
					continue
				}
				for doctor := int(clinic.White); doctor <= int(clinic.Red); doctor++ {
					treated := lesser(spare, lesser(treatable[level], doctors[doctor]-busy[doctor]))
					if treated <= 0 {
						continue
					}
					spare -= treated
					busy[doctor] += treated
					treatable[level] -= treated
					earned += float64(treated * j.outpatientIncome)
					future.treated += treated
					if level == int(clinic.Red) {
						future.red += treated
					}
				}
			}
		}
		salaries := wages
		for level := 1; level < int(levels); level++ {
			salaries += float64(doctors[level] * float64(level) * j.salaryLevel)
		}
		var taught [levels]float64
		if o.research > 0 {
			idle := 0.0
			for level := 1; level < int(levels); level++ {
				idle += doctors[level] - busy[level]
			}
			value += float64(min(idle, o.research) * j.laboratoryPoints)
			seats := o.research
			for level := int(clinic.Red); level >= int(clinic.White); level-- {
				taught[level] = min(seats, max(0, doctors[level]-busy[level]))
				seats -= taught[level]
				doctors[level] -= taught[level]
			}
		}
		net := earned - salaries - expenses
		if j.extended && left > 0 { // what savings don't pay costs points (B84)
			if purse += min(0, net); purse < 0 {
				value += float64(purse * j.unpaid)
				net -= purse
				purse = 0
			}
		}
		switch {
		case left > 0:
			money += net
		case net < 0:
			value -= float64(max(0, -net-o.money) * j.missing)
		default:
			value += float64(k[knobLast] * net / j.popularityPrice)
		}
		value -= float64(treatable[clinic.Red] * j.death)
		future.deaths += float64(treatable[clinic.Red] * near)
		near *= 0.3 // someone may still be found to treat them
		treatable[clinic.Red], treatable[clinic.Orange], treatable[clinic.Yellow], treatable[clinic.White] =
			treatable[clinic.Orange], treatable[clinic.Yellow], treatable[clinic.White], 0
		if o.steady > 0 {
			levelDown(&doctors, o.steady)
		} else {
			doctors[clinic.White] += doctors[clinic.Yellow]
			doctors[clinic.Yellow], doctors[clinic.Orange], doctors[clinic.Red] = doctors[clinic.Orange], doctors[clinic.Red], 0
		}
		if o.research > 0 { // they level up instead (B35)
			doctors[clinic.Red] += taught[clinic.Red] + taught[clinic.Orange]
			doctors[clinic.Orange] += taught[clinic.Yellow]
			doctors[clinic.Yellow] += taught[clinic.White]
		}
	}
	value += float64(k[knobFuture] * money / j.popularityPrice)
	if o.round < j.rounds {
		r := o.round - 1
		if r > 4 {
			r = 4
		}
		saved := min(o.money, k[knobCut])
		value += (float64(saved*k[int(knobSaved1)+r]) + float64((o.money-saved)*k[int(knobSpare1)+r])) / j.popularityPrice
		value += float64(k[knobSite] * o.sites)
	}
	for level := 1; level < int(levels); level++ {
		value += float64(k[knobLevel] * doctors[level] * float64(level) * j.scoreDoctor)
		value -= float64(treatable[level] * float64(level) * j.scorePatient)
		value -= float64(waiting[level] * float64(level) * j.scorePatient * k[knobOther])
	}
	value += float64(o.nurses*j.scoreNurse) + float64(o.orderlies*j.scoreOrderly) + o.points - time/j.timePerPoint
	value += o.features + float64(o.left*(float64(o.nurses*j.nurseRound)+float64(o.orderlies*j.orderlyRound)+float64(o.slots*j.bedsRound)))
	if o.services != 0 {
		services := o.services
		for services != 0 {
			services &= services - 1
			value += float64(o.left * j.servicesRound)
		}
	}
	if j.aim.some {
		future.time, near = time, 1
		for level := int(clinic.Red); level > int(clinic.Red)-(j.rounds-o.round+1) && level > 0; level-- {
			future.deaths += float64(waiting[level] * near) // those whom nothing can treat
			near *= 0.3
		}
		value -= j.short(o, &future)
	}
	if o.places < 3 {
		value -= float64(float64(3-o.places) * k[knobParking])
	}
	return value
}

// partner is a doctor's level with the number of nurses who help.
type partner struct{ doctor, nurses uint8 }

// partners lists who can treat a patient of each level: those who need the fewest nurses first, then those below the
// patient's level (B80).
var partners = func() (list [levels][levels - 1]partner) {
	for level := clinic.White; level <= clinic.Red; level++ {
		count := 0
		for nurses := range levels {
			for _, doctor := range [...]clinic.Level{level - nurses, level + nurses} {
				if doctor >= clinic.White && doctor <= clinic.Red && count < len(list[level]) && (count == 0 || nurses > 0) {
					list[level][count] = partner{uint8(doctor), uint8(nurses)}
					count++
				}
			}
		}
	}
	return list
}()

// lesser returns the lesser of two numbers. It is faster than min, which also checks for NaN.
func lesser(a, b float64) float64 {
	if b < a {
		return b
	}
	return a
}
