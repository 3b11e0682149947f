package controller

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// use says what can be done with a kind of thing. What extensions offer takes precedence over all of it.
type use struct {
	// take returns what would be in the hand, and whether it can be taken now; it is nil if nothing can be taken.
	take func(p *carrying, what thing.Thing) (holding, bool)
	// click uses what can't be taken; it is nil if a click does nothing.
	click func(p *Controller, t *table.Table, c *scenes.Context, what thing.Thing)
	// keys reports whether the focus can come to the thing now.
	keys func(p *carrying, t *table.Table, what thing.Thing) bool
	// drop says what can be dropped there.
	drop target
	// chosen says that a click chooses the thing; dragging it onto the clinic does, too.
	chosen bool
}

// target is the role of a kind of thing for what is dropped there.
type target int8

const (
	unsaid  target = iota
	nowhere        // nothing goes there
	aSpace         // a place on a board
	aBoard         // a board as a whole, or where people wait for it
	aQueue         // a space of the appointments
)

// uses has an entry for each kind of thing.
var uses [thing.Kinds]use

// explains is for things that only say something.
var explains = use{keys: never, drop: nowhere}

// clicked is for buttons that do what a method does.
func clicked(click func(*Controller, *table.Table, *scenes.Context, thing.Thing)) use {
	return use{keys: always, drop: nowhere, click: click}
}

// on is for buttons after which everything is drawn anew.
func on(do func(p *Controller, t *table.Table, c *scenes.Context, what thing.Thing)) use {
	return clicked(func(p *Controller, t *table.Table, c *scenes.Context, what thing.Thing) {
		do(p, t, c, what)
		c.Redraw()
	})
}

// button is for buttons of which there is one.
func button(do func(p *Controller, t *table.Table, c *scenes.Context)) use {
	return on(func(p *Controller, t *table.Table, c *scenes.Context, _ thing.Thing) { do(p, t, c) })
}

// choice is for cards of which one is chosen.
func choice(command game.CommandType) use {
	u := clicked(func(p *Controller, _ *table.Table, c *scenes.Context, what thing.Thing) {
		one := game.Command{Type: command, Board: what.Board, Choice: what.Name}
		if command == game.ChooseAction {
			one.Choice, one.Action = "", game.Action(what.Name)
		}
		p.apply(c, one)
	})
	u.chosen = true
	return u
}

func forHire(take func(p *carrying, what thing.Thing) (holding, bool)) use {
	return use{take: take, click: (*Controller).refuseTaking, keys: whereUsable, drop: nowhere}
}

func zoom(by float64) use {
	return button(func(_ *Controller, t *table.Table, _ *scenes.Context) {
		x, y := t.ClinicArea().Center()
		t.ZoomAt(by, x, y)
	})
}

func share(by int) use {
	return clicked(func(p *Controller, t *table.Table, _ *scenes.Context, what thing.Thing) { p.share(t, what.Number, by) })
}

// turnCards turns a page, which keys do when they leave it.
func turnCards(by int) use {
	u := button(func(_ *Controller, t *table.Table, _ *scenes.Context) { t.TurnCards(by) })
	u.keys = never
	return u
}

// turnDrawer scrolls a drawer by a page; keys scroll as the focus goes on.
func turnDrawer(by int) use {
	u := clicked(func(_ *Controller, t *table.Table, _ *scenes.Context, what thing.Thing) {
		t.TurnDrawer(what.Number, by)
	})
	u.keys = never
	return u
}

