// Package scores is the end of a game: every point by rule and player, who won and why, how it went from round to
// round.
package scores

import (
	"math"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/feedback"
	"clinic/scenes/routes"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
	"clinic/scenes/words"
	"clinic/sprites/theme"
)

// Scene is the screen of the final score.
type Scene struct {
	tree.Screen
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

	small   bool
	lines   []row       // of the sheet
	bar     ui.Rect     // of the doors
	ended   bool        // just now, which is still to be said
	count   ui.Timeline // through the lines of the sheet, after the end
	counted int         // ticks at the usual speed that all lines take
	climb   climb
	dots    int // position of the dots of rivals that still play
	cheer   cheer
}

// Playing gives the rules of the game that it is about.
func (s *Scene) Playing() *game.Rules { return s.session.Rules() }

// New returns the score of a session as it stands: the final one, or what it would be if the game ended now.
func New(reader *ui.Reader, s *session.Session) *Scene {
	scene := &Scene{Screen: tree.Screen{Reader: reader}, session: s, standings: s.Rules().Standings(s.State())}
	for player := range s.State().Players {
		scene.scores = append(scene.scores, s.ContextOf(player).Score())
	}
	scene.chart.session = s
	scene.together = newTogether(scene)
	scene.look(scene.standings[0])
	return scene
}

// End returns the score of a game that has just ended.
func End(reader *ui.Reader, s *session.Session) *Scene {
	scene := New(reader, s)
	scene.ended = true
	return scene
}

// Past returns the score of a game that was over long ago; table opens that game's table.
func Past(reader *ui.Reader, s *session.Session, table func() scenes.Scene) *Scene {
	scene := New(reader, s)
	scene.table = table
	return scene
}

// look shows another player's clinic.
func (s *Scene) look(player int) {
	s.looked = player
	s.house.Show(dollhouse.OfPlayer(s.session.ContextOf(player)))
}

// letters are the keys of the doors.
var letters = map[string]string{"again": "a", "review": "r", "another": "n", "new_game": "n", "table": "t", "share": "s"}

// Doors returns the buttons that lead on from here, the main one first, without places yet.
func (s *Scene) Doors(c *scenes.Context) (doors []*ui.Button) {
	add := func(id string, kind ui.Kind, do func()) {
		doors = append(doors, &ui.Button{Base: ui.Base{ID: "scores." + id, Letter: letters[id]}, Text: c.T("scores." + id), Kind: kind, Do: do})
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
		s.count.Begin(s.counted)
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
	if s.Page().Update(c.Gestures) {
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
	if g := c.Gestures; !s.arrived() && (g.Clicked || g.Acts()) {
		s.count.End()
		s.climb.hurried = true
		c.Relayout()
	}
	if s.count.Pass(c.Pace()) {
		c.Relayout()
	}
}

// come returns how much of a line of the sheet has been counted, from 0 to 1.
func (s *Scene) come(line int) float64 {
	if !s.count.Runs() {
		return 1
	}
	lines := max(1, len(s.lines))
	return s.count.Part(s.counted*line/lines, s.counted*(line+1)/lines)
}

// total returns a player's points, as far as they have been counted.
func (s *Scene) total(player int) int {
	if !s.count.Runs() {
		return s.scores[player].Total
	}
	sum := 0
	for i, line := range s.lines {
		sum += int(math.Round(float64(line.lines[player].Points) * s.come(i)))
	}
	return sum
}

// Head is what stands above the sheet: while the game goes on that nothing of it is decided.
func (s *Scene) Head() (title, reason string) {
	if origin := s.session.Origin(); s.session.Over() && origin.CampaignClinic() != nil {
		said := s.T("scores.now_reason", ui.Data{"Verdict": s.verdict(), "Reason": s.reason()})
		if len(s.scores) == 1 { // a missed goal does not make a medal worthless (D271)
			id := "campaign.goal_met"
			if !s.scores[0].Counts {
				id = "campaign.goal_missed"
			}
			said = s.T(id, ui.Data{"Count": s.scores[0].Total})
		}
		return words.Medal(s.Reader, origin.Medal, origin.CampaignClinic().ID), said
	}
	if s.session.Over() && s.climbs() {
		title = "scores.goal_missed"
		if s.scores[0].Counts {
			title = "scores.goal_met"
		}
		if !s.arrived() { // the points are still being counted
			return s.T(title), words.Goal(s.Reader, s.session.State().Players[0].Goal, s.session.Rules())
		}
		return s.T(title), s.reason()
	}
	if s.session.Over() {
		return s.verdict(), s.reason()
	}
	if state := s.session.State(); len(state.Players) == 1 && s.together == nil && state.Players[0].Goal == "" {
		return s.T("scores.now"), s.T("scores.goal_open")
	}
	if s.goalAhead() {
		score := s.scores[0].Total
		rules := s.session.Rules()
		return s.T("scores.now"), s.T("scores.not_yet", ui.Data{"Count": score, "Rank": s.T("scores.rank." + rules.Rank(score)), "Goal": words.Goal(s.Reader, s.session.State().Players[0].Goal, rules)})
	}
	return s.T("scores.now"), s.T("scores.now_reason", ui.Data{"Verdict": s.verdict(), "Reason": s.reason()})
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
		return s.T("scores.bot_alone", ui.Data{"Name": s.session.Seats().PlayedBy(s.Reader, 0)})
	}
	return words.EndingOf(s.session.Rules(), s.session.State()).Said(s.Reader, s.session.Seats().Name)
}

// alone reports whether a bot played a solo game: its score is no rank in the Hall of Fame.
func (s *Scene) alone() bool {
	return len(s.scores) == 1 && s.together == nil && s.session.Bot(0) != ""
}

// reason says what decided the result.
func (s *Scene) reason() string {
	if s.together != nil {
		return s.together.ending.Reason(s.Reader, &s.together.End)
	}
	first := s.standings[0]
	score := s.scores[first].Total
	state := s.session.State()
	if len(s.standings) == 1 {
		id := "scores.goal_met_with"
		if !s.scores[0].Counts {
			id = "scores.goal_missed_with"
		}
		return s.T(id, ui.Data{"Goal": words.Goal(s.Reader, state.Players[0].Goal, s.session.Rules()), "Count": score})
	}
	second := s.standings[1]
	data := ui.Data{"Count": score, "Name": s.session.Seats().Name(s.Reader, second), "Other": s.scores[second].Total}
	a, b := &state.Players[first], &state.Players[second]
	switch {
	case score != s.scores[second].Total:
		return s.T("scores.by_points", data)
	case a.Time != b.Time:
		data["Other"] = b.Time - a.Time
		return s.T("scores.by_time", data)
	case a.Money != b.Money:
		data["Other"] = a.Money - b.Money
		return s.T("scores.by_money", data)
	}
	return s.T("scores.by_nothing", data)
}

func (s *Scene) color(player int) theme.Color {
	return theme.PlayerColors[s.session.Seats()[player].Color]
}
