package game

import (
	"slices"
	"strings"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// openMove is the decision that opens one player's Move when players move one after another (X11).
const openMove DecisionKind = "open_move"

// beginMoves opens Move for everybody at once, or one after another if an extension says so (B70, X11).
func beginMoves(p *Play) {
	order := p.State.TurnOrder
	for i := range order {
		player := order[len(order)-1-i]
		if p.Rules.moveOrder == MoveInReverse {
			player = order[i]
		}
		p.State.Players[player].Turn.Moves = 0
		if p.Rules.moveOrder != MoveTogether {
			p.Ask(Decision{Kind: openMove, Player: player})
			continue
		}
		p.Ask(Decision{Kind: DecideMove, Player: player, Together: true})
	}
	if p.Rules.moveOrder == MoveTogether {
		for _, player := range slices.Backward(order) {
			p.moments(beforeMove, player)
		}
	}
}

func beginMove(p *Play, d Decision) {
	p.Ask(Decision{Kind: DecideMove, Player: d.Player})
	p.moments(beforeMove, d.Player)
}

// Holding returns how many people of a kind the room may hold when Move ends; −1 means any number. ok is false if
// such a person may not end there at all (B31 to B36, B76).
func (c Context) Holding(space clinic.Space, kind clinic.PersonKind) (most int, ok bool) {
	number, ok := c.holds(space, kind)
	if !ok {
		return 0, false
	}
	most = -1
	if number != NoNumber {
		most = c.Number(number)
	}
	return ask(c, c.Rules.hooks.Capacity, Role{space, kind}, most), true
}

// holds reports whether such a person may end there at all, and which number limits how many.
func (c Context) holds(space clinic.Space, kind clinic.PersonKind) (most Number, ok bool) {
	return c.Rules.judgesOf(kind).holds(c.Clinic().At(space).Kind)
}

// CountsAs reports whether the person counts as one of that kind in a room, for
// its capacity and for treatments (B31, B80).
func (c Context) CountsAs(person *clinic.Person, kind clinic.PersonKind) bool {
	return ask(c, c.Rules.hooks.Counts, Counting{person, kind}, number(c.Rules.As(person.Kind) == c.Rules.As(kind))) > 0
}

// Present returns the number of people in a space who count as that kind.
func (c Context) Present(space clinic.Space, kind clinic.PersonKind) int {
	count := 0
	for i := range c.Clinic().People {
		if p := &c.Clinic().People[i]; p.In(space) && c.CountsAs(p, kind) {
			count++
		}
	}
	return count
}

// heldAs returns the kind as which a person takes a place in a room: its own, unless it counts as another (B31).
func (c Context) heldAs(person *clinic.Person) clinic.PersonKind {
	if len(c.Rules.hooks.Counts) == 0 || c.CountsAs(person, person.Kind) {
		return c.Rules.As(person.Kind)
	}
	for _, kind := range [...]clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Orderly, clinic.Patient} {
		if c.CountsAs(person, kind) {
			return kind
		}
	}
	return person.Kind
}

// mayEnd returns the reason why a person may not end a move in that space, the zero Reason if it may (B74 to B76).
func (c Context) mayEnd(person *clinic.Person, space clinic.Space) rule.Reason {
	return consider(c, c.Rules.judgesOf(person.Kind).mayEnd, Entering{space, person}, c.roomFor(person.Kind, person.Service, space))
}

// roomFor returns the reason why the base game doesn't let people of that kind and service end a move in that space.
func (c Context) roomFor(kind clinic.PersonKind, service clinic.Service, space clinic.Space) rule.Reason {
	_, ok := c.holds(space, kind)
	patient := c.Rules.As(kind) == clinic.Patient
	if ok && !patient {
		return rule.Reason{}
	}
	tile := c.Clinic().At(space)
	reason := rule.Reason{Rule: "B76", Key: "may_not_end_there", What: string(kind), Other: string(tile.Kind)}
	if tile.Empty() {
		reason.Other = "street"
	}
	if patient {
		reason.Rule = "B75"
		if ok && (tile.Kind == clinic.TreatmentRoom || tile.Kind == clinic.OperatingRoom) {
			if f := c.Clinic().Functional(space); !f.Works {
				ok, reason.Rule, reason.Key = false, "B31", "room_not_functional"
			} else if !f.Services.Has(service) {
				ok, reason.Key, reason.Other = false, "room_of_other_service", service.String()
			}
		}
		if ok && c.Lacks(space) != "" {
			ok, reason.Rule, reason.Key = false, "B31", "room_not_functional"
		}
		if ok && len(c.Rules.hooks.OutOfOrder) > 0 {
			if why := c.OutOfOrder(space); !why.None() {
				return why
			}
		}
		if ok {
			if most, _ := c.Holding(space, clinic.Patient); most >= 0 && c.Present(space, clinic.Patient) >= most {
				ok, reason.Rule, reason.Key, reason.Limit = false, "B74", "no_bed_free", most
			}
		}
	}
	if ok {
		return rule.Reason{}
	}
	return reason
}

