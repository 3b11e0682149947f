package engine

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// event is a fact as the protocol writes it. What concerns everybody has no player.
type event struct {
	Type       string     `json:"type"`
	Player     *int       `json:"player,omitempty"`
	Rule       string     `json:"rule"`
	Step       string     `json:"step,omitempty"`
	Number     int        `json:"number,omitempty"`
	Action     string     `json:"action,omitempty"`
	Person     string     `json:"person,omitempty"`
	Kind       string     `json:"kind,omitempty"`
	Color      string     `json:"color,omitempty"`
	NewColor   string     `json:"new_color,omitempty"`
	Service    string     `json:"service,omitempty"`
	From       *place     `json:"from,omitempty"`
	To         *place     `json:"to,omitempty"`
	Path       []wayStep  `json:"path,omitempty"`
	Component  *component `json:"component,omitempty"`
	Slot       int        `json:"slot,omitempty"`
	Second     string     `json:"second,omitempty"`
	Money      int        `json:"money,omitempty"`
	Time       int        `json:"time,omitempty"`
	Popularity int        `json:"popularity,omitempty"`
	People     []string   `json:"people,omitempty"`
	Order      []int      `json:"order,omitempty"`
	Choice     string     `json:"choice,omitempty"`
}

// fromPlaces are the facts about somebody in a place, which may well be the space of all zeros.
var fromPlaces = [...]game.EventType{game.PersonMoved, game.PatientCured, game.PatientDied, game.LaboratoryPoint}

func writeEvent(rules *game.Rules, e *game.Event) event {
	w := event{
		Type: string(e.Type), Rule: e.Rule, Step: e.Step, Number: e.Number, Action: string(e.Action), Person: e.Person,
		Kind: string(e.Kind), Color: e.Level.String(), NewColor: e.NewLevel.String(), Service: e.Service.String(),
		Path: writeWay(e.Path), Slot: e.Slot, Second: e.Second.String(), Money: e.Money, Time: e.Time,
		Popularity: e.Popularity, People: e.People, Order: e.Order, Choice: e.Choice,
	}
	if e.Player != game.NoPlayer {
		w.Player = &e.Player
	}
	if e.Component.Kind != "" {
		built := writeComponent(rules, e.Component, nil)
		w.Component = &built
	}
	if (e.From != clinic.Place{}) || slices.Contains(fromPlaces[:], e.Type) {
		w.From = (*place)(&e.From)
	}
	if (e.To != clinic.Place{}) || e.Type == game.PersonMoved {
		w.To = (*place)(&e.To)
	}
	return w
}
