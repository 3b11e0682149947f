package table

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/paint"
	"clinic/scenes/dollhouse"
	"clinic/scenes/pictures"
	"clinic/scenes/table/paper"
	"clinic/scenes/table/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// What extensions ask of the viewer in this round's Move (X10), known from the beginning of the round: a card above the
// clinic shows each with what it costs, and ticks it when it is done.

// owed is one of them.
type owed struct {
	game.Obligation
	past bool // done, or missed where it could not be met
}

// glimpse is what was asked of a player when so much of the game had been told.
type glimpse struct {
	told int
	list []game.Obligation
}

// owing is what a player has been asked in a round, so that what is asked no more is known to be over. What is taken back
// is forgotten.
type owing struct {
	round int
	seen  []glimpse
}

// note takes in what is asked now, and gives it behind what is over.
func (o *owing) note(round, told int, now []game.Obligation) []owed {
	if o.round != round {
		*o = owing{round: round}
	}
	for len(o.seen) > 0 && o.seen[len(o.seen)-1].told >= told {
		o.seen = o.seen[:len(o.seen)-1]
	}
	o.seen = append(o.seen, glimpse{told, now})
	var over, list []owed
	has := func(list []owed, key string) int {
		return slices.IndexFunc(list, func(one owed) bool { return one.Key == key })
	}
	for _, one := range now {
		list = append(list, owed{Obligation: one})
	}
	for _, before := range o.seen {
		for _, one := range before.list {
			one.Open = false
			if at := has(over, one.Key); at >= 0 {
				over[at].Obligation = one // as it was seen last
			} else if has(list, one.Key) < 0 {
				over = append(over, owed{one, true})
			}
		}
	}
	return append(over, list...)
}

// remember finds what is asked of the viewer now.
func (t *Table) remember() {
	s := &t.situation
	t.owed = nil
	if s.State == nil || s.Rules.Foreseen() == 0 {
		return
	}
	if t.owing == nil {
		t.owing = map[int]*owing{}
	}
	if t.owing[s.Viewer] == nil {
		t.owing[s.Viewer] = &owing{}
	}
	t.owed = t.owing[s.Viewer].note(s.State.Round, len(s.Told), t.context().Obligations())
}

var toilets = sprites.Must("token-toilet")

var obligationArt = map[string]sprites.ID{
	"land_helicopter": dollhouse.Helicopter, "park_fire_truck": dollhouse.Truck, "smoke": dollhouse.Cigarette, "bring_dog": dollhouse.Dog,
	"visitors": sprites.Must("visitor"), "use_toilet": toilets, "leave_toilet": toilets,
}

// obligationText says in short what it costs: time or dollars, how many come, or what is lost; and the sign for it.
func obligationText(o *owed) (text string, sign sprites.ID) {
	amount := func(least, most int) string {
		if least < most {
			return paper.Number(least) + "–" + paper.Number(most)
		}
		return paper.Number(most)
	}
	switch {
	case !o.Possible && o.Otherwise.Popularity > 0:
		return paper.Number(-o.Otherwise.Popularity), pictures.Popularity
	case o.Decision == "":
		return "×" + paper.Number(o.Number), sprites.None
	case !o.Possible:
		return "–", sprites.None
	case o.Most.Money > 0:
		return amount(o.Least.Money, o.Most.Money), pictures.Money
	}
	return amount(o.Least.Time, o.Most.Time), pictures.Time
}

const obligationPicture = 36.0

// obligationWide is how wide each of them is: as if each cost "3–12".
func obligationWide() float64 { return obligationPicture + ui.Measure(ui.Figures, "3–12") + 28 }

// obligationsWide is how wide the card may get, with and without its heading.
func (t *Table) obligationsWide(heading bool) float64 {
	count := t.situation.Rules.Foreseen()
	if count == 0 {
		return 0
	}
	width := float64(max(count, len(t.owed)))*obligationWide() + 8
	if heading {
		width += ui.Measure(ui.TextStrong, ui.T("obligation.heading")) + 20
	}
	return width
}

// writeObligations writes the card into an area, as wide as it has to be.
func (t *Table) writeObligations(p *paper.Paper, area ui.Rect) {
	if len(t.owed) == 0 {
		return
	}
	each := obligationWide()
	width := float64(len(t.owed))*each + 8
	heading := ui.T("obligation.heading")
	room := ui.Measure(ui.TextStrong, heading) + 20
	if t.obligationsWide(true) > area.W {
		room = 0
	}
	each = min(each, (area.W-room-8)/float64(len(t.owed)))
	r := ui.Rect{X: area.X, Y: area.Y, W: min(area.W, width+room), H: area.H}
	p.Panel(r, 10)
	in := r
	if room > 0 {
		p.Begin(thing.Of(thing.Obligations), ui.Rect{X: r.X, Y: r.Y, W: room, H: r.H})
		p.TextIn(ui.TextStrong, heading, ui.Rect{X: r.X + 12, Y: r.Y, W: room - 12, H: r.H}, ui.Left, paint.SecondInk)
		p.End()
		in.CutLeft(room, 0)
	}
	in.CutLeft(4, 0)
	for i := range t.owed {
		t.writeObligation(p, &t.owed[i], in.CutLeft(each, 0))
	}
}

