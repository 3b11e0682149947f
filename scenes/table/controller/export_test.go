package controller

import (
	"clinic/scenes/session"
	"clinic/sprites"
)

// Reminded returns the lines of the question that Done would ask now.
func Reminded(s *session.Session) (lines []string) {
	p := New(s, Doors{})
	for _, r := range s.Reminders() {
		lines = append(lines, p.reminder(r))
	}
	return lines
}

// RemindedBy returns the pictures of those lines.
func RemindedBy(s *session.Session) (pictures []sprites.ID) {
	p := New(s, Doors{})
	for _, r := range s.Reminders() {
		pictures = append(pictures, p.pictureOf(r))
	}
	return pictures
}

// Mourning returns what the table says of a death.
var Mourning = mourning
