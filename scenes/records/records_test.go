package records

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/storage"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// These environment variables make this test binary a program that records games.
const (
	recordsIn   = "CLINIC_TEST_RECORDS_IN"   // the folder
	recordsFrom = "CLINIC_TEST_RECORDS_FROM" // the first seed
)

const recorded = 12 // games by each program

func TestMain(m *testing.M) {
	if folder := os.Getenv(recordsIn); folder != "" {
		from, err := strconv.Atoi(os.Getenv(recordsFrom))
		for seed := from; seed < from+recorded && err == nil; seed++ {
			var kept save.Game
			if kept, err = ended(uint64(seed)); err == nil {
				err = session.Record(save.Open(folder, extensions.All()), kept)
			}
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	scenetest.Main(m)
}

// ended returns a solo game with a seed, at its end.
func ended(seed uint64) (save.Game, error) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: seed, Goal: game.GoalNoDeaths}, extensions.All())
	if err != nil {
		return save.Game{}, err
	}
	m := game.NewMatch(rules, nil)
	m.State.Over, m.State.Players[0].Goal = true, game.GoalNoDeaths
	table, err := json.Marshal(session.Table{Seats: sample.Seats(1)})
	return save.Game{Match: m, Table: table}, err
}

// table stands for the scene that a record leads to.
type table struct {
	scenes.Scene
	_ int
}

func (table) Layout(*scenes.Context, float64, float64) {}
func (table) Draw(*ui.Canvas)                          {}
func (table) Update(*scenes.Context)                   {}

// open shows the sample's records in a window, and returns the games that are viewed and replayed.
func open(t *testing.T, width, height int) (s *Scene, stage *scenetest.Stage, seen, replayed *[]save.Game) {
	t.Helper()
	store, err := sample.Records()
	if err != nil {
		t.Fatal(err)
	}
	seen, replayed = new([]save.Game), new([]save.Game)
	to := func(list *[]save.Game) Door {
		return func(kept save.Game) (scenes.Scene, error) {
			*list = append(*list, kept)
			return &table{}, nil
		}
	}
	reader := ui.NewReader("en")
	s = New(reader, sample.Heads(store), sample.Store{}, extensions.All(), Doors{See: to(seen), Replay: to(replayed)})
	stage = scenetest.NewStage(reader, s, width, height, 100)
	stage.Wait(3)
	return s, stage, seen, replayed
}

// place returns the index in the list of the game that was really played with that many players.
func (s *Scene) place(players int) int {
	return slices.IndexFunc(s.list, func(r *Record) bool {
		return len(r.Header.Numbers) > 0 && r.Header.Config.Players == players && r.Header.Config.Seed < 100
	})
}

// The Hall of Fame has only solo games that met their goal, without help, from their start, each seed once: the
// best first (B87, B88).
func TestTheHallOfFame(t *testing.T) {
	s, _, _, _ := open(t, 1280, 800)
	if len(s.list) < 5 {
		t.Fatalf("%d games are listed", len(s.list))
	}
	for i, r := range s.list {
		if !r.Alone() || !r.Own().Met || !r.Aids.None() || r.Origin.Kind == session.Copy || r.Own().Rank == "" {
			t.Errorf("place %d has %+v", i+1, r.Told)
		}
		if i > 0 && s.list[i-1].Own().Total < r.Own().Total {
			t.Errorf("place %d is better than the one before", i+1)
		}
	}
	all := slices.Clone(s.all)
	again := all[len(all)-1]
	head := *again.Head
	again.Head, head.Header.Config.Numbers = &head, map[string]int{"price_garden": 1}
	if again.Famous() {
		t.Error("changed numbers count")
	}
}

