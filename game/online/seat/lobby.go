package seat

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
)

// ErrNoAnswer says that nobody answers at an address.
var ErrNoAnswer = errors.New("nobody answers there")

// ErrOld says that a host or its table needs a later program than this one.
var ErrOld = errors.New("this table needs a newer version of Clinic")

// patience is how long a single question may take.
const patience = 10 * time.Second

// Looked is what anybody may know of a table who has its code.
type Looked struct {
	Number int           // of the entries so far
	Seats  []table.Chair // by player
	Rules  *game.Rules   // without the seed, with the numbers that the config sets
	Round  int           // 0 during setup
	Rounds int
	Step   string // see game.Step
	Over   bool
	Clock  table.Clock
	NoUndo bool
	Seat   *int // whose token it is, nil without a token; game.NoPlayer for the one for watching
}

// Look asks about a table. The token may be empty. It waits for the answer. The error is a *protocol.Refusal, or wraps
// ErrNoAnswer or ErrOld.
func Look(dial Dial, address, code, token string) (*Looked, error) {
	var l struct {
		Looked
		Config json.RawMessage
		Rules  int
		NoUndo bool `json:"no_undo"`
	}
	if err := question(dial, address, asking{Do: "look", Table: code, Token: token}, &l); err != nil {
		return nil, err
	}
	rules, err := readRules(l.Config, l.Rules, nil, extensions.All())
	if errors.Is(err, ErrOld) {
		return nil, err
	}
	if err != nil || len(l.Seats) != rules.Config.Players || l.Seat != nil && (*l.Seat < game.NoPlayer || *l.Seat >= len(l.Seats)) {
		return nil, fmt.Errorf("%w: %w", ErrNoAnswer, errors.Join(errBroken, err))
	}
	l.Looked.Rules, l.Looked.NoUndo = rules, l.NoUndo
	return &l.Looked, nil
}

// Order is a table that is to be begun.
type Order struct {
	Config game.Config    // its seed isn't used
	Seats  []table.Wanted // by player; missing ones wait for somebody with the code
	Clock  table.Clock
	NoUndo bool
	Word   string // that the host asks for, usually empty
}

// Begun is a table that was begun.
type Begun struct {
	Table  string   // its code
	Tokens []string // by player; empty for bots and for seats that wait
	Watch  string   // the token for watching
}

// Begin begins a table. It waits for the answer. The error is a *protocol.Refusal, or wraps ErrNoAnswer or ErrOld.
func Begin(dial Dial, address string, o Order) (*Begun, error) {
	rules, err := game.NewRules(o.Config, extensions.All())
	if err != nil {
		return nil, protocol.Refused("config", err)
	}
	a := asking{Do: "begin", Config: protocol.Config(rules), Seats: o.Seats, Word: o.Word}
	if o.Clock != (table.Clock{}) {
		a.Clock = &o.Clock
	}
	if o.NoUndo {
		a.Undo = "none"
	}
	var b struct {
		Table  string
		Tokens []*string
		Watch  string
	}
	if err := question(dial, address, a, &b); err != nil {
		return nil, err
	}
	begun := &Begun{Table: b.Table, Tokens: make([]string, rules.Config.Players), Watch: b.Watch}
	if len(b.Tokens) != len(begun.Tokens) {
		return nil, fmt.Errorf("%w: %w", ErrNoAnswer, errBroken)
	}
	for i, token := range b.Tokens {
		if token != nil {
			begun.Tokens[i] = *token
		}
	}
	return begun, nil
}

// Join takes a free seat of a table, that of a player or with game.NoPlayer the first. It returns where it is and whose
// it is. It waits for the answer. The error is a *protocol.Refusal, or wraps ErrNoAnswer or ErrOld.
func Join(dial Dial, address, code, name string, player int) (Place, int, error) {
	a := asking{Do: "join", Code: code, Name: name}
	if player != game.NoPlayer {
		a.Seat = &player
	}
	var j struct {
		Seat  int
		Token string
	}
	if err := question(dial, address, a, &j); err != nil {
		return Place{}, game.NoPlayer, err
	}
	if j.Seat < 0 || j.Seat >= game.MaxPlayers {
		return Place{}, game.NoPlayer, fmt.Errorf("%w: %w", ErrNoAnswer, errBroken)
	}
	return Place{Address: address, Table: code, Token: j.Token}, j.Seat, nil
}

// question asks one question over a connection of its own, and reads the answer into into.
func question(dial Dial, address string, a asking, into any) error {
	type outcome struct {
		data []byte
		err  error
	}
	answer, late := make(chan outcome, 1), make(chan struct{})
	go func() {
		conn, err := dial(address)
		if err != nil {
			answer <- outcome{nil, err}
			return
		}
		done := make(chan struct{})
		go func() {
			select {
			case <-late:
			case <-done:
			}
			conn.Close("")
		}()
		data, err := exchange(conn, a)
		close(done)
		answer <- outcome{data, err}
	}()
	timer := time.AfterFunc(patience, func() { close(late) })
	defer timer.Stop()
	select {
	case <-late:
		return ErrNoAnswer
	case got := <-answer:
		var refusal *protocol.Refusal
		switch {
		case got.err == nil:
		case errors.As(got.err, &refusal), errors.Is(got.err, ErrOld):
			return got.err
		default:
			return fmt.Errorf("%w: %w", ErrNoAnswer, got.err)
		}
		if err := json.Unmarshal(got.data, into); err != nil {
			return fmt.Errorf("%w: %w", ErrNoAnswer, err)
		}
		return nil
	}
}

// exchange says hello, asks a question and returns the answer, or the refusal as an error.
func exchange(conn wire.Conn, a asking) ([]byte, error) {
	var last []byte
	for _, question := range []asking{greeting(), a} {
		data, err := json.Marshal(question)
		if err == nil {
			err = conn.Write(data)
		}
		if err != nil {
			return nil, err
		}
		var h struct {
			OK    bool
			Error *protocol.Refusal
		}
		last, err = conn.Read()
		if err == nil {
			err = json.Unmarshal(last, &h)
		}
		switch {
		case err != nil:
			return nil, err
		case !h.OK && h.Error == nil:
			return nil, errBroken
		case !h.OK && question.Do == "hello" && h.Error.Rule == "version":
			return nil, fmt.Errorf("%w: %w", ErrOld, h.Error)
		case !h.OK:
			return nil, h.Error
		}
	}
	return last, nil
}
