package gallery

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// The pictures of what the emergency department earns and pays.

// ShotDepartmentForecast explains one of the department's patients in the forecast.
func ShotDepartmentForecast(reader *ui.Reader) (*table.Table, error) {
	match, err := sample.AtMoveWithDepartment(1, 4)
	if err != nil {
		return nil, err
	}
	laid, err := shotTable(reader)(ShotSituation(match.Rules, match.State, nil), nil)
	return rehearse(laid, err, thing.ForecastOf("e7"))
}

// shotDepartmentBonus chooses among the bonus tiles, including the department's nurse.
func shotDepartmentBonus(reader *ui.Reader) (*table.Table, error) {
	config := game.Config{Players: 4, Seed: 7, Extensions: []string{"emergency"}}
	return shotTable(reader)(Played(config, 1, func(_ *game.Rules, s *game.State) bool { return Decides(s, game.DecideBonus) }))
}

// shotDepartmentGoals chooses among the goals of the department.
func shotDepartmentGoals(reader *ui.Reader) (*table.Table, error) {
	config := game.Config{Players: 1, Seed: 9, Extensions: []string{"emergency"}}
	return shotTable(reader)(Played(config, 1, func(_ *game.Rules, s *game.State) bool { return Decides(s, game.DecideGoal) }))
}

// shotDepartmentShort is a department that can't pay what it owes, and its purchase of popularity.
func shotDepartmentShort(reader *ui.Reader) (*table.Table, error) {
	match, err := sample.AtMoveWithDepartment(2, 4)
	if err != nil {
		return nil, err
	}
	owner := &match.State.Players[0]
	owner.Annex.Money = 3
	owner.Annex.Clinic.Person("e4").At = clinic.Place{Area: clinic.PreAdmissions} // the patient would be treated otherwise
	match.State.Pending = []game.Decision{{Kind: game.DecideAnnexPopularity, Count: 1}}
	return shotTable(reader)(ShotSituation(match.Rules, match.State, nil), nil)
}
