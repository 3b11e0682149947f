package controller

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// The line of what is next names the step, and one deed that would help. It is a suggestion, not advice: only hints
// advise, because they consider the rounds to come.

// whatNext returns what would help most in this round or, if nothing would, the state after the best Move.
func (p *advice) whatNext() (next view.Helps) {
	if planned := p.session.Planned(); planned.Type != "" {
		next.Planned = p.Texts.Sentence(p.deedIn(p.session.On(planned.Board), &planned))
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

// lookForNext continues the search for what is next, and shows the result once it is found.
func (p *Controller) lookForNext(t *table.Table, c *scenes.Context) {
	if p.session.NextKnown() || p.session.Planned().Type != "" {
		return
	}
	if c.Awake(); p.session.LookForNext() {
		p.stale = true
		t.Show(p.Situation())
		c.Redraw()
	}
}

// dear says who could still be treated and what that would cost, if the best Move moves nobody; it is empty for
// nobody.
func (p *advice) dear() string {
	dear := p.session.Dear()
	if dear == nil {
		return ""
	}
	best, patient := p.treatedBy(&dear.Before, &dear.After)
	if patient == nil {
		return ""
	}
	data := ui.Data{"Who": words.Person(p.Reader, patient.Kind, patient.Level), "Income": best.Income, "Count": dear.After.Time - dear.Before.Time}
	if dear.After.Time <= dear.Before.Time {
		return p.T("next.dear", data)
	}
	return p.T("next.dear_time", data)
}

// treatedBy returns the treatment that pays most among those possible after a deed and not before it, with its
// patient; nil for none.
func (p *advice) treatedBy(before, after *session.Ending) (best *game.ForecastTreatment, patient *clinic.Person) {
	for i := range after.Boards {
		for k := range after.Boards[i].Treatments {
			t := &after.Boards[i].Treatments[k]
			if !before.Treats(t.Patient) && (best == nil || t.Income > best.Income) {
				best = t
			}
		}
	}
	if best == nil {
		return nil, nil
	}
	then := game.Context{Rules: p.session.Rules(), State: after.State, Player: p.session.Viewer()}
	return best, then.Where(best.Patient).Clinic().Person(best.Patient)
}

// neededAt returns the room where one more person of a kind goes so that a patient can be treated, if that person
// takes part in no treatment; it is empty otherwise.
func (p *advice) neededAt(found *session.Next, kind clinic.PersonKind) clinic.Kind {
	count := func(e *session.Ending) (busy int, there map[clinic.Kind]int) {
		there = map[clinic.Kind]int{}
		board := game.Context{Rules: p.session.Rules(), State: e.State, Player: p.session.Viewer()}.Clinic()
		for i := range board.People {
			switch person := &board.People[i]; {
			case person.Kind != kind:
			case e.Busy(person.ID):
				busy++
			case person.At.Area == clinic.Inside:
				there[board.At(person.At.Space).Kind]++
			}
		}
		return busy, there
	}
	treated, before := count(&found.Before)
	treats, after := count(&found.After)
	if treats > treated {
		return ""
	}
	for _, spec := range p.session.Rules().Components {
		if after[spec.Kind] > before[spec.Kind] {
			return spec.Kind
		}
	}
	return ""
}

// couldBeTreated says who could be treated thanks to a deed.
func (p *advice) couldBeTreated(found *session.Next) string {
	best, patient := p.treatedBy(&found.Before, &found.After)
	if patient == nil {
		return ""
	}
	then := game.Context{Rules: p.session.Rules(), State: found.After.State, Player: p.session.Viewer()}
	data := ui.Data{"Who": words.Person(p.Reader, patient.Kind, patient.Level), "Income": best.Income}
	command := &found.Command
	switch command.Type {
	case game.BuildOne:
		data["What"], data["Where"] = words.Thing(p.Reader, string(command.Component.Kind)), p.T("table.floor", ui.Data{"Number": int(command.Component.Space.Floor)})
		if service := command.Component.Service; service != clinic.NoService {
			data["Service"] = words.Service(p.Reader, service)
			return p.T("next.could_hub", data)
		}
		return p.T("next.could_build", data)
	case game.HireOne:
		level := clinic.NoLevel
		if residency := p.session.Context().Market().Residency; p.session.Rules().As(command.Kind) == clinic.Doctor && command.Slot < len(residency) {
			level = residency[command.Slot]
		}
		data["What"] = words.Person(p.Reader, command.Kind, level)
		if room := p.neededAt(found, command.Kind); room != "" {
			data["Room"] = words.Thing(p.Reader, string(room))
			return p.T("next.could_hire_for", data)
		}
		return p.T("next.could_hire", data)
	case game.AdmitOne:
		before := game.Context{Rules: p.session.Rules(), State: found.Before.State, Player: p.session.Viewer()}
		if before.Where(best.Patient).Clinic().Person(best.Patient) == nil {
			return p.T("next.could_admit", data)
		}
	case game.MoveOne:
		if len(best.Doctors) > 0 {
			if doctor := then.Where(best.Doctors[0]).Clinic().Person(best.Doctors[0]); doctor != nil {
				data["Doctor"] = words.Person(p.Reader, doctor.Kind, doctor.Level)
				return p.T("next.could_walk", data)
			}
		}
	}
	return ""
}
