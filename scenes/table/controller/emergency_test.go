package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// sitBeside starts a solo game with the emergency department, its hub at 0,0 and its light room at 1,0, plays the
// first of everything until the first action is to be chosen, and then the commands.
func sitBeside(t *testing.T, commands ...game.Command) *player {
	t.Helper()
	return sitAt(t, lightStart, commands...)
}

var lightStart = game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: []string{department}, AnnexLayouts: []string{"light"}}

func sitAt(t *testing.T, config game.Config, commands ...game.Command) *player {
	t.Helper()
	return sitLater(t, config, func(*game.Match) {}, commands...)
}

// sitLater is sitAt with a function that changes the match before the table opens.
func sitLater(t *testing.T, config game.Config, goOn func(*game.Match), commands ...game.Command) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	match := game.NewMatch(rules, nil)
	if len(config.AnnexLayouts) > 0 && config.AnnexLayouts[0] != game.OwnLayout {
		until(match, game.DecideAction)
	}
	goOn(match)
	s := session.New(match, session.Seats{{Name: "Ada"}, {Name: "Ben", Color: 1}}[:config.Players], nil)
	s.OpenCurtain()
	p := &player{t: t, session: s}
	p.apply(commands...)
	s.Happened()
	p.table = controller.Play(ui.NewReader("en"), s, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	p.tick()
	return p
}

const department = "emergency"

func (p *player) department() *game.Board { return p.me().Annex }

// E4: the action by hand: rooms are dragged onto the department, then a person is hired for it; the department pays
// for both.
func TestTheDepartmentIsBuiltAndHiresByHand(t *testing.T) {
	p := sitBeside(t)
	p.click(thing.Named(thing.Action, "emergency"))
	own := p.department().Money
	p.pick(thing.ToBuild("emergency_room_medium", clinic.NoService).On(extensions.EmergencyBoard))
	p.hover(thing.InSpace(clinic.Space{Y: 1}).On(extensions.EmergencyBoard))
	l := &p.table.Look
	if look := l.Annex.Space[(clinic.Space{Y: 1}).Index()]; !look.Legal || !look.HasPrice || look.Price != 3 || l.Annex.Trial.Kind == sprites.NoKind {
		t.Fatalf("the space shows %+v, ghost %v", look, l.Annex.Trial.Kind)
	}
	if l.AnnexMoneyAfter != own-3 || l.MoneyAfter != view.NoAfter {
		t.Errorf("what is left is shown as %d and %d", l.AnnexMoneyAfter, l.MoneyAfter)
	}
	p.hover(thing.InSpace(clinic.Space{X: 1}).On(extensions.EmergencyBoard))
	if l.Bubble == "" {
		t.Error("a full space doesn't refuse")
	}
	p.hover(thing.InSpace(clinic.Space{Y: 1}).On(extensions.EmergencyBoard))
	p.release()
	if p.department().Clinic.At(clinic.Space{Y: 1}).Kind != extensions.EmergencyRoomMedium || p.department().Money != own-3 {
		t.Fatal("nothing is built")
	}
	p.click(thing.Of(thing.Done))
	if !p.session.PlaysAnnexAction() {
		t.Fatal("the action ends without a word of its second half")
	}
	p.key(ebiten.KeyEscape)
	people := len(p.department().Clinic.People)
	p.click(thing.Numbered(thing.Residency, 0).On(extensions.EmergencyBoard))
	p.hover(thing.InSpace(clinic.Space{X: 2}).On(extensions.EmergencyBoard))
	if l.AnnexMoneyAfter != own-6 {
		t.Errorf("the department would have $%d left", l.AnnexMoneyAfter)
	}
	p.press1()
	if len(p.department().Clinic.People) != people+1 || len(extensions.EmergencyHalves(p.session.Context(), 0)) != 2 {
		t.Fatal("nobody is hired")
	}
	garden := thing.ToBuild("garden", clinic.NoService).On(extensions.EmergencyBoard)
	p.pick(garden)
	if why := p.table.WhyNot(garden); !p.table.Look.Held.Empty() || !strings.Contains(why, "half") {
		t.Errorf("after the half of building: %q", why)
	}
	p.release()
}

