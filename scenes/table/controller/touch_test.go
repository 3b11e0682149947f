package controller_test

import (
	"image"
	"math"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/gametest"
	"clinic/game/market"
	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// phones are windows of small devices, in portrait and landscape.
var phones = [...]struct{ width, height int }{{390, 844}, {844, 390}, {568, 320}, {820, 1180}}

// hold sits a player at a table in a window of a size, to be used with fingers.
func hold(t *testing.T, width, height int, commands ...game.Command) *player {
	t.Helper()
	p := sit(t, 1, commands...)
	p.Stage.Clear()
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, width, height, 100)
	p.mouse.MouseInside = false
	return p
}

// touchAt puts these fingers down for a tick, and lifts all others.
func (p *player) touchAt(at ...input.Touch) {
	p.mouse.Touches = at
	p.tick()
}

// tapAt taps a point in logical pixels.
func (p *player) tapAt(x, y float64) {
	p.touchAt(input.Touch{X: x, Y: y})
	p.touchAt()
	p.touchAt()
}

// tap taps a thing, after scrolling it into sight if needed.
func (p *player) tap(what thing.Thing) {
	p.t.Helper()
	p.swipeTo(what)
	p.tapAt(p.place(what))
}

// swipeTo swipes the shelf until a thing is visible.
func (p *player) swipeTo(what thing.Thing) {
	for range 30 {
		if spot, there := p.table.Spot(what); there && spot.Rect.W >= 40 {
			return
		}
		for _, spot := range p.table.Spots() {
			if spot.Rect.W > 40 && spot.Thing.Is(thing.Component, thing.Action, thing.Person, thing.Preadmission) && p.table.DrawerScrolls(spot.Rect.X+20, spot.Rect.Y+20, -90, 0) {
				x, y := spot.Rect.X+20, spot.Rect.Y+20
				p.touchAt(input.Touch{X: x, Y: y})
				for i := 1.0; i <= 6; i++ {
					p.touchAt(input.Touch{X: x - 15*i, Y: y})
				}
				p.touchAt()
				break
			}
		}
	}
}

// carryByTouch drags a piece so that what floats above the finger comes over a thing, and lets go.
func (p *player) carryByTouch(what, to thing.Thing) {
	p.t.Helper()
	p.swipeTo(what)
	x, y := p.place(what)
	tx, ty := p.place(to)
	p.touchAt(input.Touch{X: x, Y: y})
	if area := p.table.ClinicArea(); x > area.Right() { // beside the clinic
		p.touchAt(input.Touch{X: x - 14, Y: y})
	} else {
		p.touchAt(input.Touch{X: x, Y: y - 14})
	}
	x, y = tx, ty+112
	for range 12 {
		p.touchAt(input.Touch{X: x, Y: y})
		l := &p.table.Look
		x, y = x+tx-l.PointerX, y+ty-l.PointerY
	}
	if l := &p.table.Look; math.Hypot(l.PointerX-tx, l.PointerY-ty) > 8 {
		p.t.Errorf("%s cannot be reached with the finger in the window: the piece is at %.0f, %.0f", to, l.PointerX, l.PointerY)
	}
	p.touchAt()
	p.touchAt()
}

// doneByTouch ends the step, also if the table reminds of something.
func (p *player) doneByTouch() {
	p.t.Helper()
	p.tap(thing.Of(thing.Done))
	for id, at := range p.Seen().At {
		if id == "dialog.done" {
			p.tapAt(at[0]+at[2]/2, at[1]+at[3]/2)
		}
	}
}

// A patient that a finger drags along the rows goes where the finger is, not where it floats above.
func TestAPatientGoesWhereTheFingerIs(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, size := range [][2]int{{390, 844}, {820, 1180}} { // upright, where the rows lie beside pre-admissions
		p := hold(t, size[0], size[1], choose(game.Admit))
		p.tick()
		before, first := len(p.me().Clinic.People), thing.InRow(market.Appointment{Service: clinic.Psychiatry})
		p.swipeTo(first)
		x, y := p.place(first)
		tx, ty := p.place(thing.WaitingFor(clinic.Psychiatry))
		for part := range 13 {
			p.touchAt(input.Touch{X: x + (tx-x)*float64(part)/12, Y: y + (ty-y)*float64(part)/12})
		}
		p.touchAt()
		p.tick()
		if now := len(p.me().Clinic.People); now != before+1 {
			t.Errorf("%d × %d: %d people are in the clinic, %d before", size[0], size[1], now, before)
		}
	}
}

