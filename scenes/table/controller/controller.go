// Package controller plays a session at the table with mouse, touch, keys or gamepad: what can be taken and where it
// may be put down, what a click does, where the keys move the focus. It fills the Interaction; it draws nothing.
package controller

import (
	"math"
	"runtime"
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/lesson"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/pictures"
	"clinic/scenes/session"
	"clinic/scenes/sharing"
	"clinic/scenes/sounds"
	"clinic/scenes/table"
	"clinic/scenes/table/phases"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"
	"clinic/scenes/words"
	"clinic/sprites"
)

// Doors lead from the table to other scenes. A nil door does not exist.
type Doors struct {
	// Settings, SaveAs, Numbers and Scores are opened from the menu; Scores, the final sheet or the one as if the
	// game ended now, also from the table.
	Settings, SaveAs, Numbers, Scores func() scenes.Scene
	// Invite shows how friends come to a table of a host.
	Invite func() scenes.Scene
	// Hosts is whether this program hosts the table.
	Hosts bool
	// Leave replaces the menu where a game is only shown again; it is nil where there is a menu.
	Leave func(c *scenes.Context)
	// Puzzle has the doors of a puzzle; it is nil in a game.
	Puzzle *PuzzleDoors
	// Learned is called when a lesson has been completed, and NextLesson continues from there; both may be nil.
	Learned    func(c *scenes.Context, l *lesson.Lesson)
	NextLesson func(c *scenes.Context)
	// Spotlights has the doors of a game in which something is new to the player; it is nil in others.
	Spotlights *SpotlightDoors
}

// Play returns a table at which a session is played with mouse, touch, keys or gamepad.
func Play(reader *ui.Reader, s *session.Session, doors Doors) *table.Table {
	p := New(reader, s, doors)
	return table.New(p.Reader, p.Situation(), p)
}

// PlayOn is Play for a game in which something has just happened that has not been told yet.
func PlayOn(reader *ui.Reader, s *session.Session, doors Doors, happened []session.Happening) *table.Table {
	p := New(reader, s, doors)
	p.begun, p.happened = true, happened
	return table.New(p.Reader, p.Situation(), p)
}

// New returns the controller alone, for callers that put it to a table themselves.
func New(reader *ui.Reader, s *session.Session, doors Doors) *Controller {
	play := &playing{Reader: reader, session: s, doors: doors}
	know, ahead, show := &advice{playing: play}, &foresight{playing: play}, &showing{playing: play}
	carry := &carrying{playing: play, foresight: ahead}
	focused := &focusing{playing: play, foresight: ahead, carrying: carry}
	return &Controller{
		playing: play, advice: know, foresight: ahead, carrying: carry, focusing: focused, showing: show,
		overlays: &overlays{playing: play, carrying: carry, focusing: focused, showing: show},
		hinting:  &hinting{playing: play, advice: know, foresight: ahead, focusing: focused},
		watching: &watching{playing: play}, language: ahead.Texts.Chosen(),
	}
}

// Controller is the controller of a session: it takes, drops and clicks. Each part owns what only it and those
// above it use, and knows only the parts that it names; what needs all of them stands here.
type Controller struct {
	*playing
	*advice
	*foresight
	*carrying
	*focusing
	*showing
	*overlays
	*hinting
	*watching

	language string // language of the texts on the table
	line     string // what is said of the connection with a host
	clocks   [game.MaxPlayers]view.Clock
	around   [game.MaxPlayers]around
	decided  bool // the viewer had something to decide in the last tick, at a table of a host
	begun    bool // it was checked whether the game stands in the middle of Business
	reckoned int  // the version of the session for which a replay shows the bill

	spotlights spotlights
	puzzle     puzzling

	scores    bool   // the live score is open
	scoreLine string // the line of the score that was clicked

	happened []session.Happening // not yet told
	tempo    int                 // speed of telling, as a multiple of the usual one
}

const zoomStep = 1.25 // factor of the buttons that zoom in and out

// Update runs one tick.
func (p *Controller) Update(t *table.Table, c *scenes.Context) {
	before := p.felt
	p.update(t, c)
	p.tell(t, c)
	p.felt.held = p.held
	p.feel(t, c, before)
	p.felt.version = p.session.Version()
}

