package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
)

// On a phone a red sign marks a patient whom nobody treats, and a tap on it says why.
func TestWhomNobodyTreatsHasASign(t *testing.T) {
	p := hold(t, 390, 844)
	p.toMove()
	for _, c := range p.session.Legal() {
		person := p.me().Clinic.Person(c.Person)
		if c.Type == game.MoveOne && person != nil && person.Kind == clinic.Patient && p.me().Clinic.At(c.To.Space).Kind == clinic.TreatmentRoom {
			p.apply(c)
			break
		}
	}
	p.session.Happened()
	p.touchAt()
	p.touchAt()
	sign := ""
	for id := range p.Seen().At {
		if strings.HasPrefix(id, "alarm/") {
			sign = id
		}
	}
	if sign == "" {
		t.Fatal("no sign stands at a patient without a doctor")
	}
	at := p.Seen().At[sign]
	p.tapAt(at[0]+at[2]-4, at[1]+at[3]/2)
	if !p.told() || !p.table.Look.Held.Empty() {
		t.Error("a tap on the sign does not say why")
	}
}

// The rail says what a floor out of sight costs, and the tab of the forecast how much popularity Business would buy.
func TestTheRailAndTheTabsSayWhatIsOutOfSight(t *testing.T) {
	p := hold(t, 568, 300, choose(game.Build))
	p.tap(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService))
	if says := p.written(thing.Numbered(thing.Floor, 1)); !slices.Contains(says, "$3") {
		t.Errorf("with a room in the hand the rail says %q of Floor 1", says)
	}
	p.tap(thing.Of(thing.PutBack))
	if says := p.written(thing.Numbered(thing.Floor, 1)); slices.Contains(says, "$3") {
		t.Errorf("with an empty hand the rail says %q of Floor 1", says)
	}
	if says := p.written(thing.Named(thing.Tab, panels.TabForecast)); slices.ContainsFunc(says, func(s string) bool { return strings.HasPrefix(s, "+") }) {
		t.Errorf("without patients the tab of the forecast says %q", says)
	}
}
