package engine

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/rule"
)

var idPattern = regexp.MustCompile(`^[A-Za-z0-9]{1,20}$`)

// layout lays a position out on a table: what is named comes from the bags first, then from the supply; what
// is left out takes its setup value.
type layout struct {
	rules *game.Rules
	state *game.State
	full  market.Market // as it is before anything lies on the table
	step  game.Step
	exact bool    // the phase is named
	annex *layout // of the annexes, nil without them
	home  *layout // of the clinics, where this one is of their annexes

	patients, doctors market.Bag // how many of each level lie on the table
	named             [game.MaxPlayers]namedParts
}

// namedParts tells what a position says of one player.
type namedParts struct{ used, chosen bool }

// readPosition reads a position and gives its rules and the state with the first decision.
func readPosition(n node, known []*game.Extension, numbers map[string]int) (*game.Rules, *game.State) {
	o := n.object()
	rules := readRules(o.need("config"), known, numbers)
	if n.failed() {
		return nil, nil
	}
	table := rules.NewTable()
	l := &layout{rules: rules, state: table, full: table.Market.Clone()}
	l.readStep(o)
	l.annex = l.annexOf()
	if turnOrder, ok := o.field("turn_order"); ok {
		l.readTurnOrder(turnOrder)
	}
	l.readPlayers(o)
	l.readResidency(o)
	l.readAppointments(o)
	l.readTable(o)
	l.readMarket(o)
	s := l.state
	if random, ok := o.field("random"); ok {
		s.Random.Word = random.word()
	}
	s.UndonePastDraw = o.flag("undone_past_draw")
	pending, given := o.field("pending")
	coming, _ := o.field("to_come")
	over, ended := o.field("over")
	if ended && over.flag() != (l.step.Key == game.StepEnd) {
		over.fail("goes with the step end")
	}
	o.close()
	if n.failed() {
		return nil, nil
	}
	s.Step = slices.IndexFunc(rules.Steps, func(step game.Step) bool { return step.Key == l.step.Key })
	if player, reason := rules.Broken(s); !reason.None() {
		path := fmt.Sprintf("players[%d]", player)
		node{n.reader, path, nil}.failReason(reason, rules.Sentence(reason))
		return nil, nil
	}
	if !given || l.step.Key == game.StepEnd {
		l.begin()
		return rules, s
	}
	l.readPending(pending, coming)
	if n.failed() {
		return nil, nil
	}
	return rules, s
}

// readStep reads round, step, action step and phase. A phase is exact; a step alone means the first phase of
// that name, of the named action step.
func (l *layout) readStep(o *object) {
	name := game.StepSetup
	if step, ok := o.field("step"); ok {
		name = step.text()
		if !slices.ContainsFunc(l.rules.Steps, func(s game.Step) bool { return s.Name == name }) {
			step.fail("must be a step of this game, not %q", name)
			return
		}
	}
	round, number := 1, 0
	if name == game.StepSetup {
		round = 0
	}
	if n, ok := o.field("round"); ok {
		round = n.number(0, l.rules.Numbers[game.Rounds])
		if (round == 0) != (name == game.StepSetup) {
			n.fail("must be 0 during setup, and from 1 on afterwards")
		}
	}
	l.state.Round = round
	actionStep, numbered := o.field("action_step")
	if numbered {
		number = actionStep.number(1, l.rules.Numbers[game.ActionSteps])
	}
	phase, exact := o.field("phase")
	l.exact = exact
	found := false
	for _, s := range l.rules.Steps {
		switch {
		case s.Name != name || exact && s.Key != phase.text():
		case numbered && s.Number != number:
		case !exact && !startsStep(s):
		default:
			l.step, found = s, true
		}
		if found {
			return
		}
	}
	switch {
	case exact:
		phase.fail("must be a phase of the step %s", name)
	case numbered:
		actionStep.fail("does not go with the step %s", name)
	}
}

// phaseClinics is the phase of setup in which the clinics are laid out (B49).
const phaseClinics = "setup-clinics"

// phaseAnnexes is the one in which the annexes are.
const phaseAnnexes = "setup-annexes"

// startsStep tells whether a phase is one at which a position may begin: the opening of a round counts the
// rounds, and the first phases of setup lay out what a position has already.
func startsStep(s game.Step) bool {
	switch s.Key {
	case "round", "setup-market", phaseClinics, phaseAnnexes, "setup-extras":
		return false
	}
	return true
}

func (l *layout) readTurnOrder(n node) {
	var order []int
	for _, item := range n.list(game.MaxPlayers) {
		player := item.number(0, len(l.state.Players)-1)
		if slices.Contains(order, player) {
			item.fail("names a player twice")
		}
		order = append(order, player)
	}
	if len(order) != len(l.state.Players) {
		n.fail("must name every player once")
	}
	l.state.TurnOrder = order
}

