package table_test

import (
	"slices"
	"testing"

	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"
)

// Done pulses for four seconds when nothing else is left to do, longer or shorter at the player's speed. With
// reduced motion it is lit at once and stays so.
func TestDonePulsesAtThePlayersSpeed(t *testing.T) {
	reader := ui.NewReader("en")
	for speed, want := range map[int]int{50: 480, 100: 240, 400: 60, 0: 0} {
		strips := gallery.Strips()
		scene, err := strips[slices.IndexFunc(strips, func(s gallery.Strip) bool { return s.Name == "done" })].Scene(reader)
		if err != nil {
			t.Fatal(err)
		}
		settings := scenes.DefaultSettings()
		if settings.ReduceMotion = speed == 0; speed > 0 {
			settings.Speed = speed
		}
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return scene }}, settings)
		shell.Resize(1280, 800, 1)
		shell.Tick(input.Idle())
		at, ticks := scene.(*table.Table), 0
		for {
			lit, pulses := at.Pulses()
			if !lit {
				t.Fatalf("at %d %% Done is not lit after %d ticks", speed, ticks)
			}
			if !pulses {
				break
			}
			ticks++
			shell.Tick(input.Idle())
		}
		if ticks < want-1 || ticks > want {
			t.Errorf("at %d %% Done pulses for %d ticks instead of %d", speed, ticks, want)
		}
	}
}
