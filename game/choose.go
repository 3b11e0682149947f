package game

import "clinic/game/rule"

// beginChoosing asks every player to choose an action in secret (B50).
func beginChoosing(p *Play) {
	for i := len(p.State.TurnOrder) - 1; i >= 0; i-- {
		player := p.State.TurnOrder[i]
		p.State.Players[player].Turn.Chosen = ""
		p.Ask(Decision{Kind: DecideAction, Player: player, Together: true})
	}
}

// reveal shows what everybody has chosen (B50).
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

// drawAction draws the action of a player whose choice is unknown, in a game
// that continues from one player's view (B92).
func (p *Play) drawAction(player int) Action {
	c, d := p.Of(player), Decision{Kind: DecideAction, Player: player}
	spec := p.Rules.spec(ChooseAction, DecideAction)
	choices := spec.unopposed(c, spec.List(c, &d, nil), 0)
	return choices[p.State.Random.Below(len(choices))].Action
}

// resolve returns the start of a step in which everybody who chose the action plays it, in turn order (B50).
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

// tiles returns how many tiles of the action a player has each round.
func (r *Rules) tiles(i int) int {
	if tiles := r.Actions[i].Tiles; tiles > 0 {
		return tiles
	}
	return r.Numbers[TilesPerAction]
}

// judgeAction refuses an action whose tiles are all used (B50).
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

// JudgeDone always allows stopping: an action may be used only in part, or not at all (B50).
func JudgeDone(Context, *Command) Verdict { return Verdict{} }

// ListDone appends Done.
func ListDone(_ Context, _ *Decision, commands []Command) []Command {
	return append(commands, Command{Type: Done})
}

// OneWord returns the spec of a command without fields that ends a decision. judge says whether it is legal now and
// what it costs; play gets that cost, pays it and does the rest. The command is listed when it is legal.
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

// Decline returns the spec of the Done that declines a decision of an extension, by the rule with that id.
func Decline(decision DecisionKind, id string) CommandSpec {
	return CommandSpec{
		Type: Done, During: []DecisionKind{decision}, Judge: JudgeDone, List: ListDone,
		Play: func(p *Play, player int, _ *Command) {
			p.Answered(player, decision)
			p.Tell(Event{Type: PlayerDone, Player: player, Rule: id, Choice: string(decision)})
		},
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
