package session_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// learn begins a lesson.
func learn(t *testing.T, l *lesson.Lesson) *session.Session {
	t.Helper()
	m, err := l.Begin(l.Config.Seed, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(m, session.Seats{{Given: session.GivenPlayer}}, nil)
	s.Teach(l)
	return s
}

// forward does the next thing in the lesson, or passes a step that is only looked at.
func forward(t *testing.T, reader *ui.Reader, s *session.Session) {
	t.Helper()
	if len(s.Guided().Now().Deeds) == 0 {
		s.PassStep()
		return
	}
	deed, can := s.NextDeed()
	if v := s.Apply(deed); !can || !v.Legal() {
		t.Fatalf("%s: %+v is refused: %s", s.Guided().Now().Name, deed, s.Sentence(reader, v.Refusal))
	}
}

// reopened returns the game as it comes back from the disk.
func reopened(t *testing.T, s *session.Session) *session.Session {
	t.Helper()
	data, err := session.Encode(s.Match(), s.Table())
	if err != nil {
		t.Fatal(err)
	}
	kept, err := save.Decode(data, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.Open(kept, nil)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// At every step a lesson has words, puts back what it doesn't want with a sentence and without any other effect, can
// be saved and resumed, and goes one step back and forth again. At its end it no longer leads.
func TestALessonIsLedFromStepToStep(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, l := range extensions.Lessons() {
		s := learn(t, l)
		for range 200 {
			g := s.Guided()
			if g == nil {
				break
			}
			name := g.Now().Name
			if title, text := s.Says(reader); title == "" || text == "" || strings.Contains(title+text, "lesson.") || strings.Contains(text, "<no value>") {
				t.Errorf("%s says %q: %q", name, title, text)
			}
			version := s.Version()
			for _, c := range s.Legal() {
				if _, takes := g.Takes(g.Place, s.Rules(), s.State(), c); takes {
					continue
				}
				v := s.Apply(c)
				if v.Refusal.Rule != session.LessonRule || s.Version() != version {
					t.Errorf("%s: %+v is not put back", name, c)
				} else if said := s.Sentence(reader, v.Refusal); said == "" || strings.Contains(said, "lesson.") {
					t.Errorf("%s: %+v is put back with %q", name, c, said)
				}
			}
			if again := reopened(t, s).Guided(); again == nil || again.Step != g.Step || len(again.Missing) != len(g.Missing) {
				t.Errorf("%s is gone on with at %+v", name, again)
			}
			if s.MayStepBack() {
				before := g.Step
				if reason := s.StepBack(); !reason.None() {
					t.Fatalf("%s: no way back: %s", name, s.Sentence(reader, reason))
				}
				if s.Guided() == nil || s.Guided().Step > before {
					t.Fatalf("%s: back leads to %+v", name, s.Guided())
				}
				for s.Guided().Step < before || len(s.Guided().Missing) > len(g.Missing) {
					forward(t, reader, s)
				}
			}
			forward(t, reader, s)
		}
		if g := s.Guided(); g != nil {
			t.Errorf("%s stops at %s", l.Name, g.Now().Name)
		}
		if again := reopened(t, s); again.Guided() != nil || again.MayResumeLesson() {
			t.Errorf("%s leads on when it is over", l.Name)
		}
	}
}

// Two patients change places whichever of them is taken: the lesson continues with the next step.
func TestPatientsOfALessonChangePlacesEitherWay(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := learn(t, lesson.First)
	for s.Guided().Now().Name != "forward" {
		forward(t, reader, s)
	}
	deed, _ := s.NextDeed()
	deed.From, deed.Onto = deed.Onto, deed.From
	if v := s.Apply(deed); !v.Legal() {
		t.Fatalf("it is refused: %s", s.Sentence(reader, v.Refusal))
	}
	if next, _ := s.NextDeed(); next.Type != game.AdmitOne {
		t.Errorf("then the lesson wants %+v", next)
	}
}

// A lesson that was left puts nothing back, and can be resumed as long as the game still follows it.
func TestALessonIsLeftAndTakenUpAgain(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := learn(t, lesson.First)
	for s.Guided().Now().Name != "hire" {
		forward(t, reader, s)
	}
	s.LeaveLesson()
	if s.Guided() != nil || !s.MayResumeLesson() || !reopened(t, s).MayResumeLesson() {
		t.Fatal("the lesson is not left, or can't be taken up again")
	}
	if v := s.Apply(game.Command{Type: game.ChooseAction, Action: game.Build}); !v.Legal() {
		t.Fatalf("who has left the lesson may not build: %s", s.Sentence(reader, v.Refusal))
	}
	if s.MayResumeLesson() {
		t.Error("the lesson goes on in a game that is another one")
	}
	s.Undo()
	s.ResumeLesson()
	if g := s.Guided(); g == nil || g.Now().Name != "hire" {
		t.Errorf("the lesson goes on at %+v", g)
	}
}
