// Package records shows all finished games: the Hall of Fame, statistics about all of them, and each of them
// again.
package records

import (
	"cmp"
	"fmt"
	"slices"

	"clinic/game"
	"clinic/scenes/routes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// Record is a finished game. Its name in its store is the game's identity.
type Record struct {
	*session.Head
	Again bool // the same setup was finished before
}

// Of returns the records among what was found in a store, the oldest first, and how many of its files cannot be
// read.
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

// sameSetUp reports whether two games of the same seed began alike; their goals may differ.
func sameSetUp(a, b *game.Config) bool {
	return a.Players == b.Players && slices.Equal(a.Sides, b.Sides) && slices.Equal(a.Extensions, b.Extensions) && slices.Equal(a.Variants, b.Variants) &&
		fmt.Sprint(a.Layouts, a.Options, a.Numbers) == fmt.Sprint(b.Layouts, b.Options, b.Numbers)
}

// Alone reports whether one person played a solo game.
func (r *Record) Alone() bool { return r.Header.Config.Players == 1 && r.Seats.Bots() == 0 }

// Person returns the first player without a bot, or else the first whose person handed the seat to a bot; NoPlayer
// if bots played every seat from the start.
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

// Own returns how the game ended for that player, or for the first one if bots played every seat.
func (r *Record) Own() *session.Ended { return &r.Ended[max(0, r.Person())] }

// Famous reports whether the game is in the Hall of Fame: a solo game with its goal met, the first of its setup,
// and Plain (B88).
func (r *Record) Famous() bool {
	return r.Alone() && r.Own().Met && !r.Again && r.Plain(&r.Header.Config)
}

// Better orders records as the Hall of Fame does: the higher score, then less time, then more money (B87), then
// the older one.
func Better(a, b *Record) int {
	x, y := a.Own(), b.Own()
	return cmp.Or(y.Total-x.Total, x.Time-y.Time, y.Money-x.Money, a.Saved.Compare(b.Saved))
}

// Standing returns how the solo game of that name ranks among all records.
func Standing(reader *ui.Reader, all []Record, name string) (st routes.Standing) {
	at := slices.IndexFunc(all, func(r Record) bool { return r.Name == name })
	if at < 0 {
		return st
	}
	own := &all[at]
	st.Known = true
	if own.Own().Met && !own.Famous() {
		st.Why = reader.Texts.Commas(notesOf(reader, own))
	}
	for i := range all[:at] {
		if r := &all[i]; r.Famous() && r.alike(own) && (st.Before == nil || r.Own().Total > *st.Before) {
			st.Before = &r.Own().Total
		}
	}
	return st
}

// goal returns the goal of its player, by its current name; empty for none.
func (r *Record) goal() string { return game.GoalNamed(r.Own().Goal) }

// alike reports whether two solo games had the same goal, side and extensions.
func (r *Record) alike(other *Record) bool {
	return r.goal() == other.goal() && slices.Equal(r.Header.Config.Sides, other.Header.Config.Sides) &&
		slices.Equal(r.Header.Config.Extensions, other.Header.Config.Extensions) && slices.Equal(r.Header.Config.Variants, other.Header.Config.Variants)
}
