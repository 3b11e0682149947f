package controller

import (
	"reflect"
	"slices"
	"time"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/ui"
)

// How long bots' turns are shown, in ticks at the usual speed; there are 60 ticks a second.
const (
	actTicks    = 54  // an act stays this long before the next one
	arriveTicks = 16  // an act takes this long to appear
	dotTicks    = 24  // for each dot of the thinking indicator
	longTicks   = 180 // after this the tray says that the bot takes long
)

// botSlice is how long a bot may think in one tick. It leaves time for the rest of the tick, so that no frame is
// delayed.
const botSlice = 9 * time.Millisecond

// mostAtOnce is how many commands a bot may play in one tick when they are not shown.
const mostAtOnce = 20

// bots is the state of the table while bots play.
type bots struct {
	turn   *view.BotTurn // the turn of the bot that plays now, nil while a person decides
	waited int           // ticks since its last act
	unseen []game.Event  // acts of bots that were not shown
	paused bool          // the bots were paused when their turn was undone
}

// watching lets bots play while the player watches.
type watching struct {
	*playing
	bots bots
}

// playBots lets the bot whose turn it is think. It plays once the bot has decided and its last act has been seen.
func (p *watching) playBots(t *table.Table, c *scenes.Context) {
	player, turn := p.session.Thinks()
	if !turn {
		p.endBots(t)
		return
	}
	d := p.session.Match().State.Decision(player)
	if b := p.bots.turn; b == nil || b.Player != player || b.Kind != d.Kind {
		next := &view.BotTurn{BotSays: view.BotSays{Player: player, Level: p.session.Bot(player), Kind: d.Kind, Alone: p.session.People() == 0, Far: p.session.Remote()}, Shown: 1}
		next.Paused = p.bots.paused || b != nil && b.Paused
		if b == nil {
			p.away = nil
		}
		if b != nil && b.Player != player && t.Looked() == b.Player && !t.Own() {
			p.showClinic(t, player) // a spectator follows the turn to the next bot
		}
		p.bots.turn, p.bots.waited, p.bots.paused = next, 0, false
	}
	p.bots.waited++
	if !p.bots.turn.Paused && !p.bots.turn.Far {
		c.Awake()
		most, pace := 0, p.pace(c)
		if brief := pace == 0; p.bots.turn.Brief != brief {
			p.setTurn(func(b *view.BotTurn) { b.Brief = brief })
		}
		switch {
		case pace == 0:
			most = mostAtOnce
		case p.bots.waited >= pace && p.session.Decided(): // a command redraws much, and thinking had its own frames
			most = 1
		}
		played, err := p.session.PlayBots(botSlice, most)
		if played > 0 {
			p.bots.waited = 0
		}
		if err != nil {
			c.Toast(c.T("bots.stuck", ui.Data{"Reason": err.Error()}), ui.Warned)
			p.setTurn(func(b *view.BotTurn) { b.Paused = true })
		}
	}
	p.lookOfBots(c)
}

// endBots returns to the person whose turn it is and keeps the acts that were not shown, to be told.
func (p *watching) endBots(t *table.Table) {
	if p.bots.turn != nil {
		p.leaveBots()
		p.showClinic(t, p.session.Viewer())
	}
}

// leaveBots stops showing the turn of a bot, once what follows is told, and keeps the acts that were not shown.
func (p *watching) leaveBots() {
	if p.bots.turn != nil {
		p.away = p.bots.unseen
		p.bots, p.stale = bots{paused: p.bots.turn.Paused}, true
	}
}

// pace returns how many ticks an act stays on the screen; 0 shows nothing.
func (p *watching) pace(c *scenes.Context) int {
	speed := c.Settings().BotSpeed
	if p.session.Remote() { // they take their own time
		speed = 1
	}
	if p.session.Hurries() || p.ahead || p.telling.story != nil || speed == scenes.AtOnce {
		return 0
	}
	return actTicks / speed
}

// setTurn changes what the table shows of the bot's turn.
func (p *watching) setTurn(change func(b *view.BotTurn)) {
	now := *p.bots.turn
	change(&now)
	p.bots.turn, p.stale = &now, true
}

