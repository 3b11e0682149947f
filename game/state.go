// Package game is the core of the rules: it answers what a player may do, what it costs and what happens. It is pure
// and deterministic: no clock, no files, no globals.
package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/copying"
	"clinic/game/market"
)

// State is a whole game at one moment, as plain data.
type State struct {
	Config         Config        `json:"config"`
	Random         Random        `json:"random"`
	Round          int           `json:"round"` // 1 to 6, 0 during setup
	Step           int           `json:"step"`  // index into the rules' list of steps
	TurnOrder      []int         `json:"turn_order"`
	Pending        []Decision    `json:"pending"` // a stack: the last is decided first
	Market         market.Market `json:"market"`
	Players        []Player      `json:"players"`
	Over           bool          `json:"over,omitzero"`
	UndonePastDraw bool          `json:"undone_past_draw,omitzero"`
	Marks          []clinic.Mark `json:"marks,omitempty"`
}

// Player is what one player owns and has done.
type Player struct {
	Board                    // at home: the clinic and the savings
	Popularity int           `json:"popularity"` // may be below 0 (B85)
	Time       int           `json:"time"`       // spent in the whole game (B70)
	Bonus      string        `json:"bonus,omitzero"`
	Goal       string        `json:"goal,omitzero"`
	Died       int           `json:"died"`              // patients lost in the whole game
	GoalMet    bool          `json:"goal_met,omitzero"` // for a goal that is decided before the end
	History    []Record      `json:"history,omitempty"`
	Marks      []clinic.Mark `json:"marks,omitempty"`
	Annex      *Board        `json:"annex,omitempty"` // nil in games without one
}

// Turn is what a player did this round; it is cleared in Admin step 1.
type Turn struct {
	Used           [MaxActions]int8 `json:"used"`                     // tiles played this round, by action
	Chosen         Action           `json:"chosen,omitzero"`          // in this action step, secret until everybody has chosen (B50)
	Order          []Action         `json:"order,omitempty"`          // the round's revealed tiles in order
	Built          int              `json:"built,omitzero"`           // components of this Build action
	TreatmentBuilt bool             `json:"treatment_built,omitzero"` // in this Build action
	SupplyBuilt    bool             `json:"supply_built,omitzero"`    // in this Build action
	Bought         []clinic.Color   `json:"bought,omitempty"`         // colors of components that are sold once a round (B20)
	DoctorHired    bool             `json:"doctor_hired,omitzero"`    // in this Hire action
	OtherHired     bool             `json:"other_hired,omitzero"`
	Queue          int              `json:"queue,omitzero"`       // queue points left in this Admit action
	Moves          int              `json:"moves,omitzero"`       // in this Move
	Treatments     []Treatment      `json:"treatments,omitempty"` // proposed or chosen for this Business
	Income         int              `json:"income,omitzero"`      // the rest of this round's income
	Marks          []clinic.Mark    `json:"marks,omitempty"`
}

// Record is a player's standing at the end of a round.
type Record struct {
	Popularity int `json:"popularity"`
	Money      int `json:"money"`
	Time       int `json:"time"`
}

// Treatment is one patient with everybody who treats them.
type Treatment struct {
	Patient string   `json:"patient"`
	Doctors []string `json:"doctors"`
	Nurses  []string `json:"nurses"`
}

// Action is what a tile lets a player do (B50). The set is open: extensions add theirs.
type Action string

const (
	Build Action = "build"
	Hire  Action = "hire"
	Admit Action = "admit"
)

// MaxActions is the most kinds of action tile that a game can have.
const MaxActions = 4

// DecisionKind is a kind of decision. The set is open: extensions add theirs.
type DecisionKind string

const (
	DecideClinic     DecisionKind = "build_clinic"
	DecideExtras     DecisionKind = "place_extras"
	DecideBonus      DecisionKind = "take_bonus"
	DecideBonusPlace DecisionKind = "place_bonus"
	DecideGoal       DecisionKind = "choose_goal"
	DecideAction     DecisionKind = "choose_action"
	DecideBuild      DecisionKind = "build"
	DecideHire       DecisionKind = "hire"
	DecideAdmit      DecisionKind = "admit"
	DecideMove       DecisionKind = "move"
	DecideTreatments DecisionKind = "treat"
	DecidePopularity DecisionKind = "buy_popularity"

	DecideAnnex           DecisionKind = "build_annex"          // its start, by hand
	DecideAnnexPopularity DecisionKind = "buy_annex_popularity" // with its own money
)

// Decision is something that a player still has to decide. Decisions at the top of the stack that are all marked
// Together may be taken in any order.
type Decision struct {
	Kind     DecisionKind       `json:"kind"`
	Player   int                `json:"player"`
	Together bool               `json:"together,omitzero"`
	Pieces   []clinic.Component `json:"pieces,omitempty"` // still to be placed for free
	Person   string             `json:"person,omitzero"`
	Count    int                `json:"count,omitzero"`
	Note     string             `json:"note,omitzero"`
}

// Buys reports whether popularity is bought (B85), with a player's own money or with that of the annex; nil buys none.
func (d *Decision) Buys() bool {
	return d != nil && (d.Kind == DecidePopularity || d.Kind == DecideAnnexPopularity)
}

// Clone returns a copy that shares nothing with the original.
func (s *State) Clone() *State {
	t := new(State)
	s.CloneInto(t)
	return t
}

// CloneInto copies the state over t, whose old value is no longer needed, and
// reuses its memory. The two share nothing.
func (s *State) CloneInto(t *State) {
	was := *t
	*t = *s
	t.Config = was.Config
	s.Config.cloneInto(&t.Config)
	t.TurnOrder = copying.Over(was.TurnOrder, s.TurnOrder)
	t.Pending = copying.Over(was.Pending, s.Pending)
	for i := range t.Pending {
		t.Pending[i].Pieces = slices.Clone(t.Pending[i].Pieces)
	}
	t.Market = was.Market
	s.Market.CloneInto(&t.Market)
	t.Players = copying.Sized(was.Players, len(s.Players))
	for i := range t.Players {
		s.Players[i].cloneInto(&t.Players[i])
	}
	t.Marks = copying.Over(was.Marks, s.Marks)
}

// Clone returns a copy of the player that shares nothing with the original.
func (p *Player) Clone() Player {
	var q Player
	p.cloneInto(&q)
	return q
}

func (p *Player) cloneInto(q *Player) {
	p.Board.cloneInto(&q.Board)
	q.Popularity, q.Time, q.Bonus, q.Goal = p.Popularity, p.Time, p.Bonus, p.Goal
	q.Died, q.GoalMet = p.Died, p.GoalMet
	q.History = copying.Over(q.History, p.History)
	q.Marks = copying.Over(q.Marks, p.Marks)
	if p.Annex == nil {
		q.Annex = nil
		return
	}
	if q.Annex == nil {
		q.Annex = new(Board)
	}
	p.Annex.cloneInto(q.Annex)
}

func (t *Turn) cloneInto(u *Turn) {
	was := *u
	*u = *t
	u.Bought = copying.Over(was.Bought, t.Bought)
	u.Order = copying.Over(was.Order, t.Order)
	u.Treatments = slices.Clone(t.Treatments)
	for i := range u.Treatments {
		u.Treatments[i].Doctors, u.Treatments[i].Nurses = slices.Clone(t.Treatments[i].Doctors), slices.Clone(t.Treatments[i].Nurses)
	}
	u.Marks = copying.Over(was.Marks, t.Marks)
}
