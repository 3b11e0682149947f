package game

import (
	"fmt"
	"slices"
)

// OptionSpec is a choice of the config, with its group: "weather.rain". The first of Values is what is played where
// none is named. Numbers says for a value which entries of the numbers table others stand for, by their names: whatever
// asks for the one, a tip in the window too, gets the other.
type OptionSpec struct {
	Name    string
	Values  []string
	Numbers map[string]map[string]string
}

// Options are the choices that the config of this game makes.
func (r *Rules) Options() []OptionSpec { return r.options }

// setNumbers puts the numbers of what was chosen into the place of those that they stand for, as all stood before.
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

// Plays tells whether an extension or a variant is one of this game.
func (r *Rules) Plays(id string) bool {
	return slices.Contains(r.Config.Extensions, id) || slices.Contains(r.Config.Variants, id)
}

// Option is what the config says about a choice, empty where the game has no such choice.
func (r *Rules) Option(name string) string { return r.Config.Options[name] }
