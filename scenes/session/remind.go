package session

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes/dress"
)

// Forgotten is what a player may have forgotten before saying "done".
type Forgotten string

const (
	// BuildsLeft: another component could be built, Count of them by the rules (B21).
	BuildsLeft Forgotten = "builds_left"
	// OnTopLeft: Component could be built, which doesn't count beside what has been (B21).
	OnTopLeft Forgotten = "on_top_left"
	// HiresLeft: somebody could still be hired (B52).
	HiresLeft Forgotten = "hires_left"
	// QueueLeft: Count queue points could still admit or move a patient (B53).
	QueueLeft Forgotten = "queue_left"
	// PatientLeft: Person, a patient in pre-admissions, could be brought to a room (B75).
	PatientLeft Forgotten = "patient_left"
	// StaffLeft: Person could come in from outside (B76).
	StaffLeft Forgotten = "staff_left"
	// Untreated: Person, a patient in a room, has nobody to treat it, but a doctor without a patient could come (B80).
	Untreated Forgotten = "untreated"
	// NotTreated: Person, a patient in a room, is not treated in Business, and Needs what Needs says (B80).
	NotTreated Forgotten = "not_treated"
	// Dies: Person dies in Admin, wherever it is (B86).
	Dies Forgotten = "dies"
	// Unpaid: what salaries and upkeep lack costs Count popularity in Business (B84).
	Unpaid Forgotten = "unpaid"
	// Costs: Change costs popularity by itself, by a rule of an extension.
	Costs Forgotten = "costs"
	// Unmet: Obligation of the coming Move can't be met as the clinic stands, and costs popularity then (X10).
	Unmet Forgotten = "unmet"
	// GoalLost: by who dies the solo goal Goal is lost (B88).
	GoalLost Forgotten = "goal_lost"
)

// Reminder is one thing that is plainly forgotten, or that Business and Admin will cost. Of equal people one stands for Count.
type Reminder struct {
	What      Forgotten
	Count     int
	Person    string
	Component clinic.Kind
	Needs     rule.Reason
	Death     game.Death // what the coming Admin does to Person; the zero Death for who lives on
	Equals    bool       // Count is how many people who are equal it is about
	Change    game.Change
	Goal      string

	Obligation game.Obligation
}