func init() {
	uses = [thing.Kinds]use{
		thing.Clinic:       {keys: never, drop: aBoard, click: (*Controller).clickGround},
		thing.Space:        {keys: whereUsable, drop: aSpace},
		thing.Slot:         {keys: whereUsable, drop: aSpace},
		thing.Person:       {take: takePerson, click: (*Controller).clickPerson, keys: whoIsUsable, drop: aSpace},
		thing.Vehicle:      {take: takeVehicle, keys: whereUsable, drop: aBoard},
		thing.Preadmission: {keys: whereUsable, drop: aBoard},
		thing.Outside:      {keys: never, drop: aBoard},
		thing.Tile:         {keys: mayTakeTile, drop: nowhere, click: (*Controller).clickTile},

		thing.Residency:   forHire(takeDoctor),
		thing.Nurse:       forHire(takeNurse),
		thing.Orderly:     forHire(takeOrderly),
		thing.Appointment: {take: takePatient, click: (*Controller).refuseTaking, keys: whereUsable, drop: aQueue},
		thing.Service:     explains,
		thing.Pile:        explains,
		thing.ClinicsTown: button(func(_ *Controller, t *table.Table, _ *scenes.Context) { t.OpenTown(false) }),
		thing.AnnexesTown: button(func(_ *Controller, t *table.Table, _ *scenes.Context) { t.OpenTown(true) }),

		thing.Component:   {take: takeComponent, click: (*Controller).refuseTaking, keys: canBuild, drop: nowhere},
		thing.CardsBefore: turnCards(-1),
		thing.CardsAfter:  turnCards(1),
		thing.ScrollBack:  turnDrawer(-1),
		thing.ScrollOn:    turnDrawer(1),
		thing.Action:      choice(game.ChooseAction),
		thing.Bonus:       choice(game.TakeBonus),
		thing.Goal:        choice(game.ChooseGoal),
		thing.Popularity:  clicked((*Controller).clickPoints),
		thing.Treated:     clicked((*Controller).clickForecast),
		thing.Beat:        clicked((*Controller).clickForecast),
		thing.Phase:       clicked((*Controller).clickPhase),
		thing.Offer:       {keys: always, drop: nowhere},
		thing.Decision:    explains,
		thing.Count:       explains,
		thing.ShareMore:   share(1),
		thing.ShareLess:   share(-1),
		thing.ShareSum:    explains,
		thing.Done:        button(func(p *Controller, t *table.Table, c *scenes.Context) { p.done(t, c) }),
		thing.Undo:        button(func(p *Controller, _ *table.Table, c *scenes.Context) { p.undo(c) }),
		thing.Redo:        button(func(p *Controller, _ *table.Table, c *scenes.Context) { p.redo(c) }),
		thing.Agree:       button((*Controller).agree),
		thing.BotPace:     on(func(p *Controller, _ *table.Table, c *scenes.Context, what thing.Thing) { p.setPace(c, what.Number) }),

		thing.Round:  explains,
		thing.Step:   explains,
		thing.Player: clicked((*Controller).clickPlayer),
		thing.Having: {keys: func(_ *carrying, t *table.Table, what thing.Thing) bool { return opensScore(t, what) }, drop: nowhere, click: (*Controller).clickHaving},
		thing.Menu:   button(func(p *Controller, _ *table.Table, c *scenes.Context) { p.menu(c) }),
		thing.Medal:  button(func(p *Controller, _ *table.Table, c *scenes.Context) { p.menu(c) }), // it says what all medals require

		thing.OtherClinic: clicked((*Controller).clickPlayer),
		thing.Forecast:    {keys: tells, drop: nowhere, click: (*Controller).clickForecast},
		thing.ForecastSum: {keys: tells, drop: nowhere, click: (*Controller).clickForecast},
		thing.Panel:       explains,

		thing.ScoreLine:   clicked((*Controller).clickScore),
		thing.ScoreRule:   {keys: never, drop: nowhere, click: (*Controller).clickScore}, // only the arrows reach it
		thing.ScoreSum:    explains,
		thing.ScoreButton: clicked((*Controller).clickScore),

		thing.Whole:       button(func(_ *Controller, t *table.Table, _ *scenes.Context) { t.ShowWhole() }),
		thing.Closer:      zoom(zoomStep),
		thing.Farther:     zoom(1 / zoomStep),
		thing.Explode:     button(func(_ *Controller, t *table.Table, _ *scenes.Context) { t.Explode() }),
		thing.Score:       button(func(p *Controller, _ *table.Table, c *scenes.Context) { p.score(c) }),
		thing.Away:        button(func(p *Controller, t *table.Table, _ *scenes.Context) { p.readAway(t) }),
		thing.Log:         button(func(_ *Controller, t *table.Table, _ *scenes.Context) { t.OpenLog() }),
		thing.Pool:        clicked((*Controller).clickPool),
		thing.Obligation:  {keys: always, drop: nowhere}, // it shows whom it is about
		thing.Obligations: explains,
		thing.Sheet:       explains,
		thing.Next:        explains,
		thing.Hint:        {keys: named, drop: nowhere, click: (*Controller).clickHint},
		thing.Overlay:     {keys: func(_ *carrying, _ *table.Table, what thing.Thing) bool { return what != view.OverlayLegend }, drop: nowhere, click: (*Controller).clickOverlay},
		thing.Guide:       {keys: namedAndOn, drop: nowhere, click: (*Controller).clickGuide},

		thing.Puzzle:    {keys: named, drop: nowhere, click: (*Controller).clickPuzzle},
		thing.PuzzleDay: clicked((*Controller).clickPuzzle),

		thing.Tab: on(func(_ *Controller, t *table.Table, _ *scenes.Context, what thing.Thing) {
			t.OpenTab(panels.Tab(what.Name))
		}),
		thing.Segment: on(func(_ *Controller, t *table.Table, _ *scenes.Context, what thing.Thing) { t.OpenSegment(what.Name) }),
		thing.Grip:    button(func(_ *Controller, t *table.Table, _ *scenes.Context) { t.TapGrip() }),
		thing.PutBack: button(func(p *Controller, _ *table.Table, _ *scenes.Context) { p.letGo() }),
		thing.PutHere: button((*Controller).putHere),
		thing.Alarm: {keys: never, drop: nowhere, click: func(_ *Controller, t *table.Table, c *scenes.Context, what thing.Thing) {
			c.Toast(t.WhyUntreated(what), ui.Warned)
		}},
		thing.Floor: on(func(_ *Controller, t *table.Table, _ *scenes.Context, what thing.Thing) { t.ShowFloor(what.Number) }),

		thing.CardName:   {keys: never, drop: aBoard},
		thing.CardMoney:  {keys: never, drop: aBoard},
		thing.ActionTile: explains,
		thing.Half:       explains,
	}
}

