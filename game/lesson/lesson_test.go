package lesson_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/gametest"
	"clinic/game/lesson"
)

// What the texts of a lesson claim is true: who waits, who is for hire, that each deed is legal, and money,
// popularity and time after each step.
func TestLessonsHoldWhatTheirWordsSay(t *testing.T) {
	for _, l := range extensions.Lessons() {
		if err := l.Keeps(l.Config.Seed, extensions.All()); err != nil {
			t.Errorf("%s: %v", l.Name, err)
		}
	}
}

// A seed that breaks a promise is found out, and the search reaches the one that keeps them all.
func TestASeedIsSought(t *testing.T) {
	l := lesson.First
	if l.Keeps(l.Config.Seed+1, extensions.All()) == nil {
		t.Error("the next seed is as good")
	}
	seed, found, err := l.Seek(l.Config.Seed-20, 40, extensions.All())
	if err != nil || !found || seed != l.Config.Seed {
		t.Errorf("the search finds %d, %v, %v", seed, found, err)
	}
}

// begin returns a match of a lesson with its own seed.
func begin(t *testing.T, l *lesson.Lesson) *game.Match {
	t.Helper()
	m, err := l.Begin(l.Config.Seed, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// At every step all other legal commands are put back with a sentence, and the step's own deed is accepted: nobody
// gets stuck. Undo goes back to the place before.
func TestEveryStepTakesItsDeedsAndPutsOthersBack(t *testing.T) {
	for _, l := range extensions.Lessons() {
		m := begin(t, l)
		for {
			at, fits := l.Reached(m, 0)
			if !fits {
				t.Fatalf("%s: the log is not the lesson's", l.Name)
			}
			next := l.Next(at, m.State)
			if l.Over(next) {
				break
			}
			step := &l.Steps[next.Step]
			deed := next.Missing[0]
			if v := m.Rules.Check(m.State, 0, &deed); !v.Legal() {
				t.Fatalf("%s, %s: %s can't be played: %s", l.Name, step.Name, deed.Type, v.Refusal.Key)
			}
			others := 0
			for _, c := range m.Rules.Legal(m.State, 0) {
				if c.Type == game.MoveOne && deed.Pair { // Legal lists no command with optional fields left open
					c.Pair, c.Second = true, deed.Second
				}
				if word, takes := l.Takes(at, m.Rules, m.State, c); !takes && word.Key == "" {
					t.Errorf("%s, %s: %+v is put back without a word", l.Name, step.Name, c)
				} else if other := c.From == deed.Onto && c.Onto == deed.From; takes && c.Type == game.QueueOne && other {
					continue // the same exchange of two patients
				} else if takes && !reflect.DeepEqual(c, deed) && !step.Free && !step.AnyOrder && len(step.Or) == 0 {
					t.Errorf("%s, %s takes %+v", l.Name, step.Name, c)
				} else if !takes {
					others++
				}
			}
			if others == 0 && !step.Free && len(m.Rules.Legal(m.State, 0)) > 1 {
				t.Errorf("%s, %s puts nothing back", l.Name, step.Name)
			}
			m.Apply(0, deed)
			m.Undo(0)
			if back, fits := l.Reached(m, 0); !fits || !reflect.DeepEqual(back, at) {
				t.Errorf("%s, %s: undo leads to %+v, not %+v", l.Name, step.Name, back, at)
			}
			m.Apply(0, deed)
		}
	}
}

// A player who does anything at all, and sometimes undoes it, comes to the end of every lesson.
func TestAHandThatDoesAnythingIsNeverStuck(t *testing.T) {
	for _, l := range extensions.Lessons() {
		for seed := range uint64(20) {
			random := rand.New(rand.NewPCG(seed, 1))
			m, looked := begin(t, l), 0
			reached := map[int]bool{}
			for range 3000 {
				at, fits := l.Reached(m, looked)
				if !fits {
					t.Fatalf("%s: the judge has taken what is not the lesson's", l.Name)
				}
				if reached[at.Step] = true; l.Over(at) {
					break
				}
				looked = at.Step
				legal := m.Rules.Legal(m.State, 0)
				fitting := slices.DeleteFunc(slices.Clone(legal), func(c game.Command) bool { _, takes := l.Takes(at, m.Rules, m.State, c); return !takes })
				if len(fitting) == 0 && len(l.Steps[at.Step].Deeds) > 0 {
					t.Fatalf("%s, %s: nothing can be done", l.Name, l.Steps[at.Step].Name)
				}
				if len(l.Steps[at.Step].Deeds) == 0 && random.IntN(2) == 0 {
					looked++ // continues
					continue
				}
				switch c := legal[random.IntN(len(legal))]; {
				case random.IntN(30) == 0 && len(m.Log) > 0:
					m.Undo(0)
				default:
					if _, takes := l.Takes(at, m.Rules, m.State, c); takes {
						m.Apply(0, c)
					} else if len(fitting) > 0 && random.IntN(3) == 0 {
						m.Apply(0, fitting[random.IntN(len(fitting))])
					}
				}
			}
			if at, _ := l.Reached(m, looked); !l.Over(at) {
				t.Errorf("%s: hand %d is stuck in %s", l.Name, seed, l.Steps[at.Step].Name)
			}
		}
	}
}

// A position uses exactly the pieces that a game has.
func TestPositionsHaveThePiecesOfAGame(t *testing.T) {
	for _, l := range extensions.Lessons() {
		m := begin(t, l)
		start, _ := m.Rules.Start()
		if got, want := gametest.CountPieces(m.Rules, m.State), gametest.CountPieces(m.Rules, start); got != want {
			t.Errorf("%s has the pieces\n%s, not\n%s", l.Name, got, want)
		}
	}
}

// Every short lesson plays its extension alone and is found by its name; the first lesson begins at the setup.
func TestShortLessonsAreThoseOfTheirExtensions(t *testing.T) {
	for _, l := range extensions.Lessons() {
		if extensions.LessonNamed(l.Name) != l {
			t.Errorf("%s is not found by its name", l.Name)
		}
		if l.Extension == "" {
			continue
		}
		if played := slices.Concat(l.Config.Extensions, l.Config.Variants); l.Name != l.Extension || !slices.Equal(played, []string{l.Extension}) {
			t.Errorf("the lesson %s of %s is played with %v", l.Name, l.Extension, played)
		}
		if last := l.Steps[len(l.Steps)-1]; l.Start == nil || len(l.Steps) > 10 || len(last.Deeds) > 0 || last.Page {
			t.Errorf("%s has %d steps, and its last one is %s", l.Name, len(l.Steps), last.Name)
		}
	}
}

// Every extension and every variant has a lesson, listed in the order in which they are offered.
func TestEveryExtensionHasALesson(t *testing.T) {
	var want, got []string
	for _, e := range extensions.All() {
		want = append(want, e.ID)
	}
	for _, l := range extensions.Lessons() {
		if l.Extension != "" {
			got = append(got, l.Extension)
		}
	}
	for _, id := range want {
		if !slices.Contains(got, id) {
			t.Errorf("%s has no lesson: it belongs into game/extensions/%[1]s_lesson.go, and beside its rules in entries", id)
		}
	}
	if !t.Failed() && !slices.Equal(got, want) {
		t.Errorf("there are lessons of\n%v, not of\n%v", got, want)
	}
}

// The view of a lesson shows every space that its steps build on, move to or point at.
func TestTheSpacesOfALesson(t *testing.T) {
	used := lesson.First.Used()
	for i := range lesson.First.Steps {
		for _, deed := range lesson.First.Steps[i].Deeds {
			if deed.Type == game.BuildOne && !slices.Contains(used, deed.Component.Space) || deed.Type == game.MoveOne && !slices.Contains(used, deed.To.Space) {
				t.Errorf("%s leaves the spaces in view, with %+v", lesson.First.Steps[i].Name, deed)
			}
		}
	}
}

// Admitting white before orange, in the step in which orange is to go first, is put back with the reason, and so is
// hiring the cheaper doctor.
func TestStepsKeepTheOrderThatTheyTeach(t *testing.T) {
	for _, want := range []struct {
		step, word string
		command    game.Command
	}{
		{"forward", "orange_first", lesson.Admit(clinic.Psychiatry)},
		{"new_hands", "cheaper_doctor", lesson.Hire(clinic.Doctor, 0)},
		{"new_hands", "not_yet", lesson.Done},
	} {
		m := begin(t, lesson.First)
		at, _ := lesson.First.Reached(m, 0)
		for at = lesson.First.Next(at, m.State); lesson.First.Steps[at.Step].Name != want.step; at = lesson.First.Next(at, m.State) {
			m.Apply(0, at.Missing[0])
			at, _ = lesson.First.Reached(m, 0)
		}
		if v := m.Rules.Check(m.State, 0, &want.command); !v.Legal() {
			t.Fatalf("%s: the rules refuse %+v", want.step, want.command)
		}
		if word, takes := lesson.First.Takes(at, m.Rules, m.State, want.command); takes || word.Key != want.word {
			t.Errorf("%s: %+v is taken %v, with the word %q", want.step, want.command, takes, word.Key)
		}
	}
}
