package controller

import (
	"slices"
	"time"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// The length of what bots do, in ticks at the usual speed: 60 are a second.
const (
	actTicks    = 54  // that an act stays before the next one
	arriveTicks = 16  // in which it comes into sight
	dotTicks    = 24  // of each dot of thinking
	longTicks   = 180 // after which the tray says that it takes long
)

// botSlice is how long a bot may think in one tick: what else a tick does has room beside it, so that no frame waits.
const botSlice = 9 * time.Millisecond

// mostAtOnce is how many commands a bot may play in one tick where nothing of it is shown.
const mostAtOnce = 20

// bots is what goes on while bots play.
type bots struct {
	turn   *view.BotTurn // of whose it is, nil while a person decides
	waited int           // ticks since its last act
	unseen []game.Event  // their acts that were not shown
	paused bool          // they were stopped when their turn was taken back
}

// playBots lets the bot whose turn it is think, and play when it has made up its mind and its last act has been seen.
func (p *Controller) playBots(t *table.Table, c *scenes.Context) {
	player, turn := p.session.Thinks()
	if !turn {
		p.endBots(t)
		return
	}
	d := p.session.Match().State.Decision(player)
	if b := p.bots.turn; b == nil || b.Player != player || b.Kind != d.Kind {
		next := &view.BotTurn{Player: player, Level: p.session.Bot(player), Kind: d.Kind, Shown: 1, Alone: p.session.People() == 0}
		next.Paused = p.bots.paused || b != nil && b.Paused
		if b == nil {
			p.away = nil
		}
		if b != nil && b.Player != player && t.Looked() == b.Player && !t.Own() {
			p.lookAt(t, player) // who watches goes on to the next one
		}
		p.bots.turn, p.bots.waited, p.bots.paused = next, 0, false
	}
	p.bots.waited++
	if !p.bots.turn.Paused {
		c.Awake()
		most, pace := 0, p.pace(c)
		if brief := pace == 0; p.bots.turn.Brief != brief {
			p.setTurn(func(b *view.BotTurn) { b.Brief = brief })
		}
		switch {
		case pace == 0:
			most = mostAtOnce
		case p.bots.waited >= pace && p.session.Decided(): // much is drawn anew then, and thinking has had its own frames
			most = 1
		}
		played, err := p.session.PlayBots(botSlice, most)
		if played > 0 {
			p.bots.waited = 0
		}
		if err != nil {
			c.Toast(ui.T("bots.stuck", ui.Data{"Reason": err.Error()}), ui.Warned)
			p.setTurn(func(b *view.BotTurn) { b.Paused = true })
		}
	}
	p.lookOfBots(c)
}

// endBots comes back to the person whose turn it is, and says what was not shown.
func (p *Controller) endBots(t *table.Table) {
	if p.bots.turn == nil {
		return
	}
	p.away = p.bots.unseen
	p.bots, p.stale = bots{paused: p.bots.turn.Paused}, true
	p.lookAt(t, p.session.Viewer())
}

// pace is how many ticks an act stays; 0 shows nothing.
func (p *Controller) pace(c *scenes.Context) int {
	speed := c.Settings().BotSpeed
	if p.session.Hurries() || p.ahead || p.telling.story != nil || speed == scenes.AtOnce {
		return 0
	}
	return actTicks / speed
}

// setTurn changes what is shown of the turn.
func (p *Controller) setTurn(change func(b *view.BotTurn)) {
	now := *p.bots.turn
	change(&now)
	p.bots.turn, p.stale = &now, true
}

// lookOfBots has the table show the turn as it is now.
func (p *Controller) lookOfBots(c *scenes.Context) {
	was, pace := p.bots.turn, p.pace(c)
	speed, dots, slow := c.Settings().BotSpeed, view.AllDots, p.bots.waited > max(longTicks, pace)
	if ticks := c.Motion(dotTicks); ticks > 0 {
		dots = int(c.Tick) / ticks % 3
	}
	shown := 1.0
	if ticks := c.Motion(arriveTicks) * pace / actTicks; p.bots.waited < ticks {
		shown = float64(p.bots.waited) / float64(ticks)
	}
	if was.Speed != speed || was.Dots != dots || was.Slow != slow || was.Shown != shown {
		p.setTurn(func(b *view.BotTurn) { b.Speed, b.Dots, b.Slow, b.Shown = speed, dots, slow, shown })
	}
}

// note adds an act of the bot whose turn it is to those that the tray shows: the first fact of a command that is worth
// a word.
func (p *Controller) note(t *table.Table, what *session.Happening) {
	if slices.ContainsFunc(what.Events, func(e game.Event) bool { return e.Type == game.RoundBegan }) {
		p.bots.unseen = nil // the round before is over, and Business has told of it
		return
	}
	b := p.bots.turn
	if b == nil || what.Player != b.Player {
		return
	}
	for i := range what.Events {
		if e := &what.Events[i]; e.Player == b.Player && e.Type != game.ActionChosen && t.Tells(e) {
			if b.Brief {
				p.bots.unseen = append(p.bots.unseen, *e)
			}
			p.setTurn(func(now *view.BotTurn) { now.Acts = append(b.Acts[:len(b.Acts):len(b.Acts)], *e) })
			return
		}
	}
}

// toldKinds are the acts that who was away is told of, in this order.
var toldKinds = [...]game.EventType{game.ComponentBuilt, game.PersonHired, game.PatientsSwapped, game.PatientAdmitted, game.PersonMoved}

// toldOf says in a line what the bots did; empty where they did nothing of it.
func (p *Controller) toldOf(acts []game.Event) string {
	var all []string
	for _, player := range p.session.State().TurnOrder {
		var did []string
		for _, kind := range toldKinds {
			count := 0
			var what []string
			for i := range acts {
				if acts[i].Player == player && acts[i].Type == kind {
					count++
					what = append(what, nameOfAct(&acts[i]))
				}
			}
			if count > 0 {
				did = append(did, ui.T("bots.away."+string(kind), ui.Data{"Count": count, "What": texts.Commas(countedOnce(what))}))
			}
		}
		if len(did) > 0 {
			all = append(all, ui.T("bots.away.of", ui.Data{"Name": seatName(p.session, player), "What": texts.Commas(did)}))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return ui.T("bots.away", ui.Data{"What": texts.Dots(all...)})
}

// nameOfAct is what was built, hired or admitted.
func nameOfAct(e *game.Event) string {
	if e.Type == game.ComponentBuilt {
		return view.ComponentName(e.Component.Kind, e.Component.Service)
	}
	return view.PersonName(e.Kind, e.Level, e.Service).String()
}

// countedOnce keeps of equal names the first, with their number.
func countedOnce(names []string) (once []string) {
	count := map[string]int{}
	for _, name := range names {
		if count[name]++; count[name] == 1 {
			once = append(once, name)
		}
	}
	for i, name := range once {
		if count[name] > 1 {
			once[i] = ui.T("log.times", ui.Data{"What": name, "Count": count[name]})
		}
	}
	return once
}

// setPace changes how fast bots play, or with 0 stops them, or lets them go on where they were stopped.
func (p *Controller) setPace(c *scenes.Context, pace int) {
	switch {
	case p.telling.story != nil:
		p.telling.paused, p.version = pace == 0 && !p.telling.paused, 0
	case p.bots.turn == nil:
		return
	default:
		p.setTurn(func(b *view.BotTurn) { b.Paused = pace == 0 && !b.Paused })
	}
	if pace > 0 {
		p.session.Hurry(false)
		now := c.Settings()
		now.BotSpeed = pace
		c.ChangeSettings(now)
	}
}

// watches tells whether bots play now; where nobody else plays they do so between two of their turns, too.
func (p *Controller) watches() bool {
	return p.bots.turn != nil || p.session.People() == 0 && !p.session.Over()
}

// toMyTurn plays what the bots do without showing it, until a person decides; where none plays, to the end.
func (p *Controller) toMyTurn() {
	p.session.Hurry(true)
	if p.bots.turn != nil {
		p.setTurn(func(b *view.BotTurn) { b.Paused = false })
	}
}

// readAway opens the log, and has been told what was not shown.
func (p *Controller) readAway(t *table.Table) {
	p.away, p.stale = nil, true
	t.OpenLog()
}
