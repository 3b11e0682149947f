package game

// Outcome is how a game ends that everybody wins or loses together (X5).
type Outcome struct {
	Rule   string        `json:"rule"`
	Result string        `json:"result"` // a word for it
	Won    bool          `json:"won"`
	Player int           `json:"player"` // whose name is honoured, NoPlayer for nobody's
	Lines  []OutcomeLine `json:"lines"`  // what decided it
}

// OutcomeLine is one number that an outcome comes from; Against is what it is measured by.
type OutcomeLine struct {
	Rule    string `json:"rule"`
	What    string `json:"what"`
	Count   int    `json:"count"`
	Against int    `json:"against"`
}

// Cooperative tells whether everybody wins or loses together: then there is an Outcome, and no goal and no Hall of
// Fame (X5, X7).
func (r *Rules) Cooperative() bool { return r.outcome != nil }

// Outcome is how the game would end now; false in a competitive game.
func (r *Rules) Outcome(s *State) (Outcome, bool) {
	if r.outcome == nil {
		return Outcome{}, false
	}
	return r.outcome(r, r.ended(s)), true
}
