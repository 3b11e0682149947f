package scenes_test

import (
	"encoding/json"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
)

// turning has a main button whose meaning changes with the first click.
type turning struct {
	page    ui.Page
	button  ui.Button
	clicked []string
}

func (s *turning) Layout(c *scenes.Context, _, _ float64) {
	s.page.Clear(c.Reader)
	s.button = ui.Button{Base: ui.Base{ID: "main", Rect: ui.Rect{X: 100, Y: 100, W: 200, H: 44}}, Text: "Treat and pay", Kind: ui.Primary}
	s.button.Do = func() {
		s.clicked = append(s.clicked, s.button.Text)
		if len(s.clicked) == 1 {
			s.button.Text = "Keep the money"
		}
	}
	s.page.Add(&s.button)
}

func (s *turning) Update(c *scenes.Context) {
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
}

func (s *turning) Draw(c *ui.Canvas) { s.page.Draw(c) }

// A click within 0.5 s of one that has changed what a main button does is ignored. A later one counts, and so does
// one on a button that still does the same.
func TestASecondClickPressesNothingElse(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	for _, at := range []struct{ rests, want int }{{2, 1}, {27, 1}, {33, 2}} {
		s := &turning{}
		stage := scenetest.NewStage(reader, s, 800, 600, 100)
		var recognizer input.Recognizer
		tick := func(down bool) {
			g := recognizer.Recognize(&input.Devices{MouseX: 150, MouseY: 120, MouseInside: true, Left: down})
			stage.Tick(g)
			if stage.Due() {
				stage.Picture()
			}
		}
		for range 3 {
			tick(false)
		}
		click := func(rests int) {
			for range rests {
				tick(false)
			}
			tick(true)
			tick(false)
		}
		click(1)
		click(at.rests)
		if len(s.clicked) != at.want {
			t.Errorf("a second click %d ticks after the first: %v were clicked, want %d", at.rests, s.clicked, at.want)
		}
		click(40)
		before := len(s.clicked)
		if click(2); len(s.clicked) != before+1 {
			t.Errorf("two quick clicks on one button: %v", s.clicked)
		}
	}
}

// A second click that comes soon after a slow machine has shown what the first one changed is ignored.
func TestASecondClickOnWhatIsShownLate(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	for shown, want := range map[int]int{1: 2, 20: 1} { // ticks after the first click
		s := &turning{}
		stage := scenetest.NewStage(reader, s, 800, 600, 100)
		var recognizer input.Recognizer
		stage.Picture()
		for tick := range 70 {
			down := tick == 3 || tick == 42
			stage.Tick(recognizer.Recognize(&input.Devices{MouseX: 150, MouseY: 120, MouseInside: true, Left: down}))
			if tick >= 4+shown {
				stage.Picture()
			}
		}
		if len(s.clicked) != want {
			t.Errorf("shown after %d ticks: %v were clicked, want %d", shown, s.clicked, want)
		}
	}
}

// A press within 0.5 s after what a main button does has changed by itself, or at another machine, is ignored, and so
// is a click that was begun before. Later ones count.
func TestAButtonThatTurnsByItself(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	for _, at := range []struct {
		name         string
		rests, holds int // ticks from the turn to the press, negative for before, and from there to the end of the click
		want         int
	}{{"at once", 1, 1, 0}, {"soon", 27, 1, 0}, {"later", 33, 1, 1}, {"before", -2, 4, 0}, {"long before", -8, 4, 1}} {
		s := &turning{}
		stage := scenetest.NewStage(reader, s, 800, 600, 100)
		var recognizer input.Recognizer
		const turns = 60
		for tick := range turns + 60 {
			if tick == turns {
				s.button.Text = "Keep the money"
			}
			down := tick >= turns+at.rests && tick < turns+at.rests+at.holds
			stage.Tick(recognizer.Recognize(&input.Devices{MouseX: 150, MouseY: 120, MouseInside: true, Left: down}))
			stage.Picture()
		}
		if len(s.clicked) != at.want {
			t.Errorf("%s: %v were clicked, want %d", at.name, s.clicked, at.want)
		}
	}
}

// A trace tells of every press that reaches the program, and how many of them were refused: whoever drives the program
// by it is to press again, as a player does.
func TestARefusedPressIsTold(t *testing.T) {
	home(t)
	var heard scenes.Heard
	held := false
	shown := &turning{}
	shell := scenes.NewShell(scenes.Options{Reader: ui.NewReader("en"), First: func() scenes.Scene { return shown },
		Trace: trace(func(line []byte) {
			var told struct {
				Heard *scenes.Heard `json:"heard"`
			}
			if json.Unmarshal(line, &told); told.Heard != nil {
				heard = *told.Heard
				held = held || heard.Held
			}
		})}, scenes.Settings{})
	shell.Resize(800, 600, 1)
	picture := ebiten.NewImage(800, 600)
	defer picture.Deallocate()
	var recognizer input.Recognizer
	tick := func(down bool) {
		shell.Tick(recognizer.Recognize(&input.Devices{MouseX: 150, MouseY: 120, MouseInside: true, Left: down}))
		shell.Paint(picture)
	}
	for refused := range 2 { // a press on what stands still, then one on what has just turned
		for range 60 {
			tick(false)
		}
		if held = false; refused > 0 {
			shown.button.Text = "Keep it all"
			tick(false)
		}
		tick(true)
		tick(false)
		if !held || heard.Held || heard.Refused != refused || len(shown.clicked) != 1 {
			t.Errorf("a press on a button that turned %d times: %v was clicked, held %v, and the trace ends with %+v",
				refused, shown.clicked, held, heard)
		}
	}
}

// A button that lies over another one has turned only when it does something else, not as long as it is there.
func TestAButtonOverAnotherOneIsPressed(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	s := &stacked{}
	stage := scenetest.NewStage(reader, s, 800, 600, 100)
	var recognizer input.Recognizer
	for tick := range 90 {
		stage.Tick(recognizer.Recognize(&input.Devices{MouseX: 110, MouseY: 120, MouseInside: true, Left: tick == 80}))
		stage.Picture()
	}
	if len(s.clicked) != 1 {
		t.Errorf("%v were clicked", s.clicked)
	}
}

// stacked has another main button over the middle of its own.
type stacked struct{ turning }

func (s *stacked) Draw(c *ui.Canvas) {
	s.page.Draw(c)
	c.Main("another", ui.Rect{X: 180, Y: 100, W: 40, H: 44})
}