func (l *layout) setup() bool { return l.step.Name == game.StepSetup }

func (l *layout) readPlayers(o *object) {
	n, given := o.field("players")
	if !given {
		n.value = []any{}
	}
	items := n.list(game.MaxPlayers)
	if len(items) > len(l.state.Players) {
		n.fail("has more players than the config")
		return
	}
	players := make([]*object, len(l.state.Players))
	built := false
	for i := range players {
		if i >= len(items) {
			players[i] = node{n.reader, fmt.Sprintf("players[%d]", i), []field{}}.object()
			continue
		}
		players[i] = items[i].object()
		_, named := players[i].field("components")
		built = built || named
	}
	if l.setup() && !built && !l.exact {
		l.step.Key = phaseClinics
		if l.annex != nil {
			l.annex.step.Key = phaseClinics
		}
	}
	for i := range players {
		if !n.failed() {
			l.readPlayer(i, players[i])
			players[i].close()
		}
	}
}

func (l *layout) readPlayer(i int, o *object) {
	p := &l.state.Players[i]
	o.number("money", &p.Money, 0, bigNumber)
	o.number("popularity", &p.Popularity, -bigNumber, bigNumber)
	o.number("time", &p.Time, 0, bigNumber)
	if n, ok := o.field("bonus"); ok {
		if p.Bonus = n.text(); !slices.Contains(l.rules.BonusTiles(), p.Bonus) {
			n.fail("must be a bonus tile")
		}
	}
	p.Goal, p.GoalMet = l.rules.GoalID(o.text("goal")), o.flag("goal_met")
	l.readComponents(i, o)
	if !o.failed() {
		l.readPeople(i, o)
	}
	if n, ok := o.field("treated"); ok {
		p.Treated = l.readBag(n)
	}
	o.number("died", &p.Died, 0, bigNumber)
	if n, ok := o.field("history"); ok {
		for _, item := range n.list(l.rules.Numbers[game.Rounds]) {
			record := item.object()
			r := game.Record{
				Popularity: record.need("popularity").number(-bigNumber, bigNumber),
				Money:      record.need("money").number(-bigNumber, bigNumber),
				Time:       record.need("time").number(0, bigNumber),
			}
			record.close()
			p.History = append(p.History, r)
		}
	}
	p.Marks = readMarks(l.rules, game.OnPlayer, o)
	readSpaceMarks(l.rules, &p.Clinic, o)
	if n, ok := o.field("turn"); ok {
		l.readTurn(i, n)
	}
	if l.annex != nil && !o.failed() {
		l.annex.readAnnexPlayer(i, o)
	}
}

func (l *layout) of(player int) game.Context {
	return game.Context{Rules: l.rules, State: l.state, Player: player}
}

// market is what is common on these boards.
func (l *layout) market() *market.Market { return l.of(0).Market() }

// readComponents builds what is named, in whatever order supports it, by the rules of placement. A player
// without components has the layout of the config (B42); one who builds it by hand has none yet.
func (l *layout) readComponents(player int, o *object) {
	n, given := o.field("components")
	var items []node
	if given {
		var beside []node
		items, beside = l.split(n.list(200), "board", func(name string) bool { return l.annex != nil && name == l.annex.rules.Board() })
		if len(beside) > 0 {
			l.annex.buildAll(player, n, beside)
		} else if l.annex != nil {
			l.annex.layAnnexStart(player)
		}
	}
	if !given {
		if l.annex != nil {
			l.annex.layAnnexStart(player)
		}
		if l.step.Key == phaseClinics {
			return // setup will lay it out
		}
		level, ok := clinic.LevelNamed(l.rules.Config.Layouts[player])
		if !ok {
			return
		}
		layout, _ := clinic.LayoutOf(level, l.state.Players[player].Clinic.Columns)
		for _, c := range layout.Components {
			l.build(player, c)
		}
		return
	}
	l.buildAll(player, n, items)
}

// split takes those objects apart of which a field says that they are of the annex.
func (l *layout) split(items []node, name string, ofAnnex func(text string) bool) (here, beside []node) {
	for _, item := range items {
		value := ""
		fields, _ := item.value.([]field)
		for _, f := range fields {
			if text, ok := f.value.(string); ok && f.name == name {
				value = text
			}
		}
		if ofAnnex(value) {
			beside = append(beside, item)
		} else {
			here = append(here, item)
		}
	}
	return here, beside
}

// waiting is a component of a position that has still to be built.
type waiting struct {
	node      node
	component clinic.Component
	marks     []clinic.Mark
}

