package protocol

import (
	"regexp"
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
)

// namedParts says which parts of a player's turn a position names.
type namedParts struct{ used, chosen bool }

// player describes a player. l is nil when writing; when reading, it is the layout to read onto. player
// returns which parts of the turn were read.
func (f *form) player(c game.Context, l *layout) (named namedParts) {
	p, rules, step := c.Owner(), c.Rules, game.Step{}
	if l != nil {
		step = l.step
	}
	built, there := []record{}, []record{}
	for board := range c.Boards() {
		built = append(built, writeComponents(board.Rules, board.Clinic())...)
		for i := range board.Clinic().People {
			there = append(there, writePerson(board.Rules, &board.Clinic().People[i]))
		}
	}
	f.number("money", &p.Money, 0, bigNumber)
	f.number("popularity", &p.Popularity, -bigNumber, bigNumber)
	f.number("time", &p.Time, 0, bigNumber)
	if n, ok := f.text("bonus", &p.Bonus); ok && !slices.Contains(rules.BonusTiles(), p.Bonus) {
		n.fail("must be a bonus tile")
	}
	if _, ok := f.text("goal", &p.Goal); ok {
		p.Goal = rules.GoalID(p.Goal)
	}
	if n, ok := f.some("goal_met", true, p.GoalMet); ok {
		p.GoalMet = n.flag()
	}
	components, given := f.entry("components", built)
	people, peopled := f.entry("people", there)
	if l != nil {
		l.readComponents(c, components, given)
		if f.failed() {
			return named
		}
		l.readPeople(c, people, peopled)
	}
	f.named(c.Clinic())
	for board := range c.Boards() {
		if l != nil && !f.failed() {
			f.refuse(l.Crowded(board, step))
		}
	}
	turn, played := f.entry("turn", write(func(f *form) { f.turn(c, step) }))
	f.bag(rules, "treated", &p.Treated)
	f.number("died", &p.Died, 0, bigNumber)
	if n, ok := f.entry("history", listed(p.History)); ok {
		for _, item := range n.list(rules.Numbers[game.Rounds]) {
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
	f.marks(rules, game.OnPlayer, &p.Marks)
	f.spaceMarks(rules, &p.Clinic)
	if played {
		turn.read(func(f *form) { named = f.turn(c, step) })
	}
	if c.HasAnnex() && (l == nil || !f.failed()) {
		f.annex(c.Annex(), step)
	}
	return named
}

// annex describes what a player has in the annex, except components and people, which are listed with the others.
func (f *form) annex(c game.Context, step game.Step) {
	describe := func(f *form) {
		f.number("money", &c.Board().Money, 0, bigNumber)
		f.named(c.Clinic())
		turn, played := f.entry("turn", write(func(f *form) { f.turn(c, step) }))
		f.bag(c.Rules, "treated", &c.Board().Treated)
		if played {
			turn.read(func(f *form) { f.turn(c, step) })
		}
	}
	if f.object != nil {
		part := f.part(string(c.BoardName()))
		describe(&form{object: part})
		part.close()
		return
	}
	f.entry(string(c.BoardName()), write(describe))
}

// turn describes what a player did this round on a board. It returns which parts were read.
func (f *form) turn(c game.Context, step game.Step) (named namedParts) {
	t, rules := c.Turn(), c.Rules
	actions, treatments, sold := map[string]int{}, []treatment{}, []string{}
	for i, action := range rules.Actions {
		actions[string(action.Action)] = int(t.Used[i])
	}
	for _, color := range t.Bought {
		sold = append(sold, soldOnce(rules, color))
	}
	for _, x := range t.Treatments {
		treatments = append(treatments, treatment{x.Patient, listed(x.Doctors), listed(x.Nurses)})
	}
	used, ok := f.entry("used", actions)
	if named.used = ok; ok {
		for _, item := range used.object().all() {
			if i := action(rules, item, item.path[len(used.path)+1:]); i >= 0 {
				t.Used[i] = int8(item.number(0, tiles(rules, i)))
			}
		}
	}
	chosen, ok := f.some("chosen", t.Chosen, t.Chosen != "")
	if named.chosen = ok; ok {
		t.Chosen = game.Action(chosen.text())
		hidden := t.Chosen == game.Secret && step.Name == game.StepChoose
		if !hidden && action(rules, chosen, chosen.text()) < 0 {
			t.Chosen = ""
		}
	}
	order, ordered := f.entry("order", listed(t.Order))
	if ordered {
		for _, item := range order.list(rules.Numbers[game.ActionSteps]) {
			i := action(rules, item, item.text())
			t.Order = append(t.Order, game.Action(item.text()))
			if i >= 0 && !named.used {
				t.Used[i]++
			}
		}
	}
	for i := range rules.Actions { // without the order, assume that of the actions
		if f.object != nil && !ordered {
			t.Order = append(t.Order, slices.Repeat([]game.Action{rules.Actions[i].Action}, int(t.Used[i]))...)
		}
	}
	named.used = named.used || ordered
	f.number("built", &t.Built, 0, 99)
	f.flag("treatment_built", &t.TreatmentBuilt)
	f.flag("supply_built", &t.SupplyBuilt)
	if bought, ok := f.entry("bought", sold); ok {
		for _, item := range bought.list(20) {
			t.Bought = append(t.Bought, readSoldOnce(rules, item))
		}
	}
	f.flag("doctor_hired", &t.DoctorHired)
	f.flag("other_hired", &t.OtherHired)
	f.number("queue", &t.Queue, 0, 999)
	f.number("moves", &t.Moves, 0, bigNumber)
	if n, ok := f.entry("treatments", treatments); ok {
		for _, item := range n.list(500) {
			x := item.object()
			t.Treatments = append(t.Treatments, game.Treatment{
				Patient: x.need("patient").text(), Doctors: x.need("doctors").texts(maxTeam), Nurses: x.need("nurses").texts(maxTeam),
			})
			x.close()
		}
	}
	f.number("income", &t.Income, 0, bigNumber)
	f.marks(rules, game.OnTurn, &t.Marks)
	return named
}

// maxID is the highest number that a given id may have. It leaves room for everybody who comes later.
const maxID = 20_000

var givenID = regexp.MustCompile(`^[a-z][0-9]+$`)

// named describes how many ids of each letter have been given, at least as many as the people on the board need.
func (f *form) named(board *clinic.Clinic) {
	n, ok := f.entry("named", writeNamed(&board.Named))
	if f.object == nil {
		return
	}
	for i := range board.People {
		if id := board.People[i].ID; givenID.MatchString(id) {
			number, _ := strconv.Atoi(id[1:])
			letter := id[0] - 'a'
			board.Named[letter] = max(board.Named[letter], int16(number))
		}
	}
	if ok {
		given := n.object()
		for letter := range board.Named {
			number := int(board.Named[letter])
			given.number(string(rune('a'+letter)), &number, number, maxID)
			board.Named[letter] = int16(number)
		}
		given.close()
	}
}

// action returns the index of the action with that name, −1 if this game has none.
func action(rules *game.Rules, n node, name string) int {
	i := slices.IndexFunc(rules.Actions, func(a game.ActionSpec) bool { return string(a.Action) == name })
	if i < 0 {
		n.fail("must be an action of this game, not %q", name)
	}
	return i
}

func tiles(rules *game.Rules, action int) int {
	if tiles := rules.Actions[action].Tiles; tiles > 0 {
		return tiles
	}
	return rules.Numbers[game.TilesPerAction]
}

func readSoldOnce(rules *game.Rules, n node) clinic.Color {
	name := n.text()
	for _, spec := range rules.Components {
		if written, _, _ := kindNames(rules, spec.Kind); spec.OncePerRound && written == name {
			return spec.Color
		}
	}
	n.fail("must be a component of which one a round is sold, not %q", name)
	return clinic.NoColor
}
