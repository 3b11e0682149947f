package game

import (
	"iter"
	"slices"
)

// Asked follows what extensions have asked of one player in a round through the log of a match. The zero Asked has
// followed nothing yet.
type Asked struct {
	round, next int // the next state to look at, counted in commands
	list        []Obligation
}

// In gives what has been asked of the player in the present round, also what is over by now (X10): each as it was when
// it was asked last, in the order in which they were asked first. It reads on from where it was, so a match that was
// taken back needs a new Asked.
func (a *Asked) In(m *Match, player int) []Obligation {
	if m.Rules.Foreseen() == 0 {
		return nil
	}
	if a.round != m.State.Round {
		*a = Asked{round: m.State.Round, next: m.before(m.State.Round)}
	}
	for commands, state := range m.states(a.next) {
		a.next = commands + 1
		if state.Round != a.round {
			continue
		}
		for _, one := range (Context{Rules: m.Rules, State: state, Player: player}).Obligations() {
			one.Open = false
			if at := slices.IndexFunc(a.list, func(o Obligation) bool { return o.Key == one.Key }); at >= 0 {
				a.list[at] = one
			} else {
				a.list = append(a.list, one)
			}
		}
	}
	return slices.Clone(a.list)
}

// before is how many commands had been played at the last state that the match can go back to before that round, 0
// where there is none.
func (m *Match) before(round int) int {
	for i := (len(m.Log) - 1) / snapshotEvery * snapshotEvery; i > 0; i -= snapshotEvery {
		if m.Log[i].before.Round < round {
			return i
		}
	}
	return 0
}

// states gives the states after so many commands of the log and after each one more, up to the present.
func (m *Match) states(from int) iter.Seq2[int, *State] {
	return func(yield func(int, *State) bool) {
		if from < len(m.Log) {
			at := from - from%snapshotEvery
			p := &Play{Rules: m.Rules, State: m.Log[at].before.Clone()}
			for ; at < len(m.Log); at++ {
				if at >= from && !yield(at, p.State) {
					return
				}
				if p.Events = p.Events[:0]; !p.Apply(m.Log[at].Player, &m.Log[at].Command).Legal() {
					break
				}
			}
		}
		if from <= len(m.Log) {
			yield(len(m.Log), m.State)
		}
	}
}
