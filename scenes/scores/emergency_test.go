package scores

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/scenes/extensionui"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// E12, E13: the department's lines have pictures, words and points; in a solo game its goal counts, and each rank
// requires 10 more.
func TestTheDepartmentIsScored(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := opened(reader)(sample.EndedWithDepartment(1))
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, r := range s.rows() {
		if !strings.HasPrefix(r.what, "emergency_") {
			continue
		}
		found++
		if extensionui.ScoreSign(r.what) == sprites.None || r.rule != "E12" || !s.Texts.Has("scores.line."+r.what) {
			t.Errorf("%s by rule %s has no picture or no words", r.what, r.rule)
		}
	}
	if found != 4 {
		t.Errorf("E12: %d lines of the department", found)
	}
	st := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	if !strings.Contains(s.reason(), "Treat 6 light emergency patients") {
		t.Errorf("E13: the goal is %q", s.reason())
	}
	c := s.session.ContextOf(0)
	c.Owner().Annex.Treated[extensions.Light], c.Owner().Annex.Treated[extensions.Dark] = 5, 1
	for goal, want := range map[string]string{
		extensions.GoalLightPatients: "5 of 6", extensions.GoalDarkPatients: "1 of 4", extensions.GoalMediumPatients: "1 of 4",
		extensions.GoalDarkRooms: "1 of 2", extensions.GoalEmergencySpaces: "7 of 8", game.GoalLittleTime: "4 of 12",
	} {
		if got := words.GoalSoFar(st.Reader, c, goal); got != want {
			t.Errorf("E13: %s is done %q, want %q", goal, got, want)
		}
	}
	plain, err := opened(st.Reader)(sample.Ended(1))
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range s.ranks() {
		if want := plain.ranks()[i]; r.name != want.name || i > 0 && r.least != want.least+10 {
			t.Errorf("E13: the %s needs %d popularity, without a department the %s %d", r.name, r.least, want.name, want.least)
		}
		if st.Seen().At["scores.rank."+r.name] == [4]float64{} {
			t.Errorf("the rank %s is not shown", r.name)
		}
	}
}
