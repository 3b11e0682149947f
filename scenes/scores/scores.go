// Package scores is the end of a game: every point by rule and player, who won and why, how it went from round to
// round.
package scores

import (
	"fmt"
	"math"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/campaign"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/dollhouse"
	"clinic/scenes/feedback"
	"clinic/scenes/pictures"
	"clinic/scenes/routes"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// Scene is the screen of the final score.
type Scene struct {
	session   *session.Session
	scores    []game.Score // by player
	standings []int
	chart     chart
	looked    int // the player whose clinic is shown
	house     dollhouse.House
	table     func() scenes.Scene // of a game that was over long ago; nil if the table is below this screen
	finding   <-chan routes.Standing
	standing  routes.Standing  // among the records, of a solo game that is over
	rivals    []*session.Rival // bots that play the same solo game; nil if there are none
	together  *together        // the outcome of a cooperative game, nil in a competitive one

	layout  arrangement.Arrangement
	lines   []row // of the sheet
	page    ui.Page
	scroll  *ui.Scroll
	left    ui.Rect
	middle  ui.Rect // of the ladder, empty without one
	right   ui.Rect
	bar     ui.Rect
	clinic  ui.Rect
	ended   bool     // the game has just ended, which is still to be reported
	count   ui.Tween // through the lines of the sheet, after the end
	counted int      // ticks at the usual speed that all lines take
	climb   climb
	dots    int // position of the dots of rivals that still play
	cheer   cheer
}

// Page returns the widgets of the screen.
func (s *Scene) Page() *ui.Page { return &s.page }

// Playing returns the rules of the game that the screen is about.
func (s *Scene) Playing() *game.Rules { return s.session.Rules() }

// New returns the score of a session as it stands: the final one, or what it would be if the game ended now.
func New(s *session.Session) *Scene {
	scene := &Scene{session: s, standings: s.Rules().Standings(s.State())}
	for player := range s.State().Players {
		scene.scores = append(scene.scores, s.ContextOf(player).Score())
	}
	scene.chart.session = s
	scene.together = newTogether(scene)
	scene.look(scene.standings[0])
	return scene
}

// End returns the score of a game that has just ended.
func End(s *session.Session) *Scene {
	scene := New(s)
	scene.ended = true
	return scene
}

// Past returns the score of a game that was over long ago; table opens that game's table.
func Past(s *session.Session, table func() scenes.Scene) *Scene {
	scene := New(s)
	scene.table = table
	return scene
}

// look shows another player's clinic.
func (s *Scene) look(player int) {
	s.looked = player
	s.house.Show(dollhouse.OfPlayer(s.session.ContextOf(player)))
}

const (
	margin    = 16
	gap       = 16
	headRoom  = 68
	barHeight = 76
	medalSide = 56 // of the medal that was won in a clinic of the campaign

	chartShare = 0.4 // of the right panel: the clinic below needs the greater part
)

// Layout places the table of points at the left, chart and clinic at the right, and the doors from here below; in
// small windows it places them below each other, see small.go.
func (s *Scene) Layout(c *scenes.Context, width, height float64) {
	s.layout = s.layout.Resized(width, height, ui.TextSize())
	s.findStanding(routes.Of(c).Standing)
	s.findRivals(routes.Of(c).Rivals)
	if s.layout != arrangement.Desk {
		s.layoutSmall(c, width, height)
		return
	}
	s.layoutDesk(c, width, height)
}

// layoutDesk lays the screen out in a large window.
func (s *Scene) layoutDesk(c *scenes.Context, width, height float64) {
	s.page.Clear()
	area := ui.Rect{W: width, H: height}.Inset(margin)
	area.CutTop(headRoom, 8)
	s.bar = area.CutBottom(barHeight, gap)
	s.middle = ui.Rect{}
	whole, beside := area, area
	if s.left = beside.CutLeft(max(narrowest+narrowestCell, area.W*0.37), gap); s.climbs() {
		s.middle = beside.CutLeft(beside.W*0.38, gap)
	}
	if area = beside; !s.namesRungs() {
		area, s.middle = whole, ui.Rect{}
		s.left = area.CutLeft(max(narrowest+narrowestCell*float64(len(s.scores)), min(820, area.W*0.54)), gap)
	}
	s.right = area
	s.layoutPoints(c)
	s.layoutRight(c)
	s.layoutBar(c)
}

func (s *Scene) layoutRight(c *scenes.Context) {
	area := s.right.Inset(16)
	s.chart.area, s.clinic = ui.Rect{}, ui.Rect{}
	if s.together != nil {
		s.layoutTabs(c, area.CutTop(44, 8))
		if !s.together.rounds {
			s.together.ending.Layout(&s.together.End, area)
			return
		}
	}
	upper := area.CutTop((area.H-gap)*chartShare, gap)
	switch {
	case s.middle.W > 0:
		s.layoutLadder(s.middle.Inset(16))
	case len(s.scores) == 1 && s.together == nil:
		s.layoutHall(area.CutTop(s.hallHeight(area.W), 8), nil)
	}
	s.clinic = area
	s.layoutMeasures(c, upper.CutTop(40, 8), nil)
	if s.chart.kind == bots {
		s.layoutRivals(upper, nil)
		return
	}
	s.layoutLegend(&upper, nil)
	s.chart.area = upper
	s.chart.picture.Change()
}

// layoutLegend explains the dotted line in the chart of a copied game.
func (s *Scene) layoutLegend(area *ui.Rect, inside *ui.Scroll) {
	if !s.chart.copied() {
		return
	}
	text := ui.T("scores.dotted")
	s.page.Add(&ui.Caption{Base: ui.Base{ID: "scores.dotted", Rect: area.CutTop(ui.ParagraphHeight(ui.Text, text, area.W), 0), Inside: inside}, Text: text, Style: ui.Text, Color: theme.SecondInk})
}

// layoutMeasures places the choice of what the chart shows: a sign for each, and its name if there is room for all
// names.
func (s *Scene) layoutMeasures(c *scenes.Context, row ui.Rect, inside *ui.Scroll) {
	kinds, named := []measure{popularity, money, time}, true
	if s.rivals != nil {
		kinds = []measure{bots, popularity, money, time}
	}
	width := (row.W - 6*float64(len(kinds)-1)) / float64(len(kinds))
	for _, kind := range kinds {
		named = named && ui.Measure(ui.TextStrong, kind.name())+50 < width
	}
	for _, i := range kinds {
		name := i.name()
		spot := &ui.Area{Base: ui.Base{ID: fmt.Sprintf("scores.chart.%d", i), Rect: row.CutLeft(width, 6), Inside: inside, Tip: name}}
		if named {
			spot.Tip = ""
		}
		spot.Do = func() {
			s.chart.show(i)
			c.Relayout()
		}
		spot.Paint = func(c *ui.Canvas, r ui.Rect, state ui.State) {
			ink := theme.SecondInk
			switch {
			case s.chart.kind == i:
				c.Round(r, 10, theme.AccentSoft)
				c.RoundLine(r, 10, 2, theme.Accent)
				ink = theme.Accent
			case state.Hover:
				c.Tile(r, 10, theme.Darker(theme.Well, 0.06))
			default:
				c.Tile(r, 10, theme.Well)
			}
			text := 0.0
			if named {
				text = 8 + ui.Measure(ui.TextStrong, name)
			}
			x := r.X + (r.W-20-text)/2
			pictures.In(c, i.sign(), ui.Rect{X: x, Y: r.Y + r.H/2 - 10, W: 20, H: 20}, 0)
			if named {
				c.TextIn(ui.TextStrong, name, ui.Rect{X: x + 28, Y: r.Y, W: text, H: r.H}, ui.Left, ink)
			}
			if state.Focus {
				c.FocusRing(r, 10)
			}
		}
		s.page.Add(spot)
	}
}

func (s *Scene) layoutBar(c *scenes.Context) {
	bar, doors, wide := s.bar.Inset(16), s.Doors(c), 0.0
	for _, b := range doors {
		wide += b.Width() + 8
	}
	narrower := min(1, (bar.W-8*float64(len(doors)-1))/(wide-8*float64(len(doors)))) // in two lines then
	for _, b := range doors {
		b.Rect = bar.CutRight(b.Width()*narrower, 8)
		s.page.Add(b)
	}
	s.focusFirst()
}

// focusFirst gives the main door the focus if nothing has it.
func (s *Scene) focusFirst() {
	for _, w := range s.page.Widgets {
		if b, door := w.(*ui.Button); door && s.page.Focused() == nil {
			s.page.Focus(b)
		}
	}
}

// letters are the keys of the doors.
var letters = map[string]string{"again": "a", "review": "r", "another": "n", "new_game": "n", "table": "t", "share": "s"}

// Doors returns the buttons that lead on from here, the main one first, without places yet.
func (s *Scene) Doors(c *scenes.Context) (doors []*ui.Button) {
	add := func(id string, kind ui.Kind, do func()) {
		doors = append(doors, &ui.Button{Base: ui.Base{ID: "scores." + id, Letter: letters[id]}, Text: ui.T("scores." + id), Kind: kind, Do: do})
	}
	if !s.session.Over() {
		add("table", ui.Primary, c.Pop)
		return doors
	}
	options := routes.Of(c)
	clinic := s.session.Origin().CampaignClinic() != nil
	if clinic && options.Campaign != nil {
		add("campaign", ui.Primary, func() {
			after := 0
			if s.table == nil {
				after = s.session.Origin().Clinic
			}
			c.Home()
			c.Push(options.Campaign(after))
		})
	}
	if options.Play != nil && s.table == nil && !clinic {
		add("again", ui.Primary, func() {
			c.Home()
			c.Push(options.Play(s.session.Rules(), session.Table{Seats: s.session.Seats(), ToBeat: s.session.ToBeat()}))
		})
	}
	if options.Review != nil {
		add("review", ui.Quiet, func() { c.Push(options.Review(s.session)) })
	}
	if s.climbs() && options.Another != nil && s.table == nil && !clinic {
		add("another", ui.Quiet, func() {
			c.Home()
			c.Push(options.Another(s.session.Rules(), s.session.Seats()))
		})
	} else if options.NewGame != nil && !clinic {
		add("new_game", ui.Quiet, func() {
			c.Home()
			c.Push(options.NewGame())
		})
	}
	table := c.Pop
	if s.table != nil {
		table = func() { c.Push(s.table()) }
	}
	add("table", ui.Quiet, table)
	if options.Replay != nil {
		add("replay", ui.Quiet, func() { c.Push(options.Replay(s.session.Match(), s.session.Seats(), 0, s.session.Viewer())) })
	}
	add("share", ui.Quiet, func() { sharing.Ask(c, s.session, func() { s.save(c) }) })
	add("title", ui.Quiet, c.Home)
	return doors
}

// Update handles the gestures; Esc goes back to the table, or at the end of a solo game to the title.
func (s *Scene) Update(c *scenes.Context) {
	if s.ended {
		s.ended = false
		feedback.Now(c, s.session.Rules(), &game.Event{Type: game.GameEnded, Player: game.NoPlayer})
		lines := len(s.rows())
		s.counted = min(mostCount, lineTicks*lines)
		s.count.Set(0)
		s.count.Start(1, c.Motion(s.counted))
		s.climb = climb{due: true}
		s.cheer.due = s.cheers()
	}
	s.goOn(c)
	s.goUp(c)
	s.updateCheer(c)
	if !s.standing.Known && s.findStanding(routes.Of(c).Standing) {
		c.Relayout()
	}
	s.playRivals(c)
	if s.page.Update(c.Gestures) {
		c.Redraw()
	}
	switch {
	case !c.Gestures.Cancel:
	case s.session.Over() && s.climbs() && s.table == nil: // the end of a solo game, from which T leads to the table
		c.Home()
	default:
		c.Pop()
	}
}

// Ticks at the usual speed in which the lines of the sheet appear after the end, one after another.
const (
	lineTicks = 16
	mostCount = 120
)

// goOn runs a tick in which the points are counted up. Any input shows them all.
func (s *Scene) goOn(c *scenes.Context) {
	if g := c.Gestures; !s.arrived() && (g.Pressed || g.Clicked || g.ByKeys && g.Any()) {
		s.count.Set(1)
		s.climb.hurried = true
		c.Redraw()
	}
	if s.count.Update() {
		c.Redraw()
	}
}

// come returns how much of a line of the sheet has been counted, from 0 to 1.
func (s *Scene) come(line int) float64 {
	if !s.count.Moving() {
		return 1
	}
	lines := max(1, len(s.lines))
	return s.count.Part(s.counted*line/lines, s.counted*(line+1)/lines, s.counted)
}

// total returns a player's points, as far as they have been counted.
func (s *Scene) total(player int) int {
	if !s.count.Moving() {
		return s.scores[player].Total
	}
	sum := 0
	for i, line := range s.lines {
		sum += int(math.Round(float64(line.lines[player].Points) * s.come(i)))
	}
	return sum
}

// Draw paints who won, the points, the chart and a clinic.
func (s *Scene) Draw(c *ui.Canvas) {
	if s.layout != arrangement.Desk {
		s.drawSmall(c)
		s.drawCheer(c)
		return
	}
	s.drawHead(c)
	c.Panel(s.left, 16)
	c.Panel(s.right, 16)
	if s.middle.W > 0 {
		c.Panel(s.middle, 16)
	}
	c.Panel(s.bar, 16)
	if s.clinic.W > 0 {
		s.drawRight(c)
	}
	s.page.Draw(c)
	s.drawCheer(c)
}

// drawRight paints the chart and a player's clinic.
func (s *Scene) drawRight(c *ui.Canvas) {
	if s.chart.area.W > 0 {
		s.chart.draw(c)
	}
	s.drawClinic(c)
}

// drawClinic paints the clinic of the player who is looked at.
func (s *Scene) drawClinic(c *ui.Canvas) {
	area := s.clinic
	c.Round(area, 12, theme.Ground)
	s.house.Draw(c, area.Inset(8)) // as high as possible: the name lies in a corner, where no clinic reaches
	title := area.CutTop(36, 0)
	s.paintWho(c, s.looked, title.X+18, title.Y+20)
	c.TextIn(ui.TextStrong, s.session.Seats().Name(s.looked), ui.Rect{X: title.X + 34, Y: title.Y + 2, W: title.W/2 - 60, H: 36}, ui.Left, theme.Ink)
}

// NoteAt keeps notes off the sheet and its buttons: they lie at the right end of the heading.
func (s *Scene) NoteAt(w, h, _, _ float64) ui.Rect {
	if s.layout != arrangement.Desk { // they lie above the doors
		return ui.Rect{X: s.bar.X + (s.bar.W-w)/2, Y: s.bar.Y - h - 8, W: w, H: h}
	}
	return ui.Rect{X: s.bar.Right() - w, Y: margin, W: w, H: h}
}

// drawHead says who won, and by what if the points are equal; in a solo game, whether the goal is met and which rank
// that is.
func (s *Scene) drawHead(c *ui.Canvas) {
	head := ui.Rect{X: margin + 8, Y: margin, W: c.Width - 2*margin - 16, H: headRoom}
	if s.count.Moving() && !s.climbs() { // the winner shows when all is counted; the solo goal is known
		c.TextIn(ui.Big, ui.T("scores.total"), ui.Rect{X: head.X, Y: head.Y, W: head.W, H: 36}, ui.Left, theme.SecondInk)
		return
	}
	title, reason := s.Head()
	if medal := s.session.Origin().Medal; medal > campaign.None {
		pictures.Medal(c, int(medal), true, head.CutLeft(medalSide, 16))
	}
	c.TextIn(ui.Big, title, ui.Rect{X: head.X, Y: head.Y, W: head.W, H: 36}, ui.Left, theme.Ink)
	if s.session.Over() && s.climbs() {
		s.drawGame(c, head, ui.Measure(ui.Big, title))
	}
	c.TextIn(ui.Label, reason, ui.Rect{X: head.X, Y: head.Y + 38, W: head.W, H: 26}, ui.Left, theme.SecondInk)
}

// drawGame draws a tick beside the title, whose width is wide, if the goal is met, and names the game at the right if
// there is room.
func (s *Scene) drawGame(c *ui.Canvas, head ui.Rect, wide float64) {
	const radius, gap, sign = 14.0, 14.0, 18.0
	if s.scores[0].Counts && s.session.Origin().CampaignClinic() == nil {
		x, y := head.X+wide+gap+radius, head.Y+18
		c.Circle(x, y, radius, theme.LegalInk)
		ui.IconCheck(c, ui.Rect{X: x - sign/2, Y: y - sign/2, W: sign, H: sign}, theme.Card)
		wide += gap + 2*radius
	}
	config := &s.session.Rules().Config
	parts := []string{ui.T("campaign.alone"), ui.T("newgame.side." + config.Sides[0])}
	for _, id := range slices.Concat(config.Extensions, config.Variants) {
		parts = append(parts, words.Extension(id))
	}
	if len(parts) == 2 {
		parts = append(parts, ui.T("records.base_game"))
	}
	if about := texts.Dots(parts...); wide+2*gap+ui.Measure(ui.Text, about) <= head.W {
		c.TextIn(ui.Text, about, ui.Rect{X: head.X, Y: head.Y, W: head.W, H: 36}, ui.Right, theme.SecondInk)
	}
}

// Head returns the texts above the sheet; while the game goes on they say that nothing is decided.
func (s *Scene) Head() (title, reason string) {
	if origin := s.session.Origin(); s.session.Over() && origin.CampaignClinic() != nil {
		said := ui.T("scores.now_reason", ui.Data{"Verdict": s.verdict(), "Reason": s.reason()})
		if len(s.scores) == 1 { // a missed goal does not make a medal worthless (D271)
			id := "campaign.goal_met"
			if !s.scores[0].Counts {
				id = "campaign.goal_missed"
			}
			said = ui.T(id, ui.Data{"Count": s.scores[0].Total})
		}
		return words.Medal(origin.Medal, origin.CampaignClinic().ID), said
	}
	if s.session.Over() && s.climbs() {
		title = "scores.goal_missed"
		if s.scores[0].Counts {
			title = "scores.goal_met"
		}
		if !s.arrived() { // the points are still being counted
			return ui.T(title), words.Goal(s.session.State().Players[0].Goal, s.session.Rules())
		}
		return ui.T(title), s.reason()
	}
	if s.session.Over() {
		return s.verdict(), s.reason()
	}
	if state := s.session.State(); len(state.Players) == 1 && s.together == nil && state.Players[0].Goal == "" {
		return ui.T("scores.now"), ui.T("scores.goal_open")
	}
	if s.goalAhead() {
		score := s.scores[0].Total
		rules := s.session.Rules()
		return ui.T("scores.now"), ui.T("scores.not_yet", ui.Data{"Count": score, "Rank": ui.T("scores.rank." + rules.Rank(score)), "Goal": words.Goal(s.session.State().Players[0].Goal, rules)})
	}
	return ui.T("scores.now"), ui.T("scores.now_reason", ui.Data{"Verdict": s.verdict(), "Reason": s.reason()})
}

// goalAhead reports whether a solo game is running whose goal is neither met nor lost: its score may still count
// (B88).
func (s *Scene) goalAhead() bool {
	c := game.Context{Rules: s.session.Rules(), State: s.session.State()}
	return len(s.scores) == 1 && s.together == nil && !s.session.Over() && !s.alone() && !c.GoalMet() && !c.GoalLost()
}

// verdict returns the result in a few words.
func (s *Scene) verdict() string {
	if s.alone() {
		return ui.T("scores.bot_alone", ui.Data{"Name": s.session.Seats().PlayedBy(0)})
	}
	return words.Result(s.session.Rules(), s.session.State(), s.session.Seats().Name)
}

// alone reports whether a bot played a solo game: its score is no rank in the Hall of Fame.
func (s *Scene) alone() bool {
	return len(s.scores) == 1 && s.together == nil && s.session.Bot(0) != ""
}

// reason says what decided the result.
func (s *Scene) reason() string {
	if s.together != nil {
		return s.together.ending.Reason(&s.together.End)
	}
	first := s.standings[0]
	score := s.scores[first].Total
	state := s.session.State()
	if len(s.standings) == 1 {
		id := "scores.goal_met_with"
		if !s.scores[0].Counts {
			id = "scores.goal_missed_with"
		}
		return ui.T(id, ui.Data{"Goal": words.Goal(state.Players[0].Goal, s.session.Rules()), "Count": score})
	}
	second := s.standings[1]
	data := ui.Data{"Count": score, "Name": s.session.Seats().Name(second), "Other": s.scores[second].Total}
	a, b := &state.Players[first], &state.Players[second]
	switch {
	case score != s.scores[second].Total:
		return ui.T("scores.by_points", data)
	case a.Time != b.Time:
		data["Other"] = b.Time - a.Time
		return ui.T("scores.by_time", data)
	case a.Money != b.Money:
		data["Other"] = a.Money - b.Money
		return ui.T("scores.by_money", data)
	}
	return ui.T("scores.by_nothing", data)
}

func (s *Scene) color(player int) theme.Color {
	return theme.PlayerColors[s.session.Seats()[player].Color]
}
