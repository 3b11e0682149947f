package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// hooks has every list to which an extension can add hooks. A new hook is a commented field, here or in Queries,
// Moments or Advice, and the code that calls it: joining, sorting and checking go over the fields.
type hooks struct {
	Queries
	Moments
	Advice
	Objections List[Objection]
	ScoreLines List[ScoreLines]
	Pieces     List[SetupPiece]
}

// hooks returns the extension's own hooks. The literal has no field names, so that no field can be left out.
func (e *Extension) hooks() hooks {
	return hooks{e.Queries, e.Moments, e.Advice, e.Objections, e.ScoreLines, e.Setup}
}

// Queries are values and judgements that an extension can change. They never change the state.
// A nil list leaves the base rule as it is.
type Queries struct {
	Price         List[Query[clinic.Component]]   // dollars (B20)
	Limit         List[Query[clinic.Kind]]        // number of a component per player (B20)
	Capacity      List[Query[Role]]               // of a room for one kind of person (B31)
	BuiltIn       List[Query[clinic.Space]]       // nurses built into a room (B33)
	DoctorLevel   List[Query[*clinic.Person]]     // at which a doctor works (B80)
	PatientLevel  List[Query[*clinic.Person]]     // at which a patient is treated (B80)
	NursesNeeded  List[Query[Pairing]]            // after the difference (B80, B89)
	DoctorsNeeded List[Query[*clinic.Person]]     // to treat that patient (B80)
	Works         List[Query[*clinic.Person]]     // 1 if a doctor or nurse works, else 0 (B80)
	Treatable     List[Query[*clinic.Person]]     // 1 if the person is treated like a patient, else 0 (B80)
	Income        List[Query[Pairing]]            // of one treated patient, dollars (B81)
	Earnings      List[Query[struct{}]]           // besides treatments, dollars of this round's income (B81)
	Salary        List[Query[*clinic.Person]]     // dollars (B82)
	Upkeep        List[Query[Upkept]]             // of one component, dollars (B83)
	UpkeepOff     List[Query[struct{}]]           // taken off the total, dollars (B83)
	Surcharge     List[Query[clinic.Space]]       // time added when anybody enters a space (B72)
	Parking       List[Query[Lot]]                // places in a space (B60)
	QueuePoints   List[Query[struct{}]]           // of an Admit action (B53)
	Waiting       List[Query[clinic.Service]]     // places in pre-admissions for a service (B54)
	Arrivals      List[Query[clinic.Service]]     // patients after an action step (B51)
	Worsening     List[Query[*clinic.Person]]     // outcome of Admin 9 for a patient, see Worsens (B89)
	Levelling     List[Query[*clinic.Person]]     // outcome of Admin 8 for a doctor, see Levels (B89)
	DeathCost     List[Query[*clinic.Person]]     // popularity lost (B86)
	Departure     List[Query[Departing]]          // what happens to somebody cured or dead, see GoesToSupply (B86)
	MayEnd        List[Judgement[Entering]]       // why the person may not end a move there (B75, B76)
	MayMove       List[Judgement[*clinic.Person]] // why the person can't move at all now (B75)
	MayReturn     List[Judgement[*clinic.Person]] // why the person may not go back to pre-admissions for 0 time (B75)
	Counts        List[Query[Counting]]           // 1 if counted as that kind for capacity and treatment (B31, B80)
	Admission     List[Query[Applicant]]          // what happens to a patient from the appointments, see ComesIn (B53)
	Goals         List[Query[string]]             // 1 if a solo player may choose that goal, else 0 (B88)
	Stock         List[Query[clinic.Kind]]        // of a special module on sale, negative for the base game's (B37)
	Closes        List[Query[clinic.Kind]]        // 1 if a sale closes the pile, else 0 (B22)
	Filled        List[Query[clinic.Space]]       // 1 if a space of Floor 0 counts as built on, else 0 (B88)
	BuildShare    List[Query[clinic.Kind]]        // how much of a Build action's limit that kind uses up (B21)
	MayTreat      List[Judgement[Pairing]]        // why that team may not treat the patient (B80)
	OutOfOrder    List[Judgement[Placing]]        // why a module that works by the base game's rules doesn't (B31)
	OnCall        List[Query[clinic.Space]]       // nurses who can be called into a room while off duty
	OnCallCost    List[Query[int]]                // popularity that calling in that many costs in one round
	Rank          List[Query[string]]             // the lowest score for a rank in the Hall of Fame (B88)
	// OwnStart says what is wrong with the last piece placed in a clinic built by hand, which may still lack others
	// (B42).
	OwnStart List[Judgement[Placing]]
}

