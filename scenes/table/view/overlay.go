package view

import (
	"cmp"
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes/dollhouse"
	"clinic/scenes/extensionui"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites"
)

// An overlay answers one question over the whole clinic in view. All of it comes from the rules.

// Question is what an overlay answers.
type Question string

// The questions.
const (
	NoQuestion Question = ""
	Times      Question = "times"    // how long it takes from here to every room
	Works      Question = "works"    // which rooms work, and why others don't
	Parking    Question = "parking"  // who parks where
	Treats     Question = "treats"   // who treats whom, and who lacks what
	Switches   Question = "switches" // which rooms would start to work with a new piece, and where
)

// Questions are all questions, as their menu lists them.
var Questions = [...]Question{Times, Works, Parking, Treats, Switches}

// DeedOf returns the shortcut that asks a question.
func DeedOf(q Question) input.Deed {
	switch q {
	case Times:
		return input.TimesFromHere
	case Works:
		return input.WhatWorks
	case Parking:
		return input.WhoParks
	case Treats:
		return input.WhoTreats
	case Switches:
		return input.SwitchesOn
	}
	return input.NoDeed
}

// The things of overlays: the button that opens their menu, the legend, and the button that closes it.
var (
	OverlayMenu   = thing.Named(thing.Overlay, "menu")
	OverlayLegend = thing.Of(thing.Overlay)
	OverlayClose  = thing.Named(thing.Overlay, "close")
)

// AskedBy returns the line of the menu that asks a question.
func AskedBy(q Question) thing.Thing { return thing.Named(thing.Overlay, q) }

// Overlay is an answer as the table draws it. It must not change while it is shown.
type Overlay struct {
	Question Question
	Legend   string      // the answer, in a line
	From     thing.Thing // where times begin, nothing if at the entrances
	Signs    []Sign
	Links    []Link
	Faces    []Face
}

// Sign is what is said at a space or at a person.
type Sign struct {
	At   thing.Thing
	Tone ui.Tone
	Text string // empty for a tick
	Art  sprites.ID
	Time bool   // the text is a time
	Name string // of that place, for the spoken game
}

// Link leads from one thing to another.
type Link struct {
	From, To thing.Thing
	Helps    bool // From helps those who treat
}

// Face shows whose car stands at a place of Floor 0, in tiles.
type Face struct {
	Board game.BoardName
	X, Y  float64
	Piece sprites.Piece
}

// Aloud returns the whole answer as spoken text.
func (o *Overlay) Aloud(reader *ui.Reader) string {
	said := []string{o.Legend}
	for i := range o.Signs {
		text := o.Signs[i].Text
		if text == "" {
			text = reader.T("overlay.works_here")
		}
		said = append(said, reader.Texts.Sentence(reader.Texts.Labelled(o.Signs[i].Name, text)))
	}
	return reader.Texts.Sentences(said...)
}

// sorted sorts the signs into reading order: boards, floors, spaces.
func (o *Overlay) sorted() *Overlay {
	slices.SortStableFunc(o.Signs, func(a, b Sign) int {
		return cmp.Or(cmp.Compare(a.At.Board, b.At.Board), a.At.Space.Index()-b.At.Space.Index())
	})
	return o
}

// boardsLooked returns the boards of the player that the viewer looks at.
func (t *Shown) boardsLooked() (list []game.Context) {
	for c := range t.LookedOn(game.Home).Boards() {
		list = append(list, c)
	}
	return list
}

// placeName returns what stands in a space, and its floor.
func placeName(reader *ui.Reader, c game.Context, space clinic.Space) string {
	tile := c.Clinic().At(space)
	floor := reader.T("table.floor", ui.Data{"Number": int(space.Floor)})
	if tile.Empty() {
		return reader.Texts.Dots(reader.T("overlay.street"), floor)
	}
	return reader.Texts.Dots(ComponentName(reader, tile.Kind, tile.Service), floor)
}

