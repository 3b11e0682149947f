// Package lesson teaches the game by letting the player play it: a game in small steps, and a judge that says which
// step is reached, which commands it accepts, and why it puts others back. It knows no texts and no window; see
// docs/lessons.md.
package lesson

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// Lesson is a game with the steps that teach it.
type Lesson struct {
	Name      string      // begins the keys of its texts, and identifies its kept games
	Extension string      // the extension it teaches, empty for the base game
	Minutes   int         // how long it takes
	Config    game.Config // of the game, with the seed
	Start     *Position   // where it begins, nil for the setup
	Steps     []Step
}

// Step is a sentence and what the player does about it. A step without deeds is only looked at, and left with a
// button.
type Step struct {
	Name string // of its texts
	// Deeds are the commands to play, in this order, or in any with AnyOrder; the last one ends the step. With Free
	// any other legal command is accepted too, except another tile, and any command of the last one's type ends the
	// step.
	Deeds    []game.Command
	AnyOrder bool
	Free     bool
	// Or lists other commands that end the step as well.
	Or []game.Command
	// After limits the step to players whose last tile was this one; empty for all.
	After game.Action
	// At skips the step if the player has to decide something else when it would begin.
	At game.DecisionKind
	// Spaces are the spaces that the step is about; with Holding they have letters. A step that is only looked at
	// ends once the player has held that piece, of Service if that is set, over each of them. Without Holding they
	// are only outlined until they have been looked at.
	Spaces  []clinic.Space
	Holding clinic.Kind
	Service clinic.Service
	// Lit names other things to look at; see scenes/table/controller.
	Lit []string
	// Alone says that nothing is lit and no hand shows the way.
	Alone bool
	// Page says that the step belongs to Business and Admin: it ends when they are over, and their decisions are left
	// to the player.
	Page bool
	// Otherwise lists reasons to put back certain commands. The first that fits counts; for the rest see putBack.
	Otherwise []Otherwise
	// Sees and Has are what the table and the player must show when the step begins, and when it is over.
	Sees Sight
	Has  Standing
}

// Otherwise is a kind of command with the key of the sentence that puts it back. Zero fields match anything.
type Otherwise struct {
	Of   game.CommandType
	Kind clinic.PersonKind
	To   clinic.Place // where a person goes or something is built
	Says string
}

// fits reports whether a command is of this kind.
func (o *Otherwise) fits(c *game.Command) bool {
	to := c.To
	if c.Type == game.BuildOne {
		to = clinic.In(c.Component.Space)
	}
	return o.Of == c.Type && (o.Kind == "" || o.Kind == c.Kind) && (o.To == clinic.Place{} || o.To == to)
}

// Sight is what lies on the table: the first patients of each row, from the right, and the first doctors of the
// residency, from the cheapest. Whatever is omitted may be anything.
type Sight struct {
	Rows      map[clinic.Service][]clinic.Level
	Residency []clinic.Level
	Bonuses   []string
	Sold      []clinic.Kind // on sale
}

// Standing is what the player has.
type Standing struct{ Money, Popularity, Time int }

// All lists the lessons of the base game, in the order in which they are learned.
var All = []*Lesson{First, Floors}

// Begin returns the match of the lesson with a seed. Its error is one of game.NewRules, or ErrBroken if its position
// can't be laid out.
func (l *Lesson) Begin(seed uint64, known []*game.Extension) (*game.Match, error) {
	config := l.Config
	config.Seed = seed
	rules, err := game.NewRules(config, known)
	if err != nil {
		return nil, err
	}
	return l.match(rules)
}

// match begins the game of the lesson.
func (l *Lesson) match(rules *game.Rules) (*game.Match, error) {
	if l.Start == nil {
		return game.NewMatch(rules, nil), nil
	}
	start, err := l.Start.lay(rules)
	if err != nil {
		return nil, err
	}
	return game.NewMatch(rules, start), nil
}

// Place is how far a player has come in a lesson.
type Place struct {
	Step    int            // len(Steps) when all are over
	Missing []game.Command // commands of the step that have not been played
	begun   bool           // some have been played
	last    game.Action    // the tile that was played last
}

// Used returns the spaces that the steps of the lesson are about, some of them more than once.
func (l *Lesson) Used() (spaces []clinic.Space) {
	for i := range l.Steps {
		step := &l.Steps[i]
		spaces = append(spaces, step.Spaces...)
		for _, deed := range slices.Concat(step.Deeds, step.Or) {
			if deed.Component.Kind != "" {
				spaces = append(spaces, deed.Component.Space)
			}
			if deed.To.Area == clinic.Inside && (deed.Type == game.MoveOne || deed.To != clinic.Place{}) {
				spaces = append(spaces, deed.To.Space)
			}
			if deed.Pair || deed.Second != (clinic.Space{}) {
				spaces = append(spaces, deed.Second)
			}
		}
	}
	return spaces
}

// Over reports whether all steps are over.
func (l *Lesson) Over(p Place) bool { return p.Step >= len(l.Steps) }

// Number returns the place of a step among those that a player meets, counted from 1. Consecutive steps that are
// alternatives for different tiles count as one.
func (l *Lesson) Number(step int) int {
	number := 1
	for i := range step {
		if next := &l.Steps[i+1]; l.Steps[i].After == "" || next.After == "" {
			number++
		}
	}
	return number
}

