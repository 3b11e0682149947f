//go:build all

package doors_test

import (
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/shots/sample"
)

// Business with an emergency department in the real window, with the mouse: the page of the department, a nurse called
// in for a point, popularity bought with the clinic's income, points bought with the department's own money, and Admin
// (E8, E9, E10).
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
	w.UntilScene("ledger")
	w.ClickOn("ledger.to_emergency")
	w.ClickOn("ledger.call_in.e7")
	w.kept("a nurse is called in", func(s *game.State) bool { return len(s.Players[0].Annex.Turn.Treatments) == 2 })
	w.Screenshot("emergency-business")
	w.ClickOn("ledger.treat")
	s = w.deciding(game.DecidePopularity)
	if len(s.Players[0].Annex.Clinic.People) != len(match.State.Players[0].Annex.Clinic.People) {
		t.Error("the department is settled before the clinic has bought its popularity (D248)")
	}
	w.ClickOn("ledger.points")
	w.Type("0")
	w.ClickOn("ledger.buy") // nothing
	w.ClickOn("dialog.keep")
	s = w.deciding(game.DecideAnnexPopularity)
	me := &s.Players[0]
	// $10 of its own, $18 and $26 for the patients (E9); salaries of $8; upkeep of six modules and a garden, less $6 for
	// three nurses, $1.
	if me.Annex.Money != 10+18+26-8-1 || me.Popularity != popularity-1 {
		t.Errorf("the department has $%d, and popularity went from %d to %d (E8, E9)", me.Annex.Money, popularity, me.Popularity)
	}
	savings, own := me.Money, me.Annex.Money
	w.ClickOn("ledger.points.more")
	w.ClickOn("ledger.points.more")
	w.Screenshot("emergency-popularity")
	w.ClickOn("ledger.buy")
	s = w.deciding(game.DecideAction)
	if me = &s.Players[0]; me.Annex.Money != own-2*2 || me.Money != savings || me.Annex.Turn.Treatments != nil {
		t.Errorf("two points leave $%d of $%d, and $%d of the savings of $%d (E10)", me.Annex.Money, own, me.Money, savings)
	}
	w.Screenshot("emergency-admin")
	w.ClickOn("ledger.skip")
	w.ClickOn("ledger.close")
	w.Until("the table again", func(s scenes.Seen) bool { _, choosing := s.At["action/emergency"]; return choosing })
}
