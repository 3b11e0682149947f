//go:build !js

package seat_test

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"net/http/httptest"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
	"clinic/game/online/seat"
	"clinic/game/online/tablelog"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
)

// The time of these tests passes at once, when nothing else happens. A bubble ends only when nothing runs in it.

// network leads to one host, or to none.
type network struct {
	*testing.T
	log    tablelog.Log
	host   *host.Host // nil where nobody answers
	dialed int
	cut    func(n int) cut // what becomes of the nth command that is sent; nil for nothing

	mutex sync.Mutex
	sent  int
}

// cut is how a connection breaks.
type cut int

const (
	holds   cut = iota
	before      // the host never gets the command
	after       // it does, and nothing comes back
	between     // what has happened comes back, the answer doesn't
)

func newNetwork(t *testing.T) *network {
	n := &network{T: t, log: onlinetest.Memory()}
	n.start()
	return n
}

// start starts a host, in place of the one before.
func (n *network) start() {
	n.host = host.New(n.log, host.Options{
		Version: "1.0.0", Extensions: extensions.All(), Chance: rand.Reader, Now: time.Now, Budget: func(bot.Level) time.Duration { return 0 },
	})
}

// change changes what others of the bubble read.
func (n *network) change(do func()) {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	do()
}

// tries returns how often a host was dialed.
func (n *network) tries() int {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	return n.dialed
}

// end ends everything that runs in the bubble.
func (n *network) end(seats ...*seat.Seat) {
	for _, s := range seats {
		s.Leave()
	}
	synctest.Wait()
	n.host.Close()
	time.Sleep(time.Hour) // tables fall asleep
}

// Dial is a seat.Dial.
func (n *network) Dial(string) (wire.Conn, error) {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	n.dialed++
	if n.host == nil {
		return nil, errors.New("nobody is there")
	}
	near, far := onlinetest.Pipe()
	go n.host.Serve(far, "10.0.0.1")
	return &line{Conn: near, network: n}, nil
}

// line is a connection that breaks.
type line struct {
	wire.Conn
	network *network
	mutex   sync.Mutex
	fate    cut
}

func (l *line) Write(message []byte) error {
	n := l.network
	n.mutex.Lock()
	fate := holds
	if n.cut != nil && strings.Contains(string(message), `"request":`) {
		n.sent++
		fate = n.cut(n.sent)
	}
	n.mutex.Unlock()
	switch fate {
	case before:
		l.Close("")
		return wire.ErrClosed
	case after, between:
		l.mutex.Lock()
		l.fate = fate
		l.mutex.Unlock()
	}
	if fate == after {
		defer l.Close("")
	}
	return l.Conn.Write(message)
}

func (l *line) Read() ([]byte, error) {
	message, err := l.Conn.Read()
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.fate == after || l.fate == between && strings.HasPrefix(string(message), `{"ok":`) {
		l.Close("")
		return nil, wire.ErrClosed
	}
	return message, err
}

// begin begins a table of people.
func (n *network) begin(players int, everything bool) *seat.Begun {
	n.Helper()
	o := seat.Order{Config: game.Config{Players: players}}
	if everything {
		o.Config.Extensions, o.Config.Variants = game.Together(extensions.All())
	}
	for i := range players {
		o.Seats = append(o.Seats, table.Wanted{Name: fmt.Sprint("Player ", i)})
	}
	b, err := seat.Begin(n.Dial, "ws://host/socket", o)
	if err != nil {
		n.Fatal(err)
	}
	return b
}

// truth is the table as its log tells it.
type truth struct {
	*testing.T
	log    tablelog.Log
	code   string
	table  *table.Table
	place  uint64
	states map[int]*game.State // by the number of entries
	played []table.Played
}

func newTruth(n *network, code string) *truth {
	return &truth{T: n.T, log: n.log, code: code, table: table.New(table.RulesOf(extensions.All())), states: map[int]*game.State{}}
}

// read reads what was written since the last time.
func (r *truth) read() {
	r.Helper()
	entries, err := r.log.Read(context.Background(), r.code, r.place)
	if err != nil {
		r.Fatal(err)
	}
	for _, entry := range entries {
		if _, err := r.table.Fold(entry.Data); err != nil {
			r.Fatal(err)
		}
		r.place = entry.Place
		r.states[r.table.Number] = r.table.Match.State.Clone()
		var e table.Entry
		if err := json.Unmarshal(entry.Data, &e); err != nil {
			r.Fatal(err)
		}
		if e.Play != nil {
			r.played = append(r.played, *e.Play)
		}
	}
}

// sitter is a seat with what it has been told.
type sitter struct {
	*testing.T
	*seat.Seat
	rules    *game.Rules
	state    *game.State
	player   int
	number   int
	events   []game.Event
	welcomes int
	heard    []seat.Told // since the last hear
	open     int         // requests without an answer
	answers  []seat.Answer
}

