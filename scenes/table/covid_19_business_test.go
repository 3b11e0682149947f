package table_test

import (
	"testing"

	"clinic/game"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Whatever is said over the clinic in Business and Admin, incomes, costs, changes and deaths, covers no name of a
// floor, nothing else that is said there, and no panel.
func TestWhatIsSaidOverTheClinicCoversNothing(t *testing.T) {
	for _, size := range [...][2]int{{360, 640}, {390, 844}, {820, 1180}, {1024, 640}, {1280, 800}} {
		s, happened, err := sample.AtBusinessInfected(2)
		if err != nil {
			t.Fatal(err)
		}
		shown := controller.PlayOn(ui.NewReader("en"), s, controller.Doors{}, happened)
		stage := scenetest.NewStage(shown.Reader, shown, size[0], size[1], 100)
		said := 0
		look := func() {
			stage.Wait(1)
			stage.Picture()
			for i, a := range shown.Bubbles() {
				for _, b := range shown.Bubbles()[:i] {
					if a.Inset(1).Overlaps(b) {
						t.Errorf("%v: something is said at %v over %v", size, a, b)
					}
				}
				for _, spot := range shown.Spots()[shown.PanelsFrom():] {
					if a.Y > shown.ClinicArea().Y && !spot.Thing.Is(thing.Floor, thing.Panel) && a.Inset(1).Overlaps(spot.Rect) {
						t.Errorf("%v: something is said at %v over %s at %v", size, a, spot.Thing, spot.Rect)
					}
				}
			}
			said += len(shown.Bubbles())
		}
		for range 60 {
			over := shown.Situation.Phase == nil || shown.Situation.Phase.Over
			if look(); over {
				break
			}
			if s.Rules().StepOf(s.State()).Name == game.StepBusiness && shown.Situation.Phase.Asks {
				s.Apply(game.Command{Type: game.Done})
			}
			if now := shown.Situation.Phase; now != nil && now.Reads {
				stage.ClickOn(t, "button/done")
			}
		}
		if said < 15 {
			t.Errorf("%v: only %d things are said", size, said)
		}
		stage.Clear()
	}
}
