package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// Extension is a struct of optional hooks. Zero fields leave the base game as it is.
type Extension struct {
	ID         string
	Variant    bool
	Excludes   []string // ids of extensions that it can't be played with
	ExcludedBy string   // the rule for that, empty for X1
	Numbers    []NumberSpec
	Components []ComponentSpec
	Sentences  map[string]string
	Actions    []ActionSpec
	Queries    Queries
	Moments    Moments
	Advice     Advice
	Objections []Objection
	Invariants []Invariant
	// Decisions are those that it asks for, besides those of its Actions and Openers. They never come up without it.
	Decisions  []DecisionKind
	Commands   []CommandSpec
	Steps      []Insertion
	ScoreLines []ScoreLines
	MoveOrder  MoveOrder
	Terms      clinic.Terms // of building that it relaxes
	Openers    []Opener
	Table      func(r *Rules, s *State) // puts its pieces on the table before anything is decided (B44)
	Marks      []MarkSpec
	Pools      []PoolSpec
	People     []PersonSpec
	Setup      []SetupPiece
	Modes      []Mode
	MoveFields []CommandField

	LevelInTurn bool // Admin 8 goes player by player in turn order
	Options     []OptionSpec
	Outcome     func(r *Rules, s *State) Outcome // makes the game cooperative (X5)

	Presets []string // ready-made games that it belongs to
	Apart   bool     // it makes a very different game: not part of a choice of everything
	Puzzles bool     // it makes ways longer: puzzles about ways are played with it

	Annex   *Annexed
	Bonuses []BonusSpec
	Goals   []GoalSpec
}

// ComponentSpec is a kind of component: how it is placed, what it costs, how many there are and whom it holds. Price,
// Upkeep and Limit name entries of the numbers table; without a Price it is not for sale.
type ComponentSpec struct {
	clinic.Blueprint
	Price        string // dollars without the floor
	PerFloor     bool   // each floor adds $1 (B20)
	Upkeep       string // dollars a round
	Limit        string // per player
	OncePerRound bool   // a player may buy one of this color a round (B20)
	OneOfKind    bool   // a player may have only one (B20)
	Piles        bool   // closed after a sale until Admin step 7 (B22)
	Holds        []Holding
	Direct       bool // patients go from pre-admissions straight into it for 0 time (B34, B36)
	OnFrom       bool // a patient in it may walk on (B36)

	// Fits returns the reason why it may not stand in a place that the rules of building allow. It applies whether
	// the component is bought, free or in a position. Nil if every such place is allowed.
	Fits func(c Context, piece Placing) rule.Reason

	WorksBeside clinic.Kind  // patients are treated in it only with such a module beside it on its floor
	Entry       bool         // people enter the board straight into it
	Written     string       // its kind as the protocol writes it, with Level; empty if that is Kind
	Level       clinic.Level // of a room that has one

	price, upkeep, limit Number
	source               string
	lacks                []rule.Reason // the warnings if nothing of WorksBeside stands beside it
}

// Holding is how many people of a kind may be in a room when Move ends (B76). Most names an entry of
// the numbers table; empty for any number.
type Holding struct {
	Kind clinic.PersonKind
	Most string

	most Number
}

// ActionSpec is a kind of action tile: how many tiles of it a player has each round, and the decision it opens.
type ActionSpec struct {
	Action   Action
	Tiles    int
	Decision DecisionKind
	Begin    func(p *Play, player int) // called before the decision; may be nil
}

// CommandSpec is how a type of command is played: the decisions during which it is legal, who judges it, who lists
// all legal commands of it, and what it does once judged legal.
type CommandSpec struct {
	Type   CommandType
	During []DecisionKind
	Judge  func(c Context, command *Command) Verdict
	List   func(c Context, decision *Decision, commands []Command) []Command
	Play   func(p *Play, player int, command *Command)
	// Fields are written by the protocol; empty for a command without fields, nil for a command of the base game or
	// of another extension.
	Fields []CommandField
	Board  AnnexUse // the boards that the commands are for
	Always bool     // legal during every decision of a player, not only During

	// AgainRule is the rule by which the command may cost the same person more popularity next time, which Foresee
	// reports. Empty for most commands.
	AgainRule string

	// findMove is Judge, but also returns the way; nil if there is none.
	findMove   func(c Context, command *Command, way *[]clinic.WayStep) Verdict
	objections List[Objection] // to this type of command
	source     string
}

// Opener resolves a decision that the game itself takes as soon as it reaches the top of the stack.
type Opener struct {
	Kind DecisionKind
	Open func(p *Play, d Decision)
}

// Step is one step of the round. Key is unique ("build-2"); Name is the step's name in the protocol.
type Step struct {
	Key    string
	Name   string
	Number int // the action step or the Admin step
	Begin  func(p *Play)

	// Foretell returns the event that Begin would tell about a player as things stand, with its
	// popularity. Nil if Begin changes no popularity.
	Foretell func(c Context) Event

	Source string // id of the extension that adds it, set by NewRules; empty for the base game
}

// Insertion puts a step after another one, or before one.
type Insertion struct {
	After  string
	Before string // used if After is empty
	Step   Step
	Since  int // the first version of the rules that has it; 0 for all
}

// BonusSpec is a bonus tile besides those of B43. Give applies the bonus and completes the event.
type BonusSpec struct {
	ID   string
	Give func(p *Play, player int, e *Event)
}

// GoalSpec is a solo goal besides those of B88. A goal that counts something returns its progress from SoFar.
type GoalSpec struct {
	ID    string
	Met   func(c Context) bool           // if the game ended now
	SoFar func(c Context) (done, of int) // nil for a goal that counts nothing
	Lost  func(c Context) bool           // it can't be met anymore; nil for a goal that always can
}

// MoveOrder is the order in which the players take Move (B70, X11). The
// strongest among the extensions in play applies.
type MoveOrder int8

const (
	MoveTogether MoveOrder = iota
	MoveInTurn
	MoveInReverse
)
