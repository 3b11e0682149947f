//go:build !js

package tablelog

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// The stream, and the subjects of its entries. What is stored is told again under another subject, so that nobody hears
// of an entry that was refused.
const (
	stream = "CLINIC"
	kept   = "clinic.kept."
	told   = "clinic.told."
)

// confirmed is in place of the code of a table: the entry that confirms something. It is replaced by each new one.
const confirmed = "well"

// largestKept is how long an entry may be that stands for a whole table, in bytes.
const largestKept = 512 << 10

// Options say how the log is kept. Nothing listens on any network but where the servers of a cluster meet.
type Options struct {
	Folder  string
	Name    string   // of this server, another one for each of a cluster
	Meet    string   // the URL at which the servers of a cluster meet; empty for a server alone
	Others  []string // the URLs of the others
	Copies  int      // on how many servers an entry lies before it is safe; at least 1
	Waiting time.Duration
	Room    func(folder string) int64 // how many bytes are free; nil asks the system
}

// reserve is how many bytes of the disk stay free: the message server, too, must be able to write. One that once had no
// room takes nothing any more until it is started again.
const reserve = 32 << 20

// Between two questions to the other servers whether they are there, and how many may stay without an answer. A server
// that is cut off knows it after two seconds.
const (
	asksOthers = 500 * time.Millisecond
	unanswered = 3
)

type natsLog struct {
	options Options
	inside  *inside // the server in this program, nil if the log lies on servers of others
	conn    *nats.Conn
	js      jetstream.JetStream

	mutex     sync.Mutex
	followers map[*follower]bool
	routes    string // to the other servers, as they were when Well was last asked

	confirming sync.Mutex    // one confirmation at a time
	next       *confirmation // that has not begun yet, guarded by mutex
}

// confirmation is an entry that is written to know that this server is not behind the others. All who asked before it
// began share it, so that many questions for tables that don't exist cost few entries.
type confirmation struct {
	done chan struct{}
	err  error
}

// follower is told of entries.
type follower struct{ do func(place uint64) }

// inside is a message server in this program, which can be started again.
type inside struct {
	options *server.Options
	mutex   sync.Mutex
	server  *server.Server
	choked  bool // it has failed to write for want of room
}

// InProcessConn connects to the server as it is now. The connection comes back by itself after a new start.
func (i *inside) InProcessConn() (net.Conn, error) { return i.now().InProcessConn() }

func (i *inside) now() *server.Server {
	i.mutex.Lock()
	defer i.mutex.Unlock()
	return i.server
}

// start starts the server, after it has ended another time, too.
func (i *inside) start(patience time.Duration) error {
	s, err := server.NewServer(i.options.Clone())
	if err != nil {
		return err
	}
	s.Start()
	if !s.ReadyForConnections(patience) {
		s.Shutdown()
		return errors.New("the log can't be opened: another host may use the same folder")
	}
	i.mutex.Lock()
	defer i.mutex.Unlock()
	i.server = s
	return nil
}

func (i *inside) stop() {
	s := i.now()
	s.Shutdown()
	s.WaitForShutdown()
}

// Embedded starts the message server in this program, with its files in a folder. Each entry lies safely on the disk
// before Append returns. The error is that of the folder, of an address, or of servers that are not found in time.
func Embedded(o Options) (Log, error) {
	word := rand.Text() // a server of a cluster has to listen for programs of this machine, too: nobody knows this
	options := &server.Options{
		ServerName: o.Name, JetStream: true, StoreDir: o.Folder, DontListen: o.Meet == "", Host: "127.0.0.1", Port: -1, Authorization: word,
		NoSigs: true, NoLog: true, SyncAlways: true,
	}
	if o.Meet != "" {
		where, port, err := address(o.Meet)
		if err != nil {
			return nil, err
		}
		options.Cluster = server.ClusterOpts{
			Name: "clinic", Host: where.Hostname(), Port: port, NoAdvertise: true, PingInterval: asksOthers, MaxPingsOut: unanswered,
		}
		for _, other := range o.Others {
			where, _, err := address(other)
			if err != nil {
				return nil, err
			}
			options.Routes = append(options.Routes, where)
		}
	}
	if o.Room == nil {
		o.Room = room
	}
	i := &inside{options: options}
	if err := i.start(o.patience()); err != nil {
		return nil, err
	}
	l := &natsLog{options: o, inside: i, followers: map[*follower]bool{}}
	if err := l.connect("", nats.InProcessServer(i), nats.Token(word)); err != nil {
		i.stop()
		return nil, err
	}
	if err := l.open(max(1, o.Copies), o.patience()); err != nil {
		l.Close()
		return nil, err
	}
	return l, nil
}