// E4: the tray says before the first half that there are only two halves of three, and then that there is one more.
func TestTheTrayCountsTheHalves(t *testing.T) {
	p := sitBeside(t)
	says := func(want string) bool {
		return slices.Contains(p.written(thing.Thing{}), want)
	}
	p.click(thing.Named(thing.Action, "emergency"))
	if !says("Two of these three:") {
		t.Error("before the first half nothing says that there are two")
	}
	p.click(thing.Numbered(thing.Residency, 0).On(extensions.EmergencyBoard))
	p.click(thing.InSpace(clinic.Space{X: 2}).On(extensions.EmergencyBoard))
	if !says("One more of these:") {
		t.Error("after the first half nothing says that there is one more")
	}
}

// E6: a patient for the department's pre-admissions can be dropped on its places, not only on its name.
func TestThePlacesOfTheDepartmentBelongToItsPreadmissions(t *testing.T) {
	p := sitBeside(t)
	spot, there := p.table.Spot(thing.WaitingFor(clinic.NoService).On(extensions.EmergencyBoard))
	if money, _ := p.table.Spot(thing.Of(thing.CardMoney).On(extensions.EmergencyBoard)); !there || spot.Rect.Right() < money.Rect.Right() {
		t.Errorf("the pre-admissions reach to %v, the card to %v", spot.Rect.Right(), money.Rect.Right())
	}
}

// E4, E6: queues are changed and patients admitted by hand, before the half of building.
func TestTheDepartmentAdmitsByHand(t *testing.T) {
	p := sitBeside(t)
	p.click(thing.Named(thing.Action, "emergency"))
	queue := func() [4]clinic.Level {
		return [4]clinic.Level(p.session.State().Market.Annex.Appointments[0].Patients)
	}
	before := queue()
	people := len(p.department().Clinic.People)
	p.pick(thing.InRow(market.Appointment{}).On(extensions.EmergencyBoard))
	p.hover(thing.Of(thing.CardName).On(extensions.EmergencyBoard))
	p.release()
	if queue() == before || len(p.department().Clinic.People) != people+1 {
		t.Fatalf("nobody is admitted out of %v", before)
	}
	p.drag(thing.ToBuild("garden", clinic.NoService).On(extensions.EmergencyBoard), thing.InSpace(clinic.Space{X: 3, Y: 1}).On(extensions.EmergencyBoard))
	if p.department().Clinic.At(clinic.Space{X: 3, Y: 1}).Kind != clinic.Garden {
		t.Error("the second half builds nothing")
	}
	p.click(thing.Of(thing.Done))
	if p.session.PlaysAnnexAction() {
		p.mouse.Control = true
		p.key(ebiten.KeyEnter)
		p.mouse.Control = false
	}
	if p.session.PlaysAnnexAction() {
		t.Error("the action doesn't end")
	}
}

