package extensions

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/lesson"
)

// Lessons returns all lessons: those of the base game in the order in which they are learned, then the short ones of
// extensions in the order of All.
func Lessons() []*lesson.Lesson {
	list := slices.Clone(lesson.All)
	for _, e := range entries() {
		if e.lesson != nil { // a test asks for it
			list = append(list, e.lesson)
		}
	}
	return list
}

// LessonNamed returns the lesson with this name, or nil. The lesson of an extension has the name of the extension.
func LessonNamed(name string) *lesson.Lesson {
	for _, l := range Lessons() {
		if l.Name == name {
			return l
		}
	}
	return nil
}

// lessonAtMove returns the beginners' clinic in the Move of round II, with these people.
func lessonAtMove(people ...clinic.Person) *lesson.Position {
	return &lesson.Position{
		Round: 2, Step: "move", Money: 8, Popularity: 7, Built: lesson.Beginners(), People: people,
		Rows: map[clinic.Service][]clinic.Level{
			clinic.Psychiatry: lesson.Levels(clinic.White), clinic.Cardiology: lesson.Levels(clinic.White),
		},
		Residency: lesson.Levels(clinic.White, clinic.Yellow),
	}
}