// tells is for things that can be told again while Business and Admin are told.
func tells(p *carrying, _ *table.Table, _ thing.Thing) bool { return p.telling.story != nil }

func always(*carrying, *table.Table, thing.Thing) bool { return true }
func never(*carrying, *table.Table, thing.Thing) bool  { return false }

// whereUsable is for things that can be taken, or that lead to an offer.
func whereUsable(p *carrying, t *table.Table, what thing.Thing) bool {
	return p.canTake(t, what) || t.PointedAt(what) != nil || t.CardsAt(what) != nil
}

// canBuild is for what is for sale: a locked card says why it is locked.
func canBuild(p *carrying, t *table.Table, what thing.Thing) bool {
	return p.session.May(what.Board, game.BuildOne) || whereUsable(p, t, what)
}

// whoIsUsable is for people: they may also be treated in another way.
func whoIsUsable(p *carrying, t *table.Table, what thing.Thing) bool {
	_, ok := p.session.NextTreatment(what.Person)
	if !ok {
		_, ok = p.session.CallIn(what.Person)
	}
	return ok || whereUsable(p, t, what)
}

// named is for things of which only the named parts are buttons.
func named(_ *carrying, _ *table.Table, what thing.Thing) bool { return what.Name != "" }

// namedAndOn is the same for buttons that may be off.
func namedAndOn(_ *carrying, t *table.Table, what thing.Thing) bool {
	spot, _ := t.Spot(what)
	return what.Name != "" && !spot.Off
}

func mayTakeTile(p *carrying, _ *table.Table, what thing.Thing) bool {
	return p.session.Check(view.TakeTile(p.session.Rules(), what)).Legal()
}

