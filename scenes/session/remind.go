package session

import (
	"math"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
	"clinic/game/rule"
	"clinic/scenes/extensionui"
)

// Forgotten names what a player may have forgotten before saying "done".
type Forgotten string

const (
	// BuildsLeft: Count more components could be built by the rules (B21).
	BuildsLeft Forgotten = "builds_left"
	// OnTopLeft: Component could be built, which doesn't count toward the limit (B21).
	OnTopLeft Forgotten = "on_top_left"
	// HiresLeft: somebody could still be hired (B52).
	HiresLeft Forgotten = "hires_left"
	// QueueLeft: Count queue points could still admit or move a patient (B53).
	QueueLeft Forgotten = "queue_left"
	// PatientLeft: Person, a patient in pre-admissions, could be moved to a room and treated there (B75).
	PatientLeft Forgotten = "patient_left"
	// StaffLeft: Person could come in from outside and be useful (B76).
	StaffLeft Forgotten = "staff_left"
	// Untreated: Person, a patient in a room, is not treated as people stand now, but would be if others moved (B80).
	Untreated Forgotten = "untreated"
	// NotTreated: Person, a patient in a room, dies untreated in Business for lack of what Needs says (B80).
	NotTreated Forgotten = "not_treated"
	// Dies: Person dies in Admin, anywhere (B86).
	Dies Forgotten = "dies"
	// Unpaid: salaries and upkeep that can't be paid cost Count popularity in Business (B84).
	Unpaid Forgotten = "unpaid"
	// Costs: Change costs popularity, by a rule of an extension.
	Costs Forgotten = "costs"
	// Unmet: Obligation of the coming Move can't be met with the clinic as it stands, and will cost popularity (X10).
	Unmet Forgotten = "unmet"
	// GoalLost: the coming deaths lose the solo goal Goal (B88).
	GoalLost Forgotten = "goal_lost"
)

// Reminder is one thing that is plainly forgotten, or that Business and Admin will cost. One reminder stands for
// Count equal people.
type Reminder struct {
	What      Forgotten
	Count     int
	Person    string
	Component clinic.Kind
	Needs     rule.Reason
	Death     game.Death // what the coming Admin does to Person; the zero Death for somebody who lives
	Equals    bool       // Count is the number of equal people
	Change    game.Change
	Goal      string

	Obligation game.Obligation
}

// Reminders returns what the viewer has plainly forgotten in this step, everybody once, the worst first. At the end
// of Move it includes what the coming Business and Admin cost, as long as somebody could still move. It is empty if
// "done" needs no confirmation.
func (s *Session) Reminders() []Reminder {
	d := s.Decision()
	if d == nil {
		return nil
	}
	switch c := s.Context(); {
	case d.Kind == game.DecideMove:
		var left, costs []Reminder
		best := s.BestMove()
		for board := range c.Boards() {
			left = append(left, s.leftBehind(board, &best)...)
			left = append(left, s.leftOut(board)...)
			if board.AtHome() {
				left = append(s.leftOfDresses(board), left...)
			}
			costs = append(costs, comes(board)...)
		}
		if s.could(game.MoveOne) {
			left = append(append(left, costs...), otherCosts(c.Coming())...)
		}
		return worstFirst(s.equalOnce(onceEach(left)))
	case s.PlaysAnnexAction():
		if list := s.leftOfDresses(c); len(list) > 0 {
			return list
		}
		return s.leftOfAction(c.Annex())
	case s.PlaysAction():
		return s.leftOfAction(c)
	}
	return nil
}

// leftOfAction returns what is left of an action on a board.
func (s *Session) leftOfAction(c game.Context) []Reminder {
	switch {
	case c.AtHome() && s.Deciding(game.DecideBuild):
		return append(unmet(c), s.leftOfBuild(c)...)
	case c.AtHome() && !s.wouldGoOn():
	case s.could(game.BuildOne):
		return s.leftOfBuild(c)
	case s.could(game.HireOne):
		return []Reminder{{What: HiresLeft, Count: 1}}
	case c.Turn().Queue > 0 && s.could(game.AdmitOne):
		return []Reminder{{What: QueueLeft, Count: c.Turn().Queue}}
	}
	return nil
}

// How many units of work Chief thinks about whether it would go on. This is done at once and not in a goroutine: it
// begins with what Resident would do.
const (
	goingOn         = 24
	goingOnExtended = 8
)

// wouldGoOn reports whether Chief, too, would go on with the viewer's Build, Hire or Admit. If not, the player who
// ends it is not asked.
func (s *Session) wouldGoOn() bool {
	h := &s.hinting
	if h.hint != nil && h.version == s.version && h.viewer == s.viewer {
		return h.hint.Command.Type != game.Done
	}
	if s.questions.goesOn == nil {
		units := goingOn
		if len(s.match.Rules.Config.Extensions) > 0 {
			units = goingOnExtended
		}
		thought := h.chief(s).Think(s.State(), s.viewer)
		thought.Continue(units)
		goesOn := thought.Decided().Command.Type != game.Done
		s.questions.goesOn = &goesOn
	}
	return *s.questions.goesOn
}