func (n *network) sit(at seat.Place) *sitter {
	return &sitter{T: n.T, Seat: seat.Sit(n.Dial, at, extensions.All()), player: game.NoPlayer}
}

// hear takes over what the seat was told, once nothing happens any more.
func (s *sitter) hear() {
	s.Helper()
	synctest.Wait()
	s.heard = nil
	for told, ok := s.Next(); ok; told, ok = s.Next() {
		s.heard = append(s.heard, told)
		if told.Closing {
			continue
		}
		if w := told.Welcome; w != nil {
			s.rules, s.player, s.events = w.Rules, w.Seat, nil
			s.welcomes++
		} else if told.Number < s.number || told.State != nil && told.Number != s.number+1 {
			s.Errorf("after entry %d comes %d", s.number, told.Number)
		}
		if s.number = told.Number; told.State == nil {
			continue
		}
		s.state = told.State
		if told.Undone {
			s.events = s.events[:told.Count]
		}
		if s.events = append(s.events, told.Events...); len(s.events) != told.Count {
			s.Fatalf("%d events were told of %d", len(s.events), told.Count)
		}
	}
	for a, ok := s.Answered(); ok; a, ok = s.Answered() {
		s.open--
		s.answers = append(s.answers, a)
	}
}

// agree compares what the seat has heard with the truth.
func (s *sitter) agree(r *truth) {
	s.Helper()
	r.read()
	for _, told := range s.heard {
		if told.State == nil || s.player == game.NoPlayer {
			continue
		}
		state := r.states[told.Number]
		if state == nil {
			s.Fatalf("entry %d was told, and is not in the log", told.Number)
		}
		if got, want := s.rules.Legal(told.State, s.player), r.table.Match.Rules.Legal(state, s.player); !reflect.DeepEqual(got, want) {
			s.Fatalf("after entry %d seat %d may do\n%v\nand not\n%v", told.Number, s.player, got, want)
		}
	}
	if n := len(s.heard); n > 0 && s.heard[n-1].State != nil && s.number == r.table.Number && s.player != game.NoPlayer {
		if last, want := &s.heard[n-1], r.table.MayUndo(s.player); last.UndoReason.Key != want.Key || last.UndoReason.Rule != want.Rule {
			s.Fatalf("seat %d may undo: %v, %+v instead of %+v", s.player, last.UndoReason.None(), last.UndoReason, want)
		}
	}
	if s.number == r.table.Number && len(s.events) != len(r.table.Match.Told) {
		s.Fatalf("the seat was told %d events of %d", len(s.events), len(r.table.Match.Told))
	}
}

// asked is a request of a player.
type asked struct {
	player  int
	request uint64
}

// play plays at a table by chance, and returns the commands that were granted, as JSON.
func play(n *network, r *truth, seats []*sitter, until func(*game.State) bool) map[asked]string {
	n.Helper()
	random := bot.Random{Chance: game.Random{Word: 5}, MostMoves: 6}
	sent, granted := map[asked]string{}, map[asked]string{}
	for turn := 0; ; turn++ {
		open := 0
		for _, s := range seats {
			s.hear()
			s.agree(r)
			for _, a := range s.answers {
				if a.Refusal != nil {
					n.Fatal(a.Refusal)
				}
				id := asked{s.player, a.Request}
				if _, was := granted[id]; was {
					n.Errorf("request %d of player %d is answered twice", a.Request, s.player)
				}
				granted[id] = sent[id]
			}
			s.answers = nil
			open += s.open
		}
		if open > 0 || seats[0].state == nil {
			time.Sleep(time.Second)
			continue
		}
		if until(seats[0].state) {
			return granted
		}
		deciders := seats[0].state.Deciders()
		s := seats[deciders[turn%len(deciders)]]
		if s.state == nil {
			continue
		}
		command, err := random.Choose(s.rules, s.state, s.player)
		if err != nil {
			n.Fatal(err)
		}
		sent[asked{s.player, s.Apply(&command)}] = written(n.T, s.rules, &command)
		s.open++
	}
}

// once checks that the log holds every command that was granted, and every one once.
func (r *truth) once(granted map[asked]string) {
	r.Helper()
	r.read()
	if len(r.played) != len(granted) {
		r.Errorf("%d commands were granted, %d played", len(granted), len(r.played))
	}
	for _, p := range r.played {
		id := asked{p.Player, p.Request}
		if command, was := granted[id]; !was || command != written(r.T, r.table.Match.Rules, &p.Command) {
			r.Errorf("request %d of player %d was played and not granted, or played twice", p.Request, p.Player)
		}
		delete(granted, id)
	}
}

