//go:build !js

package host_test

import (
	"context"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
	"clinic/game/online/wire"
)

// The time of these tests passes at once, when nothing else happens.

// Bots play by themselves, and a table sleeps when nobody is there, and wakes as it was.
func TestBotsAndSleep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := onlinetest.Memory()
		kept := 0
		h := serve(t, log, host.Options{
			Now: time.Now, Requests: often, Sleeps: time.Minute, Keep: func(string, *game.Match) { kept++ }, Budget: func(bot.Level) time.Duration { return 0 },
		})
		c := connect(t, h, "10.0.0.1")
		begun := c.begin(3, `[{"name":"Ana"},{"bot":"intern"},{"bot":"resident"}]`)
		c.sit(begun.Table, *begun.Tokens[0])
		random := bot.Random{Chance: game.Random{Word: 3}, MostMoves: 4}
		for c.state.Round < 2 {
			if c.state.Decision(0) == nil {
				c.read()
				continue
			}
			if a := c.play(&random); a.Error != nil {
				t.Fatal(a.Error)
			}
		}
		synctest.Wait()
		c.conn.Close("")
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		entries, err := log.Read(context.Background(), begun.Table, 0)
		if err != nil || len(entries) != 1 || kept != 1 {
			t.Fatalf("a table that sleeps has %d entries, and was kept %d times: %v", len(entries), kept, err)
		}
		again := connect(t, h, "10.0.0.1")
		if a := again.sit(begun.Table, *begun.Tokens[0]); a.Number < c.number || again.state.Round < 2 {
			t.Errorf("after its sleep the table is at entry %d in round %d", a.Number, again.state.Round)
		}
		again.conn.Close("")
		time.Sleep(2 * time.Minute)
		h.Close()
		synctest.Wait()
	})
}

// ends reports whether a host hangs up on a connection that sends these frames without reading.
func ends(conn wire.Conn, frames ...string) bool {
	for _, frame := range frames {
		if conn.Write([]byte(frame)) != nil {
			break
		}
	}
	for {
		if _, err := conn.Read(); err != nil {
			return true
		}
	}
}

// Whoever says nothing, sends too much or too often, or takes too many connections is hung up on.
func TestHangingUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := serve(t, onlinetest.Memory(), host.Options{Now: time.Now})
		dial := func() wire.Conn {
			near, far := onlinetest.Pipe()
			go h.Serve(far, "10.0.0.1")
			return near
		}
		begun := time.Now()
		if ends(dial()); time.Since(begun) != 5*time.Second {
			t.Errorf("one who says nothing is hung up on after %v", time.Since(begun))
		}
		begun = time.Now()
		if ends(dial(), hello); time.Since(begun) != 10*time.Minute {
			t.Errorf("one who wants nothing is hung up on after %v", time.Since(begun))
		}
		begun = time.Now()
		ends(dial(), strings.Repeat("x", 8<<10+1))
		flood := []string{hello}
		for range 60 {
			flood = append(flood, `{"do":"look","table":"00000000"}`)
		}
		if ends(dial(), flood...); time.Since(begun) != 0 {
			t.Errorf("one who sends too much is hung up on after %v", time.Since(begun))
		}
		var many []wire.Conn
		for range 32 {
			many = append(many, dial())
		}
		synctest.Wait()
		if ends(dial()); time.Since(begun) != 0 {
			t.Error("one address has more than 32 connections")
		}
		for _, conn := range many {
			conn.Close("")
		}
		synctest.Wait()
		h.Close()
	})
}

// A decision that waits for a minute is told once.
func TestNotices(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var mutex sync.Mutex
		var notices []host.Notice
		h := serve(t, onlinetest.Memory(), host.Options{Now: time.Now, Notify: func(n host.Notice) {
			mutex.Lock()
			defer mutex.Unlock()
			notices = append(notices, n)
		}})
		count := func() int {
			synctest.Wait()
			mutex.Lock()
			defer mutex.Unlock()
			return len(notices)
		}
		c := connect(t, h, "10.0.0.1")
		begun := c.begin(2, `[{"name":"Ana"},{"name":"Bo"}]`)
		c.sit(begun.Table, *begun.Tokens[0])
		time.Sleep(50 * time.Second)
		early := count()
		time.Sleep(30 * time.Second)
		told := count()
		time.Sleep(time.Hour)
		if late := count(); early != 0 || told == 0 || late != told || notices[0].Table != begun.Table || notices[0].Decision == "" {
			t.Errorf("%d, %d, %d notices: %+v", early, told, late, notices)
		}
		c.conn.Close("")
		h.Close()
		time.Sleep(time.Hour)
		synctest.Wait()
	})
}
