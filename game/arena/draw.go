package arena

import (
	"slices"

	"clinic/game"
)

// Drawn returns a config with extensions, variants, sides and starts drawn from its seed: each extension is in about
// one game of three, and never with one that it excludes.
func Drawn(config game.Config, known []*game.Extension) game.Config {
	chance := game.Random{Word: config.Seed}
	config.Extensions, config.Variants, config.Sides, config.Layouts = nil, nil, nil, nil
	order := slices.Clone(known)
	game.Shuffle(&chance, order)
	var taken []*game.Extension
	for _, e := range order {
		excluded := slices.ContainsFunc(taken, func(other *game.Extension) bool {
			return slices.Contains(e.Excludes, other.ID) || slices.Contains(other.Excludes, e.ID)
		})
		if excluded || chance.Below(3) > 0 {
			continue
		}
		taken = append(taken, e)
		if e.Variant {
			config.Variants = append(config.Variants, e.ID)
		} else {
			config.Extensions = append(config.Extensions, e.ID)
		}
		for _, option := range e.Options {
			options := map[string]string{}
			for name, value := range config.Options {
				options[name] = value
			}
			options[option.Name] = option.Values[chance.Below(len(option.Values))]
			config.Options = options
		}
	}
	for range config.Players {
		side, layout := game.BeginnerSide, ""
		if chance.Below(4) == 0 {
			side = game.ExpertSide
		}
		if chance.Below(4) == 0 {
			layout = game.OwnLayout
		}
		config.Sides, config.Layouts = append(config.Sides, side), append(config.Layouts, layout)
	}
	return config
}

// Pair returns a config with two extensions drawn from its seed, of those that may be played together (X1). It
// excludes cooperative games, in which no one comes first.
func Pair(config game.Config, known []*game.Extension) game.Config {
	chance := game.Random{Word: config.Seed}
	order := slices.Clone(known)
	game.Shuffle(&chance, order)
	config.Extensions = nil
	for _, e := range order {
		drawn := config
		drawn.Extensions = append(slices.Clone(config.Extensions), e.ID)
		if rules, err := game.NewRules(drawn, known); e.Variant || err != nil || rules.Cooperative() {
			continue
		}
		if config = drawn; len(config.Extensions) == 2 {
			break
		}
	}
	return config
}
