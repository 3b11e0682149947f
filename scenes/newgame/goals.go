package newgame

import (
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// goal is the solo goal: chosen or drawn when the game begins, or one of those offered with this seed (B88).
func (s *Scene) goal(c *scenes.Context) tree.Node {
	if s.rules != nil && s.rules.Cooperative() {
		return tree.Edges{Right: 12, Node: tree.Scroll{ID: "newgame.cooperative", Node: s.commonGoal(c)}}
	}
	list := tree.Edges{Right: 12, Node: tree.Scroll{ID: "newgame.goals", Node: s.goalList(c)}}
	return tree.Column(8, tree.Text(c.Styles.Heading, c.T("newgame.goal"), theme.Ink), tree.Grow(list))
}

// goalList has the goals below each other, and which ones are missing.
func (s *Scene) goalList(c *scenes.Context) tree.Node {
	list := tree.Column(6)
	for _, goal := range append([]string{""}, s.goals...) {
		id, text, ink := goal, c.T("newgame.goal_later"), theme.Ink
		if goal == "" {
			id = "later"
		} else {
			text = words.Goal(c.Reader, goal, s.rules)
		}
		if s.choice.goal == goal {
			ink = theme.Accent
		}
		ground := func(c *ui.Canvas, r ui.Rect, state ui.State) { paintCard(c, r, state, s.choice.goal == goal) }
		face := tree.Ground(ground, tree.Limits{High: finger, Node: tree.Pad(14, 10, tree.Text(c.Styles.TextStrong, text, ink))})
		list.Nodes = append(list.Nodes, tree.Press{Base: ui.Base{ID: "newgame.goal." + id}, Node: face, Selected: s.choice.goal == goal, Do: s.change(c, func() { s.choice.goal = goal })})
	}
	for _, text := range s.missing() {
		list.Nodes = append(list.Nodes, tree.Edges{Bottom: 2, Node: tree.Text(c.Styles.Text, text, theme.SecondInk)})
	}
	return list
}

// missing says which goals of the base game are not offered, and why: no laboratory is on sale (B88), or the extensions
// make them impossible (X7). Where an extension has goals of its own instead, nothing is said.
func (s *Scene) missing() (told []string) {
	if s.rules == nil || len(s.goals) == 0 || s.problem != "" {
		return nil
	}
	offered := func(goal string) bool { return slices.Contains(s.goals, goal) }
	if !slices.ContainsFunc(game.BaseGoals(), offered) {
		return nil
	}
	for _, goal := range game.BaseGoals() {
		if offered(goal) {
			continue
		}
		id := "newgame.goal_missing"
		if goal == game.GoalFourRedDoctors && !s.laboratory {
			id = "newgame.goal_not_offered"
		}
		told = append(told, s.T(id, ui.Data{"Goal": words.Goal(s.Reader, goal, s.rules)}))
	}
	return told
}

// commonGoal says what a game is about that has no goals, for it is won or lost as a whole, and how it is played
// (X5, X7).
func (s *Scene) commonGoal(c *scenes.Context) tree.Node {
	list := tree.Column(8, tree.Text(c.Styles.Heading, c.T("newgame.cooperative"), theme.Ink),
		tree.Text(c.Styles.TextStrong, extensionui.Aim(c.Reader, s.rules, s.choice.players), theme.Ink), tree.Text(c.Styles.Text, c.T("newgame.cooperative_no_goal"), theme.SecondInk))
	for _, e := range s.known {
		if e.Outcome != nil && s.chosen(e.ID) {
			list.Nodes = append(list.Nodes, tree.Edges{Top: 8, Node: s.choices(c, e)})
		}
	}
	return list
}

// paintCard paints the background of something that can be chosen.
func paintCard(c *ui.Canvas, r ui.Rect, state ui.State, chosen bool) {
	switch {
	case chosen:
		c.Round(r, 10, theme.AccentSoft)
		c.RoundLine(r, 10, 2, theme.Accent)
	case state.Hover:
		c.Tile(r, 10, theme.Darker(theme.Well, 0.06))
	default:
		c.Tile(r, 10, theme.Well)
	}
	if state.Focus {
		c.FocusRing(r, 10)
	}
}
