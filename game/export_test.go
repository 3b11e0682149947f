package game

// What the tests from outside this package use of its inside.

// Compare orders two commands as lists of legal commands are sorted.
func Compare(a, b *Command) int { return a.compare(b) }

// CommandTypes are the types of command of a game, some of them twice.
func CommandTypes(r *Rules) []CommandType {
	var types []CommandType
	for i := range r.commands {
		types = append(types, r.commands[i].Type)
	}
	return types
}

// Probe is an extension that uses every hook there is, and notes which of them the game asks.
func Probe(asked map[string]int) *Extension { return probe(asked) }
