package bot

import (
	"math"
	"slices"

	"clinic/game"
)

// chief plays the game to its end with each option, by Resident's quick form, again and again; the options that do
// better in those games get more of them. All candidates meet the same chance.
type chief struct {
	brain   *brain
	now     *game.State // complete, for listing the options
	view    *game.State
	player  int
	chance  game.Random
	kind    game.DecisionKind
	list    []candidate
	alive   []int // candidates of the current rung, by index
	kept    int   // how many of them remain
	first   int   // games that each candidate has played after the first rung of this pass
	most    int   // games of each remaining candidate after this rung
	at      int   // index of the one that plays now
	played  int
	tile    int // the next tile to look at when one is to be chosen
	started bool
	other   thinking  // answers if there are no candidates
	wrong   float64   // the square of the judgement's apparent error about the differences between candidates
	stands  int       // the candidate that Resident would play
	scores  []float64 // of the games of the candidate that stands
	judged  *judged   // what was played, in a review; nil when a bot thinks
}

// candidate is an option of the chief.
type candidate struct {
	commands []game.Command // played together
	meant    proposal       // what to do with the chosen tile
	means    bool
	guess    float64 // the judgement's estimate
	sum      float64
	squares  float64
	games    int
	lead     float64 // the sum of its leads over the candidate that stands, in the same games
	leads    float64 // the sum of their squares
}

func (c *candidate) mean() float64 {
	if c.games == 0 {
		return c.guess
	}
	return c.sum / float64(c.games)
}

// The search: how many candidates are tried, and after how many games in total it stops.
const (
	mostCandidates = 24
	mostGames      = 4000
	rolloutNoise   = 1.0
)

func newChief(b *brain, view *game.State, player int, chance game.Random) thinking {
	decision := view.Decision(player)
	switch {
	case decision == nil:
	case decision.Kind == game.DecideMove && view.Players[player].Turn.Moves > mostMoves:
		return newResident(b, view, player, chance)
	case b.plans(decision.Kind), decision.Kind == game.DecideBonus, decision.Kind == game.DecideGoal:
		s := &chief{brain: b, view: view, player: player, kind: decision.Kind}
		s.now = b.rules.Determinize(view, &chance)
		s.chance = chance
		return s
	}
	return newResident(b, view, player, chance)
}

func (s *chief) look() (more bool) {
	for {
		if whole, more := s.part(); whole {
			return more
		}
	}
}

// part does a part of a unit of work, and reports whether the unit is complete.
func (s *chief) part() (whole, more bool) {
	if s.other != nil {
		return true, s.other.look()
	}
	if !s.started {
		if !s.proposes() {
			return false, true
		}
		s.started = true
		s.gather()
		s.sieve()
		s.addJudged()
		if len(s.list) == 0 {
			s.other = newResident(s.brain, s.view, s.player, s.chance)
			return true, s.other.look()
		}
		if len(s.list) < 2 {
			return true, false
		}
		s.stand()
		s.first = 1
		s.pass()
		return true, true
	}
	if !s.rollout(&s.list[s.alive[s.at]]) {
		return false, true
	}
	return true, s.next()
}

// long reports whether the next part plans a whole Move with extensions.
func (s *chief) long() bool {
	b := s.brain
	if !b.extended || !s.started || b.busy != s {
		return false
	}
	d := b.next()
	return d != nil && d.Kind == game.DecideMove
}

// pass starts over with all candidates, to give each of them more games than before. A pass keeps the better half
// after each rung and doubles its games, so that all rungs cost the same.
func (s *chief) pass() {
	s.alive = s.alive[:0]
	for i := range s.list {
		s.alive = append(s.alive, i)
	}
	s.kept, s.most, s.at = len(s.list), s.first, 0
	s.keepStanding()
}

