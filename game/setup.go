package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

// The bonus tiles of B43.
const (
	BonusMoneyTile  = "money"
	BonusNurse      = "nurse"
	BonusOrderly    = "orderly"
	BonusYellow     = "yellow_doctor"
	BonusParkingLot = "parking_lot"
	BonusGarden     = "garden"
	BonusConveyors  = "conveyors"
)

var bonusTiles = [...]string{BonusMoneyTile, BonusNurse, BonusOrderly, BonusYellow, BonusParkingLot, BonusGarden, BonusConveyors}

// Services returns the number of services in play (B40).
func (r *Rules) Services() int {
	return min(r.Config.Players+r.Numbers[ServicesBeyondPlayers], clinic.MaxServices)
}

// each returns the entry of a table with one value for every color and number of players (B44, B45).
func (r *Rules) each(first Number, level clinic.Level) int {
	return r.Numbers[first+4*Number(level-clinic.White)+Number(r.Config.Players-1)]
}

// table returns the table before anything is decided: market, turn order, players (B38, B40, B41, B44 to B48).
func (r *Rules) table() *State {
	s := &State{Config: r.Config.clone(), Random: Random{r.Config.Seed}, Players: make([]Player, r.Config.Players)}
	players := r.Config.Players
	m := &s.Market
	for level := clinic.White; level <= clinic.Red; level++ {
		m.PatientBag[level] = r.each(PatientBag, level)
		m.PatientSupply[level] = r.Numbers[PatientTotal+Number(level-clinic.White)] - m.PatientBag[level]
		m.DoctorBag[level] = r.each(DoctorBag, level)
		m.DoctorSupply[level] = r.Numbers[DoctorTotal+Number(level-clinic.White)] - m.DoctorBag[level]
	}
	for i := range r.Services() {
		service := clinic.Psychiatry + clinic.Service(i)
		m.Appointments = append(m.Appointments, market.Row{Service: service})
		hubs := r.Numbers[SupplyHubs]
		if service == clinic.Psychiatry {
			hubs = r.Numbers[SupplyPsychiatryHubs]
		}
		m.Piles = append(m.Piles, market.Pile{Kind: clinic.Hub, Service: service, Left: hubs})
	}
	m.Residency = make([]clinic.Level, players+r.Numbers[ResidencyBeyondPlayers])
	m.Nurses = make([]bool, players)
	m.NursesLeft = players*r.Numbers[Rounds] + 1 // a column for each round, plus the bonus tile's nurse
	m.Orderlies = players * r.Numbers[OrderliesPerPlayer]
	m.Piles = append(m.Piles,
		market.Pile{Kind: clinic.TreatmentRoom, Left: r.Numbers[SupplyTreatmentRooms]},
		market.Pile{Kind: clinic.SupplyRoom, Left: players * r.Numbers[SupplyRoomsPerPlayer]},
		market.Pile{Kind: clinic.Garden, Left: r.Numbers[SupplyGardens]},
		market.Pile{Kind: clinic.ParkingLot, Left: r.Numbers[SupplyParkingLots]},
		market.Pile{Kind: clinic.Conveyor, Left: r.Numbers[SupplyConveyors]},
	)
	m.Piles = append(m.Piles, r.specials(&s.Random)...)
	m.Pools = r.Pools()
	for _, table := range r.tables {
		table(r, s)
	}
	for i := range s.Players {
		p := &s.Players[i]
		p.Money, p.Popularity = r.Numbers[StartMoney], r.Numbers[StartPopularity]
		p.Clinic.Columns, p.Clinic.Rows = clinic.MaxColumns, clinic.MaxRows
		if r.Config.Sides[i] == ExpertSide {
			p.Clinic.Columns = 3
		}
		s.TurnOrder = append(s.TurnOrder, i)
	}
	Shuffle(&s.Random, s.TurnOrder)
	if annex := r.Annex(); annex != nil {
		annex.lay(s)
	}
	return s
}

// specials returns the piles of special modules on sale: in a solo game one each of two random kinds,
// otherwise one to three of each kind (B37).
func (r *Rules) specials(random *Random) []market.Pile {
	var piles, fixed []market.Pile
	for _, spec := range r.Components {
		if !spec.Piles || !spec.OneOfKind || spec.Price == "" {
			continue
		}
		if stock := r.Stock(spec.Kind); stock >= 0 {
			fixed = append(fixed, market.Pile{Kind: spec.Kind, Left: stock})
		} else {
			piles = append(piles, market.Pile{Kind: spec.Kind})
		}
	}
	left := r.Numbers[SpecialsSolo]
	if r.Config.Players > 1 {
		left = r.Numbers[Specials2+Number(r.Config.Players-2)]
	} else {
		Shuffle(random, piles)
		piles = piles[:min(len(piles), r.Numbers[SpecialKindsSolo])]
	}
	for i := range piles {
		piles[i].Left = left
	}
	piles = append(piles, fixed...)
	r.SortPiles(piles)
	return piles
}

