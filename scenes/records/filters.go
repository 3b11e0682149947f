package records

import (
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// plain stands for games without any extension.
const plain = "base"

// layoutFilters places at the top of an area what is listed: the Hall of Fame or every game, and of these which goal,
// side and extension.
func (s *Scene) layoutFilters(c *scenes.Context, area *ui.Rect, inside *ui.Scroll) {
	views := []string{ui.T("records.hall"), ui.T("records.every_game")}
	if s.layout != arrangement.Desk {
		views = append(views, ui.T("records.statistics"))
	}
	shown := &ui.Segments{Base: ui.Base{ID: "records.view", Inside: inside}, Options: views, Selected: int(s.view)}
	shown.Do = func(selected int) {
		s.view, s.picked = view(selected), true
		s.listAnew(c)
	}
	sides := &ui.Segments{Base: ui.Base{ID: "records.side", Inside: inside}, Options: []string{ui.T("records.both_sides"), ui.T("newgame.side.4x3"), ui.T("newgame.side.3x3")}}
	sides.Selected = max(0, slices.Index(sideChoices[:], s.side))
	sides.Do = func(selected int) {
		s.side = sideChoices[selected]
		s.listAnew(c)
	}
	goal := &ui.Button{Base: ui.Base{ID: "records.goal", Inside: inside}, Text: s.goalName(s.goal), Icon: ui.IconDownward, Do: func() { s.askGoal(c) }}
	with := &ui.Button{Base: ui.Base{ID: "records.with", Inside: inside}, Text: withName(s.with), Icon: ui.IconDownward, Do: func() { s.askWith(c) }}
	s.page.Add(shown)
	if beside := shown.Wide() + 12 + sides.Wide(); beside <= area.W {
		row := area.CutTop(shown.High(area.W), 8)
		shown.Rect = row.CutLeft(max(shown.Wide(), row.W-12-max(sides.Wide(), 210)), 12)
		sides.Rect = row
	} else {
		shown.Rect = area.CutTop(shown.High(area.W), 8)
		sides.Rect = ui.Rect{}
	}
	if s.view == statistics {
		return
	}
	if sides.Rect.W == 0 {
		sides.Rect = area.CutTop(sides.High(area.W), 8)
	}
	s.page.Add(sides)
	row := area.CutTop(lineHigh, 10)
	half := (row.W - 12) / 2
	if s.layout.Small() && max(goal.Width(), with.Width()) > half { // below each other
		goal.Rect, with.Rect = row, area.CutTop(lineHigh, 10)
	} else {
		goal.Rect = row.CutLeft(half, 12)
		with.Rect = row
	}
	for _, b := range [...]*ui.Button{goal, with} {
		if b.Width() > b.Rect.W {
			b.Tip = b.Text
		}
		s.page.Add(b)
	}
}

var sideChoices = [...]string{"", game.BeginnerSide, game.ExpertSide}

func (s *Scene) listAnew(c *scenes.Context) {
	if s.scroll != nil {
		s.scroll.Offset = 0
	}
	s.choose()
	c.Relayout()
}

// goalName is what the choice of a goal says.
func (s *Scene) goalName(goal string) string {
	if goal == "" {
		return ui.T("records.every_goal")
	}
	for i := range s.all {
		if r := &s.all[i]; r.goal() == goal {
			return words.Goal(goal, s.rulesOf(r))
		}
	}
	return goal
}

// withName is what the choice of an extension says.
func withName(with string) string {
	switch with {
	case "":
		return ui.T("records.with_any")
	case plain:
		return ui.T("records.base_game")
	}
	return words.Extension(with)
}

// askGoal asks which goal is listed, of those that were played.
func (s *Scene) askGoal(c *scenes.Context) {
	goals := []string{""}
	for i := range s.all {
		if goal := s.all[i].goal(); goal != "" && !slices.Contains(goals, goal) {
			goals = append(goals, goal)
		}
	}
	s.ask(c, ui.T("records.which_goal"), goals, s.goalName, func(goal string) { s.goal = goal })
}

// askWith asks which extension is listed, of those that were played.
func (s *Scene) askWith(c *scenes.Context) {
	with := []string{"", plain}
	for i := range s.all {
		for _, id := range slices.Concat(s.all[i].Header.Config.Extensions, s.all[i].Header.Config.Variants) {
			if !slices.Contains(with, id) {
				with = append(with, id)
			}
		}
	}
	s.ask(c, ui.T("records.which_extension"), with, withName, func(id string) { s.with = id })
}

func (s *Scene) ask(c *scenes.Context, title string, choices []string, name func(string) string, choose func(string)) {
	dialog := &ui.Dialog{Title: title, Answers: []ui.Answer{{ID: "back", Text: ui.T("common.back")}}, EscIsMain: true}
	for _, choice := range choices {
		dialog.Lines = append(dialog.Lines, ui.Line{Text: name(choice), Picture: extensionSign(choice), Do: func() {
			choose(choice)
			s.listAnew(c)
		}})
	}
	c.Ask(dialog)
}