func (p *Controller) update(t *table.Table, c *scenes.Context) {
	p.listen(t, c)
	for _, err := range p.session.Troubles() {
		c.Toast(words.NotKept(c.Reader, err), ui.Warned)
	}
	g := c.Gestures
	p.watch(t, c)
	p.unmark(c)
	if p.show.playing() && (g.Pressed || g.Secondary || g.Confirm || g.Cancel || g.Undo || g.Redo || g.FocusNext || g.FocusPrevious || g.MoveX != 0 || g.MoveY != 0 || g.Deed != input.NoDeed) {
		p.skip(c) // and the gesture counts: the state is already the next one
	}
	if p.show.playing() {
		p.goOn(c)
		p.pans(t, c)
		p.bots.waited++ // what is shown counts as seen
		p.stale = true
		p.refresh(t, c) // a new building must be there to rise
		p.look(t, c)
		return
	}
	pressed := p.pressed(g)
	if !pressed {
		p.followPhases(c)
		p.tellOn(t, c)
	}
	p.refresh(t, c)
	p.retell(t, c)
	p.followPuzzle(t, c)
	if p.session.Curtain() && !p.telling.tells() {
		p.waitBehindCurtain(t, c)
		return
	}
	switch {
	case p.telling.tells() && !p.waitsForOthers():
		p.leaveBots()
	case !pressed:
		p.playBots(t, c)
	}
	p.lookForNext(t, c)
	p.thinkOfHint(t, c)
	if len(p.walking) > 0 {
		p.sendNext(t, c, c.Gestures.Pressed || c.Gestures.Confirm || c.Gestures.Cancel)
	} else if !p.goesOn(t, c) && !p.followSpotlights(t, c) {
		p.play(t, c)
	}
	p.watch(t, c)
	if !p.show.playing() && (!pressed || g.Clicked) {
		p.followPhases(c)
	}
	p.refresh(t, c)
	if !p.session.Curtain() || p.telling.tells() {
		p.followPointer(t, c)
		p.followOverlay(t, c)
		p.look(t, c)
	}
}

// play handles the gestures.
func (p *Controller) play(t *table.Table, c *scenes.Context) {
	g := c.Gestures
	if g.Any() || g.DX != 0 || g.DY != 0 {
		p.stale = true
	}
	if g.Any() {
		p.led = thing.Thing{}
	}
	switch {
	case g.Undo:
		p.undo(c)
		return
	case g.Redo:
		p.redo(c)
		return
	case p.held.kind == nothing && p.phaseKeys(t, c):
		return
	case g.Cancel && g.ByKeys && p.held.kind == nothing && p.hint.on:
		p.closeHint(c)
		return
	case g.Cancel && g.ByKeys && p.held.kind == nothing && (p.asks.menu || p.asks.question != view.NoQuestion):
		p.closeOverlay(c)
		return
	case g.Cancel && g.ByKeys && p.held.kind == nothing:
		if t.ScoreOpen() {
			p.toggleScore(t, c)
			return
		}
		if t.CloseLog() {
			c.Redraw()
			return
		}
		if !t.Own() && !p.watches() {
			p.lookAt(t, p.session.Viewer())
			c.Redraw()
			return
		}
		p.menu(c)
		return
	}
	p.leaveOverlays(t, c)
	if p.do(t, c, g.Deed) {
		c.Redraw()
		return
	}
	if what := thingAt(t, g.X, g.Y); g.Secondary && p.held.kind == nothing && c.HasBook() && t.CitedBy(what) != "" {
		c.Consult(t.CitedBy(what))
		return
	}
	p.runsOn(t, c)
	p.moveFocus(t, g)
	if g.Confirm && !p.focus.on.None() {
		p.confirm(t, c)
		return
	}
	if g.Confirm && p.hint.shown.Card() {
		p.doHint(c)
		return
	}
	if g.Confirm && p.watches() {
		p.toMyTurn()
		return
	}
	if p.fans(t, c) || p.fromPageEdge(t, c) {
		return
	}
	holding := p.hand.Holding()
	p.follow(t, c)
	piece := func(x, y float64) any {
		what := thingAt(t, x, y)
		if !p.canTake(t, what) || g.ByTouch && g.DragStarted && t.DrawerScrolls(x, y, g.X-x, g.Y-y) || holding && p.mayGoTo(t, what) {
			return nil
		}
		return what
	}
	switch p.hand.Update(g, piece) {
	case input.InDoubt:
		c.Toast(c.T("table.which_piece"), ui.Refused)
	case input.PickedUp:
		p.take(t, thingAt(t, g.PressX, g.PressY))
	case input.PutDown:
		x, y := p.aim(t, c)
		if at := thingAt(t, x, y); !p.tries(t, c, at) {
			p.drop(t, c, at, g.Dropped)
		}
	case input.PutBack:
		p.lost(c, g)
		p.letGo()
	case input.Nothing:
		switch {
		case holding:
		case g.Clicked && p.doubleTapped(t, c):
		case g.Clicked:
			p.click(t, c, thingAt(t, g.X, g.Y))
		case g.DragStarted && thingAt(t, g.PressX, g.PressY).Is(thing.Component, thing.Offer): // a locked one
			p.refuseTaking(t, c, thingAt(t, g.PressX, g.PressY))
		case p.dragsChoice(t, g):
			p.click(t, c, thingAt(t, g.PressX, g.PressY))
		case g.Dragging && (t.ScrollLog(g.PressX, g.PressY, g.DY) || t.ScrollDrawer(g.PressX, g.PressY, g.DX, g.DY)):
			c.Redraw()
		case p.swiped(t, c):
		case g.Dropped && thingAt(t, g.PressX, g.PressY).Kind == thing.Grip:
			t.PullGrip(g.Y < g.PressY)
			c.Redraw()
		case p.pans(t, c):
		case g.Dropped && byTouch(t, g) && pressedGround(t, g):
			p.flick.runs = math.Hypot(p.flick.dx, p.flick.dy) >= flickLeast
			c.Redraw()
		}
	}
}

