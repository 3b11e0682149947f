package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// hooks are all lists in which an extension may hang something. A new hook is a field with its comment, here or in
// Queries, Moments or Advice, and what asks it: joining, ordering and checking go over the fields.
type hooks struct {
	Queries
	Moments
	Advice
	Objections List[Objection]
	ScoreLines List[ScoreLines]
	Pieces     List[SetupPiece]
}

// hooks are the extension's own. A field that stands without its name can't be left out.
func (e *Extension) hooks() hooks {
	return hooks{e.Queries, e.Moments, e.Advice, e.Objections, e.ScoreLines, e.Setup}
}

// Queries are what an extension may answer in its way: they never change the state. A nil list leaves the base rule
// alone.
type Queries struct {
	Price         List[Query[clinic.Component]]   // dollars (B20)
	Limit         List[Query[clinic.Kind]]        // of a component for one player (B20)
	Capacity      List[Query[Role]]               // of a room for one kind of person (B31)
	BuiltIn       List[Query[clinic.Space]]       // nurses that a room has of its own (B33)
	DoctorLevel   List[Query[*clinic.Person]]     // as it works (B80)
	PatientLevel  List[Query[*clinic.Person]]     // as it is treated (B80)
	NursesNeeded  List[Query[Pairing]]            // after the difference (B80, B89)
	DoctorsNeeded List[Query[*clinic.Person]]     // to treat that patient (B80)
	Works         List[Query[*clinic.Person]]     // 1 where a doctor or nurse works, else 0 (B80)
	Treatable     List[Query[*clinic.Person]]     // 1 where the person is treated like a patient, else 0 (B80)
	Income        List[Query[Pairing]]            // of one treated patient, dollars (B81)
	Earnings      List[Query[struct{}]]           // besides treatments, dollars of this round's income (B81)
	Salary        List[Query[*clinic.Person]]     // dollars (B82)
	Upkeep        List[Query[Upkept]]             // of one component, dollars (B83)
	UpkeepOff     List[Query[struct{}]]           // taken off the total, dollars (B83)
	Surcharge     List[Query[clinic.Space]]       // time added when a space is entered, by whomever (B72)
	Parking       List[Query[Lot]]                // places a space offers (B60)
	QueuePoints   List[Query[struct{}]]           // of an Admit action (B53)
	Waiting       List[Query[clinic.Service]]     // pre-admissions of a service (B54)
	Arrivals      List[Query[clinic.Service]]     // patients after an action step (B51)
	Worsening     List[Query[*clinic.Person]]     // outcome of Admin 9 for a patient, see Worsens (B89)
	Levelling     List[Query[*clinic.Person]]     // outcome of Admin 8 for a doctor, see Levels (B89)
	DeathCost     List[Query[*clinic.Person]]     // popularity lost (B86)
	Departure     List[Query[Departing]]          // what becomes of who is cured or dead, see GoesToSupply (B86)
	MayEnd        List[Judgement[Entering]]       // why the person may not end a move there (B75, B76)
	MayMove       List[Judgement[*clinic.Person]] // why the person does not move at all now (B75)
	MayReturn     List[Judgement[*clinic.Person]] // why the person may not go back to pre-admissions, for 0 time (B75)
	Counts        List[Query[Counting]]           // 1 where the person counts as that kind in a room, to hold and to treat (B31, B80)
	Admission     List[Query[Applicant]]          // what becomes of who is taken from the appointments, see ComesIn (B53)
	Goals         List[Query[string]]             // 1 where a solo player may choose that goal, else 0 (B88)
	Stock         List[Query[clinic.Kind]]        // of a special module on sale, below 0 for the base game's (B37)
	Closes        List[Query[clinic.Kind]]        // 1 where a sale closes the pile, else 0 (B22)
	Filled        List[Query[clinic.Space]]       // 1 where a space of Floor 0 counts as built on, else 0 (B88)
	BuildShare    List[Query[clinic.Kind]]        // how many of a Build action's components one of that kind is (B21)
	MayTreat      List[Judgement[Pairing]]        // why that team may not treat the patient (B80)
	OutOfOrder    List[Judgement[Placing]]        // why a module does not work there, which by the base game would (B31)
	OnCall        List[Query[clinic.Space]]       // nurses who can be called into a room though they are off duty
	OnCallCost    List[Query[int]]                // popularity that so many of them cost in one round
	Rank          List[Query[string]]             // the least score of a rank in the Hall of Fame (B88)
	OwnStart      List[Judgement[Placing]]        // what is wrong with the last piece of a clinic built by hand, which may still lack others (B42)
}

