package session_test

import (
	"bufio"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
)

// slowKeeper saves a match only when it is allowed to.
type slowKeeper struct {
	let  chan error
	kept chan int // number of commands of the match
}

func (k slowKeeper) Keep(match *game.Match, _ session.Table) error {
	err := <-k.let
	k.kept <- len(match.Log)
	return err
}

// A command can be played while the previous one is still being saved; the one after waits for that. So at most the
// last command is missing. What is saved is the match as it was, whatever is played meanwhile.
func TestTheGameIsOneCommandAheadOfTheDisk(t *testing.T) {
	keeper := slowKeeper{make(chan error), make(chan int, 10)}
	writer := session.Behind(keeper)
	match, err := sample.AtMove(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(match, sample.Seats(1), writer) // returns while the keeper is blocked
	played := make(chan int, 10)
	go func() {
		s.Apply(s.Legal()[0]) // waits until the match at the start is saved
		played <- len(match.Log)
		s.Undo()
		played <- len(match.Log)
	}()
	for _, want := range []int{0, 1} {
		select {
		case <-played:
			t.Fatalf("a command was played before there are %d commands on the disk", want)
		default:
		}
		keeper.let <- nil
		if got := <-keeper.kept; got != want {
			t.Errorf("%d commands are kept, want %d", got, want)
		}
		<-played
	}
	keeper.let <- errors.New("the disk is full")
	if got := <-keeper.kept; got != 0 {
		t.Errorf("after undo %d commands are kept", got)
	}
	writer.Wait()
	if troubles := s.Troubles(); len(troubles) != 1 || troubles[0].Error() != "the disk is full" {
		t.Errorf("what is said: %v", troubles)
	}
}

// A panic while a match is handed over doesn't keep the program from ending.
func TestAMistakeWhileHandingOverHoldsUpNobody(t *testing.T) {
	writer := session.Behind(slowKeeper{})
	func() {
		defer func() {
			if recover() == nil {
				t.Error("no match is no mistake")
			}
		}()
		writer.Keep(nil, session.Table{})
	}()
	writer.Wait()
}

// These environment variables turn this test binary into a program that plays a game and is killed.
const (
	playsIn = "CLINIC_TEST_PLAYS_IN" // folder in which games are saved
	playsOf = "CLINIC_TEST_PLAYS_OF" // number of the game
)

func TestMain(m *testing.M) {
	if folder := os.Getenv(playsIn); folder != "" {
		which, err := strconv.Atoi(os.Getenv(playsOf))
		if err == nil {
			store := save.Open(folder, extensions.All())
			name, _ := session.Claim(folder)
			fmt.Println(name)
			io.Copy(io.Discard, os.Stdin) // until the other program has its name, too
			err = play(which, session.Behind(session.Played(store, store, name)), func(way string) { fmt.Println(way) })
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// mostChanges is how many changes a game goes through that is to be killed.
const mostChanges = 60

// play plays a game with all extensions by itself, the same one every time, with undo and redo in between. After each
// change it calls tell with a name of the commands so far.
func play(which int, writer *session.Writer, tell func(way string)) error {
	config := game.Config{Players: 1, Seed: uint64(which)}
	config.Extensions, config.Variants = game.Together(extensions.All())
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		return err
	}
	s := session.New(game.NewMatch(rules, nil), sample.Seats(1), writer)
	tell(wayOf(s.Match()))
	chance := game.Random{Word: uint64(which)}
	for range mostChanges {
		switch legal := s.Legal(); {
		case len(legal) == 0:
			return nil
		case chance.Below(6) == 0 && s.MayUndo().None():
			s.Undo()
		case chance.Below(3) == 0 && s.MayRedo().None():
			s.Redo()
		default:
			s.Apply(legal[chance.Below(len(legal))])
		}
		tell(wayOf(s.Match()))
	}
	return nil
}

// wayOf returns a name that differs for each list of commands.
func wayOf(m *game.Match) string {
	log, err := json.Marshal(append([]game.Entry{}, m.Log...))
	if err != nil {
		return err.Error()
	}
	return fmt.Sprintf("%d commands %.8x", len(m.Log), sha256.Sum256(log))
}

// Two programs play in the same folder, and each is killed at a random moment. They leave two whole games behind,
// each lacking at most the last change. The next program gets its old name again.
func TestKilledAHundredTimes(t *testing.T) {
	const times, atOnce = 50, 4 // two programs each time
	for part := range atOnce {
		t.Run(strconv.Itoa(part), func(t *testing.T) {
			t.Parallel()
			for which := part; which < times; which += atOnce {
				folder := filepath.Join(t.TempDir(), strconv.Itoa(which))
				var both, named sync.WaitGroup
				named.Add(2)
				together := func() { // neither plays before both have their names
					named.Done()
					named.Wait()
				}
				var names [2]string
				for i := range names {
					both.Go(func() {
						var err error
						if names[i], err = kill(folder, 2*which+i, together); err != nil {
							t.Errorf("game %d: %v", 2*which+i, err)
						}
					})
				}
				both.Wait()
				if slices.Sort(names[:]); names != [2]string{"autosave", "autosave in window 2"} {
					t.Errorf("the games went on as %q", names)
				}
				if name, another := save.Claim(folder); name != save.Autosave || another {
					t.Errorf("the next program keeps its game as %s", name)
				}
			}
		})
	}
}

// kill plays a game in a folder, kills the program that plays it, and returns the name under which the game was
// saved; named is called once that is known. The error says what is wrong with what was left.
func kill(folder string, which int, named func()) (name string, err error) {
	var ways []string // of the whole game
	err = play(which, nil, func(way string) { ways = append(ways, way) })
	chance := game.Random{Word: uint64(which)}
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), playsIn+"="+folder, playsOf+"="+strconv.Itoa(which))
	child.Stderr = os.Stderr
	out, outErr := child.StdoutPipe()
	in, inErr := child.StdinPipe()
	if err = errors.Join(err, outErr, inErr); err == nil {
		err = child.Start()
	}
	if err != nil {
		named()
		return "", err
	}
	lines, done := bufio.NewScanner(out), 0
	if lines.Scan() {
		name = lines.Text()
	}
	named()
	in.Close()
	for stop := 1 + chance.Below(15); done < stop && lines.Scan(); {
		done++
	}
	time.Sleep(time.Duration(chance.Below(8000)) * time.Microsecond) // somewhere in what follows
	if err := child.Process.Kill(); err != nil {
		return name, err
	}
	for lines.Scan() {
		if !slices.Contains(ways, strings.TrimSpace(lines.Text())) {
			break // a truncated line
		}
		done++
	}
	var exit *exec.ExitError
	if err := child.Wait(); err != nil && !errors.As(err, &exit) {
		return name, err
	}
	kept, err := save.Open(folder, extensions.All()).Read(name)
	if errors.Is(err, save.ErrNothing) && done <= 1 { // there was only the beginning to save
		return name, nil
	}
	if err != nil {
		return name, fmt.Errorf("after %d changes: %w", done, err)
	}
	// The last change reported is ways[done-1]; the one after may be on the disk before it is reported.
	if way := wayOf(kept.Match); !slices.Contains(ways[max(0, done-2):min(len(ways), done+1)], way) {
		err = fmt.Errorf("kept are %s; the last changes led to %v", way, ways[max(0, done-3):min(len(ways), done+2)])
	}
	return name, err
}
