package game

import "clinic/game/clinic"

// Advice is what an extension tells the bots: what its pieces and dangers are worth, and how to answer
// its decisions. The rules never ask for it.
type Advice struct {
	Answers  List[Answer]  // to its decisions, for players who don't think about them
	Worth    List[Worth]   // of its pieces and dangers
	Duties   List[Duty]    // what it asks of a Move
	Cases    List[Case]    // people who come by themselves and need a team
	Absences List[Absence] // staff who can't work

	Aftermaths List[Aftermath] // what it does after a Move
	Guesses    List[Guess]     // what chance will make of people who move
}

// Answer answers decisions of the kind To. Give returns a legal command, or false if it has none. The
// first answer that has a command is used.
type Answer struct {
	Order
	To   DecisionKind
	Give func(c Context, d *Decision) (Command, bool)
	*owner
}

// Worth is the current value of pieces or dangers of the extension to their owner, in hundredths of a point of
// popularity at the end of the game, negative for costs. It excludes what the score, the forecast of Business or the
// rest of the rules already include. The sentence "worth_" plus the Name says what it is; with the Rule, it stands
// for the value where players are asked for their reasons.
type Worth struct {
	Order
	Rule string
	Name string
	Of   func(c Context) int

	InCases bool // left out by players who look at Cases, which include it
	*owner
}

// Case describes people who come by themselves in certain rounds, and who die unless a team treats them in a room at
// once. Players who look ahead keep people, a room and a place for them.
type Case struct {
	Order
	Rule  string
	Due   func(c Context) (rounds []int)        // in which somebody is still to come to the player
	Ready func(c Context) int                   // how many the clinic can receive as it stands
	Lands clinic.Kind                           // the component that receives one; empty for a parking place
	Room  clinic.Kind                           // where they are treated, with nobody else there
	Team  func(c Context) (doctors, nurses int) // needed for each
	Pays  func(c Context) (income, time int)    // dollars for the treatment, and time to receive them
	*owner
}

// Duty is what an extension asks of some people in Move, and so a part of every plan for it: to end in certain
// places. It must be done if possible, unless it Pays.
type Duty struct {
	Order
	Rule string
	Who  func(c Context, person *clinic.Person) bool // whom it concerns
	To   func(c Context) clinic.Spaces               // where they must end
	// One means that only one of them must end there, and nobody else does; otherwise it is everybody for whom there
	// is room.
	One bool
	// Trail returns the dollars by which upkeep rises when one of them goes that way; nil for none.
	Trail func(c Context, person *clinic.Person, way []clinic.WayStep) int
	// Pays returns the points for each of them who is there untreated when Move ends; nil if the duty must be done.
	Pays func(c Context) int
	*owner
}

// Absence is about staff who can't work in the Move and Business of a round. Away returns how many of
// the player's people, not counting patients, will be absent, no matter which. Players who look ahead
// do without orderlies first, then nurses.
type Absence struct {
	Order
	Rule string
	Away func(c Context, round int) int
	*owner
}

// Aftermath is what an extension does by itself when a Move has ended. Comes returns the dollars it brings and the
// time it takes if everybody stays where they are. Most returns the most dollars it can bring.
type Aftermath struct {
	Order
	Rule  string
	Comes func(c Context) (dollars, time int)
	Most  func(c Context) int
	*owner
}

// Guess is about people whom chance turns into somebody else once they move. As returns the most likely result and
// the space they pass through; ok is false for everybody else.
type Guess struct {
	Order
	Rule string
	As   func(c Context, person *clinic.Person) (likely clinic.Person, over clinic.Space, ok bool)
	*owner
}

// Guesses returns the guesses of the game's extensions.
func (r *Rules) Guesses() []Guess { return r.hooks.Guesses }

// Duties returns what the game's extensions ask of a Move.
func (r *Rules) Duties() []Duty { return r.hooks.Duties }

// Cases returns the cases of the game's extensions: people who come by themselves.
func (r *Rules) Cases() []Case { return r.hooks.Cases }

// Absences returns the absences of the game's extensions: staff who can't work.
func (r *Rules) Absences() []Absence { return r.hooks.Absences }

// Aftermaths returns what the game's extensions do after a Move.
func (r *Rules) Aftermaths() []Aftermath { return r.hooks.Aftermaths }

func (d Duty) of(o *owner) Duty           { d.owner = o; return d }
func (a Case) of(o *owner) Case           { a.owner = o; return a }
func (a Absence) of(o *owner) Absence     { a.owner = o; return a }
func (a Aftermath) of(o *owner) Aftermath { a.owner = o; return a }
func (g Guess) of(o *owner) Guess         { g.owner = o; return g }
func (a Answer) of(o *owner) Answer       { a.owner = o; return a }
func (w Worth) of(o *owner) Worth         { w.owner = o; return w }

// Answer returns the extensions' answer to the player's current decision; false if there is none.
func (c Context) Answer() (Command, bool) {
	d := c.State.Decision(c.Player)
	if d == nil {
		return Command{}, false
	}
	for i := range c.Rules.hooks.Answers {
		if a := &c.Rules.hooks.Answers[i]; a.To == d.Kind {
			if command, ok := a.Give(c, d); ok {
				return command, true
			}
		}
	}
	return Command{}, false
}

// EachWorth calls tell with each Worth of the game's extensions and its current value to the
// player, in hundredths of a point of popularity.
func (c Context) EachWorth(tell func(w *Worth, hundredths int)) {
	c = c.Home()
	for i := range c.Rules.hooks.Worth {
		w := &c.Rules.hooks.Worth[i]
		tell(w, w.Of(c))
	}
}

// ScoreBesides returns the player's current points from the extensions' lines on the score sheet (B87).
func (c Context) ScoreBesides() int {
	var room [16]ScoreLine
	lines := room[:0]
	for i := range c.Rules.hooks.ScoreLines {
		if own := &c.Rules.hooks.ScoreLines[i]; own.source != Base {
			lines = own.Lines(c, lines)
		}
	}
	points := 0
	for i := range lines {
		points += lines[i].Points
	}
	return points
}

// SaysWorth reports whether the game's extensions name any Worth, or add to the score.
func (r *Rules) SaysWorth() bool { return len(r.hooks.Worth) > 0 || len(r.hooks.ScoreLines) > 1 }

// Worths returns the names of all worths of the game's extensions, in the order of EachWorth.
func (r *Rules) Worths() []string {
	names := make([]string, len(r.hooks.Worth))
	for i := range r.hooks.Worth {
		names[i] = r.hooks.Worth[i].Name
	}
	return names
}

// RoundsAhead returns the number of rounds whose Business is still to come,
// including this one until its Business is over.
func (c Context) RoundsAhead() int {
	rounds := c.Number(Rounds) - c.State.Round
	if c.State.Round > 0 && c.State.Step <= c.Rules.step(StepBusiness) {
		rounds++
	}
	return rounds
}

// MoveAhead reports whether all or part of the player's Move is still to come in this round.
func (c Context) MoveAhead() bool {
	if c.State.Step < c.Rules.step(StepMove) {
		return c.State.Step >= c.Rules.roundStart
	}
	for i := range c.State.Pending {
		if d := &c.State.Pending[i]; d.Player == c.Player && (d.Kind == DecideMove || d.Kind == openMove) {
			return true
		}
	}
	return false
}
