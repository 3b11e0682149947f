package rounds

import (
	"testing"

	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/scenes/lessons"
)

// knowing opens the program for a player who has finished the first lesson.
func knowing(t *testing.T, pad bool, width, height int) *pupil {
	t.Helper()
	return &pupil{player: sitAfter(t, pad, width, height, nil, func() {
		if _, err := lessons.Keep(lesson.First.Name); err != nil {
			t.Fatal(err)
		}
	})}
}

// take plays a lesson of the list to its end, by what the guide shows, and returns to the list.
func (p *pupil) take(l *lesson.Lesson) {
	p.t.Helper()
	if p.finger != nil {
		p.finger.SwipeTo(p.t, "lessons.list", "lessons."+l.Name)
	}
	p.click("lessons." + l.Name)
	p.study()
	p.scene("lessons")
	if learned, err := lessons.Read(); err != nil || !learned.Has(l.Name) || !learned.Has(lesson.First.Name) {
		p.t.Errorf("after %s these are kept: %v, %v", l.Name, learned, err)
	}
}

// The second lesson is played from the title's list to its end with the mouse.
func TestTheSecondLessonWithTheMouse(t *testing.T) {
	p := knowing(t, false, 1280, 800)
	p.click("title.lessons")
	p.take(lesson.Floors)
}

// The second lesson is played to its end with the keyboard alone, and with a gamepad alone.
func TestTheSecondLessonWithTheKeyboardAlone(t *testing.T) {
	p := knowing(t, false, 1280, 800)
	p.keys = true
	p.click("title.lessons")
	p.take(lesson.Floors)
}
func TestTheSecondLessonWithAGamepadAlone(t *testing.T) {
	p := knowing(t, true, 1280, 800)
	p.keys = true
	p.click("title.lessons")
	p.take(lesson.Floors)
}

// The second lesson is played to its end with a finger, on an upright phone and on a horizontal one.
func TestTheSecondLessonWithAFinger(t *testing.T) {
	p := knowing(t, false, 390, 844)
	p.finger = p.Finger()
	p.click("title.lessons")
	p.take(lesson.Floors)
}
func TestTheSecondLessonWithAFingerLying(t *testing.T) {
	p := knowing(t, false, 844, 390)
	p.finger = p.Finger()
	p.click("title.lessons")
	p.take(lesson.Floors)
}

// takeShortLessons plays every short lesson from the list to its end, one after another: none of them blocks the
// next.
func (p *pupil) takeShortLessons() {
	p.t.Helper()
	p.click("title.lessons")
	for _, l := range extensions.Lessons() {
		if l.Extension != "" {
			p.take(l)
		}
	}
}

func TestEveryShortLessonWithTheMouse(t *testing.T) {
	knowing(t, false, 1280, 1600).takeShortLessons()
}
func TestEveryShortLessonWithAFinger(t *testing.T) {
	p := knowing(t, false, 390, 844)
	p.finger = p.Finger()
	p.takeShortLessons()
}
func TestEveryShortLessonWithTheKeyboardAlone(t *testing.T) {
	p := knowing(t, false, 1280, 800)
	p.keys = true
	p.takeShortLessons()
}
func TestEveryShortLessonWithAGamepadAlone(t *testing.T) {
	p := knowing(t, true, 1280, 800)
	p.keys = true
	p.takeShortLessons()
}
