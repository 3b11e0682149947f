package load

import (
	"bytes"
	"errors"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/sample"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// samples are some games that are kept: one that goes on, one that is over, one damaged and one that is none.
func samples() (sample.Store, error) {
	store := sample.Store{}
	if err := errors.Join(finish(store, 2, true), finish(store, 3, false)); err != nil {
		return nil, err
	}
	for name, players := range map[string]int{save.Autosave: 2, "Sunday with Ana": 4, "alone": 1} {
		match, err := sample.AtMove(players, 2+players)
		if err != nil {
			return nil, err
		}
		s := sample.Session(match)
		if name == "alone" {
			if _, err := sample.Until(s, game.DecideClinic); err != nil {
				return nil, err
			}
		}
		if err := session.In(store, name).Keep(s.Match(), s.Seats()); err != nil {
			return nil, err
		}
	}
	store["from another planet"] = []byte("once upon a time")
	store["half written"] = bytes.Clone(store["alone"][:len(store["alone"])/2])
	store["of tomorrow"] = bytes.Replace(store["alone"], []byte(`"format":1`), []byte(`"format":99`), 1)
	return store, nil
}

// finish keeps a game against COVID-19 that was played to its end.
func finish(store sample.Store, players int, won bool) error {
	match, err := sample.AtMove(players, 6)
	if err != nil {
		return err
	}
	s := sample.Session(match)
	if _, err := sample.Until(s, game.DecideClinic); err != nil {
		return err
	}
	config := game.Config{Players: players, Seed: 20, Layouts: match.Rules.Config.Layouts, Extensions: []string{"covid_19"}}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		return err
	}
	state := s.Match().State
	state.Players[0].Goal = ""
	if won {
		state.Marks = clinic.AddNoted(state.Marks, "covid_survived", "white", 9)
	}
	return session.Played(store).Keep(game.NewMatch(rules, state), s.Seats())
}

// Shots are the pictures of the saved games.
func Shots() []scenes.Shot {
	list := func(chosen int) func() (scenes.Scene, error) {
		return func() (scenes.Scene, error) {
			store, err := samples()
			if err != nil {
				return nil, err
			}
			s := New(store, nil, nil)
			for i := range s.games {
				s.look(i)
			}
			s.choose(chosen)
			if chosen > 5 {
				s.scroll = &ui.Scroll{Offset: 1000}
			}
			return s, nil
		}
	}
	saveAs := func() (scenes.Scene, error) {
		match, err := sample.AtMove(2, 3)
		if err != nil {
			return nil, err
		}
		return NewSaveAs(sample.Store{}, sample.Session(match)), nil
	}
	return []scenes.Shot{
		{Name: "load", Width: 1280, Height: 800, Scene: list(0)},
		{Name: "load-damaged", Width: 1024, Height: 640, Scene: list(4)},
		{Name: "load-four", Width: 1024, Height: 640, Scene: list(1)},
		{Name: "load-finished", Width: 1280, Height: 800, Scene: list(7)},
		{Name: "save-as", Width: 1280, Height: 800, Scene: saveAs},
	}
}
