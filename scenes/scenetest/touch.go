package scenetest

import (
	"fmt"
	"testing"

	"clinic/input"
	"clinic/scenes/ui"
)

// SmallWindows are those of phones and tablets, upright and lying, and of small laptops at a large size.
var SmallWindows = [...][2]int{{390, 844}, {360, 640}, {844, 390}, {568, 320}, {820, 1180}, {768, 1024}, {1000, 700}, {320, 280}}

// TouchFaults lists what a finger would complain about on a page: what is too small, outside of the window, or lies
// over something else that can be touched; and a window in which everything is shrunk.
func (s *Stage) TouchFaults(page *ui.Page) (faults []string) {
	const least, slack = 43.5, 1.0
	if s.Scale() < 1 {
		faults = append(faults, fmt.Sprintf("everything is shrunk to %.2f", s.Scale()))
	}
	type target struct {
		id   string
		area ui.Rect
	}
	var targets []target
	for _, w := range page.Widgets {
		var base *ui.Base
		switch w := w.(type) {
		case *ui.Area:
			base = &w.Base
		case *ui.Button:
			base = &w.Base
		case *ui.Slider:
			base = &w.Base
		case *ui.Segments:
			base = &w.Base
		default:
			continue
		}
		if base.Hidden || base.Disabled {
			continue
		}
		if r := base.Rect; r.W < least || r.H < least {
			faults = append(faults, fmt.Sprintf("%s is too small for a finger: %.0f × %.0f", base.ID, r.W, r.H))
		}
		area := base.Area()
		if area.W <= 0 || area.H <= 0 {
			continue
		}
		size := s.target.Bounds().Size()
		if area.X < -slack || area.Y < -slack || area.Right() > float64(size.X)/s.Scale()+slack || area.Bottom() > float64(size.Y)/s.Scale()+slack {
			faults = append(faults, fmt.Sprintf("%s lies outside of the window: %.0f", base.ID, area))
		}
		for _, other := range targets {
			if both := area.Intersect(other.area); both.W > slack && both.H > slack {
				faults = append(faults, fmt.Sprintf("%s and %s cover each other", other.id, base.ID))
			}
		}
		targets = append(targets, target{base.ID, area})
	}
	return faults
}

// Finger touches what a stage shows, with real touch events.
type Finger struct {
	stage      *Stage
	recognizer input.Recognizer
}

// Finger gives a finger that has not touched anything yet.
func (s *Stage) Finger() *Finger {
	f := &Finger{stage: s}
	f.at()
	return f
}

// at lets a tick pass with the finger at a place in logical pixels, or lifted.
func (f *Finger) at(places ...input.Touch) {
	devices := input.Devices{MouseX: -1, MouseY: -1, Touches: places}
	f.stage.Tick(f.recognizer.Recognize(&devices))
}

// Tap taps the middle of the thing called id.
func (f *Finger) Tap(t testing.TB, id string) {
	t.Helper()
	x, y := f.stage.place(t, id)
	for !f.stage.Looks() {
		f.at()
	}
	f.at(input.Touch{X: x, Y: y})
	f.at()
	f.at()
}

// Drag draws the finger from a place to another, in logical pixels.
func (f *Finger) Drag(x, y, toX, toY float64) {
	const steps = 10
	f.at(input.Touch{X: x, Y: y})
	for i := 1.0; i <= steps; i++ {
		f.at(input.Touch{X: x + (toX-x)*i/steps, Y: y + (toY-y)*i/steps})
	}
	f.at()
	f.at()
}

// SwipeTo swipes a list up until all of the thing called id is seen in it.
func (f *Finger) SwipeTo(t testing.TB, list, id string) {
	t.Helper()
	for range 80 {
		seen := f.stage.Seen()
		whole, there := seen.At[list]
		at, found := seen.At[id]
		if !there {
			t.Fatalf("there is no %s", list)
		}
		if found && at[1]+at[3]/2 < whole[1]+whole[3]-4 {
			return
		}
		x, y, scale := whole[0]+whole[2]/2, whole[1]+whole[3]-12, f.stage.Scale()
		f.Drag(x/scale, y/scale, x/scale, (y-50)/scale)
	}
	t.Fatalf("%s does not come into sight", id)
}
