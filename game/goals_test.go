package game

import (
	"slices"
	"testing"

	"clinic/game/clinic"
)

// goal checks whether the goal is met, and that the score counts only then (B88).
func (s scene) goal(want bool) {
	s.Helper()
	equal(s, s.owner(0).Goal+" met", s.Of(0).GoalMet(), want)
	score := s.Of(0).Score()
	equal(s, s.owner(0).Goal+": the score counts", score.Counts, want)
	last := score.Lines[len(score.Lines)-1]
	equal(s, "line of the goal", last, ScoreLine{"B88", "goal", number(want), 0})
}

func withGoal(t *testing.T, goal string) scene {
	s := newScene(t, 1)
	s.owner(0).Goal = goal
	s.whiteLayout(0)
	return s
}

// B88: without a goal, as in a game with several players, the score counts.
func TestNoGoal(t *testing.T) {
	s := newScene(t, 2)
	equal(t, "counts", s.Of(0).Score().Counts, true)
}

// B88: every space of Floor 0 is built on; gardens and lots count.
func TestGoalAllSpaces(t *testing.T) {
	s := withGoal(t, GoalAllSpaces)
	s.Rules.Version = 3
	for space := range s.owner(0).Clinic.Streets().All() {
		s.goal(false)
		s.build(0, clinic.Component{Kind: []clinic.Kind{clinic.Garden, clinic.ParkingLot}[space.X%2], Space: space})
	}
	s.goal(true)
	s.Rules.Version = RulesVersion
	s.goal(false)
	equal(t, "lost with too many gardens and lots", s.Of(0).GoalLost(), true)
}

// B88: three of the spaces may be gardens and parking lots; a fourth loses the goal,
// since nothing can be built over them (B25).
func TestGoalAllSpacesWithRooms(t *testing.T) {
	s := withGoal(t, GoalAllSpaces)
	open := 0
	for space := range s.owner(0).Clinic.Streets().All() {
		s.goal(false)
		if open++; open <= 3 {
			s.build(0, clinic.Component{Kind: clinic.Garden, Space: space})
			continue
		}
		s.owner(0).Clinic.At(space).Kind = clinic.WaitingRoom
	}
	s.goal(true)
	equal(t, "lost", s.Of(0).GoalLost(), false)
}

// B88: three functional rooms on Floor 3.
func TestGoalFloor3(t *testing.T) {
	s := withGoal(t, GoalFloor3)
	hub := func(floor, x, y int8, service clinic.Service) {
		s.build(0, clinic.Component{Kind: clinic.Hub, Service: service, Space: clinic.Space{Floor: floor, X: x, Y: y}})
	}
	s.module(0, clinic.SupplyRoom, 1, 1, 1)
	hub(1, 1, 0, clinic.Cardiology)
	s.module(0, clinic.TreatmentRoom, 2, 1, 1)
	s.module(0, clinic.SupplyRoom, 2, 1, 0)
	hub(3, 1, 1, clinic.Psychiatry)
	s.goal(false)
	s.module(0, clinic.TreatmentRoom, 3, 1, 0)
	s.goal(false)
	done, of, counts := s.Of(0).GoalSoFar(GoalFloor3)
	equal(t, "rooms so far", [...]int{done, of, number(counts)}, [...]int{1, 3, 1})
	s.Rules.Version = 3 // one was enough then
	s.goal(true)
	s.Rules.Version = RulesVersion
	s.module(0, clinic.WaitingRoom, 0, 2, 1)
	for _, x := range [...]int8{0, 2} {
		s.goal(false)
		s.module(0, clinic.TreatmentRoom, 1, x, 1)
		s.module(0, clinic.SupplyRoom, 2, x, 1)
		s.module(0, clinic.TreatmentRoom, 3, x, 1)
	}
	s.goal(true)
}

