package hands

import (
	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/session"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// whatNext is the deed that helps most in this round, and what comes of it; without one, how people would stand after the best Move.
func (p *Hands) whatNext() (next view.Helps) {
	found := p.session.Next()
	if found == nil {
		return next
	}
	next.Best = found.Before.State
	if p.session.Deciding(game.DecideMove) {
		next.Best = found.After.State
	}
	command := &found.Command
	if command.Type == "" {
		return next
	}
	deed := p.deedIn(p.session.On(command.Board), command)
	why := p.whyNext(found)
	if why == "" {
		return next
	}
	if found.Action != "" {
		deed = ui.T("hint.do.choose_action", ui.Data{"Action": ui.T("action." + string(found.Action))})
	}
	next.Deed, next.Why = texts.Sentence(deed), why
	return next
}

// whyNext says who can be treated by a deed, or who lives.
func (p *Hands) whyNext(found *session.Next) string {
	person := func(id string) *clinic.Person {
		c := game.Context{Rules: p.session.Rules(), State: found.After.State, Player: p.session.Viewer()}
		return c.Where(id).Clinic().Person(id)
	}
	best, income := "", -1
	for i := range found.After.Boards {
		for _, t := range found.After.Boards[i].Treatments {
			if !found.Before.Treats(t.Patient) && t.Income > income {
				best, income = t.Patient, t.Income
			}
		}
	}
	if patient := person(best); best != "" && patient != nil {
		before := game.Context{Rules: p.session.Rules(), State: found.Before.State, Player: p.session.Viewer()}
		if found.Command.Person == best || before.Where(best).Clinic().Person(best) == nil { // whom the deed has named
			return ui.T("next.treated_it", ui.Data{"Income": income})
		}
		return ui.T("next.treated", ui.Data{"Who": words.Person(patient.Kind, patient.Level), "Income": income})
	}
	return ""
}
