package lesson

import (
	"errors"
	"fmt"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
)

// ErrBroken is wrapped by the errors of Keeps: a seed does not give what the lesson's texts promise.
var ErrBroken = errors.New("the lesson does not hold")

// Keeps plays the lesson's deeds with a seed and checks every promise of the steps: what lies on the table, that each
// deed is legal, and what the player has. Its error is ErrBroken with the step and what differs, or one of Begin.
func (l *Lesson) Keeps(seed uint64, known []*game.Extension) error {
	m, err := l.Begin(seed, known)
	if err != nil {
		return err
	}
	return l.keeps(m)
}

func (l *Lesson) keeps(m *game.Match) error {
	last := game.Action("")
	for i := range l.Steps {
		step := &l.Steps[i]
		if step.After != "" && step.After != last {
			continue
		}
		if what := step.Sees.differs(m.State); what != "" {
			return fmt.Errorf("%w: step %s: %s", ErrBroken, step.Name, what)
		}
		for _, deed := range step.Deeds {
			if _, v := m.Apply(0, deed); !v.Legal() {
				return fmt.Errorf("%w: step %s: %s is refused by %s", ErrBroken, step.Name, deed.Type, v.Refusal.Rule)
			}
			if deed.Type == game.ChooseAction {
				last = deed.Action
			}
		}
		p := &m.State.Players[0]
		if has := (Standing{p.Money, p.Popularity, p.Time}); has != step.Has {
			return fmt.Errorf("%w: step %s: the player has %+v, not %+v", ErrBroken, step.Name, has, step.Has)
		}
	}
	return nil
}

// differs says what on the table is not as promised, or returns "".
func (s *Sight) differs(state *game.State) string {
	begins := func(list, with []clinic.Level) bool {
		return len(list) >= len(with) && slices.Equal(list[:len(with)], with)
	}
	m := &state.Market
	for i := range m.Appointments {
		row := &m.Appointments[i]
		if want := s.Rows[row.Service]; !begins(row.Patients[:], want) {
			return fmt.Sprintf("%s waits as %v, not %v", row.Service, row.Patients, want)
		}
	}
	if !begins(m.Residency, s.Residency) {
		return fmt.Sprintf("the residents are %v, not %v", m.Residency, s.Residency)
	}
	for _, kind := range s.Sold {
		if pile := m.Pile(kind, clinic.NoService); pile == nil || pile.Left == 0 {
			return fmt.Sprintf("no %s is on sale", kind)
		}
	}
	if len(s.Bonuses) > 0 {
		have, want := slices.Sorted(slices.Values(m.Bonuses)), slices.Sorted(slices.Values(s.Bonuses))
		if !slices.Equal(have, want) {
			return fmt.Sprintf("the bonuses are %v, not %v", have, want)
		}
	}
	return ""
}

// Seek searches count seeds from first on for one that keeps the lesson's promises, and reports whether it found one.
// Its error is one of Begin.
func (l *Lesson) Seek(first, count uint64, known []*game.Extension) (seed uint64, found bool, err error) {
	rules, err := game.NewRules(l.Config, known)
	if err != nil {
		return 0, false, err
	}
	for seed = first; seed-first < count; seed++ {
		rules.Config.Seed = seed
		m, err := l.match(rules)
		if err != nil {
			return 0, false, err
		}
		if l.keeps(m) == nil {
			return seed, true, nil
		}
	}
	return 0, false, nil
}