// buildAll builds what is named on one board: what stands on spaces in whatever order supports it, then what stands at
// their sides, which keeps the order in which it is named.
func (l *layout) buildAll(player int, n node, items []node) {
	var rooms, besides []waiting
	for _, item := range items {
		entry := item.object()
		if board, ok := entry.field("board"); ok && board.text() != l.rules.Board() {
			reason := rule.Reason{Rule: "B50", Key: "no_such_board", What: board.text()}
			board.failReason(reason, l.rules.Sentence(reason))
		}
		component := readComponent(l.rules, entry)
		spec := l.rules.Component(component.Kind)
		if reason := l.of(player).OtherBoard(component.Kind); !n.failed() && spec == nil {
			item.failReason(reason, l.rules.Sentence(reason))
		}
		w := waiting{item, component, readMarks(l.rules, bearer(l.rules, component.Kind), entry)}
		entry.close()
		if spec != nil && spec.Sided() {
			besides = append(besides, w)
		} else {
			rooms = append(rooms, w)
		}
	}
	l.buildThose(player, n, rooms)
	l.buildThose(player, n, besides)
}

// buildThose builds components, again and again what is supported by now, until none is left or none can be built.
func (l *layout) buildThose(player int, n node, left []waiting) {
	board := l.of(player).Clinic()
	for len(left) > 0 && !n.failed() {
		before := len(left)
		var first rule.Reason
		left = slices.DeleteFunc(left, func(w waiting) bool {
			spec := l.rules.Component(w.component.Kind)
			reason := l.of(player).Placement(spec, game.Placing{Board: board, Component: w.component})
			if !reason.None() {
				if first.None() {
					first = reason
				}
				return false
			}
			l.count(player, w.node, w.component)
			l.build(player, w.component)
			if spec.Sided() {
				board.Outside[len(board.Outside)-1].Marks = w.marks
			} else if w.marks != nil {
				board.At(w.component.Space).Marks = w.marks
			}
			return true
		})
		if len(left) == before {
			left[0].node.failReason(first, l.rules.Sentence(first))
		}
	}
}

// count refuses more components than exist, for the player and in all (B20, B38, B40).
func (l *layout) count(player int, n node, c clinic.Component) {
	board := l.of(player)
	if most, limited := board.Limit(c.Kind); limited && board.Count(c.Kind) >= most {
		reason := rule.Reason{Rule: "B20", Key: "limit_reached", What: string(c.Kind), Limit: most}
		n.failReason(reason, l.rules.Sentence(reason))
	}
	if c.Kind == clinic.Hub && l.market().Row(c.Service) == nil {
		reason := rule.Reason{Rule: "B40", Key: "service_not_in_play", What: string(c.Kind), Other: c.Service.String()}
		n.failReason(reason, l.rules.Sentence(reason))
	}
	if most, counted := l.inTheBox(c); counted {
		there := 0
		for i := range l.state.Players {
			for board := range l.state.Players[i].Boards() {
				there += countOf(&board.Clinic, c)
			}
		}
		if there >= most {
			reason := rule.Reason{Rule: "B38", Key: "none_left", What: string(c.Kind)}
			n.failReason(reason, l.rules.Sentence(reason))
		}
	}
}

// countOf is how many of such a component a clinic has; hubs count by service.
func countOf(board *clinic.Clinic, c clinic.Component) int {
	count := 0
	for space := range board.Of(c.Kind).All() {
		if c.Kind != clinic.Hub || board.At(space).Service == c.Service {
			count++
		}
	}
	for i := range board.Outside {
		if board.Outside[i].Kind == c.Kind {
			count++
		}
	}
	return count
}

// inTheBox is how many of such a component exist in all, whatever the number of players (B37, B38).
func (l *layout) inTheBox(c clinic.Component) (int, bool) {
	numbers := l.rules.Numbers
	switch c.Kind {
	case clinic.SupplyRoom:
		return game.MaxPlayers * numbers[game.SupplyRoomsPerPlayer], true
	case clinic.OperatingRoom, clinic.OutpatientServices, clinic.Laboratory, clinic.WaitingRoom:
		return max(numbers[game.SpecialsSolo], numbers[game.Specials2], numbers[game.Specials3], numbers[game.Specials4]), true
	}
	pile := l.full.Pile(c.Kind, c.Service)
	if pile == nil && l.home != nil {
		return l.home.inTheBox(c)
	}
	if pile == nil {
		return 0, false
	}
	return pile.Left, true
}

