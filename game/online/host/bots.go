//go:build !js

package host

import (
	"context"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/table"
)

// budget is how long a bot may think for one decision, as at one screen.
func budget(level bot.Level) time.Duration {
	if level == bot.Chief {
		return 900 * time.Millisecond
	}
	return 400 * time.Millisecond
}

// pause is how long a bot waits before it thinks again after the log has failed.
const pause = time.Second

// wakeBots lets a bot think whose turn it is. The mutex is held.
func (o *hosted) wakeBots() {
	if player, _, _ := o.table.BotToPlay(); player == game.NoPlayer || o.thinking || o.broken != nil {
		return
	}
	o.thinking = true
	go o.think()
}

// think plays for bots until none has anything to decide. Another host may do the same: the log takes one.
func (o *hosted) think() {
	for {
		o.mutex.Lock()
		player, level, seed := o.table.BotToPlay()
		if player == game.NoPlayer || o.broken != nil || o.host.ended() {
			o.thinking = false
			o.mutex.Unlock()
			return
		}
		view, rules := o.table.Match.Rules.View(o.table.Match.State, player), o.table.Match.Rules
		o.mutex.Unlock()
		command := o.decide(rules, view, player, level, seed)
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		_, err := o.do(ctx, &table.Entry{Play: &table.Played{Player: player, Command: command}})
		cancel()
		if err != nil { // somebody was quicker, or the log is away
			o.host.Log.Info("a bot was not heard", "table", o.code, "player", player, "error", err)
			select {
			case <-time.After(pause):
			case <-o.host.done:
			}
		}
	}
}

// ended reports whether the host has been closed.
func (h *Host) ended() bool {
	select {
	case <-h.done:
		return true
	default:
		return false
	}
}

// decide returns the command of a bot. Only think calls it, for one bot at a time.
func (o *hosted) decide(rules *game.Rules, view *game.State, player int, level bot.Level, seed uint64) game.Command {
	o.host.thinks <- struct{}{}
	defer func() { <-o.host.thinks }()
	m := &o.minds[player]
	if m.player == nil || m.level != level {
		*m = mind{level: level, player: bot.New(level, rules, o.host.Judgement, seed)}
	}
	if command, planned := m.script.Next(rules, view, player); planned {
		return command
	}
	thought := m.player.Think(view, player)
	for begun := time.Now(); !thought.Step() && time.Since(begun) < o.host.Budget(level); {
	}
	advice := thought.Advice()
	m.script.Take(view, player, &advice)
	return advice.Command
}
