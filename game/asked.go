package game

import (
	"iter"
	"slices"
)

// Asked follows, through the log of a match, what extensions have asked of one player in a round.
// The zero Asked has followed nothing yet.
type Asked struct {
	round, next int // the next state to look at, as a number of commands
	list        []Obligation
}

// In returns what has been asked of the player in the current round, including what is over by now (X10): each
// obligation as last asked, in the order in which they were first asked. It continues from the last call, so a match
// in which a command was taken back needs a new Asked.
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
		a.list = AddAsked(a.list, Context{Rules: m.Rules, State: state, Player: player})
	}
	return slices.Clone(a.list)
}

// AddAsked adds what is asked of a player now to what was asked before in the same round, as Asked.In lists it.
func AddAsked(list []Obligation, c Context) []Obligation {
	for _, one := range c.Obligations() {
		one.Open = false
		if at := slices.IndexFunc(list, func(o Obligation) bool { return o.Key == one.Key }); at >= 0 {
			list[at] = one
		} else {
			list = append(list, one)
		}
	}
	return list
}

// before returns the number of commands at the last snapshot from before that round, 0 if there is none.
func (m *Match) before(round int) int {
	for i := (len(m.Log) - 1) / snapshotEvery * snapshotEvery; i > 0; i -= snapshotEvery {
		if m.Log[i].before != nil && m.Log[i].before.Round < round {
			return i
		}
	}
	return 0
}

// states iterates over the states after from commands of the log, after each further command, up to the present one.
func (m *Match) states(from int) iter.Seq2[int, *State] {
	return func(yield func(int, *State) bool) {
		if from < len(m.Log) {
			at := from - from%snapshotEvery
			for m.Log[at].before == nil { // forgotten
				at -= snapshotEvery
			}
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
