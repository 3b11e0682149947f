//go:build !js

package cli

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"rsc.io/qr"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/page"
	"clinic/game/online/tablelog"
	"clinic/game/save"
	"clinic/game/save/disk"
	"clinic/game/save/numberfile"
)

const hostUsage = `Serves tables to friends at their own screens: the page for browsers and the socket from one address.

    clinic host

`

// hosting are the options of the host.
type hosting struct {
	listen, folder, page, tls, begin, notify, notifyURL string
	name, meet, others, log                             string
	copies, connections, tables                         int
	proxied                                             bool
}

// readHosting reads the arguments of the host.
func readHosting(arguments []string, numbers *string, out io.Writer) (o hosting, err error) {
	flags := flag.NewFlagSet("clinic host", flag.ContinueOnError)
	flags.StringVar(&o.listen, "listen", ":7790", "the `address` to listen on")
	flags.StringVar(&o.folder, "folder", "", "the `folder` of the tables; the usual one is named when the host starts")
	flags.StringVar(&o.page, "page", "", "the `folder` with the page for browsers, if it is not beside the program")
	flags.StringVar(&o.tls, "tls", "", "the `files` of a certificate and its key, separated by a comma")
	flags.BoolVar(&o.proxied, "behind-proxy", false, "take addresses from X-Forwarded-For, as a proxy in front sets it")
	flags.StringVar(&o.begin, "begin", "", "the `word` that somebody must know who begins a table")
	flags.StringVar(&o.notify, "notify", "", "a `command` that gets a line of JSON for each decision that has waited for a minute")
	flags.StringVar(&o.notifyURL, "notify-url", "", "a `URL` that the same line is posted to")
	flags.IntVar(&o.connections, "connections", 32, "how many connections an address may have at the same time")
	flags.IntVar(&o.tables, "tables", 10, "how many tables an address may begin in an hour")
	flags.StringVar(&o.name, "name", "clinic", "the `name` of this host, another one for each of a cluster")
	flags.StringVar(&o.meet, "meet", "", "the `URL` at which the hosts of a cluster meet, such as nats://10.0.0.1:7791")
	flags.StringVar(&o.others, "others", "", "the `URLs` of the other hosts, separated by commas")
	flags.IntVar(&o.copies, "copies", 1, "on how many hosts each move lies before it counts")
	flags.StringVar(&o.log, "log", "", "the `URL` of NATS servers that run already, in place of one in this program")
	flags.StringVar(numbers, "numbers", *numbers, "begin tables with the numbers in this `file` instead of the rules' own")
	if err := ReadFlags(flags, hostUsage, arguments, out); err != nil {
		return o, err
	}
	if flags.NArg() > 0 {
		return o, fmt.Errorf("the host takes no %q; \"clinic host --help\" lists its options", flags.Arg(0))
	}
	return o, nil
}

// host serves tables until the program is told to end; see docs/online.md. Its error is one sentence.
func (c *Commands) host(arguments []string, numbers string, out io.Writer) error {
	o, err := readHosting(arguments, &numbers, out)
	if err != nil {
		return err
	}
	if o.folder == "" {
		folder, err := c.Folder()
		if err != nil {
			return err
		}
		o.folder = filepath.Join(folder, "clinic", "host")
	}
	taken, err := o.listens()
	if err != nil {
		return err
	}
	_ = taken.Close() // until the log is open nobody connects: a seat goes to another host
	s, err := c.serve(&o, numbers, o.listens, os.Stderr)
	if err != nil {
		return err
	}
	scheme := "http"
	if o.tls != "" {
		scheme = "https"
	}
	o.greet(out, scheme, s.at, s.paged)
	stopped, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	select {
	case err = <-s.ended:
		err = fmt.Errorf("the host has ended: %w", err)
	case <-stopped.Done():
		fmt.Fprintln(out, "The host closes. All tables are kept.")
	}
	s.close()
	return err
}

// serving is a host that serves tables at an address.
type serving struct {
	*hosting
	tables tablelog.Log
	host   *host.Host
	server *http.Server
	at     net.Addr
	paged  bool       // browsers get the page, too
	ended  chan error // why it serves no more
}

