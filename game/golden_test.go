package game_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
)

// Golden games are whole games, recorded command by command, with what came out in the end. They are played again
// here, and in make test also compiled for browsers: the same commands must give the same game everywhere.
// After a change of the rules that is meant, record them anew:
//
//	go test ./game -run TestGolden -update

var update = flag.Bool("update", false, "record the golden games anew")

// golden is a recorded game.
type golden struct {
	Config    game.Config  `json:"config"`
	Log       []logged     `json:"log"`
	Scores    []game.Score `json:"scores"`
	Standings []int        `json:"standings"`
	State     string       `json:"state"`  // SHA-256 of the last state as JSON
	Events    string       `json:"events"` // SHA-256 of all events as JSON
}

type logged struct {
	Player  int          `json:"player"`
	Command game.Command `json:"command"`
}

// goldenGames are the games to record, by name of the file.
var goldenGames = []struct {
	name   string
	config game.Config
}{
	{"solo-beginner", game.Config{Players: 1, Seed: 11, Layouts: []string{"white"}}},
	{"solo-expert-own", game.Config{Players: 1, Seed: 12, Sides: []string{game.ExpertSide}, Layouts: []string{game.OwnLayout}, Goal: game.GoalNoDeaths}},
	{"two-beginners", game.Config{Players: 2, Seed: 21}},
	{"two-own", game.Config{Players: 2, Seed: 22, Layouts: []string{game.OwnLayout, game.OwnLayout}}},
	{"three-mixed", game.Config{Players: 3, Seed: 31, Sides: []string{game.BeginnerSide, game.ExpertSide, game.BeginnerSide}, Layouts: []string{"red", "orange", game.OwnLayout}}},
	{"four-beginners", game.Config{Players: 4, Seed: 41}},
	{"four-experts", game.Config{Players: 4, Seed: 42, Sides: []string{game.ExpertSide}}},
	{"two-rich", game.Config{Players: 2, Seed: 23, Numbers: map[string]int{"start.money": 200, "build.components": 5}}},
}

// TestGolden plays the golden games again and compares what comes out.
func TestGolden(t *testing.T) {
	for _, g := range goldenGames {
		t.Run(g.name, func(t *testing.T) {
			path := filepath.Join("testdata", "golden", g.name+".json")
			if *update {
				record(t, path, g.config)
			}
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var want golden
			if err := json.Unmarshal(data, &want); err != nil {
				t.Fatal(err)
			}
			m := newMatch(t, want.Config)
			for i, entry := range want.Log {
				if _, v := m.Apply(entry.Player, entry.Command); !v.Legal() {
					t.Fatalf("command %d, %+v, is refused: %s", i+1, entry, m.Rules.Sentence(v.Refusal))
				}
			}
			got := outcome(t, m, want.Config)
			for player := range want.Scores {
				if fmt.Sprint(got.Scores[player]) != fmt.Sprint(want.Scores[player]) {
					t.Errorf("player %d scores %+v, recorded are %+v", player, got.Scores[player], want.Scores[player])
				}
			}
			if !slices.Equal(got.Standings, want.Standings) {
				t.Errorf("the standings are %v, recorded are %v", got.Standings, want.Standings)
			}
			if got.Events != want.Events || got.State != want.State {
				t.Errorf("events %s and state %s are not as recorded", got.Events, got.State)
			}
			if !m.State.Over {
				t.Error("the game is not over")
			}
		})
	}
}

// The golden games together show what happens in games: every component of the base game, and what goes well and not.
func TestGoldenGamesShowEverything(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range goldenGames {
		data, err := os.ReadFile(filepath.Join("testdata", "golden", g.name+".json"))
		if err != nil {
			t.Fatal(err)
		}
		var recorded golden
		if err := json.Unmarshal(data, &recorded); err != nil {
			t.Fatal(err)
		}
		m := newMatch(t, recorded.Config)
		for _, entry := range recorded.Log {
			m.Apply(entry.Player, entry.Command)
			seen["command "+string(entry.Command.Type)] = true
		}
		for _, e := range m.Told {
			seen["event "+string(e.Type)] = true
			if e.Type == game.ComponentBuilt && e.Money < 0 {
				seen["component "+string(e.Component.Kind)] = true
			}
			for _, step := range e.Path {
				seen["way "+step.How.String()] = true
			}
		}
	}
	var wanted []string
	for i := range clinic.Blueprints {
		wanted = append(wanted, "component "+string(clinic.Blueprints[i].Kind))
	}
	for how := clinic.Start; how <= clinic.Ride; how++ {
		wanted = append(wanted, "way "+how.String())
	}
	for _, kind := range [...]game.CommandType{
		game.ChooseAction, game.BuildOne, game.HireOne, game.QueueOne, game.AdmitOne, game.MoveOne, game.Treat, game.BuyPopularity,
		game.TakeBonus, game.ChooseGoal, game.Done,
	} {
		wanted = append(wanted, "command "+string(kind))
	}
	for _, kind := range [...]game.EventType{
		game.PatientsSwapped, game.PatientGaveUp, game.PatientCured, game.ExpensesMissed, game.PatientDied, game.LevelChanged,
		game.LaboratoryPoint, game.ResidentLevelledUp, game.PopularityBought, game.GameEnded,
	} {
		wanted = append(wanted, "event "+string(kind))
	}
	for _, w := range wanted {
		if !seen[w] {
			t.Errorf("no golden game shows the %s", w)
		}
	}
}

func newMatch(t *testing.T, config game.Config) *game.Match {
	t.Helper()
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	return game.NewMatch(rules, nil)
}

// outcome is the record of a match that is over.
func outcome(t *testing.T, m *game.Match, config game.Config) golden {
	t.Helper()
	g := golden{Config: config, Standings: m.Rules.Standings(m.State), State: sum(t, m.State), Events: sum(t, m.Told)}
	for _, entry := range m.Log {
		g.Log = append(g.Log, logged{entry.Player, entry.Command})
	}
	for player := range m.State.Players {
		g.Scores = append(g.Scores, game.Context{Rules: m.Rules, State: m.State, Player: player}.Score())
	}
	return g
}

func sum(t *testing.T, value any) string {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	hash := sha256.Sum256(data)
	return hex.EncodeToString(hash[:])
}

// record plays a game and writes it, one command a line.
func record(t *testing.T, path string, config game.Config) {
	t.Helper()
	m := newMatch(t, config)
	s := steady{chance: game.Random{Word: config.Seed}}
	for !m.State.Over {
		player := m.State.Deciders()[0]
		command := s.command(m, player)
		if _, v := m.Apply(player, command); !v.Legal() {
			t.Fatalf("the player wants %+v: %s", command, m.Rules.Sentence(v.Refusal))
		}
	}
	data, err := json.Marshal(outcome(t, m, config))
	if err != nil {
		t.Fatal(err)
	}
	data = append(bytes.ReplaceAll(data, []byte(`{"player":`), []byte("\n"+`{"player":`)), '\n')
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}
