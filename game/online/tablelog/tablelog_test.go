//go:build !js

package tablelog_test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"clinic/game/online/onlinetest"
	"clinic/game/online/tablelog"
)

// logs calls a test for each kind of log.
func logs(t *testing.T, test func(t *testing.T, l tablelog.Log)) {
	t.Run("memory", func(t *testing.T) { test(t, onlinetest.Memory()) })
	t.Run("embedded", func(t *testing.T) {
		l := embedded(t, t.TempDir())
		defer l.Close()
		test(t, l)
	})
	t.Run("elsewhere", func(t *testing.T) { // at a server that runs already
		s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoLog: true, NoSigs: true})
		if err != nil {
			t.Fatal(err)
		}
		s.Start()
		defer s.WaitForShutdown()
		defer s.Shutdown()
		if !s.ReadyForConnections(time.Minute) {
			t.Fatal("the server doesn't start")
		}
		l, err := tablelog.On(s.ClientURL(), 1)
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		if err := l.Well(context.Background()); err != nil {
			t.Error(err)
		}
		test(t, l)
	})
}

func embedded(t *testing.T, folder string) tablelog.Log {
	t.Helper()
	l, err := tablelog.Embedded(tablelog.Options{Folder: folder, Name: "test"})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// append writes an entry, which must be taken.
func write(t *testing.T, l tablelog.Log, table string, after uint64, data string) uint64 {
	t.Helper()
	place, err := l.Append(context.Background(), table, after, []byte(data))
	if err != nil {
		t.Fatal(err)
	}
	return place
}

// read returns the entries of a table as one text.
func read(t *testing.T, l tablelog.Log, table string, after uint64) (text string) {
	t.Helper()
	entries, err := l.Read(context.Background(), table, after)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		text += string(e.Data)
	}
	return text
}

// What is appended is read in order, by table, from any place on; one who is behind writes nothing.
func TestAppendAndRead(t *testing.T) {
	logs(t, func(t *testing.T, l tablelog.Log) {
		if text := read(t, l, "none", 0); text != "" {
			t.Errorf("a table that nobody has begun holds %q", text)
		}
		a := write(t, l, "a", 0, "1")
		b := write(t, l, "b", 0, "x")
		c := write(t, l, "a", a, "2")
		if _, err := l.Append(context.Background(), "a", a, []byte("3")); !errors.Is(err, tablelog.ErrBehind) {
			t.Errorf("one who is behind writes: %v", err)
		}
		if _, err := l.Append(context.Background(), "b", 0, []byte("y")); !errors.Is(err, tablelog.ErrBehind) {
			t.Errorf("a table is begun twice: %v", err)
		}
		for after, want := range map[uint64]string{0: "12", a: "2", c: ""} {
			if text := read(t, l, "a", after); text != want {
				t.Errorf("behind %d there is %q, not %q", after, text, want)
			}
		}
		if text := read(t, l, "b", 0); text != "x" || b <= a {
			t.Errorf("the other table holds %q", text)
		}
		if count, err := l.Tables(context.Background()); err != nil || count != 2 {
			t.Errorf("there are %d tables: %v", count, err)
		}
		for n := range 600 { // more than are asked for at once
			c = write(t, l, "a", c, fmt.Sprint(n%10))
		}
		if text := read(t, l, "a", 0); len(text) != 602 {
			t.Errorf("%d of 602 entries are read", len(text))
		}
	})
}

// A table that sleeps is one entry, behind which it goes on.
func TestReplace(t *testing.T) {
	logs(t, func(t *testing.T, l tablelog.Log) {
		a := write(t, l, "a", 0, "1")
		b := write(t, l, "a", a, "2")
		write(t, l, "b", 0, "x")
		if _, err := l.Replace(context.Background(), "a", a, []byte("1")); !errors.Is(err, tablelog.ErrBehind) {
			t.Errorf("one who is behind replaces what there is: %v", err)
		}
		place, err := l.Replace(context.Background(), "a", b, []byte("12"))
		if err != nil {
			t.Fatal(err)
		}
		write(t, l, "a", place, "3")
		if text := read(t, l, "a", 0); text != "123" {
			t.Errorf("the table holds %q", text)
		}
		if text := read(t, l, "b", 0); text != "x" {
			t.Errorf("the other table holds %q", text)
		}
	})
}

