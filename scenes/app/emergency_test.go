//go:build all

package app_test

import (
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/shots/sample"
)

// Business with an emergency department in the real window, with the mouse: the department's page, a nurse called
// in for a point, popularity bought with the clinic's income, points bought with the department's own money, and
// Admin (E8, E9, E10).
func TestTheBusinessOfADepartmentWithTheMouse(t *testing.T) {
	match, err := sample.AtMoveWithDepartment(1, 4)
	if err != nil {
		t.Fatal(err)
	}
	w := goOn(t, match)
	w.deciding(game.DecideMove)
	w.Screenshot("emergency-move")
	w.endMove()
	s := w.deciding(game.DecideTreatments)
	popularity := s.Players[0].Popularity
	w.treats()
	w.ClickOn("annex/treat/e7")
	w.ClickOn("dialog.call_in")
	w.kept("a nurse is called in", func(s *game.State) bool { return len(s.Players[0].Annex.Turn.Treatments) == 2 })
	w.Screenshot("emergency-business")
	w.ClickOn("button/done")
	s = w.deciding(game.DecidePopularity)
	if len(s.Players[0].Annex.Clinic.People) != len(match.State.Players[0].Annex.Clinic.People) {
		t.Error("the department is settled before the clinic has bought its popularity (D248)")
	}
	w.buys()
	w.ClickOn("popularity/keep")
	w.ClickOn("popularity/keep") // once more: everything is kept
	s = w.deciding(game.DecideAnnexPopularity)
	me := &s.Players[0]
	// $10 of its own, $18 and $26 for the patients (E9), minus salaries of $8 and upkeep of $1: six modules and a
	// garden, less $6 for three nurses.
	if me.Annex.Money != 10+18+26-8-1 || me.Popularity != popularity-1 {
		t.Errorf("the department has $%d, and popularity went from %d to %d (E8, E9)", me.Annex.Money, popularity, me.Popularity)
	}
	savings, own := me.Money, me.Annex.Money
	w.buys()
	w.Type("2")
	w.Screenshot("emergency-popularity")
	w.ClickOn("button/done")
	s = w.deciding(game.DecideAction)
	if me = &s.Players[0]; me.Annex.Money != own-2*2 || me.Money != savings || me.Annex.Turn.Treatments != nil {
		t.Errorf("two points leave $%d of $%d, and $%d of the savings of $%d (E10)", me.Annex.Money, own, me.Money, savings)
	}
	w.Screenshot("emergency-admin")
	w.passUntil("the table again", func(s scenes.Seen) bool { return shows(s, "action/emergency") })
}