// unmet returns what the coming Move will ask in vain, at a cost in popularity, as long as the clinic stays as it is.
func unmet(c game.Context) (list []Reminder) {
	for _, o := range c.Obligations() {
		if !o.Possible && o.Otherwise.Popularity > 0 {
			list = append(list, Reminder{What: Unmet, Count: o.Otherwise.Popularity, Obligation: o})
		}
	}
	return list
}

// leftOfBuild returns what a Build could still add and the player can pay for. A supply room that doesn't count is
// mentioned only if a room lacks one.
func (s *Session) leftOfBuild(c game.Context) (list []Reminder) {
	count, onTop := c.BuildsLeft()
	if count = min(count, s.payable(c)); count > 0 && (!c.AtHome() || s.wouldGoOn()) {
		list = append(list, Reminder{What: BuildsLeft, Count: count})
	}
	if onTop == clinic.SupplyRoom && !lacksSupply(c) {
		return list
	}
	for i := range s.Legal() {
		if command := &s.Legal()[i]; onTop != "" && command.Type == game.BuildOne && command.Component.Kind == onTop {
			return append(list, Reminder{What: OnTopLeft, Component: onTop})
		}
	}
	return list
}

// payable returns how many of the cheapest component that can be built the player can afford (B20).
func (s *prospects) payable(c game.Context) int {
	cheapest := math.MaxInt
	for i := range s.Legal() {
		if command := &s.Legal()[i]; command.Type == game.BuildOne {
			cheapest = min(cheapest, c.Rules.Check(c.State, c.Player, command).Cost.Money)
		}
	}
	switch {
	case cheapest == math.MaxInt:
		return 0
	case cheapest == 0:
		return math.MaxInt
	}
	return c.Owner().Money / cheapest
}

// lacksSupply reports whether a room of the clinic lacks a supply room beside it (B31).
func lacksSupply(c game.Context) bool {
	for space := range c.Clinic().Modules().All() {
		if c.Clinic().Functional(space).NeedsSupply {
			return true
		}
	}
	return false
}

// comes returns the patients of a board who will die in Admin, with what those in rooms lack.
func comes(c game.Context) (list []Reminder) {
	deaths := c.Deaths()
	for _, u := range c.Forecast().Untreated {
		dies := func(d game.Death) bool { return d.Person == u.Patient }
		if u.Needs.Key != "in_pre_admissions" && slices.ContainsFunc(deaths, dies) {
			list = append(list, Reminder{What: NotTreated, Person: u.Patient, Needs: u.Needs})
		}
	}
	for _, death := range deaths {
		list = append(list, Reminder{What: Dies, Person: death.Person, Death: death})
	}
	return list
}

// worstFirst sorts deaths first, then everything else that costs popularity, and last what could merely be better.
func worstFirst(list []Reminder) []Reminder {
	rank := func(r Reminder) int {
		switch {
		case r.Death.Popularity > 0:
			return 0
		case r.What == GoalLost:
			return 1
		case r.Death.Rule != "" || r.What == Costs || r.What == Unpaid:
			return 2
		case r.What == Untreated || r.What == NotTreated:
			return 3
		}
		return 4
	}
	slices.SortStableFunc(list, func(a, b Reminder) int { return rank(a) - rank(b) })
	return list
}

// otherCosts returns what the end of the round costs besides deaths.
func otherCosts(x game.Coming) (list []Reminder) {
	if x.GoalLost != "" {
		list = append(list, Reminder{What: GoalLost, Goal: x.GoalLost})
	}
	for _, change := range x.Changes {
		switch {
		case change.Popularity > 0 || change.Fact == game.PatientDied || change.Fact == game.NursesCalledIn:
			// Told of each person, or decided in Business.
		case change.Fact == game.ExpensesMissed:
			list = append(list, Reminder{What: Unpaid, Count: -change.Popularity})
		default:
			list = append(list, Reminder{What: Costs, Change: change})
		}
	}
	return list
}

// onceEach keeps the first reminder about each person, and adds the person's death to it.
func onceEach(list []Reminder) (once []Reminder) {
	for _, r := range list {
		at := slices.IndexFunc(once, func(o Reminder) bool { return r.Person != "" && o.Person == r.Person })
		switch {
		case at < 0:
			once = append(once, r)
		case r.What == Dies && once[at].Count == 0: // a reminder with a count tells of the death itself
			once[at].Death = r.Death
		}
	}
	return once
}

