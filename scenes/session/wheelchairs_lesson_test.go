package session_test

import (
	"strings"
	"testing"

	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/scenes/ui"
)

// Lessons state the time a way takes, and the time it would take on foot, as it is in their games.
func TestLessonsSayWhatAWayTakes(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, says := range []struct {
		of         *lesson.Lesson
		step, text string
	}{
		{lesson.Floors, "way", "needs 4 time"}, {lesson.Floors, "ride", "3 time instead of 4"}, {extensions.LessonNamed("wheelchairs"), "build", "5 time on foot"},
	} {
		s := learn(t, says.of)
		for s.Guided().Now().Name != says.step {
			forward(t, reader, s)
		}
		if _, text := s.Says(reader); !strings.Contains(text, says.text) {
			t.Errorf("%s of %s says %q without %q", says.step, says.of.Name, text, says.text)
		}
	}
}
