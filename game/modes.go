package game

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// Mode is a way to move other than on foot; its name is the Choice of the move. May returns the reason why a person
// may not move so; Sources appends where the way may begin; Costs changes the time of the steps.
type Mode struct {
	Name    string
	May     func(c Context, person *clinic.Person) rule.Reason
	Sources func(c Context, person *clinic.Person, sources []clinic.Source) []clinic.Source
	Costs   func(c Context, person *clinic.Person, costs *clinic.Costs)
	Room    func(c Context, source clinic.Source) int // how many people can begin there in one Move; nil for any number

	source string
}

// Modes returns the ways to move other than on foot.
func (r *Rules) Modes() []Mode { return r.modes }

func (r *Rules) mode(name string) *Mode {
	for i := range r.modes {
		if r.modes[i].Name == name {
			return &r.modes[i]
		}
	}
	return nil
}
