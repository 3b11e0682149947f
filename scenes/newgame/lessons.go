package newgame

import (
	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// Lessons are the short lessons of extensions: the card of a chosen extension offers its lesson until it has been
// played, and the page of its rules always does.
type Lessons struct {
	Begin   func(c *scenes.Context, l *lesson.Lesson)
	Learned func(name string) bool
}

// Teaching makes the screen offer lessons, and returns the screen.
func (s *Scene) Teaching(l Lessons) *Scene {
	s.lessons = l
	return s
}

// lessonOf returns the lesson of an extension, nil if none is offered.
func (s *Scene) lessonOf(e *game.Extension) *lesson.Lesson {
	if s.lessons.Begin == nil {
		return nil
	}
	return extensions.LessonNamed(e.ID)
}

// offers reports whether the card of an extension offers its lesson.
func (s *Scene) offers(e *game.Extension) bool {
	l := s.lessonOf(e)
	return l != nil && s.chosen(e.ID) && !s.lessons.Learned(l.Name)
}

// showButton returns the button that begins the lesson of an extension, nil if none is offered.
func (s *Scene) showButton(c *scenes.Context, e *game.Extension) *ui.Button {
	l := s.lessonOf(e)
	if l == nil {
		return nil
	}
	return ShowButton("newgame.show."+e.ID, c, l, s.lessons.Begin)
}

// ShowButton returns a button that begins a lesson.
func ShowButton(id string, c *scenes.Context, l *lesson.Lesson, begin func(c *scenes.Context, l *lesson.Lesson)) *ui.Button {
	return &ui.Button{Base: ui.Base{ID: id}, Text: c.T("lesson.show_how", ui.Data{"Count": l.Minutes}), Do: func() { begin(c, l) }}
}
