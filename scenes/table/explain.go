package table

import (
	"strings"

	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// What can be told of a thing: what it is, what it does, by which rule, and what it is worth.

// tipping finds what lies at a place, and explains it.
type tipping struct {
	*window
	*clinics
	*cover
	*papers
	tips    panels.Tips
	restsOn thing.Thing // under the resting pointer, or focused
	rested  int         // ticks
	tip     string
	tipCard tipCard
	warm    int // ticks in which another tip shows at once
	// acted is whether the player pressed, clicked or dropped something at actedX, actedY, and the pointer is
	// still there.
	acted          bool
	actedX, actedY float64 // logical pixels
}

// tipCard is a tip's card as it is shown.
type tipCard struct {
	*panels.TipCard
	of       thing.Thing
	room     *ebiten.Image // its picture, painted with view
	view     sprites.View
	cited    string // the rule or page of the book that tells more
	page     string // the title of that page, empty for a rule that none of the table's pages tells
	pictured bool
	most     int // how many further lines have room

	footAt ui.Rect // where the foot was last drawn
	away   float64 // how far the pointer was from there, in logical pixels
	grace  int     // ticks for which the tip stays although the pointer comes no nearer
}

// WhyNot returns why a thing can't be used now, or "" if it can.
func (t *tipping) WhyNot(what thing.Thing) string {
	s, _ := t.Spot(what)
	return t.tray.WhyNot(&s)
}

// Named returns the name of a thing, and everything else that its tip says.
func (t *tipping) Named(what thing.Thing) (name, says string) {
	lines := t.tips.Lines(what)
	if len(lines) == 0 {
		return "", ""
	}
	return lines[0], ui.Said(t.Reader, lines[1:]...)
}

// Explain returns what a thing is, in a few lines; "" for what needs no words.
func (t *tipping) Explain(what thing.Thing) string {
	if _, ok := t.Spot(what); !ok {
		return ""
	}
	lines := append(t.tips.Lines(what), t.tips.RulesLine(what))
	if why := t.WhyNot(what); why != "" {
		lines = append(lines, why)
	}
	kept := lines[:0]
	for _, line := range lines {
		if line != "" {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}
