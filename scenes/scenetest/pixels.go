package scenetest

import (
	"fmt"
	"image"
	"os"
	"os/exec"
	"testing"
	"time"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/sounds"
	"clinic/scenes/spoken"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// inside lets the tests of a package run where pictures can be read: within the Update of a game, the first one until a
// test asks for another frame.
type inside struct {
	tests *testing.M
	code  int
	over  chan struct{} // is closed when all tests have run; nil until they begin
}

// ends and begins take turns: a frame of the engine ends, and the next one begins.
var ends, begins = make(chan struct{}), make(chan struct{})

// NextFrame ends the engine's frame and waits for the next one, so that the engine forgets what it keeps for a frame.
// It is for whoever draws thousands of pictures in a test; others need not care.
func NextFrame() {
	ends <- struct{}{}
	<-begins
}

// Update lets the tests run until they are over or until one asks for the next frame.
func (g *inside) Update() error {
	if g.over == nil {
		g.over = make(chan struct{})
		go func() {
			g.code = g.tests.Run()
			close(g.over)
		}()
	} else {
		begins <- struct{}{}
	}
	select {
	case <-g.over:
		return ebiten.Termination
	case <-ends:
		return nil
	}
}

// Draw shows nothing.
func (g *inside) Draw(*ebiten.Image) {}

// Layout gives a window nobody sees.
func (g *inside) Layout(int, int) (int, int) { return 64, 64 }

const displayGiven = "CLINIC_TEST_DISPLAY"

// Main runs a package's tests so that they may draw into pictures and read them. Call it from TestMain:
//
//	func TestMain(m *testing.M) { scenetest.Main(m) }
func Main(m *testing.M) {
	if os.Getenv(displayGiven) == "" {
		os.Exit(again())
	}
	g := &inside{tests: m, code: 1}
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS) // the next frame comes at once
	if err := ebiten.RunGame(g); err != nil {
		fmt.Fprintln(os.Stderr, "the tests cannot be run in a window:", err)
		os.Exit(1)
	}
	os.Exit(g.code)
}

// again runs this test program once more, on a display of its own.
func again() int {
	display, stop, err := startDisplay(640, 480)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer stop()
	command := exec.Command(os.Args[0], os.Args[1:]...)
	command.Env = append(os.Environ(), "DISPLAY="+display, displayGiven+"=1")
	command.Stdin, command.Stdout, command.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := command.Run(); err != nil {
		if command.ProcessState != nil {
			return max(1, command.ProcessState.ExitCode())
		}
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return 0
}

// Stage shows a scene without a window and feeds it gestures. Use it inside Main.
type Stage struct {
	*scenes.Shell
	target *ebiten.Image
	seen   scenes.Seen
	ear    *ear
	// Buzzes are those that the finger has felt.
	Buzzes [][]int
}

// NewStage puts up a scene to a reader as the program would in a window of this size in device pixels, at a scale
// in percent.
func NewStage(reader *ui.Reader, first scenes.Scene, width, height, scale int) *Stage {
	return NewStageWith(reader, first, scenes.Options{}, width, height, scale)
}

// NewStageWith is NewStage in a program with options, such as those of routes to other scenes.
func NewStageWith(reader *ui.Reader, first scenes.Scene, options scenes.Options, width, height, scale int) *Stage {
	return NewStageAloud(reader, first, options, width, height, scale, nil)
}

// Still says whether stages that are made from now on have reduced motion.
var Still = true

// NewStageAloud is NewStageWith with a voice that says what happens; nil is silence.
func NewStageAloud(reader *ui.Reader, first scenes.Scene, options scenes.Options, width, height, scale int, voice spoken.Voice) *Stage {
	settings := scenes.DefaultSettings()
	settings.Scale, settings.Language = scale, reader.Texts.Chosen()
	settings.ReduceMotion, settings.TextSize = Still, reader.Styles.Percent
	s := &Stage{target: ebiten.NewImage(width, height), ear: &ear{}}
	options.Reader, options.First, options.Version, options.Voice = reader, func() scenes.Scene { return first }, "test", voice
	options.Trace, options.Sounds, options.SoundOf, options.Trouble = eyes{s}, s.ear, sounds.OfGesture, words.Trouble
	options.Buzz = func(milliseconds ...int) { s.Buzzes = append(s.Buzzes, milliseconds) }
	s.Shell = scenes.NewShell(options, settings)
	s.Resize(float64(width), float64(height), 1)
	s.Wait(1)
	return s
}

// Clear gives the memory of the picture back. The stage cannot be used any more.
func (s *Stage) Clear() { s.target.Deallocate() }

// Wait lets ticks pass in which the player does nothing, and more as long as the scene reads beside the frames.
func (s *Stage) Wait(ticks int) {
	for range ticks {
		s.Tick(input.Idle())
	}
	for {
		scene, reads := s.Shell.Scene().(interface{ Reads() bool })
		if !reads || !scene.Reads() {
			return
		}
		time.Sleep(time.Millisecond)
		s.Tick(input.Idle())
	}
}

// Picture draws everything, or what Due has just found to be due, and reads all back.
func (s *Stage) Picture() *image.RGBA {
	s.Paint(s.target)
	return s.Kept()
}

// Kept reads back what was drawn last.
func (s *Stage) Kept() *image.RGBA {
	picture := image.NewRGBA(s.target.Bounds())
	s.target.ReadPixels(picture.Pix)
	return picture
}
