package seat

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"clinic/game"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
)

const (
	soonest = 200 * time.Millisecond // after which a connection that has ended is tried again; then twice as long
	latest  = 10 * time.Second       // between two tries
	second  = 15                     // requests in one, fewer than a host takes
	tick    = 5 * time.Second        // between two looks whether the connection is alive
	steady  = 2                      // ticks after which a connection is no longer one that breaks again and again
	silence = 9                      // ticks without a message, after which the host is asked whether it is there
	tooLong = 3                      // ticks that an answer may take
	unread  = 500                    // messages, after which the connection rests until they are read
)

// Seat is a seat at a table, or somebody who watches one. Its methods return at once, and may be called by any
// goroutine.
type Seat struct {
	dial  Dial
	place Place
	known []*game.Extension
	wake  chan struct{} // holds one if there may be something to send
	read  chan struct{} // holds one if messages were read
	left  chan struct{} // is closed by Leave
	leave sync.Once

	mutex    sync.Mutex
	told     []Told
	answers  []Answer
	status   Status
	requests []*request    // without an answer, the oldest first
	last     uint64        // the number of the last one
	numbered uint64        // the last number by which a host knows a request of this seat, also from another machine
	number   int           // of the last entry that was told
	chairs   []table.Chair // as last told
	rules    *game.Rules   // nil until the seat sits for the first time
}

// Sit returns a seat that sits down, and does so again whenever its connection breaks, until Leave. known are the
// extensions of this program.
func Sit(dial Dial, at Place, known []*game.Extension) *Seat {
	s := &Seat{
		dial: dial, place: at, known: known, wake: make(chan struct{}, 1), read: make(chan struct{}, 1), left: make(chan struct{}),
		status: Status{Line: Trying, Since: time.Now()},
	}
	go s.run()
	return s
}

// Next returns the next message that was not returned yet, and whether there is one.
func (s *Seat) Next() (Told, bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	told, ok := first(&s.told)
	if len(s.told) == 0 {
		notify(s.read)
	}
	return told, ok
}

// Answered returns the next answer that was not returned yet, and whether there is one.
func (s *Seat) Answered() (Answer, bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return first(&s.answers)
}

// Status returns how the connection stands.
func (s *Seat) Status() Status {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.status
}

// Leave leaves the table. The connection ends soon after.
func (s *Seat) Leave() { s.leave.Do(func() { close(s.left) }) }

// first takes the first of a list.
func first[T any](list *[]T) (one T, ok bool) {
	if len(*list) == 0 {
		return one, false
	}
	one = (*list)[0]
	if *list = (*list)[1:]; len(*list) == 0 {
		*list = nil
	}
	return one, true
}

// milliseconds returns the time since 1970.
func milliseconds() uint64 { return uint64(max(0, time.Now().UnixMilli())) }

// notify leaves word in a channel that holds one.
func notify(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

// stand sets how the connection stands. The mutex is held.
func (s *Seat) stand(line Line, why *protocol.Refusal) {
	if s.status.Line != line {
		s.status = Status{Line: line, Since: time.Now(), Why: why}
	}
}

// run keeps the connection up until Leave, or until the host refuses the seat.
func (s *Seat) run() {
	wait := soonest
	for s.rest() {
		if conn, err := s.dial(s.place.Address); err == nil {
			c := &connection{seat: s, conn: conn, limit: rate.NewLimiter(second, 2*second)}
			refused := c.serve()
			if refused != nil {
				s.refuse(refused)
				return
			}
			if c.ticks >= steady {
				wait = soonest
			}
		}
		s.lost()
		retry := time.NewTimer(wait/2 + rand.N(wait/2)) // so that not all seats of a host come back at once
		wait = min(2*wait, latest)
		select {
		case <-s.left:
			retry.Stop()
			return
		case <-retry.C:
		}
	}
}

// rest waits while too many messages are unread, so that a window that sleeps doesn't collect them for ever. It reports
// whether the seat is still there.
func (s *Seat) rest() bool {
	for {
		s.mutex.Lock()
		full := len(s.told) >= unread
		s.mutex.Unlock()
		if !full {
			break
		}
		select {
		case <-s.left:
			return false
		case <-s.read:
		}
	}
	select {
	case <-s.left:
		return false
	default:
		return true
	}
}

// lost says that the connection has ended.
func (s *Seat) lost() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.status.Line == Open {
		s.stand(Lost, nil)
	}
}

