package game

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"clinic/game/clinic"
	"clinic/game/market"
)

func itoa(n int) string { return strconv.Itoa(n) }

func compareCommands(a, b Command) int { return a.compare(&b) }

// compare orders commands by what they do, then where, so that a list of them is the same every time. Later fields
// are looked at only where the earlier ones are equal.
func (a *Command) compare(b *Command) int {
	if c := cmp.Or(
		strings.Compare(string(a.Type), string(b.Type)),
		strings.Compare(string(a.Action), string(b.Action)),
		compareComponents(&a.Component, &b.Component),
		compareFlags(a.Pair, b.Pair),
		cmp.Compare(a.Second.Index(), b.Second.Index()),
	); c != 0 {
		return c
	}
	if c := cmp.Or(
		strings.Compare(string(a.Kind), string(b.Kind)),
		cmp.Compare(a.Slot, b.Slot),
		compareSpots(a.From, b.From),
		compareSpots(a.Onto, b.Onto),
		strings.Compare(a.Person, b.Person),
		comparePlaces(&a.To, &b.To),
	); c != 0 {
		return c
	}
	return cmp.Or(
		slices.Compare(a.Doctors, b.Doctors),
		slices.Compare(a.Nurses, b.Nurses),
		compareFlags(a.Skip, b.Skip),
		cmp.Compare(a.Points, b.Points),
		strings.Compare(a.Choice, b.Choice),
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

func compareSpots(a, b market.Spot) int {
	return cmp.Or(cmp.Compare(a.Service, b.Service), cmp.Compare(a.Space, b.Space))
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
