package table_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strconv"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/protocol"
	"clinic/game/table"
)

// chance returns bytes that are the same in each run.
func chance(seed byte) *rand.ChaCha8 { return rand.NewChaCha8([32]byte{seed}) }

// order returns an order for people, in a base game or one with everything that goes together.
func order(players int, everything bool) table.Order {
	o := table.Order{Config: game.Config{Players: players}}
	if everything {
		o.Config.Extensions, o.Config.Variants = game.Together(extensions.All())
	}
	for player := range players {
		o.Seats = append(o.Seats, table.Wanted{Name: "Player " + strconv.Itoa(player)})
	}
	return o
}

// stage is a table with its log and what was told of its beginning.
type stage struct {
	*testing.T
	*table.Table
	opened *table.Opened
	log    [][]byte
	now    int64
}

// open begins a table.
func open(t *testing.T, o table.Order) *stage {
	t.Helper()
	s := &stage{T: t, Table: table.New(table.RulesOf(extensions.All())), now: 1_000_000}
	var err error
	if s.opened, err = table.Open(o, extensions.All(), s.now, chance(7)); err != nil {
		t.Fatal(err)
	}
	s.write(s.opened.Entry)
	return s
}

// write folds an entry as a host does that has judged it.
func (s *stage) write(e *table.Entry) table.Told {
	s.Helper()
	e.Time = s.now
	data, err := e.Encode()
	if err != nil {
		s.Fatal(err)
	}
	told, err := s.Fold(data)
	if err != nil {
		s.Fatal(err)
	}
	s.log = append(s.log, data)
	return told
}

// refused returns the rule by which an entry is refused, empty if it isn't.
func (s *stage) refused(e *table.Entry) string {
	e.Time = s.now
	if r := s.Judge(e); r != nil {
		if r.Message == "" {
			s.Error("a refusal has no sentence:", r.Rule)
		}
		return r.Rule
	}
	return ""
}

func nobody(int) bool { return false }

// play lets chance play at most that many commands, and tells each of what was told and the state before.
func (s *stage) play(most int, each func(told table.Told, before *game.State)) {
	s.Helper()
	random := bot.Random{Chance: game.Random{Word: 5}, MostMoves: 8}
	for n := 1; n <= most && !s.Match.State.Over; n++ {
		deciders := s.Match.State.Deciders()
		player := deciders[n%len(deciders)]
		command, err := random.Choose(s.Match.Rules, s.Match.State, player)
		if err != nil {
			s.Fatal(err)
		}
		e := &table.Entry{Play: &table.Played{Player: player, Request: uint64(n), Command: command}}
		if r := s.Judge(e); r != nil {
			s.Fatal(r)
		}
		before := s.Match.State.Clone()
		told := s.write(e)
		if each != nil {
			each(told, before)
		}
	}
}