// MayMove returns the reason why a person can't move at all now, the zero Reason if it can (B75).
func (c Context) MayMove(person *clinic.Person) rule.Reason {
	return consider(c, c.Rules.judgesOf(person.Kind).mayMove, person, c.mayMove(person))
}

// MayReturn returns the reason why a person may not go back to pre-admissions: nobody may in the base game (B75).
func (c Context) MayReturn(person *clinic.Person) rule.Reason {
	reason := rule.Reason{Rule: "B76", Key: "only_into_rooms", What: string(person.Kind)}
	return consider(c, c.Rules.judgesOf(person.Kind).mayReturn, person, reason)
}

func (c Context) mayMove(person *clinic.Person) rule.Reason {
	reason := rule.Reason{}
	switch person.At.Area {
	case clinic.Waiting, clinic.PreAdmissions, clinic.Slot:
	case clinic.Inside:
		if c.Rules.As(person.Kind) != clinic.Patient {
			break
		}
		if spec := c.Rules.Component(c.Clinic().At(person.At.Space).Kind); spec == nil || !spec.OnFrom {
			reason = rule.Reason{Rule: "B75", Key: "patient_stays"}
		}
	default:
		reason = rule.Reason{Rule: "B75", Key: "cannot_move", What: string(person.Kind)}
	}
	return reason
}

// Sources appends the places where the person's way may begin: where the person is, at the entrance or helipad where
// the person waits, or at any of them (B34, B36, B71).
func (c Context) Sources(person *clinic.Person, sources []clinic.Source) []clinic.Source {
	at := person.At.Space
	switch {
	case person.At.Area == clinic.Slot:
		return append(sources, clinic.Source{How: clinic.Enter, Space: at, Side: person.At.Side})
	case person.At.Area == clinic.Inside && c.Clinic().At(at).Kind == clinic.Helipad:
		return append(sources, clinic.Source{How: clinic.Enter, Space: at.Below()})
	case person.At.Area == clinic.Inside:
		return append(sources, clinic.Source{How: clinic.Start, Space: at})
	}
	sources = c.Clinic().Entrances(sources)
	patient := c.Rules.As(person.Kind) == clinic.Patient
	for _, spec := range c.Rules.entered {
		if !spec.Entry && !patient {
			continue
		}
		for space := range c.Clinic().Of(spec.Kind).All() {
			switch {
			case spec.Entry:
				sources = append(sources, clinic.Source{How: clinic.Enter, Space: space})
			case c.mayEnd(person, space).None():
				sources = append(sources, clinic.Source{How: clinic.Direct, Space: space, Stays: !spec.OnFrom})
			}
		}
	}
	return sources
}

// Costs returns the times of steps on foot, which are the same for everybody (B71 to B73).
func (c Context) Costs() clinic.Costs {
	costs := clinic.Costs{
		Step: int16(c.Number(TimeStep)), Climb: int16(c.Number(TimeClimb)),
		Ride: int16(c.Number(TimeRide)), Enter: int16(c.Number(TimeEnter)),
	}
	if len(c.Rules.hooks.Surcharge) > 0 {
		board := c.Clinic()
		entered := board.Board().Floor(0) | board.Board()&^board.Of("") // nobody enters the empty spaces above Floor 0
		for space := range entered.All() {
			costs.Surcharge[space.Index()] = int16(ask(c, c.Rules.hooks.Surcharge, space, 0))
		}
	}
	return costs
}

// OnTheWay is the mark of a person who has stopped on the way and continues in the mode that its Note names.
const OnTheWay = "on_the_way"

// goesOnBy reports whether the person is on the way in that mode.
func goesOnBy(person *clinic.Person, mode *Mode) bool {
	name, _ := clinic.NoteOf(person.Marks, OnTheWay)
	return name == mode.Name
}