// build places a component and takes it from its pile while that has one.
func (l *layout) build(player int, c clinic.Component) {
	if pile := l.of(player).Pile(c.Kind, c.Service); pile != nil && pile.Left > 0 {
		pile.Left--
	}
	l.of(player).Clinic().Place(&l.rules.Component(c.Kind).Blueprint, c)
}

// readPeople brings the people of a clinic. Without any named there is the starting doctor, except during
// setup, which brings it (B41).
func (l *layout) readPeople(player int, o *object) {
	board := l.of(player).Clinic()
	n, given := o.field("people")
	switch {
	case given:
		items, beside := l.split(n.list(500), "kind", func(kind string) bool {
			return l.annex != nil && l.annex.rules.PersonSpec(clinic.PersonKind(kind)) != nil
		})
		l.bringAll(player, n, items)
		if l.annex != nil {
			l.annex.bringAll(player, n, beside)
		}
	case !l.setup():
		l.state.Market.DoctorSupply[clinic.White]--
		l.doctors[clinic.White]++
		board.People = []clinic.Person{{
			ID: "d1", Kind: clinic.Doctor, Level: clinic.White, Car: true, At: clinic.Place{Area: clinic.Waiting},
		}}
		if l.annex != nil {
			l.annex.bringAnnexStaff(player)
		}
	}
	l.readNamed(o, board)
	l.checkPeople(player, o)
	if l.annex != nil {
		l.annex.checkPeople(player, o)
	}
}

// bringAll brings the people who are named on one board.
func (l *layout) bringAll(player int, n node, items []node) {
	board := l.of(player).Clinic()
	later := map[string][]clinic.Mark{}
	for _, item := range items {
		p := readPerson(l.rules, item)
		if n.failed() {
			break
		}
		p.Marks, later[p.ID] = l.splitMarks(&p)
		l.bring(player, item, p)
	}
	for i := range board.People {
		board.People[i].Marks = append(board.People[i].Marks, later[board.People[i].ID]...)
	}
}

// checkPeople refuses more cars than places, and rooms that are too full (B61, B76).
func (l *layout) checkPeople(player int, o *object) {
	board := l.of(player).Clinic()
	if places, cars := l.of(player).Places(), board.Cars(); cars > places && !o.failed() {
		o.failBy("B61", "%s has %d cars and only %d parking places", o.path, cars, places)
	}
	if l.step.Name != game.StepMove && !l.rules.CapacityVaries() {
		l.checkRooms(player, o)
	}
}

// splitMarks takes those apart that have come to somebody who was in a place already: they are laid down when
// everybody has been placed. Who is in an area that goes with a mark has it.
func (l *layout) splitMarks(p *clinic.Person) (first, later []clinic.Mark) {
	for _, spec := range l.rules.Marks() {
		if spec.In != "" && spec.In == p.At.Area {
			p.Marks = clinic.SetMark(p.Marks, clinic.Mark{Kind: spec.Kind, Count: 1})
		}
	}
	for _, mark := range p.Marks {
		comes := slices.ContainsFunc(l.rules.Marks(), func(spec game.MarkSpec) bool {
			return spec.On == game.OnPerson && spec.Kind == mark.Kind && spec.Anywhere
		})
		if comes {
			later = append(later, mark)
		} else {
			first = append(first, mark)
		}
	}
	return first, later
}

// maxID is the highest number that an id may have: there is room above it for everybody who comes later.
const maxID = 20_000

var givenID = regexp.MustCompile(`^[a-z][0-9]+$`)

// readNamed reads how many ids of each letter have been given, at least those of the people that are there.
func (l *layout) readNamed(o *object, board *clinic.Clinic) {
	for i := range board.People {
		if id := board.People[i].ID; givenID.MatchString(id) {
			number, _ := strconv.Atoi(id[1:])
			letter := id[0] - 'a'
			board.Named[letter] = max(board.Named[letter], int16(number))
		}
	}
	if named, ok := o.field("named"); ok {
		given := named.object()
		for letter := range board.Named {
			number := int(board.Named[letter])
			given.number(string(rune('a'+letter)), &number, number, maxID)
			board.Named[letter] = int16(number)
		}
		given.close()
	}
}

// givesLetter tells whether ids with that letter are given to people of the other board of the same game.
func (l *layout) givesLetter(letter byte) bool {
	annex := l.rules.Annex()
	if annex == nil {
		return false
	}
	theirs := slices.ContainsFunc(annex.Annexed().People, func(spec game.PersonSpec) bool { return spec.Kind[0] == letter })
	return theirs != (annex == l.rules)
}

