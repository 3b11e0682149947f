package sample

import (
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/online/seat"
	"clinic/game/table"
	"clinic/scenes/session"
)

// Far is a seat at a host that tells what it is given, and answers nothing.
type Far struct {
	told   []seat.Told
	status seat.Status
}

// Next returns the next message.
func (f *Far) Next() (told seat.Told, come bool) {
	if len(f.told) == 0 {
		return told, false
	}
	told, f.told = f.told[0], f.told[1:]
	return told, true
}

// Answered returns no answer.
func (f *Far) Answered() (seat.Answer, bool) { return seat.Answer{}, false }

// Status returns how the connection stands.
func (f *Far) Status() seat.Status { return f.status }

// Lose loses the connection.
func (f *Far) Lose(since time.Time) { f.status = seat.Status{Line: seat.Lost, Since: since} }

// End loses the connection with a host that has ended.
func (f *Far) End(since time.Time) {
	f.status = seat.Status{Line: seat.Lost, Since: since, Closing: true}
}

// Apply, Undo, Save, Say, Stand and Leave do nothing.
func (f *Far) Apply(*game.Command) uint64  { return 1 }
func (f *Far) Undo() uint64                { return 1 }
func (f *Far) Save() uint64                { return 1 }
func (f *Far) Say(string) uint64           { return 1 }
func (f *Far) Stand(int, bot.Level) uint64 { return 1 }
func (f *Far) Leave()                      {}

// FarAt returns a seat at a host's table as a match stands, which is told that.
func FarAt(m *game.Match, player int, chairs []table.Chair) *Far {
	view := m.Rules.View(m.State, player)
	far := &Far{status: seat.Status{Line: seat.Open}}
	far.told = []seat.Told{{
		Number: len(m.Log) + 1, Seats: chairs, State: view, Player: game.NoPlayer, Count: len(m.Told), Events: m.Told,
		Welcome: &seat.Welcome{Seat: player, Rules: m.Rules, Began: view, Clock: table.Clock{Days: 2}},
	}}
	return far
}

// Remote returns a session at a host's table as a match stands, with one seat at this screen, and that seat.
func Remote(m *game.Match, player int, chairs []table.Chair) (*session.Session, *Far) {
	far := FarAt(m, player, chairs)
	return session.Join(far).Sat(), far
}