// serve opens the tables, then listens and serves them; lines about it go to logs. The error is one sentence.
func (c *Commands) serve(o *hosting, numbers string, listen func() (net.Listener, error), logs io.Writer) (*serving, error) {
	options, err := c.hostOptions(o, numbers, logs)
	if err != nil {
		return nil, err
	}
	log, err := o.open()
	if err != nil {
		return nil, err
	}
	listener, err := listen()
	if err != nil {
		log.Close()
		disk.Release(o.lock())
		return nil, err
	}
	files, paged := o.pageFolder()
	if !paged {
		files = page.None()
	}
	s := &serving{hosting: o, tables: log, host: host.New(log, options), at: listener.Addr(), paged: paged, ended: make(chan error, 1)}
	s.server = &http.Server{Handler: s.host.Handler(files), ReadHeaderTimeout: 5 * time.Second, MaxHeaderBytes: 16 << 10}
	go func() { s.ended <- o.listenTo(s.server, listener) }()
	return s, nil
}

// close ends the host. All tables are kept.
func (s *serving) close() {
	s.host.Close()
	late, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	_ = s.server.Shutdown(late)
	s.tables.Close()
	disk.Release(s.lock())
}

func (o *hosting) listens() (net.Listener, error) {
	listener, err := net.Listen("tcp", o.listen)
	if err != nil {
		if free := o.freeAddress(); free != "" {
			why := "another program uses this port"
			if errors.Is(err, fs.ErrPermission) {
				why = "this port needs more rights"
			}
			return nil, fmt.Errorf("nobody can connect at %s: %s; \"clinic host --listen %s\" uses a free one", o.listen, why, free)
		}
		return nil, fmt.Errorf("nobody can connect at %s: %w", o.listen, err)
	}
	return listener, nil
}

// freeAddress returns the address to listen on with the next port that is free, empty if there is none nearby.
func (o *hosting) freeAddress() string {
	host, port, err := net.SplitHostPort(o.listen)
	if err != nil {
		return ""
	}
	taken, err := strconv.ParseUint(port, 10, 16)
	if err != nil {
		return ""
	}
	const nearby, unprivileged = 20, 1024
	first := max(int(taken)+1, unprivileged)
	for next := first; next < min(first+nearby, 1<<16); next++ {
		address := net.JoinHostPort(host, strconv.Itoa(next))
		if listener, err := net.Listen("tcp", address); err == nil {
			_ = listener.Close() // it was only tried
			return address
		}
	}
	return ""
}

func (o *hosting) listenTo(server *http.Server, listener net.Listener) error {
	if o.tls == "" {
		return server.Serve(listener)
	}
	certificate, key, both := strings.Cut(o.tls, ",")
	if !both {
		return errors.New("--tls names a certificate and a key, separated by a comma")
	}
	return server.ServeTLS(listener, certificate, key)
}

// open opens the log of the tables.
func (o *hosting) open() (tablelog.Log, error) {
	if o.log != "" {
		return tablelog.On(o.log, o.copies)
	}
	if err := o.claim(); err != nil {
		return nil, err
	}
	folder := filepath.Join(o.folder, "log")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, fmt.Errorf("the folder of the tables can't be made: %w", err)
	}
	var others []string
	if o.others != "" {
		others = strings.Split(o.others, ",")
	}
	log, err := tablelog.Embedded(tablelog.Options{Folder: folder, Name: o.name, Meet: o.meet, Others: others, Copies: o.copies})
	if err != nil {
		disk.Release(o.lock())
	}
	return log, err
}

func (c *Commands) hostOptions(o *hosting, numbers string, logs io.Writer) (options host.Options, err error) {
	options = host.Options{
		Version: c.Version, Extensions: extensions.All(), Chance: rand.Reader, Now: c.Now, Begin: o.begin, Proxied: o.proxied,
		Connections: o.connections, Tables: o.tables, Log: slog.New(slog.NewTextHandler(logs, nil)),
	}
	if options.Judgement, err = bot.ReadJudgement(c.Weights); err != nil {
		return options, err
	}
	if numbers != "" {
		if options.Numbers, err = numberfile.Read(numbers, options.Extensions); err != nil {
			return options, err
		}
	}
	copies := filepath.Join(o.folder, "tables")
	options.Keep = func(code string, m *game.Match) {
		if err := keepCopy(copies, code, m); err != nil {
			options.Log.Error("a table has no copy", "table", code, "error", err)
		}
	}
	if o.notify != "" || o.notifyURL != "" {
		options.Notify = func(n host.Notice) { o.tell(options.Log, n) }
	}
	return options, nil
}