// modeOf returns the way to move with that name, nil for the empty name, which means on foot. It also returns the
// reason why the person may not use it.
func (c Context) modeOf(name string, person *clinic.Person) (*Mode, rule.Reason) {
	if name == "" {
		return nil, rule.Reason{}
	}
	mode := c.Rules.mode(name)
	if mode == nil {
		return nil, rule.Reason{Rule: "B70", Key: "no_such_mode", What: name}
	}
	return mode, c.mayUse(mode, person)
}

// mayUse returns the reason why the person may not use that mode.
func (c Context) mayUse(mode *Mode, person *clinic.Person) rule.Reason {
	if goesOnBy(person, mode) {
		return rule.Reason{}
	}
	reason := mode.May(c, person)
	reason.Sign(mode.source)
	return reason
}

// begins returns the sources and costs of the person's way in that mode.
func (c Context) begins(person *clinic.Person, mode *Mode) ([]clinic.Source, clinic.Costs) {
	costs := c.Costs()
	mode.Costs(c, person, &costs)
	return c.sourcesIn(mode, person), costs
}

// sourcesIn returns the sources of the person's way in that mode.
func (c Context) sourcesIn(mode *Mode, person *clinic.Person) []clinic.Source {
	if goesOnBy(person, mode) {
		return c.Sources(person, nil)
	}
	return mode.Sources(c, person, nil)
}

// ReachBy is Reach for another way to move than on foot (see Mode).
func (c Context) ReachBy(name string, person *clinic.Person, out *clinic.Routes) rule.Reason {
	if name == "" {
		return c.Reach(person, out)
	}
	reason := c.MayMove(person)
	if !reason.None() {
		return reason
	}
	mode, reason := c.modeOf(name, person)
	if !reason.None() {
		return reason
	}
	sources, costs := c.begins(person, mode)
	c.Clinic().Routes(sources, &costs, out)
	return rule.Reason{}
}

// RoutesFrom finds a person's cheapest ways from the given sources, wherever the person is, and writes them to out.
func (c Context) RoutesFrom(person *clinic.Person, out *clinic.Routes, sources ...clinic.Source) {
	costs := c.Costs()
	c.Clinic().Routes(sources, &costs, out)
}

// ExplainStep returns the time of entering a space and its origins (B72, B89).
func (c Context) ExplainStep(space clinic.Space) (int, []Origin) {
	return explain(c, c.Rules.hooks.Surcharge, space, Origin{Base, "B72", c.Number(TimeStep)})
}

// Reach finds a person's cheapest way to every space on foot (B70 to B74) and writes it to out. It returns the reason
// if the person can't move at all.
func (c Context) Reach(person *clinic.Person, out *clinic.Routes) rule.Reason {
	if reason := c.MayMove(person); !reason.None() {
		return reason
	}
	var array [16]clinic.Source
	costs := c.Costs()
	c.Clinic().Routes(c.Sources(person, array[:0]), &costs, out)
	return rule.Reason{}
}

// Way returns the way of a legal move: the command's own, or the cheapest. It returns nil if the move is illegal.
func (c Context) Way(command *Command) []clinic.WayStep {
	person := c.Clinic().Person(command.Person)
	if person == nil || !JudgeMove(c, command).Legal() {
		return nil
	}
	return c.wayOf(person, command)
}

// wayOf returns the way of a legal move, nil for somebody who goes back to pre-admissions.
func (c Context) wayOf(person *clinic.Person, command *Command) (way []clinic.WayStep) {
	if command.To.Area == clinic.Inside {
		c.findWay(person, c.Rules.mode(command.Choice), command, &way)
	}
	return way
}

// MayEnd returns the reason why a person may not end a move in a space, the zero Reason if it may (B74 to B76).
func (c Context) MayEnd(person *clinic.Person, space clinic.Space) rule.Reason {
	if !c.Clinic().Contains(space) {
		return rule.Reason{Rule: "B2", Key: "outside_grid"}
	}
	return c.mayEnd(person, space)
}

// JudgeMove judges a move. Without a path it takes the cheapest way; with a path it checks each step. It warns of a
// room that will be too full when Move ends (B74 to B76).
func JudgeMove(c Context, command *Command) Verdict { return judgeMove(c, command, nil) }

