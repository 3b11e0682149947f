package save_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/recorded"
	"clinic/game/save"
)

// testdata/saves holds games that earlier programs saved, each with what was true of it at that time. Every program
// must be able to read all of them, for ever: never change or remove anything here. To add some, for example after a
// new format or a new version of the rules, name them in keptSaves and record them; existing files are left alone:
//
//	go test ./game/save -run TestKeptSaves -record

var record = flag.Bool("record", false, "play and write the kept saves that are not there yet")

const (
	keptFolder  = "testdata/saves"
	saveEnding  = ".clinic"
	truthEnding = ".json"
)

// truth is what was true of a game when it was saved. It holds only plain numbers, which any later program can
// compute, too.
type truth struct {
	Commands       int        `json:"commands"`
	Round          int        `json:"round"`
	Over           bool       `json:"over"`
	UndonePastDraw bool       `json:"undone_past_draw"`
	Players        []standing `json:"players"`
}

type standing struct {
	Deciding   string `json:"deciding"` // the kind of the current decision, empty for none
	Score      int    `json:"score"`    // if the game were over now
	Popularity int    `json:"popularity"`
	Money      int    `json:"money"`
	Time       int    `json:"time"`
	People     int    `json:"people"`
	Modules    int    `json:"modules"`
}

// truthOf returns what is true of a match.
func truthOf(m *game.Match) truth {
	is := truth{Commands: len(m.Log), Round: m.State.Round, Over: m.State.Over, UndonePastDraw: m.State.UndonePastDraw}
	for i := range m.State.Players {
		p := &m.State.Players[i]
		score := game.Context{Rules: m.Rules, State: m.State, Player: i}.Score().Total
		one := standing{"", score, p.Popularity, p.Money, p.Time, len(p.Clinic.People), p.Clinic.Modules().Count()}
		if d := m.State.Decision(i); d != nil {
			one.Deciding = string(d.Kind)
		}
		is.Players = append(is.Players, one)
	}
	return is
}

// keptSave describes a game to be saved: a golden game, or one played at random, and when it is saved.
type keptSave struct {
	name   string
	golden string      // the recorded game that is played
	random game.Config // otherwise the game that is played at random
	until  func(m *game.Match) bool
	then   func(t *testing.T, m *game.Match, next mover) *game.Match // what is done with it then; nil for nothing
}