func (t *Table) writeObligation(p *paper.Paper, o *owed, r ui.Rect) {
	text, sign := obligationText(o)
	ink, lost := paint.Ink, !o.Possible && o.Otherwise != (game.Cost{})
	face := ui.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W - 4, H: r.H - 6}
	switch {
	case lost:
		p.Round(face, 8, paint.IllegalLow)
		ink = paint.IllegalInk
	case o.Open:
		p.Round(face, 8, paint.AccentSoft)
		p.Border(face, 8, 1.5, paint.Accent)
	case o.past || !o.Possible:
		ink = paint.SecondInk
	}
	p.Begin(thing.Named(thing.Obligation, o.Key), r)
	if art, ok := obligationArt[o.Key]; ok {
		p.Fitted(art, ui.Rect{X: r.X + 4, Y: r.Y + 4, W: 30, H: r.H - 8}, 0.9)
		if o.past || !o.Possible {
			p.Items[len(p.Items)-1].Options.Fade = 0.4
		}
	}
	x, y := r.X+obligationPicture+1, r.Y+r.H/2
	x += p.Text(ui.Figures, text, x, y, ui.Left, ink) + 13
	if sign != sprites.None {
		p.Art(sign, x, y, 0.6)
	}
	switch {
	case o.past && lost:
		p.Tinted(pictures.Cross, r.X+29, r.Bottom()-10, 0.62, paint.Illegal)
	case o.past && (o.Possible || o.Number > 0 && o.Decision == ""):
		p.Circle(r.X+29, r.Bottom()-11, 8, paint.Legal)
		p.Tinted(pictures.Check, r.X+29, r.Bottom()-11, 0.6, paint.Card)
	}
	p.End()
}

// tipObligation says what is asked, what it costs, what happens otherwise, and whether it is done.
func (t *Table) tipObligation(key string) []string {
	at := slices.IndexFunc(t.owed, func(o owed) bool { return o.Key == key })
	if at < 0 {
		return nil
	}
	o := &t.owed[at]
	data := ui.Data{"Count": o.Number, "Rule": o.Rule}
	lines := []string{ui.T("obligation."+key, data)}
	add := func(id string, data ui.Data) { lines = append(lines, ui.T("obligation_state."+id, data)) }
	lost := ui.Data{"Cost": costText(o.Otherwise, o.Otherwise)}
	costs := costText(o.Least, o.Most)
	switch {
	case o.past && o.Possible:
		add("done", nil)
	case o.past && o.Otherwise != (game.Cost{}):
		add("missed", lost)
	case o.past:
		add("skipped", nil)
	case !o.Possible && o.Otherwise != (game.Cost{}):
		add("impossible", lost)
	case !o.Possible:
		add("nobody."+key, data)
	case costs != "":
		add("costs", ui.Data{"Cost": costs})
	}
	if !o.past && o.Possible && o.Otherwise != (game.Cost{}) {
		add("otherwise", lost)
	}
	if o.Open {
		add("now", nil)
	}
	return append(lines, ui.T("obligation_tip."+key, data))
}

// lookOfObligation lights the people and places that what is pointed at concerns.
func (p *playing) lookOfObligation(t *Table, l *Look, key string) {
	at := slices.IndexFunc(t.owed, func(o owed) bool { return o.Key == key })
	if at < 0 || !t.own() {
		return
	}
	for _, what := range t.concerned(&t.owed[at]) {
		if slices.Contains(l.Targets, what) {
			continue
		}
		l.Targets = append(l.Targets, what)
		switch what.Kind {
		case thing.Slot:
			l.Slots = append(l.Slots, SlotLook{Space: what.Space, Side: what.Side, Free: true})
		case thing.Space:
			l.Space[what.Space.Index()].Mark = sprites.GlowGood
		}
	}
}

// concerned are the spots of the people who could meet it, and of the places where it is met.
func (t *Table) concerned(o *owed) []thing.Thing {
	c := t.context()
	board := c.Clinic()
	var spots []thing.Thing
	moves := func(who func(*clinic.Person) bool, to func(clinic.Place) bool) {
		for _, move := range c.AppendMoves(who, nil) {
			if to(move.To) {
				spots = append(spots, thing.Somebody(move.Person), spotOfPlace(move.To, clinic.NoService))
			}
		}
	}
	inToilet := func(place clinic.Place) bool {
		return place.Area == clinic.Inside && board.At(place.Space).Kind == "public_toilet"
	}
	switch o.Key {
	case "use_toilet":
		moves(func(*clinic.Person) bool { return true }, inToilet)
	case "leave_toilet":
		moves(func(person *clinic.Person) bool { return inToilet(person.At) }, func(clinic.Place) bool { return true })
	case "bring_dog":
		withDog := func(person *clinic.Person) bool {
			return clinic.CountOf(person.Marks, dollhouse.DogMark) > 0 && person.At.Area == clinic.PreAdmissions
		}
		moves(withDog, func(to clinic.Place) bool { return to.Area == clinic.Inside })
	case "visitors":
		for space := range board.Of("gift_shop").All() {
			spots = append(spots, thing.InSpace(space))
		}
	default:
		for _, command := range c.CommandsOf(o.Decision) {
			if fields := c.Rules.CommandFields(command.Type); fields != nil {
				one := offerOf(command, fields, board)
				spots = append(spots, one.path[1:]...)
			}
		}
		if o.Key == "smoke" {
			for i := range board.Outside {
				if machine := &board.Outside[i]; machine.Kind == dollhouse.VendingMachine {
					spots = append(spots, thing.InSpace(machine.Space))
				}
			}
		}
	}
	return spots
}
