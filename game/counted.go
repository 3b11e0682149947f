package game

import "clinic/game/clinic"

// Counted is something on a board that a line of the score sheet counts: a person, or else what stands in a space.
// Points are what it brings, 0 if only everything counted together brings points.
type Counted struct {
	Board  BoardName
	Person string
	Space  clinic.Space
	Points int
}

// Counted returns what the line with that name on the score sheet counts on the player's boards; nothing for lines
// that don't count things on boards (B87).
func (c Context) Counted(what string) (list []Counted) {
	c.State = c.Rules.ended(c.State)
	for i := range c.Rules.hooks.ScoreLines {
		if counts := c.Rules.hooks.ScoreLines[i].Counts; counts != nil {
			counts(c, what, func(on Context, person string, space clinic.Space, points int) {
				list = append(list, Counted{Board: on.BoardName(), Person: person, Space: space, Points: points})
			})
		}
	}
	return list
}

// Count receives something on a board that a line counts: a person, or if person is empty, what stands in the space.
type Count func(on Context, person string, space clinic.Space, points int)

// baseCounts passes on what the lines of the base game count: see baseScore.
func baseCounts(c Context, what string, count Count) {
	switch what {
	case "rooms":
		for room := range c.FunctionalRooms().All() {
			count(c, "", room, c.Number(ScoreRoom)+int(room.Floor))
		}
		return
	case "buildings":
		c.countBuildings(count)
		return
	}
	for i := range c.Clinic().People {
		switch person := &c.Clinic().People[i]; {
		case what == "doctors" && person.Kind == clinic.Doctor:
			count(c, person.ID, clinic.Space{}, int(person.Level)*c.Number(ScoreDoctorLevel))
		case what == "nurses" && person.Kind == clinic.Nurse:
			count(c, person.ID, clinic.Space{}, c.Number(ScoreNurse))
		case what == "orderlies" && person.Kind == clinic.Orderly:
			count(c, person.ID, clinic.Space{}, c.Number(ScoreOrderly))
		case what == "patients" && person.Kind == clinic.Patient && person.Level < clinic.Unclassified:
			count(c, person.ID, clinic.Space{}, -int(person.Level)*c.Number(ScorePatientLevel))
		}
	}
}

// countBuildings passes on the rooms that make buildings count: each building's first room gets the points.
func (c Context) countBuildings(count Count) {
	var seen [clinic.MaxSpaces]bool
	buildings := c.Clinic().Buildings()
	for room := range c.FunctionalRooms().All() {
		building, points := buildings.At(room), 0
		if !seen[building] {
			seen[building], points = true, c.Number(ScoreBuilding)
		}
		count(c, "", room, points)
	}
}
