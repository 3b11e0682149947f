package phases_test

import (
	"slices"
	"testing"

	"clinic/scenes/shots/sample"
	"clinic/scenes/table/phases"
	"clinic/scenes/ui"
)

// V4, V5, V7: what COVID-19 does in Business and Admin is told, in its steps and with a picture.
func TestTheLinesOfTheInfected(t *testing.T) {
	reader := ui.NewReader("en")
	s, happened, err := sample.AtBusinessInfected(2)
	story, s := told(t, reader, s, happened, err)
	if wrong := wrongEnd(story, s.State()); wrong != "" {
		t.Error(wrong)
	}
	for text, step := range map[string]string{
		"The orange patient has survived COVID-19": "business", "The white doctor caught COVID-19 while treating": "business", "The white doctor in the treatment room is cured": "business",
		"The infected white doctor gets worse, and is now yellow": "admin-9", "The red patient is among the deceased": "admin-9", "The orderly comes back from quarantine": "quarantine-ends",
	} {
		at := slices.IndexFunc(story.Lines, func(x phases.Line) bool { return x.Text == text })
		if at < 0 || story.Lines[at].Step.Key != step || len(story.Lines[at].Signs) == 0 {
			t.Errorf("%q does not stand in step %s with a picture", text, step)
		}
	}
}
