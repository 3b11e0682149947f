package gallery

import (
	"fmt"
	"slices"

	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/lessons"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/phases"
	"clinic/scenes/ui"
)

// lessonSteps lists the steps of the base game's lessons of which there are pictures.
var lessonSteps = map[*lesson.Lesson][]string{
	lesson.First:  {"rooms", "garden", "three_answers", "levels", "first_patient", "nurse", "business", "popularity", "exchange", "alone", "score"},
	lesson.Floors: {"two_answers", "conveyors", "score"},
}

// guided lists the window sizes in which lessons are pictured.
var guided = []struct{ w, h int }{{1280, 800}, {1024, 640}, {390, 844}, {844, 390}, {820, 1180}}

// untilShown passes ticks until the hand shows the way.
var untilShown = slices.Repeat([]input.Gestures{input.Idle()}, table.SettleTicks+80)

// lessonShots are the pictures of the guide, at the table, and of the list of lessons.
func lessonShots() (shots []Shot) {
	for _, size := range guided {
		for _, l := range lesson.All {
			for _, step := range lessonSteps[l] {
				shots = append(shots, lessonShot(l, step, size.w, size.h))
			}
		}
		shots = append(shots, Shot{Name: "lessons", Width: size.w, Height: size.h, Scene: func(reader *ui.Reader) (scenes.Scene, error) {
			return lessons.New(reader, func() lessons.Learned { return lessons.Learned{lesson.First.Name} }, func(*scenes.Context, *lesson.Lesson) {}), nil
		}})
	}
	return shots
}

// LessonSteps are the pictures of every step of every lesson.
func LessonSteps() (shots []Shot) {
	for _, l := range extensions.Lessons() {
		for i := range l.Steps {
			if slices.Contains(lessonSteps[l], l.Steps[i].Name) || l.Steps[i].After == "build" {
				continue
			}
			for _, size := range guided {
				shots = append(shots, lessonShot(l, l.Steps[i].Name, size.w, size.h))
			}
		}
	}
	return shots
}

// lessonShot is the picture of a step; steps of the first game are named without their lesson.
func lessonShot(l *lesson.Lesson, step string, w, h int) Shot {
	name := "lesson-" + l.Name + "-" + step
	if l == lesson.First {
		name = "lesson-" + step
	}
	return Shot{Name: name, Width: w, Height: h, Play: untilShown, Scene: func(reader *ui.Reader) (scenes.Scene, error) { return lessonAt(reader, l, step) }}
}

// lessonAt returns the scene of a step of a lesson.
func lessonAt(reader *ui.Reader, l *lesson.Lesson, step string) (scenes.Scene, error) {
	m, err := l.Begin(l.Config.Seed, extensions.All())
	if err != nil {
		return nil, err
	}
	s := session.New(m, session.Seats{{Given: session.GivenPlayer}}, nil)
	s.Teach(l)
	for s.Guided() != nil && s.Guided().Now().Name != step {
		if deed, has := s.NextDeed(); len(s.Guided().Now().Deeds) == 0 {
			if s.Guided().Now().Page && s.Decision().Buys() {
				s.Apply(lesson.Done)
			}
			s.PassStep()
		} else if v := s.Apply(deed); !has || !v.Legal() {
			return nil, fmt.Errorf("the lesson stops at %s", s.Guided().Now().Name)
		}
	}
	happened := s.Happened()
	doors := controller.Doors{Scores: func() scenes.Scene { return nil }, NextLesson: func(*scenes.Context) {}}
	if now := s.Guided(); now != nil && (now.Now().Page || phases.Opens(s, nil)) {
		return controller.PlayOn(reader, s, doors, happened[len(happened)-1:]), nil
	}
	return controller.Play(reader, s, doors), nil
}
