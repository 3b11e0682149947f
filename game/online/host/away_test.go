//go:build !js

package host_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
	"clinic/game/online/tablelog"
	"clinic/game/table"
)

// cutOff is a log as a host sees it that is cut off from the others: it is told of nothing, reads what there was before
// and writes nothing.
type cutOff struct {
	tablelog.Log
	cut atomic.Bool
	old map[string][]tablelog.Entry // by table
}

func (l *cutOff) Follow(string, func(uint64)) (func(), error) { return func() {}, nil }

func (l *cutOff) Read(ctx context.Context, code string, after uint64) ([]tablelog.Entry, error) {
	if l.cut.Load() {
		return l.old[code], nil
	}
	return l.Log.Read(ctx, code, after)
}

var errCutOff = errors.New("nobody answers")

func (l *cutOff) Append(ctx context.Context, code string, after uint64, data []byte) (uint64, error) {
	if l.cut.Load() {
		return 0, errCutOff
	}
	return l.Log.Append(ctx, code, after, data)
}

func (l *cutOff) Replace(ctx context.Context, code string, after uint64, data []byte) (uint64, error) {
	if l.cut.Load() {
		return 0, errCutOff
	}
	return l.Log.Replace(ctx, code, after, data)
}

func (l *cutOff) Confirm(ctx context.Context) error {
	if l.cut.Load() {
		return errCutOff
	}
	return l.Log.Confirm(ctx)
}

func (l *cutOff) Well(ctx context.Context) error {
	if l.cut.Load() {
		return tablelog.ErrAlone
	}
	return l.Log.Well(ctx)
}

// A seat that has seen more than a host is not shown the old view: another host has the new one.
func TestAHostThatIsBehind(t *testing.T) {
	log := &cutOff{Log: onlinetest.Memory(), old: map[string][]tablelog.Entry{}}
	c := connect(t, serve(t, log, host.Options{Requests: often}), "10.0.0.1")
	begun := c.begin(1, `[{"name":"Ana"}]`)
	entries, err := log.Read(context.Background(), begun.Table, 0)
	if err != nil {
		t.Fatal(err)
	}
	log.old[begun.Table] = entries
	c.sit(begun.Table, *begun.Tokens[0])
	random := bot.Random{Chance: game.Random{Word: 1}}
	for range 3 {
		if a := c.play(&random); a.Error != nil {
			t.Fatal(a.Error)
		}
	}
	log.cut.Store(true)
	sit := fmt.Sprintf(`{"do":"sit","table":%q,"token":%q,"seen":%d}`, begun.Table, *begun.Tokens[0], c.number)
	other := connect(t, serve(t, log, host.Options{}), "10.0.0.1")
	if a := other.ask(sit); a.Error == nil || a.Error.Rule != "host" {
		t.Errorf("a host that is behind shows entry %d of %d: %v", a.Number, c.number, a.Error)
	}
	log.cut.Store(false)
	if a := other.ask(sit); a.Error != nil || a.Number != c.number {
		t.Errorf("a host that is behind no more shows entry %d of %d: %v", a.Number, c.number, a.Error)
	}
}

// behind is a log as a host sees it that was away for a moment: until it has confirmed it, it knows of no new table.
type behind struct {
	tablelog.Log
	confirmed atomic.Bool
}

func (l *behind) Read(ctx context.Context, code string, after uint64) ([]tablelog.Entry, error) {
	if !l.confirmed.Load() {
		return nil, nil
	}
	return l.Log.Read(ctx, code, after)
}

func (l *behind) Confirm(context.Context) error {
	l.confirmed.Store(true)
	return nil
}

// A host that was away when a table was begun at another one doesn't say that there is no such table.
func TestANewTableOfAnotherHost(t *testing.T) {
	log := onlinetest.Memory()
	begun := connect(t, serve(t, log, host.Options{}), "10.0.0.1").begin(1, `[{"name":"Ana"}]`)
	c := connect(t, serve(t, &behind{Log: log}, host.Options{}), "10.0.0.1")
	if a := c.ask(fmt.Sprintf(`{"do":"sit","table":%q,"token":%q}`, begun.Table, *begun.Tokens[0])); a.Error != nil {
		t.Error(a.Error)
	}
}

// A table goes on where it was, although another host put it to sleep with entries that this one was not told of.
func TestATableThatSleptElsewhere(t *testing.T) {
	log := &cutOff{Log: onlinetest.Memory()}
	c := connect(t, serve(t, log, host.Options{Requests: often}), "10.0.0.1")
	begun := c.begin(1, `[{"name":"Ana"}]`)
	c.sit(begun.Table, *begun.Tokens[0])
	other := connect(t, serve(t, log, host.Options{Requests: often}), "10.0.0.1")
	other.sit(begun.Table, *begun.Tokens[0])
	random := bot.Random{Chance: game.Random{Word: 1}}
	for range 3 {
		if a := other.play(&random); a.Error != nil {
			t.Fatal(a.Error)
		}
	}
	entries, err := log.Read(context.Background(), begun.Table, 0)
	if err != nil {
		t.Fatal(err)
	}
	var list [][]byte
	for _, e := range entries {
		list = append(list, e.Data)
	}
	kept, err := table.Keep(list, 1)
	if err != nil {
		t.Fatal(err)
	}
	data, err := kept.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := log.Replace(context.Background(), begun.Table, entries[len(entries)-1].Place, data); err != nil {
		t.Fatal(err)
	}
	command, err := random.Choose(other.rules, other.state, 0)
	if err != nil {
		t.Fatal(err)
	}
	if a := c.apply(100, command); a.Error != nil || a.Number != len(entries)+1 {
		t.Errorf("the next command is entry %d after %d: %v", a.Number, len(entries), a.Error)
	}
	if entries, err = log.Read(context.Background(), begun.Table, 0); err != nil || len(entries) != 2 {
		t.Fatalf("%d entries: %v", len(entries), err)
	}
	read := table.New(table.RulesOf(extensions.All()))
	for _, e := range entries {
		if _, err := read.Fold(e.Data); err != nil {
			t.Error(err)
		}
	}
}

// A host that is cut off from the others hangs up and takes nobody, until it sees them again.
func TestAHostThatIsCutOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		log := &cutOff{Log: onlinetest.Memory()}
		h := serve(t, log, host.Options{Now: time.Now})
		c := connect(t, h, "10.0.0.1")
		log.cut.Store(true)
		begun := time.Now()
		if ends(c.conn); time.Since(begun) > 3*time.Second {
			t.Errorf("a host that is cut off hangs up after %v", time.Since(begun))
		}
		near, far := onlinetest.Pipe()
		go h.Serve(far, "10.0.0.1")
		if ends(near); time.Since(begun) > 3*time.Second {
			t.Error("a host that is cut off takes a connection")
		}
		log.cut.Store(false)
		time.Sleep(2 * time.Second)
		connect(t, h, "10.0.0.1").conn.Close("")
		h.Close()
		synctest.Wait()
	})
}