// A game whose seat was handed to a bot counts for the person who began it, with everybody the seat has cured, and
// is no solo game. One that bots played from the start does not count.
func TestAHandedSeatCounts(t *testing.T) {
	reader := ui.NewReader("en")
	cured := market.Bag{0, 4, 2, 1}
	ofBot := session.Seat{Bot: bot.Chief, Given: string(bot.Chief)}
	handed := session.Seat{Name: "Ada", Bot: bot.Chief}
	for _, seats := range []session.Seats{{handed}, {ofBot, handed}, {handed, ofBot}, {ofBot}} {
		told := session.Told{Table: session.Table{Seats: seats}}
		told.Ended = make([]session.Ended, len(seats))
		person := slices.IndexFunc(seats, func(s session.Seat) bool { return s.Handed() })
		want := market.Bag{}
		if person >= 0 {
			told.Ended[person].Cured, want = cured, cured
		}
		rules, err := game.NewRules(game.Config{Players: len(seats), Seed: 1}, nil)
		if err != nil {
			t.Fatal(err)
		}
		m := game.NewMatch(rules, nil)
		m.State.Over = true
		table, err := json.Marshal(told)
		if err != nil {
			t.Fatal(err)
		}
		store := sample.Store{}
		if err := store.Write("game", save.Game{Match: m, Table: table}); err != nil {
			t.Fatal(err)
		}
		s := New(reader, sample.Heads(store), sample.Store{}, nil, Doors{})
		stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
		stage.Wait(2)
		if s.news.cured != want || len(s.news.alone) > 0 || len(s.all) != 1 || s.all[0].Famous() {
			t.Errorf("%+v: %v are cured, %d games alone", seats, s.news.cured, len(s.news.alone))
		}
		if says := stage.T("records.cured", ui.Data{"Count": cured.Total()}); strings.Contains(s.summary(), says) != (person >= 0) {
			t.Errorf("%+v: the line above says %q", seats, s.summary())
		}
		stage.Clear()
	}
}

// A copy of a game from one of its moments is listed with all games, and counts in no statistics.
func TestACopyIsListedAndCountsForNothing(t *testing.T) {
	s, stage, _, _ := open(t, 1280, 800)
	stage.ClickOn(t, "records.view.1")
	copied := func(r *Record) bool { return r.Origin.Kind == session.Copy }
	if !slices.ContainsFunc(s.list, copied) || slices.ContainsFunc(s.news.alone, copied) {
		t.Error("a copy is not listed, or counts")
	}
	one := slices.IndexFunc(s.all, func(r Record) bool { return copied(&r) })
	if n := newsOf(s.all[one : one+1]); n.games > 0 || n.cured.Total() > 0 || len(n.played) > 0 {
		t.Errorf("%d games with %d patients cured are counted", n.games, n.cured.Total())
	}
}

// Each extension has the mean of its scores in the column that says so, from the first game on.
func TestEachExtensionHasItsMean(t *testing.T) {
	s, stage, _, _ := open(t, 1280, 800)
	s.news.played = []playedWith{{id: plain, games: 2, sum: 1553}}
	if stage.ClickOn(t, "records.view.1"); !stage.Reads("777") {
		t.Error("the mean of two games with 1,553 in all isn't there")
	}
}

// While the Hall of Fame is empty the list begins with every game.
func TestTheListBeginsWhereGamesAre(t *testing.T) {
	reader := ui.NewReader("en")
	store, err := sample.Records()
	if err != nil {
		t.Fatal(err)
	}
	all, _ := Of(sample.Heads(store).Found())
	for _, r := range all {
		if r.Famous() {
			delete(store, r.Name)
		}
	}
	s := New(reader, sample.Heads(store), sample.Store{}, extensions.All(), Doors{})
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	stage.Wait(2)
	if famous := slices.ContainsFunc(s.all, func(r Record) bool { return r.Famous() }); famous || s.view != everyGame || len(s.list) != len(s.all) {
		t.Errorf("the list begins with %d of %d games", len(s.list), len(s.all))
	}
}

// toTheEnd scrolls to the end of the list, which is found on the way: rows that were never near are not laid out.
func toTheEnd(s *Scene, stage *scenetest.Stage) {
	for end := -1.0; s.Scroll("records.list").Height != end; {
		end = s.Scroll("records.list").Height
		s.Scroll("records.list").Show(ui.Rect{Y: 1e5})
		stage.Wait(2)
	}
	s.Scroll("records.list").Show(ui.Rect{Y: 1e5})
}

// Every finished game is found and opened, by mouse, by finger and by keys.
func TestARecordIsOpened(t *testing.T) {
	s, stage, seen, _ := open(t, 1280, 800)
	stage.ClickOn(t, "records.view.1")
	if len(s.list) != len(s.all) {
		t.Fatalf("%d of %d games are listed", len(s.list), len(s.all))
	}
	at := s.place(2)
	toTheEnd(s, stage)
	stage.ClickOn(t, fmt.Sprintf("records.game.%d", at))
	if len(*seen) != 1 || len((*seen)[0].Match.State.Players) != 2 || !(*seen)[0].Match.State.Over {
		t.Fatalf("%d games are seen", len(*seen))
	}
	t.Run("by finger", func(t *testing.T) {
		s, stage, _, replayed := open(t, 390, 844)
		stage.Tap(t, "records.view.1")
		toTheEnd(s, stage)
		stage.Tap(t, fmt.Sprintf("records.replay.%d", s.place(1)))
		if len(*replayed) != 1 || len((*replayed)[0].Match.State.Players) != 1 {
			t.Fatalf("%d games are replayed", len(*replayed))
		}
	})
	s, stage, seen, _ = open(t, 1280, 800)
	stage.ClickOn(t, "records.view.1")
	toTheEnd(s, stage)
	s.Page().Focus(s.Page().Widgets[slices.IndexFunc(s.Page().Widgets, func(w ui.Widget) bool {
		area, ok := w.(*ui.Area)
		return ok && area.ID == fmt.Sprintf("records.game.%d", s.place(1))
	})])
	stage.Keys(ebiten.KeyEnter)
	if len(*seen) != 1 {
		t.Errorf("Enter opens %d games", len(*seen))
	}
}

// The list can be limited to one goal, one extension or one side.
func TestRecordsAreChosen(t *testing.T) {
	s, stage, _, _ := open(t, 1280, 800)
	stage.ClickOn(t, "records.view.1")
	stage.ClickOn(t, "records.side.2")
	if len(s.list) == 0 || slices.ContainsFunc(s.list, func(r *Record) bool { return r.sideOf() != game.ExpertSide }) {
		t.Errorf("%d games are listed on the narrow side", len(s.list))
	}
	stage.ClickOn(t, "records.side.0")
	stage.ClickOn(t, "records.goal")
	stage.ClickOn(t, "dialog.line.2")
	if s.goal == "" || len(s.list) == 0 || slices.ContainsFunc(s.list, func(r *Record) bool { return r.Own().Goal != s.goal }) {
		t.Errorf("%d games are listed with the goal %q", len(s.list), s.goal)
	}
	stage.ClickOn(t, "records.goal")
	stage.ClickOn(t, "dialog.line.0")
	stage.ClickOn(t, "records.with")
	stage.ClickOn(t, "dialog.line.1")
	if s.with != plain || len(s.list) == 0 || slices.ContainsFunc(s.list, func(r *Record) bool { return len(r.Header.Config.Extensions)+len(r.Header.Config.Variants) > 0 }) {
		t.Errorf("%d games are listed of the base game", len(s.list))
	}
}

// Without a record the screen explains what the first game does.
func TestNoRecords(t *testing.T) {
	reader := ui.NewReader("en")
	s := New(reader, sample.Heads(sample.Store{}), sample.Store{}, nil, Doors{})
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	stage.Wait(2)
	if !stage.Reads(stage.T("records.empty")) {
		t.Error("nothing is said")
	}
}