// Of all places of the panels that would take what a finger carries, the one that it would go to stands out.
func TestThePlaceThatAFingerMeansStandsOut(t *testing.T) {
	p := hold(t, 390, 844, choose(game.Admit))
	p.tick()
	x, y := p.place(thing.InRow(market.Appointment{Service: clinic.Psychiatry}))
	tx, ty := p.place(thing.WaitingFor(clinic.Psychiatry))
	drag := func(fromX, fromY, toX, toY float64) (aimed [4]float64, there bool) {
		for part := range 13 {
			p.touchAt(input.Touch{X: fromX + (toX-fromX)*float64(part)/12, Y: fromY + (toY-fromY)*float64(part)/12})
		}
		aimed, there = p.Seen().At["aimed"]
		return aimed, there
	}
	if aimed, there := drag(x, y, tx, ty); !there || tx < aimed[0] || tx > aimed[0]+aimed[2] || ty < aimed[1] || ty > aimed[1]+aimed[3] {
		t.Errorf("the finger is over pre-admissions at %.0f, %.0f, and %v stands out", tx, ty, aimed)
	}
	if aimed, there := drag(tx, ty, tx, ty-200); there {
		t.Errorf("the finger is over the ground, and %v stands out", aimed)
	}
}

// Around the rows, below them too, a patient is where the finger is, and nowhere else over a row.
func TestAPatientStaysAtTheFingerBelowTheRows(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	p := hold(t, 390, 844, choose(game.Admit))
	p.tick()
	x, y := p.place(thing.InRow(front(clinic.Psychiatry)))
	low := p.rect(thing.InRow(front(clinic.Cardiology)))
	p.touchAt(input.Touch{X: x, Y: y})
	p.touchAt(input.Touch{X: x, Y: y + 20})
	for below := 14.0; low.Bottom()+below < 844; below += 10 {
		at := input.Touch{X: low.X + 20, Y: low.Bottom() + below}
		if p.touchAt(at); p.table.Look.PointerX != at.X || p.table.Look.PointerY != at.Y {
			t.Errorf("the finger is at %.0f,%.0f, the patient at %.0f,%.0f", at.X, at.Y, p.table.Look.PointerX, p.table.Look.PointerY)
		}
	}
	p.touchAt()
}

// A patient that a finger drags to the next row goes there, also if the finger stops between the two rows, and over
// its own row nothing is refused.
func TestAPatientIsDraggedToTheNextRow(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	p := hold(t, 390, 844, choose(game.Admit))
	p.tick()
	x, y := p.place(thing.InRow(front(clinic.Cardiology)))
	for _, up := range []float64{0, 12, 16, 20} {
		if p.touchAt(input.Touch{X: x, Y: y - up}); p.table.Look.Tone == ui.Refused || up > 10 && p.table.Look.PointerY < y-up-1 {
			t.Errorf("%.0f pixels up: the patient is at %.0f, %q", up, p.table.Look.PointerY, p.table.Look.Bubble)
		}
	}
	before := p.me().Turn.Queue
	p.touchAt(input.Touch{X: x, Y: y - 28})
	p.touchAt()
	p.tick()
	if now := p.me().Turn.Queue; now != before-1 {
		t.Errorf("%d queue points are left of %d", now, before)
	}
}

// What a walk changes about the end of the round is said, and nothing else is ruled out then.
func TestAWalkSaysWhatItBrings(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	p := hold(t, 390, 844, toMove()...)
	orderly, supplies := gametest.First(&p.me().Clinic, clinic.Orderly), false
	for _, command := range p.session.Legal() {
		if command.Type != game.MoveOne || command.Person != orderly || command.To.Area != clinic.Inside {
			continue
		}
		supply := p.me().Clinic.At(command.To.Space).Kind == clinic.SupplyRoom
		p.tap(thing.Somebody(orderly))
		p.tap(thing.InSpace(command.To.Space))
		if brings := p.bubbles("Upkeep: $", " instead of $"); brings != supply || p.bubbles("No other effects.") == supply {
			t.Errorf("to the %s: %q", p.me().Clinic.At(command.To.Space).Kind, p.table.Look.Bubble)
		}
		p.key(ebiten.KeyEscape)
		p.touchAt()
		supplies = supplies || supply
	}
	if !supplies {
		t.Error("no orderly reaches a supply room")
	}
}

