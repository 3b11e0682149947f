package hands

import (
	"maps"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// done ends the step, or leads back to the score sheet of a game that is over; it asks only when something is plainly forgotten. Each line of the question leads to what it is about.
// With something in the hand it only says so: that may have been meant to be placed.
func (p *Hands) done(t *table.Table, c *scenes.Context) {
	if p.held.kind != nothing {
		c.Toast(ui.T("table.hand_full"), ui.Refused)
		return
	}
	if p.session.Puzzle() != nil {
		p.startOver(c)
		return
	}
	if p.watches() {
		p.toMyTurn()
		return
	}
	if p.session.Over() {
		p.score(c)
		return
	}
	command := game.Command{Type: game.Done}
	if v := p.session.Check(command); !v.Legal() {
		p.refuse(c, v.Refusal)
		return
	}
	reminders := p.session.Reminders()
	if next, led := p.session.NextDeed(); led && next.Type == game.Done && !p.session.Guided().Now().Free {
		reminders = nil // the guide asks for it
	}
	if len(reminders) == 0 {
		p.apply(c, command)
		return
	}
	var lines []ui.Line
	for _, r := range reminders {
		picture := p.pictureOf(r)
		lines = append(lines, ui.Line{
			Text:    p.reminder(r),
			Picture: func(c *ui.Canvas, area ui.Rect) { pictures.In(c, picture, area, 0) },
			Do: func() {
				p.leadTo(t, p.about(r))
				c.Redraw()
			},
		})
	}
	c.Ask(&ui.Dialog{
		Title: ui.T("table.remind"),
		Lines: lines,
		Answers: []ui.Answer{
			{ID: "done", Text: ui.T("table.done_anyway"), Do: func() { p.apply(c, command) }},
			{ID: "stay", Text: ui.T("table.stay")},
		},
	})
}

// somebody is the person whom a reminder is about, and whether the annex has it; nil for none.
func (p *Hands) somebody(r session.Reminder) (*clinic.Person, bool) {
	if r.Person == "" {
		return nil, false
	}
	where := p.session.Context().Where(r.Person)
	return where.Clinic().Person(r.Person), !where.AtHome()
}

// reminder is what is forgotten, or what it costs, in a sentence or two.
func (p *Hands) reminder(r session.Reminder) string {
	switch r.What {
	case session.HiresLeft:
		var who []string
		for _, kind := range p.forHire() {
			who = append(who, words.Person(kind, clinic.NoLevel).String())
		}
		return ui.T("remind.hires_left", ui.Data{"Who": texts.Commas(who)})
	case session.Unmet:
		return p.unmet(&r.Obligation)
	case session.Costs:
		return words.Coming(&r.Change)
	case session.GoalLost:
		return ui.T("remind.goal_lost", ui.Data{"Goal": words.Goal(r.Goal, p.session.Rules())})
	}
	data := ui.Data{"Count": r.Count}
	if person, _ := p.somebody(r); person != nil {
		who := words.Person(person.Kind, person.Level)
		if r.Count > 1 && r.Equals {
			who = who.Counted(r.Count)
		}
		if person.Service != clinic.NoService {
			who = who.Said("table.patient_of", ui.Data{"Who": who, "Service": words.Service(person.Service)})
		}
		data["Who"] = who
		if r.What == session.NotTreated || r.What == session.Untreated {
			data["Needs"] = lacks(&r.Needs)
		}
	}
	id := "remind." + string(r.What)
	if r.Component != "" {
		id += "." + string(r.Component)
	}
	person, annex := p.somebody(r)
	if person != nil && ui.Has(id+"."+string(person.Kind)) {
		id += "." + string(person.Kind)
		maps.Copy(data, words.Numbers(p.session.Rules()))
	}
	text := ui.T(id, data)
	if r.What == session.PatientLeft && r.Death.Rule == "" {
		c := p.session.Context()
		if annex {
			c = c.Annex()
		}
		text = texts.Sentences(text, words.Fate(c, person, r.Count))
	}
	if r.Death.Rule != "" {
		text = texts.Sentences(text, words.DiesInAdmin(r.Death.Rule, r.Death.Popularity, r.Count))
	}
	return text
}

// forHire are the kinds of people who could be hired now.
func (p *Hands) forHire() (kinds []clinic.PersonKind) {
	for _, command := range p.session.Legal() {
		if command.Type == game.HireOne && !slices.Contains(kinds, command.Kind) {
			kinds = append(kinds, command.Kind)
		}
	}
	return kinds
}

// unmet says what the coming Move asks in vain, what that costs, and whether the goal is lost with it.
func (p *Hands) unmet(o *game.Obligation) string {
	text := ui.T("remind.unmet."+o.Key, ui.Data{"Points": words.Signed(-o.Otherwise.Popularity), "Rule": o.Rule})
	if o.Deadly {
		text = texts.Sentences(text, words.GoalLost(p.session.State(), p.session.Rules()))
	}
	return text
}

// lacks says in a few words what somebody needs to be treated, as the forecast does.
func lacks(needs *rule.Reason) string {
	if id := "forecast." + needs.Key; ui.Has(id) {
		return ui.T(id, ui.Data{"Count": max(1, needs.Amount)})
	}
	return words.Reason(*needs)
}

// pictureOf is the piece that a reminder is about.
func (p *Hands) pictureOf(r session.Reminder) sprites.ID {
	if person, _ := p.somebody(r); person != nil {
		return dollhouse.Piece(person).Picture()
	}
	annex := p.session.PlaysAnnexAction()
	rules := p.session.Rules()
	if annex {
		rules = rules.Annex()
	}
	switch r.What {
	case session.BuildsLeft:
		if annex {
			return dress.AnnexSign(p.session.Rules())
		}
		return dollhouse.Kind(clinic.TreatmentRoom).Picture(clinic.NoService)
	case session.OnTopLeft:
		return dollhouse.Kind(r.Component).Picture(clinic.NoService)
	case session.HiresLeft:
		kind, level := p.forHire()[0], clinic.NoLevel
		if rules.As(kind) == clinic.Doctor {
			level = clinic.White
		}
		return dress.PieceOf(kind, level).Picture()
	case session.QueueLeft:
		return dress.PieceOf(rules.KindOf(clinic.Patient), clinic.White).Picture()
	case session.Unmet:
		return dress.ObligationOf(r.Obligation.Key).Picture
	case session.Unpaid:
		return pictures.Money
	case session.Costs, session.GoalLost:
		return pictures.Popularity
	}
	return dress.AnnexSign(p.session.Rules())
}

// about is the thing on the table that a reminder is about, nothing where it is about no one thing.
func (p *Hands) about(r session.Reminder) thing.Thing {
	if person, beside := p.somebody(r); person != nil {
		return thing.Somebody(person.ID).On(beside)
	}
	if r.What == session.Unmet {
		return thing.Named(thing.Obligation, r.Obligation.Key)
	}
	if r.What == session.OnTopLeft {
		return thing.ToBuild(r.Component, clinic.NoService)
	}
	return thing.Thing{}
}

// leadTo leads the player to something: the view goes there, and it is lit until something else is done.
func (p *Hands) leadTo(t *table.Table, what thing.Thing) {
	if p.led = what; !what.None() {
		p.lookAt(t, p.session.Viewer())
		t.LeadTo(what)
	}
	p.stale = true
}
