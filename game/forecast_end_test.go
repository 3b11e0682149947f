package game

import "testing"

// B87: in the last round the forecast includes what extensions change at the end
// of the game, and changes nothing itself.
func TestForecastOfTheEnd(t *testing.T) {
	fair := &Extension{ID: "fair", Moments: Moments{End: []Moment{{Do: func(p *Play, player int) {
		p.State.Players[player].Popularity += 4
		p.State.Players[player].Money -= 3
	}}}}}
	s := newScene(t, 1, fair)
	for round := 5; round <= 6; round++ {
		s.State.Round = round
		before := s.State.Players[0].Popularity
		f := s.Of(0).Forecast()
		if want := (round - 5) * 4; f.EndPopularity != want || f.EndMoney != -(round-5)*3 || s.State.Players[0].Popularity != before {
			t.Errorf("round %d: $%d and %d popularity, want %d", round, f.EndMoney, f.EndPopularity, want)
		}
	}
}
