package view

import (
	"clinic/game"
	"clinic/game/bot"
)

// AllDots stands for all dots of thinking, which are lit with reduced motion.
const AllDots = -1

// BotTurn is the turn of a bot, as the table shows it. It must not change while it is shown.
type BotTurn struct {
	BotSays
	Acts  []game.Event // its events of this turn, the oldest first
	Shown float64      // how far its last act has been shown, from 0 to 1
}

// BotSays is the part of a BotTurn that is written on the panels.
type BotSays struct {
	Player int
	Level  bot.Level
	Kind   game.DecisionKind // the decision
	Dots   int               // which dot of its thinking is lit, or AllDots
	Slow   bool              // it has thought for seconds
	Paused bool
	Speed  int  // 1, 2, 4, or 0 for instant
	Brief  bool // too short to watch: only the tray and the ribbon show it
	Alone  bool // no person plays
	Far    bool // it is somebody at another screen, or a bot of a host
}

// Last returns its last act, nil before the first.
func (b *BotTurn) Last() *game.Event {
	if len(b.Acts) == 0 {
		return nil
	}
	return &b.Acts[len(b.Acts)-1]
}

// Watched returns the bot whose clinic is shown large beside the viewer's, nil for none.
func (l *Interaction) Watched() *BotTurn {
	if l.Bot == nil || l.Bot.Brief {
		return nil
	}
	return l.Bot
}

// Next returns who plays after a player, and what; game.NoPlayer if the step ends with that player.
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
