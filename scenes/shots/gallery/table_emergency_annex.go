package gallery

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// The pictures of a game with an annex, in each of its steps.

// department returns a game with the emergency department, played until the first player has a decision of a kind in
// a round.
func department(players, round int, kind game.DecisionKind) (view.Situation, error) {
	config := game.Config{Players: players, Seed: 7, Extensions: []string{"emergency"}}
	return Played(config, 4, func(_ *game.Rules, s *game.State) bool { return s.Round >= round && Decides(s, kind) })
}

// annexed is the clinic of the other pictures with a department laid out by hand beside it.
func annexed(reader *ui.Reader, step string, decision game.Decision) (*table.Table, error) {
	s, err := Exhibited("", "emergency")
	if err != nil {
		return nil, err
	}
	c := game.Context{Rules: s.Rules, State: s.State}.Annex()
	owner := c.Owner().Annex
	owner.Money, owner.Clinic = 9, clinic.Clinic{Columns: 4, Rows: 2}
	owner.Turn = game.Turn{Queue: 3}
	for _, component := range []clinic.Component{
		{Kind: extensions.EmergencyRoomLight}, {Kind: extensions.EmergencyHub, Space: clinic.Space{X: 1}},
		{Kind: extensions.EmergencyRoomMedium, Space: clinic.Space{X: 2}}, {Kind: extensions.EmergencyRoomDark, Space: clinic.Space{X: 1, Y: 1}},
		{Kind: extensions.EmergencyBreakRoom, Space: clinic.Space{X: 2, Y: 1}}, {Kind: clinic.Garden, Space: clinic.Space{X: 3, Y: 0}},
	} {
		owner.Clinic.Place(&c.Rules.Component(component.Kind).Blueprint, component)
	}
	in := func(x, y int8) clinic.Place { return clinic.In(clinic.Space{X: x, Y: y}) }
	before, outside := clinic.Place{Area: clinic.PreAdmissions}, clinic.Place{Area: clinic.Waiting}
	for _, who := range []clinic.Person{
		{Kind: extensions.EmergencyDoctor, Level: extensions.Light, At: in(0, 0)}, {Kind: extensions.EmergencyPatient, Level: extensions.Light, At: in(0, 0)},
		{Kind: extensions.EmergencyDoctor, Level: extensions.Medium, At: in(1, 1)}, {Kind: extensions.EmergencyPatient, Level: extensions.Dark, At: in(2, 0)},
		{Kind: extensions.EmergencyNurse, At: in(1, 1)},
		{Kind: extensions.EmergencyPatient, Level: extensions.Light, At: before}, {Kind: extensions.EmergencyNurse, At: outside},
	} {
		who.ID, who.Car = owner.Clinic.Named.Name(who.Kind), who.Kind == extensions.EmergencyDoctor
		owner.Clinic.People = append(owner.Clinic.People, who)
	}
	s.State.Market.Annex.Residency = []clinic.Level{extensions.Medium, extensions.Light, extensions.Light, 0}
	for i, row := range [...][market.RowLength]clinic.Level{{1, 3, 2}, {2, 1}} {
		s.State.Market.Annex.Appointments[i].Patients = row
	}
	if step != "" {
		s.Rules.Enter(s.State, step)
	}
	s.State.Pending, s.Told = []game.Decision{decision}, nil
	return table.New(reader, s, nil), nil
}

func shotAnnexChoice(reader *ui.Reader) (*table.Table, error) {
	return shotTable(reader)(department(4, 3, game.DecideAction))
}

func shotAnnexAction(reader *ui.Reader) (*table.Table, error) {
	return shotTable(reader)(department(3, 3, "emergency"))
}

// shotAnnexBuild holds a room over a space of the department.
func shotAnnexBuild(reader *ui.Reader) (*table.Table, error) {
	laid, err := annexed(reader, "", game.Decision{Kind: "emergency"})
	return rehearse(laid, err, thing.InSpace(clinic.Space{Y: 1}).On(extensions.EmergencyBoard), thing.ToBuild("emergency_hub", clinic.NoService).On(extensions.EmergencyBoard))
}

// shotAnnexMove holds a patient of the department over another room.
func shotAnnexMove(reader *ui.Reader) (*table.Table, error) {
	laid, err := annexed(reader, "move", game.Decision{Kind: game.DecideMove})
	return rehearse(laid, err, thing.InSpace(clinic.Space{X: 1, Y: 1}).On(extensions.EmergencyBoard), thing.Somebody("e4").On(extensions.EmergencyBoard))
}

// shotAnnexCrossing holds a doctor of the clinic over the department.
func shotAnnexCrossing(reader *ui.Reader) (*table.Table, error) {
	laid, err := annexed(reader, "move", game.Decision{Kind: game.DecideMove})
	return rehearse(laid, err, thing.InSpace(clinic.Space{X: 2}).On(extensions.EmergencyBoard), thing.Somebody("d4"))
}

func shotAnnexTreat(reader *ui.Reader) (*table.Table, error) {
	return annexed(reader, "business", game.Decision{Kind: game.DecideTreatments})
}
