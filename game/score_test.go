package game

import (
	"fmt"
	"testing"

	"clinic/game/clinic"
)

func (s scene) points(player int, want map[string]int) {
	s.Helper()
	score := s.Of(player).Score()
	sum := 0
	for _, line := range score.Lines {
		if points, asked := want[line.What]; asked {
			equal(s, line.What, line.Points, points)
			delete(want, line.What)
		}
		sum += line.Points
	}
	equal(s, "lines that are missing", fmt.Sprint(want), fmt.Sprint(map[string]int{}))
	equal(s, "total", score.Total, sum)
}

// B87: what counts for and against a player.
func TestScore(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	s.owner(0).Popularity, s.owner(0).Time = 12, 14
	s.person(0, clinic.Doctor, red, outside)
	s.person(0, clinic.Doctor, white, clinic.In(treatmentAt))
	s.person(0, clinic.Nurse, clinic.NoLevel, outside)
	s.person(0, clinic.Orderly, clinic.NoLevel, outside)
	s.person(0, clinic.Orderly, clinic.NoLevel, outside)
	s.person(0, clinic.Patient, orange, preAdmissions)
	s.person(0, clinic.Patient, white, clinic.In(treatmentAt))
	equal(t, "first line", s.Of(0).Score().Lines[0].What, "popularity")
	s.points(0, map[string]int{
		"popularity": 12, "doctors": 5, "nurses": 1, "orderlies": 2, "rooms": 2, "buildings": 4, "patients": -4, "time": -2,
	})
	equal(t, "total", s.Of(0).Score().Total, 20)
}

// B87: a functional room scores its floor plus 2, and each building with a functional room 4; rooms that are not
// functional (B31) and buildings without a functional room score nothing.
func TestScoreOfRoomsAndBuildings(t *testing.T) {
	s := newScene(t, 2)
	s.whiteLayout(0)
	s.module(0, clinic.Laboratory, 0, 3, 2)
	s.points(0, map[string]int{"rooms": 2, "buildings": 4})
	s.module(0, clinic.TreatmentRoom, 0, 3, 1)
	s.points(0, map[string]int{"rooms": 2, "buildings": 4})
	s.build(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: clinic.Space{X: 3, Y: 0}})
	s.points(0, map[string]int{"rooms": 2, "buildings": 4})
	s.module(0, clinic.SupplyRoom, 1, 3, 1) // above the treatment room
	s.points(0, map[string]int{"rooms": 4, "buildings": 8})
	s.build(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Ophthalmology, Space: clinic.Space{Floor: 1, X: 1, Y: 1}})
	s.module(0, clinic.SupplyRoom, 1, 0, 1)
	s.module(0, clinic.TreatmentRoom, 1, 1, 0)
	s.points(0, map[string]int{"rooms": 4 + 3, "buildings": 8})
	s.module(0, clinic.OperatingRoom, 2, 1, 1) // works once a hub is beside it (B33)
	s.points(0, map[string]int{"rooms": 4 + 3, "buildings": 8})
	s.build(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Psychiatry, Space: clinic.Space{Floor: 2, X: 1, Y: 0}})
	s.points(0, map[string]int{"rooms": 4 + 3 + 4, "buildings": 8})
}

// B87: ties go to the least time, then to the most money.
func TestStandings(t *testing.T) {
	for _, test := range []struct {
		name    string
		second  func(p *Player)
		winners []int
	}{
		{"all equal, in turn order", func(*Player) {}, []int{0, 1}},
		{"more points", func(p *Player) { p.Popularity = 1 }, []int{1, 0}},
		{"more points are worth more than time", func(p *Player) { p.Popularity, p.Time = 2, 9 }, []int{1, 0}},
		{"more time", func(p *Player) { p.Time = 1 }, []int{0, 1}},
		{"less money", func(p *Player) { p.Money = 14 }, []int{0, 1}},
		{"more money", func(p *Player) { p.Money = 16 }, []int{1, 0}},
		{"more money doesn't make up for time", func(p *Player) { p.Money, p.Time = 16, 1 }, []int{0, 1}},
	} {
		s := newScene(t, 2)
		s.State.TurnOrder = []int{0, 1}
		test.second(s.owner(1))
		equalList(t, test.name, s.Rules.Standings(s.State), test.winners)
	}
}

// B88: the ranks of the Hall of Fame.
func TestRanks(t *testing.T) {
	s := newScene(t, 1)
	for score, rank := range map[int]string{
		-3: "orderly", 4: "orderly", 5: "nurse", 9: "nurse", 10: "intern", 30: "resident", 45: "fellow", 61: "surgeon",
		62: "attending_physician", 73: "attending_physician", 74: "ceo", 200: "ceo",
	} {
		equal(t, fmt.Sprint(score), s.Rules.Rank(score), rank)
	}
}
