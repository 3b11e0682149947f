package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// Context is whom and what a question is about.
type Context struct {
	Rules  *Rules
	State  *State
	Player int
}

// Owner is the player whom the question is about.
func (c Context) Owner() *Player { return &c.State.Players[c.Player] }

// Clinic is the clinic of that player, or the annex.
func (c Context) Clinic() *clinic.Clinic {
	owner := &c.State.Players[c.Player]
	if c.Rules.annexed != nil {
		return &owner.Annex.Clinic
	}
	return &owner.Clinic
}

// Number is an entry of the numbers table in force.
func (c Context) Number(n Number) int { return c.Rules.Numbers[n] }

// Query lets an extension change one number about a subject S. Change gets the value so far and gives the
// value from now on. Queries on one number run by Order, lowest first; two extensions may not share an Order.
type Query[S any] struct {
	Order  int
	Rule   string
	Change func(c Context, subject S, value int) int
	source string
}

// Origin says who changed a number and by how much; Source is "base" or an extension's id.
type Origin struct {
	Source string `json:"source"`
	Rule   string `json:"rule"`
	Amount int    `json:"amount"`
}

func ask[S any](c Context, queries []Query[S], subject S, value int) int {
	for i := range queries {
		value = queries[i].Change(c, subject, value)
	}
	return value
}

func explain[S any](c Context, queries []Query[S], subject S, base Origin) (int, []Origin) {
	value, origins := base.Amount, []Origin{base}
	for i := range queries {
		changed := queries[i].Change(c, subject, value)
		if changed != value {
			origins = append(origins, Origin{queries[i].source, queries[i].Rule, changed - value})
		}
		value = changed
	}
	return value, origins
}

// Judgement lets an extension allow or refuse something about a subject S. Judge gets the reason against it so
// far, the zero Reason where there is none, and gives its own. They run by Order like queries.
type Judgement[S any] struct {
	Order int
	Of    []clinic.PersonKind // whom it speaks of, nil for anybody
	Opens []clinic.Kind       // MayEnd: components where it may allow what was refused, nil for any space
	// Concerns tells of MayEnd whether it can say anything new about the person now, wherever that is to end; nil for yes.
	Concerns func(c Context, person *clinic.Person) bool
	Judge    func(c Context, subject S, reason rule.Reason) rule.Reason
}

func consider[S any](c Context, judgements []Judgement[S], subject S, reason rule.Reason) rule.Reason {
	for i := range judgements {
		reason = judgements[i].Judge(c, subject, reason)
	}
	return reason
}

// Role is a person kind in a room, for the question how many it holds.
type Role struct {
	Space clinic.Space
	Kind  clinic.PersonKind
}

// Pairing is a patient in a room with those who treat it: Doctor is the oldest of the Team.
type Pairing struct {
	Space   clinic.Space
	Doctor  *clinic.Person
	Patient *clinic.Person
	Team    []*clinic.Person
}

// Counting is a person with a kind that it may count as in a room.
type Counting struct {
	Person *clinic.Person
	As     clinic.PersonKind
}

// Applicant is a patient who is taken from the appointments.
type Applicant struct {
	Service clinic.Service
	Level   clinic.Level
}

// Entering is a person who comes to stay in a space.
type Entering struct {
	Space  clinic.Space
	Person *clinic.Person
}

// Upkept is a component with upkeep: a tile by its space, or an outside component by its index.
type Upkept struct {
	Kind    clinic.Kind
	Space   clinic.Space
	Outside int // index in Clinic.Outside, −1 for a tile
}

// Lot is a space of Floor 0 with what fills it, or would fill it: Kind is empty for street.
type Lot struct {
	Space clinic.Space
	Kind  clinic.Kind
}

// Orders of the stages of B89, for extensions that must come before or after a base rule.
const (
	OrderOverride = 100 // what replaces a value
	OrderAdd      = 300 // what adds
	OrderHalve    = 400 // halvings of income, doublings of upkeep
	OrderGardens  = 600 // the base game's gardens
	OrderWaive    = 800 // what waives at the very end
)

