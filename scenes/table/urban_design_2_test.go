package table_test

import (
	"slices"
	"testing"

	"clinic/game/extensions"
	"clinic/scenes/dress"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/thing"
)

// C111: the spaces that a plan still lacks are outlined on the clinic while one builds; all of the plan, with what is missing, while its chip is
// pointed at, or a card of the draft.
func TestAPlanIsOutlinedOnTheClinic(t *testing.T) {
	show := func(shot func() (*table.Table, error)) *table.Table {
		t.Helper()
		laid, err := shot()
		if err != nil {
			t.Fatal(err)
		}
		scenetest.NewStage(laid, 1280, 800, 100).Wait(3)
		return laid
	}
	missing := func(o dress.Outline) bool { return !o.Filled }
	building := show(gallery.ShotCity)
	list, quiet := building.Outlines()
	if !quiet || !slices.ContainsFunc(list, missing) {
		t.Errorf("while one builds the outlines are %v, quiet: %v", list, quiet)
	}
	pointed := show(gallery.ShotPlan)
	all, quiet := pointed.Outlines()
	card := extensions.CardOf(pointed.Context().Owner())
	wanted, filled := card.FilledSpaces(pointed.Context().Clinic())
	if quiet || len(all) != wanted.Count() {
		t.Errorf("over the chip there are %d outlines, quiet: %v; the card has %d spaces", len(all), quiet, wanted.Count())
	}
	for _, o := range all {
		if o.Filled != filled.Has(o.Space) || o.Filled != (o.Text == "") {
			t.Errorf("the space %v, filled: %v, says %q", o.Space, o.Filled, o.Text)
		}
	}
	offered := show(gallery.ShotPlanOffered)
	if list, quiet := offered.Outlines(); quiet || len(list) != len(extensions.ShownCards(offered.Situation.State)[0].Spaces) {
		t.Errorf("over a card of the draft there are %d outlines, quiet: %v", len(list), quiet)
	}
}

// C110: of each card of the draft the whole plan is in sight while it is pointed at, also where nothing is built on Floor 1 yet.
func TestAPlanOfTheDraftIsInSight(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {1600, 1000}} {
		laid, err := gallery.ShotPlanOffered()
		if err != nil {
			t.Fatal(err)
		}
		scenetest.NewStage(laid, size[0], size[1], 100).Wait(3)
		for _, card := range extensions.ShownCards(laid.Situation.State) {
			laid.Look.Hover = thing.Thing{Kind: thing.Offer, Name: "take_card", Choice: card.ID}
			if top, least := laid.OutlinesTop(), laid.ClinicArea().Y; top < least {
				t.Errorf("%v: the plan of %s reaches up to %.0f, the clinic is seen from %.0f on", size, card.ID, top, least)
			}
		}
	}
}
