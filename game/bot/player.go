package bot

import (
	"clinic/game"
	"clinic/game/rule"
)

// Level is how well a bot plays.
type Level string

const (
	Intern   Level = "intern"   // sensible, and forgets things: a beginner wins
	Resident Level = "resident" // plans its Move and its Business well, and looks one step ahead
	Chief    Level = "chief"    // searches with the learned judgement
)

// Levels lists all levels, the weakest first. Read only.
var Levels = [...]Level{Intern, Resident, Chief}

// Player is a bot of one level in one game. It remembers nothing that an answer depends on: the same view gets the
// same answer, whatever was asked before.
type Player struct {
	level     Level
	rules     *game.Rules
	judgement *Judgement
	seed      uint64
	never     []game.Action
	brain     *brain // memory that is reused by every thought
}

// New returns a player of this level for games with these rules. Its random choices depend on the seed. A nil
// judgement is the simple one, which has learned nothing.
func New(level Level, rules *game.Rules, judgement *Judgement, seed uint64) *Player {
	return &Player{level: level, rules: rules, judgement: judgement, seed: seed}
}

// BuyBeforeTheEnd is what a player never does who hoards its money: buying popularity before the last round. It is
// not a tile, and only an action for the sake of Player.Never.
const BuyBeforeTheEnd game.Action = "buy"

// Never makes the player waste the tiles of these actions, to find out what they are worth (B91). It is for levels
// that plan, Resident and Chief.
func (p *Player) Never(actions ...game.Action) { p.never = actions }

// Think starts thinking about the current decision of a player, given what that player may see (game.Rules.View),
// which must not change in the meantime.
func (p *Player) Think(view *game.State, player int) *Thought {
	chance := p.chance(view, player)
	if p.level == Intern {
		return &Thought{thinking: newGeneral(p.rules, simple{}, view, player, chance, internForgets, p.seed)}
	}
	if p.brain == nil {
		p.brain = newBrain(judgeOf(p.rules, p.judgement))
	}
	p.brain.never, p.brain.nevers = player, p.never
	if p.level == Chief {
		return &Thought{thinking: newChief(p.brain, view, player, chance)}
	}
	return &Thought{thinking: newResident(p.brain, view, player, chance)}
}

// chance returns the randomness of an answer: it depends on the seed and the view, so that the same question gets the
// same answer.
func (p *Player) chance(view *game.State, player int) game.Random {
	return game.Random{Word: p.seed ^ digest(view, player)}
}

// digest returns a number that differs from one moment of a game to the next.
func digest(view *game.State, player int) uint64 {
	sum := uint64(14695981039346656037)
	add := func(n int) { sum = (sum ^ uint64(n)) * 1099511628211 }
	add(player)
	add(view.Round)
	add(view.Step)
	add(len(view.Pending))
	for i := range view.Players {
		for board := range view.Players[i].Boards() {
			add(board.Money)
			add(board.Turn.Built)
			add(board.Turn.Queue)
			add(board.Turn.Moves)
			add(len(board.Turn.Treatments))
			add(len(board.Clinic.People))
			add(board.Clinic.Modules().Count())
		}
		add(view.Players[i].Popularity)
		add(view.Players[i].Time)
	}
	return sum
}

// internForgets is how often an Intern misses a command, in percent.
const internForgets = 25

// Thought is a player's thinking about a decision, in slices of any length.
type Thought struct {
	thinking
	begun, done bool
	units       int
}

// thinking is how a level thinks about one decision.
type thinking interface {
	// look spends a unit of work and reports whether there is more to look at.
	look() (more bool)
	// advice returns the best so far, after at least one look.
	advice() Advice
}

// deciding is a thinking that can omit the reasons for the best so far.
type deciding interface {
	// decided returns the advice without worth and reasons.
	decided() Advice
}

// inParts is a thinking whose units of work are long, and can be done a part at a time.
type inParts interface {
	// part does a part of a unit, and reports whether that was the last part of the unit, and whether there is more
	// to look at.
	part() (whole, more bool)
	// long reports whether the next part may take several milliseconds.
	long() bool
}

// Continue thinks for a number of units of work: a unit is one candidate looked at or one game played out, at most a
// few milliseconds. It reports whether nothing is left to think about.
func (t *Thought) Continue(work int) (done bool) {
	for ; work > 0 && !t.done; work-- {
		t.begun, t.done = true, !t.look()
		t.units++
	}
	return t.done
}

// Step thinks for a part of a unit of work, as short as possible, for callers who do something else in between, such
// as drawing. The result is the same as with Continue.
func (t *Thought) Step() (done bool) {
	parts, long := t.thinking.(inParts)
	if !long || t.done {
		return t.Continue(1)
	}
	whole, more := parts.part()
	t.begun, t.done = t.begun || whole, !more
	if whole {
		t.units++
	}
	return t.done
}

// Units returns how many units of work were done so far.
func (t *Thought) Units() int { return t.units }

// Long reports whether the next Step may take several milliseconds, as planning a whole Move with extensions does. A
// caller who waits for each step may prefer to make it in the next frame.
func (t *Thought) Long() bool {
	parts, some := t.thinking.(inParts)
	return some && !t.done && parts.long()
}

// Advice returns the best so far, at any time; before any thinking it thinks for one unit first. If the player has
// nothing to decide, its command has no type.
func (t *Thought) Advice() Advice {
	if !t.begun {
		t.Continue(1)
	}
	return t.advice()
}

// Decided is like Advice, but without worth and reasons, which take a while to find.
func (t *Thought) Decided() Advice {
	if !t.begun {
		t.Continue(1)
	}
	if quick, can := t.thinking.(deciding); can {
		return quick.decided()
	}
	return t.advice()
}

// Advice is what a player would do.
type Advice struct {
	Command game.Command   // to play now; always legal
	Plan    []game.Command // to play after it, as far as it is known
	Value   float64        // the expected final popularity
	Why     []Reason       // reasons for the command, the heaviest first
}

// Reason speaks for or against a command: a rule with its sentence (game.Rules.Sentence), and how many points of
// popularity it brings.
type Reason struct {
	rule.Reason
	Points float64
}
