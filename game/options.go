package game

import (
	"fmt"
	"slices"
)

// OptionSpec is an option of the config, with its group in the name: "weather.rain". The first of Values is the
// default. For each value, Numbers maps entries of the numbers table to the entries that replace them, by name, so
// that everything that uses an entry gets the replacement, even a tip in the window.
type OptionSpec struct {
	Name    string
	Values  []string
	Numbers map[string]map[string]string
}

// Options returns the options that the config of this game sets.
func (r *Rules) Options() []OptionSpec { return r.options }

// setNumbers replaces the entries of the numbers table as the chosen options say. All
// replacements use the values from before.
func (r *Rules) setNumbers(options []OptionSpec) error {
	if len(options) == 0 {
		return nil
	}
	before := slices.Clone(r.Numbers)
	for _, option := range options {
		for of, name := range option.Numbers[r.Option(option.Name)] {
			into, from := r.entry(of), r.entry(name)
			if into == NoNumber || from == NoNumber {
				return fmt.Errorf("%s: there is no number %s or no number %s", option.Name, of, name)
			}
			r.Numbers[into] = before[from]
		}
	}
	return nil
}

// Plays reports whether an extension or a variant is part of this game.
func (r *Rules) Plays(id string) bool {
	return slices.Contains(r.Config.Extensions, id) || slices.Contains(r.Config.Variants, id)
}

// Option returns the config's value of an option, empty if the game has no such option.
func (r *Rules) Option(name string) string { return r.Config.Options[name] }
