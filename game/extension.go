package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// Extension is a value: a struct of optional hooks. Its zero fields leave the base game alone.
type Extension struct {
	ID         string
	Variant    bool
	Excludes   []string // ids of extensions that it is not played with
	ExcludedBy string   // the rule of that, empty for X1
	Numbers    []NumberSpec
	Components []ComponentSpec
	Sentences  map[string]string
	Actions    []ActionSpec
	Queries    Queries
	Moments    Moments
	Advice     Advice
	Objections []Objection
	Invariants []Invariant
	Decisions  []DecisionKind // that it asks for, besides those of its Actions and Openers; none of them comes up without it
	Commands   []CommandSpec
	Steps      []Insertion
	ScoreLines []ScoreLines
	MoveOrder  MoveOrder
	Terms      clinic.Terms // of building that it relaxes
	Openers    []Opener
	Table      func(r *Rules, s *State) // lays its pieces on the table before anything is decided (B44)
	Marks      []MarkSpec
	Pools      []PoolSpec
	People     []PersonSpec
	Setup      []SetupPiece
	Modes      []Mode
	MoveFields []CommandField

	LevelInTurn bool // Admin 8 goes player by player in turn order
	Options     []OptionSpec
	Outcome     func(r *Rules, s *State) Outcome // makes the game a cooperative one (X5)

	Presets []string // ready-made games that it belongs to
	Apart   bool     // it makes another game of it: in no choice of everything
	Puzzles bool     // it makes ways longer: puzzles of those are played with it

	Annex   *Annexed
	Bonuses []BonusSpec
	Goals   []GoalSpec
}

// ComponentSpec is a kind of component: how it is placed, what it costs, how many there are and whom it holds.
// Price, Upkeep and Limit name entries of the numbers table; without a Price it is not for sale.
type ComponentSpec struct {
	clinic.Blueprint
	Price        string // dollars before the floor is added
	PerFloor     bool   // each floor adds $1 (B20)
	Upkeep       string // dollars a round
	Limit        string // for one player
	OncePerRound bool   // a player buys one of this color a round (B20)
	OneOfKind    bool   // a player has one at most (B20)
	Piles        bool   // closed after a sale until Admin step 7 (B22)
	Holds        []Holding
	Direct       bool // patients go from pre-admissions straight into it for 0 time (B34, B36)
	OnFrom       bool // a patient in it may walk on (B36)

	// Fits says why it may not stand in a place that the rules of building allow: whether it is bought, free or in a
	// position. Nil for what stands wherever it may be built.
	Fits func(c Context, piece Placing) rule.Reason

	WorksBeside clinic.Kind  // patients are treated in it while such a module stands beside it on its floor
	Entry       bool         // people come onto the board straight into it
	Written     string       // its kind as the protocol writes it, with Level; empty where it is the Kind
	Level       clinic.Level // of a room that has one

	price, upkeep, limit Number
	source               string
	lacks                []rule.Reason // what to know where nothing of WorksBeside stands beside it
}

// Holding is how many people of a kind may be in a room when Move ends (B76). Most names an
// entry of the numbers table, empty for any number.
type Holding struct {
	Kind clinic.PersonKind
	Most string

	most Number
}

// ActionSpec is a kind of action tile: how many of it a player has each round, and the decision it opens.
type ActionSpec struct {
	Action   Action
	Tiles    int
	Decision DecisionKind
	Begin    func(p *Play, player int) // before the decision; may be nil
}

// CommandSpec is how one type of command is played: during which decisions, who judges it, who lists
// every legal one, and what it does once judged legal.
type CommandSpec struct {
	Type   CommandType
	During []DecisionKind
	Judge  func(c Context, command *Command) Verdict
	List   func(c Context, decision *Decision, commands []Command) []Command
	Play   func(p *Play, player int, command *Command)
	Fields []CommandField // as the protocol writes them, empty for one of one word; nil for one that is the base game's or another extension's
	Board  AnnexUse       // which board they are about
	Always bool           // during every decision of a player, whatever During says

	AgainRule string // by which it may cost the same person more popularity another time, which is foreseen; empty for most

	findMove   func(c Context, command *Command, way *[]clinic.WayStep) Verdict // Judge that gives the way, too; nil where there is none
	objections List[Objection]                                                  // to this type of command
	source     string
}

// Opener resolves a decision that the game itself takes as soon as it comes to the top of the stack.
type Opener struct {
	Kind DecisionKind
	Open func(p *Play, d Decision)
}

// Step is one step of the round. Key is unique ("build-2"); Name is the protocol's step.
type Step struct {
	Key    string
	Name   string
	Number int // the action step, the Admin step
	Begin  func(p *Play)

	// Foretell is the fact that Begin would tell of a player as things stand, and the popularity in it; nil where it
	// brings none.
	Foretell func(c Context) Event

	Source string // id of the extension that brings it, which NewRules fills in; empty for the base game's
}

// Insertion puts a step behind another one, or before one.
type Insertion struct {
	After  string
	Before string // where After is empty
	Step   Step
	Since  int // the version of the rules that has it, and later ones; 0 for all
}

// BonusSpec is a bonus tile besides those of B43. Give does what it brings and completes the event.
type BonusSpec struct {
	ID   string
	Give func(p *Play, player int, e *Event)
}

// GoalSpec is a solo goal besides those of B88. One that counts something up says how much of it is done, and of how
// many.
type GoalSpec struct {
	ID    string
	Met   func(c Context) bool           // if the game ended now
	SoFar func(c Context) (done, of int) // nil for one that counts nothing
	Lost  func(c Context) bool           // it can't be met any more; nil for one that always can
}

// MoveOrder is how the players take Move (B70, X11). The strongest of the extensions in play wins.
type MoveOrder int8

const (
	MoveTogether MoveOrder = iota
	MoveInTurn
	MoveInReverse
)
