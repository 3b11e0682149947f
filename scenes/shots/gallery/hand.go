package gallery

import (
	"encoding/json"
	"fmt"
	"time"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// hand uses a scene as a player does, before its picture is taken. err is the first thing it couldn't do.
type hand struct {
	shell  *scenes.Shell
	window *ebiten.Image
	seen   scenes.Seen
	err    error
}

// played shows a scene off screen to a hand that uses it, and returns the scene that is then on top.
func played(reader *ui.Reader, first scenes.Scene, use func(h *hand)) (scenes.Scene, error) {
	return playedIn(reader, 1280, 800, first, use)
}

// playedIn is played in a window of a size.
func playedIn(reader *ui.Reader, width, height int, first scenes.Scene, use func(h *hand)) (scenes.Scene, error) {
	h := newHand(reader, first, width, height, true)
	defer h.window.Deallocate()
	use(h)
	return h.shell.Scene(), h.err
}

// newHand returns a hand that is shown a scene.
func newHand(reader *ui.Reader, first scenes.Scene, width, height int, still bool) *hand {
	settings := settingsOf(reader)
	settings.ReduceMotion = still
	h := &hand{window: ebiten.NewImage(width, height)}
	h.shell = scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return first }, Trace: h, Buzz: func(...int) {}}, settings)
	h.shell.Resize(float64(width), float64(height), 1)
	h.wait(1)
	return h
}

// wait passes a number of ticks, and more as long as the scene is reading in a goroutine.
func (h *hand) wait(ticks int) {
	for range ticks {
		h.tick(input.Idle())
	}
	for {
		scene, reads := h.shell.Scene().(interface{ Reads() bool })
		if !reads || !scene.Reads() {
			return
		}
		time.Sleep(time.Millisecond)
		h.tick(input.Idle())
	}
}

// Write takes a line of the trace, which says what is visible.
func (h *hand) Write(line []byte) (int, error) {
	h.seen = scenes.Seen{}
	return len(line), json.Unmarshal(line, &h.seen)
}

func (h *hand) tick(gestures ...input.Gestures) {
	for _, g := range gestures {
		if err := h.shell.Tick(g); err != nil && h.err == nil {
			h.err = err
		}
	}
}

// shows reports whether a thing is visible.
func (h *hand) shows(id string) bool {
	h.shell.Look(h.window)
	_, there := h.seen.At[id]
	return there
}

// click clicks the middle of a thing, scrolling to it with the wheel if necessary.
func (h *hand) click(id string) {
	for !h.shell.Looks() { // whoever clicks has looked first
		h.tick(input.Idle())
	}
	for turns := 0; !h.shows(id); turns++ {
		if turns == 100 {
			if h.err == nil {
				h.err = fmt.Errorf("there is no %s to be clicked", id)
			}
			return
		}
		if turns == 50 { // it may be further up
			h.wheel(100)
		}
		h.wheel(-1)
	}
	at := h.seen.At[id]
	g := input.Gestures{X: at[0] + at[2]/2, Y: at[1] + at[3]/2, Zoom: 1, Hovering: true}
	g.PressX, g.PressY = g.X, g.Y
	down, up := g, g
	down.Pressed, down.Held, up.Clicked = true, true, true
	h.tick(g, down, up, input.Idle())
}

// wheel turns the wheel over the left of the window by a number of notches; negative is down.
func (h *hand) wheel(notches float64) {
	size := h.window.Bounds().Size()
	g := input.Gestures{X: min(300, float64(size.X)/4), Y: min(330, float64(size.Y)/2), Zoom: 1, Hovering: true, Wheel: notches}
	h.tick(g, input.Idle())
}

// write replaces the contents of a text field.
func (h *hand) write(id, text string) {
	h.click(id)
	g := input.Idle()
	g.ByKeys = true
	g.Keys = []ebiten.Key{ebiten.KeyEnd}
	h.tick(g)
	for range 40 {
		g.Keys = []ebiten.Key{ebiten.KeyBackspace}
		h.tick(g)
	}
	h.enter(text)
}

// enter types a text where the focus is.
func (h *hand) enter(text string) {
	for _, r := range text {
		g := input.Idle()
		g.ByKeys, g.Typed = true, []rune{r}
		h.tick(g)
	}
	h.tick(input.Idle())
}
