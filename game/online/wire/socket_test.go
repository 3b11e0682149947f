//go:build !js

package wire_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"clinic/game/online/wire"
)

// A connection ends although the other side says nothing any more, and so does whoever reads it. The library alone
// waits for five seconds.
func TestASilentPeerIsLeft(t *testing.T) {
	over := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c, err := websocket.Accept(w, r, nil)
		if err != nil {
			t.Error(err)
			return
		}
		<-over // without reading
		_ = c.CloseNow()
	}))
	defer server.Close()
	defer close(over)
	conn, err := wire.Dial("ws" + strings.TrimPrefix(server.URL, "http"))
	if err != nil {
		t.Fatal(err)
	}
	closed, read := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(read)
		if _, err := conn.Read(); err == nil {
			t.Error("a silent peer says something")
		}
	}()
	go func() {
		defer close(closed)
		conn.Close("")
	}()
	late := time.After(4 * time.Second)
	for what, done := range map[string]<-chan struct{}{"closing": closed, "reading": read} {
		select {
		case <-done:
		case <-late:
			t.Fatalf("%s waits for a silent peer", what)
		}
	}
}

// Whoever is hung up on is told why.
func TestTheReasonArrives(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if c, err := websocket.Accept(w, r, nil); err == nil {
			wire.Over(c, wire.Largest).Close("too many connections")
		}
	}))
	defer server.Close()
	conn, err := wire.Dial("ws" + strings.TrimPrefix(server.URL, "http"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close("")
	if _, err := conn.Read(); err == nil || !strings.Contains(err.Error(), "too many connections") {
		t.Errorf("the reason is %v", err)
	}
}
