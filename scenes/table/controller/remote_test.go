package controller_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
	"clinic/game/online/seat"
	"clinic/game/online/wire"
	"clinic/game/table"
	"clinic/scenes"
	"clinic/scenes/clock"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/spoken"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// friends are Ada, who sits at this screen, and Ben, who sits elsewhere, at a table of a host without a network.
type friends struct {
	*player
	ben   *session.Session
	conn  []wire.Conn // of the seats, in the order in which they were opened
	dial  seat.Dial
	code  string // of the table
	watch string // the token for watching
	gone  bool   // nobody answers any more
	host  *host.Host
}

// sitWithBen begins a table and plays it until both are in Move.
func sitWithBen(t *testing.T) *friends {
	t.Helper()
	return sitByClock(t, table.Clock{})
}

// sitByClock does the same at a table with a clock.
func sitByClock(t *testing.T, limit table.Clock) *friends {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	h := host.New(onlinetest.Memory(), host.Options{Version: "1.0.0", Extensions: extensions.All(), Chance: rand.NewChaCha8([32]byte{1}), Now: clock.Now, Requests: 1_000_000})
	t.Cleanup(h.Close)
	f := &friends{host: h}
	f.dial = func(string) (wire.Conn, error) {
		if f.gone {
			return nil, wire.ErrClosed
		}
		near, far := onlinetest.Pipe()
		go h.Serve(far, "10.0.0.1")
		f.conn = append(f.conn, near)
		return near, nil
	}
	order := seat.Order{Config: game.Config{Players: 2, Layouts: []string{"white", "yellow"}}, Seats: []table.Wanted{{Name: "Ada"}, {Name: "Ben"}}, Clock: limit}
	begun, err := seat.Begin(f.dial, "", order)
	if err != nil {
		t.Fatal(err)
	}
	f.conn, f.code, f.watch = nil, begun.Table, begun.Watch
	sit := func(player int) (s *session.Session) {
		at := seat.Sit(f.dial, seat.Place{Table: begun.Table, Token: begun.Tokens[player]}, extensions.All())
		t.Cleanup(at.Leave)
		joining := session.Join(at)
		eventually(t, "sits", func() bool { s = joining.Sat(); return s != nil })
		return s
	}
	f.player = &player{t: t, session: sit(0)}
	f.ben = sit(1)
	for !f.session.Deciding(game.DecideMove) || !f.ben.Deciding(game.DecideMove) {
		for _, s := range []*session.Session{f.session, f.ben} {
			f.goOn(s)
		}
	}
	f.session.Happened()
	f.table = controller.Play(ui.NewReader("en"), f.session, controller.Doors{})
	f.Stage = scenetest.NewStage(f.table.Reader, f.table, 1280, 800, 100)
	f.mouse.MouseInside = true
	return f
}

