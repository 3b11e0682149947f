package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// Play is a game while commands change it. It collects the events as they happen.
type Play struct {
	Rules  *Rules
	State  *State
	Events []Event

	Command *Command // being played; nil while a game or a position begins

	// Within keeps the game in its step: it stops when nobody has anything left to decide there. So code that
	// evaluates a command sees its results, and not what comes later.
	Within bool

	way []clinic.WayStep // found when the command was judged, if that is a move, to save a second search
}

// Of returns the context for questions about a player.
func (p *Play) Of(player int) Context { return Context{p.Rules, p.State, player} }

// Tell adds an event that happens in the current step.
func (p *Play) Tell(e Event) {
	e.Step = p.Rules.Steps[p.State.Step].Key
	p.Events = append(p.Events, e)
}

// Ask puts a decision on top of the stack.
func (p *Play) Ask(d Decision) { p.State.Pending = append(p.State.Pending, d) }

// Answered takes the player's current decision of that kind off the stack.
func (p *Play) Answered(player int, kind DecisionKind) {
	for i, d := range p.State.active() {
		if d.Player == player && d.Kind == kind {
			at := len(p.State.Pending) - len(p.State.active()) + i
			p.State.Pending = slices.Delete(p.State.Pending, at, at+1)
			return
		}
	}
}

// active returns the decisions that may be taken now: the topmost, or all Together ones at the top.
func (s *State) active() []Decision {
	n := len(s.Pending)
	from := n
	for from > 0 && (from == n || s.Pending[from].Together && s.Pending[from-1].Together) {
		from--
	}
	return s.Pending[from:]
}

// Decision returns what the player has to decide now, nil for nothing.
func (s *State) Decision(player int) *Decision {
	active := s.active()
	for i := len(active) - 1; i >= 0; i-- {
		if active[i].Player == player {
			return &active[i]
		}
	}
	return nil
}

// Deciders returns the players who have something to decide now, in turn order.
func (s *State) Deciders() []int {
	var players []int
	for _, player := range s.TurnOrder {
		if s.Decision(player) != nil {
			players = append(players, player)
		}
	}
	return players
}

// StepOf returns the step that the game is in.
func (r *Rules) StepOf(s *State) Step { return r.Steps[s.Step] }

// StepKeyed returns the step with that key, which events carry, and whether there is one.
func (r *Rules) StepKeyed(key string) (Step, bool) {
	if at := r.step(key); at >= 0 {
		return r.Steps[at], true
	}
	return Step{}, false
}

// Start begins a game: it sets up the table (B40 to B49) and stops at the first decision. It
// returns the state and the events so far.
func (r *Rules) Start() (*State, []Event) {
	p := &Play{Rules: r, State: r.table(), Events: make([]Event, 0, 32)} // the setup alone causes many events
	p.enter(0)
	p.advance()
	return p.State, p.Events
}

// Enter begins the step with that key, as a position does, and continues to
// the first decision. It returns the events.
func (r *Rules) Enter(s *State, key string) []Event {
	p := &Play{Rules: r, State: s}
	s.Pending = nil
	p.enter(r.step(key))
	p.advance()
	return p.Events
}

func (p *Play) enter(step int) {
	p.State.Step = step
	p.Rules.Steps[step].Begin(p)
}

// advance goes from step to step until somebody has to decide or the game is over.
func (p *Play) advance() {
	for !p.State.Over {
		if len(p.State.Pending) > 0 {
			if !p.open(NoPlayer) {
				return
			}
			continue
		}
		if p.Within {
			return
		}
		next := p.State.Step + 1
		if p.State.Step == p.Rules.roundEnd && p.State.Round < p.Rules.Numbers[Rounds] {
			next = p.Rules.roundStart
		}
		p.enter(next)
	}
}

// open makes the game take the first of its own decisions that are up now, about that player, or with NoPlayer about
// anybody. It reports whether there was one.
func (p *Play) open(about int) bool {
	active := p.State.active()
	for i := len(active) - 1; i >= 0; i-- {
		if about != NoPlayer && about != active[i].Player || p.State.Decision(active[i].Player) != &active[i] {
			continue
		}
		for _, o := range p.Rules.openers {
			if o.Kind == active[i].Kind {
				d, at := active[i], len(p.State.Pending)-len(active)+i
				p.State.Pending = slices.Delete(p.State.Pending, at, at+1)
				o.Open(p, d)
				return true
			}
		}
	}
	return false
}

// Takes reports whether the game itself takes decisions of that kind as soon as they come up.
func (r *Rules) Takes(kind DecisionKind) bool {
	return slices.ContainsFunc(r.openers, func(o Opener) bool { return o.Kind == kind })
}

// spec returns how a type of command is played during a decision, nil if it can't be.
func (r *Rules) spec(command CommandType, during DecisionKind) *CommandSpec {
	for _, c := range r.during(during) {
		if c.Type == command {
			return c
		}
	}
	return nil
}

// Check judges a command without changing anything.
func (r *Rules) Check(s *State, player int, command *Command) (v Verdict) {
	v, _ = r.judge(s, player, command, nil)
	return v
}

// NotTheirs returns the reason why the player has nothing to decide now, the zero
// Reason if there is something (B50, B87).
func (c Context) NotTheirs() rule.Reason {
	switch {
	case c.State.Decision(c.Player) != nil:
		return rule.Reason{}
	case c.State.Over:
		return rule.Reason{Rule: "B87", Key: "game_over"}
	}
	return rule.Reason{Rule: "B50", Key: "not_your_decision"}
}