func atSpace(c game.Context, space clinic.Space) thing.Thing {
	return thing.InSpace(space).On(c.BoardName())
}

// AnswerWorks shows which rooms work, and what the others lack (B31, B33).
func (t *Shown) AnswerWorks() *Overlay {
	o := &Overlay{Question: Works}
	all, works := 0, 0
	for _, c := range t.boardsLooked() {
		for space := range c.Clinic().Modules().All() {
			all++
			sign := Sign{At: atSpace(c, space), Tone: ui.Allowed, Name: placeName(t.Reader, c, space)}
			if reason := c.OutOfOrder(space); reason.None() {
				works++
			} else {
				sign.Tone, sign.Text = ui.Refused, t.T("forecast.room_lacks")
				if lacks := clinic.Kind(reason.Other); reason.Key == "room_lacks" && lacks != "" {
					sign.Text, sign.Art = t.T("overlay.lacks", ui.Data{"What": words.Thing(t.Reader, reason.Other)}), pictureOf(lacks)
				}
			}
			o.Signs = append(o.Signs, sign)
		}
	}
	o.Legend = t.T("overlay.legend.works", ui.Data{"Count": works, "Of": all})
	return o.sorted()
}

func pictureOf(kind clinic.Kind) sprites.ID {
	if drawn := dollhouse.Kind(kind); drawn != sprites.NoKind {
		return drawn.Picture(clinic.NoService)
	}
	return sprites.None
}

// Starts reports whether times can begin at a thing: at a person, or at what is built in a space.
func (t *Shown) Starts(from thing.Thing) bool {
	switch from.Kind {
	case thing.Person:
		return t.BoardOn(from.Board).Person(from.Person) != nil
	case thing.Space:
		return t.BoardOn(from.Board).Module(from.Space) != nil
	}
	return false
}

// AnswerTimes shows how long it takes from a person or a room to every room; without either, from the entrances
// (B70 to B74). It is the time on foot, including conveyors, or that of another way to move that is open to the
// person, if quicker.
func (t *Shown) AnswerTimes(from thing.Thing) *Overlay {
	o := &Overlay{Question: Times}
	if t.Starts(from) {
		o.From = from
		name := t.timesOn(o, t.LookedOn(from.Board), from)
		o.Legend = t.T("overlay.legend.times", ui.Data{"From": name})
		if slices.ContainsFunc(o.Signs, func(s Sign) bool { return s.Art != sprites.None }) {
			o.Legend = t.T("overlay.legend.times_rides", ui.Data{"From": name})
		}
		return o.sorted()
	}
	for _, c := range t.boardsLooked() {
		t.timesOn(o, c, thing.Thing{})
	}
	o.Legend = t.T("overlay.legend.times_entrance")
	return o.sorted()
}

// timesOn adds the times on a board, and returns the name of where they begin.
func (t *Shown) timesOn(o *Overlay, c game.Context, from thing.Thing) (name string) {
	board := c.Clinic()
	var routes clinic.Routes
	comer := &clinic.Person{Kind: c.Rules.KindOf(clinic.Doctor), At: clinic.Place{Area: clinic.Waiting}}
	walker := board.Person(from.Person)
	at, inside := from.Space, from.Kind == thing.Space
	switch {
	case from.Kind == thing.Person:
		name = PersonName(t.Reader, walker.Kind, walker.Level, walker.Service).Label()
		if at, inside = walker.At.Space, walker.At.Area == clinic.Inside; !c.Reach(walker, &routes).None() {
			walker = nil // one who stays: the route from there is anybody's
		} else {
			inside = false
		}
	case inside:
		name, walker = placeName(t.Reader, c, from.Space), nil
	default:
		walker = nil
	}
	switch {
	case walker != nil:
	case inside:
		c.RoutesFrom(comer, &routes, clinic.Source{How: clinic.Start, Space: at})
	default:
		c.RoutesFrom(comer, &routes, c.Sources(comer, nil)...)
	}
	rides := ridesOf(c, walker)
	for space := range board.Modules().All() {
		time, by := routes.To(space), sprites.None
		for i := range rides {
			if quicker := rides[i].routes.To(space); quicker < time {
				time, by = quicker, rides[i].art
			}
		}
		if time == clinic.Unreachable || from.Kind == thing.Space && space == at || walker != nil && walker.In(space) {
			continue
		}
		sign := Sign{At: atSpace(c, space), Time: true, Text: t.Texts.Number(int(time)), Art: by, Tone: ui.Allowed, Name: placeName(t.Reader, c, space)}
		if walker != nil && !c.MayEnd(walker, space).None() {
			sign.Tone = ui.Plainly
		}
		o.Signs = append(o.Signs, sign)
	}
	return name
}

