package scenetest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"clinic/scenes"
	"clinic/scenes/scenetest/given"
	"clinic/scenes/ui"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// Screen is the size of the window that Start opens, in pixels, unless the program is told otherwise. Its display
// has as much room above it as the program leaves for a title bar.
const (
	ScreenWidth  = 1280
	ScreenHeight = 800
	above        = 40
)

// Window is the real program in a real window, driven with mouse and keys. Places are pixels of the window.
type Window struct {
	t        testing.TB
	program  *exec.Cmd
	display  string
	x        *xgb.Conn
	screen   *xproto.ScreenInfo
	window   xproto.Window
	exited   chan struct{}
	complain bytes.Buffer
	home     string

	mutex  sync.Mutex
	seen   scenes.Seen
	heard  scenes.Heard
	sounds []string
	news   chan struct{} // has an element when seen or heard is new
}

var building sync.Mutex

// BuiltProgram is set in the environment to the path of the program where it was compiled already.
const BuiltProgram = "CLINIC_BUILT_PROGRAM"

// build compiles the program into the test's own folder.
func build(t testing.TB) string {
	if program := os.Getenv(BuiltProgram); program != "" {
		return program
	}
	building.Lock()
	defer building.Unlock()
	program := filepath.Join(t.TempDir(), "clinic")
	command := exec.Command("go", "build", "-o", program, "clinic")
	command.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := command.CombinedOutput(); err != nil {
		t.Fatalf("the program does not build: %v\n%s", err, out)
	}
	return program
}

// Start opens the program with arguments, and stops it when the test ends. Its settings and games lie in a folder of
// the test's own, see Home.
func Start(t testing.TB, arguments ...string) *Window {
	t.Helper()
	return StartIn(t, t.TempDir(), arguments...)
}

// StartIn is Start with settings and games in a given folder, so that a test can start the program a second time.
func StartIn(t testing.TB, home string, arguments ...string) *Window {
	t.Helper()
	display := Display(t)
	w := &Window{t: t, exited: make(chan struct{}), news: make(chan struct{}, 1), home: home, display: display}
	w.program = exec.Command(build(t), append([]string{"-trace", "-at", given.Moment.Format(time.RFC3339)}, arguments...)...)
	sound := filepath.Join(home, "asound.conf")
	if err := os.WriteFile(sound, nil, 0o644); err != nil { // a machine without a device: the program plays on, without a word
		t.Fatal(err)
	}
	w.program.Env = append(os.Environ(), "DISPLAY="+display, "XDG_CONFIG_HOME="+home, "HOME="+home, "ALSA_CONFIG_PATH="+sound, "LC_ALL=en_US.UTF-8", "LANGUAGE=")
	w.program.Stderr = &w.complain
	out, err := w.program.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := w.program.Start(); err != nil {
		t.Fatal(err)
	}
	go w.listen(out)
	t.Cleanup(w.stop)
	w.connect(display)
	w.Until("the first picture", func(scenes.Seen) bool { return true })
	return w
}

// Display opens a display as Start does, without a window on it, until the test ends. It gives its name for the
// environment.
func Display(t testing.TB) string {
	t.Helper()
	display, stop, err := startDisplay(ScreenWidth, above+ScreenHeight)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(stop)
	return display
}

func (w *Window) connect(display string) {
	w.t.Helper()
	xgb.Logger.SetOutput(io.Discard) // it reports the end of the display as a surprise
	var err error
	if w.x, err = xgb.NewConnDisplay(display); err == nil {
		err = xtest.Init(w.x)
	}
	if err != nil {
		w.t.Fatalf("the display cannot be driven: %v", err)
	}
	w.screen = xproto.Setup(w.x).DefaultScreen(w.x)
	w.stopRepeats()
}

// stopRepeats has the display write no letter again while its key is held: on a busy machine the program may hear a
// key so late that it seems to be.
func (w *Window) stopRepeats() {
	w.t.Helper()
	off := []uint32{xproto.AutoRepeatModeOff}
	if err := xproto.ChangeKeyboardControlChecked(w.x, xproto.KbAutoRepeatMode, off).Check(); err != nil {
		w.t.Fatal(err)
	}
}

