package hands

import (
	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// What is next is said of the step, and of one deed that would help: what could be, and no order. Orders are given by hints alone, who has thought of
// the rounds to come.

// whatNext is what would help most in this round; without that, how people would stand after the best Move.
func (p *Hands) whatNext() (next view.Helps) {
	if planned := p.session.Planned(); planned.Type != "" {
		next.Planned = texts.Sentence(p.deedIn(p.session.On(planned.Board), &planned))
		return next
	}
	p.session.LookForNext()
	found := p.session.Next()
	if found == nil {
		return next
	}
	next.Best = found.Before.State
	if p.session.Deciding(game.DecideMove) {
		next.Best = found.After.State
	}
	if found.Command.Type != "" {
		next.Could = p.couldBeTreated(found)
	}
	return next
}

// lookForNext goes on to look for what is next, and shows it once it is found.
func (p *Hands) lookForNext(t *table.Table, c *scenes.Context) {
	if p.session.NextKnown() || p.session.Planned().Type != "" {
		return
	}
	if c.Awake(); p.session.LookForNext() {
		p.stale = true
		t.Show(p.Situation())
		c.Redraw()
	}
}

// couldBeTreated says who could be treated by a deed.
func (p *Hands) couldBeTreated(found *session.Next) string {
	var best *game.ForecastTreatment
	for i := range found.After.Boards {
		for k := range found.After.Boards[i].Treatments {
			t := &found.After.Boards[i].Treatments[k]
			if !found.Before.Treats(t.Patient) && (best == nil || t.Income > best.Income) {
				best = t
			}
		}
	}
	if best == nil {
		return ""
	}
	then := game.Context{Rules: p.session.Rules(), State: found.After.State, Player: p.session.Viewer()}
	patient := then.Where(best.Patient).Clinic().Person(best.Patient)
	if patient == nil {
		return ""
	}
	data := ui.Data{"Who": words.Person(patient.Kind, patient.Level), "Income": best.Income}
	command := &found.Command
	switch command.Type {
	case game.BuildOne:
		data["What"], data["Where"] = words.Thing(string(command.Component.Kind)), ui.T("table.floor", ui.Data{"Number": int(command.Component.Space.Floor)})
		if service := command.Component.Service; service != clinic.NoService {
			data["Service"] = words.Service(service)
			return ui.T("next.could_hub", data)
		}
		return ui.T("next.could_build", data)
	case game.HireOne:
		level := clinic.NoLevel
		if residency := p.session.Context().Market().Residency; p.session.Rules().As(command.Kind) == clinic.Doctor && command.Slot < len(residency) {
			level = residency[command.Slot]
		}
		data["What"] = words.Person(command.Kind, level)
		return ui.T("next.could_hire", data)
	case game.AdmitOne:
		before := game.Context{Rules: p.session.Rules(), State: found.Before.State, Player: p.session.Viewer()}
		if before.Where(best.Patient).Clinic().Person(best.Patient) == nil {
			return ui.T("next.could_admit", data)
		}
	case game.MoveOne:
		if len(best.Doctors) > 0 {
			if doctor := then.Where(best.Doctors[0]).Clinic().Person(best.Doctors[0]); doctor != nil {
				data["Doctor"] = words.Person(doctor.Kind, doctor.Level)
				return ui.T("next.could_walk", data)
			}
		}
	}
	return ""
}
