package scenes_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// probe is a scene that notes what happens to it, and does what a test asks.
type probe struct {
	width, height float64
	layouts       int
	draws         int
	heard         []input.Gestures
	next          func(c *scenes.Context)
	dialog        *dialog.Dialog
}

func (p *probe) Layout(_ *scenes.Context, width, height float64) {
	p.width, p.height = width, height
	p.layouts++
}

func (p *probe) Update(c *scenes.Context) {
	p.heard = append(p.heard, *c.Gestures)
	if do := p.next; do != nil {
		p.next = nil
		do(c)
	}
}

func (p *probe) Draw(*ui.Canvas) { p.draws++ }

func (p *probe) Closing(*scenes.Context) *dialog.Dialog { return p.dialog }

// home gives settings a folder of the test's own.
func home(t *testing.T) string {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	t.Setenv("HOME", folder)
	return folder
}

func TestTheScaleDividesTheWindowAndIsLimitedByIt(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	for _, c := range []struct {
		scale, width, height int
		wantWidth            float64
	}{
		{100, 1280, 800, 1280},
		{75, 1280, 800, 1280 / 0.75},
		{250, 3840, 2160, 3840 / 2.5},
		{250, 1280, 800, 512},
		{250, 390, 844, 320}, // more would cut something off
	} {
		p := &probe{}
		scenetest.NewStage(reader, p, c.width, c.height, c.scale)
		if p.width < c.wantWidth-0.01 || p.width > c.wantWidth+0.01 {
			t.Errorf("%d × %d at %d %% is %v logical pixels wide, want %v", c.width, c.height, c.scale, p.width, c.wantWidth)
		}
	}
}

func TestAChangeOfSizeScaleOrLanguageLaysOutAgain(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	p := &probe{}
	s := scenetest.NewStage(reader, p, 2048, 1280, 100)
	before := p.layouts
	s.Wait(3)
	if p.layouts != before {
		t.Error("a still window is laid out again")
	}
	s.Resize(1500, 900, 1)
	s.Wait(1)
	if p.layouts != before+1 || p.width != 1500 {
		t.Errorf("after a new size: %d layouts more, %v wide", p.layouts-before, p.width)
	}
	p.next = func(c *scenes.Context) {
		settings := c.Settings()
		settings.Scale = 125
		c.ChangeSettings(settings)
	}
	s.Wait(1)
	if p.layouts != before+2 || p.width != 1200 {
		t.Errorf("after a new scale: %d layouts more, %v wide", p.layouts-before, p.width)
	}
	if kept, err := scenes.LoadSettings(); err != nil || kept.Scale != 125 {
		t.Errorf("the settings that were kept are %+v, %v", kept, err)
	}
}

func TestSettingsThatCannotBeKeptHoldAndSaySo(t *testing.T) {
	reader := ui.NewReader("en")
	folder := home(t)
	if err := os.WriteFile(filepath.Join(folder, "clinic"), []byte("in the way"), 0o644); err != nil {
		t.Fatal(err)
	}
	p := &probe{}
	s := scenetest.NewStage(reader, p, 2048, 1280, 100)
	plain := s.Picture()
	p.next = func(c *scenes.Context) {
		settings := c.Settings()
		settings.Sound = false
		c.ChangeSettings(settings)
		if c.Settings().Sound {
			t.Error("the change does not hold")
		}
	}
	s.Wait(1)
	if same(plain.Pix, s.Picture().Pix) {
		t.Error("nothing on the screen says that the settings could not be kept")
	}
}

func same(a, b []byte) bool { return string(a) == string(b) }

func TestDamagedSettingsAreReplacedAndSaySo(t *testing.T) {
	home(t)
	t.Setenv("LC_ALL", "C")
	if err := storage.Write("settings.json", []byte(`{"scale": 9000, "language": "tlh"`)); err != nil {
		t.Fatal(err)
	}
	if s, err := scenes.LoadSettings(); err == nil || !reflect.DeepEqual(s, scenes.DefaultSettings()) {
		t.Errorf("damaged settings give %+v, %v", s, err)
	}
	if aside, err := storage.Read("settings-damaged.json"); err != nil || string(aside) != `{"scale": 9000, "language": "tlh"` {
		t.Errorf("set aside is %q, %v", aside, err)
	}
	if err := storage.Write("settings.json", []byte(`{"scale": 9000, "text_size": 9000, "language": "tlh"}`)); err != nil {
		t.Fatal(err)
	}
	if s, err := scenes.LoadSettings(); err != nil || s.Scale != scenes.MostScale || s.TextSize != 100 || s.Language != "en" {
		t.Errorf("settings outside their limits give %+v, %v", s, err)
	}
}

