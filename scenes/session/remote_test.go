//go:build !js

package session

import (
	"crypto/rand"
	"encoding/json"
	rand2 "math/rand/v2"
	"reflect"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
	"clinic/game/online/seat"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/save"
	"clinic/game/table"
	"clinic/scenes/clock"
	"clinic/scenes/ui"
)

// hosting is a host without a network.
type hosting struct {
	*testing.T
	host *host.Host
	dial seat.Dial
}

func newHosting(t *testing.T) *hosting {
	t.Helper()
	h := host.New(onlinetest.Memory(), host.Options{Version: "1.0.0", Extensions: extensions.All(), Chance: rand.Reader, Now: clock.Now, Requests: 1_000_000, Judgement: judgement()})
	t.Cleanup(h.Close)
	return &hosting{t, h, func(string) (wire.Conn, error) {
		near, far := onlinetest.Pipe()
		go h.Serve(far, "10.0.0.1")
		return near, nil
	}}
}

// begin begins a table.
func (h *hosting) begin(config game.Config, seats ...table.Wanted) *seat.Begun {
	h.Helper()
	begun, err := seat.Begin(h.dial, "", seat.Order{Config: config, Seats: seats})
	if err != nil {
		h.Fatal(err)
	}
	return begun
}

// sit returns the session of a screen at which the seats of these players are.
func (h *hosting) sit(begun *seat.Begun, players ...int) *Session {
	h.Helper()
	var fars []Far
	for _, player := range players {
		at := seat.Sit(h.dial, seat.Place{Table: begun.Table, Token: begun.Tokens[player]}, extensions.All())
		h.Cleanup(at.Leave)
		fars = append(fars, at)
	}
	joining := Join(fars...)
	var s *Session
	h.until("sat down", func() bool { s = joining.Sat(); return s != nil })
	return s
}

// until waits for something that the host brings about.
func (h *hosting) until(what string, happened func() bool) {
	h.Helper()
	for range 60_000 {
		if happened() {
			return
		}
		time.Sleep(time.Millisecond)
	}
	h.Fatal("nobody has ", what)
}

// noted is what a screen knew after so many commands.
type noted struct {
	commands, viewer int
	state, began     *game.State
	business         int
	asked            []game.Obligation
}

// A whole game of two screens and three people at a table of a host: each screen knows all the time what it would know
// of a match of its own, and has the whole match at the end.
func TestATableOfAHost(t *testing.T) {
	reader := ui.NewReader("en")
	ids, variants := game.Together(extensions.All())
	everything := game.Config{Players: 3, Extensions: ids, Variants: variants}
	for name, config := range map[string]game.Config{"base": {Players: 3}, "everything": everything} {
		t.Run(name, func(t *testing.T) { playAtAHost(t, reader, config) })
	}
}

func playAtAHost(t *testing.T, reader *ui.Reader, config game.Config) {
	h := newHosting(t)
	begun := h.begin(config, table.Wanted{Name: "Ada"}, table.Wanted{Name: "Ben"}, table.Wanted{Name: "Cy"})
	var kept save.Game
	screens := []*Session{h.sit(begun, 0, 2), h.sit(begun, 1)}
	screens[0].Keep(func(g save.Game) { kept = g })
	random := rand2.New(rand2.NewPCG(5, 0))
	var notes, states [2][]noted
	commands := 0
	for !screens[0].Whole() || !screens[1].Whole() {
		acted := false
		for i, s := range screens {
			s.Listen()
			s.OpenCurtain()
			legal := s.Legal()
			if _, _, waits := s.Sent(); waits || len(legal) == 0 || s.Remote() && s.remote().number < commands+1 {
				continue
			}
			notes[i] = append(notes[i], noted{commands, s.Viewer(), nil, s.RoundBegan(), len(s.Business()), s.Asked()})
			command := legal[random.IntN(len(legal))]
			if v := s.Apply(command); !v.Legal() {
				t.Fatalf("%+v is refused: %s", command, s.Sentence(reader, v.Refusal))
			}
			commands++
			acted = true
			h.until("answered", func() bool {
				s.Listen()
				if why := s.Declined(); why != nil {
					t.Fatal(why)
				}
				_, _, waits := s.Sent()
				return !waits
			})
			for j, other := range screens {
				h.until("told everybody", func() bool {
					other.Listen()
					return !other.Remote() || other.remote().number > commands && other.remote().ready(other.viewer)
				})
				states[j] = append(states[j], noted{commands: commands, viewer: other.viewer, state: other.State()})
			}
			break
		}
		if !acted {
			time.Sleep(time.Millisecond)
		}
	}
	if commands < 100 {
		t.Errorf("the game had %d commands only", commands)
	}
	if kept.Match == nil || len(kept.Match.Log) != commands {
		t.Fatalf("%d commands were played, the whole game has %d", commands, len(kept.Match.Log))
	}
	for i := range screens {
		for _, n := range states[i] {
			m := kept.Match.At(n.commands)
			if seen := written(t, m.Rules, n.state); !m.State.Over && seen != written(t, m.Rules, m.Rules.View(m.State, n.viewer)) {
				t.Fatalf("screen %d sees something else after %d commands: %s", i, n.commands, seen)
			}
		}
	}
	for i, s := range screens {
		if !reflect.DeepEqual(s.Match().Told, kept.Match.Told) {
			t.Errorf("screen %d was told of other events than the game has", i)
		}
		for _, n := range notes[i] {
			alone := New(kept.Match.At(n.commands), Seats{{Name: "Ada"}, {Name: "Ben"}, {Name: "Cy"}}, nil)
			alone.viewer, alone.curtain = n.viewer, false
			alone.questions = questions{}
			if !reflect.DeepEqual(n.asked, alone.Asked()) || n.business != len(alone.Business()) {
				t.Fatalf("screen %d, after %d commands: %d steps of Business, asked %v; alone %d, %v", i, n.commands, n.business, n.asked, len(alone.Business()), alone.Asked())
			}
			if written(t, alone.Rules(), n.began) != written(t, alone.Rules(), alone.RoundBegan()) {
				t.Fatalf("screen %d, after %d commands: the round began otherwise", i, n.commands)
			}
		}
	}
}

// written returns a view as a host writes it.
func written(t *testing.T, rules *game.Rules, view *game.State) string {
	t.Helper()
	data, err := json.Marshal(protocol.View(rules, view))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
