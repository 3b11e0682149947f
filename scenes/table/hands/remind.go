package hands

import (
	"strings"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// done ends the step; it asks only when something is plainly forgotten.
func (p *Hands) done(c *scenes.Context) {
	p.letGo()
	command := game.Command{Type: game.Done}
	if v := p.session.Check(command); !v.Legal() {
		p.refuse(c, v.Refusal)
		return
	}
	reminders := p.session.Reminders()
	if len(reminders) == 0 {
		p.apply(c, command)
		return
	}
	var lines []string
	for _, r := range reminders {
		lines = append(lines, p.reminder(r))
	}
	c.Ask(&ui.Dialog{
		Title: ui.T("table.remind"),
		Text:  strings.Join(lines, " "),
		Answers: []ui.Answer{
			{ID: "done", Text: ui.T("table.done_anyway"), Do: func() { p.apply(c, command) }},
			{ID: "stay", Text: ui.T("table.stay")},
		},
	})
}

// reminder is what is forgotten, in one sentence.
func (p *Hands) reminder(r session.Reminder) string {
	data := ui.Data{"Count": r.Count}
	if person := p.session.Context().Where(r.Person).Clinic().Person(r.Person); person != nil {
		data["Who"] = words.Person(person.Kind, person.Level)
	}
	return ui.T("remind."+string(r.What), data)
}
