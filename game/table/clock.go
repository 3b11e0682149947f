package table

import "clinic/game"

// Clock says how long a seat may think. The zero Clock has no limit.
type Clock struct {
	Reserve   int `json:"reserve,omitzero"`   // seconds that a seat has in all
	Increment int `json:"increment,omitzero"` // seconds that each decision adds to the reserve
	Days      int `json:"days,omitzero"`      // for each decision
}

// Limits of a clock.
const (
	mostReserve   = 24 * 60 * 60 // seconds
	mostIncrement = 10 * 60      // seconds
	mostDays      = 7
)

const (
	second = int64(1000) // milliseconds
	day    = 24 * 60 * 60 * second
)

// patience is how long a seat without a clock may keep the others waiting until they may call a bot, in milliseconds.
const patience = day

// valid reports whether a table can have this clock: none, a reserve, or days.
func (c Clock) valid() bool {
	if c.Days != 0 {
		return c.Days > 0 && c.Days <= mostDays && c.Reserve == 0 && c.Increment == 0
	}
	return c.Reserve >= 0 && c.Reserve <= mostReserve && c.Increment >= 0 && c.Increment <= mostIncrement && (c.Increment == 0 || c.Reserve > 0)
}

// clocks count what the seats have left. Times are in milliseconds.
type clocks struct {
	since [game.MaxPlayers]int64 // since when a player has to decide; 0 for one who has nothing to decide
	left  [game.MaxPlayers]int64 // of the reserve
}

// advance counts the time until an entry was written. acted is the player whose command it is, game.NoPlayer for none.
func (t *Table) advance(now int64, acted int) {
	c, clock := &t.clocks, t.Begin.Clock
	for player := range t.Seats {
		decides := t.Match.State.Decision(player) != nil
		begins := decides && (c.since[player] == 0 || player == acted)
		if c.since[player] != 0 && (!decides || begins) { // a decision was taken
			c.left[player] += int64(clock.Increment)*second - max(0, now-c.since[player])
			c.left[player] = max(0, c.left[player])
		}
		switch {
		case begins:
			c.since[player] = max(1, now)
		case !decides:
			c.since[player] = 0
		}
	}
}

// Left returns how long a player may still think at a time, in milliseconds, and whether there is a limit. It is 0 for
// one whose time is over.
func (t *Table) Left(player int, now int64) (left int64, limited bool) {
	clock, since := t.Begin.Clock, t.clocks.since[player]
	spent := int64(0)
	if since != 0 {
		spent = max(0, now-since)
	}
	switch {
	case clock.Days > 0:
		return max(0, int64(clock.Days)*day-spent), since != 0
	case clock.Reserve > 0:
		return max(0, t.clocks.left[player]-spent), true
	}
	return 0, false
}

// Away reports whether a person keeps the others waiting for longer than the clock allows, or without a clock for a
// day.
func (t *Table) Away(player int, now int64) bool {
	if t.clocks.since[player] == 0 || len(t.Seats[player].Token) == 0 || t.Seats[player].Bot != "" {
		return false
	}
	if left, limited := t.Left(player, now); limited {
		return left == 0
	}
	return now-t.clocks.since[player] >= patience
}
