package gallery_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/game/gametest"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/ui"
)

// Every step of every lesson can be shown, and its guide covers nothing, in two windows and in all languages.
func TestEveryStepOfEveryLesson(t *testing.T) {
	reader := ui.NewReader("en")
	for _, language := range texts.Languages() {
		reader.Texts.Choose(language.Code)
		for i, shot := range gallery.LessonSteps() {
			if !gametest.Sampled(i/2) || shot.Width != 1280 && shot.Width != 390 {
				continue
			}
			scene, err := shot.Scene(reader)
			if err != nil {
				t.Fatalf("%s: %v", shot.Name, err)
			}
			stage := scenetest.NewStage(reader, scene, shot.Width, shot.Height, 100)
			stage.Wait(2)
			for _, fault := range slices.Compact(stage.Faults("space/", "slot/", "person/", "annex/space/", "annex/person/", "table.", "tip", "outlined/", "alarm/")) {
				t.Errorf("%s at %d × %d in %s: %s", shot.Name, shot.Width, shot.Height, language.Code, fault)
			}
			stage.Clear()
		}
	}
}

// shown returns a stage that shows a shot.
func shown(t *testing.T, reader *ui.Reader, shot *gallery.Shot) *scenetest.Stage {
	t.Helper()
	scene, err := shot.Scene(reader)
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(reader, scene, shot.Width, shot.Height, 100)
	stage.Wait(2)
	return stage
}

// Whatever a lesson outlines is outlined completely: the line around the forecast also surrounds its sums, and not
// only its heading.
func TestALessonOutlinesWholePanels(t *testing.T) {
	reader := ui.NewReader("en")
	for _, shot := range gallery.All() {
		if shot.Name != "lesson-nurse" || shot.Width != 1280 {
			continue
		}
		stage := shown(t, reader, &shot)
		rect := func(id string) ui.Rect {
			at := stage.Seen().At[id]
			return ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}
		}
		line, sum := rect("outlined/panel/forecast"), rect("forecast/after")
		if sum.W == 0 || line.Intersect(sum) != sum {
			t.Errorf("the line, %v, leaves out what the forecast says last, %v", line, sum)
		}
		stage.Clear()
	}
}

// The hand that shows the way puts a second patient on a free place; if the guide asks a question with two answers,
// it reveals neither.
func TestTheHandOfALessonGoesWhereThereIsRoom(t *testing.T) {
	reader := ui.NewReader("en")
	for _, shot := range gallery.LessonSteps() {
		if shot.Width != 1280 && shot.Width != 390 || shot.Name != "lesson-row" && shot.Name != "lesson-missing" {
			continue
		}
		scene, err := shot.Scene(reader)
		if err != nil {
			t.Fatal(err)
		}
		stage := scenetest.NewStage(reader, scene, shot.Width, shot.Height, 100)
		stage.Wait(len(shot.Play) + 20)
		hand, seen := stage.Seen().At["outlined/hand"]
		first := stage.Seen().At["person/p1"]
		switch {
		case shot.Name == "lesson-missing" && seen:
			t.Errorf("at %d pixels the hand answers the question", shot.Width)
		case shot.Name == "lesson-row" && (!seen || first[2] == 0 || hand[0]+hand[2]/2 < first[0]+first[2]):
			t.Errorf("at %d pixels the hand goes to %v, where somebody stands at %v", shot.Width, hand, first)
		}
		stage.Clear()
	}
}

// The guide of a lesson covers nothing, and nothing of it is cut off, in windows of every arrangement, in all
// languages and with texts 40 % longer. Its outlines surround what they are about.
func TestTheGuideCoversNothing(t *testing.T) {
	reader := ui.NewReader("en")
	for _, language := range texts.Languages() {
		code := language.Code
		for _, longer := range []int{0, 40} {
			if longer > 0 && code != "en" {
				continue
			}
			reader.Texts.Choose(code)
			reader.Texts.Lengthen(longer)
			defer reader.Texts.Lengthen(0)
			for i, shot := range gallery.All() {
				if !gametest.Sampled(i) || !strings.HasPrefix(shot.Name, "lesson-") {
					continue
				}
				scene, err := shot.Scene(reader)
				if err != nil {
					t.Fatal(err)
				}
				stage := scenetest.NewStage(reader, scene, shot.Width, shot.Height, 100)
				stage.Wait(2)
				faults := stage.Faults("space/", "slot/", "person/", "table.", "tip", "outlined/", "alarm/")
				for _, fault := range slices.Compact(faults) {
					t.Errorf("%s at %d × %d in %s, %d %% longer: %s", shot.Name, shot.Width, shot.Height, code, longer, fault)
				}
				stage.Clear()
			}
		}
	}
}

// In Business and Admin the card of a lesson shows its progress, as at the table, and how to leave it.
func TestALessonIsLeftInBusinessAndAdmin(t *testing.T) {
	reader := ui.NewReader("en")
	for _, shot := range slices.Concat(gallery.All(), gallery.LessonSteps()) {
		if shot.Name != "lesson-business" && shot.Name != "lesson-admin" {
			continue
		}
		stage := shown(t, reader, &shot)
		seen := stage.Seen().At
		if shown := stage.Scene().(*table.Table).Situation.Guide; seen["guide"][2] == 0 || shown == nil || shown.Step < 1 || shown.Of <= shown.Step {
			t.Errorf("%s at %d × %d: the card of the lesson lies at %v", shot.Name, shot.Width, shot.Height, seen["guide"])
		}
		stage.ClickOn(t, "guide/skip")
		stage.ClickOn(t, "dialog.skip")
		stage.Wait(2)
		if card, there := stage.Seen().At["guide"]; there {
			t.Errorf("%s at %d × %d: the lesson leads on, at %v", shot.Name, shot.Width, shot.Height, card)
		}
		stage.Clear()
	}
}