// Queries are the numbers that an extension may change. A nil list leaves the base rule alone.
type Queries struct {
	Price         []Query[clinic.Component]   // dollars (B20)
	Limit         []Query[clinic.Kind]        // of a component for one player (B20)
	Capacity      []Query[Role]               // of a room for one kind of person (B31)
	BuiltIn       []Query[clinic.Space]       // nurses that a room has of its own (B33)
	DoctorLevel   []Query[*clinic.Person]     // as it works (B80)
	PatientLevel  []Query[*clinic.Person]     // as it is treated (B80)
	NursesNeeded  []Query[Pairing]            // after the difference (B80, B89)
	DoctorsNeeded []Query[*clinic.Person]     // to treat that patient (B80)
	Works         []Query[*clinic.Person]     // 1 where a doctor or nurse works, else 0 (B80)
	Treatable     []Query[*clinic.Person]     // 1 where the person is treated like a patient, else 0 (B80)
	Income        []Query[Pairing]            // of one treated patient, dollars (B81)
	Earnings      []Query[struct{}]           // besides treatments, dollars of this round's income (B81)
	Salary        []Query[*clinic.Person]     // dollars (B82)
	Upkeep        []Query[Upkept]             // of one component, dollars (B83)
	UpkeepOff     []Query[struct{}]           // taken off the total, dollars (B83)
	Surcharge     []Query[clinic.Space]       // time added when a space is entered, by whomever (B72)
	Parking       []Query[Lot]                // places a space offers (B60)
	QueuePoints   []Query[struct{}]           // of an Admit action (B53)
	Waiting       []Query[clinic.Service]     // pre-admissions of a service (B54)
	Arrivals      []Query[clinic.Service]     // patients after an action step (B51)
	Worsening     []Query[*clinic.Person]     // outcome of Admin 9 for a patient, see Worsens (B89)
	Levelling     []Query[*clinic.Person]     // outcome of Admin 8 for a doctor, see Levels (B89)
	DeathCost     []Query[*clinic.Person]     // popularity lost (B86)
	Departure     []Query[Departing]          // what becomes of who is cured or dead, see GoesToSupply (B86)
	MayEnd        []Judgement[Entering]       // why the person may not end a move there (B75, B76)
	MayMove       []Judgement[*clinic.Person] // why the person does not move at all now (B75)
	MayReturn     []Judgement[*clinic.Person] // why the person may not go back to pre-admissions, for 0 time (B75)
	Counts        []Query[Counting]           // 1 where the person counts as that kind in a room, to hold and to treat (B31, B80)
	Admission     []Query[Applicant]          // what becomes of who is taken from the appointments, see ComesIn (B53)
	Goals         []Query[string]             // 1 where a solo player may choose that goal, else 0 (B88)
	Stock         []Query[clinic.Kind]        // of a special module on sale, below 0 for the base game's (B37)
	Closes        []Query[clinic.Kind]        // 1 where a sale closes the pile, else 0 (B22)
	Filled        []Query[clinic.Space]       // 1 where a space of Floor 0 counts as built on, else 0 (B88)
	BuildShare    []Query[clinic.Kind]        // how many of a Build action's components one of that kind is (B21)
	MayTreat      []Judgement[Pairing]        // why that team may not treat the patient (B80)
	OnCall        []Query[clinic.Space]       // nurses who can be called into a room though they are off duty
	OnCallCost    []Query[int]                // popularity that so many of them cost in one round
	Rank          []Query[string]             // the least score of a rank in the Hall of Fame (B88)
}

// Moments are points of the game at which an extension acts or asks for a decision. Those of
// several extensions run by Order. A nil list does nothing.
type Moments struct {
	Setup      []Moment // once the clinics stand (B49)
	BeforeMove []Moment // obligations (X10)
	AfterMove  []Moment // when the player is done with Move (X10)
	Built      []EventMoment
	Admitted   []EventMoment
	Moved      []EventMoment
	Cured      []EventMoment
	Died       []EventMoment
	GaveUp     []EventMoment // in the appointments, Admin step 3
	TurnedAway []EventMoment // taken from the appointments and not let in
}

// Moment is what happens to one player at that point. One before Move may foresee what is asked of the player, and false
// where nothing is; been tells whether the moment is over, so that only what it asked for may be left (see Obligation).
type Moment struct {
	Order   int
	Do      func(p *Play, player int) // nil where it only foresees
	Foresee func(c Context, been bool) (Obligation, bool)
	source  string
}

// EventMoment is what follows from a fact.
type EventMoment struct {
	Order int
	Do    func(p *Play, e Event)
}

// Objection lets an extension refuse or warn about commands: it gets the verdict so far and gives its own.
type Objection struct {
	Order  int
	To     []CommandType // which it may object to, nil for any
	Object func(c Context, command *Command, v Verdict) Verdict
}

