package ledger

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/dollhouse"
	"clinic/scenes/session"

	"github.com/hajimehoshi/ebiten/v2"
)

// A ghost that moves in comes down into its room out of nowhere, and then floats there.
func TestAGhostComesDownIntoItsRoom(t *testing.T) {
	l, wait, press := moved(t, 100)
	for l.deciding() {
		press(ebiten.KeyEnter)
	}
	state := l.session.State()
	room := clinic.Space{Floor: -1}
	for space := range state.Players[0].Clinic.Modules().All() {
		room = space
	}
	ghost := func() (z, fade float64, there bool) {
		for _, w := range l.house.Grounds().Clinic.Walkers {
			if space, floats := dollhouse.FloatsIn(w.Person.Key); floats && space == room {
				return w.Z, w.Person.Fade, true
			}
		}
		return 0, 0, false
	}
	placed := game.Event{Type: extensions.GhostPlaced, Step: "admin-9", To: clinic.In(room)}
	l.read([]session.Happening{{Events: []game.Event{placed}, Before: state, After: state}})
	for l.cursor < len(l.lines)-1 {
		press(ebiten.KeyArrowDown)
	}
	wait(2)
	high, fade, there := ghost()
	if !there || fade < 0.3 {
		t.Fatalf("the ghost is there: %v, at %v, faint by %v", there, high, fade)
	}
	wait(40)
	if low, fade, _ := ghost(); low >= high || fade > 0 {
		t.Errorf("the ghost floats at %v, faint by %v; it came from %v", low, fade, high)
	}
}
