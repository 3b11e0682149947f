package table_test

import (
	"slices"
	"testing"

	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/extensionui"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// C111: a plan is outlined on the clinic while the player builds, with what is missing; while something is held
// only what is missing. So is it while its chip is pointed at, or a card of the draft.
func TestAPlanIsOutlinedOnTheClinic(t *testing.T) {
	reader := ui.NewReader("en")
	show := func(shot func(reader *ui.Reader) (*table.Table, error)) *table.Table {
		t.Helper()
		laid, err := shot(reader)
		if err != nil {
			t.Fatal(err)
		}
		scenetest.NewStage(laid.Reader, laid, 1280, 800, 100).Wait(3)
		return laid
	}
	missing := func(o extensionui.Outline) bool { return !o.Filled }
	building := show(gallery.ShotCity)
	list, quiet := building.Outlines()
	if quiet || !slices.ContainsFunc(list, missing) {
		t.Errorf("while one builds the outlines are %v, quiet: %v", list, quiet)
	}
	building.Look.Taken = thing.ToBuild(clinic.SupplyRoom, clinic.NoService)
	if list, quiet = building.Outlines(); !quiet || !slices.ContainsFunc(list, missing) {
		t.Errorf("with a room in the hand the outlines are %v, quiet: %v", list, quiet)
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

// C111, C101, C102: while the player builds, a card says how much of the plan is filled and what it is worth, and
// what each cooled floor costs and earns.
func TestTheCardsOverTheClinicSayWhatPlanAndCoolAirBring(t *testing.T) {
	reader := ui.NewReader("en")
	laid, err := gallery.ShotCity(reader)
	if err != nil {
		t.Fatal(err)
	}
	scenetest.NewStage(laid.Reader, laid, 1280, 800, 100).Wait(3)
	c := laid.Context()
	plan := extensionui.Plans(laid.Reader, c)[0]
	for _, text := range []string{
		laid.T("plan.title"), laid.T("plan.filled", ui.Data{"Filled": plan.Filled, "Want": plan.Want}), laid.T("plan.gain", ui.Data{"Gain": plan.Gain}), laid.T("plan.loss", ui.Data{"Loss": plan.Loss}),
	} {
		if laid.Shows(text) != 1 {
			t.Errorf("%q stands there %d times", text, laid.Shows(text))
		}
	}
	notes, more := extensionui.FloorNotes(laid.Reader, c), 0
	for _, note := range notes {
		if laid.Shows(note.Title) != 1 || laid.Shows(note.Costs) == 0 || laid.Shows(note.Brings) == 0 {
			t.Errorf("nothing says %+v", note)
		}
	}
	for _, line := range c.Forecast().UpkeepLines {
		for _, origin := range line.Origins {
			if origin.Rule == "C101" {
				more += origin.Amount
			}
		}
	}
	if len(notes) != 2 || more == 0 {
		t.Errorf("there are notes of %d floors, and cool air costs %d", len(notes), more)
	}
}

// C110: the whole plan of each card of the draft is in sight while it is pointed at, also if nothing is built on
// Floor 1 yet.
func TestAPlanOfTheDraftIsInSight(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {1600, 1000}} {
		laid, err := gallery.ShotPlanOffered(reader)
		if err != nil {
			t.Fatal(err)
		}
		scenetest.NewStage(laid.Reader, laid, size[0], size[1], 100).Wait(3)
		for _, card := range extensions.ShownCards(laid.Situation.State) {
			laid.Look.Hover = thing.Thing{Kind: thing.Offer, Name: "take_card", Choice: card.ID}
			if top, least := laid.OutlinesTop(), laid.ClinicArea().Y; top < least {
				t.Errorf("%v: the plan of %s reaches up to %.0f, the clinic is seen from %.0f on", size, card.ID, top, least)
			}
		}
	}
}