// Moments are points of the game at which an extension acts or asks for a decision. Those of
// several extensions come one after another. A nil list does nothing.
type Moments struct {
	Setup      List[Moment]      // once the clinics stand (B49)
	BeforeMove List[Moment]      // obligations (X10)
	AfterMove  List[Moment]      // when the player is done with Move (X10)
	Built      List[EventMoment] // a component stands on a board (B22, B42, B49)
	Admitted   List[EventMoment] // a patient came into pre-admissions (B53)
	Moved      List[EventMoment] // somebody went somewhere (B70)
	Cured      List[EventMoment] // a patient was treated, and leaves (B81)
	Died       List[EventMoment] // a patient died, and leaves (B86)
	GaveUp     List[EventMoment] // in the appointments, Admin step 3
	TurnedAway List[EventMoment] // taken from the appointments and not let in
	End        List[Moment]      // before the scores are counted (B87); it acts and asks nothing
}

// Order is the stage at which a hook has its say among those of its list. Those of one stage come in the order of their
// extensions, the base game first, then as they stand in the list that the program knows. Where one extension hangs two
// hooks into one list, the later one's Order is a stage and a number: OrderAdd + 1.
type Order int

// The stages of B89, in their order. A hook that names none is at the first one.
const (
	OrderOverride Order = 10 * iota // what replaces a value
	OrderAdd                        // what adds, or has something more against it
	OrderHalve                      // halvings of income, doublings of upkeep
	OrderGardens                    // the base game's gardens
	OrderWaive                      // what waives or lowers what came out
	OrderFlat                       // what is a number of its own, whatever came out
)

// The stages before Move (X10).
const (
	OrderArrivals Order = 10 * iota // who comes from outside
	OrderBreaks                     // who leaves work for a while
	OrderFree                       // what has its say while all move freely
)

// The stages after Move (X10).
const (
	OrderPeople Order = 10 * iota // who walks by himself
	OrderPieces                   // what moves and is nobody
)

// Query lets an extension change one number about a subject S. Change gets the value so far and gives the value from
// now on.
type Query[S any] struct {
	Order
	Rule   string
	Change func(c Context, subject S, value int) int
	*owner
}

// Judgement lets an extension allow or refuse something about a subject S. Judge gets the reason against it so
// far, the zero Reason where there is none, and gives its own.
type Judgement[S any] struct {
	Order
	Of    []clinic.PersonKind // whom it speaks of, nil for anybody
	Opens []clinic.Kind       // MayEnd: components where it may allow what was refused, nil for any space
	// Concerns tells of MayEnd whether it can say anything new about the person now, wherever that is to end; nil for yes.
	Concerns func(c Context, person *clinic.Person) bool
	Judge    func(c Context, subject S, reason rule.Reason) rule.Reason
	*owner
}

// Moment is what happens to one player at that point. One before Move may foresee what is asked of the player, and
// false where nothing is; been tells whether the moment is over, so that only what it asked for may be left (see
// Obligation).
type Moment struct {
	Order
	Do      func(p *Play, player int) // nil where it only foresees
	Foresee func(c Context, been bool) (Obligation, bool)
	*owner
}

// EventMoment is what follows from a fact.
type EventMoment struct {
	Order
	Do func(p *Play, e Event)
	*owner
}

// Objection lets an extension refuse or warn about commands: it gets the verdict so far and gives its own.
type Objection struct {
	Order
	To     []CommandType // which it may object to, nil for any
	Object func(c Context, command *Command, v Verdict) Verdict
	*owner
}

// ScoreLines adds lines to the final score.
type ScoreLines struct {
	Order
	Lines func(c Context, lines []ScoreLine) []ScoreLine
	// Counts tells what the line of a name counts on the player's boards, where it is one of these; nil where none counts
	// anything there.
	Counts func(c Context, what string, count Count)
	*owner
}

// SetupPiece is a component that every player places for free before the first round (B49). Besides the rules of
// placement and what its ComponentSpec asks Fits, which may be nil, says why it may not stand there at setup; it is
// asked of every piece again when another one follows.
type SetupPiece struct {
	Order
	Kind clinic.Kind
	Fits func(c Context, piece Placing) rule.Reason
	*owner
}
