package load

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"clinic/game"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/files"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// table stands for the scene that continues the game.
type table struct {
	scenes.Scene
	_ int // so that each is a different one
}

func (table) Layout(*scenes.Context, float64, float64) {}
func (table) Draw(*ui.Canvas)                          {}
func (table) Update(*scenes.Context)                   {}

func open(t *testing.T, reader *ui.Reader, width, height, scale int) (*Scene, sample.Store, *scenetest.Stage, *[]save.Game) {
	t.Helper()
	store, err := sample.Kept()
	if err != nil {
		t.Fatal(err)
	}
	var played []save.Game
	s := New(reader, sample.Heads(store), save.Autosave, nil, func(g save.Game) (scenes.Scene, error) {
		played = append(played, g)
		return table{}, nil
	})
	stage := scenetest.NewStage(s.Reader, s, width, height, scale)
	stage.Wait(len(s.games) + 2)
	return s, store, stage, &played
}

func TestAGameIsChosenAndPlayedOn(t *testing.T) {
	reader := ui.NewReader("en")
	s, _, stage, played := open(t, reader, 1280, 800, 100)
	at := slices.IndexFunc(s.games, func(k kept) bool { return k.Name == "Sunday with Ana" })
	for range at {
		stage.Keys(ebiten.KeyTab)
	}
	stage.ClickOn(t, "load.game."+string(rune('0'+at)))
	stage.Tap(t, "load.player.3")
	if s.player != 3 {
		t.Error("another player's clinic is not shown")
	}
	stage.ClickOn(t, "load.open")
	if len(*played) != 0 {
		t.Error("the game that goes on is given up without a question")
	}
	stage.ClickOn(t, "dialog.give_up")
	if len(*played) != 1 || len((*played)[0].Match.State.Players) != 4 {
		t.Fatalf("played on: %d games", len(*played))
	}
}

func TestTheGameThatGoesOnIsFirst(t *testing.T) {
	reader := ui.NewReader("en")
	s, _, stage, played := open(t, reader, 1280, 800, 100)
	if s.games[0].Name != save.Autosave || s.games[0].told.Seats.Name(stage.Reader, 1) != "Ben" || s.games[0].told.Saved.IsZero() {
		t.Errorf("the first game is %q of %v", s.games[0].Name, s.games[0].told)
	}
	stage.Keys(ebiten.KeyEnter)
	if len(*played) != 1 {
		t.Error("Enter does not play on")
	}
}

// A finished game stays in the list with its result, below those that can be continued, and a click shows how it
// ended: nothing is given up for that. The same game is not listed twice.
func TestFinishedGamesStayWithTheirResult(t *testing.T) {
	reader := ui.NewReader("en")
	s, store, stage, played := open(t, reader, 1280, 800, 100)
	s.Scroll("load.list").By(1000) // they are read when they are visible
	stage.Wait(len(s.games))
	results := map[string]int{}
	for i := range s.games {
		if k := &s.games[i]; k.place() == finishedGame {
			results[k.result()]++
		} else if i > 0 && s.games[i-1].place() == finishedGame {
			t.Errorf("%s comes behind a finished game", k.Name)
		}
	}
	var found []string
	for result := range results {
		found = append(found, strings.SplitN(result, " · ", 2)[0])
	}
	slices.Sort(found)
	if !slices.Equal(found, []string{"Defeat", "Goal missed", "Tactical victory"}) {
		t.Errorf("the results are %v", results)
	}
	at := slices.IndexFunc(s.games, func(k kept) bool { return strings.HasPrefix(k.title(), "Defeat") })
	if !strings.Contains(s.games[at].about(), "With ") {
		t.Errorf("the lost game says %q", s.games[at].about())
	}
	s.Scroll("load.list").By(1000)
	id := "load.game." + string(rune('0'+at))
	stage.ClickOn(t, id)
	stage.ClickOn(t, "load.open")
	if len(*played) != 1 || !(*played)[0].Match.State.Over {
		t.Errorf("to see the end %d games are opened", len(*played))
	}

	g := (*played)[0]
	if err := store.Write(save.Autosave, g); err != nil {
		t.Fatal(err)
	}
	again := New(stage.Reader, sample.Heads(store), save.Autosave, nil, nil)
	if slices.ContainsFunc(again.games, func(k kept) bool { return k.Name == save.Autosave }) {
		t.Error("the game that is over is listed twice")
	}
}

