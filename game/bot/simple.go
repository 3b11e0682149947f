package bot

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// simple is a Judge that has learned nothing: it knows the score sheet, guesses how Business will go in the coming
// rounds, and asks the extensions what their pieces and dangers are worth.
type simple struct{}

func (simple) Worth(c game.Context) float64 {
	sum := 0.0
	reasons(c, func(_ rule.Reason, points float64) { sum += points })
	return sum
}

// keyBusiness is the reason for what the coming Businesses bring.
const keyBusiness = "worth_business"

// reasons calls tell for each reason for a position's worth to its player, in points of popularity at the end.
func reasons(c game.Context, tell func(reason rule.Reason, points float64)) {
	c = c.Home()
	for _, line := range c.Score().Lines {
		switch line.What {
		case "patients", "doctors": // as they will be at the end
		default:
			tell(rule.Reason{Rule: line.Rule, Key: "worth_score", What: line.What}, float64(line.Points))
		}
	}
	o := outlookOf(c)
	o.play()
	tell(rule.Reason{Rule: "B81", Key: keyBusiness}, o.points)
	tell(rule.Reason{Rule: "B87", Key: "worth_score", What: "doctors"}, float64(o.levels()*c.Number(game.ScoreDoctorLevel)))
	tell(rule.Reason{Rule: "B87", Key: "worth_score", What: "patients"}, -float64(o.severity()*c.Number(game.ScorePatientLevel)))
	tell(rule.Reason{Rule: "B20", Key: "worth_savings"}, worthOfSavings(c))
	tell(rule.Reason{Rule: "B31", Key: "worth_sites"}, worthOfSites(c))
	c.EachWorth(func(w *game.Worth, hundredths int) {
		tell(rule.Reason{Rule: w.Rule, Key: "worth_" + w.Name}, float64(hundredths)/100)
	})
}

// worthOfSavings returns what the savings will buy: the earlier, the more they earn, and what is left at the end buys
// nothing (B85).
func worthOfSavings(c game.Context) float64 {
	const pocket = 16 // dollars that are useful at once
	dollars := float64(c.Owner().Money + c.Owner().Turn.Income)
	rounds := float64(c.RoundsAhead())
	point := 1 / float64(c.Number(game.PricePopularity))
	early := min(dollars, pocket)
	return point * (float64(early*0.25*min(rounds, 5)) + float64((dollars-early)*0.08*min(rounds, 5)))
}

// worthOfSites returns the worth of spaces where new rooms would work at once.
func worthOfSites(c game.Context) float64 {
	board := c.Clinic()
	free := (board.Modules().Adjacent() | board.Streets()) &^ board.Modules() & board.Board()
	sites := free & board.Of(clinic.Hub).Beside() & board.Of(clinic.SupplyRoom).Adjacent() &^ board.Of(clinic.TreatmentRoom).Adjacent()
	return 0.25 * float64(min(sites.Count(), 2)*min(c.RoundsAhead(), 4))
}

// outlook is a guess at the rest of the game for a player, with people only by their levels.
type outlook struct {
	c        game.Context
	rounds   int                   // with a Business to come
	doctors  [clinic.MaxLevels]int // by the level at which they work
	steady   [clinic.MaxLevels]int // those of them who do not level down
	patients [clinic.MaxLevels]int // those who can be treated somewhere
	strange  int                   // the sum of the levels of the others
	nurses   int
	beds     int // in which patients can be treated in one round
	own      int // the rooms' own nurses
	hubs     int
	costs    int // dollars per round
	points   float64
}

