package scores

import (
	"strconv"

	"clinic/game"
	"clinic/scenes/ui"
	"clinic/sprites/paint"
)

// rank is a place in the Hall of Fame.
type rank struct {
	name  string
	least int // score
}

// ranks are those of the Hall of Fame, the lowest first (B88, E13).
func (s *Scene) ranks() []rank {
	rules := s.session.Rules()
	first := rules.RankScore(0)
	ranks := []rank{{rules.Rank(first - 1), 0}}
	for i := range int(game.RankCEO-game.RankNurse) + 1 {
		least := rules.RankScore(i)
		ranks = append(ranks, rank{rules.Rank(least), least})
	}
	return ranks
}

// layoutHall places the ranks of the Hall of Fame as steps with the score that each one asks for; the one that is earned has
// its name.
func (s *Scene) layoutHall(row ui.Rect) {
	ranks, own := s.ranks(), ""
	if s.scores[0].Counts {
		own = s.session.Rules().Rank(s.scores[0].Total)
	}
	s.page.Add(&ui.Caption{Base: ui.Base{Rect: row.CutTop(22, 4)}, Text: ui.T("scores.hall"), Style: ui.TextStrong, Color: paint.SecondInk})
	const gap = 4
	width := (row.W - gap*float64(len(ranks)-1)) / float64(len(ranks))
	reached := own != ""
	for _, r := range ranks {
		name := ui.T("scores.rank." + r.name)
		step := &ui.Area{Base: ui.Base{ID: "scores.rank." + r.name, Rect: row.CutLeft(width, gap), Disabled: true}}
		step.Tip = ui.T("scores.rank_from", ui.Data{"Rank": name, "Count": r.least})
		ground, ink := paint.Well, paint.SecondInk
		switch {
		case r.name == own:
			ground, ink = paint.Accent, paint.Card
		case reached:
			ground, ink = paint.AccentSoft, paint.Accent
		}
		step.Paint = func(c *ui.Canvas, at ui.Rect, _ ui.State) {
			c.Round(at, 8, ground)
			c.TextIn(ui.Figures, strconv.Itoa(r.least), at, ui.Center, ink)
		}
		s.page.Add(step)
		if r.name == own {
			reached = false
		}
	}
}
