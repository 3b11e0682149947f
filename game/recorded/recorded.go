// Package recorded is for games that are kept whole, command by command, with what came out in the end: golden games,
// which tests play again.
package recorded

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"clinic/game"
)

// Game is a recorded game.
type Game struct {
	Config    game.Config    `json:"config"`
	Numbers   map[string]int `json:"numbers"` // the whole table in force, which the game keeps as a save does (B90)
	Log       []Entry        `json:"log"`
	Scores    []game.Score   `json:"scores"`
	Standings []int          `json:"standings"`
	State     string         `json:"state"`  // SHA-256 of the last state, see sum
	Events    string         `json:"events"` // SHA-256 of all events
}

// Entry is a command; Refused says by which rule and with which sentence it is refused at that point, and is the zero
// value for a command that is played.
type Entry struct {
	Player  int          `json:"player"`
	Command game.Command `json:"command"`
	Refused Refusal      `json:"refused,omitzero"`
}

// Refusal is a rule with the key of its sentence.
type Refusal struct {
	Rule string `json:"rule"`
	Key  string `json:"key"`
}

// RefusalOf is the refusal of a verdict, the zero value of one that is legal.
func RefusalOf(v game.Verdict) Refusal { return Refusal{v.Refusal.Rule, v.Refusal.Key} }

// Of records a game that is over, by what happened in it; told are all its events.
func Of(rules *game.Rules, s *game.State, log []Entry, told []game.Event) (Game, error) {
	g := Game{Config: rules.Config, Numbers: rules.NumbersByName(), Log: log, Standings: rules.Standings(s)}
	for player := range s.Players {
		g.Scores = append(g.Scores, game.Context{Rules: rules, State: s, Player: player}.Score())
	}
	var err error
	if g.State, err = sum(s); err == nil {
		g.Events, err = sum(told)
	}
	return g, err
}

// sum is the SHA-256 of a value as JSON with the fields of every object sorted: in which order a program declares them
// does not matter.
func sum(value any) (string, error) {
	data, err := json.Marshal(value)
	if err != nil {
		return "", err
	}
	numbers := json.NewDecoder(bytes.NewReader(data))
	numbers.UseNumber()
	var sorted any
	if err = numbers.Decode(&sorted); err == nil {
		data, err = json.Marshal(sorted) // which sorts the keys of maps
	}
	hash := sha256.Sum256(data)
	return hex.EncodeToString(hash[:]), err
}

// Parse reads a game as Format writes it.
func Parse(data []byte) (g Game, err error) {
	err = json.Unmarshal(data, &g)
	return g, err
}

// Format writes the game as JSON, one command a line.
func (g *Game) Format() ([]byte, error) {
	data, err := json.Marshal(g)
	return append(bytes.ReplaceAll(data, []byte(`{"player":`), []byte("\n"+`{"player":`)), '\n'), err
}

// Rules are those that the game was played by, with its own numbers, in a program that knows those extensions.
func (g *Game) Rules(known []*game.Extension) (*game.Rules, error) {
	return game.NewRulesWith(game.RulesVersion, g.Config, g.Numbers, known)
}

// Play plays the game again by those rules, to its end, and gives what comes out. After the start and after each entry
// it tells see, which may be nil, what was said to the command and what happened. The error names the first entry that
// is not refused, or refused, as it was.
func (g *Game) Play(rules *game.Rules, see func(entry *Entry, v game.Verdict, events []game.Event)) (Game, error) {
	s, told := rules.Start()
	if see != nil {
		see(nil, game.Verdict{}, told)
	}
	for i := range g.Log {
		entry := &g.Log[i]
		v, events := rules.Check(s, entry.Player, &entry.Command), []game.Event(nil)
		if got := RefusalOf(v); got != entry.Refused {
			return Game{}, fmt.Errorf("entry %d, %+v, is refused with %v, recorded is %v", i+1, entry.Command, got, entry.Refused)
		}
		if v.Legal() {
			events, _ = rules.Apply(s, entry.Player, &entry.Command)
			told = append(told, events...)
		}
		if see != nil {
			see(entry, v, events)
		}
	}
	if !s.Over {
		return Game{}, fmt.Errorf("the game is not over after %d entries", len(g.Log))
	}
	return Of(rules, s, g.Log, told)
}

// Differences says in words what came out otherwise the other time.
func (g *Game) Differences(again *Game) []string {
	var list []string
	for player := range g.Scores {
		if fmt.Sprint(again.Scores[player]) != fmt.Sprint(g.Scores[player]) {
			list = append(list, fmt.Sprintf("player %d scores %+v, recorded are %+v", player, again.Scores[player], g.Scores[player]))
		}
	}
	if !slices.Equal(again.Standings, g.Standings) {
		list = append(list, fmt.Sprintf("the standings are %v, recorded are %v", again.Standings, g.Standings))
	}
	if again.Events != g.Events || again.State != g.State {
		list = append(list, fmt.Sprintf("events %s and state %s are not as recorded", again.Events, again.State))
	}
	return list
}
