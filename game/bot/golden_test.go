package bot

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
	"clinic/game/gametest"
	"clinic/game/recorded"
)

// Golden games with bots are whole games in which every level plays, recorded command by command. Here the bots make
// all decisions anew, and in make test also compiled for browsers: the same game must come out everywhere, to the
// last byte. After an intended change of the rules or of how bots think, record them anew:
//
//	go test ./game/bot -run TestGolden -update

var update = flag.Bool("update", false, "record the golden games anew")

// goldenGames lists the games to record: who plays what, and how many units of work each decision gets.
var goldenGames = []struct {
	name   string
	seats  []Level
	work   int
	config game.Config
}{
	{"solo-chief", []Level{Chief}, 30, game.Config{Seed: 11, Layouts: []string{"white"}}},
	{"solo-resident", []Level{Resident}, 1, game.Config{Seed: 12, Sides: []string{game.ExpertSide}, Layouts: []string{game.OwnLayout}}},
	{"two", []Level{Chief, Intern}, 16, game.Config{Seed: 21}},
	{"four", []Level{Intern, Chief, Resident, Chief}, 6, game.Config{Seed: 41, Sides: []string{game.ExpertSide}}},
	{"two-with-extensions", []Level{Chief, Resident}, 15, game.Config{Seed: 23, Extensions: []string{
		"gift_shop", "ghosts", "helicopters", "therapy_dogs", "triage", "wheelchairs",
	}}},
	{"three-with-emergency", []Level{Resident, Intern, Chief}, 5, game.Config{Seed: 31, Extensions: []string{
		"air_conditioners", "cigarettes", "emergency", "temp_agency",
	}, Variants: []string{"clever_doctors"}}},
}

// goldenWeights returns the weights kept for these games, so that learning more doesn't change them.
func goldenWeights(t *testing.T) *Judgement {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "golden-judgement.json"))
	if err != nil {
		t.Fatal(err)
	}
	judgement, err := ReadJudgement(data)
	if err != nil {
		t.Fatalf("%v: copy assets/bots/judgement.json there and record the games anew", err)
	}
	return judgement
}

// valuesOf returns the path of the file with the SHA-256 of the worth that the bots found for their answers: the
// commands alone rarely show that a processor rounds differently.
func valuesOf(name string) string { return filepath.Join("testdata", "golden", name+".values") }

// TestGolden lets the bots decide the golden games anew and compares every command, its worth, and the result.
func TestGolden(t *testing.T) {
	weights := goldenWeights(t)
	for _, g := range goldenGames {
		t.Run(g.name, func(t *testing.T) {
			g.config.Players = len(g.seats)
			got, values := playedByBots(t, weights, g.config, g.seats, g.work)
			if *update {
				gametest.WriteGolden(t, os.WriteFile, g.name, &got)
				if err := os.WriteFile(valuesOf(g.name), []byte(values), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want := gametest.ReadGolden(t, os.ReadFile, g.name)
			for i := range min(len(got.Log), len(want.Log)) {
				if now, before := &got.Log[i], &want.Log[i]; now.Player != before.Player || !now.Command.Equal(&before.Command) {
					t.Fatalf("command %d is %+v of player %d, recorded is %+v of player %d; where bots are meant to play otherwise, record with -update", i+1, now.Command, now.Player, before.Command, before.Player)
				}
			}
			for _, difference := range want.Differences(&got) {
				t.Error(difference)
			}
			now, err := got.Format()
			if err != nil {
				t.Fatal(err)
			}
			if before, err := want.Format(); err != nil || !bytes.Equal(now, before) {
				t.Errorf("%d commands came out, recorded are %d (%v)", len(got.Log), len(want.Log), err)
			}
			if before, err := os.ReadFile(valuesOf(g.name)); err != nil || values != string(before) {
				t.Errorf("the commands are the same, and found to be worth something else than recorded (%v)", err)
			}
		})
	}
}

// playedByBots plays a game like the window does: plans are played to their end. It returns the game, and the sum of
// the worth of all answers.
func playedByBots(t *testing.T, weights *Judgement, config game.Config, seats []Level, work int) (recorded.Game, string) {
	t.Helper()
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	players, scripts := make([]*Player, len(seats)), make([]Script, len(seats))
	for i, level := range seats {
		players[i] = New(level, rules, weights, config.Seed+uint64(i))
	}
	s, told := rules.Start()
	var log []recorded.Entry
	values := sha256.New()
	for !s.Over {
		player := s.Deciders()[0]
		command, planned := scripts[player].Next(rules, s, player)
		if !planned {
			thought := players[player].Think(rules.View(s, player), player)
			thought.Continue(work)
			advice := thought.Advice()
			if quick := thought.Decided(); !quick.Command.Equal(&advice.Command) || len(quick.Plan) != len(advice.Plan) {
				t.Errorf("the %s decides %+v without reasons, and %+v with them", seats[player], quick.Command, advice.Command)
			}
			scripts[player].Take(s, player, &advice)
			command = advice.Command
			value := [8]byte{}
			binary.LittleEndian.PutUint64(value[:], math.Float64bits(advice.Value))
			values.Write(value[:])
		}
		events, v := rules.Apply(s, player, &command)
		if !v.Legal() {
			t.Fatalf("the %s wants %+v: %s", seats[player], command, rules.Sentence(v.Refusal))
		}
		told = append(told, events...)
		log = append(log, recorded.Entry{Player: player, Command: command})
	}
	g, err := recorded.Of(rules, s, log, told)
	if err != nil {
		t.Fatal(err)
	}
	return g, fmt.Sprintf("%x\n", values.Sum(nil))
}
