package scenes

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"

	"clinic/assets/texts"
	"clinic/audio"
	"clinic/input"
	"clinic/scenes/arrangement"
	"clinic/scenes/spoken"
	"clinic/scenes/system"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// gcPercent is by how much the memory in use may grow, in percent, before it is collected: a window makes little
// garbage, so that less memory is worth more than rarer collections.
const gcPercent = 50

// ErrNoDisplay is returned if there is no screen to open a window on.
var ErrNoDisplay = errors.New("there is no display to open a window on; play in a browser instead: \"make web\" builds the page and serves it")

// window runs a Shell in a real window.
type window struct {
	shell      *Shell
	sensor     input.Sensor
	fullScreen bool // as last requested
	unanswered int  // ticks since then, see followFullScreen
	sleep      sleep
	told       <-chan os.Signal // the system's signals to end
	looked     int              // ticks since the window's place was checked
	kept       Place            // in the settings when the window opened
	before     input.Gestures   // of the last tick; while the window sleeps they are empty
}

// Run opens the window and plays until it is closed. Its error is one sentence for the player.
func Run(options Options) (err error) {
	if needsDisplay() {
		display := os.Getenv("DISPLAY")
		if display == "" {
			return ErrNoDisplay
		}
		done, err := system.OpenDisplay(display)
		if err != nil {
			return err
		}
		defer done()
	}
	if options.Ended != nil {
		defer func() { err = errors.Join(err, options.Ended()) }()
	}
	told := false // by the last screen
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("the window cannot be opened: %v", reason)
		}
		if err != nil && !told {
			tellFailure(&options, err)
			err = explained(options.Reader, err)
		}
	}()
	if err := system.Loadable("libX11.so.6"); err != nil {
		return err
	}
	if options.Sounds == nil {
		system.SilenceALSA()
		options.Sounds = audio.New(audio.System)
	}
	if options.Buzz == nil {
		options.Buzz = systemBuzz()
	}
	if options.Voice == nil {
		options.Voice = spoken.Surroundings()
	}
	debug.SetGCPercent(gcPercent)
	settings, problem := LoadSettings()
	shell := NewShell(options, settings)
	if problem != nil {
		shell.note(shell.T("settings.not_read", ui.Data{"Reason": shell.Texts.Sentence(texts.Capital(options.trouble(shell.Reader, problem)))}), ui.Warned, -1, -1)
	}
	ebiten.SetWindowTitle(shell.T("game.name"))
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(int(arrangement.LeastWidth), int(arrangement.LeastHeight), -1, -1)
	shell.settings.Window.stand()
	if !placed() {
		shell.settings.FullScreen = false // a page never starts in full screen
	}
	ebiten.SetFullscreen(shell.settings.FullScreen)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	w := &window{shell: shell, fullScreen: shell.settings.FullScreen, told: toldToEnd(), kept: shell.settings.Window}
	err = ebiten.RunGameWithOptions(w, &ebiten.RunGameOptions{X11ClassName: "clinic", X11InstanceName: "clinic"})
	if shell.failure != nil {
		told = shell.stopped
		return shell.failure
	}
	if err != nil {
		return fmt.Errorf("the window stopped working: %w", err)
	}
	return nil
}

func needsDisplay() bool {
	switch runtime.GOOS {
	case "js", "windows", "darwin":
		return false
	}
	return true
}

// Update lets a tick pass.
func (w *window) Update() error {
	s := w.shell
	if s.fails() { // since Draw
		return s.failure
	}
	if err := s.Guarded(w.tick); err != nil {
		return err
	}
	if s.quit {
		if !s.stopped {
			w.remember()
		}
		return ebiten.Termination
	}
	return nil
}

func (w *window) tick() {
	s := w.shell
	if ebiten.IsWindowBeingClosed() {
		s.Close()
	}
	select {
	case <-w.told: // nobody is there to be asked
		s.quit = true
	default:
	}
	if w.looked++; w.looked%looksEvery == 0 {
		w.look()
	}
	if s.context.Scale == 0 {
		s.layout()
	}
	w.followFullScreen()
	s.Drop(ebiten.DroppedFiles())
	s.hidden = ebiten.IsWindowMinimized()
	for range w.sleep.ticks() - 1 {
		if err := s.Tick(w.before); err != nil {
			s.quit = true
			return
		}
	}
	left, top := s.origin()
	w.sensor.Use(s.Shortcuts)
	w.before = w.sensor.Read(s.context.Scale, left, top, s.context.Width, s.context.Height)
	if err := s.Tick(w.before); err != nil {
		s.quit = true
	}
	w.sensor.Caret = s.gestures.Caret
	if s.Tidies() {
		giveMemoryBack()
	}
	w.sleep.set(s.Asleep() && !w.sensor.HasGamepad(), s.Nap()) // gamepad input wakes no window
}

// followFullScreen applies the setting to the window, and the window's state to the setting: systems have keys of
// their own to leave full screen, and browsers may refuse it.
func (w *window) followFullScreen() {
	const answered = 120 // ticks after which it counts as refused
	s := w.shell
	if s.settings.FullScreen != w.fullScreen {
		w.fullScreen, w.unanswered = s.settings.FullScreen, 0
		ebiten.SetFullscreen(w.fullScreen)
	}
	switch {
	case ebiten.IsFullscreen():
		w.unanswered = answered
	case w.fullScreen && w.unanswered >= answered:
		w.fullScreen = false
		settings := s.settings
		settings.FullScreen = false
		s.ChangeSettings(settings)
	default:
		w.unanswered++
	}
}

// Draw paints the window if something changed.
func (w *window) Draw(screen *ebiten.Image) {
	w.sensor.Frame()
	s := w.shell
	if s.fails() || s.context.Scale == 0 || !s.Due() {
		return
	}
	defer s.guard("drawing")
	s.Paint(screen)
	drawn(s)
}

// Layout is required by ebiten.Game; LayoutF is used instead.
func (w *window) Layout(width, height int) (int, int) { return width, height }

// LayoutF makes the picture as large as the window in device pixels, so that everything is sharp, and asks which
// edges the system takes.
func (w *window) LayoutF(width, height float64) (float64, float64) {
	w.shell.KeepOff(systemEdges())
	return w.shell.Resize(width, height, ebiten.Monitor().DeviceScaleFactor())
}
