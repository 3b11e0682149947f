package game

// Outcome is the end of a game that everybody wins or loses together (X5).
type Outcome struct {
	Rule   string        `json:"rule"`
	Result string        `json:"result"` // a word for it
	Won    bool          `json:"won"`
	Player int           `json:"player"` // whose name is honored, NoPlayer for nobody's
	Lines  []OutcomeLine `json:"lines"`  // what decided it
}

// OutcomeLine is a number that decides an outcome; Against is what it is compared with.
type OutcomeLine struct {
	Rule    string `json:"rule"`
	What    string `json:"what"`
	Count   int    `json:"count"`
	Against int    `json:"against"`
}

// Cooperative reports whether everybody wins or loses together. Then there is an Outcome,
// and no goal and no Hall of Fame (X5, X7).
func (r *Rules) Cooperative() bool { return r.outcome != nil }

// Outcome returns how the game would end now; false in a competitive game.
func (r *Rules) Outcome(s *State) (Outcome, bool) {
	if r.outcome == nil {
		return Outcome{}, false
	}
	return r.outcome(r, r.ended(s)), true
}
