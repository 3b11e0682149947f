package game

import (
	"fmt"
	"slices"
	"strings"

	"clinic/game/clinic"
)

// The solo goals (B88).
const (
	GoalAllSpaces      = "all_spaces"
	GoalFloor3         = "floor_3"
	GoalSixRed         = "six_red"
	GoalManyPatients   = "many_patients"
	GoalNoDeaths       = "no_deaths"
	GoalTwoBuildings   = "two_buildings"
	GoalLittleTime     = "little_time"
	GoalFourRedDoctors = "four_red_doctors"
)

var goals = [...]string{
	GoalAllSpaces, GoalFloor3, GoalSixRed, GoalManyPatients, GoalNoDeaths, GoalTwoBuildings, GoalLittleTime, GoalFourRedDoctors,
}

// goalsOnce maps two goals to the ids they had before version 5 of the rules: those name
// numbers that the goals no longer ask for.
var goalsOnce = map[string]string{GoalManyPatients: "fifteen_patients", GoalLittleTime: "fifty_time"}

// GoalNamed returns the current id of a goal, given that or an older one.
func GoalNamed(id string) string {
	for goal, once := range goalsOnce {
		if id == once {
			return goal
		}
	}
	return id
}

// GoalID returns the id of a goal in games with this version of the rules, given any of its ids.
func (r *Rules) GoalID(id string) string {
	goal := GoalNamed(id)
	if once, was := goalsOnce[goal]; was && !r.AtLeast(5) {
		return once
	}
	return goal
}

// OfferedGoals returns the goals that a solo player may choose from: four red doctors need a laboratory on sale, and
// extensions remove the goals that they make impossible (B88, X7).
func (c Context) OfferedGoals() []string {
	var offered []string
	for _, goal := range c.Rules.baseGoals() {
		if laboratories := c.State.Market.Pile(clinic.Laboratory, clinic.NoService); goal == GoalFourRedDoctors &&
			(laboratories == nil || laboratories.Left == 0) {
			continue
		}
		if ask(c, c.Rules.hooks.Goals, goal, 1) == 0 {
			continue
		}
		offered = append(offered, goal)
	}
	for i := range c.Rules.goals {
		if goal := c.Rules.goals[i].ID; ask(c, c.Rules.hooks.Goals, goal, 1) != 0 {
			offered = append(offered, goal)
		}
	}
	return offered
}

// refuseGoal returns an error if the config's goal does not exist, if there are several players (B88), or if an
// extension makes the goal impossible (X7).
func (r *Rules) refuseGoal() error {
	goal := r.Config.Goal
	switch {
	case goal == "":
		return nil
	case !slices.Contains(r.Goals(), goal):
		return &ConfigError{"B88", fmt.Sprintf("goal must be one of: %s", strings.Join(r.Goals(), ", "))}
	case r.Config.Players > 1:
		return &ConfigError{"B88", "only who plays alone has a goal"}
	}
	if offered, origins := explain(Context{Rules: r}, r.hooks.Goals, goal, Origin{Base, "B88", 1}); offered == 0 {
		by := origins[len(origins)-1]
		return &ConfigError{by.Rule, fmt.Sprintf("the goal %s is impossible with %s", goal, by.Source)}
	}
	return nil
}

// BaseGoals returns the solo goals of the base game (B88).
func BaseGoals() []string { return slices.Clone(goals[:]) }

// baseGoals is BaseGoals with the ids in games with this version of the rules.
func (r *Rules) baseGoals() []string {
	list := BaseGoals()
	for i := range list {
		list[i] = r.GoalID(list[i])
	}
	return list
}

// Goals returns all solo goals that this game may offer (B88).
func (r *Rules) Goals() []string {
	list := r.baseGoals()
	for i := range r.goals {
		list = append(list, r.goals[i].ID)
	}
	return list
}

