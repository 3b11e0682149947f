// Package moments shows the two moments of a game that are worth a stop: the end of a round and the end of the game.
package moments

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// Durations of the parts of a round's end, and when they begin, in ticks at the usual speed.
const (
	darkTicks  = 24
	barsFrom   = darkTicks
	barTicks   = 42
	barsApart  = 5
	bestFrom   = barsFrom // from the beginning: it is what takes time to read
	bestTicks  = 8
	roundTicks = 180 // then the next round begins
)

// leastTicks is how long presses are ignored: they were meant for the scene before.
const leastTicks = 24

// Round is the end of a round: how popular everybody has become, and who did what best.
type Round struct {
	*ui.Reader
	session *session.Session
	round   int
	players []session.InRound
	order   []int // players, the most popular first
	best    [][]string
	houses  []dollhouse.House

	layout arrangement.Arrangement
	screen tree.Screen
	way    ui.Timeline // the whole animation
	fresh  ui.Timeline // in which presses are ignored
	begun  bool
	calm   bool // nothing moves, and it waits for a press
	night  ui.Picture
}

// EndOfRound shows the end of the last round that is over in a session; nil if there is none.
func EndOfRound(reader *ui.Reader, s *session.Session) *Round {
	number, players := s.LastRound()
	if players == nil {
		return nil
	}
	r := &Round{Reader: reader, session: s, round: number, players: players, houses: make([]dollhouse.House, len(players))}
	r.tell()
	for i := range players {
		r.order = append(r.order, i)
		r.houses[i].Show(dollhouse.OfPlayer(s.ContextOf(i)))
	}
	slices.SortStableFunc(r.order, func(a, b int) int { return cmp.Compare(players[b].Popularity, players[a].Popularity) })
	return r
}

// tell collects what was done best, or in a solo game everything that was done.
func (r *Round) tell() {
	if r.best = best(r.Reader, r.players); len(r.players) == 1 {
		r.best = [][]string{done(r.Reader, &r.players[0])}
	}
}

// Playing returns the rules of the game that it is about.
func (r *Round) Playing() *game.Rules { return r.session.Rules() }

// Layout places everything.
func (r *Round) Layout(_ *scenes.Context, width, height float64) {
	r.tell()
	r.layout = r.layout.Resized(width, height, r.Styles.Percent)
	r.screen.Reader = r.Reader
	r.screen.Place(r.tree(), ui.Rect{W: width, H: height})
	r.night.Change()
}

// Update lets a tick pass. A press, and the end of the animation, lead to the next round.
func (r *Round) Update(c *scenes.Context) {
	if !r.begun {
		r.begun, r.calm = true, !c.Moves()
		r.way.Begin(roundTicks)
		r.fresh.Begin(leastTicks)
		c.Say(r.told())
		c.Redraw()
	}
	ignores := r.fresh.Pass(1)
	if r.way.Pass(c.Pace()) {
		if r.dark() < 1 {
			r.night.Change()
		}
		c.Redraw()
	}
	if g := c.Gestures; !ignores && (g.Clicked || g.Confirm || g.Cancel) || !r.calm && !r.way.Runs() {
		c.Pop()
	}
}

// dark returns how dark it is, from 0 to 1. With reduced motion it stays day.
func (r *Round) dark() float64 {
	if r.calm {
		return 0
	}
	return r.way.Part(0, darkTicks)
}

// grown returns how far the bar of a row has grown, from 0 to 1.
func (r *Round) grown(row int) float64 {
	return ui.Eased(r.way.Part(barsFrom+row*barsApart, barsFrom+row*barsApart+barTicks))
}

// title returns the name of the round, and what is ahead.
func (r *Round) title() (title, ahead string) {
	state := r.session.State()
	title = r.T("moment.round_over", ui.Data{"Round": words.Round(r.round)})
	next := ""
	if len(r.players) > 1 {
		next = r.T("moment.begins", ui.Data{"Name": r.session.Seats().Name(r.Reader, state.TurnOrder[0]), "Round": words.Round(state.Round)})
	}
	left := r.session.Rules().Numbers[game.Rounds] - r.round
	return title, r.Texts.Dots(r.T("moment.to_go", ui.Data{"Count": left}), next)
}

// told returns what is said to those who hear the game.
func (r *Round) told() string {
	title, ahead := r.title()
	parts := []string{title}
	for _, player := range r.order {
		did := &r.players[player]
		parts = append(parts, r.T("moment.popularity_told", ui.Data{"Name": r.session.Seats().Name(r.Reader, player), "Count": did.Popularity, "Change": words.Signed(r.Reader, did.Popularity-did.Before)}))
		parts = append(parts, r.best[player]...)
	}
	return ui.Said(r.Reader, append(parts, ahead)...)
}

// Draw paints the town at night, the clinics, and how everybody's popularity changed.
func (r *Round) Draw(c *ui.Canvas) {
	r.night.Show(c, ui.Rect{W: c.Width, H: c.Height}, r.paintTown)
	r.screen.Draw(c)
}

