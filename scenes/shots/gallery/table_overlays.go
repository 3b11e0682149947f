package gallery

import (
	"clinic/game/clinic"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// overlayMoments are tables with an overlay, or with their menu.
func overlayMoments() []moment {
	over := func(answer func(t *table.Table) *view.Overlay) func(reader *ui.Reader) (*table.Table, error) {
		return func(reader *ui.Reader) (*table.Table, error) {
			t, err := shotMiddle(reader)
			if err == nil {
				t.Look.Overlay = answer(t)
			}
			return t, err
		}
	}
	return []moment{
		{"table-overlay-times", over(func(t *table.Table) *view.Overlay { return t.AnswerTimes(thing.Somebody("d3")) })},
		{"table-overlay-works", over(func(t *table.Table) *view.Overlay {
			t.Board().Place(clinic.BlueprintOf(clinic.TreatmentRoom), clinic.Component{Kind: clinic.TreatmentRoom, Space: clinic.Space{Floor: 1, X: 3, Y: 1}})
			return t.AnswerWorks()
		})},
		{"table-overlay-parking", over((*table.Table).AnswerParking)},
		{"table-overlay-treats", over((*table.Table).AnswerTreats)},
		{"table-overlay-switches", shotSwitches},
		{"table-overlay-menu", func(reader *ui.Reader) (*table.Table, error) {
			t, err := shotMiddle(reader)
			if err == nil {
				t.Look.Overlays = true
			}
			return t, err
		}},
	}
}

// shotSwitches shows, before a Build, what each piece would start.
func shotSwitches(reader *ui.Reader) (*table.Table, error) {
	t, err := shotEarly(reader)
	if err != nil {
		return nil, err
	}
	found := t.FindSwitches()
	for !found.GoOn() {
		continue
	}
	t.Look.Overlay = found.Overlay(t.Reader, thing.Thing{})
	return t, nil
}
