package protocol

import (
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
)

// phases says where in the round each decision of the base game is taken, except those of the action tiles.
var phases = map[game.DecisionKind]string{
	game.DecideClinic:     phaseClinics,
	game.DecideBonus:      "setup-bonuses",
	game.DecideBonusPlace: "setup-bonuses",
	game.DecideGoal:       "setup-goal",
	game.DecideAction:     "choose-",
	game.DecideMove:       "move",
	game.DecideTreatments: "business",
	game.DecidePopularity: "business",

	game.DecideAnnex:           phaseAnnexes,
	game.DecideAnnexPopularity: "business",
}

// phaseOf returns the phase in which a decision is taken, and whether the decision is bound to that phase. The
// decision of an action tile is bound to the tile's step.
func (l *layout) phaseOf(kind game.DecisionKind) (phase string, bound bool) {
	for i := range l.Rules.Actions {
		if l.Rules.Actions[i].Decision == kind {
			return string(l.Rules.Actions[i].Action) + "-", true
		}
	}
	phase, bound = phases[kind]
	return phase, bound
}

// begin enters the step of a position that names no decisions. In the step of an action, every player who has not
// chosen another action plays it (B50).
func (l *layout) begin() {
	for i := range l.State.Players {
		turn := &l.State.Players[i].Turn
		for at, action := range l.Rules.Actions {
			if string(action.Action) == l.step.Name && !l.named[i].chosen {
				turn.Chosen = action.Action
			}
			if turn.Chosen == action.Action && string(turn.Chosen) != "" && !l.named[i].used {
				turn.Used[at]++
				turn.Order = append(turn.Order, turn.Chosen)
			}
		}
	}
	l.Rules.Enter(l.State, l.step.Key)
}

// readPending reads the decisions that players still have to take, the first ones in front, and the decisions that
// the game itself takes in between.
func (l *layout) readPending(n, coming node) {
	items := n.list(100)
	if len(items) == 0 {
		n.fail("must say who has to decide what")
	}
	after := map[int][]*object{}
	if coming.value != nil {
		for _, item := range coming.list(100) {
			o := item.object()
			at := o.need("after").number(1, len(items))
			after[at] = append(after[at], o)
		}
	}
	for i := len(items); i >= 0; i-- {
		for _, o := range slices.Backward(after[i]) {
			l.readDecision(o, true)
		}
		if i > 0 {
			l.readDecision(items[i-1].object(), false)
		}
	}
	if n.failed() || !strings.HasPrefix(l.step.Key, "choose-") {
		return
	}
	for i := range l.State.Players {
		open := slices.ContainsFunc(l.State.Pending, func(d game.Decision) bool { return d.Player == i && d.Kind == game.DecideAction })
		if !open && l.State.Players[i].Turn.Chosen == "" {
			n.fail("must let player %d choose an action, who has chosen none", i)
		}
	}
}

// decision describes what a player has still to decide; players is the number of players. It doesn't read the kind.
func (f *form) decision(rules *game.Rules, d *game.Decision, players int) {
	var free []record
	for _, piece := range d.Pieces {
		free = append(free, writePiece(rules, piece.Kind, piece.Service))
	}
	if n, ok := f.need("player", d.Player); ok {
		d.Player = n.number(0, players-1)
	}
	f.entry("decision", d.Kind)
	if n, ok := f.some("together", true, d.Together); ok {
		d.Together = n.flag()
	}
	pieces, named := f.some("pieces", free, len(free) > 0)
	f.text("person", &d.Person)
	count, counted := f.some("count", d.Count, d.Count != 0)
	f.text("note", &d.Note)
	if counted {
		d.Count = count.number(0, bigNumber)
	}
	if !named {
		return
	}
	for _, item := range pieces.list(10) {
		piece := item.object()
		piece.field("board")
		c := clinic.Component{Kind: readKind(rules, piece)}
		if service, ok := piece.field("service"); ok {
			c.Service = readService(service)
		}
		piece.close()
		d.Pieces = append(d.Pieces, c)
	}
}

// readDecision reads a decision of a player, or one that the game itself takes.
func (l *layout) readDecision(o *object, itself bool) {
	n, kind := o.node, o.need("decision")
	d := game.Decision{Kind: game.DecisionKind(kind.text())}
	(&form{object: o}).decision(l.Rules, &d, len(l.State.Players))
	o.close()
	if n.failed() {
		return
	}
	if !l.Rules.Decidable(d.Kind) || itself && !l.Rules.Takes(d.Kind) {
		kind.fail("must be a decision of this game, not %q", d.Kind)
		return
	}
	if phase, bound := l.phaseOf(d.Kind); bound {
		if !strings.HasPrefix(l.step.Key, phase) {
			kind.fail("can't be %q in the phase %s", d.Kind, l.step.Key)
			return
		}
		if slices.ContainsFunc(l.State.Pending, func(e game.Decision) bool { return e.Player == d.Player && e.Kind == d.Kind }) {
			n.fail("asks player %d twice for the same", d.Player)
			return
		}
	}
	if who := l.Of(d.Player).Where(d.Person); d.Person != "" && who.Clinic().Person(d.Person) == nil {
		n.fail("is about %q, and there is nobody called so", d.Person)
		return
	}
	l.checkDecision(n, &d)
	l.State.Pending = append(l.State.Pending, d)
}