func (p *Controller) clickTile(_ *table.Table, c *scenes.Context, what thing.Thing) {
	p.apply(c, view.TakeTile(p.session.Rules(), what))
}

// clickGround lowers a sheet, or looks at the viewer's own clinic again.
func (p *Controller) clickGround(t *table.Table, _ *scenes.Context, _ thing.Thing) {
	if !t.LowerSheet() {
		p.lookAt(t, p.session.Viewer())
	}
}

func (p *Controller) clickPlayer(t *table.Table, _ *scenes.Context, what thing.Thing) {
	p.lookAt(t, what.Number)
}

func (p *Controller) clickHaving(t *table.Table, c *scenes.Context, what thing.Thing) {
	if opensScore(t, what) {
		p.toggleScore(t, c)
	}
}

// clickPool moves a plan to another place, or opens the book.
func (p *Controller) clickPool(t *table.Table, c *scenes.Context, what thing.Thing) {
	switch what {
	case panels.PlanBefore(what.Name):
		t.LayPlan(-1)
	case panels.PlanAfter(what.Name):
		t.LayPlan(1)
	default:
		c.Consult(t.CitedBy(what))
	}
}

// clickPerson switches to another way to treat a person, or says why that person can't be moved.
func (p *Controller) clickPerson(_ *table.Table, c *scenes.Context, who thing.Thing) {
	if p.session.Deciding(game.DecideTreatments) {
		p.treatOtherwise(c, who.Person)
	} else if p.session.May(who.Board, game.MoveOne) {
		p.refuse(c, p.whyNotMove(who.Person))
	}
}

func takeComponent(p *carrying, what thing.Thing) (holding, bool) {
	h := p.emptyAt(what)
	h.kind, h.component, h.service = aComponent, clinic.Kind(what.Name), what.Service
	return h, p.session.May(h.board, game.BuildOne) && !p.session.Component(h.board, h.component, h.service, nil).Nowhere
}

func takeDoctor(p *carrying, what thing.Thing) (holding, bool) {
	h := p.emptyAt(what)
	c := p.session.On(h.board)
	h.kind, h.hire, h.slot = aHire, c.Rules.KindOf(clinic.Doctor), what.Number
	list := c.Market().Residency
	return h, p.session.May(h.board, game.HireOne) && h.slot < len(list) && list[h.slot] != clinic.NoLevel
}

func takeNurse(p *carrying, what thing.Thing) (holding, bool) {
	h := p.emptyAt(what)
	c := p.session.On(h.board)
	h.kind, h.hire, h.slot = aHire, c.Rules.KindOf(clinic.Nurse), what.Number
	list := c.Market().Nurses
	return h, p.session.May(h.board, game.HireOne) && h.slot < len(list) && list[h.slot]
}

func takeOrderly(p *carrying, what thing.Thing) (holding, bool) {
	h := p.emptyAt(what)
	h.kind, h.hire = aHire, clinic.Orderly
	return h, p.session.May(h.board, game.HireOne) && p.session.On(h.board).Market().Orderlies > 0
}

func takePatient(p *carrying, what thing.Thing) (holding, bool) {
	h := p.emptyAt(what)
	h.kind, h.from = aPatient, what.Appointment()
	row := p.session.On(h.board).Market().RowAt(h.from)
	return h, p.session.May(h.board, game.QueueOne) && row != nil && row.Patients[h.from.Space] != clinic.NoLevel
}

func takePerson(p *carrying, what thing.Thing) (holding, bool) {
	h := p.emptyAt(what)
	h.kind, h.person = aPerson, what.Person
	return h, p.moves(h.person) && p.session.Person(h.person).Refusal.None()
}

func takeVehicle(p *carrying, what thing.Thing) (holding, bool) {
	h := p.emptyAt(what)
	h.kind, h.mode = aVehicle, what.Name
	return h, p.session.May(game.Home, game.MoveOne)
}

// emptyAt returns a hand that reaches for a thing.
func (p *carrying) emptyAt(what thing.Thing) holding {
	return holding{spot: what, board: what.Board}
}