// listen follows the trace until the program ends.
func (w *Window) listen(out io.Reader) {
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var line struct {
			scenes.Seen
			Heard *scenes.Heard `json:"heard"`
			Sound string        `json:"sound"`
		}
		if json.Unmarshal(lines.Bytes(), &line) != nil {
			continue
		}
		w.mutex.Lock()
		switch {
		case line.Heard != nil:
			w.heard = *line.Heard
		case line.Sound != "":
			w.sounds = append(w.sounds, line.Sound)
		default:
			w.seen = line.Seen
		}
		w.mutex.Unlock()
		select {
		case w.news <- struct{}{}:
		default:
		}
	}
	w.program.Wait()
	if err := lines.Err(); err != nil {
		fmt.Fprintln(&w.complain, err)
	}
	close(w.exited)
}

func (w *Window) stop() {
	w.program.Process.Kill()
	<-w.exited
	if w.x != nil {
		w.x.Close()
	}
	if w.t.Failed() {
		w.t.Logf("the program said: %s", w.complain.String())
		w.t.Logf("it last showed: %+v", w.Seen())
	}
}

// Home is the folder that holds this program's settings and games.
func (w *Window) Home() string { return w.home }

// Process is the number that the system gives the program.
func (w *Window) Process() int { return w.program.Process.Pid }

// Display is the display that the window is on, as programs find it in their environment.
func (w *Window) Display() string { return w.display }

// Seen gives what the window shows.
func (w *Window) Seen() scenes.Seen {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return w.seen
}

// Sounds gives the names of all sounds so far, in order.
func (w *Window) Sounds() []string {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return slices.Clone(w.sounds)
}

// Until waits for the window to show something; what names it for a failure.
func (w *Window) Until(what string, shows func(scenes.Seen) bool) scenes.Seen {
	w.t.Helper()
	late := time.After(given.Patience)
	for {
		if seen := w.Seen(); seen.Scene != "" && shows(seen) {
			return seen
		}
		select {
		case <-w.news:
		case <-w.exited:
			w.t.Fatalf("the program ended while waiting for %s: %s", what, w.complain.String())
		case <-late:
			seen := w.Seen()
			w.t.Fatalf("the window does not show %s; it shows the scene %q with %s", what, seen.Scene,
				strings.Join(slices.Sorted(maps.Keys(seen.At)), ", "))
		}
	}
}

// UntilScene waits for a scene, "title" say.
func (w *Window) UntilScene(name string) {
	w.t.Helper()
	w.Until("the scene "+name, func(s scenes.Seen) bool { return s.Scene == name })
}

// Place waits until the thing called id is in the window and gives its middle.
func (w *Window) Place(id string) (x, y int) {
	w.t.Helper()
	at := w.Until(id, func(s scenes.Seen) bool { _, there := s.At[id]; return there }).At[id]
	return int(at[0] + at[2]/2), int(at[1] + at[3]/2)
}

// Pause gives the program time for a few frames; needed only where nothing visible follows.
func (w *Window) Pause() { time.Sleep(120 * time.Millisecond) }

// fake makes one event and waits until the program has heard it: then no two events fall into one of its ticks, however
// slow the machine is. A click may end the program; that is heard as well.
func (w *Window) fake(kind byte, detail byte, x, y int, heard func(before, now scenes.Heard) bool) {
	w.t.Helper()
	before := w.lastHeard()
	if err := xtest.FakeInputChecked(w.x, kind, detail, 0, w.screen.Root, int16(x), int16(y), 0).Check(); err != nil {
		w.t.Fatalf("the display takes no input: %v", err)
	}
	w.hear(fmt.Sprintf("event %d %d at %d,%d", kind, detail, x, y), func(now scenes.Heard) bool { return heard(before, now) })
}

// hear waits until the program has heard something; what names it for a failure.
func (w *Window) hear(what string, heard func(now scenes.Heard) bool) {
	w.t.Helper()
	late := time.After(given.Patience)
	for !heard(w.lastHeard()) {
		select {
		case <-w.news:
		case <-w.exited:
			return
		case <-late:
			w.t.Fatalf("the program does not hear %s; it has heard %+v", what, w.lastHeard())
		}
	}
}

func (w *Window) lastHeard() scenes.Heard {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return w.heard
}

// Move moves the pointer.
func (w *Window) Move(x, y int) {
	w.t.Helper()
	window := w.shown()
	w.fake(xproto.MotionNotify, 0, int(window.X)+x, int(window.Y)+y, func(_, now scenes.Heard) bool { return now.X == x && now.Y == y })
}

// Press and Release are the mouse's buttons: 1 left, 3 right, 4 and 5 the wheel away and towards.
func (w *Window) Press(button byte) {
	w.t.Helper()
	w.fake(xproto.ButtonPress, button, 0, 0, func(before, now scenes.Heard) bool {
		switch button {
		case 1:
			return now.Held
		case 3:
			return now.Seconds > before.Seconds
		}
		return now.Wheels > before.Wheels
	})
}

