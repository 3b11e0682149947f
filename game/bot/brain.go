package bot

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/plan"
	"clinic/game/rule"
)

// brain is what Resident and Chief think with: the judge of the game, and memory that is reused.
type brain struct {
	judge
	found   proposals
	site    site // of the player who decides
	after   site // as it would be
	firsts  []building
	seconds []building
	thirds  []building
	kept    []int
	kept2   []int
	rows    [clinic.MaxServices]market.Row
	away    away
	walks   walks
	layout  layout
	play    game.Play
	command game.Command
	random  Random

	noise  float64     // points by which the worth of a proposal is blurred
	chance game.Random // for the noise
	meant  [game.MaxPlayers]proposal

	trial   game.State // for trying plans
	legals  []game.Command
	scratch game.State // for playing games to their end
	busy    *chief     // who is in the middle of a game in this memory, or nil
	decided int        // decisions in that game so far

	planner plan.Planner
	moved   []game.Command

	never  int           // the player who never takes
	nevers []game.Action // these actions
}

func newBrain(j *judge) *brain {
	return &brain{judge: *j, random: Random{MostMoves: randomMoves}}
}

// blur returns a little noise for the worth of a proposal.
func (b *brain) blur() float64 {
	if b.noise == 0 {
		return 0
	}
	return b.noise * (float64(float64(b.chance.Below(1<<20)+b.chance.Below(1<<20))/(1<<20)) - 1)
}

// refuses reports whether the player never takes this action (Player.Never).
func (b *brain) refuses(player int, action game.Action) bool {
	return len(b.nevers) > 0 && player == b.never && slices.Contains(b.nevers, action)
}

// propose finds the proposals for one action tile. The site must have been read.
func (b *brain) propose(c game.Context, action game.Action, quick bool) {
	if b.refuses(c.Player, action) {
		return
	}
	switch action {
	case game.Build:
		b.proposeBuilds(c, quick)
	case game.Hire:
		b.proposeHires(c, quick)
	case game.Admit:
		b.proposeAdmits(c, quick)
	default:
		b.proposeAnswers(c, action)
	}
}

// proposeAll finds the proposals for every tile that the player still has.
func (b *brain) proposeAll(c game.Context, quick bool) {
	b.found.list = b.found.list[:0]
	b.readSite(c, &b.site)
	for i := range c.Rules.Actions {
		b.proposeTile(c, i, quick)
	}
}

// proposeTile finds the proposals for the action with this index, if the player still has a tile of it. The site must
// have been read.
func (b *brain) proposeTile(c game.Context, i int, quick bool) {
	spec, from := &c.Rules.Actions[i], len(b.found.list)
	tiles := spec.Tiles
	if tiles == 0 {
		tiles = c.Number(game.TilesPerAction)
	}
	if int(c.Owner().Turn.Used[i]) < tiles {
		b.propose(c, spec.Action, quick)
	}
	if quick {
		b.extensionsSay(c, from, mostSaid)
	}
}

// favorite returns the index of the best proposal, with a little noise, or −1.
func (b *brain) favorite() int {
	best, worth := -1, math.Inf(-1)
	for i := range b.found.list {
		if w := b.found.list[i].worth + b.blur(); w > worth {
			best, worth = i, w
		}
	}
	return best
}

// apply plays a command, and reports whether it was legal.
func (b *brain) apply(player int, command *game.Command) bool {
	b.play.Events = b.play.Events[:0]
	return b.play.Apply(player, command).Legal()
}

// done plays Done.
func (b *brain) done(player int) bool {
	b.command = game.Command{Type: game.Done}
	return b.apply(player, &b.command)
}

// decide plays the answer of Resident's quick form to the player's current decision.
func (b *brain) decide(player int) {
	s := b.play.State
	c := b.play.Of(player)
	switch s.Decision(player).Kind {
	case game.DecideAction:
		b.proposeAll(c, true)
		b.meant[player].count = 0
		b.command = game.Command{Type: game.ChooseAction, Action: b.unused(c)}
		if at := b.favorite(); at >= 0 {
			b.meant[player] = b.found.list[at]
			b.command.Action = b.found.list[at].action
		}
		if b.apply(player, &b.command) {
			return
		}
	case game.DecideBuild, game.DecideHire, game.DecideAdmit:
		b.act(c)
		if b.done(player) {
			return
		}
	case game.DecideMove:
		if c.Owner().Turn.Moves < mostMoves {
			b.move(c)
		}
		if b.done(player) || b.meet(c) {
			return
		}
	case game.DecideTreatments:
		if b.done(player) {
			return
		}
	case game.DecidePopularity:
		if b.buy(c) {
			return
		}
	case game.DecideBonus:
		b.command = game.Command{Type: game.TakeBonus, Choice: b.bonus(c)}
		if b.apply(player, &b.command) {
			return
		}
	case game.DecideGoal:
		b.command = game.Command{Type: game.ChooseGoal, Choice: game.GoalNoDeaths}
		if b.apply(player, &b.command) {
			return
		}
	}
	b.anything(player)
}

