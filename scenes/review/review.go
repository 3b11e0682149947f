// Package review shows which decisions of a game cost most: each in two versions, as it was played and the better
// one, as Chief judges it by what the player could know.
package review

import (
	"slices"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"

	"github.com/hajimehoshi/ebiten/v2"
)

// Kept is a review, complete or not.
type Kept struct {
	Findings []bot.Finding `json:"findings"`
	Done     bool          `json:"done"`
}

// Doors lead on from here.
type Doors struct {
	// Replay returns the replay of the game from before a command of the log, seen by a player.
	Replay func(at, player int) scenes.Scene
	// PlayOn starts a copy of the game from before a command of the log.
	PlayOn func(c *scenes.Context, at int)
	// Kept returns the saved review of a player, and Keep saves one; it reports whether what was there before is
	// damaged and was set aside.
	Kept func(player int) (Kept, bool)
	Keep func(player int, kept Kept) (aside bool)
}

// Scene is the screen.
type Scene struct {
	session *session.Session
	doors   Doors
	rounds  []int // indices in the log where they begin, and its end
	seats   []int // whose decisions can be viewed, human players first
	player  int
	looks   map[int]*look
	board   boards
	chart   ui.Picture

	tree.Screen
	small bool
	lit   int // the decision whose row or mark is hovered, −1 for none
	shown int // ticks since the findings were checked
}

// look is the review of one player, complete or not.
type look struct {
	review  *bot.Review // nil until it starts
	kept    Kept
	stopped bool
	chosen  int // its command's index in the log, −1 for the costliest
}

// New returns the review of a finished game.
func New(reader *ui.Reader, s *session.Session, doors Doors) *Scene {
	scene := &Scene{Screen: tree.Screen{Reader: reader}, session: s, doors: doors, looks: map[int]*look{}, lit: -1, rounds: roundsOf(s.Match())}
	for _, bots := range [...]bool{false, true} {
		for player := range s.Match().State.Players {
			if (s.Bot(player) != "") == bots {
				scene.seats = append(scene.seats, player)
			}
		}
	}
	scene.choose(scene.seats[0])
	return scene
}

// Playing returns the rules of the game that it is about.
func (s *Scene) Playing() *game.Rules { return s.session.Rules() }

// choose shows the decisions of a player. Saved findings are there at once.
func (s *Scene) choose(player int) {
	s.player = player
	if s.looks[player] == nil {
		l := &look{chosen: -1}
		if s.doors.Kept != nil {
			if kept, there := s.doors.Kept(player); there && s.agrees(player, &kept) {
				l.kept = kept
			}
		}
		s.looks[player] = l
	}
	s.chart.Change()
}

// agrees reports whether the saved findings of a player fit how the game ended: reviews once counted a goal that
// simulated games missed and the real game met, and called better what would have missed it.
func (s *Scene) agrees(player int, kept *Kept) bool {
	return !bot.GoalMet(s.session.Match(), player) || !slices.ContainsFunc(kept.Findings, func(f bot.Finding) bool {
		return f.BreaksGoal() || abs(f.Loss-(f.Likely[1].Total-f.Likely[0].Total)) > 0.5
	})
}

func (s *Scene) look() *look { return s.looks[s.player] }

// findings returns the costliest decisions of the player that are known so far.
func (s *Scene) findings() []bot.Finding {
	list := s.look().kept.Findings
	return list[:min(len(list), mostRows)]
}

// mostRows is how many decisions are shown.
const mostRows = 5

// at returns the index of the decision being shown, −1 if there is none.
func (s *Scene) at() int {
	list := s.findings()
	i := slices.IndexFunc(list, func(f bot.Finding) bool { return f.From == s.look().chosen })
	return max(i, min(0, len(list)-1))
}

// show shows another decision, by its rank in cost.
func (s *Scene) show(c *scenes.Context, i int) {
	list := s.findings()
	if i < 0 || i >= len(list) {
		return
	}
	s.look().chosen = list[i].From
	s.Scroll(detailID).Offset = 0
	s.chart.Change()
	c.Relayout()
}

