// Package rounds plays whole rounds from the title on with one device alone.
package rounds

import (
	"math"
	"testing"

	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/app"
	"clinic/scenes/scenetest"
	"clinic/scenes/spoken"
	"clinic/scenes/table"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// player uses the program with one device, and sees what is on the screen.
type player struct {
	*scenetest.Stage
	t          *testing.T
	recognizer input.Recognizer
	pad        bool
	width      int // of the window
	devices    input.Devices
}

// sit opens the program at its title, in a window of that size.
func sit(t *testing.T, pad bool, width, height int) *player {
	t.Helper()
	return sitBefore(t, pad, width, height, nil)
}

// sitAloud is sit with a voice.
func sitAloud(t *testing.T, pad bool, voice spoken.Voice) *player {
	t.Helper()
	return sitBefore(t, pad, 1280, 800, voice)
}

func sitBefore(t *testing.T, pad bool, width, height int, voice spoken.Voice) *player {
	t.Helper()
	return sitAfter(t, pad, width, height, voice, func() {})
}

// sitAfter is sit in a folder in which before has saved something.
func sitAfter(t *testing.T, pad bool, width, height int, voice spoken.Voice, before func()) *player {
	reader := ui.NewReader("en")
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	t.Setenv("LC_ALL", "C")
	before()
	options := scenes.Options{Reader: reader}
	app.Open(&options, nil, app.Start{})
	p := &player{Stage: scenetest.NewStageAloud(reader, options.First(), scenes.Options{Routes: options.Routes, Book: options.Book}, width, height, 100, voice), t: t, pad: pad, width: width}
	t.Cleanup(func() {
		if err := options.Ended(); err != nil {
			t.Error(err)
		}
	})
	p.devices.MouseX, p.devices.MouseY = -1, -1
	p.devices.Pad.There = pad
	p.tick()
	return p
}

func (p *player) tick() {
	p.recognizer.Shortcuts = p.Shortcuts
	p.Tick(p.recognizer.Recognize(&p.devices))
	p.devices.Keys, p.devices.Control, p.devices.Shift = nil, false, false
}

// press presses buttons of the gamepad one after another.
func (p *player) press(buttons ...input.PadButton) {
	for _, b := range buttons {
		p.devices.Pad.Held[b] = true
		p.tick()
		p.devices.Pad.Held[b] = false
		p.tick()
	}
}

// key presses keys one after another.
func (p *player) key(keys ...ebiten.Key) {
	for _, k := range keys {
		p.devices.Keys = []ebiten.Key{k}
		p.tick()
		p.tick()
	}
}

// control presses a key while Ctrl is held.
func (p *player) control(key ebiten.Key) {
	p.devices.Control = true
	p.key(key)
}

// do presses a key, or the gamepad's button for the same command.
func (p *player) do(key ebiten.Key, button input.PadButton) {
	if p.pad {
		p.press(button)
	} else {
		p.key(key)
	}
}

func (p *player) confirm() { p.do(ebiten.KeyEnter, input.PadA) }
func (p *player) cancel()  { p.do(ebiten.KeyEscape, input.PadB) }
func (p *player) done()    { p.do(ebiten.KeyD, input.PadY) }

// shows reports whether something is on the screen.
func (p *player) shows(id string) bool { _, there := p.Seen().At[id]; return there }

// focused reports whether the focus ring is on a thing and whether it is shown. It also returns the centers of
// both.
func (p *player) focused(id string) (on, shown bool, fx, fy, x, y float64) {
	at := p.Seen().At
	focus, shown := at[ui.FocusLandmark]
	of, there := at[id]
	if !there {
		return false, shown, focus[0] + focus[2]/2, focus[1] + focus[3]/2, 0, 0
	}
	on = shown && (focus == of || of[3] < 120 && focus[0] >= of[0] && focus[1] >= of[1] && focus[0]+focus[2] <= of[0]+of[2] && focus[1]+focus[3] <= of[1]+of[3]) // the ring of a switch is around its knob
	return on, shown, focus[0] + focus[2]/2, focus[1] + focus[3]/2, of[0] + of[2]/2, of[1] + of[3]/2
}

// goTo moves the focus to a thing, with Tab or with the gamepad's cross as a player who sees the screen would. The
// ring must always be visible.
func (p *player) goTo(id string) {
	p.t.Helper()
	for range 20 {
		if p.shows(id) {
			break
		}
		p.tick() // something is just appearing
	}
	tried := map[[3]float64]bool{}
	for n := range 160 {
		on, shown, fx, fy, x, y := p.focused(id)
		switch {
		case on:
			return
		case n > 0 && !shown:
			p.t.Fatalf("on the way to %s no ring shows where the focus is", id)
		case !p.pad:
			p.key(ebiten.KeyTab)
			continue
		case !p.shows(id) && p.state() == nil: // scrolled away on a page
			p.press(input.PadRB)
			continue
		case !p.shows(id): // or in a hidden part of the table
			p.press(input.PadRT)
			continue
		}
		across, down := input.PadRight, input.PadDown
		if x < fx {
			across = input.PadLeft
		}
		if y < fy {
			down = input.PadUp
		}
		ways := []input.PadButton{down, across}
		if math.Abs(x-fx) > math.Abs(y-fy) {
			ways = []input.PadButton{across, down}
		}
		pressed := false
		for _, way := range append(ways, input.PadRT) {
			if step := [3]float64{fx, fy, float64(way)}; !tried[step] {
				tried[step], pressed = true, true
				p.press(way)
				break
			}
		}
		if !pressed {
			p.press(input.PadRB) // to the next widget of a page
		}
	}
	p.t.Fatalf("the focus does not come to %s, %v, in %q; it is at %v", id, p.Seen().At[id], p.Seen().Scene, p.Seen().At[ui.FocusLandmark])
}

// use moves the focus to a thing and presses it.
func (p *player) use(id string) {
	p.t.Helper()
	p.goTo(id)
	p.confirm()
}

// until lets ticks pass until a condition holds.
func (p *player) until(what string, is func() bool) {
	p.t.Helper()
	for range 600 {
		if is() {
			return
		}
		p.tick()
		if p.Seen().Scene == "moments.Round" { // it waits for a press
			p.Wait(30)
			p.confirm()
		}
	}
	p.t.Fatalf("%s does not come about; the screen shows %q", what, p.Seen().Scene)
}

func (p *player) scene(name string) {
	p.t.Helper()
	p.until("the scene "+name, func() bool { return p.Seen().Scene == name })
}

// state returns the game on the table.
func (p *player) state() *game.State {
	if t, ok := p.Scene().(*table.Table); ok {
		return t.Situation.State
	}
	return nil
}

// deciding waits until the player has that decision to make at the table.
func (p *player) deciding(kind game.DecisionKind) *game.Player {
	p.t.Helper()
	p.until("deciding "+string(kind), func() bool {
		s := p.state()
		return s != nil && s.Decision(0) != nil && s.Decision(0).Kind == kind
	})
	return &p.state().Players[0]
}

// small reports whether the window is a phone's.
func (p *player) small() bool { return p.width < 1024 }
