package puzzle

import "clinic/game"

// Kind is what a puzzle asks for.
type Kind string

const (
	Payday        Kind = "payday"          // earn this much in this much time
	SoftShoes     Kind = "soft_shoes"      // treat everybody in little time
	OneNurseShort Kind = "one_nurse_short" // treat this many with too few nurses
	NobodyDies    Kind = "nobody_dies"     // lose nobody, and earn
	TwoRooms      Kind = "two_rooms"       // build so that this many rooms work
	TheRide       Kind = "the_ride"        // build a conveyor, then treat everybody in little time
	FullHouse     Kind = "full_house"      // build so that rooms work and all cars can park
	TheQueue      Kind = "the_queue"       // admit patients who pay this much
	RightHire     Kind = "right_hire"      // hire, then earn
	StrangeHour   Kind = "strange_hour"    // treat everybody where an extension makes ways longer
	LastRound     Kind = "last_round"      // end the game with this many points
	TheBill       Kind = "the_bill"        // choose treatments that buy this many points, with few nurses
)

// Kinds lists all kinds, in the order in which the days use them. Read only.
var Kinds = [...]Kind{
	Payday, TwoRooms, SoftShoes, TheQueue, OneNurseShort, TheRide, RightHire, NobodyDies, FullHouse, StrangeHour, LastRound,
	TheBill,
}

// usual lists the kinds that nearly every game has a moment for.
var usual = [...]Kind{Payday, SoftShoes, OneNurseShort, NobodyDies}

// KindOf returns the kind of a day's puzzle, unless it is a past one: the first kind on 1 December 2026.
func KindOf(number int) Kind { return Kinds[modulo(number-421, len(Kinds))] }

// begins returns what the player decides first in a puzzle of this kind.
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

// moves reports whether a puzzle of this kind ends with a Move.
func (k Kind) moves() bool { return k != TwoRooms && k != FullHouse && k != TheQueue && k != TheBill }

// Measure is an amount that a puzzle is about.
type Measure string

const (
	Income   Measure = "income"   // dollars, if Business came now (B81)
	Earned   Measure = "earned"   // the same without salaries (B82)
	Time     Measure = "time"     // units spent since the start (B70)
	Treated  Measure = "treated"  // patients, if Business came now (B80)
	Dying    Measure = "dying"    // patients that Admin would lose (B86)
	Rooms    Measure = "rooms"    // that work (B31, B33)
	Places   Measure = "places"   // for cars (B60)
	Spent    Measure = "spent"    // dollars since the start (B28)
	Points   Measure = "points"   // queue points since the start (B53)
	Admitted Measure = "admitted" // dollars paid by those who were admitted since the start (B53, B81)
	Score    Measure = "score"    // points at the end of the game (B87)
	Bought   Measure = "bought"   // points bought with the rest of the income (B85)
	Nurses   Measure = "nurses"   // nurses who work for the chosen treatments (B80)
)

// Ask is how much of a measure there must be, or with Most may be, for the task and for its second star.
type Ask struct {
	Of       Measure
	One, Two int
	Most     bool
}

// met reports whether an amount is enough, or with Most little enough.
func (a *Ask) met(amount, of int) bool {
	if a.Most {
		return amount <= of
	}
	return amount >= of
}

// Standing is what a position of a puzzle amounts to.
type Standing struct {
	Amounts []Amount // what the puzzle asks for, and some more
	Ends    bool     // the step may end here (B76)
}

// Amount is the amount of a measure.
type Amount struct {
	Of     Measure
	Amount int
}

// Of returns the amount of a measure, or 0 if the puzzle does not count it.
func (s *Standing) Of(m Measure) int {
	for i := range s.Amounts {
		if s.Amounts[i].Of == m {
			return s.Amounts[i].Amount
		}
	}
	return 0
}
