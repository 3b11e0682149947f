package table

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
	"clinic/sprites/theme"
)

// The clinic of the bot whose turn it is, in its card at the right: the place of its last act glows, a new room
// rises, the price flies to the corner, and a walk shows as dots.

// watched is that clinic.
type watched struct {
	house dollhouse.House
	of    *game.State // as it is drawn
	turn  *view.BotTurn
}

// watching shows large what a bot does in its clinic.
type watching struct {
	*papers
	watched watched
}

// updateWatched shows the clinic's current state.
func (t *watching) updateWatched() {
	b, w := t.Look.Watched(), &t.watched
	if b == nil || w.of == t.State && w.turn == b {
		return
	}
	moves := w.turn == nil || len(w.turn.Acts) != len(b.Acts) || w.turn.Player != b.Player || w.turn.Shown != b.Shown
	if w.of == t.State && !moves {
		w.turn = b
		return
	}
	w.of, w.turn = t.State, b
	grounds := dollhouse.OfPlayer(game.Context{Rules: t.Rules, State: t.State, Player: b.Player})
	if space, ok := spaceOf(b.Last()); ok {
		for i := range grounds.Clinic.Rooms {
			if room := &grounds.Clinic.Rooms[i]; room.Space == space {
				room.Light = sprites.GlowAccent
				if b.Last().Type == game.ComponentBuilt {
					room.Raise(b.Shown)
				}
			}
		}
	}
	w.house.Show(grounds)
}

// spaceOf returns the space of the clinic that an act is about, and whether there is one.
func spaceOf(e *game.Event) (space clinic.Space, ok bool) {
	switch {
	case e == nil || e.Board != game.Home:
		return space, false
	case e.Type == game.ComponentBuilt:
		return e.Component.Space, true
	}
	return e.To.Space, e.To.Area == clinic.Inside
}

// drawWatched draws the clinic into its card, and the cost of its last act.
func (t *watching) drawWatched(c *ui.Canvas) {
	b, area := t.Look.Watched(), t.side.Watched
	if b == nil || area.H <= 0 {
		return
	}
	t.watched.house.Draw(c, area)
	last := b.Last()
	if last == nil {
		return
	}
	t.drawWatchedWay(c, last, area, b.Shown)
	corner := ui.Rect{X: area.X + 6, Y: area.Y + 6, H: 30}
	for _, change := range [...]struct {
		sign   sprites.ID
		amount int
	}{{pictures.Money, last.Money + last.AnnexMoney}, {pictures.Time, last.Time}, {pictures.Popularity, last.Popularity}} {
		if change.amount == 0 {
			continue
		}
		text := words.Signed(c.Reader, change.amount)
		corner.W = 38 + ui.Measure(c.Styles.Figures, text)
		at := corner
		if space, ok := spaceOf(last); ok && b.Shown < 1 { // flying there
			x, y := t.watched.house.Centre(space, area, c.Scale)
			at.X += (x - at.W/2 - at.X) * (1 - b.Shown)
			at.Y += (y - at.H/2 - at.Y) * (1 - b.Shown)
		}
		c.Shadow(at, at.H/2, 0.5)
		c.Round(at, at.H/2, theme.Card)
		pictures.Amount(c, change.sign, c.Styles.Figures, text, at.X+6, at.Y+1, theme.Ink)
		corner.Y += corner.H + 4
	}
}

// drawWatchedWay draws dots along a walk, as far as it has been shown.
func (t *watching) drawWatchedWay(c *ui.Canvas, e *game.Event, area ui.Rect, shown float64) {
	if e.Type != game.PersonMoved || e.Board != game.Home || len(e.Path) < 2 {
		return
	}
	const each = 6 // dots from space to space
	steps := (len(e.Path) - 1) * each
	for dot := range int(float64(steps)*shown) + 1 {
		from := e.Path[dot/each].Space
		x, y := t.watched.house.Centre(from, area, c.Scale)
		if next := dot/each + 1; next < len(e.Path) {
			toX, toY := t.watched.house.Centre(e.Path[next].Space, area, c.Scale)
			along := float64(dot%each) / each
			x, y = x+(toX-x)*along, y+(toY-y)*along
		}
		c.Circle(x, y, 2, theme.Accent)
	}
}