// eventually waits for something that the host brings about.
func eventually(t *testing.T, what string, happens func() bool) {
	t.Helper()
	for range 20_000 {
		if happens() {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("nobody ", what)
}

// goOn plays for a screen that has something to decide before Move.
func (f *friends) goOn(s *session.Session) {
	f.t.Helper()
	if s.Listen(); s.Deciding(game.DecideMove) || len(s.Legal()) == 0 {
		return
	}
	f.sends(s, s.HintOf(10).Command)
}

// sends plays a command at a screen, and waits for the host's answer.
func (f *friends) sends(s *session.Session, command game.Command) {
	f.t.Helper()
	if v := s.Apply(command); !v.Legal() {
		f.t.Fatalf("%+v: %s", command, s.Sentence(f.Reader, v.Refusal))
	}
	eventually(f.t, "answers", func() bool {
		s.Listen()
		_, _, waits := s.Sent()
		return !waits
	})
}

// sees lets ticks pass until the table shows something.
func (f *friends) sees(what string, there func() bool) {
	f.t.Helper()
	eventually(f.t, what, func() bool { f.tick(); return there() })
}

// somebody returns somebody of Ada's who may go somewhere, and where to.
func (f *friends) somebody() (who string, to clinic.Space) {
	f.t.Helper()
	for _, c := range f.session.Legal() {
		if c.Type == game.MoveOne && c.To.Area == clinic.Inside && c.Choice == "" {
			return c.Person, c.To.Space
		}
	}
	f.t.Fatal("nobody can go anywhere")
	return "", clinic.Space{}
}

// hinted reports whether the table shows a hint that can be followed.
func (f *friends) hinted() bool {
	_, there := f.shows("hint/do")
	return there
}

// What is held stays in the hand while somebody at another screen plays, and can be put down then.
func TestWhatIsHeldStaysWhileOthersPlay(t *testing.T) {
	f := sitWithBen(t)
	who, to := f.somebody()
	f.pick(thing.Somebody(who))
	if f.table.Look.Held.Empty() {
		t.Fatal("nothing is held")
	}
	before := f.session.Version()
	f.sends(f.ben, game.Command{Type: game.Done})
	f.sees("hears of Ben", func() bool { return f.session.Version() > before })
	f.tick()
	if f.table.Look.Held.Empty() {
		t.Error("what was held fell out of the hand when Ben was done")
	}
	f.hover(thing.InSpace(to))
	f.release()
	f.sees("has gone there", func() bool { return f.me().Clinic.Person(who).At == clinic.In(to) })
}

// A connection that is lost is said over the clinic, and of the player, and everything can still be looked at. When
// it is back, what was sent meanwhile is played.
func TestALostConnection(t *testing.T) {
	f := sitWithBen(t)
	who, to := f.somebody()
	f.gone = true
	f.conn[0].Close("")
	f.sees("notices", func() bool { return f.table.Look.Line != "" })
	if f.session.Presence(0) != session.Reconnects || !f.Reads("Reconnecting for 1 second") {
		t.Errorf("the table says %q, and Ada %d", f.table.Look.Line, f.session.Presence(0))
	}
	f.pick(thing.Somebody(who))
	f.hover(thing.InSpace(to))
	f.release()
	if _, _, waits := f.session.Sent(); !waits {
		t.Fatal("nothing was sent")
	}
	if v := f.session.Apply(game.Command{Type: game.Done}); v.Refusal.Key != "host_answers" {
		t.Errorf("before the answer something else is %+v", v.Refusal)
	}
	f.gone = false
	f.sees("has gone there", func() bool { return f.me().Clinic.Person(who).At == clinic.In(to) && f.table.Look.Line == "" })
}

// A host that ends on purpose says so, and the table says it over the clinic.
func TestTheHostClosesTheTable(t *testing.T) {
	f := sitWithBen(t)
	f.gone = true
	f.host.Close()
	f.sees("hears that the table is closed", func() bool { return f.session.Status().Closing })
	match, err := sample.AtMove(2, 4)
	if err != nil {
		t.Fatal(err)
	}
	s, far := sample.Remote(match, 0, []table.Chair{{Name: "Ada", Here: true, Turn: true}, {Name: "Ben"}})
	far.End(clock.Now().Add(-time.Minute))
	stage := scenetest.NewStage(f.Reader, controller.Play(f.Reader, s, controller.Doors{}), 1280, 800, 100)
	if stage.Wait(2); !stage.Reads("The host has closed the table.") {
		t.Error("it isn't said that the host has closed the table")
	}
}

// Somebody whose connection is not coming back reads what to do, in a small window too.
func TestAHostThatHasMoved(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(2, 4)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1280, 800}, {390, 844}, {667, 375}} {
		s, far := sample.Remote(match, 0, []table.Chair{{Name: "Ada", Here: true, Turn: true}, {Name: "Ben"}})
		far.Lose(clock.Now().Add(-time.Minute))
		stage := scenetest.NewStage(reader, controller.Play(reader, s, controller.Doors{}), size[0], size[1], 100)
		stage.Wait(200) // until nobody says any more whose turn it is
		for _, want := range []string{"can’t be reached", "Join with a code"} {
			if !stage.Reads(want) {
				t.Errorf("%v: %q isn't said", size, want)
			}
		}
	}
}

// What somebody else takes back is no longer shown among what they have done.
func TestOthersTakeBack(t *testing.T) {
	f := sitWithBen(t)
	f.sends(f.session, game.Command{Type: game.Done})
	f.sees("waits for Ben", func() bool { return f.table.Look.Bot != nil })
	acts := func() int {
		if b := f.table.Look.Bot; b != nil {
			return len(b.Acts)
		}
		return -1
	}
	for _, c := range f.ben.Legal() {
		if c.Type == game.MoveOne && c.To.Area == clinic.Inside {
			f.sends(f.ben, c)
			break
		}
	}
	f.sees("sees what Ben does", func() bool { return acts() == 1 })
	if why := f.ben.Undo(); !why.None() {
		t.Fatal(f.ben.Sentence(f.Reader, why))
	}
	f.sees("sees that Ben takes it back", func() bool { f.ben.Listen(); return acts() == 0 })
}

