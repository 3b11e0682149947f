//go:build !js

package host

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"clinic/game"
	"clinic/game/online/wire"
	"clinic/game/protocol"
)

// Limits of a connection.
const (
	longest    = 8 << 10          // of a request, in bytes
	waiting    = 64               // messages that may wait to be sent
	introduced = 5 * time.Second  // until a connection says hello
	seated     = 10 * time.Minute // until it sits down, begins, joins or looks
)

// connection is one connection, whose requests are answered one after another.
type connection struct {
	host    *Host
	conn    wire.Conn
	address string

	greeted bool
	asked   bool    // for something besides hello, after it
	table   *hosted // where it sits, nil if nowhere
	seat    *seat
	out     chan []byte
	hungUp  sync.Once
	reason  string
}

// hangUp ends the connection with a reason.
func (c *connection) hangUp(reason string) {
	c.hungUp.Do(func() {
		c.reason = reason
		go c.conn.Close(reason)
	})
}

// serve answers requests until the connection ends, and returns why it is to be hung up, if it is.
func (c *connection) serve() string {
	c.out = make(chan []byte, waiting)
	ended := make(chan struct{})
	var writer sync.WaitGroup
	writer.Go(func() {
		for {
			select {
			case m := <-c.out:
				if c.conn.Write(m) != nil {
					c.hangUp("")
					return
				}
			case <-ended:
				return
			}
		}
	})
	defer func() {
		c.leave()
		close(ended)
		writer.Wait()
	}()
	late := time.AfterFunc(introduced, func() { c.hangUp("no hello within 5 seconds") })
	defer func() { late.Stop() }()
	limit := rate.NewLimiter(rate.Limit(c.host.Requests), 2*c.host.Requests)
	for {
		data, err := c.conn.Read()
		if err != nil {
			c.hangUp("") // unless there was a reason before
			return c.reason
		}
		if len(data) > longest {
			return "a request has at most 8 KiB"
		}
		if !limit.Allow() {
			return "too many requests"
		}
		greeted := c.greeted
		reply := c.answer(data)
		if c.greeted && !greeted {
			late.Stop()
			late = time.AfterFunc(seated, func() { c.hangUp("nothing was asked for within 10 minutes") })
		}
		if c.asked {
			late.Stop()
		}
		if reply == nil {
			continue
		}
		message, err := json.Marshal(reply)
		if err != nil {
			return "the answer can't be written"
		}
		select {
		case c.out <- message:
		default:
			return "answers are not read"
		}
	}
}

// request is anything that can be asked for. Each uses some of the fields.
type request struct {
	Do       string          `json:"do"`
	Protocol *int            `json:"protocol"`
	Version  string          `json:"version"`
	Rules    int             `json:"rules"`
	Config   json.RawMessage `json:"config"`
	Seats    json.RawMessage `json:"seats"`
	Clock    json.RawMessage `json:"clock"`
	Undo     string          `json:"undo"`
	Word     string          `json:"word"`
	Table    string          `json:"table"`
	Code     string          `json:"code"`
	Name     string          `json:"name"`
	Seat     *int            `json:"seat"`
	Token    string          `json:"token"`
	Seen     int             `json:"seen"`
	Request  uint64          `json:"request"`
	Command  json.RawMessage `json:"command"`
	Player   *int            `json:"player"`
	Bot      string          `json:"bot"`
	Phrase   string          `json:"phrase"`
}

// reply is the answer to a request that has no longer one.
type reply struct {
	OK      bool              `json:"ok"`
	Request uint64            `json:"request,omitzero"`
	Number  int               `json:"number,omitzero"`
	Error   *protocol.Refusal `json:"error,omitempty"`
}

var (
	errJSON    = protocol.Refuse("protocol", "This is no JSON object that can be read.")
	errUnknown = protocol.Refuse("protocol", "There is no such request, or it has a field that it does not know.")
	errHello   = protocol.Refuse("protocol", "The first request is hello.")
	errSit     = protocol.Refuse("protocol", "Sit down first.")
	errWatch   = protocol.Refuse("seat", "Somebody who watches does nothing at the table.")
)

// answers are the requests that are known, with what they need.
var answers = map[string]struct {
	fields []string // besides "do"
	sits   bool     // only at a table
	plays  bool     // only in a seat
	answer func(c *connection, ctx context.Context, q *request) any
}{
	"hello": {[]string{"protocol", "version", "rules"}, false, false, (*connection).hello},
	"begin": {[]string{"config", "seats", "clock", "undo", "word"}, false, false, (*connection).begin},
	"join":  {[]string{"code", "name", "seat"}, false, false, (*connection).join},
	"look":  {[]string{"table", "token", "code"}, false, false, (*connection).look},
	"sit":   {[]string{"table", "token", "seen"}, false, false, (*connection).sit},
	"watch": {[]string{"table", "token", "seen"}, false, false, (*connection).watch},
	"apply": {[]string{"request", "command"}, true, true, (*connection).apply},
	"undo":  {[]string{"request"}, true, true, (*connection).undo},
	"say":   {[]string{"phrase"}, true, true, (*connection).say},
	"seat":  {[]string{"player", "bot"}, true, true, (*connection).change},
	"save":  {nil, true, false, (*connection).save},
	"leave": {nil, true, false, (*connection).stand},
}

// answer answers a request.
func (c *connection) answer(data []byte) any {
	q, refused := readRequest(data)
	if refused != nil {
		c.host.metrics.count("protocol")
		return reply{Error: refused}
	}
	known := answers[q.Do]
	switch {
	case !c.greeted && q.Do != "hello":
		return reply{Request: q.Request, Error: errHello}
	case known.sits && c.seat == nil:
		return reply{Request: q.Request, Error: errSit}
	case known.plays && c.seat.player == game.NoPlayer:
		return reply{Request: q.Request, Error: errWatch}
	}
	c.asked = c.asked || q.Do != "hello"
	ctx, cancel := context.WithTimeout(context.Background(), 2*patience)
	defer cancel()
	return known.answer(c, ctx, q)
}

// readRequest reads a request. It refuses whatever the protocol doesn't know.
func readRequest(data []byte) (*request, *protocol.Refusal) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil || fields == nil {
		return nil, errJSON
	}
	var q request
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&q); err != nil {
		return nil, errUnknown
	}
	if _, err := decoder.Token(); err != io.EOF {
		return nil, errJSON
	}
	known, there := answers[q.Do]
	if !there {
		return nil, errUnknown
	}
	for name := range fields {
		allowed := name == "do"
		for _, field := range known.fields {
			allowed = allowed || name == field
		}
		if !allowed {
			return nil, errUnknown
		}
	}
	return &q, nil
}

// refuse returns the reply to a request that is not granted.
func (c *connection) refuse(q *request, err error) any {
	refusal := c.host.told(err)
	if refusal == errHost {
		c.host.Log.Error("a request can't be answered", "request", q.Do, "error", err)
	}
	c.host.metrics.count(refusal.Rule)
	return reply{Request: q.Request, Error: refusal}
}