// keptSaves are the games of testdata/saves.
var keptSaves = []keptSave{
	{name: "base-solo-move", golden: base + "solo-beginner", until: decides(game.DecideMove, 3)},
	{name: "base-solo-own-start", golden: base + "solo-expert-own", until: placing(game.DecideClinic)},
	{name: "base-two-own-start", golden: base + "two-own", until: placing(game.DecideClinic)},
	{name: "base-four-bonuses", golden: base + "four-beginners", until: decides(game.DecideBonus, 0)},
	{name: "base-four-one-has-chosen", golden: base + "four-beginners", until: oneOfAll(game.DecideAction, 3)},
	{name: "base-three-over", golden: base + "three-mixed", until: over},
	{name: "own-numbers", golden: base + "two-rich", until: decides(game.DecideBuild, 4)},
	{name: "rules-3-fewest-nurses", golden: base + "two-rich", until: over},
	{name: "rules-4-goal", golden: base + "solo-expert-own", until: over},
	{name: "rules-4-covid_19-contaminate", golden: more + "covid_19-low-medium", until: decides(extensions.DecideContaminate, 3)},
	{name: "rules-4-covid_19-over", golden: more + "covid_19-low-medium", until: over},
	{name: "rules-4-covid_19-temps-over", golden: more + "covid_19-with-temps", until: over},
	{name: "rules-4-ghosts-over", golden: more + "ghosts-2", until: over},
	{name: "rules-4-temp_agency-over", golden: more + "temp_agency-2", until: over},
	{name: "rules-4-cigarettes-over", golden: more + "cigarettes-2", until: over},
	{name: "rules-4-everything-over", golden: more + "all-with-temp_agency", until: over},
	{name: "undone-past-a-draw", golden: base + "solo-beginner", until: decides(game.DecideHire, 4), then: undone},
	{name: "from-a-position", golden: base + "two-beginners", until: decides(game.DecideMove, 4), then: fromThere},
	{name: "emergency-own-start", random: game.Config{
		Players: 2, Seed: 11, Extensions: []string{"emergency"}, AnnexLayouts: []string{game.OwnLayout, game.OwnLayout},
	}, until: placing(game.DecideAnnex)},
	{name: "emergency-action", golden: more + "emergency-2", until: decides("emergency", 3)},
	{name: "emergency-treatments", golden: more + "emergency-1", until: decides(game.DecideTreatments, 4)},
	{name: "emergency-over", golden: more + "emergency-2", until: over},
	{name: "covid_19-infect", golden: more + "covid_19-low-medium", until: decides(extensions.DecideInfect, 4)},
	{name: "covid_19-temps-treatments", golden: more + "covid_19-with-temps", until: decides(game.DecideTreatments, 1)},
	{name: "covid_19-won", golden: more + "covid_19-high-good", until: over},
	{name: "covid_19-lost", golden: more + "covid_19-high-poor", until: over},
	{name: "cigarettes-smoke", golden: more + "cigarettes-2", until: decides(extensions.DecideSmoke, 3)},
	{name: "helicopters-land", golden: more + "helicopters-2", until: decides(extensions.DecideHelicopter, 3)},
	{name: "fire_trucks-park", golden: more + "fire_trucks-2", until: decides(extensions.DecideFireTruck, 1)},
	{name: "wheelchairs-move", golden: more + "wheelchairs-2", until: decides(game.DecideMove, 5)},
	{name: "public_toilets-move", golden: more + "public_toilets-2", until: decides(game.DecideMove, 5)},
	{name: "temp_agency-hire", golden: more + "temp_agency-2", until: decides(game.DecideHire, 5)},
	{name: "ghosts-move", golden: more + "ghosts-2", until: decides(extensions.DecideGhostMoves, 3)},
	{name: "triage-draw", golden: more + "triage-2", until: decides(extensions.DecideDrawn, 1)},
	{name: "therapy_dogs-move", golden: more + "therapy_dogs-2", until: decides(game.DecideMove, 5)},
	{name: "gift_shop-visits", golden: more + "gift_shop-2", until: decides(extensions.DecideVisits, 1)},
	{name: "air_conditioners-build", golden: more + "air_conditioners-2", until: decides(game.DecideBuild, 5)},
	{name: "urban_design_2-card", golden: more + "urban_design_2-2", until: decides(extensions.DecideCard, 0)},
	{name: "tough_doctors-move", golden: more + "tough_doctors-1", until: decides(game.DecideMove, 4)},
	{name: "clever_doctors-over", golden: more + "clever_doctors-1", until: over},
	{name: "humble_doctors-over", golden: more + "humble_doctors-1", until: over},
	{name: "everything-dogs-ghosts", golden: more + "all-with-therapy_dogs", until: decides(extensions.DecideGhostMoves, 4)},
	{name: "everything-temps-treatments", golden: more + "all-with-temp_agency", until: decides(game.DecideTreatments, 3)},
	{name: "everything-four-over", golden: more + "all-with-therapy_dogs-four", until: over},
	{name: "everything-from-a-position", golden: more + "all-with-temp_agency", until: decides(game.DecideBuild, 5), then: fromThere},
}

// The folders of the golden games.
const (
	base = "../testdata/golden/"
	more = "../extensions/testdata/golden/"
)

// decides waits for a decision of a kind in this round or later.
func decides(kind game.DecisionKind, round int) func(*game.Match) bool {
	return func(m *game.Match) bool {
		for _, player := range m.State.Deciders() {
			if m.State.Round >= round && m.State.Decision(player).Kind == kind {
				return true
			}
		}
		return false
	}
}

// oneOfAll waits until one player has made a decision that all make together.
func oneOfAll(kind game.DecisionKind, round int) func(*game.Match) bool {
	return func(m *game.Match) bool {
		open := 0
		for _, d := range m.State.Pending {
			if d.Kind == kind && d.Together {
				open++
			}
		}
		return m.State.Round >= round && open > 0 && open == len(m.State.Players)-1
	}
}

// placing waits until the players have placed some pieces of a start of their own, but not all.
func placing(kind game.DecisionKind) func(*game.Match) bool {
	deciding := decides(kind, 0)
	return func(m *game.Match) bool {
		return deciding(m) && len(m.Log) >= 3 && m.Log[len(m.Log)-1].Command.Type == game.BuildOne
	}
}

func over(m *game.Match) bool { return m.State.Over }

// undone undoes what the only player did until something drawn is hidden again.
func undone(t *testing.T, m *game.Match, _ mover) *game.Match {
	for !m.State.UndonePastDraw {
		if reason := m.Undo(0); !reason.None() {
			t.Fatal(m.Rules.Sentence(reason))
		}
	}
	return m
}

