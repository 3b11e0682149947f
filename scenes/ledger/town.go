package ledger

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/scenes/dollhouse"
	"clinic/scenes/dress"
	"clinic/scenes/pictures"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/paint"
)

// leastForTown is how high the picture is at least that has room for the town below the clinic, in pixels.
const leastForTown = 200

// townsman is somebody of the town in the strip below the clinic.
type townsman struct {
	picture sprites.ID
	meant   bool // the line is about this one
	goes    bool
}

// town is who of the town stands where the line that is read tells of, as the table shows them: a row of the
// appointments with the sign of its service, the residency, or the nurses. It is nobody where the line tells of
// something else.
func (s *Scene) town() (title string, sign sprites.ID, people []townsman) {
	l := &s.lines[s.cursor]
	e, rules := &l.event, s.rulesOf(l.event.Board)
	before, after := s.marketIn(s.start, e.Board), s.marketIn(l.then, e.Board)
	doctor := func(slot int, level clinic.Level) {
		if level != clinic.NoLevel {
			people = append(people, townsman{picture: dress.PieceOf(rules.KindOf(clinic.Doctor), level).Picture(), meant: slot == e.Slot})
		}
	}
	switch e.Type {
	case game.PatientGaveUp:
		row := before.Row(e.Service)
		if row == nil || row.Patients[0] != e.Level {
			return "", sprites.None, nil
		}
		for i, level := range slices.Backward(row.Patients[:]) {
			if level != clinic.NoLevel {
				picture := dollhouse.Piece(&clinic.Person{Kind: rules.KindOf(clinic.Patient), Level: level}).Picture()
				people = append(people, townsman{picture: picture, meant: i == 0, goes: i == 0})
			}
		}
		return ui.T("town.appointments"), sprites.Emblem(e.Service, true), people
	case game.ResidentLevelledUp:
		for slot, level := range before.Residency {
			if i := s.lineOn(game.ResidentLevelledUp, e.Board, slot); i >= 0 && (i < s.cursor || i == s.cursor && s.flies.Value() >= 0.5) {
				level = s.lines[i].event.NewLevel
			}
			doctor(slot, level)
		}
	case game.ResidencyRefilled:
		for slot, level := range after.Residency {
			if s.lineOn(game.ResidencyRefilled, e.Board, slot) <= s.cursor {
				doctor(slot, level)
			}
		}
	case game.NursesLeft, game.NursesArrived:
		for range e.Number {
			people = append(people, townsman{dress.PieceOf(rules.KindOf(clinic.Nurse), clinic.NoLevel).Picture(), true, e.Type == game.NursesLeft})
		}
		return ui.T("town.nurses"), sprites.None, people
	}
	return ui.T("town.residency"), sprites.None, people
}

// lineOn is the line of a fact of that type about a slot, −1 where there is none.
func (s *Scene) lineOn(of game.EventType, board string, slot int) int {
	return slices.IndexFunc(s.lines, func(l line) bool { return l.event.Type == of && l.event.Board == board && l.event.Slot == slot })
}

// marketIn is the market that a board has to do with, in a state.
func (s *Scene) marketIn(state *game.State, board string) *market.Market {
	return game.Context{Rules: s.rulesOf(board), State: state}.Market()
}

// drawTown paints the town in a strip, and tells whether the line is about it.
func (s *Scene) drawTown(c *ui.Canvas, strip ui.Rect) bool {
	title, sign, people := s.town()
	if len(people) == 0 {
		return false
	}
	row := s.drawStrip(c, strip, title)
	if sign != sprites.None {
		pictures.In(c, sign, row.CutLeft(26, 8), 0)
	}
	step := min(48, row.W/float64(len(people)))
	for _, x := range people {
		at := row.CutLeft(step, 0)
		fade := 0.0
		if x.goes {
			fade = 0.65 * s.flies.Value()
		}
		pictures.In(c, x.picture, ui.Rect{X: at.X + 2, Y: at.Y + 2, W: 36, H: 36}, fade)
		if x.meant {
			c.RoundLine(ui.Rect{X: at.X, Y: at.Y + 1, W: 40, H: 38}, 9, 2, paint.Accent)
		}
	}
	c.Landmark("ledger.town", strip)
	return true
}