func TestWhatCannotBeReadIsSaidAndLeftUntouched(t *testing.T) {
	reader := ui.NewReader("en")
	s, store, stage, played := open(t, reader, 1280, 800, 100)
	before := map[string][]byte{}
	for name, data := range store {
		before[name] = bytes.Clone(data)
	}
	for i := range s.games {
		k := &s.games[i]
		if k.Err == nil {
			continue
		}
		stage.ClickOn(t, "load.game."+string(rune('0'+i)))
		stage.ClickOn(t, "load.game."+string(rune('0'+i)))
		stage.ClickOn(t, "load.open")
		if !strings.EqualFold(k.about(), words.Trouble(stage.Reader, k.Err)) {
			t.Errorf("%s: it says %q, not why it cannot be read: %v", k.Name, k.about(), k.Err)
		}
	}
	bad := slices.DeleteFunc(slices.Clone(s.games), func(k kept) bool { return k.Err == nil })
	if len(bad) != 3 || len(*played) != 0 {
		t.Errorf("%d games cannot be read, want 3; %d were played", len(bad), len(*played))
	}
	for name, data := range store {
		if !bytes.Equal(data, before[name]) {
			t.Errorf("%s was changed", name)
		}
	}
}

// A game that can be replayed only up to some command says which one and why. After a question it is continued
// from there: from the list, from the title, and from a file. The save stays as it is.
func TestAGameThatStopsIsGoneOnWithFromThere(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(2, 3)
	if err != nil {
		t.Fatal(err)
	}
	s := sample.Session(match)
	s.OpenCurtain()
	if v := s.Apply(s.Legal()[0]); !v.Legal() {
		t.Fatal(s.Sentence(reader, v.Refusal))
	}
	commands := len(match.Log)
	match.Log = append(match.Log, game.Entry{Player: 0, Command: game.Command{Type: game.BuyPopularity, Points: 1}}, match.Log[0])
	data, err := session.Encode(match, s.Table())
	if err != nil {
		t.Fatal(err)
	}
	store := sample.Store{save.Autosave: data, "by name": data}
	var played []save.Game
	play := func(g save.Game) (scenes.Scene, error) {
		played = append(played, g)
		return table{}, nil
	}
	scene := New(reader, sample.Heads(store), save.Autosave, nil, play)
	stage := scenetest.NewStage(scene.Reader, scene, 1024, 640, 100)
	stage.Wait(4)
	if said := scene.games[1].about(); !strings.Contains(said, fmt.Sprintf("Command %d, in round III, is no longer possible in this Clinic: ", commands+1)) {
		t.Errorf("it says %q", said)
	}
	for _, fault := range stage.Faults("load.game.") {
		t.Error(fault)
	}

	stage.ClickOn(t, "load.open")
	stage.Keys(ebiten.KeyEscape)
	if len(played) > 0 {
		t.Fatal("it is gone on with after no")
	}
	stage.ClickOn(t, "load.open")
	stage.ClickOn(t, "dialog.go_on")
	if len(played) != 1 || len(played[0].Match.Log) != commands {
		t.Fatalf("%d games are gone on with from the list", len(played))
	}

	scene = New(stage.Reader, sample.Heads(store), save.Autosave, nil, play)
	scene.GoOn() // as the title does
	stage = scenetest.NewStage(stage.Reader, scene, 1024, 640, 100)
	stage.Wait(2)
	stage.Tap(t, "dialog.go_on")
	if len(played) != 2 || len(played[1].Match.Log) != commands {
		t.Fatalf("%d games are gone on with from the title", len(played))
	}

	scene = New(stage.Reader, sample.Heads(store), save.Autosave, nil, play)
	stage = scenetest.NewStage(stage.Reader, scene, 1024, 640, 100)
	stage.Wait(4)
	stage.ClickOn(t, "load.game.1") // a game other than the autosave, which is given up
	stage.ClickOn(t, "load.open")
	stage.ClickOn(t, "dialog.go_on")
	stage.ClickOn(t, "dialog.give_up")
	answer := make(chan files.Result, 1)
	answer <- files.Result{Name: "z.clinic", Data: data}
	scene = New(stage.Reader, sample.Heads(sample.Store{}), save.Autosave, nil, play)
	scene.opening = answer
	stage = scenetest.NewStage(stage.Reader, scene, 1024, 640, 100)
	stage.Wait(2)
	stage.ClickOn(t, "dialog.go_on")
	if len(played) != 4 {
		t.Errorf("%d games are gone on with, by name and from a file too", len(played))
	}
	if !bytes.Equal(store[save.Autosave], data) || !bytes.Equal(store["by name"], data) {
		t.Error("the save was changed")
	}
}

