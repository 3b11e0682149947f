package gallery

import (
	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/ui"
)

// What a player is told while playing: the question before a step ends.

// adviceShots are its pictures.
func adviceShots() (shots []Shot) {
	done := input.Idle()
	done.Deed, done.ByKeys = input.Done, true
	for _, size := range []struct{ w, h int }{{1280, 800}, {1024, 640}, {2560, 1440}, {390, 844}, {844, 390}, {820, 1180}} {
		shots = append(shots, Shot{Name: "done", Width: size.w, Height: size.h, Scene: func(reader *ui.Reader) (scenes.Scene, error) { return atTable(reader, "move") },
			Play: []input.Gestures{input.Idle(), done, input.Idle()}})
	}
	return shots
}

// atTable returns a table with the game in the middle, ready to be played from a step on.
func atTable(reader *ui.Reader, key string) (*table.Table, error) {
	s, err := seated(key, func(*game.Rules, *game.State) {})
	if err != nil {
		return nil, err
	}
	return controller.Play(reader, s, controller.Doors{}), nil
}

// seated returns a session of that game, after a change.
func seated(key string, change func(rules *game.Rules, state *game.State)) (*session.Session, error) {
	laid, err := Exhibited(key)
	if err != nil {
		return nil, err
	}
	laid.State.TurnOrder = []int{0, 1, 2, 3} // it is the first player's screen
	change(laid.Rules, laid.State)
	var seats session.Seats
	for player, name := range shotNames {
		seats = append(seats, session.Seat{Name: name, Color: player})
	}
	s := session.New(game.NewMatch(laid.Rules, laid.State), seats, nil)
	s.OpenCurtain()
	return s, nil
}
