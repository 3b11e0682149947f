package gametest

// Budget is how many games, days or positions a test takes: all of them, or the few that a commit waits for.
func Budget(all, few int) int {
	if Thorough {
		return all
	}
	return few
}

// Sampled reports whether a test takes the one of many things alike with that index: all of them, or each sixth.
func Sampled(index int) bool { return Thorough || index%6 == 0 }