// keepCopy writes a table as a save, beside the log: a second net.
func keepCopy(folder, code string, m *game.Match) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	return save.Write(filepath.Join(folder, code+".clinic"), save.Game{Match: m})
}

// patience is how long a notice may take.
const patience = 10 * time.Second

// tell passes a notice on.
func (o *hosting) tell(log *slog.Logger, n host.Notice) {
	line, err := json.Marshal(n)
	if err != nil {
		return
	}
	line = append(line, '\n')
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if o.notify != "" {
		words := strings.Fields(o.notify)
		command := exec.CommandContext(ctx, words[0], words[1:]...)
		command.Stdin = bytes.NewReader(line)
		if err := command.Run(); err != nil {
			log.Error("a notice was not told", "table", n.Table, "error", err)
		}
	}
	if o.notifyURL != "" {
		request, err := http.NewRequestWithContext(ctx, http.MethodPost, o.notifyURL, bytes.NewReader(line))
		if err != nil {
			log.Error("a notice was not told", "table", n.Table, "error", err)
			return
		}
		request.Header.Set("Content-Type", "application/json")
		answer, err := http.DefaultClient.Do(request)
		if err != nil {
			log.Error("a notice was not told", "table", n.Table, "error", err)
			return
		}
		_ = answer.Body.Close()
	}
}

// pageFolder returns what serves the page for browsers, and whether there is one.
func (o *hosting) pageFolder() (http.Handler, bool) {
	folders := []string{o.page}
	if o.page == "" {
		program, err := os.Executable()
		if err != nil { // where /proc is not to be had
			program, err = exec.LookPath(os.Args[0])
		}
		if err != nil {
			return nil, false
		}
		folders = pagesBeside(filepath.Dir(program))
	}
	for _, folder := range folders {
		if page.In(folder) {
			return page.Handler(folder), true
		}
	}
	return nil, false
}

// pagesBeside returns where packages keep the page, for a program in a folder: beside it, and where archives and
// packages for Linux and applications for macOS have what a program reads.
func pagesBeside(folder string) (list []string) {
	for _, name := range []string{"page", "share/clinic/page", "../share/clinic/page", "../Resources/page"} {
		list = append(list, filepath.Join(folder, filepath.FromSlash(name)))
	}
	return list
}

// greet says where friends find the host.
func (o *hosting) greet(out io.Writer, scheme string, at net.Addr, paged bool) {
	addresses := addressesOf(at)
	fmt.Fprintln(out, "Clinic hosts tables, kept in", o.folder)
	for _, address := range addresses {
		fmt.Fprintf(out, "  %s://%s\n", scheme, address)
	}
	if !paged {
		fmt.Fprintln(out, "There is no page for browsers beside this program: friends need Clinic itself, or --page names the page's folder.")
	} else if code, err := qr.Encode(scheme+"://"+addresses[0], qr.L); err == nil {
		fmt.Fprint(out, drawn(code))
	}
	fmt.Fprintln(out, "Ctrl+C ends it; all tables are kept.")
}

// addressesOf returns the addresses at which others reach a listener, the most useful first.
func addressesOf(at net.Addr) (list []string) {
	tcp, ok := at.(*net.TCPAddr)
	if !ok {
		return []string{at.String()}
	}
	port := strconv.Itoa(tcp.Port)
	if !tcp.IP.IsUnspecified() {
		return []string{net.JoinHostPort(tcp.IP.String(), port)}
	}
	interfaces, _ := net.InterfaceAddrs()
	for _, a := range interfaces {
		if network, ok := a.(*net.IPNet); ok && network.IP.To4() != nil && !network.IP.IsLoopback() {
			list = append(list, net.JoinHostPort(network.IP.String(), port))
		}
	}
	return append(list, net.JoinHostPort("localhost", port))
}

// drawn returns a QR code as text, two rows in each line.
func drawn(code *qr.Code) string {
	var text strings.Builder
	const margin = 2
	for y := -margin; y < code.Size+margin; y += 2 {
		for x := -margin; x < code.Size+margin; x++ {
			upper, lower := code.Black(x, y), code.Black(x, y+1)
			switch { // light on dark is what most terminals are
			case upper && lower:
				text.WriteByte(' ')
			case upper:
				text.WriteRune('▄')
			case lower:
				text.WriteRune('▀')
			default:
				text.WriteRune('█')
			}
		}
		text.WriteByte('\n')
	}
	return text.String()
}
