package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// overlaid returns the overlay that is shown, once it is found.
func (p *player) overlaid(want view.Question) *view.Overlay {
	p.t.Helper()
	for range 60 {
		p.tick()
	}
	o := p.table.Look.Overlay
	if o == nil || o.Question != want {
		p.t.Fatalf("not the overlay %s is shown: %+v", want, o)
	}
	if _, there := p.table.Spot(view.OverlayLegend); !there || o.Legend == "" {
		p.t.Errorf("the overlay %s does not say what it shows", want)
	}
	return o
}

func signAt(o *view.Overlay, at thing.Thing) *view.Sign {
	for i := range o.Signs {
		if o.Signs[i].At == at {
			return &o.Signs[i]
		}
	}
	return nil
}

// O says of every room what the rules say: that it works, or what it lacks (B31, B33). Pressing O again, or Esc, ends
// it.
func TestTheOverlayOfWhatWorks(t *testing.T) {
	p := sit(t, 1, choose(game.Build), game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.TreatmentRoom, Space: clinic.Space{Floor: 1, X: 1}}})
	p.key(ebiten.KeyO)
	o := p.overlaid(view.Works)
	c, rooms := p.session.Context(), 0
	for space := range c.Clinic().Modules().All() {
		sign := signAt(o, thing.InSpace(space))
		if rooms++; sign == nil {
			t.Errorf("nothing is said of %v", space)
			continue
		}
		reason := c.OutOfOrder(space)
		if works := sign.Text == ""; works != reason.None() {
			t.Errorf("of %v %q is said, and the rules say %+v", space, sign.Text, reason)
		}
		if reason.Other != "" && !strings.Contains(sign.Text, words.Thing(p.Reader, reason.Other).String()) {
			t.Errorf("of %v %q is said, which lacks %s", space, sign.Text, reason.Other)
		}
		if _, drawn := p.Seen().At["sign/"+sign.At.String()]; !drawn {
			t.Errorf("the sign at %v is not drawn", space)
		}
	}
	if len(o.Signs) != rooms {
		t.Errorf("%d signs stand at %d rooms", len(o.Signs), rooms)
	}
	for _, end := range []ebiten.Key{ebiten.KeyO, ebiten.KeyEscape} {
		p.key(end)
		if p.tick(); p.table.Look.Overlay != nil {
			t.Errorf("%v does not end it", end)
		}
		p.key(ebiten.KeyO)
		p.overlaid(view.Works)
	}
	p.key(ebiten.KeyK)
	p.overlaid(view.Parking)
}

// T says how long the way takes from what is pointed at, as the rules count it: from a room, and for a person who can
// walk (B70 to B74).
func TestTheOverlayOfTimes(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.key(ebiten.KeyT)
	p.overlaid(view.Times)
	c := p.session.Context()
	for _, from := range []thing.Thing{thing.InSpace(clinic.Space{X: 1, Y: 1}), thing.Somebody("d1")} {
		p.hover(from)
		o := p.overlaid(view.Times)
		if o.From != from {
			t.Fatalf("times begin at %v, not %v", o.From, from)
		}
		var routes clinic.Routes
		if from.Kind == thing.Person {
			c.Reach(c.Clinic().Person(from.Person), &routes)
		} else {
			c.RoutesFrom(nil, &routes, clinic.Source{How: clinic.Start, Space: from.Space})
		}
		for space := range c.Clinic().Modules().All() {
			sign, time := signAt(o, thing.InSpace(space)), routes.To(space)
			if here := from.Space == space && from.Kind == thing.Space; (sign == nil) != (here || time == clinic.Unreachable) {
				t.Errorf("from %v to %v: %+v, and the rules say %d", from, space, sign, time)
			} else if sign != nil && sign.Text != p.Texts.Number(int(time)) {
				t.Errorf("from %v to %v: %s, and the rules say %d", from, space, sign.Text, time)
			}
		}
	}
	p.move(2, 790) // elsewhere the last one stays
	if o := p.overlaid(view.Times); o.From != thing.Somebody("d1") {
		t.Errorf("away from the clinic times begin at %v", o.From)
	}
}

// K says how many parking places are free and taken where, and whose cars stand there (B60, B61).
func TestTheOverlayOfParking(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.key(ebiten.KeyK)
	o := p.overlaid(view.Parking)
	c, spaces := p.session.Context(), 0
	for space := range c.Clinic().Board().Floor(0).All() {
		if sign := signAt(o, thing.InSpace(space)); c.PlacesAt(space) > 0 {
			if spaces++; sign == nil || !strings.HasSuffix(sign.Text, p.Texts.Number(c.PlacesAt(space))) {
				t.Errorf("at %v stands %+v, and the rules count %d places", space, sign, c.PlacesAt(space))
			}
		}
	}
	if len(o.Signs) != spaces || len(o.Faces) != c.Clinic().Cars() {
		t.Errorf("%d signs for %d spaces, %d faces for %d cars", len(o.Signs), spaces, len(o.Faces), c.Clinic().Cars())
	}
	if !strings.Contains(o.Legend, p.Texts.Number(c.FreePlaces())) {
		t.Errorf("the legend says %q of %d free places", o.Legend, c.FreePlaces())
	}
}

