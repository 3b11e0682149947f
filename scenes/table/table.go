// Package table is the scene one plays at: the town at the left, one's clinic in the middle, the others, the forecast and
// the log at the right, and below what this step lets one do.
//
// What is drawn is a Situation, made of the rules' state, and a Look, what the player is just doing. The files of
// interaction fill the Look; the files of drawing read both and change neither.
package table

import (
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/ui"
)

// Seat is who sits at the table.
type Seat struct {
	Name   string
	Colour ui.Color
}

// Situation is what the table shows of a game, for the eyes of one player. It must not change while it is shown; give
// Show a new one instead.
type Situation struct {
	Rules  *game.Rules
	State  *game.State // as the viewer may see it
	Viewer int
	Seats  []Seat
	Told   []game.Event // what happened, in order, for the log
	// Why the last command cannot be taken back, or the next one not be played again; empty where it can.
	NoUndo, NoRedo string
	// Why the step cannot be ended now; empty where it can.
	NotDone string
}

// Hands is who plays at the table: it takes a tick's gestures, fills the Look and shows new situations.
type Hands interface {
	Update(t *Table, c *scenes.Context)
}

// Table is the scene.
type Table struct {
	Look  Look
	hands Hands

	situation Situation
	layout    layout
	spots     []Spot
	width     float64
	height    float64
	scale     float64
}

// New makes a table that shows a situation. hands may be nil: then one can look but not play.
func New(s Situation, hands Hands) *Table {
	t := &Table{Look: Nothing(), hands: hands}
	t.Show(s)
	return t
}

// Show shows another situation from now on. The Look stays as it is.
func (t *Table) Show(s Situation) {
	t.situation = s
	t.arrange()
}

// Situation gives what is shown.
func (t *Table) Situation() *Situation { return &t.situation }

// Layout places everything for a window of this size.
func (t *Table) Layout(c *scenes.Context, width, height float64) {
	t.width, t.height, t.scale = width, height, c.Scale
	t.arrange()
}

// arrange works out everything that depends on the situation and the window.
func (t *Table) arrange() {
	if t.width == 0 {
		return
	}
	t.layout = layoutFor(t.width, t.height)
	t.findSpots()
}

// Update lets a tick pass.
func (t *Table) Update(c *scenes.Context) {
	if t.hands != nil {
		t.hands.Update(t, c)
	}
}

// Draw paints the table.
func (t *Table) Draw(c *ui.Canvas) {
	for _, r := range []ui.Rect{t.layout.ribbon, t.layout.left, t.layout.right, t.layout.tray} {
		c.Panel(r, 14)
	}
	for _, s := range t.spots {
		c.Mark(s.ID, s.Rect)
	}
}