// Whoever follows a table is told of each entry, and of none that was refused.
func TestFollow(t *testing.T) {
	logs(t, func(t *testing.T, l tablelog.Log) {
		told := make(chan uint64, 10)
		stop, err := l.Follow("a", func(place uint64) { told <- place })
		if err != nil {
			t.Fatal(err)
		}
		a := write(t, l, "a", 0, "1")
		if place := <-told; place != a {
			t.Errorf("entry %d is told as %d", a, place)
		}
		if _, err := l.Append(context.Background(), "a", 0, []byte("0")); err == nil {
			t.Error("one who is behind writes")
		}
		write(t, l, "b", 0, "x")
		write(t, l, "a", a, "2")
		<-told
		if stop(); len(told) > 0 {
			t.Error("what was refused, or another table, is told")
		}
	})
}

// Of many who write at the same place, one does.
func TestOneWrites(t *testing.T) {
	logs(t, func(t *testing.T, l tablelog.Log) {
		after := uint64(0)
		for range 5 {
			var wg sync.WaitGroup
			places := make(chan uint64, 8)
			for range 8 {
				wg.Go(func() {
					if place, err := l.Append(context.Background(), "a", after, []byte("1")); err == nil {
						places <- place
					}
				})
			}
			wg.Wait()
			if len(places) != 1 {
				t.Fatalf("%d of 8 have written at one place", len(places))
			}
			after = <-places
		}
	})
}

// What was appended is there when the program begins again.
func TestALogStays(t *testing.T) {
	folder := t.TempDir()
	l := embedded(t, folder)
	a := write(t, l, "a", 0, "1")
	write(t, l, "a", a, "2")
	l.Close()
	l = embedded(t, folder)
	defer l.Close()
	if text := read(t, l, "a", 0); text != "12" {
		t.Errorf("the table holds %q", text)
	}
}

// Without room nothing is written, what there is can be read, and when there is room again it goes on.
func TestWithoutRoom(t *testing.T) {
	free := int64(1 << 40)
	l, err := tablelog.Embedded(tablelog.Options{Folder: t.TempDir(), Name: "test", Room: func(string) int64 { return free }})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	a := write(t, l, "a", 0, "1")
	free = 1 << 20
	if _, err := l.Append(context.Background(), "a", a, []byte("2")); !errors.Is(err, tablelog.ErrFull) {
		t.Errorf("without room an entry is written: %v", err)
	}
	if _, err := l.Replace(context.Background(), "a", a, []byte("2")); !errors.Is(err, tablelog.ErrFull) {
		t.Errorf("without room entries are replaced: %v", err)
	}
	if text := read(t, l, "a", 0); text != "1" {
		t.Errorf("the table holds %q", text)
	}
	free = 1 << 40
	write(t, l, "a", a, "2")
	if text := read(t, l, "a", 0); text != "12" {
		t.Errorf("the table holds %q", text)
	}
}

// Where no servers run, a host that is to use them says so.
func TestNoServers(t *testing.T) {
	if _, err := tablelog.On("nats://127.0.0.1:1", 1); err == nil {
		t.Error("a log is found where none is")
	}
}

// What one server of a cluster has written is read at another one that has confirmed its list. One that sees no other
// can't confirm it, and says so. Confirming makes no table.
func TestConfirm(t *testing.T) {
	var meets [3]string
	for i := range meets {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		meets[i] = "nats://" + l.Addr().String()
		l.Close()
	}
	var members [3]tablelog.Log
	var started sync.WaitGroup
	for i := range members {
		started.Go(func() {
			var err error
			others := slices.Concat(meets[:i], meets[i+1:])
			members[i], err = tablelog.Embedded(tablelog.Options{
				Folder: t.TempDir(), Name: fmt.Sprint(i), Meet: meets[i], Others: others, Copies: 3, Waiting: 2 * time.Minute,
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	started.Wait()
	if t.Failed() {
		return
	}
	defer members[2].Close()
	write(t, members[0], "a", 0, "1")
	for range 3 {
		if err := members[2].Confirm(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	if text := read(t, members[2], "a", 0); text != "1" {
		t.Errorf("the table holds %q", text)
	}
	if count, err := members[2].Tables(context.Background()); err != nil || count != 1 {
		t.Errorf("there are %d tables: %v", count, err)
	}
	members[0].Close()
	members[1].Close()
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	if err := members[2].Confirm(ctx); err == nil {
		t.Error("a server that sees no other confirms its list")
	}
}
