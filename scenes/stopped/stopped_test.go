package stopped_test

import (
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/scenetest"
	"clinic/scenes/stopped"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// With the mouse, by touch and with keys alone the report can be copied and the program left; reasons of any length
// and windows of any size leave the way out in sight.
func TestTheReportIsCopiedAndTheProgramLeft(t *testing.T) {
	reader := ui.NewReader("en")
	long := "runtime error: "
	for range 200 {
		long += "interface conversion "
	}
	for _, reason := range []string{"short", long} {
		for _, size := range [...][2]int{{1280, 800}, {390, 844}, {568, 320}} {
			s := scenetest.NewStage(reader, stopped.New(reader, scenes.Mistake{Reason: reason, Report: "where it happened", Folder: "/home/ana/.config/clinic", Kept: true}), size[0], size[1], 100)
			if faults := s.Faults(); len(faults) > 0 {
				t.Errorf("%v: %v", size, faults)
			}
			for i, copies := range [...]func(){
				func() { s.Keys(ebiten.KeyTab); s.Keys(ebiten.KeyEnter) },
				func() { s.ClickOn(t, "stopped.copy") },
				func() { s.Tap(t, "stopped.copy") },
			} {
				clipboard.Write("nothing")
				if copies(); <-clipboard.Read() != "where it happened" {
					t.Errorf("%v: the report is not copied by hand %d", size, i)
				}
			}
			s.Click(1, 1)
			if err := s.Tick(input.Idle()); err != nil {
				t.Errorf("%v: it is left by itself", size)
			}
			s.ClickOn(t, "stopped.leave")
			if err := s.Tick(input.Idle()); err != ebiten.Termination {
				t.Errorf("%v: the program goes on: %v", size, err)
			}
			s.Clear()
		}
	}
}
