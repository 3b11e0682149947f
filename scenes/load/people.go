package load

import (
	"fmt"

	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/sprites/theme"
)

// people returns the players of a game in the list, each with a name and, if known, the popularity or the score.
func (k *kept) people() tree.Node {
	const high, apart = 26.0, 14.0
	var people tree.Wrap
	for player := range k.told.Seats {
		name := tree.Text(k.Styles.Text, k.told.Seats.Name(k.Reader, player), theme.SecondInk)
		sign, have := tree.Edges{Right: 6, Node: k.sign(player)}, k.signed(player, k.Styles.TextStrong)
		one := tree.First(tree.Row(0, sign, name, have), tree.Row(0, sign, tree.Grow(name), have))
		people.Nodes = append(people.Nodes, tree.Edges{Right: apart, Node: tree.Limits{High: high, Node: one}})
	}
	return people
}

// sign returns a player's color, or a bot in that color.
func (k *kept) sign(player int) tree.Node {
	return tree.Art{W: 12, H: 22, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
		seat, color := k.told.Seats[player], k.told.Seats.Color(player)
		if seat.Bot != "" {
			pictures.In(c, pictures.Portrait(seat.Bot, color), ui.Rect{X: r.X - 3, Y: r.Y, W: 18, H: r.H}, 0)
			return
		}
		c.Circle(r.X+6, r.Y+r.H/2, 6, theme.PlayerColors[color])
	}}
}

// standing returns a player's popularity as text, for a finished game the score; empty if the save does not contain
// it.
func (k *kept) standing(player int) string {
	if k.Header.Over && player < len(k.told.Scores) {
		return k.Texts.Number(k.told.Scores[player])
	}
	if player >= len(k.told.Popularity) {
		return ""
	}
	return k.Texts.Number(k.told.Popularity[player])
}

// signed returns the same with its sign: the star of popularity or the cup of a score; nil if it is unknown.
func (k *kept) signed(player int, style ui.Style) tree.Node {
	text := k.standing(player)
	if text == "" {
		return nil
	}
	sign := pictures.Popularity
	if k.Header.Over {
		sign = pictures.Trophy
	}
	return tree.Edges{Left: 8, Right: 2, Node: pictures.Counted(sign, style, text, theme.Ink)}
}

// players returns the players of the chosen game: a click shows a player's clinic.
func (s *Scene) players(k *kept) tree.Node {
	players := tree.Grid{Gap: 8, Between: 6, Least: 146, Most: 2, Even: true}
	for player := range k.told.Scores {
		dot := tree.Art{W: 24, H: 14, Draw: func(c *ui.Canvas, r ui.Rect, _ ui.State) {
			c.Circle(r.X+8, r.Y+7, 7, theme.PlayerColors[k.told.Seats.Color(player)])
		}}
		name := tree.Text(k.Styles.TextStrong, k.told.Seats.Name(k.Reader, player), theme.Ink).InLine()
		line := tree.Limits{High: 28, Node: tree.Row(0, dot, tree.Grow(name), k.signed(player, k.Styles.Price))}
		score := tree.Edges{Left: 24, Node: tree.Text(k.Styles.Text, k.score(player), theme.SecondInk)}
		players.Nodes = append(players.Nodes, tree.Press{
			Base: ui.Base{ID: fmt.Sprintf("load.player.%d", player)},
			Node: tree.Ground(s.playerGround(player), tree.Pad(8, 8, tree.Column(0, line, score))),
			Do: func() {
				s.player = player
				s.show()
			},
		})
	}
	return players
}

func (s *Scene) playerGround(player int) tree.Draw {
	return func(c *ui.Canvas, r ui.Rect, state ui.State) {
		switch {
		case player == s.player:
			c.Tile(r, 10, theme.AccentSoft)
		case state.Hover:
			c.Tile(r, 10, theme.Well)
		}
	}
}

// score returns what a player's score is.
func (k *kept) score(player int) string {
	id := "load.score_now"
	if k.Header.Over {
		id = "load.score"
	}
	return k.T(id, ui.Data{"Count": k.told.Scores[player]})
}