// bring takes a person's piece and puts it where it is, if it may be there.
func (l *layout) bring(player int, n node, p clinic.Person) {
	c := l.of(player)
	board := c.Clinic()
	for beside := range c.Boards() {
		if beside.Clinic().Person(p.ID) != nil {
			n.fail("has the id of somebody else, %q", p.ID)
			return
		}
	}
	if number, err := strconv.Atoi(p.ID[1:]); givenID.MatchString(p.ID) && (err != nil || number > maxID) {
		n.fail("has an id that is too high")
		return
	}
	if givenID.MatchString(p.ID) && l.givesLetter(p.ID[0]) {
		n.fail("has an id as people of the other board have, %q", p.ID)
		return
	}
	l.takePiece(n, &p)
	at := p.At
	p.At = clinic.Place{Area: clinic.Waiting} // MayEnd asks about somebody who comes in
	l.checkPlace(n, c, &p, at)
	p.At = at
	board.People = append(board.People, p)
}

// checkPlace refuses a person where it can't be (B30, B54, B74 to B76).
func (l *layout) checkPlace(n node, c game.Context, p *clinic.Person, at clinic.Place) {
	var reason rule.Reason
	switch at.Area {
	case clinic.Inside:
		reason = c.MayEnd(p, at.Space)
	case clinic.Waiting:
		if l.rules.As(p.Kind) == clinic.Patient {
			n.failBy("B54", "%s: a patient waits in pre-admissions, not outside", n.path)
		}
	case clinic.PreAdmissions:
		switch {
		case c.Staff(p):
			n.failBy("B54", "%s: only patients wait in pre-admissions", n.path)
		case l.home != nil && c.FreeWaiting(p.Service) < 1:
			reason = rule.Reason{Rule: "B54", Key: "pre_admissions_full", What: l.rules.Board()}
		case p.Kind != clinic.Patient || p.Service == clinic.NoService:
		case !c.HasHub(p.Service):
			reason = rule.Reason{Rule: "B30", Key: "no_hub_of_service", What: p.Service.String()}
		case c.FreeWaiting(p.Service) < 1:
			reason = rule.Reason{Rule: "B54", Key: "pre_admissions_full", What: p.Service.String()}
		}
	case clinic.Slot:
		if len(l.rules.Config.Extensions) == 0 {
			n.failBy("B76", "%s: nobody can be there in this game", n.path)
		}
	default: // apart from the board
		if !slices.ContainsFunc(l.rules.Marks(), func(spec game.MarkSpec) bool { return spec.In == at.Area }) {
			n.failBy("B76", "%s: nobody can be there in this game", n.path)
		}
	}
	if !reason.None() {
		n.failReason(reason, l.rules.Sentence(reason))
	}
}

// checkRooms refuses rooms with more staff than they hold outside Move (B76).
func (l *layout) checkRooms(player int, o *object) {
	c := l.of(player)
	for i := range c.Clinic().People {
		p := &c.Clinic().People[i]
		if p.At.Area != clinic.Inside || o.failed() {
			continue
		}
		if most, ok := c.Holding(p.At.Space, p.Kind); ok && most >= 0 && c.Present(p.At.Space, p.Kind) > most {
			reason := rule.Reason{Rule: "B76", Key: "too_many_there", What: string(p.Kind), Other: string(c.Clinic().At(p.At.Space).Kind), Limit: most}
			o.failReason(reason, l.rules.Sentence(reason))
		}
	}
}

// takePiece takes the piece of a person out of the bag, or else the supply (B44, B45, B47).
func (l *layout) takePiece(n node, p *clinic.Person) {
	m := l.market()
	switch l.rules.As(p.Kind) {
	case clinic.Patient:
		l.take(n, p.Level, m.BagOf(p.Level), &m.PatientSupply, &l.patients, "B44")
	case clinic.Doctor:
		l.take(n, p.Level, &m.DoctorBag, &m.DoctorSupply, &l.doctors, "B45")
	case clinic.Nurse:
		if m.NursesLeft--; m.NursesLeft < 0 {
			n.failBy("B47", "%s is one nurse more than there are", n.path)
		}
	case clinic.Orderly:
		if m.Orderlies--; m.Orderlies < 0 {
			n.failBy("B47", "%s is one orderly more than there are", n.path)
		}
	}
}

func (l *layout) take(n node, level clinic.Level, bag, supply, table *market.Bag, id string) {
	table[level]++
	switch {
	case bag[level] > 0:
		bag[level]--
	case supply[level] > 0:
		supply[level]--
	default:
		n.failBy(id, "%s is one %s piece more than there are", n.path, level)
	}
}

