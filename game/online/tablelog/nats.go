//go:build !js

package tablelog

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strconv"
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

// largestKept is how long an entry may be that stands for a whole table, in bytes.
const largestKept = 512 << 10

// Options say how the log is kept. Without an address of its own nothing listens on any network.
type Options struct {
	Folder  string
	Name    string   // of this server, another one for each of a cluster
	Meet    string   // the URL at which the servers of a cluster meet; empty for a server alone
	Others  []string // the URLs of the others
	Copies  int      // on how many servers an entry lies before it is safe; at least 1
	Waiting time.Duration
}

type natsLog struct {
	server *server.Server // nil if the log lies on servers of others
	conn   *nats.Conn
	js     jetstream.JetStream
}

// Embedded starts the message server in this program, with its files in a folder. Each entry lies safely on the disk
// before Append returns. The error is that of the folder, of an address, or of servers that are not found in time.
func Embedded(o Options) (Log, error) {
	options := &server.Options{
		ServerName: o.Name, JetStream: true, StoreDir: o.Folder, DontListen: o.Meet == "", Host: "127.0.0.1", Port: -1,
		NoSigs: true, NoLog: true, SyncAlways: true,
	}
	if o.Meet != "" {
		where, port, err := address(o.Meet)
		if err != nil {
			return nil, err
		}
		options.Cluster = server.ClusterOpts{Name: "clinic", Host: where.Hostname(), Port: port}
		for _, other := range o.Others {
			where, _, err := address(other)
			if err != nil {
				return nil, err
			}
			options.Routes = append(options.Routes, where)
		}
	}
	s, err := server.NewServer(options)
	if err != nil {
		return nil, err
	}
	s.Start()
	if !s.ReadyForConnections(o.patience()) {
		s.Shutdown()
		return nil, errors.New("the log can't be opened: another host may use the same folder")
	}
	conn, err := nats.Connect("", nats.InProcessServer(s), nats.MaxReconnects(-1))
	if err != nil {
		s.Shutdown()
		return nil, err
	}
	l := &natsLog{server: s, conn: conn}
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
	conn, err := nats.Connect(servers, nats.MaxReconnects(-1))
	if err != nil {
		return nil, err
	}
	l := &natsLog{conn: conn}
	if err := l.open(max(1, copies), (&Options{}).patience()); err != nil {
		l.Close()
		return nil, err
	}
	return l, nil
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
	wrongLast  jetstream.ErrorCode = 10071
	noStorage  jetstream.ErrorCode = 10047
	storeFails jetstream.ErrorCode = 10077
)

// Append writes an entry.
func (l *natsLog) Append(ctx context.Context, table string, after uint64, data []byte) (uint64, error) {
	return l.publish(ctx, &nats.Msg{Subject: kept + table, Data: data}, after)
}

// Replace writes one entry in place of all.
func (l *natsLog) Replace(ctx context.Context, table string, after uint64, data []byte) (uint64, error) {
	m := &nats.Msg{Subject: kept + table, Data: data, Header: nats.Header{}}
	m.Header.Set(jetstream.MsgRollup, jetstream.MsgRollupSubject)
	return l.publish(ctx, m, after)
}

func (l *natsLog) publish(ctx context.Context, m *nats.Msg, after uint64) (uint64, error) {
	ack, err := l.js.PublishMsg(ctx, m, jetstream.WithExpectLastSequencePerSubject(after))
	var refused *jetstream.APIError
	switch {
	case err == nil:
		return ack.Sequence, nil
	case errors.As(err, &refused) && refused.ErrorCode == wrongLast:
		return 0, ErrBehind
	case errors.As(err, &refused) && (refused.ErrorCode == noStorage || refused.ErrorCode == storeFails):
		return 0, fmt.Errorf("%w: %w", ErrFull, err)
	}
	return 0, fmt.Errorf("the log does not take the entry: %w", err)
}

// batch is how many entries are asked for at once.
const batch = 256

// again is how long Read waits for a server that is behind.
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
		if err != nil {
			return nil, err
		}
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
	m, err := l.conn.RequestWithContext(ctx, "$JS.API.STREAM.MSG.GET."+stream, fmt.Appendf(nil, `{"last_by_subj":%q}`, kept+table))
	if err != nil {
		return 0, err
	}
	var reply struct {
		Message struct{ Seq uint64 }
		Error   *struct {
			Code        int
			Description string
		}
	}
	if err := json.Unmarshal(m.Data, &reply); err != nil {
		return 0, err
	}
	if reply.Error != nil && reply.Error.Code != 404 {
		return 0, errors.New("the log can't be read: " + reply.Error.Description)
	}
	return reply.Message.Seq, nil
}

// read returns the entries of a table behind a place that the nearest server has.
func (l *natsLog) read(ctx context.Context, table string, after uint64) ([]Entry, error) {
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
				return nil, err
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
	return func() { _ = sub.Unsubscribe() }, nil
}

// Tables returns how many tables there are.
func (l *natsLog) Tables(ctx context.Context) (int, error) {
	s, err := l.js.Stream(ctx, stream)
	if err != nil {
		return 0, err
	}
	return int(s.CachedInfo().State.NumSubjects), nil
}

// Close ends the connection, and the server if it is this program's.
func (l *natsLog) Close() {
	l.conn.Close()
	if l.server != nil {
		l.server.Shutdown()
		l.server.WaitForShutdown()
	}
}