// E1: nothing and nobody crosses, in neither direction, and the sentence says so while it is held and when it is
// dropped.
func TestNothingIsDroppedOnTheOtherBoard(t *testing.T) {
	p := sitBeside(t)
	refused := func(from, to thing.Thing, why string) {
		t.Helper()
		p.pick(from)
		p.hover(to)
		if l := &p.table.Look; !strings.Contains(l.Bubble, why) {
			t.Errorf("%s over %s: %q", from, to, l.Bubble)
		}
		before := p.session.Version()
		p.release()
		if p.session.Version() != before || !p.table.Look.Held.Empty() {
			t.Errorf("%s is put down on %s", from, to)
		}
	}
	p.click(thing.Named(thing.Action, "build"))
	refused(thing.ToBuild("treatment_room", clinic.NoService), thing.InSpace(clinic.Space{X: 2}).On(extensions.EmergencyBoard), "in the clinic only")
	refused(thing.ToBuild("garden", clinic.NoService), thing.InSpace(clinic.Space{X: 2}).On(extensions.EmergencyBoard), "not about the emergency department")
	p.click(thing.Of(thing.Undo))
	p.click(thing.Named(thing.Action, "hire"))
	refused(thing.Numbered(thing.Residency, 0), thing.InSpace(clinic.Space{X: 2}).On(extensions.EmergencyBoard), "nobody goes over to the emergency department")
	p.click(thing.Of(thing.Undo))
	p.click(thing.Named(thing.Action, "admit"))
	refused(thing.InRow(market.Appointment{Service: clinic.Psychiatry}), thing.Of(thing.CardName).On(extensions.EmergencyBoard), "nobody goes over to the emergency department")
	p.click(thing.Of(thing.Undo))
	p.click(thing.Named(thing.Action, "emergency"))
	refused(thing.ToBuild("emergency_room_dark", clinic.NoService).On(extensions.EmergencyBoard), thing.InSpace(clinic.Space{X: 3, Y: 2}), "in the emergency department only")
	refused(thing.ToBuild("garden", clinic.NoService).On(extensions.EmergencyBoard), thing.InSpace(clinic.Space{X: 3, Y: 2}), "not about the clinic")
	refused(thing.Numbered(thing.Residency, 0).On(extensions.EmergencyBoard), thing.InSpace(clinic.Space{X: 3, Y: 2}), "nobody goes over to the clinic")
	refused(thing.InRow(market.Appointment{}).On(extensions.EmergencyBoard), thing.InSpace(clinic.Space{X: 3, Y: 2}), "nobody goes over to the clinic")
	toDecide(p, game.DecideMove)
	refused(thing.Somebody("e1").On(extensions.EmergencyBoard), thing.InSpace(clinic.Space{X: 1, Y: 1}), "nobody goes over to the clinic")
	refused(thing.Somebody("d1"), thing.InSpace(clinic.Space{X: 1}).On(extensions.EmergencyBoard), "nobody goes over to the emergency department")
}

// toDecide plays the first of everything until the viewer makes that decision.
func toDecide(p *player, kind game.DecisionKind) {
	p.t.Helper()
	for !p.session.Deciding(kind) {
		p.apply(p.session.Legal()[0])
	}
	p.session.Happened()
	p.tick()
	p.tick()
}

// E1, E7: the people of the department walk on their board: into a hub for 1, and patients from room to room.
func TestTheDepartmentMovesByHand(t *testing.T) {
	p := sitBeside(t, choose(department), admission(), emergencyBuild(extensions.EmergencyRoomMedium, clinic.Space{Y: 1}),
		game.Command{Type: game.Done})
	toDecide(p, game.DecideMove)
	hub, room := clinic.Space{}, clinic.Space{X: 1}
	patient := waiting(p)
	p.pick(thing.Somebody("e1").On(extensions.EmergencyBoard))
	p.hover(thing.InSpace(clinic.Space{}).On(extensions.EmergencyBoard))
	l := &p.table.Look
	if at := l.Annex.Space[hub.Index()]; !at.Reached || at.Time != 1 || at.Hatched {
		t.Errorf("the hub shows %+v, want 1 (E7)", at)
	}
	if at := l.Annex.Space[room.Index()]; at.Time != 2 || l.Annex.WayOf != "e1" || len(l.Annex.Way) != 1 || l.TimeAfter != p.me().Time+1 {
		t.Errorf("the room shows %+v, the way is %v", at, l.Annex.Way)
	}
	for i := range l.Space {
		if l.Space[i].Reached {
			t.Fatal("the clinic shows times for somebody of the department")
		}
	}
	p.hover(thing.InSpace(clinic.Space{X: 1}).On(extensions.EmergencyBoard))
	p.release()
	if !p.department().Clinic.Person("e1").In(room) {
		t.Fatal("the nurse doesn't walk")
	}
	p.drag(thing.Somebody(patient).On(extensions.EmergencyBoard), thing.InSpace(clinic.Space{X: 1}).On(extensions.EmergencyBoard))
	if !p.department().Clinic.Person(patient).In(room) {
		t.Fatal("the patient isn't brought in")
	}
	p.click(thing.Somebody(patient).On(extensions.EmergencyBoard))
	p.hover(thing.InSpace(clinic.Space{Y: 1}).On(extensions.EmergencyBoard))
	if !l.Total.Show || l.Total.Time != 2 {
		t.Errorf("from room to room: %+v", l.Total)
	}
	p.press1()
	if !p.department().Clinic.Person(patient).In(clinic.Space{Y: 1}) {
		t.Error("the patient doesn't change rooms")
	}
	p.click(thing.Of(thing.Undo))
	if !p.department().Clinic.Person(patient).In(room) {
		t.Error("undo doesn't bring the patient back")
	}
}

