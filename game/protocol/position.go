package protocol

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/position"
	"clinic/game/rule"
)

var idPattern = regexp.MustCompile(`^[A-Za-z0-9]{1,20}$`)

// layout reads a position onto a table. Named pieces come from the bags first, then from the
// supply; what is left out gets its setup value.
type layout struct {
	*position.Table
	step  game.Step
	exact bool                        // the phase is named
	named [game.MaxPlayers]namedParts // by player; nothing of annexes
}

// readPosition reads a position and returns its rules and the state at the first decision.
func readPosition(n node, known []*game.Extension, numbers map[string]int) (*game.Rules, *game.State) {
	o := n.object()
	rules := readRules(o.need("config"), known, numbers)
	if n.failed() {
		return nil, nil
	}
	return rules, readPositionOf(rules, o)
}

// readPositionOf reads a position of a game whose rules are known.
func readPositionOf(rules *game.Rules, o *object) *game.State {
	n := o.node
	l := &layout{Table: position.New(rules)}
	l.readStep(o)
	if turnOrder, ok := o.field("turn_order"); ok {
		l.readTurnOrder(turnOrder)
	}
	l.readPlayers(o)
	l.readResidency(l.Of(0), o)
	l.readAppointments(o)
	l.readTable(o)
	l.readMarket(l.Of(0), o)
	s := l.State
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
		return nil
	}
	s.Step = slices.IndexFunc(rules.Steps, func(step game.Step) bool { return step.Key == l.step.Key })
	if player, reason := rules.Broken(s); !reason.None() {
		path := fmt.Sprintf("players[%d]", player)
		node{n.reader, path, nil}.failReason(reason, rules.Sentence(reason))
		return nil
	}
	if !given || l.step.Key == game.StepEnd {
		l.begin()
		return s
	}
	l.readPending(pending, coming)
	if n.failed() {
		return nil
	}
	return s
}

// readStep reads round, step, action step and phase. A phase is exact; a step alone means the first phase of that
// name, in the named action step if there is one.
func (l *layout) readStep(o *object) {
	name := game.StepSetup
	if step, ok := o.field("step"); ok {
		name = step.text()
		if !slices.ContainsFunc(l.Rules.Steps, func(s game.Step) bool { return s.Name == name }) {
			step.fail("must be a step of this game, not %q", name)
			return
		}
	}
	round, number := 1, 0
	if name == game.StepSetup {
		round = 0
	}
	if n, ok := o.field("round"); ok {
		round = n.number(0, l.Rules.Numbers[game.Rounds])
		if (round == 0) != (name == game.StepSetup) {
			n.fail("must be 0 during setup, and from 1 on afterwards")
		}
	}
	l.State.Round = round
	actionStep, numbered := o.field("action_step")
	if numbered {
		number = actionStep.number(1, l.Rules.Numbers[game.ActionSteps])
	}
	phase, exact := o.field("phase")
	l.exact = exact
	found := false
	for _, s := range l.Rules.Steps {
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

// phaseClinics is the phase of setup in which the clinics are built (B49).
const phaseClinics = "setup-clinics"

// phaseAnnexes is the phase of setup in which the annexes are built.
const phaseAnnexes = "setup-annexes"

// startsStep reports whether a position may begin at a phase. It may not at the opening of a round, which counts the
// rounds, nor at the first phases of setup, which do what a position has done already.
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
		player := item.number(0, len(l.State.Players)-1)
		if slices.Contains(order, player) {
			item.fail("names a player twice")
		}
		order = append(order, player)
	}
	if len(order) != len(l.State.Players) {
		n.fail("must name every player once")
	}
	l.State.TurnOrder = order
}

func (l *layout) setup() bool { return l.step.Name == game.StepSetup }

