//go:build !js

// Package host serves tables to seats: it takes connections, judges what they ask for, writes it into the log, and
// tells every seat what it may see. Any number of hosts may serve the tables of one log. docs/online.md is the
// contract.
package host

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/online/tablelog"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
)

// Options say what a host is like. The zero value of what isn't needed is usual.
type Options struct {
	Version    string            // of the program
	Extensions []*game.Extension // all that the program knows
	Numbers    map[string]int    // of the program's own numbers file (B90)
	Judgement  *bot.Judgement    // for the bots
	Chance     io.Reader         // that nobody can guess, for seeds, codes and tokens
	Begin      string            // only who knows this may begin a table; empty lets everybody

	Requests    int  // of a connection in a second, and twice as many at once; 0 is 20
	Connections int  // at the same time for each address; 0 is 32
	Tables      int  // begun in an hour by each address; 0 is 10
	Proxied     bool // addresses are those that a proxy in front forwards

	Notify func(Notice)                        // is told of decisions that wait; may be nil
	Keep   func(code string, m *game.Match)    // is told of tables that go to sleep, for a copy; may be nil
	Log    *slog.Logger                        // never hears of tokens, commands or states; nil is silent
	Now    func() time.Time                    // the clock of entries and limits
	Sleeps time.Duration                       // after which a table without seats sleeps; 0 is five minutes
	Budget func(level bot.Level) time.Duration // for a decision of a bot; nil is usual
}

// Limits that no option changes.
const (
	patience = 10 * time.Second      // for the log, before an answer is that the host can't do it now: others choose a leader meanwhile
	attempt  = 2 * time.Second       // to write an entry, before it is looked up whether it was written
	again    = 20 * time.Millisecond // before an entry is written another time
	tries    = 8                     // to find a code that no table has
	checks   = time.Second           // between two looks at whether the log is there
)

// Host serves the tables of a log.
type Host struct {
	Options
	log     tablelog.Log
	metrics metrics
	limits  limits
	rules   rulebook
	thinks  chan struct{} // holds one for each bot that thinks
	away    atomic.Bool   // the log is not to be reached: seats go to another host

	mutex  sync.Mutex
	awake  map[string]*hosted
	closed bool
	conns  map[*connection]bool
	done   chan struct{}
}

