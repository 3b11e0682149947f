//go:build !js && !windows

package host_test

import (
	"bufio"
	"crypto/rand"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/tablelog"
	"clinic/game/online/wire"
)

// hostsIn is the variable that makes this test program a host of a folder.
const hostsIn = "CLINIC_TEST_HOSTS_IN"

func TestMain(m *testing.M) {
	if folder := os.Getenv(hostsIn); folder != "" {
		runHost(folder)
	}
	if arguments := os.Getenv(hostsWith); arguments != "" {
		runCommand(arguments)
	}
	os.Exit(m.Run())
}

// runHost serves a folder until the program is killed, and writes its address.
func runHost(folder string) {
	log, err := tablelog.Embedded(tablelog.Options{Folder: folder, Name: "test"})
	if err == nil {
		var l net.Listener
		if l, err = net.Listen("tcp", "127.0.0.1:0"); err == nil {
			h := host.New(log, host.Options{Version: "1.0.0", Extensions: extensions.All(), Chance: rand.Reader, Now: noon, Requests: often})
			fmt.Printf("ws://%s/socket\n", l.Addr())
			err = http.Serve(l, h.Handler(nil))
		}
	}
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// killed is a host that is killed again and again.
type killed struct {
	testing.TB
	folder  string
	process *exec.Cmd
	address atomic.Pointer[string]
}

// start starts the host, and waits for its address.
func (k *killed) start() {
	k.Helper()
	k.process = exec.Command(os.Args[0])
	k.process.Env = append(os.Environ(), hostsIn+"="+k.folder)
	k.process.Stderr = os.Stderr
	out, err := k.process.StdoutPipe()
	if err != nil {
		k.Fatal(err)
	}
	if err := k.process.Start(); err != nil {
		k.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		k.Fatal("the host doesn't start: ", err)
	}
	address := strings.TrimSpace(line)
	k.address.Store(&address)
}

func (k *killed) kill() {
	_ = k.process.Process.Kill()
	_ = k.process.Wait()
}

// player plays a solo game at a table through all kills. granted are the numbers that its host has granted.
type player struct {
	*killed
	client
	code, token string
	granted     map[uint64]int
	last        game.Command
	open        bool // the last command was sent and not answered
	stop        *atomic.Bool
}

// connect connects to the host as soon as it is there, and sits down.
func (p *player) connect() bool {
	for !p.stop.Load() {
		conn, err := wire.Dial(*p.address.Load())
		if err != nil {
			time.Sleep(5 * time.Millisecond)
			continue
		}
		p.conn, p.number = conn, 0
		if p.try(hello).OK == nil {
			continue
		}
		if p.code == "" {
			begun := p.try(`{"do":"begin","config":{"players":1},"seats":[{"name":"Ana"}]}`)
			if begun.OK == nil {
				continue
			}
			p.code, p.token = begun.Table, *begun.Tokens[0]
		}
		a := p.try(fmt.Sprintf(`{"do":"sit","table":%q,"token":%q}`, p.code, p.token))
		if a.OK == nil {
			continue
		}
		if a.Error != nil {
			p.killed.Errorf("after a kill the seat is refused: %v", a.Error)
			return false
		}
		for _, number := range p.granted {
			if number > a.Number {
				p.killed.Errorf("entry %d was granted, and the table is at %d", number, a.Number)
				return false
			}
		}
		p.take(&a)
		return true
	}
	return false
}

// try sends a request and returns its answer, an empty one if the connection ends before.
func (p *player) try(request string) (a answer) {
	if p.conn.Write([]byte(request)) != nil {
		return a
	}
	for {
		data, err := p.conn.Read()
		if err != nil {
			p.conn.Close("")
			return answer{}
		}
		if a = p.parse(data); a.OK != nil {
			return a
		}
	}
}

// play plays until it is told to stop.
func (p *player) play() {
	random := bot.Random{Chance: game.Random{Word: 1}, MostMoves: 30}
	for p.connect() {
		for !p.stop.Load() && !p.state.Over {
			if !p.open {
				command, err := random.Choose(p.rules, p.state, 0)
				if err != nil {
					p.killed.Error(err)
					return
				}
				p.last, p.open = command, true
				p.request++
			}
			a := p.try(p.written(p.request, p.last))
			if a.OK == nil {
				break
			}
			if a.Error != nil {
				p.killed.Errorf("a command of a view is refused: %v", a.Error)
				return
			}
			if before, was := p.granted[p.request]; was && before != a.Number {
				p.killed.Errorf("request %d is entry %d, then %d", p.request, before, a.Number)
			}
			p.granted[p.request], p.open = a.Number, false
			p.until(a.Number)
		}
		if p.conn.Close(""); p.state != nil && p.state.Over {
			return
		}
	}
}

// kills is how often the host is killed: a hundred times with the tag all.
var kills = 3

// Nothing that a host has granted is lost when it is killed, however often, while seats play at several tables.
func TestKillingAHost(t *testing.T) {
	k := &killed{TB: t, folder: t.TempDir()}
	k.start()
	var stop atomic.Bool
	var wg sync.WaitGroup
	var players []*player
	for range 4 {
		p := &player{killed: k, client: client{T: t}, granted: map[uint64]int{}, stop: &stop}
		players = append(players, p)
		wg.Go(p.play)
	}
	for range kills {
		time.Sleep(150 * time.Millisecond)
		k.kill()
		k.start()
	}
	time.Sleep(time.Second)
	stop.Store(true)
	k.kill()
	wg.Wait()
	granted := 0
	for _, p := range players {
		granted += len(p.granted)
	}
	if granted == 0 {
		t.Error("nothing was played")
	}
	t.Logf("%d kills, %d commands granted", kills, granted)
}
