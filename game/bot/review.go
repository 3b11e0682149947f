package bot

import (
	"cmp"
	"math"
	"slices"

	"clinic/game"
)

// Review judges the decisions of one player in a game by what Chief would have done: each from what the player could
// know then. It works in steps, in the middle of anything else, and comes to the same whenever it is made again. What
// came out of a bag later is no reproach: the games in thought draw what was hidden anew, and are the same for what was
// played and for what is better.
type Review struct {
	rules  *game.Rules
	player int
	brain  *brain
	met    bool // the player has met the goal of the game: then no decision has missed it
	log    []game.Entry
	state  *game.State // before the next command of the log
	read   int         // commands of the log
	open   int         // the moment that the next command may belong to, −1 for none

	moments []*moment
	at      int // the moment that is looked at first
	checked *moment
	spent   int // of the work
	work    int
	done    bool

	now    game.State // of the games in thought
	better game.State
}

// Finding is a decision that cost the player something.
type Finding struct {
	At     int               // in the log: the command from which on something else would have been better
	From   int               // in the log: where the decision begins
	Round  int               // 0 at setup
	Step   string            // by its name, as in game.Step
	Kind   game.DecisionKind // what was to be decided
	Played []game.Command    // with a tile that was chosen, also what was done with it then
	Better []game.Command
	Why    []Reason // what speaks for the better one, what weighs most first

	Loss      float64 // expected final popularity, and MissedGoal for a goal that is missed, unless the game has met it
	Deviation float64 // of the loss, by chance
	Games     int     // played with each of the two
	Likely    [2]Outlook
}

// Outlook is what games come to on average, after what was played or after what is better.
type Outlook struct {
	Total  float64
	Lines  []Line    // of the score sheet
	Rounds []float64 // popularity after each round, the first round first
	Money  []float64 // and the money
	Goal   float64   // the share of games in which the goal is met
}

// Line is one of the score sheet, on average.
type Line struct {
	What   string // as in game.ScoreLine
	Points float64
}

// LossOf is by how many points what a player would play in a view is worse than what Chief finds in so many games in
// thought: the mean of so many pairs of games with the same draws, as in a review. For a tile it is what Chief would
// do with it.
func LossOf(rules *game.Rules, judgement *Judgement, view *game.State, player int, commands []game.Command, games, pairs int) float64 {
	r := &Review{rules: rules, player: player, brain: newBrain(judgeOf(rules, judgement))}
	m := &moment{view: view, round: view.Round, kind: view.Decision(player).Kind, action: commands[0].Action, played: commands}
	for !r.compare(m, games, pairs) {
	}
	return m.loss()
}

// First gives the first command of each that the other one does without.
func (f *Finding) First() (played, better game.Command) {
	played, better = game.Command{Type: game.Done}, game.Command{Type: game.Done}
	if i := besides(f.Played, f.Better); i >= 0 {
		played = f.Played[i]
	}
	if i := besides(f.Better, f.Played); i >= 0 {
		better = f.Better[i]
	}
	return played, better
}

// besides is the index of the first command that the others do without, −1 where there is none.
func besides(commands, others []game.Command) int {
	return slices.IndexFunc(commands, func(c game.Command) bool {
		return !slices.ContainsFunc(others, func(o game.Command) bool { return c.Equal(&o) })
	})
}

// moment is one decision of the player, with all commands that it was made of.
type moment struct {
	view   *game.State
	round  int
	kind   game.DecisionKind
	action game.Action // that was chosen
	log    []int       // indices of the commands
	played []game.Command

	looking  *comparison
	deep     bool
	settled  bool
	own      candidate
	best     candidate
	games    int
	sum      float64
	squares  float64
	outlooks [2]tally
}

// The work of a review: how many games Chief plays in thought before each decision at first and where it may have cost
// something, how many pairs of games then compare it with what was played, and when a loss is told.
const (
	shallow      = 40
	deeper       = 160
	firstPairs   = 10
	leastPairs   = 50
	mostPairs    = 400
	batch        = 10
	leastLoss    = 1.0
	sure         = 2.0 // deviations
	ReviewWork   = 400_000
	listedLosses = 5
)