// If the last save of a game is damaged, the list says that the one before is whole, and the game is continued
// from there after a question.
func TestADamagedGameIsGoneOnWithFromTheOneBefore(t *testing.T) {
	reader := ui.NewReader("en")
	folder := t.TempDir()
	store := save.Open(folder, nil)
	for commands := 1; commands <= 2; commands++ {
		match, err := sample.AtMove(2, 3)
		if err != nil {
			t.Fatal(err)
		}
		s := sample.Session(match)
		for range commands {
			s.OpenCurtain()
			if v := s.Apply(s.Legal()[0]); !v.Legal() {
				t.Fatal(s.Sentence(reader, v.Refusal))
			}
		}
		if err := session.In(store, save.Autosave).Keep(s.Match(), s.Table()); err != nil {
			t.Fatal(err)
		}
	}
	before, err := store.Read(save.Autosave)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(folder, save.Autosave+".clinic")
	if err := os.Truncate(path, 3000); err != nil {
		t.Fatal(err)
	}
	var played []save.Game
	scene := New(reader, sample.Heads(store), save.Autosave, nil, func(g save.Game) (scenes.Scene, error) {
		played = append(played, g)
		return table{}, nil
	})
	stage := scenetest.NewStage(scene.Reader, scene, 1024, 640, 100)
	stage.Wait(2)
	if said := scene.games[0].about(); said != stage.T("load.damaged_last") {
		t.Errorf("it says %q", said)
	}
	stage.ClickOn(t, "load.open")
	for _, fault := range stage.Faults("load.game.") {
		t.Error(fault)
	}
	stage.ClickOn(t, "dialog.go_on")
	if len(played) != 1 || len(played[0].Match.Log) != len(before.Match.Log)-1 {
		t.Errorf("%d games are gone on with", len(played))
	}
	if info, err := os.Stat(path); err != nil || info.Size() != 3000 {
		t.Error("the damaged file was touched")
	}
}

// Of hundreds of games only the visible ones are replayed; all of them show who played and how popular they are.
func TestManyGamesAreListed(t *testing.T) {
	reader := ui.NewReader("en")
	store, err := sample.Kept()
	if err != nil {
		t.Fatal(err)
	}
	for i := range 300 {
		store[fmt.Sprintf("game %03d", i)] = store["Sunday with Ana"]
	}
	s := New(reader, sample.Heads(store), save.Autosave, nil, nil)
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	stage.Wait(40)
	read := 0
	for i := range s.games {
		k := &s.games[i]
		if k.read {
			read++
		}
		if k.Name == "game 299" && (k.read || len(k.told.Seats) != 4 || len(k.told.Popularity) != 4 || len(k.told.Scores) != 4) {
			t.Errorf("the last one tells %+v", k.told)
		}
	}
	if read > 12 {
		t.Errorf("%d games are read", read)
	}
	s.Scroll("load.list").By(1e9)
	stage.Wait(20)
	if last := &s.games[len(s.games)-1]; !last.read {
		t.Error("the last game is not read when it is seen")
	}
}

