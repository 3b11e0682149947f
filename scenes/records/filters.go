package records

import (
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
)

// plain stands for games without any extension.
const plain = "base"

// filters returns the widgets that choose what is listed: the Hall of Fame or every game, and which goal, side and
// extension.
func (s *Scene) filters(c *scenes.Context) tree.Node {
	views := []string{c.T("records.hall"), c.T("records.every_game")}
	if !ui.IsDesk(c.Reader, c.Width, c.Height) {
		views = append(views, c.T("records.statistics"))
	}
	shown := &ui.Segments{Base: ui.Base{ID: "records.view"}, Options: views, Selected: int(s.view)}
	shown.Do = func(selected int) {
		s.view, s.picked = view(selected), true
		s.listAnew(c)
	}
	sides := &ui.Segments{Base: ui.Base{ID: "records.side"}, Options: []string{c.T("records.both_sides"), c.T("newgame.side.4x3"), c.T("newgame.side.3x3")}}
	sides.Selected = max(0, slices.Index(sideChoices[:], s.side))
	sides.Do = func(selected int) {
		s.side = sideChoices[selected]
		s.listAnew(c)
	}
	if s.view == statistics {
		return tree.Segments(c.Reader, shown)
	}
	goal := choice(c.Reader, "records.goal", s.goalName(s.goal), func() { s.askGoal(c) })
	with := choice(c.Reader, "records.with", withName(c.Reader, s.with), func() { s.askWith(c) })
	upper := tree.First(tree.Row(12, tree.Grow(tree.Segments(c.Reader, shown)), tree.Limits{Wide: 210, Node: tree.Segments(c.Reader, sides)}), tree.Column(8, tree.Segments(c.Reader, shown), tree.Segments(c.Reader, sides)))
	return tree.Column(8, upper, tree.First(tree.Row(12, tree.Grow(goal), tree.Grow(with)), tree.Column(10, goal, with)))
}

// choice returns a button that asks for another choice. Its words become its tip if they don't fit.
func choice(reader *ui.Reader, id, text string, do func()) tree.Node {
	b := &ui.Button{Base: ui.Base{ID: id}, Text: text, Icon: ui.IconDownward, Do: do}
	return tree.ByWidth(func(wide float64) tree.Node {
		if b.Tip = ""; b.Width(reader) > wide {
			b.Tip = text
		}
		return tree.Button(reader, b)
	})
}

var sideChoices = [...]string{"", game.BeginnerSide, game.ExpertSide}

func (s *Scene) listAnew(c *scenes.Context) {
	s.Scroll("records.list").Offset = 0
	s.choose()
	c.Relayout()
}

// goalName returns the text of the choice of a goal.
func (s *Scene) goalName(goal string) string {
	if goal == "" {
		return s.T("records.every_goal")
	}
	for i := range s.all {
		if r := &s.all[i]; r.goal() == goal {
			return words.Goal(s.Reader, goal, s.rulesOf(r))
		}
	}
	return goal
}

// withName returns the text of the choice of an extension.
func withName(reader *ui.Reader, with string) string {
	switch with {
	case "":
		return reader.T("records.with_any")
	case plain:
		return reader.T("records.base_game")
	}
	return words.Extension(reader, with)
}

// askGoal asks which goal to list, of those that were played.
func (s *Scene) askGoal(c *scenes.Context) {
	goals := []string{""}
	for i := range s.all {
		if goal := s.all[i].goal(); goal != "" && !slices.Contains(goals, goal) {
			goals = append(goals, goal)
		}
	}
	s.ask(c, c.T("records.which_goal"), goals, s.goalName, func(goal string) { s.goal = goal })
}

// askWith asks which extension to list, of those that were played.
func (s *Scene) askWith(c *scenes.Context) {
	with := []string{"", plain}
	for i := range s.all {
		for _, id := range slices.Concat(s.all[i].Header.Config.Extensions, s.all[i].Header.Config.Variants) {
			if !slices.Contains(with, id) {
				with = append(with, id)
			}
		}
	}
	s.ask(c, c.T("records.which_extension"), with, func(id string) string { return withName(c.Reader, id) }, func(id string) { s.with = id })
}

func (s *Scene) ask(c *scenes.Context, title string, choices []string, name func(string) string, choose func(string)) {
	asks := &dialog.Dialog{Title: title, Answers: []dialog.Answer{{ID: "back", Text: c.T("common.back")}}, EscIsMain: true}
	for _, choice := range choices {
		asks.Lines = append(asks.Lines, dialog.Line{Text: name(choice), Picture: extensionSign(choice), Do: func() {
			choose(choice)
			s.listAnew(c)
		}})
	}
	c.Ask(asks)
}
