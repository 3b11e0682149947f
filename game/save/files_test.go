//go:build !js

package save

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"clinic/game"
)

// Anything that is not a save, incomplete, changed or newer is refused with the reason, and left untouched.
func TestRefusals(t *testing.T) {
	good, err := Encode(Game{Match: randomMatch(t, game.Config{Players: 2, Seed: 1}, 50)})
	if err != nil {
		t.Fatal(err)
	}
	replace := func(old, new string) []byte {
		t.Helper()
		if !bytes.Contains(good, []byte(old)) {
			t.Fatalf("there is no %s", old)
		}
		return bytes.Replace(good, []byte(old), []byte(new), 1)
	}
	for _, test := range []struct {
		name string
		data []byte
		want string
	}{
		{"empty", nil, "no saved game"},
		{"picture", []byte("\x89PNG\r\n"), "no saved game"},
		{"other JSON", []byte(`{"name":"x"}`), "no saved game"},
		{"truncated", good[:len(good)/2], "damaged"},
		{"last byte", good[:len(good)-1], "damaged"},
		{"newer format", replace(`"format":1`, `"format":2`), "newer Clinic"},
		{"newer rules", replace(`"rules":5`, `"rules":9`), "newer Clinic"},
		{"no format", replace(`"format":1`, `"format":0`), "damaged"},
		{"other seed", replace(`"seed":1`, `"seed":2`), "damaged"},
		{"other number", replace(`"rounds":6`, `"rounds":5`), "damaged"},
		{"unknown field", replace(`"rules":5`, `"rules":5,"extra":2`), "damaged"},
		{"flipped bit in the log", replace(`"log":"H4sI`, `"log":"H4sJ`), "damaged"},
	} {
		path := filepath.Join(t.TempDir(), "game.clinic")
		if err := os.WriteFile(path, test.data, 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := Read(path, nil)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got %v, want %q", test.name, err, test.want)
		}
		if after, err := os.ReadFile(path); err != nil || !bytes.Equal(after, test.data) {
			t.Errorf("%s: the file was touched: %v", test.name, err)
		}
	}
}

func TestStore(t *testing.T) {
	store := Open(filepath.Join(t.TempDir(), "games"), nil)
	if list, err := listOf(store); err != nil || len(list) != 0 {
		t.Errorf("an empty store lists %v: %v", list, err)
	}
	if _, err := store.Read(Autosave); !errors.Is(err, ErrNothing) {
		t.Errorf("got %v", err)
	}
	first, second := Game{Match: randomMatch(t, game.Config{Players: 1}, 5)}, Game{Match: randomMatch(t, game.Config{Players: 2}, 9)}
	for name, g := range map[string]Game{Autosave: first, "Été 2": second} {
		if err := store.Write(name, g); err != nil {
			t.Fatal(err)
		}
	}
	list, err := listOf(store)
	if err != nil || len(list) != 2 || list[0].Name != Autosave || list[1].Name != "Été 2" || list[1].Header.Config.Players != 2 {
		t.Errorf("listed %v: %v", list, err)
	}
	if g, err := store.Read("Été 2"); err != nil || len(g.Match.Log) != 9 {
		t.Errorf("read %v: %v", g, err)
	}
	if err := store.Remove(Autosave); err != nil {
		t.Error(err)
	}
	if err := store.Remove(Autosave); err != nil {
		t.Error(err)
	}
	if list, err := listOf(store); err != nil || len(list) != 1 {
		t.Errorf("listed %v: %v", list, err)
	}
	for _, name := range []string{"", "../x", "a/b", `a\b`, ".hidden", "x\x00", strings.Repeat("x", 62)} {
		if err := store.Write(name, first); err == nil {
			t.Errorf("wrote as %q", name)
		}
	}
}

// A game that is set aside, readable or not, is kept byte for byte under its own name, once for the same contents.
func TestSetAside(t *testing.T) {
	folder := t.TempDir()
	store := Open(folder, nil)
	if _, err := store.SetAside(Autosave); err == nil {
		t.Error("nothing is set aside")
	}
	names := map[string]bool{}
	for _, contents := range []string{"once upon a time", "once upon a time", `{"game":"clinic","format":99,"rules":1}`} {
		if err := os.WriteFile(filepath.Join(folder, Autosave+extension), []byte(contents), 0o600); err != nil {
			t.Fatal(err)
		}
		name, err := store.SetAside(Autosave)
		if err != nil {
			t.Fatal(err)
		}
		names[name] = true
		if data, err := os.ReadFile(filepath.Join(folder, name+extension)); err != nil || string(data) != contents || !Original(name) {
			t.Errorf("as %q lies %q: %v", name, data, err)
		}
	}
	if listed, err := listOf(store); err != nil || len(names) != 2 || len(listed) != 3 {
		t.Errorf("set aside as %v, listed are %v: %v", names, listed, err)
	}
}