// ride is a way to move other than on foot, and where it leads.
type ride struct {
	art    sprites.ID
	routes clinic.Routes
}

// ridesOf returns the rides that are open to somebody now.
func ridesOf(c game.Context, walker *clinic.Person) (rides []ride) {
	if walker == nil {
		return nil
	}
	for _, mode := range c.Rules.Modes() {
		one := ride{art: extensionui.Vehicle(mode.Name).Picture()}
		if c.ReachBy(mode.Name, walker, &one.routes).None() {
			rides = append(rides, one)
		}
	}
	return rides
}

// AnswerParking shows how many places are free and taken in each space of the ground, whose cars stand there, and
// which streets the cars need, so that they can't be built on (B27, B60, B61).
func (t *Shown) AnswerParking() *Overlay {
	o := &Overlay{Question: Parking}
	for _, c := range t.boardsLooked() {
		if c.Places() == 0 && c.Clinic().Cars() == 0 {
			continue
		}
		board, kept := c.Clinic(), false
		var plan dollhouse.Plan
		plan.Describe(board, c.Rules.Numbers)
		taken := map[clinic.Space]int{}
		plan.EachParked(func(owner *clinic.Person, space clinic.Space, x, y float64) {
			taken[space]++
			o.Faces = append(o.Faces, Face{Board: c.BoardName(), X: x, Y: y, Piece: dollhouse.Piece(owner)})
		})
		for space := range board.Board().Floor(0).All() {
			places := c.PlacesAt(space)
			if places == 0 {
				continue
			}
			sign := Sign{At: atSpace(c, space), Tone: ui.Allowed, Name: placeName(t.Reader, c, space)}
			sign.Text = t.T("overlay.places", ui.Data{"Taken": taken[space], "Of": places})
			switch {
			case !board.At(space).Empty():
				sign.Tone = ui.Plainly
			case places > c.FreePlaces():
				sign.Tone, kept = ui.Warned, true
			}
			o.Signs = append(o.Signs, sign)
		}
		if c.AtHome() {
			o.Legend = parkingLegend(t.Reader, c, kept)
		}
	}
	return o.sorted()
}

// parkingLegend returns how many places are free, what a parking lot would add, and whether streets are kept for cars.
func parkingLegend(reader *ui.Reader, c game.Context, kept bool) string {
	legend := reader.T("overlay.legend.parking", ui.Data{"Count": c.FreePlaces(), "Of": c.Places()})
	if kept {
		legend = reader.Texts.Sentences(legend, reader.T("overlay.legend.parking_kept"))
	}
	if c.Rules.Component(clinic.ParkingLot) == nil {
		return legend
	}
	more := c.Number(game.PlacesParkingLot) - c.Number(game.PlacesStreet)
	return reader.Texts.Sentences(legend, reader.T("overlay.legend.parking_lot", ui.Data{"Money": c.Price(clinic.Component{Kind: clinic.ParkingLot}), "Count": more}))
}