// Moments are points in the game at which an extension acts or asks for a decision. Several extensions come one after
// another. A nil list does nothing.
type Moments struct {
	Setup      List[Moment]      // after the clinics are built (B49)
	BeforeMove List[Moment]      // obligations (X10)
	AfterMove  List[Moment]      // when the player is done with Move (X10)
	Built      List[EventMoment] // a component was put on a board (B22, B42, B49)
	Admitted   List[EventMoment] // a patient came into pre-admissions (B53)
	Moved      List[EventMoment] // somebody moved (B70)
	Cured      List[EventMoment] // a patient was treated and leaves (B81)
	Died       List[EventMoment] // a patient died and leaves (B86)
	GaveUp     List[EventMoment] // in the appointments, Admin step 3
	TurnedAway List[EventMoment] // taken from the appointments and not let in
	End        List[Moment]      // before the scores are counted (B87); may act but not ask for decisions
}

// Order is the stage of a hook within its list. Hooks of one stage come in the order of their extensions: the base
// game first, then as in the list that the program knows. If one extension adds two hooks to one list, the later
// one's Order is a stage plus a number, such as OrderAdd + 1.
type Order int

// The stages of B89 in order. A hook that names none is in the first one.
const (
	OrderOverride Order = 10 * iota // replaces a value
	OrderAdd                        // adds to a value, or adds a reason against something
	OrderHalve                      // halvings of income, doublings of upkeep
	OrderGardens                    // the base game's gardens
	OrderWaive                      // waives or lowers the result
	OrderFlat                       // sets a fixed number, whatever the result
)

// The stages before Move (X10).
const (
	OrderArrivals Order = 10 * iota // people who come from outside
	OrderBreaks                     // people who leave work for a while
	OrderFree                       // while all can still move freely
)

// The stages after Move (X10).
const (
	OrderPeople Order = 10 * iota // people who walk by themselves
	OrderPieces                   // pieces that move
)

// Query lets an extension change a number about a subject S. Change gets the value so far and returns the new one.
type Query[S any] struct {
	Order
	Rule   string
	Change func(c Context, subject S, value int) int
	*owner
}

// Judgement lets an extension allow or refuse something about a subject S. Judge gets the reason against it so far,
// the zero Reason if there is none, and returns its own.
type Judgement[S any] struct {
	Order
	Of    []clinic.PersonKind // the people it can be about, nil for anybody
	Opens []clinic.Kind       // MayEnd: components where it may allow what is refused, nil for any space
	// Concerns reports whether a MayEnd can say anything new about the person now, in any space; nil for always.
	Concerns func(c Context, person *clinic.Person) bool
	Judge    func(c Context, subject S, reason rule.Reason) rule.Reason
	*owner
}

// Moment is something that happens to each player at a point in the game. One before Move may foresee what it asks of
// the player: Foresee returns an Obligation, or false if there is none. been says that the moment is over, so that
// only what it asked for may still be open (see Obligation).
type Moment struct {
	Order
	Do      func(p *Play, player int) // nil if it only foresees
	Foresee func(c Context, been bool) (Obligation, bool)
	*owner
}

// EventMoment is a reaction to an event.
type EventMoment struct {
	Order
	Do func(p *Play, e Event)
	*owner
}

// Objection lets an extension refuse or warn about commands: Object gets the verdict so far and returns its own.
type Objection struct {
	Order
	To     []CommandType // that it may object to, nil for any
	Object func(c Context, command *Command, v Verdict) Verdict
	*owner
}

// ScoreLines adds lines to the final score.
type ScoreLines struct {
	Order
	Lines func(c Context, lines []ScoreLine) []ScoreLine
	// Counts passes on what the line with that name counts on the player's boards, if the line is one of these; nil
	// if none of them counts anything there.
	Counts func(c Context, what string, count Count)
	*owner
}

// SetupPiece is a component that every player places for free before the first round (B49). Besides the rules of
// placement and the condition of its ComponentSpec, Fits returns the reason why it may not stand in a place at setup;
// it may be nil. Every piece is checked again when another one follows.
type SetupPiece struct {
	Order
	Kind clinic.Kind
	Fits func(c Context, piece Placing) rule.Reason
	*owner
}