// NewReview begins to judge what that player has decided in the match so far. work bounds it: ReviewWork is about 20
// seconds of a processor.
func NewReview(match *game.Match, judgement *Judgement, player, work int) *Review {
	r := &Review{rules: match.Rules, player: player, log: match.Log, work: work, open: -1}
	r.brain = newBrain(judgeOf(match.Rules, judgement))
	r.met = GoalMet(match, player)
	r.state = match.At(0).State
	return r
}

// GoalMet tells whether a game is over and that player has met its goal (B88): then it costs nothing in a review
// that games in thought miss it.
func GoalMet(match *game.Match, player int) bool {
	c := game.Context{Rules: match.Rules, State: match.State, Player: player}
	return match.State.Over && c.Owner().Goal != "" && c.GoalMet()
}

// Step goes on with a part of the review that takes a few milliseconds at most, and tells whether it is over.
func (r *Review) Step() (done bool) {
	switch {
	case r.done:
	case r.read < len(r.log):
		r.readOn()
	case r.spent >= r.work:
		r.done = true
	default:
		r.spent++
		r.judge()
	}
	return r.done
}

// Progress is which part of the review is over at least, 0 to 1.
func (r *Review) Progress() float64 {
	if r.done {
		return 1
	}
	return float64(r.spent) / float64(r.work)
}

// Round is the round that is looked at now, 0 at setup and while no single one is.
func (r *Review) Round() int {
	switch {
	case r.at < len(r.moments):
		return r.moments[r.at].round
	case r.checked != nil:
		return r.checked.round
	}
	return 0
}

// readOn reads one more command of the log.
func (r *Review) readOn() {
	entry := &r.log[r.read]
	s := r.state
	if entry.Player == r.player {
		r.note(entry)
	}
	chance := s.Random
	p := game.Play{Rules: r.rules, State: s}
	p.Apply(entry.Player, &entry.Command)
	if r.open >= 0 {
		m := r.moments[r.open]
		d := s.Decision(r.player)
		// whatever is drawn is seen: what comes after it is another decision
		if d == nil || d.Kind != m.kind || s.Random != chance || m.kind == game.DecideAction || !r.brain.plans(m.kind) {
			r.open = -1
		}
	}
	r.read++
}

// note notes a command of the player.
func (r *Review) note(entry *game.Entry) {
	d := r.state.Decision(r.player)
	if d == nil {
		return
	}
	if r.open < 0 || r.moments[r.open].kind != d.Kind {
		r.moments = append(r.moments, &moment{view: r.rules.View(r.state, r.player), round: r.state.Round, kind: d.Kind, action: entry.Command.Action})
		r.open = len(r.moments) - 1
	}
	m := r.moments[r.open]
	m.log = append(m.log, r.read)
	m.played = append(m.played, entry.Command)
}

// judge spends a unit of work: first each moment is looked at, in the order of the game; then those that may have cost
// most are looked at more closely, until nothing can change among those that cost most.
func (r *Review) judge() {
	if r.at < len(r.moments) {
		m := r.moments[r.at]
		if r.compare(m, shallow, firstPairs) {
			m.looking = nil
			r.at++
		}
		return
	}
	if r.checked == nil {
		if r.checked = r.doubtful(); r.checked == nil {
			r.done = true
			return
		}
	}
	m := r.checked
	if !m.deep {
		if r.compare(m, deeper, leastPairs) {
			m.deep, r.checked = true, nil
		}
		return
	}
	if m.looking.target == 0 {
		m.looking.target = m.games + batch
	}
	if r.pair(m) && m.games >= m.looking.target {
		m.looking.target, r.checked = 0, nil
	}
}

// doubtful is the moment of which it is the least clear what it cost, nil where all is clear that is to be told.
func (r *Review) doubtful() *moment {
	told := r.told()
	least := leastLoss
	if len(told) >= listedLosses {
		least = max(least, told[listedLosses-1].loss())
	}
	var next *moment
	for _, m := range r.moments {
		if m.settled || m.best.commands == nil {
			continue
		}
		if m.games >= mostPairs || m.deep && m.games >= leastPairs && m.most() < least {
			m.settled = true
			continue
		}
		if m.most() >= least && (next == nil || m.most() > next.most()) {
			next = m
		}
	}
	return next
}