// Before any game with an extension its chart says what will be there, and nothing is cut off.
func TestNothingWasPlayedWithAnExtension(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [...][2]int{{1280, 800}, {1024, 640}} {
		for _, language := range [...]string{"en", "fr", "pt"} {
			reader.Texts.Choose(language)
			s := New(reader, sample.Heads(sample.Store{}), sample.Store{}, extensions.All(), Doors{})
			stage := scenetest.NewStage(s.Reader, s, size[0], size[1], 100)
			stage.Wait(3)
			if !stage.Reads(stage.T("records.none_with")) {
				t.Errorf("%v, %s: nothing is said", size, language)
			}
			for _, fault := range stage.Faults("records.chart") {
				t.Errorf("%v, %s: %s", size, language, fault)
			}
			stage.Clear()
		}
	}
}

// The line above the records counts the solved puzzles, too.
func TestSolvedPuzzlesAreCounted(t *testing.T) {
	reader := ui.NewReader("en")
	s := New(reader, sample.Heads(sample.Store{}), sample.Store{}, nil, Doors{Puzzles: func() int { return 14 }})
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	stage.Wait(2)
	if !stage.Reads(stage.T("records.puzzles", ui.Data{"Count": 14})) {
		t.Error("nothing is said of the puzzles")
	}
}

// An export can be imported elsewhere: games that are there already stay as they are, and a broken part of the
// file loses nothing else.
func TestRecordsAreMerged(t *testing.T) {
	reader := ui.NewReader("en")
	store, err := sample.Records()
	if err != nil {
		t.Fatal(err)
	}
	for name := range store {
		if len(name) != 12 { // only its header is real
			delete(store, name)
		}
	}
	s := New(reader, sample.Heads(store), sample.Store{}, extensions.All(), Doors{})
	var file save.Collector
	add := func(data []byte) {
		if err := file.Add(save.Piece{Kind: save.RecordPiece, Data: data}); err != nil {
			t.Fatal(err)
		}
	}
	for _, data := range store {
		add(data)
		add(bytes.Replace(slices.Clone(data), []byte(`"round":6`), []byte(`"round":5`), 1))
	}
	data, err := file.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	other := sample.Store{}
	name := s.all[0].Name
	other[name] = bytes.Clone(store[name])
	there := New(s.Reader, sample.Heads(other), sample.Store{}, extensions.All(), Doors{})
	stage := scenetest.NewStage(s.Reader, there, 1280, 800, 100)
	stage.Wait(2)
	there.opening = chosen(data)
	stage.Wait(2*len(store) + 3)
	if len(there.all) != 2 || !bytes.Equal(other[name], store[name]) {
		t.Errorf("%d records are there", len(there.all))
	}
	for name := range other {
		if was, err := store.Read(name); err != nil {
			t.Error(err)
		} else if now, err := other.Read(name); err != nil || len(now.Match.Log) != len(was.Match.Log) {
			t.Errorf("it is read as another game: %v", err)
		}
	}
}

// chosen returns a file that the player has chosen.
func chosen(data []byte) <-chan files.Result {
	answer := make(chan files.Result, 1)
	answer <- files.Result{Name: "records.json", Data: data}
	return answer
}

// fullStore fails to write.
type fullStore struct{ sample.Store }

func (fullStore) Write(string, save.Game) error { return syscall.ENOSPC }

// A full disk is reported in one sentence, and existing files stay; a broken record is counted and left as it is.
func TestAFullDiskAndABrokenRecord(t *testing.T) {
	reader := ui.NewReader("en")
	store, err := sample.Records()
	if err != nil {
		t.Fatal(err)
	}
	count := len(store)
	store["broken"] = []byte(`{"game":"clinic","format":1,`)
	s := New(reader, sample.Heads(fullStore{store}), sample.Store{}, extensions.All(), Doors{})
	if len(s.all) != count || s.unread != 1 {
		t.Errorf("%d of %d records are read, %d not", len(s.all), count, s.unread)
	}
	kept, err := ended(7)
	if err != nil {
		t.Fatal(err)
	}
	data, err := save.Encode(kept)
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	stage.Wait(2)
	s.opening = chosen(data)
	stage.Wait(4)
	if len(s.all) != count || len(store) != count+1 {
		t.Errorf("%d records are there", len(s.all))
	}
}

