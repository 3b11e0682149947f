package table

import (
	"clinic/game"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// papers are the panels around the clinic, on which everything else can be read.
type papers struct {
	*window
	*clinics
	*cover
	ribbon    panels.Ribbon
	town      panels.Town
	side      panels.Side
	tray      panels.Tray
	buttons   paper.Paper
	drawer    panels.Drawer
	thirdCard panels.Drawer     // the third card above the bar
	score     panels.Drawer     // the live score beside the clinic
	scrolled  [3]*panels.Drawer // all three
	opened    game.DecisionKind // the last one the drawer was opened for
	proposes  bool              // the sheet has room for the total of a proposed Move
	scoreOpen bool              // beside the clinic; elsewhere it is a tab
	scored    scored            // what one of its lines counts
	slide     ui.Timeline       // of the live score
	lit       lit
}

// scored is what a line counts, computed once for a situation.
type scored struct {
	what string
	of   *game.State
	by   int // the player
	list []game.Counted
	said []string // the points of each
}

// lit is the light around Done.
type lit struct {
	on  bool
	way ui.Timeline // of all pulses
}

// PointsLine returns the line of the bar on which popularity is bought, from none to the most, in logical pixels.
func (t *papers) PointsLine() ui.Rect { return t.tray.PointsLine() }

// CardsInSight returns the cards of what is for sale that are in sight; nil if all are.
func (t *papers) CardsInSight() []thing.Thing { return t.tray.CardsInSight() }

// Tells reports whether the log has a line for an event.
func (t *papers) Tells(e *game.Event) bool { return t.tray.SentenceOf(e) != "" }

// Papers returns the papers of all panels, the lowest first.
func (t *papers) Papers() [9]*paper.Paper {
	return [...]*paper.Paper{&t.buttons, &t.town.Paper, &t.side.Paper, &t.tray.Paper, &t.drawer.Paper, &t.thirdCard.Paper, &t.ribbon.Paper, &t.score.Paper, &t.hint.Paper}
}

// ScoreOpen reports whether the live score is open.
func (t *papers) ScoreOpen() bool {
	if !t.HasScore() {
		return false
	}
	switch t.layout.Side {
	case arrangement.Cards:
		return t.thirdCard.Tab == panels.TabScore
	case arrangement.Tab:
		return t.drawer.Tab == panels.TabScore
	}
	return t.scoreOpen
}
