package panels_test

import (
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// laid returns the table of a shot in a window.
func laid(t *testing.T, reader *ui.Reader, name string, width, height float64) *table.Table {
	t.Helper()
	for _, shot := range gallery.TableShots() {
		if shot.Name == name {
			scene, err := shot.Scene(reader)
			if err != nil {
				t.Fatal(err)
			}
			shown := scene.(*table.Table)
			shown.Layout(&scenes.Context{Reader: reader, Scale: 1}, width, height)
			return shown
		}
	}
	t.Fatalf("there is no picture %s", name)
	return nil
}

// In Move the tray shows the player's actions in every language, also in the smallest large window.
func TestTheTrayShowsOnesActionsInMove(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Choose(reader.Texts.Chosen())
	for _, language := range texts.Languages() {
		reader.Texts.Choose(language.Code)
		shown, found := laid(t, reader, "table-middle", 1024, 640), false
		for _, p := range shown.Papers() {
			for i := range p.Items {
				found = found || p.Items[i].Text == p.T("tray.your_actions")
			}
		}
		if !found {
			t.Errorf("in %s they are left out", language.Code)
		}
	}
}

// If the shelf scrolls, every amount of popularity is there, from the smallest on.
func TestEveryAmountOfPopularityIsOnTheShelf(t *testing.T) {
	reader := ui.NewReader("en")
	if _, there := laid(t, reader, "table-popularity", 820, 1180).Spot(thing.Of(thing.Popularity)); !there {
		t.Error("one point cannot be bought")
	}
}

// The card of a bot that moves a patient in the appointments shows whom, and to which service (B53); a hired
// person's name has a capital letter.
func TestTheCardOfAQueueMove(t *testing.T) {
	reader := ui.NewReader("en")
	shown := laid(t, reader, "table-bot-moves", 1280, 800)
	shown.Look.Bot.Acts = []game.Event{
		{Type: game.PersonHired, Player: shown.Look.Bot.Player, Kind: clinic.Doctor, Level: clinic.Yellow},
		{Type: game.PatientQueued, Player: shown.Look.Bot.Player, Level: clinic.Red, Service: clinic.Cardiology, Second: clinic.Psychiatry},
	}
	shown.FindSpots()
	service, said, pictured := shown.T("bots.queued", ui.Data{"Service": words.Service(shown.Reader, clinic.Psychiatry)}), "", false
	for _, p := range shown.Papers() {
		for i := range p.Items {
			if said += p.Items[i].Text + " "; p.Items[i].Art == extensionui.PieceOf(clinic.Patient, clinic.Red).Picture() {
				pictured = pictured || strings.HasSuffix(strings.TrimSpace(said), service)
			}
		}
	}
	for _, want := range [...]string{service, words.Person(shown.Reader, clinic.Doctor, clinic.Yellow).Label()} {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q", want)
		}
	}
	if !pictured {
		t.Error("it does not show whom")
	}
}

// Everybody whom a proposed Move has treated has a line in the forecast, also if nobody is inside now.
func TestTheForecastOfAProposedMoveIsWhole(t *testing.T) {
	reader := ui.NewReader("en")
	shown := laid(t, reader, "table-proposal", 1280, 800)
	people := shown.Situation.State.Players[shown.Situation.Viewer].Clinic.People
	for i := range people {
		if people[i].Kind == clinic.Patient {
			people[i].At = clinic.Place{Area: clinic.PreAdmissions}
		}
	}
	shown.FindSpots()
	after := game.Context{Rules: shown.Situation.Rules, State: shown.Look.After, Player: shown.Situation.Viewer}
	for _, treatment := range after.Forecast().Treatments {
		if _, there := shown.Spot(thing.ForecastOf(treatment.Patient)); !there {
			t.Errorf("%s has no line", treatment.Patient)
		}
	}
	if len(after.Forecast().Treatments) < 3 {
		t.Errorf("only %d are treated", len(after.Forecast().Treatments))
	}
}
