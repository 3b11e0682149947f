package panels

import (
	"testing"

	"clinic/assets/texts"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// The heading over a single small card is whole, however long it is: in two lines, or over a wider card.
func TestHeadingsOverOneCardAreWhole(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	texts.AddEnglish(map[string]any{"offers.rent": "Rent", "offers.ride": "Ambulance", "offers.night": "Ambulance by night", "offers.word": "Ambulanceserviceman"})
	for _, command := range []string{"rent", "ride", "night", "word"} {
		for _, width := range []float64{40, 66} {
			g := offerGroup{cards: []thing.Thing{{Kind: thing.Offer, Name: command}}}
			g.measure(reader, width, 6)
			if !fitsInLines(reader.Styles.TextStrong, g.heading, g.width, g.lines) || g.lines > 2 {
				t.Errorf("over a card %.0f wide %q has no room: it is %.0f wide in %d lines", width, g.heading, g.width, g.lines)
			}
			if command == "rent" && g.width != width {
				t.Errorf("a short heading makes a card %.0f wide, not %.0f", g.width, width)
			}
		}
	}
}
