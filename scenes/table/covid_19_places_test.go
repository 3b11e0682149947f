package table_test

import (
	"testing"

	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// On an upright tablet the held card stays wide enough to be read beside a long question.
func TestACardInTheHandIsSeenBesideItsQuestion(t *testing.T) {
	reader := ui.NewReader("en")
	laid, err := gallery.ShotInfect(reader)
	if err != nil {
		t.Fatal(err)
	}
	scenetest.NewStage(laid.Reader, laid, 820, 1180, 100).Wait(3)
	if card, there := laid.Spot(thing.ToOffer("infect")); !there || card.Rect.W < 100 {
		t.Errorf("the card has %v", card.Rect)
	}
}
