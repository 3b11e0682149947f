package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// frames runs several ticks before it draws each frame, as a slow machine does.
type frames struct {
	*player
	ticks []int // of each frame, repeated
	next  int
}

func (f *frames) wait(count int) {
	for range count {
		for range f.ticks[f.next%len(f.ticks)] {
			f.tick()
		}
		f.Seen()
		f.next++
	}
}

// What is taken with a click is put down with a click after any time, on upper floors too, at any frame rate: 60, 30,
// 20 or 10 a second, or irregular.
func TestAClickPutsDownAfterAnyTime(t *testing.T) {
	for name, ticks := range map[string][]int{"60": {1}, "30": {2}, "20": {3}, "10": {6}, "irregular": {1, 5, 2, 9, 1, 1, 30, 3}} {
		for _, held := range []int{1, 2, 3} { // frames between press and release
			p := sit(t, 1, choose(game.Build))
			p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
			f := &frames{player: p, ticks: ticks}
			space := clinic.Space{Floor: 1, Y: 1}
			p.click(thing.ToBuild("supply_room", clinic.NoService))
			f.wait(3)
			p.hover(thing.InSpace(space))
			f.wait(10)
			if p.table.Look.Trial.Kind == sprites.NoKind {
				t.Fatal("nothing is shown over the space")
			}
			p.mouse.Left = true
			for range held {
				f.wait(1)
				if p.table.Look.Trial.Kind == sprites.NoKind {
					t.Errorf("%s pictures a second: the room leaves its space while the button is held", name)
				}
			}
			p.mouse.Left = false
			f.wait(1)
			if kind := p.me().Clinic.At(space).Kind; kind != clinic.SupplyRoom {
				t.Errorf("%s pictures a second, held for %d: %q stands on floor 1, want the supply room", name, held, kind)
			}
		}
	}
}

// B50: before an action is chosen a tap on what it takes says which one to choose first, as long as it can be chosen.
func TestATapBeforeTheActionSaysWhichToChoose(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	done := game.Command{Type: game.Done}
	for _, first := range []struct {
		segment string
		what    thing.Thing
		action  game.Action
	}{
		{"residency", thing.Numbered(thing.Residency, 0), game.Hire}, {"nurses", thing.Numbered(thing.Nurse, 0), game.Hire},
		{"appointments", thing.InRow(front(clinic.Psychiatry)), game.Admit},
	} {
		says := func(commands ...game.Command) bool {
			p := hold(t, 390, 844, commands...)
			p.tap(thing.Named(thing.Tab, panels.TabTown))
			p.tap(thing.Named(thing.Segment, first.segment))
			p.tap(first.what)
			return p.Reads(p.Texts.Ruled(p.T("table.choose_first", ui.Data{"Action": p.T("action." + string(first.action))}), "B50"))
		}
		if !says() {
			t.Errorf("%s: the sentence is missing", first.what)
		}
		if says(choose(first.action), done, choose(first.action), done) {
			t.Errorf("%s: an action is asked for that was chosen twice", first.what)
		}
	}
}

// told reports whether the table shows a toast.
func (p *player) told() bool {
	_, says := p.Seen().At["toast"]
	return says
}

// dropAt drags what is at a spot to a point of the window, in logical pixels.
func (p *player) dropAt(from thing.Thing, x, y float64) {
	p.t.Helper()
	p.pick(from)
	p.move(x, y)
	p.release()
}

// Whatever is dropped, wherever it is dropped, is placed, or one sentence says why not or where it can go.
func TestNothingGoesBackWithoutASentence(t *testing.T) {
	places := map[string]func(p *player) (x, y float64){
		"the bar":         func(p *player) (x, y float64) { x, y = p.place(thing.Of(thing.Done)); return x - 60, y + 30 },
		"the ribbon":      func(p *player) (x, y float64) { return 640, 4 },
		"the forecast":    func(p *player) (x, y float64) { return p.place(thing.Named(thing.Panel, "forecast")) },
		"the residency":   func(p *player) (x, y float64) { return p.place(thing.Named(thing.Panel, "residency")) },
		"between panels":  func(p *player) (x, y float64) { return 640, 799 },
		"the bare ground": func(p *player) (x, y float64) { a := p.table.ClinicArea(); return a.X + 3, a.Y + 3 },
		"a button":        func(p *player) (x, y float64) { return p.place(thing.Of(thing.Closer)) },
	}
	pieces := map[string]struct {
		what     thing.Thing
		commands []game.Command
	}{
		"a room":      {thing.ToBuild("supply_room", clinic.NoService), []game.Command{choose(game.Build)}},
		"an entrance": {thing.ToBuild("entrance", clinic.NoService), []game.Command{choose(game.Build)}},
		"a conveyor":  {thing.ToBuild("conveyor", clinic.NoService), []game.Command{choose(game.Build)}},
		"a nurse":     {thing.Numbered(thing.Nurse, 0), []game.Command{choose(game.Hire)}},
		"a doctor":    {thing.Numbered(thing.Residency, 0), []game.Command{choose(game.Hire)}},
		"a patient":   {thing.InRow(front(clinic.Psychiatry)), []game.Command{choose(game.Admit)}},
		"somebody":    {thing.Somebody("d1"), toMove()},
	}
	for piece, of := range pieces {
		for place, at := range places {
			p := sit(t, 1, of.commands...)
			before := len(p.session.Match().Log)
			x, y := at(p)
			p.dropAt(of.what, x, y)
			if played := len(p.session.Match().Log) > before; played == p.told() {
				t.Errorf("%s dropped on %s: played %v, a sentence %v", piece, place, played, p.told())
			}
			if !p.table.Look.Held.Empty() {
				t.Errorf("%s dropped on %s stays in the hand", piece, place)
			}
		}
	}
}