func TestAGameIsRemovedOnlyAfterAQuestion(t *testing.T) {
	reader := ui.NewReader("en")
	s, store, stage, _ := open(t, reader, 1280, 800, 100)
	name := s.games[1].Name
	stage.ClickOn(t, "load.game.1")
	stage.ClickOn(t, "load.remove")
	stage.Keys(ebiten.KeyEscape)
	if _, there := store[name]; !there {
		t.Fatal("Esc removes the game")
	}
	stage.ClickOn(t, "load.remove")
	stage.ClickOn(t, "dialog.remove")
	if _, there := store[name]; there || s.games[min(1, len(s.games)-1)].Name == name {
		t.Error("the game is still there")
	}
}

func TestFilesFromElsewhereArePlayedOrRefused(t *testing.T) {
	reader := ui.NewReader("en")
	s, store, stage, played := open(t, reader, 1280, 800, 100)
	give := func(r files.Result) {
		answer := make(chan files.Result, 1)
		answer <- r
		s.opening = answer
		stage.Wait(2)
	}
	give(files.Result{Err: files.ErrCancelled})
	give(files.Result{Err: errors.New("no such file")})
	give(files.Result{Name: "x.clinic", Data: []byte("{}")})
	if len(*played) != 0 {
		t.Fatal("something that is no game is played")
	}
	if _, said := stage.Seen().At["toast"]; !said {
		t.Error("nothing says why the file is refused")
	}
	give(files.Result{Name: "y.clinic", Data: store["Sunday with Ana"]})
	stage.ClickOn(t, "dialog.give_up")
	if len(*played) != 1 {
		t.Error("a good file is not played")
	}
}

// Where the system has no dialog for files, those of the usual folders are listed, to be chosen with mouse, finger
// or keys, or to leave.
func TestAFileIsChosenFromAList(t *testing.T) {
	reader := ui.NewReader("en")
	for name, choose := range map[string]func(*scenetest.Stage){
		"mouse":  func(stage *scenetest.Stage) { stage.ClickOn(t, "dialog.line.1") },
		"finger": func(stage *scenetest.Stage) { stage.Tap(t, "dialog.line.1") },
		"keys":   func(stage *scenetest.Stage) { stage.Keys(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyEnter) },
	} {
		s, store, stage, played := open(t, reader, 1280, 800, 100)
		list := func() {
			answer, good, bad := make(chan files.Result, 1), make(chan files.Result, 1), make(chan files.Result, 1)
			good <- files.Result{Name: "y.clinic", Data: store["Sunday with Ana"]}
			answer <- files.Result{Err: files.ErrNoDialog, Found: []files.Found{
				{Name: "x.clinic", Folder: "/a", Read: func() <-chan files.Result { return bad }}, {Name: "y.clinic", Folder: "/b", Read: func() <-chan files.Result { return good }},
			}}
			s.Opening(answer)
			stage.Wait(2)
		}
		list()
		stage.ClickOn(t, "dialog.back")
		if stage.Wait(2); len(*played) != 0 || s.opening != nil {
			t.Fatalf("%s: leaving the list opens something", name)
		}
		list()
		choose(stage)
		stage.Wait(2)
		stage.ClickOn(t, "dialog.give_up")
		if len(*played) != 1 {
			t.Errorf("%s: the file that is chosen is not played", name)
		}
	}
}

// A file dropped on the window is played whichever scene is shown: at once, or after a question if another game is
// unfinished. A file that is no game is refused, and the scene stays.
func TestADroppedFileIsPlayed(t *testing.T) {
	reader := ui.NewReader("en")
	_, store, _, _ := open(t, reader, 1280, 800, 100)
	for _, unfinished := range []bool{false, true} {
		played := 0
		var running *Unfinished
		if unfinished {
			running = &Unfinished{Reader: reader, Store: store, Name: save.Autosave}
		}
		doors := scenes.Options{Open: func(c *scenes.Context, dropped fs.FS) {
			Take(c, First(dropped), nil, running, func(save.Game) (scenes.Scene, error) { played++; return &table{}, nil })
		}}
		first := &table{}
		stage := scenetest.NewStageWith(reader, first, doors, 1280, 800, 100)
		stage.Drop(nil)
		stage.Drop(fstest.MapFS{"pipe.clinic": {Mode: fs.ModeNamedPipe}})
		stage.Drop(fstest.MapFS{"large.clinic": {Data: make([]byte, save.Largest+1)}})
		stage.Drop(fstest.MapFS{"notes.txt": {Data: []byte("{}")}})
		stage.Wait(2)
		if _, said := stage.Seen().At["toast"]; !said || played > 0 || stage.Scene() != scenes.Scene(first) {
			t.Errorf("something that is no game is played %d times, or nothing says why not", played)
		}
		stage.Drop(fstest.MapFS{"y.clinic": {Data: store["Sunday with Ana"]}})
		stage.Wait(2)
		if unfinished {
			if played > 0 {
				t.Error("the unfinished game is given up without a question")
			}
			stage.ClickOn(t, "dialog.give_up")
		}
		if played != 1 || stage.Scene() == scenes.Scene(first) {
			t.Errorf("with another game unfinished %v, the dropped one is played %d times", unfinished, played)
		}
	}
}