// AnswerTreats shows who treats whom and who helps, by the forecast's own pairing, what each treatment earns, and
// what the others lack (B80, B81).
func (t *Shown) AnswerTreats() *Overlay {
	o := &Overlay{Question: Treats}
	treated, left := 0, 0
	for _, c := range t.boardsLooked() {
		if t.State.Over {
			break
		}
		board, forecast, deaths := c.Clinic(), c.Forecast(), c.Deaths()
		somebody := func(id string) thing.Thing { return thing.Somebody(id).On(c.BoardName()) }
		for i := range forecast.Treatments {
			treatment := &forecast.Treatments[i]
			patient := board.Person(treatment.Patient)
			treated++
			o.Signs = append(o.Signs, Sign{
				At: somebody(patient.ID), Tone: ui.Allowed, Text: t.Texts.Dollars(treatment.Income),
				Name: PersonName(t.Reader, patient.Kind, patient.Level, patient.Service).Label(),
			})
			for _, doctor := range treatment.Doctors {
				o.Links = append(o.Links, Link{From: somebody(doctor), To: somebody(patient.ID)})
			}
			for _, nurse := range treatment.Nurses {
				if board.Person(nurse) != nil { // those off duty stand nowhere
					o.Links = append(o.Links, Link{From: somebody(nurse), To: somebody(patient.ID), Helps: true})
				}
			}
		}
		for i := range forecast.Untreated {
			u := &forecast.Untreated[i]
			patient := board.Person(u.Patient)
			if patient.At.Area != clinic.Inside {
				continue
			}
			left++
			if u.Needs.Key == "in_waiting_room" { // nobody treats there
				continue
			}
			sign := Sign{At: somebody(u.Patient), Tone: ui.Warned, Name: PersonName(t.Reader, patient.Kind, patient.Level, patient.Service).Label()}
			sign.Text = t.T("forecast."+u.Needs.Key, ui.Data{"Count": max(1, u.Needs.Amount)})
			if slices.ContainsFunc(deaths, func(d game.Death) bool { return d.Person == u.Patient }) {
				sign.Tone, sign.Text = ui.Refused, t.T("forecast.dies", ui.Data{"Needs": sign.Text})
			}
			o.Signs = append(o.Signs, sign)
		}
	}
	o.Legend = t.T("overlay.legend.treats", ui.Data{"Count": treated, "Left": left})
	return o
}

// Switching finds, piece by piece, which rooms would start to work with each piece that is sold, wherever it may
// stand (B20, B31, B33). If the viewer does not build now, it assumes a Build.
type Switching struct {
	boards []game.Context
	pieces []switchPiece
	at     int
	found  []switched
}

type switchPiece struct {
	board   int
	kind    clinic.Kind
	service clinic.Service
}

type switched struct {
	switchPiece
	space  clinic.Space
	price  int
	starts clinic.Spaces
}

// FindSwitches starts the search for the clinic in view.
func (t *Shown) FindSwitches() *Switching {
	s := &Switching{}
	for _, c := range t.boardsLooked() {
		if !builds(c) {
			if !c.AtHome() {
				continue // its pieces are built in an action of their own
			}
			c.State = c.State.Clone()
			c.State.Pending = []game.Decision{{Kind: game.DecideBuild, Player: c.Player}}
			game.BeginBuild(c)
		}
		s.boards = append(s.boards, c)
		for i := range c.Rules.Components {
			spec := &c.Rules.Components[i]
			switch {
			case spec.Price == "" || spec.Where != clinic.OnGrid:
			case spec.Kind == clinic.Hub:
				for _, service := range t.services() {
					s.pieces = append(s.pieces, switchPiece{len(s.boards) - 1, spec.Kind, service})
				}
			default:
				s.pieces = append(s.pieces, switchPiece{len(s.boards) - 1, spec.Kind, clinic.NoService})
			}
		}
	}
	return s
}

// builds reports whether the current decision builds something on that board.
func builds(c game.Context) bool {
	if c.State.Decision(c.Player) == nil {
		return false
	}
	switch c.Rules.Check(c.State, c.Player, &game.Command{Type: game.BuildOne, Board: c.BoardName()}).Refusal.Key {
	case "not_now", "decision_of_annex", "decision_of_clinic":
		return false
	}
	return true
}

