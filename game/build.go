package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

func beginBuild(p *Play, player int) {
	BeginBuild(p.Of(player))
}

// BeginBuild begins a Build action on a board (B21).
func BeginBuild(c Context) {
	turn := c.Turn()
	turn.Built, turn.TreatmentBuilt, turn.SupplyBuilt = 0, false, false
}

// Price returns the cost of the component in its place, in dollars (B20).
func (c Context) Price(component clinic.Component) int {
	return c.priceOf(c.Rules.Component(component.Kind), component)
}

func (c Context) priceOf(spec *ComponentSpec, component clinic.Component) int {
	return ask(c, c.Rules.hooks.Price, component, c.basePrice(spec, component.Space))
}

// ExplainPrice returns the price in dollars and its origins (B20).
func (c Context) ExplainPrice(component clinic.Component) (int, []Origin) {
	spec := c.Rules.Component(component.Kind)
	return explain(c, c.Rules.hooks.Price, component, Origin{Base, "B20", c.basePrice(spec, component.Space)})
}

// basePrice returns the price by the table in dollars, 0 for components that are not for sale.
func (c Context) basePrice(spec *ComponentSpec, space clinic.Space) int {
	if spec.price == NoNumber {
		return 0
	}
	price := c.Number(spec.price)
	if spec.PerFloor {
		price += int(space.Floor)
	}
	return price
}

// Count returns the number of components of that kind in the clinic.
func (c Context) Count(kind clinic.Kind) int {
	count := c.Clinic().Of(kind).Count()
	for i := range c.Clinic().Outside {
		if c.Clinic().Outside[i].Kind == kind {
			count++
		}
	}
	return count
}

// judgeShop returns the reason why the player can't buy such a component now, in any place: the limits of the action,
// the round and the clinic, and the piles (B20, B21, B22, B38).
func judgeShop(c Context, spec *ComponentSpec, service clinic.Service) rule.Reason {
	turn := c.Turn()
	reason := rule.Reason{Rule: "B20", What: string(spec.Kind)}
	if spec.Price == "" {
		reason.Key = "not_for_sale"
		return reason
	}
	if built, most := turn.builtWith(spec.Kind, c.buildShare(spec.Kind)), c.Number(BuildsPerAction); built > most {
		reason.Rule, reason.Key, reason.Limit = "B21", "built_enough", most
		return reason
	}
	if spec.OncePerRound && slices.Contains(turn.Bought, spec.Color) {
		reason.Key = "one_hub_per_round"
		if spec.Color == clinic.Blue {
			reason.Key = "one_special_per_round"
		}
		return reason
	}
	if spec.OneOfKind && c.Clinic().Of(spec.Kind) != 0 {
		reason.Key = "one_of_kind"
		return reason
	}
	if spec.limit != NoNumber {
		if limit := ask(c, c.Rules.hooks.Limit, spec.Kind, c.Number(spec.limit)); c.Count(spec.Kind) >= limit {
			reason.Key, reason.Limit = "limit_reached", limit
			return reason
		}
	}
	pile := c.Pile(spec.Kind, service)
	switch {
	case spec.Kind == clinic.Hub && pile == nil:
		reason.Rule, reason.Key, reason.Other = "B40", "service_not_in_play", service.String()
	case pile == nil && spec.Piles:
		reason.Rule, reason.Key = "B37", "not_on_sale"
	case pile != nil && pile.Left < 1:
		reason.Rule, reason.Key = "B38", "none_left"
	case pile != nil && pile.Closed:
		reason.Rule, reason.Key, reason.Other = "B22", "pile_closed", service.String()
	default:
		return rule.Reason{}
	}
	return reason
}

// buildShare returns how much of the action's limit a component of that kind uses up (B21).
func (c Context) buildShare(kind clinic.Kind) int { return ask(c, c.Rules.hooks.BuildShare, kind, 1) }

// builtWith returns how much of the limit this action will have used after one more component of that kind, which
// uses up share. A supply room together with a treatment room is extra (B21).
func (t *Turn) builtWith(kind clinic.Kind, share int) int {
	built := t.Built + share
	if (t.TreatmentBuilt || kind == clinic.TreatmentRoom) && (t.SupplyBuilt || kind == clinic.SupplyRoom) {
		built--
	}
	return built
}