// written returns a command as the protocol writes it.
func written(t *testing.T, rules *game.Rules, c *game.Command) string {
	t.Helper()
	data, err := json.Marshal(protocol.Command(rules, c))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func over(s *game.State) bool { return s.Over }

// A whole game is played at two seats, base and everything. After each message a seat may do what the host says that it
// may. Somebody who watches sees the end, and the game is told whole.
func TestAWholeGame(t *testing.T) {
	for _, everything := range []bool{false, true} {
		t.Run(fmt.Sprint(everything), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := newNetwork(t)
				begun := n.begin(2, everything)
				at := seat.Place{Table: begun.Table}
				r := newTruth(n, begun.Table)
				var seats []*sitter
				for _, token := range begun.Tokens {
					at.Token = token
					seats = append(seats, n.sit(at))
				}
				watcher := n.sit(seat.Place{Table: begun.Table, Token: begun.Watch, Watch: true})
				r.once(play(n, r, seats, over))
				for watcher.hear(); watcher.Status().Line != seat.Open || watcher.number < seats[0].number; watcher.hear() {
					time.Sleep(time.Second) // it was too slow, and comes back
				}
				if !watcher.state.Over || watcher.player != game.NoPlayer {
					t.Errorf("somebody who watches sits at %d and doesn't see the end", watcher.player)
				}
				watcher.Apply(&game.Command{Type: game.Done})
				if watcher.hear(); len(watcher.answers) != 1 || watcher.answers[0].Refusal == nil || watcher.answers[0].Refusal.Rule != "seat" {
					t.Errorf("somebody who watches plays: %+v", watcher.answers)
				}
				request := seats[1].Save()
				for range 60 { // it may be coming back as well
					if seats[1].hear(); len(seats[1].answers) > 0 {
						break
					}
					time.Sleep(time.Second)
				}
				if a := seats[1].answers; len(a) != 1 || a[0].Request != request || len(a[0].Save) == 0 {
					t.Errorf("a game that is over is not told whole: %+v", a)
				}
				if !reflect.DeepEqual(seats[0].rules.Standings(seats[0].state), r.table.Match.Rules.Standings(r.table.Match.State)) {
					t.Error("a seat sees another end")
				}
				n.end(seats[0].Seat, seats[1].Seat, watcher.Seat)
			})
		})
	}
}

// Connections break before the host gets a command, after it, and between what happened and the answer. Nothing is
// played twice, and nothing is lost.
func TestConnectionsThatBreak(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		begun := n.begin(2, false)
		r := newTruth(n, begun.Table)
		count := map[cut]int{}
		n.cut = func(sent int) cut {
			kind := holds
			if sent%3 == 0 {
				kind = []cut{before, after, between}[sent/3%3]
			}
			count[kind]++
			return kind
		}
		var seats []*sitter
		for _, token := range begun.Tokens {
			seats = append(seats, n.sit(seat.Place{Table: begun.Table, Token: token}))
		}
		r.once(play(n, r, seats, func(s *game.State) bool { return s.Round > 2 }))
		for _, kind := range []cut{before, after, between} {
			if count[kind] < 3 {
				t.Errorf("the connections broke %d times in the way %d", count[kind], kind)
			}
		}
		broken, welcomes := count[before]+count[after]+count[between], seats[0].welcomes+seats[1].welcomes
		if welcomes < broken {
			t.Errorf("the connections broke %d times, and the seats came back %d times", broken, welcomes-len(seats))
		}
		n.change(func() { n.cut = func(int) cut { return after } })
		for range 2 { // undo, whose answer is lost
			seats[0].Undo()
			seats[0].open++
		}
		time.Sleep(time.Second)
		n.change(func() { n.cut = nil })
		time.Sleep(time.Minute)
		if seats[0].hear(); seats[0].open != 0 || len(seats[0].answers) != 2 || seats[0].answers[0].Request >= seats[0].answers[1].Request {
			t.Errorf("%d requests are open after the answers %+v", seats[0].open, seats[0].answers)
		}
		n.end(seats[0].Seat, seats[1].Seat)
	})
}

// Who sits down in the middle of a Business is told all of it, and what was asked in this round.
func TestSittingDownInBusiness(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		begun := n.begin(2, true)
		r := newTruth(n, begun.Table)
		var seats []*sitter
		for _, token := range begun.Tokens {
			seats = append(seats, n.sit(seat.Place{Table: begun.Table, Token: token}))
		}
		steps, asked := 0, 0
		for steps == 0 || asked == 0 {
			began := r.table.Number
			inBusiness := func(s *game.State) bool {
				return s.Over || r.table.Number > began && seats[0].rules.StepOf(s).Name == game.StepBusiness
			}
			if play(n, r, seats, inBusiness); seats[0].state.Over {
				t.Fatalf("%d steps of Business were told, %d things that were asked", steps, asked)
			}
			late := n.sit(seat.Place{Table: begun.Table, Token: begun.Tokens[1]})
			late.hear()
			late.agree(r)
			w := late.heard[0].Welcome
			for i, step := range w.Business {
				state := r.states[late.number-len(w.Business)+1+i]
				if got, want := late.rules.Legal(step.State, 1), r.table.Match.Rules.Legal(state, 1); !reflect.DeepEqual(got, want) {
					t.Fatalf("at step %d of a Business seat 1 might do\n%v\nand not\n%v", i, got, want)
				}
				if (i == 0) != (step.Player == game.NoPlayer) || (i == 0) != (len(step.Events) == 0) {
					t.Errorf("step %d is a command of %d with %d events", i, step.Player, len(step.Events))
				}
				steps++
			}
			want := new(game.Asked).In(r.table.Match, 1)
			if len(w.Asked) != len(want) || len(want) > 0 && !reflect.DeepEqual(w.Asked, want) {
				t.Errorf("%+v was asked, %+v is told", want, w.Asked)
			}
			asked += len(want)
			late.Leave()
			synctest.Wait()
		}
		n.end(seats[0].Seat, seats[1].Seat)
	})
}

