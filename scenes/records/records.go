// Package records shows all games that were played to their end: the Hall of Fame, what came of them together, and each of them again.
package records

import (
	"cmp"
	"fmt"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/save"
	"clinic/scenes"
	"clinic/scenes/session"
)

// Record is a game that is over.
type Record struct {
	Name   string // in its store: the game's identity
	Config game.Config
	Again  bool // the same set-up was played to the end before

	session.Told

	header save.Header
}

// Read gives all records of a store, the oldest first, and how many of its files cannot be read. Its error is one sentence for the
// player.
func Read(store save.Store) (all []Record, unread int, err error) {
	listed, err := store.List()
	for _, l := range listed {
		told, problem := session.Tell(l.Header.Table)
		if l.Err != nil || problem != nil || !l.Header.Over || len(told.Ended) == 0 || len(told.Ended) != l.Header.Config.Players {
			unread++
			continue
		}
		all = append(all, Record{Name: l.Name, Config: l.Header.Config, Told: told, header: l.Header})
	}
	slices.SortStableFunc(all, func(a, b Record) int { return cmp.Or(a.Saved.Compare(b.Saved), cmp.Compare(a.Name, b.Name)) })
	seen := map[string]bool{}
	for i := range all {
		r := &all[i]
		setUp := fmt.Sprint(r.Config.Seed, r.Config.Players, r.Config.Sides, r.Config.Layouts, r.Config.Extensions, r.Config.Variants, r.Config.Options, r.Config.Numbers)
		r.Again = seen[setUp]
		seen[setUp] = true
	}
	return all, unread, err
}

// Alone tells whether one person played against nobody.
func (r *Record) Alone() bool { return r.Config.Players == 1 && r.Seats.Bots() == 0 }

// Person is the first player for whom no bot played, NoPlayer where bots played all.
func (r *Record) Person() int {
	for player := range r.Ended {
		if player >= len(r.Seats) || r.Seats[player].Bot == bot.Level("") {
			return player
		}
	}
	return game.NoPlayer
}

// Own is how the game ended for that player, for the first one where bots played all.
func (r *Record) Own() *session.Ended { return &r.Ended[max(0, r.Person())] }

// Plain tells whether the game was played with the numbers of this program, from its start, and without help.
func (r *Record) Plain() bool {
	return len(r.Config.Numbers) == 0 && r.Origin.Kind != session.Copy && r.Origin.Kind != session.Lesson && r.Aids.None()
}

// Famous tells whether the game stands in the Hall of Fame: alone, the goal met, the first time of its set-up, and Plain (B88).
func (r *Record) Famous() bool { return r.Alone() && r.Own().Met && !r.Again && r.Plain() }

// Better orders records as the Hall of Fame does: the higher score, then less time, then more money (B87), then the older one.
func Better(a, b *Record) int {
	x, y := a.Own(), b.Own()
	return cmp.Or(y.Total-x.Total, x.Time-y.Time, y.Money-x.Money, a.Saved.Compare(b.Saved))
}

// Standing is what the game alone of that name came to among all records.
func Standing(all []Record, name string) (st scenes.Standing) {
	at := slices.IndexFunc(all, func(r Record) bool { return r.Name == name })
	if at < 0 {
		return st
	}
	own := &all[at]
	st.Known = true
	if own.Own().Met && !own.Famous() {
		st.Why = texts.Commas(notesOf(own))
	}
	for i := range all[:at] {
		if r := &all[i]; r.Famous() && r.alike(own) && (st.Before == nil || r.Own().Total > *st.Before) {
			st.Before = &r.Own().Total
		}
	}
	return st
}

// alike tells whether two games alone had the same goal, side and extensions.
func (r *Record) alike(other *Record) bool {
	return r.Own().Goal == other.Own().Goal && slices.Equal(r.Config.Sides, other.Config.Sides) &&
		slices.Equal(r.Config.Extensions, other.Config.Extensions) && slices.Equal(r.Config.Variants, other.Config.Variants)
}
