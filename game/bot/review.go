package bot

import (
	"cmp"
	"math"
	"slices"

	"clinic/game"
)

// Review judges the decisions of one player in a game by what Chief would have done, each from what the player could
// know then. It works in steps, in between other work, and always comes to the same result. What came out of a bag
// later is not held against the player: the simulated games draw what was hidden anew, with the same draws for what
// was played and for what is better.
type Review struct {
	rules  *game.Rules
	player int
	brain  *brain
	met    bool // the player has met the goal of the game, so no decision has missed it
	log    []game.Entry
	state  *game.State // before the next command of the log
	read   int         // number of commands read
	open   int         // the moment that the next command may belong to, −1 for none

	moments []*moment
	at      int // the moment in the first pass
	checked *moment
	spent   int // part of the work
	work    int
	done    bool

	now    game.State // for simulated games
	better game.State
}

// Finding is a decision that cost the player something.
type Finding struct {
	At     int               // index in the log of the command from which on something else would have been better
	From   int               // index in the log where the decision begins
	Round  int               // 0 at setup
	Step   string            // its name, as in game.Step
	Kind   game.DecisionKind // what was to be decided
	Played []game.Command    // for a tile that was chosen, also what was done with it
	Better []game.Command
	Why    []Reason // reasons for the better one, the heaviest first

	Loss      float64 // expected final popularity, and MissedGoal for a missed goal, unless the game has met it
	Deviation float64 // standard deviation of the loss
	Games     int     // simulated games of each of the two
	Likely    [2]Outlook
}

// Outlook is the average result of games, after what was played or after what is better.
type Outlook struct {
	Total  float64
	Lines  []Line    // of the score sheet
	Rounds []float64 // popularity after each round, from the first on
	Money  []float64 // money after each round
	Goal   float64   // the share of games in which the goal is met
}

// Line is the average of a line of the score sheet.
type Line struct {
	What   string // as in game.ScoreLine
	Points float64
}

// LossOf returns by how many points a player's commands in a view are worse than what Chief finds in a number of
// simulated games: the mean over pairs of games with the same draws, as in a review. For a tile it uses what Chief
// would do with it.
func LossOf(rules *game.Rules, judgement *Judgement, view *game.State, player int, commands []game.Command, games, pairs int) float64 {
	r := &Review{rules: rules, player: player, brain: newBrain(judgeOf(rules, judgement))}
	m := &moment{view: view, round: view.Round, kind: view.Decision(player).Kind, action: commands[0].Action, played: commands}
	for !r.compare(m, games, pairs) {
	}
	return m.loss()
}

// First returns the first command of each list that is not in the other.
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

// besides returns the index of the first command that is not among the others, or −1.
func besides(commands, others []game.Command) int {
	return slices.IndexFunc(commands, func(c game.Command) bool {
		return !slices.ContainsFunc(others, func(o game.Command) bool { return c.Equal(&o) })
	})
}

// moment is one decision of the player, with all its commands.
type moment struct {
	view   *game.State
	round  int
	kind   game.DecisionKind
	action game.Action // the action that was chosen
	log    []int       // indices of the commands in the log
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

// The work of a review: how many games Chief simulates before each decision at first, and where it may have cost
// something; how many pairs of games then compare it with what was played; and when a loss is reported.
const (
	shallow      = 40
	deeper       = 160
	firstPairs   = 10
	leastPairs   = 50
	mostPairs    = 400
	batch        = 10
	leastLoss    = 1.0
	sure         = 2.0 // standard deviations
	ReviewWork   = 400_000
	listedLosses = 5
)

// NewReview starts judging the decisions of a player in the match so far. work limits it: ReviewWork takes about 20
// seconds of processor time.
func NewReview(match *game.Match, judgement *Judgement, player, work int) *Review {
	r := &Review{rules: match.Rules, player: player, log: match.Log, work: work, open: -1}
	r.brain = newBrain(judgeOf(match.Rules, judgement))
	r.met = GoalMet(match, player)
	r.state = match.At(0).State
	return r
}

// GoalMet reports whether a game is over and this player has met its goal (B88): then a review doesn't count
// simulated games that miss it.
func GoalMet(match *game.Match, player int) bool {
	c := game.Context{Rules: match.Rules, State: match.State, Player: player}
	return match.State.Over && c.Owner().Goal != "" && c.GoalMet()
}

// Step does a part of the review, which takes a few milliseconds at most, and reports whether the review is over.
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

// Progress returns the part of the review that is done at least, from 0 to 1.
func (r *Review) Progress() float64 {
	if r.done {
		return 1
	}
	return float64(r.spent) / float64(r.work)
}

// Round returns the round being judged, or 0 at setup and when it is no single one.
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
		// a draw is seen, so what comes after it is another decision
		if d == nil || d.Kind != m.kind || s.Random != chance || m.kind == game.DecideAction || !r.brain.plans(m.kind) {
			r.open = -1
		}
	}
	r.read++
}