// lookOfBots updates what the table shows of the bot's turn.
func (p *watching) lookOfBots(c *scenes.Context) {
	was, pace := p.bots.turn, p.pace(c)
	speed, dots, slow := c.Settings().BotSpeed, view.AllDots, !was.Far && p.bots.waited > max(longTicks, pace)
	shown := 1.0
	if c.Moves() && !was.Far { // friends may take days, and a window sleeps meanwhile
		dots = int(float64(c.Tick)*c.Pace()/dotTicks) % 3
	}
	if c.Moves() {
		shown = ui.Part(float64(p.bots.waited)*c.Pace()*actTicks, 0, arriveTicks*float64(pace))
	}
	if was.Speed != speed || was.Dots != dots || was.Slow != slow || was.Shown != shown {
		p.setTurn(func(b *view.BotTurn) { b.Speed, b.Dots, b.Slow, b.Shown = speed, dots, slow, shown })
	}
}

// note adds an act of the bot whose turn it is to the acts that the tray shows: the first event of a command that is
// worth mentioning.
func (p *watching) note(t *table.Table, what *session.Happening) {
	if slices.ContainsFunc(what.Events, func(e game.Event) bool { return e.Type == game.RoundBegan }) {
		p.bots.unseen = nil // the previous round is over, and Business has told of it
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

// tookBack forgets the acts that were taken back: only those are kept that the game still has.
func (p *watching) tookBack() {
	told := p.session.Match().Told
	undone := func(act game.Event) bool {
		return !slices.ContainsFunc(told, func(e game.Event) bool { return reflect.DeepEqual(e, act) })
	}
	p.bots.unseen = slices.DeleteFunc(p.bots.unseen, undone)
	if b := p.bots.turn; b != nil && slices.ContainsFunc(b.Acts, undone) {
		p.setTurn(func(now *view.BotTurn) { now.Acts = slices.DeleteFunc(slices.Clone(b.Acts), undone) })
	}
}

// toldKinds lists the kinds of acts that are summed up for a player who didn't see them, in this order.
var toldKinds = [...]game.EventType{game.ComponentBuilt, game.PersonHired, game.PatientsSwapped, game.PatientAdmitted, game.PersonMoved}

// toldOf returns a line that sums up the bots' acts, or "" if none of them is of a kind in toldKinds.
func (p *playing) toldOf(acts []game.Event) string {
	var all []string
	for _, player := range p.session.State().TurnOrder {
		var did []string
		for _, kind := range toldKinds {
			count := 0
			var what []string
			for i := range acts {
				if acts[i].Player == player && acts[i].Type == kind {
					count++
					what = append(what, nameOfAct(p.Reader, &acts[i]))
				}
			}
			if count > 0 {
				did = append(did, p.T("bots.away."+string(kind), ui.Data{"Count": count, "What": p.Texts.Commas(countedOnce(p.Reader, what))}))
			}
		}
		if len(did) > 0 {
			all = append(all, p.T("bots.away.of", ui.Data{"Name": seatName(p.Reader, p.session, player), "What": p.Texts.Commas(did)}))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return p.T("bots.away", ui.Data{"What": p.Texts.Dots(all...)})
}

// nameOfAct returns the name of what was built, hired or admitted.
func nameOfAct(reader *ui.Reader, e *game.Event) string {
	if e.Type == game.ComponentBuilt {
		return view.ComponentName(reader, e.Component.Kind, e.Component.Service)
	}
	return view.PersonName(reader, e.Kind, e.Level, e.Service).String()
}

// countedOnce keeps the first of equal names, with their number.
func countedOnce(reader *ui.Reader, names []string) (once []string) {
	count := map[string]int{}
	for _, name := range names {
		if count[name]++; count[name] == 1 {
			once = append(once, name)
		}
	}
	for i, name := range once {
		if count[name] > 1 {
			once[i] = reader.T("log.times", ui.Data{"What": name, "Count": count[name]})
		}
	}
	return once
}

// setPace sets the speed of bots; 0 pauses them, or resumes them if they are paused.
func (p *watching) setPace(c *scenes.Context, pace int) {
	switch {
	case p.telling.story != nil:
		p.telling.paused, p.version = pace == 0 && !p.telling.paused, 0
	case p.bots.turn == nil || p.bots.turn.Far:
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

// watches reports whether bots are playing now. If no person plays, it is also true between two of their turns.
func (p *watching) watches() bool {
	return p.bots.turn != nil || p.session.People() == 0 && !p.session.Over()
}

// toMyTurn plays the bots' turns without showing them until a person decides, or to the end if no person plays.
func (p *watching) toMyTurn() {
	p.session.Hurry(true)
	if p.bots.turn != nil {
		p.setTurn(func(b *view.BotTurn) { b.Paused = false })
	}
}

// readAway opens the log and counts the acts that were not shown as told.
func (p *playing) readAway(t *table.Table) {
	p.away, p.stale = nil, true
	t.OpenLog()
}
