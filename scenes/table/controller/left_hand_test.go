package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
)

// With the setting for left-handed players the column is at the left and the rail of floors at the right, and at the
// lower edge a piece turns away from the left thumb.
func TestTheLeftHand(t *testing.T) {
	for _, left := range []bool{false, true} {
		p := hold(t, 844, 390, game.Command{Type: game.ChooseAction, Action: game.Build})
		settings := scenes.DefaultSettings()
		settings.LeftHanded = left
		p.ChangeSettings(settings)
		p.tick()
		area := p.table.ClinicArea()
		if tab := p.rect(thing.Named(thing.Tab, panels.TabHand)); (tab.X < area.X) != left {
			t.Errorf("left %v: the column is at %v, the clinic at %v", left, tab, area)
		}
		if rail := p.rect(thing.Numbered(thing.Floor, 0)); (rail.X > area.X) != left {
			t.Errorf("left %v: the rail is at %v, the clinic at %v", left, rail, area)
		}
		x, y := p.place(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService))
		p.touchAt(input.Touch{X: x, Y: y})
		p.touchAt(input.Touch{X: x + toward(left), Y: y})
		p.touchAt(input.Touch{X: 400, Y: 380})
		if l := &p.table.Look; l.Held.Empty() || (l.PointerX > 400) != left {
			t.Errorf("left %v: the piece is at %v, the finger at 400", left, l.PointerX)
		}
		p.touchAt()
		p.Stage.Clear()
	}
}

// toward returns a small distance from the column toward the clinic.
func toward(left bool) float64 {
	if left {
		return 20
	}
	return -20
}