// The previous game is kept beside the new one.
func TestPreviousIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.clinic")
	for commands := 3; commands <= 5; commands++ {
		if err := Write(path, Game{Match: randomMatch(t, game.Config{Players: 1}, commands)}); err != nil {
			t.Fatal(err)
		}
	}
	if g, err := Read(path, nil); err != nil || len(g.Match.Log) != 5 {
		t.Errorf("%v", err)
	}
	if g, err := Read(path+Previous, nil); err != nil || len(g.Match.Log) != 4 {
		t.Errorf("%v", err)
	}
}

// If the file is damaged, the previous one is read with an error that says so, and the list shows it. Nothing damaged
// replaces the previous one: neither the file itself nor one written after it.
func TestTheOneBeforeIsReadWhereTheLastIsDamaged(t *testing.T) {
	folder := t.TempDir()
	store, path := Open(folder, nil), filepath.Join(folder, "game.clinic")
	for commands := 3; commands <= 4; commands++ {
		if err := store.Write("game", Game{Match: randomMatch(t, game.Config{Players: 1}, commands)}); err != nil {
			t.Fatal(err)
		}
	}
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	huge := make([]byte, Largest+1)
	for what, data := range map[string][]byte{
		"cut": good[:len(good)/2], "cut in its head": good[:40], "empty": nil, "zeros": make([]byte, 4096), "huge": huge,
		"changed": bytes.Replace(good, []byte(`"rounds":6`), []byte(`"rounds":5`), 1),
	} {
		putFile(t, path, data)
		g, err := store.Read("game")
		var earlier *Earlier
		if !errors.As(err, &earlier) || g.Match == nil || len(g.Match.Log) != 3 || earlier.Cut != nil {
			t.Errorf("%s: got %v", what, err)
		}
		if l := store.Look("game"); l.Err != nil || l.Header.Config.Players != 1 {
			t.Errorf("%s: the list has %v", what, l.Err)
		}
		if err := store.Write("game", Game{Match: randomMatch(t, game.Config{Players: 1}, 5)}); err != nil {
			t.Fatal(err)
		}
		if g, err := Read(path+Previous, nil); err != nil || len(g.Match.Log) != 3 {
			t.Errorf("%s: in the place of the one before is another: %v", what, err)
		}
	}
	putFile(t, path, good[:40])
	putFile(t, path+Previous, good[:len(good)-9])
	if g, err := store.Read("game"); err == nil || g.Match != nil {
		t.Errorf("both are damaged: %v", err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if _, err := store.Read("game"); !errors.Is(err, ErrNothing) {
		t.Errorf("there is none: %v", err)
	}
}

// putFile writes bytes to a file as another program would.
func putFile(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

// A game is saved even if the previous one can't be kept because a folder has its name.
func TestAFolderInPlaceOfTheOneBefore(t *testing.T) {
	folder := t.TempDir()
	store := Open(folder, nil)
	if err := os.MkdirAll(filepath.Join(folder, "game.clinic"+Previous, "something"), 0o700); err != nil {
		t.Fatal(err)
	}
	for commands := 1; commands <= 2; commands++ {
		if err := store.Write("game", Game{Match: randomMatch(t, game.Config{Players: 1}, commands)}); err != nil {
			t.Fatal(err)
		}
	}
	if g, err := store.Read("game"); err != nil || len(g.Match.Log) != 2 {
		t.Errorf("got %v", err)
	}
	if err := store.Remove("game"); err != nil {
		t.Errorf("it can't be removed: %v", err)
	}
	if entries, err := os.ReadDir(folder); err != nil || len(entries) != 1 {
		t.Errorf("left are %v: %v", entries, err)
	}
}

// Each open program autosaves under a different name; anything that is not a file is left where it is. What a killed
// program left is removed.
func TestClaim(t *testing.T) {
	folder := t.TempDir()
	left := filepath.Join(folder, "autosave.clinic.new")
	putFile(t, left, []byte("half"))
	if err := os.Chtimes(left, time.Unix(0, 0), time.Unix(0, 0)); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(folder, "autosave in window 2.clinic"), 0o700); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"autosave", "autosave in window 3", "autosave in window 4"} {
		if name, another := Claim(folder); name != want || another != (i > 0) || !Autosaved(name) {
			t.Errorf("the name is %s, want %s; another program: %v", name, want, another)
		}
	}
	if _, err := os.Stat(left); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what was left is still there: %v", err)
	}
	if name, another := Claim(left + "/no folder"); name != Autosave || another {
		t.Errorf("in no folder the name is %s", name)
	}
	for _, name := range []string{"", "autosave ", "autosave in window 1", "autosave in window 02", "autosave x", "my autosave"} {
		if Autosaved(name) {
			t.Errorf("%q is the name of a game that goes on by itself", name)
		}
	}
}