// Release lets a button go.
func (w *Window) Release(button byte) {
	w.t.Helper()
	w.fake(xproto.ButtonRelease, button, 0, 0, func(_, now scenes.Heard) bool { return button != 1 || !now.Held })
}

// Click clicks the left button at a place.
func (w *Window) Click(x, y int) { w.t.Helper(); w.ClickButton(1, x, y) }

// ClickButton clicks one of the mouse's buttons at a place, as slowly as somebody who looks before the next click.
func (w *Window) ClickButton(button byte, x, y int) {
	w.t.Helper()
	w.Move(x, y)
	w.look()
	w.Press(button)
	w.Release(button)
}

// Look waits until a click would be no second one to the last: by then the window shows what that one did. The pointer
// moves by a pixel, for a window in which nothing happens sleeps.
func (w *Window) Look() {
	w.t.Helper()
	at := w.lastHeard()
	w.Move(at.X^1, at.Y)
	w.look()
}

func (w *Window) look() {
	w.t.Helper()
	w.hear("the time that makes a click no second one", func(now scenes.Heard) bool { return now.Again })
}

// ClickOn clicks the thing called id once it is in the window, and again where it had turned just before: then the
// program lets the press do nothing, and whoever looks clicks once more.
func (w *Window) ClickOn(id string) {
	w.t.Helper()
	for {
		before := w.lastHeard().Refused
		x, y := w.Place(id)
		w.Click(x, y)
		if w.lastHeard().Refused == before {
			return
		}
	}
}

// Drag presses the left button at one place, moves in steps and lets it go at another.
func (w *Window) Drag(x0, y0, x1, y1 int) {
	w.t.Helper()
	w.Move(x0, y0)
	w.Press(1)
	const steps = 8
	for i := 1; i <= steps; i++ {
		w.Move(x0+(x1-x0)*i/steps, y0+(y1-y0)*i/steps)
	}
	w.Release(1)
}

// DragOn drags the thing called from onto the thing called to.
func (w *Window) DragOn(from, to string) {
	w.t.Helper()
	x0, y0 := w.Place(from)
	x1, y1 := w.Place(to)
	w.Drag(x0, y0, x1, y1)
}

// keysyms of the keys that are no characters.
var keysyms = map[string]xproto.Keysym{
	"Escape": 0xff1b, "Return": 0xff0d, "Tab": 0xff09, "BackSpace": 0xff08, "Delete": 0xffff, "Left": 0xff51, "Up": 0xff52,
	"Right": 0xff53, "Down": 0xff54, "Page_Up": 0xff55, "Page_Down": 0xff56, "Home": 0xff50, "End": 0xff57,
	"Control": 0xffe3, "Shift": 0xffe1, "F1": 0xffbe, "F11": 0xffc8,
}

// Key presses and releases a key with the keys held before it: Key("Control", "z"), Key("Escape"), Key("a").
func (w *Window) Key(keys ...string) {
	w.t.Helper()
	w.focus()
	var codes []byte
	for _, key := range keys {
		code, shifted := w.keycode(key)
		if shifted {
			shift, _ := w.keycode("Shift")
			codes = append(codes, shift)
		}
		codes = append(codes, code)
	}
	for _, code := range codes {
		w.fake(xproto.KeyPress, code, 0, 0, func(before, now scenes.Heard) bool { return now.Keys > before.Keys })
	}
	for _, code := range slices.Backward(codes) {
		w.fake(xproto.KeyRelease, code, 0, 0, func(_, _ scenes.Heard) bool { return true })
	}
	w.hear("the keys let go", func(now scenes.Heard) bool { return !now.Control && !now.Shift })
}

// Type writes letters, figures and spaces.
func (w *Window) Type(text string) {
	w.t.Helper()
	for _, r := range text {
		w.Key(string(r))
	}
}

// Keyboard gives the display a keyboard of another country: "us", "fr", "de".
func (w *Window) Keyboard(country string) {
	w.t.Helper()
	command := exec.Command("setxkbmap", "-display", w.display, country)
	if out, err := command.CombinedOutput(); err != nil {
		w.t.Fatalf("the display takes no keyboard of %q (Debian: apt-get install x11-xkb-utils): %v\n%s", country, err, out)
	}
}

