package protocol

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// event is a fact as the protocol writes it. Facts that concern everybody have no player.
type event struct {
	Type       string         `json:"type"`
	Player     *int           `json:"player,omitempty"`
	Board      game.BoardName `json:"board,omitempty"`
	Rule       string         `json:"rule"`
	Number     int            `json:"number,omitempty"`
	Action     string         `json:"action,omitempty"`
	Person     string         `json:"person,omitempty"`
	Kind       string         `json:"kind,omitempty"`
	Color      string         `json:"color,omitempty"`
	NewColor   string         `json:"new_color,omitempty"`
	Service    string         `json:"service,omitempty"`
	Queue      *int8          `json:"queue,omitempty"`
	From       *onBoard       `json:"from,omitempty"`
	To         *onBoard       `json:"to,omitempty"`
	Path       []wayStep      `json:"path,omitempty"`
	Component  record         `json:"component,omitempty"`
	Slot       int            `json:"slot,omitempty"`
	Second     string         `json:"second,omitempty"`
	OtherQueue *int8          `json:"other_queue,omitempty"`
	Money      int            `json:"money,omitempty"`
	Time       int            `json:"time,omitempty"`
	Popularity int            `json:"popularity,omitempty"`
	People     []string       `json:"people,omitempty"`
	Order      []int          `json:"order,omitempty"`
	Choice     string         `json:"choice,omitempty"`

	// Told at tables only (Event): the engine's replies are fixed.
	Step string `json:"step,omitempty"`
	Idle bool   `json:"idle,omitempty"`

	extras []extra
}

func (e event) MarshalJSON() ([]byte, error) {
	type plain event
	return withExtras(plain(e), e.extras)
}

// fromPlaces are the facts about somebody in a place. That may be the space
// with all zeros, so they always write From.
var fromPlaces = [...]game.EventType{game.PersonMoved, game.PatientCured, game.PatientDied, game.LaboratoryPoint}

func writeEvent(rules *game.Rules, e *game.Event) event {
	rules = boardNamed(rules, e.Board)
	w := event{
		Type: string(e.Type), Board: e.Board, Rule: e.Rule, Number: e.Number, Action: string(e.Action), Person: e.Person,
		Kind: string(e.Kind), Color: rules.LevelName(e.Level), NewColor: rules.LevelName(e.NewLevel), Service: e.Service.String(),
		Path: writeWay(e.Path), Slot: e.Slot, Second: e.Second.String(), Money: e.Money, Time: e.Time,
		Popularity: e.Popularity, People: e.People, Order: e.Order, Choice: e.Choice,
	}
	if e.Player != game.NoPlayer {
		w.Player = &e.Player
	}
	if e.Component.Kind != "" {
		w.Component = writeComponent(rules, e.Component, nil)
	}
	if (e.From != clinic.Place{}) || slices.Contains(fromPlaces[:], e.Type) {
		from := placeOn(rules, e.From)
		w.From = &from
	}
	if (e.To != clinic.Place{}) || e.Type == game.PersonMoved || e.Type == worksFollows {
		to := placeOn(rules, e.To)
		w.To = &to
	}
	if e.Board == game.Home {
		return w
	}
	switch e.Type {
	case game.PatientQueued, game.PatientsSwapped:
		w.Queue, w.OtherQueue = &e.Queue, &e.OtherQueue
	case game.PatientAdmitted, game.PatientArrived:
		w.Queue = &e.Queue
	}
	if e.AnnexMoney != 0 {
		w.extras = []extra{{string(e.Board) + "_money", e.AnnexMoney}}
	}
	return w
}
