package session

import (
	"sync"

	"clinic/game/save"
)

// Name is the name under which this program autosaves the current game, which no other program uses.
type Name struct {
	place string // where it is claimed; empty if it is claimed nowhere
	mutex sync.Mutex
	name  string
}

// Claim claims a name in a place where games are saved, and reports whether another program has that place open (see
// save.Claim).
func Claim(place string) (name *Name, another bool) {
	claimed, another := save.Claim(place)
	return &Name{place: place, name: claimed}, another
}

// Named returns a name that is claimed nowhere and never changes.
func Named(name string) *Name { return &Name{name: name} }

// String returns the current name.
func (n *Name) String() string {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	return n.name
}

// again renews the claim if it was lost, and reports whether the name had to change (see save.Reclaim).
func (n *Name) again(may func(name string) bool) (moved bool) {
	before := n.String()
	if n.place == "" {
		return false
	}
	now := save.Reclaim(n.place, before, may)
	n.mutex.Lock()
	defer n.mutex.Unlock()
	n.name = now
	return now != before
}
