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
// others reach its page, the most useful first. It listens on the usual port, or on any free one if that is taken. If
// another program on this machine hosts from the same folder, its addresses are returned. The error is one sentence.
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
	serving, err := h.commands.serve(&o, h.numbers, listenAnywhere, io.Discard)
	if errors.Is(err, errFolder) && answers(usualPort) {
		return &net.TCPAddr{Port: usualPort}, nil
	}
	if err != nil {
		return nil, err
	}
	h.serving = serving
	return serving.at, nil
}

// listenAnywhere listens on the usual port, or on any free one.
func listenAnywhere() (net.Listener, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort("", strconv.Itoa(usualPort)))
	if err != nil {
		listener, err = net.Listen("tcp", ":0")
	}
	return listener, err
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
