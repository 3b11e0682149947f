// Package share writes the setup of a game as a short code that can be read aloud, and reads such codes.
package share

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
)

// Setup is what a code says about a game.
type Setup struct {
	Config game.Config // as it was chosen, without what is drawn from the seed
	Bots   []bot.Level // by player; empty for a person
	Score  *int        // to beat; nil if the game was not played to its end
}

// The errors of codes.
var (
	ErrNoCode     = errors.New("this is no code of a game")
	ErrMistyped   = errors.New("a letter of the code is wrong or missing")
	ErrNewer      = errors.New("the code is of a newer Clinic; update Clinic to play it")
	ErrUnplayable = errors.New("the game of the code can't be played")
)

// version is the version of codes. Every version stays readable for ever; testdata keeps codes of each.
const version = 1

const (
	prefix = "CLINIC"
	group  = 4   // letters between two dashes
	most   = 600 // letters of a code; one with every number has fewer
)

// The bits of each part of a code.
const (
	versionBits = 4
	countBits   = 6
	wordBits    = 10 // of a name among few
	numberBits  = 24 // of a name among all numbers
	manyBits    = 10 // how many numbers
	checkBits   = 20
)

// The layouts of a clinic, by their number in a code.
var layouts = [...]string{"", clinic.White.String(), clinic.Yellow.String(), clinic.Orange.String(), clinic.Red.String(), game.OwnLayout}

// Code returns the code of a setup for programs that know these extensions. Its error is ErrUnplayable if the setup
// can't be played.
func Code(s Setup, known []*game.Extension) (string, error) {
	rules, err := game.NewRules(s.Config, known)
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrUnplayable, err)
	}
	config := chosen(rules.Config, known)
	w := &writer{}
	w.number(version, versionBits)
	w.number(config.Players-1, 2)
	for player := range config.Players {
		w.bit(config.Sides[player] == game.ExpertSide)
		level := 0
		if player < len(s.Bots) {
			level = slices.Index(bot.Levels[:], s.Bots[player]) + 1
		}
		w.number(level, 2)
	}
	w.bit(config.Layouts != nil)
	for _, layout := range config.Layouts {
		w.number(slices.Index(layouts[:], layout), 3)
	}
	played := slices.Concat(config.Extensions, config.Variants)
	w.number(len(played), countBits)
	for _, id := range played {
		w.word(id)
	}
	w.bit(config.AnnexSides != nil)
	for player := range config.AnnexSides {
		w.word(config.AnnexSides[player])
		w.word(config.AnnexLayouts[player])
	}
	w.number(len(config.Options), countBits)
	for _, name := range slices.Sorted(maps.Keys(config.Options)) {
		w.word(name)
		w.word(config.Options[name])
	}
	w.bit(config.Goal != "")
	if config.Goal != "" {
		w.word(config.Goal)
	}
	w.bit(len(config.Numbers) > 0)
	if len(config.Numbers) > 0 {
		w.number(len(config.Numbers), manyBits)
		for _, name := range slices.Sorted(maps.Keys(config.Numbers)) {
			w.number(int(hash(name)&(1<<numberBits-1)), numberBits)
			w.signed(config.Numbers[name])
		}
	}
	w.unsigned(config.Seed)
	w.bit(s.Score != nil)
	if s.Score != nil {
		w.signed(*s.Score)
	}
	return w.letters(), nil
}

// Of returns the setup of a match with these players. If the match is over it includes the score: in a solo game the
// player's, whether the goal was met or missed, else the best.
func Of(m *game.Match, bots []bot.Level) Setup {
	s := Setup{Config: m.Rules.Config, Bots: bots}
	if len(m.State.Players) == 1 && s.Config.Goal == "" { // chosen at the start: players of the code get the same one
		s.Config.Goal = m.State.Players[0].Goal
	}
	if m.State.Over {
		best := game.Context{Rules: m.Rules, State: m.State, Player: m.Rules.Standings(m.State)[0]}.Score().Total
		s.Score = &best
	}
	return s
}

// chosen returns a complete config without what follows from the rest of it: layouts that are drawn, and defaults.
func chosen(config game.Config, known []*game.Extension) game.Config {
	drawn := config
	drawn.Layouts, drawn.AnnexLayouts = nil, nil
	if rules, err := game.NewRules(drawn, known); err == nil && slices.Equal(rules.Config.Layouts, config.Layouts) {
		config.Layouts = nil
	}
	usual := config
	usual.AnnexSides, usual.AnnexLayouts = nil, nil
	if rules, err := game.NewRules(usual, known); err == nil {
		switch {
		case !slices.Equal(rules.Config.AnnexLayouts, config.AnnexLayouts):
		case slices.Equal(rules.Config.AnnexSides, config.AnnexSides):
			config.AnnexSides, config.AnnexLayouts = nil, nil
		default:
			config.AnnexLayouts = make([]string, len(config.AnnexSides))
		}
	}
	options := map[string]string{}
	for _, e := range known {
		for _, spec := range e.Options {
			if value, ok := config.Options[spec.Name]; ok && value != spec.Values[0] {
				options[spec.Name] = value
			}
		}
	}
	config.Options = options
	return config
}

