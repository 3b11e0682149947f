package gallery

import (
	"fmt"
	"slices"

	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ledger"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/hands"
)

// lessonSteps are the steps of the first game of which there are pictures.
var lessonSteps = [...]string{"rooms", "garden", "three_answers", "levels", "first_patient", "nurse", "business", "popularity", "exchange", "alone", "score"}

// lessonShots are the pictures of the guide, at the table and in the ledger.
func lessonShots() (shots []Shot) {
	stand := slices.Repeat([]input.Gestures{input.Idle()}, table.SettleTicks+80) // until the hand shows the way
	for _, size := range []struct{ w, h int }{{1280, 800}, {1024, 640}, {390, 844}, {844, 390}, {820, 1180}} {
		for _, step := range lessonSteps {
			shots = append(shots, Shot{Name: "lesson-" + step, Width: size.w, Height: size.h, Play: stand,
				Scene: func() (scenes.Scene, error) { return lessonAt(step) }})
		}
	}
	return shots
}

// lessonAt is the scene of a step of the first game.
func lessonAt(step string) (scenes.Scene, error) {
	m, err := lesson.First.Begin(lesson.FirstSeed, extensions.All())
	if err != nil {
		return nil, err
	}
	s := session.New(m, session.Seats{{Given: session.GivenPlayer}}, nil)
	s.Teach(lesson.First)
	for s.Guided() != nil && s.Guided().Now().Name != step {
		if deed, has := s.NextDeed(); len(s.Guided().Now().Deeds) == 0 {
			s.PassStep()
		} else if v := s.Apply(deed); !has || !v.Legal() {
			return nil, fmt.Errorf("the lesson stops at %s", s.Guided().Now().Name)
		}
	}
	happened := s.Happened()
	if ledger.Opens(s, nil) {
		return ledger.New(s, happened[len(happened)-1:]), nil
	}
	return hands.Play(s, hands.Doors{Scores: func() scenes.Scene { return nil }}), nil
}
