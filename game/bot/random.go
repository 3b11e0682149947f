// Package bot holds the players that the program plays.
package bot

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
)

// Random plays random legal commands. Every legal command that the rules list has a chance, but not an equal one:
// Random tries a few guesses before it asks for the whole list. It splits things evenly.
type Random struct {
	Chance game.Random
	// MostMoves is how many moves it makes in one Move before it takes Done as soon as that is legal; 0 means no
	// limit.
	MostMoves int

	command  game.Command // the command to try
	commands []game.Command
	play     game.Play
	trial    game.State // for Choose
}

// How often it guesses before it asks for every legal command, and one time in how many it asks at once.
const (
	guesses     = 12
	wholeListIn = 16
)

// Play plays a command of a player who has something to decide, and returns the command and what happened; the list
// of events is valid until the next call. Its error says that the player has no legal command.
func (b *Random) Play(rules *game.Rules, s *game.State, player int) (game.Command, []game.Event, error) {
	b.play.Rules, b.play.State = rules, s
	decision := s.Decision(player)
	if decision.Kind == game.DecideMove && b.MostMoves > 0 && s.Players[player].Turn.Moves >= b.MostMoves {
		b.command = game.Command{Type: game.Done}
		if b.apply(player).Legal() {
			return b.command, b.play.Events, nil
		}
	}
	if b.Chance.Below(wholeListIn) > 0 {
		c := game.Context{Rules: rules, State: s, Player: player}
		for range guesses {
			if !b.guess(c, decision) {
				break
			}
			if b.apply(player).Legal() {
				return b.command, b.play.Events, nil
			}
		}
	}
	b.commands = rules.AppendLegal(s, player, b.commands[:0])
	if len(b.commands) == 0 {
		return game.Command{}, nil, fmt.Errorf("player %d has no legal command for the decision %s", player, decision.Kind)
	}
	b.command = b.pick()
	if v := b.apply(player); !v.Legal() {
		return b.command, nil, fmt.Errorf("a listed command was refused: %s %s", v.Refusal.Rule, rules.Sentence(v.Refusal))
	}
	return b.command, b.play.Events, nil
}

// apply tries its command.
func (b *Random) apply(player int) game.Verdict {
	b.play.Events = b.play.Events[:0]
	return b.play.Apply(player, &b.command)
}

// pick returns a random command; of ways to split something among the players, the most even one.
func (b *Random) pick() game.Command {
	even := -1
	for i := range b.commands {
		counts := b.commands[i].Counts
		if len(counts) > 0 && (even < 0 || unevenness(counts) < unevenness(b.commands[even].Counts)) {
			even = i
		}
	}
	if even >= 0 {
		return b.commands[even]
	}
	return b.commands[b.Chance.Below(len(b.commands))]
}

// unevenness returns how far apart the numbers are.
func unevenness(counts []int) int {
	return slices.Max(counts) - slices.Min(counts)
}

// Choose returns the command that Play would play, and changes nothing.
func (b *Random) Choose(rules *game.Rules, s *game.State, player int) (game.Command, error) {
	s.CloneInto(&b.trial)
	command, _, err := b.Play(rules, &b.trial, player)
	return command, err
}

// Game plays until the game is over and returns the number of commands.
func (b *Random) Game(rules *game.Rules, s *game.State) (int, error) {
	for commands := 0; ; commands++ {
		player, ok := b.NextPlayer(s)
		if !ok {
			return commands, nil
		}
		if _, _, err := b.Play(rules, s, player); err != nil {
			return commands, err
		}
	}
}

// NextPlayer picks one of the players who have something to decide now; it returns false when the game is over.
func (b *Random) NextPlayer(s *game.State) (int, bool) {
	if s.Over {
		return 0, false
	}
	var deciders [game.MaxPlayers]int
	count := 0
	for _, player := range s.TurnOrder {
		if s.Decision(player) != nil {
			deciders[count] = player
			count++
		}
	}
	switch count {
	case 0:
		return 0, false
	case 1:
		return deciders[0], true
	}
	return deciders[b.Chance.Below(count)], true
}

// guess sets a command that may be legal; it returns false if it has no idea.
func (b *Random) guess(c game.Context, decision *game.Decision) bool {
	b.command = game.Command{}
	switch decision.Kind {
	case game.DecideAction:
		b.command.Type, b.command.Action = game.ChooseAction, c.Rules.Actions[b.Chance.Below(len(c.Rules.Actions))].Action
		return true
	case game.DecideBuild:
		b.component(c)
		return b.orDone(4)
	case game.DecideClinic, game.DecideExtras:
		piece := decision.Pieces[b.Chance.Below(len(decision.Pieces))]
		b.place(c, c.Rules.Component(piece.Kind))
		b.command.Component.Service = piece.Service
		return true
	case game.DecideHire:
		b.hire(c)
		return b.orDone(4)
	case game.DecideAdmit:
		b.admit(c)
		return b.orDone(10)
	case game.DecideMove:
		if c.HasAnnex() && b.Chance.Below(3) == 0 {
			c = c.Annex()
		}
		b.move(c)
		return b.orDone(6)
	case game.DecidePopularity:
		b.command.Type, b.command.Points = game.BuyPopularity, 1+b.Chance.Below(decision.Count)
		return b.orDone(4)
	case game.DecideAnnexPopularity:
		b.command.Type, b.command.Board, b.command.Points = game.BuyPopularity, c.Annex().BoardName(), 1+b.Chance.Below(decision.Count)
		return b.orDone(4)
	case game.DecideTreatments:
		b.command.Type = game.Done
		return b.Chance.Below(2) == 0
	}
	if c.Rules.AboutAnnex(game.BuildOne, decision.Kind) && c.Rules.AboutAnnex(game.HireOne, decision.Kind) {
		b.inAnnex(c.Annex())
		return b.orDone(10)
	}
	if share := c.Rules.Sharing(decision.Kind); share != "" {
		b.command.Type, b.command.Counts = share, b.evenly(decision.Count, len(c.State.Players))
		return true
	}
	return false
}

