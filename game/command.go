package game

import (
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// CommandType is a type of command. The set is open: extensions add theirs.
type CommandType string

const (
	ChooseAction  CommandType = "choose_action"
	BuildOne      CommandType = "build"
	HireOne       CommandType = "hire"
	QueueOne      CommandType = "queue"
	AdmitOne      CommandType = "admit"
	MoveOne       CommandType = "move"
	Treat         CommandType = "treat"
	BuyPopularity CommandType = "buy_popularity"
	TakeBonus     CommandType = "take_bonus"
	ChooseGoal    CommandType = "choose_goal"
	Done          CommandType = "done"
)

// Command is a request. Each type uses some of the fields; the others stay zero.
type Command struct {
	Type      CommandType        `json:"type"`
	Board     BoardName          `json:"board,omitzero"`
	Action    Action             `json:"action,omitzero"`    // choose_action
	Component clinic.Component   `json:"component,omitzero"` // build
	Pair      bool               `json:"pair,omitzero"`      // Second is set; build: the first two conveyors
	Second    clinic.Space       `json:"second,omitzero"`
	Kind      clinic.PersonKind  `json:"kind,omitzero"` // hire
	Slot      int                `json:"slot,omitzero"`
	From      market.Appointment `json:"from,omitzero"` // queue; admit uses From.Service
	Onto      market.Appointment `json:"onto,omitzero"`
	Person    string             `json:"person,omitzero"` // move; the patient of treat
	To        clinic.Place       `json:"to,omitzero"`
	Path      []clinic.WayStep   `json:"path,omitempty"` // move: the player's own way
	Doctors   []string           `json:"doctors,omitempty"`
	Nurses    []string           `json:"nurses,omitempty"`
	Skip      bool               `json:"skip,omitzero"`    // treat: leave the patient untreated
	Points    int                `json:"points,omitzero"`  // buy_popularity
	Choice    string             `json:"choice,omitzero"`  // take_bonus, choose_goal, and commands of extensions
	Counts    []int              `json:"counts,omitempty"` // a number for each player
}

// Cost is what a command costs: dollars, time, queue points, popularity, and dollars of the annex's own money.
type Cost struct {
	Money      int
	Time       int
	Queue      int
	Popularity int
	AnnexMoney int
}

// Verdict is the answer to a command: a refusal with its reason, or the cost and perhaps warnings. The refusal and
// each warning name their Source.
type Verdict struct {
	Refusal  rule.Reason
	Cost     Cost
	Warnings []rule.Reason
}

// Legal reports whether the command may be applied.
func (v Verdict) Legal() bool { return v.Refusal.None() }

// Refuse returns an extension's refusal of a command. The zero Reason means legal.
func Refuse(reason rule.Reason) Verdict { return Verdict{Refusal: reason} }

// refuse is Refuse for the base game.
func refuse(reason rule.Reason) (v Verdict) {
	v.Refusal = reason
	v.Refusal.Sign(Base)
	return v
}

func refused(id, key string) Verdict { return refuse(rule.Reason{Rule: id, Key: key}) }

// sign sets the source of the refusal and of the warnings that have none yet.
func (v *Verdict) sign(source string) {
	v.Refusal.Sign(source)
	for i := range v.Warnings {
		v.Warnings[i].Sign(source)
	}
}
