//go:build !js

package onlinetest

import (
	"net"
	"sync"
)

// Relay passes on what is sent to an address, and can be cut: then nothing arrives any more, and nobody is told.
type Relay struct {
	listener net.Listener
	to       string
	mutex    sync.Mutex
	healed   *sync.Cond
	cut      bool
	closed   bool
}

// NewRelay returns a relay to an address, such as 127.0.0.1:7791. The error says that this machine listens to nothing.
func NewRelay(to string) (*Relay, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	r := &Relay{listener: listener, to: to}
	r.healed = sync.NewCond(&r.mutex)
	go func() {
		for {
			near, err := listener.Accept()
			if err != nil {
				return
			}
			go r.pass(near)
		}
	}()
	return r, nil
}

// Address returns where the relay listens.
func (r *Relay) Address() string { return r.listener.Addr().String() }

// Cut lets nothing through from now on, or everything again.
func (r *Relay) Cut(cut bool) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.cut = cut
	r.healed.Broadcast()
}

// Close ends it.
func (r *Relay) Close() {
	r.mutex.Lock()
	r.closed = true
	r.healed.Broadcast()
	r.mutex.Unlock()
	_ = r.listener.Close()
}

// whole waits until the relay is not cut.
func (r *Relay) whole() bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for r.cut && !r.closed {
		r.healed.Wait()
	}
	return !r.closed
}

// pass passes on both directions of a connection.
func (r *Relay) pass(near net.Conn) {
	defer near.Close()
	if !r.whole() {
		return
	}
	far, err := net.Dial("tcp", r.to)
	if err != nil {
		return
	}
	defer far.Close()
	ended := make(chan struct{}, 2)
	for _, way := range [2][2]net.Conn{{near, far}, {far, near}} {
		go func() {
			defer func() { ended <- struct{}{} }()
			buffer := make([]byte, 32<<10)
			for {
				n, err := way[0].Read(buffer)
				if !r.whole() || err != nil {
					return
				}
				if _, err := way[1].Write(buffer[:n]); err != nil {
					return
				}
			}
		}()
	}
	<-ended
}
