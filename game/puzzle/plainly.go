package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// wish is which patient somebody takes next who does not plan.
type wish int

const (
	richest wish = iota // who pays most, of those who is nearest
	nearest             // who takes the least time, of those who pays most
)

// better tells whether a plan for one patient is taken before another one.
func (w wish) better(a, b *plan.Plan) bool {
	if w == nearest && a.Time != b.Time {
		return a.Time < b.Time
	}
	return a.Income > b.Income || a.Income == b.Income && a.Time < b.Time
}

// plainly plays the puzzle as somebody does who does not plan: one patient after another, each as well as can be with
// those who are still free. It gives where that ends.
func (s *Search) plainly(p *Puzzle, first wish) *game.State {
	now := p.Start.Clone()
	var gone []string // who has something to do already
	var tried []string
	for {
		var best *plan.Plan
		var whom string
		for _, patient := range now.Players[0].Clinic.People {
			if patient.Kind != clinic.Patient || slices.Contains(tried, patient.ID) {
				continue
			}
			alone := now.Clone()
			board := &alone.Players[0].Clinic
			board.People = slices.DeleteFunc(board.People, func(person clinic.Person) bool {
				return slices.Contains(gone, person.ID) || person.Kind == clinic.Patient && person.ID != patient.ID
			})
			if found := s.planner.Move(p.context(alone), plan.MoneyFirst); len(found.Treatments) > 0 {
				one := *found
				one.Commands, one.Treatments = slices.Clone(one.Commands), slices.Clone(one.Treatments)
				if best == nil || first.better(&one, best) {
					best, whom = &one, patient.ID
				}
			}
		}
		if best == nil {
			return now
		}
		tried = append(tried, whom)
		then := now.Clone()
		for i := range best.Commands {
			p.Rules.Apply(then, 0, &best.Commands[i])
		}
		if at := p.Standing(then); at.Of(Time) <= p.Ask(Time).One {
			now = then
			gone = append(gone, whom)
			gone = append(gone, best.Treatments[0].Doctors...)
			gone = append(gone, best.Treatments[0].Nurses...)
		}
	}
}