// Whole games are played, base and everything, of one to four. Nothing that a seat or somebody who watches is sent
// holds the seed, the state of chance before or after, or what another one has chosen in secret (B92).
func TestNothingHiddenIsSent(t *testing.T) {
	inBusiness, asked := 0, 0 // what late-comers are told of it
	for players := 1; players <= game.MaxPlayers; players++ {
		for _, everything := range []bool{false, true} {
			t.Run(fmt.Sprint(players, everything), func(t *testing.T) {
				s := open(t, order(players, everything))
				messages, secrets := 0, 0
				seed := s.Begin.Config.Seed
				var words []uint64 // of all chance so far
				inspect := func(viewer int, message []byte, words ...uint64) {
					messages++
					for _, word := range append(words, seed, s.Begin.Chance) {
						if bytes.Contains(message, []byte(strconv.FormatUint(word, 10))) {
							t.Fatalf("seat %d is sent %d", viewer, word)
						}
					}
					if !bytes.Contains(message, []byte(`"choose_action"`)) || s.Number%2 == 0 {
						return
					}
					m := read(t, message)
					state, err := protocol.ReadView(s.Match.Rules, m.State)
					if err != nil {
						t.Fatal(err)
					}
					choosing := false
					for _, d := range state.Pending {
						choosing = choosing || d.Kind == game.DecideAction
					}
					for player := range state.Players {
						chosen := state.Players[player].Turn.Chosen
						if choosing && player != viewer && chosen != "" {
							secrets++
							if chosen != game.Secret {
								t.Fatalf("seat %d sees that player %d has chosen %s", viewer, player, chosen)
							}
						}
					}
					events, err := protocol.ReadEvents(s.Match.Rules, m.Events)
					if err != nil {
						t.Fatal(err)
					}
					for _, e := range events {
						if e.Type == game.ActionChosen && e.Action != "" {
							t.Fatalf("seat %d is told what player %d has chosen", viewer, e.Player)
						}
					}
				}
				s.play(3000, func(told table.Told, before *game.State) {
					business := s.Match.Rules.StepOf(s.Match.State).Name == game.StepBusiness
					if s.Number%3 == 0 && !business && !hidesNow(s.Match.State) {
						return
					}
					words = append(words, before.Random.Word)
					w, err := s.Tell(told, s.Chairs(s.now, nobody))
					if err != nil {
						t.Fatal(err)
					}
					for viewer := game.NoPlayer; viewer < players; viewer++ {
						message, err := w.Message(viewer)
						if err != nil {
							t.Fatal(err)
						}
						inspect(viewer, message, before.Random.Word, s.Match.State.Random.Word)
						if s.Number%40 == 0 || business {
							if message, err = s.Welcome(viewer, s.Chairs(s.now, nobody)); err != nil {
								t.Fatal(err)
							}
							inspect(viewer, message, append(words, s.Match.State.Random.Word)...)
							m := read(t, message)
							inBusiness, asked = inBusiness+len(m.Business), asked+len(m.Asked)
							if viewer == game.NoPlayer && len(m.Asked) > 0 {
								t.Fatal("somebody who watches is asked for something")
							}
						}
					}
				})
				if !s.Match.State.Over || messages == 0 || players > 1 && secrets == 0 {
					t.Errorf("the game is over: %v, after %d messages with %d secrets", s.Match.State.Over, messages, secrets)
				}
			})
		}
	}
	if inBusiness == 0 || asked == 0 {
		t.Errorf("late-comers were told of %d steps of Business and %d things that were asked", inBusiness, asked)
	}
}

// read reads a message.
func read(t *testing.T, message []byte) (m table.Message) {
	t.Helper()
	if err := json.Unmarshal(message, &m); err != nil {
		t.Fatal(err)
	}
	return m
}

