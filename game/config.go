package game

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"clinic/game/clinic"
	"clinic/game/copying"
)

// Config says which game is played. Every field except Players may be zero: complete fills it in.
type Config struct {
	Players      int               `json:"players"`
	Sides        []string          `json:"sides"`   // "4x3" or "3x3" for each player (B2)
	Layouts      []string          `json:"layouts"` // a color of B42, "own" or empty (drawn) for each player
	Seed         uint64            `json:"seed"`
	Extensions   []string          `json:"extensions,omitempty"`
	Variants     []string          `json:"variants,omitempty"`
	Goal         string            `json:"goal,omitzero"`           // solo: chosen before the start (B88)
	AnnexSides   []string          `json:"annex_sides,omitempty"`   // as Sides, for the annexes of a game that has them
	AnnexLayouts []string          `json:"annex_layouts,omitempty"` // as Layouts
	Options      map[string]string `json:"options,omitempty"`       // of extensions, with the group in the name: "weather.rain": "heavy"
	Numbers      map[string]int    `json:"numbers,omitempty"`       // entries that differ from the numbers table (B90)
}

// The sides of a player board (B2), and the layout that a player builds by hand (B42).
const (
	BeginnerSide = "4x3"
	ExpertSide   = "3x3"
	OwnLayout    = "own"
)

// MaxPlayers is the most players that a game can have.
const MaxPlayers = 4

func (c Config) clone() Config {
	var d Config
	c.cloneInto(&d)
	return d
}

// cloneInto copies the config over d, whose old value is no longer needed, and
// reuses its memory. The two share nothing.
func (c *Config) cloneInto(d *Config) {
	was := *d
	*d = *c
	d.Sides, d.Layouts = copying.Over(was.Sides, c.Sides), copying.Over(was.Layouts, c.Layouts)
	d.AnnexSides, d.AnnexLayouts = copying.Over(was.AnnexSides, c.AnnexSides), copying.Over(was.AnnexLayouts, c.AnnexLayouts)
	d.Extensions, d.Variants = copying.Over(was.Extensions, c.Extensions), copying.Over(was.Variants, c.Variants)
	d.Options, d.Numbers = maps.Clone(c.Options), maps.Clone(c.Numbers)
}

// complete fills in what is left out and refuses configs that can't be played. Layouts that are left out are drawn
// from the seed, no two alike (B42).
func (c Config) complete(known []*Extension) (Config, error) {
	c = c.clone()
	if c.Players < 1 || c.Players > MaxPlayers {
		return c, &ConfigError{Why: fmt.Sprintf("a game has 1 to %d players, not %d", MaxPlayers, c.Players)}
	}
	if err := unknown(c.Extensions, known, false); err != nil {
		return c, err
	}
	if err := unknown(c.Variants, known, true); err != nil {
		return c, err
	}
	for _, e := range known {
		for _, other := range e.Excludes {
			if slices.Contains(c.Extensions, e.ID) && slices.Contains(c.Extensions, other) {
				return c, &ConfigError{cmp.Or(e.ExcludedBy, "X1"), fmt.Sprintf("%s and %s exclude each other", e.ID, other)}
			}
		}
	}
	switch len(c.Sides) {
	case 0:
		c.Sides = slices.Repeat([]string{BeginnerSide}, c.Players)
	case 1:
		c.Sides = slices.Repeat(c.Sides, c.Players)
	case c.Players:
	default:
		return c, &ConfigError{Why: fmt.Sprintf("%d sides are given for %d players", len(c.Sides), c.Players)}
	}
	for _, side := range c.Sides {
		if side != BeginnerSide && side != ExpertSide {
			return c, &ConfigError{Why: fmt.Sprintf("a side is %q or %q, not %q", BeginnerSide, ExpertSide, side)}
		}
	}
	if err := c.completeOptions(known); err != nil {
		return c, err
	}
	random := Random{c.Seed}
	if err := c.completeLayouts(&random); err != nil {
		return c, err
	}
	return c, c.completeAnnex(known, &random)
}

// Together returns the ids of the extensions and variants that can be played together in one game: all,
// except those that exclude an earlier one.
func Together(known []*Extension) (extensions, variants []string) {
	var taken []*Extension
	for _, e := range known {
		excluded := slices.ContainsFunc(taken, func(other *Extension) bool {
			return slices.Contains(e.Excludes, other.ID) || slices.Contains(other.Excludes, e.ID)
		})
		if excluded {
			continue
		}
		taken = append(taken, e)
		if e.Variant {
			variants = append(variants, e.ID)
		} else {
			extensions = append(extensions, e.ID)
		}
	}
	return extensions, variants
}

// plays reports whether the extension is part of the game.
func (c *Config) plays(e *Extension) bool {
	return slices.Contains(c.Extensions, e.ID) || slices.Contains(c.Variants, e.ID)
}

// completeOptions sets the options that are left out, and refuses options that nothing in the game has.
func (c *Config) completeOptions(known []*Extension) error {
	options := map[string]string{}
	for _, e := range known {
		if !c.plays(e) {
			continue
		}
		for _, spec := range e.Options {
			value, given := c.Options[spec.Name]
			if !given {
				value = spec.Values[0]
			}
			if !slices.Contains(spec.Values, value) {
				return &ConfigError{Why: fmt.Sprintf("%s is one of %s, not %q", spec.Name, strings.Join(spec.Values, ", "), value)}
			}
			options[spec.Name] = value
		}
	}
	for _, name := range slices.Sorted(maps.Keys(c.Options)) {
		if _, ok := options[name]; !ok {
			return &ConfigError{Why: fmt.Sprintf("%s is no option of this game", name)}
		}
	}
	if c.Options = options; len(options) == 0 {
		c.Options = nil
	}
	return nil
}

func (c *Config) completeLayouts(random *Random) error {
	if len(c.Layouts) > c.Players {
		return &ConfigError{Why: fmt.Sprintf("%d layouts are given for %d players", len(c.Layouts), c.Players)}
	}
	var free []string
	for level := clinic.White; level <= clinic.Red; level++ {
		free = append(free, level.String())
	}
	Shuffle(random, free)
	for i, layout := range c.Layouts {
		at := slices.Index(free, layout)
		switch {
		case layout == OwnLayout, layout == "":
		case at >= 0:
			free = slices.Delete(free, at, at+1)
		case slices.Contains(c.Layouts[:i], layout):
			return &ConfigError{Why: fmt.Sprintf("two players may not have the same layout, %s (B42)", layout)}
		default:
			return &ConfigError{Why: fmt.Sprintf("a layout is white, yellow, orange, red or own, not %q", layout)}
		}
	}
	c.Layouts = append(c.Layouts, make([]string, c.Players-len(c.Layouts))...)
	for i, layout := range c.Layouts {
		if layout == "" {
			c.Layouts[i] = free[0]
			free = free[1:]
		}
	}
	return nil
}

// completeAnnex does the same for the annexes. Two players have the same layout
// only after each layout has been drawn once.
func (c *Config) completeAnnex(known []*Extension, random *Random) error {
	var x *Annexed
	for _, e := range known {
		if e.Annex != nil && c.plays(e) {
			if x != nil {
				return &ConfigError{Why: fmt.Sprintf("the %s and the %s board can't be played together: everybody has room for one", x.Board, e.Annex.Board)}
			}
			x = e.Annex
		}
	}
	if x == nil {
		if len(c.AnnexSides)+len(c.AnnexLayouts) > 0 {
			return &ConfigError{Why: "this game has no boards beside the clinics, so there are no sides and layouts for them"}
		}
		return nil
	}
	switch len(c.AnnexSides) {
	case 0:
		c.AnnexSides = slices.Repeat([]string{x.Sides[0].Name}, c.Players)
	case 1:
		c.AnnexSides = slices.Repeat(c.AnnexSides, c.Players)
	case c.Players:
	default:
		return &ConfigError{Why: fmt.Sprintf("%d sides of the %s board are given for %d players", len(c.AnnexSides), x.Board, c.Players)}
	}
	for _, name := range c.AnnexSides {
		if _, ok := x.side(name); !ok {
			return &ConfigError{Why: fmt.Sprintf("a side of the %s board can't be %q", x.Board, name)}
		}
	}
	if len(c.AnnexLayouts) > c.Players {
		return &ConfigError{Why: fmt.Sprintf("%d layouts of the %s board are given for %d players", len(c.AnnexLayouts), x.Board, c.Players)}
	}
	var free []string
	for len(free) < c.Players {
		var set []string
		for _, layout := range x.Layouts {
			set = append(set, layout.Name)
		}
		Shuffle(random, set)
		free = append(free, set...)
	}
	for _, name := range c.AnnexLayouts {
		_, exists := x.Layout(name)
		at := slices.Index(free, name)
		switch {
		case name == OwnLayout, name == "":
		case !exists:
			return &ConfigError{Why: fmt.Sprintf("a layout of the %s board can't be %q", x.Board, name)}
		case at < 0:
			return &ConfigError{Why: fmt.Sprintf("too many players have the layout %s of the %s board", name, x.Board)}
		default:
			free = slices.Delete(free, at, at+1)
		}
	}
	if again, most := repeated(c.AnnexLayouts), max(0, c.Players-len(x.Layouts)); again > most {
		return &ConfigError{Why: fmt.Sprintf("of the %s board's layouts %d can be had again, not %d", x.Board, most, again)}
	}
	c.AnnexLayouts = append(c.AnnexLayouts, make([]string, c.Players-len(c.AnnexLayouts))...)
	for i, name := range c.AnnexLayouts {
		if name == "" {
			c.AnnexLayouts[i] = free[0]
			free = free[1:]
		}
	}
	return nil
}

// repeated counts the drawn layouts that were named earlier in the list.
func repeated(layouts []string) int {
	count := 0
	for i, name := range layouts {
		if name != "" && name != OwnLayout && slices.Contains(layouts[:i], name) {
			count++
		}
	}
	return count
}
