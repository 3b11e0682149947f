package bot

import (
	"clinic/game"
	"clinic/game/rule"
)

// Level is how well a player plays.
type Level string

const (
	Intern   Level = "intern"   // sensible, and forgets things: a beginner wins
	Resident Level = "resident" // plans its Move and its Business well, and looks one step ahead
	Chief    Level = "chief"    // searches with the learned judgement
)

// Levels are all levels, the weakest first. Read only.
var Levels = [...]Level{Intern, Resident, Chief}

// Player is a player of one level in one game. It remembers nothing that an answer depends on: the same view gets the
// same answer, whatever was asked before.
type Player struct {
	level     Level
	rules     *game.Rules
	judgement *Judgement
	seed      uint64
	never     []game.Action
	brain     *brain // memory that every thought uses again
}

// New gives a player of that level for games of those rules. What it leaves to chance comes from the seed. A nil
// judgement is the simple one, which has learned nothing.
func New(level Level, rules *game.Rules, judgement *Judgement, seed uint64) *Player {
	return &Player{level: level, rules: rules, judgement: judgement, seed: seed}
}

// BuyBeforeTheEnd is what a player never does who hoards its money: buying popularity before the last round. It is no
// tile, and stands among the actions for Player.Never alone.
const BuyBeforeTheEnd game.Action = "buy"

// Never makes it a player who uses the tiles of those actions for nothing, for finding out what they are worth (B91).
// It is for levels that plan, Resident and Chief.
func (p *Player) Never(actions ...game.Action) { p.never = actions }

// Think begins to think about what that player has to decide. It gets what the player may see (game.Rules.View), which
// may not change while it thinks.
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

// chance is what is random in an answer: it depends on the seed and on what there is to see, so that the same question
// gets the same answer.
func (p *Player) chance(view *game.State, player int) game.Random {
	return game.Random{Word: p.seed ^ digest(view, player)}
}

// digest is a number that differs from one moment of a game to the next.
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

// internForgets is in how many of a hundred cases an Intern does not think of a command.
const internForgets = 25

// Thought is a player who thinks, in slices as long as one likes.
type Thought struct {
	thinking
	begun, done bool
	units       int
}

// thinking is how a level thinks about one decision.
type thinking interface {
	// look spends a unit of work and tells whether there is more worth looking at.
	look() (more bool)
	// advice is the best so far, after at least one look.
	advice() Advice
}

// deciding is a thinking that can leave out what speaks for the best so far.
type deciding interface {
	// decided is its advice without worth and reasons.
	decided() Advice
}

// inParts is a thinking whose units of work are long, and may be spent a part at a time.
type inParts interface {
	// part spends a part of a unit, and tells whether that is the last one of the unit, and whether there is more worth
	// looking at.
	part() (whole, more bool)
	// long tells whether the next part may take several milliseconds.
	long() bool
}

// Continue thinks for so many units of work: a unit is one candidate looked at or one game played out, at most a few
// milliseconds. It tells whether there is nothing left that is worth thinking about.
func (t *Thought) Continue(work int) (done bool) {
	for ; work > 0 && !t.done; work-- {
		t.begun, t.done = true, !t.look()
		t.units++
	}
	return t.done
}

// Step thinks for a part of a unit of work, as little as can be: for who wants to do something else in between, such as
// to draw. Its thoughts are those of Continue.
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

// Units is how many units of work it has thought so far.
func (t *Thought) Units() int { return t.units }

// Long tells whether the next Step may take several milliseconds, as a whole Move does that is planned with extensions.
// Who waits for each step may rather begin with it in the next frame.
func (t *Thought) Long() bool {
	parts, some := t.thinking.(inParts)
	return some && !t.done && parts.long()
}

// Advice is the best so far. It may be asked at any time; who has not thought at all thinks for one unit first. Where
// the player has nothing to decide its command has no type.
func (t *Thought) Advice() Advice {
	if !t.begun {
		t.Continue(1)
	}
	return t.advice()
}

// Decided is Advice without worth and reasons, which take a while to find.
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
	Command game.Command   // that it would play now; always a legal one
	Plan    []game.Command // that it means to play after it, as far as it has thought
	Value   float64        // the final popularity that it expects
	Why     []Reason       // what speaks for the command, what weighs most first
}

// Reason is what speaks for or against a command: a rule with its sentence (game.Rules.Sentence), and how many points
// of popularity it brings.
type Reason struct {
	rule.Reason
	Points float64
}
