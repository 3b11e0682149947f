package controller

import (
	"slices"

	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes/paper"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
)

// part is a part of the table to which keys and gamepad can jump; the tabs of a drawer are parts.
type part int8

const (
	handPart part = iota
	clinicPart
	townPart
	forecastPart
	othersPart
	logPart
	viewPart // what lies over the clinic
	ribbonPart
	parts // number of parts
)

var partsOfDeeds = map[input.Deed]part{
	input.TownPart: townPart, input.HandPart: handPart, input.ForecastPart: forecastPart, input.OthersPart: othersPart, input.LogPart: logPart,
}

var tabsOfParts = map[part]panels.Tab{
	townPart: panels.TabTown, handPart: panels.TabHand, forecastPart: panels.TabForecast, othersPart: panels.TabOthers, logPart: panels.TabLog,
}

// namesOfParts are the texts that name the parts to those who hear the game.
var namesOfParts = [parts]string{
	handPart: "spoken.part.hand", clinicPart: "spoken.part.clinic", townPart: "spoken.part.town", forecastPart: "spoken.part.forecast", othersPart: "spoken.part.others",
	logPart: "spoken.part.log", viewPart: "spoken.part.view", ribbonPart: "spoken.part.ribbon",
}

// partOf returns the part of the table in which a thing lies.
func partOf(what thing.Thing) part {
	switch what.Kind {
	case thing.Clinic, thing.Space, thing.Slot, thing.Person, thing.Vehicle, thing.Preadmission, thing.Tile:
		return clinicPart
	case thing.Residency, thing.Nurse, thing.Orderly, thing.Appointment, thing.Service, thing.Pile, thing.ClinicsTown, thing.AnnexesTown, thing.Segment:
		return townPart
	case thing.Round, thing.Step, thing.Player, thing.Having, thing.Menu, thing.Medal:
		return ribbonPart
	case thing.OtherClinic, thing.Score, thing.ScoreLine, thing.ScoreRule, thing.ScoreSum, thing.ScoreButton:
		return othersPart
	case thing.Forecast, thing.ForecastSum, thing.Beat:
		return forecastPart
	case thing.Panel:
		switch what.Name {
		case "log":
			return logPart
		case "forecast":
			return forecastPart
		case "goal", "others", "outcome":
			return othersPart
		}
		return townPart
	case thing.Log:
		return logPart
	case thing.Whole, thing.Closer, thing.Farther, thing.Explode, thing.Overlay, thing.Away, thing.Pool, thing.Obligation, thing.Obligations, thing.Sheet,
		thing.Tab, thing.Grip, thing.Floor, thing.CardName, thing.CardMoney, thing.ActionTile, thing.Half:
		return viewPart
	}
	return handPart
}

// toPart gives the focus to the first thing of a part: one that can be used, or else one that can be read. It opens the
// part's tab, and reports whether there is such a thing.
func (p *focusing) toPart(t *table.Table, to part) bool {
	if tab, ok := tabsOfParts[to]; ok {
		t.ShowTab(tab)
	}
	in := func(s paper.Spot) bool { return partOf(s.Thing) == to }
	usable, readable := p.focusable(t), p.readable(t)
	for reads, spots := range [...][]paper.Spot{usable, readable} {
		if at := slices.IndexFunc(spots, in); at >= 0 {
			p.reveal(t, &spots[at])
			p.focusOn(spots[at])
			p.focus.reads = reads == 1
			return true
		}
	}
	return false
}

// comeTo is toPart for a key that leads there, which says the part's name.
func (p *focusing) comeTo(t *table.Table, to part) bool {
	there := p.toPart(t, to)
	if there {
		p.comes++
	}
	return there
}

// stepPart moves the focus to the next part that has something in it, or to the previous one.
func (p *focusing) stepPart(t *table.Table, forth bool) {
	way := part(1)
	if !forth {
		way = parts - 1
	}
	at := partOf(p.focus.on)
	if p.focus.on.None() {
		at = parts - way
	}
	for range parts {
		at = (at + way) % parts
		if p.comeTo(t, at) {
			return
		}
	}
}

// changeFloor goes one floor up or down: the focus if it is in the clinic, else the view. Otherwise the log turns a
// page.
func (p *focusing) changeFloor(t *table.Table, by int) {
	on := p.focus.on
	if on.Kind == thing.Space {
		to := on
		spots := p.focusable(t)
		if p.held.kind == nothing {
			spots = append(spots, p.readable(t)...)
		}
		for floor := on.Space.Floor + int8(by); floor >= 0 && floor < clinic.MaxFloors; floor += int8(by) {
			far := 1 << 20
			for _, spot := range spots {
				s := spot.Thing.Space
				if away := square(int(s.X-on.Space.X)) + square(int(s.Y-on.Space.Y)); spot.Thing.Kind == thing.Space && spot.Thing.Board == on.Board && s.Floor == floor && away < far {
					to, far = spot.Thing, away
				}
			}
			if to != on {
				break
			}
		}
		if at := slices.IndexFunc(spots, func(s paper.Spot) bool { return s.Thing == to }); at >= 0 && to != on {
			p.reveal(t, &spots[at])
			p.focusOn(spots[at])
			p.focus.reads = p.held.kind == nothing
		}
		return
	}
	if !t.PageLog(float64(by)) {
		t.StepFloor(by)
	}
}

func square(n int) int { return n * n }
