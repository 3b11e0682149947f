package session

import (
	"sync"

	"clinic/game/save"
)

// Name is the name under which this program keeps the game that goes on by itself, which no other program has.
type Name struct {
	place string // where it is claimed, empty for nowhere
	mutex sync.Mutex
	name  string
}

// Claim claims a name in a place where games are kept, and tells whether another program is open on it (see
// save.Claim).
func Claim(place string) (name *Name, another bool) {
	claimed, another := save.Claim(place)
	return &Name{place: place, name: claimed}, another
}

// Named is a name that is claimed nowhere and never changes.
func Named(name string) *Name { return &Name{name: name} }

// String is the name now.
func (n *Name) String() string {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	return n.name
}

// again claims the name again where its claim was lost, and tells whether it had to become another one (see
// save.Reclaim).
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