// Two programs that record games in the same folder at the same time lose none.
func TestTwoProgramsRecord(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "records")
	var both sync.WaitGroup
	for _, from := range []int{1, 1 + recorded/2} { // half of the games are the same
		both.Go(func() {
			child := exec.Command(os.Args[0])
			child.Env = append(os.Environ(), recordsIn+"="+folder, recordsFrom+"="+strconv.Itoa(from))
			if out, err := child.CombinedOutput(); err != nil {
				t.Errorf("%v: %s", err, out)
			}
		})
	}
	both.Wait()
	found := sample.Heads(save.Open(folder, extensions.All())).Found()
	all, unread := Of(found)
	if found.Err != nil || unread > 0 || len(all) != recorded+recorded/2 {
		t.Errorf("%d records are kept, %d unreadable: %v", len(all), unread, found.Err)
	}
}

// The table for spreadsheets has a line for each game.
func TestTheTable(t *testing.T) {
	s, _, _, _ := open(t, 1280, 800)
	data, err := Table(s.all)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := csv.NewReader(bytes.NewReader(data)).ReadAll()
	if err != nil || len(lines) != len(s.all)+1 {
		t.Fatalf("%d lines: %v", len(lines), err)
	}
	for i := range s.all {
		if score := lines[i+1][10]; score != strconv.Itoa(s.all[i].Own().Total) {
			t.Errorf("line %d has the score %s", i+1, score)
		}
	}
}

// Finished games that earlier programs kept among the saves become records.
func TestEarlierProgramsGamesBecomeRecords(t *testing.T) {
	reader := ui.NewReader("en")
	two, err := sample.Ended(2)
	if err != nil {
		t.Fatal(err)
	}
	name, err := session.Identity(two.Match())
	if err != nil {
		t.Fatal(err)
	}
	games, store := sample.Store{}, sample.Store{}
	if err := session.In(games, "finished "+name).Keep(two.Match(), two.Table()); err != nil {
		t.Fatal(err)
	}
	s := New(reader, sample.Heads(store), games, extensions.All(), Doors{})
	scenetest.NewStage(s.Reader, s, 1280, 800, 100).Wait(3)
	if len(s.all) != 1 || s.all[0].Name != name || len(games) != 1 {
		t.Errorf("the records are %+v", s.all)
	}
}

// Records that came in since the list was last opened are framed, the medals lead to their clinics, and a row
// leads straight to its review.
func TestRecordsLeadOn(t *testing.T) {
	reader := ui.NewReader("en")
	store, err := sample.Records()
	if err != nil {
		t.Fatal(err)
	}
	reviewed, clinic := 0, 0
	s := New(reader, sample.Heads(store), sample.Store{}, extensions.All(), Doors{
		Review: func(save.Game) (scenes.Scene, error) { reviewed++; return &table{}, nil },
		Clinic: func(number int) scenes.Scene { clinic = number; return &table{} },
		Fresh: func(all []string) <-chan Came {
			came := make(chan Came, 1)
			came <- Came{Names: all[:1]}
			return came
		},
	})
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	stage.Wait(2)
	if len(s.fresh) != 1 || s.tip(&s.all[0]) != stage.T("records.fresh") || s.tip(&s.all[1]) != "" {
		t.Errorf("%v are fresh", s.fresh)
	}
	stage.ClickOn(t, "records.medals.5")
	if clinic != 5 {
		t.Errorf("the medals of the fifth clinic lead to number %d", clinic)
	}
	stage = scenetest.NewStage(stage.Reader, s, 1280, 800, 100)
	stage.Wait(2)
	stage.ClickOn(t, "records.view.1")
	toTheEnd(s, stage)
	stage.ClickOn(t, fmt.Sprintf("records.review.%d", s.place(1)))
	if reviewed != 1 {
		t.Errorf("%d reviews are opened", reviewed)
	}
}

