package game

// RulesVersion is the version of the rules as this program plays them. A game goes on by the version that it was begun
// with (Rules.Version): a rule that changes asks for it and keeps its older form for older games, and no older form is
// ever removed. The history:
//
//	1  the rules of docs/rules.md as they were first kept
const RulesVersion = 1
