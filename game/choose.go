package game

import "clinic/game/rule"

// beginChoosing lets every player pick an action in secret (B50).
func beginChoosing(p *Play) {
	for i := len(p.State.TurnOrder) - 1; i >= 0; i-- {
		player := p.State.TurnOrder[i]
		p.State.Players[player].Turn.Chosen = ""
		p.Ask(Decision{Kind: DecideAction, Player: player, Together: true})
	}
}

// reveal shows what all have chosen (B50).
func reveal(p *Play) {
	p.Tell(Event{Type: ActionsRevealed, Player: NoPlayer, Rule: "B50"})
	for _, player := range p.State.TurnOrder {
		turn := &p.State.Players[player].Turn
		if turn.Chosen == Secret {
			turn.Chosen = p.drawAction(player)
		}
		turn.Used[p.Rules.actionIndex(turn.Chosen)]++
		turn.Order = append(turn.Order, turn.Chosen)
		p.Tell(Event{Type: ActionRevealed, Player: player, Rule: "B50", Action: turn.Chosen})
	}
}

// drawAction draws the action of a player whose choice is not known, in a game that goes on from what one player may
// see (B92).
func (p *Play) drawAction(player int) Action {
	c, d := p.Of(player), Decision{Kind: DecideAction, Player: player}
	spec := p.Rules.spec(ChooseAction, DecideAction)
	choices := spec.unopposed(c, spec.List(c, &d, nil), 0)
	return choices[p.State.Random.Below(len(choices))].Action
}

// resolve lets everybody who chose the action play it, in turn order (B50).
func resolve(spec ActionSpec) func(p *Play) {
	return func(p *Play) {
		for i := len(p.State.TurnOrder) - 1; i >= 0; i-- {
			player := p.State.TurnOrder[i]
			if p.State.Players[player].Turn.Chosen != spec.Action {
				continue
			}
			if spec.Begin != nil {
				spec.Begin(p, player)
			}
			p.Ask(Decision{Kind: spec.Decision, Player: player})
		}
	}
}

// tiles is how many tiles of the action a player has each round.
func (r *Rules) tiles(i int) int {
	if tiles := r.Actions[i].Tiles; tiles > 0 {
		return tiles
	}
	return r.Numbers[TilesPerAction]
}

// judgeAction refuses an action whose tiles are played (B50).
func judgeAction(c Context, command *Command) Verdict {
	i := c.Rules.actionIndex(command.Action)
	if i < 0 {
		return refuse(rule.Reason{Rule: "B50", Key: "no_such_action", What: string(command.Action)})
	}
	if tiles := c.Rules.tiles(i); int(c.Owner().Turn.Used[i]) >= tiles {
		reason := rule.Reason{Rule: "B50", Key: "tiles_played", What: string(command.Action), Limit: tiles}
		if tiles == 1 {
			reason.Key = "tile_played"
		}
		return refuse(reason)
	}
	return Verdict{}
}

func listActions(c Context, _ *Decision, commands []Command) []Command {
	for i, spec := range c.Rules.Actions {
		if int(c.Owner().Turn.Used[i]) < c.Rules.tiles(i) {
			commands = append(commands, Command{Type: ChooseAction, Action: spec.Action})
		}
	}
	return commands
}

func playAction(p *Play, player int, command *Command) {
	p.State.Players[player].Turn.Chosen = command.Action
	p.Answered(player, DecideAction)
	p.Tell(Event{Type: ActionChosen, Player: player, Rule: "B50"})
}

// JudgeDone allows to stop at any time: an action may be used only in part, or not at all (B50).
func JudgeDone(Context, *Command) Verdict { return Verdict{} }

// ListDone adds Done.
func ListDone(_ Context, _ *Decision, commands []Command) []Command {
	return append(commands, Command{Type: Done})
}

// OneWord is a command of one word by which a decision is met: judge says whether it may be given now and what it
// costs, and play, which is told that cost, pays it and does the rest. The command is listed where it is legal.
func OneWord(kind CommandType, meets DecisionKind, judge func(c Context) Verdict, play func(p *Play, player int, cost Cost)) CommandSpec {
	return CommandSpec{
		Type: kind, During: []DecisionKind{meets}, Fields: []CommandField{},
		Judge: func(c Context, _ *Command) Verdict { return judge(c) },
		List: func(c Context, _ *Decision, commands []Command) []Command {
			if judge(c).Legal() {
				commands = append(commands, Command{Type: kind})
			}
			return commands
		},
		Play: func(p *Play, player int, _ *Command) { play(p, player, judge(p.Of(player)).Cost) },
	}
}

func playDone(p *Play, player int, _ *Command) {
	kind, id := p.State.Decision(player).Kind, "B50"
	if kind == DecideAnnexPopularity {
		id = p.Rules.Annex().ruleOf(PricePopularity)
	}
	p.Answered(player, kind)
	p.Tell(Event{Type: PlayerDone, Player: player, Rule: id, Choice: string(kind)})
}