// checkDecision refuses a decision that the rest of the position doesn't allow.
func (l *layout) checkDecision(n node, d *game.Decision) {
	owner := &l.State.Players[d.Player]
	switch d.Kind {
	case game.DecideClinic:
		l.checkOwnClinic(n, d)
	case game.DecideBonusPlace:
		conveyors := len(d.Pieces) <= 2 && !slices.ContainsFunc(d.Pieces, func(c clinic.Component) bool { return c.Kind != clinic.Conveyor })
		one := len(d.Pieces) == 1 && (d.Pieces[0].Kind == clinic.Garden || d.Pieces[0].Kind == clinic.ParkingLot)
		if len(d.Pieces) == 0 || !conveyors && !one {
			n.fail("must name the pieces of a bonus tile: a garden, a parking_lot, or one or two conveyors")
		}
	case game.DecideBonus:
		if len(l.State.Market.Bonuses) == 0 {
			n.fail("needs bonus tiles in market.bonuses")
		}
	case game.DecideGoal:
		if len(l.State.Market.Goals) == 0 {
			n.fail("needs goals in market.goals")
		}
	case game.DecidePopularity:
		if most := owner.Turn.Income / l.Rules.Numbers[game.PricePopularity]; d.Count < 1 || d.Count > most {
			n.failBy("B85", "%s.count must be from 1 to %d, what the income buys", n.path, most)
		}
	case game.DecideAnnex:
		checkOwnAnnex(l.Of(d.Player).Annex(), n, d)
	case game.DecideAnnexPopularity:
		annex := l.Of(d.Player).Annex()
		if most := annex.Board().Money / annex.Rules.Numbers[game.PricePopularity]; d.Count < 1 || d.Count > most {
			n.failBy("B85", "%s.count must be from 1 to %d, what the money buys", n.path, most)
		}
	case game.DecideTreatments:
		l.checkTreatments(n, d)
	}
}

// checkOwnClinic checks that pieces and board together have the four components of B41:
// whatever is not built must still be placed.
func (l *layout) checkOwnClinic(n node, d *game.Decision) {
	board := &l.State.Players[d.Player].Clinic
	for _, kind := range [...]clinic.Kind{clinic.Hub, clinic.TreatmentRoom, clinic.SupplyRoom, clinic.Entrance} {
		pieces := 0
		for _, piece := range d.Pieces {
			if piece.Kind == kind && (kind != clinic.Hub || piece.Service == clinic.Psychiatry) {
				pieces++
			}
		}
		if pieces+(game.Context{Rules: l.Rules, State: l.State, Player: d.Player}).Count(kind) != 1 {
			n.failBy("B41", "%s: a clinic begins with one %s", n.path, kind)
			return
		}
	}
	if len(d.Pieces) == 0 || len(d.Pieces)+board.Modules().Count()+len(board.Outside) != 4 {
		n.failBy("B41", "%s: a clinic begins with a hub, a treatment room, a supply room and an entrance", n.path)
	}
}

// checkTreatments plays the named treatments one after another and refuses any that break the rules (B80).
func (l *layout) checkTreatments(n node, d *game.Decision) {
	s := l.State.Clone()
	c := game.Context{Rules: l.Rules, State: s, Player: d.Player}
	var named, chosen []game.Treatment
	for board := range c.Boards() {
		named = append(named, board.Turn().Treatments...)
		board.Turn().Treatments = nil
	}
	s.Pending = []game.Decision{*d}
	for _, t := range named {
		command := game.Command{Type: game.Treat, Person: t.Patient, Doctors: t.Doctors, Nurses: t.Nurses}
		if _, v := l.Rules.Apply(s, d.Player, &command); !v.Legal() {
			n.failReason(v.Refusal, l.Rules.Sentence(v.Refusal))
			return
		}
	}
	same := func(a, b game.Treatment) bool {
		return a.Patient == b.Patient && slices.Equal(a.Doctors, b.Doctors) && slices.Equal(a.Nurses, b.Nurses)
	}
	for board := range c.Boards() {
		chosen = append(chosen, board.Turn().Treatments...)
	}
	if !slices.EqualFunc(chosen, named, same) {
		n.failBy("B80", "%s: the treatments of this player don't fit together", n.path)
	}
}
