// Package seat is a seat at a table that a host keeps: it asks, is told, keeps its connection up, and sends again what
// was not answered. docs/online.md is the contract. Nothing here needs a window.
package seat

import (
	"time"

	"clinic/game"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/rule"
	"clinic/game/table"
)

// Dial opens a connection with the host at an address such as ws://10.0.0.1:7790/socket; wire.Dial does. The error says
// that nobody answers.
type Dial func(address string) (wire.Conn, error)

// Place is where a seat is: all that somebody must know to sit down there.
type Place struct {
	Address string `json:"address"`         // of the host's socket
	Table   string `json:"table"`           // its code
	Token   string `json:"token"`           // whoever knows it has the seat
	Watch   bool   `json:"watch,omitempty"` // the token is the one for watching
}

// Told is one message of the host about a table.
type Told struct {
	Number  int           // of the entries so far
	Welcome *Welcome      // first after each time that the seat has sat down, nil in all others
	Seats   []table.Chair // by player
	State   *game.State   // what the seat may see now; nil if only Seats have changed
	Player  int           // whose command it was, game.NoPlayer for nobody's
	Undone  bool          // that player's last command was taken back
	Count   int           // of all events of the game by now
	Events  []game.Event  // the last of them: what the command brought, or in a Welcome all

	UndoReason rule.Reason // why the seat's last command can't be taken back; zero if it can, and for those who watch

	Said    *table.Said // nil if nobody said anything
	Closing bool        // the host will end soon; nothing else is set
}

// Welcome is what only somebody is told who sits down.
type Welcome struct {
	Seat   int         // game.NoPlayer for somebody who watches
	Rules  *game.Rules // without the seed
	Began  *game.State // what the seat could see as the round began
	Clock  table.Clock
	NoUndo bool

	Business []Step            // what has happened since the Business that goes on began; nil outside Business
	Asked    []game.Obligation // what extensions have asked of the player in this round, see game.Asked
}

// Step is a command of a Business. The first one is only the state before it, of game.NoPlayer.
type Step struct {
	Player int
	Events []game.Event
	State  *game.State // after the command
}

// Answer is what became of a request.
type Answer struct {
	Request uint64
	Number  int               // of the entry, if it was granted and wrote one
	Refusal *protocol.Refusal // nil if it was granted
	Save    []byte            // the whole game, in the answer to Save
}

// Line is how the connection stands.
type Line int8

// Trying is from the first try until the seat sits; then it is Open, or Lost while it is tried again. Refused is the
// end: the host does not let this seat sit down, and no further try would.
const (
	Trying Line = iota
	Open
	Lost
	Refused
)

// Status is how the connection stands, and since when.
type Status struct {
	Line    Line
	Since   time.Time
	Why     *protocol.Refusal // why the seat was refused, else nil
	Closing bool              // the connection was lost because the host has ended, as it said before
}