// judgeMove is JudgeMove, but also writes the way of a legal move to out unless that is nil.
func judgeMove(c Context, command *Command, out *[]clinic.WayStep) Verdict {
	person := c.Clinic().Person(command.Person)
	if person == nil {
		return refuse(rule.Reason{Rule: "B76", Key: "no_such_person", What: command.Person})
	}
	back := command.To == clinic.Place{Area: clinic.PreAdmissions}
	if command.To.Area != clinic.Inside && !back {
		return refuse(rule.Reason{Rule: "B76", Key: "only_into_rooms", What: string(person.Kind)})
	}
	if reason := c.MayMove(person); !reason.None() {
		return refuse(reason)
	}
	if back {
		return refuse(c.MayReturn(person))
	}
	mode, reason := c.modeOf(command.Choice, person)
	if !reason.None() {
		return refuse(reason)
	}
	space := command.To.Space
	if reason := c.MayEnd(person, space); !reason.None() {
		return refuse(reason)
	}
	if person.In(space) {
		return refuse(rule.Reason{Rule: "B76", Key: "is_there_already", What: string(person.Kind)})
	}
	time, reason := c.findWay(person, mode, command, out)
	if !reason.None() {
		return refuse(reason)
	}
	v := Verdict{Cost: Cost{Time: int(time)}}
	as := c.heldAs(person)
	if most, held := c.Holding(space, as); as != clinic.Patient && held && most >= 0 && c.Present(space, as) >= most {
		v.Warnings = append(v.Warnings, rule.Reason{
			Rule: "B76", Key: "too_many_there", What: string(person.Kind), Other: string(c.Clinic().At(space).Kind), Limit: most, Source: Base,
		})
	}
	return v
}

// findWay returns the time of the command's own way in that mode, or of the cheapest way if it has none, and the
// reason against it. It writes the way to out unless that is nil.
func (c Context) findWay(person *clinic.Person, mode *Mode, command *Command, out *[]clinic.WayStep) (int16, rule.Reason) {
	if mode != nil {
		sources, costs := c.begins(person, mode)
		return c.findWayFrom(sources, &costs, command, out)
	}
	var array [16]clinic.Source
	costs := c.Costs()
	return c.findWayFrom(c.Sources(person, array[:0]), &costs, command, out)
}

func (c Context) findWayFrom(sources []clinic.Source, costs *clinic.Costs, command *Command, out *[]clinic.WayStep) (int16, rule.Reason) {
	space := command.To.Space
	if len(command.Path) > 0 {
		way := slices.Clone(command.Path)
		time, reason := c.Clinic().CheckWay(sources, costs, way)
		if reason.None() && way[len(way)-1].Space != space {
			reason = rule.Reason{Rule: "B72", Key: "way_ends_elsewhere"}
		}
		if out != nil {
			*out = way
		}
		return time, reason
	}
	var routes clinic.Routes
	c.Clinic().RouteTo(space, sources, costs, &routes)
	time := routes.To(space)
	if time == clinic.Unreachable {
		return 0, rule.Reason{Rule: "B72", Key: "no_way", What: string(c.Clinic().Person(command.Person).Kind)}
	}
	if out != nil {
		*out = routes.Way(space, nil)
	}
	return time, rule.Reason{}
}

// judgeAnyMove is JudgeMove for somebody in the clinic or the annex; nobody goes from one to the other.
func judgeAnyMove(c Context, command *Command) Verdict { return findAnyMove(c, command, nil) }

// findAnyMove is judgeAnyMove, but also writes the way of a legal move to out unless that is nil.
func findAnyMove(c Context, command *Command, out *[]clinic.WayStep) Verdict {
	where := c.Where(command.Person)
	if person := where.Clinic().Person(command.Person); person != nil && command.Board != where.Rules.board {
		return refuse(where.Rules.Crossing(person.Kind))
	}
	return judgeMove(where, command, out)
}

// listMoves appends every move of everybody by the cheapest way, people by id, places by Index.
func listMoves(c Context, _ *Decision, commands []Command) []Command {
	for board := range c.Boards() {
		commands = board.AppendMoves(func(*clinic.Person) bool { return true }, commands)
	}
	return commands
}

