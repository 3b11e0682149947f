//go:build !js && !windows

package host_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"clinic/assets"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/cli"
	"clinic/game/extensions"
	"clinic/game/online/onlinetest"
	"clinic/game/online/tablelog"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
)

// hostsWith is the variable that makes this test program "clinic host" with these arguments.
const hostsWith = "CLINIC_TEST_HOSTS_WITH"

// runCommand is "clinic host".
func runCommand(arguments string) {
	c := &cli.Commands{Version: "1.0.0", Weights: assets.Bots, Now: time.Now}
	if err := c.Run(append([]string{"host"}, strings.Fields(arguments)...), "", nil, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

const members = 3

// cluster is three hosts of one log, each in a process of its own. What they say to each other goes through relays.
type cluster struct {
	*testing.T
	meets, listens [members]string
	relays         [members][members]*onlinetest.Relay // from one to another
	processes      [members]*exec.Cmd
	folder         string
	said           bytes.Buffer // by the hosts
	mutex          sync.Mutex   // of said
}

func newCluster(t *testing.T) *cluster {
	t.Helper()
	c := &cluster{T: t, folder: t.TempDir()}
	for i := range members {
		c.meets[i], c.listens[i] = free(t), free(t)
	}
	for i := range members {
		for j := range members {
			if i == j {
				continue
			}
			r, err := onlinetest.NewRelay(c.meets[j])
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(r.Close)
			c.relays[i][j] = r
		}
	}
	var started sync.WaitGroup
	for i := range members {
		started.Go(func() { c.start(i) })
	}
	started.Wait()
	t.Cleanup(func() {
		for i := range members {
			c.kill(i)
		}
		if t.Failed() {
			t.Log(c.said.String())
		}
	})
	return c
}

// free returns an address of this machine at which nobody listens.
func free(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// Write takes what hosts say.
func (c *cluster) Write(text []byte) (int, error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.said.Write(text)
}

// others returns where a host finds the others.
func (c *cluster) others(i int) (list []string) {
	for j := range members {
		if i != j {
			list = append(list, "nats://"+c.relays[i][j].Address())
		}
	}
	return list
}

func (c *cluster) folderOf(i int) string { return filepath.Join(c.folder, fmt.Sprint(i)) }

// start starts a host, and waits until it listens.
func (c *cluster) start(i int) {
	arguments := fmt.Sprintf("-listen %s -folder %s -name n%d -meet nats://%s -others %s -copies 3 -connections 1000",
		c.listens[i], c.folderOf(i), i, c.meets[i], strings.Join(c.others(i), ","))
	p := exec.Command(os.Args[0])
	p.Env = append(os.Environ(), hostsWith+"="+arguments)
	p.Stderr = c
	out, err := p.StdoutPipe()
	if err == nil {
		err = p.Start()
	}
	if err != nil {
		c.Error(err)
		return
	}
	c.processes[i] = p
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "Ctrl+C") {
			go func() { _, _ = io.Copy(io.Discard, out) }()
			return
		}
	}
	c.Errorf("host %d doesn't start", i)
}

func (c *cluster) kill(i int) {
	_ = c.processes[i].Process.Kill()
	_ = c.processes[i].Wait()
}

func (c *cluster) signal(i int, signal syscall.Signal) {
	if err := c.processes[i].Process.Signal(signal); err != nil {
		c.Error(err)
	}
}

// cut separates a host from the others, or joins them again. Seats reach it all the time.
func (c *cluster) cut(i int, cut bool) {
	for j := range members {
		if i != j {
			c.relays[i][j].Cut(cut)
			c.relays[j][i].Cut(cut)
		}
	}
}

// report is what seats have seen, all together.
type report struct {
	mutex    sync.Mutex
	views    []seen
	granted  map[string]int  // the last number of each table that was granted
	answers  []time.Duration // until a request was granted
	refused  map[string]int  // by rule
	moved    int             // seats to another host
	finished int             // games
}

// seen is a view that a seat was told.
type seen struct {
	code   string
	player int
	number int
	state  string
	events string // empty when somebody sat down
}

// clusterSeat is a seat that knows all hosts and goes to the next one when one does not answer.
type clusterSeat struct {
	*cluster
	*report
	code, token string
	at          int // the host
	player      int
	conn        wire.Conn
	messages    chan []byte
	rules       *game.Rules
	state       *game.State
	number      int
	request     uint64
	open        *game.Command // was sent, and not answered
	asked       time.Time     // when it was first sent
	granted     map[uint64]int
	random      bot.Random
	quiet       *atomic.Bool  // no more commands: the seat sees the end
	last        *atomic.Int64 // number of the table, when all are quiet
	given       *atomic.Bool  // the test is over
}

// unanswering is how long a seat waits for a host before it goes to another one.
const unanswering = 2 * time.Second

// leave leaves a host.
func (s *clusterSeat) leave() {
	if s.conn != nil {
		go s.conn.Close("")
		s.conn = nil
	}
	s.at = (s.at + 1) % members
	s.report.mutex.Lock()
	s.moved++
	s.report.mutex.Unlock()
}

// connect connects to the next host that answers, and sits down if there is a token.
func (s *clusterSeat) connect() bool {
	for ; !s.given.Load(); time.Sleep(50 * time.Millisecond) {
		conn, err := wire.DialWithin("ws://"+s.listens[s.at]+"/socket", unanswering)
		if err != nil {
			s.leave()
			continue
		}
		s.conn, s.messages = conn, make(chan []byte, 256)
		go func(to chan []byte) {
			defer close(to)
			for {
				m, err := conn.Read()
				if err != nil {
					return
				}
				to <- m
			}
		}(s.messages)
		if a, there := s.ask(hello); !there || a.Error != nil {
			s.leave()
			continue
		}
		if s.token == "" {
			return true
		}
		a, there := s.ask(fmt.Sprintf(`{"do":"sit","table":%q,"token":%q,"seen":%d}`, s.code, s.token, s.number))
		if !there || a.Error != nil {
			if there && a.Error.Rule != "host" {
				s.Errorf("a seat is refused: %v", a.Error)
			}
			s.leave()
			continue
		}
		if a.Number < s.number {
			s.Errorf("table %s: the seat has seen entry %d, and its next host has %d", s.code, s.number, a.Number)
		}
		s.take(a)
		return true
	}
	return false
}

// take takes over what a table tells.
func (s *clusterSeat) take(a *answer) {
	if a.State == nil {
		return
	}
	if s.rules == nil {
		s.rules = rulesOf(s.T, a)
	}
	state, err := protocol.ReadView(s.rules, a.State)
	if err != nil {
		s.Error(err)
		return
	}
	s.number, s.state = a.Number, state
	v := seen{code: s.code, player: s.player, number: a.Number, state: string(a.State)}
	if a.OK == nil {
		v.events = string(a.Events)
	}
	s.report.mutex.Lock()
	defer s.report.mutex.Unlock()
	s.views = append(s.views, v)
}

// read reads a message; it is nil after a while without any, and false when the connection has ended.
func (s *clusterSeat) read(within time.Duration) (*answer, bool) {
	select {
	case m, there := <-s.messages:
		if !there {
			return nil, false
		}
		a := new(answer)
		if err := json.Unmarshal(m, a); err != nil {
			s.Error(err)
		}
		if a.OK == nil {
			s.take(a)
		}
		return a, true
	case <-time.After(within):
		return nil, true
	}
}

// ask sends a request and returns its answer. It is false if there is none in time.
func (s *clusterSeat) ask(request string) (*answer, bool) {
	if s.conn.Write([]byte(request)) != nil {
		return nil, false
	}
	for late := time.Now().Add(unanswering); time.Now().Before(late); {
		a, there := s.read(time.Until(late))
		if !there {
			return nil, false
		}
		if a != nil && a.OK != nil {
			return a, true
		}
	}
	return nil, false
}

// play plays until the game is over, or all are quiet and this seat has seen all.
func (s *clusterSeat) play() {
	for s.connect() {
		for !s.given.Load() {
			if s.state.Over || s.quiet.Load() && s.open == nil && int64(s.number) >= s.last.Load() {
				s.leave()
				return
			}
			if s.open == nil && !s.quiet.Load() && s.state.Decision(s.player) != nil {
				time.Sleep(time.Duration(50+rand.IntN(250)) * time.Millisecond)
				if !s.choose() {
					return
				}
			}
			if s.open == nil {
				if _, there := s.read(200 * time.Millisecond); !there {
					break
				}
				continue
			}
			if !s.send() {
				break
			}
		}
		s.leave()
	}
}

// choose chooses a command.
func (s *clusterSeat) choose() bool {
	for { // what was told meanwhile
		if a, there := s.read(0); !there || a == nil {
			break
		}
	}
	if s.state.Over || s.state.Decision(s.player) == nil {
		return true
	}
	command, err := s.random.Choose(s.rules, s.state, s.player)
	if err != nil {
		s.Error(err)
		return false
	}
	s.open, s.asked = &command, time.Now()
	s.request++
	return true
}

// send sends the open command. It is false if this host doesn't answer it.
func (s *clusterSeat) send() bool {
	data, err := json.Marshal(protocol.Command(s.rules, s.open))
	if err != nil {
		s.Error(err)
	}
	a, there := s.ask(fmt.Sprintf(`{"do":"apply","request":%d,"command":%s}`, s.request, data))
	if !there || a.Error != nil && a.Error.Rule == "host" {
		return false
	}
	s.report.mutex.Lock()
	defer s.report.mutex.Unlock()
	if a.Error != nil { // others have moved meanwhile
		s.refused[a.Error.Rule]++
	} else {
		s.answers = append(s.answers, time.Since(s.asked))
		s.report.granted[s.code] = max(s.report.granted[s.code], a.Number)
		s.granted[s.request] = a.Number
	}
	s.open = nil
	return true
}

// games plays one game after the other at a table of three, each seat at another host.
func games(c *cluster, r *report, first int, quiet, given *atomic.Bool, last func(code string) *atomic.Int64) {
	for number := uint64(first); !quiet.Load(); number += 100 {
		var seats [members]*clusterSeat
		for i := range seats {
			seats[i] = &clusterSeat{
				cluster: c, report: r, at: (first + i) % members, player: i, granted: map[uint64]int{}, quiet: quiet, given: given,
				random: bot.Random{Chance: game.Random{Word: number*10 + uint64(i)}, MostMoves: 12},
			}
		}
		var begun *answer
		for begun == nil || begun.Error != nil {
			if !seats[0].connect() {
				return
			}
			begun, _ = seats[0].ask(`{"do":"begin","config":{"players":3},"seats":[{"name":"Ana"},{"name":"Bo"},{"name":"Cy"}]}`)
			seats[0].leave()
		}
		var playing sync.WaitGroup
		end := last(begun.Table)
		for i, s := range seats {
			s.code, s.token, s.at, s.last = begun.Table, *begun.Tokens[i], (first+i)%members, end
			playing.Go(s.play)
		}
		playing.Wait()
		r.mutex.Lock()
		r.finished++
		for _, s := range seats {
			for _, number := range s.granted {
				r.granted[s.code] = max(r.granted[s.code], number)
			}
		}
		r.mutex.Unlock()
	}
}

// faults is how often something happens to a host: thirty times with the tag all.
var faults = 3

// Three hosts serve tables whose seats sit at different ones. By turns one is killed, paused, or cut off from the
// others. Nothing that was granted is lost, and every view is what a replay of the log gives.
func TestACluster(t *testing.T) {
	c := newCluster(t)
	r := &report{granted: map[string]int{}, refused: map[string]int{}}
	var quiet, given atomic.Bool
	lasts := map[string]*atomic.Int64{}
	last := func(code string) *atomic.Int64 {
		r.mutex.Lock()
		defer r.mutex.Unlock()
		lasts[code] = new(atomic.Int64)
		lasts[code].Store(1 << 60)
		return lasts[code]
	}
	var playing sync.WaitGroup
	for i := range 4 {
		playing.Go(func() { games(c, r, i, &quiet, &given, last) })
	}
	time.Sleep(3 * time.Second)
	for fault := range faults {
		host := (fault + fault/members) % members
		r.mutex.Lock()
		before := len(r.answers)
		r.mutex.Unlock()
		begun := time.Now()
		kind := []string{"kill", "pause", "cut"}[fault%3]
		switch kind {
		case "kill":
			c.kill(host)
			time.Sleep(8 * time.Second)
			c.start(host)
		case "pause":
			c.signal(host, syscall.SIGSTOP)
			time.Sleep(8 * time.Second)
			c.signal(host, syscall.SIGCONT)
		case "cut":
			c.cut(host, true)
			time.Sleep(8 * time.Second)
			c.cut(host, false)
		}
		time.Sleep(4 * time.Second)
		r.mutex.Lock()
		t.Logf("%s of host %d, %.0f s: %d granted, the slowest after %v", kind, host, time.Since(begun).Seconds(), len(r.answers)-before, slices.Max(append(r.answers[before:], 0)))
		r.mutex.Unlock()
	}
	quiet.Store(true)
	time.Sleep(2 * time.Second) // what is on its way is answered
	r.mutex.Lock()
	for code, end := range lasts {
		end.Store(int64(r.granted[code]))
	}
	r.mutex.Unlock()
	ended := make(chan struct{})
	go func() { playing.Wait(); close(ended) }()
	select {
	case <-ended:
	case <-time.After(5 * time.Minute):
		t.Error("seats have not seen all that was granted")
		given.Store(true)
		<-ended
	}
	c.verify(r)
	slices.Sort(r.answers)
	t.Logf("%d faults, %d tables, %d granted, refused %v, %d moves to another host, %d views; answers: half within %v, 99 of 100 within %v, all within %v",
		faults, len(r.granted), len(r.answers), r.refused, r.moved, len(r.views), r.answers[len(r.answers)/2], r.answers[len(r.answers)*99/100], r.answers[len(r.answers)-1])
}

// verify compares what seats were told with a replay of the log.
func (c *cluster) verify(r *report) {
	c.kill(0)
	log, err := tablelog.Embedded(tablelog.Options{Folder: filepath.Join(c.folderOf(0), "log"), Name: "n0", Meet: "nats://" + c.meets[0], Others: c.others(0), Copies: members})
	if err != nil {
		c.Fatal(err)
	}
	defer log.Close()
	slices.SortStableFunc(r.views, func(a, b seen) int { return strings.Compare(a.code, b.code)*2 + min(1, max(-1, a.number-b.number)) })
	for code, granted := range r.granted {
		replayed := table.New(table.RulesOf(extensions.All()))
		entries, err := log.Read(context.Background(), code, 0)
		if err != nil {
			c.Fatal(err)
		}
		at := slices.IndexFunc(r.views, func(v seen) bool { return v.code == code })
		for _, e := range entries {
			list, err := table.Entries(e.Data)
			if err != nil {
				c.Fatal(err)
			}
			for _, data := range list {
				told, err := replayed.Fold(data)
				if err != nil {
					c.Fatal(err)
				}
				w, err := replayed.Tell(told, nil)
				if err != nil {
					c.Fatal(err)
				}
				for ; at < len(r.views) && r.views[at].code == code && r.views[at].number == replayed.Number; at++ {
					message, err := w.Message(r.views[at].player)
					var want answer
					if err == nil {
						err = json.Unmarshal(message, &want)
					}
					if v := r.views[at]; err != nil || v.state != string(want.State) || v.events != "" && v.events != string(want.Events) {
						c.Errorf("table %s, entry %d, player %d: another view than that of the log: %v", code, v.number, v.player, err)
					}
				}
			}
		}
		if granted > replayed.Number {
			c.Errorf("table %s: entry %d was granted, and the log has %d", code, granted, replayed.Number)
		}
		if at < len(r.views) && r.views[at].code == code {
			c.Errorf("table %s: a seat has seen entry %d of %d", code, r.views[at].number, replayed.Number)
		}
	}
}
