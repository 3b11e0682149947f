package scenes

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"clinic/input"
	"clinic/scenes/ui"
)

// Seen is one line of a trace: what a player sees in the window.
type Seen struct {
	// Scene is the scene's kind, such as "title".
	Scene string `json:"scene"`
	// At maps each named thing to its area in the window: left, top, width, height in device pixels.
	At map[string][4]float64 `json:"at"`
	// Cut lists the texts that do not fit their places.
	Cut []string `json:"cut,omitempty"`
	// Small lists the texts that are smaller than 12 logical pixels.
	Small []string `json:"small,omitempty"`
	// Fine lists the texts that are smaller than 14 logical pixels, at 100 %.
	Fine []string `json:"fine,omitempty"`
	// Touched maps each named thing that is clicked or tapped to its width and height, in logical pixels.
	Touched map[string][2]float64 `json:"touched,omitempty"`
	// Inks are the visible lines of text, or their visible parts.
	Inks []ui.Ink `json:"inks,omitempty"`
	// Keys is how many keys the program had received when it showed this.
	Keys int `json:"keys,omitempty"`
}

// Heard is a line of a trace that follows new input: what has reached the program since it started.
type Heard struct {
	// X, Y is the pointer in device pixels.
	X, Y int
	// Held reports whether the main button is down.
	Held bool
	// Again reports that a click would not count as a second one to the last.
	Again bool
	// Seconds, Wheels and Keys count the right button's clicks, the ticks with a turn of the wheel, and the keys.
	Seconds, Wheels, Keys int
	// Shift and Control report whether these keys are down.
	Shift, Control bool
	// Refused counts the presses that did nothing because a main button had just come or turned there.
	Refused int
}

// tell traces what a tick's gestures, before any of them is refused, add to the input received.
func (s *Shell) tell(g *input.Gestures) {
	heard := s.heard
	left, top := s.origin()
	heard.X, heard.Y = int(math.Round((g.X+left)*s.context.Scale)), int(math.Round((g.Y+top)*s.context.Scale))
	heard.Again = s.Looks()
	heard.Held, heard.Shift, heard.Control = g.Held, g.Shift, g.Control
	if g.Secondary {
		heard.Seconds++
	}
	if g.Wheel != 0 {
		heard.Wheels++
	}
	heard.Keys += len(g.Keys)
	heard.Refused = s.second.refused
	if heard != s.heard {
		s.heard = heard
		s.write(struct {
			Heard Heard `json:"heard"`
		}{heard})
	}
}

func (s *Shell) trace() {
	seen := Seen{Scene: SceneName(s.top()), At: map[string][4]float64{}, Cut: s.landmarks.Cut(), Small: s.landmarks.Small(), Fine: s.landmarks.Fine(), Touched: s.landmarks.Touched(), Inks: s.landmarks.Inks(), Keys: s.heard.Keys}
	from := s.inside().Min
	for _, m := range s.landmarks.Sorted() {
		seen.At[m.ID] = [4]float64{m.X + float64(from.X), m.Y + float64(from.Y), m.W, m.H}
	}
	s.write(seen)
}

func (s *Shell) write(record any) {
	line, err := json.Marshal(record)
	if err == nil {
		_, err = fmt.Fprintf(s.options.Trace, "%s\n", line)
	}
	if err != nil {
		s.options.Trace = nil // nobody listens any more
	}
}

// SceneName returns the kind of a scene, "title" for a *title.Scene.
func SceneName(s Scene) string {
	name := strings.TrimPrefix(fmt.Sprintf("%T", s), "*")
	return strings.TrimSuffix(name, ".Scene")
}
