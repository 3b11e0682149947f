package gallery

import (
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/scores"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// scored returns the score sheet of a finished game.
func scored(reader *ui.Reader, s *session.Session, err error) (scenes.Scene, error) {
	if err != nil {
		return nil, err
	}
	return scores.New(reader, s), nil
}

// scoresShots are the pictures of the final score.
func scoresShots() []Shot {
	with := func(players int) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			s, err := sample.Ended(players)
			return scored(reader, s, err)
		}
	}
	department := func(players int, meets bool) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			s, err := sample.EndedWithDepartment(players)
			if err == nil && meets {
				owner := &s.Match().State.Players[0]
				owner.Annex.Treated[extensions.Light] = 6
				owner.Popularity += 40
				s = sample.Session(s.Match())
			}
			return scored(reader, s, err)
		}
	}
	covid := func(players int, end sample.Wave) func(reader *ui.Reader) (scenes.Scene, error) {
		return func(reader *ui.Reader) (scenes.Scene, error) {
			s, err := sample.Against(players, end)
			return scored(reader, s, err)
		}
	}
	shots := []Shot{
		{Name: "covid-defeat", Width: 1280, Height: 800, Scene: covid(2, sample.Lost)},
		{Name: "covid-tactical", Width: 1280, Height: 800, Scene: covid(3, sample.Tactical)},
		{Name: "covid-strategic", Width: 1280, Height: 800, Scene: covid(4, sample.Strategic)},
		{Name: "covid-strategic", Width: 1024, Height: 640, Scene: covid(4, sample.Strategic)},
		{Name: "covid-alone", Width: 1024, Height: 640, Scene: covid(1, sample.Strategic)},
		{Name: "scores", Width: 1280, Height: 800, Scene: with(2)},
		{Name: "scores-solo", Width: 1280, Height: 800, Scene: with(1)},
		{Name: "scores-emergency", Width: 1280, Height: 800, Scene: department(2, false)},
		{Name: "scores-emergency-solo", Width: 1280, Height: 800, Scene: department(1, true)},
		{Name: "scores-emergency", Width: 1024, Height: 640, Scene: department(4, false)},
		{Name: "scores-four", Width: 1024, Height: 640, Scene: with(4)},
		{Name: "scores-record", Width: 1280, Height: 800, Scene: goalMet, Doors: soloDoors()},
		{Name: "scores-record", Width: 1024, Height: 640, Scene: goalMet, Doors: soloDoors()},
		{Name: "scores-to-beat", Width: 1280, Height: 800, Scene: beaten(2, 41), Doors: soloDoors()},
		{Name: "scores-to-beat", Width: 1024, Height: 640, Scene: beaten(1, 41), Doors: soloDoors()},
		{Name: "scores-four", Width: 2560, Height: 1440, Scale: 150, Scene: with(4)},
	}
	for _, size := range smallWindows {
		shots = append(shots,
			Shot{Name: "small-scores-two", Width: size.w, Height: size.h, Scene: with(2)},
			Shot{Name: "small-scores-solo", Width: size.w, Height: size.h, Scene: with(1)},
			Shot{Name: "small-scores-to-beat", Width: size.w, Height: size.h, Scene: beaten(2, 99), Doors: soloDoors()},
			Shot{Name: "small-scores-record", Width: size.w, Height: size.h, Scene: goalMet, Doors: soloDoors()},
			Shot{Name: "small-scores-four", Width: size.w, Height: size.h, Scene: with(4)},
			Shot{Name: "small-scores-emergency", Width: size.w, Height: size.h, Scene: department(1, true)},
			Shot{Name: "small-covid-strategic", Width: size.w, Height: size.h, Scene: covid(4, sample.Strategic)},
			Shot{Name: "small-covid-defeat", Width: size.w, Height: size.h, Scene: covid(2, sample.Lost)})
	}
	return shots
}