// unused returns an action that the player still has a tile of.
func (b *brain) unused(c game.Context) game.Action {
	last := game.Action("")
	for i := range c.Rules.Actions {
		spec := &c.Rules.Actions[i]
		tiles := spec.Tiles
		if tiles == 0 {
			tiles = c.Number(game.TilesPerAction)
		}
		if int(c.Owner().Turn.Used[i]) < tiles {
			last = spec.Action
		}
	}
	return last
}

// actionOf returns the action that a decision belongs to.
func actionOf(kind game.DecisionKind) game.Action {
	switch kind {
	case game.DecideBuild:
		return game.Build
	case game.DecideHire:
		return game.Hire
	}
	return game.Admit
}

// act plays what was planned when the tile was chosen, or what is best now.
func (b *brain) act(c game.Context) {
	action := actionOf(c.State.Decision(c.Player).Kind)
	meant := &b.meant[c.Player]
	if meant.count == 0 || meant.action != action {
		b.found.list = b.found.list[:0]
		b.readSite(c, &b.site)
		b.propose(c, action, true)
		b.extensionsSay(c, 0, mostSaid)
		at := b.found.best(0)
		if at < 0 || b.found.list[at].worth <= b.site.worth {
			return
		}
		*meant = b.found.list[at]
	}
	b.perform(c, meant)
	meant.count = 0
}

// perform plays the deeds of a proposal that are legal.
func (b *brain) perform(c game.Context, p *proposal) {
	for i := range p.deeds[:p.count] {
		b.command = p.deeds[i].command(&b.measure)
		if b.extended {
			b.applyAll(c.Player, &b.command)
		} else {
			b.apply(c.Player, &b.command)
		}
	}
}

// move plays the quick plan of a Move; with extensions the full plan, which knows them.
func (b *brain) move(c game.Context) {
	if b.extended {
		for range mostPlans { // what follows from moves may allow others
			b.moved = append(b.moved[:0], b.planner.Move(c, b.planPrices(b.pricesOf(c))).Commands...)
			played := false
			for i := range b.moved {
				played = b.apply(c.Player, &b.moved[i]) || played
			}
			if d := c.State.Decision(c.Player); !played || d == nil || d.Kind != game.DecideMove {
				return
			}
		}
		return
	}
	b.layout.read(&b.measure, c.Clinic())
	p := b.pricesOf(c)
	b.walks.plan(&b.judge, &b.layout, c, &p, 150)
	for i := range b.walks.moves[:b.walks.count] {
		w := &b.walks.moves[i]
		b.command = game.Command{Type: game.MoveOne, Person: c.Clinic().People[w.person].ID, To: clinic.In(w.to)}
		b.apply(c.Player, &b.command)
	}
}

// How often a Move is planned, how many obligations are met in one before random moves take over, and after how many
// of those a player stops who may.
const (
	mostMeetings = 8
	mostPlans    = 3
	randomMoves  = 12
)

// meet ends a Move in which something is still required (X10), each time with a command that changes what is
// required, moving people who are missed least. It reports whether the Move has ended.
func (b *brain) meet(c game.Context) bool {
	done := game.Command{Type: game.Done}
	for range mostMeetings {
		if d := c.State.Decision(c.Player); d == nil || d.Kind != game.DecideMove {
			return true // another decision came up
		}
		asked := b.play.Rules.Check(c.State, c.Player, &done)
		if asked.Legal() {
			return b.apply(c.Player, &done)
		}
		at := b.meeting(c, asked.Refusal)
		if at < 0 {
			return false
		}
		b.command = b.legals[at]
		if !b.apply(c.Player, &b.command) {
			return false
		}
	}
	return false
}