// Unusable keys in the settings are reported, and all other settings hold.
func TestBrokenKeysInTheSettingsSaySo(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	t.Setenv("LC_ALL", "C")
	if err := storage.Write("settings.json", []byte(`{"scale": 125, "keys": {"build": "enter", "hire": "j"}}`)); err != nil {
		t.Fatal(err)
	}
	settings, err := scenes.LoadSettings()
	if err != nil || settings.Scale != 125 {
		t.Fatalf("the settings give %+v, %v", settings, err)
	}
	told := 0
	var seen scenes.Seen
	shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return &probe{} }, Trace: trace(func(line []byte) {
		if json.Unmarshal(line, &seen); seen.At["toast"] != [4]float64{} {
			told++
		}
	})}, settings)
	if shell.Shortcuts.Of(input.Build).Key != "b" || shell.Shortcuts.Of(input.Hire).Key != "j" {
		t.Errorf("Build has %s and Hire %s", shell.Shortcuts.Of(input.Build), shell.Shortcuts.Of(input.Hire))
	}
	shell.Resize(1280, 800, 1)
	shell.Tick(input.Idle())
	picture := ebiten.NewImage(1280, 800)
	defer picture.Deallocate()
	shell.Look(picture)
	if told == 0 {
		t.Error("nothing says that a key could not be used")
	}
}

// trace gets the lines of a trace.
type trace func(line []byte)

func (t trace) Write(line []byte) (int, error) {
	t(line)
	return len(line), nil
}

// A gamepad that disconnects is reported; when it comes back, nothing is said.
func TestAGamepadThatIsGoneIsTold(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	s := scenetest.NewStage(reader, &probe{}, 1280, 800, 100)
	var r input.Recognizer
	for _, pad := range []input.Pad{{There: true}, {There: true, LeftX: 1}, {}} {
		s.Tick(r.Recognize(&input.Devices{Pad: pad}))
	}
	if _, said := s.Seen().At["toast"]; !said {
		t.Error("nothing says that the gamepad is gone")
	}
}

func TestADialogKeepsTheSceneFromHearing(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	p := &probe{}
	s := scenetest.NewStage(reader, p, 1280, 800, 100)
	answered := ""
	p.next = func(c *scenes.Context) {
		c.Ask(&dialog.Dialog{Title: "?", Text: "?", Answers: []dialog.Answer{
			{Text: "Yes", Do: func() { answered = "yes" }}, {Text: "No", Do: func() { answered = "no" }}}})
	}
	s.Wait(1)
	p.heard = nil
	s.Tick(input.Gestures{Zoom: 1, Confirm: true, ByKeys: true})
	if answered != "yes" || p.heard[0].Confirm {
		t.Errorf("Confirm answers %q, and the scene heard %+v", answered, p.heard)
	}
	s.Tick(input.Gestures{Zoom: 1, Undo: true})
	if last := p.heard[len(p.heard)-1]; !last.Undo {
		t.Error("after the answer the scene still hears nothing")
	}
}

func TestTheWindowAsksBeforeItCloses(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	p := &probe{}
	s := scenetest.NewStage(reader, p, 1280, 800, 100)
	p.dialog = &dialog.Dialog{Title: "Leave?", Answers: []dialog.Answer{{Text: "Stay"}}}
	s.Close()
	if err := s.Tick(input.Idle()); err != nil {
		t.Errorf("the window closes without an answer: %v", err)
	}
	s.Close() // a second time: the player means it
	if err := s.Tick(input.Idle()); err == nil {
		t.Error("the window cannot be closed at all")
	}
}

func TestScenesAreStacked(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	low, high := &probe{}, &probe{}
	s := scenetest.NewStage(reader, low, 1280, 800, 100)
	low.next = func(c *scenes.Context) { c.Push(high) }
	s.Wait(2)
	if s.Scene() != high || high.layouts == 0 {
		t.Fatal("the scene that was pushed is not up, or not laid out")
	}
	high.next = func(c *scenes.Context) { c.Pop() }
	s.Wait(2)
	if s.Scene() != low {
		t.Error("Pop does not come back")
	}
	low.next = func(c *scenes.Context) { c.Pop() }
	s.Wait(2)
	if s.Scene() != low {
		t.Error("the lowest scene can be popped")
	}
}

