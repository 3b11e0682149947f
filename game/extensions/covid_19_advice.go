package extensions

import (
	"math"

	"clinic/game"
	"clinic/game/clinic"
)

// covidAdvice tells bots how to win together: more survivors than deceased (V9).
func covidAdvice() game.Advice {
	return game.Advice{
		Answers: []game.Answer{
			{To: DecideSplit, Give: splitEvenly},
			{Order: game.OrderOverride + 1, To: DecideInfect, Give: infectLeastHarm},
			{Order: game.OrderOverride + 2, To: DecideContaminate, Give: contaminateRoomiest},
			{Order: game.OrderOverride + 3, To: DecideMasks, Give: masksForDoctors},
		},
		Duties: []game.Duty{
			{
				Rule: "V4", To: bedRooms,
				Who: func(c game.Context, person *clinic.Person) bool {
					return c.Rules.AtLeast(2) && SeeksTreatment(c)(person)
				},
			},
			{
				Order: game.OrderOverride + 1, Rule: "V4",
				Who: func(c game.Context, person *clinic.Person) bool {
					return c.Rules.AtLeast(2) && infectedDoctor(person) && person.At.Area == clinic.Waiting
				},
				To: func(c game.Context) clinic.Spaces { return bedRooms(c) | c.Clinic().Of(clinic.Hub) },
			},
		},
		Worth: []game.Worth{
			{Rule: "V9", Name: "survivors", Of: worthOfSurvivors},
			{Order: game.OrderOverride + 1, Rule: "V4", Name: "infected", Of: worthOfInfected},
			{Order: game.OrderOverride + 2, Rule: "V3", Name: "infections_to_come", Of: worthOfInfectionsToCome},
		},
		Absences: []game.Absence{{Rule: "V3", Away: infectedStaff}},
	}
}

// splitEvenly gives tiles one by one to the player with the fewest among those who still have people to infect; among
// several, to the one with the most such people, then to the first in turn order (V3).
func splitEvenly(c game.Context, d *game.Decision) (game.Command, bool) {
	counts, least := make([]int, len(c.State.Players)), leastShare(c.State, d.Count)
	left := d.Count
	for player := range counts {
		counts[player] = least
		left -= least
	}
	for ; left > 0; left-- {
		best, most := 0, math.MinInt
		for _, player := range c.State.TurnOrder {
			room := ToInfect(game.Context{Rules: c.Rules, State: c.State, Player: player}) - counts[player]
			if worth := 10_000*min(room, 1) - 100*counts[player] + room; worth > most {
				best, most = player, worth
			}
		}
		counts[best]++
	}
	command := game.Command{Type: SplitInfections, Counts: counts}
	return command, judgeSplit(c, &command).Legal()
}

// infectLeastHarm infects a patient whom a doctor can still treat, for that makes a survivor; else staff who are away
// for a round only, orderlies before nurses; doctors and those who would die of it last (V3 to V7).
func infectLeastHarm(c game.Context, d *game.Decision) (best game.Command, found bool) {
	least := 0
	for _, command := range listInfect(c, d, nil) {
		person := c.Clinic().Person(command.Person)
		if harm := harmOfInfection(c, person); !found || harm < least {
			best, found, least = command, true, harm
		}
	}
	return best, found
}

// harmOfInfection returns the cost of a person getting a tile, in hundredths of a point.
func harmOfInfection(c game.Context, person *clinic.Person) int {
	switch person.Kind {
	case clinic.Doctor:
		return 400 + 100*int(person.Level)
	case clinic.Nurse:
		return 120
	case clinic.Orderly:
		return 60
	}
	switch {
	case doctorWithin(c, int(person.Level)+1, 1) && person.Level < clinic.Orange:
		return 50 * int(person.Level)
	case person.Level < clinic.Red:
		return 100 + 40*int(person.Level)
	}
	return 300
}

