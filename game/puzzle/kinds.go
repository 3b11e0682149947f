package puzzle

import "clinic/game"

// Kind is what a puzzle asks for.
type Kind string

const (
	Payday        Kind = "payday"          // earn so much in so much time
	SoftShoes     Kind = "soft_shoes"      // treat everybody in little time
	OneNurseShort Kind = "one_nurse_short" // treat so many with too few nurses
	NobodyDies    Kind = "nobody_dies"     // lose nobody, and earn
	TwoRooms      Kind = "two_rooms"       // build so that so many rooms work
	TheRide       Kind = "the_ride"        // build a conveyor, then treat everybody in little time
	FullHouse     Kind = "full_house"      // build so that rooms work and cars have their places
	TheQueue      Kind = "the_queue"       // admit patients who pay so much
	RightHire     Kind = "right_hire"      // hire, then earn
	StrangeHour   Kind = "strange_hour"    // treat everybody where an extension makes the ways longer
	LastRound     Kind = "last_round"      // end the game with so many points
	TheBill       Kind = "the_bill"        // choose treatments that buy so many points, with few nurses
)

// Kinds are all of them, in the order in which the days ask for them. Read only.
var Kinds = [...]Kind{
	Payday, TwoRooms, SoftShoes, TheQueue, OneNurseShort, TheRide, RightHire, NobodyDies, FullHouse, StrangeHour, LastRound,
	TheBill,
}

// usual are the kinds that nearly every game has a moment for.
var usual = [...]Kind{Payday, SoftShoes, OneNurseShort, NobodyDies}

// KindOf is what the puzzle of a day is to ask for, where it is not one of the past: the first kind on 1 December 2026.
func KindOf(number int) Kind { return Kinds[modulo(number-421, len(Kinds))] }

// begins is what the player decides first in a puzzle of that kind.
func (k Kind) begins() game.DecisionKind {
	switch k {
	case TwoRooms, TheRide, FullHouse:
		return game.DecideBuild
	case TheQueue:
		return game.DecideAdmit
	case RightHire:
		return game.DecideHire
	case LastRound:
		return game.DecideAction
	case TheBill:
		return game.DecideTreatments
	}
	return game.DecideMove
}

// moves tells whether people are moved in a puzzle of that kind, in the end.
func (k Kind) moves() bool { return k != TwoRooms && k != FullHouse && k != TheQueue && k != TheBill }

// Measure is an amount that a puzzle is about.
type Measure string

const (
	Income   Measure = "income"   // dollars, if Business came now (B81)
	Earned   Measure = "earned"   // the same less salaries (B82)
	Time     Measure = "time"     // units spent since the start (B70)
	Treated  Measure = "treated"  // patients, if Business came now (B80)
	Dying    Measure = "dying"    // patients whom Admin would lose (B86)
	Rooms    Measure = "rooms"    // that work (B31, B33)
	Places   Measure = "places"   // for cars (B60)
	Spent    Measure = "spent"    // dollars since the start (B28)
	Points   Measure = "points"   // queue points since the start (B53)
	Admitted Measure = "admitted" // dollars that those pay who were admitted since the start (B53, B81)
	Score    Measure = "score"    // points at the end of the game (B87)
	Bought   Measure = "bought"   // points that the rest of the income buys (B85)
	Nurses   Measure = "nurses"   // who work for the treatments that are chosen (B80)
)

// Ask is how much of a measure there is to be, or may be at most, for the task and for its second star.
type Ask struct {
	Of       Measure
	One, Two int
	Most     bool
}

// met tells whether an amount is enough, or little enough.
func (a *Ask) met(amount, of int) bool {
	if a.Most {
		return amount <= of
	}
	return amount >= of
}

// Standing is how far a position of a puzzle is.
type Standing struct {
	Amounts []Amount // of what the puzzle asks for, and for
	Ends    bool     // the step may end so (B76)
}

// Amount is how much there is of a measure.
type Amount struct {
	Of     Measure
	Amount int
}

// Of is how much there is of a measure, 0 of what the puzzle does not count.
func (s *Standing) Of(m Measure) int {
	for i := range s.Amounts {
		if s.Amounts[i].Of == m {
			return s.Amounts[i].Amount
		}
	}
	return 0
}