// address reads a URL with a port, such as nats://10.0.0.1:7791.
func address(text string) (*url.URL, int, error) {
	where, err := url.Parse(text)
	if err != nil {
		return nil, 0, err
	}
	port, err := strconv.Atoi(where.Port())
	if err != nil {
		return nil, 0, fmt.Errorf("%q has no port", text)
	}
	return where, port, nil
}

// patience is how long the log may take to open: a cluster needs a moment to find itself.
func (o *Options) patience() time.Duration {
	if o.Waiting > 0 {
		return o.Waiting
	}
	return 30 * time.Second
}

// On uses message servers that run already, by their URL.
func On(servers string, copies int) (Log, error) {
	l := &natsLog{options: Options{Copies: copies}, followers: map[*follower]bool{}}
	if err := l.connect(servers); err != nil {
		return nil, fmt.Errorf("no log is to be had at %s: %w", servers, err)
	}
	if err := l.open(max(1, copies), (&Options{}).patience()); err != nil {
		l.Close()
		return nil, err
	}
	return l, nil
}

// connect connects to a server, and does so again when the connection breaks. Nothing is sent late.
func (l *natsLog) connect(servers string, more ...nats.Option) (err error) {
	options := append(more, nats.MaxReconnects(-1), nats.ReconnectWait(again), nats.ReconnectBufSize(-1), nats.ReconnectHandler(func(*nats.Conn) { l.missed() }))
	l.conn, err = nats.Connect(servers, options...)
	return err
}

func (l *natsLog) open(copies int, patience time.Duration) (err error) {
	if l.js, err = jetstream.New(l.conn); err != nil {
		return err
	}
	config := jetstream.StreamConfig{
		Name: stream, Subjects: []string{kept + "*"}, Storage: jetstream.FileStorage, Replicas: copies, AllowDirect: true, DenyDelete: true,
		AllowRollup: true, MaxMsgSize: largestKept, Discard: jetstream.DiscardNew,
		RePublish: &jetstream.RePublish{Source: kept + "*", Destination: told + "{{wildcard(1)}}", HeadersOnly: true},
	}
	for begun := time.Now(); ; time.Sleep(200 * time.Millisecond) {
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		_, err = l.js.CreateOrUpdateStream(ctx, config)
		cancel()
		if err == nil || time.Since(begun) > patience {
			return err
		}
	}
}

// Errors of the message server.
const (
	wrongLast   jetstream.ErrorCode = 10071
	wrongLater  jetstream.ErrorCode = 10164 // in a cluster, while the one that came first is not yet everywhere
	noResources jetstream.ErrorCode = 10023
	noStorage   jetstream.ErrorCode = 10047
	storeFails  jetstream.ErrorCode = 10077
)

