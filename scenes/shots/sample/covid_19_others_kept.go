package sample

import (
	"bytes"
	"encoding/json"
	"errors"
	"sync"
	"time"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/session"
)

// Kept returns some saved games: one in progress, one finished, one damaged and one that is no save. They are played
// once, and every call returns a copy.
func Kept() (Store, error) { return copied(keptOnce()) }

var keptOnce = sync.OnceValues(func() (Store, error) {
	store := Store{}
	if err := errors.Join(finish(store, 2, true), finish(store, 3, false)); err != nil {
		return nil, err
	}
	for name, players := range map[string]int{save.Autosave: 2, "Sunday with Ana": 4, "alone": 1} {
		match, err := AtMove(players, 2+players)
		if err != nil {
			return nil, err
		}
		s := Session(match)
		if name == "alone" {
			if _, err := Until(s, game.DecideClinic); err != nil {
				return nil, err
			}
		}
		if err := session.In(store, name).Keep(s.Match(), s.Table()); err != nil {
			return nil, err
		}
	}
	for name := range store {
		if err := dateOne(store, name); err != nil {
			return nil, err
		}
	}
	store["from another planet"] = []byte("once upon a time")
	store["half written"] = bytes.Clone(store["alone"][:len(store["alone"])/2])
	store["of tomorrow"] = bytes.Replace(store["alone"], []byte(`"format":1`), []byte(`"format":99`), 1)
	return store, nil
})

// dateOne gives a saved game a fixed time, so that pictures of it are the same whenever they are taken.
func dateOne(store Store, name string) error {
	kept, err := store.Read(name)
	if err != nil {
		return err
	}
	told, err := session.Tell(kept.Table)
	if err != nil {
		return err
	}
	told.Saved = time.Date(2026, 10, 4, 19, 30, 0, 0, time.UTC)
	if kept.Table, err = json.Marshal(told); err != nil {
		return err
	}
	return store.Write(name, kept)
}

// finish saves a finished game against COVID-19.
func finish(store Store, players int, won bool) error {
	match, err := AtMove(players, 6)
	if err != nil {
		return err
	}
	s := Session(match)
	if _, err := Until(s, game.DecideClinic); err != nil {
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
	ended := game.NewMatch(rules, state)
	name, err := session.Identity(ended)
	if err != nil {
		return err
	}
	for _, name := range [...]string{save.Autosave, "finished " + name} {
		if err := session.In(store, name).Keep(ended, s.Table()); err != nil {
			return err
		}
	}
	return nil
}
