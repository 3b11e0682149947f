package lobby

import (
	"time"

	"clinic/game/online/seat"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// soon is how long a host may take before it is said that it does not answer.
const soon = 3 * time.Second

// Sitting are this screen's seats at a table, and what is shown until they sit there.
type Sitting struct {
	tree.Screen
	joining *session.Joining
	sat     *session.Session // nil before
	play    func(s *session.Session) scenes.Scene
	begun   time.Time
	says    string

	elsewhere func() scenes.Scene // where another address is typed; nil for nowhere
}

// NewSitting returns that screen, which is replaced by what play returns as soon as all seats sit.
func NewSitting(reader *ui.Reader, joining *session.Joining, play func(s *session.Session) scenes.Scene) *Sitting {
	return &Sitting{Screen: tree.Screen{Reader: reader}, joining: joining, play: play, begun: clock.Now()}
}

// Layout shows how far it is.
func (s *Sitting) Layout(c *scenes.Context, width, height float64) {
	form := &tree.Form{
		Title: c.T("friends.sitting"), ID: "sitting.all", Back: "sitting.back", Leave: func() { s.back(c) }, Most: 560,
		Body: []tree.Node{tree.Text(c.Styles.Text, s.saying(), theme.SecondInk)},
	}
	if s.elsewhere != nil && s.late() {
		form.Body = append(form.Body, tree.Text(c.Styles.Text, c.T("friends.moved_how"), theme.SecondInk))
		form.Buttons = []*ui.Button{{Base: ui.Base{ID: "sitting.elsewhere"}, Text: c.T("friends.another_address"), Do: func() {
			s.leave()
			c.Replace(s.elsewhere())
		}}}
	}
	s.ShowForm(form, width, height)
}

// late reports whether the host has not answered for a while.
func (s *Sitting) late() bool {
	return s.joining.Status().Line != seat.Refused && clock.Now().Sub(s.begun) > soon
}

// saying says how far it is.
func (s *Sitting) saying() string {
	switch status := s.joining.Status(); {
	case status.Line == seat.Refused:
		return failed(s.Reader, status.Why)
	case s.late():
		return s.T("friends.no_answer")
	}
	return s.T("friends.asking")
}

// hold takes in what the host tells, while another screen is shown.
func (s *Sitting) hold() {
	if s.sat == nil {
		s.sat = s.joining.Sat()
		return
	}
	s.sat.Listen()
	s.sat.Happened() // the table shows how things are then
}

// leave gives the connections up.
func (s *Sitting) leave() { s.joining.Leave() }

func (s *Sitting) back(c *scenes.Context) {
	s.leave()
	c.Pop()
}

// Update shows the table once all sit there.
func (s *Sitting) Update(c *scenes.Context) {
	c.Listen()
	if s.hold(); s.sat != nil {
		c.Replace(s.play(s.sat))
		return
	}
	if says := s.saying(); says != s.says {
		s.says = says
		c.Say(says)
		c.Relayout()
	}
	if s.Page().Update(c.Gestures) {
		c.Redraw()
	}
	if c.Gestures.Cancel {
		s.back(c)
	}
}
