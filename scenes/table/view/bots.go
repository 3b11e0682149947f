package view

import (
	"clinic/game"
	"clinic/game/bot"
)

// BotTurn is the turn of a bot, as the tray shows it.
type BotTurn struct {
	Player int
	Level  bot.Level
	Kind   game.DecisionKind // what it decides
	Acts   []game.Event      // what it has done in this turn, the oldest first
	Dots   int               // which of the dots of its thinking is lit
	Slow   bool              // it has thought for seconds
	Paused bool
	Speed  int // 1, 2, 4, or 0 for at once
}

// writtenBot is what of it changes what is written.
type writtenBot struct {
	player, acts, dots, speed int
	kind                      game.DecisionKind
	slow, paused              bool
}

func (b *BotTurn) written() writtenBot {
	if b == nil {
		return writtenBot{player: game.NoPlayer}
	}
	return writtenBot{b.Player, len(b.Acts), b.Dots, b.Speed, b.Kind, b.Slow, b.Paused}
}
