package game_test

import (
	"flag"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/gametest"
	"clinic/game/rule"
)

// These games are played with random legal commands for coverage: they continue until every type of command,
// component, event and refusal has been seen, and after each command everything that must always hold is checked. A
// failure prints the command line that repeats it.

var onlySeed = flag.Int("game", -1, "play only this random game")

// wanted returns everything that random games must come across.
func wanted() []string {
	var list []string
	rules, _ := game.NewRules(game.Config{Players: 2}, nil)
	for _, command := range game.CommandTypes(rules) {
		list = append(list, "command "+string(command))
	}
	for _, spec := range rules.Components {
		list = append(list, "component "+string(spec.Kind))
	}
	for _, e := range []game.EventType{
		game.RoundBegan, game.ActionChosen, game.ActionsRevealed, game.ActionRevealed, game.ComponentBuilt, game.PersonHired, game.PatientQueued, game.PatientsSwapped,
		game.PatientAdmitted, game.PatientArrived, game.PatientGaveUp, game.PersonMoved, game.PatientCured, game.TreatmentChosen, game.SalariesPaid, game.UpkeepPaid,
		game.ExpensesMissed, game.PopularityBought, game.IncomeSaved, game.PatientDied, game.LevelChanged, game.LaboratoryPoint, game.ResidentLevelledUp,
		game.ResidencyRefilled, game.NursesLeft, game.PilesOpened, game.TurnOrderSet, game.BonusTaken, game.GoalChosen, game.PlayerDone, game.GameEnded,
	} {
		list = append(list, "event "+string(e))
	}
	for key := range rule.English {
		if !slices.Contains(neverRefused, key) && !strings.HasPrefix(key, "worth_") { // those are reasons for advice
			list = append(list, "refusal "+key)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// TestRandomGames plays until everything has been seen, but at least half of the games that it may play.
func TestRandomGames(t *testing.T) {
	seen, list := gametest.Seen{}, wanted()
	missing, games := list, 0
	for seed := 0; seed < gametest.GamesOfBase && (seed < gametest.GamesOfBase/2 || len(missing) > 0); seed++ {
		games = seed + 1
		if *onlySeed >= 0 && seed != *onlySeed {
			continue
		}
		if why := playRandomly(t, seen, seed, nil); why != "" {
			t.Fatalf("game %d: %s\nrepeat with: go test ./game -run '^%s$' -game %d", seed, why, t.Name(), seed)
		}
		missing = slices.DeleteFunc(slices.Clone(list), func(w string) bool { return seen[w] > 0 })
	}
	t.Logf("all seen in %d games", games)
	if len(missing) > 0 && *onlySeed < 0 {
		t.Errorf("never seen in %d games: %s", games, strings.Join(missing, ", "))
	}
}

// The game calls every hook of the probe, which uses all of them, and what the probe adds comes up.
func TestRandomGamesAskEveryHook(t *testing.T) {
	asked, seen := map[string]int{}, gametest.Seen{}
	known := []*game.Extension{game.Probe(asked)}
	for seed := range 12 {
		if why := playRandomly(t, seen, seed, known); why != "" {
			t.Fatalf("game %d: %s", seed, why)
		}
	}
	for seed := range 12 {
		rules, _ := game.NewRules(randomConfig(seed, known), known)
		s, _ := rules.Start()
		for _, goal := range [...]string{game.GoalAllSpaces, "peace"} {
			s.Players[0].Goal = goal
			(game.Context{Rules: rules, State: s}).Score()
		}
		game.BeginAdmit(game.Context{Rules: rules, State: s}.Annex())
		rules.Rank(30)
	}
	names := []string{
		"Actions", "Objections", "Invariants", "Commands", "Steps", "ScoreLines", "Openers", "Setup pieces", "Fits", "Modes", "Table",
		"Steps before", "Steps at the end", "Always", "Outcome", "Annex", "Annex shown", "Bonuses", "Own goals",
	}
	for _, hooks := range []reflect.Type{reflect.TypeOf(game.Queries{}), reflect.TypeOf(game.Moments{})} {
		for i := range hooks.NumField() {
			names = append(names, hooks.Field(i).Name)
		}
	}
	for _, name := range names {
		if asked[name] == 0 {
			t.Errorf("the game never asks the hook %s", name)
		}
	}
	for _, what := range []string{"component chapel", "command light_candle", "event candle_lit", "event bell_rang"} {
		if seen[what] == 0 {
			t.Errorf("12 games with the probe saw no %s", what)
		}
	}
}

// randomConfig varies players, sides, layouts and money with the seed.
func randomConfig(seed int, known []*game.Extension) game.Config {
	config := game.Config{Players: seed%4 + 1, Seed: uint64(seed)}
	for player := range config.Players {
		config.Sides = append(config.Sides, []string{game.BeginnerSide, game.ExpertSide}[(seed/4+player)%2])
	}
	if seed%3 == 0 {
		config.Layouts = []string{game.OwnLayout}
	}
	if seed%5 == 0 { // rich games see what poor ones can't afford
		config.Numbers = map[string]int{"start.money": 400, "supply.treatment_rooms": 6, "build.components": 6}
	}
	if seed%5 == 1 { // crowded games run out of places
		config.Numbers = map[string]int{"start.money": 60, "parking.street": 1, "pre_admissions": 1, "queue.base": 5}
	}
	for _, e := range known {
		config.Extensions = append(config.Extensions, e.ID)
	}
	return config
}

// playRandomly plays one game to its end with all checks and returns what is wrong, empty for nothing.
func playRandomly(t *testing.T, seen gametest.Seen, seed int, known []*game.Extension) string {
	t.Helper()
	rules, err := game.NewRules(randomConfig(seed, known), known)
	if err != nil {
		t.Fatal(err)
	}
	g := &gametest.RandomGame{Match: game.NewMatch(rules, nil), Chance: game.Random{Word: uint64(seed) + 1<<40}, Seen: seen}
	g.Before = func(player int, legal []game.Command) string {
		for i := 1; i < len(legal); i++ {
			if game.Compare(&legal[i-1], &legal[i]) >= 0 {
				return fmt.Sprintf("the legal list is not sorted, or has twice: %+v", legal[i])
			}
		}
		return tryForbidden(g, player, legal)
	}
	g.After = func(commands int) string {
		m := g.Match
		if commands%3 == 0 {
			c := game.Context{Rules: rules, State: m.State, Player: m.Log[len(m.Log)-1].Player}
			for _, u := range c.Forecast().Untreated {
				seen.See("refusal", u.Needs.Key)
			}
		}
		if g.Chance.Below(12) == 0 {
			return checkUndo(g, g.Chance.Below(len(m.State.Players)))
		}
		return ""
	}
	if why := g.Play(); why != "" {
		return why
	}
	_, v := g.Match.Apply(0, game.Command{Type: game.Done})
	seen.See("refusal", v.Refusal.Key)
	return ""
}

// tryForbidden samples commands outside the legal list: they must be refused with a sentence and change nothing.
func tryForbidden(g *gametest.RandomGame, player int, legal []game.Command) string {
	m, random := g.Match, &g.Chance
	for try := range 4 {
		command := randomCommand(m.Rules, m.State, player, random)
		if try == 0 {
			command = spoiled(game.Context{Rules: m.Rules, State: m.State, Player: player}, legal, random)
		}
		if len(command.Path) == 0 && slices.ContainsFunc(legal, func(c game.Command) bool { return game.Compare(&c, &command) == 0 }) {
			continue
		}
		who := player
		if random.Below(20) == 0 {
			who = random.Below(len(m.State.Players)+2) - 1
		}
		v := m.Rules.Check(m.State, who, &command)
		if v.Legal() {
			if !mayBeUnlisted(m.State, command) && who == player {
				return fmt.Sprintf("%+v is not listed, and legal", command)
			}
			continue
		}
		g.Seen.See("refusal", v.Refusal.Key)
		if random.Below(4) == 0 {
			before := gametest.Text(m.State)
			if _, again := m.Apply(who, command); again.Legal() || gametest.Text(m.State) != before {
				return fmt.Sprintf("refusing %+v changed the state", command)
			}
		}
		if m.Rules.Sentence(v.Refusal) == v.Refusal.Key || strings.Contains(m.Rules.Sentence(v.Refusal), "{") {
			return fmt.Sprintf("the refusal %q has no sentence", v.Refusal.Key)
		}
	}
	return ""
}

// mayBeUnlisted reports whether a legal command may be a variant of a listed one: a move with its
// own path, or a treatment by other nurses.
func mayBeUnlisted(_ *game.State, command game.Command) bool {
	return len(command.Path) > 0 || command.Type == game.Treat
}

// checkUndo undoes and redoes the last command: both must lead exactly where they should.
func checkUndo(g *gametest.RandomGame, player int) string {
	m := g.Match
	after, log := gametest.Text(m.State), len(m.Log)
	if reason := m.Undo(player); !reason.None() {
		g.Seen.See("refusal", reason.Key)
		if gametest.Text(m.State) != after || len(m.Log) != log {
			return "a refused undo changed the match"
		}
		return ""
	}
	if len(m.Log) >= log {
		return "undo did not take back one command"
	}
	marked := m.State.UndonePastDraw
	if _, reason := m.Redo(player); !reason.None() {
		return "redo refuses what was taken back: " + m.Rules.Sentence(reason)
	}
	if !marked && gametest.Text(m.State) != after {
		return "undo and redo lead elsewhere"
	}
	_, reason := m.Redo(player)
	g.Seen.See("refusal", reason.Key)
	return ""
}
