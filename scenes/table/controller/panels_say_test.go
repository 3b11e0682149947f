package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// panelsSay counts the texts on the panels that are exactly that.
func (p *player) panelsSay(text string) (count int) {
	for _, paper := range p.table.Papers() {
		for i := range paper.Items {
			if paper.Items[i].Text == text {
				count++
			}
		}
	}
	return count
}

// People who wait in pre-admissions are not left out of the forecast.
func TestTheForecastCountsWhoWaits(t *testing.T) {
	p := sit(t, 1, choose(game.Admit))
	p.tick()
	if p.panelsSay(p.T("side.no_patients")) != 1 {
		t.Error("it does not say that nobody is there")
	}
	for _, command := range p.session.Legal() {
		if command.Type == game.AdmitOne {
			p.drag(thing.InRow(command.From), thing.InSpace(clinic.Space{X: 2, Y: 2}))
			break
		}
	}
	p.Wait(60)
	if want := p.T("side.waiting", ui.Data{"Count": 1}); p.panelsSay(want) != 1 || p.panelsSay(p.T("side.no_patients")) != 0 {
		t.Errorf("it does not say %q", want)
	}
}

// While a bonus is placed nothing is said twice.
func TestPlacingIsSaidOnce(t *testing.T) {
	p := unset(t, game.Config{Seed: 7})
	for _, command := range p.session.Legal() {
		if command.Type == game.TakeBonus && (command.Choice == game.BonusGarden || command.Choice == game.BonusParkingLot) {
			p.apply(command)
			break
		}
	}
	if !p.session.Deciding(game.DecideBonusPlace) {
		t.Fatalf("no bonus is placed but %+v", p.session.Decision())
	}
	p.tick()
	p.Wait(30)
	if count := p.panelsSay(p.T("tray.place_bonus")); count > 1 {
		t.Errorf("it is said %d times", count)
	}
	if p.panelsSay(p.T("next.place")) != 1 {
		t.Error("the line above the tray does not say how")
	}
}
