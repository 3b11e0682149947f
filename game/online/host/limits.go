//go:build !js

package host

import (
	"crypto/subtle"
	"net/netip"
	"sync"
	"time"
)

// limits count what each address does. This machine's own addresses have none.
type limits struct {
	host        *Host
	mutex       sync.Mutex
	connections map[string]int
	begun       map[string][]time.Time
}

// free reports whether an address has no limits.
func free(address string) bool {
	a, err := netip.ParseAddr(address)
	return err == nil && a.Unmap().IsLoopback()
}

// enter counts a connection, and reports whether it may stay.
func (l *limits) enter(address string) bool {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if !free(address) && l.connections[address] >= l.host.Connections {
		return false
	}
	l.connections[address]++
	return true
}

// leave counts a connection that has ended.
func (l *limits) leave(address string) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.connections[address]--; l.connections[address] <= 0 {
		delete(l.connections, address)
	}
}

// mayBegin reports whether an address may begin another table.
func (l *limits) mayBegin(address string) bool {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	var recent []time.Time
	for _, at := range l.begun[address] {
		if l.host.Now().Sub(at) < time.Hour {
			recent = append(recent, at)
		}
	}
	if l.begun[address] = recent; len(recent) == 0 {
		delete(l.begun, address)
	}
	return free(address) || len(recent) < l.host.Tables
}

// hasBegun counts a table.
func (l *limits) hasBegun(address string) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.begun[address] = append(l.begun[address], l.host.Now())
}

// same compares in a time that doesn't depend on where two words differ.
func same(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }
