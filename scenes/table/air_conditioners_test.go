package table_test

import (
	"testing"

	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

// C101: only the floors of the rooms whose upkeep doubles are tinted, also while the air conditioner is still held.
func TestCooledFloorsAreTinted(t *testing.T) {
	reader := ui.NewReader("en")
	show := func(shot func(reader *ui.Reader) (*table.Table, error)) (tinted clinic.Spaces, board *clinic.Clinic) {
		t.Helper()
		laid, err := shot(reader)
		if err != nil {
			t.Fatal(err)
		}
		scenetest.NewStage(laid.Reader, laid, 1280, 800, 100).Wait(3)
		for _, room := range laid.Rooms() {
			if room.Tint == theme.IceRim {
				tinted |= clinic.One(room.Space)
			}
		}
		return tinted, laid.Context().Clinic()
	}
	tinted, board := show(gallery.ShotCity)
	if cooled := extensions.CooledSpaces(board); tinted != cooled || cooled == 0 {
		t.Errorf("tinted are %v, cooled %v", tinted, cooled)
	}
	tinted, board = show(gallery.ShotCooling)
	held := clinic.Space{Floor: 1, X: 2, Y: 2}
	if would := board.Building(held).Floor(1); tinted != would || extensions.CooledSpaces(board) != 0 {
		t.Errorf("with the air conditioner in the hand %v are tinted; it would cool %v", tinted, would)
	}
}
