package gallery

import (
	"clinic/game"
	"clinic/game/bot"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scores"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
)

// soloDoors are the routes from the end of a solo game, which know of an earlier record.
func soloDoors() routes.Routes {
	nowhere := func(*game.Rules, session.Seats) scenes.Scene { return nil }
	before := 41
	standing := func(*game.Match) <-chan routes.Standing {
		found := make(chan routes.Standing, 1)
		found <- routes.Standing{Known: true, Before: &before}
		return found
	}
	return routes.Routes{
		Play:    func(*game.Rules, session.Table) scenes.Scene { return nil },
		Another: nowhere,
		NewGame: func() scenes.Scene { return nil },
		Review:  func(*session.Session) scenes.Scene { return nil },
		Replay:  func(*game.Match, session.Seats, int, int) scenes.Scene { return nil },
		Rivals: func(*session.Session) []*session.Rival {
			return []*session.Rival{{Level: bot.Chief, Over: true, Score: 65, Counts: true}, {Level: bot.Resident, Over: true, Score: 38}}
		},
		Standing: standing,
	}
}

// goalMet is the end of a solo game whose goal is met.
func goalMet(reader *ui.Reader) (scenes.Scene, error) {
	s, err := sample.Ended(1)
	if err != nil {
		return nil, err
	}
	owner := &s.Match().State.Players[0]
	owner.Treated[1] += 20
	owner.Died = 0
	owner.Popularity += 22
	return scores.New(reader, sample.Session(s.Match())), nil
}

// beaten is the end of a game whose code carried a score to beat.
func beaten(players, beat int) func(reader *ui.Reader) (scenes.Scene, error) {
	return func(reader *ui.Reader) (scenes.Scene, error) {
		s, err := sample.Ended(players)
		if err != nil {
			return nil, err
		}
		s.Match().State.Players[0].Popularity += 22
		return scores.New(reader, session.Begin(s.Match(), session.Table{Seats: sample.Seats(players), ToBeat: &beat}, nil)), nil
	}
}
