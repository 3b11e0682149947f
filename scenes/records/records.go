// Package records shows all games that were played to their end: the Hall of Fame, what came of them together, and each
// of them again.
package records

import (
	"cmp"
	"fmt"
	"slices"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes/routes"
	"clinic/scenes/session"
)

// Record is a game that is over. Its name in its store is the game's identity.
type Record struct {
	*session.Head
	Again bool // the same set-up was played to the end before
}

// Of gives the records among what is found in a store, the oldest first, and how many of its files cannot be read.
func Of(found *session.Found) (all []Record, unread int) {
	all = make([]Record, 0, len(found.All))
	played := map[uint64][]*game.Config{} // by seed
	for _, head := range found.All {
		config := &head.Header.Config
		if head.Err != nil || !head.Header.Over || len(head.Ended) == 0 || len(head.Ended) != config.Players {
			unread++
			continue
		}
		again := slices.ContainsFunc(played[config.Seed], func(before *game.Config) bool { return sameSetUp(before, config) })
		if !again {
			played[config.Seed] = append(played[config.Seed], config)
		}
		all = append(all, Record{head, again})
	}
	return all, unread
}

// sameSetUp tells whether two games of the same seed began alike; the goal may be another one.
func sameSetUp(a, b *game.Config) bool {
	return a.Players == b.Players && slices.Equal(a.Sides, b.Sides) && slices.Equal(a.Extensions, b.Extensions) && slices.Equal(a.Variants, b.Variants) &&
		fmt.Sprint(a.Layouts, a.Options, a.Numbers) == fmt.Sprint(b.Layouts, b.Options, b.Numbers)
}

// Alone tells whether one person played against nobody.
func (r *Record) Alone() bool { return r.Header.Config.Players == 1 && r.Seats.Bots() == 0 }

// Person is the first player for whom no bot played, else the first whose person handed the seat to a bot; NoPlayer
// where bots played all from the start.
func (r *Record) Person() int {
	handed := game.NoPlayer
	for player := range r.Ended {
		switch {
		case player >= len(r.Seats) || r.Seats[player].Bot == "":
			return player
		case handed == game.NoPlayer && r.Seats[player].Handed():
			handed = player
		}
	}
	return handed
}

// Own is how the game ended for that player, for the first one where bots played all.
func (r *Record) Own() *session.Ended { return &r.Ended[max(0, r.Person())] }

// Plain tells whether the game was played with the numbers of this program, from its start, and without help.
func (r *Record) Plain() bool {
	return len(r.Header.Config.Numbers) == 0 && r.Origin.Kind != session.Copy && r.Origin.Kind != session.Lesson && r.Aids.None()
}

// Famous tells whether the game stands in the Hall of Fame: alone, the goal met, the first time of its set-up, and
// Plain (B88).
func (r *Record) Famous() bool { return r.Alone() && r.Own().Met && !r.Again && r.Plain() }

// Better orders records as the Hall of Fame does: the higher score, then less time, then more money (B87), then the
// older one.
func Better(a, b *Record) int {
	x, y := a.Own(), b.Own()
	return cmp.Or(y.Total-x.Total, x.Time-y.Time, y.Money-x.Money, a.Saved.Compare(b.Saved))
}

// Standing is what the game alone of that name came to among all records.
func Standing(all []Record, name string) (st routes.Standing) {
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

// goal is what its player was to reach, as it is called today; empty for none.
func (r *Record) goal() string { return game.GoalNamed(r.Own().Goal) }

// alike tells whether two games alone had the same goal, side and extensions.
func (r *Record) alike(other *Record) bool {
	return r.goal() == other.goal() && slices.Equal(r.Header.Config.Sides, other.Header.Config.Sides) &&
		slices.Equal(r.Header.Config.Extensions, other.Header.Config.Extensions) && slices.Equal(r.Header.Config.Variants, other.Header.Config.Variants)
}
