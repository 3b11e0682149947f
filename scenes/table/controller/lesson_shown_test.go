package controller_test

import (
	"fmt"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/lesson"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// In the first lesson on a phone, the name of the ground floor covers nobody who waits outside, and no note covers
// what the lesson points at.
func TestNothingCoversTheLessonOnAPhone(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{390, 844}, {360, 740}, {844, 390}} {
		m, err := lesson.First.Begin(lesson.First.Config.Seed, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		s := session.New(m, session.Seats{{Given: session.GivenPlayer}}, nil)
		s.Teach(lesson.First)
		table := controller.Play(reader, s, controller.Doors{})
		stage := scenetest.NewStage(table.Reader, table, size[0], size[1], 100)
		noted := 0
		for step := 1; step < 16; step++ {
			stage.Wait(100)
			seen := stage.Seen()
			label, named := table.FloorLabel(0)
			if !named {
				label = ui.Rect{}
			}
			covers := func(what string, over, under ui.Rect) {
				if in := over.Intersect(under); in.W > 1 && in.H > 1 {
					t.Errorf("%v, step %d: %s at %v lies over %v", size, step, what, over, under)
				}
			}
			if note, told := seen.At["toast"]; told {
				noted++
				for _, lit := range s.Guided().Now().Deeds {
					if spot, there := table.Spot(thing.Named(thing.Action, lit.Action)); there {
						covers("the note", ui.Rect{X: note[0], Y: note[1], W: note[2], H: note[3]}, spot.Rect)
					}
				}
			}
			for i := range s.Match().State.Players[0].Clinic.People {
				if person := &s.Match().State.Players[0].Clinic.People[i]; person.At.Area == clinic.Waiting {
					if spot, there := table.Spot(thing.Somebody(person.ID)); there {
						covers("the floor's name", label, spot.Rect)
					}
				}
			}
			if deed, has := s.NextDeed(); len(s.Guided().Now().Deeds) == 0 {
				s.PassStep()
			} else if v := s.Apply(deed); !has || !v.Legal() {
				t.Fatal(v)
			}
		}
		if noted == 0 {
			t.Error("nothing was noted")
		}
	}
}

// taughtFirst returns a player at the beginning of the first lesson.
func taughtFirst(t *testing.T) *session.Session {
	t.Helper()
	m, err := lesson.First.Begin(lesson.First.Config.Seed, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(m, session.Seats{{Given: session.GivenPlayer}}, nil)
	s.Teach(lesson.First)
	return s
}

// The letters disappear once the room they were about stands, and a solo player is told in Business how many lines
// bring money.
func TestTheLessonSaysWhatIsOver(t *testing.T) {
	reader := ui.NewReader("en")
	s := taughtFirst(t)
	table := controller.Play(reader, s, controller.Doors{})
	stage := scenetest.NewStage(table.Reader, table, 1280, 800, 100)
	rooms := 0
	for s.Guided() != nil {
		step := s.Guided().Now()
		if step.Name == "room" {
			stage.Wait(3)
			deed, _ := s.NextDeed()
			if letters := table.Situation.Guide.Letters; (len(letters) > 0) != (deed.Type == game.BuildOne) {
				t.Errorf("before %s there are %d letters", deed.Type, len(letters))
			}
			rooms++
		}
		if step.Name == "own_business" {
			f := s.Context().Forecast()
			want := fmt.Sprintf("%d of %d lines bring money", len(f.Treatments), len(f.Treatments)+len(f.Untreated))
			if len(f.Untreated) == 0 {
				want = "Every line brings money"
			}
			if _, says := s.Says(stage.Reader); !strings.Contains(says, want) {
				t.Errorf("Business says %q, without %q", says, want)
			}
			break
		}
		if deed, has := s.NextDeed(); len(step.Deeds) == 0 {
			if step.Page && s.Deciding(game.DecidePopularity) {
				s.Apply(lesson.Done)
			}
			s.PassStep()
		} else if v := s.Apply(deed); !has || !v.Legal() {
			t.Fatalf("%s: %v", step.Name, v)
		}
	}
	if rooms != 2 || s.Guided() == nil {
		t.Errorf("the room was built in %d deeds, and the lesson is over: %v", rooms, s.Guided() == nil)
	}
}

// Where the first thing is carried, a player who uses a finger reads where it hangs.
func TestTheLessonSaysWhereAFingerCarries(t *testing.T) {
	reader := ui.NewReader("en")
	s := taughtFirst(t)
	for s.Guided().Now().Name != "garden" {
		if deed, has := s.NextDeed(); has {
			s.Apply(deed)
		} else {
			s.PassStep()
		}
	}
	for device, want := range map[texts.Device]bool{texts.Mouse: false, texts.Keys: false, texts.Finger: true} {
		reader.Texts.For(device)
		if _, says := s.Says(reader); strings.Contains(says, "above your finger") != want {
			t.Errorf("to %q it says %q", device, says)
		}
	}
}