// next finds the candidate that plays the next game. After a rung the better half goes on to the next rung, and after
// the last rung the next pass begins. It reports whether there is anything left to learn.
func (s *chief) next() (more bool) {
	s.played++
	for s.played < mostGames {
		for ; s.at < len(s.alive); s.at++ {
			if s.list[s.alive[s.at]].games < s.most {
				return true
			}
		}
		s.weigh()
		slices.SortStableFunc(s.alive, func(a, b int) int {
			switch x, y := s.lead(&s.list[a]), s.lead(&s.list[b]); {
			case x > y:
				return -1
			case x < y:
				return 1
			}
			return 0
		})
		if s.kept > 2 {
			s.kept, s.most, s.at = (s.kept+1)/2, 2*s.most, 0
			s.alive = s.alive[:s.kept]
			s.keepStanding()
			continue
		}
		if s.clear() {
			return false
		}
		s.first *= 2
		s.pass()
	}
	return false
}

// sieve drops the candidates whose first command is illegal.
func (s *chief) sieve() {
	s.list = slices.DeleteFunc(s.list, func(c candidate) bool {
		return !s.brain.rules.Check(s.now, s.player, &c.commands[0]).Legal()
	})
}

// clear reports whether the best candidate leads by more than chance.
func (s *chief) clear() bool {
	a, b := &s.list[s.alive[0]], &s.list[s.alive[1]]
	if a.games < 60 {
		return false
	}
	variance := func(c *candidate) float64 {
		mean := c.mean()
		return (c.squares/float64(c.games) - float64(mean*mean)) / float64(c.games)
	}
	return a.mean()-b.mean() > 3*math.Sqrt(variance(a)+variance(b))
}

func (s *chief) advice() Advice {
	if s.other != nil {
		return s.other.advice()
	}
	return s.adviceOf(s.best())
}

func (s *chief) adviceOf(c *candidate) Advice {
	told := Advice{Value: c.mean()}
	if len(c.commands) > 0 {
		told.Command, told.Plan = c.commands[0], slices.Clone(c.commands[1:])
	}
	if c.means {
		told.Plan = s.brain.commands(&c.meant, told.Plan)
	}
	return s.brain.explained(s.now, s.player, told)
}

// best returns the best candidate so far.
func (s *chief) best() *candidate {
	s.weigh()
	best := s.stands
	for i := range s.list {
		if c := &s.list[i]; c.games > 0 && s.lead(c) > s.lead(&s.list[best]) {
			best = i
		}
	}
	return &s.list[best]
}

// proposes finds the options of one tile at a time when a tile is to be chosen, and reports whether it has them all.
func (s *chief) proposes() (all bool) {
	b := s.brain
	if s.kind != game.DecideAction {
		return true
	}
	c := game.Context{Rules: b.rules, State: s.now, Player: s.player}
	if b.busy != s {
		b.busy, b.play.Rules, b.noise, s.tile, b.found.list = s, b.rules, 0, 0, b.found.list[:0]
		b.readSite(c, &b.site)
	}
	if s.tile == len(b.rules.Actions) {
		return true
	}
	b.proposeTile(c, s.tile, false)
	s.tile++
	return false
}

// gather lists the candidates, the ones that the judgement likes best first.
func (s *chief) gather() {
	b := s.brain
	b.play.Rules, b.noise, b.busy = b.rules, 0, nil
	c := game.Context{Rules: b.rules, State: s.now, Player: s.player}
	done := game.Command{Type: game.Done}
	switch s.kind {
	case game.DecideAction:
		b.rank(c)
		for i := range b.varied(mostCandidates) {
			p := b.found.list[i]
			s.list = append(s.list, candidate{commands: []game.Command{{Type: game.ChooseAction, Action: p.action}}, meant: p, means: true, guess: p.worth})
		}
		if len(s.list) == 0 {
			s.list = append(s.list, candidate{commands: []game.Command{{Type: game.ChooseAction, Action: b.unused(c)}}})
		}
	case game.DecideBuild, game.DecideHire, game.DecideAdmit:
		b.found.list = b.found.list[:0]
		b.readSite(c, &b.site)
		b.propose(c, actionOf(s.kind), false)
		b.rank(c)
		nothing := b.site.worth
		for i := range b.varied(mostCandidates) {
			p := b.found.list[i]
			if commands := b.legal(c, &p); len(commands) > 0 {
				s.list = append(s.list, candidate{commands: append(commands, done), guess: p.worth})
			}
		}
		s.list = append(s.list, candidate{commands: []game.Command{done}, guess: nothing})
	case game.DecideMove:
		s.gatherMoves(c)
	case game.DecidePopularity:
		s.gatherPoints(c)
	case game.DecideTreatments:
		s.list = append(s.list, candidate{commands: []game.Command{done}})
	default:
		if s.kind == game.DecideBonus {
			s.gatherResidents(c)
		}
		for _, command := range b.rules.Legal(s.now, s.player) {
			if len(s.list) > 0 && command.Equal(&s.list[0].commands[0]) {
				continue
			}
			if s.list = append(s.list, candidate{commands: []game.Command{command}}); len(s.list) == 2*mostCandidates {
				break
			}
		}
	}
}