func (l *layout) readPlayers(o *object) {
	n, given := o.field("players")
	if !given {
		n.value = []any{}
	}
	items := n.list(game.MaxPlayers)
	if len(items) > len(l.State.Players) {
		n.fail("has more players than the config")
		return
	}
	built := false
	for i := range l.State.Players {
		if i >= len(items) {
			items = append(items, node{n.reader, fmt.Sprintf("players[%d]", i), []field{}})
			continue
		}
		_, named := items[i].object().field("components")
		built = built || named
	}
	if l.setup() && !built && !l.exact {
		l.step.Key = phaseClinics
	}
	for i := range items {
		if !n.failed() {
			items[i].read(func(f *form) { l.named[i] = f.player(l.Of(i), l) })
		}
	}
}

// readComponents builds the named components by the rules of placement, in any order in which each is supported. A
// player without components gets the layout of the config (B42), or nothing yet if the clinic is to be built by hand.
func (l *layout) readComponents(c game.Context, n node, given bool) {
	var items, beside []node
	if given {
		items, beside = split(n.list(200), "board", func(name string) bool { return c.HasAnnex() && name == string(c.Annex().BoardName()) })
	}
	byHand := l.step.Key == phaseClinics // setup will build it
	switch {
	case len(beside) > 0:
		l.buildAll(c.Annex(), beside)
	case c.HasAnnex() && !byHand && l.step.Key != phaseAnnexes:
		l.LayStart(c.Annex())
	}
	switch {
	case given:
		l.buildAll(c, items)
	case !byHand:
		l.LayStart(c)
	}
}