// meeting returns the index of a command after which nothing is required any more, or else something different, or
// −1.
func (b *brain) meeting(c game.Context, asked rule.Reason) int {
	done := game.Command{Type: game.Done}
	b.legals = b.play.Rules.AppendLegal(c.State, c.Player, b.legals[:0])
	real := b.play
	defer func() { b.play = real }()
	changes := -1 // a command after which something else is required
	for hundreds := range mostHarm/100 + 1 {
		for i := range b.legals {
			command := &b.legals[i]
			if command.Type == game.Done || harmOfMoving(c, command)/100 != hundreds {
				continue
			}
			c.State.CloneInto(&b.trial)
			b.play = game.Play{Rules: real.Rules, State: &b.trial, Within: true}
			if !b.play.Apply(c.Player, command).Legal() {
				continue
			}
			if d := b.trial.Decision(c.Player); d == nil || d.Kind != game.DecideMove {
				return i
			}
			after := real.Rules.Check(&b.trial, c.Player, &done)
			if after.Legal() {
				return i
			}
			if changes < 0 && after.Refusal != asked {
				changes = i
			}
		}
	}
	if changes >= 0 {
		return changes
	}
	hub := -1 // overcrowded rooms are emptied one person at a time
	for i := range b.legals {
		command := &b.legals[i]
		if command.Type != game.MoveOne || c.Where(command.Person) != c {
			continue
		}
		person := c.Clinic().Person(command.Person)
		if string(person.Kind) == asked.What && person.At.Area == clinic.Inside && string(c.Clinic().At(person.At.Space).Kind) == asked.Other &&
			c.Clinic().At(command.To.Space).Kind == clinic.Hub {
			hub = i
		}
	}
	return hub
}

// bonus returns the most useful bonus tile (B43).
func (b *brain) bonus(c game.Context) string {
	for _, tile := range [...]string{
		game.BonusNurse, game.BonusYellow, game.BonusMoneyTile, game.BonusOrderly, game.BonusGarden, game.BonusConveyors, game.BonusParkingLot,
	} {
		if slices.Contains(c.State.Market.Bonuses, tile) {
			return tile
		}
	}
	return ""
}

// buy buys popularity.
func (b *brain) buy(c game.Context) bool {
	b.command = b.points(c)
	return b.apply(c.Player, &b.command)
}

// hoards reports whether the player keeps all its money in this round (Player.Never).
func (b *brain) hoards(c game.Context) bool {
	return c.State.Round < b.rounds && b.refuses(c.Player, BuyBeforeTheEnd)
}

// points returns the command that buys popularity with all money but the savings to keep.
func (b *brain) points(c game.Context) game.Command {
	if b.hoards(c) {
		return game.Command{Type: game.Done}
	}
	decision := c.State.Decision(c.Player)
	owner := c.Owner()
	keep := 0.0
	if round := c.State.Round; round < b.rounds {
		keep = b.knobs[int(knobKeep1)+min(max(round, 1), 5)-1] + b.savings(c)
	}
	points := int(math.Ceil((float64(owner.Money+owner.Turn.Income) - keep) / b.popularityPrice))
	if points = min(points, decision.Count); points < 1 {
		return game.Command{Type: game.Done}
	}
	return game.Command{Type: game.BuyPopularity, Points: points}
}

// anything plays any legal command.
func (b *brain) anything(player int) {
	s := b.play.State
	if s.Over || s.Decision(player) == nil {
		return
	}
	if command, ok := b.play.Of(player).Answer(); ok && b.apply(player, &command) {
		return
	}
	b.random.Chance = game.Random{Word: s.Random.Word}
	_, _, _ = b.random.Play(b.play.Rules, s, player)
}

// mostDecided is the largest number of decisions in a game; a game with more is stopped.
const mostDecided = 5000

// finish plays a game to its end.
func (b *brain) finish() {
	b.decided = 0
	b.playOn(mostDecided)
}

// next returns the next decision in a game that is played on, or nil.
func (b *brain) next() *game.Decision {
	s := b.play.State
	for _, player := range s.TurnOrder {
		if d := s.Decision(player); d != nil {
			return d
		}
	}
	return nil
}

// playOn plays at most this many decisions of a game, and reports whether it is over.
func (b *brain) playOn(most int) (over bool) {
	s := b.play.State
	for range most {
		if s.Over || b.decided == mostDecided {
			return true
		}
		b.decided++
		if d := b.next(); d != nil {
			b.decide(d.Player)
		}
	}
	return s.Over || b.decided == mostDecided
}