func TestSpeedDividesEveryAnimation(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	for _, c := range []struct {
		settings scenes.Settings
		want     int
	}{
		{scenes.Settings{Speed: 100}, 12}, {scenes.Settings{Speed: 50}, 24}, {scenes.Settings{Speed: 400}, 3},
		{scenes.Settings{Speed: 0}, 24}, {scenes.Settings{Speed: 100, ReduceMotion: true}, 1},
	} {
		p := &probe{}
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return p }}, scenes.DefaultSettings())
		shell.Resize(1280, 800, 1)
		shell.Tick(input.Idle())
		got := -1
		p.next = func(ctx *scenes.Context) {
			ctx.ChangeSettings(c.settings)
			var way ui.Timeline
			way.Begin(12)
			for got = 0; way.Runs(); got++ {
				way.Pass(ctx.Pace())
			}
		}
		shell.Tick(input.Idle())
		if got != c.want {
			t.Errorf("with %+v an animation of 12 ticks takes %d, want %d", c.settings, got, c.want)
		}
	}
}

// A note disappears with its scene, and a refusal with the next press; a warning stays.
func TestANoteDoesNotOutliveItsScene(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	for _, tone := range []ui.Tone{ui.Refused, ui.Warned, ui.Allowed, ui.Plainly} {
		for name, end := range map[string]func(stage *scenetest.Stage, at *probe){
			"another scene": func(stage *scenetest.Stage, at *probe) {
				at.next = func(c *scenes.Context) { c.Push(&probe{}) }
				stage.Tick(input.Idle())
			},
			"the next press": func(stage *scenetest.Stage, _ *probe) {
				g := input.Idle()
				g.Held, g.Pressed = true, true
				stage.Tick(g)
			},
		} {
			at := &probe{next: func(c *scenes.Context) { c.Toast("No.", tone) }}
			stage := scenetest.NewStage(reader, at, 1280, 800, 100)
			stage.Tick(input.Idle())
			if _, told := stage.Seen().At["toast"]; !told {
				t.Fatal("nothing is told")
			}
			end(stage, at)
			stays := tone == ui.Warned || name == "the next press" && tone != ui.Refused
			if _, told := stage.Seen().At["toast"]; told != stays {
				t.Errorf("after %s a note of tone %v is told: %v", name, tone, told)
			}
		}
	}
}

// Edges that the system takes are left free: scenes are laid out between them, and their pictures continue below.
func TestTheEdgesOfTheSystemStayFree(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	p := &probe{}
	s := scenetest.NewStage(reader, &painted{p}, 390, 844, 100)
	s.KeepOff(scenes.Edges{Top: 47, Right: 5, Bottom: 34, Left: 10})
	s.Wait(1)
	if p.width != 375 || p.height != 763 {
		t.Errorf("laid out are %v × %v", p.width, p.height)
	}
	if at := s.Seen().At["corner"]; at != [4]float64{10, 47, 20, 20} {
		t.Errorf("what lies in the corner is told to lie at %v", at)
	}
	picture := s.Picture()
	for _, at := range [...][2]int{{0, 0}, {20, 20}, {12, 50}, {29, 66}, {5, 60}} {
		if c := picture.RGBAAt(at[0], at[1]); c.R > 50 {
			t.Errorf("at %v, which belongs to the corner or lies beside it, is %v", at, c)
		}
	}
	if c := picture.RGBAAt(31, 68); c.R <= 50 {
		t.Error("the corner is larger than it was painted")
	}
	s.KeepOff(scenes.Edges{})
	s.Wait(1)
	if p.width != 390 || p.height != 844 {
		t.Errorf("without edges %v × %v are laid out", p.width, p.height)
	}
}

// painted is a probe that paints its corner dark.
type painted struct{ *probe }

func (p *painted) Draw(c *ui.Canvas) {
	corner := ui.Rect{W: 20, H: 20}
	c.Fill(corner, theme.Ink)
	c.Landmark("corner", corner)
}