// judge also writes the way of a legal move to way unless that is nil.
func (r *Rules) judge(s *State, player int, command *Command, way *[]clinic.WayStep) (v Verdict, spec *CommandSpec) {
	if player < 0 || player >= len(s.Players) {
		return refuse(rule.Reason{Rule: "B50", Key: "no_such_player", Amount: player}), nil
	}
	decision := s.Decision(player)
	if decision == nil {
		return refuse(Context{r, s, player}.NotTheirs()), nil
	}
	if spec = r.spec(command.Type, decision.Kind); spec == nil {
		return refuse(rule.Reason{Rule: "B50", Key: "not_now", What: string(command.Type), Other: string(decision.Kind)}), nil
	}
	if reason := r.wrongBoard(spec, command); !reason.None() {
		return refuse(reason), spec
	}
	c := Context{r, s, player}
	if way != nil && spec.findMove != nil {
		v = spec.findMove(c, command, way)
	} else {
		v = spec.Judge(c, command)
	}
	v.sign(spec.source)
	if command.Board == Home { // objections of other extensions apply only in the clinic
		for i := range spec.objections {
			v = spec.objections[i].Object(c, command, v)
			v.sign(spec.objections[i].source)
		}
	}
	if v.Legal() && r.AtLeast(2) && r.spare(command) {
		return refuse(rule.Reason{Rule: "D55", Key: "spare_field", What: string(command.Type)}), spec
	}
	return v, spec
}

// Apply plays a command and returns the events. A refused command changes nothing; the verdict has the reason.
func (r *Rules) Apply(s *State, player int, command *Command) ([]Event, Verdict) {
	p := &Play{Rules: r, State: s}
	v := p.Apply(player, command)
	return p.Events, v
}

// Apply is Rules.Apply, but appends to Events. To play many commands, use one Play for all.
func (p *Play) Apply(player int, command *Command) Verdict {
	p.Command, p.way = command, nil
	v, spec := p.Rules.judge(p.State, player, command, &p.way)
	if !v.Legal() {
		return v
	}
	spec.Play(p, player, command)
	p.advance()
	return v
}

// AppendLegal appends every legal command of a player, in no particular order.
func (r *Rules) AppendLegal(s *State, player int, commands []Command) []Command {
	decision := s.Decision(player)
	if decision == nil {
		return commands
	}
	c := Context{r, s, player}
	for _, spec := range r.during(decision.Kind) {
		from := len(commands)
		commands = spec.unopposed(c, spec.List(c, decision, commands), from)
	}
	return commands
}

// unopposed removes the commands that an extension objects to, starting at index from.
func (spec *CommandSpec) unopposed(c Context, commands []Command, from int) []Command {
	if len(spec.objections) == 0 {
		return commands
	}
	kept := from
	for i := from; i < len(commands); i++ {
		v := Verdict{}
		for j := range spec.objections {
			if commands[i].Board != Home {
				break
			}
			v = spec.objections[j].Object(c, &commands[i], v)
		}
		if !v.Legal() {
			continue
		}
		if kept < i {
			commands[kept] = commands[i]
		}
		kept++
	}
	return commands[:kept]
}

// Legal returns every legal command of a player, sorted, without duplicates.
func (r *Rules) Legal(s *State, player int) []Command {
	commands := r.AppendLegal(s, player, nil)
	for i := 1; i < len(commands); i++ { // most lists are already sorted
		if commands[i-1].compare(&commands[i]) > 0 {
			return sorted(commands)
		}
	}
	return commands
}

// sorted returns the commands in order. They are large, so each is moved only once.
func sorted(commands []Command) []Command {
	order := make([]*Command, len(commands))
	for i := range commands {
		order[i] = &commands[i]
	}
	slices.SortFunc(order, (*Command).compare)
	list := make([]Command, len(commands))
	for i, command := range order {
		list[i] = *command
	}
	return list
}

// openMoment is the turn of one extension at a point of the game. The decisions that it asks
// for come before the next extension's turn.
const openMoment DecisionKind = "moment"

// The points of the game that have moments, as the notes of decisions.
const (
	atSetup    = "setup"
	beforeMove = "before_move"
	afterMove  = "after_move"
)

func (r *Rules) momentsAt(point string) List[Moment] {
	switch point {
	case atSetup:
		return r.hooks.Setup
	case beforeMove:
		return r.hooks.BeforeMove
	}
	return r.hooks.AfterMove
}

// moments lets extensions act at a point of the game, one after another by their Order (X10). If Move is
// simultaneous, nobody waits for the decisions of others there (X11); therefore the decisions are asked Together.
func (p *Play) moments(point string, player int) {
	together := p.Rules.moveOrder == MoveTogether && point != atSetup
	for i := range slices.Backward(p.Rules.momentsAt(point)) {
		p.Ask(Decision{Kind: openMoment, Player: player, Note: point, Count: i, Together: together})
	}
}

func doMoment(p *Play, d Decision) {
	if moments := p.Rules.momentsAt(d.Note); d.Count < len(moments) && moments[d.Count].Do != nil {
		moments[d.Count].Do(p, d.Player)
	}
}

// Follow tells an event and runs the extensions' reactions to it.
func (p *Play) Follow(e Event) {
	p.Tell(e)
	for _, m := range p.Rules.BoardNamed(e.Board).hooks.following(e.Type) {
		m.Do(p, e)
	}
}

// following returns the reactions to events of that type.
func (h *hooks) following(fact EventType) List[EventMoment] {
	switch fact {
	case ComponentBuilt:
		return h.Built
	case PatientAdmitted:
		return h.Admitted
	case PersonMoved:
		return h.Moved
	case PatientCured:
		return h.Cured
	case PatientDied:
		return h.Died
	case PatientGaveUp:
		return h.GaveUp
	case PatientTurnedAway:
		return h.TurnedAway
	}
	return nil
}
