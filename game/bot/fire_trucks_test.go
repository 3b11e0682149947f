package bot

import (
	"testing"

	"clinic/game"
)

// C21, C22: a burn victim comes in rounds II, IV and VI, whom two doctors treat with a nurse. The judgement knows
// this, so the second doctor is worth more than without burn victims.
func TestJudgementKeepsATeamForBurnVictims(t *testing.T) {
	b, c := playedWith(t, "fire_trucks", 1, 1, game.DecideAction)
	s := &b.site
	b.readSite(c, s)
	if want := uint32(1<<2 | 1<<4 | 1<<6); s.prospect.due[0] != want {
		t.Fatalf("somebody comes in the rounds %b, not %b", s.prospect.due[0], want)
	}
	worth := func(doctors, nurses float64, due uint32) float64 {
		o := s.prospect
		o.doctors, o.nurses, o.due[0] = [levels]float64{1: doctors}, nurses, due
		return b.judge.worth(&o)
	}
	with := worth(2, 1, 1<<2) - worth(1, 1, 1<<2)
	if without := worth(2, 1, 0) - worth(1, 1, 0); with < without+0.3 {
		t.Errorf("a second doctor brings %.1f points where a burn victim comes, %.1f where none does", with, without)
	}
	if with := worth(2, 0, 1<<2) - worth(1, 0, 1<<2); with > worth(2, 0, 0)-worth(1, 0, 0) {
		t.Error("two doctors are a team without a nurse")
	}
}
