package ledger

import (
	"time"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// A hint in Business: whom Chief would have treated by whom, as at the table.

// advice is what was asked for.
type advice struct {
	on      bool // somebody asked for it
	version int  // of the session that it is about
	found   *session.Hint
}

// hintSlice is how long a hint may be thought about in one tick: what else a tick does has room beside it.
const hintSlice = 9 * time.Millisecond

// mayHint tells whether there are treatments about which a hint can be given on the page.
func (s *Scene) mayHint() bool {
	p := s.shown()
	return s.session.Deciding(game.DecideTreatments) && s.session.MayHint() && p != nil && s.pairs(p)
}

// askHint asks for a hint, or has it go again.
func (s *Scene) askHint(c *scenes.Context) {
	s.advice = advice{on: !s.advice.on, version: s.session.Version()}
	c.Relayout()
}

// thinkOfHint lets a tick pass in which a hint is thought about. Whatever is done meanwhile ends it.
func (s *Scene) thinkOfHint(c *scenes.Context) {
	if c.Gestures.Deed == input.Hint && s.mayHint() {
		c.Gestures.Deed = input.NoDeed
		s.askHint(c)
	}
	a := &s.advice
	switch {
	case !a.on:
	case a.version != s.session.Version() || !s.mayHint():
		s.advice = advice{}
		c.Relayout()
	case a.found == nil:
		c.Awake()
		if a.found = s.session.ThinkOfHint(hintSlice); a.found == nil {
			return
		}
		s.session.NoteHint()
		a.version = s.session.Version()
		c.Sound(sounds.Hint())
		c.Say(ui.Sentences(s.advised()))
		c.Relayout()
	}
}

// advised are the deed of the hint that was found, and its reason.
func (s *Scene) advised() (deed, why string) {
	h := s.advice.found
	clinic := s.session.Context().Where(h.Command.Person).Clinic()
	deed = ui.T("ledger.treat")
	if patient := clinic.Person(h.Command.Person); h.Command.Type == game.Treat && patient != nil {
		data := ui.Data{"Who": words.Person(patient.Kind, patient.Level)}
		deed = ui.T("hint.do.leave", data)
		if !h.Command.Skip && len(h.Command.Doctors) > 0 {
			doctor := clinic.Person(h.Command.Doctors[0])
			data["Doctor"] = words.Person(doctor.Kind, doctor.Level)
			deed = ui.T("hint.do.treat_by", data)
		}
	}
	switch points, money := h.After.Coming.Popularity-h.Before.Coming.Popularity, h.After.Coming.Money-h.Before.Coming.Money; {
	case h.Command.Type == game.Done:
		why = ui.T("hint.best_pairing")
	case !h.Known:
		why = ui.T("hint.chance")
	case len(h.After.Coming.Deaths) < len(h.Before.Coming.Deaths):
		why = ui.T("hint.fewer_die", ui.Data{"Count": len(h.After.Coming.Deaths)})
	case points > 0:
		why = ui.T("hint.more_popularity", ui.Data{"Count": points})
	case money > 0:
		why = ui.T("hint.more_money", ui.Data{"Money": money})
	case points < 0 || money < 0:
		why = ui.T("hint.later")
	default:
		why = ui.T("hint.taste")
	}
	return deed, why
}

// layoutBulb places the bulb at the right of what stands above the patients, which gets narrower, and gives where it
// ends.
func (s *Scene) layoutBulb(c *scenes.Context, list *ui.Rect) (bottom float64) {
	const side = 44.0
	if !s.mayHint() || s.advice.found != nil {
		return list.Y
	}
	r := list.CutRight(side, 8)
	r.H = side
	s.page.Add(&ui.Button{Base: ui.Base{ID: "ledger.hint", Rect: r, Inside: s.scroll, Says: ui.T("hint.ask"), Tip: ui.T("tip.hint.ask")}, Icon: ui.IconBulb, Selected: s.advice.on, Do: func() { s.askHint(c) }})
	return r.Bottom()
}

// layoutHint places the hint with what one can do about it, once it is found.
func (s *Scene) layoutHint(c *scenes.Context, list *ui.Rect) {
	if !s.mayHint() || s.advice.found == nil {
		return
	}
	const high, gap = 44.0, 8.0
	button := func(row *ui.Rect, b *ui.Button) {
		b.Rect, b.Inside = row.CutLeft(min(row.W, b.Width()), gap), s.scroll
		s.page.Add(b)
	}
	deed, why := s.advised()
	s.caption(list, ui.TextStrong, texts.Sentence(deed), paint.Accent)
	s.caption(list, ui.Text, why, paint.Ink)
	row := list.CutTop(high, gap)
	button(&row, &ui.Button{Base: ui.Base{ID: "ledger.hint.do"}, Text: ui.T("hint.do_it"), Do: func() { s.followHint(c) }})
	button(&row, &ui.Button{Base: ui.Base{ID: "ledger.hint.no"}, Text: ui.T("hint.no"), Do: func() { s.askHint(c) }})
}

// followHint plays the hint as if the player had; undo takes it back.
func (s *Scene) followHint(c *scenes.Context) {
	done := s.advice.found.Command.Type == game.Done
	s.session.FollowHint()
	s.advice = advice{}
	if done {
		s.after(c)
		return
	}
	s.read(s.session.Happened())
	c.Relayout()
}
