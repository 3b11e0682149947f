package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// C3: over a patient the cigarette says who dies of it and what that costs, in words and in the ribbon.
func TestADeadlyCigaretteSaysSo(t *testing.T) {
	p := sitChanged(t, []string{"cigarettes"}, func(m *game.Match) {
		me := &m.State.Players[0]
		me.Popularity, me.Goal = 20, game.GoalNoDeaths
		me.Clinic.People = append(me.Clinic.People, clinic.Person{ID: "p9", Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.In(clinic.Space{X: 1, Y: 1})})
		m.State.Pending = []game.Decision{{Kind: extensions.DecideSmoke, Player: 0}}
	})
	p.hover(thing.Somebody("p9"))
	if !p.bubbles("The white patient dies of it: −5 popularity. (C3) Your goal is lost with it: Lose no patient, and cure 18.") || p.table.Look.Tone != ui.Warned {
		t.Errorf("C3: the pointer says %q, tone %v", p.table.Look.Bubble, p.table.Look.Tone)
	}
	if p.table.Look.PopularityAfter != 15 || p.table.Look.TimeAfter == view.NoAfter {
		t.Errorf("C3: the ribbon foretells %d popularity and time %d", p.table.Look.PopularityAfter, p.table.Look.TimeAfter)
	}
}

// C3, C4: over a doctor the cigarette says that the doctor works a level lower from now on and that another one
// kills, and the forecast counts the doctor at that level.
func TestACigaretteSaysWhatItLeaves(t *testing.T) {
	p := sitChanged(t, []string{"cigarettes"}, func(m *game.Match) {
		room := clinic.In(clinic.Space{X: 1, Y: 1})
		m.State.Players[0].Clinic.People = []clinic.Person{
			{ID: "d8", Kind: clinic.Doctor, Level: clinic.Yellow, At: room},
			{ID: "p9", Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: room},
		}
		m.State.Pending = []game.Decision{{Kind: extensions.DecideSmoke, Player: 0}}
	})
	now := p.session.Context().Forecast()
	p.hover(thing.Somebody("d8"))
	if !p.bubbles("The yellow doctor works 1 level lower from now on. (C4)", "Another cigarette kills: −5 popularity. (C3)") || p.table.Look.Tone != ui.Warned {
		t.Errorf("C3, C4: the pointer says %q, tone %v", p.table.Look.Bubble, p.table.Look.Tone)
	}
	if p.table.Look.After == nil {
		t.Fatal("the forecast shows nothing of it")
	}
	c := p.session.Context()
	c.State = p.table.Look.After
	if then := c.Forecast(); len(now.Treatments) != 1 || len(then.Treatments) != 0 || then.Untreated[0].Needs.Key != "needs_nurse" {
		t.Errorf("the forecast is %+v, then %+v", now.Treatments, then)
	}
}