// equalOnce merges reminders that say the same about equal people, and counts them.
func (s *prospects) equalOnce(list []Reminder) (once []Reminder) {
	who := func(r Reminder) (is clinic.Person) {
		if person := s.Context().Where(r.Person).Clinic().Person(r.Person); person != nil {
			is.Kind, is.Level, is.Service = person.Kind, person.Level, person.Service
		}
		return is
	}
	equal := func(a, b Reminder) bool {
		x, y := who(a), who(b)
		same := x.Kind == y.Kind && x.Level == y.Level && x.Service == y.Service
		a.Death.Person, b.Death.Person = "", ""
		return same && a.What == b.What && a.Needs == b.Needs && a.Death == b.Death
	}
	for _, r := range list {
		if r.Person == "" || r.Count > 0 { // which counts something else
			once = append(once, r)
			continue
		}
		r.Count, r.Equals = 1, true
		if at := slices.IndexFunc(once, func(o Reminder) bool { return o.Person != "" && equal(o, r) }); at >= 0 {
			once[at].Count++
			continue
		}
		once = append(once, r)
	}
	return once
}

// leftOfDresses returns what extensions remind the player of.
func (s *prospects) leftOfDresses(c game.Context) (list []Reminder) {
	for _, r := range extensionui.Reminders(c, s.Legal(), s.Check) {
		list = append(list, Reminder{What: Forgotten(r.What), Count: r.Count, Person: r.Person})
	}
	return list
}

func (s *prospects) could(command game.CommandType) bool {
	for i := range s.Legal() {
		if s.Legal()[i].Type == command {
			return true
		}
	}
	return false
}

// leftBehind returns the people on a board who are left where they are in Move although moving could still have
// somebody treated or save something: those who move in the best plan from here, and those it treats. It leaves out
// people who would be of no use.
func (s *prospects) leftBehind(c game.Context, best *plan.Plan) (list []Reminder) {
	moves := func(id string) bool {
		return slices.ContainsFunc(best.Commands, func(command game.Command) bool {
			return command.Type == game.MoveOne && command.Person == id && s.couldGo(id)
		})
	}
	people := c.Clinic().People
	for i := range people {
		switch person := &people[i]; {
		case person.At.Area == clinic.PreAdmissions && moves(person.ID):
			list = append(list, Reminder{What: PatientLeft, Person: person.ID})
		case person.At.Area == clinic.Waiting && moves(person.ID):
			list = append(list, Reminder{What: StaffLeft, Person: person.ID})
		}
	}
	for _, u := range c.Forecast().Untreated {
		treats := func(t game.Treatment) bool { return t.Patient == u.Patient }
		if u.Needs.Key != "in_pre_admissions" && slices.ContainsFunc(best.Treatments, treats) {
			list = append(list, Reminder{What: Untreated, Person: u.Patient, Needs: u.Needs})
		}
	}
	return list
}

// leftOut returns the patients in rooms of a board whom the best plan doesn't treat because the staff that could come
// is treating others.
func (s *prospects) leftOut(c game.Context) (list []Reminder) {
	help := s.Help()
	for _, u := range c.Forecast().Untreated {
		if u.Needs.Key == "in_pre_admissions" {
			continue
		}
		if _, wanted, _ := s.Instead(help, u.Patient); wanted {
			list = append(list, Reminder{What: Untreated, Person: u.Patient, Needs: u.Needs})
		}
	}
	return list
}

// BestMove returns the best plan for the rest of the viewer's Move, with popularity and time priced in money by the
// rules.
func (s *prospects) BestMove() plan.Plan { return BestMove(s.Context()) }

// BestMove returns the same for the player of a context.
func BestMove(c game.Context) plan.Plan { return bestMove(c, movePrices(c)) }

// bestMove returns the best plan for a Move at these prices. If it loses the solo goal, its place is taken by one that
// doesn't, at a price that is raised step by step, as long as there is one (B88).
func bestMove(c game.Context, prices plan.Prices) plan.Plan {
	best := plan.Move(c, prices)
	if !losesGoal(c, &best) {
		return best
	}
	const most, steeper = 1e12, 32 // above the price of any treatment
	raised := &prices.Point
	if game.GoalNamed(c.Owner().Goal) == game.GoalLittleTime {
		raised = &prices.Time
	}
	for *raised < most {
		*raised *= steeper
		if other := plan.Move(c, prices); !losesGoal(c, &other) {
			return other
		}
	}
	return best
}

// losesGoal reports whether the solo goal can be met now, but not after a plan and the Admin that follows it (B88).
func losesGoal(c game.Context, p *plan.Plan) bool {
	if c.Owner().Goal == "" || len(c.State.Players) > 1 || c.Rules.Cooperative() || c.GoalLost() {
		return false
	}
	play := game.Play{Rules: c.Rules, State: c.State.Clone(), Within: true}
	for i := range p.Commands {
		play.Apply(c.Player, &p.Commands[i])
	}
	then := play.Of(c.Player)
	return then.GoalLost() || then.Coming().GoalLost != ""
}

func movePrices(c game.Context) plan.Prices {
	const point = 1000
	return plan.Prices{
		Dollar: point / int64(c.Number(game.PricePopularity)), Time: point / int64(c.Number(game.TimePerPoint)), Point: point,
	}
}

func (s *prospects) couldGo(id string) bool {
	for i := range s.Legal() {
		if command := &s.Legal()[i]; command.Type == game.MoveOne && command.Person == id {
			return true
		}
	}
	return false
}