// New returns a host of a log.
func New(log tablelog.Log, o Options) *Host {
	if o.Requests == 0 {
		o.Requests = 20
	}
	if o.Connections == 0 {
		o.Connections = 32
	}
	if o.Tables == 0 {
		o.Tables = 10
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Sleeps == 0 {
		o.Sleeps = 5 * time.Minute
	}
	if o.Budget == nil {
		o.Budget = budget
	}
	h := &Host{
		Options: o, log: log, awake: map[string]*hosted{}, conns: map[*connection]bool{}, done: make(chan struct{}),
		thinks: make(chan struct{}, runtime.NumCPU()),
	}
	h.rules = rulebook{known: o.Extensions, rules: map[string]kept{}}
	h.limits = limits{host: h, connections: map[string]int{}, begun: map[string][]time.Time{}}
	if o.Notify != nil {
		go h.notify()
	}
	go h.look()
	return h
}

// look looks at the log from time to time. When it can't be reached from here, all connections are hung up, so that
// they go to another host.
func (h *Host) look() {
	ticker := time.NewTicker(checks)
	defer ticker.Stop()
	last := time.Now() // when the log was well
	for {
		select {
		case <-h.done:
			return
		case <-ticker.C:
		}
		ctx, cancel := context.WithTimeout(context.Background(), attempt)
		err := h.log.Well(ctx)
		cancel()
		switch {
		case err == nil:
			last = time.Now()
			if h.away.Swap(false) {
				h.Log.Info("the log is there again")
			}
		case errors.Is(err, tablelog.ErrAlone) || time.Since(last) > patience: // a cluster takes a while to choose a leader
			if !h.away.Swap(true) {
				h.Log.Error("the log is not to be reached", "error", err)
			}
			for _, c := range h.connections() {
				c.hangUp("this host does not reach the tables: try another one")
			}
		}
	}
}

// connections returns those that are open.
func (h *Host) connections() []*connection {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return slices.Collect(maps.Keys(h.conns))
}

// Close tells all connections that this host ends, and ends them. The log stays open.
func (h *Host) Close() {
	h.mutex.Lock()
	if h.closed {
		h.mutex.Unlock()
		return
	}
	h.closed = true
	close(h.done)
	h.mutex.Unlock()
	var wg sync.WaitGroup
	for _, c := range h.connections() {
		wg.Go(func() {
			_ = c.conn.Write([]byte(`{"closing":true}`))
			c.conn.Close("the host closes")
		})
	}
	wg.Wait()
}

// now returns the time in milliseconds since 1970.
func (h *Host) now() int64 { return h.Now().UnixMilli() }

// Errors that seats are told as they are.
var (
	errNoTable = protocol.Refuse("table", "There is no such table.")
	errToken   = protocol.Refuse("token", "This link is not valid for the table.")
	errHost    = protocol.Refuse("host", "The host can't do that now. Try again in a moment.")
	errFull    = protocol.Refuse("host", "The host has no room for new moves or tables. Running games stay as they are.")
	errStopped = protocol.Refuse("table", "This table can't be opened any more: its log is damaged.")
	errLater   = protocol.Refuse("version", "This table needs a newer version of Clinic than this host has.")
)

// told returns what a seat is told of an error: never what lies behind it.
func (h *Host) told(err error) *protocol.Refusal {
	var refusal *protocol.Refusal
	switch {
	case errors.As(err, &refusal):
		return refusal
	case errors.Is(err, tablelog.ErrFull):
		return errFull
	}
	return errHost
}

// begin begins a table and returns its code with what only its maker is told.
func (h *Host) begin(ctx context.Context, o table.Order) (code string, opened *table.Opened, err error) {
	opened, err = table.Open(o, h.Extensions, h.now(), h.Chance)
	if err != nil {
		return "", nil, err
	}
	data, err := opened.Entry.Encode()
	if err != nil {
		return "", nil, err
	}
	for range tries { // a code may be taken
		if code, err = table.NewCode(h.Chance); err != nil {
			return "", nil, err
		}
		if _, err = h.log.Append(ctx, code, 0, data); !errors.Is(err, tablelog.ErrBehind) {
			break
		}
	}
	if err == nil {
		h.Log.Info("a table is begun", "table", code, "players", len(opened.Tokens))
	}
	return code, opened, err
}

// open returns a table that is awake, or wakes it. It must be let go as often.
func (h *Host) open(ctx context.Context, code string) (*hosted, error) {
	if !table.IsCode(code) {
		return nil, errNoTable
	}
	h.mutex.Lock()
	o := h.awake[code]
	if o == nil {
		o = &hosted{host: h, code: code, table: table.New(h.rules.of), seats: map[*seat]bool{}, awaited: map[string]int{}}
		h.awake[code] = o
	}
	o.users++
	h.mutex.Unlock()
	begun := time.Now()
	err := o.wake(ctx)
	if err != nil {
		h.release(o)
		return nil, err
	}
	h.metrics.wakes.observe(time.Since(begun))
	return o, nil
}

// release lets a table go. When nobody uses it for a while, it sleeps.
func (h *Host) release(o *hosted) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if o.users--; o.users > 0 {
		return
	}
	if o.empty() {
		delete(h.awake, o.code)
		o.stopFollowing()
		return
	}
	time.AfterFunc(h.Sleeps, func() { h.sleep(o) })
}

// sleep lets a table sleep that nobody uses.
func (h *Host) sleep(o *hosted) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	h.mutex.Lock()
	idle := o.users == 0 && h.awake[o.code] == o && !h.closed
	h.mutex.Unlock()
	if !idle || !o.rest(ctx) {
		return
	}
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if o.users == 0 && h.awake[o.code] == o {
		delete(h.awake, o.code)
		o.stopFollowing()
		h.Log.Info("a table sleeps", "table", o.code)
	}
}

// Serve serves a connection until it ends. address is whose it is, for the limits.
func (h *Host) Serve(conn wire.Conn, address string) {
	if !h.limits.enter(address) {
		conn.Close("too many connections")
		return
	}
	defer h.limits.leave(address)
	c := &connection{host: h, conn: conn, address: address}
	h.mutex.Lock()
	closed := h.closed || h.away.Load()
	if !closed {
		h.conns[c] = true
	}
	h.mutex.Unlock()
	if closed {
		conn.Close("this host can't serve tables now: try another one")
		return
	}
	h.metrics.seats.Add(1)
	reason := c.serve()
	h.metrics.seats.Add(-1)
	h.mutex.Lock()
	delete(h.conns, c)
	h.mutex.Unlock()
	conn.Close(reason)
}
