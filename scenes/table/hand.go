package table

import (
	"strconv"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/game/rule"
	"clinic/input"
	"clinic/paint"
	"clinic/scenes"
	"clinic/scenes/session"
	"clinic/scenes/ui"
)

// Doors lead from the table to other scenes. A door that is nil is not there.
type Doors struct {
	// Business shows Business and Admin. It gets what has happened, nothing where a game is gone on with, and gives nil
	// where there is nothing of the kind to be shown.
	Business func(s *session.Session, happened []session.Happening) scenes.Scene
	// Settings, SaveAs and Scores are opened from the menu; Scores when the game is over.
	Settings, SaveAs, Scores func() scenes.Scene
}

// Play gives a table at which a session is played with mouse, touch, keys or gamepad.
func Play(s *session.Session, doors Doors) *Table {
	p := &playing{session: s, doors: doors}
	return New(p.situation(), p)
}

// Foot is how high the tray reaches.
func (t *Table) Foot() float64 { return t.height - t.layout.tray.Y }

// playing is the Hands of a session: it takes, drops and clicks.
type playing struct {
	session *session.Session
	doors   Doors
	hand    input.Hand
	held    holding
	show    show
	focus   string
	version int  // of the session, as it is on the table
	stale   bool // the Look has to be made anew
	begun   bool // the first tick is over

	splits shares // the proposal, once it is changed

	happened []session.Happening // not yet offered to Business
	showed   bool                // the last Look was of the show
}

const zoomStep = 1.25 // of the buttons closer and farther

// what kind of thing is in the hand.
type heldKind int8

const (
	nothing heldKind = iota
	aComponent
	aPerson
	aHire
	aPatient // of the appointments
	anOffer  // what an extension lets one do
	aVehicle // a wheelchair at an entrance
)

// holding is what is in the hand.
type holding struct {
	kind      heldKind
	spot      string // where it was taken
	board     string // that it belongs to, named as in commands
	component clinic.Kind
	service   clinic.Service
	first     *clinic.Space // of the first two conveyors, once it has its place
	person    string
	hire      clinic.PersonKind
	slot      int
	from      market.Spot
	offers    []offer // what it could become, and the spots that have been picked for it
	picked    []string
	mode      string         // how the person moves, empty for on foot
	way       []clinic.Space // the way that the player chose for a person, empty for the cheapest
}

// Update lets a tick pass.
func (p *playing) Update(t *Table, c *scenes.Context) {
	for _, err := range p.session.Troubles() {
		c.Toast(ui.T("table.not_kept", ui.Data{"Reason": err.Error()}), ui.Warned)
	}
	g := c.Gestures
	p.watch(c)
	if p.show.playing() && (g.Pressed || g.Confirm || g.Cancel || g.Secondary || g.Undo || g.Redo) {
		p.show.skip() // and what was done counts: the state is already the one that follows
		p.stale = true
	}
	if p.show.playing() {
		p.show.update()
		p.stale = true
		p.look(t, c)
		return
	}
	if p.business(c) {
		return
	}
	p.refresh(t, c)
	if p.session.Curtain() {
		p.waitBehindCurtain(t, c)
		return
	}
	p.play(t, c)
	p.watch(c)
	if !p.show.playing() && p.business(c) {
		return
	}
	p.refresh(t, c)
	if !p.session.Curtain() {
		p.look(t, c)
	}
}

