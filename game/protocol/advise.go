package protocol

import (
	"math"
	"slices"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/plan"
	"clinic/game/rule"
)

// How long advise thinks: the upper limits, and the default work.
const (
	mostBudget = 60_000 // milliseconds
	mostWork   = 1_000_000
	usualWork  = 200
)

// advise answers what a player of a level would do now. The bot gets no more than the player may see.
func (e *Engine) advise(o *object) any {
	player := e.readPlayer(o)
	named := o.need("level")
	level := bot.Level(named.text())
	budget, work, seed := 0, usualWork, uint64(0)
	inTime := o.number("budget_ms", &budget, 1, mostBudget)
	if n, ok := o.field("work"); ok {
		work = n.number(1, mostWork)
		if inTime {
			n.fail("is one way to bound the search, and budget_ms is another: give one of them")
		}
	}
	if n, ok := o.field("seed"); ok {
		seed = n.word()
	}
	if !named.failed() && !slices.Contains(bot.Levels[:], level) {
		named.fail("must be intern, resident or chief, not %q", level)
	}
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	if reason := e.of(player).NotTheirs(); !reason.None() {
		return e.refusedBy(reason)
	}
	begun := time.Now()
	rules := e.match.Rules
	thought := bot.New(level, rules, e.Judgement, seed).Think(rules.View(e.match.State, player), player)
	if !inTime {
		thought.Continue(work)
	}
	for limit := time.Duration(budget) * time.Millisecond; inTime && !thought.Step() && time.Since(begun) < limit; {
	}
	return e.writeAdvice(thought.Advice())
}

type adviceReply struct {
	okReply
	Command command        `json:"command"`
	Plan    []command      `json:"plan"`
	Value   float64        `json:"value"`
	Why     []adviceReason `json:"why"`
}

type adviceReason struct {
	Rule    string  `json:"rule"`
	Message string  `json:"message"`
	Amount  float64 `json:"amount"`
}

func (e *Engine) writeAdvice(a bot.Advice) adviceReply {
	reply := adviceReply{granted, writeCommand(e.match.Rules, &a.Command), []command{}, tenths(a.Value), e.writeReasons(a.Why)}
	for i := range a.Plan {
		reply.Plan = append(reply.Plan, writeCommand(e.match.Rules, &a.Plan[i]))
	}
	return reply
}

func (e *Engine) writeReasons(reasons []bot.Reason) []adviceReason {
	written := []adviceReason{}
	for _, why := range reasons {
		written = append(written, adviceReason{why.Rule, e.match.Rules.Sentence(why.Reason), tenths(why.Points)})
	}
	return written
}

// tenths rounds points of popularity to one decimal: more digits would mean nothing.
func tenths(points float64) float64 { return math.Round(10*points) / 10 }

// planMove returns the best Move of a player: the highest income, then the least time, then the most popularity. The
// plan uses no more than the player may see.
func (e *Engine) planMove(o *object) any {
	player := e.readPlayer(o)
	if reply := e.finishInGame(o); reply != nil {
		return reply
	}
	c := e.of(player)
	if reason := c.NotTheirs(); !reason.None() {
		return e.refusedBy(reason)
	}
	if kind := c.State.Decision(player).Kind; kind != game.DecideMove {
		return e.refusedBy(rule.Reason{Rule: "B50", Key: "not_now", What: string(game.DecideMove), Other: string(kind)})
	}
	var chance game.Random
	c.State = c.Rules.Determinize(c.Rules.View(c.State, player), &chance)
	best := plan.Move(c, plan.MoneyFirst)
	commands := []command{}
	for i := range best.Commands {
		commands = append(commands, writeCommand(c.Rules, &best.Commands[i]))
	}
	return struct {
		okReply
		Plan       []command `json:"plan"`
		Time       int       `json:"time"`
		Income     int       `json:"income"`
		Popularity int       `json:"popularity"`
		Exact      bool      `json:"exact"`
		Draws      bool      `json:"draws"`
	}{granted, commands, best.Time, best.Income, best.Popularity, best.Exact, best.Draws}
}
