package scenes

import (
	"fmt"
	"runtime"

	"clinic/audio"
	"clinic/sprites/background"
)

// Mistake is one of the program that stopped it, as the last screen tells it.
type Mistake struct {
	// Reason is what the program says of it, in English.
	Reason string
	// Report is for whoever mends it: reason, version, and where in the program it happened.
	Report string
	// Folder is where games and settings are kept, empty in a browser; Kept says that the report is kept there, too.
	Folder string
	Kept   bool
}

// Guarded runs a part of the program. A mistake in it, or in what runs beside it, leads to the last screen; where that
// fails too, or where there is none, it is given in one sentence.
func (s *Shell) Guarded(do func()) error {
	func() {
		defer s.guard("playing")
		do()
	}()
	if m := background.Caught(); m != nil && s.failure == nil {
		s.stop(m)
	}
	if s.fails() {
		return s.failure
	}
	return nil
}

// fails tells whether the program is to end for a mistake that no screen tells of.
func (s *Shell) fails() bool { return s.failure != nil && !s.stopped }

// guard is to be deferred: a panic ends there, instead of in a heap of traces.
func (s *Shell) guard(doing string) {
	if reason := recover(); reason != nil {
		s.stop(background.Of(doing, reason))
	}
}

// stop leads to the last screen, on which nothing of what was there before goes on: it may be what is broken.
func (s *Shell) stop(m *background.Mistake) {
	if s.failure != nil {
		s.stopped = false
		return
	}
	reason := fmt.Sprint(m.Reason)
	report := fmt.Sprintf("Clinic %s, %s/%s, %s, %s\n%s\n\n%s", s.options.Version, runtime.GOOS, runtime.GOARCH, SceneName(s.top()), m.Doing, reason, m.Stack)
	folder, kept := keepReport(report)
	where := ""
	if kept {
		where = reportIn(folder)
	}
	s.failure = fmt.Errorf("a mistake in the program while %s: %s%s", m.Doing, reason, where)
	if s.options.Stopped == nil {
		return
	}
	defer func() { s.stopped = recover() == nil }()
	s.silence()
	s.stack, s.book, s.asked, s.dialogs, s.saving = []Scene{s.options.Stopped(Mistake{reason, report, folder, kept})}, nil, asked{}, nil, nil
	s.toasts.Clear()
	s.fade.Set(0)
	s.opening, s.canvas.Draft = opening{}, false
	s.dirty, s.framesToDraw, s.parts, s.painted = false, 0, nil, nil // nothing is drawn before it is laid out
	s.relayout, s.quit, s.restless = true, false, afterGesture
}

// silence ends all sounds, which may be what is broken.
func (s *Shell) silence() {
	defer func() { _ = recover() }()
	before := s.sounds
	s.sounds = audio.New(nil)
	before.Choose(audio.Choice{})
}
