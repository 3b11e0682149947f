package hands

import (
	"clinic/scenes/session"
)

// Reminded are the lines of the question that Done would ask now.
func Reminded(s *session.Session) (lines []string) {
	p := New(s, Doors{})
	for _, r := range s.Reminders() {
		lines = append(lines, p.reminder(r))
	}
	return lines
}

// Mourning is what the table says of a death.
var Mourning = mourning