// refuse ends the seat: the host does not let it sit down. Nothing is granted any more.
func (s *Seat) refuse(why *protocol.Refusal) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.stand(Refused, why)
	for len(s.requests) > 0 {
		s.answer(Answer{Refusal: why})
	}
}

// connection is one connection of a seat.
type connection struct {
	seat  *Seat
	conn  wire.Conn
	limit *rate.Limiter
	ticks int // that it has lasted

	// Guarded by the seat's mutex:
	asked  []*request // what was sent and is not answered, the oldest first
	sits   bool
	quiet  int // ticks since the last message
	waited int // ticks since the last answer, or since it was asked for
}

// serve sits down and serves the connection until it ends. It returns why the seat is refused for good, if it is.
func (c *connection) serve() *protocol.Refusal {
	ended := make(chan *protocol.Refusal, 1)
	go func() { ended <- c.listen() }()
	ticker := time.NewTicker(tick)
	defer ticker.Stop()
	do := "sit"
	if c.seat.place.Watch {
		do = "watch"
	}
	alive := c.ask(&request{do: "hello"}) && c.ask(&request{do: do})
	for alive {
		for r := c.next(); r != nil && alive; r = c.next() {
			alive = c.ask(r)
		}
		if !alive {
			break
		}
		select {
		case refused := <-ended:
			c.conn.Close("")
			return refused
		case <-c.seat.left:
			alive = false
		case <-c.seat.wake:
		case <-ticker.C:
			c.ticks++
			alive = c.check()
		}
	}
	c.conn.Close("")
	return <-ended
}

// ask sends a request. It reports whether the connection took it.
func (c *connection) ask(r *request) bool {
	_ = c.limit.Wait(context.Background())
	s := c.seat
	s.mutex.Lock()
	if !r.sent && r.number > 0 {
		s.numbered = max(s.numbered+1, r.number)
		r.numbered = s.numbered
	}
	message, err := json.Marshal(r.message(s))
	r.sent = true
	if len(c.asked) == 0 {
		c.waited = 0
	}
	c.asked = append(c.asked, r)
	s.mutex.Unlock()
	return err == nil && c.conn.Write(message) == nil
}

// next returns the request that is to be sent now, or nil. There is never more than one on the way, so that the host
// judges them in their order even if it gets some of them again.
func (c *connection) next() *request {
	s := c.seat
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for c.sits && len(c.asked) == 0 && len(s.requests) > 0 {
		r := s.requests[0]
		a, done := r.done(s.chairs)
		if !done {
			return r
		}
		a.Number = s.number
		s.answer(a)
	}
	return nil
}

// check reports whether the connection is alive, and asks the host if nothing was heard for a while: browsers don't.
func (c *connection) check() bool {
	s := c.seat
	s.mutex.Lock()
	c.quiet++
	c.waited++
	waits, quiet := len(c.asked) > 0, c.quiet >= silence
	late := waits && c.waited > tooLong
	s.mutex.Unlock()
	switch {
	case late:
		return false
	case quiet && !waits:
		return c.ask(&request{do: "hello"})
	}
	return true
}

// listen reads what the host says until the connection ends, or until the host says what no host says. It returns why
// the seat is refused for good, if it is.
func (c *connection) listen() *protocol.Refusal {
	for {
		data, err := c.conn.Read()
		if err != nil {
			return nil
		}
		refused, err := c.take(data)
		if refused != nil || err != nil {
			return refused
		}
		notify(c.seat.wake)
	}
}
