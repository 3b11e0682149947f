package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// Mode is another way to move than on foot: the move's Choice is its name. May says who may not move so; Sources are
// where the way may begin; Costs changes what the steps take.
type Mode struct {
	Name    string
	May     func(c Context, person *clinic.Person) rule.Reason
	Sources func(c Context, person *clinic.Person, sources []clinic.Source) []clinic.Source
	Costs   func(c Context, person *clinic.Person, costs *clinic.Costs)
	Room    func(c Context, source clinic.Source) int // how many people can begin there in one Move; nil for any number

	source string
}

// Modes are the ways to move besides on foot.
func (r *Rules) Modes() []Mode { return r.modes }

func (r *Rules) mode(name string) *Mode {
	for i := range r.modes {
		if r.modes[i].Name == name {
			return &r.modes[i]
		}
	}
	return nil
}
