//go:build !js && !windows

package host_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/online/tablelog"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
)

// loaded is a table under load, with its two seats.
type loaded struct {
	rules   *game.Rules
	seats   [2]*loadedSeat
	request uint64
	random  bot.Random
}

// loadedSeat reads what its seat is told.
type loadedSeat struct {
	conn   wire.Conn
	mutex  sync.Mutex
	told   *sync.Cond
	number int
	state  json.RawMessage
	lost   bool
}

// listen reads until the connection ends.
func (s *loadedSeat) listen() {
	for {
		data, err := s.conn.Read()
		var m answer
		if err == nil {
			err = json.Unmarshal(data, &m)
		}
		s.mutex.Lock()
		if err != nil {
			s.lost = true
		} else if m.State != nil {
			s.number, s.state = m.Number, m.State
		}
		lost := s.lost
		s.told.Broadcast()
		s.mutex.Unlock()
		if lost {
			return
		}
	}
}

// until waits for the view of an entry.
func (s *loadedSeat) until(number int) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for s.number < number && !s.lost {
		s.told.Wait()
	}
	return !s.lost
}

// sitDown begins a table of two and sits down at it.
func sitDown(b *testing.B, address, config string) *loaded {
	b.Helper()
	l := &loaded{random: bot.Random{Chance: game.Random{Word: 1}, MostMoves: 20}}
	var code string
	var tokens []*string
	for i := range l.seats {
		conn, err := wire.Dial(address)
		if err != nil {
			b.Fatal(err)
		}
		s := &loadedSeat{conn: conn}
		s.told = sync.NewCond(&s.mutex)
		l.seats[i] = s
		ask := func(request string) (a answer) {
			if err := conn.Write([]byte(request)); err != nil {
				b.Fatal(err)
			}
			for {
				data, err := conn.Read()
				if err != nil {
					b.Fatal(err)
				}
				if a = (answer{}); json.Unmarshal(data, &a) == nil && a.OK != nil {
					return a
				}
			}
		}
		ask(hello)
		if i == 0 {
			begun := ask(`{"do":"begin","config":` + config + `,"seats":[{"name":"Ana"},{"name":"Bo"}]}`)
			if begun.Error != nil {
				b.Fatal(begun.Error)
			}
			code, tokens = begun.Table, begun.Tokens
		}
		sat := ask(fmt.Sprintf(`{"do":"sit","table":%q,"token":%q}`, code, *tokens[i]))
		s.number, s.state = sat.Number, sat.State
		if l.rules == nil {
			l.rules = rulesOf(b, &sat)
		}
		go s.listen()
	}
	return l
}

// play plays a command, and returns how long it took until both seats had seen it. It is false when the game is over or
// the command was refused.
func (l *loaded) play(b *testing.B) (time.Duration, bool) {
	first := l.seats[0]
	first.mutex.Lock()
	number, data := first.number, first.state
	first.mutex.Unlock()
	state, err := protocol.ReadView(l.rules, data)
	if err != nil {
		b.Error(err)
		return 0, false
	}
	deciders := state.Deciders()
	if state.Over || len(deciders) == 0 {
		return 0, false
	}
	command, err := l.random.Choose(l.rules, state, deciders[0])
	if err != nil {
		b.Error(err)
		return 0, false
	}
	written, err := json.Marshal(protocol.Command(l.rules, &command))
	if err != nil {
		b.Error(err)
		return 0, false
	}
	l.request++
	begun := time.Now()
	if l.seats[deciders[0]].conn.Write(fmt.Appendf(nil, `{"do":"apply","request":%d,"command":%s}`, l.request, written)) != nil {
		return 0, false
	}
	for _, s := range l.seats {
		if !s.until(number + 1) {
			b.Error("a seat is lost")
			return 0, false
		}
	}
	return time.Since(begun), true
}

const (
	loadedTables = 1000
	loadLasts    = 4 * time.Second
)

// BenchmarkTables loads a host, a process of its own, with a thousand tables of two seats each. It reports the time
// from a command until the last seat has its view, which one in a hundred exceeds, and the memory of the host.
func BenchmarkTables(b *testing.B) {
	all, variants := game.Together(extensions.All())
	list, err := json.Marshal(all)
	if err != nil {
		b.Fatal(err)
	}
	more, err := json.Marshal(variants)
	if err != nil {
		b.Fatal(err)
	}
	for _, config := range []struct{ name, config string }{
		{"base", `{"players":2}`}, {"everything", fmt.Sprintf(`{"players":2,"extensions":%s,"variants":%s}`, list, more)},
	} {
		b.Run(config.name, func(b *testing.B) {
			k := &killed{TB: b, folder: b.TempDir()}
			k.start()
			defer k.kill()
			tables := make([]*loaded, loadedTables)
			for i := range tables {
				tables[i] = sitDown(b, *k.address.Load(), config.config)
			}
			for _, rate := range []int{50, 200} {
				b.Run(strconv.Itoa(rate), func(b *testing.B) { load(b, k, tables, rate) })
			}
		})
	}
}

