package scores

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
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
func (s *Scene) hallTitle(own string) string { return words.HallNow(s.Reader, s.session.Rules(), own) }

// ownRank is the rank that is earned, none where the goal is missed or a bot played for itself.
func (s *Scene) ownRank() string {
	if s.scores[0].Counts && !s.alone() {
		return s.session.Rules().Rank(s.scores[0].Total)
	}
	return ""
}

// rankTitle is that title, which tells nothing before the rank is reached.
func (s *Scene) rankTitle() tree.Node {
	title := tree.Alike(tree.Text(s.Styles.TextStrong, s.T("records.hall"), theme.SecondInk), tree.Text(s.Styles.TextStrong, s.hallTitle(s.ownRank()), theme.SecondInk))
	if s.arrived() {
		return tree.Named("scores.hall", title[1])
	}
	return tree.Named("scores.hall", tree.Top(title[0]))
}

// hall is the ranks of the Hall of Fame as steps with the score that each one asks for, and its name where all have
// room, in small windows in two rows.
func (s *Scene) hall() tree.Node {
	steps := []tree.Node{s.steps(1, true), s.steps(2, true), s.steps(1, false)}
	if !s.small {
		steps = slices.Delete(steps, 1, 2)
	}
	return tree.Column(4, s.rankTitle(), tree.First(steps...))
}

func (s *Scene) steps(rows int, named bool) tree.Node {
	const gap = 4.0
	all, first := tree.Column(gap), 0
	for ranks := range slices.Chunk(s.ranks(), len(s.ranks())/rows) {
		row := tree.Row(gap)
		for i, r := range ranks {
			row.Nodes = append(row.Nodes, tree.Grow(s.step(first+i+1, r, named)))
		}
		first += len(ranks)
		all.Nodes = append(all.Nodes, row)
	}
	return all
}

// step is a rank, so many rungs up.
func (s *Scene) step(rung int, r rank, named bool) tree.Node {
	name, ground, ink := s.T("scores.rank."+r.name), theme.Well, theme.SecondInk
	if r.least <= s.scores[0].Total && s.climbed() >= float64(rung) {
		if ground, ink = theme.AccentSoft, theme.Accent; r.name == s.ownRank() {
			ground, ink = theme.Accent, theme.Card
		}
	}
	tile := func(c *ui.Canvas, r ui.Rect, _ ui.State) { c.Tile(r, 8, ground) }
	face := tree.Node(tree.Limits{High: s.Styles.Grown(34), Node: tree.Text(s.Styles.Figures, strconv.Itoa(r.least), ink).To(ui.Center)})
	if named {
		least := tree.Limits{High: s.Styles.Grown(18), Node: tree.Text(s.Styles.Figures, strconv.Itoa(r.least), ink).InLine().To(ui.Center)}
		face = tree.Limits{High: s.Styles.Grown(64), Node: tree.Pad(4, 3, tree.Column(0, least, tree.Grow(tree.Text(s.Styles.Text, name, ink).To(ui.Center))))}
	}
	return still("scores.rank."+r.name, s.T("scores.rank_from", ui.Data{"Rank": name, "Count": r.least}), tree.Ground(tile, face))
}

// still is what can only be looked at, and says something of itself.
func still(id, tip string, n tree.Node) tree.Node {
	return tree.Press{Base: ui.Base{ID: id, Tip: tip, Disabled: true}, Node: n}
}