// If a save can't be written, the error is one sentence, and the old one stays.
func TestWriteFails(t *testing.T) {
	g := Game{Match: randomMatch(t, game.Config{Players: 1}, 3)}
	path := filepath.Join(t.TempDir(), "no folder", "game.clinic")
	err := Write(path, g)
	if err == nil || err.Error() != "the game can't be saved as "+path+": no such file or directory" {
		t.Errorf("got %v", err)
	}
	path = filepath.Join(t.TempDir(), "game.clinic")
	if err := os.Mkdir(path, 0o700); err != nil { // a folder can't be replaced by renaming
		t.Fatal(err)
	}
	if err := Write(path, g); err == nil {
		t.Error("wrote over a folder")
	}
	if entries, err := os.ReadDir(filepath.Dir(path)); err != nil || len(entries) != 1 {
		t.Errorf("left behind %v: %v", entries, err)
	}
}

// writerOf is the environment variable that makes this test binary a program that saves after every command.
const writerOf = "CLINIC_TEST_SAVES_TO"

func TestMain(m *testing.M) {
	if path := os.Getenv(writerOf); path != "" {
		saveAfterEveryCommand(path)
	}
	os.Exit(m.Run())
}

func saveAfterEveryCommand(path string) {
	all := randomMatch(new(testing.B), game.Config{Players: 2, Seed: 8}, 10_000)
	m := game.NewMatch(all.Rules, nil)
	for i, entry := range all.Log {
		m.Apply(entry.Player, entry.Command)
		if err := Write(path, Game{Match: m}); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(i + 1)
	}
	os.Exit(0)
}

// A program that is killed while saving leaves a whole game behind: the last saved one, or the one being saved.
func TestKilledWhileSaving(t *testing.T) {
	chance := game.Random{Word: 1}
	for range 15 {
		path := filepath.Join(t.TempDir(), "game.clinic")
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), writerOf+"="+path)
		out, err := child.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		lines, saved := bufio.NewScanner(out), 0
		for stop := 1 + chance.Below(40); saved < stop && lines.Scan(); {
			if saved, err = strconv.Atoi(lines.Text()); err != nil {
				t.Fatal(err)
			}
		}
		time.Sleep(time.Duration(chance.Below(3000)) * time.Microsecond) // during one of the next saves
		if err := child.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		for lines.Scan() {
			if saved, err = strconv.Atoi(lines.Text()); err != nil {
				t.Fatal(err)
			}
		}
		var exit *exec.ExitError
		if err := child.Wait(); err != nil && !errors.As(err, &exit) {
			t.Fatal(err)
		}
		g, err := Read(path, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(g.Match.Log); got != saved && got != saved+1 {
			t.Errorf("%d commands are in the file, %d were saved", got, saved)
		}
	}
}

// Two programs that write the same file never get in each other's way: whenever it is read, and however they end, it
// holds one of the two games, whole.
func TestTwoWritersOfOneFile(t *testing.T) {
	chance := game.Random{Word: 2}
	path := filepath.Join(t.TempDir(), "game.clinic")
	for range 5 {
		var children [2]*exec.Cmd
		var said [2]bytes.Buffer
		var lines [2]*bufio.Scanner
		for i := range children {
			children[i] = exec.Command(os.Args[0])
			children[i].Env = append(os.Environ(), writerOf+"="+path)
			children[i].Stderr = &said[i]
			out, err := children[i].StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			lines[i] = bufio.NewScanner(out)
			if err := children[i].Start(); err != nil {
				t.Fatal(err)
			}
		}
		for range 10 + chance.Below(20) {
			for i := range lines { // both are writing
				lines[i].Scan()
			}
			if _, err := Read(path, nil); err != nil {
				t.Error(err)
			}
		}
		for i, child := range children {
			if err := child.Process.Kill(); err != nil && !errors.Is(err, os.ErrProcessDone) {
				t.Fatal(err)
			}
			child.Wait()
			if said[i].Len() > 0 {
				t.Errorf("a writer says %s", said[i].String())
			}
		}
		if g, err := Read(path, nil); err != nil || len(g.Match.Log) == 0 {
			t.Errorf("what is left: %v", err)
		}
	}
}

// listOf returns the headers of all games of a store.
func listOf(store Store) (list []Listed, err error) {
	files, err := store.Files()
	for _, file := range files {
		list = append(list, store.Look(file.Name))
	}
	return list, err
}
