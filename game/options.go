package game

// OptionSpec is a choice of the config, with its group: "weather.rain". The first of Values is what is played where none is named.
type OptionSpec struct {
	Name   string
	Values []string
}

// Options are the choices that the config of this game makes.
func (r *Rules) Options() []OptionSpec { return r.options }

// Option is what the config says about a choice, empty where the game has no such choice.
func (r *Rules) Option(name string) string { return r.Config.Options[name] }