// pressed reports whether a player who watches bots holds a press without having moved. Until it ends nothing goes
// on, so that the click does what it was begun for.
func (p *Controller) pressed(g *input.Gestures) bool {
	return p.watches() && (g.Held && !g.Dragging || g.Clicked)
}

// pressedGround reports whether a drag began on the clinic or the ground around it, at every point where it may have
// begun: what began on a panel never moves the view.
func pressedGround(t *table.Table, g *input.Gestures) bool {
	return t.OnGround(g.PressX, g.PressY) && (!g.Unsure || t.OnGround(g.EarlierX, g.EarlierY))
}

// thingAt returns the topmost thing at a point: the clinic as a whole where nothing else is in its part of the table,
// no thing elsewhere.
func thingAt(t *table.Table, x, y float64) thing.Thing {
	spot, ok := t.SpotAt(x, y)
	switch {
	case !ok && t.ClinicArea().Contains(x, y):
		return thing.Of(thing.Clinic)
	case !t.Look.Held.Empty(): // what is held goes to the person whose tile it is
		return spot.Thing.Under()
	}
	return spot.Thing
}

// retell renews every text on the table after the language was changed; what is in the hand stays there.
func (p *Controller) retell(t *table.Table, c *scenes.Context) {
	if p.language == c.Texts.Chosen() {
		return
	}
	p.language, p.stale = c.Texts.Chosen(), true
	p.retellHint(t)
	if p.telling.story != nil {
		p.telling.story.Retell()
	}
	t.Show(p.Situation())
	c.Redraw()
}

// refresh shows the session as it is now, if it has changed since.
func (p *Controller) refresh(t *table.Table, c *scenes.Context) {
	p.endHint(c)
	if p.version == p.session.Version() && t.Situation.State == p.shownNow() || p.ahead && p.show.playing() {
		return
	}
	p.version = p.session.Version()
	p.stale = true
	p.tellRound(t, c)
	if before := t.Situation.Viewer; before != p.eyes() && (!p.session.Curtain() || p.telling.tells()) {
		p.asks = asking{}
		t.SayTurn()
		c.Sound(sounds.Turn())
		t.Look.Looking = -1
	}
	t.Show(p.Situation())
	p.keepOrLetGo(t)
	p.openPlanned(t)
	if !t.SharesOut(p.session.Decision()) {
		p.splits = view.Shares{}
	}
	c.Redraw()
}

