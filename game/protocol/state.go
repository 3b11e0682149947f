package protocol

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

type bag map[string]int

type treatment struct {
	Patient string   `json:"patient"`
	Doctors []string `json:"doctors"`
	Nurses  []string `json:"nurses"`
}

// writeState writes a state in the position format. Without the hidden part it is a view: it has no seed and no order
// of what is still to be drawn (B92).
func writeState(rules *game.Rules, s *game.State, hidden bool) record {
	step, rows := rules.StepOf(s), map[string][]string{}
	var toCome, players []record
	pending := []record{}
	for _, d := range slices.Backward(s.Pending) { // those that may be taken now come first
		written := write(func(f *form) { f.decision(rules, &d, 0) })
		if rules.Takes(d.Kind) {
			toCome = append(toCome, append(record{{"after", len(pending)}}, written...))
		} else {
			pending = append(pending, written)
		}
	}
	for i := range s.Market.Appointments {
		row := &s.Market.Appointments[i]
		rows[row.Service.String()] = writeRow(rules, row)
	}
	for i := range s.Players {
		c := game.Context{Rules: rules, State: s, Player: i}
		players = append(players, write(func(f *form) { f.player(c, nil) }))
	}
	f := &form{}
	f.entry("config", writeConfig(rules, &s.Config, hidden))
	f.entry("round", s.Round)
	f.entry("step", step.Name)
	f.some("action_step", step.Number, step.Number > 0 && step.Name != game.StepAdmin)
	f.entry("phase", step.Key)
	f.entry("turn_order", s.TurnOrder)
	f.entry("pending", pending)
	f.some("to_come", toCome, len(toCome) > 0)
	f.entry("appointments", rows)
	f.entry("residency", writeResidency(rules, &s.Market))
	f.entry("market", writeMarket(rules, &s.Market))
	f.entry("players", players)
	f.some("random", strconv.FormatUint(s.Random.Word, 10), hidden)
	f.some("over", true, s.Over)
	f.some("undone_past_draw", true, s.UndonePastDraw)
	extras, rest := writeTable(rules, s.Marks)
	f.some("marks", rest, len(rest) > 0)
	return append(f.written, extras...)
}

// writeResidency lists the residents, with null for empty slots.
func writeResidency(rules *game.Rules, m *market.Market) []*string {
	var list []*string
	for _, level := range m.Residency {
		var color *string
		if level != clinic.NoLevel {
			name := rules.LevelName(level)
			color = &name
		}
		list = append(list, color)
	}
	return list
}

func writeBag(rules *game.Rules, b *market.Bag) bag {
	w := bag{}
	usual := clinic.Red
	if annexed := rules.Annexed(); annexed != nil {
		usual = clinic.Level(len(annexed.Levels))
	}
	for level := clinic.White; level < clinic.MaxLevels; level++ {
		if level <= usual || b[level] != 0 {
			w[rules.LevelName(level)] = b[level]
		}
	}
	return w
}

// writeMarket writes what the clinics share besides the appointments and the residency, or what the annexes share.
func writeMarket(rules *game.Rules, m *market.Market) record {
	f, atHome := &form{}, rules.Annexed() == nil
	if !atHome {
		queues := [][]string{}
		for i := range m.Appointments {
			queues = append(queues, writeRow(rules, &m.Appointments[i]))
		}
		f.entry("residency", writeResidency(rules, m))
		f.entry("queues", queues)
	}
	f.bag(rules, "patient_bag", &m.PatientBag)
	if m.Incoming != nil {
		f.bag(rules, "incoming_bag", m.Incoming)
	}
	f.bag(rules, "patient_supply", &m.PatientSupply)
	f.entry("patients_gone", m.PatientsGone.Total())
	f.bag(rules, "doctor_bag", &m.DoctorBag)
	f.bag(rules, "doctor_supply", &m.DoctorSupply)
	f.entry("nurses", m.Nurses)
	f.entry("nurses_left", m.NursesLeft)
	f.entry("nurses_gone", m.NursesGone)
	var piles []record
	for _, p := range m.Piles {
		piles = append(piles, append(writePiece(rules, p.Kind, p.Service), extra{"left", p.Left}, extra{"closed", p.Closed}))
	}
	f.some("orderlies", m.Orderlies, atHome)
	f.entry("piles", piles)
	if atHome {
		pools := writePools(rules, m.Pools)
		f.entry("bonuses", listed(m.Bonuses))
		f.entry("goals", listed(m.Goals))
		f.some("pools", pools, pools != nil)
	}
	if m.Annex != nil {
		f.entry(string(rules.Annex().Board()), writeMarket(rules.Annex(), m.Annex))
	}
	return f.written
}

// writeRow lists the patients of a row.
func writeRow(rules *game.Rules, row *market.Row) []string {
	list := []string{}
	for _, level := range row.Patients[:row.Waiting()] {
		list = append(list, rules.LevelName(level))
	}
	return list
}

// listed returns the list, an empty one for nil.
func listed[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// writeComponents lists what is built on a board, conveyors last.
func writeComponents(rules *game.Rules, board *clinic.Clinic) []record {
	list, conveyors := []record{}, []record{}
	for space := range board.Board().All() {
		tile := board.At(space)
		if !tile.Empty() {
			c := clinic.Component{Kind: tile.Kind, Service: tile.Service, Space: space}
			list = append(list, writeComponent(rules, c, tile.Marks))
		}
		if tile.Conveyor {
			conveyors = append(conveyors, writeComponent(rules, clinic.Component{Kind: clinic.Conveyor, Space: space}, nil))
		}
	}
	for _, o := range board.Outside {
		c := clinic.Component{Kind: o.Kind, Space: o.Space, Side: o.Side}
		list = append(list, writeComponent(rules, c, o.Marks))
	}
	return append(list, conveyors...)
}

// soldOnce returns the name of the components of a color that are sold once a round (B20).
func soldOnce(rules *game.Rules, color clinic.Color) string {
	for _, spec := range rules.Components {
		if spec.OncePerRound && spec.Color == color {
			name, _, _ := kindNames(rules, spec.Kind)
			return name
		}
	}
	return string(color)
}

// writeNamed maps the letters of ids to the number given so far.
func writeNamed(named *clinic.Named) map[string]int {
	given := map[string]int{}
	for i, number := range named {
		if number > 0 {
			given[string(rune('a'+i))] = int(number)
		}
	}
	return given
}
