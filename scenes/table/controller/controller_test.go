package controller_test

import (
	"image"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/moments"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// player sits at a table within the test and uses mouse and keys.
type player struct {
	t *testing.T
	*scenetest.Stage
	table      *table.Table
	session    *session.Session
	recognizer input.Recognizer
	mouse      input.Devices
	alone      bool // the last offer was pointed at without its card, see offerByHand
}

// sit starts a game of that many players, plays the setup with the first of everything, and then applies the
// commands.
func sit(t *testing.T, players int, commands ...game.Command) *player {
	reader := ui.NewReader("en")
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	layouts := []string{"white", "yellow", "orange", "red"}
	rules, err := game.NewRules(game.Config{Players: players, Seed: 7, Layouts: layouts[:players]}, nil)
	if err != nil {
		t.Fatal(err)
	}
	names := session.Seats{{Name: "Ada", Color: 0}, {Name: "Ben", Color: 1}, {Name: "Chloé", Color: 2}, {Name: "Dana", Color: 3}}
	s := session.New(game.NewMatch(rules, nil), names[:players], nil)
	for !s.Deciding(game.DecideAction) {
		s.OpenCurtain()
		if v := s.Apply(s.Legal()[0]); !v.Legal() {
			t.Fatal(s.Sentence(reader, v.Refusal))
		}
	}
	p := &player{t: t, session: s}
	p.apply(commands...)
	s.Happened()
	p.table = controller.Play(ui.NewReader("en"), s, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	return p
}

func (p *player) apply(commands ...game.Command) {
	p.t.Helper()
	for _, command := range commands {
		if v := p.session.Apply(command); !v.Legal() {
			p.t.Fatalf("%+v: %s", command, p.session.Sentence(p.Reader, v.Refusal))
		}
	}
}

// pad connects a gamepad and returns what presses one of its buttons.
func (p *player) pad() func(b input.PadButton) {
	p.mouse.Pad.There = true
	p.tick()
	return func(b input.PadButton) {
		p.mouse.Pad.Held[b] = true
		p.tick()
		p.mouse.Pad.Held[b] = false
		p.tick()
	}
}

func (p *player) tick() {
	p.Tick(p.recognizer.Recognize(&p.mouse))
	p.mouse.Keys = nil
	if _, over := p.Scene().(*moments.Round); over { // it waits for a press
		p.Wait(30)
		p.Keys(ebiten.KeyEnter)
	}
}

func (p *player) place(of thing.Thing) (x, y float64) {
	p.t.Helper()
	spot, ok := p.table.Spot(of)
	if !ok {
		var ids []string
		for _, s := range p.table.Spots() {
			ids = append(ids, s.Thing.String())
		}
		p.t.Fatalf("there is no spot %s; there are %s", of, strings.Join(ids, ", "))
	}
	x, y = spot.Rect.Center()
	if of.Kind == thing.Preadmission && of.Board == game.Home { // people wait in its places, and never at its emblem
		x = spot.Rect.X + 15
	}
	return x, y
}

func (p *player) hover(on thing.Thing) { p.t.Helper(); p.move(p.place(on)) }

func (p *player) move(x, y float64) {
	p.mouse.MouseX, p.mouse.MouseY = x, y
	p.tick()
}

func (p *player) click(on thing.Thing) {
	p.t.Helper()
	p.hover(on)
	p.press()
	p.release()
}

func (p *player) press()   { p.mouse.Left = true; p.tick() }
func (p *player) release() { p.mouse.Left = false; p.tick() }

// drag drags what is at one spot to another.
func (p *player) drag(from, to thing.Thing) {
	p.t.Helper()
	p.pick(from)
	p.hover(to)
	p.release()
}

// pick takes what is at a spot and begins to drag it.
func (p *player) pick(what thing.Thing) {
	p.t.Helper()
	p.hover(what)
	p.press()
	p.move(p.mouse.MouseX+12, p.mouse.MouseY+3)
}

func (p *player) key(keys ...ebiten.Key) {
	for _, key := range keys {
		p.mouse.Keys = []ebiten.Key{key}
		p.tick()
	}
}

// toldAll lets Business and Admin be told to their end, or to the next decision.
func (p *player) toldAll() {
	for range 400 {
		p.tick()
		now := p.table.Situation.Phase
		if now == nil || now.Asks {
			return
		}
		if now.Over || now.Reads {
			p.click(thing.Of(thing.Done))
		}
	}
	p.t.Fatal("Business and Admin are told without an end")
}

// buys buys that much popularity with the mouse, and reports whether it could.
func (p *player) buys(points int) bool {
	for p.table.Look.Points > 0 {
		if !p.clickThrough(view.PointsLess) {
			return false
		}
	}
	for p.table.Look.Points < points {
		if !p.clickThrough(view.PointsMore) {
			return false
		}
	}
	return p.clickThrough(thing.Of(thing.Done))
}

func (p *player) me() *game.Player { return &p.session.State().Players[p.session.Viewer()] }

func choose(action game.Action) game.Command {
	return game.Command{Type: game.ChooseAction, Action: action}
}

func front(service clinic.Service) market.Appointment { return market.Appointment{Service: service} }

// toMove returns the commands that lead through the three actions to Move.
func toMove() []game.Command {
	done := game.Command{Type: game.Done}
	return []game.Command{choose(game.Build), done, choose(game.Hire), done, choose(game.Admit),
		{Type: game.AdmitOne, From: front(clinic.Psychiatry)}, done}
}

func TestMain(m *testing.M) { scenetest.Main(m) }

// B20, B28: a room is built by dragging its card onto a space, or with two clicks, and paid at once.
func TestDragAndTwoClicksBuildTheSame(t *testing.T) {
	dragged, clicked := sit(t, 1, choose(game.Build)), sit(t, 1, choose(game.Build))
	before := dragged.me().Money
	dragged.drag(thing.ToBuild("treatment_room", clinic.NoService), thing.InSpace(clinic.Space{}))
	clicked.click(thing.ToBuild("treatment_room", clinic.NoService))
	clicked.click(thing.InSpace(clinic.Space{}))
	for name, p := range map[string]*player{"drag": dragged, "two clicks": clicked} {
		if kind := p.me().Clinic.At(clinic.Space{}).Kind; kind != clinic.TreatmentRoom {
			t.Errorf("%s builds %q at 0,0", name, kind)
		}
		if p.me().Money != before-2 {
			t.Errorf("%s leaves $%d, want $%d (B20)", name, p.me().Money, before-2)
		}
		if !p.table.Look.Held.Empty() {
			t.Errorf("after %s something is left in the hand", name)
		}
	}
}

// B7: the space under the pointer says why a room may not stand there, and which room forbids it.
func TestTheSpaceUnderThePointerSaysWhyNot(t *testing.T) {
	p := sit(t, 1, choose(game.Build)) // the white layout: treatment room at 1,1
	p.pick(thing.ToBuild("treatment_room", clinic.NoService))
	p.hover(thing.InSpace(clinic.Space{X: 2, Y: 1}))
	l := &p.table.Look
	if !strings.Contains(l.Bubble, "must not touch") {
		t.Errorf("the bubble says %q", l.Bubble)
	}
	if l.Space[(clinic.Space{X: 1, Y: 1}).Index()].Light == 0 || !l.Trial.BadSides.Has(clinic.West) {
		t.Error("the room that offends is not shown")
	}
	if look := l.Space[(clinic.Space{}).Index()]; !look.Legal || look.Price != 2 || !look.Works {
		t.Errorf("the space 0,0 shows %+v, want legal for $2 and working (B31)", look)
	}
	p.release()
	if p.me().Clinic.At(clinic.Space{X: 2, Y: 1}).Kind != "" || !p.table.Look.Held.Empty() {
		t.Error("what may not lie there doesn't go back")
	}
	p.hover(thing.InSpace(clinic.Space{X: 3, Y: 2}))
	if p.table.Look.Bubble != "" {
		t.Error("the bubble stays when the hand is empty")
	}
}

func TestEscAndTheRightButtonPutBack(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	before := p.me().Money
	for _, back := range []func(){
		func() { p.key(ebiten.KeyEscape) },
		func() { p.mouse.Right = true; p.tick(); p.mouse.Right = false; p.tick() },
		func() { p.click(thing.ToBuild("supply_room", clinic.NoService)) },
	} {
		p.click(thing.ToBuild("supply_room", clinic.NoService))
		p.hover(thing.InSpace(clinic.Space{}))
		if p.table.Look.Trial.Kind == sprites.NoKind {
			t.Fatal("nothing is shown while the card is in the hand")
		}
		back()
		p.hover(thing.InSpace(clinic.Space{}))
		if !p.table.Look.Held.Empty() || p.table.Look.Trial.Kind != sprites.NoKind {
			t.Error("the card is still in the hand")
		}
	}
	if p.me().Money != before {
		t.Error("something was built")
	}
}

// B26: the first purchase of conveyors places two, one after another.
func TestTheFirstConveyorsAreTwo(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.click(thing.ToBuild("conveyor", clinic.NoService))
	p.click(thing.InSpace(clinic.Space{Y: 1}))
	if p.me().Clinic.Of(clinic.Conveyor) != 0 || p.table.Look.Held.Empty() {
		t.Fatal("after the first one the second is not in the hand")
	}
	p.tick()
	if l := &p.table.Look; l.Tone == ui.Refused || !strings.Contains(l.Bubble, "2 of 2") {
		t.Errorf("where the first one was put %q is said", l.Bubble)
	}
	p.click(thing.InSpace(clinic.Space{X: 1, Y: 1}))
	if p.me().Clinic.Of(clinic.Conveyor).Count() != 2 {
		t.Error("there are not two conveyors")
	}
}

// B11, B23: an entrance is dragged into an outside slot.
func TestAnEntranceGoesIntoASlot(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.drag(thing.ToBuild("entrance", clinic.NoService), thing.InSlot(clinic.Space{X: 1}, clinic.North))
	if p.me().Clinic.InSlot(clinic.Space{X: 1}, clinic.North) == nil {
		t.Error("there is no entrance")
	}
}

// B52: a hire is dragged from the town to the clinic and waits outside.
func TestHiresAreDraggedToTheClinic(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	before, people := p.me().Money, len(p.me().Clinic.People)
	p.pick(thing.Numbered(thing.Residency, 0))
	p.hover(thing.InSpace(clinic.Space{X: 2, Y: 2}))
	if p.table.Look.MoneyAfter != before-4 {
		t.Errorf("the ribbon foretells $%d, want $%d (B46)", p.table.Look.MoneyAfter, before-4)
	}
	p.release()
	if p.me().Money != before-4 || len(p.me().Clinic.People) != people+1 {
		t.Fatalf("$%d, %d people", p.me().Money, len(p.me().Clinic.People))
	}
	p.pick(thing.Numbered(thing.Residency, 1))
	p.hover(thing.InSpace(clinic.Space{X: 2, Y: 2}))
	if !strings.Contains(p.table.Look.Bubble, "at most one doctor") {
		t.Errorf("a second doctor: %q", p.table.Look.Bubble)
	}
	p.release()
	if len(p.me().Clinic.People) != people+1 {
		t.Error("a second doctor is hired")
	}
}

// D23: over an equal patient the hand says that the queue point would change nothing; over another one it doesn't.
func TestTheHandWarnsOfASwapOfEqualPatients(t *testing.T) {
	for _, equal := range []bool{true, false} {
		p := sit(t, 1, choose(game.Admit))
		front := func(service clinic.Service) *clinic.Level { return &p.session.State().Market.Row(service).Patients[0] }
		if *front(clinic.Psychiatry) = *front(clinic.Cardiology); !equal {
			*front(clinic.Psychiatry) = *front(clinic.Cardiology)%clinic.Red + 1
		}
		p.pick(thing.InRow(market.Appointment{Service: clinic.Psychiatry}))
		p.hover(thing.InRow(market.Appointment{Service: clinic.Cardiology}))
		if l := &p.table.Look; l.Bubble == "" || strings.Contains(l.Bubble, "would change nothing") != equal || (l.Tone == ui.Warned) != equal {
			t.Errorf("over a patient as the one in the hand: %v; it says %q", equal, l.Bubble)
		}
	}
}

// B53: a patient is dragged to a neighboring space of the appointments, or into the clinic.
func TestPatientsAreDragged(t *testing.T) {
	p := sit(t, 1, choose(game.Admit))
	before := p.session.State().Market.Row(clinic.Psychiatry).Patients[0]
	other := p.session.State().Market.Row(clinic.Cardiology).Patients[0]
	people, points := len(p.me().Clinic.People), p.me().Turn.Queue
	p.drag(thing.InRow(market.Appointment{Service: clinic.Psychiatry}), thing.InRow(market.Appointment{Service: clinic.Cardiology}))
	rows := p.session.State().Market
	if rows.Row(clinic.Psychiatry).Patients[0] != other || rows.Row(clinic.Cardiology).Patients[0] != before || p.me().Turn.Queue != points-1 {
		t.Errorf("the swap gives %+v", rows.Appointments)
	}
	p.drag(thing.InRow(market.Appointment{Service: clinic.Psychiatry}), thing.InSpace(clinic.Space{X: 3, Y: 2}))
	if p.me().Turn.Queue != points-2 || len(p.me().Clinic.People) != people+1 {
		t.Error("the patient is not admitted")
	}
}

// B70 to B76: while a person is in the hand, every space where the walk may end shows its time, the way is drawn, and
// spaces where it may not end are hatched, without a number.
func TestAPersonInTheHandShowsTimesAndTheWay(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.pick(thing.Somebody("d1"))
	p.hover(thing.InSpace(clinic.Space{X: 1, Y: 1}))
	l := &p.table.Look
	room, supply := clinic.Space{X: 1, Y: 1}, clinic.Space{X: 1, Y: 0}
	if look := l.Space[room.Index()]; !look.Reached || look.Time != 2 || look.Hatched {
		t.Errorf("the treatment room shows %+v, want 2", look)
	}
	if look := l.Space[supply.Index()]; look.Reached || !look.Hatched {
		t.Errorf("the supply room shows %+v, want it hatched and without a number (B76)", look)
	}
	if len(l.Way) != 2 || l.WayOf != "d1" || l.Total.Time != 2 || l.TimeAfter != 2 {
		t.Errorf("the way %v of %q, total %+v, time after %d", l.Way, l.WayOf, l.Total, l.TimeAfter)
	}
	p.hover(thing.InSpace(clinic.Space{X: 1}))
	if !strings.Contains(l.Bubble, "can’t stay") {
		t.Errorf("over the supply room: %q", l.Bubble)
	}
	p.hover(thing.InSpace(clinic.Space{X: 1, Y: 1}))
	p.release()
	if person := p.me().Clinic.Person("d1"); !person.In(room) || p.me().Time != 2 {
		t.Errorf("the doctor is at %+v, time %d", person.At, p.me().Time)
	}
}

// A person over the wall behind a room is over that room, not over the street behind it; a visible street gets no red
// frame. A component there is over the space itself.
func TestAPersonOverAWallIsOverTheRoom(t *testing.T) {
	room, behind := clinic.Space{X: 2, Y: 1}, clinic.Space{X: 2} // to the north, where the wall is high
	sitThere := func(commands ...game.Command) *player {
		return sitChanged(t, nil, func(m *game.Match) {
			m.State.Players[0].Clinic.At(room).Kind = clinic.TreatmentRoom
			for _, command := range commands {
				must(t, m, command)
			}
		})
	}
	p := sitThere(toMove()...)
	x, y := p.table.Where(game.Home, 0, 2.5, 1, 16)
	p.pick(thing.Somebody("d1"))
	p.move(x, y)
	if at := p.table.Look.Space; at[room.Index()].Light != sprites.LitAccent || p.table.Look.Tone == ui.Refused {
		t.Errorf("over the wall: the room is lit %v, and the pointer says %q", at[room.Index()].Light, p.table.Look.Bubble)
	}
	p.hover(thing.InSpace(behind))
	if at := p.table.Look.Space[behind.Index()]; at.Light != sprites.NoLight || at.Reached || p.table.Look.Tone != ui.Refused {
		t.Errorf("over the street: %+v, and the pointer says %q", at, p.table.Look.Bubble)
	}
	p.move(x, y)
	p.release()
	if person := p.me().Clinic.Person("d1"); !person.In(room) {
		t.Errorf("dropped on the wall the doctor goes to %+v", person.At)
	}
	building := sitThere(choose(game.Build))
	x, y = building.table.Where(game.Home, 0, 2.5, 1, 16)
	building.pick(thing.ToBuild(clinic.Garden, clinic.NoService))
	building.move(x, y)
	if at := building.table.Look.Trial.Space; at != behind {
		t.Errorf("a garden there is held over %v, want %v", at, behind)
	}
}

// B70: with Shift the player leads a person over chosen spaces.
func TestShiftLeadsThePerson(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.pick(thing.Somebody("d1"))
	p.mouse.Shift = true
	for _, id := range []thing.Thing{thing.InSpace(clinic.Space{Y: 1}), thing.InSpace(clinic.Space{Y: 2}), thing.InSpace(clinic.Space{X: 1, Y: 2}), thing.InSpace(clinic.Space{X: 1, Y: 1})} {
		p.hover(id)
	}
	if p.table.Look.Total.Time != 4 {
		t.Errorf("the way around takes %+v, want 4", p.table.Look.Total)
	}
	p.release()
	if p.me().Time != 4 {
		t.Errorf("the marker stands at %d, want 4", p.me().Time)
	}
}

func TestUndoAndRedoByKeys(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	before := p.me().Money
	p.drag(thing.ToBuild("treatment_room", clinic.NoService), thing.InSpace(clinic.Space{}))
	p.mouse.Control = true
	p.key(ebiten.KeyZ)
	if p.me().Money != before || p.me().Clinic.At(clinic.Space{}).Kind != "" {
		t.Fatal("Ctrl+Z takes nothing back")
	}
	p.key(ebiten.KeyY)
	if p.me().Money != before-2 {
		t.Fatal("Ctrl+Y plays nothing again")
	}
	p.mouse.Control = false
	p.click(thing.Of(thing.Undo))
	if p.me().Money != before {
		t.Error("the undo button takes nothing back")
	}
	p.click(thing.Of(thing.Redo))
	if p.me().Money != before-2 {
		t.Error("the redo button plays nothing again")
	}
}

func TestAllByKeys(t *testing.T) {
	p := sit(t, 1)
	p.focus(thing.Named(thing.Action, "build"))
	p.key(ebiten.KeyEnter)
	if !p.session.Deciding(game.DecideBuild) {
		t.Fatal("Enter doesn't choose the action")
	}
	p.focus(thing.ToBuild("treatment_room", clinic.NoService))
	p.key(ebiten.KeyEnter)
	if p.table.Look.Held.Empty() {
		t.Fatal("Enter takes nothing")
	}
	p.focus(thing.InSpace(clinic.Space{}))
	if p.table.Look.Trial.Kind == sprites.NoKind {
		t.Error("the focused space does not show what would stand there")
	}
	p.key(ebiten.KeyEnter)
	if p.me().Clinic.At(clinic.Space{}).Kind != clinic.TreatmentRoom {
		t.Error("Enter builds nothing")
	}
	p.focus(thing.ToBuild("garden", clinic.NoService))
	p.key(ebiten.KeyEnter, ebiten.KeyEscape)
	if !p.table.Look.Held.Empty() {
		t.Error("Esc doesn't put back")
	}
}

// Done asks only when something is forgotten.
func TestDoneRemindsOfWhatIsForgotten(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.click(thing.Of(thing.Done))
	if !p.session.Deciding(game.DecideBuild) {
		t.Fatal("with builds left the step ends without a question (B21)")
	}
	p.key(ebiten.KeyEscape)
	if !p.session.Deciding(game.DecideBuild) {
		t.Fatal("Esc ends the step")
	}
	p.click(thing.Of(thing.Done))
	p.ClickOn(t, "dialog.done")
	if p.session.Deciding(game.DecideBuild) {
		t.Error("the step goes on after the answer")
	}
}

// B92: behind the curtain nothing but the name can be seen or used.
func TestTheCurtainHidesTheTable(t *testing.T) {
	p := sit(t, 2)
	first := p.session.Viewer()
	p.click(thing.Named(thing.Action, "hire"))
	p.tick()
	if p.session.Viewer() == first || p.table.Look.Curtain == nil {
		t.Fatal("the screen passes on without a curtain")
	}
	if got := p.table.Situation.State.Players[first].Turn.Chosen; got != game.Secret {
		t.Errorf("behind the curtain the table holds %q", got)
	}
	p.click(thing.Named(thing.Action, "build"))
	if !p.session.Curtain() {
		t.Fatal("a click beside the button opens the curtain")
	}
	other := sit(t, 2)
	other.click(thing.Named(thing.Action, "build"))
	other.tick()
	other.click(thing.Named(thing.Action, "build"))
	if !other.session.Curtain() {
		t.Fatal("the other table has no curtain")
	}
	p.Wait(300) // what was said in between is gone, and the art is sharp
	other.Wait(300)
	if !alike(p.Picture(), other.Picture()) {
		t.Error("the picture of the curtain tells what was chosen")
	}
	for id := range p.Seen().At {
		if id != "curtain/open" && id != "curtain/seats" {
			t.Errorf("behind the curtain one sees %s", id)
		}
	}
	p.move(p.table.CurtainButton().Center())
	p.press()
	p.release()
	if p.session.Curtain() || p.table.Look.Curtain != nil {
		t.Fatal("the button doesn't open the curtain")
	}
	if got := p.table.Situation.State.Players[first].Turn.Chosen; got != game.Secret {
		t.Errorf("the second player reads %q", got)
	}
	p.tick()
	p.click(thing.Named(thing.Action, "build"))
	if p.table.Look.Curtain != nil || !p.session.Deciding(game.DecideBuild) {
		t.Error("when all have chosen the curtain closes once more")
	}
}

// finger puts a finger on each of these spots, and lifts the others.
func (p *player) finger(on ...thing.Thing) {
	p.t.Helper()
	p.mouse.Touches = nil
	for _, what := range on {
		x, y := p.place(what)
		p.mouse.Touches = append(p.mouse.Touches, input.Touch{X: x, Y: y})
	}
	p.tick()
}

// focus moves the focus to a spot with Tab.
func (p *player) focus(on thing.Thing) {
	p.t.Helper()
	for range 80 {
		if p.table.Look.Focus == on {
			return
		}
		p.key(ebiten.KeyTab)
	}
	p.t.Fatalf("Tab never comes to %s", on)
}

// A finger does what the mouse does; with a second finger down the first one goes on carrying what it dragged.
func TestFingersDragAndTap(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.finger(thing.ToBuild("treatment_room", clinic.NoService))
	p.finger(thing.InSpace(clinic.Space{}))
	p.finger()
	if p.me().Clinic.At(clinic.Space{}).Kind != clinic.TreatmentRoom {
		t.Fatal("a finger drags nothing")
	}
	for _, id := range []thing.Thing{thing.ToBuild("garden", clinic.NoService), thing.InSpace(clinic.Space{X: 3, Y: 2})} {
		p.finger(id)
		p.finger()
	}
	if p.me().Clinic.At(clinic.Space{X: 3, Y: 2}).Kind != clinic.Garden {
		t.Fatal("two taps build nothing")
	}
	p.click(thing.Of(thing.Undo))
	p.finger(thing.ToBuild("garden", clinic.NoService))
	p.finger(thing.InSpace(clinic.Space{X: 3, Y: 2}))
	p.finger(thing.InSpace(clinic.Space{X: 3, Y: 2}), thing.InSpace(clinic.Space{Y: 2}))
	if p.table.Look.Held.Empty() {
		t.Error("the second finger takes back the drag")
	}
	p.finger(thing.InSpace(clinic.Space{X: 3, Y: 2}))
	p.finger()
	if p.me().Clinic.At(clinic.Space{X: 3, Y: 2}).Kind != clinic.Garden || !p.table.Look.Held.Empty() {
		t.Error("the first finger does not put down what it carried on")
	}
}

// moving shows the same scene with animations.
func moving(p *player) {
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.ChangeSettings(scenes.DefaultSettings())
	p.tick()
}

func TestAWalkerGoesStepByStepAndCanBeSkipped(t *testing.T) {
	p := sit(t, 1, toMove()...)
	moving(p)
	p.drag(thing.Somebody("d1"), thing.InSpace(clinic.Space{X: 1, Y: 1}))
	seen := map[int]bool{}
	for range 600 {
		l := &p.table.Look
		if len(l.Walkers) == 0 {
			break
		}
		if l.HiddenFrom != "d1" || !p.me().Clinic.Person("d1").In(clinic.Space{X: 1, Y: 1}) {
			t.Fatal("the state is not the real one during the walk")
		}
		seen[l.Total.Time] = true
		p.tick()
	}
	if !seen[1] || !seen[2] || len(p.table.Look.Walkers) > 0 {
		t.Errorf("the time at the head runs through %v, want 1 and 2; walkers left: %d", seen, len(p.table.Look.Walkers))
	}
	p.drag(thing.Somebody("d1"), thing.InSpace(clinic.Space{Y: 1}))
	if len(p.table.Look.Walkers) == 0 {
		t.Fatal("nobody walks")
	}
	p.press()
	p.release()
	if len(p.table.Look.Walkers) > 0 {
		t.Error("a click doesn't skip the walk")
	}
}

// What is built rises out of the ground, and is there within 300 ms: 18 ticks.
func TestABuiltRoomRises(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	moving(p)
	p.drag(thing.ToBuild("treatment_room", clinic.NoService), thing.InSpace(clinic.Space{}))
	first := p.table.Look.Risen
	p.tick()
	if !p.table.Look.HasRising || p.table.Look.Risen <= first {
		t.Errorf("of the room %v is there, then %v", first, p.table.Look.Risen)
	}
	for range 18 {
		p.tick()
	}
	if p.table.Look.HasRising {
		t.Error("the room never arrives")
	}
}

// alike reports whether two pictures show the same; one may be slightly lighter where pieces of art meet.
func alike(a, b *image.RGBA) bool {
	const trifle = 2
	for i := range a.Pix {
		if max(a.Pix[i], b.Pix[i])-min(a.Pix[i], b.Pix[i]) > trifle {
			return false
		}
	}
	return len(a.Pix) == len(b.Pix)
}

// A click on the ground beside the clinic leads back to the player's own, whichever seat that is.
func TestAClickOnTheGroundStaysWithOnesOwnClinic(t *testing.T) {
	p := sit(t, 2, choose(game.Build))
	p.session.OpenCurtain()
	p.tick()
	own := p.session.Viewer()
	if own == 0 {
		t.Fatal("the first player has chosen and still sees the table")
	}
	ground := func() {
		area := p.table.ClinicArea()
		p.move(area.X+3, area.Y+3)
		p.press1()
	}
	if ground(); p.table.Looked() != own {
		t.Errorf("player %d clicks on the ground and sees the clinic of player %d", own, p.table.Looked())
	}
	p.click(thing.Numbered(thing.OtherClinic, 0))
	if p.table.Looked() != 0 {
		t.Fatal("the other clinic is not shown")
	}
	if ground(); p.table.Looked() != own {
		t.Error("a click on the ground does not lead back")
	}
}
