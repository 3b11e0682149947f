package scenes_test

import (
	"encoding/binary"
	"encoding/json"
	"io"
	"math"
	"testing"

	"clinic/audio"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/sounds"
	"clinic/scenes/storage"
	"clinic/scenes/ui"
	"clinic/scenes/ui/kit"
)

const (
	tick    = 1000. / 60 // milliseconds
	samples = 48000 / 60 // per tick
)

// onset reads that many ticks of what a player plays and returns the millisecond at which it becomes audible, −1
// for never.
func onset(p io.Reader, ticks int) float64 {
	b := make([]byte, ticks*samples*8)
	io.ReadFull(p, b)
	for i := 0; i < len(b); i += 8 {
		if x := math.Float32frombits(binary.LittleEndian.Uint32(b[i:])); math.Abs(float64(x)) > .003 {
			return float64(i) / 8 / 48
		}
	}
	return -1
}

// From the tick in which a button is clicked, its sound takes 50 ms at most.
func TestFromGestureToSound(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	player := audio.New(nil)
	player.Make(audio.Must("button"), func() {})
	settings := scenes.DefaultSettings()
	settings.Volumes.Music = 0
	page := kit.New(reader)
	shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return page }, Sounds: player, SoundOf: sounds.OfGesture}, settings)
	shell.Resize(1280, 800, 1)
	for range 40 {
		shell.Tick(input.Idle())
		onset(player, 1)
	}
	shell.Tick(input.Gestures{X: 100, Y: 80, PressX: 100, PressY: 80, Zoom: 1, Pressed: true, Held: true})
	if at := onset(player, 1); at >= 0 {
		t.Errorf("it is heard before the click, after %.0f ms", at)
	}
	shell.Tick(input.Gestures{X: 100, Y: 80, PressX: 100, PressY: 80, Zoom: 1, Clicked: true})
	if page.Clicks != 1 {
		t.Fatal("the button is not clicked")
	}
	if at := onset(player, 4); at < 0 || tick+at > 50 {
		t.Errorf("it is heard after %.0f ms", tick+at)
	}
}

// Settings written by an older program keep whether sound is on, and get the default volumes. Those of this
// program can be read by the older one, which knows only that switch.
func TestSettingsOfSoundGoBothWays(t *testing.T) {
	home(t)
	if err := storage.Write("settings.json", []byte(`{"language":"en","scale":100,"speed":100,"sound":false,"bot_speed":1}`)); err != nil {
		t.Fatal(err)
	}
	s, err := scenes.LoadSettings()
	if want := scenes.DefaultSettings(); err != nil || s.Sound || s.Mono || s.Volumes != want.Volumes {
		t.Errorf("read are %+v, %v", s, err)
	}
	s.Volumes.Music, s.Mono = 130, true
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	data, err := storage.Read("settings.json")
	var older struct {
		Scale int  `json:"scale"`
		Sound bool `json:"sound"`
	}
	older.Sound = true
	if err != nil || json.Unmarshal(data, &older) != nil || older.Sound || older.Scale != 100 {
		t.Errorf("the older program reads %+v of %s, %v", older, data, err)
	}
	if s, err := scenes.LoadSettings(); err != nil || s.Volumes.Music != 100 || !s.Mono || s.Heard().Volumes[0] != s.Volumes.Pieces {
		t.Errorf("read again are %+v, %v", s, err)
	}
}
