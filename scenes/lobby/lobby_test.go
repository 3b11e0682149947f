package lobby_test

import (
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"clinic/assets"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
	"clinic/game/online/seat"
	"clinic/game/online/wire"
	"clinic/game/protocol"
	"clinic/game/table"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/clock"
	"clinic/scenes/lobby"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/storage"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// fakeHost answers as it is told to.
type fakeHost struct {
	chairs []table.Chair
	err    error // in place of every answer
	begun  seat.Order
	joined string       // the name
	player int          // the seat that was asked for
	sat    []seat.Place // that has sat down last
	open   []seat.Place // whose table is shown
	far    *far
}

// far is the connection of a seat, which tells what it is given and then nothing more.
type far struct {
	sample.Far
	chairs []table.Chair // that are still to be told
	left   bool
}

// Next tells who sits where.
func (f *far) Next() (seat.Told, bool) {
	told, come := f.Far.Next()
	if !come && f.chairs != nil {
		told, come, f.chairs = seat.Told{Seats: f.chairs}, true, nil
	}
	return told, come
}

// Leave notes that the seat has left.
func (f *far) Leave() { f.left = true }

const (
	code  = "7k3mq2xa"
	token = "0123456789abcdefghjkmnpqrs"
)

// doors are those of a program in a browser at the host's own page.
func (h *fakeHost) doors(reader *ui.Reader) lobby.Doors {
	return lobby.Doors{
		Page: "https://clinic.example/",
		Sit: func(at []seat.Place) *lobby.Sitting {
			if h.sat = at; h.far == nil {
				h.far = &far{}
			}
			return lobby.NewSitting(reader, session.Join(h.far), nil)
		},
		Table: func(_ *scenes.Context, s *lobby.Sitting) { h.open = h.sat },
		Asking: lobby.Asking{
			Look: func(_, asked, _ string) (*seat.Looked, error) {
				if h.err != nil {
					return nil, h.err
				}
				if asked != code {
					return nil, protocol.Refuse("table", "There is no such table.")
				}
				rules, err := game.NewRules(game.Config{Players: len(h.chairs)}, nil)
				return &seat.Looked{Rules: rules, Seats: slices.Clone(h.chairs), Number: 1}, err
			},
			Begin: func(_ string, o seat.Order) (*seat.Begun, error) {
				if h.err != nil {
					return nil, h.err
				}
				h.begun = o
				return &seat.Begun{Table: code, Tokens: []string{token, "", ""}, Watch: token}, nil
			},
			Join: func(address, code, name string, player int) (seat.Place, int, error) {
				if h.err != nil {
					return seat.Place{}, 0, h.err
				}
				h.joined, h.player = name, player
				return seat.Place{Address: address, Table: code, Token: token}, player, nil
			},
		},
	}
}

// three are Ana, who has begun the table, a friend who may come, and a bot.
func three() []table.Chair {
	return []table.Chair{{Name: "Ana", Here: true, Turn: true}, {Free: true, Turn: true}, {Bot: bot.Intern}}
}

func order() table.Order {
	return table.Order{Config: game.Config{Players: 3}, Seats: []table.Wanted{{Name: "Ana"}, {}, {Bot: bot.Intern}}}
}

// home gives a test a storage of its own.
func home(t *testing.T) {
	storage.KeepIn(t.TempDir())
	t.Cleanup(func() { storage.KeepIn("") })
}

// seeks waits until the stage shows a thing.
func seeks(t *testing.T, stage *scenetest.Stage, id string) {
	t.Helper()
	for range 300 {
		if _, there := stage.Seen().At[id]; there {
			return
		}
		stage.Wait(1)
	}
	t.Fatalf("%s is not there", id)
}

// Whoever begins a table sees its code and its links and copies them with the mouse, hears when a friend sits down, and
// goes to the table after a question if nobody has come.
func TestFriendsAreInvitedAndCome(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	h := &fakeHost{chairs: three()}
	stage := scenetest.NewStage(reader, lobby.New(reader, h.doors(reader)).Begin(order()), 1280, 800, 100)
	seeks(t, stage, "lobby.seat.1")
	if h.begun.Config.Players != 3 || !slices.Equal(h.begun.Seats, order().Seats) {
		t.Errorf("begun: %+v", h.begun)
	}
	const whole = "7K3M Q2XA, clinic.example"
	for id, want := range map[string]string{
		"lobby.code": whole, "lobby.link": "https://clinic.example/#join=" + code, "lobby.watch": "https://clinic.example/#watch=" + code + "." + token,
	} {
		stage.ClickOn(t, id)
		if got := <-clipboard.Read(); got != want {
			t.Errorf("%s copies %q", id, got)
		}
	}
	for key, want := range map[ebiten.Key]string{ebiten.KeyK: whole, ebiten.KeyC: "https://clinic.example/#join=" + code} {
		stage.Keys(key)
		if got := <-clipboard.Read(); got != want {
			t.Errorf("the key %v copies %q", key, got)
		}
	}
	stage.ClickOn(t, "lobby.start")
	if h.open != nil {
		t.Error("nobody has come, and nothing is asked")
	}
	stage.ClickOn(t, "dialog.wait")
	h.chairs = []table.Chair{{Name: "Ana", Here: true}, {Name: "Ben", Here: true}, {Bot: bot.Intern}}
	for range 200 {
		if stage.Reads("Ben") {
			break
		}
		time.Sleep(time.Millisecond)
		stage.Wait(2)
	}
	if !stage.Hears("turn") {
		t.Error("nobody hears that Ben sits down")
	}
	if !stage.Reads("Go to the table") || stage.Reads("Start") {
		t.Error("Ben may play by now, and the button still says Start")
	}
	stage.Keys(ebiten.KeyTab)
	stage.ClickOn(t, "lobby.start")
	if want := []seat.Place{{Address: "wss://clinic.example/socket", Table: code, Token: token}}; !slices.Equal(h.open, want) {
		t.Errorf("opened: %+v", h.open)
	}
}

// movingHost is a host on this computer that is reached at these pages.
type movingHost struct{ pages []string }

func (h *movingHost) Start() (string, []string, error) {
	return "ws://localhost:1/socket", h.pages, nil
}
func (h *movingHost) Close() {}

// A table whose host listens at another address than before says so in its room and in the list, until the new link or
// code is copied. As long as the old address leads there it is kept.
func TestATableHasMoved(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	h := &fakeHost{chairs: three()}
	doors := h.doors(reader)
	here := &movingHost{[]string{"http://10.0.0.5:7790/", "http://localhost:7790/"}}
	doors.Page, doors.Hosting = "", here
	stage := scenetest.NewStage(reader, lobby.New(reader, doors).Begin(order()), 1280, 800, 100)
	seeks(t, stage, "lobby.seat.1")
	room := func(moved bool, address string) *scenetest.Stage {
		t.Helper()
		l := lobby.New(stage.Reader, doors)
		for l.Look(); l.Reads(); {
			l.Look()
		}
		for _, s := range []scenes.Scene{l.List(func() []lobby.Tile { return nil }), l.Invite(code)} {
			stage := scenetest.NewStage(stage.Reader, s, 1280, 800, 100)
			if said := stage.Reads("Your table has a new address: " + address); said != moved {
				t.Errorf("%T at %s: it says that it has moved: %t", s, address, said)
			}
			if _, there := stage.Seen().At["lobby.code"]; there {
				return stage
			}
		}
		return nil
	}
	here.pages = []string{"http://172.17.0.1:7790/", "http://10.0.0.5:7790/", "http://localhost:7790/"}
	room(false, "10.0.0.5:7790")
	here.pages = []string{"http://localhost:7790/"}
	room(false, "10.0.0.5:7790")
	here.pages = []string{"http://10.0.0.5:40112/", "http://localhost:40112/"}
	room(true, "10.0.0.5:40112")
	here.pages = []string{"http://10.0.0.5:7790/", "http://localhost:7790/"}
	room(false, "10.0.0.5:7790")
	here.pages = []string{"http://10.0.0.5:40112/", "http://localhost:40112/"}
	stage = room(true, "10.0.0.5:40112")
	stage.ClickOn(t, "lobby.code")
	if got := <-clipboard.Read(); got != "7K3M Q2XA, 10.0.0.5:40112" {
		t.Errorf("%q is copied", got)
	}
	if stage.Reads("Your table has a new address") {
		t.Error("friends have the new address, and it is still asked for")
	}
	room(false, "10.0.0.5:40112")
}

// A friend keeps the seat when the host has a new address: by the new link, or by the address that is typed where the
// old one doesn't answer.
func TestAFriendFollowsAHostThatHasMoved(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	const there = "http://10.0.0.2:40112/"
	want := []seat.Place{{Address: "ws://10.0.0.2:40112/socket", Table: code, Token: token}}
	h := &fakeHost{chairs: three()}
	doors := h.doors(reader)
	doors.Page = ""
	knows := func() *lobby.Lobby { return lobby.Showing(reader, doors, "http://10.0.0.1:7790/#join="+code+"."+token) }
	link := there + "#join=" + code
	at, _ := seat.ReadLink(link, "")
	stage := scenetest.NewStage(reader, knows().Join(at, link), 1280, 800, 100)
	seeks(t, stage, "join.own")
	if stage.ClickOn(t, "join.own"); !slices.Equal(h.open, want) {
		t.Errorf("by the link: %+v", h.open)
	}
	h.open = nil
	var sitting *lobby.Sitting
	doors.Table = func(_ *scenes.Context, s *lobby.Sitting) { sitting, h.open = s, h.sat }
	l := knows()
	stage = scenetest.NewStage(stage.Reader, l.List(func() []lobby.Tile { return nil }), 1280, 800, 100)
	stage.ClickOn(t, "tables.open."+code)
	stage = scenetest.NewStage(stage.Reader, sitting, 390, 844, 100)
	for range 5000 { // a host may take three seconds
		if _, says := stage.Seen().At["sitting.elsewhere"]; says {
			break
		}
		time.Sleep(time.Millisecond)
		stage.Wait(1)
	}
	stage.Tap(t, "sitting.elsewhere")
	seeks(t, stage, "join.address")
	stage.Tap(t, "join.address")
	stage.Keys(ebiten.KeyEnd)
	stage.Keys(slices.Repeat([]ebiten.Key{ebiten.KeyBackspace}, 40)...)
	stage.Type("10.0.0.2:40112")
	stage.Keys(ebiten.KeyEnter)
	seeks(t, stage, "join.own")
	if stage.Tap(t, "join.own"); !slices.Equal(h.open, want) {
		t.Errorf("by the address: %+v", h.open)
	}
}

// Somebody who has left for a moment isn't said to sit there.
func TestSomebodyIsAwayForAMoment(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	h := &fakeHost{chairs: []table.Chair{{Name: "Ana", Here: true}, {Name: "Ben"}, {Bot: bot.Intern}}}
	stage := scenetest.NewStage(reader, lobby.New(reader, h.doors(reader)).Begin(order()), 1280, 800, 100)
	seeks(t, stage, "lobby.seat.1")
	for _, want := range []string{"Not here at the moment", "2 of 3 here"} {
		if !stage.Reads(want) {
			t.Errorf("%q isn't said", want)
		}
	}
	if stage.Reads("Seated") {
		t.Error("Ben has left, and is said to sit there")
	}
}

// On a phone whose browser has a sheet for sending links, a finger opens it with the link for friends.
func TestALinkIsShared(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	doors, shared := (&fakeHost{chairs: three()}).doors(reader), ""
	doors.Share = func(link string) { shared = link }
	stage := scenetest.NewStage(reader, lobby.New(reader, doors).Begin(order()), 390, 844, 100)
	seeks(t, stage, "lobby.share")
	if stage.Finger().Tap(t, "lobby.share"); shared != "https://clinic.example/#join="+code {
		t.Errorf("shared: %q", shared)
	}
	for _, fault := range stage.Faults() {
		t.Error(fault)
	}
}

// Whoever waits in the room sits at the table, sees at once who comes, and rises when leaving the room; the way to the
// table keeps the seat.
func TestWhoeverWaitsSitsAtTheTable(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(3, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, leaves := range []bool{true, false} {
		home(t)
		come := three()
		come[1] = table.Chair{Name: "Ben", Here: true}
		h := &fakeHost{chairs: three(), far: &far{Far: *sample.FarAt(match, 0, three()), chairs: come}}
		l := lobby.New(reader, h.doors(reader))
		stage := scenetest.NewStage(l.Reader, l.Begin(order()), 1280, 800, 100)
		seeks(t, stage, "lobby.seat.1")
		if stage.Wait(8); !stage.Reads("Ben") || len(h.sat) != 1 || h.sat[0].Token != token {
			t.Fatalf("%+v sits, and Ben is not seen", h.sat)
		}
		if leaves {
			stage.Keys(ebiten.KeyEscape)
		} else {
			stage.Keys(ebiten.KeyEnter)
			l.Tiles() // as the title does
			if tiles := lobby.New(stage.Reader, h.doors(stage.Reader)).Tiles(); tiles[0].Clinic == nil || len(tiles[0].Clinic.Rooms) == 0 {
				t.Error("the clinic of Ana is not kept")
			}
		}
		if h.far.left != leaves || (h.open == nil) != leaves {
			t.Errorf("Esc is pressed: %v, the seat is left: %v, opened: %+v", leaves, h.far.left, h.open)
		}
	}
}

// A host that doesn't begin a table is said so in place; another try may succeed.
func TestATableThatCantBegin(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	h := &fakeHost{chairs: three(), err: fmt.Errorf("%w: no route", seat.ErrNoAnswer)}
	stage := scenetest.NewStage(reader, lobby.New(reader, h.doors(reader)).Begin(order()), 1280, 800, 100)
	seeks(t, stage, "lobby.problem")
	h.err = nil
	stage.ClickOn(t, "lobby.again")
	seeks(t, stage, "lobby.code")
}

// A code is typed in any spelling; its table is shown, and Enter sits down on the first free seat. The table is then in
// the list, also of the next start.
func TestACodeIsTyped(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	h := &fakeHost{chairs: three()}
	l := lobby.New(reader, h.doors(reader))
	stage := scenetest.NewStage(l.Reader, l.Typed(), 1280, 800, 100)
	stage.Type("7K3M-Q2XB")
	seeks(t, stage, "join.problem")
	stage.Keys(ebiten.KeyBackspace)
	stage.Type("A")
	seeks(t, stage, "join.seat.1")
	stage.Keys(ebiten.KeyEnter) // without a name
	if h.joined != "" {
		t.Error("somebody without a name sits down")
	}
	stage.Type("Zoé") // the focus has gone on
	stage.Keys(ebiten.KeyEnter)
	stage.Wait(2)
	if h.joined != "Zoé" || h.player != game.NoPlayer || len(h.open) != 1 || h.open[0].Token != token {
		t.Fatalf("%q joined at %d, opened: %+v", h.joined, h.player, h.open)
	}
	tiles := lobby.New(stage.Reader, h.doors(stage.Reader)).Tiles()
	if len(tiles) != 1 || tiles[0].ID != code {
		t.Errorf("kept: %+v", tiles)
	}
}

// A link on a phone: name and seat by finger. A link with a token leads to the table at once, and one for watching lets
// one watch.
func TestALinkIsOpened(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	h := &fakeHost{chairs: append(three(), table.Chair{Free: true})}
	l := lobby.New(reader, h.doors(reader))
	const link = "https://clinic.example/#join=" + code
	stage := scenetest.NewStage(l.Reader, l.Join(seat.Place{Address: "wss://clinic.example/socket", Table: code}, link), 390, 844, 100)
	seeks(t, stage, "join.seat.3")
	finger := stage.Finger()
	finger.Tap(t, "join.name")
	stage.Type("Cy")
	finger.Tap(t, "join.seat.3")
	finger.Tap(t, "join.sit")
	stage.Wait(2)
	if h.joined != "Cy" || h.player != 3 || len(h.open) != 1 {
		t.Errorf("%q joined at %d, opened: %+v", h.joined, h.player, h.open)
	}

	h.open = nil
	opens := &opening{l, link + "." + token, false}
	scenetest.NewStage(stage.Reader, opens, 1280, 800, 100).Wait(1)
	if want := []seat.Place{{Address: "wss://clinic.example/socket", Table: code, Token: token}}; !opens.ok || !slices.Equal(h.open[:1], want) {
		t.Errorf("a link with a token opens %+v", h.open)
	}

}

// joins is the screen of a link, which is told the table in a window of that size.
func joins(t *testing.T, reader *ui.Reader, h *fakeHost, at seat.Place, width, height int) *scenetest.Stage {
	t.Helper()
	home(t)
	at.Address, at.Table = "wss://clinic.example/socket", code
	stage := scenetest.NewStage(reader, lobby.New(reader, h.doors(reader)).Join(at, ""), width, height, 100)
	seeks(t, stage, "join.free")
	return stage
}

// Sit down says what is missing while it can't be pressed: to who points at it, and to who presses Enter. Whoever has
// joined before finds the name written, and sits down with Enter.
func TestSittingDownSaysWhatIsMissing(t *testing.T) {
	reader := ui.NewReader("en")
	h := &fakeHost{chairs: three()}
	stage := joins(t, reader, h, seat.Place{}, 1280, 800)
	hover(stage, "join.sit")
	if !stage.Reads("Write your name first.") {
		t.Error("nobody says that the name is missing")
	}
	stage.ClickOn(t, "join.seat.0") // is taken
	stage.ClickOn(t, "join.name")
	stage.Type("Ben")
	hover(stage, "join.sit")
	if stage.Reads("Write your name first.") {
		t.Error("the name is still said to be missing")
	}
	stage.ClickOn(t, "join.sit")
	stage.Wait(2)
	l := lobby.New(stage.Reader, h.doors(stage.Reader))
	stage = scenetest.NewStage(stage.Reader, l.List(func() []lobby.Tile { return nil }), 1280, 800, 100)
	stage.ClickOn(t, "tables.away."+code)
	stage.ClickOn(t, "dialog.away")
	h.joined = ""
	stage = scenetest.NewStage(stage.Reader, l.Typed(), 1280, 800, 100)
	stage.Type(code)
	seeks(t, stage, "join.free")
	stage.Keys(ebiten.KeyEnter)
	if stage.Wait(2); h.joined != "Ben" {
		t.Errorf("the second time %q sits down", h.joined)
	}
}

// hover rests with the pointer on a thing until its tip is shown.
func hover(stage *scenetest.Stage, id string) {
	at, scale := stage.Seen().At[id], stage.Scale()
	for range 60 {
		stage.Tick(input.Gestures{X: (at[0] + at[2]/2) / scale, Y: (at[1] + at[3]/2) / scale, Zoom: 1, Hovering: true})
	}
}

// A link for watching leads to watching: no seat can be taken, nobody invites.
func TestALinkForWatching(t *testing.T) {
	reader := ui.NewReader("en")
	h := &fakeHost{chairs: three()}
	watch := seat.Place{Address: "wss://clinic.example/socket", Table: code, Token: token, Watch: true}
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		stage := joins(t, reader, h, watch, size[0], size[1])
		if !stage.Reads("You see what everybody sees") || !stage.Reads("Watch Ana’s table") || stage.Reads("invites") {
			t.Errorf("at %v it isn't said what watching is", size)
		}
		for _, id := range []string{"join.sit", "join.name"} {
			if _, there := stage.Seen().At[id]; there {
				t.Errorf("at %v there is %s", size, id)
			}
		}
		h.open = nil
		if size[0] < 1024 {
			stage.Finger().Tap(t, "join.watch")
		} else {
			stage.Keys(ebiten.KeyEnter)
		}
		if !slices.Equal(h.open, []seat.Place{watch}) {
			t.Errorf("at %v watching opens %+v", size, h.open)
		}
	}
}

// A table that is watched is in the list from then on, below one's own, until it is put away.
func TestAWatchedTableIsListed(t *testing.T) {
	reader := ui.NewReader("en")
	h := &fakeHost{chairs: three()}
	watch := seat.Place{Address: "wss://clinic.example/socket", Table: code, Token: token, Watch: true}
	joins(t, reader, h, watch, 1280, 800).ClickOn(t, "join.watch")
	l := lobby.New(reader, h.doors(reader))
	scenetest.NewStage(l.Reader, &opening{l, "https://clinic.example/#join=00000000." + token, false}, 1280, 800, 100).Wait(1)
	stage := scenetest.NewStage(l.Reader, l.List(func() []lobby.Tile { return nil }), 1280, 800, 100)
	if tiles := l.Tiles(); len(tiles) != 2 || tiles[1].ID != code || tiles[1].Chip != "You watch" {
		t.Fatalf("listed: %+v", tiles)
	}
	for _, fault := range stage.Faults() {
		t.Error(fault)
	}
	h.open = nil
	if stage.ClickOn(t, "tables.open."+code); !slices.Equal(h.open, []seat.Place{watch}) {
		t.Errorf("opened: %+v", h.open)
	}
	stage.ClickOn(t, "tables.copy."+code)
	if got := <-clipboard.Read(); got != "https://clinic.example/#watch="+code+"."+token {
		t.Errorf("copied: %q", got)
	}
	if stage.ClickOn(t, "tables.away."+code); len(l.Tiles()) != 1 {
		t.Error("it is not put away")
	}
}

// A table without a free seat offers none; whoever already sits there goes to the own one.
func TestATableWithoutAFreeSeat(t *testing.T) {
	reader := ui.NewReader("en")
	h := &fakeHost{chairs: []table.Chair{{Name: "Ana"}, {Name: "Ben"}}}
	stage := joins(t, reader, h, seat.Place{}, 1280, 800)
	if _, there := stage.Seen().At["join.sit"]; there || !stage.Reads("ask Ana for the link for watching") {
		t.Error("a seat is offered")
	}
	l := lobby.New(stage.Reader, h.doors(stage.Reader))
	scenetest.NewStage(stage.Reader, &opening{l, "https://clinic.example/#join=" + code + "." + token, false}, 1280, 800, 100).Wait(1)
	h.open = nil
	stage = scenetest.NewStage(stage.Reader, l.Join(seat.Place{Address: "wss://clinic.example/socket", Table: code}, ""), 1280, 800, 100)
	seeks(t, stage, "join.own")
	if stage.ClickOn(t, "join.own"); len(h.open) != 1 || h.open[0].Token != token {
		t.Errorf("opened: %+v", h.open)
	}
}

// opening opens a text once it is shown.
type opening struct {
	l    *lobby.Lobby
	text string
	ok   bool
}

func (*opening) Layout(*scenes.Context, float64, float64) {}
func (*opening) Draw(*ui.Canvas)                          {}
func (o *opening) Update(c *scenes.Context) {
	if !o.ok {
		o.ok = o.l.Open(c, o.text)
	}
}

// What is refused is said where it was asked, in the player's words.
func TestRefusalsAreSaid(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	for want, err := range map[string]error{
		"No table has this code.": protocol.Refuse("table", "x"), "The host doesn’t answer. Trying again.": seat.ErrNoAnswer,
		"This table needs a newer version of Clinic than yours.": seat.ErrOld, "Odd.": protocol.Refuse("odd", "Odd."),
		"Tables can’t be hosted here:": errors.New("full"),
	} {
		h := &fakeHost{chairs: three(), err: err}
		stage := scenetest.NewStage(reader, lobby.New(reader, h.doors(reader)).Join(seat.Place{Address: "wss://clinic.example/socket", Table: code}, ""), 1280, 800, 100)
		seeks(t, stage, "join.problem")
		if !stage.Reads(want) {
			t.Errorf("%v doesn't say %q", err, want)
		}
	}
	stage := scenetest.NewStage(reader, lobby.New(reader, lobby.Doors{}).Join(seat.Place{Table: code}, code), 1280, 800, 100)
	if _, said := stage.Seen().At["join.problem"]; !said {
		t.Error("a code without a host is looked for")
	}
}

// The list says how each table stands, the link for one's own seat is copied, and a table is put away after a question.
func TestTablesAreListed(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	left := int64(90 * time.Minute / time.Millisecond)
	h := &fakeHost{chairs: []table.Chair{{Name: "Ana", Turn: true, Left: &left}, {Name: "Ben"}}}
	l := lobby.New(reader, h.doors(reader))
	scenetest.NewStage(l.Reader, &opening{l, "https://clinic.example/#join=" + code + "." + token, false}, 1280, 800, 100).Wait(1)
	doors := h.doors(l.Reader)
	look := doors.Look
	doors.Look = func(address, asked, with string) (*seat.Looked, error) {
		looked, err := look(address, asked, with)
		if own := 0; err == nil && with == token {
			looked.Seat = &own
		}
		return looked, err
	}
	l = lobby.New(l.Reader, doors)
	for l.Look(); l.Reads(); l.Look() {
		time.Sleep(time.Millisecond)
	}
	if l.Waiting() != 1 {
		t.Errorf("%d wait for Ana", l.Waiting())
	}
	opened := ""
	games := func() []lobby.Tile {
		return []lobby.Tile{{ID: "kept", Stand: lobby.AtThisScreen, Title: "Kept", Open: func(*scenes.Context) { opened = "kept" }}}
	}
	stage := scenetest.NewStage(l.Reader, l.List(games), 1280, 800, 100)
	if !stage.Reads("Your turn") || !stage.Reads("1 hour left") {
		t.Error("it isn't Ana's turn")
	}
	stage.ClickOn(t, "tables.copy."+code)
	if got := <-clipboard.Read(); got != "https://clinic.example/#join="+code+"."+token {
		t.Errorf("copied: %q", got)
	}
	stage.ClickOn(t, "tables.open."+code)
	stage.ClickOn(t, "tables.open.kept")
	if len(h.open) != 1 || opened != "kept" {
		t.Errorf("opened: %+v and %q", h.open, opened)
	}
	stage.ClickOn(t, "tables.away."+code)
	stage.ClickOn(t, "dialog.away")
	if len(l.Tiles()) != 0 || len(lobby.New(stage.Reader, doors).Tiles()) != 0 {
		t.Error("a table that was put away is there")
	}
}

// Tables that wait for somebody here come first, by the time that is left, then those that wait for others, then
// those that are over, which are not asked about again. One whose host doesn't answer says so, and one that is
// damaged on the disk is set aside.
func TestTablesAreOrdered(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	asked := map[string]int{}
	doors := (&fakeHost{}).doors(reader)
	doors.Look = func(_, code, _ string) (*seat.Looked, error) {
		if asked[code]++; code == "55555555" {
			return nil, seat.ErrNoAnswer
		}
		rules, err := game.NewRules(game.Config{Players: 3}, nil)
		hours, own := map[string]int64{"11111111": 50, "22222222": 3}[code], 0
		left := hours * 60 * 60 * 1000
		looked := &seat.Looked{Rules: rules, Seat: &own, Over: code == "44444444", Seats: []table.Chair{{Name: "Ana", Turn: hours > 0, Left: &left}, {Name: "Ben"}, {Name: "Cy"}}}
		if code == "33333333" {
			looked.Seats[1].Turn, looked.Seats[2].Turn = true, true
		}
		return looked, err
	}
	var links []string
	for _, c := range "54321" {
		links = append(links, "https://clinic.example/#join="+strings.Repeat(string(c), 8)+"."+token)
	}
	l := lobby.Showing(reader, doors, links...)
	look := func() {
		for l.Look(); l.Reads(); l.Look() {
			time.Sleep(time.Millisecond)
		}
	}
	look()
	var got []string
	for _, tile := range l.Tiles() {
		got = append(got, tile.ID[:1]+" "+tile.Chip)
	}
	want := []string{"2 Your turn", "1 Your turn", "3 Waiting for 2", "5 Not reachable", "4 Over"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	look()
	if asked["11111111"] != 1 {
		t.Errorf("within half a minute a host is asked %d times", asked["11111111"])
	}
	if err := storage.Write("tables.json", []byte("{broken")); err != nil {
		t.Fatal(err)
	}
	if l := lobby.New(l.Reader, doors); !l.Damaged() || len(l.Tiles()) > 0 {
		t.Error("damaged tables are not set aside")
	}
	if aside, err := storage.Read("tables-damaged.json"); err != nil || string(aside) != "{broken" {
		t.Errorf("set aside: %s, %v", aside, err)
	}
}

// A code alone leads nowhere in a program that knows no host. Then the address is asked for, as the host sees it below
// the code, and kept: the next code needs none. A code that the known host doesn't have may be of another one.
func TestTheHostOfACodeIsTyped(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	h := &fakeHost{chairs: three()}
	asked := ""
	doors := h.doors(reader)
	doors.Page = ""
	look := doors.Look
	doors.Look = func(address, code, token string) (*seat.Looked, error) {
		asked = address
		return look(address, code, token)
	}
	stage := scenetest.NewStage(reader, lobby.New(reader, doors).Typed(), 1280, 800, 100)
	stage.Type(code)
	seeks(t, stage, "join.address")
	if asked != "" || !stage.Reads("The code alone doesn’t say where the table is.") {
		t.Errorf("%q is asked, and it isn't said what is missing", asked)
	}
	stage.Type("no address") // the focus has gone on
	stage.Keys(ebiten.KeyEnter)
	if !stage.Reads("This is not an address") {
		t.Error("what is no address is taken for one")
	}
	stage.Keys(slices.Repeat([]ebiten.Key{ebiten.KeyBackspace}, 20)...)
	stage.Type("192.168.1.5")
	stage.ClickOn(t, "join.there")
	seeks(t, stage, "join.free")
	if asked != "ws://192.168.1.5:7790/socket" {
		t.Errorf("%q is asked", asked)
	}
	for _, id := range []string{"join.address", "join.problem"} {
		if _, there := stage.Seen().At[id]; there {
			t.Errorf("the table is found, and %s is there", id)
		}
	}
	for _, text := range []string{"7K3M Q2XA, 10.0.0.9:7000", "7k3mq2xa at 10.0.0.9:7000"} {
		asked = ""
		stage = scenetest.NewStage(stage.Reader, lobby.New(stage.Reader, doors).Typed(), 390, 844, 100)
		stage.Type(text)
		if seeks(t, stage, "join.free"); asked != "ws://10.0.0.9:7000/socket" {
			t.Errorf("%q: %q is asked", text, asked)
		}
	}
	asked = ""
	stage = scenetest.NewStage(stage.Reader, lobby.New(stage.Reader, doors).Typed(), 390, 844, 100)
	stage.Type(code)
	seeks(t, stage, "join.free")
	if asked != "ws://192.168.1.5:7790/socket" {
		t.Errorf("at the next start %q is asked", asked)
	}
	stage.Tap(t, "join.code")
	stage.Keys(ebiten.KeyEnd, ebiten.KeyBackspace)
	stage.Type("b")
	seeks(t, stage, "join.address")
}

// Where tables are begun is typed as people write addresses, kept, and said; this computer is one press away.
func TestAHostIsChosen(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	h := &fakeHost{chairs: three()}
	doors := h.doors(reader)
	doors.Page = ""
	for typed, want := range map[string]string{
		"clinic.example": "Hosted at clinic.example", "http://clinic.example:8080/at/": "Hosted at clinic.example:8080/at",
		"192.168.1.5": "Hosted at 192.168.1.5:7790", "kitchen:7000": "Hosted at kitchen:7000", "https://a.example/#join=x": "Hosted at a.example",
	} {
		l := lobby.New(reader, doors)
		stage := scenetest.NewStage(l.Reader, l.Host(), 1280, 800, 100)
		stage.ClickOn(t, "host.address")
		stage.Keys(ebiten.KeyEnd)
		stage.Keys(slices.Repeat([]ebiten.Key{ebiten.KeyBackspace}, 40)...)
		stage.Type(typed)
		stage.Keys(ebiten.KeyEnter)
		if got := lobby.New(stage.Reader, doors).Hosted(); got != want {
			t.Errorf("%q: %q", typed, got)
		}
	}
	stage := scenetest.NewStage(reader, lobby.New(reader, doors).Host(), 1280, 800, 100)
	stage.ClickOn(t, "host.here")
	l := lobby.New(stage.Reader, doors)
	if got := l.Hosted(); got != "Hosted on this computer" {
		t.Errorf("here: %q", got)
	}
	stage = scenetest.NewStage(stage.Reader, l.Host(), 1280, 800, 100)
	if stage.ClickOn(t, "host.use"); !strings.HasPrefix(l.Hosted(), "Hosted at ") {
		t.Error("the address that was typed last isn't offered again")
	}
}

// Two programs and a real host: one begins a table, the other joins with the code, and the first one sees it.
func TestTwoMeetAtARealHost(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	judgement, err := bot.ReadJudgement(assets.Bots)
	if err != nil {
		t.Fatal(err)
	}
	real := host.New(onlinetest.Memory(), host.Options{Extensions: extensions.All(), Judgement: judgement, Chance: rand.Reader, Now: clock.Now})
	defer real.Close()
	dial := func(string) (wire.Conn, error) {
		here, there := onlinetest.Pipe()
		go real.Serve(there, "")
		return here, nil
	}
	h := &fakeHost{}
	doors := h.doors(reader)
	doors.Asking = lobby.Ask(dial)
	first := scenetest.NewStage(reader, lobby.New(reader, doors).Begin(order()), 1280, 800, 100)
	seeks(t, first, "lobby.seat.1")
	first.ClickOn(t, "lobby.link")
	link := <-clipboard.Read()
	storage.KeepIn(t.TempDir())
	other := lobby.New(first.Reader, doors)
	at, ok := seat.ReadLink(link, "")
	if !ok {
		t.Fatalf("%q is no link", link)
	}
	second := scenetest.NewStage(first.Reader, other.Join(at, link), 390, 844, 100)
	seeks(t, second, "join.seat.1")
	if !second.Reads("Ana invites you to a table") || !strings.Contains(link, at.Table) {
		t.Error("Ana doesn't invite")
	}
	second.ClickOn(t, "join.name")
	second.Type("Ben")
	second.Keys(ebiten.KeyEnter)
	second.Wait(2)
	if len(h.open) != 1 || !table.IsToken(h.open[0].Token) {
		t.Fatalf("Ben has no seat: %+v", h.open)
	}
	for range 300 {
		if first.Reads("Ben") {
			return
		}
		time.Sleep(time.Millisecond)
		first.Wait(2)
	}
	t.Error("Ana doesn't see Ben")
}

// In every language nothing is cut off or covered, in large windows and on phones, where fingers hit everything.
func TestTheLobbyFits(t *testing.T) {
	reader := ui.NewReader("en")
	home(t)
	language := reader.Texts.Chosen()
	defer reader.Texts.Choose(language)
	chairs := []table.Chair{{Name: "Ana", Here: true, Turn: true}, {Name: "A name of two dozen ltrs."}, {Free: true, Turn: true}, {Bot: bot.Resident}}
	for _, code := range []string{"en", "fr", "pt"} {
		reader.Texts.Choose(code)
		for _, size := range [][2]int{{1024, 640}, {1280, 800}, {390, 844}, {360, 640}, {844, 390}, {568, 320}} {
			for name, scene := range everyScreen(reader, &fakeHost{chairs: chairs}) {
				stage := scenetest.NewStage(reader, scene, size[0], size[1], 100)
				stage.Wait(4)
				for _, fault := range stage.Faults() {
					t.Errorf("%s in %s at %v: %s", name, code, size, fault)
				}
				if paged, ok := scene.(scenes.Paged); ok && size[0] < 1024 {
					for _, fault := range stage.TouchFaults(paged.Page()) {
						t.Errorf("%s in %s at %v: %s", name, code, size, fault)
					}
				}
				stage.Clear()
			}
		}
	}
}

// everyScreen returns the screens with all that they may show.
func everyScreen(reader *ui.Reader, h *fakeHost) map[string]scenes.Scene {
	l := lobby.Showing(reader, h.doors(reader), "https://clinic.example/#join="+code+"."+token)
	at := seat.Place{Address: "wss://clinic.example/socket", Table: code}
	watch := seat.Place{Address: at.Address, Table: code, Token: token, Watch: true}
	for l.Look(); l.Reads(); l.Look() {
		time.Sleep(time.Millisecond)
	}
	o := table.Order{Config: game.Config{Players: 4}, Seats: []table.Wanted{{Name: "Ana"}, {}, {}, {Bot: bot.Resident}}, NoUndo: true}
	game := lobby.Tile{ID: "kept", Chip: "At this screen", Title: "Kept", Note: "Round IV", People: []lobby.Person{{Initial: "A"}}}
	return map[string]scenes.Scene{
		"room": l.Begin(o), "link": lobby.Showing(l.Reader, h.doors(l.Reader)).Join(at, ""), "own": l.Join(at, ""), "watch": l.Join(watch, ""),
		"full": lobby.Showing(l.Reader, (&fakeHost{chairs: h.chairs[:2]}).doors(l.Reader)).Join(at, ""), "code": l.Typed(), "host": l.Host(), "list": l.List(func() []lobby.Tile { return []lobby.Tile{game} }),
		"elsewhere": lobby.Showing(l.Reader, lobby.Doors{}).Join(seat.Place{Table: code}, code),
		"failed":    lobby.Showing(l.Reader, (&fakeHost{err: seat.ErrOld}).doors(l.Reader)).Begin(o),
	}
}