func outlookOf(c game.Context) outlook {
	o := outlook{c: c, rounds: c.RoundsAhead(), hubs: c.Clinic().Of(clinic.Hub).Count()}
	services := clinic.Services(0)
	anywhere := false
	for room := range (c.FunctionalRooms() | c.Clinic().Of(clinic.OutpatientServices)).All() {
		patients, _ := c.Holding(room, clinic.Patient)
		doctors, _ := c.Holding(room, clinic.Doctor)
		o.beds += max(0, min(patients, doctors))
		o.own += c.BuiltInNurses(room)
		services |= c.Clinic().Functional(room).Services
		anywhere = anywhere || c.Clinic().At(room).Kind == clinic.OutpatientServices
	}
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		switch {
		case person.Kind == clinic.Doctor && c.Works(person):
			level := min(max(1, c.DoctorLevel(person)), clinic.MaxLevels-1)
			o.doctors[level]++
			if c.Levelling(person) != game.LevelsDown {
				o.steady[level]++
			}
		case person.Kind == clinic.Nurse && c.Works(person):
			o.nurses++
		case person.Kind == clinic.Patient && (services.Has(person.Service) || anywhere):
			level := person.Level
			if level == clinic.Unclassified {
				level = clinic.Yellow
			}
			o.patients[min(level, clinic.MaxLevels-1)]++
		case person.Kind == clinic.Patient && person.Level < clinic.Unclassified:
			o.strange += int(person.Level)
		}
	}
	o.costs = c.TotalSalaries() + c.TotalUpkeep()
	return o
}

// play plays the coming rounds: in each the most severe patients are treated first and pay, and then all get worse.
func (o *outlook) play() {
	price := float64(o.c.Number(game.PricePopularity))
	purse := o.c.Owner().Money
	for round := range o.rounds {
		if round > 0 {
			o.admit()
		}
		income := o.treat() - float64(o.costs)
		worth := 1.0
		if left := o.rounds - round - 1; left > 1 {
			worth += float64(0.1 * float64(left-1)) // early income earns more
		}
		if income < 0 {
			worth = price / 2 // it is missing elsewhere
			purse += int(income)
		}
		if purse < 0 { // what savings don't pay costs points (B84)
			o.points += float64(purse * o.c.Number(game.MissingDollar))
			purse = 0
		}
		o.points += float64(income / price * worth)
		o.worsen()
	}
}

// admit guesses the admissions of a round: white and yellow patients, as many as beds and hubs allow.
func (o *outlook) admit() {
	count := min(o.beds+1, o.hubs+2)
	o.patients[clinic.White] += (count + 1) / 2
	o.patients[clinic.Yellow] += count / 2
}

// treat treats as many patients as doctors, nurses and beds allow, and returns the dollars that they pay.
func (o *outlook) treat() (dollars float64) {
	doctors, nurses, beds := o.doctors, o.nurses+o.own, o.beds
	for level := clinic.Level(clinic.MaxLevels - 1); level >= clinic.White; level-- {
		for o.patients[level] > 0 && beds > 0 {
			best := clinic.NoLevel
			for d := clinic.White; int(d) < clinic.MaxLevels; d++ {
				if doctors[d] > 0 && (best == clinic.NoLevel || apart(d, level) < apart(best, level)) {
					best = d
				}
			}
			if best == clinic.NoLevel || apart(best, level) > nurses {
				break
			}
			nurses -= apart(best, level)
			doctors[best]--
			o.patients[level]--
			beds--
			// the ways take time
			dollars += float64(o.c.Number(game.IncomeWhite+game.Number(min(level, clinic.Red)-clinic.White))) - 2.5
		}
	}
	return dollars
}

// worsen makes patients worse, lets red ones die, and levels doctors down (B86).
func (o *outlook) worsen() {
	o.points -= float64(o.c.Number(game.DeathPopularity) * (o.patients[clinic.Red] + o.patients[clinic.Critical]))
	o.patients[clinic.Critical] = 0
	for level := clinic.Red; level > clinic.White; level-- {
		o.patients[level] = o.patients[level-1]
	}
	o.patients[clinic.White] = 0
	for level := clinic.Yellow; int(level) < clinic.MaxLevels; level++ {
		down := o.doctors[level] - o.steady[level]
		o.doctors[level] -= down
		o.doctors[level-1] += down
	}
}

func (o *outlook) levels() (sum int) {
	for level, count := range o.doctors {
		sum += level * count
	}
	return sum
}

func (o *outlook) severity() int {
	sum := o.strange
	for level, count := range o.patients {
		sum += level * count
	}
	return sum
}

func apart(a, b clinic.Level) int { return int(max(a-b, b-a)) }
