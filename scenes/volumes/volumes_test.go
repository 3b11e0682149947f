package volumes_test

import (
	"testing"

	"clinic/assets/sounds/generator"
	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/volumes"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// click clicks a thing of the screen by its name.
func click(t *testing.T, s *scenetest.Stage, id string) {
	t.Helper()
	at, there := s.Seen().At[id]
	if !there {
		t.Fatalf("there is no %s; there are %v", id, s.Seen().At)
	}
	g := input.Idle()
	g.X, g.Y = at[0]+at[2]/2, at[1]+at[3]/2
	g.PressX, g.PressY = g.X, g.Y
	g.Pressed, g.Held = true, true
	s.Tick(g)
	g.Pressed, g.Held, g.Clicked = false, false, true
	s.Tick(g)
	s.Wait(1)
}

// Each volume is changed with the mouse, is heard as it will be, and holds at once; so do the switches.
func TestVolumesAreChanged(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	s := scenetest.NewStage(volumes.New(), 1280, 800, 100)
	s.Picture()
	for id, want := range map[string]struct {
		class  generator.Class
		sample string
	}{
		"sound.pieces": {generator.Pieces, "put-tile"},
		"sound.people": {generator.People, "step-tile"},
		"sound.events": {generator.Events, "coins-2"},
		"sound.music":  {generator.Music, ""},
	} {
		before := s.Choice().Volumes
		s.Heard()
		click(t, s, id+".less")
		if now := s.Choice().Volumes; now[want.class] != before[want.class]-10 {
			t.Errorf("%s goes from %v to %v", id, before, now)
		}
		if want.sample != "" && !s.Hears(want.sample) {
			t.Errorf("%s lets nothing be heard", id)
		}
	}
	click(t, s, "sound.mono")
	if !s.Choice().Mono {
		t.Error("both ears hear the same: no")
	}
	click(t, s, "sound.on")
	if s.Choice().On {
		t.Error("sound is not off")
	}
	before := s.Choice().Volumes
	if click(t, s, "sound.people.more"); s.Choice().Volumes != before {
		t.Error("a volume can be changed while there is no sound")
	}
}

// In any window all is in reach, by scrolling where it is low.
func TestVolumesInSmallWindows(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}, {1024, 640}} {
		s := scenetest.NewStage(volumes.New(), size[0], size[1], 100)
		s.Picture()
		if at := s.Seen().At["sound.pieces"]; at[2] < 250 || at[0] < 0 || at[0]+at[2] > float64(size[0]) {
			t.Errorf("at %v the volume of pieces is at %v", size, at)
		}
		if at := s.Seen().At["sound.people.line"]; at[2] < 60 {
			t.Errorf("at %v the line of a volume is %v", size, at)
		}
	}
}