// N links who treats whom as the forecast pairs them, says what each treatment pays, and what the other patients need
// (B80, B81).
func TestTheOverlayOfTreatments(t *testing.T) {
	p := sit(t, 1, toMove()...)
	for moved := true; moved; { // everybody goes where they can
		moved = false
		for _, command := range p.session.Legal() {
			if who := p.me().Clinic.Person(command.Person); command.Type == game.MoveOne && who.At.Area != clinic.Inside {
				p.apply(command)
				moved = true
				break
			}
		}
	}
	p.session.Happened()
	p.key(ebiten.KeyN)
	o := p.overlaid(view.Treats)
	forecast := p.session.Context().Forecast()
	links := 0
	for _, treatment := range forecast.Treatments {
		links += len(treatment.Doctors) + len(treatment.Nurses)
		if sign := signAt(o, thing.Somebody(treatment.Patient)); sign == nil || sign.Text != p.Texts.Dollars(treatment.Income) {
			t.Errorf("at %s stands %+v, and the forecast says $%d", treatment.Patient, sign, treatment.Income)
		}
	}
	if len(o.Links) != links {
		t.Errorf("%d lines, and the forecast has %d helpers", len(o.Links), links)
	}
	for _, u := range forecast.Untreated {
		inside := p.me().Clinic.Person(u.Patient).At.Area == clinic.Inside && u.Needs.Key != "in_waiting_room"
		if sign := signAt(o, thing.Somebody(u.Patient)); (sign != nil) != inside {
			t.Errorf("of %s, who is inside: %v, stands %+v", u.Patient, inside, sign)
		}
	}
	if len(forecast.Treatments)+len(forecast.Untreated) == 0 {
		t.Error("nobody is to be treated in this game")
	}
}

// X says how many rooms a component would start, as the rules foresee it, and marks every such place for a card that
// is pointed at (B31, B33). It answers before the Build, too.
func TestTheOverlayOfWhatAPieceStarts(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	c := p.session.Context()
	starts := func(kind clinic.Kind) (places int) {
		for space := range c.Clinic().Board().All() {
			command := game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: kind, Space: space}}
			if f := c.Rules.Foresee(c.State, c.Player, &command); f.Starts != 0 {
				places++
			}
		}
		return places
	}
	p.key(ebiten.KeyX)
	if o := p.overlaid(view.Switches); len(o.Signs) == 0 {
		t.Errorf("nothing would start a room: %s", o.Legend)
	}
	for _, kind := range []clinic.Kind{clinic.TreatmentRoom, clinic.SupplyRoom} {
		p.hover(thing.ToBuild(kind, clinic.NoService))
		if o := p.overlaid(view.Switches); len(o.Signs) != starts(kind) {
			t.Errorf("%s is shown at %d places, and the rules foresee %d", kind, len(o.Signs), starts(kind))
		}
	}
	before := sit(t, 1)
	before.key(ebiten.KeyX)
	if o := before.overlaid(view.Switches); len(o.Signs) == 0 {
		t.Errorf("before the Build nothing would start a room: %s", o.Legend)
	}
}

// A finger opens the menu, chooses, and ends the overlay; on a phone in either orientation, and on a tablet.
func TestOverlaysByTouch(t *testing.T) {
	for _, window := range [][2]int{{390, 844}, {844, 390}, {820, 1180}, {1024, 640}} {
		p := hold(t, window[0], window[1], toMove()...)
		p.touchAt()
		for _, q := range view.Questions {
			p.tap(view.OverlayMenu)
			if !p.table.Look.Overlays {
				t.Fatalf("%v: a tap does not open the menu", window)
			}
			p.tap(view.AskedBy(q))
			p.overlaid(q)
			if p.table.Look.Overlays {
				t.Errorf("%v: the menu stays open", window)
			}
		}
		p.tap(view.OverlayClose)
		if p.tick(); p.table.Look.Overlay != nil {
			t.Errorf("%v: the cross does not end it", window)
		}
		p.Stage.Clear()
	}
}