// play follows the gestures.
func (p *playing) play(t *Table, c *scenes.Context) {
	g := c.Gestures
	if g.Any() || g.DX != 0 || g.DY != 0 {
		p.stale = true
	}
	switch {
	case g.Undo:
		p.undo(c)
		return
	case g.Redo:
		p.redo(c)
		return
	case g.Cancel && g.ByKeys && p.held.kind == nothing:
		p.menu(c)
		return
	}
	p.moveFocus(t, g)
	if g.Confirm && p.focus != "" {
		p.confirm(t, c)
		return
	}
	holding := p.hand.Holding()
	switch p.hand.Update(g, func(x, y float64) bool { return p.canTake(t, spotID(t, x, y)) }) {
	case input.PickedUp:
		p.take(t, spotID(t, g.PressX, g.PressY))
	case input.PutDown:
		p.drop(t, c, spotID(t, g.X, g.Y), g.Dropped)
	case input.PutBack:
		p.letGo()
	case input.Nothing:
		switch {
		case holding:
		case g.Clicked:
			p.click(t, c, spotID(t, g.X, g.Y))
		case g.Dragging && t.layout.clinic.Contains(g.PressX, g.PressY):
			t.Pan(g.DX, g.DY)
			c.Redraw()
		}
	}
}

// spotID is the uppermost spot at a place: the clinic as a whole where nothing else is in its part of the table, empty
// elsewhere.
func spotID(t *Table, x, y float64) string {
	spot, ok := t.SpotAt(x, y)
	if !t.Look.Held.Empty() { // what is held goes to whose tile it is
		spot.ID = strings.TrimPrefix(spot.ID, tileSpot)
	}
	if !ok && t.layout.clinic.Contains(x, y) {
		return clinicArea
	}
	return spot.ID
}

// refresh shows the session as it is now, if it has changed since.
func (p *playing) refresh(t *Table, c *scenes.Context) {
	if p.version == p.session.Version() && t.situation.State == p.session.State() {
		return
	}
	p.version = p.session.Version()
	p.stale = true
	p.letGo()
	if before := t.situation.Viewer; before != p.session.Viewer() && !p.session.Curtain() {
		c.Toast(ui.T("table.turn", ui.Data{"Name": seatName(p.session, p.session.Viewer())}), ui.Plainly)
		t.Look.Looking = -1
	}
	t.Show(p.situation())
	if !p.session.Deciding(extensions.DecideSplit) {
		p.splits = shares{}
	}
	c.Redraw()
}

// situation is what the table shows of the session.
func (p *playing) situation() Situation {
	s := p.session
	situation := Situation{Rules: s.Rules(), State: s.State(), Viewer: s.Viewer(), Told: s.Match().Told}
	for player := range s.State().Players {
		situation.Seats = append(situation.Seats, Seat{seatName(s, player), paint.PlayerColors[s.Seats().Color(player)]})
	}
	if !s.Curtain() {
		situation.NoUndo = s.Sentence(s.MayUndo())
		situation.NoRedo = s.Sentence(s.MayRedo())
		situation.NotDone = s.Sentence(s.Check(game.Command{Type: game.Done}).Refusal)
	}
	return situation
}

func seatName(s *session.Session, player int) string {
	if name := s.Seats().Name(player); name != "" {
		return name
	}
	return ui.T("table.player", ui.Data{"Number": player + 1})
}

// canTake tells whether what that spot shows can be taken into the hand.
func (p *playing) canTake(t *Table, id string) bool {
	if !t.own() && isClinicSpot(id) {
		return false
	}
	_, ok := p.holdingAt(t, id)
	return ok
}

// take puts what the spot shows into the hand.
func (p *playing) take(t *Table, id string) {
	held, ok := p.holdingAt(t, id)
	if !ok {
		p.letGo()
		return
	}
	p.held, p.stale = held, true
	p.lookAt(t, p.session.Viewer())
}

// letGo empties the hand; what it held is where it was.
func (p *playing) letGo() {
	p.hand.Empty()
	p.held, p.stale = holding{}, true
}

// holdingAt is holdingOf with what extensions offer.
func (p *playing) holdingAt(t *Table, id string) (holding, bool) {
	if h, ok := p.takeOffer(t, id); ok {
		return h, true
	}
	return p.holdingOf(id)
}