// note records a command of the player.
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

// judge spends a unit of work. First it looks at each moment in the order of the game; then it looks more closely at
// those that may have cost most, until nothing can change among the most costly ones.
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

// doubtful returns the moment whose cost is least certain, or nil if all that is to be reported is certain.
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
		if m.deep && m.games >= leastPairs && r.breaksGoal(m) {
			m.settled = true
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

// told returns the moments that certainly cost something, the costliest first.
func (r *Review) told() (list []*moment) {
	for _, m := range r.moments {
		if m.deep && m.games >= leastPairs && m.loss() >= leastLoss && m.loss() >= sure*m.deviation() && !r.breaksGoal(m) {
			list = append(list, m)
		}
	}
	slices.SortStableFunc(list, func(a, b *moment) int { return cmp.Compare(b.loss(), a.loss()) })
	return list
}

// breaksGoal reports whether what would be better risks the goal that the player has met.
func (r *Review) breaksGoal(m *moment) bool {
	n := float64(max(1, m.games))
	return r.met && breaks([2]float64{float64(m.outlooks[0].goals) / n, float64(m.outlooks[1].goals) / n})
}

// BreaksGoal reports whether what is better would risk a goal that the game has met: then it is not better.
func (f *Finding) BreaksGoal() bool { return breaks([2]float64{f.Likely[0].Goal, f.Likely[1].Goal}) }

// breaks reports whether a goal is mostly missed after what is better, or clearly more often than after what was
// played.
func breaks(goal [2]float64) bool { return goal[1] < 0.5 || goal[1] < goal[0]-0.05 }

func (m *moment) loss() float64 { return m.sum / float64(max(1, m.games)) }

// deviation returns the standard error of the loss.
func (m *moment) deviation() float64 {
	n := float64(max(2, m.games))
	mean := m.loss()
	return math.Sqrt(max(0, m.squares/n-float64(mean*mean)) / (n - 1))
}

// most returns the most that the moment may have cost.
func (m *moment) most() float64 { return m.loss() + float64(sure*m.deviation()) }

// Findings returns the decisions that cost something, as far as known, the costliest first.
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

// then returns the commands with which the player used the chosen tile.
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

// why returns the reasons for what is better.
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

// after returns the state after the commands of a decision, before anything that follows from its end.
func (r *Review) after(now *game.State, commands []game.Command, into *game.State) *game.State {
	after(r.rules, now, r.player, deeds(commands), into)
	return into
}

// deeds returns the commands of a decision before its Done.
func deeds(commands []game.Command) []game.Command {
	if i := slices.IndexFunc(commands, isDone); i >= 0 {
		return commands[:i]
	}
	return commands
}

// After returns the state after what was played or what is better, before anything that follows from the end of the
// decision, and what happens. before is the state at the first command of the decision.
func (f *Finding) After(rules *game.Rules, before *game.State, player int, better bool) (*game.State, []game.Event) {
	commands, s := f.Played, new(game.State)
	if better {
		commands = f.Better
	}
	return s, after(rules, before, player, deeds(commands), s)
}