// The action of the department with keys alone, and with a finger.
func TestTheDepartmentByKeysAndFingers(t *testing.T) {
	p := sitBeside(t)
	enter := func(on thing.Thing) {
		t.Helper()
		p.focus(on)
		p.key(ebiten.KeyEnter)
	}
	people := len(p.department().Clinic.People)
	enter(thing.Named(thing.Action, "emergency"))
	enter(thing.InRow(market.Appointment{}).On(extensions.EmergencyBoard))
	enter(thing.WaitingFor(clinic.NoService).On(extensions.EmergencyBoard))
	if len(p.department().Clinic.People) != people+1 {
		t.Fatal("keys admit nobody")
	}
	enter(thing.ToBuild("emergency_room_medium", clinic.NoService).On(extensions.EmergencyBoard))
	enter(thing.InSpace(clinic.Space{Y: 1}).On(extensions.EmergencyBoard))
	if p.department().Clinic.At(clinic.Space{Y: 1}).Kind != extensions.EmergencyRoomMedium {
		t.Fatal("keys build nothing")
	}
	p.finger(thing.ToBuild("garden", clinic.NoService).On(extensions.EmergencyBoard))
	p.finger(thing.InSpace(clinic.Space{X: 3, Y: 1}).On(extensions.EmergencyBoard))
	p.finger()
	if p.department().Clinic.At(clinic.Space{X: 3, Y: 1}).Kind != clinic.Garden {
		t.Error("a finger builds nothing")
	}
}

// E2: a player who builds the department by hand places its hub and its light room for free.
func TestTheOwnDepartmentIsPlacedByHand(t *testing.T) {
	config := game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: []string{department}, AnnexLayouts: []string{game.OwnLayout}}
	p := sitAt(t, config)
	toDecide(p, game.DecideAnnex)
	p.pick(thing.ToBuild("emergency_hub", clinic.NoService).On(extensions.EmergencyBoard))
	p.hover(thing.InSpace(clinic.Space{}))
	if !strings.Contains(p.table.Look.Bubble, "in the emergency department only") {
		t.Errorf("over the clinic: %q", p.table.Look.Bubble)
	}
	p.hover(thing.InSpace(clinic.Space{X: 2}).On(extensions.EmergencyBoard))
	if look := p.table.Look.Annex.Space[(clinic.Space{X: 2}).Index()]; !look.Legal || look.HasPrice {
		t.Errorf("the space shows %+v", look)
	}
	p.release()
	p.click(thing.ToBuild("emergency_room_light", clinic.NoService).On(extensions.EmergencyBoard))
	p.click(thing.InSpace(clinic.Space{X: 2, Y: 1}).On(extensions.EmergencyBoard))
	board := &p.department().Clinic
	if board.At(clinic.Space{X: 2}).Kind != extensions.EmergencyHub || board.At(clinic.Space{X: 2, Y: 1}).Kind != extensions.EmergencyRoomLight || p.department().Money != 10 {
		t.Error("the own department isn't placed")
	}
}

// B26, E3: the department's first conveyors are two as well, whatever the clinic has.
func TestTheDepartmentsFirstConveyorsAreTwo(t *testing.T) {
	p := sitBeside(t, choose(department))
	p.click(thing.ToBuild("conveyor", clinic.NoService).On(extensions.EmergencyBoard))
	p.click(thing.InSpace(clinic.Space{}).On(extensions.EmergencyBoard))
	if p.department().Clinic.Of(clinic.Conveyor) != 0 || p.table.Look.Held.Empty() {
		t.Fatal("after the first one the second is not in the hand")
	}
	p.click(thing.InSpace(clinic.Space{X: 1}).On(extensions.EmergencyBoard))
	if p.department().Clinic.Of(clinic.Conveyor).Count() != 2 || p.me().Clinic.Of(clinic.Conveyor) != 0 {
		t.Error("there are not two conveyors")
	}
}