// mostAlike is how many proposals that build the same components in different places a Chief tries.
const mostAlike = 3

// varied keeps the best of the ranked proposals, but few that differ only in their places, and at least the best one
// with each kind of component.
func (b *brain) varied(most int) []proposal {
	list := b.found.list
	kept := list[:0:0]
	var perKind [mostKinds]int
	for i := range list {
		p := &list[i]
		alike := 0
		for k := range kept {
			if p.action == game.Build && kept[k].alike(p) {
				alike++
			}
		}
		if alike >= mostAlike {
			continue
		}
		if len(kept) < most*2/3 {
			kept = append(kept, *p)
		} else {
			fresh := false
			for d := range p.deeds[:p.count] {
				if p.deeds[d].what == game.BuildOne && perKind[p.deeds[d].kind] == 0 {
					fresh = true
				}
			}
			if !fresh || len(kept) >= most {
				continue
			}
			kept = append(kept, *p)
		}
		for d := range p.deeds[:p.count] {
			if p.deeds[d].what == game.BuildOne {
				perKind[p.deeds[d].kind]++
			}
		}
	}
	b.found.list = append(b.found.list[:0], kept...)
	return b.found.list
}

// playable reports whether the commands can be played one after another.
func (b *brain) playable(c game.Context, commands []game.Command) bool {
	c.State.CloneInto(&b.trial)
	b.play.State, b.play.Within = &b.trial, true
	defer func() { b.play.Within = false }()
	for i := range commands {
		if !b.apply(c.Player, &commands[i]) {
			return false
		}
	}
	return true
}

// gatherMoves lists plans of the Move at several prices.
func (s *chief) gatherMoves(c game.Context) {
	b := s.brain
	base := b.pricesOf(c)
	add := func(p prices) {
		commands := append(b.moves(c, p), game.Command{Type: game.Done})
		if !b.playable(c, commands) { // a random draw, or an open obligation: plan anew after it
			if commands = commands[:len(commands)-1]; len(commands) == 0 || !b.playable(c, commands) {
				return
			}
		}
		for i := range s.list {
			if slices.EqualFunc(s.list[i].commands, commands, func(a, b game.Command) bool { return a.Equal(&b) }) {
				return
			}
		}
		s.list = append(s.list, candidate{commands: commands})
	}
	if b.extended {
		s.gatherResidents(c)
	}
	add(base)
	if s.now.Round >= b.rounds {
		return
	}
	all := base
	for level := 1; level <= 3; level++ {
		all.hold[level] = 0
	}
	add(all)
	for level := 1; level <= 3; level++ {
		p := base
		p.hold[level] = 40
		add(p)
		p = base
		p.hold[level] = 0
		add(p)
	}
	mild := base
	mild.hold[1], mild.hold[2] = 40, 40
	add(mild)
	mild.hold[3] = 40
	add(mild)
	quick := base
	quick.time *= 3
	add(quick)
	slow := base
	slow.time /= 3
	add(slow)
}

// gatherResidents adds what Resident would do. In a Move that may be something other than a move, such as hiring for
// it, or a plan that ends with a draw.
func (s *chief) gatherResidents(c game.Context) {
	r := newResident(s.brain, s.view, s.player, s.chance)
	for r.look() {
	}
	told := r.advice()
	commands := append([]game.Command{told.Command}, told.Plan...)
	if ended := append(slices.Clip(commands), game.Command{Type: game.Done}); s.brain.playable(c, ended) {
		commands = ended
	}
	s.list = append(s.list, candidate{commands: commands})
}

