// Package onlinetest helps tests of tables across machines: a log without files, and connections.
package onlinetest

import (
	"context"
	"slices"
	"sync"

	"clinic/game/online/tablelog"
)

// memory is a log that ends with the program.
type memory struct {
	mutex    sync.Mutex
	last     uint64
	entries  map[string][]tablelog.Entry
	follower map[string]map[int]func(place uint64)
	next     int
}

// Memory returns a log that ends with the program, without files.
func Memory() tablelog.Log {
	return &memory{entries: map[string][]tablelog.Entry{}, follower: map[string]map[int]func(place uint64){}}
}

// Append writes an entry.
func (m *memory) Append(_ context.Context, table string, after uint64, data []byte) (uint64, error) {
	return m.write(table, after, func(before []tablelog.Entry, e tablelog.Entry) []tablelog.Entry { return append(before, e) }, data)
}

// Replace writes one entry in place of all.
func (m *memory) Replace(_ context.Context, table string, after uint64, data []byte) (uint64, error) {
	return m.write(table, after, func(_ []tablelog.Entry, e tablelog.Entry) []tablelog.Entry { return []tablelog.Entry{e} }, data)
}

func (m *memory) write(table string, after uint64, add func(before []tablelog.Entry, e tablelog.Entry) []tablelog.Entry, data []byte) (uint64, error) {
	m.mutex.Lock()
	before, last := m.entries[table], uint64(0)
	if len(before) > 0 {
		last = before[len(before)-1].Place
	}
	if last != after {
		m.mutex.Unlock()
		return 0, tablelog.ErrBehind
	}
	m.last++
	place := m.last
	m.entries[table] = add(before, tablelog.Entry{Place: place, Data: slices.Clone(data)})
	var tell []func(place uint64)
	for _, told := range m.follower[table] {
		tell = append(tell, told)
	}
	m.mutex.Unlock()
	for _, told := range tell {
		told(place)
	}
	return place, nil
}

// Read returns the entries behind a place.
func (m *memory) Read(_ context.Context, table string, after uint64) ([]tablelog.Entry, error) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	var list []tablelog.Entry
	for _, e := range m.entries[table] {
		if e.Place > after {
			list = append(list, e)
		}
	}
	return list, nil
}

// Confirm returns nil: there is one list only.
func (m *memory) Confirm(context.Context) error { return nil }

// Follow calls told after each entry.
func (m *memory) Follow(table string, told func(place uint64)) (func(), error) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if m.follower[table] == nil {
		m.follower[table] = map[int]func(place uint64){}
	}
	m.next++
	id := m.next
	m.follower[table][id] = told
	return func() {
		m.mutex.Lock()
		defer m.mutex.Unlock()
		delete(m.follower[table], id)
	}, nil
}

// Tables returns how many tables there are.
func (m *memory) Tables(context.Context) (int, error) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	return len(m.entries), nil
}

// Well returns nil: what lies in memory is always there.
func (m *memory) Well(context.Context) error { return nil }

// Close does nothing.
func (m *memory) Close() {}
