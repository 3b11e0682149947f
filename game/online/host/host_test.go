//go:build !js

package host_test

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
	"clinic/game/online/tablelog"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
)

// often is more requests in a second than a test sends.
const often = 1_000_000

// noon is the time at hosts of tests.
func noon() time.Time { return time.Date(2026, 5, 13, 12, 0, 0, 0, time.UTC) }

const hello = `{"do":"hello","protocol":1}`

// serve returns a host of a log.
func serve(t *testing.T, log tablelog.Log, o host.Options) *host.Host {
	t.Helper()
	o.Version, o.Extensions, o.Chance = "1.0.0", extensions.All(), rand.Reader
	if o.Now == nil {
		o.Now = noon
	}
	h := host.New(log, o)
	t.Cleanup(h.Close)
	return h
}

// client is one that speaks to a host.
type client struct {
	*testing.T
	conn    wire.Conn
	rules   *game.Rules
	state   *game.State
	seat    int
	number  int
	request uint64
}

// answer is any message.
type answer struct {
	OK      *bool             `json:"ok"`
	Request uint64            `json:"request"`
	Error   *protocol.Refusal `json:"error"`
	Table   string            `json:"table"`
	Tokens  []*string         `json:"tokens"`
	Token   string            `json:"token"`
	Watch   string            `json:"watch"`
	Number  int               `json:"number"`
	Seat    *int              `json:"seat"`
	Player  *int              `json:"player"`
	State   json.RawMessage   `json:"state"`
	Events  json.RawMessage   `json:"events"`
	Seats   []table.Chair     `json:"seats"`
	Said    *table.Said       `json:"said"`
	Rules   int               `json:"rules"`
	Numbers map[string]int    `json:"numbers"`
	Seed    string            `json:"seed"`
	Save    json.RawMessage   `json:"save"`
	Over    bool              `json:"over"`
}

// connect opens a connection to a host without a network, and says hello.
func connect(t *testing.T, h *host.Host, address string) *client {
	t.Helper()
	near, far := onlinetest.Pipe()
	go h.Serve(far, address)
	c := &client{T: t, conn: near}
	c.hello()
	return c
}

func (c *client) hello() {
	c.Helper()
	if a := c.ask(`{"do":"hello","protocol":1,"version":"1.0.0","rules":5}`); a.Error != nil {
		c.Fatal(a.Error)
	}
}

// read returns the next message.
func (c *client) read() (a answer) {
	c.Helper()
	data, err := c.conn.Read()
	if err != nil {
		c.Fatal("the host has hung up: ", err)
	}
	return c.parse(data)
}

// parse reads a message, and follows it if it tells of the table.
func (c *client) parse(data []byte) (a answer) {
	c.Helper()
	if err := json.Unmarshal(data, &a); err != nil {
		c.Error(err, string(data))
	}
	if a.OK == nil {
		c.follow(&a)
	}
	return a
}

// follow takes over what a table tells.
func (c *client) follow(a *answer) {
	c.Helper()
	if a.Number < c.number {
		c.Errorf("after entry %d comes %d", c.number, a.Number)
	}
	if c.number = a.Number; a.State == nil {
		return
	}
	state, err := protocol.ReadView(c.rules, a.State)
	if err != nil {
		c.Error(err)
	}
	c.state = state
}

// ask sends a request and returns the answer. What the table tells meanwhile is followed.
func (c *client) ask(request string) answer {
	c.Helper()
	if err := c.conn.Write([]byte(request)); err != nil {
		c.Fatal(err)
	}
	for {
		if a := c.read(); a.OK != nil {
			return a
		}
	}
}

// begin begins a table and returns its answer.
func (c *client) begin(players int, seats string) answer {
	c.Helper()
	a := c.ask(fmt.Sprintf(`{"do":"begin","config":{"players":%d},"seats":%s}`, players, seats))
	if a.Error != nil {
		c.Fatal(a.Error)
	}
	return a
}

// sit sits down.
func (c *client) sit(code, token string) answer {
	c.Helper()
	a := c.ask(fmt.Sprintf(`{"do":"sit","table":%q,"token":%q}`, code, token))
	if a.Error != nil {
		c.Fatal(a.Error)
	}
	c.take(&a)
	return a
}