// evenly splits a number into equal parts; who gets the rest is random.
func (b *Random) evenly(count, parts int) []int {
	counts := make([]int, parts)
	for i := range counts {
		counts[i] = count / parts
		if i < count%parts {
			counts[i]++
		}
	}
	game.Shuffle(&b.Chance, counts)
	return counts
}

// inAnnex builds, hires or admits in an annex.
func (b *Random) inAnnex(c game.Context) {
	switch b.Chance.Below(3) {
	case 0:
		b.component(c)
	case 1:
		b.hire(c)
	default:
		b.admit(c)
	}
}

// orDone changes the command to Done one time in this many. It always returns true, since it is a guess either way.
func (b *Random) orDone(in int) bool {
	if b.Chance.Below(in) == 0 {
		b.command = game.Command{Type: game.Done}
	}
	return true
}

func (b *Random) component(c game.Context) {
	b.place(c, &c.Rules.Components[b.Chance.Below(len(c.Rules.Components))])
	if b.command.Component.Kind == clinic.Hub {
		b.command.Component.Service = b.service(c)
	}
}

// place chooses a place for a component that may be allowed.
func (b *Random) place(c game.Context, spec *game.ComponentSpec) {
	board := c.Clinic()
	spaces := board.Board()
	switch spec.Where {
	case clinic.InModule:
		spaces = board.Modules()
	case clinic.AtSlot:
		spaces = board.Modules().Floor(0)
	case clinic.OnGround:
		spaces = board.Streets()
	case clinic.Within:
		spaces = board.Of(spec.Beside).Beside() & board.Streets()
	case clinic.OnGrid:
		modules := board.Modules()
		spaces = (modules.Adjacent() | board.Streets()) &^ modules & board.Board()
	}
	command := &b.command
	command.Type, command.Board = game.BuildOne, c.BoardName()
	command.Component = clinic.Component{Kind: spec.Kind, Space: b.one(spaces)}
	switch {
	case spec.Sided():
		command.Component.Side = clinic.Sides[b.Chance.Below(len(clinic.Sides))]
	case spec.Kind == clinic.Conveyor && board.Of(clinic.Conveyor) == 0:
		command.Pair, command.Second = true, b.one(spaces)
	}
}

func (b *Random) service(c game.Context) clinic.Service {
	rows := c.State.Market.Appointments
	return rows[b.Chance.Below(len(rows))].Service
}

// one returns a random space of the set, or the zero Space if the set is empty.
func (b *Random) one(spaces clinic.Spaces) clinic.Space {
	count := spaces.Count()
	if count == 0 {
		return clinic.Space{}
	}
	for range b.Chance.Below(count) {
		spaces &= spaces - 1
	}
	for space := range spaces.All() {
		return space
	}
	return clinic.Space{}
}

func (b *Random) hire(c game.Context) {
	m, command := c.Market(), &b.command
	command.Type, command.Board = game.HireOne, c.BoardName()
	switch b.Chance.Below(3) {
	case 0:
		command.Kind, command.Slot = c.Rules.KindOf(clinic.Doctor), b.Chance.Below(len(m.Residency))
	case 1:
		command.Kind, command.Slot = c.Rules.KindOf(clinic.Nurse), b.Chance.Below(len(m.Nurses))
	default:
		command.Kind = c.Rules.KindOf(clinic.Orderly)
	}
}

func (b *Random) admit(c game.Context) {
	m, command := c.Market(), &b.command
	command.Board = c.BoardName()
	if b.Chance.Below(2) == 0 {
		command.Type, command.From = game.AdmitOne, m.Appointment(b.Chance.Below(len(m.Appointments)), 0)
		return
	}
	row, space := b.Chance.Below(len(m.Appointments)), b.Chance.Below(market.RowLength)
	command.Type, command.From = game.QueueOne, m.Appointment(row, space)
	switch b.Chance.Below(4) {
	case 0:
		command.Onto = m.Appointment(row, space+1)
	case 1:
		command.Onto = m.Appointment(row, space-1)
	case 2:
		command.Onto = m.Appointment(min(row+1, len(m.Appointments)-1), space)
	default:
		command.Onto = m.Appointment(max(row-1, 0), space)
	}
}

func (b *Random) move(c game.Context) {
	people := c.Clinic().People
	if len(people) == 0 {
		b.command.Type = game.Done
		return
	}
	person := &people[b.Chance.Below(len(people))]
	b.command.Type, b.command.Board, b.command.Person = game.MoveOne, c.BoardName(), person.ID
	b.command.To = clinic.In(b.one(c.Clinic().Modules()))
}
