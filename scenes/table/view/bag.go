package view

import "clinic/game"

const soonRounds = 2 // how many rounds before the last patients come it is announced

// BagEmpties returns the round in which the last patients come out of a board's bag, and whether that is so soon
// that the player has to know.
func BagEmpties(c game.Context) (round int, soon bool) {
	round, foreseen := c.LastArrivals()
	return round, foreseen && c.State.Round > 0 && !c.State.Over && round-c.State.Round <= soonRounds
}
