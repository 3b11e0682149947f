package panels_test

import (
	"testing"

	"clinic/assets/texts"
	"clinic/scenes"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
)

// laid gives the table of a picture in a window.
func laid(t *testing.T, name string, width, height float64) *table.Table {
	t.Helper()
	for _, shot := range gallery.TableShots() {
		if shot.Name == name {
			scene, err := shot.Scene()
			if err != nil {
				t.Fatal(err)
			}
			shown := scene.(*table.Table)
			shown.Layout(&scenes.Context{Scale: 1}, width, height)
			return shown
		}
	}
	t.Fatalf("there is no picture %s", name)
	return nil
}

// In Move the tray shows one's actions in every language, also in the smallest of the large windows.
func TestTheTrayShowsOnesActionsInMove(t *testing.T) {
	defer texts.Choose(texts.Chosen())
	for _, language := range texts.Languages() {
		texts.Choose(language.Code)
		shown, found := laid(t, "table-middle", 1024, 640), false
		for _, p := range shown.Papers() {
			for i := range p.Items {
				found = found || p.Items[i].Text == ui.T("tray.your_actions")
			}
		}
		if !found {
			t.Errorf("in %s they are left out", language.Code)
		}
	}
}

// Where the shelf is scrolled every amount of popularity is there, from the smallest on.
func TestEveryAmountOfPopularityIsOnTheShelf(t *testing.T) {
	if _, there := laid(t, "table-popularity", 820, 1180).Spot(thing.Numbered(thing.Popularity, 1)); !there {
		t.Error("one point cannot be bought")
	}
}