// On a phone all bonuses are visible at once, and on a tablet the text about a piece in the hand leaves its card
// whole.
func TestBonusesAreSeenWhole(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, size := range [][2]int{{390, 844}, {360, 640}, {820, 1180}, {768, 1024}} {
		rules, err := game.NewRules(game.Config{Players: 1, Seed: 5, Layouts: []string{"white"}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		p := &player{t: t, session: session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ada"}}, nil)}
		p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
		cards := 0
		var piece thing.Thing
		for _, spot := range p.table.Spots() {
			if spot.Thing.Kind != thing.Bonus {
				continue
			}
			if cards++; spot.Rect.Right() > float64(size[0])-8 || spot.Rect.W < 100 {
				t.Errorf("%v: the card of %s lies at %v", size, spot.Thing.Name, spot.Rect)
			}
			if spot.Thing.Name == game.BonusGarden {
				piece = spot.Thing
			}
		}
		if cards != 2 || piece.None() {
			t.Fatalf("%v: %d bonuses, a garden: %t", size, cards, !piece.None())
		}
		p.tap(piece)
		garden := thing.ToBuild(clinic.Garden, clinic.NoService)
		before, _ := p.table.Spot(garden)
		p.tap(garden)
		after, there := p.table.Spot(garden)
		if p.table.Look.Taken.None() || !there || after.Rect != before.Rect {
			t.Errorf("%v: in the hand the card lies at %v, before at %v", size, after.Rect, before.Rect)
		}
	}
}

// A second tap on what puts a piece down doesn't end the action, whose button has come to its place.
func TestASecondTapOnPutHereEndsNothing(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, phone := range phones {
		p := hold(t, phone.width, phone.height, choose(game.Build))
		p.tap(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService))
		p.tap(thing.InSpace(clinic.Space{}))
		for range 30 {
			p.tick()
		}
		x, y := p.place(thing.Of(thing.PutHere))
		p.Picture()
		p.tapAt(x, y)
		for range 12 {
			p.Picture()
			p.tick()
		}
		if p.me().Money != 13 {
			t.Fatalf("%v: after the button there are $%d", phone, p.me().Money)
		}
		p.tapAt(x, y)
		if _, asks := p.Seen().At["dialog.done"]; asks || !p.session.Deciding(game.DecideBuild) {
			t.Errorf("%v: the second tap ended the action", phone)
		}
	}
}

// A whole round is played with fingers alone, in portrait and landscape: three actions with taps, Move by dragging,
// and Business.
func TestARoundByTouch(t *testing.T) {
	for _, phone := range phones {
		p := hold(t, phone.width, phone.height)
		me := p.me
		p.tap(thing.Named(thing.Action, game.Build))
		room := thing.InSpace(clinic.Space{})
		p.tap(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService))
		p.tap(room)
		if me().Money != 15 || p.table.Look.Tapped != room {
			t.Fatalf("%v: after one tap on a place there are $%d and the tapped place is %s", phone, me().Money, p.table.Look.Tapped)
		}
		p.tap(room)
		if me().Money != 13 {
			t.Fatalf("%v: after the second tap there are $%d", phone, me().Money)
		}
		p.tap(thing.ToBuild(clinic.SupplyRoom, clinic.NoService))
		for _, command := range p.session.Legal() {
			if command.Type == game.BuildOne && command.Component.Kind == clinic.SupplyRoom && command.Component.Space.Floor == 0 {
				p.tap(thing.InSpace(command.Component.Space))
				break
			}
		}
		p.tap(thing.Of(thing.PutHere))
		if me().Money != 11 {
			t.Fatalf("%v: after the button there are $%d", phone, me().Money)
		}
		p.tap(thing.Of(thing.Undo))
		if me().Money != 13 {
			t.Fatalf("%v: after undo there are $%d", phone, me().Money)
		}
		p.doneByTouch()

		p.tap(thing.Named(thing.Action, game.Hire))
		p.tap(thing.Numbered(thing.Residency, 0))
		p.tapAt(p.table.ClinicArea().Center())
		if !me().Turn.DoctorHired {
			t.Fatalf("%v: nobody is hired", phone)
		}
		p.doneByTouch()

		p.tap(thing.Named(thing.Action, game.Admit))
		before := me().Turn.Queue
		for _, command := range p.session.Legal() {
			if command.Type == game.AdmitOne {
				p.tap(thing.InRow(command.From))
				p.tapAt(p.table.ClinicArea().Center())
				p.tap(thing.Of(thing.PutHere))
				break
			}
		}
		if me().Turn.Queue >= before {
			t.Fatalf("%v: nobody is admitted", phone)
		}
		p.doneByTouch()

		if !p.session.Deciding(game.DecideMove) {
			t.Fatalf("%v: it is not time to move but %+v", phone, p.session.Decision())
		}
		moved := 0
		for _, command := range p.session.Legal() {
			if command.Type == game.MoveOne && command.To.Area == clinic.Inside {
				p.carryByTouch(thing.Somebody(command.Person), thing.InSpace(command.To.Space))
				if person := me().Clinic.Person(command.Person); person != nil && person.In(command.To.Space) {
					moved++
				}
				break
			}
		}
		if moved == 0 {
			t.Fatalf("%v: nobody moved in", phone)
		}
		p.doneByTouch()
		for range 12 { // reminders, treatments, popularity
			if p.session.State().Round == 2 {
				break
			}
			if _, there := p.table.Spot(thing.Of(thing.Done)); there && p.session.State().Round == 1 {
				p.doneByTouch()
			}
		}
		if p.session.State().Round != 2 {
			t.Errorf("%v: round %d, %+v", phone, p.session.State().Round, p.session.Decision())
		}
		p.Stage.Clear()
	}
}

// Whatever gets the focus in the drawer of a small window is scrolled into sight, with Tab and with the arrows, and
// its ring is visible.
func TestTheFocusIsInSightInTheDrawer(t *testing.T) {
	for _, phone := range phones {
		for _, commands := range [][]game.Command{nil, {choose(game.Build)}, {choose(game.Hire)}, {choose(game.Admit)}, toMove()} {
			p := hold(t, phone.width, phone.height, commands...)
			scrolled := false
			for n := range 60 {
				if n < 30 {
					p.key(ebiten.KeyTab)
				} else {
					p.key([...]ebiten.Key{ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowLeft}[n/4%4])
				}
				on := p.table.Look.Focus
				spot, seen := p.table.Spot(on)
				if !seen || on.None() {
					t.Fatalf("%v: after %d keys %s has the focus and is not seen", phone, n+1, on)
				}
				if most := 70.0; spot.Cut && (spot.Whole.W <= 2*most && spot.Rect.W < spot.Whole.W-1 || spot.Whole.H <= most && spot.Rect.H < spot.Whole.H-1) { // else larger than the visible part
					t.Errorf("%v: of %s, which has the focus, only %.0f of %.0f is seen", phone, on, spot.Rect, spot.Whole)
				}
				scrolled = scrolled || len(p.table.AllScrolledAway()) > 0
			}
			if phone.height < 400 && len(commands) == 1 && commands[0].Action == game.Build && !scrolled {
				t.Errorf("%v: in Build all lies in sight", phone)
			}
		}
	}
}

// What can be taken rises a little under a finger, on the shelf and in the clinic, and comes down when the finger
// leaves it.
func TestWhatAFingerLiesOnRises(t *testing.T) {
	for _, phone := range phones[:2] {
		p := hold(t, phone.width, phone.height, toMove()...)
		inside := gametest.First(&p.me().Clinic, clinic.Doctor)
		for _, command := range p.session.Legal() {
			if command.Person == inside && p.me().Clinic.Person(inside).At.Area != clinic.Inside {
				p.apply(command)
			}
		}
		p.tick()
		for _, person := range [...]string{gametest.First(&p.me().Clinic, clinic.Patient), inside} {
			what := thing.Somebody(person)
			x, y := p.place(what)
			before := p.Picture()
			p.touchAt(input.Touch{X: x, Y: y})
			p.touchAt(input.Touch{X: x, Y: y})
			if p.table.Look.UnderFinger != what {
				t.Fatalf("%v: the finger lies on %s, and %s rises", phone, what, p.table.Look.UnderFinger)
			}
			if at := image.Rect(int(x)-12, int(y)-30, int(x)+12, int(y)+10); same(before, p.Picture(), at) {
				t.Errorf("%v: a finger on %s changes nothing to be seen", phone, what)
			}
			p.touchAt()
			p.key(ebiten.KeyEscape)
			p.touchAt()
			if p.table.Look.UnderFinger != (thing.Thing{}) {
				t.Errorf("%v: %s still rises", phone, p.table.Look.UnderFinger)
			}
		}
	}
}

// same reports whether two pictures show the same within an area.
func same(a, b *image.RGBA, area image.Rectangle) bool {
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				return false
			}
		}
	}
	return true
}

