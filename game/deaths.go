package game

import (
	"slices"

	"clinic/game/clinic"
)

// Death is one that the coming Admin brings: of Person by Rule, for which Popularity points are lost.
type Death struct {
	Person     string
	Rule       string
	Popularity int
}

// InWorsening asks about the same as it will be asked in Admin 9. The state is written over with that moment, which
// shares everything with the present one.
func (c Context) InWorsening(at *State) Context {
	*at = *c.State
	at.Step = c.Rules.step("admin-9")
	return Context{c.Rules, at, c.Player}
}

// Fate is what Admin 9 does to somebody who isn't treated till then, by which rule, and how many points of popularity a
// death costs (B86, B89).
func (c Context) Fate(person *clinic.Person) (outcome int, by string, popularity int) {
	then := c.InWorsening(new(State))
	if outcome, by = then.worsening(person); outcome == WorsensDies {
		popularity = then.DeathCost(person)
	}
	return outcome, by, popularity
}

// Deaths are those of this board that the coming Admin brings if Business goes as forecast: of whoever isn't treated
// till then, by worsening (B86, B89). It changes nothing.
func (c Context) Deaths() []Death { return c.deaths(c.toTreat()) }

// deaths are those of whoever isn't among the treatments.
func (c Context) deaths(treatments []Treatment) []Death {
	var deaths []Death
	then := c.InWorsening(new(State))
	for i := range then.Clinic().People {
		person := &then.Clinic().People[i]
		if slices.ContainsFunc(treatments, func(t Treatment) bool { return t.Patient == person.ID }) {
			continue
		}
		if outcome, by := then.worsening(person); outcome == WorsensDies {
			deaths = append(deaths, Death{Person: person.ID, Rule: by, Popularity: then.DeathCost(person)})
		}
	}
	return deaths
}