// BuildsLeft returns how many components of any kind this Build can still bring, and which kind it can bring as an
// extra, empty for none: a supply room for a treatment room, or the other way round (B21).
func (c Context) BuildsLeft() (count int, onTop clinic.Kind) {
	turn := c.Turn()
	count = c.Number(BuildsPerAction) - turn.Built
	switch {
	case turn.TreatmentBuilt && turn.SupplyBuilt:
		count++
	case turn.TreatmentBuilt:
		onTop = clinic.SupplyRoom
	case turn.SupplyBuilt:
		onTop = clinic.TreatmentRoom
	}
	return max(0, count), onTop
}

// judgePlace returns the reason why the component may not stand there: geometry,
// supply of a pair (B38), or parking (B27).
func judgePlace(c Context, spec *ComponentSpec, command *Command) rule.Reason {
	component := command.Component
	first := spec.Kind == clinic.Conveyor && !c.Clinic().HasConveyor()
	var reason rule.Reason
	switch {
	case command.Pair != first:
		reason = rule.Reason{Rule: "B20", Key: "first_conveyors_are_two", What: string(spec.Kind)}
		if command.Pair {
			reason.Key = "only_first_conveyors_are_two"
		}
	case command.Pair:
		reason = c.Clinic().ConveyorPair(component.Space, command.Second)
	default:
		reason = c.Placement(spec, Placing{c.Clinic(), component})
	}
	if !reason.None() {
		return reason
	}
	if command.Pair {
		if pile := c.Pile(spec.Kind, component.Service); pile == nil || pile.Left < 2 {
			return rule.Reason{Rule: "B38", Key: "none_left", What: string(spec.Kind)}
		}
	}
	if component.Space.Floor == 0 && (spec.Where == clinic.OnGrid || spec.Where == clinic.OnGround) {
		if places, cars := c.placesWith(component.Space, spec.Kind), c.Clinic().Cars(); places < cars {
			return rule.Reason{Rule: "B27", Key: "cars_need_places", What: string(spec.Kind), Amount: cars, Limit: places}
		}
	}
	return rule.Reason{}
}

// Placement returns the reason why a component may not stand in its place, by the rules of building
// and then by its own kind's condition; the zero Reason if it may. Money, supply, parking and limits
// are not checked (B6 to B11, B23 to B26).
func (c Context) Placement(spec *ComponentSpec, p Placing) (reason rule.Reason) {
	if reason = p.Board.Placement(&spec.Blueprint, p.Component, c.Rules.terms); spec.Fits != nil && reason.None() {
		reason = spec.fits(c, p)
	}
	return reason
}

// fits judges the place by the kind's own condition.
func (spec *ComponentSpec) fits(c Context, p Placing) rule.Reason {
	reason := spec.Fits(c, p)
	reason.Sign(spec.source)
	return reason
}

// canPay refuses a price beyond the purse (B28).
func (c Context) canPay(price int) rule.Reason {
	reason := rule.Reason{Rule: "B28", Key: "no_money", Amount: price, Limit: c.Purse()}
	switch {
	case price <= reason.Limit:
		return rule.Reason{}
	case !c.AtHome():
		reason.Key, reason.Source = "annex_no_money", c.Rules.source
	}
	return reason
}

// JudgeBuild judges the purchase of a component in a place (B20 to B28). It warns if a room will not work there yet.
func JudgeBuild(c Context, command *Command) Verdict {
	spec := c.Rules.Component(command.Component.Kind)
	if spec == nil {
		if reason := c.OtherBoard(command.Component.Kind); !reason.None() {
			return refuse(reason)
		}
		return refuse(rule.Reason{Rule: "B20", Key: "no_such_component", What: string(command.Component.Kind)})
	}
	if reason := judgeShop(c, spec, command.Component.Service); !reason.None() {
		return refuse(reason)
	}
	v := c.judgeBought(spec, command)
	if v.Legal() {
		v.Warnings = c.BuildWarnings(command.Component)
	}
	return v
}

func (c Context) judgeBought(spec *ComponentSpec, command *Command) Verdict {
	if reason := judgePlace(c, spec, command); !reason.None() {
		return refuse(reason)
	}
	price := c.priceOf(spec, command.Component)
	if reason := c.canPay(price); !reason.None() {
		return refuse(reason)
	}
	return c.paid(price)
}

// ListBuild appends every legal purchase of a component (B20).
func ListBuild(c Context, _ *Decision, commands []Command) []Command {
	lots := c.lots()
	for _, spec := range c.Rules.byKind {
		commands = c.listPlaces(spec, &lots, commands)
	}
	return commands
}

