package scenes

import (
	"strings"

	"clinic/input"
	"clinic/scenes/spoken"
	"clinic/scenes/ui"
)

// A Teller is a scene that tells those who hear the game more than its name and what is focused.
type Teller interface {
	// Tell returns where the player is and what they have, in sentences. It is called in every tick.
	Tell() (heading, having string)
	// Events returns how many events have happened, and Event describes one of them; empty if it needs no words.
	Events() int
	Event(i int) string
}

// aloud is the state of what the shell says aloud.
type aloud struct {
	speaker  spoken.Speaker
	language string
	events   int // how many have been told, −1 before the first table
	scene    Scene
	heading  string // of the scene, unless it has one of its own
	urgent   bool   // the last urgent sentence still holds
	asked    bool   // a question has been open since
}

// hear makes a voice say everything from now on.
func (s *Shell) hear(v spoken.Voice) {
	if v == nil {
		return
	}
	s.aloud = &aloud{events: -1, speaker: spoken.Speaker{Voice: v, More: func(count int) string {
		return s.T("spoken.more", ui.Data{"Count": count})
	}}}
}

// say says something urgent.
func (s *Shell) say(text string) {
	if s.aloud != nil {
		s.aloud.speaker.Urgent(text)
		s.aloud.urgent = true
	}
}

// Aloud reports whether the game is read aloud.
func (c *Context) Aloud() bool { return c.shell != nil && c.shell.aloud != nil }

// note shows a note and says it, urgently if it is a refusal.
func (s *Shell) note(text string, tone ui.Tone, x, y float64) {
	s.toasts.Add(text, tone, x, y)
	s.buzzesAt(tone)
	switch {
	case s.aloud == nil:
	case tone == ui.Refused:
		s.say(text)
	default:
		s.aloud.speaker.Line(ui.Said(s.Reader, text))
	}
}

// tellAloud says what is new in this tick.
func (s *Shell) tellAloud() {
	a := s.aloud
	if a == nil {
		return
	}
	top := s.top()
	if code := s.Texts.Chosen(); code != a.language || top != a.scene {
		if code != a.language {
			a.speaker.Voice.In(code)
		}
		a.language, a.scene, a.heading = code, top, ""
		name := strings.ToLower(SceneName(top))
		if id := "spoken.scene." + name[strings.LastIndex(name, ".")+1:]; s.Texts.Has(id) {
			a.heading = ui.Said(s.Reader, s.T(id))
		}
		if len(s.stack) == 1 { // the title: whatever follows is another game
			a.events = -1
		}
	}
	now := spoken.Now{Heading: a.heading, Focus: s.gestures.Told, On: s.gestures.ToldOf}
	if headed, ok := top.(Headed); ok {
		now.Heading = ui.Said(s.Reader, now.Heading, headed.Heading())
	}
	happened := a.events
	if teller, ok := top.(Teller); ok {
		now.Heading, now.Having = teller.Tell()
		a.follow(s.Reader, teller, s.gestures.Felt)
	}
	asks := len(s.dialogs) > 0
	a.asked = a.urgent && (a.asked || asks)
	if a.urgent && !asks && (a.asked || a.events != happened || !s.toasts.Refuse()) {
		a.urgent, a.asked = false, false
		a.speaker.Voice.Over()
	}
	a.speaker.Tick(s.Texts, now)
}

// follow says what has happened since the last tick. A newly opened game begins silently: its log can be read.
func (a *aloud) follow(reader *ui.Reader, teller Teller, felt input.Felt) {
	events := teller.Events()
	if a.events < 0 {
		a.events = events
	}
	switch felt {
	case input.Undid:
		a.speaker.Line(reader.T("spoken.undone"))
	case input.Redid:
		a.speaker.Line(reader.T("spoken.redone"))
	}
	for i := a.events; i < events; i++ {
		a.speaker.Line(ui.Said(reader, teller.Event(i)))
	}
	a.events = events
}