// SortPiles sorts the piles of special modules by kind. The other piles keep their places.
func (r *Rules) SortPiles(piles []market.Pile) {
	for i := range piles {
		for j := range i {
			a, b := r.Component(piles[j].Kind), r.Component(piles[i].Kind)
			if a.Piles && a.OneOfKind && b.Piles && b.OneOfKind && r.kindIndex(a.Kind) > r.kindIndex(b.Kind) {
				piles[i], piles[j] = piles[j], piles[i]
			}
		}
	}
}

// Stock returns how many special modules of a kind an extension puts on sale, negative if no extension says so (B37).
func (r *Rules) Stock(kind clinic.Kind) int { return ask(Context{Rules: r}, r.hooks.Stock, kind, -1) }

func (r *Rules) kindIndex(kind clinic.Kind) int {
	return slices.IndexFunc(r.Components, func(c ComponentSpec) bool { return c.Kind == kind })
}

// beginClinics builds the beginners' layouts and asks the other players to build their own (B42).
func beginClinics(p *Play) {
	for _, player := range slices.Backward(p.State.TurnOrder) {
		if p.Rules.Config.Layouts[player] == OwnLayout {
			pieces := []clinic.Component{
				{Kind: clinic.Hub, Service: clinic.Psychiatry}, {Kind: clinic.TreatmentRoom},
				{Kind: clinic.SupplyRoom}, {Kind: clinic.Entrance},
			}
			p.Ask(Decision{Kind: DecideClinic, Player: player, Together: true, Pieces: pieces})
			continue
		}
		color, _ := clinic.LevelNamed(p.Rules.Config.Layouts[player])
		layout, _ := clinic.LayoutOf(color, p.State.Players[player].Clinic.Columns)
		for _, component := range layout.Components {
			p.place(p.Of(player), p.Rules.Component(component.Kind), component, Cost{}, "B42")
		}
	}
}

// judgeOwnClinic judges a piece of a start built by hand: it is free, by the rules of placement, and such that the
// rest fits and the treatment room works in the end (B42, B49).
func judgeOwnClinic(c Context, command *Command) Verdict {
	return c.judgePiece("B41", command, c.Rules.extraPieces())
}

// extraPieces returns the components that extensions add to every clinic, in the order of placing (B49).
func (r *Rules) extraPieces() []clinic.Component {
	var pieces []clinic.Component
	for _, extra := range r.hooks.Pieces {
		pieces = append(pieces, clinic.Component{Kind: extra.Kind})
	}
	return pieces
}

func sidesFor(spec *ComponentSpec) []clinic.Side {
	if spec.Sided() {
		return clinic.Sides[:]
	}
	return noSide[:]
}

var noSide = [...]clinic.Side{clinic.NoSide}

func listOwnClinic(c Context, d *Decision, commands []Command) []Command {
	return c.listOwn(d, commands)
}

func (c Context) listOwn(d *Decision, commands []Command) []Command {
	return c.listTrial("B41", d, c.Rules.extraPieces(), commands)
}

// listTrial appends every place of the decision's free pieces that a trial accepts.
func (c Context) listTrial(id string, d *Decision, later []clinic.Component, commands []Command) []Command {
	t, most := c.trial(id, d, later), 0
	for _, piece := range d.Pieces {
		spec := c.Rules.Component(piece.Kind)
		most += candidates(c.Clinic(), spec).Count() * len(sidesFor(spec))
	}
	commands = slices.Grow(commands, most)
	for _, piece := range d.Pieces {
		commands = c.listPieces(piece, t.judge, commands)
	}
	return commands
}

// listPieces appends every place that the judge accepts for a free piece.
func (c Context) listPieces(piece clinic.Component, judge func(*Command) Verdict, commands []Command) []Command {
	spec, command := c.Rules.Component(piece.Kind), Command{Type: BuildOne, Board: c.Rules.board, Component: piece}
	for command.Component.Space = range candidates(c.Clinic(), spec).All() {
		for _, command.Component.Side = range sidesFor(spec) {
			if judge(&command).Legal() {
				commands = append(commands, command)
			}
		}
	}
	return commands
}

// placePiece places a free piece and removes it from the decision, which ends with its last piece.
func placePiece(p *Play, c Context, component clinic.Component, id string) {
	d := p.State.Decision(c.Player)
	at := slices.IndexFunc(d.Pieces, func(piece clinic.Component) bool { return piece.Kind == component.Kind })
	d.Pieces = slices.Delete(d.Pieces, at, at+1)
	if len(d.Pieces) == 0 {
		p.Answered(c.Player, d.Kind)
	}
	p.place(c, c.Rules.Component(component.Kind), component, Cost{}, id)
}