// holdingOf tells what would be in the hand if it were taken from that spot now, and whether it can be.
func (p *playing) holdingOf(spot string) (holding, bool) {
	board, id := p.boardOf(spot)
	parts := strings.Split(id, "/")
	h := holding{spot: spot, board: board}
	s, m := p.session, p.session.On(board).Market()
	switch parts[0] {
	case "component":
		h.kind, h.component = aComponent, clinic.Kind(parts[1])
		if len(parts) > 2 {
			h.service, _ = clinic.ServiceNamed(parts[2])
		}
		return h, s.May(board, game.BuildOne)
	case "residency":
		h.kind, h.hire, h.slot = aHire, s.On(board).Rules.KindOf(clinic.Doctor), numberIn(parts, 1)
		return h, s.May(board, game.HireOne) && h.slot < len(m.Residency) && m.Residency[h.slot] != clinic.NoLevel
	case "nurse":
		h.kind, h.hire, h.slot = aHire, s.On(board).Rules.KindOf(clinic.Nurse), numberIn(parts, 1)
		return h, s.May(board, game.HireOne) && h.slot < len(m.Nurses) && m.Nurses[h.slot]
	case "orderly":
		h.kind, h.hire = aHire, clinic.Orderly
		return h, s.May(board, game.HireOne) && m.Orderlies > 0
	case "appointment":
		from, ok := appointmentOf(m, id)
		row := m.RowAt(from)
		h.kind, h.from = aPatient, from
		return h, ok && s.May(board, game.QueueOne) && row != nil && row.Patients[from.Space] != clinic.NoLevel
	case "person":
		h.kind, h.person = aPerson, parts[1]
		return h, p.moves(h.person) && s.Person(h.person).Refusal.None()
	case "wheels":
		h.kind, h.mode = aVehicle, at(parts, 1)
		return h, s.May("", game.MoveOne)
	}
	return holding{}, false
}

// numberIn is the number in that part of an ID.
func numberIn(parts []string, at int) int {
	if at >= len(parts) {
		return 0
	}
	n, err := strconv.Atoi(parts[at])
	if err != nil {
		return 0
	}
	return n
}

// appointmentOf is the space of the market's appointments, or of its queues, that an ID of its board names.
func appointmentOf(m *market.Market, id string) (market.Spot, bool) {
	parts := strings.Split(id, "/")
	if parts[0] != "appointment" || len(parts) != 3 {
		return market.Spot{}, false
	}
	service, named := clinic.ServiceNamed(parts[1])
	if named {
		return market.Spot{Service: service, Space: int8(numberIn(parts, 2))}, true
	}
	row := numberIn(parts, 1)
	if row >= len(m.Appointments) {
		return market.Spot{}, false
	}
	return m.Spot(row, numberIn(parts, 2)), true
}

// appointmentSpot is the ID of a space of the appointments or of the queues.
func appointmentSpot(spot market.Spot) string {
	row := spot.Service.String()
	if spot.Service == clinic.NoService {
		row = number(int(spot.Queue))
	}
	return "appointment/" + row + "/" + number(int(spot.Space))
}

// boardOf is the board that a spot is about, named as in commands, and the spot's ID on that board.
func (p *playing) boardOf(id string) (board, spot string) {
	if rest, annex := cutAnnex(id); annex {
		return p.session.Rules().Annex().Annexed().Board, rest
	}
	return "", id
}

// spotOn names a spot of a board.
func spotOn(board, spot string) string {
	if board != "" {
		return annexSpot + spot
	}
	return spot
}

// spaceOf is the space of the viewer's clinic that a spot shows.
func (p *playing) spaceOf(id string) (clinic.Space, bool) {
	board, space, ok := p.placeOf(id)
	return space, ok && board == ""
}

// placeOf is the space of one of the viewer's boards that a spot shows: a space itself, an outside slot, or where somebody
// stands.
func (p *playing) placeOf(id string) (board string, space clinic.Space, ok bool) {
	board, id = p.boardOf(id)
	if strings.HasPrefix(id, personSpot) {
		person := p.session.On(board).Clinic().Person(id[len(personSpot):])
		if person == nil || person.At.Area != clinic.Inside {
			return board, clinic.Space{}, false
		}
		return board, person.At.Space, true
	}
	space, ok = spaceNamed(id)
	return board, space, ok
}