// told are the moments of which it is clear that they cost something, the costliest first.
func (r *Review) told() (list []*moment) {
	for _, m := range r.moments {
		if m.deep && m.games >= leastPairs && m.loss() >= leastLoss && m.loss() >= sure*m.deviation() {
			list = append(list, m)
		}
	}
	slices.SortStableFunc(list, func(a, b *moment) int { return cmp.Compare(b.loss(), a.loss()) })
	return list
}

func (m *moment) loss() float64 { return m.sum / float64(max(1, m.games)) }

// deviation is that of the loss, where it is known from so many games.
func (m *moment) deviation() float64 {
	n := float64(max(2, m.games))
	mean := m.loss()
	return math.Sqrt(max(0, m.squares/n-float64(mean*mean)) / (n - 1))
}

// most is how much it may have cost.
func (m *moment) most() float64 { return m.loss() + float64(sure*m.deviation()) }

// Findings are the decisions that cost something, as far as it is known by now, the costliest first.
func (r *Review) Findings() (list []Finding) {
	for _, m := range r.told() {
		list = append(list, r.finding(m))
	}
	return list
}

func (r *Review) finding(m *moment) Finding {
	f := Finding{From: m.log[0], At: m.log[0], Round: m.round, Step: r.rules.StepOf(m.view).Name, Kind: m.kind, Played: m.played, Loss: m.loss(), Deviation: m.deviation(), Games: m.games}
	f.Better = slices.Clone(m.best.commands)
	if m.best.means {
		f.Better = r.brain.commands(&m.best.meant, f.Better)
	}
	if i := besides(f.Played, f.Better); i >= 0 {
		f.At = m.log[i]
	}
	if m.kind == game.DecideAction {
		f.Played = append(slices.Clone(f.Played), r.then(m)...)
	}
	f.Why = r.why(m, f.Played, f.Better)
	for i := range f.Likely {
		f.Likely[i] = m.outlooks[i].mean(m.games)
	}
	return f
}

// then are the commands with which the player used the tile that was chosen.
func (r *Review) then(m *moment) []game.Command {
	for _, next := range r.moments[slices.Index(r.moments, m)+1:] {
		if next.kind == game.DecideAction {
			break
		}
		i := slices.IndexFunc(r.rules.Actions, func(spec game.ActionSpec) bool { return spec.Action == m.action })
		if i >= 0 && next.kind == r.rules.Actions[i].Decision {
			return next.played
		}
	}
	return nil
}

// why is what speaks for what is better.
func (r *Review) why(m *moment, played, better []game.Command) (list []Reason) {
	chance := game.Random{Word: digest(m.view, r.player)}
	now := r.rules.Determinize(m.view, &chance)
	g := general{rules: r.rules, judge: r.brain, player: r.player, now: now}
	before := g.reasonsOf(r.after(now, played, &r.now))
	for reason, points := range g.reasonsOf(r.after(now, better, &r.better)) {
		if change := points - before[reason]; math.Abs(change) >= leastReason {
			list = append(list, Reason{reason, change})
		}
	}
	return foremost(list)
}

// after is the state after the commands of a decision, before anything follows from its end.
func (r *Review) after(now *game.State, commands []game.Command, into *game.State) *game.State {
	after(r.rules, now, r.player, deeds(commands), into)
	return into
}

// deeds are the commands of a decision before its end.
func deeds(commands []game.Command) []game.Command {
	if i := slices.IndexFunc(commands, isDone); i >= 0 {
		return commands[:i]
	}
	return commands
}

// After is the state after what was played or what is better, before anything follows from the end of the decision,
// with what happens. before is the state at the first command of the decision.
func (f *Finding) After(rules *game.Rules, before *game.State, player int, better bool) (*game.State, []game.Event) {
	commands, s := f.Played, new(game.State)
	if better {
		commands = f.Better
	}
	return s, after(rules, before, player, deeds(commands), s)
}
