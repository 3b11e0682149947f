package engine

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"clinic/game"
)

// config is a game.Config as the protocol writes it: one side where all players have the same.
type config struct {
	Players    int            `json:"players"`
	Side       any            `json:"side"` // a string or a list of strings
	Seed       *uint64        `json:"seed,omitempty"`
	Layouts    []string       `json:"layouts"`
	Extensions []string       `json:"extensions,omitempty"`
	Variants   []string       `json:"variants,omitempty"`
	Goal       string         `json:"goal,omitempty"`
	Numbers    map[string]int `json:"numbers,omitempty"`

	extras []extra
}

func (c config) MarshalJSON() ([]byte, error) {
	type plain config
	return withExtras(plain(c), c.extras)
}

func writeConfig(rules *game.Rules, c *game.Config, withSeed bool) config {
	w := config{
		Players: c.Players, Side: c.Sides, Layouts: c.Layouts, Extensions: c.Extensions, Variants: c.Variants,
		Goal: c.Goal, Numbers: c.Numbers,
	}
	if len(slices.Compact(slices.Clone(c.Sides))) == 1 {
		w.Side = c.Sides[0]
	}
	if withSeed {
		w.Seed = &c.Seed
	}
	groups := map[string]map[string]string{}
	for name, value := range c.Options {
		group, key, _ := strings.Cut(name, ".")
		if groups[group] == nil {
			groups[group] = map[string]string{}
		}
		groups[group][key] = value
	}
	for _, group := range slices.Sorted(maps.Keys(groups)) {
		w.extras = append(w.extras, extra{group, groups[group]})
	}
	if len(c.AnnexSides) > 0 {
		board := rules.Annex().Board()
		w.extras = append(w.extras, extra{board + "_sides", c.AnnexSides}, extra{board + "_layouts", c.AnnexLayouts})
	}
	return w
}

// readOptions reads the choices of extensions, those of a group in an object.
func readOptions(o *object, known []*game.Extension) map[string]string {
	options, groups := map[string]string{}, map[string]*object{}
	for _, e := range known {
		for _, spec := range e.Options {
			group, key, _ := strings.Cut(spec.Name, ".")
			if groups[group] == nil {
				n, given := o.field(group)
				if !given {
					continue
				}
				groups[group] = n.object()
			}
			n, given := groups[group].field(key)
			if !given {
				continue
			}
			if options[spec.Name] = n.text(); !slices.Contains(spec.Values, options[spec.Name]) {
				n.fail("must be one of: %s", strings.Join(spec.Values, ", "))
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(groups)) {
		groups[name].close()
	}
	return options
}

// readSides reads one side for all, or a list with one for each player.
func readSides(n node) []string {
	if one, ok := n.value.(string); ok {
		return []string{one}
	}
	return n.texts(game.MaxPlayers)
}

// readRules reads a config and makes the rules of its game. The numbers of the program's own file apply where
// the config names no others (B90).
func readRules(n node, known []*game.Extension, numbers map[string]int) *game.Rules {
	o := n.object()
	c := game.Config{Players: o.need("players").number(1, game.MaxPlayers)}
	if side, ok := o.field("side"); ok {
		c.Sides = readSides(side)
	}
	if seed, ok := o.field("seed"); ok {
		c.Seed = seed.word()
	}
	if layouts, ok := o.field("layouts"); ok {
		c.Layouts = layouts.texts(game.MaxPlayers)
	}
	if extensions, ok := o.field("extensions"); ok {
		c.Extensions = extensions.texts(100)
	}
	if variants, ok := o.field("variants"); ok {
		c.Variants = variants.texts(100)
	}
	if goal, ok := o.field("goal"); ok {
		c.Goal = goal.text()
	}
	c.Options = readOptions(o, known)
	for _, e := range known {
		if e.Annex == nil {
			continue
		}
		if sides, ok := o.field(e.Annex.Board + "_sides"); ok {
			c.AnnexSides = readSides(sides)
		}
		if layouts, ok := o.field(e.Annex.Board + "_layouts"); ok {
			c.AnnexLayouts = layouts.texts(game.MaxPlayers)
		}
	}
	c.Numbers = game.NumbersFor(c, numbers, known)
	if values, ok := o.field("numbers"); ok {
		list := values.object()
		for _, value := range list.all() {
			name := value.path[len(list.path)+1:]
			c.Numbers[name] = value.number(-bigNumber, bigNumber)
		}
	}
	o.close()
	if n.failed() {
		return nil
	}
	rules, err := game.NewRules(c, known)
	if err != nil {
		id := "config"
		var numberError *game.NumberError
		var configError *game.ConfigError
		if errors.As(err, &numberError) {
			id = "B90"
		} else if errors.As(err, &configError) && configError.Rule != "" {
			id = configError.Rule
		}
		n.failBy(id, "%v", err)
		return nil
	}
	return rules
}