// GoalMet reports whether the player's goal would be met if the game ended now (B88).
func (c Context) GoalMet() bool {
	owner := c.Owner()
	switch GoalNamed(owner.Goal) {
	case GoalAllSpaces:
		return c.builtEverywhere() && !c.tooOpen()
	case GoalFloor3, GoalSixRed, GoalManyPatients:
		done, of, _ := c.GoalSoFar(owner.Goal)
		return done >= of
	case GoalNoDeaths:
		done, of, counts := c.GoalSoFar(owner.Goal)
		return owner.Died == 0 && (!counts || done >= of)
	case GoalTwoBuildings:
		return c.workingBuildings(c.Number(GoalRooms)) >= 2
	case GoalLittleTime:
		done, of, counts := c.GoalSoFar(owner.Goal)
		return owner.Time <= c.Number(GoalTime) && (!counts || done >= of)
	}
	for i := range c.Rules.goals {
		if goal := &c.Rules.goals[i]; goal.ID == owner.Goal {
			return goal.Met(c)
		}
	}
	return owner.GoalMet
}

// GoalLost reports whether the player's goal can't be met anymore (B88).
func (c Context) GoalLost() bool {
	owner := c.Owner()
	switch {
	case owner.Goal == "" || c.GoalMet():
		return false
	case c.State.Over:
		return true
	case GoalNamed(owner.Goal) == GoalLittleTime:
		return owner.Time > c.Number(GoalTime)
	case owner.Goal == GoalNoDeaths:
		return owner.Died > 0
	case owner.Goal == GoalAllSpaces:
		return c.tooOpen()
	}
	for i := range c.Rules.goals {
		if goal := &c.Rules.goals[i]; goal.ID == owner.Goal && goal.Lost != nil {
			return goal.Lost(c)
		}
	}
	return false
}

// GoalSoFar returns the progress of a goal: how much is done, and of how much. counts is
// false for a goal that counts nothing (B88).
func (c Context) GoalSoFar(goal string) (done, of int, counts bool) {
	switch GoalNamed(goal) {
	case GoalSixRed:
		return c.Owner().Treated[clinic.Red], c.Number(GoalRedPatients), true
	case GoalManyPatients:
		return c.Owner().Treated.Total(), c.Number(GoalPatients), true
	case GoalNoDeaths:
		return c.Owner().Treated.Total(), c.Number(GoalCured), c.Rules.AtLeast(4)
	case GoalLittleTime:
		return c.Owner().Treated.Total(), c.Number(GoalTimeCured), c.Rules.AtLeast(4)
	case GoalFloor3:
		of = 1
		if c.Rules.AtLeast(4) {
			of = c.Number(GoalHighRooms)
		}
		return c.FunctionalRooms().Floor(clinic.TopFloor).Count(), of, c.Rules.AtLeast(4)
	}
	for i := range c.Rules.goals {
		if own := &c.Rules.goals[i]; own.ID == goal && own.SoFar != nil {
			done, of = own.SoFar(c)
			return done, of, true
		}
	}
	return 0, 0, false
}

// builtEverywhere reports whether every space of Floor 0 is built on.
func (c Context) builtEverywhere() bool {
	for space := range c.Clinic().Board().Floor(0).All() {
		if ask(c, c.Rules.hooks.Filled, space, number(!c.Clinic().At(space).Empty())) == 0 {
			return false
		}
	}
	return true
}

// tooOpen reports whether Floor 0 has more gardens and parking lots than the goal
// allows: nothing can be built over them (B25).
func (c Context) tooOpen() bool {
	open := c.Clinic().Of(clinic.Garden) | c.Clinic().Of(clinic.ParkingLot)
	return c.Rules.AtLeast(4) && open.Count() > c.Number(GoalOpenSpaces)
}

// workingBuildings returns the number of buildings with at least that many functional rooms.
func (c Context) workingBuildings(rooms int) int {
	var in [clinic.MaxSpaces]int
	buildings := c.Clinic().Buildings()
	count := 0
	for room := range c.FunctionalRooms().All() {
		building := buildings.At(room)
		if in[building]++; in[building] == rooms {
			count++
		}
	}
	return count
}

// decideEarlyGoal counts the red doctors when Business of the last round begins, which decides that goal (B88).
func (p *Play) decideEarlyGoal(player int) {
	c := p.Of(player)
	if c.Owner().Goal != GoalFourRedDoctors || p.State.Round != c.Number(Rounds) {
		return
	}
	red := 0
	for i := range c.Clinic().People {
		if person := &c.Clinic().People[i]; person.Kind == clinic.Doctor && person.Level == clinic.Red {
			red++
		}
	}
	c.Owner().GoalMet = red >= c.Number(GoalRedDoctors)
}