// readResidency reads the residents; slots that nobody speaks of are filled from the bag (B46).
func (l *layout) readResidency(o *object) {
	m := l.market()
	n, given := o.field("residency")
	if !given {
		for slot := range m.Residency {
			m.Residency[slot] = l.draw(&m.DoctorBag, &l.doctors)
		}
		slices.SortFunc(m.Residency, func(a, b clinic.Level) int { return int(a-1)&7 - int(b-1)&7 })
		return
	}
	items := n.list(100)
	if len(items) > len(m.Residency) {
		n.failBy("B46", "residency has %d slots in this game", len(m.Residency))
		return
	}
	for slot, item := range items {
		if !item.null() {
			m.Residency[slot] = readLevel(l.rules, item)
			l.take(item, m.Residency[slot], &m.DoctorBag, &m.DoctorSupply, &l.doctors, "B45")
		}
	}
}

// draw takes a piece out of a bag by chance, none where it is empty.
func (l *layout) draw(bag, table *market.Bag) clinic.Level {
	if bag.Total() == 0 {
		return clinic.NoLevel
	}
	level := bag.Pick(l.state.Random.Below(bag.Total()))
	bag[level]--
	table[level]++
	return level
}

// readAppointments reads the rows of patients; a row that is left out has one from the bag (B48).
func (l *layout) readAppointments(o *object) {
	m := &l.state.Market
	given := [clinic.MaxServices + 1]bool{}
	if n, ok := o.field("appointments"); ok {
		for _, row := range n.object().all() {
			name := row.path[len(n.path)+1:]
			service, known := clinic.ServiceNamed(name)
			if !known {
				n.fail("has an unknown service %q", name)
				return
			}
			if m.Row(service) == nil {
				row.failBy("B40", "%s: the service is not in play", row.path)
				return
			}
			given[service] = true
			l.readRow(row, m.Row(service))
		}
	}
	for i := range m.Appointments {
		if row := &m.Appointments[i]; !given[row.Service] {
			row.Patients[0] = l.draw(m.Arrivals(), &l.patients)
		}
	}
}

func (l *layout) readRow(n node, row *market.Row) {
	items := n.list(100)
	if len(items) > market.RowLength {
		n.failBy("B48", "%s has %d spaces", n.path, market.RowLength)
		return
	}
	gap := false
	for i, item := range items {
		if item.null() {
			gap = true
			continue
		}
		if gap {
			item.failBy("B53", "%s: a row has no gaps, it slides right", item.path)
			return
		}
		row.Patients[i] = readLevel(l.rules, item)
		l.take(item, row.Patients[i], l.market().BagOf(row.Patients[i]), &l.market().PatientSupply, &l.patients, "B44")
	}
}

// readBag reads how many pieces there are of each color; a color that is left out has none.
func (l *layout) readBag(n node) market.Bag {
	var b market.Bag
	for _, item := range n.object().all() {
		name := item.path[len(n.path)+1:]
		level, ok := l.rules.LevelNamed(name)
		if !ok {
			n.fail("has an unknown colour %q", name)
			return b
		}
		b[level] = item.number(0, 999)
	}
	return b
}

// readMarket reads bags, supplies, nurses and piles where they are named.
func (l *layout) readMarket(o *object) {
	m := &l.state.Market
	n, ok := o.field("market")
	given := &object{node: n}
	if ok {
		given = n.object()
	}
	l.readIncoming(given)
	l.readPatients(given)
	l.readBags(given, "doctor", &m.DoctorBag, &m.DoctorSupply, "B45")
	l.readNurses(given)
	given.number("orderlies", &m.Orderlies, 0, max(0, m.Orderlies))
	if piles, ok := given.field("piles"); ok {
		l.drawNamedSpecials(piles)
		for _, item := range piles.list(100) {
			l.readPile(item)
		}
	}
	if tiles, ok := given.field("bonuses"); ok {
		m.Bonuses = nil
		for _, tile := range tiles.list(len(l.rules.BonusTiles())) {
			if m.Bonuses = append(m.Bonuses, tile.text()); !slices.Contains(l.rules.BonusTiles(), tile.text()) {
				tile.fail("must be a bonus tile")
			}
		}
	}
	if offered, ok := given.field("goals"); ok {
		m.Goals = offered.texts(20)
		for i := range m.Goals {
			m.Goals[i] = l.rules.GoalID(m.Goals[i])
		}
	}
	l.readPools(given)
	if l.annex != nil {
		l.annex.readAnnexMarket(given)
	}
	given.close()
}

// readIncoming reads the bag that the appointments are filled from, where that is one of its own (B51). Pieces
// that it lacks are in the supply.
func (l *layout) readIncoming(o *object) {
	m := &l.state.Market
	n, given := o.field("incoming_bag")
	if !given {
		return
	}
	if m.Incoming == nil {
		n.fail("is a bag that this game does not have")
		return
	}
	bag := l.readBag(n)
	for level := range bag {
		if m.PatientSupply[level] += m.Incoming[level] - bag[level]; m.PatientSupply[level] < 0 {
			n.failBy("B51", "%s has more %s pieces than there are", n.path, clinic.Level(level))
		}
	}
	*m.Incoming = bag
}