// FocusOn presses Tab until the thing called id has the focus.
func (w *Window) FocusOn(id string) {
	w.t.Helper()
	const most = 80
	for range most {
		at := w.Until(id, func(s scenes.Seen) bool { _, there := s.At[id]; return there }).At
		before, shown := at[ui.FocusLandmark]
		if shown && before == at[id] {
			return
		}
		w.Key("Tab")
		heard := w.lastHeard().Keys
		w.Until("where Tab has led", func(s scenes.Seen) bool { return s.Keys >= heard })
	}
	w.t.Fatalf("%d times Tab do not lead to %s", most, id)
}

// Confirm gives the focus to the thing called id with Tab and presses Enter.
func (w *Window) Confirm(id string) {
	w.t.Helper()
	w.FocusOn(id)
	w.Key("Return")
}

// focus gives the window the keyboard: there is no window manager to do it.
func (w *Window) focus() {
	w.t.Helper()
	w.shown()
	if err := xproto.SetInputFocusChecked(w.x, xproto.InputFocusParent, w.window, xproto.TimeCurrentTime).Check(); err != nil {
		w.t.Fatal(err)
	}
}

// shown finds the window and where it is on the display: a full screen has no room above it.
func (w *Window) shown() *xproto.GetGeometryReply {
	w.t.Helper()
	tree, err := xproto.QueryTree(w.x, w.screen.Root).Reply()
	if err != nil {
		w.t.Fatal(err)
	}
	for _, child := range tree.Children {
		attributes, err := xproto.GetWindowAttributes(w.x, child).Reply()
		if err == nil && attributes.MapState == xproto.MapStateViewable && attributes.Class == xproto.WindowClassInputOutput {
			w.window = child
		}
	}
	at, err := xproto.GetGeometry(w.x, xproto.Drawable(w.window)).Reply()
	if err != nil {
		w.t.Fatalf("no window is on the display: %v", err)
	}
	return at
}

// keycode gives the key that has a letter or a name, and whether Shift has to be held for it.
func (w *Window) keycode(key string) (code byte, shifted bool) {
	w.t.Helper()
	sym, known := keysyms[key]
	if !known && len(key) == 1 {
		sym = xproto.Keysym(key[0])
	}
	setup := xproto.Setup(w.x)
	first := setup.MinKeycode
	count := byte(setup.MaxKeycode - first + 1)
	mapping, err := xproto.GetKeyboardMapping(w.x, first, count).Reply()
	if err != nil {
		w.t.Fatal(err)
	}
	per := int(mapping.KeysymsPerKeycode)
	for level := range 2 {
		for i := 0; i < int(count); i++ {
			if mapping.Keysyms[i*per+level] == sym {
				return byte(first) + byte(i), level == 1
			}
		}
	}
	w.t.Fatalf("the keyboard has no key %q", key)
	return 0, false
}

// Picture takes a picture of the window.
func (w *Window) Picture() *image.RGBA {
	w.t.Helper()
	at := w.shown()
	width, height := int(at.Width), int(at.Height)
	root := xproto.Drawable(w.screen.Root)
	reply, err := xproto.GetImage(w.x, xproto.ImageFormatZPixmap, root, at.X, at.Y, at.Width, at.Height, ^uint32(0)).Reply()
	if err != nil {
		w.t.Fatalf("no picture can be taken: %v", err)
	}
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := 0; i+3 < len(reply.Data) && i/4 < width*height; i += 4 {
		picture.SetRGBA(i/4%width, i/4/width, color.RGBA{reply.Data[i+2], reply.Data[i+1], reply.Data[i], 0xff})
	}
	return picture
}

// Screenshot takes a picture of the display, once the program has had time to draw what it last heard, and keeps it as
// a PNG file in build/windows of the project.
func (w *Window) Screenshot(name string) string {
	w.t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		w.t.Fatal(err)
	}
	path := filepath.Join(strings.TrimSpace(string(out)), "build", "windows", name+".png")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		w.t.Fatal(err)
	}
	file, err := os.Create(path)
	if err != nil {
		w.t.Fatal(err)
	}
	defer file.Close()
	w.Pause()
	if err := png.Encode(file, w.Picture()); err != nil {
		w.t.Fatal(err)
	}
	return path
}

// Ended waits for the program to end and gives what it said on standard error, and its exit code.
func (w *Window) Ended() (said string, code int) {
	w.t.Helper()
	select {
	case <-w.exited:
	case <-time.After(given.Patience):
		w.t.Fatal("the program does not end")
	}
	return w.complain.String(), w.program.ProcessState.ExitCode()
}