// B88: six red patients treated; 18 patients treated; no deaths and 18 treated; at most 35 time and 12 treated.
func TestCountedGoals(t *testing.T) {
	for _, test := range []struct {
		goal      string
		met, fail func(p *Player)
	}{
		{GoalSixRed, func(p *Player) { p.Treated[red] = 6 }, func(p *Player) { p.Treated[red], p.Treated[orange] = 5, 9 }},
		{GoalManyPatients, func(p *Player) { p.Treated[red], p.Treated[white] = 5, 13 }, func(p *Player) { p.Treated[white] = 17 }},
		{GoalNoDeaths, func(p *Player) { p.Treated[white] = 18 }, func(p *Player) { p.Treated[white], p.Died = 18, 1 }},
		{GoalNoDeaths, func(p *Player) { p.Treated[white] = 18 }, func(p *Player) { p.Treated[white] = 17 }},
		{GoalLittleTime, func(p *Player) { p.Treated[white], p.Time = 12, 35 }, func(p *Player) { p.Treated[white], p.Time = 12, 36 }},
		{GoalLittleTime, func(p *Player) { p.Treated[white], p.Time = 12, 35 }, func(p *Player) { p.Treated[white], p.Time = 11, 35 }},
	} {
		s := withGoal(t, test.goal)
		test.met(s.owner(0))
		s.goal(true)
		s = withGoal(t, test.goal)
		test.fail(s.owner(0))
		s.goal(false)
	}
}

// B88: deaths and too much time lose a goal for good, too few treated patients only at the end;
// before version 4 nobody had to be treated.
func TestGoalsThatAreLost(t *testing.T) {
	for _, test := range []struct {
		goal       string
		fail, mend func(p *Player)
	}{
		{GoalNoDeaths, func(p *Player) { p.Died = 1 }, func(p *Player) { p.Died = 0 }},
		{GoalLittleTime, func(p *Player) { p.Time = 36 }, func(p *Player) { p.Time = 0 }},
	} {
		s := withGoal(t, test.goal)
		s.goal(false)
		equal(t, test.goal+" lost with nobody cured yet", s.Of(0).GoalLost(), false)
		test.fail(s.owner(0))
		equal(t, test.goal+" lost for good", s.Of(0).GoalLost(), true)
		test.mend(s.owner(0))
		s.State.Over = true
		equal(t, test.goal+" lost in the end", s.Of(0).GoalLost(), true)
		s.Rules.Version = 3
		s.goal(true)
	}
}

// B88: two buildings with a given number of functional rooms each.
func TestGoalTwoBuildings(t *testing.T) {
	s := withGoal(t, GoalTwoBuildings)
	equal(t, "rooms each", s.Rules.Numbers[GoalRooms], 4)
	s.Rules.Numbers[GoalRooms] = 2
	s.module(0, clinic.TreatmentRoom, 0, 0, 0)
	s.build(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: clinic.Space{X: 3, Y: 1}})
	s.module(0, clinic.OperatingRoom, 0, 3, 2)
	s.goal(false)
	s.module(0, clinic.TreatmentRoom, 0, 3, 0)
	s.goal(false)
	s.module(0, clinic.SupplyRoom, 1, 3, 0)
	s.goal(true)
}

// B88: four red doctors when Business of round VI begins, whatever Admin does to them afterwards.
func TestGoalFourRedDoctors(t *testing.T) {
	s := withGoal(t, GoalFourRedDoctors)
	for range 3 {
		s.person(0, clinic.Doctor, red, outside)
	}
	s.State.Round = 6
	beginBusiness(s.Play)
	s.goal(false)
	s.person(0, clinic.Doctor, red, outside)
	s.State.Round = 5
	beginBusiness(s.Play)
	s.goal(false)
	s.State.Round = 6
	beginBusiness(s.Play)
	s.goal(true)
	beginAdmin8(s.Play)
	s.goal(true)
}

// B88: four red doctors are only offered if the laboratory is on sale (B37).
func TestOfferedGoals(t *testing.T) {
	s := newScene(t, 2)
	equal(t, "goals", len(s.Of(0).OfferedGoals()), 8)
	s.State.Market.Pile(clinic.Laboratory, clinic.NoService).Left = 0
	offered := s.Of(0).OfferedGoals()
	equal(t, "goals without a laboratory", len(offered), 7)
	equal(t, "four red doctors", slices.Contains(offered, GoalFourRedDoctors), false)
}
