package view

import (
	"clinic/game"
	"clinic/game/bot"
)

// AllDots stands for all dots of thinking, which are lit where nothing moves.
const AllDots = -1

// BotTurn is the turn of a bot, as the table shows it. It must not change while it is shown.
type BotTurn struct {
	Player int
	Level  bot.Level
	Kind   game.DecisionKind // what it decides
	Acts   []game.Event      // what it has done in this turn, the oldest first
	Shown  float64           // how far its last act has been shown, from 0 to 1
	Dots   int               // which of the dots of its thinking is lit, or AllDots
	Slow   bool              // it has thought for seconds
	Paused bool
	Speed  int  // 1, 2, 4, or 0 for at once
	Brief  bool // too short to be looked at: only the tray and the ribbon show it
	Alone  bool // no person plays
}

// Last is its last act, nil before the first.
func (b *BotTurn) Last() *game.Event {
	if len(b.Acts) == 0 {
		return nil
	}
	return &b.Acts[len(b.Acts)-1]
}

// writtenBot is what of it changes what is written.
type writtenBot struct {
	player, acts, dots, speed int
	kind                      game.DecisionKind
	slow, paused, brief       bool
}

func (b *BotTurn) written() writtenBot {
	if b == nil {
		return writtenBot{player: game.NoPlayer}
	}
	return writtenBot{b.Player, len(b.Acts), b.Dots, b.Speed, b.Kind, b.Slow, b.Paused, b.Brief}
}

// Watched is the bot whose clinic is shown large beside the viewer's, nil while there is none.
func (l *Interaction) Watched() *BotTurn {
	if l.Bot == nil || l.Bot.Brief {
		return nil
	}
	return l.Bot
}

// Next is who plays after the one who plays now, and what; game.NoPlayer where the step ends with that one.
func (s *Situation) Next(now int) (player int, kind game.DecisionKind) {
	pending := s.State.Pending
	for i := len(pending) - 1; i >= 0; i-- {
		if pending[i].Player != now {
			return pending[i].Player, pending[i].Kind
		}
	}
	at := -1
	for i, spec := range s.Rules.Actions {
		if string(spec.Action) == s.Rules.StepOf(s.State).Name {
			at = i
		}
	}
	if at < 0 {
		return game.NoPlayer, ""
	}
	for _, spec := range s.Rules.Actions[at+1:] {
		for _, player := range s.State.TurnOrder {
			if s.State.Players[player].Turn.Chosen == spec.Action {
				return player, spec.Decision
			}
		}
	}
	return game.NoPlayer, ""
}
