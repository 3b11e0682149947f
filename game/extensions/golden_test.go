package extensions

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/gametest"
	"clinic/game/recorded"
)

// Golden games are whole games with extensions, recorded command by command, with what was forbidden on the way and
// how they ended. They are replayed here, and in make test also compiled for browsers. After an intended change of
// the rules, record them anew; this searches for the games that show most of their extensions:
//
//	go test ./game/extensions -run TestGolden -update -timeout 30m

var update = flag.Bool("update", false, "record the golden games anew")

// goldenGame describes what to record: the file's name, who plays what, and how many games are tried to find the one
// that shows most.
type goldenGame struct {
	name    string
	players int
	ids     []string
	tries   int
	options map[string]string
	result  string // of a cooperative game, empty for any
	careful bool   // played so that few die
}

// goldenGames lists the games to record: some for each extension and variant, each showing what those before it
// don't, and some with many at once.
func goldenGames() []goldenGame {
	var games []goldenGame
	for _, e := range All() {
		for i := range gamesFor(e.ID) {
			games = append(games, goldenGame{
				name: fmt.Sprintf("%s-%d", e.ID, i+1), players: playersOf(e.ID, i), ids: []string{e.ID}, tries: triesFor(e.ID),
			})
		}
	}
	for i, many := range everything() {
		games = append(games,
			goldenGame{name: "all-with-" + many.with, players: min(i+1, game.MaxPlayers), ids: many.ids, tries: 10},
			goldenGame{name: "all-with-" + many.with + "-four", players: game.MaxPlayers, ids: many.ids, tries: 4})
	}
	return append(games,
		covidGame("low-good", 1, TacticalVictory, "low", "good", true),
		covidGame("low-medium", 3, StrategicVictory, "low", "medium", true),
		covidGame("high-good", 2, TacticalVictory, "high", "good", true),
		covidGame("high-poor", 2, Defeat, "high", "poor", false),
		goldenGame{name: "covid_19-with-temps", players: 2, ids: []string{"temp_agency", "covid_19"}, tries: 300},
	)
}

// many holds everything that can be played together with an extension that excludes another one.
type many struct {
	with string
	ids  []string
}

// everything lists all that can be played together, in every way that exclusions leave, without repetition (X1).
func everything() []many {
	var list []many
	for _, e := range slices.Backward(All()) {
		excludes := func(other *game.Extension) bool { return !together(e, other) }
		if !slices.ContainsFunc(All(), excludes) {
			continue
		}
		ids, variants := game.Together(append([]*game.Extension{e}, slices.DeleteFunc(All(), func(other *game.Extension) bool { return other.ID == e.ID })...))
		ids = append(ids, variants...)
		slices.Sort(ids)
		if !slices.ContainsFunc(list, func(m many) bool { return slices.Equal(m.ids, ids) }) {
			list = append(list, many{e.ID, ids})
		}
	}
	return list
}

// covidGame returns a game of COVID-19 with this result.
func covidGame(name string, players int, result, contagion, isolation string, careful bool) goldenGame {
	return goldenGame{
		name: "covid_19-" + name, players: players, ids: []string{"covid_19"}, tries: 1000, result: result, careful: careful,
		options: map[string]string{covidContagion: contagion, covidIsolation: isolation},
	}
}

// gamesFor returns how many games it takes to show everything about an extension.
func gamesFor(id string) int {
	switch id {
	case "tough_doctors", "clever_doctors", "humble_doctors":
		return 1
	case "covid_19":
		return 0 // see covidGame
	case "therapy_dogs":
		return 3
	}
	return 2
}

// TestGolden replays the golden games and compares the results.
func TestGolden(t *testing.T) {
	for n, g := range goldenGames() {
		t.Run(g.name, func(t *testing.T) {
			if *update {
				record(t, n)
			}
			gametest.PlayGolden(t, os.ReadFile, g.name, All())
		})
	}
}

// No recording is left of a game that is no longer a golden one.
func TestNoGoldenGameIsLeftOver(t *testing.T) {
	files, err := os.ReadDir("testdata/golden")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name, _ := strings.CutSuffix(file.Name(), ".json")
		if !slices.ContainsFunc(goldenGames(), func(g goldenGame) bool { return g.name == name }) {
			t.Errorf("no golden game is called %s: remove its recording", name)
		}
	}
}

