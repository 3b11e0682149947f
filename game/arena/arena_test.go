package arena

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/extensions"
)

func near(a, b float64) bool { return math.Abs(a-b) < 0.001 }

// The bounds of a share are Wilson's, with the values of published tables.
func TestSharesHaveTheirBounds(t *testing.T) {
	for _, test := range []struct {
		count, of        int
		share, low, high float64
	}{
		{8, 10, 0.8, 0.4902, 0.9433}, {0, 10, 0, 0, 0.2775}, {10, 10, 1, 0.7225, 1}, {160, 200, 0.8, 0.7391, 0.8495}, {0, 0, 0, 0, 1},
	} {
		s := shareOf(test.count, test.of)
		if !near(s.Share, test.share) || !near(s.Low, test.low) || !near(s.High, test.high) {
			t.Errorf("%d of %d: %+v", test.count, test.of, s)
		}
	}
}

// The table adds up what the seats of each level did; seats of the same level count together.
func TestResultsAddUp(t *testing.T) {
	c := Contest{Seats: seatsFor(bot.Chief, bot.Resident, bot.Resident)}
	of := func(place, score int, built map[clinic.Kind]int) seat {
		return seat{place: place, score: score, commands: 10, thought: 20, longest: float64(score), built: built}
	}
	hub := func(count int) map[clinic.Kind]int { return map[clinic.Kind]int{clinic.Hub: count} }
	r := c.result([]played{
		{seats: []seat{of(0, 50, hub(2)), of(1, 40, hub(0)), of(2, 30, hub(1))}},
		{seats: []seat{of(1, 46, hub(1)), of(0, 48, hub(1)), of(2, 20, hub(0))}},
	})
	if len(r.Levels) != 2 || r.Levels[0].Level != "chief" || r.Levels[1].Seats != 2 || r.Victory != nil {
		t.Fatalf("%+v", r)
	}
	chief, resident := r.Levels[0], r.Levels[1]
	if chief.Wins.Count != 1 || chief.Wins.Of != 2 || resident.Wins.Count != 1 || !near(chief.Mean, 48) || !near(chief.Deviation, 2.8284) {
		t.Errorf("chief %+v", chief)
	}
	if !near(resident.Mean, 34.5) || !near(resident.Deviation, 12.1518) || resident.Least != 20 || resident.Most != 48 {
		t.Errorf("resident %+v", resident)
	}
	if !near(chief.Built[clinic.Hub], 1.5) || !near(resident.Built[clinic.Hub], 0.5) || !near(chief.ThinkMean, 2) || !near(resident.ThinkMost, 48) || !near(chief.Commands, 10) {
		t.Errorf("%+v\n%+v", chief, resident)
	}
	if a := r.Against; len(a) != 1 || a[0].Before.Count != 3 || a[0].Before.Of != 4 {
		t.Errorf("against each other: %+v", a)
	}
	var text strings.Builder
	if err := r.Write(&text); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"chief ×1", "resident ×2", "48.0", "chief before resident", "75.0 %", "hub"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("%q is not in\n%s", want, text.String())
		}
	}
}

// In solo games the result counts how often each goal was met (B88), and in cooperative games how they ended (X5).
func TestGoalsAndOutcomesAreCounted(t *testing.T) {
	c := Contest{Seats: seatsFor(bot.Intern)}
	r := c.result([]played{
		{seats: []seat{{goal: "six_red", met: true}}, outcome: "defeat"},
		{seats: []seat{{goal: "six_red"}}, outcome: "strategic_victory", won: true},
		{seats: []seat{{goal: "floor_3"}}, outcome: "defeat"},
	})
	goals := r.Levels[0].Goals
	if goals["six_red"].Count != 1 || goals["six_red"].Of != 2 || goals["floor_3"].Of != 1 {
		t.Errorf("goals %+v", goals)
	}
	if r.Victory == nil || r.Victory.Count != 1 || r.Victory.Of != 3 || r.Outcomes["defeat"] != 2 {
		t.Errorf("outcomes %+v, %+v", r.Outcomes, r.Victory)
	}
}

// Each seed is played once from every seat.
func TestSeatsRotate(t *testing.T) {
	c := Contest{Seats: seatsFor(bot.Chief, bot.Resident, bot.Intern), Config: game.Config{Seed: 5}}
	for player := range 3 {
		var seen []int
		for number := 3; number < 6; number++ {
			seen = append(seen, c.seats(number)[player])
			if c.seed(number) != 6 {
				t.Errorf("game %d has the seed %d", number, c.seed(number))
			}
		}
		slices.Sort(seen)
		if !slices.Equal(seen, []int{0, 1, 2}) {
			t.Errorf("at player %d sit %v", player, seen)
		}
	}
}

