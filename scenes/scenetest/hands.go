package scenetest

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// eyes keep what a stage shows.
type eyes struct{ stage *Stage }

// Write takes a line of the trace.
func (e eyes) Write(line []byte) (int, error) {
	e.stage.seen = scenes.Seen{}
	return len(line), json.Unmarshal(line, &e.stage.seen)
}

// Seen says what a player sees.
func (s *Stage) Seen() scenes.Seen {
	s.Look(s.target)
	return s.seen
}

// place gives the middle of the thing called id, in logical pixels.
func (s *Stage) place(t testing.TB, id string) (x, y float64) {
	t.Helper()
	seen := s.Seen()
	at, there := seen.At[id]
	if !there {
		t.Fatalf("the scene %q does not show %s; it shows %s", seen.Scene, id, strings.Join(slices.Sorted(maps.Keys(seen.At)), ", "))
	}
	scale := s.Scale()
	return (at[0] + at[2]/2) / scale, (at[1] + at[3]/2) / scale
}

// rest lets the time pass after which a click is no second one.
func (s *Stage) rest() {
	for !s.Looks() {
		s.Wait(1)
	}
}

// Click clicks the left button at a place in logical pixels, as slowly as somebody who looks before the next click.
func (s *Stage) Click(x, y float64) {
	s.rest()
	g := input.Gestures{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Hovering: true}
	down, up := g, g
	down.Pressed, down.Held = true, true
	up.Clicked = true
	for _, g := range []input.Gestures{g, down, up, g} {
		s.Tick(g)
	}
	s.Wait(1)
}

// ClickOn clicks the middle of the thing called id.
func (s *Stage) ClickOn(t testing.TB, id string) {
	t.Helper()
	s.Click(s.place(t, id))
}

// Tap taps the thing called id with a finger: nothing hovers before or after.
func (s *Stage) Tap(t testing.TB, id string) {
	t.Helper()
	x, y := s.place(t, id)
	s.rest()
	s.Tick(input.Gestures{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Pressed: true, Held: true})
	s.Tick(input.Gestures{X: x, Y: y, PressX: x, PressY: y, Zoom: 1, Clicked: true})
	s.Wait(1)
}

// Keys presses keys one after another.
func (s *Stage) Keys(keys ...ebiten.Key) { s.KeysWith(input.Devices{}, keys...) }

// KeysWith presses keys one after another while Shift or Control is held, as held says.
func (s *Stage) KeysWith(held input.Devices, keys ...ebiten.Key) {
	r := input.Recognizer{Shortcuts: s.Shortcuts}
	held.MouseX, held.MouseY = -1, -1
	for _, key := range keys {
		held.Keys = []ebiten.Key{key}
		s.Tick(r.Recognize(&held))
	}
	s.Wait(1)
}

// Type writes characters, one a tick.
func (s *Stage) Type(text string) {
	for _, r := range text {
		g := input.Idle()
		g.ByKeys, g.Typed = true, []rune{r}
		s.Tick(g)
	}
	s.Wait(1)
}

// Reads reports whether a text is seen, in however many lines.
func (s *Stage) Reads(text string) bool {
	var lines []string
	for _, line := range s.Seen().Inks {
		lines = append(lines, line.Text)
	}
	return strings.Contains(strings.Join(lines, " "), strings.Join(ui.Words(text), " "))
}

// Faults lists what a player would complain about: texts that are cut off, things outside of the window, and things
// that cover each other without lying in each other. Things whose names begin with one of apart are left out of it.
func (s *Stage) Faults(apart ...string) (faults []string) {
	seen := s.Seen()
	for _, text := range seen.Cut {
		faults = append(faults, fmt.Sprintf("the text %q is cut off", text))
	}
	size := s.target.Bounds().Size()
	ids := slices.DeleteFunc(slices.Sorted(maps.Keys(seen.At)), func(id string) bool {
		return slices.ContainsFunc(apart, func(start string) bool { return strings.HasPrefix(id, start) })
	})
	const slack = 1.5 // device pixels that rounding takes
	for i, id := range ids {
		a := seen.At[id]
		if a[0] < -slack || a[1] < -slack || a[0]+a[2] > float64(size.X)+slack || a[1]+a[3] > float64(size.Y)+slack {
			faults = append(faults, fmt.Sprintf("%s lies outside of the window: %v", id, a))
		}
		for _, other := range ids[:i] {
			b := seen.At[other]
			w := min(a[0]+a[2], b[0]+b[2]) - max(a[0], b[0])
			h := min(a[1]+a[3], b[1]+b[3]) - max(a[1], b[1])
			if w > slack && h > slack && !within(a, b) && !within(b, a) {
				faults = append(faults, fmt.Sprintf("%s and %s cover each other: %v, %v", other, id, b, a))
			}
		}
	}
	return faults
}

func within(a, b [4]float64) bool {
	const slack = 1.5
	return a[0] >= b[0]-slack && a[1] >= b[1]-slack && a[0]+a[2] <= b[0]+b[2]+slack && a[1]+a[3] <= b[1]+b[3]+slack
}
