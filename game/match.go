package game

import (
	"slices"

	"clinic/game/rule"
)

// Match is a game in progress: the rules, the state, and every command since the start, so
// that it can be undone, replayed and saved.
type Match struct {
	Rules *Rules
	State *State
	Start *State  // the position it began from, nil if it began with the setup
	Log   []Entry // every command not undone
	Told  []Event // all events since the start, in order, for the log on the table

	undone []undone // commands that were undone; the last one is redone first
}

// undone is a command that was undone, and its index in the log.
type undone struct {
	Entry
	at int
}

// Entry is one command of a match.
type Entry struct {
	Player  int     `json:"player"`
	Command Command `json:"command"`

	before   *State // snapshot for every snapshotEvery-th entry; the other states are replayed from there
	told     int    // number of events before it
	revealed bool   // it revealed something hidden
}

// snapshotEvery is the number of commands between the snapshots that a match can go back to.
const snapshotEvery = 8

// NewMatch begins a game with its setup, or at a position if start is not nil.
func NewMatch(rules *Rules, start *State) *Match {
	m := &Match{Rules: rules, Start: start}
	if start != nil {
		m.State = start.Clone()
		return m
	}
	m.State, m.Told = rules.Start()
	return m
}

// MomentInto makes moment a copy of this match as it is now, for reading while this match goes on: what they share
// never changes. The copy has no events and can't be undone. The memory of its state, if it has one, is reused.
func (m *Match) MomentInto(moment *Match) {
	state := moment.State
	if state == nil {
		state = new(State)
	}
	m.State.CloneInto(state)
	*moment = Match{Rules: m.Rules, State: state, Start: m.Start, Log: slices.Clip(m.Log)}
}

// Apply plays a command (see Rules.Apply) and remembers it. Undone commands can't be redone after that.
func (m *Match) Apply(player int, command Command) ([]Event, Verdict) {
	events, v := m.apply(player, command)
	if v.Legal() {
		m.undone = nil
	}
	return events, v
}

func (m *Match) apply(player int, command Command) ([]Event, Verdict) {
	var before *State
	if len(m.Log)%snapshotEvery == 0 {
		before = m.State.Clone()
	}
	random := m.State.Random
	p := &Play{Rules: m.Rules, State: m.State, Events: m.Told}
	v := p.Apply(player, &command)
	if !v.Legal() {
		return nil, v
	}
	told := p.Events
	for i := len(m.Told); i < len(told); i++ {
		told[i].Idle = told[i].Type == PlayerDone && m.idle(told[:i], player, DecisionKind(told[i].Choice))
	}
	events := told[len(m.Told):len(told):len(told)]
	m.Log = append(m.Log, Entry{player, command, before, len(m.Told), random != m.State.Random || revealed(m.State, events)})
	m.Told = told
	return events, v
}

// idle reports whether a player who is done with an action did nothing with it, judging by the events
// before: a tile may be left unused (B50).
func (m *Match) idle(told []Event, player int, kind DecisionKind) bool {
	if !slices.ContainsFunc(m.Rules.Actions, func(spec ActionSpec) bool { return spec.Decision == kind }) {
		return false
	}
	for i := len(told) - 1; i >= 0; i-- {
		switch e := &told[i]; {
		case e.Type == ActionRevealed, e.Type == ActionsRevealed, e.Type == PlayerDone && e.Player != player:
			return true
		case e.Player == player:
			return false
		}
	}
	return true
}

// revealed reports whether everybody's hidden actions were revealed (B92). Draws
// also reveal something; apply detects those.
func revealed(s *State, events []Event) bool {
	for i := range events {
		if events[i].Type == ActionsRevealed && len(s.Players) > 1 {
			return true
		}
	}
	return false
}

// lastOf returns the index of the player's last command, −1 if there is none.
func (m *Match) lastOf(player int) int {
	for i := len(m.Log) - 1; i >= 0; i-- {
		if m.Log[i].Player == player {
			return i
		}
	}
	return -1
}

// MayUndo returns the reason why the player's last command can't be undone, the zero Reason if it can.
func (m *Match) MayUndo(player int) rule.Reason {
	_, _, reason := m.rewind(player)
	return reason
}

// UndoesPastDraw reports whether something hidden has been revealed since the player's last command:
// a player who undoes it knows what comes.
func (m *Match) UndoesPastDraw(player int) bool {
	at := m.lastOf(player)
	return at >= 0 && slices.ContainsFunc(m.Log[at:], func(e Entry) bool { return e.revealed })
}

