package words

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/ui"
)

// GoalSoFar says how much of a solo goal is done, "2 of 6", for the player whom c asks about; empty for goals that don't
// count something up (B88, E13).
func GoalSoFar(c game.Context, goal string) string {
	done, of := 0, 0
	switch goal {
	case "six_red":
		done, of = c.Owner().Treated[clinic.Red], c.Number(game.GoalRedPatients)
	case "fifteen_patients":
		done, of = c.Owner().Treated.Total(), c.Number(game.GoalPatients)
	case extensions.GoalEmergencySpaces:
		board := c.Annex().Clinic()
		of = int(board.Columns) * int(board.Rows)
		done = of - board.Streets().Count()
	case extensions.GoalDarkRooms:
		done, of = c.Annex().Count(extensions.EmergencyRoomDark), c.Rules.Number(extensionGoals[goal])
	case extensions.GoalLightPatients:
		done, of = c.Owner().Annex.Treated[extensions.Light], c.Rules.Number(extensionGoals[goal])
	case extensions.GoalMediumPatients:
		done, of = c.Owner().Annex.Treated[extensions.Medium], c.Rules.Number(extensionGoals[goal])
	case extensions.GoalDarkPatients:
		done, of = c.Owner().Annex.Treated[extensions.Dark], c.Rules.Number(extensionGoals[goal])
	default:
		return ""
	}
	return ui.T("goal.so_far", ui.Data{"Count": done, "Of": of})
}