// A contest with a budget of work has the same result each time, however its games are spread over the cores.
func TestContestsRepeat(t *testing.T) {
	c := Contest{
		Seats: seatsFor(bot.Intern, bot.Resident), Games: 6, Config: game.Config{Players: 2, Seed: 3}, Known: extensions.All(), Budget: Budget{Work: 4},
	}
	var first string
	for range 2 {
		r, err := c.Play()
		if err != nil {
			t.Fatal(err)
		}
		var text strings.Builder
		for i := range r.Levels {
			r.Levels[i].ThinkMean, r.Levels[i].ThinkMost = 0, 0
		}
		if err := r.Write(&text); err != nil {
			t.Fatal(err)
		}
		if first == "" {
			first = text.String()
		}
		if text.String() != first || r.Games != 6 {
			t.Errorf("%s\nfirst it was\n%s", text.String(), first)
		}
	}
}

// Each seed draws its own game, complete and the same each time; over some seeds all extensions and variants come up,
// and both starts.
func TestDrawnGames(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(80) {
		config := Drawn(game.Config{Players: 2, Seed: seed}, extensions.All())
		if again := Drawn(game.Config{Players: 2, Seed: seed}, extensions.All()); fmt.Sprint(again) != fmt.Sprint(config) {
			t.Fatalf("seed %d draws %+v and %+v", seed, config, again)
		}
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for _, e := range extensions.All() {
			seen[e.ID] = seen[e.ID] || rules.Plays(e.ID)
		}
		seen["own"] = seen["own"] || slices.Contains(config.Layouts, game.OwnLayout)
		seen["3x3"] = seen["3x3"] || slices.Contains(config.Sides, game.ExpertSide)
	}
	for _, e := range extensions.All() {
		if !seen[e.ID] {
			t.Errorf("no seed draws %s", e.ID)
		}
	}
	if !seen["own"] || !seen["3x3"] {
		t.Error("no seed draws a start by hand, or an expert side")
	}
}

// Bots play any drawn game for one to four players to its end: nothing stalls, and every command is legal.
func TestNoStallAndNoIllegalCommand(t *testing.T) {
	seats := seatsFor(bot.Intern, bot.Resident, bot.Intern, bot.Resident)
	for players := 1; players <= game.MaxPlayers; players++ {
		c := Contest{
			Seats: seats[:players], Games: 3 * players, Known: extensions.All(), Budget: Budget{Work: 6}, Draw: Drawn,
			Config: game.Config{Players: players, Seed: uint64(100 * players)},
		}
		if _, err := c.Play(); err != nil {
			t.Error(err)
		}
	}
}

// The error for a game that stalls or breaks names its seed and moment.
func TestBrokenGamesAreNamed(t *testing.T) {
	wait := game.DecisionKind("wait")
	extension := func(id string, do func(p *game.Play, player int)) *game.Extension {
		return &game.Extension{
			ID: id, Moments: game.Moments{BeforeMove: []game.Moment{{Do: do}}}, Decisions: []game.DecisionKind{wait},
			Commands: []game.CommandSpec{{
				Type: "wait", During: []game.DecisionKind{wait}, Fields: []game.CommandField{},
				Judge: func(game.Context, *game.Command) game.Verdict { return game.Verdict{} },
				List: func(_ game.Context, _ *game.Decision, commands []game.Command) []game.Command {
					return append(commands, game.Command{Type: "wait"})
				},
				Play: func(*game.Play, int, *game.Command) {},
			}},
		}
	}
	waits := extension("waits", func(p *game.Play, player int) { p.Ask(game.Decision{Kind: wait, Player: player}) })
	breaks := extension("breaks", func(p *game.Play, _ int) {
		if p.State.Round == 2 {
			panic("a fault of the rules")
		}
	})
	for _, test := range []struct {
		extension *game.Extension
		want      []string
	}{
		{waits, []string{"seed 9", "intern", "round 1", "move", "wait of player 0", "no end"}},
		{breaks, []string{"seed 9", "round 2", "a fault of the rules"}},
	} {
		c := Contest{
			Seats: seatsFor(bot.Intern), Games: 1, Known: []*game.Extension{test.extension}, Budget: Budget{Work: 1},
			Config: game.Config{Players: 1, Seed: 9, Extensions: []string{test.extension.ID}},
		}
		_, err := c.Play()
		for _, want := range test.want {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want %q", test.extension.ID, err, want)
			}
		}
	}
}

func seatsFor(levels ...bot.Level) []Seat {
	var seats []Seat
	for _, level := range levels {
		seats = append(seats, Seat{Level: level})
	}
	return seats
}

// A seat that never builds or hires does so in no game, and the others do (B91).
func TestWhoNeverDoesIt(t *testing.T) {
	for _, level := range []bot.Level{bot.Resident, bot.Chief} {
		c := Contest{
			Seats: []Seat{{level, []game.Action{game.Build}}, {Level: level}}, Games: 4, Budget: Budget{Work: 3},
			Config: game.Config{Players: 2, Seed: 11},
		}
		r, err := c.Play()
		if err != nil {
			t.Fatal(err)
		}
		if never := r.Levels[0]; never.Level != string(level)+"-build" || len(never.Built) > 0 {
			t.Errorf("%s builds %v", never.Level, never.Built)
		}
		if len(r.Levels[1].Built) == 0 || r.Levels[1].Felt["treatment_room"].Count == 0 {
			t.Errorf("%s builds %v, %v", r.Levels[1].Level, r.Levels[1].Built, r.Levels[1].Felt)
		}
	}
}