// Confirm writes an entry: only a server that sees enough of the others can, and then it knows all that came before. A
// server alone always does.
func (l *natsLog) Confirm(ctx context.Context) error {
	if l.options.Copies <= 1 {
		return nil
	}
	l.mutex.Lock()
	c := l.next
	if c == nil {
		c = &confirmation{done: make(chan struct{})}
		l.next = c
		go l.confirm(c)
	}
	l.mutex.Unlock()
	select {
	case <-c.done:
		return c.err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (l *natsLog) confirm(c *confirmation) {
	defer close(c.done)
	l.confirming.Lock()
	defer l.confirming.Unlock()
	l.mutex.Lock()
	l.next = nil
	l.mutex.Unlock()
	ctx, cancel := context.WithTimeout(context.Background(), 2*answers)
	defer cancel()
	_, c.err = l.publish(ctx, replacing(confirmed, nil))
}

// Append writes an entry.
func (l *natsLog) Append(ctx context.Context, table string, after uint64, data []byte) (uint64, error) {
	return l.publish(ctx, &nats.Msg{Subject: kept + table, Data: data}, jetstream.WithExpectLastSequencePerSubject(after))
}

// Replace writes one entry in place of all.
func (l *natsLog) Replace(ctx context.Context, table string, after uint64, data []byte) (uint64, error) {
	return l.publish(ctx, replacing(table, data), jetstream.WithExpectLastSequencePerSubject(after))
}

// replacing returns the message that replaces all entries of a table.
func replacing(table string, data []byte) *nats.Msg {
	return &nats.Msg{Subject: kept + table, Data: data, Header: nats.Header{jetstream.MsgRollup: []string{jetstream.MsgRollupSubject}}}
}

func (l *natsLog) publish(ctx context.Context, m *nats.Msg, more ...jetstream.PublishOpt) (uint64, error) {
	if l.inside != nil && !l.hasRoom() {
		return 0, ErrFull
	}
	// While the servers choose who decides nobody answers, and nothing was written.
	ack, err := l.js.PublishMsg(ctx, m, append(more, jetstream.WithRetryWait(again), jetstream.WithRetryAttempts(math.MaxInt))...)
	var refused *jetstream.APIError
	switch {
	case err == nil:
		return ack.Sequence, nil
	case errors.As(err, &refused) && (refused.ErrorCode == wrongLast || refused.ErrorCode == wrongLater):
		return 0, ErrBehind
	case errors.As(err, &refused) && (refused.ErrorCode == noResources || refused.ErrorCode == noStorage || refused.ErrorCode == storeFails):
		return 0, fmt.Errorf("%w: %w", ErrFull, err)
	}
	if l.inside != nil && l.options.Room(l.options.Folder) < reserve {
		l.inside.mutex.Lock()
		l.inside.choked = true
		l.inside.mutex.Unlock()
		return 0, fmt.Errorf("%w: %w", ErrFull, err)
	}
	return 0, fmt.Errorf("the log does not take the entry: %w", err)
}

// hasRoom reports whether there is room on this disk. When there is again, a server that had none is started anew.
func (l *natsLog) hasRoom() bool {
	if l.options.Room(l.options.Folder) < reserve {
		return false
	}
	i := l.inside
	i.mutex.Lock()
	choked := i.choked
	i.choked = false
	i.mutex.Unlock()
	if !choked {
		return true
	}
	i.stop()
	return i.start(l.options.patience()) == nil
}

// batch is how many entries are asked for at once.
const batch = 256

// answers is how long a server may take to answer, before another one is asked.
const answers = time.Second

// again is how long is waited before something is tried again.
const again = 20 * time.Millisecond

// Read asks whichever server is near, which may be behind the others. So it first asks the one that decides how far the
// table has come.
func (l *natsLog) Read(ctx context.Context, table string, after uint64) ([]Entry, error) {
	last, err := l.last(ctx, table)
	if err != nil {
		return nil, err
	}
	var all []Entry
	for after < last {
		more, err := l.read(ctx, table, after)
		if err != nil && (ctx.Err() != nil || !errors.Is(err, context.DeadlineExceeded)) {
			return nil, err
		}
		// What came before somebody did not answer counts, too.
		if all = append(all, more...); len(all) > 0 {
			after = all[len(all)-1].Place
		}
		if after < last {
			select {
			case <-time.After(again):
			case <-ctx.Done():
				return nil, ctx.Err()
			}
		}
	}
	return all, nil
}

// last returns the place of the last entry of a table, 0 if there is none.
func (l *natsLog) last(ctx context.Context, table string) (uint64, error) {
	for {
		once, cancel := context.WithTimeout(ctx, answers)
		m, err := l.conn.RequestWithContext(once, "$JS.API.STREAM.MSG.GET."+stream, fmt.Appendf(nil, `{"last_by_subj":%q}`, kept+table))
		cancel()
		var reply struct {
			Message struct{ Seq uint64 }
			Error   *struct {
				Code        int
				Description string
			}
		}
		if err == nil {
			err = json.Unmarshal(m.Data, &reply)
		}
		switch {
		case errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil: // who was asked is away
		case errors.Is(err, nats.ErrNoResponders), err == nil && reply.Error != nil && reply.Error.Code == unavailable: // later
		case err != nil:
			return 0, err
		case reply.Error != nil && reply.Error.Code != missing:
			return 0, errors.New("the log can't be read: " + reply.Error.Description)
		default:
			return reply.Message.Seq, nil
		}
		select {
		case <-time.After(again):
		case <-ctx.Done():
			return 0, ctx.Err()
		}
	}
}

// Codes in answers of the message server.
const (
	missing     = 404
	unavailable = 503 // while the servers choose who decides
)

// read returns the entries of a table behind a place that the nearest server has. If it doesn't answer in time, another
// one may; what came before is returned.
func (l *natsLog) read(ctx context.Context, table string, after uint64) ([]Entry, error) {
	ctx, cancel := context.WithTimeout(ctx, answers)
	defer cancel()
	inbox := nats.NewInbox()
	sub, err := l.conn.SubscribeSync(inbox)
	if err != nil {
		return nil, err
	}
	defer func() { _ = sub.Unsubscribe() }()
	var all []Entry
	for more := true; more; {
		ask := fmt.Sprintf(`{"seq":%d,"next_by_subj":%q,"batch":%d}`, after+1, kept+table, batch)
		if err := l.conn.PublishRequest("$JS.API.DIRECT.GET."+stream, inbox, []byte(ask)); err != nil {
			return nil, err
		}
		more = false
		for ended := false; !ended; {
			m, err := sub.NextMsgWithContext(ctx)
			if err != nil {
				return all, err
			}
			switch m.Header.Get("Status") {
			case "": // an entry
				place, err := strconv.ParseUint(m.Header.Get("Nats-Sequence"), 10, 64)
				if err != nil {
					return nil, err
				}
				all, after = append(all, Entry{place, m.Data}), place
			case "204": // the end of the batch
				pending := m.Header.Get("Nats-Num-Pending")
				ended, more = true, pending != "0" && pending != ""
			case "404": // there is nothing
				ended = true
			default:
				return nil, fmt.Errorf("the log can't be read: %s", m.Header.Get("Description"))
			}
		}
	}
	return all, nil
}

// Follow calls told after each entry that was stored.
func (l *natsLog) Follow(table string, do func(place uint64)) (func(), error) {
	sub, err := l.conn.Subscribe(told+table, func(m *nats.Msg) {
		if place, err := strconv.ParseUint(m.Header.Get("Nats-Sequence"), 10, 64); err == nil {
			do(place)
		}
	})
	if err != nil {
		return nil, err
	}
	f := &follower{do}
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.followers[f] = true
	return func() {
		_ = sub.Unsubscribe()
		l.mutex.Lock()
		defer l.mutex.Unlock()
		delete(l.followers, f)
	}, nil
}

// missed tells all who follow that they may have missed something.
func (l *natsLog) missed() {
	l.mutex.Lock()
	list := slices.Collect(maps.Keys(l.followers))
	l.mutex.Unlock()
	for _, f := range list {
		f.do(0)
	}
}

// Tables returns how many tables there are.
func (l *natsLog) Tables(ctx context.Context) (int, error) {
	s, err := l.js.Stream(ctx, stream)
	if err != nil {
		return 0, err
	}
	info, err := s.Info(ctx, jetstream.WithSubjectFilter(kept+confirmed))
	if err != nil {
		return 0, err
	}
	return int(info.State.NumSubjects) - len(info.State.Subjects), nil
}

// Well asks whether the log can be read and written, as far as is known without writing. A server of a cluster that
// sees too few others can't, even if it believes that it still decides.
func (l *natsLog) Well(ctx context.Context) error {
	if l.inside != nil && l.options.Meet != "" {
		routes, err := l.inside.now().Routez(nil)
		if err != nil {
			return err
		}
		others, connections := map[string]bool{}, make([]string, 0, len(routes.Routes))
		for _, r := range routes.Routes {
			others[r.RemoteID] = true
			connections = append(connections, fmt.Sprint(r.RemoteID, r.Rid))
		}
		if len(others) < max(1, l.options.Copies)/2 {
			return ErrAlone
		}
		l.lookAt(connections)
	} else if !l.conn.IsConnected() {
		return ErrAlone
	}
	_, err := l.last(ctx, confirmed)
	return err
}

// lookAt tells those who follow when the connections to the other servers are new ones.
func (l *natsLog) lookAt(connections []string) {
	slices.Sort(connections)
	routes := strings.Join(connections, " ")
	l.mutex.Lock()
	changed := l.routes != "" && l.routes != routes
	l.routes = routes
	l.mutex.Unlock()
	if changed {
		l.missed()
	}
}

// Close ends the connection, and the server if it is this program's.
func (l *natsLog) Close() {
	l.conn.Close()
	if l.inside != nil {
		l.inside.stop()
	}
}
