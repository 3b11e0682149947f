package scenes

import (
	"fmt"
	"runtime"

	"clinic/audio"
	"clinic/sprites/background"
)

// Mistake is a bug that stopped the program, as the last screen shows it.
type Mistake struct {
	// Reason is the program's own message, in English.
	Reason string
	// Report is for the developers: reason, version, and where in the program it happened.
	Report string
	// Folder is where games and settings are kept, empty in a browser. Kept is true if the report was written
	// there, too.
	Folder string
	Kept   bool
}

// Guarded runs a part of the program. A panic in it, or in the background, leads to the last screen. If that fails
// too, or there is none, Guarded returns the mistake as an error of one sentence.
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

// fails reports whether the program must end because of a mistake that no screen shows.
func (s *Shell) fails() bool { return s.failure != nil && !s.stopped }

// guard must be deferred: it stops a panic, instead of a heap of traces.
func (s *Shell) guard(doing string) {
	if reason := recover(); reason != nil {
		s.stop(background.Of(doing, reason))
	}
}

// stop leads to the last screen and ends everything else: any of it may be broken.
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
	s.fade.End()
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
