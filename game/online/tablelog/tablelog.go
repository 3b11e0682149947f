// Package tablelog keeps what happened at tables: for each table a list of entries that is only added to. Whoever adds
// an entry names the one that it believes to be the last; if somebody else was quicker, nothing is written. That is the
// only lock there is: any number of hosts may serve the same table.
package tablelog

import (
	"context"
	"errors"
)

// ErrBehind says that somebody else has written behind the entry that was named as the last.
var ErrBehind = errors.New("somebody else has written there first")

// ErrFull says that there is no room for an entry.
var ErrFull = errors.New("there is no room for more")

// ErrAlone says that the other servers of the cluster are not to be seen: what this one says may be old.
var ErrAlone = errors.New("the other hosts are not to be seen")

// Largest is how long an entry may be, in bytes. The longest command of a game has some 500.
const Largest = 16 << 10

// Entry is an entry with its place, a number that only grows.
type Entry struct {
	Place uint64
	Data  []byte
}

// Log keeps entries. Its methods may be called at the same time. A table is named by its code.
type Log interface {
	// Append writes an entry behind the one at that place, 0 for a table that has none, and returns its place once it
	// is safe. The error is ErrBehind if there is a later one. After any other error the entry may have been written
	// all the same.
	Append(ctx context.Context, table string, after uint64, data []byte) (place uint64, err error)
	// Replace writes one entry in place of all up to the one at that place, which must be the last, and returns its
	// place. A table that sleeps is read at once so.
	Replace(ctx context.Context, table string, after uint64, data []byte) (place uint64, err error)
	// Read returns the entries of a table behind that place, in order.
	Read(ctx context.Context, table string, after uint64) ([]Entry, error)
	// Confirm makes sure that what is read from now on holds all that was written before. A server that was away for a
	// moment may not know of it yet. The error says that this can't be made sure of here and now.
	Confirm(ctx context.Context) error
	// Follow calls told with the place of each entry that somebody, this program among them, has written at a table, until
	// stop is called. The place is 0 when some may not have been told, since a connection was broken.
	Follow(table string, told func(place uint64)) (stop func(), err error)
	// Tables returns how many tables there are.
	Tables(ctx context.Context) (int, error)
	// Well returns nil if the log can be read and written now, as far as is known without writing. The error is ErrAlone
	// at a host that is cut off from the others, which may be asked instead.
	Well(ctx context.Context) error
	// Close ends it. What was appended stays.
	Close()
}
