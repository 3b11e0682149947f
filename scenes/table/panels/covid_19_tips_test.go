package panels_test

import (
	"testing"

	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"
)

// Everything of COVID-19 explains itself too, in the positions of its pictures: with tiles on people of every kind
// and place, with both sides of the board, in a solo game, and beside an emergency department.
func TestEverythingOfTheInfectedExplainsItself(t *testing.T) {
	reader := ui.NewReader("en")
	for _, position := range []func(reader *ui.Reader) (*table.Table, error){
		gallery.ShotInfectedMove, gallery.ShotSplit, gallery.ShotInfect, gallery.ShotContaminate, gallery.ShotMasks, gallery.ShotMustAdmit, gallery.ShotCrowded, gallery.ShotAlone, gallery.ShotInfectedBeside,
	} {
		laid, err := position(reader)
		if err != nil {
			t.Fatal(err)
		}
		explainAll(t, laid.Reader, laid.Situation)
	}
}