// A command is played though the clock of another machine in the same seat is ahead, or was.
func TestClocksThatDiffer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		begun := n.begin(1, false)
		r := newTruth(n, begun.Table)
		at := seat.Place{Table: begun.Table, Token: begun.Tokens[0]}
		s := n.sit(at)
		s.hear()
		ahead, err := n.Dial("")
		if err != nil {
			t.Fatal(err)
		}
		command := s.rules.Legal(s.state, 0)[0]
		request := time.Now().Add(time.Hour).UnixMilli()
		for _, message := range []string{
			`{"do":"hello","protocol":1}`, fmt.Sprintf(`{"do":"sit","table":%q,"token":%q}`, at.Table, at.Token),
			fmt.Sprintf(`{"do":"apply","request":%d,"command":%s}`, request, written(t, s.rules, &command)),
		} {
			if err := ahead.Write([]byte(message)); err != nil {
				t.Fatal(err)
			}
		}
		s.hear()
		ahead.Close("")
		for _, again := range []*sitter{s, n.sit(at)} {
			again.hear()
			r.read()
			entries := r.table.Number
			command := again.rules.Legal(again.state, 0)[0]
			again.Apply(&command)
			again.hear()
			r.read()
			if len(again.answers) != 1 || again.answers[0].Refusal != nil || r.table.Number != entries+1 || again.answers[0].Number != r.table.Number {
				t.Errorf("after entry %d comes %d: %+v", entries, r.table.Number, again.answers)
			}
			again.Leave()
		}
		n.end()
	})
}

// Who may not sit down is told why, and tries no more; nothing is granted there.
func TestRefusedSeats(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		begun := n.begin(2, false)
		for _, c := range []struct {
			at   seat.Place
			rule string
		}{
			{seat.Place{Table: begun.Table, Token: "wrong"}, "token"},
			{seat.Place{Table: begun.Table, Token: begun.Tokens[0], Watch: true}, "token"},
			{seat.Place{Table: begun.Table, Token: begun.Watch}, "token"},
			{seat.Place{Table: "00000000", Token: begun.Tokens[0]}, "table"},
		} {
			s := n.sit(c.at)
			early := s.Undo()
			s.hear()
			if status := s.Status(); status.Line != seat.Refused || status.Why == nil || status.Why.Rule != c.rule {
				t.Errorf("%+v: %+v", c.at, status)
			}
			dialed, late := n.tries(), s.Say("hello")
			time.Sleep(time.Hour)
			if s.hear(); len(s.answers) != 2 || s.answers[0].Request != early || s.answers[1].Request != late || s.answers[0].Refusal == nil || n.tries() != dialed {
				t.Errorf("%+v: after %d tries instead of %d the answers are %+v", c.at, n.tries(), dialed, s.answers)
			}
			if len(s.heard) > 0 {
				t.Errorf("%+v is told of the table", c.at)
			}
		}
		n.end()
	})
}

// A host that ends says so, and the seat goes to the next one as soon as it is there.
func TestClosing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		begun := n.begin(1, false)
		s := n.sit(seat.Place{Table: begun.Table, Token: begun.Tokens[0]})
		if s.Status().Line != seat.Trying {
			t.Error("it sits before the host has answered")
		}
		if s.hear(); s.Status().Line != seat.Open || s.welcomes != 1 {
			t.Fatalf("%+v after %d welcomes", s.Status(), s.welcomes)
		}
		opened := s.Status().Since
		old := n.host
		time.Sleep(time.Minute)
		n.change(func() { n.host = nil })
		old.Close()
		if s.hear(); len(s.heard) != 1 || !s.heard[0].Closing || s.Status().Line != seat.Lost || !s.Status().Closing || s.Status().Since.Sub(opened) != time.Minute {
			t.Errorf("%+v: %+v", s.Status(), s.heard)
		}
		dialed := n.tries()
		time.Sleep(10 * time.Minute)
		if tries := n.tries() - dialed; tries < 60 || tries > 130 {
			t.Errorf("in ten minutes it was tried %d times", tries)
		}
		command := s.rules.Legal(s.state, 0)[0]
		request := s.Apply(&command) // while nobody is there
		n.change(n.start)
		time.Sleep(11 * time.Second)
		if s.hear(); s.Status().Line != seat.Open || s.Status().Closing || s.welcomes != 2 || len(s.answers) != 1 || s.answers[0].Request != request || s.answers[0].Number != 2 {
			t.Errorf("%+v, %d welcomes, %+v", s.Status(), s.welcomes, s.answers)
		}
		n.end(s.Seat)
	})
}