func TestAGameIsSavedUnderAName(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(2, 3)
	if err != nil {
		t.Fatal(err)
	}
	store := sample.Store{}
	s := NewSaveAs(reader, store, sample.Session(match))
	stage := scenetest.NewStage(s.Reader, s, 1024, 640, 100)
	stage.Keys(ebiten.KeyEnd)
	stage.Type(" 2")
	stage.ClickOn(t, "saveas.save")
	if kept, err := store.Read("Base game - round III 2"); err != nil || len(kept.Match.State.Players) != 2 {
		t.Fatalf("saved: %v, %v", kept.Match, err)
	}
	again := NewSaveAs(stage.Reader, store, sample.Session(match))
	stage = scenetest.NewStage(stage.Reader, again, 1024, 640, 100)
	stage.Keys(ebiten.KeyEnd)
	stage.Type(" 2")
	stage.ClickOn(t, "saveas.save")
	if _, asked := stage.Seen().At["dialog.replace"]; !asked {
		t.Error("a game of the same name is replaced without a question")
	}
}

// Return in the name saves the game; names that Clinic uses itself are refused.
func TestReturnKeepsTheGame(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	for name, kept := range map[string]bool{"mine": true, "my autosave": true, "autosave": false, "autosave in window 2": false, "finished 7": false, "original x": false} {
		store := sample.Store{}
		s := NewSaveAs(reader, store, sample.Session(match))
		s.name.Value = ""
		stage := scenetest.NewStage(s.Reader, s, 1024, 640, 100)
		stage.Type(name)
		stage.Keys(ebiten.KeyEnter)
		if _, there := store[name]; there != kept {
			t.Errorf("%q is kept: %v", name, there)
		}
		if _, said := stage.Seen().At["toast"]; !said {
			t.Errorf("%q: nothing is said", name)
		}
	}
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	reader := ui.NewReader("en")
	defer reader.Texts.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 250}, {1920, 1080, 75}, {3840, 2160, 100}} {
		for _, longer := range []int{0, 40} {
			reader.Texts.Lengthen(longer)
			s, _, stage, _ := open(t, reader, size[0], size[1], size[2])
			for i := range s.games {
				s.choose(i)
				stage.Resize(float64(size[0]), float64(size[1])+1, 1)
				stage.Resize(float64(size[0]), float64(size[1]), 1)
				stage.Wait(1)
				for _, fault := range stage.Faults("load.game.") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, game %d: %s", size[0], size[1], size[2], longer, i, fault)
				}
			}
			match, err := sample.AtMove(2, 3)
			if err != nil {
				t.Fatal(err)
			}
			stage = scenetest.NewStage(stage.Reader, NewSaveAs(stage.Reader, sample.Store{}, sample.Session(match)), size[0], size[1], size[2])
			for _, fault := range stage.Faults() {
				t.Errorf("%d×%d at %d %%, texts %d %% longer, save as: %s", size[0], size[1], size[2], longer, fault)
			}
		}
	}
}

