package table

import (
	"slices"
	"strings"

	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// Tell returns the round, the step and what is asked, and what the viewer has; behind the curtain only whose turn
// it is.
func (t *Table) Tell() (heading, having string) {
	if t.Situation.State == nil {
		return "", ""
	}
	if curtain := t.Look.Curtain; curtain != nil {
		return ui.Said(t.Reader, t.T("spoken.curtain", ui.Data{"Name": curtain.Name})), ""
	}
	if !t.told.fresh {
		t.told = told{heading: t.ribbon.Heading(), having: t.ribbon.Havings(), fresh: true}
	}
	return t.told.heading, t.told.having
}

// Events returns how many events have happened.
func (t *window) Events() int { return len(t.Situation.Told) }

// Event returns the sentence of an event and the player it belongs to. It is empty if the log has no line for the
// event.
func (t *Table) Event(i int) string {
	e := &t.Situation.Told[i]
	text := t.tray.SentenceOf(e)
	if text == "" || len(t.Situation.Seats) < 2 || int(e.Player) >= len(t.Situation.Seats) || strings.Contains(text, t.SeatName(int(e.Player))) {
		return text
	}
	return t.T("common.says", ui.Data{"Who": t.SeatName(int(e.Player)), "What": text})
}

// Place returns the spoken name of a space: its floor, row and column.
func (t *Table) Place(what thing.Thing) string {
	s := what.Space
	return t.T("spoken.space", ui.Data{"Floor": int(s.Floor), "Row": int(s.Y) + 1, "Column": int(s.X) + 1})
}

// Said returns what is painted on a thing of the panels, as it is said.
func (t *Table) Said(what thing.Thing) []string {
	spot, there := t.Spot(what)
	if !there {
		spot, there = t.ScrolledAway(what)
	}
	if !there {
		return nil
	}
	papers := t.Papers()
	var said []string
	for _, p := range slices.Backward(papers[:]) {
		if said = append(said, p.Said(&spot)...); len(said) > 0 && what != t.drawer.Paper.Speaks { // which speaks for several panels
			break
		}
	}
	return said
}