// What people say to each other and which bots play for them.
func TestSayingAndStandingIn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		begun := n.begin(2, false)
		first := n.sit(seat.Place{Table: begun.Table, Token: begun.Tokens[0]})
		second := n.sit(seat.Place{Table: begun.Table, Token: begun.Tokens[1]})
		first.hear()
		first.Say("hello")
		first.Say("ouch")
		first.hear()
		if second.hear(); len(first.answers) != 2 || first.answers[0].Refusal != nil || first.answers[1].Refusal == nil || first.answers[1].Refusal.Rule != "say" {
			t.Errorf("%+v", first.answers)
		}
		if said := second.heard[len(second.heard)-1].Said; said == nil || *said != (table.Said{Player: 0, Phrase: "hello"}) {
			t.Errorf("the other one hears %+v", said)
		}
		first.answers = nil
		first.Stand(0, bot.Intern)
		first.hear()
		first.Stand(0, "")
		time.Sleep(time.Minute)
		first.hear()
		chairs := first.heard[len(first.heard)-1].Seats
		if len(first.answers) != 2 || first.answers[0].Refusal != nil || first.answers[1].Refusal != nil || chairs[0].Bot != "" || !chairs[1].Here {
			t.Errorf("%+v: %+v", chairs, first.answers)
		}
		n.end(first.Seat, second.Seat)
	})
}

// breaking breaks when the first of some requests was sent, before anything comes back.
type breaking struct {
	wire.Conn
	what string
	once *sync.Once

	mutex  sync.Mutex
	broken bool
}

func (b *breaking) Write(message []byte) error {
	breaks := false
	if strings.Contains(string(message), b.what) {
		b.once.Do(func() { breaks = true })
	}
	if !breaks {
		return b.Conn.Write(message)
	}
	b.mutex.Lock()
	b.broken = true
	b.mutex.Unlock()
	defer b.Close("")
	return b.Conn.Write(message)
}

func (b *breaking) Read() ([]byte, error) {
	message, err := b.Conn.Read()
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.broken {
		return nil, wire.ErrClosed
	}
	return message, err
}

// A phrase whose answer is lost is not said twice, and a bot that plays already is not asked for again.
func TestLostAnswersWithoutNumbers(t *testing.T) {
	for what, ask := range map[string]func(*sitter){
		`"say"`:  func(s *sitter) { s.Say("hello") },
		`"seat"`: func(s *sitter) { s.Stand(0, bot.Intern) },
	} {
		synctest.Test(t, func(t *testing.T) {
			n := newNetwork(t)
			begun := n.begin(2, false)
			once := &sync.Once{}
			dial := func(address string) (wire.Conn, error) {
				conn, err := n.Dial(address)
				return &breaking{Conn: conn, what: `"do":` + what, once: once}, err
			}
			s := &sitter{T: t, Seat: seat.Sit(dial, seat.Place{Table: begun.Table, Token: begun.Tokens[0]}, extensions.All())}
			s.hear()
			number := s.number
			ask(s)
			time.Sleep(time.Minute)
			s.hear()
			r := newTruth(n, begun.Table)
			if r.read(); s.welcomes != 2 || len(s.answers) != 1 || r.table.Number != number+1 && what == `"say"` {
				t.Errorf("%s: %d welcomes, the answers %+v, %d entries", what, s.welcomes, s.answers, r.table.Number-number)
			}
			if refused := s.answers[0].Refusal != nil; refused != (what == `"say"`) {
				t.Errorf("%s is answered with %+v", what, s.answers[0])
			}
			n.end(s.Seat)
		})
	}
}

// script is a host that says what the test wants.
type script struct {
	answers map[string]string // by what is asked; what is missing is never answered
	asked   []string
	mutex   sync.Mutex
}

func (h *script) Dial(string) (wire.Conn, error) {
	near, far := onlinetest.Pipe()
	go func() {
		for {
			data, err := far.Read()
			if err != nil {
				return
			}
			var q struct{ Do string }
			_ = json.Unmarshal(data, &q)
			h.mutex.Lock()
			h.asked = append(h.asked, q.Do)
			answer := h.answers[q.Do]
			h.mutex.Unlock()
			if answer != "" && far.Write([]byte(answer)) != nil {
				return
			}
		}
	}()
	return near, nil
}

// tries counts how often a host was greeted.
func (h *script) count(do string) (count int) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	for _, asked := range h.asked {
		if asked == do {
			count++
		}
	}
	return count
}

const granted = `{"ok":true,"protocol":1,"version":"1.0.0","rules":5,"extensions":[]}`