// When the device is turned, what is in the hand and the tab stay.
func TestATurnKeepsHandAndTab(t *testing.T) {
	p := hold(t, 844, 390, toMove()...)
	patient := thing.Somebody(gametest.First(&p.me().Clinic, clinic.Patient))
	p.tap(patient)
	for _, size := range [...][2]float64{{390, 844}, {844, 390}} {
		p.Resize(size[0], size[1], 1)
		p.touchAt()
		if p.table.Look.Taken != patient {
			t.Errorf("after a turn to %v %s is in the hand, not %s", size, p.table.Look.Taken, patient)
		}
	}
	p.key(ebiten.KeyEscape)
	p.table.ShowTab(panels.TabLog)
	p.Resize(390, 844, 1)
	p.touchAt()
	if tab := p.table.OpenTabNow(); tab != panels.TabLog {
		t.Errorf("after a turn the tab is %s", tab)
	}
}

// A drag carries what it begins on, whatever a click or a tap has taken before; and from a place where that may go,
// it puts it down there.
func TestADragTakesWhatItBeginsOn(t *testing.T) {
	tapped, dragged, corner := thing.ToBuild(clinic.TreatmentRoom, clinic.NoService), thing.ToBuild(clinic.Garden, clinic.NoService), clinic.Space{X: 2, Y: 2}
	stands := func(p *player, how string, want clinic.Kind) {
		t.Helper()
		if got := p.me().Clinic.At(corner).Kind; got != want {
			t.Errorf("%s: %q stands there, want %q", how, got, want)
		}
		if how != "from the place" && !p.table.Look.Taken.None() {
			t.Errorf("%s: %s is still in the hand", how, p.table.Look.Taken)
		}
	}
	p := sit(t, 1, choose(game.Build))
	p.click(tapped)
	p.drag(dragged, thing.InSpace(corner))
	stands(p, "with the mouse", clinic.Garden)

	p = sit(t, 1, choose(game.Build))
	p.click(tapped)
	x, y := p.place(thing.InSpace(corner))
	p.move(x, y)
	p.press()
	p.move(x+9, y) // a click by a hand that isn't still
	p.release()
	stands(p, "from the place", clinic.TreatmentRoom)

	p = hold(t, 390, 844, choose(game.Build))
	p.tap(tapped)
	p.carryByTouch(dragged, thing.InSpace(corner))
	stands(p, "with a finger", clinic.Garden)
	p.Stage.Clear()
}

