package newgame

import (
	"slices"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// layoutGoals places the solo goals: chosen or drawn when the game begins, or one of those offered with this seed
// (B88).
func (s *Scene) layoutGoals(c *scenes.Context, card *card) {
	inner := card.area.Inset(16)
	if s.rules != nil && s.rules.Cooperative() {
		s.layoutCommonGoal(c, inner)
		return
	}
	title := ui.T("newgame.goal")
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: inner.CutTop(24, 8)}, Text: title, Style: ui.Heading, Color: theme.Ink})
	s.beginScroll("newgame.goals", inner)
	list := inner
	list.W -= 12
	s.listGoals(c, &list)
	s.scroll.Height = list.Y - inner.Y
}

// listGoals places the goals below each other.
func (s *Scene) listGoals(c *scenes.Context, list *ui.Rect) {
	for _, goal := range append([]string{""}, s.goals...) {
		id, text := goal, ui.T("newgame.goal_later")
		if goal == "" {
			id = "later"
		} else {
			text = words.Goal(goal, s.rules)
		}
		height := max(44, ui.ParagraphHeight(ui.TextStrong, text, list.W-28)+20)
		spot := &ui.Area{Base: ui.Base{ID: "newgame.goal." + id, Rect: list.CutTop(height, 6), Inside: s.scroll}}
		spot.Do = s.change(c, func() { s.choice.goal = goal })
		spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			paintCard(c, r, state, s.choice.goal == goal)
			ink := theme.Ink
			if s.choice.goal == goal {
				ink = theme.Accent
			}
			lines := ui.ParagraphHeight(ui.TextStrong, text, r.W-28)
			c.Paragraph(ui.TextStrong, text, r.X+14, r.Y+(r.H-lines)/2, r.W-28, ui.Left, ink)
		}
		s.page.Add(spot)
	}
	s.layoutMissing(list)
}

// layoutMissing says below the goals which goals of the base game are missing, and why: no laboratory is on sale
// (B88), or the extensions make them impossible (X7). If an extension has goals of its own instead, it says nothing.
func (s *Scene) layoutMissing(list *ui.Rect) {
	if s.rules == nil || len(s.goals) == 0 || s.problem != "" {
		return
	}
	for _, goal := range game.BaseGoals() {
		if slices.Contains(s.goals, goal) {
			continue
		}
		if !slices.ContainsFunc(s.goals, func(offered string) bool { return slices.Contains(game.BaseGoals(), offered) }) {
			return
		}
		id := "newgame.goal_missing"
		if goal == game.GoalFourRedDoctors && !s.laboratory {
			id = "newgame.goal_not_offered"
		}
		s.caption(list, ui.T(id, ui.Data{"Goal": words.Goal(goal, s.rules)}), ui.Text, theme.SecondInk)
	}
}

// layoutCommonGoal says what a game is about that has no goals because it is won or lost as a whole, and how it is
// played (X5, X7).
func (s *Scene) layoutCommonGoal(c *scenes.Context, inner ui.Rect) {
	s.beginScroll("newgame.cooperative", inner)
	list := ui.Rect{X: inner.X, Y: inner.Y, W: inner.W - 12, H: 1e6}
	s.tellCommonGoal(c, &list)
	s.scroll.Height = list.Y - inner.Y
}

func (s *Scene) tellCommonGoal(c *scenes.Context, list *ui.Rect) {
	s.caption(list, ui.T("newgame.cooperative"), ui.Heading, theme.Ink)
	s.caption(list, extensionui.Aim(s.rules, s.choice.players), ui.TextStrong, theme.Ink)
	s.caption(list, ui.T("newgame.cooperative_no_goal"), ui.Text, theme.SecondInk)
	for _, e := range s.known {
		if e.Outcome != nil && s.chosen(e.ID) {
			list.CutTop(8, 0)
			s.layoutChoices(c, e, list)
		}
	}
}

// beginScroll makes what is laid out from now on scroll in an area, at the offset it had before.
func (s *Scene) beginScroll(id string, area ui.Rect) {
	offset := 0.0
	if s.scroll != nil && s.scroll.ID == id {
		offset = s.scroll.Offset
	}
	s.scroll = &ui.Scroll{Base: ui.Base{ID: id, Rect: ui.Rect{X: area.X, Y: area.Y, W: area.W - 12, H: area.H}}, Offset: offset}
	s.page.Add(s.scroll)
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
