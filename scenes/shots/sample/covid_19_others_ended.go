package sample

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/session"
)

// Ended returns a finished sample game.
func Ended(players int) (*session.Session, error) {
	return endOf(AtMove(players, 6))
}

// EndedWithDepartment is Ended with emergency departments.
func EndedWithDepartment(players int) (*session.Session, error) {
	return endOf(AtMoveWithDepartment(players, 6))
}

func endOf(match *game.Match, err error) (*session.Session, error) {
	if err != nil {
		return nil, err
	}
	s := Session(match)
	if _, err := Until(s, game.DecideClinic); err != nil { // which never comes again
		return nil, err
	}
	return s, nil
}

// Wave says how a game against COVID-19 ended.
type Wave struct {
	Survived, Died, Tiles int
	Popularity            int // added to every player's
}

// Against returns a finished sample game against COVID-19.
func Against(players int, end Wave) (*session.Session, error) {
	rules, err := game.NewRules(game.Config{Players: players, Seed: 20, Layouts: []string{"white", "yellow", "orange", "red"}[:players], Extensions: []string{"covid_19"}}, extensions.All())
	if err != nil {
		return nil, err
	}
	over, err := Ended(players)
	if err != nil {
		return nil, err
	}
	s := over.Match().State
	s.Marks = clinic.AddNoted(s.Marks, "covid_survived", clinic.White.String(), end.Survived/2)
	s.Marks = clinic.AddNoted(s.Marks, "covid_survived", clinic.Orange.String(), end.Survived-end.Survived/2)
	s.Marks = clinic.AddNoted(s.Marks, "covid_deceased_patients", clinic.Red.String(), end.Died-end.Died/3)
	s.Marks = clinic.AddNoted(s.Marks, "covid_deceased_doctors", clinic.Red.String(), end.Died/3)
	s.Marks = clinic.AddMarks(s.Marks, "covid_deceased_tiles", end.Tiles)
	for player := range s.Players {
		s.Players[player].Goal = ""
		s.Players[player].Popularity += end.Popularity
	}
	return Session(game.NewMatch(rules, s)), nil
}

// Possible endings.
var (
	Lost      = Wave{Survived: 6, Died: 7, Tiles: 2}
	Tactical  = Wave{Survived: 14, Died: 6, Tiles: 1}
	Strategic = Wave{Survived: 21, Died: 5, Tiles: 2, Popularity: 48}
)