// AppendMoves appends every move of those people by the cheapest way, people by id, places by Index.
func (c Context) AppendMoves(who func(*clinic.Person) bool, commands []Command) []Command {
	type walker struct {
		*clinic.Person
		ends clinic.Spaces
	}
	var array [24]walker
	var rooms KnownRooms
	walkers, moves := array[:0], 1 // for Done
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if !who(person) || !c.MayMove(person).None() {
			continue
		}
		ends := rooms.Of(c, person) & c.reachable(person)
		walkers, moves = append(walkers, walker{person, ends}), moves+ends.Count()
	}
	slices.SortFunc(walkers, func(a, b walker) int { return strings.Compare(a.ID, b.ID) })
	commands = slices.Grow(commands, moves)
	for i := range walkers {
		person, move := walkers[i].Person, Command{Type: MoveOne, Board: c.Rules.board, Person: walkers[i].ID}
		for space := range walkers[i].ends.All() {
			move.To = clinic.In(space)
			commands = append(commands, move)
		}
		if c.MayReturn(person).None() {
			move.To = clinic.Place{Area: clinic.PreAdmissions}
			commands = append(commands, move)
		}
	}
	for i := range c.Rules.modes {
		commands = c.listMode(&c.Rules.modes[i], who, &rooms, commands)
	}
	return commands
}

// CanWalk reports whether a person can go on foot to one of these spaces, other than the current one, and end there
// (B70 to B74). It searches no ways if the person may end in none of them.
func (c Context) CanWalk(person *clinic.Person, to clinic.Spaces) bool {
	if !c.MayMove(person).None() {
		return false
	}
	if person.At.Area == clinic.Inside {
		to &^= clinic.One(person.At.Space)
	}
	for space := range to.All() {
		if !c.MayEnd(person, space).None() {
			to &^= clinic.One(space)
		}
	}
	if to == 0 {
		return false
	}
	return to&c.reachable(person) != 0
}

// reachable returns every space that a person who can move gets to on foot (B70 to B74).
func (c Context) reachable(person *clinic.Person) clinic.Spaces {
	var array [16]clinic.Source
	return c.Clinic().Reachable(c.Sources(person, array[:0]))
}

// listMode appends every move in a mode other than on foot.
func (c Context) listMode(mode *Mode, who func(*clinic.Person) bool, rooms *KnownRooms, commands []Command) []Command {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if !who(person) || !c.mayUse(mode, person).None() || !c.MayMove(person).None() {
			continue
		}
		for space := range (rooms.Of(c, person) & c.Clinic().Reachable(c.sourcesIn(mode, person))).All() {
			commands = append(commands, Command{Type: MoveOne, Board: c.Rules.board, Person: person.ID, To: clinic.In(space), Choice: mode.Name})
		}
	}
	return commands
}

// KnownRooms caches the spaces where people may end a move. The base game's rules are the same for everybody of one
// kind and service, so they are checked once for all, as long as nobody moves.
type KnownRooms struct {
	list  [12]roomsFor // an array, which needs no allocation; what doesn't fit in is found again each time
	known int
}

type roomsFor struct {
	kind    clinic.PersonKind
	service clinic.Service
	free    clinic.Spaces // the base game allows them
	opened  clinic.Spaces // the base game doesn't allow them, but an extension may
}

// Of returns the spaces where a person may end a move, other than the current one.
func (k *KnownRooms) Of(c Context, person *clinic.Person) clinic.Spaces {
	rooms := k.of(c, person.Kind, person.Service)
	free, opened := rooms.free, rooms.opened
	if person.At.Area == clinic.Inside {
		free, opened = free&^clinic.One(person.At.Space), opened&^clinic.One(person.At.Space)
	}
	judges := c.Rules.judgesOf(person.Kind).mayEnd
	var array [8]*Judgement[Entering]
	concerned := array[:0]
	for i := range judges {
		if judge := &judges[i]; judge.Concerns == nil || judge.Concerns(c, person) {
			concerned = append(concerned, judge)
		}
	}
	if len(concerned) == 0 {
		return free
	}
	ends := free
	for space := range free.All() {
		reason := rule.Reason{}
		for _, judge := range concerned {
			reason = judge.Judge(c, Entering{space, person}, reason)
		}
		if !reason.None() {
			ends &^= clinic.One(space)
		}
	}
	for space := range opened.All() {
		if c.mayEnd(person, space).None() {
			ends |= clinic.One(space)
		}
	}
	return ends
}

// of returns the spaces for a kind and service, from the cache if they are known.
func (k *KnownRooms) of(c Context, kind clinic.PersonKind, service clinic.Service) roomsFor {
	for i := range k.known {
		if one := &k.list[i]; one.kind == kind && one.service == service {
			return *one
		}
	}
	rooms := c.roomsFor(kind, service)
	if k.known < len(k.list) {
		k.list[k.known] = rooms
		k.known++
	}
	return rooms
}

