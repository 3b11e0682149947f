package controller

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/lesson"
	"clinic/scenes"
	"clinic/scenes/arrangement"
	"clinic/scenes/extensionui"
	"clinic/scenes/lessons"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"

	"github.com/hajimehoshi/ebiten/v2"
)

// The guide of a lesson: which things it points at, when a step that is only looked at has been looked at, and its
// buttons. The session decides which deeds it accepts and which it takes back.

const (
	offersAfter = 1200 // ticks without a press after which the guide offers to show what it asks for
	looksFor    = 30   // ticks that the pointer must rest on a thing for it to count as looked at
)

// guide records how much of the step has been looked at.
type guide struct {
	version int // of the session when the step began
	idle    int // ticks since the last press; once the guide has offered, it keeps offering until the step is over
	seen    []clinic.Space
	on      clinic.Space // where the pointer is
	rested  int          // ticks that the pointer has been there
	leads   bool
	said    string // the text announced last
}

// offers reports whether the guide offers to show what it asks for.
func (g *guide) offers() bool { return g.leads && g.idle >= offersAfter }

// goesOn runs a tick of a lesson, and reports whether it used up the gestures.
func (p *Controller) goesOn(t *table.Table, c *scenes.Context) bool {
	g, now := &p.guide, p.session.Guided()
	if now != nil && now.Now().Page && p.held.kind == nothing && p.telling.story == nil && !p.inPhases() { // Business and Admin have been left
		p.session.PassStep()
		return true
	}
	if g.version != p.session.Version() {
		said := g.said
		if now == nil && g.leads { // the last step's tab is not the one to play on with
			t.ShowTab(panels.TabHand)
		}
		*g = guide{version: p.session.Version(), leads: now != nil, said: said}
		if now != nil && t.ScoreOpen() && p.scoreHides(t) {
			p.toggleScore(t, c)
		}
		if now != nil {
			if title, text := p.session.Says(c.Reader); text != said {
				g.said = text
				c.Say(ui.Said(c.Reader, title, text))
			}
			p.bringIntoSight(t)
			if c.Gestures.ByKeys {
				p.focusOnGuide(t)
			}
			if last(now) && p.doors.Learned != nil {
				p.doors.Learned(c, now.Lesson)
			}
		}
	}
	if now == nil {
		return false
	}
	switch s := c.Gestures; {
	case g.offers():
	case s.Any(), s.Held:
		g.idle = 0
	default:
		g.idle++
		p.stale = p.stale || g.offers()
	}
	if p.looked(t, c, now.Now()) { // what is in the hand stays there
		p.session.PassStep()
		p.version, p.stale = p.session.Version(), true
		t.Show(p.Situation())
		c.Redraw()
		return false
	}
	if c.Gestures.Key(ebiten.KeyBackspace) && p.held.kind == nothing {
		p.undo(c)
		return true
	}
	if c.Gestures.Confirm && p.focus.on.None() && p.held.kind == nothing && len(now.Now().Deeds) == 0 && !now.Now().Page {
		p.passStep(c)
		return true
	}
	return false
}

// looked reports whether the player has pointed at everything that a step asks to look at.
func (p *Controller) looked(t *table.Table, c *scenes.Context, step *lesson.Step) bool {
	if len(step.Deeds) > 0 || len(step.Spaces) == 0 {
		return false
	}
	g := c.Gestures
	x, y := p.aim(t, c)
	over := thingAt(t, x, y)
	if g.ByKeys && !p.focus.on.None() {
		over = p.focus.on
	}
	_, space, inside := p.placeOf(over)
	if !inside || !slices.Contains(step.Spaces, space) {
		p.guide.rested = 0
		return false
	}
	if p.guide.rested++; space != p.guide.on {
		p.guide.on, p.guide.rested = space, 0
	}
	at := g.Clicked || g.ByKeys || g.Hovering && p.guide.rested >= looksFor
	if step.Holding != "" {
		at = p.held.kind == aComponent && p.held.component == step.Holding && p.held.service == step.Service
	}
	if at && !slices.Contains(p.guide.seen, space) {
		p.guide.seen = append(p.guide.seen, space)
		p.leadOn(t)
		t.Show(p.Situation())
		c.Redraw()
	}
	return step.Holding != "" && len(p.guide.seen) == len(step.Spaces) // a reader of tips goes on after reading
}

// sawScore tells the lesson that the score sheet was opened, which may be what it waits for.
func (p *Controller) sawScore() {
	if now := p.session.Guided(); now != nil && last(now) && slices.Contains(now.Now().Lit, "score") {
		p.session.PassStep()
	}
}