// services returns the services of the appointments.
func (t *Shown) services() (list []clinic.Service) {
	rows := t.State.Market.Appointments
	for i := range rows {
		list = append(list, rows[i].Service)
	}
	return list
}

// GoOn checks one more piece, and reports whether none is left.
func (s *Switching) GoOn() (done bool) {
	if s.at == len(s.pieces) {
		return true
	}
	piece := s.pieces[s.at]
	s.at++
	c := s.boards[piece.board]
	for space := range c.Clinic().Board().All() {
		command := game.Command{Type: game.BuildOne, Board: c.BoardName(), Component: clinic.Component{Kind: piece.kind, Service: piece.service, Space: space}}
		if f := c.Rules.Foresee(c.State, c.Player, &command); f.Starts != 0 {
			s.found = append(s.found, switched{piece, space, f.Cost.Money + f.Cost.AnnexMoney, f.Starts})
		}
	}
	return s.at == len(s.pieces)
}

// mostPlaces is how many places of each piece are shown while none is pointed at.
const mostPlaces = 3

// Overlay shows the best places of each piece, or all places of the one whose card is pointed at.
func (s *Switching) Overlay(reader *ui.Reader, card thing.Thing) *Overlay {
	o := &Overlay{Question: Switches, Legend: reader.T("overlay.legend.switches")}
	one := card.Kind == thing.Component
	if one {
		o.Legend = reader.T("overlay.legend.switches_one", ui.Data{"What": ComponentName(reader, clinic.Kind(card.Name), card.Service)})
	}
	for i := range s.found {
		f := &s.found[i]
		switch {
		case one && (card.Board != s.boards[f.board].BoardName() || card.Name != string(f.kind) || card.Service != f.service):
		case one || s.best(f, i):
			o.add(reader, s.boards[f.board], f, one)
		}
	}
	switch {
	case len(o.Signs) > 0:
	case one:
		o.Legend = reader.T("overlay.legend.switches_one_none", ui.Data{"What": ComponentName(reader, clinic.Kind(card.Name), card.Service)})
	default:
		o.Legend = reader.T("overlay.legend.switches_none")
	}
	return o.sorted()
}

// best reports whether no place lets that kind of piece start more, or as much for less. Of equal ones the first
// few count, and of hubs those of the first service.
func (s *Switching) best(f *switched, at int) bool {
	before := 0
	for i := range s.found {
		other := &s.found[i]
		if other.board != f.board || other.kind != f.kind {
			continue
		}
		more := other.starts.Count() - f.starts.Count()
		switch {
		case more > 0 || more == 0 && other.price < f.price:
			return false
		case more < 0 || other.price > f.price || i >= at:
		case other.space == f.space:
			return false
		case other.service == f.service:
			before++
		}
	}
	return before < mostPlaces
}

// add adds a place of a piece, with the rooms that would start to work.
func (o *Overlay) add(reader *ui.Reader, c game.Context, f *switched, one bool) {
	service := f.service
	if !one {
		service = clinic.NoService
	}
	sign := Sign{At: atSpace(c, f.space), Tone: ui.Allowed, Art: dollhouse.Kind(f.kind).Picture(service)}
	sign.Text = reader.T("overlay.starts", ui.Data{"Count": f.starts.Count(), "Money": f.price})
	sign.Name = reader.Texts.Dots(ComponentName(reader, f.kind, service), reader.T("spoken.space", ui.Data{"Floor": int(f.space.Floor), "Row": int(f.space.Y) + 1, "Column": int(f.space.X) + 1}))
	o.Signs = append(o.Signs, sign)
	for room := range f.starts.All() {
		if room != f.space {
			o.Links = append(o.Links, Link{From: sign.At, To: atSpace(c, room)})
		}
	}
}