func (c Context) roomsFor(kind clinic.PersonKind, service clinic.Service) roomsFor {
	rooms, judges := roomsFor{kind: kind, service: service}, c.Rules.judgesOf(kind)
	for space := range c.Clinic().Walkable().All() {
		built := c.Clinic().At(space).Kind
		_, held := judges.holds(built)
		switch {
		case held && c.roomFor(kind, service, space).None():
			rooms.free |= clinic.One(space)
		case judges.mayOpen(built):
			rooms.opened |= clinic.One(space)
		}
	}
	return rooms
}

// PlayMove moves the person by the way that was judged, and spends the time (B70).
func PlayMove(p *Play, player int, command *Command) { p.move(p.Of(player), command) }

func playAnyMove(p *Play, player int, command *Command) {
	p.move(p.Of(player).Where(command.Person), command)
}

func (p *Play) move(c Context, command *Command) {
	way := p.way
	if command != p.Command || way == nil {
		way = c.wayOf(c.Clinic().Person(command.Person), command)
	}
	c.Owner().Turn.Moves++
	p.walk(c, command.Person, command.To, way, "B70", command.Choice)
}

// Walk moves a person along a way and spends its time (B70). ruleID is the rule that the event cites; mode is the
// person's way to move, empty for on foot.
func (p *Play) Walk(player int, id string, to clinic.Place, way []clinic.WayStep, ruleID, mode string) {
	p.walk(p.Of(player), id, to, way, ruleID, mode)
}

func (p *Play) walk(c Context, id string, to clinic.Place, way []clinic.WayStep, ruleID, mode string) {
	person := c.Clinic().Person(id)
	e := Event{
		Type: PersonMoved, Player: c.Player, Board: c.Rules.board, Rule: ruleID, Person: id, Kind: person.Kind, Level: person.Level,
		Service: person.Service, From: person.At, To: to, Path: way, Choice: mode,
	}
	for i := range way {
		e.Time += int(way[i].Time)
	}
	person.At = to
	c.Owner().Time += e.Time
	p.Follow(e)
}

// judgeMoveDone keeps a player in Move until everybody is in a legal place: staff outside, or in a room that takes
// them and is not too full (B76).
func judgeMoveDone(c Context, _ *Command) Verdict {
	for board := range c.Boards() {
		if reason := board.notSettled(); !reason.None() {
			return refuse(reason)
		}
	}
	return Verdict{}
}

// notSettled returns the reason if somebody is in no legal place now that Move is to end (B76).
func (c Context) notSettled() rule.Reason {
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		if person.At.Area != clinic.Inside || !c.Staff(person) {
			continue
		}
		reason := c.mayEnd(person, person.At.Space)
		if reason.None() {
			reason = c.tooManyLike(person)
		}
		if !reason.None() {
			return reason
		}
	}
	return rule.Reason{}
}

// TooMany returns the reason if a room has more people of a kind than it may hold when Move ends: What is their kind,
// Limit how many may stay. It is the zero Reason if everybody may stay (B76).
func (c Context) TooMany(space clinic.Space) rule.Reason {
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.In(space) && c.Staff(person) {
			if reason := c.tooManyLike(person); !reason.None() {
				return reason
			}
		}
	}
	return rule.Reason{}
}

// tooManyLike returns the reason if more people like that person are in its room than may stay.
func (c Context) tooManyLike(person *clinic.Person) rule.Reason {
	as := c.heldAs(person)
	most, held := c.Holding(person.At.Space, as)
	if held && most >= 0 && c.Present(person.At.Space, as) > most {
		return rule.Reason{Rule: "B76", Key: "too_many_there", What: string(person.Kind), Other: string(c.Clinic().At(person.At.Space).Kind), Limit: most}
	}
	return rule.Reason{}
}

func listMoveDone(c Context, _ *Decision, commands []Command) []Command {
	if judgeMoveDone(c, nil).Legal() {
		commands = append(commands, Command{Type: Done})
	}
	return commands
}

func playMoveDone(p *Play, player int, _ *Command) {
	p.Answered(player, DecideMove)
	p.Tell(Event{Type: PlayerDone, Player: player, Rule: "B76", Choice: string(DecideMove)})
	p.moments(afterMove, player)
}