// Situation returns what the table shows of the session.
func (p *Controller) Situation() view.Situation {
	s := p.session
	situation := view.Situation{Rules: s.Rules(), State: s.State(), Viewer: s.Viewer(), Told: s.Match().Told, Asked: s.Asked(), Listed: s.Legal(), Shared: s.Remote(), Watches: s.Onlooker()}
	for player := range s.State().Players {
		situation.Seats = append(situation.Seats, view.Seat{
			Name: seatName(p.Reader, s, player), Color: s.Seats().Color(player),
			Portrait: pictures.Portrait(s.Bot(player), s.Seats().Color(player)), Bot: s.Bot(player) != "", Elsewhere: s.Elsewhere(player), Presence: s.Presence(player),
		})
	}
	if !s.Curtain() {
		situation.NoUndo = s.Sentence(p.Reader, s.MayUndo())
		situation.NoRedo = s.Sentence(p.Reader, s.MayRedo())
		if _, bot := s.Thinks(); !bot && !s.Over() { // or else the button leads to the turn or the score sheet
			situation.NotDone = s.Sentence(p.Reader, s.Check(game.Command{Type: game.Done}).Refusal)
		}
	}
	if p.scores {
		situation.Began = s.RoundBegan()
	}
	situation.NothingLeft, situation.Hints = s.NothingLeft(), s.MayHint()
	situation.Dear = p.dear()
	situation.Helps = p.whatNext()
	situation.Clinic, situation.Medal = s.MedalNow()
	if !s.Elsewhere(s.Viewer()) {
		situation.ToBeat = s.ToBeat()
	}
	situation.Guide = p.guideNow()
	p.tellSituation(&situation)
	if situation.Puzzle = p.puzzleNow(); situation.Puzzle != nil {
		situation.NotDone = ""
	}
	return situation
}

func seatName(reader *ui.Reader, s *session.Session, player int) string {
	if name := s.Seats().Name(reader, player); name != "" {
		return name
	}
	return reader.T("table.player", ui.Data{"Number": player + 1})
}

// click uses a thing that isn't taken into the hand.
func (p *Controller) click(t *table.Table, c *scenes.Context, what thing.Thing) {
	if p.telling.tells() && what.Is(thing.Person, thing.Offer, thing.Preadmission) { // of a moment that is over
		return
	}
	if p.telling.plays() && t.Own() && what.Is(thing.Clinic, thing.Space, thing.Slot) && !t.LowerSheet() {
		p.phaseDone(t, c)
		return
	}
	if p.clickOffer(t, c, what) {
		return
	}
	if click := uses[what.Kind].click; click != nil {
		c.Gestures.Felt = feltBy(what.Kind)
		click(p, t, c, what)
		c.Redraw()
	}
}

// undo takes back the last command; with something in the hand it only puts that back.
func (p *Controller) undo(c *scenes.Context) {
	if p.held.kind != nothing {
		p.letGo()
		return
	}
	back := p.session.Undo
	if p.session.Guided() != nil {
		back = p.session.StepBack
	}
	reason := back()
	p.refuse(c, reason)
	if reason.None() {
		c.Gestures.Felt = input.Undid
	}
}

func (p *Controller) redo(c *scenes.Context) {
	p.letGo()
	before := telling{}
	if happened := p.session.Business(); len(happened) > 0 && p.mayTell() { // it has been told already
		before.story = phases.New(c.Reader, p.session, happened)
		before.beat = len(before.story.Beats)
	}
	reason := p.session.Redo()
	p.refuse(c, reason)
	if reason.None() {
		p.telling = before
		c.Gestures.Felt = input.Redid
	}
}

// menu leaves the table or opens the menu. Nothing needs saving: the game is saved all the time.
func (p *Controller) menu(c *scenes.Context) {
	if p.doors.Leave != nil {
		p.doors.Leave(c)
		return
	}
	Menu(c, p.session, p.doors)
}

// Showing reports whether an event is still being animated.
func (p *showing) Showing() bool { return p.show.playing() }

