package session

import (
	"slices"
	"time"

	"clinic/game"
	"clinic/game/bot"
)

// HintBudget is the longest that a hint is thought about, by the clock of whoever waits for it.
const HintBudget = 1300 * time.Millisecond // the last frame and working out the consequences come on top

// hintSeed seeds the chance in hints. It is the same in every game, so that nothing hidden affects it.
const hintSeed = 1

// Hint is what Chief would do now in the viewer's place, whatever it costs in this round, and how the round then
// ends. It uses no more than the viewer may see (B92).
type Hint struct {
	Command game.Command
	Plan    []game.Command // what it means to play afterward
	Why     []bot.Reason   // reasons for both, the most important first

	// Before and After are how the round ends without and with all of that. In After the rest of Move is played as
	// well as possible; in Before too, unless the hint is about Move. Known is false if chance decides the outcome:
	// then After means nothing.
	Before, After Ending
	Known         bool
	// Loses says that the round ends worse with it: its benefit comes later.
	Loses bool
	// Now and Then are the states before and right after all of that, with hidden things drawn at random. Alone is the
	// state right after the first command, without what is planned.
	Now, Alone, Then *game.State
}

// Ending is how the round would end for the viewer.
type Ending struct {
	Boards []game.Forecast // of Business, the clinic's first
	Coming game.Coming
	Time   int // units spent by then in all
	State  *game.State
}

// Income returns what Business pays on all boards, in dollars.
func (e *Ending) Income() (dollars int) {
	for i := range e.Boards {
		dollars += e.Boards[i].Income
	}
	return dollars
}

// Costs returns salaries and upkeep on all boards, in dollars.
func (e *Ending) Costs() (salaries, upkeep int) {
	for i := range e.Boards {
		salaries, upkeep = salaries+e.Boards[i].Salaries, upkeep+e.Boards[i].Upkeep
	}
	return salaries, upkeep
}

// hinting is the state of thinking about hints. None of it is saved.
type hinting struct {
	player  *bot.Player
	thought *bot.Thought
	version int // version of the session that it is about
	viewer  int
	used    time.Duration
	asked   time.Time
	hint    *Hint // nil until it is found
	plan    following
}

// following is a hint with the commands planned after it. It holds as long as the player plays them, by hand or
// through hints.
type following struct {
	player   int
	log      int // number of commands played when it was given
	commands []game.Command
}

// next returns how many of the commands have been played, or −1 if something else was.
func (f *following) next(match *game.Match) (played int) {
	if len(match.Log) < f.log {
		return -1
	}
	for i := range match.Log[f.log:] {
		entry := &match.Log[f.log+i]
		if entry.Player != f.player {
			continue
		}
		if played == len(f.commands) || !entry.Command.Equal(&f.commands[played]) {
			return -1
		}
		played++
	}
	return played
}

// goesOn returns the rest of the plan of the last hint if it has been followed so far, or nil if nothing of it is
// left.
func (s *Session) goesOn() []game.Command {
	f := &s.hinting.plan
	if len(f.commands) == 0 || f.player != s.viewer || !s.MayHint() {
		return nil
	}
	played := f.next(s.match)
	if played <= 0 || played == len(f.commands) || !s.Check(f.commands[played]).Legal() {
		return nil
	}
	return f.commands[played:]
}

// Planned returns the next command of the last hint's plan if the player has followed it, or no command if nothing of
// it is left.
func (s *Session) Planned() game.Command {
	if rest := s.goesOn(); len(rest) > 0 {
		return rest[0]
	}
	return game.Command{}
}

// MayHint reports whether the viewer has a decision for which a hint can be given. In a lesson the guide says what to
// do, and puzzles have hints of their own.
func (s *seen) MayHint() bool { return s.Decision() != nil && s.Guided() == nil && s.puzzle == nil }

// ThinkOfHint thinks about a hint for about the length of a slice, and returns the hint once it is found. It returns
// nil until then, and if there is no hint to give.
func (s *Session) ThinkOfHint(slice time.Duration) *Hint {
	if !s.MayHint() {
		return nil
	}
	h := &s.hinting
	if h.version != s.version || h.viewer != s.viewer || h.thought == nil {
		h.begin(s)
	}
	if h.hint != nil {
		return h.hint
	}
	begun := s.thinking.now()
	h.used += min(begun.Sub(h.asked), longestWait)
	h.asked = begun
	for {
		done := h.thought.Step()
		now := s.thinking.now()
		h.used += now.Sub(h.asked)
		h.asked = now
		if done || h.used >= HintBudget {
			h.found(s, s.hintOf(h.thought.Advice()))
			return h.hint
		}
		if spent := now.Sub(begun); spent >= slice || spent >= slice/2 && h.thought.Long() {
			return nil
		}
	}
}

