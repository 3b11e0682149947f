package game

// Context is whom and what a question is about.
type Context struct {
	Rules  *Rules
	State  *State
	Player int
}

// Owner is the player whom the question is about.
func (c Context) Owner() *Player { return &c.State.Players[c.Player] }

// Number is an entry of the numbers table in force.
func (c Context) Number(n Number) int { return c.Rules.Numbers[n] }
