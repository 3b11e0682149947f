package controller

import (
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// The live score: the star opens and closes it, its lines show on the board what they count, and the numbers of its
// rules lead to the book.

// toggleScore opens or closes the live score; what is in the hand stays there.
func (p *Controller) toggleScore(t *table.Table, c *scenes.Context) {
	open := !t.ScoreOpen()
	p.scores, p.scoreLine, p.stale = open, "", true
	t.OpenScore(open)
	t.Show(p.Situation())
	if open {
		c.Say(ui.Said(c.Reader, t.Explain(panels.ScoreTotal)))
	}
	c.Redraw()
}

// clickScore handles a click on a part of the live score: it lights what a line counts, or opens the book at its
// rule.
func (p *Controller) clickScore(t *table.Table, c *scenes.Context, what thing.Thing) {
	switch {
	case what == panels.ScoreClose:
		p.toggleScore(t, c)
	case what.Kind == thing.ScoreRule:
		if c.HasBook() {
			c.Consult(t.ScoreRule(what.Name))
		}
	case what.Kind == thing.ScoreLine:
		if p.scoreLine == what.Name {
			p.scoreLine = ""
		} else {
			p.scoreLine = what.Name
		}
		p.stale = true
		c.Redraw()
	}
}

// lookOfScore shows what is counted by the line that is pointed at or was clicked.
func (p *Controller) lookOfScore(t *table.Table, l *view.Interaction, over thing.Thing) {
	switch {
	case !t.ScoreOpen() || p.held.kind != nothing:
	case over.Is(thing.ScoreLine, thing.ScoreRule):
		l.Scored = over.Name
	default:
		l.Scored = p.scoreLine
	}
	for _, counted := range t.CountedBy(l.Scored) {
		if counted.Person == "" {
			l.On(counted.Board).Space[counted.Space.Index()].Light = sprites.GlowAccent
		} else if person := p.session.On(counted.Board).Clinic().Person(counted.Person); person != nil && person.At.Area == clinic.PreAdmissions {
			l.Marked = append(l.Marked, thing.WaitingFor(person.Service).On(counted.Board))
		}
	}
}

// scoreOfHeld shows at the pointer how much what is in the hand would change the score, while the score is open.
func (p *carrying) scoreOfHeld(t *table.Table, l *view.Interaction) {
	if l.After == nil || !t.ScoreOpen() {
		return
	}
	then := p.session.Context()
	then.State = l.After
	l.Total.Score = then.Score().Total - p.session.Context().Score().Total
	l.Total.HasScore = l.Total.Score != 0
}

// opensScore reports whether a click on a thing opens the live score.
func opensScore(t *table.Table, what thing.Thing) bool {
	return what == view.Star && t.HasScore()
}