// welcome returns what a real host says to the first seat of a table of two.
func welcome(t testing.TB) string {
	o := table.Order{Config: game.Config{Players: 2}, Seats: []table.Wanted{{Name: "Ana"}, {Name: "Bo"}}}
	opened, err := table.Open(o, extensions.All(), 0, rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	data, err := opened.Entry.Encode()
	if err != nil {
		t.Fatal(err)
	}
	begun := table.New(table.RulesOf(extensions.All()))
	if _, err := begun.Fold(data); err != nil {
		t.Fatal(err)
	}
	message, err := begun.Welcome(0, begun.Chairs(0, func(int) bool { return true }))
	if err != nil {
		t.Fatal(err)
	}
	return string(message)
}

// inBusiness returns what the host says as if there were a Business and something was asked.
func inBusiness(t testing.TB) string {
	var message map[string]any
	if err := json.Unmarshal([]byte(welcome(t)), &message); err != nil {
		t.Fatal(err)
	}
	message["business"] = []any{map[string]any{"state": message["state"]}, map[string]any{"player": 1, "events": message["events"], "state": message["state"]}}
	message["asked"] = []table.Asked{{Key: "therapy", Costs: []table.Span{{}}}}
	data, err := json.Marshal(message)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// A host that doesn't answer any more is left and tried again; one that only says nothing is asked whether it is there.
func TestHostsThatFallSilent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &script{answers: map[string]string{"hello": granted}}
		s := &sitter{T: t, Seat: seat.Sit(h.Dial, seat.Place{}, extensions.All())}
		time.Sleep(25 * time.Second)
		if s.hear(); h.count("sit") != 2 || s.Status().Line != seat.Trying {
			t.Errorf("a host that lets nobody sit was tried %d times: %+v", h.count("sit"), s.Status())
		}
		h.mutex.Lock()
		h.answers["sit"] = welcome(t)
		h.mutex.Unlock()
		time.Sleep(30 * time.Second)
		if s.hear(); s.welcomes != 1 {
			t.Fatalf("%+v", s.Status())
		}
		sat, greeted := h.count("sit"), h.count("hello")
		time.Sleep(10 * time.Minute)
		if s.hear(); s.Status().Line != seat.Open || h.count("sit") != sat || h.count("hello") < greeted+10 {
			t.Errorf("a host that says nothing was asked %d times: %+v", h.count("hello")-greeted, s.Status())
		}
		request := s.Undo()
		time.Sleep(25 * time.Second)
		if s.hear(); h.count("undo") != 2 || s.welcomes != 2 {
			t.Errorf("what isn't answered was asked %d times, after %d welcomes", h.count("undo"), s.welcomes)
		}
		h.mutex.Lock()
		h.answers["undo"] = fmt.Sprintf(`{"ok":true,"request":%d,"number":7}`, request)
		h.mutex.Unlock()
		time.Sleep(time.Minute)
		if s.hear(); len(s.answers) != 1 || s.answers[0].Request != request || s.answers[0].Number != 7 {
			t.Errorf("the answers are %+v", s.answers)
		}
		s.Leave()
	})
}

// A program that is too old for its host says so and tries no more.
func TestOldPrograms(t *testing.T) {
	later := strings.Replace(welcome(t), fmt.Sprintf(`"rules":%d`, game.RulesVersion), fmt.Sprintf(`"rules":%d`, game.RulesVersion+1), 1)
	unknown := strings.Replace(welcome(t), `"players":2`, `"players":2,"extensions":["unheard_of"]`, 1)
	for _, answers := range []map[string]string{
		{"hello": `{"ok":false,"error":{"rule":"version","message":"Update."}}`}, {"hello": granted, "sit": later}, {"hello": granted, "sit": unknown},
	} {
		synctest.Test(t, func(t *testing.T) {
			h := &script{answers: answers}
			s := seat.Sit(h.Dial, seat.Place{}, extensions.All())
			synctest.Wait()
			if status := s.Status(); status.Line != seat.Refused || status.Why == nil || status.Why.Rule != "version" || status.Why.Message == "" {
				t.Errorf("%+v", status)
			}
		})
	}
}

// A window that reads nothing for long is not told for ever: the seat comes back when it reads again.
func TestNobodyReads(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &script{answers: map[string]string{"hello": granted, "sit": welcome(t), "undo": `{"number":1,"seats":[{},{}]}`}}
		s := &sitter{T: t, Seat: seat.Sit(h.Dial, seat.Place{}, extensions.All())}
		for range 24 * 60 {
			s.Undo() // is answered by a message only, and so asked for again and again
			time.Sleep(time.Minute)
		}
		tries := h.count("sit")
		time.Sleep(24 * time.Hour)
		if h.count("sit") != tries {
			t.Error("messages that nobody reads are collected for ever")
		}
		s.hear()
		time.Sleep(time.Minute)
		if s.hear(); h.count("sit") == tries || s.Status().Line == seat.Refused {
			t.Error("a seat that reads again isn't told")
		}
		s.Leave()
	})
}

