package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
)

// burned puts a burn victim into the treatment room and too few patients into the clinic, sets a goal that a death
// loses, and goes on to Move of a round that requires patients.
func burned(t *testing.T) *player {
	return sitChanged(t, []string{"fire_trucks"}, func(m *game.Match) {
		for _, command := range toMove() {
			must(t, m, command)
		}
		m.State.Round = 4
		me := &m.State.Players[0]
		me.Goal, me.Money = game.GoalNoDeaths, 20
		me.Clinic.People = []clinic.Person{
			{ID: "d1", Kind: clinic.Doctor, Level: clinic.White, At: clinic.In(clinic.Space{X: 1, Y: 1})},
			{ID: "v1", Kind: "burn_victim", At: clinic.In(clinic.Space{X: 1, Y: 1}), Marks: []clinic.Mark{{Kind: "by", Note: "truck"}}},
		}
	})
}

// C12, C22, B88: the question at the end of Move names what a missed quota costs, the death of a burn victim, and the
// goal that is lost with it.
func TestTheQuestionNamesQuotaBurnVictimAndGoal(t *testing.T) {
	p := burned(t)
	got := controller.Reminded(p.session)
	for _, want := range []string{
		"The burn victim isn’t treated: needs a doctor. It dies in Admin: −5 popularity. (C22)",
		"Your goal is lost with it: Lose no patient, and cure 18.",
		"Fewer patients than this round asks for, only 0: 2 popularity lost. (C12)",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not among\n%q", want, got)
		}
	}
}

// B88: a death at the table names the goal that is lost with it; the next death doesn't.
func TestADeathAtTheTableNamesTheLostGoal(t *testing.T) {
	p := burned(t)
	e := game.Event{Type: game.PatientDied, Kind: "burn_victim", Rule: "C21", Popularity: -5}
	state, rules := p.session.State().Clone(), p.session.Rules()
	if got := controller.Mourning(p.Reader, &e, state, rules); !strings.HasSuffix(got, "−5 popularity. Your goal is lost with it: Lose no patient, and cure 18.") {
		t.Errorf("it says %q", got)
	}
	state.Players[0].Died = 1
	if got := controller.Mourning(p.Reader, &e, state, rules); !strings.HasSuffix(got, ": −5 popularity.") {
		t.Errorf("the second death says %q", got)
	}
}

// B84, B86, C12: the forecast says what popularity will be when Admin is over, why, and that the goal is lost.
func TestTheForecastReachesToTheEndOfAdmin(t *testing.T) {
	p := burned(t)
	coming := p.session.Context().Coming()
	if want := p.me().Popularity - 7; coming.Popularity != want || coming.Money != 20-1-3 {
		t.Fatalf("foretold are $%d and %d popularity, want %d: %+v", coming.Money, coming.Popularity, want, coming.Changes)
	}
	tips := panels.Tips{Made: panels.Made{Shown: &p.table.Shown}}
	tip := strings.Join(tips.Lines(thing.Named(thing.ForecastSum, "after")), "\n")
	for _, want := range []string{"1 dies in Admin: −5 popularity. (C22)", "only 0: 2 popularity lost. (C12)", "Your goal is lost with it: Lose no patient, and cure 18."} {
		if !strings.Contains(tip, want) {
			t.Errorf("%q is not in\n%s", want, tip)
		}
	}
}
