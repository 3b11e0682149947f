package bot

import (
	"cmp"
	"math"
	"slices"

	"clinic/game"
	"clinic/game/plan"
	"clinic/game/rule"
)

// general makes any decision of any game: it looks one command ahead and takes the one after which the judge likes
// the position best. It chooses an action by trying each of them, one command after another.
type general struct {
	rules  *game.Rules
	judge  Judge
	player int
	chance game.Random
	forget int                              // how often it misses a command, in percent
	seed   uint64                           // decides whom it forgets in Move
	prices func(c game.Context) plan.Prices // for its plan of a Move, nil for the simple ones

	now    *game.State // complete, with hidden things drawn anew
	answer *game.Command
	before *before // alternatives to its answer, nil if it isn't examined further
	move   *mover
	step   ahead // from now, or within the action being tried

	action  int // index of the action being tried, −1 if it chooses none
	trying  game.State
	played  []game.Command // in that action so far
	actions []tried
}

// tried is an action with its expected result.
type tried struct {
	command game.Command
	plan    []game.Command
	worth   float64
}

// mostInAction is how many commands it thinks ahead in one action.
const mostInAction = 6

func newGeneral(rules *game.Rules, judge Judge, view *game.State, player int, chance game.Random, forget int, seed uint64) *general {
	g := &general{rules: rules, judge: judge, player: player, chance: chance, forget: forget, seed: seed, action: -1}
	g.now = rules.Determinize(view, &g.chance)
	c := game.Context{Rules: rules, State: g.now, Player: player}
	d := g.now.Decision(player)
	if d == nil {
		return g
	}
	if command, ok := g.standard(c, d); ok {
		g.answer = &command
		if d.Kind != game.DecideTreatments {
			g.before = newBefore(c, d, command)
		}
		return g
	}
	switch d.Kind {
	case game.DecideMove:
		g.move = &mover{}
		return g
	case game.DecideAction:
		g.nextAction()
		return g
	}
	g.begin(g.now)
	return g
}

// standard returns the answer to a decision that needs no thought: an extension's default answer, and in Business the
// proposed treatments, which are the best (B80).
func (g *general) standard(c game.Context, d *game.Decision) (game.Command, bool) {
	if d.Kind == game.DecideTreatments {
		done := game.Command{Type: game.Done}
		return done, g.rules.Check(g.now, g.player, &done).Legal()
	}
	if slices.ContainsFunc(g.rules.Actions, func(a game.ActionSpec) bool { return a.Decision == d.Kind }) {
		return game.Command{}, false
	}
	command, ok := c.Answer()
	return command, ok && g.rules.Check(g.now, g.player, &command).Legal()
}

// begin starts looking one command ahead from a state.
func (g *general) begin(s *game.State) {
	g.step.begin(g.rules, g.judge, s, g.player)
	g.step.forget(&g.chance, g.forget)
}

func (g *general) look() (more bool) {
	switch {
	case g.before != nil:
		more = g.before.look(g)
		*g.answer = g.before.commands[g.before.best]
		return more
	case g.answer != nil || g.now.Decision(g.player) == nil:
		return false
	case g.move != nil:
		return g.move.look(g)
	case g.action < 0:
		return g.step.look()
	case g.step.look():
		return true
	}
	if g.step.gains() && len(g.played) < mostInAction {
		command := g.step.commands[g.step.best]
		g.played = append(g.played, command)
		p := game.Play{Rules: g.rules, State: &g.trying, Within: true}
		p.Apply(g.player, &command)
		if d := g.trying.Decision(g.player); d != nil && d.Kind == g.rules.Actions[g.action].Decision {
			g.begin(&g.trying)
			return true
		}
	}
	g.actions = append(g.actions, tried{
		game.Command{Type: game.ChooseAction, Action: g.rules.Actions[g.action].Action}, g.played, g.judge.Worth(game.Context{Rules: g.rules, State: &g.trying, Player: g.player}),
	})
	return g.nextAction()
}

// forgets reports whether it doesn't think of this person in this Move. It is the same throughout the Move.
func (g *general) forgets(person string) bool {
	if g.forget == 0 {
		return false
	}
	word := g.seed ^ uint64(g.now.Round)<<32 ^ uint64(g.player)<<40
	for i := range len(person) {
		word = word*131 + uint64(person[i])
	}
	chance := game.Random{Word: word}
	return chance.Below(100) < g.forget/3
}

