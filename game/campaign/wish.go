package campaign

import (
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// Wish is one thing that a medal asks for.
type Wish struct {
	Is    Kind `json:"is"`
	Least int  `json:"least"` // how much of what is counted, for all kinds but Goal, Ahead and Won
	None  bool `json:"none"`  // there must be none of it, instead of at least Least

	Event  game.EventType    `json:"event"`  // for OfEvents
	Kind   clinic.PersonKind `json:"kind"`   // for OfEvents: only those about people of this kind
	Level  string            `json:"level"`  // for OfEvents: only those about people of this level
	Line   string            `json:"line"`   // for OfLine and Margin: which line
	Result string            `json:"result"` // for Won: which victory; empty for any

	Says string `json:"says"` // the text for it, where the kind is not enough
}

// Kind is what a wish looks at.
type Kind string

// The kinds of wishes.
const (
	Score    Kind = "score"  // the person's final popularity (B87)
	Goal     Kind = "goal"   // the goal chosen at the start is met (B88)
	Ahead    Kind = "ahead"  // the person comes before every bot (B87)
	OfEvents Kind = "event"  // how often something happened to the person in the whole game
	OfLine   Kind = "line"   // the points of a line of the person's score sheet
	Won      Kind = "won"    // everybody wins together (X5)
	Margin   Kind = "margin" // by how much a line that decides for everybody exceeds what it is compared with (X5)
)

// check returns an error if the wish could never be judged in games with these rules.
func (w *Wish) check(rules *game.Rules) error {
	known := []Kind{Score, Goal, Ahead, OfEvents, OfLine, Won, Margin}
	_, named := clinic.LevelNamed(w.Level)
	switch together := rules.Cooperative(); {
	case !slices.Contains(known, w.Is):
		return fmt.Errorf("a medal asks for %q", w.Is)
	case w.Is == Goal && (together || rules.Config.Players > 1):
		return fmt.Errorf("a medal asks for a goal that nobody has")
	case w.Is == Ahead && (together || rules.Config.Players == 1):
		return fmt.Errorf("a medal asks to be ahead of nobody")
	case (w.Is == Won || w.Is == Margin) != together:
		return fmt.Errorf("a medal asks for %q, which is not what this game is about", w.Is)
	case w.Is == OfEvents && w.Event == "", (w.Is == OfLine || w.Is == Margin) && w.Line == "":
		return fmt.Errorf("a medal does not say what it counts")
	case w.Is != Score && w.Is != Goal && w.Is != Ahead && w.Says == "":
		return fmt.Errorf("no text says what a medal asks for")
	case w.Level != "" && !named:
		return fmt.Errorf("there is no level %q", w.Level)
	}
	return nil
}

// Fulfilled reports whether the wish is met as the match stands.
func (w *Wish) Fulfilled(m *game.Match) bool {
	switch w.Is {
	case Goal:
		return game.Context{Rules: m.Rules, State: m.State, Player: Person}.GoalMet()
	case Ahead:
		return m.Rules.Standings(m.State)[0] == Person
	case Won:
		outcome, _ := m.Rules.Outcome(m.State)
		return outcome.Won && (w.Result == "" || outcome.Result == w.Result)
	}
	count := w.count(m)
	if w.None {
		return count == 0
	}
	return count >= w.Least
}

// count returns how much there is of what the wish counts.
func (w *Wish) count(m *game.Match) (count int) {
	switch w.Is {
	case OfEvents:
		for i := range m.Told {
			e := &m.Told[i]
			if e.Type == w.Event && e.Player == Person && (w.Kind == "" || e.Kind == w.Kind) && (w.Level == "" || e.Level == level(w.Level)) {
				count++
			}
		}
		return count
	case Margin:
		outcome, _ := m.Rules.Outcome(m.State)
		for _, line := range outcome.Lines {
			if line.What == w.Line {
				count = line.Count - line.Against
			}
		}
		return count
	}
	score := game.Context{Rules: m.Rules, State: m.State, Player: Person}.Score()
	if w.Is == Score {
		return score.Total
	}
	for _, line := range score.Lines {
		if line.What == w.Line {
			count += line.Points
		}
	}
	return count
}
