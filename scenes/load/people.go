package load

import (
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/paint"
)

// lineHeight is that of a line of players in the list.
const lineHeight = 26

// people places the players of a game in lines of a width, each with a name and, where that is known, the popularity.
// It gives the height of the lines, too.
func (k *kept) people(width float64) (spots []ui.Rect, height float64) {
	x := 0.0
	for player := range k.told.Seats {
		w := min(width, 18+ui.Measure(ui.Text, k.told.Seats.Name(player))+k.starWidth(player)+14)
		if x+w > width && x > 0 {
			x, height = 0, height+lineHeight
		}
		spots = append(spots, ui.Rect{X: x, Y: height, W: w, H: lineHeight})
		x += w
	}
	if len(spots) > 0 {
		height += lineHeight
	}
	return spots, height
}

// star is a player's popularity as it is written, of a game that is over the final one; empty where the save does not
// tell it.
func (k *kept) star(player int) string {
	if k.Header.Over && player < len(k.told.Scores) {
		return words.Number(k.told.Scores[player])
	}
	if player >= len(k.told.Popularity) {
		return ""
	}
	return words.Number(k.told.Popularity[player])
}

func (k *kept) starWidth(player int) float64 {
	if star := k.star(player); star != "" {
		return 36 + ui.Measure(ui.TextStrong, star)
	}
	return 0
}

// paintPeople writes the lines from x, y, and gives their height.
func (k *kept) paintPeople(c *ui.Canvas, x, y, width float64) float64 {
	spots, height := k.people(width)
	for player, spot := range spots {
		spot.X, spot.Y, spot.W = spot.X+x, spot.Y+y, spot.W-14
		if seat := k.told.Seats[player]; seat.Bot != "" {
			pictures.In(c, pictures.Portrait(seat.Bot, k.told.Seats.Color(player)), ui.Rect{X: spot.X - 3, Y: spot.Y + 2, W: 18, H: lineHeight - 4}, 0)
		} else {
			c.Circle(spot.X+6, spot.Y+lineHeight/2, 6, paint.PlayerColors[k.told.Seats.Color(player)])
		}
		spot.CutLeft(18, 0)
		if star := k.star(player); star != "" {
			at := spot.CutRight(k.starWidth(player)-8, 8)
			pictures.Amount(c, pictures.Popularity, ui.TextStrong, star, at.X, spot.Y-1, paint.Ink)
		}
		c.TextIn(ui.Text, k.told.Seats.Name(player), spot, ui.Left, paint.SecondInk)
	}
	return height
}
