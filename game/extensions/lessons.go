package extensions

import (
	"slices"

	"clinic/game/lesson"
)

// Lessons are all lessons: those of the base game in the order in which they are learned, then the short ones of extensions in the order of All.
func Lessons() []*lesson.Lesson {
	return slices.Concat(lesson.All, []*lesson.Lesson{
		wheelchairsLesson, therapyDogsLesson,
	})
}

// LessonNamed gives the lesson of that name, nil where there is none. The lesson of an extension has the name of the extension.
func LessonNamed(name string) *lesson.Lesson {
	for _, l := range Lessons() {
		if l.Name == name {
			return l
		}
	}
	return nil
}