// Reached follows a game of the lesson from the start. Steps that are only looked at are over once something was done
// after them, and up to the step looked, which was seen before. It reports whether the commands are those of the
// lesson.
func (l *Lesson) Reached(m *game.Match, looked int) (at Place, fits bool) {
	played := game.NewMatch(m.Rules, m.Start)
	at = l.from(Place{}, played.State)
	for i := range m.Log {
		command := m.Log[i].Command
		if l.leaves(at, m.Rules, played.State) {
			played.Apply(m.Log[i].Player, command)
			continue
		}
		if at = l.Next(at, played.State); l.Over(at) {
			return at, true
		}
		after, ends, fits := l.after(at, &command)
		if !fits {
			return at, false
		}
		if _, v := played.Apply(m.Log[i].Player, command); !v.Legal() {
			return at, false
		}
		if at = after; ends {
			at.Step++
			at = l.from(at, played.State)
		}
	}
	for !at.begun && !l.Over(at) && at.Step < looked && len(l.Steps[at.Step].Deeds) == 0 {
		at.Step++
		at = l.from(at, played.State)
	}
	return at, true
}

// leaves reports whether the step leaves the current decision to the player, as a Page step does in Business and
// Admin.
func (l *Lesson) leaves(at Place, rules *game.Rules, s *game.State) bool {
	if l.Over(at) || !l.Steps[at.Step].Page || s.Over {
		return false
	}
	name := rules.StepOf(s).Name
	return name == game.StepBusiness || name == game.StepAdmin
}

// from begins the step of a place, or the next one that the player meets.
func (l *Lesson) from(at Place, s *game.State) Place {
	for !l.Over(at) && !l.Steps[at.Step].comes(at, s) {
		at.Step++
	}
	at.Missing, at.begun = nil, false
	if !l.Over(at) {
		at.Missing = slices.Clone(l.Steps[at.Step].Deeds)
	}
	return at
}

// comes reports whether the player meets the step.
func (step *Step) comes(at Place, s *game.State) bool {
	if step.After != "" && step.After != at.last {
		return false
	}
	if step.At == "" {
		return true
	}
	d := s.Decision(0)
	return d != nil && d.Kind == step.At
}

// Next returns the place of the next commands to play: it skips steps that are only looked at.
func (l *Lesson) Next(at Place, s *game.State) Place {
	for !l.Over(at) && len(l.Steps[at.Step].Deeds) == 0 {
		at.Step++
		at = l.from(at, s)
	}
	return at
}

// after returns the place within a step after a command, whether the command ends the step, and whether the lesson
// accepts it.
func (l *Lesson) after(at Place, c *game.Command) (_ Place, ends, fits bool) {
	step := &l.Steps[at.Step]
	is := func(other game.Command) bool { return same(c, &other) }
	i := slices.IndexFunc(at.Missing, is)
	last := len(at.Missing) - 1
	switch {
	case i == 0, i > 0 && step.AnyOrder && c.Type != game.Done:
		ends = last == 0
	case !at.begun && slices.ContainsFunc(step.Or, is):
		ends = true
	case step.Free && c.Type != game.ChooseAction:
		ends = c.Type == step.Deeds[len(step.Deeds)-1].Type
	default:
		return at, false, false
	}
	if i >= 0 {
		at.Missing = slices.Delete(slices.Clone(at.Missing), i, i+1)
	}
	if at.begun = true; c.Type == game.ChooseAction {
		at.last = c.Action
	}
	return at, ends, true
}

// same reports whether a command does what the lesson asks. The way of a Move doesn't matter, nor does what happens
// on it unless the lesson says.
func same(a, b *game.Command) bool {
	open := a.Type == game.MoveOne && !a.Pair
	// an exchange may start from either patient
	if a.Type == game.QueueOne && b.Type == game.QueueOne && a.From == b.Onto && a.Onto == b.From {
		return a.Board == b.Board
	}
	return a.Type == b.Type && a.Board == b.Board && a.Action == b.Action && a.Component == b.Component && (open || a.Pair == b.Pair && a.Second == b.Second) && a.Kind == b.Kind && a.Slot == b.Slot && a.From == b.From && a.Onto == b.Onto && a.Person == b.Person &&
		a.To == b.To && a.Points == b.Points && a.Choice == b.Choice
}

// Word is the key of the sentence that puts a command back, with the command that is due first.
type Word struct {
	Key   string
	First game.Command
}

// Takes reports whether the lesson accepts a legal command in a state. If not, the Word says why it is put back.
func (l *Lesson) Takes(at Place, rules *game.Rules, s *game.State, c game.Command) (Word, bool) {
	if l.leaves(at, rules, s) {
		return Word{}, true
	}
	if at = l.Next(at, s); l.Over(at) {
		return Word{}, true
	}
	if _, _, fits := l.after(at, &c); fits {
		return Word{}, true
	}
	first := at.Missing[0]
	for _, o := range l.Steps[at.Step].Otherwise {
		if o.fits(&c) {
			return Word{o.Says, first}, false
		}
	}
	return Word{putBack(at.Missing, &c), first}, false
}

// putBack returns the key of the sentence for a command that no Otherwise of the step fits.
func putBack(missing []game.Command, c *game.Command) string {
	for i := range missing {
		m := &missing[i]
		switch {
		case m.Type != c.Type:
		case c.Type == game.BuildOne && m.Component.Kind == c.Component.Kind, c.Type == game.MoveOne && m.Person == c.Person:
			return "elsewhere"
		}
	}
	switch c.Type {
	case game.Done:
		return "not_yet"
	case game.ChooseAction:
		return "later"
	}
	return "first"
}