// guideNow returns what the guide shows, nil if no lesson is running and nothing is new.
func (p *Controller) guideNow() *view.Guide {
	now := p.session.Guided()
	if now == nil {
		return p.spotlightNow()
	}
	step := now.Now()
	g := &view.Guide{Step: now.Number(now.Step), Of: now.Number(len(now.Steps) - 1), Back: p.session.MayStepBack(), Longest: p.session.SaysInAll(p.Reader)}
	g.Title, g.Text = p.session.Says(p.Reader)
	if deed, next := p.session.NextDeed(); step.Holding != "" && (!next || deed.Type == game.BuildOne) { // once it is built they have done their work
		g.Letters = step.Spaces
	}
	g.Used = now.Used()
	if step.Page {
		g.Lit = append(g.Lit, thing.Of(thing.Done))
	} else if len(step.Deeds) == 0 {
		if g.Next = p.T("lesson.next"); now.Step == len(now.Steps)-1 {
			g.Next, g.Skip = p.afterLesson(now.Lesson)
		}
		g.Lit = append(g.Lit, view.GuideNext)
		for _, space := range step.Spaces {
			if !slices.Contains(p.guide.seen, space) || p.guide.version != p.session.Version() {
				g.Lit = append(g.Lit, thing.InSpace(space))
			}
		}
		if step.Holding != "" {
			g.From, g.To = thing.ToBuild(step.Holding, step.Service), thing.InSpace(step.Spaces[0])
			g.Held = view.HeldComponent(step.Holding, step.Service)
			g.Lit = append(g.Lit, g.From)
		}
	} else if deed, can := p.session.NextDeed(); can && !step.Alone {
		g.From, g.To, g.Held = p.pathOf(deed)
		g.Lit = append(g.Lit, p.wayOf(deed)...)
		for _, other := range step.Or {
			if from, _, _ := p.pathOf(other); !slices.Contains(g.Lit, from) {
				g.Lit, g.Asks = append(g.Lit, from), true
			}
		}
	}
	for _, name := range step.Lit {
		g.Lit = append(g.Lit, litNamed[name])
	}
	return g
}

// litNamed holds the things that lessons light by name.
var litNamed = map[string]thing.Thing{
	"cars": thing.Named(thing.Having, "cars"), "time": thing.Named(thing.Having, "time"),
	"floors": thing.Of(thing.Explode), "forecast": thing.Named(thing.Panel, "forecast"), "upkeep": thing.Named(thing.ForecastSum, "upkeep"), "popularity": view.Star, "score": thing.Of(thing.Score),
}

// tabOf gives the tab for things that lessons light and that lie in one.
var tabOf = map[thing.Kind]panels.Tab{thing.Score: panels.TabOthers, thing.Panel: panels.TabForecast}

// afterLesson returns the buttons at the end of a lesson, the main one first: after a whole game the player plays on,
// after a short lesson the player returns to the previous screen.
func (p *playing) afterLesson(l *lesson.Lesson) (main, other string) {
	playOn := p.T("lesson.play_on")
	switch {
	case l.Start != nil:
		return p.T("lesson.finish"), playOn
	case p.doors.NextLesson != nil:
		return playOn, p.T("lesson.another")
	}
	return playOn, ""
}

// wayOf returns the things that a deed goes through in order: what is taken or pressed, and where it goes.
func (p *playing) wayOf(deed game.Command) []thing.Thing {
	from, to, _ := p.pathOf(deed)
	switch fields := p.session.Rules().CommandFields(deed.Type); {
	case deed.Pair && from.Kind != thing.Offer:
		return []thing.Thing{from, to, thing.InSpace(deed.Second)}
	case deed.Type == game.MoveOne && to.Kind == thing.Vehicle:
		return []thing.Thing{from, to, thing.InSpace(deed.To.Space)}
	case from.Kind == thing.Offer && fields != nil:
		return view.OfferOf(deed, fields, p.session.Context().Clinic()).Path
	case to.None():
		return []thing.Thing{from}
	}
	return []thing.Thing{from, to}
}

