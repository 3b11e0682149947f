package game

import (
	"cmp"
	"slices"
	"strings"

	"clinic/game/clinic"
	"clinic/game/market"
)

// compare orders commands by what they do, then where, so that lists of them always have the same order. Most fields
// are equal between neighbors in a list, so equality is checked first.
func (a *Command) compare(b *Command) int {
	switch {
	case a.Type != b.Type:
		return strings.Compare(string(a.Type), string(b.Type))
	case a.Action != b.Action:
		return strings.Compare(string(a.Action), string(b.Action))
	case a.Board != b.Board:
		return cmp.Compare(a.Board, b.Board)
	case a.Component != b.Component:
		return compareComponents(&a.Component, &b.Component)
	case a.Pair != b.Pair:
		return compareFlags(a.Pair, b.Pair)
	case a.Second != b.Second:
		return cmp.Compare(a.Second.Index(), b.Second.Index())
	case a.Kind != b.Kind:
		return strings.Compare(string(a.Kind), string(b.Kind))
	case a.Slot != b.Slot:
		return cmp.Compare(a.Slot, b.Slot)
	case a.From != b.From:
		return compareSpots(a.From, b.From)
	case a.Onto != b.Onto:
		return compareSpots(a.Onto, b.Onto)
	case a.Person != b.Person:
		return strings.Compare(a.Person, b.Person)
	case a.To != b.To:
		return comparePlaces(&a.To, &b.To)
	}
	return cmp.Or(
		slices.Compare(a.Doctors, b.Doctors),
		slices.Compare(a.Nurses, b.Nurses),
		compareFlags(a.Skip, b.Skip),
		cmp.Compare(a.Points, b.Points),
		strings.Compare(a.Choice, b.Choice),
		slices.Compare(a.Counts, b.Counts),
	)
}

func compareComponents(a, b *clinic.Component) int {
	return cmp.Or(
		strings.Compare(string(a.Kind), string(b.Kind)),
		cmp.Compare(a.Service, b.Service),
		cmp.Compare(a.Space.Index(), b.Space.Index()),
		cmp.Compare(a.Side, b.Side),
	)
}

func compareSpots(a, b market.Appointment) int {
	return cmp.Or(cmp.Compare(a.Service, b.Service), cmp.Compare(a.Queue, b.Queue), cmp.Compare(a.Space, b.Space))
}

func comparePlaces(a, b *clinic.Place) int {
	return cmp.Or(
		strings.Compare(string(a.Area), string(b.Area)),
		cmp.Compare(a.Space.Index(), b.Space.Index()),
		cmp.Compare(a.Side, b.Side),
	)
}

func compareFlags(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}
