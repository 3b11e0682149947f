package game

import "clinic/game/clinic"

// Advice is what an extension tells the players whom the program plays: what its pieces and dangers are worth, and how
// its decisions are answered. The rules never ask it.
type Advice struct {
	Answers  List[Answer]  // to its decisions, where nobody thinks about them
	Worth    List[Worth]   // of its pieces and dangers
	Duties   List[Duty]    // what it asks of a Move
	Cases    List[Case]    // who comes by themselves, and needs a team
	Absences List[Absence] // how many of the staff can't work

	Aftermaths List[Aftermath] // what it does when a Move has ended
	Guesses    List[Guess]     // whom chance will make of somebody who moves
}

// Answer answers decisions of the kind To: Give gives a legal command, and false where it has none. The first that
// gives one is taken.
type Answer struct {
	Order
	To   DecisionKind
	Give func(c Context, d *Decision) (Command, bool)
	*owner
}

// Worth is what pieces or dangers of the extension are worth to their owner now, in hundredths of a point of popularity
// at the end of the game, below 0 for what costs. What the score, the forecast of Business or the rest of the rules
// tell already is not in it. The sentence "worth_" and the Name says what it is; both stand for it where players are
// asked for their reasons.
type Worth struct {
	Order
	Rule string
	Name string
	Of   func(c Context) int

	InCases bool // players who look at Cases leave it out, since they know it from there
	*owner
}

// Case is about somebody who comes by themselves in certain rounds, and whom a team must treat in a room at once, or
// they die: players who look ahead keep people, a room and a place for them.
type Case struct {
	Order
	Rule  string
	Due   func(c Context) (rounds []int)        // in which somebody is still to come to the player
	Ready func(c Context) int                   // how many can be received as the clinic stands
	Lands clinic.Kind                           // the component that receives one of them; empty where that takes a parking place
	Room  clinic.Kind                           // where they are treated, nobody else with them
	Team  func(c Context) (doctors, nurses int) // that they need
	Pays  func(c Context) (income, time int)    // what their treatment pays, and what it takes to receive them
	*owner
}

// Duty is what an extension asks of some people in Move, and so a term of every plan for it: that they end in one of
// some places. It must be done where it can be, unless it Pays.
type Duty struct {
	Order
	Rule  string
	Who   func(c Context, person *clinic.Person) bool                      // whom it is about
	To    func(c Context) clinic.Spaces                                    // where they are to end
	One   bool                                                             // one of them is to end there, and nobody else does; else each of them for whom there is room
	Trail func(c Context, person *clinic.Person, way []clinic.WayStep) int // dollars that upkeep rises by when one of them goes that way; nil for none
	Pays  func(c Context) int                                              // points for each of them who is there untreated when Move ends; nil where it must be done
	*owner
}

// Absence is about staff who can't work in the Move and Business of a round, whoever they are: Away says how many of
// the player's people that will be, besides patients. Players who look ahead do without orderlies first, then nurses.
type Absence struct {
	Order
	Rule string
	Away func(c Context, round int) int
	*owner
}

// Aftermath is what an extension does when a Move has ended, by itself: Comes tells what it brings in dollars and takes
// in time as everybody stands then. Most is the most dollars that it can be.
type Aftermath struct {
	Order
	Rule  string
	Comes func(c Context) (dollars, time int)
	Most  func(c Context) int
	*owner
}

// Guess is about people of whom chance makes somebody else once they move: As gives whom it will make of one most
// likely, and the space over which they go; false for anybody else.
type Guess struct {
	Order
	Rule string
	As   func(c Context, person *clinic.Person) (likely clinic.Person, over clinic.Space, ok bool)
	*owner
}

// Guesses are those of the extensions of the game.
func (r *Rules) Guesses() []Guess { return r.hooks.Guesses }

// Duties are what the extensions of the game ask of a Move.
func (r *Rules) Duties() []Duty { return r.hooks.Duties }

// Cases are who comes by themselves in a game of those extensions.
func (r *Rules) Cases() []Case { return r.hooks.Cases }

// Absences are about staff who can't work in rounds of a game of those extensions.
func (r *Rules) Absences() []Absence { return r.hooks.Absences }

// Aftermaths are what they do when a Move has ended.
func (r *Rules) Aftermaths() []Aftermath { return r.hooks.Aftermaths }

func (d Duty) of(o *owner) Duty           { d.owner = o; return d }
func (a Case) of(o *owner) Case           { a.owner = o; return a }
func (a Absence) of(o *owner) Absence     { a.owner = o; return a }
func (a Aftermath) of(o *owner) Aftermath { a.owner = o; return a }
func (g Guess) of(o *owner) Guess         { g.owner = o; return g }
func (a Answer) of(o *owner) Answer       { a.owner = o; return a }
func (w Worth) of(o *owner) Worth         { w.owner = o; return w }

// Answer is how the extensions answer what the player of the context has to decide now; false where none does.
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

// EachWorth tells what each extension of the game says that its pieces and dangers are worth to the player of the
// context now, in hundredths of a point of popularity.
func (c Context) EachWorth(tell func(w *Worth, hundredths int)) {
	c = c.Home()
	for i := range c.Rules.hooks.Worth {
		w := &c.Rules.hooks.Worth[i]
		tell(w, w.Of(c))
	}
}

// ScoreBesides is what the score sheet's lines of extensions come to for the player as things stand, in points (B87).
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

// SaysWorth tells whether extensions of the game say what anything is worth, or score it.
func (r *Rules) SaysWorth() bool { return len(r.hooks.Worth) > 0 || len(r.hooks.ScoreLines) > 1 }

// Worths are the names of all that extensions of the game say what it is worth, in the order of EachWorth.
func (r *Rules) Worths() []string {
	names := make([]string, len(r.hooks.Worth))
	for i := range r.hooks.Worth {
		names[i] = r.hooks.Worth[i].Name
	}
	return names
}

// RoundsAhead is in how many rounds Business is still to come, this one included until its Business is over.
func (c Context) RoundsAhead() int {
	rounds := c.Number(Rounds) - c.State.Round
	if c.State.Round > 0 && c.State.Step <= c.Rules.step(StepBusiness) {
		rounds++
	}
	return rounds
}

// MoveAhead tells whether the player has Move, or part of it, still before them in this round.
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
