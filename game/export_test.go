package game

// Internals that the tests from outside this package use.

// Compare orders two commands as in lists of legal commands.
func Compare(a, b *Command) int { return a.compare(b) }

// CommandTypes returns the types of command in a game, with repetitions.
func CommandTypes(r *Rules) []CommandType {
	var types []CommandType
	for i := range r.commands {
		types = append(types, r.commands[i].Type)
	}
	return types
}

// Probe returns an extension that uses every hook, and counts in asked how often the game calls each.
func Probe(asked map[string]int) *Extension { return probe(asked) }