// chief returns the bot that gives hints.
func (h *hinting) chief(s *Session) *bot.Player {
	if h.player == nil {
		h.player = bot.New(bot.Chief, s.match.Rules, judgement(), hintSeed)
	}
	return h.player
}

// HintOf returns the hint found in a number of units of work, rather than in a time, so that it is the same
// everywhere. It returns nil if there is no hint to give.
func (s *Session) HintOf(work int) *Hint {
	if !s.MayHint() {
		return nil
	}
	h := &s.hinting
	h.begin(s)
	if h.hint == nil {
		h.thought.Continue(work)
		h.found(s, s.hintOf(h.thought.Advice()))
	}
	return h.hint
}

// HintedCommands returns the commands of the hint found in a number of units of work, or none if there is no hint to
// give.
func (s *Session) HintedCommands(work int) []game.Command {
	hint := s.HintOf(work)
	if hint == nil {
		return nil
	}
	return append([]game.Command{hint.Command}, hint.Plan...)
}

// begin starts thinking about the viewer's decision. The rest of a plan that is being followed needs no thought.
func (h *hinting) begin(s *Session) {
	h.thought = h.chief(s).Think(s.State(), s.viewer)
	h.version, h.viewer, h.used, h.asked, h.hint = s.version, s.viewer, 0, s.thinking.now(), nil
	if rest := s.goesOn(); len(rest) > 0 {
		h.found(s, s.hintOf(bot.Advice{Command: rest[0], Plan: rest[1:]}))
	}
	if s.Deciding(game.DecideTreatments) { // like bots, hints keep to the pairing proposed first, the best
		h.hint = s.hintOf(bot.Advice{Command: s.betterTreatment()})
	}
}

// betterTreatment returns the treatment that brings Business closest to the pairing that pays most, or done if
// nothing pays more (B80).
func (s *prospects) betterTreatment() game.Command {
	of := func(state *game.State) game.Context {
		return game.Context{Rules: s.Rules(), State: state, Player: s.viewer}
	}
	proposal := s.State().Clone()
	for board := range of(proposal).Boards() {
		board.Turn().Treatments = board.BestTreatments()
	}
	// judge returns what Business pays in a state, and how many treatments are as proposed.
	judge := func(state *game.State) (dollars, alike int) {
		for board := range of(state).Boards() {
			dollars += board.Forecast().Income
		}
		for board := range of(proposal).Boards() {
			for _, t := range board.Turn().Treatments {
				if slices.ContainsFunc(of(state).Where(t.Patient).Turn().Treatments, func(now game.Treatment) bool { return now.Patient == t.Patient && slices.Equal(now.Doctors, t.Doctors) }) {
					alike++
				}
			}
		}
		return dollars, alike
	}
	best := game.Command{Type: game.Done}
	most, like := judge(s.State())
	if could, _ := judge(proposal); could <= most {
		return best
	}
	for _, command := range s.Legal() {
		if command.Type != game.Treat || slices.Contains(command.Nurses, game.OffDuty) {
			continue
		}
		if then := s.Foresee(command); then.After != nil {
			if pays, alike := judge(then.After); pays > most || pays == most && alike > like {
				best, most, like = command, pays, alike
			}
		}
	}
	return best
}

// Purchase returns how much popularity a hint starts with now, in points (B85): what Resident would buy.
func (s *prospects) Purchase() (points int) {
	if !s.Decision().Buys() {
		return 0
	}
	advice := bot.New(bot.Resident, s.match.Rules, judgement(), hintSeed).Think(s.State(), s.viewer).Decided()
	return advice.Command.Points
}

// MayKeep reports whether money may be kept without a question although a purchase is proposed: if the player was
// already asked in this game.
func (s *Session) MayKeep() (asked bool) {
	asked = s.askedToKeep || s.Purchase() == 0
	s.askedToKeep = true
	return asked
}

// found stores the hint that was found and what it plans.
func (h *hinting) found(s *Session, hint *Hint) {
	h.hint = hint
	h.plan = following{s.viewer, len(s.match.Log), append([]game.Command{hint.Command}, hint.Plan...)}
}

