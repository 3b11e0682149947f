package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

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

// ScoreLines adds lines to the final score.
type ScoreLines struct {
	Order int
	Lines func(c Context, lines []ScoreLine) []ScoreLine
}

// SetupPiece is a component that every player places for free before the first round (B49). Besides the rules of
// placement Fits, which may be nil, says why it may not stand where it does; it is asked of every piece again when another
// one follows.
type SetupPiece struct {
	Order int
	Kind  clinic.Kind
	Fits  func(board *clinic.Clinic, piece clinic.Component) rule.Reason
}

// OwnStart says what is wrong with a piece of a clinic that a player builds by hand, none while nothing is (B42). The
// board may still lack pieces.
type OwnStart func(board *clinic.Clinic, piece clinic.Component) rule.Reason