// doctorWithin reports whether a doctor who works is at most this many levels away from level.
func doctorWithin(c game.Context, level, levels int) bool {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.Kind == clinic.Doctor && !Infected(person) && differing(c.DoctorLevel(person), level) <= levels {
			return true
		}
	}
	return false
}

// contaminateRoomiest lays the tile where no one can come in, else where the most spaces are free, so that others
// still find a place; with high contagion, under the patient whom it harms least (V8).
func contaminateRoomiest(c game.Context, _ *game.Decision) (best game.Command, found bool) {
	least := 0
	for command := range contaminations(c) {
		harm := -c.FreeWaiting(command.From.Service)
		switch {
		case command.Person != "":
			harm = harmOfInfection(c, c.Clinic().Person(command.Person))
		case !c.HasHub(command.From.Service):
			harm -= 100
		}
		if !found || harm < least {
			best, found, least = *command, true, harm
		}
	}
	return best, found
}

// masksForDoctors buys masks only for infected doctors, who would worsen and can't work, the most severe first (V6).
func masksForDoctors(c game.Context, d *game.Decision) (game.Command, bool) {
	best, level := game.Command{Type: game.Done}, clinic.NoLevel
	for _, command := range listMasks(c, d, nil) {
		if person := c.Clinic().Person(command.Person); person != nil && infectedDoctor(person) && person.Level > level {
			best, level = command, person.Level
		}
	}
	return best, true
}

// The worth of what decides the game for everybody, in hundredths of a point each.
const (
	worthSurvivor = 300
	worthDeceased = 300
)

// worthOfSurvivors returns the worth of survivors less that of the deceased, which decides who wins (V9).
func worthOfSurvivors(c game.Context) int {
	people, tiles := Deceased(c.State)
	return worthSurvivor*Survivors(c.State) - worthDeceased*(people+tiles)
}

// worthOfInfected returns the worth of people with a tile: a patient who can be treated is part of a survivor, a
// doctor can't work, and a person about to die is one more of the deceased (V4, V5, V7). A tile that waits in
// pre-admissions is for a patient to come.
func worthOfInfected(c game.Context) int {
	worth := 0
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		red := person.Kind == clinic.Patient && person.Level >= clinic.Red && person.Level != clinic.Unclassified
		switch {
		case infectedDoctor(person):
			worth -= 400 + 50*int(person.Level)
		case red:
			worth -= worthDeceased / 2
		case person.Kind == clinic.Patient && Infected(person) && doctorWithin(c, int(person.Level)+1, 1):
			worth += worthSurvivor / 3
		}
	}
	return worth
}

// worthOfInfectionsToCome returns the cost of the tiles of coming rounds, as far as there are more of them than
// orderlies, and nurses beyond the first two, to take them: these are in quarantine for a round and then work again
// (V3, V7). Patients who are treated take one each, too.
func worthOfInfectionsToCome(c game.Context) int {
	nurses, takers := 0, 1
	for i := range c.Clinic().People {
		switch person := &c.Clinic().People[i]; {
		case person.Kind == clinic.Orderly:
			takers++
		case person.Kind == clinic.Nurse:
			if nurses++; nurses > 2 {
				takers++
			}
		}
	}
	next, worth := max(1, c.State.Round), 0
	if !c.MoveAhead() || c.Rules.StepOf(c.State).Name == game.StepMove {
		next++
	}
	for round := next; round <= min(CovidRounds, c.Number(game.Rounds)); round++ {
		worth -= 150 * max(0, TilesOfRound(c.Rules, round)-takers)
	}
	return worth
}

// infectedStaff returns how many of the staff are likely to get a tile in a coming round: patients who are treated
// take tiles, too (V3).
func infectedStaff(c game.Context, round int) int {
	if round < c.State.Round || round == c.State.Round && !c.MoveAhead() || round > CovidRounds {
		return 0
	}
	return max(0, TilesOfRound(c.Rules, round)-2)
}
