package puzzle

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/plan"
)

// wish is how a player who doesn't plan chooses the next patient.
type wish int

const (
	richest wish = iota // the one who pays most; of those, the nearest
	nearest             // the one who takes the least time; of those, the one who pays most
)

// better reports whether a plan for one patient is preferred to another.
func (w wish) better(a, b *plan.Plan) bool {
	if w == nearest && a.Time != b.Time {
		return a.Time < b.Time
	}
	return a.Income > b.Income || a.Income == b.Income && a.Time < b.Time
}

// plainly plays the puzzle like a player who doesn't plan: one patient after another, each as well as possible with
// those who are still free. It returns the final position.
func (s *Search) plainly(p *Puzzle, first wish) *game.State {
	now := p.Start.Clone()
	var gone []string // people who already have something to do
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
