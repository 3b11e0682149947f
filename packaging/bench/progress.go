package main

import (
	"fmt"
	"os"
	"sync"
	"time"
)

// progress says what is being measured and how long it has taken so far: in one line that moves in a terminal, and
// elsewhere in a line now and then.
type progress struct {
	out      *os.File
	terminal bool
	begun    time.Time
	mutex    sync.Mutex
	doing    string
	said     time.Time
	stop     chan struct{}
	stopped  sync.WaitGroup
	ended    sync.Once
}

// seldom is how often it says so where no line can move.
const seldom = 10 * time.Second

func newProgress(out *os.File) *progress {
	p := &progress{out: out, begun: time.Now(), stop: make(chan struct{})}
	info, err := out.Stat()
	p.terminal = err == nil && info.Mode()&os.ModeCharDevice != 0
	p.stopped.Go(func() {
		ticker := time.NewTicker(time.Second)
		defer ticker.Stop()
		for {
			select {
			case <-p.stop:
				return
			case <-ticker.C:
				p.show()
			}
		}
	})
	return p
}

// say tells what is being done from now on.
func (p *progress) say(doing string) {
	p.mutex.Lock()
	p.doing = doing
	p.mutex.Unlock()
	p.show()
}

func (p *progress) show() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	line := fmt.Sprintf("%4.0f s  %s", time.Since(p.begun).Seconds(), p.doing)
	switch {
	case p.terminal:
		fmt.Fprintf(p.out, "\r\x1b[K%s", line)
	case time.Since(p.said) >= seldom:
		fmt.Fprintln(p.out, line)
		p.said = time.Now()
	}
}

// end stops telling, and clears the line that moves.
func (p *progress) end() {
	p.ended.Do(func() {
		close(p.stop)
		p.stopped.Wait()
		if p.terminal {
			fmt.Fprint(p.out, "\r\x1b[K")
		}
	})
}