// listPlaces appends every place where the player may buy and place that
// component; hubs are listed service by service.
func (c Context) listPlaces(spec *ComponentSpec, lots *lots, commands []Command) []Command {
	if spec.Kind != clinic.Hub && !judgeShop(c, spec, clinic.NoService).None() {
		return commands
	}
	command := Command{Type: BuildOne, Board: c.Rules.board, Component: clinic.Component{Kind: spec.Kind}}
	command.Pair = spec.Kind == clinic.Conveyor && !c.Clinic().HasConveyor()
	if command.Pair || spec.Sided() {
		return c.listSides(spec, command, commands)
	}
	// Components that don't stand at a side are judged in all spaces at once.
	purse, allowed := c.Purse(), c.Clinic().Allowed(&spec.Blueprint, c.Rules.terms)&^c.neededForCars(spec, lots)
	list := func() {
		for spaces := allowed; spaces != 0; spaces &= spaces - 1 {
			command.Component.Space = spaces.First()
			if spec.Fits != nil && !c.Placement(spec, Placing{c.Clinic(), command.Component}).None() {
				continue
			}
			if c.priceOf(spec, command.Component) <= purse {
				commands = append(commands, command)
			}
		}
	}
	if spec.Kind != clinic.Hub {
		list()
		return commands
	}
	for row := range c.State.Market.Appointments {
		command.Component.Service = c.State.Market.Appointments[row].Service
		if judgeShop(c, spec, command.Component.Service).None() {
			list()
		}
	}
	return commands
}

// listSides appends every legal place of a component that stands at a side of
// its space, or of the first two conveyors.
func (c Context) listSides(spec *ComponentSpec, command Command, commands []Command) []Command {
	try := func() {
		if c.judgeBought(spec, &command).Legal() {
			commands = append(commands, command)
		}
	}
	spaces := candidates(c.Clinic(), spec)
	for space := range spaces.All() {
		command.Component.Space = space
		switch {
		case command.Pair:
			for second := range spaces.All() {
				if space.Aligned(second) {
					command.Second = second
					try()
				}
			}
		case spec.Where == clinic.AtSlot:
			for _, command.Component.Side = range clinic.Sides {
				if c.Clinic().Border(space, command.Component.Side) {
					try()
				}
			}
		default:
			for _, command.Component.Side = range clinic.Sides {
				try()
			}
		}
	}
	return commands
}

// candidates returns the spaces of the board where the geometry could allow such a component.
func candidates(board *clinic.Clinic, spec *ComponentSpec) clinic.Spaces {
	switch spec.Where {
	case clinic.InModule:
		return board.Modules()
	case clinic.Within:
		return board.Board().Floor(0) &^ board.Modules() & board.Of(spec.Beside).Beside()
	case clinic.AtSlot:
		if spec.AnyFloor {
			return board.Modules()
		}
		return board.Modules().Floor(0)
	case clinic.OnGround:
		return board.Streets()
	}
	return board.Vacant()
}

func playBuild(p *Play, player int, command *Command) { p.Build(p.Of(player), command) }

// Build pays for a component and puts it on the board (B22, B28).
func (p *Play) Build(c Context, command *Command) {
	turn := c.Turn()
	spec := c.Rules.Component(command.Component.Kind)
	cost := c.pay(c.priceOf(spec, command.Component))
	turn.Built += c.buildShare(spec.Kind)
	turn.TreatmentBuilt = turn.TreatmentBuilt || spec.Kind == clinic.TreatmentRoom
	turn.SupplyBuilt = turn.SupplyBuilt || spec.Kind == clinic.SupplyRoom
	if spec.OncePerRound {
		turn.Bought = append(turn.Bought, spec.Color)
	}
	p.place(c, spec, command.Component, cost, "B20")
	if command.Pair {
		second := command.Component
		second.Space = command.Second
		p.place(c, spec, second, Cost{}, "B26")
	}
	if pile := c.Pile(spec.Kind, command.Component.Service); pile != nil && spec.Piles && ask(c, c.Rules.hooks.Closes, spec.Kind, 1) > 0 {
		pile.Closed = true
	}
}

// place takes a component from its pile, if it has one, and puts it on the board.
func (p *Play) place(c Context, spec *ComponentSpec, component clinic.Component, cost Cost, id string) {
	if pile := c.Pile(spec.Kind, component.Service); pile != nil {
		pile.Left--
	}
	c.Clinic().Place(&spec.Blueprint, component)
	p.Follow(Event{
		Type: ComponentBuilt, Player: c.Player, Board: c.Rules.board, Rule: id, Component: component,
		Money: -cost.Money, AnnexMoney: -cost.AnnexMoney,
	})
}
