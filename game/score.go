package game

import (
	"cmp"
	"slices"

	"clinic/game/clinic"
)

// ScoreLine is one line of the score sheet (B87).
type ScoreLine struct {
	Rule   string `json:"rule"`
	What   string `json:"what"`
	Count  int    `json:"count"`
	Points int    `json:"points"`
}

// Score is a player's score as if the game ended now, line by line (B87).
type Score struct {
	Lines  []ScoreLine `json:"lines"`
	Total  int         `json:"total"`
	Counts bool        `json:"counts"` // false in a solo game whose goal is not met (B88)
}

// Score returns the player's score as if the game ended now (B87, B88).
func (c Context) Score() Score {
	c.State = c.Rules.ended(c.State)
	s := Score{Counts: c.Owner().Goal == "" || c.GoalMet()}
	for _, lines := range c.Rules.hooks.ScoreLines {
		s.Lines = lines.Lines(c, s.Lines)
	}
	for _, line := range s.Lines {
		s.Total += line.Points
	}
	return s
}

// baseScore appends the lines of the base game: popularity, staff, rooms and
// buildings, minus patients and time (B87).
func baseScore(c Context, lines []ScoreLine) []ScoreLine {
	add := func(what string, count, points int) {
		lines = append(lines, ScoreLine{"B87", what, count, points})
	}
	var doctors, levels, nurses, orderlies, patients, severity int
	for i := range c.Clinic().People {
		person := &c.Clinic().People[i]
		switch person.Kind {
		case clinic.Doctor:
			doctors, levels = doctors+1, levels+int(person.Level)
		case clinic.Nurse:
			nurses++
		case clinic.Orderly:
			orderlies++
		case clinic.Patient:
			if person.Level < clinic.Unclassified {
				patients, severity = patients+1, severity+int(person.Level)
			}
		}
	}
	rooms, floors := c.FunctionalRooms(), 0
	for room := range rooms.All() {
		floors += int(room.Floor)
	}
	buildings := c.workingBuildings(1)
	add("popularity", c.Owner().Popularity, c.Owner().Popularity)
	add("doctors", doctors, levels*c.Number(ScoreDoctorLevel))
	add("nurses", nurses, nurses*c.Number(ScoreNurse))
	add("orderlies", orderlies, orderlies*c.Number(ScoreOrderly))
	add("rooms", rooms.Count(), rooms.Count()*c.Number(ScoreRoom)+floors)
	add("buildings", buildings, buildings*c.Number(ScoreBuilding))
	add("patients", patients, -severity*c.Number(ScorePatientLevel))
	add("time", c.Owner().Time, -(c.Owner().Time / c.Number(TimePerPoint)))
	if c.Owner().Goal != "" {
		lines = append(lines, ScoreLine{"B88", "goal", number(c.GoalMet()), 0})
	}
	return lines
}

// Standings returns the players from first to last: by the highest score, then the least time, then the most money
// (B87); remaining ties are in turn order.
func (r *Rules) Standings(s *State) []int {
	s = r.ended(s)
	type standing struct{ player, score, time, money int }
	var table []standing
	for _, player := range s.TurnOrder {
		c := Context{r, s, player}
		table = append(table, standing{player, c.Score().Total, c.Owner().Time, c.Owner().Money})
	}
	slices.SortStableFunc(table, func(a, b standing) int {
		return cmp.Or(b.score-a.score, a.time-b.time, b.money-a.money)
	})
	var players []int
	for _, row := range table {
		players = append(players, row.player)
	}
	return players
}

// The ranks of the Hall of Fame above the orderly's, from the lowest (B88).
var ranks = [...]string{"nurse", "intern", "resident", "fellow", "surgeon", "attending_physician", "ceo"}

// RankScore returns the lowest score for the rank with that index in the order nurse to CEO (B88).
func (r *Rules) RankScore(i int) int {
	return ask(Context{Rules: r}, r.hooks.Rank, ranks[i], r.Numbers[RankNurse+Number(i)])
}

// Rank returns the rank that a score earns in the Hall of Fame (B88).
func (r *Rules) Rank(score int) string {
	rank := string(clinic.Orderly)
	for i, name := range ranks {
		if score >= r.RankScore(i) {
			rank = name
		}
	}
	return rank
}
