//go:build !js

package host

import (
	"bytes"
	"context"
	"encoding/json"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/save"
	"clinic/game/table"
)

type greeting struct {
	OK         bool     `json:"ok"`
	Protocol   int      `json:"protocol"`
	Version    string   `json:"version"`
	Rules      int      `json:"rules"`
	Extensions []string `json:"extensions"`
}

// hello says which versions the two speak. A seat of an older program than the one before is told to update.
func (c *connection) hello(_ context.Context, q *request) any {
	spoken := wire.Protocol
	if q.Protocol != nil {
		spoken = *q.Protocol
	}
	if spoken < wire.Protocol-1 || spoken < 1 {
		return c.refuse(q, protocol.Refuse("version", "This host speaks a newer protocol: update Clinic, then come back."))
	}
	c.greeted = true
	g := greeting{true, min(spoken, wire.Protocol), c.host.Version, game.RulesVersion, []string{}}
	for _, e := range c.host.Extensions {
		g.Extensions = append(g.Extensions, e.ID)
	}
	return g
}

type begun struct {
	OK     bool      `json:"ok"`
	Table  string    `json:"table"`
	Tokens []*string `json:"tokens"`
	Watch  string    `json:"watch"`
}

// begin begins a table.
func (c *connection) begin(ctx context.Context, q *request) any {
	if c.host.Begin != "" && !same(q.Word, c.host.Begin) {
		return c.refuse(q, protocol.Refuse("begin", "Only those who know this host's word may begin a table here."))
	}
	if !c.host.limits.mayBegin(c.address) {
		return c.refuse(q, protocol.Refuse("begin", "Too many tables were begun from this address in the last hour."))
	}
	order, err := c.readOrder(q)
	if err != nil {
		return c.refuse(q, err)
	}
	code, opened, err := c.host.begin(ctx, order)
	if err != nil {
		return c.refuse(q, err)
	}
	c.host.limits.hasBegun(c.address)
	b := begun{OK: true, Table: code, Tokens: make([]*string, len(opened.Tokens)), Watch: opened.Watch}
	for i := range opened.Tokens {
		if opened.Tokens[i] != "" {
			b.Tokens[i] = &opened.Tokens[i]
		}
	}
	return b
}

func (c *connection) readOrder(q *request) (o table.Order, err error) {
	if len(q.Config) == 0 {
		return o, protocol.Refuse("protocol", "The field \"config\" is missing.")
	}
	if o.Config, err = protocol.ReadConfig(q.Config, c.host.Extensions, c.host.Numbers); err != nil {
		return o, err
	}
	for _, part := range []struct {
		data json.RawMessage
		into any
		name string
	}{{q.Seats, &o.Seats, "seats"}, {q.Clock, &o.Clock, "clock"}} {
		if len(part.data) == 0 {
			continue
		}
		decoder := json.NewDecoder(bytes.NewReader(part.data))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(part.into); err != nil {
			return o, protocol.Refuse("protocol", "The field %q can't be read.", part.name)
		}
	}
	switch q.Undo {
	case "", "free":
	case "none":
		o.NoUndo = true
	default:
		return o, protocol.Refuse("protocol", "The field \"undo\" is \"free\" or \"none\".")
	}
	return o, nil
}

type joined struct {
	OK    bool   `json:"ok"`
	Table string `json:"table"`
	Seat  int    `json:"seat"`
	Token string `json:"token"`
}

// join takes a free seat of a table whose code is known: the one that is named, or the first.
func (c *connection) join(ctx context.Context, q *request) any {
	o, err := c.host.open(ctx, q.Code)
	if err != nil {
		return c.refuse(q, err)
	}
	defer c.host.release(o)
	token, known, err := table.NewToken(c.host.Chance)
	if err != nil {
		return c.refuse(q, err)
	}
	seat := 0
	if q.Seat != nil {
		seat = *q.Seat
	} else if seat = o.firstFree(); seat == game.NoPlayer {
		return c.refuse(q, protocol.Refuse("seat", "All seats of this table are taken."))
	}
	e := &table.Entry{Seat: &table.Seated{By: game.NoPlayer, Player: seat, Name: q.Name, Token: known}}
	if _, err := o.do(ctx, e); err != nil {
		return c.refuse(q, err)
	}
	return joined{true, q.Code, seat, token}
}

// firstFree returns the first seat that somebody may take, or game.NoPlayer.
func (o *hosted) firstFree() int {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	for i := range o.table.Seats {
		if o.table.Seats[i].Free() {
			return i
		}
	}
	return game.NoPlayer
}

// looked is what somebody is told of a table who looks at it from outside.
type looked struct {
	OK     bool          `json:"ok"`
	Table  string        `json:"table"`
	Number int           `json:"number"`
	Seats  []table.Chair `json:"seats"`
	Config any           `json:"config"`
	Rules  int           `json:"rules"`
	Round  int           `json:"round"`
	Rounds int           `json:"rounds"`
	Step   string        `json:"step"`
	Over   bool          `json:"over"`
	Clock  table.Clock   `json:"clock"`
	NoUndo bool          `json:"no_undo,omitzero"`
	Seat   *int          `json:"seat,omitempty"` // of the token, if one was sent
}