// The dot of a game in the chart of scores leads to its review.
func TestADotLeadsToTheReview(t *testing.T) {
	reader := ui.NewReader("en")
	played, err := sample.Ended(1)
	if err != nil {
		t.Fatal(err)
	}
	store := sample.Store{}
	kept, err := json.Marshal(session.Told{Table: played.Table()})
	if err == nil {
		err = session.Record(store, save.Game{Match: played.Match(), Table: kept})
	}
	if err != nil {
		t.Fatal(err)
	}
	reviewed := 0
	s := New(reader, sample.Heads(store), sample.Store{}, extensions.All(), Doors{
		See: func(save.Game) (scenes.Scene, error) {
			t.Error("it leads to the end of the game")
			return &table{}, nil
		},
		Review: func(save.Game) (scenes.Scene, error) { reviewed++; return &table{}, nil },
	})
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	defer stage.Clear()
	stage.Wait(2)
	if stage.ClickOn(t, "records.dot.0"); reviewed != 1 {
		t.Errorf("%d reviews are opened", reviewed)
	}
}

// The names of records are kept between calls: the first time nothing is fresh, then whatever has come in.
func TestWhatIsFreshIsKept(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, x := range []struct{ all, fresh []string }{{[]string{"a", "b"}, nil}, {[]string{"a", "b"}, nil}, {[]string{"a", "b", "c"}, []string{"c"}}, {[]string{"a", "b", "c"}, nil}} {
		if got := (<-Fresh(x.all)).Names; !slices.Equal(got, x.fresh) {
			t.Errorf("of %v %v are fresh, want %v", x.all, got, x.fresh)
		}
	}
}

// Without a record the first three places are outlined in every window, one below the other, with a button for the
// first game.
func TestTheFirstPlacesStandInOutline(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [...][2]int{{1280, 800}, {1024, 640}, {820, 1180}, {390, 844}, {844, 390}} {
		begun := false
		s := New(reader, sample.Heads(sample.Store{}), sample.Store{}, nil, Doors{FirstGame: func(*scenes.Context) { begun = true }})
		stage := scenetest.NewStage(s.Reader, s, size[0], size[1], 100)
		stage.Wait(2)
		at := stage.Seen().At
		for _, id := range [...]string{"records.outline.0", "records.first_game"} {
			if _, there := at[id]; !there && size[1] > 400 {
				t.Errorf("%v: %s is not seen", size, id)
			}
		}
		if at["records.outline.1"][1] < at["records.outline.0"][1]+at["records.outline.0"][3] && size[1] > 400 {
			t.Errorf("%v: the places lie at %v and %v", size, at["records.outline.0"], at["records.outline.1"])
		}
		if stage.Keys(ebiten.KeyEnter); !begun {
			t.Errorf("%v: the first game does not begin", size)
		}
		stage.Clear()
	}
}

// slow is a store whose headers are read only when its gate is closed.
type slow struct {
	save.Store
	gate chan struct{}
}

func (s slow) Look(name string) save.Listed {
	<-s.gate
	return s.Store.Look(name)
}

// unhurried is a scene that no stage waits for.
type unhurried struct{ scenes.Scene }

// The screen appears before any record is read, and says so in a sentence; the records follow by themselves.
func TestRecordsComeWhileTheyAreRead(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [...][2]int{{1280, 800}, {390, 844}} {
		store, err := sample.Records()
		if err != nil {
			t.Fatal(err)
		}
		gate := make(chan struct{})
		asked := 0
		s := New(reader, session.NewHeads(slow{store, gate}, "", func() {}), sample.Store{}, extensions.All(), Doors{Fresh: func(all []string) <-chan Came {
			asked++
			return nil
		}})
		stage := scenetest.NewStage(s.Reader, unhurried{s}, size[0], size[1], 100)
		says := func() bool {
			return stage.Reads(stage.T("records.coming"))
		}
		if stage.Wait(3); !says() || len(s.all) > 0 || asked > 0 {
			t.Errorf("%v: before anything is read %d records are there, and it is said: %v", size, len(s.all), says())
		}
		close(gate)
		s.store.Whole()
		if stage.Wait(2); says() || len(s.all) != len(store) || s.view != hall || asked != 1 {
			t.Errorf("%v: %d of %d records are there, and it is still said: %v", size, len(s.all), len(store), says())
		}
		stage.Clear()
	}
}

