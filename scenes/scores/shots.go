package scores

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/sample"
)

// ended is a sample game that is over.
func ended(players int) (*Scene, error) {
	return endOf(sample.AtMove(players, 6))
}

// endedWithDepartment is one with emergency departments.
func endedWithDepartment(players int) (*Scene, error) {
	return endOf(sample.AtMoveWithDepartment(players, 6))
}

func endOf(match *game.Match, err error) (*Scene, error) {
	if err != nil {
		return nil, err
	}
	s := sample.Session(match)
	if _, err := sample.Until(s, game.DecideClinic); err != nil { // which nobody does any more
		return nil, err
	}
	return New(s), nil
}

// wave is how a game against COVID-19 ended.
type wave struct {
	survived, died, tiles int
	popularity            int // of every player, more than scored
}

// against is a sample game against COVID-19 that is over.
func against(players int, end wave) (*Scene, error) {
	rules, err := game.NewRules(game.Config{Players: players, Seed: 20, Layouts: []string{"white", "yellow", "orange", "red"}[:players], Extensions: []string{"covid_19"}}, extensions.All())
	if err != nil {
		return nil, err
	}
	over, err := ended(players)
	if err != nil {
		return nil, err
	}
	s := over.session.Match().State
	s.Marks = clinic.AddNoted(s.Marks, "covid_survived", clinic.White.String(), end.survived/2)
	s.Marks = clinic.AddNoted(s.Marks, "covid_survived", clinic.Orange.String(), end.survived-end.survived/2)
	s.Marks = clinic.AddNoted(s.Marks, "covid_deceased_patients", clinic.Red.String(), end.died-end.died/3)
	s.Marks = clinic.AddNoted(s.Marks, "covid_deceased_doctors", clinic.Red.String(), end.died/3)
	s.Marks = clinic.AddMarks(s.Marks, "covid_deceased_tiles", end.tiles)
	for player := range s.Players {
		s.Players[player].Goal = ""
		s.Players[player].Popularity += end.popularity
	}
	return New(sample.Session(game.NewMatch(rules, s))), nil
}

var (
	lost      = wave{survived: 6, died: 7, tiles: 2}
	tactical  = wave{survived: 14, died: 6, tiles: 1}
	strategic = wave{survived: 21, died: 5, tiles: 2, popularity: 48}
)

// Shots are the pictures of the final score.
func Shots() []scenes.Shot {
	with := func(players int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) { return ended(players) }
	}
	department := func(players int, meets bool) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			s, err := endedWithDepartment(players)
			if err == nil && meets {
				owner := &s.session.Match().State.Players[0]
				owner.Annex.Treated[extensions.Light] = 6
				owner.Popularity += 40
				s = New(sample.Session(s.session.Match()))
			}
			return s, err
		}
	}
	covid := func(players int, end wave) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) { return against(players, end) }
	}
	return []scenes.Shot{
		{Name: "covid-defeat", Width: 1280, Height: 800, Scene: covid(2, lost)},
		{Name: "covid-tactical", Width: 1280, Height: 800, Scene: covid(3, tactical)},
		{Name: "covid-strategic", Width: 1280, Height: 800, Scene: covid(4, strategic)},
		{Name: "covid-strategic", Width: 1024, Height: 640, Scene: covid(4, strategic)},
		{Name: "covid-alone", Width: 1024, Height: 640, Scene: covid(1, strategic)},
		{Name: "scores", Width: 1280, Height: 800, Scene: with(2)},
		{Name: "scores-solo", Width: 1280, Height: 800, Scene: with(1)},
		{Name: "scores-emergency", Width: 1280, Height: 800, Scene: department(2, false)},
		{Name: "scores-emergency-solo", Width: 1280, Height: 800, Scene: department(1, true)},
		{Name: "scores-emergency", Width: 1024, Height: 640, Scene: department(4, false)},
		{Name: "scores-four", Width: 1024, Height: 640, Scene: with(4)},
		{Name: "scores-four", Width: 2560, Height: 1440, Scale: 150, Scene: with(4)},
	}
}