// readPatients reads the bag and the supply of the patients, and how many are out of the game. Which these are follows
// from what is missing where both are named; else they are the most severe ones of the rest.
func (l *layout) readPatients(o *object) {
	m := l.market()
	var exist market.Bag
	for level := range exist {
		exist[level] = m.PatientBag[level] + m.PatientSupply[level]
	}
	l.readBags(o, "patient", &m.PatientBag, &m.PatientSupply, "B44")
	gone := 0
	if !o.number("patients_gone", &gone, 0, bigNumber) || o.failed() {
		return
	}
	_, bagged := o.field("patient_bag")
	_, supplied := o.field("patient_supply")
	from := &m.PatientSupply
	switch {
	case bagged && supplied:
		from = &exist
		for level := range exist {
			exist[level] -= m.PatientBag[level] + m.PatientSupply[level]
		}
	case supplied:
		from = &m.PatientBag
	}
	for level, there := range slices.Backward(from[:]) {
		m.PatientsGone[level] = min(gone, there)
		from[level] -= m.PatientsGone[level]
		gone -= m.PatientsGone[level]
	}
	if gone > 0 {
		o.failBy("B86", "%s has more patients than there are", o.path)
	}
}

// readBags reads the bag and the supply of a kind of piece. With only one of the two named, the other holds
// the rest of what exists.
func (l *layout) readBags(o *object, kind string, bag, supply *market.Bag, id string) {
	bagNode, bagGiven := o.field(kind + "_bag")
	supplyNode, supplyGiven := o.field(kind + "_supply")
	if !bagGiven && !supplyGiven || o.failed() {
		return
	}
	var rest market.Bag
	for level := range rest {
		rest[level] = bag[level] + supply[level]
	}
	n := bagNode
	if bagGiven {
		*bag = l.readBag(bagNode)
	}
	if supplyGiven {
		n = supplyNode
		*supply = l.readBag(supplyNode)
	}
	for level := range rest {
		switch {
		case !bagGiven:
			bag[level] = rest[level] - supply[level]
		case !supplyGiven:
			supply[level] = rest[level] - bag[level]
		}
		if bag[level] < 0 || supply[level] < 0 || bag[level]+supply[level] > rest[level] {
			n.failBy(id, "%s has more %s pieces than there are", n.path, clinic.Level(level))
		}
	}
}

// readNurses reads the nurses of the round, those to come and those who left; by default the column is full
// and nobody has left (B47).
func (l *layout) readNurses(o *object) {
	m := l.market()
	rest := m.NursesLeft
	column, given := o.field("nurses")
	items := []node{}
	if given {
		if items = column.list(100); len(items) > len(m.Nurses) {
			column.failBy("B47", "%s has %d slots in this game", column.path, len(m.Nurses))
			return
		}
	}
	for slot := range m.Nurses {
		m.Nurses[slot] = !given && m.NursesLeft > 0 || slot < len(items) && items[slot].flag()
		if m.Nurses[slot] {
			m.NursesLeft--
			rest--
		}
	}
	l.readOtherNurses(o, rest)
}

// readOtherNurses reads who are still to come and who left, of those who are in no column.
func (l *layout) readOtherNurses(o *object, rest int) {
	m := l.market()
	if o.number("nurses_gone", &m.NursesGone, 0, bigNumber) {
		m.NursesLeft -= m.NursesGone
	}
	o.number("nurses_left", &m.NursesLeft, 0, bigNumber)
	if m.NursesLeft < 0 || m.NursesLeft+m.NursesGone > rest {
		o.failBy("B47", "%s has more nurses than there are", o.path)
	}
}

// drawNamedSpecials puts those special modules on sale whose piles are named, where the kinds on sale are drawn: a view
// names no seed (B37).
func (l *layout) drawNamedSpecials(n node) {
	if len(l.state.Players) > 1 || l.home != nil {
		return
	}
	m, drawn := l.market(), func(kind clinic.Kind) bool { return special(l.rules, kind) && l.rules.Stock(kind) < 0 }
	var named []clinic.Kind
	for _, item := range n.list(100) {
		for _, f := range item.object().fields {
			if text, ok := f.value.(string); ok && drawn(clinic.Kind(text)) {
				named = append(named, clinic.Kind(text))
			}
		}
	}
	if len(named) > l.rules.Numbers[game.SpecialKindsSolo] {
		return
	}
	for _, kind := range named {
		if m.Pile(kind, clinic.NoService) != nil {
			continue
		}
		for i := range m.Piles {
			if other := m.Piles[i].Kind; drawn(other) && !slices.Contains(named, other) {
				m.Piles[i].Kind, m.Piles[i].Left = kind, max(0, l.rules.Numbers[game.SpecialsSolo]-l.of(0).Count(kind))
				break
			}
		}
	}
	l.rules.SortPiles(m.Piles)
}