// Somebody looks at a table, begins one, and joins.
func TestLobby(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newNetwork(t)
		const address = "ws://host/socket"
		o := seat.Order{
			Config: game.Config{Players: 3}, Seats: []table.Wanted{{Name: "Ana"}, {Bot: bot.Intern}}, Clock: table.Clock{Days: 2}, NoUndo: true,
		}
		o.Config.Extensions, o.Config.Variants = game.Together(extensions.All())
		begun, err := seat.Begin(n.Dial, address, o)
		if err != nil || len(begun.Tokens) != 3 || begun.Tokens[0] == "" || begun.Tokens[1] != "" || begun.Tokens[2] != "" || begun.Watch == "" {
			t.Fatalf("%+v, %v", begun, err)
		}
		looked, err := seat.Look(n.Dial, address, begun.Table, "")
		if err != nil || looked.Seat != nil || !looked.Seats[2].Free || looked.Seats[0].Name != "Ana" || looked.Clock != o.Clock || !looked.NoUndo {
			t.Fatalf("%+v, %v", looked, err)
		}
		if c := looked.Rules.Config; !slices.Equal(c.Extensions, o.Config.Extensions) || looked.Rounds != looked.Rules.Numbers[game.Rounds] || looked.Step != game.StepSetup || looked.Over {
			t.Errorf("%+v", looked)
		}
		at, player, err := seat.Join(n.Dial, address, begun.Table, "Bo", game.NoPlayer)
		if err != nil || player != 2 || at.Address != address || at.Table != begun.Table {
			t.Fatal(at, player, err)
		}
		if looked, err = seat.Look(n.Dial, address, begun.Table, at.Token); err != nil || looked.Seat == nil || *looked.Seat != 2 || looked.Seats[2].Name != "Bo" {
			t.Errorf("%+v, %v", looked, err)
		}
		if looked, err = seat.Look(n.Dial, address, begun.Table, begun.Watch); err != nil || looked.Seat == nil || *looked.Seat != game.NoPlayer {
			t.Errorf("%+v, %v", looked, err)
		}
		var refusal *protocol.Refusal
		if _, _, err = seat.Join(n.Dial, address, begun.Table, "Cy", 0); !errors.As(err, &refusal) || refusal.Rule != "seat" {
			t.Error("a seat is taken twice: ", err)
		}
		if _, err = seat.Look(n.Dial, address, "00000000", ""); !errors.As(err, &refusal) || refusal.Rule != "table" {
			t.Error("a table that isn't there is looked at: ", err)
		}
		if _, err = seat.Begin(n.Dial, address, seat.Order{Config: game.Config{Players: 9}}); !errors.As(err, &refusal) {
			t.Error("a table of nine: ", err)
		}
		n.end()
	})
}

// Where nobody answers a question, that is said after ten seconds at most; an old program is told so.
func TestNobodyAnswers(t *testing.T) {
	nobody := func(string) (wire.Conn, error) { return nil, errors.New("nobody is there") }
	silent := &script{answers: map[string]string{"hello": granted}}
	odd := &script{answers: map[string]string{"hello": granted, "look": `{"ok":true,"config":{"players":2},"rules":5,"seats":[]}`}}
	newer := &script{answers: map[string]string{"hello": `{"ok":false,"error":{"rule":"version","message":"Update."}}`}}
	later := &script{answers: map[string]string{"hello": granted, "look": `{"ok":true,"config":{"players":2},"rules":99,"seats":[{},{}]}`}}
	for _, c := range []struct {
		name string
		dial seat.Dial
		want error
	}{
		{"nobody", nobody, seat.ErrNoAnswer}, {"silent", silent.Dial, seat.ErrNoAnswer}, {"odd", odd.Dial, seat.ErrNoAnswer},
		{"newer", newer.Dial, seat.ErrOld}, {"later", later.Dial, seat.ErrOld},
	} {
		synctest.Test(t, func(t *testing.T) {
			if _, err := seat.Look(c.dial, "ws://host/socket", "00000000", ""); !errors.Is(err, c.want) {
				t.Errorf("%s: %v", c.name, err)
			}
			synctest.Wait()
		})
	}
}