// record plays golden game n as often as it says and writes the one that shows most of what no earlier one shows;
// among equals the shortest.
func record(t *testing.T, n int) {
	t.Helper()
	shown := map[string]bool{}
	for _, earlier := range goldenGames()[:n] {
		g := gametest.ReadGolden(t, os.ReadFile, earlier.name)
		maps.Copy(shown, shownBy(t, &g))
	}
	g := goldenGames()[n]
	chosen := extensionsNamed(g.ids)
	own := ownThings(chosen)
	var best recorded.Game
	most := 0
	for i := range g.tries {
		config := configWith(g.players, 1000*n+i, chosen...)
		config.Options = g.options
		for name, value := range numbersFor[g.name] {
			config.Numbers[name] = value
		}
		played, result := play(t, config, chosen, g.careful)
		if g.result != "" && result != g.result {
			continue
		}
		worth := -len(played.Log)
		for thing := range shownBy(t, &played) {
			if own[thing] && !shown[thing] {
				worth += 1000
			}
		}
		if best.Log == nil || worth > most {
			best, most = played, worth
		}
	}
	if best.Log == nil {
		t.Fatalf("none of %d games ends in a %s", g.tries, g.result)
	}
	gametest.WriteGolden(t, os.WriteFile, g.name, &best)
}

// numbersFor holds entries of the numbers table for games that would not show everything otherwise: visitors come
// only to well-known clinics, stocks and bags are rarely used up, and few also win by their scores.
var numbersFor = map[string]map[string]int{
	"cigarettes-2":   {"cigarettes.tiles": 3},
	"helicopters-2":  {"helicopters.each": 2},
	"fire_trucks-2":  {"fire_trucks.each": 2},
	"triage-2":       {"patient_bag.white.two": 3, "patient_bag.yellow.two": 1, "patient_bag.orange.two": 0, "patient_bag.red.two": 0},
	"therapy_dogs-2": {"therapy_dogs.dogs": 1, "therapy_dogs.poops": 2},
	"therapy_dogs-3": {"therapy_dogs.dogs": 0},
	"gift_shop-2":    {"start.popularity": 40},

	"covid_19-low-medium": {"start.popularity": 50},
	"covid_19-high-poor":  {"covid_19.tiles.each_player": 12},
}

// extensionsNamed returns the extensions with these ids.
func extensionsNamed(ids []string) []*game.Extension {
	var chosen []*game.Extension
	for _, e := range All() {
		if slices.Contains(ids, e.ID) {
			chosen = append(chosen, e)
		}
	}
	return chosen
}

// triesEach is how many forbidden commands are tried before each command of a golden game.
const triesEach = 25

// play plays a game and returns its record, with each sentence of its extensions where it first comes up, and the
// result of a cooperative game.
func play(t *testing.T, config game.Config, chosen []*game.Extension, carefully bool) (recorded.Game, string) {
	t.Helper()
	rules, err := game.NewRules(config, All())
	if err != nil {
		t.Fatal(err)
	}
	s, told := rules.Start()
	p, own, seen := newCurious(rules, config.Seed, chosen), ownThings(chosen), map[string]bool{}
	choose := p.command
	if carefully {
		choose = careful{p}.command
	}
	var log []recorded.Entry
	for !s.Over {
		player := s.Deciders()[0]
		legal := rules.Legal(s, player)
		for range triesEach {
			command := p.try(s, player, legal)
			v := rules.Check(s, player, &command)
			if sentence := "sentence " + v.Refusal.Key; !v.Legal() && own[sentence] && !seen[sentence] {
				seen[sentence] = true
				log = append(log, recorded.Entry{Player: player, Command: command, Refused: recorded.RefusalOf(v)})
			}
		}
		command := choose(s, player, legal)
		events, v := rules.Apply(s, player, &command)
		if !v.Legal() {
			t.Fatalf("%+v is listed and refused: %s", command, rules.Sentence(v.Refusal))
		}
		told = append(told, events...)
		log = append(log, recorded.Entry{Player: player, Command: command})
	}
	g, err := recorded.Of(rules, s, log, told)
	if err != nil {
		t.Fatal(err)
	}
	outcome, _ := rules.Outcome(s)
	return g, outcome.Result
}

// playersOf returns the number of players in an extension's golden game i: one, then two, or four if it takes that
// many to use up a deck of cards.
func playersOf(id string, i int) int {
	if id == "urban_design_2" {
		return 1 + 3*i
	}
	return 1 + i
}

// triesFor returns how many games are tried for an extension: many if three players have to take cards of one deck,
// or if a certain person has to be sent to a room that few clinics have.
func triesFor(id string) int {
	switch id {
	case "helicopters":
		return 1000
	case "triage", "therapy_dogs", "emergency", "gift_shop", "urban_design_2":
		return 400
	}
	return 60
}