// Only the visible neighborhood of a long list is laid out, and its bar reaches all of it.
func TestALongListIsLaidOutWhereItIsSeen(t *testing.T) {
	reader := ui.NewReader("en")
	kept, err := sample.Records()
	if err != nil {
		t.Fatal(err)
	}
	store := sample.Store{}
	for name, data := range kept {
		for i := range 40 {
			store[fmt.Sprintf("%s %d", name, i)] = data
		}
	}
	s := New(reader, sample.Heads(store), sample.Store{}, extensions.All(), Doors{})
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	defer stage.Clear()
	stage.Wait(2)
	stage.ClickOn(t, "records.view.1")
	if len(s.list) != len(store) || len(s.Page().Widgets) > 400 {
		t.Errorf("for %d games %d things are laid out", len(s.list), len(s.Page().Widgets))
	}
	toTheEnd(s, stage)
	stage.Wait(2)
	if _, seen := stage.Seen().At[fmt.Sprintf("records.game.%d", len(store)-1)]; !seen || len(s.Page().Widgets) > 400 {
		t.Errorf("at its end %d things are laid out, the last game is seen: %v", len(s.Page().Widgets), seen)
	}
}

// A goal with another name in older games counts under its current name: in the choice of goals, in the list, and
// in comparisons of scores.
func TestOldNamesOfGoalsCountUnderTheNew(t *testing.T) {
	reader := ui.NewReader("en")
	store, err := sample.Records()
	if err != nil {
		t.Fatal(err)
	}
	all, _ := Of(sample.Heads(store).Found())
	var so []string
	for i := range all {
		if all[i].Own().Goal == game.GoalManyPatients {
			so = append(so, all[i].Name)
		}
	}
	store[so[0]] = bytes.ReplaceAll(store[so[0]], []byte(`"goal":"many_patients"`), []byte(`"goal":"fifteen_patients"`))
	s := New(reader, sample.Heads(store), sample.Store{}, extensions.All(), Doors{})
	s.view, s.goal = everyGame, game.GoalManyPatients
	if s.choose(); len(s.list) != len(so) || len(so) < 2 {
		t.Errorf("%d games of %d have the goal", len(s.list), len(so))
	}
	old := slices.IndexFunc(s.all, func(r Record) bool { return r.Own().Goal == "fifteen_patients" })
	same := s.all[old]
	head := *same.Head
	same.Head, head.Ended = &head, slices.Clone(head.Ended)
	if head.Ended[0].Goal = game.GoalManyPatients; old < 0 || !same.alike(&s.all[old]) {
		t.Error("games of both names are not alike")
	}
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	defer stage.Clear()
	stage.Wait(2)
	stage.ClickOn(t, "records.goal")
	if _, more := stage.Seen().At[fmt.Sprintf("dialog.line.%d", 1+len(game.BaseGoals()))]; more {
		t.Error("the goal is offered under two names")
	}
}

// A damaged file of seen records is set aside before anything is written in its place, once, with a notice.
func TestDamagedSeenRecordsAreSetAside(t *testing.T) {
	storage.KeepIn(t.TempDir())
	t.Cleanup(func() { storage.KeepIn("") })
	if err := storage.Write(seenFile, []byte(`["a","b`)); err != nil {
		t.Fatal(err)
	}
	if came := <-Fresh([]string{"a", "b"}); !came.Damaged || len(came.Names) > 0 {
		t.Errorf("of a damaged file came %+v", came)
	}
	if aside, err := storage.Read("records-seen-damaged.json"); err != nil || string(aside) != `["a","b` {
		t.Errorf("set aside is %q: %v", aside, err)
	}
	if came := <-Fresh([]string{"a", "b", "c"}); came.Damaged || !slices.Equal(came.Names, []string{"c"}) {
		t.Errorf("then came %+v", came)
	}
}