// The latest of the saved games comes first, whatever their names are.
func TestTheLatestGameStandsFirst(t *testing.T) {
	reader := ui.NewReader("en")
	store, seats := sample.Store{}, session.Seats{{Name: "Ana"}}
	rules, err := game.NewRules(game.Config{Players: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range []string{"b", "c", "a"} {
		table, err := json.Marshal(session.Told{Table: session.Table{Seats: seats}, Saved: time.Unix(int64(1000+i), 0)})
		if err != nil {
			t.Fatal(err)
		}
		if store[name], err = save.Encode(save.Game{Match: game.NewMatch(rules, nil), Table: table}); err != nil {
			t.Fatal(err)
		}
	}
	var names []string
	for _, k := range New(reader, sample.Heads(store), save.Autosave, nil, nil).games {
		names = append(names, k.Name)
	}
	if !slices.Equal(names, []string{"a", "c", "b"}) {
		t.Errorf("the games are listed as %v", names)
	}
}

// A finished game shows the score of each player, not the popularity, and calls it that.
func TestAFinishedGameHasAScore(t *testing.T) {
	reader := ui.NewReader("en")
	k := kept{Reader: reader, Listed: save.Listed{Header: save.Header{Over: true}}}
	k.told.Popularity, k.told.Scores = []int{22}, []int{42}
	if said := k.standing(0) + ", " + k.score(0); said != "42, Score: 42" {
		t.Errorf("over, with a score of 42: %s", said)
	}
	k.Header.Over = false
	if said := k.standing(0); said != "22" {
		t.Errorf("not over, with a popularity of 22: %s", said)
	}
}

// The screen reads its games one after another and is laid out anew for each: a button pressed meanwhile is
// clicked all the same.
func TestAGameIsClickedWhileTheGamesAreRead(t *testing.T) {
	reader := ui.NewReader("en")
	store, err := sample.Kept()
	if err != nil {
		t.Fatal(err)
	}
	for i := range 8 {
		store[fmt.Sprintf("game %d", i)] = store["Sunday with Ana"]
	}
	s := New(reader, sample.Heads(store), save.Autosave, nil, nil)
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	for i := range s.games {
		s.games[i].read = false
	}
	if stage.ClickOn(t, "load.game.1"); s.chosen != 1 {
		t.Error("the click is lost")
	}
}

// slow is a store from which nothing is read before its gate is closed.
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

// The list appears before any game is read, and says so in a sentence; the games follow by themselves.
func TestGamesComeWhileTheyAreRead(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [...][2]int{{1280, 800}, {390, 844}} {
		store, err := sample.Kept()
		if err != nil {
			t.Fatal(err)
		}
		gate := make(chan struct{})
		s := New(reader, session.NewHeads(slow{store, gate}, "", func() {}), save.Autosave, nil, nil)
		stage := scenetest.NewStage(s.Reader, unhurried{s}, size[0], size[1], 100)
		says := func() bool {
			_, said := stage.Seen().At["load.coming"]
			return said
		}
		if stage.Wait(3); len(s.games) > 0 || s.good() != nil || !says() {
			t.Errorf("%v: before anything is read %d games are there", size, len(s.games))
		}
		close(gate)
		s.store.Whole()
		for s.Reads() {
			stage.Wait(1)
		}
		if stage.Wait(1); says() || s.good() == nil || !s.good().own || len(s.games) < 6 {
			t.Errorf("%v: %d games are there", size, len(s.games))
		}
		stage.Clear()
	}
}

// Only the visible neighborhood of a long list is laid out, and only the visible games are read.
func TestALongListIsReadWhereItIsSeen(t *testing.T) {
	reader := ui.NewReader("en")
	kept, err := sample.Kept()
	if err != nil {
		t.Fatal(err)
	}
	store := sample.Store{}
	for i := range 500 {
		store[fmt.Sprintf("game %d", i)] = kept["Sunday with Ana"]
	}
	s := New(reader, sample.Heads(store), save.Autosave, nil, nil)
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	defer stage.Clear()
	stage.Wait(2)
	read := 0
	for i := range s.games {
		if s.games[i].game.Match != nil {
			read++
		}
	}
	if len(s.games) != 500 || len(s.Page().Widgets) > 100 || read == 0 || read > 20 {
		t.Errorf("of %d games %d are read, and %d things laid out", len(s.games), read, len(s.Page().Widgets))
	}
}
