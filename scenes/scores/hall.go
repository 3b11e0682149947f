package scores

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// rank is a place in the Hall of Fame.
type rank struct {
	name  string
	least int // score
}

// ranks returns the ranks of the Hall of Fame, the lowest first (B88, E13).
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

// hallTitle says which rank is earned and which one comes next or, if the goal is missed, that there is none.
func (s *Scene) hallTitle(own string) string { return words.HallNow(s.session.Rules(), own) }

// hallHeight returns how high the ranks are with their title: higher if there is room for their names.
func (s *Scene) hallHeight(width float64) float64 {
	rows, named := s.hallRows(width)
	if named {
		return s.hallTitleHeight(width) + (hallStepHigh()+hallGap)*float64(rows) - hallGap
	}
	return s.hallTitleHeight(width) + ui.Grown(34)
}

// hallRows returns in how many rows the ranks stand, and whether they show their names: in two rows if a small window
// has no room for all names in one.
func (s *Scene) hallRows(width float64) (rows int, named bool) {
	if s.namesRanks(width, 1) {
		return 1, true
	}
	if s.layout != arrangement.Desk && s.namesRanks(width, 2) {
		return 2, true
	}
	return 1, false
}

// hallTitleHeight returns the height of the title, in as many lines as it needs.
func (s *Scene) hallTitleHeight(width float64) float64 {
	high := ui.ParagraphHeight(ui.TextStrong, s.hallTitle(s.ownRank()), width) + 4
	if s.layout == arrangement.Desk {
		return max(ui.Grown(hallTitleHigh), high)
	}
	return high
}

// ownRank returns the rank that is earned, "" if the goal is missed or a bot played for itself.
func (s *Scene) ownRank() string {
	if s.scores[0].Counts && !s.alone() {
		return s.session.Rules().Rank(s.scores[0].Total)
	}
	return ""
}

// addHallTitle places the title, which reveals nothing before the rank is reached.
func (s *Scene) addHallTitle(at ui.Rect, title string, inside *ui.Scroll) {
	said := &ui.Area{Base: ui.Base{ID: "scores.hall", Rect: at, Inside: inside, Disabled: true}}
	said.Paint = func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		text := title
		if !s.arrived() {
			text = ui.T("records.hall")
		}
		c.Paragraph(ui.TextStrong, text, r.X, r.Y, r.W, ui.Left, theme.SecondInk)
	}
	s.page.Add(said)
}

const (
	hallTitleHigh = 26
	hallGap       = 4.0
)

// hallStepHigh returns the height of a step with its name.
func hallStepHigh() float64 { return ui.Grown(64) }

func hallStep(width float64, ranks int) float64 {
	return (width - hallGap*float64(ranks-1)) / float64(ranks)
}

// namesRanks reports whether in that many rows every step has room for its name, in at most two lines and without
// breaking a word.
func (s *Scene) namesRanks(width float64, rows int) bool {
	ranks := s.ranks()
	step := hallStep(width, len(ranks)/rows) - 8
	return !slices.ContainsFunc(ranks, func(r rank) bool {
		name := ui.T("scores.rank." + r.name)
		return len(ui.Wrap(ui.Text, name, step)) > 2 ||
			slices.ContainsFunc(ui.Words(name), func(word string) bool { return ui.Measure(ui.Text, word) > step })
	})
}

// layoutHall places the ranks of the Hall of Fame as steps with the score that each one requires, and their names if
// there is room for all.
func (s *Scene) layoutHall(row ui.Rect, inside *ui.Scroll) {
	ranks, own := s.ranks(), s.ownRank()
	rows, named := s.hallRows(row.W)
	s.addHallTitle(row.CutTop(s.hallTitleHeight(row.W)-4, 4), s.hallTitle(own), inside)
	across := len(ranks) / rows
	width := hallStep(row.W, across)
	high := (row.H - hallGap*float64(rows-1)) / float64(rows)
	var steps ui.Rect
	for i, r := range ranks {
		if i%across == 0 {
			steps = row.CutTop(high, hallGap)
		}
		name := ui.T("scores.rank." + r.name)
		step := &ui.Area{Base: ui.Base{ID: "scores.rank." + r.name, Rect: steps.CutLeft(width, hallGap), Inside: inside, Disabled: true}}
		step.Tip = ui.T("scores.rank_from", ui.Data{"Rank": name, "Count": r.least})
		step.Paint = func(c *ui.Canvas, at ui.Rect, _ ui.State) {
			ground, ink := theme.Well, theme.SecondInk
			if r.least <= s.scores[0].Total && s.climbed() >= float64(i+1) {
				if ground, ink = theme.AccentSoft, theme.Accent; r.name == own {
					ground, ink = theme.Accent, theme.Card
				}
			}
			c.Tile(at, 8, ground)
			if named {
				const edge = 5
				at = ui.Rect{X: at.X, Y: at.Y + edge, W: at.W, H: at.H - 2*edge}
				high := ui.ParagraphHeight(ui.Text, name, at.W-8)
				below := at.CutBottom(at.H-ui.Grown(18), 0)
				c.Paragraph(ui.Text, name, below.X+4, below.Y+(below.H-high)/2, below.W-8, ui.Center, ink)
			}
			c.TextIn(ui.Figures, strconv.Itoa(r.least), at, ui.Center, ink)
		}
		s.page.Add(step)
	}
}