// Over a network a seat sits, plays and leaves in the same way.
func TestOverASocket(t *testing.T) {
	h := host.New(onlinetest.Memory(), host.Options{
		Version: "1.0.0", Extensions: extensions.All(), Chance: rand.Reader, Now: func() time.Time { return time.Unix(1_700_000_000, 0) },
	})
	defer h.Close()
	server := httptest.NewServer(h.Handler(nil))
	defer server.Close()
	at, ok := seat.ReadLink("00000000", server.URL)
	begun, err := seat.Begin(wire.Dial, at.Address, seat.Order{Config: game.Config{Players: 1}, Seats: []table.Wanted{{Name: "Ana"}}})
	if !ok || err != nil {
		t.Fatal(at, err)
	}
	at.Table, at.Token = begun.Table, begun.Tokens[0]
	s := seat.Sit(wire.Dial, at, extensions.All())
	told, ok := s.Next()
	for ; !ok; told, ok = s.Next() {
		time.Sleep(time.Millisecond)
	}
	command := told.Welcome.Rules.Legal(told.State, 0)[0]
	request := s.Apply(&command)
	a, ok := s.Answered()
	for ; !ok; a, ok = s.Answered() {
		time.Sleep(time.Millisecond)
	}
	if a.Request != request || a.Refusal != nil || a.Number != 2 {
		t.Errorf("%+v", a)
	}
	s.Leave()
	for {
		looked, err := seat.Look(wire.Dial, at.Address, at.Table, at.Token)
		if err != nil {
			t.Fatal(err)
		}
		if !looked.Seats[0].Here {
			break
		}
	}
	if _, err := seat.Look(wire.Dial, "ws://127.0.0.1:1/socket", at.Table, ""); !errors.Is(err, seat.ErrNoAnswer) {
		t.Errorf("where nobody listens: %v", err)
	}
}

// What is sent to friends is read back, and so is what they type.
func TestLinks(t *testing.T) {
	const page, token = "https://example.org/clinic/", "0123456789abcdefghjkmnpqrs"
	for _, at := range []seat.Place{
		{Table: "abcd2345"}, {Table: "abcd2345", Token: token}, {Table: "abcd2345", Token: token, Watch: true},
	} {
		at.Address = "wss://example.org/socket"
		link := at.Link(page + "#old")
		for _, text := range []string{link, "Come to " + link + "!", "(" + link + ")", strings.TrimPrefix(link, page), strings.TrimPrefix(link, page+"#")} {
			if got, ok := seat.ReadLink(text, page); !ok || got != at {
				t.Errorf("%q is read as %+v, %v", text, got, ok)
			}
		}
		if got, ok := seat.ReadLink(link, "http://10.0.0.1:7790"); !ok || got != at {
			t.Errorf("%q is read as %+v, %v", link, got, ok)
		}
	}
	for _, text := range []string{"10Oab-cde", " iOo AB CDE", "l0 0a bc de", "#join=100abcde", "join=100ABCDE"} {
		if got, ok := seat.ReadLink(text, "http://10.0.0.1:7790/"); !ok || got != (seat.Place{Address: "ws://10.0.0.1:7790/socket", Table: "100abcde"}) {
			t.Errorf("%q is read as %+v, %v", text, got, ok)
		}
	}
	if got, ok := seat.ReadLink("100abcde", ""); !ok || got != (seat.Place{Table: "100abcde"}) {
		t.Errorf("without a page a code is read as %+v, %v", got, ok)
	}
	for _, text := range []string{
		"", "#", "join=", "#100abcde", "100abcd", "100abcdef", "100abcd*", "watch=100abcde", "#join=100abcde.short", "#join=100abcde." + token + "x",
		"#play=100abcde", "ftp://example.org/#join=100abcde", page, page + "#game",
	} {
		if got, ok := seat.ReadLink(text, page); ok {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

// Whatever a host says, a seat takes it or hangs up and tries again.
func FuzzMessages(f *testing.F) {
	hi := welcome(f)
	for _, message := range []string{
		``, `{`, `null`, `[]`, `{}`, granted, hi, `{"number":2,"seats":[{},{}]}`, `{"ok":false}`, `{"ok":false,"error":{"rule":"token","message":"No."}}`,
		`{"ok":true,"request":1,"number":3}`, `{"closing":true}`, strings.Replace(hi, `"ok":true,`, ``, 1), strings.Replace(hi, `"ok":true,`, `"player":1,"undone":true,`, 1),
		`{"number":2,"seats":[{},{}],"said":{"player":1,"phrase":"hello"}}`, strings.Replace(hi, `"players":2`, `"players":4`, 1), inBusiness(f),
	} {
		f.Add([]byte(message), true)
		f.Add([]byte(message), false)
	}
	f.Fuzz(func(t *testing.T, message []byte, sits bool) {
		near, far := onlinetest.Pipe()
		dialed := false
		s := seat.Sit(func(string) (wire.Conn, error) {
			if dialed {
				return nil, wire.ErrClosed
			}
			dialed = true
			return near, nil
		}, seat.Place{}, extensions.All())
		defer s.Leave()
		say := []string{granted, string(message), `{"number":9,"seats":[{},{}]}`, "broken"}
		if sits {
			say = []string{granted, hi, string(message), `{"number":9,"seats":[{},{}]}`, "broken"}
		}
		for _, m := range say {
			if far.Write([]byte(m)) != nil {
				break
			}
		}
		for {
			if _, err := far.Read(); err != nil {
				break
			}
		}
		for told, ok := s.Next(); ok; told, ok = s.Next() {
			if told.Welcome != nil && (told.State == nil || told.Welcome.Began == nil) || !told.Closing && len(told.Seats) == 0 {
				t.Errorf("%+v is told", told)
			}
		}
	})
}