// click uses a spot that is not taken into the hand.
func (p *playing) click(t *Table, c *scenes.Context, id string) {
	if p.clickOffer(t, c, id) {
		return
	}
	board, on := p.boardOf(id)
	parts := strings.Split(on, "/")
	switch parts[0] {
	case "action":
		p.apply(c, game.Command{Type: game.ChooseAction, Action: game.Action(parts[1])})
	case "bonus":
		p.apply(c, game.Command{Type: game.TakeBonus, Choice: parts[1]})
	case "goal":
		p.apply(c, game.Command{Type: game.ChooseGoal, Choice: parts[1]})
	case "popularity":
		p.apply(c, game.Command{Type: game.BuyPopularity, Board: board, Points: numberIn(parts, 1)})
	case "player", "clinic":
		p.lookAt(t, numberIn(parts, 1))
	case "town":
		t.townOfAnnex = parts[1] == "annex"
		t.findSpots()
		c.Redraw()
	case "button":
		switch parts[1] {
		case "done":
			p.done(c)
		case "undo":
			p.undo(c)
		case "redo":
			p.redo(c)
		case "agree":
			p.agree(t, c)
		case "menu":
			p.menu(c)
		case "closer":
			x, y := t.layout.clinic.Center()
			t.ZoomAt(zoomStep, x, y)
		case "farther":
			x, y := t.layout.clinic.Center()
			t.ZoomAt(1/zoomStep, x, y)
		case "explode":
			t.Explode()
		}
		c.Redraw()
	case "person":
		if p.session.Deciding(game.DecideTreatments) {
			p.treatOtherwise(c, parts[1])
		} else if p.session.May(board, game.MoveOne) {
			p.refuse(c, p.whyNotMove(parts[1]))
		}
	case "residency", "nurse", "orderly", "component", "appointment":
		p.refuseTaking(c, id)
	case "split":
		by := 1
		if at(parts, 2) == "less" {
			by = -1
		}
		p.share(t, numberIn(parts, 1), by)
	case "tile":
		p.apply(c, masks(id))
	}
}

// refuseTaking says why what that spot shows can't be taken now.
func (p *playing) refuseTaking(c *scenes.Context, id string) {
	h, _ := p.holdingOf(id)
	var reason rule.Reason
	switch h.kind {
	case aHire:
		reason = p.session.Hire(h.board, h.hire, h.slot).Verdict.Refusal
	case aPatient:
		reason = p.session.Check(game.Command{Type: game.QueueOne, Board: h.board, From: h.from, Onto: h.from}).Refusal
	case aComponent:
		reason = p.session.Component(h.board, h.component, h.service, nil).Refusal
	}
	p.refuse(c, reason)
}

// treatOtherwise goes on to the next way to treat a patient (B80). Where only a nurse who is off duty could help, it asks
// whether one is to be called in, and says what that costs (E8).
func (p *playing) treatOtherwise(c *scenes.Context, patient string) {
	if next, ok := p.session.NextTreatment(patient); ok {
		p.apply(c, next.Command)
		return
	}
	call, ok := p.session.CallIn(patient)
	if !ok {
		return
	}
	c.Ask(&ui.Dialog{
		Title: ui.T("table.call_in"), Text: ui.T("table.call_in_text", ui.Data{"Count": call.Verdict.Cost.Popularity}),
		Answers: []ui.Answer{
			{ID: "call_in", Text: ui.T("table.call_in_do"), Do: func() { p.apply(c, call.Command) }},
			{ID: "stay", Text: ui.T("table.call_in_not")},
		},
	})
}

// lookAt shows another player's clinic, or the viewer's again.
func (p *playing) lookAt(t *Table, player int) {
	if player == t.Look.Looking || player == p.session.Viewer() {
		player = -1
	}
	if player != t.Look.Looking {
		t.Look.Looking = player
		p.stale = true
		t.arrange()
	}
}

// apply plays a command, or says why it can't be played.
func (p *playing) apply(c *scenes.Context, command game.Command) bool {
	v := p.session.Apply(command)
	p.refuse(c, v.Refusal)
	return v.Legal()
}

