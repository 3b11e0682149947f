package panels

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/paper"
	"clinic/scenes/pictures"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The choice of a solo goal: equal cards in one row, each with a picture and a short name; the tip has the long
// form (B88).

// writeGoals writes the goals that are offered, and the card that draws one.
func (t *choices) writeGoals(p *paper.Paper, in ui.Rect) {
	const gap = 6.0
	t.ask(p, &in, min(230, in.W*0.18), 12, 5, p.T("tray.choose_goal"))
	in.Y, in.H = in.Y+8, in.H-16
	choices := append([]string{game.DrawGoal}, t.Situation.State.Market.Goals...)
	width := min(130, (in.W+gap)/float64(len(choices))-gap)
	widest, lines := 0.0, 1
	for _, goal := range choices {
		for _, word := range ui.Words(t.shortGoal(goal)) {
			widest = max(widest, ui.Measure(p.Styles.Text, word)+2+nameFree(p.Reader))
		}
	}
	if rows := in; widest > width && !t.Layout.Scrolls { // in two rows, each name beside its picture
		columns := (len(choices) + 1) / 2
		width, high := (in.W+gap)/float64(columns)-gap, (in.H-gap)/2
		for i, goal := range choices {
			if i == columns {
				in.X, in.Y, in.W = rows.X, rows.Y+high+gap, rows.W
			}
			cell := in.CutLeft(width, gap)
			cell.H = high
			t.writeGoal(p, goal, cell, 0)
		}
		return
	}
	width = max(width, widest)
	for _, goal := range choices {
		lines = max(lines, len(ui.Wrap(p.Styles.Text, t.shortGoal(goal), width-2-nameFree(p.Reader))))
	}
	for _, goal := range choices {
		t.writeGoal(p, goal, in.CutLeft(width, gap), lines)
	}
}

// shortGoal returns a goal in two or three words.
func (t *choices) shortGoal(goal string) string {
	return words.GoalShort(t.Reader, goal, t.Situation.Rules)
}

// goalFoot returns the height of a goal's name in that many lines.
func goalFoot(reader *ui.Reader, lines int) float64 {
	return 4 + reader.Styles.Grown(17)*float64(lines)
}

// besideGoal returns the width for the name of a goal beside its picture, on a card of a width.
func besideGoal(wide float64) float64 { return wide - min(36, wide*0.3) - 8 }

// writeGoal writes the card of a goal with its name below the picture, in at most lines lines; with 0 the name
// stands beside it.
func (t *choices) writeGoal(p *paper.Paper, goal string, r ui.Rect, lines int) {
	foot := goalFoot(p.Reader, lines)
	t.frame(p, thing.Named(thing.Goal, goal), r, "")
	picture := ui.Rect{X: r.X + 6, Y: r.Y + 6, W: r.W - 12, H: r.H - 8 - foot}
	name := ui.Rect{X: r.X + 1 + nameFree(p.Reader)/2, Y: r.Bottom() - foot - 2, W: r.W - 2 - nameFree(p.Reader), H: foot}
	if lines == 0 {
		picture = ui.Rect{X: r.X + 4, Y: r.Y + 4, W: r.W - besideGoal(r.W) - 8, H: r.H - 8}
		name, lines = ui.Rect{X: picture.Right() + 2, Y: r.Y, W: besideGoal(r.W), H: r.H}, 3
	}
	x, y := picture.Center()
	switch game.GoalNamed(goal) {
	case game.DrawGoal:
		p.Art(pictures.Bag, x, y, min(1.9, picture.H/26, picture.W/26))
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
		p.Fitted(extensionui.PieceOf(clinic.Patient, clinic.Red).Picture(), picture, 1)
	case game.GoalManyPatients:
		p.Fitted(extensionui.PieceOf(clinic.Patient, clinic.White).Picture(), picture, 1)
	case game.GoalNoDeaths:
		for i, level := range [...]clinic.Level{clinic.White, clinic.Orange, clinic.Red} { // all of them
			at := picture
			at.W /= 2
			at.X += at.W / 2 * float64(i)
			p.Fitted(extensionui.PieceOf(clinic.Patient, level).Picture(), at, 0.8)
		}
	case game.GoalLittleTime:
		p.Art(pictures.Time, x, y, min(1.9, picture.H/26, picture.W/26))
	case game.GoalFourRedDoctors:
		p.Fitted(extensionui.PieceOf(clinic.Doctor, clinic.Red).Picture(), picture, 0.92)
	default:
		if art := extensionui.Goal(goal); art != sprites.None {
			p.Fitted(art, picture, 0.92)
		}
	}
	p.Lines(p.Styles.Text, t.shortGoal(goal), name, lines, ui.Center, theme.Ink)
	p.End()
}

// goalText returns what a goal asks for, or that it is drawn.
func (t *Made) goalText(goal string) string {
	if goal == game.DrawGoal {
		return t.T("tray.draw_goal")
	}
	return words.Goal(t.Reader, goal, t.Situation.Rules)
}