// The gamepad reaches the button with the focus, and goes through the menu; B ends the overlay.
func TestOverlaysByGamepad(t *testing.T) {
	p := sit(t, 1, toMove()...)
	button := p.pad()
	for range 10 {
		if p.table.Look.Focus == thing.Of(thing.Whole) {
			break
		}
		button(input.PadRT)
	}
	button(input.PadDown)
	button(input.PadDown)
	if p.table.Look.Focus != view.OverlayMenu {
		t.Fatalf("the focus comes to %v", p.table.Look.Focus)
	}
	button(input.PadA)
	if !p.table.Look.Overlays || p.table.Look.Focus != view.AskedBy(view.Times) {
		t.Fatalf("A opens nothing: the focus is on %v", p.table.Look.Focus)
	}
	button(input.PadDown)
	button(input.PadA)
	p.overlaid(view.Works)
	button(input.PadB)
	if p.tick(); p.table.Look.Overlay != nil {
		t.Error("B does not end it")
	}
}

// A still overlay redraws nothing, and is hidden while something is in the hand.
func TestAStillOverlayRedrawsNothing(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	for _, q := range view.Questions {
		p.key(map[view.Question]ebiten.Key{view.Times: ebiten.KeyT, view.Works: ebiten.KeyO, view.Parking: ebiten.KeyK, view.Treats: ebiten.KeyN, view.Switches: ebiten.KeyX}[q])
		p.overlaid(q)
		for range 10 {
			p.Due() // draws what is drawn after any change
		}
		for range 30 {
			p.tick()
			if p.Due() {
				t.Fatalf("the still overlay %s is drawn again", q)
			}
		}
	}
	p.pick(thing.ToBuild(clinic.SupplyRoom, clinic.NoService))
	if p.tick(); p.table.Look.Overlay != nil {
		t.Error("an overlay lies over the prices of what is in the hand")
	}
	p.key(ebiten.KeyEscape)
	p.release()
	p.overlaid(view.Switches)
}

// The pointer can go from a thing into its tip, crossing other things, and click the foot, which leads to the book;
// elsewhere the tip disappears.
func TestThePointerReachesTheFootOfATip(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	opened := ""
	p.Stage = scenetest.NewStageWith(p.table.Reader, p.table, routes.Routes{Book: func(_ *game.Rules, at string) scenes.Scene {
		opened = at
		return scenetest.Bookend{}
	}}.Options(), 1280, 800, 100)
	p.Wait(40)
	room := thing.InSpace(clinic.Space{X: 1, Y: 1})
	tip := func() [4]float64 {
		p.hover(room)
		p.table.Rest()
		p.tick()
		p.tick()
		at, there := p.shows("tip/page")
		if !there {
			t.Fatal("the tip of the room has no foot")
		}
		return at
	}
	at := tip()
	fromX, fromY := p.rect(room).Center()
	toX, toY := at[0]+at[2]/2, at[1]+at[3]/2
	const steps = 40
	for i := 1.0; i <= steps; i++ {
		p.move(fromX+(toX-fromX)*i/steps, fromY+(toY-fromY)*i/steps)
		if _, there := p.shows("tip"); !there {
			t.Fatalf("the tip goes after %v of %v steps towards it", i, steps)
		}
	}
	for range 60 {
		p.tick()
	}
	if _, there := p.shows("tip"); !there {
		t.Fatal("the tip goes while the pointer is on its foot")
	}
	p.Seen()
	p.press()
	p.release()
	p.tick()
	if _, there := p.Scene().(scenetest.Bookend); !there || opened == "" {
		t.Errorf("a click on the foot opens %T at %q", p.Scene(), opened)
	}
	p.key(ebiten.KeyEscape)
	p.tick()
	tip()
	p.move(fromX-(toX-fromX)/8, fromY-(toY-fromY)/8)
	p.move(fromX-(toX-fromX)/2, fromY-(toY-fromY)/2)
	if now, there := p.shows("tip"); there && now == at {
		t.Error("the tip stays though the pointer goes elsewhere")
	}
}

// The tip of a room that lacks something says so, beside the room and not over it; the tip of the next thing comes at
// once.
func TestTheTipOfARoom(t *testing.T) {
	p := sit(t, 1, choose(game.Build), game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.TreatmentRoom, Space: clinic.Space{Floor: 1, X: 1}}})
	p.Wait(40)
	room := thing.InSpace(clinic.Space{Floor: 1, X: 1})
	p.hover(room)
	for range 40 {
		p.tick()
	}
	at, there := p.shows("tip")
	if !there {
		t.Fatal("the room does not explain itself")
	}
	r := ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}
	if over := r.Intersect(p.rect(room)); over.W > 0 && over.H > 0 || r.W < 309 || r.W > 311 {
		t.Errorf("the tip lies at %v, the room at %v", r, p.rect(room))
	}
	for _, row := range []string{"missing", "worth", "costs"} {
		if _, there := p.shows("tip/" + p.T("tip.card."+row)); !there {
			t.Errorf("the tip has no row %s", row)
		}
	}
	p.hover(thing.ToBuild(clinic.SupplyRoom, clinic.NoService))
	p.tick()
	p.tick()
	if _, there := p.shows("tip"); !there {
		t.Error("the next tip does not come at once")
	}
}
