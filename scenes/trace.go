package scenes

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Seen is one line of a trace: what a player sees in the window.
type Seen struct {
	// Scene is the scene's kind, "title.Scene" say.
	Scene string `json:"scene"`
	// At holds for each named thing its area in the window: left, top, width, height in device pixels.
	At map[string][4]float64 `json:"at"`
}

func (s *Shell) trace() {
	seen := Seen{Scene: SceneName(s.top()), At: map[string][4]float64{}}
	for _, m := range s.marks.Sorted() {
		seen.At[m.ID] = [4]float64{m.X, m.Y, m.W, m.H}
	}
	line, err := json.Marshal(seen)
	if err == nil {
		_, err = fmt.Fprintf(s.options.Trace, "%s\n", line)
	}
	if err != nil {
		s.options.Trace = nil // nobody listens any more
	}
}

// SceneName gives the kind of a scene, "title" for a *title.Scene.
func SceneName(s Scene) string {
	name := strings.TrimPrefix(fmt.Sprintf("%T", s), "*")
	return strings.TrimSuffix(name, ".Scene")
}