func playOwnClinic(p *Play, player int, command *Command) {
	placePiece(p, p.Of(player), command.Component, "B42")
}

// beginExtras lets extensions add to the clinics (B49).
func beginExtras(p *Play) {
	for _, player := range slices.Backward(p.State.TurnOrder) {
		p.moments(atSetup, player)
	}
	for _, player := range slices.Backward(p.State.TurnOrder) {
		if pieces := p.Rules.extraPieces(); len(pieces) > 0 {
			p.Ask(Decision{Kind: DecideExtras, Player: player, Together: true, Pieces: pieces})
		}
	}
}

// judgeExtra judges the place of an extension's component at setup: it is free, by the rules of placement and the
// extension's own, and such that the others still fit (B49).
func judgeExtra(c Context, command *Command) Verdict {
	return c.judgePiece("B49", command, nil)
}

func listExtras(c Context, d *Decision, commands []Command) []Command {
	return c.listTrial("B49", d, nil, commands)
}

func playExtra(p *Play, player int, command *Command) {
	placePiece(p, p.Of(player), command.Component, "B49")
}

// BonusTiles returns all bonus tiles of this game (B43).
func (r *Rules) BonusTiles() []string {
	tiles := slices.Clone(bonusTiles[:])
	for i := range r.bonuses {
		tiles = append(tiles, r.bonuses[i].ID)
	}
	return tiles
}

// beginBonuses shows the bonus tiles and lets the players pick in reverse turn order (B43).
func beginBonuses(p *Play) {
	shown := len(p.State.Players) + p.Rules.Numbers[BonusesBeyondPlayers]
	if len(p.State.Players) == 1 {
		shown = p.Rules.Numbers[BonusesSolo]
	}
	tiles := p.Rules.BonusTiles()
	Shuffle(&p.State.Random, tiles)
	p.State.Market.Bonuses = tiles[:min(shown, len(tiles))]
	for _, player := range p.State.TurnOrder { // so the last in turn order is on top
		p.Ask(Decision{Kind: DecideBonus, Player: player})
	}
}

func judgeBonus(c Context, command *Command) Verdict {
	if !slices.Contains(c.State.Market.Bonuses, command.Choice) {
		return refuse(rule.Reason{Rule: "B43", Key: "no_such_bonus", What: command.Choice})
	}
	return Verdict{}
}

func listBonus(c Context, _ *Decision, commands []Command) []Command {
	for _, tile := range c.State.Market.Bonuses {
		commands = append(commands, Command{Type: TakeBonus, Choice: tile})
	}
	return commands
}

// playBonus applies the tile's bonus at once; components are placed next (B43).
func playBonus(p *Play, player int, command *Command) {
	owner, m := &p.State.Players[player], &p.State.Market
	p.Answered(player, DecideBonus)
	m.Bonuses = slices.DeleteFunc(m.Bonuses, func(tile string) bool { return tile == command.Choice })
	owner.Bonus = command.Choice
	e := Event{Type: BonusTaken, Player: player, Rule: "B43", Choice: command.Choice}
	waiting := clinic.Place{Area: clinic.Waiting}
	switch command.Choice {
	case BonusMoneyTile:
		e.Money = p.Rules.Numbers[BonusMoney]
		owner.Money += e.Money
	case BonusNurse:
		m.NursesLeft--
		e.Person = p.Arrive(player, clinic.Person{Kind: clinic.Nurse, Car: true, At: waiting})
	case BonusOrderly:
		m.Orderlies--
		e.Person = p.Arrive(player, clinic.Person{Kind: clinic.Orderly, Car: true, At: waiting})
	case BonusParkingLot:
		p.Ask(Decision{Kind: DecideBonusPlace, Player: player, Pieces: []clinic.Component{{Kind: clinic.ParkingLot}}})
	case BonusGarden:
		p.Ask(Decision{Kind: DecideBonusPlace, Player: player, Pieces: []clinic.Component{{Kind: clinic.Garden}}})
	case BonusConveyors:
		p.Ask(Decision{Kind: DecideBonusPlace, Player: player, Pieces: []clinic.Component{{Kind: clinic.Conveyor}, {Kind: clinic.Conveyor}}})
	}
	for i := range p.Rules.bonuses {
		if bonus := &p.Rules.bonuses[i]; bonus.ID == command.Choice {
			bonus.Give(p, player, &e)
		}
	}
	p.Tell(e)
}