// pathOf returns what a deed takes into the hand, and where it puts it.
func (p *playing) pathOf(deed game.Command) (from, to thing.Thing, held view.Held) {
	c := p.session.On(deed.Board)
	defer func() {
		if from.Is(thing.Component, thing.Residency, thing.Nurse, thing.Orderly, thing.Appointment, thing.Person) {
			from = from.On(deed.Board)
		}
		if to.Is(thing.Space, thing.Preadmission, thing.Appointment) {
			to = to.On(deed.Board)
		}
	}()
	switch deed.Type {
	case game.TakeBonus:
		from = thing.Named(thing.Bonus, deed.Choice)
	case game.ChooseGoal:
		from = thing.Named(thing.Goal, deed.Choice)
	case game.BuyPopularity:
		if from = view.PointsBar; p.telling.points == deed.Points {
			from = thing.Of(thing.Done)
		}
	case game.Treat:
		from = thing.Somebody(deed.Person)
	case game.ChooseAction:
		from = thing.Named(thing.Action, deed.Action)
	case game.BuildOne:
		at := deed.Component
		if from, to = thing.ToBuild(at.Kind, at.Service), thing.InSpace(at.Space); at.Side != clinic.NoSide {
			to = thing.InSlot(at.Space, at.Side)
		}
		held = view.HeldComponent(at.Kind, at.Service)
	case game.HireOne:
		level := clinic.NoLevel
		to = thing.Of(thing.Clinic)
		switch c.Rules.As(deed.Kind) {
		case clinic.Doctor:
			from, level = thing.Numbered(thing.Residency, deed.Slot), c.Market().Residency[deed.Slot]
		case clinic.Nurse:
			from = thing.Numbered(thing.Nurse, deed.Slot)
		default:
			from = thing.Of(thing.Orderly)
		}
		held.Piece = extensionui.PieceOf(deed.Kind, level)
	case game.AdmitOne, game.QueueOne:
		from = thing.InRow(deed.From)
		if to = thing.WaitingFor(deed.From.Service); deed.Type == game.QueueOne {
			to = thing.InRow(deed.Onto)
		}
		held.Piece = extensionui.PieceOf(c.Rules.KindOf(clinic.Patient), c.Market().RowAt(deed.From).Patients[deed.From.Space])
	case game.MoveOne:
		from, to = thing.Somebody(deed.Person), thing.InSpace(deed.To.Space)
		if deed.To.Area != clinic.Inside {
			to = thing.Of(thing.Clinic)
		}
		if vehicles := vehicleSpots(p.session.PersonBy(deed.Choice, deed.Person)); deed.Choice != "" && len(vehicles) > 0 {
			to = vehicles[0]
		}
		if person := c.Clinic().Person(deed.Person); person != nil {
			held.Piece = extensionui.PieceOf(person.Kind, person.Level)
		}
	case game.Done:
		from = thing.Of(thing.Done)
	default:
		if fields := c.Rules.CommandFields(deed.Type); fields != nil {
			path := view.OfferOf(deed, fields, c.Clinic()).Path
			if from = path[0]; len(path) > 1 {
				to, held.Art = path[1], extensionui.OfferPicture(from)
			}
		}
	}
	return from, to, held
}

// points reports whether the guide points at a thing that is to be used now: where something is taken, or where it is
// to be put.
func (p *carrying) points(what thing.Thing) bool {
	now := p.session.Guided()
	if now == nil || what.None() {
		return false
	}
	if len(now.Now().Deeds) == 0 {
		return what == view.GuideNext
	}
	deed, can := p.session.NextDeed()
	if !can || now.Now().Alone {
		return false
	}
	way, at := p.wayOf(deed), 0
	switch {
	case p.held.kind == nothing:
	case p.held.kind == anOffer && deed.Type == game.MoveOne: // asks for more once its destination is known
		at = 2
	case p.held.kind == anOffer:
		at = len(p.held.picked)
	case p.held.first != nil, p.held.mode != "" && p.held.mode == deed.Choice:
		at = 2
	default:
		at = 1
	}
	return at < len(way) && what == way[at]
}

// leadOn brings what the guide points at into sight: in the clinic it scrolls to its floor, and lowers a sheet that
// would hide it; in the drawer it scrolls to where what is held belongs.
func (p *carrying) leadOn(t *table.Table) {
	now := p.session.Guided()
	if now == nil || now.Now().Alone {
		return
	}
	step := now.Now()
	if len(step.Deeds) == 0 {
		if i := slices.IndexFunc(step.Spaces, func(space clinic.Space) bool { return !slices.Contains(p.guide.seen, space) }); i >= 0 {
			t.BringFloorIntoSight(step.Spaces[i], game.Home)
		}
		return
	}
	deed, can := p.session.NextDeed()
	if !can {
		return
	}
	way := p.wayOf(deed)
	at := slices.IndexFunc(way, p.points)
	if at < 0 {
		return
	}
	_, space, inside := p.placeOf(way[at])
	if !inside && at == 0 && len(way) > 1 { // what is taken lies in the drawer
		at = 1
		_, space, inside = p.placeOf(way[at])
	}
	switch {
	case inside:
		t.LowerSheet()
		t.BringFloorIntoSight(space, way[at].Board)
	case at > 0: // it may lie in the drawer, too
		t.BringIntoSight(way[at])
	}
}