// goTo shows another decision, and moves the focus along if it is on a row.
func (s *Scene) goTo(c *scenes.Context, i int) {
	onRow := s.onRow() >= 0
	s.show(c, i)
	c.Gestures.Felt = input.Turned
	if onRow {
		s.focusRow()
	}
}

// step goes to the next decision of the list, or back, and scrolls the list there.
func (s *Scene) step(c *scenes.Context, by int) {
	if next := s.at() + by; next < 0 || next >= len(s.findings()) {
		return
	}
	s.goTo(c, s.at()+by)
	if row, there := s.Page().Named(rowID(s.at())).(*ui.Area); there && row.Inside == s.Scroll(listID) {
		row.Inside.Show(row.Rect)
	}
}

// How long each tick computes, and after how many ticks the findings are shown.
const (
	slice     = 6 * time.Millisecond
	lookTicks = 45
)

// Update handles the gestures, and continues the review; Esc goes back.
func (s *Scene) Update(c *scenes.Context) {
	s.think(c)
	g := c.Gestures
	switch {
	case g.Cancel:
		s.keep(c)
		c.Pop()
		return
	case g.ByPad && g.Deed == input.NextPart:
		g.Deed = input.NoDeed
		s.step(c, 1)
	case g.ByPad && g.Deed == input.PreviousPart:
		g.Deed = input.NoDeed
		s.step(c, -1)
	case g.Key(ebiten.KeyHome) || g.Key(ebiten.KeyEnd):
		by := -s.at()
		if g.Key(ebiten.KeyEnd) {
			by += len(s.findings()) - 1
		}
		g.Keys = nil
		s.step(c, by)
	case g.MoveX != 0 && s.onRow() >= 0:
		s.step(c, g.MoveX)
		g.MoveX = 0
	case g.MoveY != 0 && s.onMark() && s.onRow()+g.MoveY >= 0 && s.onRow()+g.MoveY < len(s.findings()):
		s.goTo(c, s.onRow()+g.MoveY)
		g.MoveY = 0
	}
	if s.Page().Update(g) {
		c.Redraw()
	}
	if lit := s.decisionOf(s.Page().Pointed()); lit != s.lit {
		s.lit = lit
		c.Redraw()
	}
	if i := s.onRow(); g.ByKeys && i >= 0 && i != s.at() {
		s.show(c, i)
	}
}

// think continues the review of the current player.
func (s *Scene) think(c *scenes.Context) {
	l := s.look()
	if l.kept.Done || l.stopped {
		return
	}
	if l.review == nil {
		l.review = s.session.NewReview(s.player)
	}
	over := false
	for begun := time.Now(); !over && time.Since(begun) < slice; {
		over = l.review.Step()
	}
	c.Awake()
	if s.shown++; s.shown < lookTicks && !over {
		return
	}
	s.shown = 0
	found := l.review.Findings()
	if over || len(found) >= len(l.kept.Findings) { // saved findings stay until as many are found again
		l.kept = Kept{Findings: found, Done: over}
	}
	if over {
		s.keep(c)
		c.Sound(sounds.Reviewed)
		if len(found) == 0 {
			c.Say(s.praise())
		} else {
			c.Say(c.T("review.found", ui.Data{"Count": min(len(found), mostRows)}))
		}
	}
	s.chart.Change()
	c.Relayout()
}

// keep saves the review with the game.
func (s *Scene) keep(c *scenes.Context) {
	if l := s.look(); s.doors.Keep != nil && l.review != nil && s.doors.Keep(s.player, l.kept) {
		c.Toast(c.T("table.set_aside"), ui.Warned)
	}
}

// stop stops the review, or resumes it.
func (s *Scene) stop(c *scenes.Context) {
	l := s.look()
	l.stopped = !l.stopped
	s.keep(c)
	c.Relayout()
}
