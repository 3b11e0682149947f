package table

import (
	"clinic/scenes/paper"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// moving is what moves of itself, and what has just changed on the panels.
type moving struct {
	*window
	*clinics
	*camera
	living  living
	changes changes
}

// living holds what moves by itself.
type living struct {
	on      bool
	slow    bool
	beat    int        // since the table was opened, ten a second at the usual speed
	clock   float64    // the same with what has passed of the next one
	evening int        // the beat before evening came, 0 until then
	unseen  int        // ticks since the last input
	cloud   [2]ui.Rect // where they were last drawn, in logical pixels
	white   *ebiten.Image
	shade   *ebiten.Image
	car     ui.Rect

	moved, drawn int // ticks of other motion, and its frames
}

// changes holds the animations of the panels.
type changes struct {
	way     ui.Timeline
	marked  ui.Timeline // with reduced motion
	flights []flight
	counts  []counted
	moment  paper.Moment
}

// flight is a flying piece. If it comes out of the bag, or goes back, its place is where the bag is written.
type flight struct {
	paper.Lying
	fromX, fromY float64
	begins       int
}

// counted is a number that counts to its new value.
type counted struct {
	of       thing.Thing
	time     bool
	from, to int
}