// refuse says why something can't be done, if it can't.
func (p *playing) refuse(c *scenes.Context, reason rule.Reason) {
	if !reason.None() {
		c.Toast(p.session.Sentence(reason), ui.Refused)
	}
}

// undo takes back the last command; with something in the hand it only puts that back.
func (p *playing) undo(c *scenes.Context) {
	if p.held.kind != nothing {
		p.letGo()
		return
	}
	p.refuse(c, p.session.Undo())
}

func (p *playing) redo(c *scenes.Context) {
	p.letGo()
	p.refuse(c, p.session.Redo())
}

// menu leads away from the table. The game is kept all the time.
func (p *playing) menu(c *scenes.Context) {
	answers := []ui.Answer{{ID: "resume", Text: ui.T("table.resume")}}
	if p.doors.Scores != nil && p.session.Over() {
		answers = append(answers, ui.Answer{ID: "scores", Text: ui.T("table.scores"), Do: func() { c.Push(p.doors.Scores()) }})
	}
	if p.doors.SaveAs != nil {
		answers = append(answers, ui.Answer{ID: "save_as", Text: ui.T("table.save_as"), Do: func() { c.Push(p.doors.SaveAs()) }})
	}
	if p.doors.Settings != nil {
		answers = append(answers, ui.Answer{ID: "settings", Text: ui.T("title.settings"), Do: func() { c.Push(p.doors.Settings()) }})
	}
	answers = append(answers, ui.Answer{ID: "leave", Text: ui.T("table.leave"), Do: c.Home}, ui.Answer{ID: "back", Text: ui.T("common.back")})
	c.Ask(&ui.Dialog{Title: ui.T("table.menu"), Text: ui.T("table.menu_text"), Answers: answers})
}

// look fills the table's Look with what the player is just doing, if anything has changed.
func (p *playing) look(t *Table, c *scenes.Context) {
	if !p.stale {
		return
	}
	g := c.Gestures
	over := spotID(t, g.X, g.Y)
	if g.ByKeys && p.focus != "" {
		over = p.focus
	}
	p.chooseWay(g, over)
	p.stale = false
	before := &t.Look
	l := Nothing()
	l.Looking, l.PointerX, l.PointerY = before.Looking, g.X, g.Y
	if spot, ok := t.Spot(p.focus); ok {
		l.Focus = p.focus
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
	l.Emphasis = patientOf(over)
	if p.held.kind == aPerson {
		l.Emphasis = p.held.person
	}
	switch {
	case p.show.playing():
		p.lookOfShow(t, &l)
	case p.held.kind != nothing:
		p.lookOfHeld(t, &l, over)
	case hasPrefix(over, tileSpot):
		p.lookOfTile(&l, over)
	case hasPrefix(over, obligationSpot):
		p.lookOfObligation(t, &l, over)
	case len(t.offers) > 0 && t.ownDecision():
		p.lookOfOffers(t, &l, over)
	case before.Held.Empty() && !p.showed && l.Hover == before.Hover && l.Pressed == before.Pressed && l.Focus == before.Focus && l.Split == before.Split:
		before.PointerX, before.PointerY = l.PointerX, l.PointerY
		return // nothing looks different
	}
	ended := p.showed && !p.show.playing()
	p.showed = p.show.playing()
	t.Look = l
	if ended {
		t.arrange() // who was on the way is in its place again
	}
	c.Redraw()
}

// patientOf is who a spot shows, in the clinic or in the forecast; empty for other spots.
func patientOf(id string) string {
	id, _ = cutAnnex(id)
	if kind, who, _ := strings.Cut(id, "/"); kind == "person" || kind == "forecast" {
		return who
	}
	return ""
}

// lookOfHeld shows what is in the hand and where it may go.
func (p *playing) lookOfHeld(t *Table, l *Look, over string) {
	l.Taken = p.held.spot
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
		p.lookOfVehicle(t, l, over)
	}
}