// Others are seen thinking, done, and gone.
func TestWhatOthersAreDoing(t *testing.T) {
	f := sitWithBen(t)
	if got := f.session.Presence(1); got != session.Thinks {
		t.Errorf("Ben, who decides, is said to be %d", got)
	}
	f.sends(f.ben, game.Command{Type: game.Done})
	f.sees("hears of Ben", func() bool { return f.session.Presence(1) == session.Done })
	f.ben.Say("well_played")
	f.sees("hears Ben", func() bool { return f.Reads("Ben: Well played!") })
	f.ben.Leave()
	f.sees("misses Ben", func() bool { return f.session.Presence(1) == session.Reconnects })
}

// Somebody says a phrase with the mouse, and the other hears it.
func TestAPhraseIsSaid(t *testing.T) {
	f := sitWithBen(t)
	for _, id := range []string{"button/menu", "dialog.say", "dialog.line.0"} {
		f.Wait(30)
		f.ClickOn(t, id)
	}
	f.Wait(30)
	eventually(t, "hears Ada", func() bool { f.ben.Listen(); return len(f.ben.Said()) > 0 })
}

// A hint that is asked for while others play is found all the same, and one that is shown stays there as long as it can
// be followed. A Move that it plays is given to the host one command after another.
func TestHintsWhileOthersPlay(t *testing.T) {
	f := sitWithBen(t)
	f.ClickOn(t, "hint/ask")
	f.sends(f.ben, game.Command{Type: game.Done})
	f.sees("sees the hint", f.hinted)
	before := f.session.Version()
	if reason := f.ben.Undo(); !reason.None() {
		t.Fatal(f.ben.Sentence(f.Reader, reason))
	}
	f.sees("hears of Ben", func() bool { return f.session.Version() > before })
	f.tick()
	if !f.hinted() {
		t.Error("the hint was gone when Ben took something back")
	}
	f.ClickOn(t, "hint/ask") // closes it
	f.ClickOn(t, "hint/move")
	walks := f.session.ProposeMove().Walks
	if len(walks) < 2 {
		t.Fatalf("%d walks are proposed", len(walks))
	}
	f.ClickOn(t, "hint/do")
	for _, walk := range walks {
		f.sees("walks", func() bool { return f.me().Clinic.Person(walk.Command.Person).At == walk.Command.To })
	}
}

// The clock goes on between two words of the host, and is marked in its last hour.
func TestAClockGoesOn(t *testing.T) {
	now := clock.Now()
	t.Cleanup(func() { clock.Give(now) })
	f := sitByClock(t, table.Clock{Days: 2})
	for _, c := range []struct {
		after       time.Duration
		left, brief string
		little      bool
	}{
		{30 * time.Minute, "1 day 23 hours left", "1 d 23 h", false}, {26*time.Hour + 30*time.Minute, "21 hours left", "21 h 30", false},
		{47*time.Hour + 12*time.Minute + 30*time.Second, "47 minutes left", "47:", true},
	} {
		clock.Give(now.Add(c.after))
		f.tick()
		mine := f.table.Look.Clocks[0]
		if mine.Left != c.left || !strings.HasPrefix(mine.Brief, c.brief) || mine.Little != c.little || !f.Reads(c.left) {
			t.Errorf("after %v the clock says %+v", c.after, mine)
		}
	}
	f.sends(f.ben, game.Command{Type: game.Done})
	f.sees("hears of Ben", func() bool { return f.table.Look.Clocks[1] == view.Clock{} })
}

// A reserve is seen running, and standing for who has nothing to decide.
func TestAReserveRuns(t *testing.T) {
	f := sitByClock(t, table.Clock{Reserve: 600, Increment: 5})
	f.sends(f.ben, game.Command{Type: game.Done})
	f.sees("hears of Ben", func() bool { return f.session.Presence(1) == session.Done })
	before := f.table.Look.Clocks
	f.sees("sees the clock run", func() bool { return f.table.Look.Clocks[0].Brief != before[0].Brief })
	if f.table.Look.Clocks[1] != before[1] || before[1].Left != "" || before[1].Brief == "" {
		t.Errorf("the clock of Ben, who waits, was %+v and is %+v", before[1], f.table.Look.Clocks[1])
	}
	var says strings.Builder
	f.Stage = scenetest.NewStageAloud(f.Reader, f.table, scenes.Options{}, 1280, 800, 100, &spoken.Lines{To: &says})
	f.focus(thing.Numbered(thing.Player, 0))
	f.sees("hears of the disc", func() bool { return strings.Contains(says.String(), f.table.Look.Clocks[0].Brief) })
	says.Reset()
	before = f.table.Look.Clocks
	f.sees("sees the clock run on", func() bool { return f.table.Look.Clocks[0].Brief != before[0].Brief })
	for range 30 {
		f.tick()
	}
	if says.Len() > 0 {
		t.Errorf("each second is said: %s", says.String())
	}
}