// Menu opens the menu of a table, with the doors that it has; in a game of the campaign it says what the medals
// require.
func Menu(c *scenes.Context, s *session.Session, doors Doors) {
	answers := []dialog.Answer{{ID: "resume", Text: c.T("table.resume")}}
	if doors.Scores != nil {
		text := c.T("scores.now")
		if s.Over() {
			text = c.T("table.scores")
		}
		answers = append(answers, dialog.Answer{ID: "scores", Text: text, Do: func() { c.Push(doors.Scores()) }})
	}
	if s.Remote() && !s.Onlooker() {
		answers = append(answers, dialog.Answer{ID: "say", Text: c.T("remote.say"), Do: func() { phrases(c, s) }})
	}
	if doors.Invite != nil && !s.Over() {
		answers = append(answers, dialog.Answer{ID: "invite", Text: c.T("friends.invite"), Do: func() { c.Push(doors.Invite()) }})
	}
	if !s.Over() && !s.Onlooker() {
		answers = append(answers, dialog.Answer{ID: "seats", Text: c.T("bots.who_plays"), Do: func() { whoPlays(c, s) }})
	}
	answers = append(answers, lessonAnswers(c, s)...)
	if doors.SaveAs != nil && s.Whole() {
		answers = append(answers, dialog.Answer{ID: "save_as", Text: c.T("table.save_as"), Do: func() { c.Push(doors.SaveAs()) }})
	}
	if s.Puzzle() == nil && s.Whole() {
		answers = append(answers, dialog.Answer{ID: "share", Text: c.T("sharing.share"), Do: func() { sharing.Ask(c, s, nil) }})
	}
	if doors.Settings != nil {
		answers = append(answers, dialog.Answer{ID: "settings", Text: c.T("title.settings"), Do: func() { c.Push(doors.Settings()) }})
	}
	if c.HasBook() {
		answers = append(answers, dialog.Answer{ID: "rules", Text: c.T("book.title"), Do: func() {
			Menu(c, s, doors) // the menu waits under the book until that is closed
			c.Consult("")
		}})
	}
	if doors.Numbers != nil {
		answers = append(answers, dialog.Answer{ID: "numbers", Text: c.T("title.numbers"), Do: func() { c.Push(doors.Numbers()) }})
	}
	answers = append(answers, dialog.Answer{ID: "leave", Text: c.T("table.leave"), Do: func() {
		s.Leave()
		c.Home()
	}})
	if runtime.GOOS != "js" {
		answers = append(answers, dialog.Answer{ID: "quit", Text: c.T("title.quit"), Do: c.Quit})
	}
	title, text := c.T("table.menu"), c.T("table.menu_text")
	switch {
	case s.Remote() && doors.Hosts:
		title, text = c.T("remote.menu"), c.T("remote.menu_text_host")
	case s.Remote():
		title, text = c.T("remote.menu"), c.T("remote.menu_text")
	}
	if clinic := s.Origin().CampaignClinic(); clinic != nil {
		title, text = words.Clinic(c.Reader, clinic.ID), words.Medals(c.Reader, clinic)
		if playing, medal := s.MedalNow(); playing != nil && !s.Over() {
			text = words.MedalNow(c.Reader, medal) + "\n" + text
		}
	}
	c.Ask(&dialog.Dialog{Title: title, Text: text, Answers: answers, EscIsMain: true})
}

// score shows the score sheet: the final one, or the one as if the game ended now.
func (p *Controller) score(c *scenes.Context) {
	p.sawScore()
	if p.doors.Scores != nil {
		c.Push(p.doors.Scores())
	}
}

