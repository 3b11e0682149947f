//go:build !js

package cli

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"clinic/game/save/disk"
)

// Hosting is a host within the program of a player: it serves tables as long as the window is open, in the same way and
// from the same folder as "clinic host".
type Hosting struct {
	commands *Commands
	folder   string // in which the program keeps everything; empty for the usual one
	numbers  string

	mutex   sync.Mutex
	serving *serving
	at      net.Addr
}

// Hosting returns a host that has not started, for a program that keeps everything in a folder, or in the usual one if
// it is empty, and plays with the numbers of a file, or "".
func (c *Commands) Hosting(folder, numbers string) *Hosting {
	return &Hosting{commands: c, folder: folder, numbers: numbers}
}

// usualPort is where friends look for a host.
const usualPort = 7790

// Start starts the host unless it runs, and returns the address of its socket for this program, and those under which
// others reach its page, the most useful first. It listens where it did last, since friends look for its tables there;
// if that port is taken, on the usual one, or on any free one. If another program on this machine hosts from the same
// folder, its addresses are returned. The error is one sentence.
func (h *Hosting) Start() (address string, pages []string, err error) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.at == nil {
		at, err := h.start()
		if err != nil {
			return "", nil, err
		}
		h.at = at
	}
	port := strconv.Itoa(h.at.(*net.TCPAddr).Port)
	for _, at := range addressesOf(h.at) {
		pages = append(pages, "http://"+at+"/")
	}
	return "ws://" + net.JoinHostPort("localhost", port) + "/socket", pages, nil
}

func (h *Hosting) start() (net.Addr, error) {
	folder := h.folder
	if folder == "" {
		usual, err := h.commands.Folder()
		if err != nil {
			return nil, err
		}
		folder = filepath.Join(usual, "clinic")
	}
	o := hosting{folder: filepath.Join(folder, "host"), name: "clinic", copies: 1, connections: 32, tables: 10}
	last := o.lastPort()
	serving, err := h.commands.serve(&o, h.numbers, func() (net.Listener, error) { return listenOn(last, usualPort, 0) }, io.Discard)
	if errors.Is(err, errFolder) && answers(last) {
		return &net.TCPAddr{Port: last}, nil
	}
	if err != nil {
		return nil, err
	}
	h.serving = serving
	_ = os.WriteFile(o.portFile(), []byte(strconv.Itoa(serving.at.(*net.TCPAddr).Port)+"\n"), 0o600) // without it the usual port is the next
	return serving.at, nil
}

// listenOn listens on the first of some ports that is free; 0 is any.
func listenOn(ports ...int) (listener net.Listener, err error) {
	for _, port := range ports {
		if listener, err = net.Listen("tcp", net.JoinHostPort("", strconv.Itoa(port))); err == nil {
			break
		}
	}
	return listener, err
}

// portFile holds the port on which a host in the program of a player listened last.
func (o *hosting) portFile() string { return filepath.Join(o.folder, "port") }

// lastPort returns that port, or the usual one if none is known.
func (o *hosting) lastPort() int {
	text, err := os.ReadFile(o.portFile())
	if err != nil {
		return usualPort
	}
	port, err := strconv.ParseUint(strings.TrimSpace(string(text)), 10, 16)
	if err != nil || port == 0 {
		return usualPort
	}
	return int(port)
}

// errFolder says that two hosts would write into the same log.
var errFolder = errors.New("another host keeps its tables in the same folder")

// claim claims the folder of the tables for this program.
func (o *hosting) claim() error {
	if err := os.MkdirAll(o.folder, 0o700); err != nil {
		return fmt.Errorf("the folder of the tables can't be made: %w", err)
	}
	free, err := disk.Claim(o.lock())
	if err == nil && !free {
		err = errFolder
	}
	return err
}

// lock is the file that is claimed.
func (o *hosting) lock() string { return filepath.Join(o.folder, "host.lock") }

// answers reports whether a host of this machine answers at a port.
func answers(port int) bool {
	const patience = 2 * time.Second
	client := http.Client{Timeout: patience}
	answer, err := client.Get("http://" + net.JoinHostPort("localhost", strconv.Itoa(port)) + "/healthz")
	if err != nil {
		return false
	}
	text, err := io.ReadAll(io.LimitReader(answer.Body, 64))
	return errors.Join(err, answer.Body.Close()) == nil && string(text) == "ok\n"
}

// Close ends the host, if it runs. All tables are kept.
func (h *Hosting) Close() {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.serving != nil {
		h.serving.close()
	}
	h.serving, h.at = nil, nil
}
