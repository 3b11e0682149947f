package controller

import (
	"clinic/game"
	"clinic/scenes/paper"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// Reminded returns the lines of the question that Done would ask now.
func Reminded(s *session.Session) (lines []string) {
	reader := ui.NewReader("en")
	p := New(reader, s, Doors{})
	for _, r := range s.Reminders() {
		lines = append(lines, p.reminder(r))
	}
	return lines
}

// RemindedBy returns the pictures of those lines.
func RemindedBy(s *session.Session) (pictures []sprites.ID) {
	reader := ui.NewReader("en")
	p := New(reader, s, Doors{})
	for _, r := range s.Reminders() {
		pictures = append(pictures, p.pictureOf(r))
	}
	return pictures
}

// Mourning returns what the table says of a death.
var Mourning = mourning

// Reached returns all things that the keys can come to now: with Tab, then only with the arrows.
func (p *Controller) Reached(t *table.Table) []paper.Spot {
	return append(p.focusable(t), p.readable(t)...)
}

// Focus gives a thing the focus, as the arrows do.
func (p *Controller) Focus(t *table.Table, spot paper.Spot) {
	p.reveal(t, &spot)
	p.focusOn(spot)
	p.focus.reads = true
}

// ReasonFor returns the reason that a hint gives for a deed that changes nothing at the end of the round.
func ReasonFor(s *session.Session, command game.Command) string {
	now := s.State()
	return New(ui.NewReader("en"), s, Doors{}).reasonOf(&session.Hint{Command: command, Now: now, Alone: now, Then: now})
}
