package game

// RulesVersion is the version of the rules in this program. A game continues with the version that it was begun
// with (Rules.Version): a changed rule checks the version and keeps its older form for older games, and no
// older form is ever removed. The history:
//
//	1  the rules of docs/rules.md as they were first recorded
//	2  some rulings of extensions, which check for this version; commands with fields that their type does not use are
//	   refused; so are goals that the game can't offer, and numbers that leave no parking place for the first cars
//	3  of treatments with equal worth, those that need the fewest nurses are proposed
//	4  four solo goals ask for more than before: all of Floor 0, Floor 3, no patient lost and little time
//	5  dead patients are out of the game (B86), and some rulings of extensions check for this version
//
// docs/saves.md has the list of rulings.
const RulesVersion = 5

// AtLeast reports whether the rules have that version or a later one.
func (r *Rules) AtLeast(version int) bool { return r.Version >= version }