// nextAction starts playing the next action that may be chosen, as if it were revealed and this player's turn. It
// returns false if there is none.
func (g *general) nextAction() bool {
	for g.action++; g.action < len(g.rules.Actions); g.action++ {
		spec := &g.rules.Actions[g.action]
		choose := game.Command{Type: game.ChooseAction, Action: spec.Action}
		if !g.rules.Check(g.now, g.player, &choose).Legal() {
			continue
		}
		g.now.CloneInto(&g.trying)
		g.trying.Pending = g.trying.Pending[:0]
		p := game.Play{Rules: g.rules, State: &g.trying, Within: true}
		if spec.Begin != nil {
			spec.Begin(&p, g.player)
		}
		p.Ask(game.Decision{Kind: spec.Decision, Player: g.player})
		g.played = nil
		g.begin(&g.trying)
		return true
	}
	return false
}

func (g *general) advice() Advice {
	if g.now.Decision(g.player) == nil {
		return Advice{}
	}
	return g.explained(g.decided())
}

func (g *general) decided() Advice {
	switch {
	case g.now.Decision(g.player) == nil:
		return Advice{}
	case g.answer != nil:
		return Advice{Command: *g.answer}
	case g.move != nil:
		return Advice{Command: g.move.command, Plan: g.move.plan}
	case g.action < 0:
		return Advice{Command: g.step.commands[g.step.best]}
	}
	best := tried{worth: math.Inf(-1)}
	for _, t := range g.actions {
		if t.worth > best.worth {
			best = t
		}
	}
	if len(g.actions) == 0 { // no action was played to its end
		best = tried{command: game.Command{Type: game.ChooseAction, Action: g.rules.Actions[g.action].Action}, plan: g.played}
	}
	return Advice{Command: best.command, Plan: best.plan}
}

// explained adds to an advice what the position is worth after its command and plan, and the reasons for the
// difference to now.
func (g *general) explained(a Advice) Advice {
	before := g.reasonsOf(g.now)
	after(g.rules, g.now, g.player, append([]game.Command{a.Command}, a.Plan...), &g.trying)
	a.Value = g.judge.Worth(game.Context{Rules: g.rules, State: &g.trying, Player: g.player})
	for reason, points := range g.reasonsOf(&g.trying) {
		if change := points - before[reason]; math.Abs(change) >= leastReason {
			a.Why = append(a.Why, Reason{reason, change})
		}
	}
	a.Why = foremost(a.Why)
	return a
}

// after plays the legal ones of a player's commands in a copy of a state, and returns what happens. An action that
// they choose begins at once, as if all had revealed theirs.
func after(rules *game.Rules, now *game.State, player int, commands []game.Command, into *game.State) []game.Event {
	now.CloneInto(into)
	p := game.Play{Rules: rules, State: into, Within: true}
	if len(commands) > 0 && commands[0].Type == game.ChooseAction {
		if i := slices.IndexFunc(rules.Actions, func(spec game.ActionSpec) bool { return spec.Action == commands[0].Action }); i >= 0 {
			into.Pending = into.Pending[:0]
			if spec := &rules.Actions[i]; spec.Begin != nil {
				spec.Begin(&p, player)
			}
			p.Ask(game.Decision{Kind: rules.Actions[i].Decision, Player: player})
			commands = commands[1:]
		}
	}
	for i := range commands {
		if !p.Apply(player, &commands[i]).Legal() {
			break
		}
	}
	return p.Events
}

// foremost returns the reasons that weigh most, the heaviest first.
func foremost(list []Reason) []Reason {
	slices.SortFunc(list, func(x, y Reason) int {
		return cmp.Or(cmp.Compare(math.Abs(y.Points), math.Abs(x.Points)), cmp.Compare(x.Key, y.Key), cmp.Compare(x.What, y.What), cmp.Compare(x.Rule, y.Rule))
	})
	return list[:min(len(list), mostReasons)]
}

const (
	leastReason = 0.1 // fewest points worth telling
	mostReasons = 4
)

// reasonsOf returns what the position is worth, by reason.
func (g *general) reasonsOf(s *game.State) map[rule.Reason]float64 {
	list := map[rule.Reason]float64{}
	reasons(game.Context{Rules: g.rules, State: s, Player: g.player}, func(reason rule.Reason, points float64) { list[reason] += points })
	return list
}