// KeepHint keeps the hint that was found although the game has gone on, and reports whether it can still be followed.
func (s *Session) KeepHint() bool {
	h := &s.hinting
	if h.hint == nil || h.viewer != s.viewer || !s.Check(h.hint.Command).Legal() {
		return false
	}
	h.version = s.version
	return true
}

// FollowHint plays the hint that was found as the viewer's own command. Undo takes it back.
func (s *Session) FollowHint() game.Verdict {
	h := &s.hinting
	if h.hint == nil || h.version != s.version || h.viewer != s.viewer {
		return game.Verdict{}
	}
	return s.Apply(h.hint.Command)
}

// loses reports whether the round ends worse with a hint: with less popularity, or with less money or more people
// untreated and nothing in return. The benefit then comes later.
func (s *prospects) loses(hint *Hint) bool {
	if d := s.Decision(); !hint.Known || d == nil {
		return false
	} else if d.Kind != game.DecideAction && d.Kind != game.DecideBuild && d.Kind != game.DecideHire && d.Kind != game.DecideAdmit {
		return false
	}
	before, after := s.worthOf(&hint.Before), s.worthOf(&hint.After)
	now, then := game.Context{Rules: s.match.Rules, State: hint.Now, Player: s.viewer}, game.Context{Rules: s.match.Rules, State: hint.Then, Player: s.viewer}
	if now.RoundsAhead() <= 1 {
		after += (then.Score().Total - now.Score().Total) * s.match.Rules.Numbers[game.PricePopularity]
	}
	return after < before || after == before && hint.After.untreated() > hint.Before.untreated()
}

// untreated returns how many patients nobody treats.
func (e *Ending) untreated() (count int) {
	for i := range e.Boards {
		count += len(e.Boards[i].Untreated)
	}
	return count
}

// hintOf works out the consequences of advice.
func (s *Session) hintOf(advice bot.Advice) *Hint {
	hint := &Hint{Command: advice.Command, Plan: advice.Plan, Why: advice.Why, Known: true}
	commands := append([]game.Command{hint.Command}, hint.Plan...)
	var chance game.Random
	now := s.match.Rules.Determinize(s.State(), &chance)
	then := now.Clone()
	p := game.Play{Rules: s.match.Rules, State: then, Within: true}
	moves := s.Deciding(game.DecideMove)
	if first := &commands[0]; first.Type == game.ChooseAction { // it is played once all have chosen
		commands = commands[1:]
		if i := slices.IndexFunc(p.Rules.Actions, func(spec game.ActionSpec) bool { return spec.Action == first.Action }); i >= 0 {
			then.Pending = then.Pending[:0]
			spec := &p.Rules.Actions[i]
			if spec.Begin != nil {
				spec.Begin(&p, s.viewer)
			}
			p.Ask(game.Decision{Kind: spec.Decision, Player: s.viewer})
		}
	}
	random := then.Random
	hint.Alone = now
	for i := range commands {
		if commands[i].Type == game.Done || !p.Apply(s.viewer, &commands[i]).Legal() {
			break
		}
		if i == 0 {
			hint.Alone = then.Clone()
		}
	}
	hint.Now, hint.Then = now, then
	hint.Known = then.Random == random
	hint.Before, _ = s.ending(now, !moves)
	if hint.Known {
		hint.After, hint.Known = s.ending(then, !moves)
	}
	hint.Loses = s.loses(hint)
	return hint
}

// ending returns how the round ends from a state, with the best Move still possible or with everybody staying in
// place. known is false if chance decides.
func (s *prospects) ending(state *game.State, withMove bool) (e Ending, known bool) {
	c := game.Context{Rules: s.match.Rules, State: state, Player: s.viewer}
	known = true
	if withMove && c.MoveAhead() {
		c.State = state.Clone()
		c.State.Pending = slices.DeleteFunc(c.State.Pending, func(d game.Decision) bool { return d.Player == s.viewer })
		c.State.Pending = append(c.State.Pending, game.Decision{Kind: game.DecideMove, Player: s.viewer})
		best := bestMove(c, movePrices(c))
		p := game.Play{Rules: c.Rules, State: c.State, Within: true}
		for i := range best.Commands {
			p.Apply(s.viewer, &best.Commands[i])
		}
		known = !best.Draws
	}
	e.State, e.Coming, e.Time = c.State, c.Coming(), c.Owner().Time
	for board := range c.Boards() {
		e.Boards = append(e.Boards, board.Forecast())
	}
	return e, known
}
