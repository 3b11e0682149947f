package game_test

import (
	"flag"
	"os"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/gametest"
	"clinic/game/recorded"
)

// Golden games are whole games, recorded command by command, with their results. They are replayed here and,
// in make test, also in a browser build: the same commands must give the same game everywhere. After an
// intended change of the rules, record them anew:
//
//	go test ./game -run TestGolden -update

var update = flag.Bool("update", false, "record the golden games anew")

// goldenGames are the games to record, by file name.
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

// TestGolden replays the golden games and compares the results.
func TestGolden(t *testing.T) {
	for _, g := range goldenGames {
		t.Run(g.name, func(t *testing.T) {
			if *update {
				record(t, g.name, g.config)
			}
			gametest.PlayGolden(t, os.ReadFile, g.name, extensions.All())
		})
	}
}

// Together, the golden games show what happens in games: every component of the base game, and good and bad events.
func TestGoldenGamesShowEverything(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range goldenGames {
		played := gametest.ReadGolden(t, os.ReadFile, g.name)
		rules, err := played.Rules(extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		_, err = played.Play(rules, func(entry *recorded.Entry, _ game.Verdict, events []game.Event) {
			if entry != nil {
				seen["command "+string(entry.Command.Type)] = true
			}
			for _, e := range events {
				seen["event "+string(e.Type)] = true
				if e.Type == game.ComponentBuilt && e.Money < 0 {
					seen["component "+string(e.Component.Kind)] = true
				}
				for _, step := range e.Path {
					seen["way "+step.How.String()] = true
				}
			}
		})
		if err != nil {
			t.Fatal(err)
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

// record plays a game and writes its file.
func record(t *testing.T, name string, config game.Config) {
	t.Helper()
	m := newMatch(t, config)
	steady := steady{chance: game.Random{Word: config.Seed}}
	var log []recorded.Entry
	for !m.State.Over {
		player := m.State.Deciders()[0]
		command := steady.command(m, player)
		if _, v := m.Apply(player, command); !v.Legal() {
			t.Fatalf("the player wants %+v: %s", command, m.Rules.Sentence(v.Refusal))
		}
		log = append(log, recorded.Entry{Player: player, Command: command})
	}
	g, err := recorded.Of(m.Rules, m.State, log, m.Told)
	if err != nil {
		t.Fatal(err)
	}
	gametest.WriteGolden(t, os.WriteFile, name, &g)
}
