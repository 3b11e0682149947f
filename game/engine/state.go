package engine

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// state is a state as the protocol writes it. A whole state has every field; a view of one player lacks
// what that player may not see.
type state struct {
	Config       config              `json:"config"`
	Round        int                 `json:"round"`
	Step         string              `json:"step"`
	ActionStep   int                 `json:"action_step,omitempty"`
	Phase        string              `json:"phase"`
	TurnOrder    []int               `json:"turn_order"`
	Pending      []pending           `json:"pending"`
	ToCome       []toCome            `json:"to_come,omitempty"`
	Appointments map[string][]string `json:"appointments"`
	Residency    []*string           `json:"residency"`
	Market       record              `json:"market"`
	Players      []record            `json:"players"`
	Random       string              `json:"random,omitempty"`
	Over         bool                `json:"over,omitempty"`
	UndonePast   bool                `json:"undone_past_draw,omitempty"`
	Marks        []clinic.Mark       `json:"marks,omitempty"`

	extras []extra
}

func (p state) MarshalJSON() ([]byte, error) {
	type plain state
	return withExtras(plain(p), p.extras)
}

// pending is a decision that somebody has still to take. Those that may be taken now come first.
type pending struct {
	Player   int         `json:"player"`
	Decision string      `json:"decision"`
	Together bool        `json:"together,omitempty"`
	Pieces   []freePiece `json:"pieces,omitempty"`
	Person   string      `json:"person,omitempty"`
	Count    int         `json:"count,omitempty"`
	Note     string      `json:"note,omitempty"`
}

// toCome is what the game itself does when so many of the pending decisions are taken.
type toCome struct {
	After int `json:"after"`
	pending
}

// freePiece is a component that a player has still to place for free.
type freePiece struct {
	Board   string `json:"board,omitempty"`
	Kind    string `json:"kind"`
	Service string `json:"service,omitempty"`
	Special string `json:"special,omitempty"`
	Level   string `json:"level,omitempty"`
}

type bag map[string]int

type pile struct {
	freePiece
	Left   int  `json:"left"`
	Closed bool `json:"closed"`
}

type treatment struct {
	Patient string   `json:"patient"`
	Doctors []string `json:"doctors"`
	Nurses  []string `json:"nurses"`
}

// writeState writes a state in the position format. Without the hidden part it is a view: it has no seed and
// no order of what is still to be drawn (B92).
func writeState(rules *game.Rules, s *game.State, hidden bool) state {
	step := rules.StepOf(s)
	w := state{
		Config: writeConfig(rules, &s.Config, hidden), Round: s.Round, Step: step.Name, Phase: step.Key,
		TurnOrder: s.TurnOrder, Pending: []pending{}, Appointments: map[string][]string{}, Market: writeMarket(rules, &s.Market),
		Over: s.Over, UndonePast: s.UndonePastDraw,
	}
	w.extras, w.Marks = writeTable(rules, s.Marks)
	if step.Name != game.StepAdmin {
		w.ActionStep = step.Number
	}
	if hidden {
		w.Random = strconv.FormatUint(s.Random.Word, 10)
	}
	for _, d := range slices.Backward(s.Pending) {
		p := pending{d.Player, string(d.Kind), d.Together, nil, d.Person, d.Count, d.Note}
		if rules.Takes(d.Kind) {
			w.ToCome = append(w.ToCome, toCome{len(w.Pending), p})
			continue
		}
		for _, piece := range d.Pieces {
			p.Pieces = append(p.Pieces, writeFreePiece(rules, piece.Kind, piece.Service))
		}
		w.Pending = append(w.Pending, p)
	}
	for i := range s.Market.Appointments {
		row := &s.Market.Appointments[i]
		w.Appointments[row.Service.String()] = writeRow(rules, row)
	}
	w.Residency = writeResidency(rules, &s.Market)
	for i := range s.Players {
		c := game.Context{Rules: rules, State: s, Player: i}
		w.Players = append(w.Players, write(func(f *form) { f.player(c, nil) }))
	}
	return w
}

func writeFreePiece(rules *game.Rules, kind clinic.Kind, service clinic.Service) freePiece {
	for _, board := range rules.Boards() {
		if rules.Component(kind) == nil {
			rules = board
		}
	}
	name, which, level := kindNames(rules, kind)
	return freePiece{rules.Board(), name, service.String(), which, level}
}

// writeResidency lists the residents, null for an empty slot.
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

// writeMarket writes what is common to the clinics besides the appointments and the residency, or to the annexes.
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
	var piles []pile
	for _, p := range m.Piles {
		piles = append(piles, pile{writeFreePiece(rules, p.Kind, p.Service), p.Left, p.Closed})
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
		f.entry(rules.Annex().Board(), writeMarket(rules.Annex(), m.Annex))
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

// listed gives the list, an empty one instead of none.
func listed[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// writeComponents lists what is built on a board, the conveyors at the end.
func writeComponents(rules *game.Rules, board *clinic.Clinic) []component {
	list, conveyors := []component{}, []component{}
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

func writePeople(rules *game.Rules, board *clinic.Clinic) []person {
	list := []person{}
	for i := range board.People {
		list = append(list, writePerson(rules, &board.People[i]))
	}
	return list
}

// soldOnce names the components of a color of which a player buys one a round (B20).
func soldOnce(rules *game.Rules, color clinic.Color) string {
	for _, spec := range rules.Components {
		if spec.OncePerRound && spec.Color == color {
			name, _, _ := kindNames(rules, spec.Kind)
			return name
		}
	}
	return string(color)
}

// writeNamed lists the letters of ids with the numbers given so far.
func writeNamed(named *clinic.Named) map[string]int {
	given := map[string]int{}
	for i, number := range named {
		if number > 0 {
			given[string(rune('a'+i))] = int(number)
		}
	}
	return given
}
