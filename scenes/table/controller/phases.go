package controller

import (
	"slices"
	"unicode"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/feedback"
	"clinic/scenes/moments"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/phases"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Business and Admin are told at the table: each beat for its time, then the next one, until the viewer decides,
// somebody dies, or the end is reached. The state of the game is already the one after that.

// telling is the progress of the story.
type telling struct {
	story  *phases.Story // nil while neither is told
	beat   int           // the current beat; past the last one when all have been told
	until  int           // the beat after one that is told again; else 0
	time   ui.Timeline   // of the beat, and of the end
	clock  float64       // of the whole story, in ticks at the usual speed
	said   int           // lines of the beat that have been reported as shown
	paid   bool          // what the beat brings has been counted
	reads  bool          // a death waits to be read
	over   bool          // all has been told, and what comes next waits
	bill   bool          // in a replay: nothing is told, and only the bill is shown
	stays  bool          // the player looks at something: the round does not end by itself
	paused bool
	holds  bool // the player went back to this beat: what follows waits
	moves  bool // what happens in the beat is animated
	acts   []phases.Act
	still  []phases.Act // the final acts of the death that waits to be read
	state  *game.State  // the state that is shown
	of     shownState

	changes string   // the patient for whom another doctor is chosen
	points  int      // on the bar
	typing  int      // the number being typed, 0 for none
	decides decision // the decision for which points was proposed
	keeps   bool     // the player is asked whether to keep all money
}

// shownState is the key of a state that is shown: what it was made from.
type shownState struct {
	beat    int
	counted int
	viewer  int
	lines   int
}

// decision identifies a decision of a player in a round.
type decision struct {
	player, round int
	kind          game.DecisionKind
}

const (
	dimTicks   = 7  // while everything else darkens
	paidAfter  = 30 // ticks of a beat, or half of a shorter one
	watchTicks = 75 // how long the end stays in sight
)

// tells reports whether something is told that the viewer only watches.
func (b *telling) tells() bool {
	return b.story != nil && !b.bill && (b.beat < len(b.story.Beats) || b.reads || b.over || !phases.Asking(b.story.Session()))
}

// plays reports whether a beat is being told and not held.
func (b *telling) plays() bool {
	return b.story != nil && b.beat < len(b.story.Beats) && !b.reads
}

// mayTell reports whether Business and Admin are told: not in puzzles, and not in replays, which show only the bill.
func (p *Controller) mayTell() bool { return p.doors.Leave == nil && p.session.Puzzle() == nil }

// inPhases reports whether the game stands in Business or Admin.
func (p *Controller) inPhases() bool {
	step := p.session.Rules().StepOf(p.session.State()).Name
	return !p.session.Over() && (step == game.StepBusiness || step == game.StepAdmin)
}

// followPhases adds what happened to the story, once everything before it has been shown. A game that was
// resumed or undone may stand in the middle of Business.
func (p *Controller) followPhases(c *scenes.Context) {
	happened, fresh := p.happened, !p.begun
	p.happened, p.ahead, p.begun = nil, false, true
	if !p.mayTell() {
		p.reckon(c)
		return
	}
	if p.session.People() == 0 && p.session.Hurries() { // nobody wants to see it
		p.telling = telling{}
		if p.session.Over() && len(happened) > 0 {
			p.roundEnds(c)
		}
		return
	}
	if fresh {
		happened, p.telling = p.session.Business(), telling{}
	}
	b := &p.telling
	switch {
	case b.story != nil:
		b.story.Read(happened)
	case phases.Opens(p.session, happened):
		p.telling = telling{story: phases.New(c.Reader, p.session, happened)}
		p.away, p.version = nil, 0
		if fresh {
			b.beat = len(b.story.Beats)
		}
	case p.session.Over() && len(happened) > 0:
		p.roundEnds(c)
		return
	default:
		return
	}
	if len(happened) > 0 || fresh {
		p.version, b.over, b.stays, b.changes = 0, false, false, ""
	}
	p.propose()
}

// reckon shows the bill of the decision at which a replay stands, without telling what led to it.
func (p *Controller) reckon(c *scenes.Context) {
	at := p.session.Version()
	if p.session.Puzzle() != nil || p.reckoned == at {
		return
	}
	p.reckoned, p.version, p.telling = at, 0, telling{}
	d, happened := p.session.State().Decision(p.session.Viewer()), p.session.Business()
	if d != nil && d.Kind != game.DecideTreatments && len(happened) > 0 {
		p.telling.story, p.telling.bill = phases.New(c.Reader, p.session, happened), true
		p.telling.beat = len(p.telling.story.Beats)
	}
}

// propose sets the bar to what a hint would buy, when the question is new; a lesson says itself what to buy.
func (p *Controller) propose() {
	d := p.session.Decision()
	if !d.Buys() {
		return
	}
	b := &p.telling
	if now := (decision{p.session.Viewer(), p.session.State().Round, d.Kind}); b.decides != now {
		b.decides, b.keeps, b.points = now, false, 0
		if p.session.Guided() == nil {
			b.points = min(d.Count, p.session.Purchase())
		}
	}
}

// tellOn runs a tick of the story.
func (p *Controller) tellOn(t *table.Table, c *scenes.Context) {
	b := &p.telling
	if speed := p.speed(c); speed != p.tempo && b.story != nil {
		p.tempo, p.version = speed, 0
	}
	if _, bot := p.session.Thinks(); bot && p.inPhases() { // bots decide meanwhile
		c.Awake()
		p.session.PlayBots(botSlice, mostAtOnce)
	}
	switch {
	case b.story == nil:
		return
	case b.beat >= len(b.story.Beats):
		p.told(t, c)
		return
	case b.paused || b.reads:
		return
	}
	c.Awake()
	if !b.time.Runs() {
		p.beginBeat(t, c)
	}
	ticks := float64(b.story.Ticks(b.beat))
	before := b.time.Now()
	b.time.Pass(c.Pace() * float64(p.speed(c)))
	b.clock += b.time.Now() - before
	others := b.story.Beats[b.beat].Kind == phases.Others // their sums come one after another
	if !b.paid && !others && b.time.Now() >= min(paidAfter, ticks/2) {
		b.paid, p.version = true, 0
	}
	said := b.said
	if p.sayBeat(c, b.time.Done()); others && b.said > said {
		p.version = 0
	}
	p.stale = true
	if !b.time.Runs() {
		p.endBeat(c)
	}
}

// speed returns the speed of the beats as a multiple of the usual one: the speed at which bots play, or the highest
// shown one if they play at once.
func (p *Controller) speed(c *scenes.Context) int {
	if speed := c.Settings().BotSpeed; speed != scenes.AtOnce {
		return speed
	}
	return slices.Max(scenes.BotSpeeds[:])
}

// beginBeat begins to tell a beat.
func (p *Controller) beginBeat(t *table.Table, c *scenes.Context) {
	b := &p.telling
	b.time.Begin(b.story.Ticks(b.beat))
	b.paid, b.said, p.version = !c.Moves(), 0, 0
	p.refresh(t, c)
	b.acts = phases.Going(b.acts, b.clock)
	b.moves = c.Moves()
	p.addActs(t)
	var says []string
	for _, l := range b.now(p, c).Of(b.beat, t.Viewer) {
		says = append(says, l.Text)
	}
	c.Say(ui.Said(c.Reader, says...))
}

// addActs adds what moves in the clinic that is looked at while the beat is told.
func (p *Controller) addActs(t *table.Table) {
	if b := &p.telling; b.moves {
		b.acts = append(b.acts, b.story.Acts(b.beat, t.Looked(), int(b.clock-b.time.Now()), p.shownNow())...)
	}
}

// treatOtherwise shows who could treat a patient (B80); in a lesson or a puzzle it switches to the next way.
func (p *Controller) treatOtherwise(c *scenes.Context, patient string) {
	b := &p.telling
	if b.story == nil || p.session.Guided() != nil || len(p.session.Ways(patient)) == 0 {
		p.treatNext(c, patient)
		return
	}
	if b.changes == patient {
		patient = ""
	}
	p.chooseFor(c, patient)
}

// chooseFor shows who could treat a patient, or nothing of that for "".
func (p *Controller) chooseFor(c *scenes.Context, patient string) {
	p.telling.changes, p.version, p.stale = patient, 0, true
	if c.Gestures.ByKeys && patient != "" {
		p.focus.on = view.TreatWay(0)
	}
	c.Redraw()
}

// treatBy chooses one of the ways to treat a patient that are shown.
func (p *Controller) treatBy(c *scenes.Context, number int) {
	patient := p.telling.changes
	ways := p.session.Ways(patient)
	p.chooseFor(c, "")
	if number < len(ways) && !ways[number].Now {
		p.apply(c, ways[number].Command)
	}
	if c.Gestures.ByKeys {
		p.focus.on = thing.Thing{Kind: thing.Treated, Person: patient, Board: p.session.Context().Where(patient).BoardName()}
	}
}

// lookAt shows another player's clinic, or the viewer's again, and what moves there while Business and Admin are told.
func (p *Controller) lookAt(t *table.Table, player int) {
	if p.showClinic(t, player) {
		p.looksElsewhere(t)
	}
}

// looksElsewhere shows what moves in another clinic once it is looked at. What follows waits for the player.
func (p *Controller) looksElsewhere(t *table.Table) {
	b := &p.telling
	if b.story == nil || !b.tells() {
		return
	}
	b.stays = t.Look.Looking >= 0
	if b.acts = nil; b.beat < len(b.story.Beats) && !b.reads {
		b.holds = b.stays
		p.addActs(t)
	}
}

// sayBeat reports the lines of the beat as shown, as far as the beat has come; done is from 0 to 1.
func (p *Controller) sayBeat(c *scenes.Context, done float64) {
	b := &p.telling
	beat := &b.story.Beats[b.beat]
	for to := min(beat.To-beat.From, 1+int(done*float64(beat.To-beat.From))); b.said < to; b.said++ {
		feedback.Now(c, p.session.Rules(), &b.story.Lines[beat.From+b.said].Event)
	}
}

// endBeat ends the current beat, and goes on to the next one or waits.
func (p *Controller) endBeat(c *scenes.Context) {
	b := &p.telling
	p.sayBeat(c, 1)
	b.paid, b.time, p.version, p.stale = true, ui.Timeline{}, 0, true
	switch again := b.until > 0 && b.beat+1 >= b.until; {
	case again:
		b.beat, b.until = len(b.story.Beats), 0
	case (b.holds || b.story.Stops(b.beat)) && p.session.People() > 0:
		b.reads, b.holds = true, false
		p.holdStill()
	default:
		p.nextBeat(c)
	}
}

// holdStill keeps the end of the beat in sight while it waits to be read.
func (p *Controller) holdStill() {
	const over = 1000 // ticks
	b := &p.telling
	looked := p.session.Viewer()
	if of := b.story.Beats[b.beat].Player; of >= 0 {
		looked = of
	}
	if b.still = nil; b.story.Stops(b.beat) {
		b.still = b.story.Acts(b.beat, looked, int(b.clock)-over, p.shownNow())
	}
}

// nextBeat goes on to the next beat. What the others do is told once all of them have decided.
func (p *Controller) nextBeat(c *scenes.Context) {
	b := &p.telling
	b.reads, b.paid, b.time, b.still, p.version, p.stale = false, false, ui.Timeline{}, nil, 0, true
	b.beat++
	if b.beat == len(b.story.Beats) {
		b.paid = true
	}
	c.Redraw()
}

// waitsForOthers reports whether the next beat is still incomplete, because the others haven't all decided.
func (p *Controller) waitsForOthers() bool {
	b := &p.telling
	return b.story != nil && b.beat < len(b.story.Beats) && b.story.Beats[b.beat].Kind == phases.Others && p.inPhases()
}

// told runs after the last beat: the round ends after a while. It waits for a press where nothing moves, in a lesson,
// while the game is read aloud, and for a player who looks at something again.
func (p *Controller) told(t *table.Table, c *scenes.Context) {
	b := &p.telling
	if phases.Asking(p.session) || p.inPhases() {
		return
	}
	if !b.over {
		b.over, p.version, p.stale = true, 0, true
		b.time.Begin(watchTicks)
		c.Redraw()
	}
	if p.session.People() > 0 && (b.stays || !c.Moves() || c.Aloud() || p.session.Guided() != nil) {
		return
	}
	c.Awake()
	if !b.time.Pass(1) && !c.Gestures.Held {
		p.endPhases(t, c)
	}
}

// skipPhase skips what is told up to the next phase, a death or a decision; with toTheEnd it also skips phases.
func (p *Controller) skipPhase(c *scenes.Context, toTheEnd bool) {
	b := &p.telling
	phase := b.story.Phase(b.beat)
	b.acts, b.until, b.holds = nil, 0, false
	for b.beat < len(b.story.Beats) && (toTheEnd || b.story.Phase(b.beat) == phase) && !p.waitsForOthers() {
		p.endBeat(c)
		if b.reads {
			b.clock += float64(b.story.Ticks(b.beat))
			return
		}
	}
}

// tellAgain tells one beat again, and then returns to where the story stood.
func (p *Controller) tellAgain(beat int) {
	b := &p.telling
	if b.story == nil || !p.mayTell() || beat < 0 || beat >= len(b.story.Beats) {
		return
	}
	if b.beat >= len(b.story.Beats) {
		b.until = beat + 1
	}
	b.beat, b.time, b.acts, b.still, b.paused, b.reads, b.holds, b.over, b.stays = beat, ui.Timeline{}, nil, nil, false, false, false, false, true
	b.paid, p.version, p.stale = false, 0, true
}

// stepBack goes back to the beat before, and stays there.
func (p *Controller) stepBack() {
	b := &p.telling
	if to := min(b.beat, len(b.story.Beats)) - 1; to >= 0 {
		p.tellAgain(to)
		b.until, b.holds = 0, true
	}
}

// ownAgain tells the viewer's own Business again.
func (p *Controller) ownAgain(t *table.Table) {
	b := &p.telling
	p.lookAt(t, p.session.Viewer())
	p.tellAgain(b.story.Found(p.session.Viewer(), "", phases.Before, phases.Treats, phases.Pays))
	b.until = 0
}

// stop ends what is told again, or stops the story after the current beat, and reports whether it went on by itself.
func (b *telling) stop() bool {
	switch {
	case b.story == nil || b.paused || b.reads || b.holds:
		return false
	case b.beat >= len(b.story.Beats):
		went := b.over && !b.stays
		b.stays = true
		return went
	case b.until > 0:
		b.beat, b.until, b.acts, b.paid, b.time = len(b.story.Beats), 0, nil, true, ui.Timeline{}
	default:
		b.holds, b.stays = true, true
	}
	return true
}

// endPhases ends the story of a round at the viewer's own clinic.
func (p *Controller) endPhases(t *table.Table, c *scenes.Context) {
	p.lookAt(t, p.session.Viewer())
	p.closePhases(c)
}

// closePhases ends the story of a round.
func (p *Controller) closePhases(c *scenes.Context) {
	p.telling = telling{}
	p.version, p.stale = 0, true
	p.roundEnds(c)
}

// roundEnds is called when Admin has been told to its end, before the table of the next round or the final score is
// shown.
func (p *Controller) roundEnds(c *scenes.Context) {
	if p.session.Over() {
		c.Push(moments.EndOfGame(c.Reader, p.session))
	}
}

// phaseDone does what the main button says in Business and Admin, and reports whether the button belongs to them.
func (p *Controller) phaseDone(t *table.Table, c *scenes.Context) bool {
	b := &p.telling
	switch {
	case b.story == nil || p.session.Puzzle() != nil:
		return p.session.Decision().Buys() && p.buy(t, c)
	case b.over:
		p.endPhases(t, c)
	case b.reads:
		b.stays = false
		p.nextBeat(c)
	case b.beat < len(b.story.Beats):
		b.stays = false
		p.skipPhase(c, false)
	case p.session.Decision().Buys():
		return p.buy(t, c)
	case p.session.Deciding(game.DecideTreatments):
		p.apply(c, game.Command{Type: game.Done})
	default:
		return false
	}
	return true
}

// buy buys as much popularity as the bar says (B85, E10). A player who keeps everything that could be spent is asked
// once in a game whether that is meant.
func (p *Controller) buy(t *table.Table, c *scenes.Context) bool {
	b := &p.telling
	command := game.Command{Type: game.Done}
	switch {
	case b.points > 0:
		command = game.Command{Type: game.BuyPopularity, Points: b.points}
		if p.session.Deciding(game.DecideAnnexPopularity) {
			command.Board = p.session.Rules().Annex().Board()
		}
	case p.session.Guided() == nil && p.session.Puzzle() == nil && !b.keeps && !p.session.MayKeep():
		b.keeps, p.version, p.stale = true, 0, true
		p.setPoints(t, p.session.Purchase())
		return true
	case b.keeps:
		return p.keep(c)
	}
	if v := p.session.Apply(command); !v.Legal() {
		p.refuse(c, v.Refusal)
		if deed, can := p.session.NextDeed(); can && v.Refusal.Rule == session.LessonRule && deed.Type == game.BuyPopularity {
			p.setPoints(t, deed.Points)
		}
	}
	return true
}

// keep buys no popularity.
func (p *Controller) keep(c *scenes.Context) bool {
	p.telling.points = 0
	return p.apply(c, game.Command{Type: game.Done})
}

// setPoints sets the bar, within its limits.
func (p *Controller) setPoints(t *table.Table, points int) {
	d := p.session.Decision()
	if d == nil {
		return
	}
	p.telling.points, p.telling.typing, p.stale = max(0, min(d.Count, points)), 0, true
	if p.session.Guided() != nil {
		t.Show(p.Situation())
	}
}

// clickPoints handles a click on a button of the bar.
func (p *Controller) clickPoints(t *table.Table, c *scenes.Context, what thing.Thing) {
	b := &p.telling
	switch what {
	case view.PointsLess:
		p.setPoints(t, b.points-1)
	case view.PointsMore:
		p.setPoints(t, b.points+1)
	case view.PointsKeep:
		if b.keeps {
			p.keep(c)
			return
		}
		p.setPoints(t, 0)
		p.buy(t, c)
	default:
		p.pointTo(t, c.Gestures.X)
	}
}

// pointTo sets the bar to where the pointer is.
func (p *Controller) pointTo(t *table.Table, x float64) {
	spot, there := t.Spot(view.PointsBar)
	if d := p.session.Decision(); there && d != nil && spot.Rect.W > 0 {
		line := t.PointsLine()
		p.setPoints(t, int((x-line.X)/line.W*float64(d.Count)+0.5))
	}
}

// followPoints moves the bar by drag, keys and digits, and reports whether that used the gestures up.
func (p *Controller) followPoints(t *table.Table, c *scenes.Context) bool {
	g, b := c.Gestures, &p.telling
	if !p.session.Decision().Buys() || b.tells() || b.keeps {
		return false
	}
	onBar := p.focus.on.None() || p.focus.on == view.PointsBar || p.focus.on == thing.Of(thing.Done)
	switch {
	case g.Dragging && thingAt(t, g.PressX, g.PressY) == view.PointsBar:
		p.pointTo(t, g.X)
	case onBar && g.MoveX != 0:
		p.setPoints(t, b.points+g.MoveX)
	case onBar && g.Key(ebiten.KeyHome):
		p.setPoints(t, 0)
	case onBar && g.Key(ebiten.KeyEnd):
		p.setPoints(t, p.session.Decision().Count)
	case slices.ContainsFunc(g.Typed, unicode.IsDigit):
		for _, r := range g.Typed {
			if unicode.IsDigit(r) {
				p.typed(t, int(r-'0'))
			}
		}
	default:
		return false
	}
	if g.ByKeys && p.session.Guided() != nil {
		p.focusOnGuide(t)
	}
	c.Redraw()
	return true
}

// typed appends a digit to the number typed for the bar, or starts a new number if it would be too large.
func (p *Controller) typed(t *table.Table, digit int) {
	number := 10*p.telling.typing + digit
	if number > p.session.Decision().Count {
		number = digit
	}
	p.setPoints(t, number)
	p.telling.typing = p.telling.points
}

// clickPhase handles a click on a button of the story.
func (p *Controller) clickPhase(t *table.Table, c *scenes.Context, what thing.Thing) {
	if p.telling.story == nil {
		return
	}
	if number, is := view.WayOf(what); is {
		p.treatBy(c, number)
	}
	switch what {
	case view.PhaseBack:
		p.stepBack()
	case view.PhaseToEnd:
		if p.telling.reads {
			p.nextBeat(c)
		}
		if p.telling.beat < len(p.telling.story.Beats) {
			p.skipPhase(c, true)
		}
	case view.PhaseAgain:
		p.ownAgain(t)
	}
	c.Redraw()
}

// clickForecast tells again what a row of the bill says or, while treatments are decided, switches to another way to
// treat that patient.
func (p *Controller) clickForecast(t *table.Table, c *scenes.Context, what thing.Thing) {
	b := &p.telling
	if what.Person != "" && p.session.Deciding(game.DecideTreatments) && !b.tells() {
		p.treatOtherwise(c, what.Person)
		return
	}
	if b.story == nil {
		return
	}
	at := -1
	switch {
	case what.Person != "":
		at = b.story.Found(t.Looked(), what.Person, phases.Treats, phases.Others)
	case what.Name == "salaries":
		at = b.story.Paid(t.Looked(), game.SalariesPaid)
	case what.Name == "upkeep":
		at = b.story.Paid(t.Looked(), game.UpkeepPaid)
	case what.Kind == thing.Beat:
		at = what.Number
	}
	if at >= 0 {
		p.tellAgain(at)
		c.Redraw()
	}
}

// phaseKeys handles keys while Business and Admin are told, and reports whether it did.
func (p *Controller) phaseKeys(t *table.Table, c *scenes.Context) bool {
	g, b := c.Gestures, &p.telling
	if p.followPoints(t, c) {
		return true
	}
	switch {
	case b.story == nil:
		return false
	case g.Cancel && g.ByKeys && b.changes != "":
		p.chooseFor(c, "")
	case g.Cancel && g.ByKeys && b.keeps:
		b.keeps, p.version = false, 0
		p.setPoints(t, 0)
	case g.Confirm && (p.focus.on.None() || p.focus.on == view.PointsBar) && !p.hint.shown.Card():
		return p.phaseDone(t, c)
	case !b.tells():
		return false
	case g.Cancel && g.ByKeys && t.Look.Looking >= 0:
		p.lookAt(t, p.session.Viewer())
	case g.Cancel && g.ByKeys && b.stop():
		p.version, p.stale = 0, true
	case g.Key(ebiten.KeyE):
		p.clickPhase(t, c, view.PhaseToEnd)
	case len(t.Situation.State.Players) > 1 && slices.ContainsFunc(g.Typed, func(r rune) bool { return r >= '1' && r <= '3' }):
		others := p.others()
		if at := int(g.Typed[0] - '1'); at < len(others) {
			p.lookAt(t, others[at])
		}
	default:
		return false
	}
	c.Redraw()
	return true
}

// others returns all players but the viewer, in the order of the seats.
func (p *Controller) others() (list []int) {
	for player := range p.session.State().Players {
		if player != p.session.Viewer() {
			list = append(list, player)
		}
	}
	return list
}

// now returns where the story stands, nil if nothing is told.
func (b *telling) now(p *Controller, c *scenes.Context) *phases.Now {
	if b.story == nil {
		return nil
	}
	b.story.Look()
	n := &phases.Now{
		Story: b.story, Beat: b.beat, Player: p.session.Viewer(), Asks: !b.tells(), Reads: b.reads, Over: b.over, Ends: p.session.Over(), Paused: b.paused, Keeps: b.keeps,
		Speed: p.tempo,
	}
	n.Counted = b.counted()
	if n.Asks && p.session.Deciding(game.DecideTreatments) {
		n.Changes = b.changes
	}
	if n.Asks && p.session.Decision().Buys() {
		n.Hinted = p.session.Purchase()
	}
	if b.beat < len(b.story.Beats) {
		if own := b.story.Beats[b.beat]; own.Kind < phases.Others && own.Player >= 0 {
			n.Player = own.Player
		}
	}
	return n
}

// counted returns how many lines of the beat count already.
func (b *telling) counted() int {
	switch {
	case b.paid:
		return phases.EveryLine
	case b.beat < len(b.story.Beats) && b.story.Beats[b.beat].Kind == phases.Others:
		return b.said
	}
	return 0
}

// shownNow returns the state that the table shows: that of the game, or the one at the beat that is told.
func (p *Controller) shownNow() *game.State {
	b := &p.telling
	if !b.tells() {
		b.state = nil
		return p.session.State()
	}
	of := shownState{b.beat, b.counted(), p.eyes(), len(b.story.Lines)}
	if b.state == nil || b.of != of {
		b.state, b.of = b.story.At(b.beat, of.counted, of.viewer), of
	}
	return b.state
}

// eyes returns the player to whom the table is shown: while a person's own Business is told, that person.
func (p *Controller) eyes() int {
	b := &p.telling
	if b.tells() && b.beat < len(b.story.Beats) {
		if own := b.story.Beats[b.beat]; own.Kind < phases.Others && own.Player >= 0 {
			return own.Player
		}
	}
	return p.session.Viewer()
}

// tellSituation makes a situation show how things stood at the beat that is told.
func (p *Controller) tellSituation(s *view.Situation) {
	b := &p.telling
	s.Phase = b.now(p, nil)
	if !b.tells() {
		return
	}
	s.State, s.Viewer, s.Listed, s.NotDone = p.shownNow(), p.eyes(), nil, ""
	s.Told = s.Told[:min(len(s.Told), b.story.Logged(b.beat))]
	s.NothingLeft, s.Hints, s.Dear, s.Helps, s.Asked = false, false, "", view.Helps{}, nil
}

// lookOfPhases shows the moment of the story.
func (p *Controller) lookOfPhases(t *table.Table, l *view.Interaction) {
	b := &p.telling
	if p.session.Decision().Buys() && !b.tells() {
		l.Points = b.points
		p.lookOfPoints(l)
	}
	if b.story == nil {
		return
	}
	played := &phases.Played{Clock: b.clock, Since: b.clock - b.time.Now(), Acts: phases.Going(b.acts, b.clock)}
	b.acts = played.Acts
	played.Acts = append(slices.Clip(b.acts), b.still...)
	if b.beat < len(b.story.Beats) {
		played.Beat = &b.story.Beats[b.beat]
		if played.Beat.Kind == phases.Treats || played.Beat.Kind == phases.Death {
			played.Dim = ui.Part(b.time.Now(), 0, dimTicks)
			if b.reads || b.beat > 0 && b.story.Beats[b.beat-1].Kind == played.Beat.Kind {
				played.Dim = 1
			}
		}
		p.lightBeat(t, l, played)
	}
	l.Played = played
	for _, rules := range p.session.Rules().Boards() {
		walkers, gone := played.Walkers(rules.Board())
		on := l.On(rules.Board())
		on.Walkers, on.Gone = append(on.Walkers, walkers...), append(on.Gone, gone...)
	}
}

// lightBeat lights the rooms that the beat is about, and shows what will have been paid.
func (p *Controller) lightBeat(t *table.Table, l *view.Interaction, played *phases.Played) {
	b, owner := &p.telling, &t.Situation.State.Players[t.Situation.Viewer]
	money, popularity := 0, 0
	for i := range b.story.Lines[played.Beat.From:played.Beat.To] {
		e := &b.story.Lines[played.Beat.From+i].Event
		if e.Player == t.Situation.Viewer && !b.paid {
			money, popularity = money+e.Money, popularity+e.Popularity
		}
		if e.Player != t.Looked() || e.Person == "" || e.From.Area != clinic.Inside {
			continue
		}
		light := sprites.GlowAccent
		switch e.Type {
		case game.PatientCured, game.LaboratoryPoint:
			light = sprites.GlowGood
		case game.PatientDied:
			light = sprites.NoLight // the line around it and the veil say more
		}
		l.On(e.Board).Space[e.From.Space.Index()].Light = light
	}
	if money != 0 {
		l.MoneyAfter = owner.Money + money
	}
	if popularity != 0 {
		l.PopularityAfter = owner.Popularity + popularity
	}
}

// lookOfPoints shows in the ribbon what the purchase would leave.
func (p *Controller) lookOfPoints(l *view.Interaction) {
	owner, points := p.session.Context().Owner(), p.telling.points
	if !p.session.Deciding(game.DecideAnnexPopularity) { // the annex's card has no room for it
		l.MoneyAfter = owner.Money + owner.Turn.Income - points*p.session.Context().Number(game.PricePopularity)
	}
	if points > 0 {
		l.PopularityAfter = owner.Popularity + points
	}
}