// judgeBonusPlace judges the place of a bonus tile's component: it is free, by the rules of placement, and such that
// a second conveyor still fits (B26, B43, B49).
func judgeBonusPlace(c Context, command *Command) Verdict {
	pieces := c.State.Decision(c.Player).Pieces
	kind := command.Component.Kind
	if command.Pair || kind != pieces[0].Kind {
		return refuse(rule.Reason{Rule: "B43", Key: "not_among_pieces", What: string(kind)})
	}
	spec := c.Rules.Component(kind)
	if reason := c.Placement(spec, Placing{c.Clinic(), command.Component}); !reason.None() {
		return refuse(reason)
	}
	if len(pieces) > 1 {
		second := false
		for space := range c.Clinic().Modules().All() {
			second = second || c.Clinic().ConveyorPair(command.Component.Space, space).None()
		}
		if !second {
			return refuse(rule.Reason{Rule: "B49", Key: "rest_does_not_fit", What: string(kind)})
		}
	}
	return Verdict{}
}

func listBonusPlace(c Context, d *Decision, commands []Command) []Command {
	return c.listPieces(d.Pieces[0], func(command *Command) Verdict { return judgeBonusPlace(c, command) }, commands)
}

func playBonusPlace(p *Play, player int, command *Command) {
	placePiece(p, p.Of(player), command.Component, "B43")
}

// beginDoctors brings the starting doctors, each with a parked car (B41, B43).
func beginDoctors(p *Play) {
	for _, player := range p.State.TurnOrder {
		level := clinic.White
		if p.State.Players[player].Bonus == BonusYellow {
			level = clinic.Yellow
		}
		p.State.Market.DoctorSupply[level]--
		person := p.Arrive(player, clinic.Person{Kind: clinic.Doctor, Level: level, Car: true, At: clinic.Place{Area: clinic.Waiting}})
		p.Tell(Event{Type: PersonHired, Player: player, Rule: "B41", Person: person, Kind: clinic.Doctor, Level: level})
		for c := range p.Of(player).Boards() {
			p.bringStaff(c)
		}
	}
}

// beginMarket fills the residency, the first nurses and the appointments (B46 to B48).
func beginMarket(p *Play) {
	m := &p.State.Market
	for i := range m.Residency {
		if m.DoctorBag.Total() > 0 {
			m.Residency[i] = p.Draw(&m.DoctorBag)
		}
	}
	slices.SortFunc(m.Residency, emptyLast)
	for i := range m.Nurses {
		m.Nurses[i] = true
		m.NursesLeft--
	}
	for i := range m.Appointments {
		if m.Arrivals().Total() > 0 {
			m.Appointments[i].Patients[0] = p.Draw(m.Arrivals())
		}
	}
	if annex := p.Rules.Annex(); annex != nil {
		annex.annexed.Show(p)
	}
}

// emptyLast sorts residents by color, with empty slots at the right end (B46, B52).
func emptyLast(a, b clinic.Level) int {
	if (a == clinic.NoLevel) != (b == clinic.NoLevel) {
		return int(b) - int(a)
	}
	return int(a) - int(b)
}

// DrawGoal is the choice of a random solo goal (B88).
const DrawGoal = "draw"

// beginGoal lets a solo player choose or draw a goal, if any is offered (B88, X7).
func beginGoal(p *Play) {
	if len(p.State.Players) > 1 {
		return
	}
	if p.State.Market.Goals = p.Of(0).OfferedGoals(); len(p.State.Market.Goals) == 0 {
		return
	}
	if goal := p.Rules.Config.Goal; slices.Contains(p.State.Market.Goals, goal) {
		p.takeGoal(goal)
		return
	}
	p.Ask(Decision{Kind: DecideGoal, Player: 0})
}

func (p *Play) takeGoal(goal string) {
	p.State.Players[0].Goal = goal
	p.Tell(Event{Type: GoalChosen, Player: 0, Rule: "B88", Choice: goal})
}

func judgeGoal(c Context, command *Command) Verdict {
	if command.Choice != DrawGoal && !slices.Contains(c.State.Market.Goals, c.Rules.GoalID(command.Choice)) {
		return refuse(rule.Reason{Rule: "B88", Key: "goal_not_offered", What: command.Choice})
	}
	return Verdict{}
}

func listGoals(c Context, _ *Decision, commands []Command) []Command {
	commands = append(commands, Command{Type: ChooseGoal, Choice: DrawGoal})
	for _, goal := range c.State.Market.Goals {
		commands = append(commands, Command{Type: ChooseGoal, Choice: goal})
	}
	return commands
}

func playGoal(p *Play, player int, command *Command) {
	p.Answered(player, DecideGoal)
	goal := p.Rules.GoalID(command.Choice)
	if goal == DrawGoal {
		goal = p.State.Market.Goals[p.State.Random.Below(len(p.State.Market.Goals))]
	}
	p.takeGoal(goal)
}