// The ring over a finger marks the point that counts, with a rim, in the colors of every palette.
func TestTheRingMarksThePointThatCounts(t *testing.T) {
	for _, vision := range theme.Visions {
		for _, contrast := range []bool{false, true} {
			p := hold(t, 390, 844, toMove()...)
			p.Reader.Theme = theme.Theme{Vision: vision, Contrast: contrast}
			p.Wait(2)
			x, y := p.place(thing.Somebody("d1"))
			tx, ty := p.place(thing.InSpace(clinic.Space{X: 1, Y: 1}))
			p.touchAt(input.Touch{X: x, Y: y})
			p.touchAt(input.Touch{X: x, Y: y - 14})
			for range 102 {
				p.touchAt(input.Touch{X: tx, Y: ty + 100})
			}
			l := &p.table.Look
			if l.Ring != 1 || l.Tone == ui.Refused {
				t.Fatalf("no ring is shown, or the place is refused: %v, %q", l.Ring, l.Bubble)
			}
			picture := p.Picture()
			count := func(color theme.Color) (pixels int) {
				want := p.Reader.Theme.RGBA(color)
				for dy := -16; dy <= 16; dy++ {
					for dx := -16; dx <= 16; dx++ {
						if at := picture.RGBAAt(int(l.PointerX)+dx, int(l.PointerY)+dy); math.Hypot(float64(at.R)-float64(want.R), math.Hypot(float64(at.G)-float64(want.G), float64(at.B)-float64(want.B))) < 50 {
							pixels++
						}
					}
				}
				return pixels
			}
			if mark, rim := count(theme.Accent), count(theme.Card); mark < 40 || rim < 40 {
				t.Errorf("%q, contrast %t: the mark has %d pixels, its rim %d", vision, contrast, mark, rim)
			}
			p.Clear()
		}
	}
}
