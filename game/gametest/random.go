package gametest

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// How many random games the tests of the rules play at most: those of the base game hunt for what has not been seen,
// those of the extensions play each by itself and each pair. Together they are most of the time that testing the rules
// takes.
const (
	Games             = 500
	GamesOfExtensions = 300
	GamesOfBase       = Games - GamesOfExtensions
)

// Seen counts what came up in random games: "command build", "component hub", "event person_moved", "refusal no_money".
type Seen map[string]int

// See counts something.
func (s Seen) See(what, kind string) { s[what+" "+kind]++ }

// RandomGame is a game of random legal commands, which is checked after each of them.
type RandomGame struct {
	Match  *game.Match
	Chance game.Random
	Seen   Seen
	// Before is called before each command with the player whose turn it is and all that is legal; After once it is
	// played. They give what is wrong, or nothing. Either may be nil.
	Before func(player int, legal []game.Command) string
	After  func(commands int) string

	pieces      string
	earlier     *game.State
	earlierText string
}

// Play plays the game to its end. It gives what is wrong, with the number of the command and the command, or nothing.
func (g *RandomGame) Play() string {
	m := g.Match
	g.pieces = CountPieces(m.Rules, m.State)
	for commands := 0; !m.State.Over; commands++ {
		if commands > 6000 {
			return "it does not end"
		}
		command, why := g.playOne(commands)
		if why != "" {
			return fmt.Sprintf("command %d, %+v: %s", commands, command, why)
		}
	}
	if why := checkScores(m.Rules, m.State); why != "" {
		return why
	}
	return g.replay()
}

// playOne plays one command and checks everything.
func (g *RandomGame) playOne(commands int) (command game.Command, why string) {
	m := g.Match
	deciders := m.State.Deciders()
	if len(deciders) == 0 {
		return command, fmt.Sprintf("nobody decides %+v", m.State.Pending)
	}
	player := deciders[g.Chance.Below(len(deciders))]
	legal := m.Rules.Legal(m.State, player)
	if len(legal) == 0 {
		return command, fmt.Sprintf("nothing is legal for %+v", m.State.Decision(player))
	}
	if commands%12 == 0 {
		why = checkLegal(m.Rules, m.State, player, legal)
	}
	if why == "" && g.Before != nil {
		why = g.Before(player, legal)
	}
	if why != "" {
		return command, why
	}
	command = legal[g.Chance.Below(len(legal))]
	if m.State.Decision(player).Kind == game.DecideMove && m.State.Players[player].Turn.Moves > 10 {
		if done := slices.IndexFunc(legal, func(c game.Command) bool { return c.Type == game.Done }); done >= 0 {
			command = legal[done]
		}
	}
	before := figuresOf(m.State)
	events, v := m.Apply(player, command)
	if !v.Legal() {
		return command, fmt.Sprintf("listed and refused: %v", v.Refusal)
	}
	if len(events) == 0 {
		return command, fmt.Sprintf("%s tells no event", command.Type)
	}
	g.see(&command, events, v)
	why = checkFacts(m.State, before, events)
	if why == "" {
		why = g.checkState(commands)
	}
	if why == "" && commands%40 == 30 {
		why = checkScores(m.Rules, m.State)
	}
	if why == "" && g.After != nil {
		why = g.After(commands)
	}
	return command, why
}

// checkScores checks that everybody sees the same score sheets of all (B87, B92), and that what a line counts on the
// boards brings its points.
func checkScores(rules *game.Rules, s *game.State) string {
	for player := range s.Players {
		c := game.Context{Rules: rules, State: s, Player: player}
		score, sum := c.Score(), 0
		for _, line := range score.Lines {
			points, counted := 0, c.Counted(line.What)
			for i := range counted {
				points += counted[i].Points
			}
			if sum += line.Points; points != 0 && points != line.Points {
				return fmt.Sprintf("the line %+v counts %+v", line, counted)
			}
		}
		if sum != score.Total {
			return fmt.Sprintf("the lines %+v come to %d", score.Lines, sum)
		}
		for viewer := range s.Players {
			seen := game.Context{Rules: rules, State: rules.View(s, viewer), Player: player}
			if got := seen.Score(); !reflect.DeepEqual(got, score) {
				return fmt.Sprintf("player %d sees the score of %d as %+v, it is %+v", viewer, player, got, score)
			}
		}
	}
	return ""
}

func (g *RandomGame) see(command *game.Command, events []game.Event, v game.Verdict) {
	if g.Seen == nil {
		return
	}
	g.Seen.See("command", string(command.Type))
	if command.Type == game.BuildOne {
		g.Seen.See("component", string(command.Component.Kind))
	}
	for _, w := range v.Warnings {
		g.Seen.See("refusal", w.Key)
	}
	for _, e := range events {
		g.Seen.See("event", string(e.Type))
	}
}