// rewind returns the match as it would be without the player's last command, and that command's index in the log.
func (m *Match) rewind(player int) (without *Match, at int, reason rule.Reason) {
	at = m.lastOf(player)
	if at < 0 {
		return nil, at, rule.Reason{Rule: "undo", Key: "nothing_to_undo"}
	}
	past := m.UndoesPastDraw(player)
	if past && len(m.State.Players) > 1 {
		return nil, at, rule.Reason{Rule: "undo", Key: "undo_past_draw"}
	}
	n, played := m.from(at, m.Log[at+1:])
	n.State.UndonePastDraw = m.State.UndonePastDraw || past
	if !played {
		return nil, at, rule.Reason{Rule: "undo", Key: "others_went_on"}
	}
	return n, at, rule.Reason{}
}

// from returns the match with other commands in place of the log from index at on; false if one of them is refused.
func (m *Match) from(at int, others []Entry) (*Match, bool) {
	snapshot := at - at%snapshotEvery
	for m.Log[snapshot].before == nil { // forgotten
		snapshot -= snapshotEvery
	}
	entry := m.Log[snapshot]
	n := &Match{Rules: m.Rules, State: entry.before.Clone(), Start: m.Start, Log: m.Log[:snapshot:snapshot], Told: m.Told[:entry.told:entry.told]}
	n.State.UndonePastDraw = m.State.UndonePastDraw
	for _, other := range slices.Concat(m.Log[snapshot:at], others) {
		if _, v := n.apply(other.Player, other.Command); !v.Legal() {
			return n, false
		}
	}
	return n, true
}

// At returns the match as it was after that many commands of its log, from 0 to all. It can't be
// undone, and shares only what never changes.
func (m *Match) At(commands int) *Match {
	if commands == len(m.Log) {
		return &Match{Rules: m.Rules, State: m.State.Clone(), Start: m.Start, Log: slices.Clip(m.Log), Told: slices.Clip(m.Told)}
	}
	then, _ := m.from(commands, nil) // all of these were legal before
	return then
}

// Forget drops the states that Undo needs no more, since something hidden has been revealed after them. At still
// finds every state, by playing again from the beginning. It is for hosts of many matches, in which nobody undoes
// past a draw.
func (m *Match) Forget() {
	last := len(m.Log) - 1
	for last >= 0 && !m.Log[last].revealed {
		last--
	}
	first := last + 1 // that may be undone
	for i := first - first%snapshotEvery - snapshotEvery; i > 0 && m.Log[i].before != nil; i -= snapshotEvery {
		m.Log[i].before = nil
	}
}

// CommandOf returns the index in the log of the command that caused the event
// with that index in Told, −1 for the setup.
func (m *Match) CommandOf(event int) int {
	after := slices.IndexFunc(m.Log, func(e Entry) bool { return e.told > event })
	if after < 0 {
		after = len(m.Log)
	}
	return after - 1
}

// ToldBy returns the events caused by the command with that index in the log.
func (m *Match) ToldBy(command int) []Event {
	end := len(m.Told)
	if command+1 < len(m.Log) {
		end = m.Log[command+1].told
	}
	return m.Told[m.Log[command].told:end:end]
}

// Undo takes back the player's last command. A solo player may undo past a draw, which the game remembers. With other
// players that is refused, and so is undoing a command that others have built on.
func (m *Match) Undo(player int) rule.Reason {
	n, at, reason := m.rewind(player)
	if !reason.None() {
		return reason
	}
	n.undone = append(m.undone, undone{m.Log[at], at})
	*m = *n
	return rule.Reason{}
}

// MayRedo returns the reason why the player has nothing to redo, the zero Reason if there is something.
func (m *Match) MayRedo(player int) rule.Reason {
	if len(m.undone) == 0 || m.undone[len(m.undone)-1].Player != player {
		return rule.Reason{Rule: "undo", Key: "nothing_to_redo"}
	}
	return rule.Reason{}
}

// Redo plays again the command that the player undid last, in its old place
// among the others', and returns its events.
func (m *Match) Redo(player int) ([]Event, rule.Reason) {
	if reason := m.MayRedo(player); !reason.None() {
		return nil, reason
	}
	last := len(m.undone) - 1
	again := m.undone[last]
	if again.at == len(m.Log) {
		events, v := m.apply(player, again.Command)
		if v.Legal() {
			m.undone = m.undone[:last]
		}
		return events, v.Refusal
	}
	n, played := m.from(again.at, slices.Concat([]Entry{again.Entry}, m.Log[again.at:]))
	if !played { // all of these were legal before
		return nil, rule.Reason{Rule: "undo", Key: "others_went_on"}
	}
	n.undone = m.undone[:last]
	*m = *n
	return m.Told[m.Log[again.at].told:m.Log[again.at+1].told], rule.Reason{}
}