// readPile reads how many components a pile has left and whether it is closed (B22, B38).
func (l *layout) readPile(n node) {
	o := n.object()
	if board := o.text("board"); board != l.rules.Board() {
		n.fail("is no pile of the board %q", board)
	}
	kind := readKind(l.rules, o)
	service := clinic.NoService
	if s, ok := o.field("service"); ok {
		service = readService(s)
	}
	if n.failed() {
		return
	}
	pile := l.market().Pile(kind, service)
	if pile == nil {
		n.failBy("B37", "%s is no pile of this game", n.path)
		return
	}
	if left, ok := o.field("left"); ok {
		most := pile.Left // what is built is off the pile already
		if pile.Left = left.number(0, bigNumber); pile.Left > most {
			left.failBy("B38", "%s is more than there are: %d", left.path, most)
		}
	}
	if closed, ok := o.field("closed"); ok {
		pile.Closed = closed.flag()
	}
	o.close()
}

func (l *layout) readTurn(player int, n node) {
	o := n.object()
	t := l.of(player).Turn()
	if used, ok := o.field("used"); ok {
		l.named[player].used = true
		for _, item := range used.object().all() {
			i := l.action(item, item.path[len(used.path)+1:])
			if i >= 0 {
				t.Used[i] = int8(item.number(0, l.tiles(i)))
			}
		}
	}
	if chosen, ok := o.field("chosen"); ok {
		l.named[player].chosen = true
		t.Chosen = game.Action(chosen.text())
		if hidden := t.Chosen == game.Secret && l.step.Name == game.StepChoose; !hidden && l.action(chosen, chosen.text()) < 0 {
			t.Chosen = ""
		}
	}
	order, ordered := o.field("order")
	if ordered {
		for _, item := range order.list(l.rules.Numbers[game.ActionSteps]) {
			i := l.action(item, item.text())
			t.Order = append(t.Order, game.Action(item.text()))
			if i >= 0 && !l.named[player].used {
				t.Used[i]++
			}
		}
	}
	for i := range l.rules.Actions { // which of them came first is not told
		for range t.Used[i] {
			if !ordered {
				t.Order = append(t.Order, l.rules.Actions[i].Action)
			}
		}
	}
	l.named[player].used = l.named[player].used || ordered
	o.number("built", &t.Built, 0, 99)
	t.TreatmentBuilt, t.SupplyBuilt = o.flag("treatment_built"), o.flag("supply_built")
	if bought, ok := o.field("bought"); ok {
		for _, item := range bought.list(20) {
			t.Bought = append(t.Bought, l.readSoldOnce(item))
		}
	}
	t.DoctorHired, t.OtherHired = o.flag("doctor_hired"), o.flag("other_hired")
	o.number("queue", &t.Queue, 0, 999)
	o.number("moves", &t.Moves, 0, bigNumber)
	if treatments, ok := o.field("treatments"); ok {
		for _, item := range treatments.list(500) {
			x := item.object()
			t.Treatments = append(t.Treatments, game.Treatment{
				Patient: x.need("patient").text(), Doctors: x.need("doctors").texts(maxTeam), Nurses: x.need("nurses").texts(maxTeam),
			})
			x.close()
		}
	}
	o.number("income", &t.Income, 0, bigNumber)
	t.Marks = readMarks(l.rules, game.OnTurn, o)
	o.close()
}

// action gives the index of an action of this game, −1 where there is none of that name.
func (l *layout) action(n node, name string) int {
	i := slices.IndexFunc(l.rules.Actions, func(a game.ActionSpec) bool { return string(a.Action) == name })
	if i < 0 {
		n.fail("must be an action of this game, not %q", name)
	}
	return i
}

func (l *layout) tiles(action int) int {
	if tiles := l.rules.Actions[action].Tiles; tiles > 0 {
		return tiles
	}
	return l.rules.Numbers[game.TilesPerAction]
}

func (l *layout) readSoldOnce(n node) clinic.Color {
	name := n.text()
	for _, spec := range l.rules.Components {
		if written, _, _ := kindNames(l.rules, spec.Kind); spec.OncePerRound && written == name {
			return spec.Color
		}
	}
	n.fail("must be a component of which one a round is sold, not %q", name)
	return clinic.NoColor
}
