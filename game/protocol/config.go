package protocol

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"clinic/game"
)

// config describes the fields that every config has, except the numbers. If all
// players have the same side, it is written once.
func (f *form) config(c *game.Config, withSeed bool) {
	var sides any = c.Sides
	if len(slices.Compact(slices.Clone(c.Sides))) == 1 {
		sides = c.Sides[0]
	}
	if n, ok := f.need("players", c.Players); ok {
		c.Players = n.number(1, game.MaxPlayers)
	}
	if n, ok := f.entry("side", sides); ok {
		c.Sides = readSides(n)
	}
	if n, ok := f.some("seed", c.Seed, withSeed); ok {
		c.Seed = n.word()
	}
	if n, ok := f.entry("layouts", c.Layouts); ok {
		c.Layouts = n.texts(game.MaxPlayers)
	}
	f.texts("extensions", &c.Extensions, 100)
	f.texts("variants", &c.Variants, 100)
	f.text("goal", &c.Goal)
}

func writeConfig(rules *game.Rules, c *game.Config, withSeed bool) record {
	f := &form{}
	f.config(c, withSeed)
	f.some("numbers", c.Numbers, len(c.Numbers) > 0)
	groups := map[string]map[string]string{}
	for name, value := range c.Options {
		group, key, _ := strings.Cut(name, ".")
		if groups[group] == nil {
			groups[group] = map[string]string{}
		}
		groups[group][key] = value
	}
	for _, group := range slices.Sorted(maps.Keys(groups)) {
		f.entry(group, groups[group])
	}
	if len(c.AnnexSides) > 0 {
		board := string(rules.Annex().Board())
		f.entry(board+"_sides", c.AnnexSides)
		f.entry(board+"_layouts", c.AnnexLayouts)
	}
	return f.written
}

// readOptions reads the options of extensions; those of a group are in an object.
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

// readSides reads one side for everybody, or a list with one for each player.
func readSides(n node) []string {
	if one, ok := n.value.(string); ok {
		return []string{one}
	}
	return n.texts(game.MaxPlayers)
}

// readRules reads a config and makes the rules of its game. Numbers that the config doesn't
// set come from the program's own file (B90).
func readRules(n node, known []*game.Extension, numbers map[string]int) *game.Rules {
	c := readConfig(n, known, numbers)
	if n.failed() {
		return nil
	}
	rules, err := game.NewRules(c, known)
	if err != nil {
		n.failConfig(err)
		return nil
	}
	return rules
}

// readConfig reads a config as it is written, with the numbers of the program's own file.
func readConfig(n node, known []*game.Extension, numbers map[string]int) (c game.Config) {
	o := n.object()
	(&form{object: o}).config(&c, true)
	c.Options = readOptions(o, known)
	for _, e := range known {
		if e.Annex == nil {
			continue
		}
		if sides, ok := o.field(string(e.Annex.Board) + "_sides"); ok {
			c.AnnexSides = readSides(sides)
		}
		if layouts, ok := o.field(string(e.Annex.Board) + "_layouts"); ok {
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
	return c
}

// failConfig refuses the request because no game can be made of its config.
func (n node) failConfig(err error) {
	id := "config"
	var numberError *game.NumberError
	var configError *game.ConfigError
	if errors.As(err, &numberError) {
		id = "B90"
	} else if errors.As(err, &configError) && configError.Rule != "" {
		id = configError.Rule
	}
	n.failBy(id, "%v", err)
}