// What is sent is enough: read back, it is the view and the events that the rules gave.
func TestAViewIsReadAsItWasSent(t *testing.T) {
	for _, everything := range []bool{false, true} {
		s := open(t, order(3, everything))
		rules, err := game.NewRulesWith(s.Begin.Rules, hiddenSeed(s.Begin.Config), s.Begin.Numbers, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		s.play(3000, func(told table.Told, _ *game.State) {
			if !s.Match.State.Over && s.Number > 60 && s.Number%6 != 0 { // enough of all kinds
				return
			}
			w, err := s.Tell(told, nil)
			if err != nil {
				t.Fatal(err)
			}
			data, err := w.Message(1)
			if err != nil {
				t.Fatal(err)
			}
			var m table.Message
			if err := json.Unmarshal(data, &m); err != nil {
				t.Fatal(err)
			}
			state, err := protocol.ReadView(rules, m.State)
			if err != nil {
				t.Fatal(err)
			}
			equal(t, "state", state, s.Match.Rules.View(s.Match.State, 1))
			events, err := protocol.ReadEvents(rules, m.Events)
			if err != nil {
				t.Fatal(err)
			}
			for i := range told.Events {
				equal(t, string(told.Events[i].Type), events[i], told.Events[i])
			}
		})
	}
}

// Who sits down in the middle of a Business is told all of it, from the state before the command that led to it, and
// what was asked in this round. Neither depends on what is hidden from the player.
func TestWhatLateComersAreTold(t *testing.T) {
	s := open(t, order(3, true))
	rules := s.Match.Rules
	without, err := game.NewRulesWith(s.Begin.Rules, hiddenSeed(s.Begin.Config), s.Begin.Numbers, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	var before []*game.State // of each command since the last one outside Business
	var told []table.Told
	steps, asked := 0, 0
	s.play(3000, func(now table.Told, was *game.State) {
		if rules.StepOf(was).Name != game.StepBusiness {
			before, told = nil, nil
		}
		before, told = append(before, was), append(told, now)
		inBusiness := rules.StepOf(s.Match.State).Name == game.StepBusiness
		if !inBusiness && s.Number%7 != 0 {
			return
		}
		for viewer := game.NoPlayer; viewer < len(s.Seats); viewer++ {
			data, err := s.Welcome(viewer, nil)
			if err != nil {
				t.Fatal(err)
			}
			m := read(t, data)
			switch {
			case !inBusiness && len(m.Business) > 0:
				t.Fatal("a Business is told outside Business")
			case inBusiness && len(m.Business) != len(before)+1:
				t.Fatalf("a Business of %d commands has %d steps", len(before), len(m.Business))
			}
			for i, step := range m.Business {
				want := s.Match.State
				if i < len(before) {
					want = before[i]
				}
				state, err := protocol.ReadView(without, step.State)
				if err != nil {
					t.Fatal(err)
				}
				equal(t, "step", state, rules.View(want, viewer))
				if (i == 0) != (step.Player == nil) || i > 0 && *step.Player != told[i-1].Player {
					t.Fatalf("step %d is a command of %v", i, step.Player)
				}
				if i > 0 {
					events, err := protocol.ReadEvents(without, step.Events)
					if err != nil {
						t.Fatal(err)
					}
					equal(t, "events", events, told[i-1].Events)
				}
				steps++
			}
			if viewer == game.NoPlayer {
				continue
			}
			list := new(game.Asked).In(s.Match, viewer)
			if len(m.Asked) != len(list) {
				t.Fatalf("%d things were asked, %d are told", len(list), len(m.Asked))
			}
			for i := range list {
				equal(t, "asked", m.Asked[i].Obligation(), list[i])
				asked++
			}
			seen := game.Context{Rules: rules, State: rules.View(s.Match.State, viewer), Player: viewer}
			equal(t, "obligations", seen.Obligations(), game.Context{Rules: rules, State: s.Match.State, Player: viewer}.Obligations())
		}
	})
	if steps == 0 || asked == 0 {
		t.Errorf("%d steps of Business were told, %d things that were asked", steps, asked)
	}
}

// hidesNow reports whether actions are being chosen, which is when there are secrets.
func hidesNow(s *game.State) bool {
	for _, d := range s.Pending {
		if d.Kind == game.DecideAction {
			return true
		}
	}
	return false
}

func hiddenSeed(c game.Config) game.Config {
	c.Seed = 0
	return c
}

// equal compares two values as JSON, and the fields of events that JSON leaves out.
func equal(t *testing.T, what string, got, want any) {
	t.Helper()
	if e, ok := got.(game.Event); ok {
		o := want.(game.Event)
		if e.Step != o.Step || e.Idle != o.Idle {
			t.Fatalf("%s: step %q, idle %v instead of %q, %v", what, e.Step, e.Idle, o.Step, o.Idle)
		}
	}
	a, err := json.Marshal(got)
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	for _, data := range []*[]byte{&a, &b} { // both are nothing
		*data = bytes.ReplaceAll(*data, []byte(`:[]`), []byte(`:null`))
	}
	if !bytes.Equal(a, b) {
		at := 0
		for at < min(len(a), len(b)) && a[at] == b[at] {
			at++
		}
		from := max(0, at-200)
		t.Fatalf("%s:\n…%s\ninstead of\n…%s", what, a[from:min(len(a), at+200)], b[from:min(len(b), at+200)])
	}
}

// Whoever folds a log has the same table, also one who comes late.
func TestALogIsTheTable(t *testing.T) {
	s := open(t, order(2, true))
	s.play(120, nil)
	other := table.New(table.RulesOf(extensions.All()))
	for _, data := range s.log {
		if _, err := other.Fold(data); err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(other.Match.State, s.Match.State) || other.Number != s.Number || other.Number != len(s.log) {
		t.Error("two that read the same log have different tables")
	}
}

// A table that was put to sleep wakes as it was.
func TestATableWakesAsItWas(t *testing.T) {
	s := open(t, order(4, true))
	s.play(200, nil)
	kept, err := table.Keep(s.log, s.now)
	if err != nil {
		t.Fatal(err)
	}
	data, err := kept.Encode()
	if err != nil {
		t.Fatal(err)
	}
	other := table.New(table.RulesOf(extensions.All()))
	if _, err := other.Fold(data); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(other.Match.State, s.Match.State) || other.Number != s.Number {
		t.Error("the table is another one after its sleep")
	}
	if _, err := other.Fold(data); err == nil {
		t.Error("a table sleeps in its own middle")
	}
	t.Logf("%d entries take %d bytes", s.Number, len(data))
}

// A request that was granted is answered the same again, and nothing is played twice.
func TestTheSameRequestTwice(t *testing.T) {
	s := open(t, order(2, false))
	player := s.Match.State.Deciders()[0]
	command := s.Match.Rules.Legal(s.Match.State, player)[0]
	if _, was := s.Answered(player, 1); was {
		t.Error("a request was answered before it was made")
	}
	s.write(&table.Entry{Play: &table.Played{Player: player, Request: 1, Command: command}})
	if number, was := s.Answered(player, 1); !was || number != 2 {
		t.Errorf("the request is entry %d, %v", number, was)
	}
	if _, was := s.Answered(player, 2); was {
		t.Error("a later request was answered before it was made")
	}
}

// Nobody goes back past what was revealed, not even alone; nor more than thirty times in a round, nor where nobody may.
func TestUndo(t *testing.T) {
	for _, test := range []struct {
		players int
		none    bool
	}{{1, false}, {2, false}, {2, true}} {
		o := order(test.players, false)
		o.NoUndo = test.none
		s := open(t, o)
		undone, hidden := 0, 0
		s.play(400, func(told table.Told, before *game.State) {
			reason := s.MayUndo(told.Player)
			w, err := s.Tell(told, nil)
			if err != nil {
				t.Fatal(err)
			}
			message, err := w.Message(told.Player)
			if err != nil {
				t.Fatal(err)
			}
			m := read(t, message)
			if m.MayUndo != reason.None() || (m.Undo == nil) != m.MayUndo || m.Undo != nil && m.Undo.Key != reason.Key || m.Request != told.Request {
				t.Fatalf("of undo and request %d a seat is told %v, %+v, %d", told.Request, m.MayUndo, m.Undo, m.Request)
			}
			switch {
			case before.Random != s.Match.State.Random:
				if hidden++; reason.None() {
					t.Fatal("a draw is taken back")
				}
			case test.none:
				if reason.None() {
					t.Fatal("a command is taken back where nobody may")
				}
			case reason.None() && undone < 2:
				undone++
				state := s.Match.State.Clone()
				entry := s.Match.Log[len(s.Match.Log)-1]
				back := s.write(&table.Entry{Play: &table.Played{Player: told.Player, Undo: true}})
				if !back.Undone || !reflect.DeepEqual(s.Match.State, before) {
					t.Fatal("after an undo the table is not as before the command")
				}
				s.write(&table.Entry{Play: &table.Played{Player: told.Player, Command: entry.Command}})
				if !reflect.DeepEqual(s.Match.State, state) {
					t.Fatal("a command that is sent again does something else")
				}
			}
		})
		if undone == 0 && !test.none || hidden == 0 {
			t.Errorf("%+v: %d commands were taken back, %d draws", test, undone, hidden)
		}
	}
}

// A round has thirty undos for each player.
func TestUndoHasALimit(t *testing.T) {
	s := open(t, order(1, false))
	for s.Match.State.Decision(0).Kind != game.DecideMove {
		s.play(1, nil)
	}
	for n := 0; ; n++ {
		var moved bool
		for _, command := range s.Match.Rules.Legal(s.Match.State, 0) {
			if command.Type == game.MoveOne {
				s.write(&table.Entry{Play: &table.Played{Player: 0, Command: command}})
				moved = true
				break
			}
		}
		if !moved {
			t.Fatal("nobody can move")
		}
		if rule := s.refused(&table.Entry{Play: &table.Played{Player: 0, Undo: true}}); rule != "" {
			if n != 30 {
				t.Errorf("after %d undos the next one is refused by %q", n, rule)
			}
			return
		}
		s.write(&table.Entry{Play: &table.Played{Player: 0, Undo: true}})
	}
}

// A token is its seat, and nothing else is; the token for watching sees what everybody sees.
func TestTokens(t *testing.T) {
	s := open(t, order(2, false))
	for player, token := range s.opened.Tokens {
		if got, there := s.Sits(token); got != player || !there {
			t.Errorf("the token of seat %d sits at %d, %v", player, got, there)
		}
		for _, wrong := range []string{token + "0", token[1:], "", "*"} {
			if _, there := s.Sits(wrong); there {
				t.Errorf("%q sits down", wrong)
			}
		}
		for _, data := range s.log {
			if bytes.Contains(data, []byte(token)) {
				t.Error("the log holds a token")
			}
		}
	}
	if player, there := s.Sits(s.opened.Watch); player != game.NoPlayer || !there {
		t.Error("the token for watching doesn't watch")
	}
}

// A free seat is taken with the code, once; a bot plays where one was asked for.
func TestSeats(t *testing.T) {
	o := order(4, false)
	o.Seats = []table.Wanted{{Name: "Ana"}, {Bot: bot.Resident}}
	s := open(t, o)
	_, token, _ := table.NewToken(chance(9))
	join := func(seat int, name string) *table.Entry {
		return &table.Entry{Seat: &table.Seated{By: game.NoPlayer, Player: seat, Name: name, Token: token}}
	}
	for _, wrong := range []*table.Entry{join(0, "Eve"), join(1, "Eve"), join(4, "Eve"), join(2, ""), join(2, " \t"), join(2, "a\x00b"), join(2, "twenty-five letters or so.")} {
		if s.refused(wrong) == "" {
			t.Errorf("%+v is allowed", *wrong.Seat)
		}
	}
	if e := join(2, "  Bo  Derek "); s.refused(e) != "" || e.Seat.Name != "Bo Derek" {
		t.Errorf("nobody can take a free seat as %q", e.Seat.Name)
	} else {
		s.write(e)
	}
	if s.refused(join(2, "Eve")) == "" {
		t.Error("two sit on one chair")
	}
	fill := &table.Entry{Seat: &table.Seated{By: 0, Player: 3, Bot: bot.Intern}}
	if s.refused(fill) != "" {
		t.Error("nobody can give a free seat to a bot")
	}
	s.write(fill)
	chairs := s.Chairs(s.now, func(player int) bool { return player == 0 })
	if chairs[0].Name != "Ana" || !chairs[0].Here || chairs[1].Bot != bot.Resident || chairs[2].Name != "Bo Derek" || chairs[2].Here || chairs[3].Bot != bot.Intern {
		t.Errorf("the seats are %+v", chairs)
	}
}

// One whose time is over is away: then the others may have a bot play, if all agree, until the person comes back.
func TestABotTakesTheSeatOfOneWhoIsAway(t *testing.T) {
	o := order(3, false)
	o.Clock = table.Clock{Days: 2}
	s := open(t, o)
	for len(s.Match.State.Deciders()) != 1 {
		s.play(1, nil)
	}
	late := s.Match.State.Deciders()[0]
	others := []int{(late + 1) % 3, (late + 2) % 3}
	ask := func(by int) *table.Entry {
		return &table.Entry{Seat: &table.Seated{By: by, Player: late, Bot: bot.Resident}}
	}
	if s.refused(ask(others[0])) == "" {
		t.Error("a bot takes the seat of somebody who has time left")
	}
	s.now += 2*24*60*60*1000 - 1
	if s.Away(late, s.now) {
		t.Error("somebody is away a moment before the time is over")
	}
	s.now++
	if !s.Away(late, s.now) || s.Away(others[0], s.now) {
		t.Error("after two days nobody is away, or somebody who has nothing to decide")
	}
	for i, by := range others {
		if rule := s.refused(ask(by)); rule != "" {
			t.Fatal("nobody can ask for a bot:", rule)
		}
		if s.write(ask(by)); s.Person(late) != (i == 0) {
			t.Errorf("after %d of 2 have asked, a person plays: %v", i+1, s.Person(late))
		}
	}
	if player, level, _ := s.BotToPlay(); player != late || level != bot.Resident {
		t.Errorf("player %d, %q is to play", player, level)
	}
	command := s.Match.Rules.Legal(s.Match.State, late)[0]
	if s.refused(&table.Entry{Play: &table.Played{Player: late, Request: 90, Command: command}}) != "seat" {
		t.Error("a person plays where a bot sits")
	}
	back := &table.Entry{Seat: &table.Seated{By: late, Player: late}}
	if s.refused(back) != "" {
		t.Error("the person can't come back")
	}
	if s.write(back); !s.Person(late) || s.Away(late, s.now) {
		t.Error("one who comes back is still away")
	}
}

// A reserve runs while somebody has to decide, and grows with each decision.
func TestAReserve(t *testing.T) {
	o := order(2, false)
	o.Clock = table.Clock{Reserve: 60, Increment: 5}
	s := open(t, o)
	for len(s.Match.State.Deciders()) != 1 {
		s.play(1, nil)
	}
	player := s.Match.State.Deciders()[0]
	before, limited := s.Left(player, s.now)
	if !limited {
		t.Fatal("there is no limit")
	}
	if s.now += 20_000; true {
		if left, _ := s.Left(player, s.now); left != before-20_000 {
			t.Errorf("after 20 seconds %d of %d are left", left, before)
		}
	}
	s.play(1, nil)
	if left, _ := s.Left(player, s.now); left != before-15_000 {
		t.Errorf("after the decision %d of %d are left", left, before)
	}
	if s.now += 200_000; s.Match.State.Decision(player) == nil {
		if left, _ := s.Left(player, s.now); left != before-15_000 {
			t.Error("the clock runs for one who has nothing to decide")
		}
	}
}

// Phrases are of a list, and not many at once.
func TestPhrases(t *testing.T) {
	s := open(t, order(2, false))
	say := func(phrase string) *table.Entry {
		return &table.Entry{Say: &table.Said{Player: 1, Phrase: phrase}}
	}
	if s.refused(say("anything")) == "" {
		t.Error("anything can be said")
	}
	if told := s.write(say("hello")); told.Said == nil || told.Said.Phrase != "hello" {
		t.Error("nobody is told")
	}
	if s.refused(say("thanks")) == "" {
		t.Error("two phrases are said at once")
	}
	if s.now += 3000; s.refused(say("thanks")) != "" {
		t.Error("after three seconds nothing can be said")
	}
}

// What can't be begun has a reason.
func TestWrongOrders(t *testing.T) {
	for _, change := range []func(o *table.Order){
		func(o *table.Order) { o.Config.Players = 5 },
		func(o *table.Order) { o.Config.Extensions = []string{"unknown"} },
		func(o *table.Order) { o.Seats = make([]table.Wanted, 3) },
		func(o *table.Order) { o.Seats[0].Name = "\x07" },
		func(o *table.Order) { o.Seats[1].Bot = "genius" },
		func(o *table.Order) { o.Clock = table.Clock{Days: 8} },
		func(o *table.Order) { o.Clock = table.Clock{Days: 1, Reserve: 60} },
		func(o *table.Order) { o.Clock = table.Clock{Increment: 5} },
		func(o *table.Order) { o.Clock = table.Clock{Reserve: -1} },
	} {
		o := order(2, false)
		change(&o)
		if _, err := table.Open(o, extensions.All(), 1, chance(1)); err == nil {
			t.Errorf("%+v is begun", o)
		}
	}
}

// An entry that makes no sense stops the table with its number, and one of a later program says so.
func TestEntriesThatCantBeFolded(t *testing.T) {
	for data, later := range map[string]bool{
		"": false, "{": false, `{"time":1,"vote":{}}`: true, `{"time":1,"play":{"player":7}}`: false, `{"time":1,"play":{"player":0,"undo":true}}`: false,
		`{"time":1,"play":{"player":0,"command":{"type":"done"}}}`: false, `{"time":1,"seat":{"player":-1}}`: false, `{"time":1,"say":{"player":9}}`: false,
		`{"time":1,"begin":{}}`: false,
	} {
		s := open(t, order(2, false))
		_, err := s.Fold([]byte(data))
		if err == nil || later != (err == table.ErrLater) || !later && !bytes.Contains([]byte(err.Error()), []byte("entry 2 ")) || s.Number != 1 {
			t.Errorf("%s: %v", data, err)
		}
	}
	opened, err := table.Open(order(2, false), extensions.All(), 1, chance(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range []func(b *table.Begin){
		func(b *table.Begin) { b.Format++ }, func(b *table.Begin) { b.Rules = game.RulesVersion + 1 },
	} {
		e := *opened.Entry
		b := *e.Begin
		change(&b)
		e.Begin = &b
		data, err := e.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := table.New(table.RulesOf(extensions.All())).Fold(data); err != table.ErrLater {
			t.Errorf("a table of a later program: %v", err)
		}
	}
}

// Whatever lies in a log is folded or refused, and what is refused changes nothing.
func FuzzEntries(f *testing.F) {
	opened, err := table.Open(order(2, false), extensions.All(), 1, chance(1))
	if err != nil {
		f.Fatal(err)
	}
	begin, err := opened.Entry.Encode()
	if err != nil {
		f.Fatal(err)
	}
	for _, entry := range []string{
		``, `{}`, `{"time":1,"play":{"player":0,"request":1,"command":{"type":"take_bonus","choice":"money"}}}`, `{"time":1,"play":{"player":1,"undo":true}}`,
		`{"time":1,"seat":{"by":-1,"player":0,"name":"Eve","token":"AAAA"}}`, `{"time":1,"say":{"player":1,"phrase":"hello"}}`, `{"time":1,"kept":"AAAA"}`,
	} {
		f.Add([]byte(entry))
	}
	f.Add(begin)
	f.Fuzz(func(t *testing.T, entry []byte) {
		_, _ = table.New(table.RulesOf(extensions.All())).Fold(entry)
		s := table.New(table.RulesOf(extensions.All()))
		if _, err := s.Fold(begin); err != nil {
			t.Fatal(err)
		}
		before := s.Match.State.Clone()
		if _, err := s.Fold(entry); err != nil && (s.Number != 1 || !reflect.DeepEqual(before, s.Match.State)) {
			t.Error("an entry that is refused has changed the table")
		}
	})
}