// split separates the objects that belong to the annex, as the field with that name says.
func split(items []node, name string, ofAnnex func(text string) bool) (here, beside []node) {
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

// buildAll builds the named components on one board.
func (l *layout) buildAll(c game.Context, items []node) {
	var parts []position.Part
	for _, item := range items {
		entry := item.object()
		if board, ok := entry.field("board"); ok && board.text() != string(c.BoardName()) {
			reason := rule.Reason{Rule: "B50", Key: "no_such_board", What: board.text()}
			board.failReason(reason, c.Rules.Sentence(reason))
		}
		component := readComponent(c.Rules, entry)
		if reason := c.OtherBoard(component.Kind); !item.failed() && c.Rules.Component(component.Kind) == nil {
			item.failReason(reason, c.Rules.Sentence(reason))
		}
		parts = append(parts, position.Part{Component: component, Marks: readMarks(c.Rules, bearer(c.Rules, component.Kind), entry)})
		entry.close()
	}
	if len(items) > 0 && !items[0].failed() {
		failed, err := l.BuildAll(c, parts)
		items[failed].refuse(err)
	}
}

// readPeople brings the people of a clinic. If none are named, the starting doctor comes, except
// during setup, which brings it later (B41).
func (l *layout) readPeople(c game.Context, n node, given bool) {
	switch {
	case given:
		items, beside := split(n.list(500), "kind", func(kind string) bool {
			return c.HasAnnex() && c.Annex().Rules.PersonSpec(clinic.PersonKind(kind)) != nil
		})
		l.bringAll(c, items)
		if c.HasAnnex() {
			l.bringAll(c.Annex(), beside)
		}
	case !l.setup():
		l.BringStaff(c.Player)
	}
}

// bringAll brings the people named on one board.
func (l *layout) bringAll(c game.Context, items []node) {
	board := c.Clinic()
	later := map[string][]clinic.Mark{}
	for _, item := range items {
		p := readPerson(c.Rules, item)
		if item.failed() {
			break
		}
		p.Marks, later[p.ID] = splitMarks(c.Rules, &p)
		l.bring(c, item, p)
	}
	for i := range board.People {
		board.People[i].Marks = append(board.People[i].Marks, later[board.People[i].ID]...)
	}
}

// splitMarks separates the marks that a person got after being placed: they are laid down when everybody is in place.
// People in an area that goes with a mark get that mark.
func splitMarks(rules *game.Rules, p *clinic.Person) (first, later []clinic.Mark) {
	for _, spec := range rules.Marks() {
		if spec.In != "" && spec.In == p.At.Area {
			p.Marks = clinic.SetMark(p.Marks, clinic.Mark{Kind: spec.Kind, Count: 1})
		}
	}
	for _, mark := range p.Marks {
		comes := slices.ContainsFunc(rules.Marks(), func(spec game.MarkSpec) bool {
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

// givesLetter reports whether ids with that letter belong to people of the other board in the same game.
func givesLetter(rules *game.Rules, letter byte) bool {
	annex := rules.Annex()
	if annex == nil {
		return false
	}
	theirs := slices.ContainsFunc(annex.Annexed().People, func(spec game.PersonSpec) bool { return spec.Kind[0] == letter })
	return theirs != (annex == rules)
}

// bring brings a person after checking the id.
func (l *layout) bring(c game.Context, n node, p clinic.Person) {
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
	if givenID.MatchString(p.ID) && givesLetter(c.Rules, p.ID[0]) {
		n.fail("has an id as people of the other board have, %q", p.ID)
		return
	}
	n.refuse(l.Bring(c, p))
}

// readResidency reads the residents; a residency that is left out is filled from the bag (B46).
func (l *layout) readResidency(c game.Context, o *object) {
	m := c.Market()
	n, given := o.field("residency")
	if !given {
		for slot := range m.Residency {
			m.Residency[slot] = l.Draw(&m.DoctorBag)
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
			item.refuse(l.Resident(c, slot, readLevel(c.Rules, item)))
		}
	}
}

// readAppointments reads the rows of patients; a row that is left out gets one from the bag (B48).
func (l *layout) readAppointments(o *object) {
	m := &l.State.Market
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
			l.readRow(l.Of(0), row, m.Row(service))
		}
	}
	for i := range m.Appointments {
		if row := &m.Appointments[i]; !given[row.Service] {
			row.Patients[0] = l.Draw(m.Arrivals())
		}
	}
}

func (l *layout) readRow(c game.Context, n node, row *market.Row) {
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
		item.refuse(l.Wait(c, row, i, readLevel(c.Rules, item)))
	}
}

// readBag reads the number of pieces of each color; a color that is left out has none.
func readBag(rules *game.Rules, n node) market.Bag {
	var b market.Bag
	for _, item := range n.object().all() {
		name := item.path[len(n.path)+1:]
		level, ok := rules.LevelNamed(name)
		if !ok {
			n.fail("has an unknown color %q", name)
			return b
		}
		b[level] = item.number(0, 999)
	}
	return b
}

// readMarket reads the bags, supplies, nurses and piles that are named.
func (l *layout) readMarket(c game.Context, o *object) {
	m := c.Market()
	given := o.part("market")
	readIncoming(c, given)
	readPatients(c, given)
	readBags(c.Rules, given, "doctor", &m.DoctorBag, &m.DoctorSupply, "B45")
	readNurses(c, given)
	given.number("orderlies", &m.Orderlies, 0, max(0, m.Orderlies))
	if piles, ok := given.field("piles"); ok {
		drawNamedSpecials(c, piles)
	}
	readPiles(c, given)
	if tiles, ok := given.field("bonuses"); ok {
		m.Bonuses = nil
		for _, tile := range tiles.list(len(c.Rules.BonusTiles())) {
			if m.Bonuses = append(m.Bonuses, tile.text()); !slices.Contains(c.Rules.BonusTiles(), tile.text()) {
				tile.fail("must be a bonus tile")
			}
		}
	}
	if offered, ok := given.field("goals"); ok {
		m.Goals = offered.texts(20)
		for i := range m.Goals {
			m.Goals[i] = c.Rules.GoalID(m.Goals[i])
		}
	}
	l.readPools(given)
	if c.HasAnnex() {
		l.readAnnexMarket(c.Annex(), given)
	}
	given.close()
}

// readIncoming reads the bag that fills the appointments, in games where it is a separate one (B51). The pieces
// missing from it are in the supply.
func readIncoming(c game.Context, o *object) {
	m := c.Market()
	n, given := o.field("incoming_bag")
	if !given {
		return
	}
	if m.Incoming == nil {
		n.fail("is a bag that this game does not have")
		return
	}
	bag := readBag(c.Rules, n)
	for level := range bag {
		if m.PatientSupply[level] += m.Incoming[level] - bag[level]; m.PatientSupply[level] < 0 {
			n.failBy("B51", "%s has more %s pieces than there are", n.path, clinic.Level(level))
		}
	}
	*m.Incoming = bag
}

// readPatients reads the bag and the supply of the patients, and how many patients are out of the game. If both bag
// and supply are named, the missing pieces are those out of the game; otherwise they are the most severe of the rest.
func readPatients(c game.Context, o *object) {
	m := c.Market()
	var exist market.Bag
	for level := range exist {
		exist[level] = m.PatientBag[level] + m.PatientSupply[level]
	}
	readBags(c.Rules, o, "patient", &m.PatientBag, &m.PatientSupply, "B44")
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

// readBags reads the bag and the supply of a kind of piece. If only one of them is named,
// the other holds the rest of what exists.
func readBags(rules *game.Rules, o *object, kind string, bag, supply *market.Bag, id string) {
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
		*bag = readBag(rules, bagNode)
	}
	if supplyGiven {
		n = supplyNode
		*supply = readBag(rules, supplyNode)
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

// readNurses reads the nurses of the round, those still to come and those who left; by default the
// column is full and nobody has left (B47).
func readNurses(c game.Context, o *object) {
	m := c.Market()
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
	readOtherNurses(m, o, rest)
}

// readOtherNurses reads the nurses in no column: those still to come and those who left.
func readOtherNurses(m *market.Market, o *object, rest int) {
	if o.number("nurses_gone", &m.NursesGone, 0, bigNumber) {
		m.NursesLeft -= m.NursesGone
	}
	o.number("nurses_left", &m.NursesLeft, 0, bigNumber)
	if m.NursesLeft < 0 || m.NursesLeft+m.NursesGone > rest {
		o.failBy("B47", "%s has more nurses than there are", o.path)
	}
}

// drawNamedSpecials puts the special modules whose piles are named on sale, in games that draw which kinds are on
// sale: a view names no seed to draw them from (B37).
func drawNamedSpecials(c game.Context, n node) {
	if len(c.State.Players) > 1 {
		return
	}
	m, drawn := c.Market(), func(kind clinic.Kind) bool { return special(c.Rules, kind) && c.Rules.Stock(kind) < 0 }
	var named []clinic.Kind
	for _, item := range n.list(100) {
		for _, f := range item.object().fields {
			if text, ok := f.value.(string); ok && drawn(clinic.Kind(text)) {
				named = append(named, clinic.Kind(text))
			}
		}
	}
	if len(named) > c.Rules.Numbers[game.SpecialKindsSolo] {
		return
	}
	for _, kind := range named {
		if m.Pile(kind, clinic.NoService) != nil {
			continue
		}
		for i := range m.Piles {
			if other := m.Piles[i].Kind; drawn(other) && !slices.Contains(named, other) {
				m.Piles[i].Kind, m.Piles[i].Left = kind, max(0, c.Rules.Numbers[game.SpecialsSolo]-c.Count(kind))
				break
			}
		}
	}
	c.Rules.SortPiles(m.Piles)
}

func readPiles(c game.Context, o *object) {
	if piles, ok := o.field("piles"); ok {
		for _, item := range piles.list(100) {
			readPile(c, item)
		}
	}
}

// readPile reads how many components a pile has left and whether it is closed (B22, B38).
func readPile(c game.Context, n node) {
	o := n.object()
	if board := o.text("board"); board != string(c.BoardName()) {
		n.fail("is no pile of the board %q", board)
	}
	kind := readKind(c.Rules, o)
	service := clinic.NoService
	if s, ok := o.field("service"); ok {
		service = readService(s)
	}
	if n.failed() {
		return
	}
	pile := c.Market().Pile(kind, service)
	if pile == nil {
		n.failBy("B37", "%s is no pile of this game", n.path)
		return
	}
	if left, ok := o.field("left"); ok {
		most := pile.Left // built components are already off the pile
		if pile.Left = left.number(0, bigNumber); pile.Left > most {
			left.failBy("B38", "%s is more than there are: %d", left.path, most)
		}
	}
	if closed, ok := o.field("closed"); ok {
		pile.Closed = closed.flag()
	}
	o.close()
}