// paintTown paints the town in its current darkness.
func (r *Round) paintTown(c *ui.Canvas) {
	dark, strip := r.dark(), 4.0
	for y := 0.0; y < c.Height; y += strip {
		c.Fill(ui.Rect{Y: y, W: c.Width, H: strip}, theme.Mix(theme.Ground, sky(y/c.Height), dark))
	}
	paintBlocks(c, dark)
	for y := 0.0; y < c.Height; y += strip { // haze over the distance
		at := y / c.Height
		haze := max(0, 0.72*(1-at/0.3), 0.55*(at-0.75)/0.25) * dark
		c.Fill(ui.Rect{Y: y, W: c.Width, H: strip}, theme.Fade(sky(at), haze))
	}
	for i := range 12 {
		x, y := math.Mod(float64(i)*0.381966, 1)*c.Width, (0.03+0.11*math.Mod(float64(i)*0.7548, 1))*c.Height
		c.Circle(x, y, 1.1+0.3*float64(i%3), theme.Fade(theme.Card, 0.85*dark))
	}
}

// sky returns the color of the sky at a height, from 0 at the top to 1 at the bottom.
func sky(at float64) theme.Color {
	if at < 0.55 {
		return theme.Mix(theme.Night, theme.Evening, at/0.55)
	}
	return theme.Mix(theme.Evening, theme.Sunset, (at-0.55)/0.45)
}

func (r *Round) drawTitle(c *ui.Canvas, area ui.Rect, _ ui.State) {
	title, ahead := r.title()
	ink, second := theme.Mix(theme.Ink, theme.Card, r.dark()), theme.Mix(theme.SecondInk, theme.Card, r.dark())
	style := c.Styles.Name
	if ui.Measure(style, title) > area.W {
		style = c.Styles.Number
	}
	c.TextIn(style, title, area.CutTop(style.LineHeight(), 0), ui.Center, ink)
	c.TextIn(c.Styles.Label, ahead, area, ui.Center, second)
}

// drawHouse draws a player's clinic with the player's initial.
func (r *Round) drawHouse(c *ui.Canvas, area ui.Rect, player int) {
	r.houses[player].Draw(c, area)
	if board := r.session.ContextOf(player).Clinic(); len(r.players) > 1 {
		x, y := r.houses[player].Point(game.Home, dollhouse.Stand{X: float64(board.Columns), Y: float64(board.Rows)}, area, c.Scale)
		r.drawSeat(c, x, min(y+2*seatRadius, area.Bottom()-seatRadius), player)
	}
	c.Landmark("moment.clinic."+strconv.Itoa(player), area)
}

// drawSeat draws a player's initial around x, y.
func (r *Round) drawSeat(c *ui.Canvas, x, y float64, player int) {
	c.Circle(x, y, seatRadius, r.color(player))
	c.TextIn(c.Styles.Heading, r.session.Seats().Initial(c.Reader, player), ui.Rect{X: x - seatRadius, Y: y - seatRadius, W: 2 * seatRadius, H: 2 * seatRadius}, ui.Center, theme.Card)
}

func (r *Round) color(player int) theme.Color {
	return theme.PlayerColors[r.session.Seats()[player].Color]
}

// alone reports whether a player is the only person at the table.
func (r *Round) alone(player int) bool {
	seats := r.session.Seats()
	return len(seats) > 1 && seats.Bots() == len(seats)-1 && r.session.Bot(player) == ""
}

// drawFoot draws what comes next, and how long until then.
func (r *Round) drawFoot(c *ui.Canvas, area ui.Rect, _ ui.State) {
	const bar = 120.0
	next, press := c.T("ledger.round", ui.Data{"Round": words.Round(r.session.State().Round)}), c.T("moment.press")
	left, right := ui.Measure(c.Styles.TextStrong, next), ui.Measure(c.Styles.TextStrong, press)
	wide := min(area.W, left+right+bar+2*18+2*16)
	pill := ui.Rect{X: area.X + (area.W-wide)/2, Y: area.Y, W: wide, H: area.H}
	c.Main(press, pill)
	c.Touch("moment.on", pill)
	c.Round(pill, pill.H/2, theme.Fade(theme.Night, 0.85))
	in := pill.Inset(0)
	in.CutLeft(18, 0)
	in.CutRight(18, 0)
	c.TextIn(c.Styles.TextStrong, next, in.CutLeft(left+1, 16), ui.Left, theme.Card)
	c.TextIn(c.Styles.TextStrong, press, in.CutRight(right+1, 16), ui.Right, theme.Card)
	if r.calm || in.W < 40 {
		return
	}
	line := ui.Rect{X: in.X, Y: in.Y + in.H/2 - 3, W: in.W, H: 6}
	c.Round(line, 3, theme.Fade(theme.Card, 0.35))
	line.W *= r.way.Done()
	c.Round(line, 3, theme.Card)
}