func admission() game.Command { return game.Command{Type: game.AdmitOne, Board: department} }

func emergencyBuild(kind clinic.Kind, space clinic.Space) game.Command {
	return game.Command{Type: game.BuildOne, Board: department, Component: clinic.Component{Kind: kind, Space: space}}
}

// waiting returns the patient in the department's pre-admissions.
func waiting(p *player) string {
	for _, person := range p.department().Clinic.People {
		if person.At.Area == clinic.PreAdmissions {
			return person.ID
		}
	}
	p.t.Fatal("no patient waits")
	return ""
}

// B80, E8: at the table, too, a click changes who treats a patient of the department; nobody off duty comes without a
// question.
func TestTheDepartmentTreatsByHand(t *testing.T) {
	patient := ""
	p := sitLater(t, lightStart, func(m *game.Match) {
		play := &game.Play{Rules: m.Rules, State: m.State}
		c := play.Of(0).Annex()
		rest := clinic.Component{Kind: extensions.EmergencyBreakRoom, Space: clinic.Space{X: 1, Y: 1}}
		c.Clinic().Place(&c.Rules.Component(rest.Kind).Blueprint, rest)
		room := clinic.In(clinic.Space{X: 1})
		c.Clinic().Person("e1").At, c.Clinic().Person("e2").At = room, room // the bonus nurse, the first doctor
		patient = play.ArriveAt(c, clinic.Person{Kind: extensions.EmergencyPatient, Level: extensions.Medium, At: room})
		m.State.Pending = nil
		m.Rules.Enter(m.State, "business")
	})
	treated := func() bool { _, ok := p.session.Treatment(patient); return ok }
	p.click(thing.Somebody(patient).On(extensions.EmergencyBoard))
	if treated() {
		t.Fatal("a nurse off duty comes without a question")
	}
	p.key(ebiten.KeyEnter)
	if !treated() {
		t.Fatal("the nurse is not called in")
	}
	p.click(thing.Somebody(patient).On(extensions.EmergencyBoard))
	p.click(view.TreatWay(len(p.session.Ways(patient)) - 1)) // nobody
	if treated() {
		t.Error("a click doesn't leave the patient untreated again")
	}
}

// People who wait beside the department move up when one goes in, and can be taken from there.
func TestWhoMovesUpBesideTheDepartmentCanBeTaken(t *testing.T) {
	p := sitBeside(t)
	toDecide(p, game.DecideMove)
	moving(p)
	p.drag(thing.Somebody("e1").On(extensions.EmergencyBoard), thing.InSpace(clinic.Space{}).On(extensions.EmergencyBoard))
	for range 200 {
		p.tick()
	}
	x, y := p.place(thing.Somebody("e2").On(extensions.EmergencyBoard))
	if over, _ := p.table.SpotAt(x, y); over.Thing != thing.Somebody("e2").On(extensions.EmergencyBoard) {
		t.Errorf("in the place of e2 is %s", over.Thing)
	}
}

// E15: what another extension offers doesn't touch the department, and the sentence says so.
func TestNoOfferTouchesTheDepartment(t *testing.T) {
	p := sitLaid(t, 1, 3, func(m *game.Match) { until(m, "infect") }, "covid_19", department)
	p.click(thing.ToOffer("infect"))
	p.hover(thing.Somebody("e1").On(extensions.EmergencyBoard))
	if !strings.Contains(p.table.Look.Bubble, "not about the emergency department") {
		t.Errorf("over the department: %q", p.table.Look.Bubble)
	}
	before := p.session.Version()
	p.press1()
	if p.session.Version() != before {
		t.Error("somebody of the department is infected")
	}
}
