// Package lesson is what the program teaches by the player's own hand: a game in small steps, and a small judge that
// says which step is reached, what it takes, and why another deed is put back. It knows no words and no window; see
// docs/lessons.md.
package lesson

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// Lesson is a game with the steps that teach it.
type Lesson struct {
	Name      string      // which its texts begin with, and a kept game names it by
	Extension string      // that it teaches, empty for the base game
	Minutes   int         // that it takes
	Config    game.Config // of the game, with the seed
	Start     *Position   // where it begins, nil for the setup
	Steps     []Step
}

// Step is a sentence and what the player does about it. A step without deeds is only looked at, and left with a word to
// go on.
type Step struct {
	Name string // of its texts
	// Deeds are what is to be done, in this order, or with AnyOrder in any; the last one ends the step. With Free whatever
	// else is legal is taken too, but for another tile, and whatever is of the last one's type ends it.
	Deeds    []game.Command
	AnyOrder bool
	Free     bool
	// Or are other deeds that end the step as well.
	Or []game.Command
	// After says that only who played that tile last comes to the step; empty for all.
	After game.Action
	// At says that the step is left out where the player decides something else when it would begin.
	At game.DecisionKind
	// Spaces are those that the step is about; with Holding they have letters. A step that is only looked at is left when
	// the player has held that piece, of that service where it has one, over each; where Holding is empty they are only
	// outlined until they were looked at.
	Spaces  []clinic.Space
	Holding clinic.Kind
	Service clinic.Service
	// Lit are words for other things to be looked at, see scenes/table/hands.
	Lit []string
	// Alone says that nothing is lit and no hand shows the way.
	Alone bool
	// Page says that the step belongs to Business and Admin: it is over when they have been left, and what they ask is
	// left to the player.
	Page bool
	// Otherwise are reasons to put back certain deeds: the first that fits, see putBack for others.
	Otherwise []Otherwise
	// Sees and Has are promised when the step begins, and when it is over.
	Sees Sight
	Has  Standing
}

// Otherwise is a kind of deed with the key of the sentence that puts it back. Fields that are left zero stand for any.
type Otherwise struct {
	Of   game.CommandType
	Kind clinic.PersonKind
	To   clinic.Place // where somebody goes or something is built
	Says string
}

// fits tells whether a command is such a deed.
func (o *Otherwise) fits(c *game.Command) bool {
	to := c.To
	if c.Type == game.BuildOne {
		to = clinic.In(c.Component.Space)
	}
	return o.Of == c.Type && (o.Kind == "" || o.Kind == c.Kind) && (o.To == clinic.Place{} || o.To == to)
}

// Sight is what lies on the table: the first of each row, from the right, and of the residency from the cheapest. What
// is left out may be anything.
type Sight struct {
	Rows      map[clinic.Service][]clinic.Level
	Residency []clinic.Level
	Bonuses   []string
	Sold      []clinic.Kind // on sale
}

// Standing is what the player has.
type Standing struct{ Money, Popularity, Time int }

// All are the lessons of the base game, in the order in which they are learned.
var All = []*Lesson{First, Floors}

// Begin gives the rules and the match of the lesson with a seed. Its error is one of game.NewRules, or ErrBroken where
// its position can't be laid.
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

// Place is how far somebody has come in a lesson.
type Place struct {
	Step    int            // len(Steps) when all are over
	Missing []game.Command // deeds of the step that have not been done
	begun   bool           // some have
	last    game.Action    // the tile that was played last
}

// Used are the spaces that any step of the lesson is about, some of them more than once.
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

// Over tells whether all steps are over.
func (l *Lesson) Over(p Place) bool { return p.Step >= len(l.Steps) }

// Number is the place of a step among those that one player comes to, counted from 1: of steps behind each other to
// which one comes after different tiles, one counts.
func (l *Lesson) Number(step int) int {
	number := 1
	for i := range step {
		if next := &l.Steps[i+1]; l.Steps[i].After == "" || next.After == "" {
			number++
		}
	}
	return number
}

// Reached follows a game of the lesson from the start. Steps that are only looked at lie behind the player where
// something was done after them, and as far as the step looked, which was seen before. It tells whether the commands
// are those of the lesson.
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

// leaves tells whether the step leaves to the player what is decided now: what Business and Admin ask, in a step about
// all of them.
func (l *Lesson) leaves(at Place, rules *game.Rules, s *game.State) bool {
	if l.Over(at) || !l.Steps[at.Step].Page || s.Over {
		return false
	}
	name := rules.StepOf(s).Name
	return name == game.StepBusiness || name == game.StepAdmin
}

// from begins the step of a place, or the next one that the player comes to.
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

// comes tells whether the player comes to the step.
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

// Next is the place with the next deeds: where a step is only looked at, that of the step behind it.
func (l *Lesson) Next(at Place, s *game.State) Place {
	for !l.Over(at) && len(l.Steps[at.Step].Deeds) == 0 {
		at.Step++
		at = l.from(at, s)
	}
	return at
}

// after is the place within a step that a command leads to, whether that ends the step, and whether the lesson takes
// it.
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

// same tells whether a command means the deed of a lesson, whatever the way that somebody walks, and where that leaves
// open what happens on it.
func same(a, b *game.Command) bool {
	open := a.Type == game.MoveOne && !a.Pair
	if a.Type == game.QueueOne && b.Type == game.QueueOne && a.From == b.Onto && a.Onto == b.From { // who change places may be taken by either
		return a.Board == b.Board
	}
	return a.Type == b.Type && a.Board == b.Board && a.Action == b.Action && a.Component == b.Component && (open || a.Pair == b.Pair && a.Second == b.Second) && a.Kind == b.Kind && a.Slot == b.Slot && a.From == b.From && a.Onto == b.Onto && a.Person == b.Person &&
		a.To == b.To && a.Points == b.Points && a.Choice == b.Choice
}

// Word is the key of a sentence that puts a deed back, with the deed that comes first.
type Word struct {
	Key   string
	First game.Command
}

// Takes tells whether the lesson takes a command that the rules allow in a state, and if not, with which word it is put
// back.
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

// putBack is the key of the sentence for a deed that the step has no sentence of its own for.
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