// load plays at tables by turns, that many commands a second, whether the host keeps up or not.
func load(b *testing.B, k *killed, tables []*loaded, rate int) {
	for b.Loop() {
		var mutex sync.Mutex
		var took []time.Duration
		var busy [loadedTables]atomic.Bool
		var wg sync.WaitGroup
		ticker := time.NewTicker(time.Second / time.Duration(rate))
		for n := range int(loadLasts.Seconds()) * rate {
			<-ticker.C
			at := n % len(tables)
			if !busy[at].CompareAndSwap(false, true) {
				continue
			}
			wg.Go(func() {
				defer busy[at].Store(false)
				if d, played := tables[at].play(b); played {
					mutex.Lock()
					took = append(took, d)
					mutex.Unlock()
				}
			})
		}
		ticker.Stop()
		wg.Wait()
		if len(took) == 0 {
			b.Fatal("nothing was played")
		}
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)*99/100]), "p99-ns/op")
		b.ReportMetric(float64(took[len(took)/2]), "p50-ns/op")
		b.ReportMetric(float64(len(took)), "played")
		b.ReportMetric(memoryOf(b, k.process.Process.Pid), "MB")
	}
}

// memoryOf returns how much memory a process holds.
func memoryOf(b *testing.B, process int) float64 {
	status, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(process), "status"))
	if err != nil {
		b.Skip("the memory of a process is not told here")
	}
	for line := range strings.Lines(string(status)) {
		if value, is := strings.CutPrefix(line, "VmRSS:"); is {
			kilobytes, err := strconv.ParseFloat(strings.Fields(value)[0], 64)
			if err != nil {
				b.Fatal(err)
			}
			return kilobytes / 1000
		}
	}
	b.Fatal("the process has no memory")
	return 0
}

const sleepingTables = 10_000

// BenchmarkWake wakes tables of a host at which ten thousand sleep, in a process of its own. It reports the time until
// somebody sits, which one in a hundred exceeds, and the memory of the host before.
func BenchmarkWake(b *testing.B) {
	b.Run("base", func(b *testing.B) {
		k := &killed{TB: b, folder: b.TempDir()}
		codes, token := asleep(b, k.folder)
		k.start()
		defer k.kill()
		for b.Loop() {
			memory := memoryOf(b, k.process.Process.Pid)
			var took []time.Duration
			for range 300 {
				code := codes[rand.IntN(len(codes))]
				conn, err := wire.Dial(*k.address.Load())
				if err != nil {
					b.Fatal(err)
				}
				begun := time.Now()
				for _, request := range []string{hello, fmt.Sprintf(`{"do":"sit","table":%q,"token":%q}`, code, token)} {
					if err := conn.Write([]byte(request)); err != nil {
						b.Fatal(err)
					}
					data, err := conn.Read()
					if err != nil {
						b.Fatal(err)
					}
					if !strings.HasPrefix(string(data), `{"ok":true`) {
						b.Fatalf("%.200s", data)
					}
				}
				took = append(took, time.Since(begun))
				conn.Close("")
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)*99/100]), "p99-ns/op")
			b.ReportMetric(float64(took[len(took)/2]), "p50-ns/op")
			b.ReportMetric(memory, "MB")
		}
	})
}

// asleep writes a log in which the same game sleeps at many tables.
func asleep(b *testing.B, folder string) (codes []string, token string) {
	chance := rand.NewChaCha8([32]byte{1})
	o := table.Order{Config: game.Config{Players: 2}, Seats: []table.Wanted{{Name: "Ana"}, {Name: "Bo"}}}
	opened, err := table.Open(o, extensions.All(), 1, chance)
	if err != nil {
		b.Fatal(err)
	}
	t := table.New(table.RulesOf(extensions.All()))
	var entries [][]byte
	write := func(e *table.Entry) {
		data, err := e.Encode()
		if err != nil {
			b.Fatal(err)
		}
		if _, err := t.Fold(data); err != nil {
			b.Fatal(err)
		}
		entries = append(entries, data)
	}
	write(opened.Entry)
	random := bot.Random{Chance: game.Random{Word: 1}, MostMoves: 10}
	for n := uint64(1); n < 60; n++ {
		player := t.Match.State.Deciders()[0]
		command, err := random.Choose(t.Match.Rules, t.Match.State, player)
		if err != nil {
			b.Fatal(err)
		}
		write(&table.Entry{Time: int64(n), Play: &table.Played{Player: player, Request: n, Command: command}})
	}
	kept, err := table.Keep(entries, 60)
	if err != nil {
		b.Fatal(err)
	}
	data, err := kept.Encode()
	if err != nil {
		b.Fatal(err)
	}
	log, err := tablelog.Embedded(tablelog.Options{Folder: folder, Name: "test"})
	if err != nil {
		b.Fatal(err)
	}
	defer log.Close()
	var wg sync.WaitGroup
	codes = make([]string, sleepingTables)
	for i := range codes {
		if codes[i], err = table.NewCode(chance); err != nil {
			b.Fatal(err)
		}
	}
	for part := range 16 {
		wg.Go(func() {
			for i := part; i < len(codes); i += 16 {
				if _, err := log.Append(context.Background(), codes[i], 0, data); err != nil {
					b.Error(err)
				}
			}
		})
	}
	wg.Wait()
	return codes, opened.Tokens[0]
}
