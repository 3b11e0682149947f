package game

// Context is what a question is about: the rules, the state and a player.
type Context struct {
	Rules  *Rules
	State  *State
	Player int
}

// Owner returns the player that the context is about.
func (c Context) Owner() *Player { return &c.State.Players[c.Player] }

// Number returns an entry of the numbers table in force.
func (c Context) Number(n Number) int { return c.Rules.Numbers[n] }
