package game

import (
	"slices"

	"clinic/game/clinic"
)

// Death is a death in the coming Admin: of Person by Rule, at the cost of Popularity points.
type Death struct {
	Person     string
	Rule       string
	Popularity int
}

// InWorsening returns the context as of Admin 9. It overwrites at with that state,
// which shares everything with the current one.
func (c Context) InWorsening(at *State) Context {
	*at = *c.State
	at.Step = c.Rules.step("admin-9")
	return Context{c.Rules, at, c.Player}
}

// Fate returns what Admin 9 does to somebody who isn't treated until then, by which rule, and how many points of
// popularity a death costs (B86, B89).
func (c Context) Fate(person *clinic.Person) (outcome int, by string, popularity int) {
	then := c.InWorsening(new(State))
	if outcome, by = then.worsening(person); outcome == WorsensDies {
		popularity = then.DeathCost(person)
	}
	return outcome, by, popularity
}

// Deaths returns the deaths on this board in the coming Admin if Business goes as forecast: those who aren't treated
// until then may die by worsening (B86, B89). It changes nothing.
func (c Context) Deaths() []Death { return c.deaths(c.toTreat()) }

// deaths returns the deaths of those who aren't among the treatments.
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
