//go:build !js

package host_test

import (
	"bytes"
	"crypto/rand"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/online/host"
	"clinic/game/online/onlinetest"
	"clinic/game/protocol"
	"clinic/game/recorded"
	"clinic/game/table"
)

// decisionsInDocument returns each kind of decision in the document, and whether others decide at the same time.
func decisionsInDocument(t *testing.T) map[string]bool {
	t.Helper()
	document, err := os.ReadFile("../../../docs/online.md")
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]bool{}
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z_]+)` \\|.*\\| (.*)\\|$").FindAllStringSubmatch(string(document), -1) {
		if _, twice := list[row[1]]; twice {
			t.Errorf("%s is told of twice", row[1])
		}
		list[row[1]] = strings.HasPrefix(row[2], "decide, too")
	}
	return list
}

// decisionsInProgram returns the kinds of decision that the rules and the extensions know.
func decisionsInProgram(t *testing.T) (list []string) {
	t.Helper()
	kind := regexp.MustCompile(`Decide\w+ +(?:game\.)?DecisionKind = "(\w+)"`)
	for _, folder := range []string{"../..", "../../extensions"} {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, found := range kind.FindAllStringSubmatch(string(source), -1) {
				list = append(list, found[1])
			}
		}
	}
	return list
}

// The document says of each kind of decision who waits for whom.
func TestEveryDecisionIsTold(t *testing.T) {
	told, known := decisionsInDocument(t), decisionsInProgram(t)
	for _, kind := range known {
		if _, is := told[kind]; !is {
			t.Errorf("docs/online.md doesn't say who waits for whom in %q", kind)
		}
		delete(told, kind)
	}
	if len(told) > 0 || len(known) < 29 {
		t.Errorf("there is no decision %v among %d", slices.Collect(maps.Keys(told)), len(known))
	}
}

// everyGame is set with the tag all: then every recorded game is played, otherwise a few.
var everyGame bool

// Recorded games, of the base game, each extension and all that go together, are played again by seats of which never
// more than one is connected. Every decision comes to its seat, the others wait or decide, too, as the document says,
// and the game ends as it did at one screen.
func TestSeatsThatAreNeverThereTogether(t *testing.T) {
	told, met := decisionsInDocument(t), map[string]bool{}
	var files []string
	for _, folder := range []string{"../..", "../../extensions"} {
		list, err := filepath.Glob(filepath.Join(folder, "testdata", "golden", "*.json"))
		if err != nil || len(list) == 0 {
			t.Fatalf("no games are recorded in %s: %v", folder, err)
		}
		for _, file := range list {
			if name := filepath.Base(file); everyGame || slices.Contains([]string{"covid_19-low-medium.json", "ghosts-2.json", "triage-2.json"}, name) {
				files = append(files, file)
			}
		}
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		recorded, err := recorded.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		(&meeting{T: t, Game: recorded, met: met}).play()
		if t.Failed() {
			t.Fatal(file)
		}
	}
	for kind, others := range told {
		switch together, was := met[kind]; {
		case !was && everyGame:
			t.Errorf("%s was never to be decided", kind)
		case together && !others:
			t.Errorf("%s: others decide at the same time, and docs/online.md says that they wait", kind)
		}
	}
}

// meeting is a table whose seats come one after another, to play a recorded game. met has the decisions, and whether
// others had one, too.
type meeting struct {
	*testing.T
	recorded.Game
	met map[string]bool
}

// play plays the game.
func (m *meeting) play() {
	m.Helper()
	rules, err := game.NewRules(m.Config, extensions.All())
	if err != nil {
		m.Fatal(err)
	}
	config, err := json.Marshal(protocol.Config(rules))
	if err != nil {
		m.Fatal(err)
	}
	chance := io.MultiReader(bytes.NewReader(binary.BigEndian.AppendUint64(nil, m.Config.Seed)), rand.Reader) // the seed is drawn first
	h := host.New(onlinetest.Memory(), host.Options{Extensions: extensions.All(), Numbers: m.Numbers, Chance: chance, Now: noon, Requests: often})
	defer h.Close()
	c := connect(m.T, h, "127.0.0.1")
	names := strings.Join([]string{`{"name":"Ana"}`, `{"name":"Bo"}`, `{"name":"Cy"}`, `{"name":"Di"}`}[:m.Config.Players], ",")
	begun := c.ask(fmt.Sprintf(`{"do":"begin","config":%s,"seats":[%s]}`, config, names))
	if begun.Error != nil {
		m.Fatal(begun.Error)
	}
	at := game.NoPlayer // the seat that is there
	for i, e := range m.Log {
		if e.Refused != (recorded.Refusal{}) {
			continue
		}
		if e.Player != at {
			c.conn.Close("")
			c = connect(m.T, h, "127.0.0.1")
			look := c.ask(fmt.Sprintf(`{"do":"look","table":%q}`, begun.Table))
			for slices.ContainsFunc(look.Seats, func(s table.Chair) bool { return s.Here }) { // the host has not yet seen it leave
				look = c.ask(fmt.Sprintf(`{"do":"look","table":%q}`, begun.Table))
			}
			at = e.Player
			c.sit(begun.Table, *begun.Tokens[at])
		}
		if d := c.state.Decision(at); d != nil {
			m.met[string(d.Kind)] = m.met[string(d.Kind)] || len(c.state.Deciders()) > 1
		}
		a := c.apply(uint64(i+1), e.Command)
		if a.Error != nil {
			m.Fatalf("command %d: %v", i, a.Error)
		}
		c.until(a.Number)
	}
	if !c.state.Over {
		m.Error("the game is not over")
	}
	for player := range m.Scores {
		if score := (game.Context{Rules: c.rules, State: c.state, Player: player}).Score(); score.Total != m.Scores[player].Total {
			m.Errorf("player %d has %d points, not %d", player, score.Total, m.Scores[player].Total)
		}
	}
}