// rulesOf returns the rules of the game at which somebody has sat down.
func rulesOf(t testing.TB, a *answer) *game.Rules {
	t.Helper()
	var config struct{ Config json.RawMessage }
	if err := json.Unmarshal(a.State, &config); err != nil {
		t.Fatal(err)
	}
	read, err := protocol.ReadConfig(config.Config, extensions.All(), nil)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := game.NewRulesWith(a.Rules, read, a.Numbers, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// take takes over what somebody is told who sits down.
func (c *client) take(a *answer) {
	c.Helper()
	c.rules = rulesOf(c, a)
	if c.seat = game.NoPlayer; a.Seat != nil {
		c.seat = *a.Seat
	}
	c.follow(a)
}

// play applies a command of chance where this seat has to decide, and returns the answer.
func (c *client) play(random *bot.Random) answer {
	c.Helper()
	command, err := random.Choose(c.rules, c.state, c.seat)
	if err != nil {
		c.Fatal(err)
	}
	c.request++
	return c.apply(c.request, command)
}

func (c *client) apply(request uint64, command game.Command) answer {
	c.Helper()
	return c.ask(c.written(request, command))
}

// written returns the request of a command.
func (c *client) written(request uint64, command game.Command) string {
	data, err := json.Marshal(protocol.Command(c.rules, &command))
	if err != nil {
		c.Error(err)
	}
	return fmt.Sprintf(`{"do":"apply","request":%d,"command":%s}`, request, data)
}

// until reads until the table has come to an entry.
func (c *client) until(number int) {
	c.Helper()
	for c.number < number {
		c.read()
	}
}

// A whole game is played at two seats, by their views alone, with somebody who watches. Then it is told whole, and not
// before.
func TestAWholeGame(t *testing.T) {
	h := serve(t, onlinetest.Memory(), host.Options{Requests: often})
	first, second, third := connect(t, h, "10.0.0.1"), connect(t, h, "10.0.0.2"), connect(t, h, "10.0.0.3")
	begun := first.begin(2, `[{"name":"Ana"},{"name":"Bo"}]`)
	first.sit(begun.Table, *begun.Tokens[0])
	second.sit(begun.Table, *begun.Tokens[1])
	a := third.ask(fmt.Sprintf(`{"do":"watch","table":%q,"token":%q}`, begun.Table, begun.Watch))
	if a.Error != nil {
		t.Fatal(a.Error)
	}
	third.take(&a)
	if a := third.ask(`{"do":"apply","request":1,"command":{"type":"done"}}`); a.Error == nil {
		t.Error("somebody who watches plays")
	}
	if a := first.ask(`{"do":"save"}`); a.Error == nil {
		t.Error("a game is told whole before it is over")
	}
	random := bot.Random{Chance: game.Random{Word: 5}, MostMoves: 6}
	seats := []*client{first, second}
	for n := 0; !first.state.Over; n++ {
		deciders := first.state.Deciders()
		c := seats[deciders[n%len(deciders)]]
		c.until(first.number)
		a := c.play(&random)
		if a.Error != nil {
			t.Fatal(a.Error)
		}
		first.until(a.Number)
		second.until(a.Number)
	}
	third.until(first.number)
	if !third.state.Over {
		t.Error("somebody who watches doesn't see the end")
	}
	if !reflect.DeepEqual(first.rules.Standings(first.state), second.rules.Standings(second.state)) {
		t.Error("two seats see different ends")
	}
	if a := second.ask(`{"do":"save"}`); a.Error != nil || a.Seed == "" || len(a.Save) == 0 {
		t.Errorf("a game that is over is not told whole: %v", a.Error)
	}
}

// A seat that comes back sees all, and a request that it sends again is played once.
func TestComingBack(t *testing.T) {
	log := onlinetest.Memory()
	h := serve(t, log, host.Options{})
	c := connect(t, h, "10.0.0.1")
	begun := c.begin(1, `[{"name":"Ana"}]`)
	c.sit(begun.Table, *begun.Tokens[0])
	command := c.rules.Legal(c.state, 0)[0]
	granted := c.apply(1, command)
	if granted.Error != nil {
		t.Fatal(granted.Error)
	}
	c.conn.Close("")
	again := connect(t, serve(t, log, host.Options{}), "10.0.0.1") // another host
	if a := again.sit(begun.Table, *begun.Tokens[0]); a.Number != granted.Number {
		t.Errorf("the table is at entry %d, not %d", a.Number, granted.Number)
	}
	if a := again.apply(1, command); a.Error != nil || a.Number != granted.Number {
		t.Errorf("the same request is entry %d, not %d: %v", a.Number, granted.Number, a.Error)
	}
	entries, err := log.Read(context.Background(), begun.Table, 0)
	if err != nil || len(entries) != 2 {
		t.Errorf("the log has %d entries: %v", len(entries), err)
	}
}

// With the code a free seat is taken, and looked at before.
func TestJoining(t *testing.T) {
	h := serve(t, onlinetest.Memory(), host.Options{})
	c, other := connect(t, h, "10.0.0.1"), connect(t, h, "10.0.0.2")
	begun := c.begin(3, `[{"name":"Ana"},{"bot":"intern"}]`)
	if begun.Tokens[0] == nil || begun.Tokens[1] != nil || begun.Tokens[2] != nil {
		t.Errorf("the tokens are %v", begun.Tokens)
	}
	c.sit(begun.Table, *begun.Tokens[0])
	if a := other.ask(fmt.Sprintf(`{"do":"look","table":%q}`, begun.Table)); a.Error != nil || !a.Seats[2].Free || a.Seats[0].Name != "Ana" || !a.Seats[0].Here {
		t.Errorf("somebody who looks sees %+v, %v", a.Seats, a.Error)
	}
	joined := other.ask(fmt.Sprintf(`{"do":"join","code":%q,"name":"Bo"}`, begun.Table))
	if joined.Error != nil || joined.Seat == nil || *joined.Seat != 2 {
		t.Fatalf("nobody joins: %+v", joined)
	}
	other.sit(begun.Table, joined.Token)
	for name, request := range map[string]string{
		"no seat is free":  fmt.Sprintf(`{"do":"join","code":%q,"name":"Eve"}`, begun.Table),
		"a seat is taken":  fmt.Sprintf(`{"do":"join","code":%q,"name":"Eve","seat":0}`, begun.Table),
		"there is no code": `{"do":"join","code":"00000000","name":"Eve"}`,
	} {
		if a := connect(t, h, "10.0.0.3").ask(request); a.Error == nil {
			t.Error("somebody joins though", name)
		}
	}
}

// Three hosts serve one table at the same time: what their seats see in the end is the same.
func TestSeveralHosts(t *testing.T) {
	log := onlinetest.Memory()
	var seats []*client
	for range 3 {
		seats = append(seats, connect(t, serve(t, log, host.Options{Requests: often}), "10.0.0.1"))
	}
	begun := seats[0].begin(3, `[{"name":"Ana"},{"name":"Bo"},{"name":"Cy"}]`)
	for i, c := range seats {
		c.sit(begun.Table, *begun.Tokens[i])
	}
	var wg sync.WaitGroup
	for i, c := range seats {
		wg.Go(func() {
			random := bot.Random{Chance: game.Random{Word: uint64(i)}, MostMoves: 8}
			for c.state.Round < 2 {
				if c.state.Decision(c.seat) == nil {
					c.read()
					continue
				}
				c.play(&random) // some are refused, since others were quicker
			}
		})
	}
	wg.Wait()
	last := max(seats[0].number, seats[1].number, seats[2].number)
	for _, c := range seats {
		c.until(last)
		if !reflect.DeepEqual(c.rules.View(c.state, game.NoPlayer), seats[0].rules.View(seats[0].state, game.NoPlayer)) {
			t.Error("two hosts have different tables")
		}
	}
}

// What nobody asks for in good faith gets its sentence, and nothing is written.
func TestHostileRequests(t *testing.T) {
	log := onlinetest.Memory()
	h := serve(t, log, host.Options{Tables: 2})
	c := connect(t, h, "10.0.0.1")
	begun, other := c.begin(2, `[{"name":"Ana"},{"name":"Bo"}]`), c.begin(2, `[{"name":"Eve"}]`)
	sit := func(code, token string) string { return fmt.Sprintf(`{"do":"sit","table":%q,"token":%q}`, code, token) }
	refused := map[string]string{ // by the rule
		``: "protocol", `{`: "protocol", `[]`: "protocol", `null`: "protocol", `{"do":"dance"}`: "protocol", `{"do":"hello","table":"x"}`: "protocol",
		`{"do":"look","table":"x","else":1}`: "protocol", `{"do":"apply","request":1,"command":{"type":"done"}}`: "protocol",
		strings.Repeat("[", 8000): "protocol", `{"do":"hello","protocol":0}`: "version",
		sit("*", *begun.Tokens[0]): "table", sit(">", ""): "table", sit("../../a", ""): "table", sit("00000000", *begun.Tokens[0]): "table",
		sit(begun.Table, ""): "token", sit(begun.Table, "wrong"): "token", sit(begun.Table, *other.Tokens[0]): "token",
		sit(begun.Table, (*begun.Tokens[0])[1:]): "token", sit(begun.Table, begun.Watch): "token",
		fmt.Sprintf(`{"do":"watch","table":%q,"token":%q}`, begun.Table, *begun.Tokens[0]): "token",
		`{"do":"begin","config":{"players":2}}`:                                            "begin",
	}
	for request, rule := range refused {
		if a := connect(t, h, "10.0.0.1").ask(request); a.Error == nil || a.Error.Rule != rule || a.Error.Message == "" {
			t.Errorf("%.60s: %+v instead of %s", request, a.Error, rule)
		}
	}
	for request, rule := range map[string]string{
		`{"do":"begin"}`: "protocol", `{"do":"begin","config":{"players":9}}`: "protocol", `{"do":"begin","config":{"players":2},"seats":7}`: "protocol",
		`{"do":"begin","config":{"players":2},"undo":"some"}`: "protocol", `{"do":"begin","config":{"players":2},"clock":{"days":30}}`: "clock",
		`{"do":"begin","config":{"players":2},"seats":[{"name":"a","token":"b"}]}`: "protocol",
	} {
		if a := connect(t, h, "10.0.0.9").ask(request); a.Error == nil || a.Error.Rule != rule {
			t.Errorf("%s: %+v instead of %s", request, a.Error, rule)
		}
	}
	seat := connect(t, h, "10.0.0.1")
	seat.sit(begun.Table, *begun.Tokens[0])
	for request, rule := range map[string]string{
		`{"do":"apply","command":{"type":"done"}}`: "protocol", `{"do":"apply","request":1}`: "protocol", `{"do":"undo"}`: "protocol",
		`{"do":"apply","request":-1,"command":{"type":"done"}}`: "protocol", `{"do":"apply","request":1,"command":{"type":"dance"}}`: "protocol",
		`{"do":"apply","request":1,"player":1,"command":{"type":"done"}}`: "protocol", `{"do":"say","phrase":"boo"}`: "say",
		`{"do":"seat","player":1,"bot":"chief"}`: "seat", `{"do":"seat","player":8,"bot":"chief"}`: "seat", `{"do":"seat","bot":"genius"}`: "bot",
	} {
		if a := seat.ask(request); a.Error == nil || a.Error.Rule != rule {
			t.Errorf("%s: %+v instead of %s", request, a.Error, rule)
		}
	}
	if a := seat.ask(`{"do":"undo","request":1}`); a.Error == nil || a.Error.Rule != "undo" {
		t.Errorf("something is taken back where nothing was done: %+v", a.Error)
	}
	entries, err := log.Read(context.Background(), begun.Table, 0)
	if err != nil || len(entries) != 1 {
		t.Errorf("%d entries are written, %v", len(entries), err)
	}
}

// On a full disk a move and a new table are refused with one sentence. The game stays as it is, and goes on when there
// is room again.
func TestAFullDisk(t *testing.T) {
	var free atomic.Int64
	free.Store(1 << 40)
	log, err := tablelog.Embedded(tablelog.Options{Folder: t.TempDir(), Name: "test", Room: func(string) int64 { return free.Load() }})
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	h := serve(t, log, host.Options{})
	c := connect(t, h, "10.0.0.1")
	begun := c.begin(1, `[{"name":"Ana"}]`)
	c.sit(begun.Table, *begun.Tokens[0])
	random := bot.Random{Chance: game.Random{Word: 1}}
	if a := c.play(&random); a.Error != nil {
		t.Fatal(a.Error)
	}
	before := c.state
	free.Store(1 << 20)
	const sentence = "The host has no room for new moves or tables. Running games stay as they are."
	command, err := random.Choose(c.rules, c.state, 0)
	if err != nil {
		t.Fatal(err)
	}
	c.request++
	for _, request := range []string{c.written(c.request, command), `{"do":"begin","config":{"players":1}}`} {
		if a := c.ask(request); a.Error == nil || a.Error.Rule != "host" || a.Error.Message != sentence {
			t.Errorf("%s: %+v", request, a.Error)
		}
	}
	again := connect(t, h, "10.0.0.1")
	if again.sit(begun.Table, *begun.Tokens[0]); !reflect.DeepEqual(again.state, before) {
		t.Error("on a full disk the game is another one")
	}
	free.Store(1 << 40)
	if a := c.apply(c.request, command); a.Error != nil {
		t.Errorf("when there is room again the game doesn't go on: %v", a.Error)
	}
	if a := c.ask(`{"do":"begin","config":{"players":1}}`); a.Error != nil {
		t.Errorf("when there is room again no table is begun: %v", a.Error)
	}
}

// Over a network the same is said, a page of another origin is refused, and what the host counts is told to this
// machine.
func TestOverASocket(t *testing.T) {
	h := serve(t, onlinetest.Memory(), host.Options{})
	server := httptest.NewServer(h.Handler(nil))
	defer server.Close()
	address := "ws" + strings.TrimPrefix(server.URL, "http") + "/socket"
	conn, err := wire.Dial(address)
	if err != nil {
		t.Fatal(err)
	}
	c := &client{T: t, conn: conn}
	c.hello()
	begun := c.begin(2, `[{"name":"Ana"},{"bot":"intern"}]`)
	c.sit(begun.Table, *begun.Tokens[0])
	_, _, err = websocket.Dial(context.Background(), address, &websocket.DialOptions{HTTPHeader: map[string][]string{"Origin": {"https://elsewhere.example"}}})
	if err == nil {
		t.Error("a page of another origin connects")
	}
	conn, err = wire.Dial(address)
	if err != nil {
		t.Fatal(err)
	}
	if !ends(conn, hello, strings.Repeat("x", 1<<16)) {
		t.Error("a message of 64 KiB is taken")
	}
	for path, want := range map[string]string{"/healthz": "ok\n", "/metrics": "clinic_tables_awake 1"} {
		answer := httptest.NewRecorder()
		request := httptest.NewRequest("GET", path, nil)
		request.RemoteAddr = "127.0.0.1:5000"
		if h.Handler(nil).ServeHTTP(answer, request); !strings.Contains(answer.Body.String(), want) {
			t.Errorf("%s says %.200q", path, answer.Body.String())
		}
	}
	answer, request := httptest.NewRecorder(), httptest.NewRequest("GET", "/metrics", nil)
	request.RemoteAddr = "10.0.0.1:5000"
	if h.Handler(nil).ServeHTTP(answer, request); answer.Code != 404 {
		t.Error("what the host counts is told to everybody")
	}
}

// Whatever is sent is answered or hung up on, and the host goes on.
func FuzzRequests(f *testing.F) {
	for _, request := range []string{
		``, `{`, hello, `{"do":"begin","config":{"players":2},"seats":[{"name":"Ana"},{"bot":"intern"}],"clock":{"days":2}}`, `{"do":"look","table":"00000000"}`,
		`{"do":"sit","table":"00000000","token":"x","seen":-1}`, `{"do":"apply","request":1,"command":{"type":"done"}}`, `{"do":"undo","request":1}`,
		`{"do":"seat","player":1,"bot":"chief"}`, `{"do":"say","phrase":"hello"}`, `{"do":"save"}`, `{"do":"leave"}`, `{"do":"join","code":"00000000","name":"Bo","seat":-1}`,
	} {
		f.Add([]byte(request))
	}
	h := host.New(onlinetest.Memory(), host.Options{Extensions: extensions.All(), Chance: rand.Reader, Now: noon, Requests: often, Tables: often})
	near, far := onlinetest.Pipe()
	go h.Serve(far, "127.0.0.1")
	first := &client{conn: near}
	read := func(t *testing.T, conn wire.Conn) {
		for {
			data, err := conn.Read()
			if err != nil {
				t.Skip("hung up on")
			}
			var a answer
			if err := json.Unmarshal(data, &a); err != nil {
				t.Fatal(err)
			}
			if a.OK != nil {
				return
			}
		}
	}
	send := func(t *testing.T, conn wire.Conn, request []byte) {
		if conn.Write(request) == nil {
			read(t, conn)
		}
	}
	var code, token string
	f.Fuzz(func(t *testing.T, request []byte) {
		first.T = t
		if code == "" {
			first.hello()
			begun := first.begin(2, `[{"name":"Ana"},{"name":"Bo"}]`)
			code, token = begun.Table, *begun.Tokens[0]
		}
		near, far := onlinetest.Pipe()
		go h.Serve(far, "127.0.0.1")
		defer near.Close("")
		send(t, near, []byte(hello))
		send(t, near, fmt.Appendf(nil, `{"do":"sit","table":%q,"token":%q}`, code, token))
		send(t, near, request)
		if a := first.ask(fmt.Sprintf(`{"do":"look","table":%q}`, code)); a.Error != nil {
			t.Fatal("the table can't be looked at any more: ", a.Error)
		}
	})
}