// What was taken with a click stays in the hand when nothing could be meant, and the sentence says where it can go. A
// click on another piece takes that one, and the buttons of the view work meanwhile.
func TestAClickElsewhereKeepsThePiece(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	room := thing.ToBuild("supply_room", clinic.NoService)
	p.click(room)
	area := p.table.ClinicArea()
	p.move(area.X+3, area.Y+3)
	p.press()
	p.release()
	if p.table.Look.Taken != room || !p.told() {
		t.Errorf("a click on the ground leaves %v in the hand, a sentence: %v", p.table.Look.Taken, p.told())
	}
	before, _ := p.table.Spot(thing.InSpace(clinic.Space{}))
	p.click(thing.Of(thing.Closer))
	if now, _ := p.table.Spot(thing.InSpace(clinic.Space{})); p.table.Look.Taken != room || now.Rect.W <= before.Rect.W {
		t.Error("one can't look closer with something in the hand")
	}
	other := thing.ToBuild("treatment_room", clinic.NoService)
	p.click(other)
	if p.table.Look.Taken != other {
		t.Errorf("a click on another card leaves %v in the hand", p.table.Look.Taken)
	}
	p.click(thing.InSpace(clinic.Space{}))
	if p.me().Clinic.At(clinic.Space{}).Kind != clinic.TreatmentRoom {
		t.Error("the other one can't be built")
	}
}

// A slow machine reports a press when the mouse is over the next card already: the card where the mouse rested is
// taken.
func TestASlowMachineTakesTheCardThatWasPressed(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	room := thing.ToBuild("treatment_room", clinic.NoService)
	spot, _ := p.table.Spot(room)
	p.move(spot.Rect.Right()-6, spot.Rect.Y+20)
	p.tick()
	p.mouse.Left = true
	p.move(p.mouse.MouseX+16, p.mouse.MouseY)
	if next, _ := p.table.SpotAt(p.mouse.MouseX, p.mouse.MouseY); next.Thing == room || next.Thing.Kind != thing.Component {
		t.Fatalf("the mouse is over %v, want the next card", next.Thing)
	}
	p.move(p.mouse.MouseX+20, p.mouse.MouseY-12)
	if p.table.Look.Taken != room {
		t.Errorf("%v is in the hand, want %v", p.table.Look.Taken, room)
	}
}

// C41: most people don't go back to pre-admissions, and the pointer says why.
func TestPreAdmissionsSayWhyNobodyGoesBack(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.pick(thing.Somebody("d1"))
	p.hover(thing.WaitingFor(clinic.Psychiatry))
	if p.table.Look.Bubble == "" || p.table.Look.Tone != ui.Refused {
		t.Errorf("over pre-admissions the pointer says %q", p.table.Look.Bubble)
	}
	if p.release(); !p.told() {
		t.Error("dropped there it goes back without a sentence")
	}
}

// B41: a bonus that is dragged onto the clinic is taken, as by a click; dropped anywhere else it stays where it is.
func TestADraggedBonusIsTaken(t *testing.T) {
	p := begin(t, 1280, 800)
	for !p.session.Deciding(game.DecideBonus) {
		p.apply(p.session.Legal()[0])
	}
	p.Wait(3)
	bonus := thing.Named(thing.Bonus, game.BonusOrderly)
	p.drag(bonus, thing.Named(thing.Panel, "appointments"))
	if !p.session.Deciding(game.DecideBonus) {
		t.Fatal("a bonus is taken that was dropped on the town")
	}
	p.drag(bonus, thing.InSpace(clinic.Space{X: 2, Y: 2}))
	if p.session.Deciding(game.DecideBonus) {
		t.Error("a bonus is not taken that was dropped on the clinic")
	}
}

// What is held is drawn as large as it will be in the clinic, once, and its card keeps a picture: also what is no room.
func TestAnEntranceInTheHandIsAsLargeAsInTheClinic(t *testing.T) {
	awning := func(p *player) (pixels int) {
		picture, area := p.Picture(), p.table.ClinicArea()
		for y := int(area.Y); y < int(area.Bottom()); y++ {
			for x := int(area.X); x < int(area.Right()); x++ {
				if at := picture.RGBAAt(x, y); at.R > 190 && at.G > 95 && at.G < 120 && at.B > 80 && at.B < 100 {
					pixels++
				}
			}
		}
		return pixels
	}
	for _, zoom := range []float64{1, 2} {
		p := sit(t, 1, choose(game.Build))
		p.table.ZoomAt(zoom, 640, 300)
		p.Wait(2)
		slot := thing.InSlot(clinic.Space{X: 1}, clinic.North)
		before := awning(p)
		p.pick(thing.ToBuild(clinic.Entrance, clinic.NoService))
		p.move(p.table.ClinicArea().X+60, p.table.ClinicArea().Bottom()-60)
		held := awning(p) - before
		if p.table.Look.Held.Picture() == sprites.None {
			t.Error("a drawer has no picture of the held entrance")
		}
		p.hover(slot)
		over := awning(p) - before
		p.release()
		p.Wait(2)
		if built := awning(p) - before; built < 40 || held < built*3/4 || held > built*4/3 || over > built/2 {
			t.Errorf("zoomed by %v an awning has %d pixels in the hand, %d of full color over its place, and %d there", zoom, held, over, built)
		}
		p.Clear()
	}
}
