package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// C80: a dog is for the psychiatric patient admitted last, which is said once; it fills a place beside its patient,
// which is drawn, and a player who would bring the next patient is told.
func TestADogIsTakenAndFillsItsPlace(t *testing.T) {
	p := sitChanged(t, []string{"therapy_dogs"}, func(m *game.Match) {
		for i := range m.State.Market.Appointments {
			m.State.Market.Appointments[i].Patients = [4]clinic.Level{clinic.White, clinic.White, clinic.White, clinic.White}
		}
		m.State.Players[0].Money, m.State.Players[0].Clinic.People = 20, nil
		must(t, m, choose(game.Admit))
		m.State.Players[0].Turn.Queue = 9
		admit := game.Command{Type: game.AdmitOne}
		admit.From.Service = clinic.Psychiatry
		must(t, m, admit)
		must(t, m, admit)
	})
	waiting := func() (list []string) {
		for _, person := range p.me().Clinic.People {
			if person.At.Area == clinic.PreAdmissions {
				list = append(list, person.ID)
			}
		}
		return list
	}()
	card := thing.ToOffer("employ_dog")
	p.click(card)
	p.click(thing.Somebody(waiting[0]))
	if l := &p.table.Look; !strings.Contains(l.Bubble, "admitted last") || l.Tone != ui.Refused || p.told() {
		t.Errorf("the patient admitted first: the hand says %q, and a note stands besides: %v", l.Bubble, p.told())
	}
	p.key(ebiten.KeyEscape)
	spots := func() (count int) {
		for _, spot := range p.table.Spots() {
			if spot.Thing == thing.Somebody(waiting[1]) {
				count++
			}
		}
		return count
	}
	before := spots()
	p.drag(card, thing.Somebody(waiting[1]))
	p.tick()
	if after := spots(); after != before+1 {
		t.Errorf("the patient takes %d places, with its dog %d", before, after)
	}
	next := thing.Thing{Kind: thing.Appointment, Service: clinic.Psychiatry}
	p.drag(next, thing.WaitingFor(clinic.Psychiatry))
	if !p.told() {
		t.Error("the third patient is refused without a word")
	}
}