// look tells of the seats of a table, its game and whose decision is open. Who looks has the code.
func (c *connection) look(ctx context.Context, q *request) any {
	code := q.Table
	if code == "" {
		code = q.Code
	}
	o, err := c.host.open(ctx, code)
	if err != nil {
		return c.refuse(q, err)
	}
	defer c.host.release(o)
	l, err := o.look()
	if err != nil {
		return c.refuse(q, err)
	}
	if q.Token != "" {
		player, there := o.sits(q.Token)
		if !there {
			return c.refuse(q, errToken)
		}
		l.Seat = &player
	}
	return l
}

// sits returns whose seat a token is, and whether it is one of this table.
func (o *hosted) sits(token string) (player int, there bool) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.table.Sits(token)
}

// sit sits down at a table.
func (c *connection) sit(ctx context.Context, q *request) any { return c.sitAs(ctx, q, false) }

// watch sits down beside a table.
func (c *connection) watch(ctx context.Context, q *request) any { return c.sitAs(ctx, q, true) }

// watchers is how many may watch a table.
const watchers = 50

func (c *connection) sitAs(ctx context.Context, q *request, watches bool) any {
	o, err := c.host.open(ctx, q.Table)
	if err != nil {
		return c.refuse(q, err)
	}
	player, there := o.sits(q.Token)
	if !there || watches != (player == game.NoPlayer) {
		c.host.release(o)
		return c.refuse(q, errToken)
	}
	if watches && o.watched() >= watchers {
		c.host.release(o)
		return c.refuse(q, protocol.Refuse("seat", "%d watch this table already.", watchers))
	}
	c.leave()
	s := &seat{player: player, messages: c.out, lost: func() { c.hangUp("messages are not read, or the table is elsewhere") }}
	if err := o.sit(ctx, s, q.Seen); err != nil {
		c.host.release(o)
		return c.refuse(q, err)
	}
	c.table, c.seat = o, s
	return nil // the table has told it all
}

// watched returns how many watch.
func (o *hosted) watched() (count int) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	for s := range o.seats {
		if s.player == game.NoPlayer {
			count++
		}
	}
	return count
}

// leave leaves the table, if the connection sits at one.
func (c *connection) leave() {
	if c.seat == nil {
		return
	}
	c.table.leave(c.seat)
	c.host.release(c.table)
	c.table, c.seat = nil, nil
}

// stand leaves the table.
func (c *connection) stand(context.Context, *request) any {
	c.leave()
	return reply{OK: true}
}

// apply plays a command.
func (c *connection) apply(ctx context.Context, q *request) any {
	switch {
	case q.Request == 0:
		return c.refuse(q, protocol.Refuse("protocol", "The field \"request\" is missing: a number that only grows."))
	case len(q.Command) == 0:
		return c.refuse(q, protocol.Refuse("protocol", "The field \"command\" is missing."))
	}
	command, err := protocol.ReadCommand(c.table.rules(), q.Command)
	if err != nil {
		return c.refuse(q, err)
	}
	return c.do(ctx, q, &table.Entry{Play: &table.Played{Player: c.seat.player, Request: q.Request, Command: command}})
}

// rules returns the rules of the game, which never change.
func (o *hosted) rules() *game.Rules {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	return o.table.Match.Rules
}

// undo takes the last command back.
func (c *connection) undo(ctx context.Context, q *request) any {
	if q.Request == 0 {
		return c.refuse(q, protocol.Refuse("protocol", "The field \"request\" is missing: a number that only grows."))
	}
	return c.do(ctx, q, &table.Entry{Play: &table.Played{Player: c.seat.player, Request: q.Request, Undo: true}})
}

// say says one of the phrases.
func (c *connection) say(ctx context.Context, q *request) any {
	return c.do(ctx, q, &table.Entry{Say: &table.Said{Player: c.seat.player, Phrase: q.Phrase}})
}

// change lets a bot play for a player, or a person again.
func (c *connection) change(ctx context.Context, q *request) any {
	player := c.seat.player
	if q.Player != nil {
		player = *q.Player
	}
	return c.do(ctx, q, &table.Entry{Seat: &table.Seated{By: c.seat.player, Player: player, Bot: bot.Level(q.Bot)}})
}

func (c *connection) do(ctx context.Context, q *request, e *table.Entry) any {
	number, err := c.table.do(ctx, e)
	if err != nil {
		return c.refuse(q, err)
	}
	c.host.metrics.count("granted")
	return reply{OK: true, Request: q.Request, Number: number}
}

type saved struct {
	OK   bool            `json:"ok"`
	Seed string          `json:"seed"`
	Save json.RawMessage `json:"save"`
}

// save gives the whole game, once it is over.
func (c *connection) save(_ context.Context, q *request) any {
	c.table.mutex.Lock()
	defer c.table.mutex.Unlock()
	seed, over := c.table.table.Seed()
	if !over {
		return c.refuse(q, protocol.Refuse("save", "The game is told whole when it is over."))
	}
	data, err := save.Encode(save.Game{Match: c.table.table.Match})
	if err != nil {
		return c.refuse(q, err)
	}
	return saved{true, seed, data}
}

// chairsMessage is what seats are told when somebody comes or goes.
func chairsMessage(number int, chairs []table.Chair) ([]byte, error) {
	return json.Marshal(struct {
		Number int           `json:"number"`
		Seats  []table.Chair `json:"seats"`
	}{number, chairs})
}