// figures are the numbers of a player that events must account for.
type figures struct{ money, annexMoney, popularity, time int }

func figuresOf(s *game.State) []figures {
	var list []figures
	for i := range s.Players {
		p := &s.Players[i]
		f := figures{p.Money + p.Turn.Income, 0, p.Popularity, p.Time}
		if p.Annex != nil {
			f.annexMoney = p.Annex.Money
		}
		list = append(list, f)
	}
	return list
}

// checkFacts checks that every fact names its rule, and that they account for what changed.
func checkFacts(s *game.State, before []figures, events []game.Event) string {
	for _, e := range events {
		if e.Rule == "" {
			return fmt.Sprintf("%s names no rule", e.Type)
		}
		if e.Player == game.NoPlayer {
			continue
		}
		before[e.Player].money += e.Money
		before[e.Player].annexMoney += e.AnnexMoney
		before[e.Player].popularity += e.Popularity
		before[e.Player].time += e.Time
	}
	if after := figuresOf(s); !slices.Equal(after, before) {
		return fmt.Sprintf("money, popularity and time are %v, by the events %v: %+v", after, before, events)
	}
	return ""
}

// checkState checks what must always hold: some of it after each command, what takes long less often.
func (g *RandomGame) checkState(commands int) string {
	m, s := g.Match, g.Match.State
	if got := CountPieces(m.Rules, s); got != g.pieces {
		return fmt.Sprintf("the pieces don't add up (B38, B86):\n%s\nwere\n%s", got, g.pieces)
	}
	if player, reason := m.Rules.Broken(s); !reason.None() {
		return fmt.Sprintf("player %d: %s (%s)", player, m.Rules.Sentence(reason), reason.Rule)
	}
	for i := range s.Players {
		if why := checkIDs(s.Players[i].Clinic.People); why != "" {
			return why
		}
		if commands%7 == 0 {
			if v := m.Rules.View(s, i); v.Random != (game.Random{}) || v.Config.Seed != 0 {
				return "a view shows what is hidden (B92)"
			}
		}
	}
	if commands%50 == 0 {
		return g.checkCopies()
	}
	return ""
}

// checkIDs checks that no two people have the same id.
func checkIDs(people []clinic.Person) string {
	ids := map[string]bool{}
	for i := range people {
		if id := people[i].ID; ids[id] {
			return fmt.Sprintf("two people are %s", id)
		}
		ids[people[i].ID] = true
	}
	return ""
}

// checkCopies checks that a state is the same when it is written and read, and cloned, and that an earlier one has not
// changed.
func (g *RandomGame) checkCopies() string {
	if g.earlier != nil && Text(g.earlier) != g.earlierText {
		return "an earlier state has changed"
	}
	g.earlier, g.earlierText = g.Match.State.Clone(), Text(g.Match.State)
	if Text(g.earlier) != g.earlierText {
		return "a clone differs"
	}
	var read game.State
	if err := json.Unmarshal([]byte(g.earlierText), &read); err != nil || Text(&read) != g.earlierText {
		return fmt.Sprintf("written and read differ: %v", err)
	}
	return ""
}

// checkLegal checks that a list of legal commands has nothing twice, and that all of it is accepted.
func checkLegal(rules *game.Rules, s *game.State, player int, legal []game.Command) string {
	seen := map[string]bool{}
	for i := range legal {
		text, _ := json.Marshal(legal[i])
		if seen[string(text)] {
			return fmt.Sprintf("%s is listed twice", text)
		}
		seen[string(text)] = true
		if v := rules.Check(s, player, &legal[i]); !v.Legal() {
			return fmt.Sprintf("%s is listed and refused: %s %s", text, v.Refusal.Rule, rules.Sentence(v.Refusal))
		}
	}
	return ""
}

// replay plays the log of the match again from its start, and compares how it ends.
func (g *RandomGame) replay() string {
	m := g.Match
	n := game.NewMatch(m.Rules, m.Start)
	for _, entry := range m.Log {
		if _, v := n.Apply(entry.Player, entry.Command); !v.Legal() {
			return fmt.Sprintf("the replay refuses %+v: %v", entry.Command, v.Refusal)
		}
	}
	if Text(n.State) != Text(m.State) && !m.State.UndonePastDraw {
		return "the replay of its commands ends differently"
	}
	return ""
}

// Text is the state as JSON, for comparing.
func Text(s *game.State) string {
	text, err := json.Marshal(s)
	if err != nil {
		return err.Error()
	}
	return string(text)
}
