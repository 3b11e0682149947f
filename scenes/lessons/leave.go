package lessons

import (
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui/dialog"
)

// AskToLeave asks whether the game is to go on without the lesson.
func AskToLeave(c *scenes.Context, s *session.Session) {
	c.Ask(&dialog.Dialog{
		Title: c.T("lesson.skip"), Text: c.T("lesson.skip_text"),
		Answers: []dialog.Answer{
			{ID: "stay", Text: c.T("lesson.stay")},
			{ID: "skip", Text: c.T("lesson.skip"), Do: func() {
				s.LeaveLesson()
				c.Relayout()
			}},
		},
	})
}
