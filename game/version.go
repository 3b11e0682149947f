package game

// RulesVersion is the version of the rules as this program plays them. A game goes on by the version that it was begun
// with (Rules.Version): a rule that changes asks for it and keeps its older form for older games, and no older form is
// ever removed. The history:
//
//	1  the rules of docs/rules.md as they were first kept
//	2  some rulings of extensions, which ask for this version; a command with fields that its type does not use is
//	   refused; so are a goal that the game can't offer, and numbers that leave the first cars no place
//	3  of treatments that are worth the same those are proposed that need the fewest nurses
//	4  four solo goals ask for more than they did: all of Floor 0, Floor 3, no patient lost and little time
//	5  dead patients are out of the game (B86), and some rulings of extensions ask for this version
//
// docs/saves.md has the list of rulings.
const RulesVersion = 5

// AtLeast reports whether the rules are those of that version or of a later one.
func (r *Rules) AtLeast(version int) bool { return r.Version >= version }
