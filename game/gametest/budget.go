package gametest

// Budget is how many games, days or positions a test takes: all of them, or the few that a commit waits for.
func Budget(all, few int) int {
	if Thorough {
		return all
	}
	return few
}
