package controller

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/input"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// lookOfPerson shows how long the person in the hand takes to each space, where the walk may not end, the way to the
// space under the pointer, and what the walk brings (B70 to B76).
func (p *carrying) lookOfPerson(t *table.Table, l *view.Interaction, over thing.Thing) {
	s, held := p.session, &p.held
	c := s.On(held.board)
	person := c.Clinic().Person(held.person)
	on := l.On(held.board)
	f := s.PersonBy(held.mode, held.person)
	l.Held.Piece, l.Held.Rides = dollhouse.Piece(person), extensionui.Vehicle(held.mode)
	if held.board == game.Home {
		p.showVehicles(l)
	}
	for i := range on.Space {
		space := clinic.SpaceAt(i)
		time := f.Time(space)
		if time == clinic.Unreachable {
			continue
		}
		may := f.MayEnd(space)
		on.Space[i] = view.SpaceLook{Reached: may.None(), Time: time, Hatched: !may.None()}
		if may.None() {
			l.Targets = append(l.Targets, thing.InSpace(space).On(held.board))
		}
	}
	if back := f.Back(); back.Legal() {
		l.Targets = append(l.Targets, thing.WaitingFor(person.Service))
	}
	board, space, onSpace := p.placeOf(over)
	if board != held.board {
		p.lookAcross(t, l, over)
		return
	}
	target, there := p.target(t, over)
	switch {
	case !onSpace && there && !target.Legal():
		l.Bubble, l.Tone = s.Sentence(p.Reader, target.Verdict.Refusal), ui.Refused
	case !onSpace && there:
		p.foretell(l, &target, "")
	}
	if !onSpace || person.In(space) && len(held.way) == 0 {
		return
	}
	on.WayOf, on.Way = held.person, f.Way(space)
	if n := len(held.way); n > 0 && held.way[n-1] == space {
		_, on.Way = f.By(held.way)
	}
	if !target.Legal() {
		if !c.Clinic().At(space).Empty() { // a street is not a place that might do
			on.Space[space.Index()].Light = sprites.LitBad
		}
		l.Bubble, l.Tone = s.Sentence(p.Reader, target.Verdict.Refusal), ui.Refused
		return
	}
	on.Space[space.Index()].Light = sprites.LitAccent
	earns := s.Earns(s.Foresee(target.Command))
	l.Total = view.Total{Show: true, Time: target.Verdict.Cost.Time, Note: panels.WayNote(p.Reader, c, on.Way), Money: earns, HasMoney: earns != 0}
	used := ""
	if id := "vehicle_used." + held.mode; held.mode != "" && p.Texts.Has(id) {
		used = p.T(id)
	}
	p.foretell(l, &target, used)
}

// harm warns of unwanted effects of treatments in Business after a command of the viewer.
func (p *foresight) harm(f *session.Foreseen, command game.Command) string {
	c := p.session.Context()
	place := c.Clinic().At(command.To.Space)
	if f.After == nil || command.Board != game.Home || command.To.Area != clinic.Inside || !extensionui.HarmIn(c.Rules, place.Kind) {
		return ""
	}
	c = p.session.Then(f)
	forecast := c.Forecast()
	for i := range forecast.Treatments {
		if text, _ := extensionui.HarmOf(p.Reader, c.Clinic(), &forecast.Treatments[i]); text != "" {
			return text
		}
	}
	return ""
}

// chooseWay lets the player lead the person in the hand: while Shift is held, the way goes over the spaces that the
// pointer passes, one after another; going back over the last one removes it.
func (p *carrying) chooseWay(g *input.Gestures, over thing.Thing) {
	held := &p.held
	board, space, onSpace := p.placeOf(over)
	if held.kind != aPerson || !g.Shift || !onSpace || board != held.board {
		return
	}
	f := p.session.PersonBy(held.mode, held.person)
	n := len(held.way)
	switch {
	case n == 0:
		for _, step := range f.Way(space) {
			held.way = append(held.way, step.Space)
		}
	case held.way[n-1] == space:
	case n > 1 && held.way[n-2] == space:
		held.way = held.way[:n-1]
	default:
		longer := append(slices.Clone(held.way), space)
		if walkable(f, longer) {
			held.way = longer
		}
	}
	p.stale = true
}

// walkable reports whether the way as such is possible, wherever it ends.
func walkable(f *session.ForPerson, way []clinic.Space) bool {
	target, _ := f.By(way)
	return target.Legal() || !againstWay(target.Verdict.Refusal)
}

// againstWay reports whether a reason rules out a way, not its end (B71 to B73).
func againstWay(reason rule.Reason) bool {
	switch reason.Rule {
	case "B2", "B71", "B72", "B73":
		return true
	}
	return false
}