// Step is one step of the round. Key is unique ("build-2"); Name is the protocol's step.
type Step struct {
	Key    string
	Name   string
	Number int // the action step, the Admin step
	Begin  func(p *Play)
}

// Insertion puts a step behind another one, or before one.
type Insertion struct {
	After  string
	Before string // where After is empty
	Step   Step
}

// CommandSpec is how one type of command is played: during which decisions, who judges it, who lists
// every legal one, and what it does once judged legal.
type CommandSpec struct {
	Type   CommandType
	During []DecisionKind
	Judge  func(c Context, command *Command) Verdict
	List   func(c Context, decision *Decision, commands []Command) []Command
	Play   func(p *Play, player int, command *Command)
	Fields []CommandField // as the protocol writes them; nil for the base game's commands and those of one word
	Board  AnnexUse       // which board they are about
	Always bool           // during every decision of a player, whatever During says

	objections []Objection // to this type of command
}

// ComponentSpec is a kind of component: how it is placed, what it costs, how many there are and whom it holds.
// Price, Upkeep and Limit name entries of the numbers table; without a Price it is not for sale.
type ComponentSpec struct {
	clinic.Blueprint
	Price        string // dollars before the floor is added
	PerFloor     bool   // each floor adds $1 (B20)
	Upkeep       string // dollars a round
	Limit        string // for one player
	OncePerRound bool   // a player buys one of this colour a round (B20)
	OneOfKind    bool   // a player has one at most (B20)
	Piles        bool   // closed after a sale until Admin step 7 (B22)
	Holds        []Holding
	Direct       bool // patients go from pre-admissions straight into it for 0 time (B34, B36)
	OnFrom       bool // a patient in it may walk on (B36)

	WorksBeside clinic.Kind  // patients are treated in it while such a module stands beside it on its floor
	Entry       bool         // people come onto the board straight into it
	Written     string       // its kind as the protocol writes it, with Level; empty where it is the Kind
	Level       clinic.Level // of a room that has one

	price, upkeep, limit Number
}

// Holding is how many people of a kind may be in a room when Move ends (B76). Most names an
// entry of the numbers table, empty for any number.
type Holding struct {
	Kind clinic.PersonKind
	Most string

	most Number
}

// Extension is a value: a struct of optional hooks. Its zero fields leave the base game alone.
type Extension struct {
	ID         string
	Variant    bool
	Excludes   []string
	Numbers    []NumberSpec
	Components []ComponentSpec
	Sentences  map[string]string
	Actions    []ActionSpec
	Queries    Queries
	Moments    Moments
	Objections []Objection
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
	OwnStart   OwnStart
	Modes      []Mode
	MoveFields []CommandField

	LevelInTurn bool // Admin 8 goes player by player in turn order (C120)
	Options     []OptionSpec
	Outcome     func(r *Rules, s *State) Outcome // makes the game a cooperative one (X5)

	Annex   *Annexed
	Bonuses []BonusSpec
	Goals   []GoalSpec
}

// BonusSpec is a bonus tile besides those of B43. Give does what it brings and completes the event.
type BonusSpec struct {
	ID   string
	Give func(p *Play, player int, e *Event)
}

// GoalSpec is a solo goal besides those of B88.
type GoalSpec struct {
	ID  string
	Met func(c Context) bool // if the game ended now
}

// MoveOrder is how the players take Move (B70, X11). The strongest of the extensions in play wins.
type MoveOrder int8

const (
	MoveTogether MoveOrder = iota
	MoveInTurn
	MoveInReverse
)

// Opener resolves a decision that the game itself takes as soon as it comes to the top of the stack.
type Opener struct {
	Kind DecisionKind
	Open func(p *Play, d Decision)
}

// ActionSpec is a kind of action tile: how many of it a player has each round, and the decision it opens.
type ActionSpec struct {
	Action   Action
	Tiles    int
	Decision DecisionKind
	Begin    func(p *Play, player int) // before the decision; may be nil
}

// ScoreLines adds lines to the final score.
type ScoreLines struct {
	Order int
	Lines func(c Context, lines []ScoreLine) []ScoreLine
}

// ScoreLine is one line of the score sheet (B87).
type ScoreLine struct {
	Rule   string `json:"rule"`
	What   string `json:"what"`
	Count  int    `json:"count"`
	Points int    `json:"points"`
}
