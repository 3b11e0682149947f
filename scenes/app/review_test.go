//go:build all

package app_test

import (
	"testing"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/session"
)

// From the end of a game the review opens and finds that nobody was treated in the last Move. The game is
// continued from there, as a copy, whose end shows the original beside it.
func TestAGameIsReviewedAndPlayedOn(t *testing.T) {
	w := endAlone(t)
	w.ClickOn("scores.review")
	w.ClickOn("review.row.0")
	w.Screenshot("review")
	w.ClickOn("review.step")
	w.UntilScene("replay")
	w.Screenshot("review-step")
	w.Key("Escape")
	w.ClickOn("review.play_on")
	w.UntilScene("table.Table")
	w.kept("a copy at its Move", func(s *game.State) bool {
		g, err := w.store.Read(save.Autosave)
		if err != nil {
			t.Fatal(err)
		}
		told, err := session.Tell(g.Table)
		return err == nil && told.Origin == (session.Origin{Kind: session.Copy}) && len(told.Before) == 1 && len(told.Before[0]) == 6 && s.Decision(0) != nil && s.Decision(0).Kind == game.DecideMove
	})
	w.toTheEnd()
	w.Until("the line of the game before", func(s scenes.Seen) bool { return shows(s, "scores.dotted") })
	w.Screenshot("review-both")
}
