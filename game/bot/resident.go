package bot

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// resident looks one step ahead: it examines all options of a tile, and takes what the judgement likes best. Its Move
// is planned as a whole.
type resident struct {
	brain  *brain
	now    *game.State
	player int
	chance game.Random
	told   Advice
}

func newResident(b *brain, view *game.State, player int, chance game.Random) thinking {
	decision := view.Decision(player)
	if decision != nil && decision.Kind == game.DecideGoal {
		return newChief(b, view, player, chance)
	}
	if decision == nil || !b.plans(decision.Kind) || decision.Kind == game.DecideMove {
		g := newGeneral(b.rules, b, view, player, chance, 0, 0)
		g.prices = func(c game.Context) plan.Prices { return b.planPrices(b.pricesOf(c)) }
		return g
	}
	r := &resident{brain: b, player: player, chance: chance}
	r.now = b.rules.Determinize(view, &r.chance)
	return r
}

// plans reports whether the brain has plans of its own for a decision of this kind.
func (b *brain) plans(kind game.DecisionKind) bool {
	switch kind {
	case game.DecideAction, game.DecideBuild, game.DecideHire, game.DecideAdmit, game.DecideMove, game.DecideTreatments, game.DecidePopularity:
		return true
	}
	return false
}

func (r *resident) look() (more bool) {
	b := r.brain
	b.play.Rules, b.noise, b.busy = b.rules, 0, nil
	c := game.Context{Rules: b.rules, State: r.now, Player: r.player}
	switch kind := r.now.Decision(r.player).Kind; kind {
	case game.DecideAction:
		b.proposeAll(c, false)
		b.rank(c)
		r.told = Advice{Command: game.Command{Type: game.ChooseAction, Action: b.unused(c)}, Value: b.site.worth}
		for i := range b.found.list {
			p := &b.found.list[i]
			command := game.Command{Type: game.ChooseAction, Action: p.action}
			if b.rules.Check(r.now, r.player, &command).Legal() {
				r.told = Advice{Command: command, Plan: b.commands(p, nil), Value: p.worth}
				break
			}
		}
	case game.DecideBuild, game.DecideHire, game.DecideAdmit:
		b.found.list = b.found.list[:0]
		b.readSite(c, &b.site)
		b.propose(c, actionOf(kind), false)
		b.rank(c)
		r.told = Advice{Command: game.Command{Type: game.Done}, Value: b.site.worth}
		for i := range b.found.list {
			p := &b.found.list[i]
			if p.worth <= b.site.worth {
				break
			}
			if commands := b.legal(c, p); len(commands) > 0 {
				r.told = Advice{Command: commands[0], Plan: append(commands[1:], game.Command{Type: game.Done}), Value: p.worth}
				break
			}
		}
	case game.DecidePopularity:
		r.told = Advice{Command: b.points(c)}
	default:
		r.told = Advice{Command: game.Command{Type: game.Done}}
	}
	r.told = b.legally(c, r.told, r.chance)
	return false
}

// legally returns the advice if its command is legal; else an extension's answer, or a random legal command.
func (b *brain) legally(c game.Context, told Advice, chance game.Random) Advice {
	if b.rules.Check(c.State, c.Player, &told.Command).Legal() {
		return told
	}
	if command, ok := c.Answer(); ok && b.rules.Check(c.State, c.Player, &command).Legal() {
		return Advice{Command: command, Value: told.Value}
	}
	b.random.Chance = chance
	if command, err := b.random.Choose(b.rules, c.State, c.Player); err == nil {
		return Advice{Command: command, Value: told.Value}
	}
	return told
}

func (r *resident) decided() Advice { return r.told }

func (r *resident) advice() Advice { return r.brain.explained(r.now, r.player, r.told) }

// explained returns the advice with its reasons.
func (b *brain) explained(now *game.State, player int, told Advice) Advice {
	g := general{rules: b.rules, judge: b, player: player, now: now}
	explained := g.explained(told)
	explained.Value = told.Value
	return explained
}

// rank sorts the proposals, the best first.
func (b *brain) rank(c game.Context) {
	b.extensionsSay(c, 0, len(b.found.list))
	slices.SortStableFunc(b.found.list, func(p, q proposal) int {
		switch {
		case p.worth > q.worth:
			return -1
		case p.worth < q.worth:
			return 1
		}
		return 0
	})
}

// commands appends the commands of a proposal.
func (b *brain) commands(p *proposal, list []game.Command) []game.Command {
	for i := range p.deeds[:p.count] {
		list = append(list, p.deeds[i].command(&b.measure))
	}
	return list
}

// legal returns the commands of a proposal that can be played one after another.
func (b *brain) legal(c game.Context, p *proposal) []game.Command {
	c.State.CloneInto(&b.trial)
	b.play.State = &b.trial
	var list []game.Command
	for i := range p.deeds[:p.count] {
		command := p.deeds[i].command(&b.measure)
		if b.apply(c.Player, &command) {
			list = append(list, command)
		}
	}
	return list
}

// moves returns the moves of the best plan at these prices.
func (b *brain) moves(c game.Context, p prices) []game.Command {
	return slices.Clone(b.planner.Move(c, b.planPrices(p)).Commands)
}

// planPrices converts prices into those of a plan.
func (b *brain) planPrices(p prices) plan.Prices {
	dollar := 1000 / b.popularityPrice
	at := plan.Prices{Dollar: max(1, int64(dollar)), Time: max(0, int64(dollar*p.time)), Point: 1000}
	for level := clinic.White; level <= clinic.Red; level++ {
		at.Treated[level] = int64(dollar * p.goal[level])
		if level < clinic.Red { // the plan knows what a death costs
			at.Treated[level] -= int64(dollar * p.hold[level])
		}
		at.Doctor[level] = int64(1000 * b.scoreDoctor * float64(level))
		if level > clinic.White && p.teaching[level-1] != 0 || level == clinic.Red && p.teaching[level] != 0 {
			at.Doctor[level] += int64(dollar * max(p.teaching[level], p.teaching[level-1]))
		}
	}
	return at
}

// mostMoves is the number of moves after which a player stops if it may.
const mostMoves = 80

// Worth returns what the judgement thinks of a position.
func (b *brain) Worth(c game.Context) float64 {
	b.readSite(c, &b.after)
	return b.after.worth + b.extensionsWorth(c)
}