// focusOnGuide gives the focus to what the guide points at.
func (p *focusing) focusOnGuide(t *table.Table) {
	p.focus = focus{}
	for _, spot := range p.focusable(t) {
		if p.points(spot.Thing) {
			p.focusOn(spot)
			return
		}
	}
}

// scoreHides reports whether the score sheet beside the clinic covers what the step points at.
func (p *playing) scoreHides(t *table.Table) bool {
	hidden := func(what thing.Thing) bool {
		_, there := t.Spot(what)
		part := partOf(what)
		return !there && (part == forecastPart || part == othersPart || part == logPart)
	}
	return t.Slots().Side == arrangement.Around && slices.ContainsFunc(p.session.Guided().Now().Lit, func(name string) bool { return hidden(litNamed[name]) })
}

// bringIntoSight opens what the next deed begins with: the page of what is for sale, its tab, what is scrolled away. If
// nothing is to be done, it opens what is to be looked at.
func (p *carrying) bringIntoSight(t *table.Table) {
	step := p.session.Guided().Now()
	if len(step.Deeds) == 0 {
		for _, name := range step.Lit {
			tab, inTab := tabOf[litNamed[name].Kind]
			if _, there := t.Spot(litNamed[name]); inTab && !there {
				t.ShowTab(tab)
			}
		}
	}
	if len(step.Deeds) == 0 && len(step.Lit) > 0 {
		return
	}
	deed, can := p.session.NextDeed()
	if !can {
		p.leadOn(t)
		return
	}
	from, to, _ := p.pathOf(deed)
	if to.Is(thing.Space, thing.Slot) { // a sheet that stands high leaves too little of the clinic
		t.LowerSheet()
	}
	p.openFor(t, from)
	p.leadOn(t)
}

// openFor opens what hides a thing: the page of what is for sale, its tab, or what is scrolled away.
func (p *playing) openFor(t *table.Table, from thing.Thing) {
	there := func() bool {
		if _, away := t.ScrolledAway(from); away {
			t.BringIntoSight(from)
		}
		spot, is := t.Spot(from)
		if is && spot.Cut {
			t.BringIntoSight(from)
		}
		return is
	}
	for _, by := range [...]int{1, -1} {
		for from.Kind == thing.Component && !there() && t.TurnCards(by) {
		}
	}
	if there() || t.Slots().Town != arrangement.Tab {
		return
	}
	tabs := [...]panels.Tab{panels.TabHand, panels.TabTown, t.OpenTabNow()} // the last one if it is nowhere
	for _, tab := range tabs {
		if t.ShowTab(tab); there() {
			return
		}
		for _, segment := range t.OtherSegments() {
			if t.OpenSegment(segment); there() {
				return
			}
		}
	}
}

// clickGuide handles a click on a button of the guide's card.
func (p *Controller) clickGuide(t *table.Table, c *scenes.Context, what thing.Thing) {
	if len(p.spotlights.list) > 0 {
		p.clickSpotlight(t, c, what)
		return
	}
	switch what {
	case view.GuideNext:
		p.passStep(c)
	case view.GuideBack:
		p.undo(c)
	case view.GuideSkip:
		p.skipStep(c)
	case view.GuideShow:
		if deed, can := p.session.NextDeed(); can {
			p.apply(c, deed)
		}
	}
}

// last reports whether the lesson is at its last step.
func last(g *session.Guided) bool { return g.Step == len(g.Steps)-1 }

// passStep leaves a step that is only looked at. The last step of a short lesson leads back to the previous screen,
// and the game stays as it is.
func (p *playing) passStep(c *scenes.Context) {
	if now := p.session.Guided(); last(now) && now.Start != nil {
		c.Pop()
		return
	}
	p.session.PassStep()
}

// skipStep asks whether to leave the lesson; at its end it does what the second button says.
func (p *playing) skipStep(c *scenes.Context) {
	switch now := p.session.Guided(); {
	case !last(now):
		lessons.AskToLeave(c, p.session)
	case now.Start != nil:
		p.session.PassStep()
	case p.doors.NextLesson != nil:
		p.doors.NextLesson(c)
	}
}

// lessonAnswers returns the answers of the menu that a lesson needs.
func lessonAnswers(c *scenes.Context, s *session.Session) []dialog.Answer {
	switch {
	case s.Guided() != nil:
		return []dialog.Answer{{ID: "lesson", Text: c.T("lesson.skip"), Do: func() { lessons.AskToLeave(c, s) }}}
	case s.MayResumeLesson():
		return []dialog.Answer{{ID: "lesson", Text: c.T("lesson.resume"), Do: s.ResumeLesson}}
	}
	return nil
}