// Somebody who watches is told so, and is offered nothing that only players can do.
func TestWhoWatches(t *testing.T) {
	f := sitWithBen(t)
	at := seat.Sit(f.dial, seat.Place{Table: f.code, Token: f.watch, Watch: true}, extensions.All())
	t.Cleanup(at.Leave)
	joining := session.Join(at)
	var s *session.Session
	eventually(t, "watches", func() bool { s = joining.Sat(); return s != nil })
	w := &player{t: t, session: s, table: controller.Play(f.Reader, s, controller.Doors{})}
	w.Stage = scenetest.NewStage(f.Reader, w.table, 1280, 800, 100)
	w.mouse.MouseInside = true
	w.tick()
	if !w.Reads("You are watching this table.") {
		t.Error("nothing says that one watches")
	}
	for _, id := range []string{"button/undo", "button/redo", "button/done"} {
		if _, there := w.Seen().At[id]; there {
			t.Errorf("who watches is offered %s", id)
		}
	}
	cars := func(player int) string {
		return strconv.Itoa(game.Context{Rules: s.Rules(), State: s.State(), Player: player}.Clinic().Cars())
	}
	money := func(player int) string { return strconv.Itoa(s.State().Players[player].Money) }
	if money(0) == money(1) && cars(0) == cars(1) {
		t.Fatal("both have the same")
	}
	for player, name := range []string{"Ada", "Ben"} {
		w.ClickOn(t, fmt.Sprintf("player/%d", player))
		w.Wait(30)
		if !w.Reads("You are looking at "+name+"’s clinic") || w.Reads("if nothing more is done") {
			t.Errorf("looking at %s, it isn't said whose clinic and forecast that is", name)
		}
		for id, has := range map[string]string{"money": money(player), "cars": cars(player)} {
			if written := w.written(thing.Named(thing.Having, id)); !slices.Contains(written, has) {
				t.Errorf("looking at player %d, %s is written as %q, not %s", player, id, written, has)
			}
		}
	}
	w.ClickOn(t, "button/menu")
	w.Wait(30)
	for _, id := range []string{"dialog.say", "dialog.seats"} {
		if _, there := w.Seen().At[id]; there {
			t.Errorf("who watches is offered %s", id)
		}
	}
	if w.Reads("Pause") {
		t.Error("the menu of a shared table speaks of a pause")
	}
	if tips := w.table.Explain(thing.Of(thing.Menu)); !strings.HasPrefix(tips, "The table") {
		t.Errorf("the menu is explained as %q", tips)
	}
}

// Who hosts the table is told that nobody can play without this program.
func TestTheMenuOfWhoHosts(t *testing.T) {
	f := sitWithBen(t)
	for _, c := range []struct {
		hosts bool
		text  string
	}{{false, "The others can play on meanwhile."}, {true, "the others can’t play while Clinic is closed here"}} {
		f.table = controller.Play(ui.NewReader("en"), f.session, controller.Doors{Hosts: c.hosts})
		f.Stage = scenetest.NewStage(f.table.Reader, f.table, 1280, 800, 100)
		f.mouse.MouseInside = true
		f.tick()
		f.ClickOn(t, "button/menu")
		f.Wait(30)
		if !f.Reads(c.text) {
			t.Errorf("hosting: %v, and the menu doesn't say %q", c.hosts, c.text)
		}
	}
}

// What the host takes its time for is ringed, and the main button waits; both end with the answer. What others do is
// said aloud.
func TestWhatWasSentWaits(t *testing.T) {
	f := sitWithBen(t)
	var says strings.Builder
	f.Stage = scenetest.NewStageAloud(f.Reader, f.table, scenes.Options{}, 1280, 800, 100, &spoken.Lines{To: &says})
	f.mouse.MouseInside = true
	f.tick()
	who, to := f.somebody()
	f.gone = true
	f.conn[0].Close("")
	f.pick(thing.Somebody(who))
	f.hover(thing.InSpace(to))
	f.release()
	f.sees("sees the ring", func() bool { _, there := f.Seen().At["sent"]; return there })
	f.sees("waits", func() bool { return f.Reads("One moment") })
	f.gone = false
	f.sees("has gone there", func() bool { return f.me().Clinic.Person(who).At == clinic.In(to) && !f.table.Look.Answering })
	f.tick()
	if _, there := f.Seen().At["sent"]; there || f.Reads("One moment") {
		t.Error("the table still waits after the answer")
	}
	f.ben.Leave()
	f.sees("hears that Ben is gone", func() bool { return strings.Contains(says.String(), "Ben is reconnecting.") })
}
