package controller

import (
	"slices"

	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/feedback"
	"clinic/scenes/moments"
	"clinic/scenes/session"
	"clinic/scenes/sounds"
	"clinic/scenes/table"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// The length of animations, in ticks at the usual speed; there are 60 ticks a second.
const (
	stepTicks  = 12 // for each step of a walk
	riseTicks  = 18
	driveTicks = 36
	floatTicks = 24 // for a piece that floats
	landTicks  = 42
	signTicks  = 18  // for a sign that comes down on a person
	signHits   = 10  // when the sign arrives
	mostTicks  = 120 // at most for everything that follows from one deed
	markTicks  = 90  // how long a change stays marked if nothing moves
	headHeight = 30  // pixels at 100 % above the floor
	risesFrom  = 120 // pixels at 100 % above its place, where a piece that comes out of nowhere starts
	flyFrom    = 260 // the same for what lands
)

// show is what is being animated, one act after another. The state is already the one after all of it.
type show struct {
	acts []act
	time ui.Timeline // of the first one
	step int         // the last step of the way that the walker has reached

	marked []thing.Thing // what has changed, where nothing moves
	marks  ui.Timeline   // how long it stays marked
	bare   []string      // people whose signs have not come down yet
}

// act is one thing that is shown: a person walks, a room rises, a hire drives up.
type act struct {
	event game.Event
	ticks int  // 0 if nothing moves: then the act is only reported
	hits  int  // the tick in which the act is reported
	begun bool // its turn has come
	said  bool
	look  func(t *table.Table, l *view.Interaction, done float64) // how it looks, from 0 to 1
	marks thing.Thing                                             // what is marked if nothing moves, no thing for nothing
	bares bool                                                    // a person's sign comes down, and is not drawn before
	way   []dollhouse.Stand                                       // of a walk
}

// showing plays what happened as animations, one after another.
type showing struct {
	*playing
	show   show
	showed bool // the last interaction showed an animation
	marked bool // something was marked in it
}

// playing reports whether something is being animated.
func (s *show) playing() bool { return len(s.acts) > 0 }

// goOn runs a tick of the animations.
func (p *showing) goOn(c *scenes.Context) {
	s := &p.show
	if s.time.Pass(c.Pace()); s.time.Now() >= float64(s.acts[0].hits) {
		p.say(c, &s.acts[0])
	}
	if !s.time.Runs() {
		s.acts = s.acts[1:]
	}
	p.begin(c)
	p.tread(c)
}

// say reports once that an act is shown.
func (p *showing) say(c *scenes.Context, a *act) {
	if !a.said {
		a.said = true
		feedback.Now(c, p.session.Rules(), &a.event)
		if a.bares && a.ticks > 0 {
			p.show.bare = p.show.bare[1:]
		}
	}
}

// begin starts the next act that moves, and reports all acts before it in which nothing moves.
func (p *showing) begin(c *scenes.Context) {
	s := &p.show
	for len(s.acts) > 0 && !s.acts[0].begun {
		a := &s.acts[0]
		a.begun, s.step = true, -1
		s.time.Begin(a.ticks)
		if a.ticks > 0 && a.hits > 0 {
			return
		}
		if p.say(c, a); a.ticks > 0 {
			return
		}
		s.acts = s.acts[1:]
	}
}

// tread plays the sounds of a walker's steps.
func (p *showing) tread(c *scenes.Context) {
	if len(p.show.acts) == 0 {
		return
	}
	a := &p.show.acts[0]
	if len(a.way) == 0 {
		return
	}
	if step := dollhouse.Along(a.way, p.show.time.Done()).Step; step != p.show.step {
		p.show.step = step
		feedback.Step(c, &a.event, step, p.session.ContextOf(a.event.Player).On(a.event.Board).Clinic())
	}
}

// skip ends all animations; acts still to come are reported all the same.
func (p *showing) skip(c *scenes.Context) {
	for i := range p.show.acts {
		p.say(c, &p.show.acts[i])
	}
	p.show, p.stale = show{}, true
}

// mark marks a change for a moment, where nothing moves.
func (p *showing) mark(what thing.Thing) {
	p.show.marked, p.stale = append(p.show.marked, what), true
	p.show.marks.Begin(markTicks)
}

// unmark runs a tick in which something may be marked. The mark ends when the player does something.
func (p *showing) unmark(c *scenes.Context) {
	s := &p.show
	if !s.marks.Pass(1) {
		return
	}
	if c.Gestures.Acts() {
		s.marks.End()
	}
	if !s.marks.Runs() {
		s.marked, p.stale = nil, true
	}
}

// tellRound reports that a new round is shown when the table comes to it, shows how the last one ended, and sets the
// mood of the music.
func (p *Controller) tellRound(t *table.Table, c *scenes.Context) {
	rules, was, is := p.session.Rules(), t.Situation.State, p.shownNow()
	if was != nil && is.Round > was.Round {
		feedback.Now(c, rules, &game.Event{Type: game.RoundBegan, Player: game.NoPlayer, Number: is.Round})
		if over := moments.EndOfRound(c.Reader, p.session); over != nil && is.Round == was.Round+1 && p.session.Guided() == nil {
			c.Push(over)
		}
	}
	last := rules.Numbers[game.Rounds]
	c.Mood(audio.Mood{Night: 2*is.Round > last, Late: is.Round == last})
}

// mourn says which of the viewer's people died at the table, why, and whether that loses the goal. before is the
// state before anybody in what happened had died.
func (p *showing) mourn(c *scenes.Context, e *game.Event, before *game.State) {
	if e.Type != game.PatientDied || e.Player != p.session.Viewer() {
		return
	}
	c.Toast(mourning(c.Reader, e, before, p.session.Rules()), ui.Warned)
}

func mourning(reader *ui.Reader, e *game.Event, before *game.State, rules *game.Rules) string {
	died := reader.T("table.died", ui.Data{"What": words.Capital(words.Death(reader, e)), "Points": words.Signed(reader, e.Popularity)})
	return reader.Texts.Sentences(died, words.GoalLost(reader, before, rules))
}

// tellGoal says that what the viewer did at the table meets the solo goal, or loses it in another way than by a death
// (B88).
func (p *showing) tellGoal(c *scenes.Context, what *session.Happening) {
	if what.After == nil || len(what.Before.Players) > 1 || p.session.Rules().Cooperative() {
		return
	}
	before, after := game.Context{Rules: p.session.Rules(), State: what.Before}, game.Context{Rules: p.session.Rules(), State: what.After}
	goal := ui.Data{"Goal": words.Goal(c.Reader, before.Owner().Goal, p.session.Rules())}
	switch {
	case before.Owner().Goal == "" || after.State.Round != before.State.Round:
	case !before.GoalMet() && after.GoalMet():
		c.Toast(c.T("table.goal_met", goal), ui.Allowed)
		c.Sound(sounds.Goal())
	case !before.GoalLost() && after.GoalLost() && after.Owner().Died == before.Owner().Died:
		c.Toast(c.T("remind.goal_lost", goal), ui.Warned)
	}
}

// tellMet says that what the viewer did fills a plan, or meets anything else above the clinic that has a text for it.
func (p *showing) tellMet(c *scenes.Context, what *session.Happening) {
	if what.After == nil || what.Player != p.session.Viewer() {
		return
	}
	at := func(s *game.State) []extensionui.Stock {
		return extensionui.Strip(c.Reader, game.Context{Rules: p.session.Rules(), State: s, Player: what.Player})
	}
	before := at(what.Before)
	for _, now := range at(what.After) {
		met := func(was extensionui.Stock) bool { return was.Name == now.Name && was.Met <= 0 }
		if said := "pool_met." + now.Name; now.Met > 0 && c.Texts.Has(said) && slices.ContainsFunc(before, met) {
			c.Toast(c.T(said, now.Data), ui.Allowed)
			c.Sound(sounds.Goal())
		}
	}
}

// watch takes what has happened from the session. What the viewer did is shown at the table, except for Business and
// Admin.
func (p *Controller) watch(t *table.Table, c *scenes.Context) {
	for _, what := range p.session.Happened() {
		p.note(t, &what)
		acts := len(p.show.acts)
		p.happened = append(p.happened, what)
		p.tellGoal(c, &what)
		p.tellMet(c, &what)
		for i := range what.Events {
			e := &what.Events[i]
			if step, _ := p.session.Rules().StepKeyed(e.Step); p.mayTell() && (step.Name == game.StepBusiness || step.Name == game.StepAdmin) {
				p.ahead = true
				break // they show this themselves, and what comes after it is for later
			}
			p.mourn(c, e, what.Before)
			if e.Player == game.NoPlayer && e.Type != game.RoundBegan && e.Type != game.GameEnded && p.showsActsOf(what.Player) {
				p.show.acts = append(p.show.acts, act{event: *e})
			}
			if e.Player != what.Player {
				continue
			}
			if what.Player == p.session.Viewer() {
				if e.Type == game.PersonHired && e.Money == 0 && what.Command.Type != game.HireOne { // by itself
					c.Toast(c.T("table.came_free", ui.Data{"Who": words.Person(c.Reader, e.Kind, e.Level)}), ui.Allowed)
				}
			}
			if e.Player == t.Looked() && p.showsActsOf(what.Player) {
				p.stage(c, &what, e)
			}
		}
		p.hasten(acts)
	}
	p.begin(c)
}

// hasten shortens the acts that follow from one deed, from index first on, to mostTicks in all.
func (p *showing) hasten(first int) {
	sum := 0
	for _, a := range p.show.acts[first:] {
		sum += a.ticks
	}
	if sum <= mostTicks {
		return
	}
	for i := range p.show.acts[first:] {
		a := &p.show.acts[first+i]
		if a.ticks > 0 {
			a.ticks, a.hits = max(1, a.ticks*mostTicks/sum), a.hits*mostTicks/sum
		}
	}
}

// showsActsOf reports whether a player's acts are shown: the viewer's, and those of a bot that is watched.
func (p *watching) showsActsOf(player int) bool {
	if b := p.bots.turn; p.session.Elsewhere(player) {
		return b != nil && !b.Brief
	}
	return player == p.session.Viewer()
}

// stage adds an event to the show: how long something moves, how each moment of it looks, and what is marked if
// nothing moves.
func (p *showing) stage(c *scenes.Context, what *session.Happening, e *game.Event) {
	a := act{event: *e}
	how := extensionui.EventOf(e.Type)
	after := game.Context{Rules: p.session.Rules(), State: what.After, Player: e.Player}.On(e.Board)
	switch as := extensionui.As(e.Type); {
	case how.Comes != extensionui.NoArrival:
		a.arrives(after.Clinic(), e, how)
	case as == game.PersonMoved:
		a.walks(after, e)
	case as == game.ComponentBuilt:
		a.marks = thing.InSpace(e.Component.Space)
		if spec := after.Rules.Component(e.Component.Kind); spec.Where != clinic.InModule && spec.Where != clinic.AtSlot {
			a.ticks = riseTicks
		}
		a.look = func(_ *table.Table, l *view.Interaction, done float64) {
			on := l.On(e.Board)
			on.Rising, on.Risen, on.HasRising = e.Component.Space, done, true
		}
	case as == game.PersonHired || as == game.PatientAdmitted:
		drive := dollhouse.Arrives(after, e.Person)
		a.ticks, a.marks = driveTicks, thing.Somebody(e.Person)
		a.look = func(_ *table.Table, l *view.Interaction, done float64) {
			on := l.On(e.Board)
			l.HiddenFrom, l.Drives = e.Person, true
			on.Walkers = append(on.Walkers, drive.At(done))
		}
	case how.Person && how.Sign != sprites.None && e.Person != "":
		a.ticks, a.hits, a.marks, a.bares = signTicks, signHits, thing.Somebody(e.Person), true
		a.look = func(_ *table.Table, l *view.Interaction, done float64) {
			l.Landing = view.Landing{Sign: how.Sign, Person: e.Person, Board: e.Board, Done: done}
		}
	}
	if !c.Moves() {
		a.ticks, a.hits = 0, 0
	}
	switch {
	case a.ticks == 0 && !a.marks.None():
		p.mark(a.marks.On(e.Board))
	case a.bares:
		p.show.bare = append(p.show.bare, e.Person)
	}
	p.show.acts = append(p.show.acts, a)
}

// walks makes the act a walk, with the time that it has taken so far at the walker's head.
func (a *act) walks(after game.Context, e *game.Event) {
	who := sprites.Person{Key: dollhouse.NotAPerson, Piece: extensionui.PieceOf(e.Kind, e.Level), Rides: extensionui.Vehicle(e.Choice)}
	if person := after.Where(e.Person).Clinic().Person(e.Person); person != nil {
		who.Piece = dollhouse.Piece(person)
	}
	way := dollhouse.Way(e.Path)
	if e.Board != game.Home && e.Path[0].How == clinic.Enter {
		x, y := dollhouse.WaitsAt(after.Clinic())
		way = append([]dollhouse.Stand{{X: x, Y: y}}, way...)
	}
	a.ticks, a.marks, a.way = stepTicks*len(e.Path), thing.Somebody(e.Person), way
	a.look = func(t *table.Table, l *view.Interaction, done float64) {
		at, on := dollhouse.Along(way, done), l.On(e.Board)
		l.HiddenFrom, on.Way, on.WayOf = e.Person, e.Path, e.Person
		on.Walkers = append(on.Walkers, at.Walker(who))
		time := 0
		for _, step := range e.Path[:at.Step+1] {
			time += int(step.Time)
		}
		l.Total = view.Total{Show: true, Time: time}
		l.PointerX, l.PointerY = t.Where(e.Board, at.Floor, at.X, at.Y, at.Z+headHeight)
	}
}

// arrives makes the act something that comes to stay in a space of a board: it floats there, comes down from above, or
// drives up.
func (a *act) arrives(board *clinic.Clinic, e *game.Event, how extensionui.Event) {
	drawn, to := extensionui.MarkOf(how.Mark), e.To.Space
	var at func(done float64) sprites.Walker
	switch how.Comes {
	case extensionui.Lands:
		there := dollhouse.Stand{Floor: int(to.Floor), X: float64(to.X), Y: float64(to.Y)}
		above := there
		above.Z = flyFrom
		a.ticks, at = landTicks, between(above, there, sprites.NoPiece, drawn.Thing)
	case extensionui.Drives:
		to = e.Component.Space
		drive := dollhouse.ArrivesAt(board, to, drawn.Parked)
		a.ticks, at = driveTicks, drive.At
	default:
		first, last := floats(board, e.From.Space), floats(board, to)
		if how.Comes == extensionui.Rises {
			first = last
			first.Z += risesFrom
		}
		a.ticks, at = floatTicks, between(first, last, drawn.Floats, sprites.None)
	}
	a.marks = thing.InSpace(e.To.Space)
	a.look = func(_ *table.Table, l *view.Interaction, done float64) {
		on := l.On(e.Board)
		l.HiddenMark, l.HiddenAt, l.HiddenFrom = how.Mark, to, e.Person
		on.Walkers = append(on.Walkers, at(done))
	}
}

// between returns how a piece, or else a picture, is drawn on its way from one place to another.
func between(from, to dollhouse.Stand, piece sprites.Piece, picture sprites.ID) func(done float64) sprites.Walker {
	return func(done float64) sprites.Walker {
		w := dollhouse.Along([]dollhouse.Stand{from, to}, done).Walker(sprites.Person{Key: dollhouse.NotAPerson, Piece: piece})
		w.Picture = picture
		return w
	}
}

func floats(board *clinic.Clinic, space clinic.Space) dollhouse.Stand {
	x, y, z := dollhouse.Floats(board, space)
	return dollhouse.Stand{Floor: int(space.Floor), X: x, Y: y, Z: z}
}

// lookOfShow shows the current moment of the animation.
func (p *showing) lookOfShow(t *table.Table, l *view.Interaction) {
	p.show.acts[0].look(t, l, p.show.time.Done())
	l.Unmarked = p.show.bare
}

// lookOfMarks marks what has just changed.
func (p *showing) lookOfMarks(l *view.Interaction) {
	for _, what := range p.show.marked {
		if what.Kind == thing.Space {
			l.On(what.Board).Space[what.Space.Index()].Light = sprites.GlowAccent
		} else {
			l.Marked = append(l.Marked, what)
		}
	}
}
