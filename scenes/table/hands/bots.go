package hands

import (
	"time"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// The length of what bots do, in ticks at the usual speed: 60 are a second.
const (
	actTicks  = 54  // that an act stays before the next one
	dotTicks  = 24  // of each dot of thinking
	longTicks = 180 // after which the tray says that it takes long
)

// botSlice is how long a bot may think in one tick, so that no frame waits for it.
const botSlice = 6 * time.Millisecond

// bots is what goes on while bots play.
type bots struct {
	turn   *view.BotTurn // of whose it is, nil while a person decides
	waited int           // ticks since its last act
	hurry  bool          // nothing is shown until a person decides
}

// playBots lets the bot whose turn it is think, and play when it has made up its mind and its last act has been seen.
func (p *Hands) playBots(c *scenes.Context) {
	player, turn := p.session.Thinks()
	if !turn {
		if p.bots.turn != nil {
			p.bots = bots{}
			p.stale = true
		}
		return
	}
	d := p.session.Match().State.Decision(player)
	if b := p.bots.turn; b == nil || b.Player != player || b.Kind != d.Kind {
		next := &view.BotTurn{Player: player, Level: p.session.Bot(player), Kind: d.Kind}
		next.Paused = b != nil && b.Paused
		p.bots.turn, p.bots.waited = next, 0
	}
	p.bots.waited++
	for begun := time.Now(); !p.bots.turn.Paused && p.session.Think(botSlice) && p.bots.waited >= p.pace(c); {
		p.bots.waited = 0
		if _, err := p.session.BotPlays(); err != nil {
			c.Toast(ui.T("bots.stuck", ui.Data{"Reason": err.Error()}), ui.Warned)
			p.bots.turn.Paused = true
			break
		}
		if next, turn := p.session.Thinks(); !turn || next != player || p.pace(c) > 0 || time.Since(begun) > botSlice {
			break
		}
	}
	p.lookOfBots(c)
}

// pace is how many ticks an act stays.
func (p *Hands) pace(c *scenes.Context) int {
	speed := c.Settings().BotSpeed
	if p.bots.hurry || p.ahead || speed == scenes.AtOnce {
		return 0
	}
	return actTicks / speed
}

// lookOfBots has the tray show the turn as it is now.
func (p *Hands) lookOfBots(c *scenes.Context) {
	was := *p.bots.turn
	now := was
	now.Speed = c.Settings().BotSpeed
	now.Dots = int(c.Tick/dotTicks) % 3
	now.Slow = p.bots.waited > max(longTicks, p.pace(c))
	p.bots.turn = &now
	if was.Speed != now.Speed || was.Dots != now.Dots || was.Slow != now.Slow {
		p.stale = true
	}
}

// note adds an act of the bot whose turn it is to those that the tray shows: the first fact of a command that is worth a word.
func (p *Hands) note(t *table.Table, what *session.Happening) {
	b := p.bots.turn
	if b == nil || what.Player != b.Player {
		return
	}
	for i := range what.Events {
		if e := &what.Events[i]; e.Player == b.Player && e.Type != game.ActionChosen && t.Tells(e) {
			b.Acts = append(b.Acts, *e)
			p.stale = true
			return
		}
	}
}

// setPace changes how fast bots play, or with 0 stops them, or lets them go on where they were stopped.
func (p *Hands) setPace(c *scenes.Context, pace int) {
	b := p.bots.turn
	if b == nil {
		return
	}
	b.Paused = pace == 0 && !b.Paused
	if pace > 0 {
		now := c.Settings()
		now.BotSpeed = pace
		c.ChangeSettings(now)
	}
	p.stale = true
}

// toMyTurn plays what the bots do without showing it, until a person decides.
func (p *Hands) toMyTurn() {
	p.bots.hurry, p.bots.turn.Paused = true, false
	p.stale = true
}
