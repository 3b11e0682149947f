package controller

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
)

// playing is the game that is played, as far as the table shows it.
type playing struct {
	*ui.Reader
	session *session.Session
	doors   Doors
	version int          // version of the session that the table shows
	stale   bool         // the interaction must be filled anew
	ahead   bool         // what happened belongs to Business and Admin: the table waits until these are told
	telling telling      // of Business and Admin
	away    []game.Event // bots' acts while nothing was shown, until the player goes on
	led     thing.Thing  // what the player was led to
}

// spaceOf returns the space of the viewer's clinic where a thing is.
func (p *playing) spaceOf(what thing.Thing) (clinic.Space, bool) {
	board, space, ok := p.placeOf(what)
	return space, ok && board == game.Home
}

// placeOf returns the space of one of the viewer's boards where a thing is: a space itself, an outside slot, or where
// a person stands.
func (p *playing) placeOf(what thing.Thing) (board game.BoardName, space clinic.Space, ok bool) {
	board = what.Board
	switch what.Kind {
	case thing.Person:
		person := p.session.On(board).Clinic().Person(what.Person)
		if person == nil || person.At.Area != clinic.Inside {
			return board, clinic.Space{}, false
		}
		return board, person.At.Space, true
	case thing.Space, thing.Slot:
		return board, what.Space, true
	}
	return board, clinic.Space{}, false
}

// treatNext switches to the next way to treat a patient (B80). If only a nurse who is off duty could help, it
// asks whether to call one in, and says what that costs (E8).
func (p *playing) treatNext(c *scenes.Context, patient string) {
	if next, ok := p.session.NextTreatment(patient); ok {
		p.apply(c, next.Command)
		return
	}
	call, ok := p.session.CallIn(patient)
	if !ok {
		return
	}
	c.Ask(&dialog.Dialog{
		Title: c.T("table.call_in"), Text: c.T("table.call_in_text", ui.Data{"Count": call.Verdict.Cost.Popularity}),
		Answers: []dialog.Answer{
			{ID: "call_in", Text: c.T("table.call_in_do"), Do: func() { p.apply(c, call.Command) }},
			{ID: "stay", Text: c.T("table.call_in_not")},
		},
	})
}

// showClinic shows another player's clinic, or the viewer's again. It reports whether another one is shown now.
func (p *playing) showClinic(t *table.Table, player int) (changed bool) {
	if player == t.Look.Looking || player == p.session.Viewer() {
		player = -1
	}
	if player == t.Look.Looking {
		return false
	}
	t.Look.Looking = player
	p.stale = true
	t.Arrange()
	return true
}

// apply plays a command or says why it can't be played; it reports whether it was played.
func (p *playing) apply(c *scenes.Context, command game.Command) bool {
	v := p.session.Apply(command)
	if v.Legal() {
		p.away = nil
	}
	p.refuse(c, v.Refusal)
	return v.Legal()
}

// refuse says why something can't be done; it does nothing if there is no reason.
func (p *playing) refuse(c *scenes.Context, reason rule.Reason) {
	if reason.Rule == session.LessonRule || reason.Rule == session.ReplayRule { // the player did nothing wrong
		c.Toast(p.session.Sentence(c.Reader, reason), ui.Plainly)
		return
	}
	if !reason.None() {
		c.Gestures.Felt = input.Refused
		c.Toast(p.session.Sentence(c.Reader, reason), ui.Refused)
	}
}
