package panels

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// The choice of a solo goal: equal cards in one row, each with a picture and a short name; its tip says it in full (B88).

// writeGoals writes the goals that are offered, and that one may be drawn.
func (t *Tray) writeGoals(p *paper.Paper, in ui.Rect) {
	const gap = 6.0
	t.ask(p, &in, min(230, in.W*0.18), 12, 5, ui.T("tray.choose_goal"))
	in.Y, in.H = in.Y+8, in.H-16
	choices := append([]string{game.DrawGoal}, t.Situation.State.Market.Goals...)
	width := min(130, (in.W+gap)/float64(len(choices))-gap)
	style, lines := ui.Text, 1
	for _, goal := range choices {
		if !fitsInLines(style, t.shortGoal(goal), width-4, 3) {
			style = ui.Small
		}
	}
	for _, goal := range choices {
		lines = max(lines, len(ui.Wrap(style, t.shortGoal(goal), width-4)))
	}
	for _, goal := range choices {
		t.writeGoal(p, goal, style, in.CutLeft(width, gap), 4+17*float64(min(3, lines)))
	}
}

// shortGoal is a goal in two or three words.
func (t *Tray) shortGoal(goal string) string {
	return ui.T("goal_short."+goal, words.Numbers(t.Situation.Rules))
}

// writeGoal writes the card of a goal with its name in a foot of a height.
func (t *Tray) writeGoal(p *paper.Paper, goal string, style ui.Style, r ui.Rect, foot float64) {
	t.frame(p, thing.Named(thing.Goal, goal), r, "")
	picture := ui.Rect{X: r.X + 6, Y: r.Y + 6, W: r.W - 12, H: r.H - 8 - foot}
	x, y := picture.Center()
	switch goal {
	case game.DrawGoal:
		p.Art(pictures.Bag, x, y, min(1.9, picture.H/26))
	case game.GoalAllSpaces:
		dollhouse.Write(p, clinic.Hub, t.Situation.State.Market.Appointments[0].Service, picture, 0.4)
	case game.GoalFloor3:
		dollhouse.Write(p, clinic.OperatingRoom, clinic.NoService, picture, 0.4)
	case game.GoalTwoBuildings:
		at := picture
		at.W *= 0.6
		dollhouse.Write(p, clinic.TreatmentRoom, clinic.NoService, at, 0.3)
		at.X = picture.Right() - at.W
		dollhouse.Write(p, clinic.TreatmentRoom, clinic.NoService, at, 0.3)
	case game.GoalSixRed:
		p.Fitted(dress.PieceOf(clinic.Patient, clinic.Red).Picture(), picture, 1)
	case game.GoalFifteenPatients:
		p.Fitted(dress.PieceOf(clinic.Patient, clinic.White).Picture(), picture, 1)
	case game.GoalNoDeaths:
		p.Fitted(dress.PieceOf(clinic.Patient, clinic.Red).Picture(), picture, 1)
		p.Tinted(pictures.Check, picture.X+picture.W/2+22, picture.Bottom()-10, 0.9, paint.Legal)
	case game.GoalFiftyTime:
		p.Art(pictures.Time, x, y, min(1.9, picture.H/26))
	case game.GoalFourRedDoctors:
		p.Fitted(dress.PieceOf(clinic.Doctor, clinic.Red).Picture(), picture, 0.92)
	default:
		if art := dress.Goal(goal); art != sprites.None {
			p.Fitted(art, picture, 0.92)
		}
	}
	p.Lines(style, t.shortGoal(goal), ui.Rect{X: r.X + 2, Y: r.Bottom() - foot - 2, W: r.W - 4, H: foot}, 3, ui.Center, paint.Ink)
	p.End()
}

// goalText says what a goal asks for, or that it is drawn.
func (t *Made) goalText(goal string) string {
	if goal == game.DrawGoal {
		return ui.T("tray.draw_goal")
	}
	return words.Goal(goal, t.Situation.Rules)
}