// Read reads the code that a text is or contains, for a program that knows these extensions. Its error is one
// sentence, and the Setup is then empty.
func Read(text string, known []*game.Extension) (Setup, error) {
	s, err := read(text, known)
	if err != nil {
		return Setup{}, err
	}
	if _, err := game.NewRules(s.Config, known); err != nil {
		return Setup{}, fmt.Errorf("%w: %w", ErrUnplayable, err)
	}
	return s, nil
}

func read(text string, known []*game.Extension) (s Setup, err error) {
	r, err := open(text)
	if err != nil {
		return s, err
	}
	c := &s.Config
	c.Players = r.number(2) + 1
	for range c.Players {
		side := game.BeginnerSide
		if r.bit() {
			side = game.ExpertSide
		}
		c.Sides = append(c.Sides, side)
		level := bot.Level("")
		if at := r.number(2); at > 0 {
			level = bot.Levels[at-1]
		}
		s.Bots = append(s.Bots, level)
	}
	if r.bit() {
		for range c.Players {
			at := r.number(3)
			if at >= len(layouts) {
				return s, ErrNewer
			}
			c.Layouts = append(c.Layouts, layouts[at])
		}
	}
	var annex *game.Annexed
	var specs []game.OptionSpec
	for range r.number(countBits) {
		word := r.number(wordBits)
		at := slices.IndexFunc(known, func(e *game.Extension) bool { return short(e.ID) == word })
		if at < 0 {
			return s, ErrNewer
		}
		e := known[at]
		if e.Variant {
			c.Variants = append(c.Variants, e.ID)
		} else {
			c.Extensions = append(c.Extensions, e.ID)
		}
		specs = append(specs, e.Options...)
		if e.Annex != nil {
			annex = e.Annex
		}
	}
	if r.bit() {
		sides, starts := annexNames(annex)
		for range c.Players {
			c.AnnexSides = append(c.AnnexSides, r.one(sides))
			c.AnnexLayouts = append(c.AnnexLayouts, r.one(starts))
		}
	}
	for range r.number(countBits) {
		var names []string
		for i := range specs {
			names = append(names, specs[i].Name)
		}
		name := r.one(names)
		at := slices.Index(names, name)
		if at < 0 {
			return s, ErrNewer
		}
		if c.Options == nil {
			c.Options = map[string]string{}
		}
		c.Options[name] = r.one(specs[at].Values)
	}
	if r.bit() {
		c.Goal = r.oneOf(func() []string { return goals(*c, known) })
	}
	if r.bit() {
		if c.Numbers, err = r.numbers(*c, known); err != nil {
			return s, err
		}
	}
	c.Seed = r.unsigned()
	if r.bit() {
		score := r.signed()
		s.Score = &score
	}
	return s, r.end()
}

// annexNames returns the names of the sides and the layouts of an annex.
func annexNames(x *game.Annexed) (sides, starts []string) {
	starts = []string{"", game.OwnLayout}
	if x == nil {
		return nil, starts
	}
	for i := range x.Sides {
		sides = append(sides, x.Sides[i].Name)
	}
	for i := range x.Layouts {
		starts = append(starts, x.Layouts[i].Name)
	}
	return sides, starts
}

// goals returns the goals that a game may offer.
func goals(config game.Config, known []*game.Extension) []string {
	rules, err := game.NewRules(config, known)
	if err != nil {
		return nil
	}
	return rules.Goals()
}

// numbers reads the numbers that differ from the rules.
func (r *reader) numbers(config game.Config, known []*game.Extension) (map[string]int, error) {
	config.Goal = ""
	rules, err := game.NewRules(config, known)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrUnplayable, err)
	}
	names := map[int]string{}
	for i := range rules.Table {
		names[int(hash(rules.Table[i].Name)&(1<<numberBits-1))] = rules.Table[i].Name
	}
	numbers := map[string]int{}
	for range r.number(manyBits) {
		name, ok := names[r.number(numberBits)]
		if !ok {
			return nil, ErrNewer
		}
		numbers[name] = r.signed()
	}
	return numbers, nil
}