// Reminders are what the viewer has plainly forgotten in this step, in the order of the clinic, everybody once, and at the end of
// Move what the coming Business and Admin cost while somebody could still move; empty when "done" needs no question.
func (s *Session) Reminders() []Reminder {
	d := s.Decision()
	if d == nil {
		return nil
	}
	switch c := s.Context(); {
	case d.Kind == game.DecideMove:
		var left, costs []Reminder
		for board := range c.Boards() {
			left = append(left, s.leftBehind(board)...)
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

// leftOfAction is what is left of an action on a board.
func (s *Session) leftOfAction(c game.Context) []Reminder {
	switch {
	case c.AtHome() && s.Deciding(game.DecideBuild):
		return append(unmet(c), s.leftOfBuild(c)...)
	case s.could(game.BuildOne):
		return s.leftOfBuild(c)
	case s.could(game.HireOne):
		return []Reminder{{What: HiresLeft, Count: 1}}
	case c.Turn().Queue > 0 && s.could(game.AdmitOne):
		return []Reminder{{What: QueueLeft, Count: c.Turn().Queue}}
	}
	return nil
}

// unmet is what the coming Move asks in vain, and what costs popularity, as long as the clinic stays as it is.
func unmet(c game.Context) (list []Reminder) {
	for _, o := range c.Obligations() {
		if !o.Possible && o.Otherwise.Popularity > 0 {
			list = append(list, Reminder{What: Unmet, Count: o.Otherwise.Popularity, Obligation: o})
		}
	}
	return list
}

// leftOfBuild is what a Build may still bring, and the player can pay. What doesn't count is asked about where a room lacks it only.
func (s *Session) leftOfBuild(c game.Context) (list []Reminder) {
	count, onTop := c.BuildsLeft()
	if count > 0 {
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

// lacksSupply tells whether a room of the clinic lacks a supply room beside it (B31).
func lacksSupply(c game.Context) bool {
	for space := range c.Clinic().Modules().All() {
		if c.Clinic().Functional(space).NeedsSupply {
			return true
		}
	}
	return false
}

// comes are the patients of a board whom Business will not treat, with what they lack, and those who die of it in Admin.
func comes(c game.Context) (list []Reminder) {
	for _, u := range c.Forecast().Untreated {
		if u.Needs.Key != "in_pre_admissions" {
			list = append(list, Reminder{What: NotTreated, Person: u.Patient, Needs: u.Needs})
		}
	}
	for _, death := range c.Deaths() {
		list = append(list, Reminder{What: Dies, Person: death.Person, Death: death})
	}
	return list
}

// worstFirst puts the deaths in front, then what else costs popularity, and what only could be better behind.
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

// otherCosts are what the end of the round costs besides those who die.
func otherCosts(x game.Coming) (list []Reminder) {
	if x.GoalLost != "" {
		list = append(list, Reminder{What: GoalLost, Goal: x.GoalLost})
	}
	for _, change := range x.Changes {
		switch {
		case change.Popularity > 0 || change.Fact == game.PatientDied || change.Fact == game.NursesCalledIn: // is said of each, or decided in Business
		case change.Fact == game.ExpensesMissed:
			list = append(list, Reminder{What: Unpaid, Count: -change.Popularity})
		default:
			list = append(list, Reminder{What: Costs, Change: change})
		}
	}
	return list
}

// onceEach keeps what is said first of everybody, with the death that it may die.
func onceEach(list []Reminder) (once []Reminder) {
	for _, r := range list {
		at := slices.IndexFunc(once, func(o Reminder) bool { return r.Person != "" && o.Person == r.Person })
		switch {
		case at < 0:
			once = append(once, r)
		case r.What == Dies && once[at].Count == 0: // what counts something says of the death itself
			once[at].Death = r.Death
		}
	}
	return once
}

// equalOnce makes one reminder, with their number, of all that say the same of equal people.
func (s *Session) equalOnce(list []Reminder) (once []Reminder) {
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

// leftOfDresses is what extensions remind of.
func (s *Session) leftOfDresses(c game.Context) (list []Reminder) {
	for _, r := range dress.Reminders(c, s.Legal(), s.Check) {
		list = append(list, Reminder{What: Forgotten(r.What), Count: r.Count, Person: r.Person})
	}
	return list
}

func (s *Session) could(command game.CommandType) bool {
	for i := range s.Legal() {
		if s.Legal()[i].Type == command {
			return true
		}
	}
	return false
}

// leftBehind are the people whom Move leaves where they are of no use, though they could get on.
func (s *Session) leftBehind(c game.Context) []Reminder {
	var list []Reminder
	people := c.Clinic().People
	for i := range people {
		switch person := &people[i]; {
		case person.At.Area == clinic.PreAdmissions && s.couldGo(person.ID):
			list = append(list, Reminder{What: PatientLeft, Person: person.ID})
		case person.At.Area == clinic.Waiting && s.couldHelp(c, person):
			list = append(list, Reminder{What: StaffLeft, Person: person.ID})
		}
	}
	for _, u := range c.Forecast().Untreated {
		patient := c.Clinic().Person(u.Patient)
		if u.Needs.Key == "needs_doctor" && s.idleDoctorFor(c, patient) {
			list = append(list, Reminder{What: Untreated, Person: u.Patient})
		}
	}
	return list
}

func (s *Session) couldGo(id string) bool {
	for i := range s.Legal() {
		if command := &s.Legal()[i]; command.Type == game.MoveOne && command.Person == id {
			return true
		}
	}
	return false
}

// couldHelp tells whether somebody who waits outside could be of use inside: an orderly in a supply room, others where somebody is not
// treated, a doctor also in the laboratory.
func (s *Session) couldHelp(c game.Context, person *clinic.Person) bool {
	role := c.Rules.As(person.Kind)
	if role != clinic.Orderly && len(c.Forecast().Untreated) > 0 {
		return s.couldGo(person.ID)
	}
	useful := map[clinic.PersonKind]clinic.Kind{clinic.Orderly: clinic.SupplyRoom, clinic.Doctor: clinic.Laboratory}[role]
	for i := range s.Legal() {
		command := &s.Legal()[i]
		if command.Type == game.MoveOne && command.Person == person.ID && command.To.Area == clinic.Inside &&
			useful != "" && c.Clinic().At(command.To.Space).Kind == useful && len(s.Check(*command).Warnings) == 0 {
			return true
		}
	}
	return false
}

// idleDoctorFor tells whether a doctor who treats nobody could walk to a patient's room, finds room there and then treats it.
func (s *Session) idleDoctorFor(c game.Context, patient *clinic.Person) bool {
	space := patient.At.Space
	busy := map[string]bool{}
	for _, t := range c.Forecast().Treatments {
		for _, doctor := range t.Doctors {
			busy[doctor] = true
		}
	}
	for i := range s.Legal() {
		command := &s.Legal()[i]
		if command.Type != game.MoveOne || command.Board != c.BoardName() || command.To != clinic.In(space) || busy[command.Person] {
			continue
		}
		person := c.Clinic().Person(command.Person)
		if c.Rules.As(person.Kind) != clinic.Doctor || !c.Works(person) || person.At.Area == clinic.Inside && c.Clinic().At(person.At.Space).Kind == clinic.Laboratory {
			continue
		}
		if f := s.Foresee(*command); len(f.Warnings) == 0 && f.After != nil {
			after := game.Context{Rules: c.Rules, State: f.After, Player: c.Player}
			if slices.ContainsFunc(after.BestTreatments(), func(t game.Treatment) bool { return t.Patient == patient.ID }) {
				return true
			}
		}
	}
	return false
}
