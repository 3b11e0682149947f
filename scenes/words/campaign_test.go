package words_test

import (
	"strings"
	"testing"

	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// Every clinic of the campaign has a name, a story, and words for everything its medals require.
func TestEveryClinicHasItsWords(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, c := range session.Clinics() {
		ids := []string{"campaign.clinic." + c.ID, "campaign.story." + c.ID}
		for _, wishes := range c.Medals {
			for _, w := range wishes {
				says := w.Says
				if says == "" {
					says = string(w.Is)
				}
				ids = append(ids, "campaign.wish."+says)
			}
		}
		for _, id := range ids {
			if !reader.Texts.Has(id) {
				t.Errorf("%s: there is no text %s", c.ID, id)
			}
		}
	}
	if said := words.Medals(reader, &session.Clinics()[0]); strings.Count(said, "\n") != 2 || !strings.Contains(said, "Bronze: A score of at least 28") {
		t.Errorf("the first clinic asks for %q", said)
	}
}