// look fills the table's view.Interaction with what the player is doing, if anything has changed.
func (p *Controller) look(t *table.Table, c *scenes.Context) {
	if !p.stale {
		return
	}
	g := c.Gestures
	p.keepFocus(t)
	x, y := p.aim(t, c)
	over := thingAt(t, x, y)
	switch {
	case g.ByKeys && !p.focus.on.None():
		over = p.focus.on
	case p.held.kind != nothing && !p.touch.tapped.None():
		over = p.touch.tapped
	case p.held.kind != nothing && p.touch.rests:
		over = p.held.spot
	}
	p.chooseWay(g, over)
	p.stale = false
	before := &t.Look
	l := view.Nothing()
	l.Looking, l.PointerX, l.PointerY = before.Looking, x, y
	p.lookOfTouch(t, c, &l)
	if l.Caps = view.CapsFor(g); t.Slots().Fingers && !g.ByKeys && !g.ByPad { // there is no room for keys
		l.Caps = view.NoCaps
	}
	l.Led = p.led
	if board, space, inside := p.placeOf(p.led); inside {
		l.On(board).Space[space.Index()].Light = sprites.GlowAccent
	}
	if p.focus.on.Kind == thing.Clinic {
		l.Focus = p.focus.on
	} else if spot, ok := t.Spot(p.focus.on); ok {
		l.Focus = p.focus.on
		if g.ByKeys {
			l.PointerX, l.PointerY = spot.Rect.Center()
		}
	}
	if g.Hovering && !g.ByKeys {
		l.Hover = over
		if g.Held {
			l.Pressed = over
		}
	}
	l.Split = p.splits
	l.ShowMe, l.Hint = p.guide.offers(), p.hint.shown
	if p.advised.version == p.session.Version() {
		l.Advised = p.advised.deed
	}
	l.Line, l.Clocks = p.line, p.clocks
	p.lookOfSent(&l, c.Moves())
	l.Overlays = p.asks.menu
	if p.held.kind == nothing {
		l.Overlay = p.asks.shown
	}
	if p.numbers != nil && !p.session.Deciding(game.DecideMove) {
		p.numbers = nil
	}
	l.Numbers = p.numbers
	l.Bot, l.Away = p.bots.turn, p.toldOf(p.away)
	p.lookOfPhases(t, &l)
	if over.Is(thing.Person, thing.Forecast) {
		l.Emphasis = over.Person
	}
	if p.held.kind == aPerson {
		l.Emphasis = p.held.person
	}
	p.lookOfScore(t, &l, over)
	switch {
	case p.show.playing():
		p.lookOfShow(t, &l)
	case p.held.kind != nothing:
		p.lookOfHeld(t, &l, over)
	case l.Hint.Card() && !(len(t.Offers) > 0 && t.OwnDecision()):
		p.lookOfHint(&l)
	case over.Kind == thing.Tile:
		p.lookOfTile(&l, over)
	case over.Kind == thing.Obligation:
		p.lookOfObligation(t, &l, over.Name)
	case len(t.Offers) > 0 && t.OwnDecision():
		p.lookOfOffers(t, &l, over)
	case before.Held.Empty() && !p.showed && !p.marked && !p.show.marks.Runs() && l.Same(before):
		before.PointerX, before.PointerY = l.PointerX, l.PointerY
		return // nothing looks different
	}
	p.lookOfMarks(&l)
	ended := p.showed && !p.show.playing()
	p.showed, p.marked = p.show.playing(), p.show.marks.Runs()
	t.Look = l
	if ended {
		t.Arrange() // a person who was on the way is in its place again
	}
	c.Redraw()
}

// lookOfHeld shows what is in the hand and where it may go.
func (p *focusing) lookOfHeld(t *table.Table, l *view.Interaction, over thing.Thing) {
	l.Taken = p.held.spot
	over, ask := p.asksNext(t, l, over)
	switch p.held.kind {
	case aComponent:
		l.Chosen = p.held.spot
		p.lookOfComponent(t, l, over)
	case aPerson:
		p.lookOfPerson(t, l, over)
	case aHire:
		p.lookOfHire(t, l, over)
	case aPatient:
		p.lookOfPatient(t, l, over)
	case anOffer:
		p.lookOfOffer(t, l, over)
	case aVehicle:
		p.lookOfVehicle(l)
	}
	if between := over.Kind == thing.Clinic && !slices.Contains(l.Targets, over); between && l.Bubble == "" {
		l.Bubble, l.Tone = p.whereItGoes(p.held), ui.Plainly
	} else if p.held.next != nil && l.Tone == ui.Refused && l.Bubble != "" {
		l.Bubble += " " + p.whereItGoes(p.held)
	} else if ask {
		l.Bubble, l.Tone = strings.TrimSpace(p.whereItGoes(p.held)+" "+l.Bubble), ui.Plainly
	}
	p.scoreOfHeld(t, l)
	if t.Slots().Hand != arrangement.Around {
		p.tellInDrawer(t, l, over)
	}
}