// gatherPoints lists how much popularity may be bought.
func (s *chief) gatherPoints(c game.Context) {
	b := s.brain
	count := s.now.Decision(s.player).Count
	first := b.points(c)
	s.list = append(s.list, candidate{commands: []game.Command{first}})
	if s.now.Round >= b.rounds || b.hoards(c) {
		return
	}
	for step := range 8 {
		points := count - step*max(1, count/7)
		command := game.Command{Type: game.BuyPopularity, Points: points}
		if points < 1 {
			command = game.Command{Type: game.Done}
		}
		if !command.Equal(&first) {
			s.list = append(s.list, candidate{commands: []game.Command{command}})
		}
		if points < 1 {
			break
		}
	}
}

// rollout goes on in a game with a candidate, or begins one if the last one is over, and reports whether the game is
// over. Each call plays one decision, so that a part of a unit of work takes no longer than that.
func (s *chief) rollout(candidate *candidate) (over bool) {
	b := s.brain
	if b.busy != s {
		s.begin(candidate, game.Random{Word: s.chance.Word + 0x9e3779b97f4a7c15*uint64(candidate.games+1)})
		b.busy = s
		return false
	}
	if !b.playOn(1) {
		return false
	}
	b.busy = nil
	score := s.score()
	s.compare(candidate, score)
	candidate.sum += score
	candidate.squares += float64(score * score)
	candidate.games++
	return true
}

// begin starts a game with a candidate and this chance.
func (s *chief) begin(candidate *candidate, chance game.Random) {
	b := s.brain
	b.rules.DeterminizeInto(s.view, &b.scratch, &chance)
	b.play.Rules, b.play.State = b.rules, &b.scratch
	b.noise, b.chance = rolloutNoise, chance
	for i := range b.meant {
		b.meant[i].count = 0
	}
	s.guess()
	for i := range candidate.commands {
		if !b.apply(s.player, &candidate.commands[i]) && candidate.commands[i].Type == game.Done {
			break
		}
	}
	if candidate.means {
		b.meant[s.player] = candidate.meant
	}
	b.decided = 0
}

// guess lets Resident choose for the players who have chosen in secret.
func (s *chief) guess() {
	if s.kind != game.DecideAction {
		return
	}
	b := s.brain
	for player := range s.view.Players {
		if s.view.Players[player].Turn.Chosen != game.Secret {
			continue
		}
		c := b.play.Of(player)
		b.proposeAll(c, true)
		if at := b.favorite(); at >= 0 {
			b.meant[player] = b.found.list[at]
			b.play.State.Players[player].Turn.Chosen = b.found.list[at].action
		}
	}
}

// score returns what a finished game is worth to the player.
func (s *chief) score() float64 {
	c := s.brain.play.Of(s.player)
	worth := s.brain.fare(s.player)
	if c.Rules.Cooperative() {
		return worth
	}
	best := math.Inf(-1)
	for player := range c.State.Players {
		if player != s.player {
			best = math.Max(best, float64(s.brain.play.Of(player).Score().Total))
		}
	}
	if !math.IsInf(best, -1) {
		worth -= float64(othersCount * best)
	}
	return worth
}

// MissedGoal is how many points a missed solo goal costs in bots' thinking and in reviews (B88).
const MissedGoal = 40

// fare returns what a finished game is worth to a player, whatever the others have: the popularity, less MissedGoal
// for a missed goal, and in a cooperative game what decides it (X5).
func (b *brain) fare(player int) float64 {
	c := b.play.Of(player)
	own := c.Score()
	worth := float64(own.Total)
	if !own.Counts {
		worth -= MissedGoal
	}
	if outcome, cooperative := c.Rules.Outcome(c.State); cooperative {
		worth += said(c)
		if outcome.Won {
			worth += victory
		}
	}
	return worth
}

// victory is how many points it is worth that everybody wins together.
const victory = 40

// othersCount is the weight of the best other score against one's own.
const othersCount = 0.3