// A finger feels that something is put down, and that it is refused. A mouse feels nothing, and neither does a
// player who has turned that off.
func TestAFingerFeelsWhatItDid(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	p := &probe{}
	s := scenetest.NewStage(reader, p, 390, 844, 100)
	does := func(touch bool) int {
		s.Buzzes = nil
		p.next = func(c *scenes.Context) { c.Gestures.Felt = input.PutPerson }
		s.Tick(input.Gestures{Zoom: 1, ByTouch: touch})
		p.next = func(c *scenes.Context) { c.Toast("No.", ui.Refused) }
		s.Tick(input.Gestures{Zoom: 1, ByTouch: touch})
		p.next = func(c *scenes.Context) { c.Toast("Well.", ui.Allowed) }
		s.Tick(input.Gestures{Zoom: 1, ByTouch: touch})
		return len(s.Buzzes)
	}
	if does(true); len(s.Buzzes) != 2 || len(s.Buzzes[0]) != 1 || len(s.Buzzes[1]) != 3 {
		t.Errorf("the finger has felt %v", s.Buzzes)
	}
	if does(false) != 0 {
		t.Errorf("the mouse has felt %v", s.Buzzes)
	}
	settings := scenes.DefaultSettings()
	settings.Buzz = false
	s.ChangeSettings(settings)
	if does(true) != 0 {
		t.Errorf("without vibration %v were felt", s.Buzzes)
	}
}

// When a device is turned its picture fades in anew, but not when a window is merely resized. With reduced motion
// nothing fades.
func TestATurnedDeviceFadesIn(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	p := &painted{&probe{}}
	s := scenetest.NewStage(reader, p, 844, 844, 100)
	settings := scenes.DefaultSettings()
	s.ChangeSettings(settings)
	seen := func() bool { return s.Picture().RGBAAt(10, 10).R < 50 } // it is dark
	for _, step := range []struct {
		width, height float64
		still, fades  bool
	}{{390, 844, false, false}, {844, 390, false, true}, {700, 390, false, false}, {390, 700, true, false}} {
		settings.ReduceMotion = step.still
		s.ChangeSettings(settings)
		s.Wait(20)
		s.Resize(step.width, step.height, 1)
		s.Wait(1)
		if faded := !seen(); faded != step.fades {
			t.Errorf("%v × %v fades in: %v", step.width, step.height, faded)
		}
		if s.Wait(20); !seen() {
			t.Errorf("%v × %v is not seen", step.width, step.height)
		}
	}
}

// The language of the command line holds for one run, whatever was chosen before.
func TestARunHasALanguageOfItsOwn(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Choose(reader.Texts.Chosen())
	scenes.NewShell(scenes.Options{Reader: reader, Language: "fr", First: func() scenes.Scene { return nil }}, scenes.DefaultSettings())
	if reader.Texts.Chosen() != "fr" {
		t.Errorf("it is %q", reader.Texts.Chosen())
	}
}

// If the last game isn't kept, nothing ends the program unasked: neither Quit nor the window's own button.
func TestWhoQuitsIsAskedWhereNothingIsKept(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	trouble, made := errors.New("the disk is full"), false
	first := &probe{}
	shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return first }, Unkept: func() (func() ([]byte, error), error) {
		return func() ([]byte, error) { made = true; return nil, errors.New("no file either") }, trouble
	}}, scenes.DefaultSettings())
	shell.Resize(1280, 800, 1)
	tick := func(g input.Gestures) error { return shell.Tick(g) }
	for _, quit := range []func(){shell.Close, func() { first.next = func(c *scenes.Context) { c.Quit() } }} {
		quit()
		for range 3 {
			if tick(input.Idle()) != nil {
				t.Fatal("the program ends unasked")
			}
		}
		tick(input.Gestures{Zoom: 1, Cancel: true})
		if tick(input.Idle()) != nil {
			t.Fatal("Esc ends the program")
		}
	}
	shell.Close()
	tick(input.Idle())
	tick(input.Gestures{Zoom: 1, ByKeys: true, FocusNext: true}) // from staying to the file
	tick(input.Gestures{Zoom: 1, ByKeys: true, Confirm: true})
	if !made {
		t.Error("no file was made")
	}
	trouble = nil
	shell.Close()
	if tick(input.Idle()) == nil {
		t.Error("the program does not end although all is kept")
	}
}
