package controller_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/scenes/table/controller"
	"clinic/sprites"
)

// B52: the question before the end of Hire shows a doctor who is there, and says that only a nurse or an orderly may
// be hired besides.
func TestTheQuestionNamesWhoCanStillBeHired(t *testing.T) {
	for _, at := range []struct {
		doctors clinic.Level
		want    string
		picture sprites.ID
	}{
		{clinic.Orange, "You can still hire: doctor and nurse or orderly.", extensionui.PieceOf(clinic.Doctor, clinic.Orange).Picture()},
		{clinic.NoLevel, "You can still hire: nurse or orderly.", extensionui.PieceOf(clinic.Nurse, clinic.NoLevel).Picture()},
	} {
		p := sitChanged(t, nil, func(m *game.Match) {
			must(t, m, choose(game.Hire))
			for slot := range m.State.Market.Residency {
				m.State.Market.Residency[slot] = at.doctors
			}
			m.State.Players[0].Money = 40
		})
		if got := controller.Reminded(p.session); !slices.Equal(got, []string{at.want}) {
			t.Errorf("with %v doctors it says %q", at.doctors, got)
		}
		if got := controller.RemindedBy(p.session); !slices.Equal(got, []sprites.ID{at.picture}) {
			t.Errorf("with %v doctors it shows %v, not %v", at.doctors, got, at.picture)
		}
	}
}
