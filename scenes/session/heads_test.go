package session_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/storage"
)

// watched is a store that records which heads were read, and whose reads can be blocked.
type watched struct {
	save.Store
	mutex sync.Mutex
	gate  chan struct{} // heads are read only once it is closed
	read  []string
}

// watch returns a store whose gate is open.
func watch(store save.Store) *watched {
	w := &watched{Store: store, gate: make(chan struct{})}
	close(w.gate)
	return w
}

func (w *watched) Look(name string) save.Listed {
	<-w.gate
	w.mutex.Lock()
	w.read = append(w.read, name)
	w.mutex.Unlock()
	return w.Store.Look(name)
}

// reads returns the names of the heads read since the last call.
func (w *watched) reads() (names []string) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	names, w.read = w.read, nil
	return names
}

func names(found *session.Found) (all []string) {
	for _, head := range found.All {
		all = append(all, head.Name)
	}
	slices.Sort(all)
	return all
}

func nothing() {}

// Callers that ask for heads wait for none: a goroutine reads them.
func TestHeadsAreReadBesideTheFrames(t *testing.T) {
	store, err := sample.Kept()
	if err != nil {
		t.Fatal(err)
	}
	slow := &watched{Store: store, gate: make(chan struct{})}
	heads := session.NewHeads(slow, "", nothing)
	heads.Refresh()
	if found := heads.Found(); found.Whole || len(found.All) > 0 || !heads.Reading() {
		t.Errorf("before anything can be read %d heads are found, all: %v", len(found.All), found.Whole)
	}
	close(slow.gate)
	if found := heads.Whole(); !found.Whole || len(found.All) != len(store) {
		t.Errorf("%d of %d heads are found, all: %v", len(found.All), len(store), found.Whole)
	}
}

// A head is read once, and again only if its file has changed. Files added or removed by hand are noticed.
func TestAHeadIsReadOnce(t *testing.T) {
	folder := t.TempDir()
	kept, err := sample.Kept()
	if err != nil {
		t.Fatal(err)
	}
	put := func(name, from string) {
		if err := os.WriteFile(filepath.Join(folder, name+".clinic"), kept[from], 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for name := range kept {
		put(name, name)
	}
	store := watch(save.Open(folder, extensions.All()))
	heads := session.NewHeads(store, "", nothing)
	first := heads.Whole()
	if read := store.reads(); len(read) != len(kept) || len(first.All) != len(kept) {
		t.Fatalf("read are %v", read)
	}
	if again := heads.Whole(); len(store.reads()) > 0 || again != first {
		t.Error("heads are read twice, or told anew")
	}
	put("alone", "Sunday with Ana")
	put("by hand", "alone")
	if err := os.Remove(filepath.Join(folder, "half written.clinic")); err != nil {
		t.Fatal(err)
	}
	found := heads.Whole()
	if read := store.reads(); !slices.Equal(read, []string{"alone", "by hand"}) {
		t.Errorf("read are %v", read)
	}
	all := names(found)
	if len(all) != len(kept) || slices.Contains(all, "half written") || !slices.Contains(all, "by hand") {
		t.Errorf("found are %v", all)
	}
	at := slices.IndexFunc(found.All, func(head *session.Head) bool { return head.Name == "alone" })
	if found.All[at].Header.Config.Players != 4 {
		t.Error("what was changed is told as it was")
	}
}

// many saves a number of games in a folder of its own, and returns the folder.
func many(t *testing.T, count int) string {
	t.Helper()
	storage.KeepIn(t.TempDir())
	t.Cleanup(func() { storage.KeepIn("") })
	folder := t.TempDir()
	match, err := sample.AtMove(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	s := sample.Session(match)
	data, err := session.Encode(s.Match(), s.Table())
	if err != nil {
		t.Fatal(err)
	}
	for i := range count {
		if err := os.WriteFile(filepath.Join(folder, "game "+string(rune('a'+i%26))+string(rune('a'+i/26))+".clinic"), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

const (
	manyGames = 120
	indexFile = "games.index"
)

// The next start reads the index and none of its games, and finds the same in it as in the games.
func TestTheIndexTellsWhatGamesTell(t *testing.T) {
	folder := many(t, manyGames)
	first := session.NewHeads(save.Open(folder, extensions.All()), indexFile, nothing).Whole()
	store := watch(save.Open(folder, extensions.All()))
	again := session.NewHeads(store, indexFile, nothing).Whole()
	if read := store.reads(); len(read) > 0 {
		t.Errorf("read are %v", read)
	}
	if !slices.Equal(names(first), names(again)) || len(again.All) != manyGames {
		t.Fatalf("%d games are told of", len(again.All))
	}
	for i, head := range again.All {
		told := first.All[i]
		if head.Header.Config.Seed != told.Header.Config.Seed || head.Header.Rules != told.Header.Rules || head.Header.Round != told.Header.Round ||
			!slices.Equal(head.Seats, told.Seats) || !slices.Equal(head.Popularity, told.Popularity) || head.Step != told.Step {
			t.Errorf("%s is told as %+v, not %+v", head.Name, head.Told, told.Told)
		}
		if _, err := game.NewRulesWith(head.Header.Rules, head.Header.Config, head.Header.Numbers, extensions.All()); err != nil || len(head.Header.Numbers) == 0 {
			t.Errorf("%s has no rules: %v", head.Name, err)
		}
	}
}

// An index that is damaged, empty, truncated or from another program is rebuilt from the games.
func TestADamagedIndexIsMadeAnew(t *testing.T) {
	folder := many(t, manyGames)
	session.NewHeads(save.Open(folder, extensions.All()), indexFile, nothing).Whole()
	good, err := storage.Read(indexFile)
	if err != nil {
		t.Fatal(err)
	}
	changed := bytes.Clone(good)
	changed[len(changed)/2] ^= 1
	for what, bad := range map[string][]byte{"changed": changed, "empty": {}, "cut off": good[:len(good)/2], "something else": []byte(`{"game":"clinic"}`)} {
		if err := storage.Write(indexFile, bad); err != nil {
			t.Fatal(err)
		}
		store := watch(save.Open(folder, extensions.All()))
		found := session.NewHeads(store, indexFile, nothing).Whole()
		if read := store.reads(); len(read) != manyGames || len(found.All) != manyGames {
			t.Errorf("%s: %d heads are read, %d found", what, len(read), len(found.All))
		}
		next := watch(save.Open(folder, extensions.All()))
		if session.NewHeads(next, indexFile, nothing).Whole(); len(next.reads()) > 0 {
			t.Errorf("%s: the index is not made anew", what)
		}
	}
}

// Two programs that share an index lose none of each other's games.
func TestTwoProgramsShareAnIndex(t *testing.T) {
	folder := many(t, manyGames)
	one := session.NewHeads(save.Open(folder, extensions.All()), indexFile, nothing)
	other := session.NewHeads(save.Open(folder, extensions.All()), indexFile, nothing)
	one.Whole()
	other.Whole()
	match, err := sample.AtMove(2, 2)
	if err != nil {
		t.Fatal(err)
	}
	if err := session.In(one, "by one").Keep(match, session.Table{}); err != nil {
		t.Fatal(err)
	}
	if err := session.In(other, "by the other").Keep(match, session.Table{}); err != nil {
		t.Fatal(err)
	}
	for _, heads := range [...]*session.Heads{one, other, session.NewHeads(save.Open(folder, extensions.All()), indexFile, nothing)} {
		if all := names(heads.Whole()); len(all) != manyGames+2 {
			t.Errorf("%d games are found", len(all))
		}
	}
}
