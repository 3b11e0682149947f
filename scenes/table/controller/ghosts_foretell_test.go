package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// C61: over pre-admissions an orange patient isn't said to come in: it becomes a ghost, and its $5 are held apart
// until Business.
func TestAnOrangePatientIsSaidToBecomeAGhost(t *testing.T) {
	p := sitChanged(t, []string{"ghosts"}, func(m *game.Match) {
		m.State.Players[0].Money = 10
		m.State.Market.Row(clinic.Psychiatry).Patients[0] = clinic.Orange
		must(t, m, choose(game.Admit))
	})
	patient := thing.InRow(front(clinic.Psychiatry))
	p.pick(patient)
	p.hover(thing.WaitingFor(clinic.Psychiatry))
	if !p.bubbles("For 1 queue point: The orange patient does not come in.", "a newspaper pays you $5 for the story. (C61)") || p.bubbles("pre-admissions") {
		t.Errorf("C61: the pointer says %q", p.table.Look.Bubble)
	}
	if p.table.Look.MoneyAfter != view.NoAfter || p.table.Look.Tone == ui.Refused {
		t.Errorf("C61: the ribbon foretells $%d, tone %v", p.table.Look.MoneyAfter, p.table.Look.Tone)
	}
	p.release()
	if me := p.me(); me.Money != 10 || me.Turn.Income != 5 {
		t.Errorf("C61: then $%d, and $%d of income", me.Money, me.Turn.Income)
	}
}