// fromThere returns a match that begins from the position of another and goes on for some commands.
func fromThere(t *testing.T, m *game.Match, next mover) *game.Match {
	from := game.NewMatch(m.Rules, m.State.Clone())
	for range 25 {
		next(t, from)
	}
	return from
}

// mover plays the next command.
type mover func(t *testing.T, m *game.Match)

// mover returns what plays the game.
func (k *keptSave) mover(t *testing.T) (*game.Rules, mover) {
	t.Helper()
	known := extensions.All()
	if k.golden == "" {
		player := bot.Random{Chance: game.Random{Word: k.random.Seed}, MostMoves: 20}
		rules, err := game.NewRules(k.random, known)
		if err != nil {
			t.Fatal(err)
		}
		return rules, func(t *testing.T, m *game.Match) {
			t.Helper()
			next, _ := player.NextPlayer(m.State)
			command, err := player.Choose(m.Rules, m.State, next)
			if err != nil {
				t.Fatal(err)
			}
			mustApply(t, m, next, command)
		}
	}
	data, err := os.ReadFile(k.golden + truthEnding)
	if err != nil {
		t.Fatal(err)
	}
	golden, err := recorded.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	log := slices.DeleteFunc(golden.Log, func(e recorded.Entry) bool { return e.Refused != recorded.Refusal{} })
	rules, err := golden.Rules(known)
	if err != nil {
		t.Fatal(err)
	}
	return rules, func(t *testing.T, m *game.Match) {
		t.Helper()
		mustApply(t, m, log[0].Player, log[0].Command)
		log = log[1:]
	}
}

func mustApply(t *testing.T, m *game.Match, player int, command game.Command) {
	t.Helper()
	if _, v := m.Apply(player, command); !v.Legal() {
		t.Fatal(m.Rules.Sentence(v.Refusal))
	}
}

// tableOf is what the table remembers of the players.
const tableOf = `{"seats":[{"name":"Ana","color":0},{"name":"Ben","color":1},{"name":"Dana","color":3},{"name":"Chloé","color":2}],"saved":"2026-11-22T06:30:00Z"}`

// write plays the game and writes it, with its truth. Existing files are left alone.
func (k *keptSave) write(t *testing.T) {
	t.Helper()
	path := filepath.Join(keptFolder, k.name+saveEnding)
	if _, err := os.Stat(path); err == nil {
		return
	}
	rules, next := k.mover(t)
	m := game.NewMatch(rules, nil)
	for !k.until(m) {
		if m.State.Over {
			t.Fatal("the game is over before it comes to that")
		}
		next(t, m)
	}
	if k.then != nil {
		m = k.then(t, m, next)
	}
	data, err := save.Encode(save.Game{Match: m, Table: json.RawMessage(tableOf)})
	if err != nil {
		t.Fatal(err)
	}
	is, err := json.MarshalIndent(truthOf(m), "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(keptFolder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(strings.TrimSuffix(path, saveEnding)+truthEnding, append(is, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestKeptSaves reads every save that was ever kept: each leads to the same game as when it was saved.
func TestKeptSaves(t *testing.T) {
	if *record {
		for i := range keptSaves {
			t.Run("record "+keptSaves[i].name, keptSaves[i].write)
		}
	}
	paths, err := filepath.Glob(filepath.Join(keptFolder, "*"+saveEnding))
	if err != nil {
		t.Fatal(err)
	}
	for i := range keptSaves {
		if !slices.Contains(paths, filepath.Join(keptFolder, keptSaves[i].name+saveEnding)) {
			t.Errorf("%s is missing", keptSaves[i].name)
		}
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), saveEnding), func(t *testing.T) {
			saved, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			g, err := save.Decode(saved, extensions.All())
			if err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(strings.TrimSuffix(path, saveEnding) + truthEnding)
			if err != nil {
				t.Fatal(err)
			}
			var want truth
			if err := json.Unmarshal(data, &want); err != nil {
				t.Fatal(err)
			}
			if got := truthOf(g.Match); !reflect.DeepEqual(got, want) {
				t.Errorf("the game is\n%+v, when it was saved it was\n%+v", got, want)
			}
			again, err := save.Encode(g)
			if err != nil {
				t.Fatal(err)
			}
			if g, err = save.Decode(again, extensions.All()); err != nil || !reflect.DeepEqual(truthOf(g.Match), want) {
				t.Errorf("saved once more it is another game: %v", err)
			}
		})
	}
}
