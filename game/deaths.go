package game

import "slices"

// Death is one that the coming Admin brings: of Person by Rule, for which Popularity points are lost.
type Death struct {
	Person     string
	Rule       string
	Popularity int
}

// Deaths are those of this board that the coming Admin brings if Business goes as forecast: of whoever isn't treated till then,
// by worsening (B86, B89). It changes nothing.
func (c Context) Deaths() []Death {
	var deaths []Death
	treatments := c.expected()
	at := *c.State // the queries are asked as they will be then
	at.Step = c.Rules.step("admin-9")
	then := Context{c.Rules, &at, c.Player}
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
