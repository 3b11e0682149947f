package session

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/game/save"
	"clinic/scenes/ui"
)

// begin starts a game for a number of people with fixed layouts.
func begin(t *testing.T, players int, writer *Writer) *Session {
	t.Helper()
	layouts := []string{"white", "yellow", "orange", "red"}
	numbers := map[string]int{"queue.base": 1} // two queue points with one hub
	rules, err := game.NewRules(game.Config{Players: players, Seed: 7, Layouts: layouts[:players], Numbers: numbers}, nil)
	if err != nil {
		t.Fatal(err)
	}
	names := Seats{{Name: "Ada"}, {Name: "Ben"}, {Name: "Chloé"}, {Name: "Dana"}}
	return New(game.NewMatch(rules, nil), names[:players], writer)
}

// must plays a command that has to be legal.
func must(t *testing.T, reader *ui.Reader, s *Session, command game.Command) {
	t.Helper()
	if v := s.Apply(command); !v.Legal() {
		t.Fatalf("%+v is refused: %s %s", command, v.Refusal.Rule, s.Sentence(reader, v.Refusal))
	}
}

// setUp plays the first legal command until the actions are chosen, opening curtains on the way.
func setUp(t *testing.T, reader *ui.Reader, s *Session) {
	t.Helper()
	for i := 0; s.match.State.Decision(s.Viewer()) == nil || s.match.State.Decision(s.Viewer()).Kind != game.DecideAction; i++ {
		if i > 50 {
			t.Fatal("the setup does not end")
		}
		s.OpenCurtain()
		must(t, reader, s, s.Legal()[0])
	}
}

// act chooses an action for everybody, the viewer first.
func act(t *testing.T, reader *ui.Reader, s *Session, actions ...game.Action) {
	t.Helper()
	for _, action := range actions {
		s.OpenCurtain()
		must(t, reader, s, game.Command{Type: game.ChooseAction, Action: action})
	}
}

func TestOnePersonNeverSeesTheCurtain(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	for i := 0; !s.Over() && i < 400; i++ {
		if s.Curtain() {
			t.Fatalf("the curtain closes during %+v", s.Decision())
		}
		legal := s.Legal()
		must(t, reader, s, legal[len(legal)-1])
	}
}

// B50, B92: who has already chosen what can't be seen, and the screen passes on behind a curtain.
func TestChoicesStayHiddenUntilAllHaveChosen(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 2, nil)
	setUp(t, reader, s)
	first := s.Viewer()
	if s.Curtain() {
		t.Fatal("who sits in front of the screen already sees a curtain")
	}
	must(t, reader, s, game.Command{Type: game.ChooseAction, Action: game.Hire})
	if s.Viewer() == first || !s.Curtain() {
		t.Fatalf("after the choice the screen shows player %d, curtain %v", s.Viewer(), s.Curtain())
	}
	if got := s.State().Players[first].Turn.Chosen; got != game.Secret {
		t.Errorf("behind the curtain one reads %q", got)
	}
	if v := s.Apply(game.Command{Type: game.ChooseAction, Action: game.Build}); v.Legal() || v.Refusal.Rule != "B92" {
		t.Errorf("behind the curtain one chooses: %+v", v)
	}
	if s.Decision() != nil || len(s.Legal()) > 0 || s.Undo().Rule != "B92" {
		t.Error("behind the curtain there is something to do")
	}
	s.OpenCurtain()
	if got := s.State().Players[first].Turn.Chosen; got != game.Secret {
		t.Errorf("the second player reads %q", got)
	}
	must(t, reader, s, game.Command{Type: game.ChooseAction, Action: game.Build})
	if s.Curtain() || s.State().Players[first].Turn.Chosen != game.Hire {
		t.Error("the actions stay hidden when all have chosen")
	}
	if !s.Deciding(game.DecideBuild) || s.Viewer() == first {
		t.Errorf("Build does not come before Hire: player %d decides %+v", s.Viewer(), s.Decision())
	}
}

// B70: everybody moves at the same time, which at one screen is one after another; a player who is not done keeps the
// screen.
func TestMoveIsTakenOneAfterAnother(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 2, nil)
	setUp(t, reader, s)
	for _, action := range []game.Action{game.Build, game.Hire, game.Admit} {
		act(t, reader, s, action, action)
		must(t, reader, s, game.Command{Type: game.Done})
		must(t, reader, s, game.Command{Type: game.Done})
	}
	if !s.Deciding(game.DecideMove) || s.Curtain() {
		t.Fatalf("nobody moves: player %d, %+v", s.Viewer(), s.Decision())
	}
	first := s.Viewer()
	person := s.Context().Clinic().People[0].ID
	for _, command := range s.Legal() {
		if command.Type == game.MoveOne && command.Person == person {
			must(t, reader, s, command)
			break
		}
	}
	if s.Viewer() != first {
		t.Fatal("the screen passes on in the middle of a Move")
	}
	must(t, reader, s, game.Command{Type: game.Done})
	if s.Viewer() == first || !s.Deciding(game.DecideMove) {
		t.Errorf("the second Move is player %d's, %+v", s.Viewer(), s.Decision())
	}
}

// brokenKeeper saves nothing and counts how often it was asked to.
type brokenKeeper struct{ asked int }

func (k *brokenKeeper) Keep(*game.Match, Table) error {
	k.asked++
	return errors.New("the disk is full")
}

func TestTheGameGoesOnWhenItCannotBeKept(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	keeper := &brokenKeeper{}
	writer := Behind(keeper)
	s := begin(t, 1, writer)
	must(t, reader, s, s.Legal()[0])
	s.Undo()
	writer.Wait()
	if keeper.asked != 3 {
		t.Errorf("the keeper is asked %d times, want at the start, after the command and after the undo", keeper.asked)
	}
	if troubles := s.Troubles(); len(troubles) != 3 || troubles[0].Error() != "the disk is full" {
		t.Errorf("what is said: %v", troubles)
	}
	if len(s.Troubles()) != 0 {
		t.Error("the same trouble is told twice")
	}
}

func TestUndoAndRedoSayWhyNot(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	if reason := s.Undo(); s.Sentence(reader, reason) == "" {
		t.Error("undo at the start gives no reason")
	}
	setUp(t, reader, s)
	act(t, reader, s, game.Build)
	before := s.State()
	must(t, reader, s, s.Legal()[0])
	if reason := s.Undo(); !reason.None() {
		t.Fatalf("undo is refused: %s", s.Sentence(reader, reason))
	}
	if s.State().Players[0].Money != before.Players[0].Money || len(s.Happened()) != 0 {
		t.Error("undo leaves something behind")
	}
	if reason := s.Redo(); !reason.None() || len(s.Happened()) != 1 {
		t.Errorf("redo: %s", s.Sentence(reader, reason))
	}
	if s.MayRedo().None() {
		t.Error("there is something to redo twice")
	}
}

func TestHappenedTellsEachCommandOnce(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	setUp(t, reader, s)
	s.Happened()
	act(t, reader, s, game.Hire)
	must(t, reader, s, game.Command{Type: game.HireOne, Kind: clinic.Orderly})
	happened := s.Happened()
	if len(happened) != 2 || happened[1].Events[0].Type != game.PersonHired {
		t.Fatalf("happened: %+v", happened)
	}
	if before, after := happened[1].Before.Players[0], happened[1].After.Players[0]; before.Money-after.Money != 3 {
		t.Errorf("before $%d, after $%d, want $3 less (B47)", before.Money, after.Money)
	}
	if len(s.Happened()) != 0 {
		t.Error("the same is told twice")
	}
}

// B7, B20, B31: each space has its verdict, its price, whether the room would work, and what prevents it.
func TestComponentKnowsEverySpace(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil) // white: hub 0,1 · treatment 1,1 · supply 1,0
	setUp(t, reader, s)
	if f := s.Component("", clinic.TreatmentRoom, clinic.NoService, nil); f.Refusal.None() {
		t.Error("a room can be built while choosing an action")
	}
	act(t, reader, s, game.Build)
	f := s.Component("", clinic.TreatmentRoom, clinic.NoService, nil)
	if !f.Refusal.None() {
		t.Fatalf("no treatment room can be built: %s", s.Sentence(reader, f.Refusal))
	}
	beside := f.At(clinic.Space{X: 2, Y: 1})
	if beside.Legal() || beside.Verdict.Refusal.Rule != "B7" {
		t.Errorf("beside a treatment room: %+v (B7)", beside.Verdict)
	}
	if len(beside.Offending) != 1 || beside.Offending[0] != (clinic.Space{X: 1, Y: 1}) {
		t.Errorf("the offending room is %v, want 1,1", beside.Offending)
	}
	works := f.At(clinic.Space{X: 0, Y: 0}) // beside the hub and the supply room
	if !works.Legal() || works.Starts == 0 || works.Verdict.Cost.Money != 2 {
		t.Errorf("at 0,0 a room works at once for $2 (B20, B31): %+v", works)
	}
	far := f.At(clinic.Space{X: 3, Y: 2})
	if !far.Legal() || far.Starts != 0 || len(far.Verdict.Warnings) != 2 {
		t.Errorf("at 3,2 a room is legal and doesn't work (B31): %+v", far)
	}
	above := f.At(clinic.Space{Floor: 1, X: 1, Y: 0})
	if !above.Legal() || above.Verdict.Cost.Money != 3 {
		t.Errorf("on Floor 1 a room costs $3 (B20): %+v", above.Verdict)
	}
	if s.Component("", clinic.TreatmentRoom, clinic.NoService, nil) != f {
		t.Error("the same question is worked out twice")
	}
	must(t, reader, s, works.Command)
	if s.Component("", clinic.TreatmentRoom, clinic.NoService, nil) == f {
		t.Error("an old answer is given after a change")
	}
}

// B23: an entrance goes into slots, and a space answers for its slots.
func TestEntranceGoesIntoSlots(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	setUp(t, reader, s)
	act(t, reader, s, game.Build)
	f := s.Component("", clinic.Entrance, clinic.NoService, nil)
	if len(f.Slots()) != 14 {
		t.Fatalf("%d slots, want 14 (B11)", len(f.Slots()))
	}
	if at := f.InSlot(clinic.Space{X: 0, Y: 1}, clinic.West); at.Legal() || at.Verdict.Refusal.Rule != "B23" {
		t.Errorf("where an entrance is: %+v", at.Verdict)
	}
	north := f.InSlot(clinic.Space{X: 1, Y: 0}, clinic.North)
	if !north.Legal() || f.At(clinic.Space{X: 1, Y: 0}).Command.Component.Side != clinic.North {
		t.Errorf("the supply room's slot: %+v", north.Verdict)
	}
	if street := f.At(clinic.Space{X: 3, Y: 2}); street.Legal() || street.Command.Type == "" || street.Verdict.Refusal.None() {
		t.Errorf("a street has no slot, and nothing says so: %+v", street)
	}
	must(t, reader, s, north.Command)
}

// B20, B26: the first purchase of conveyors is two for the price of one, with the second aligned with the first.
func TestFirstConveyorsAreTwo(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	setUp(t, reader, s)
	act(t, reader, s, game.Build)
	f := s.Component("", clinic.Conveyor, clinic.NoService, nil)
	hub, treatment, supply := clinic.Space{X: 0, Y: 1}, clinic.Space{X: 1, Y: 1}, clinic.Space{X: 1, Y: 0}
	if !f.Pair || !f.At(hub).Legal() || f.At(clinic.Space{X: 3, Y: 0}).Legal() {
		t.Fatalf("the first: pair %v, hub %+v, street %+v", f.Pair, f.At(hub).Verdict, f.At(clinic.Space{X: 3, Y: 0}).Verdict)
	}
	second := s.Component("", clinic.Conveyor, clinic.NoService, &hub)
	if !second.At(treatment).Legal() || second.At(supply).Legal() || second.At(supply).Verdict.Refusal.Rule != "B26" {
		t.Errorf("the second: %+v and %+v", second.At(treatment).Verdict, second.At(supply).Verdict)
	}
	must(t, reader, s, second.At(treatment).Command)
	if s.Context().Clinic().Of(clinic.Conveyor).Count() != 2 {
		t.Error("two conveyors are bought, others stand there")
	}
	if s.Component("", clinic.Conveyor, clinic.NoService, nil).Pair {
		t.Error("the third conveyor is a pair again")
	}
}

// B70 to B76: times, ways and where a walk may end.
func TestPersonKnowsTimesAndEnds(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	setUp(t, reader, s)
	for _, action := range []game.Action{game.Build, game.Hire, game.Admit} {
		act(t, reader, s, action)
		must(t, reader, s, game.Command{Type: game.Done})
	}
	doctor := ""
	for _, person := range s.Context().Clinic().People {
		if person.Kind == clinic.Doctor {
			doctor = person.ID
		}
	}
	f := s.Person(doctor)
	hub, treatment, supply := clinic.Space{X: 0, Y: 1}, clinic.Space{X: 1, Y: 1}, clinic.Space{X: 1, Y: 0}
	if f.Time(hub) != 1 || f.Time(treatment) != 2 || !f.MayEnd(treatment).None() {
		t.Errorf("from the entrance the hub takes %d, the treatment room %d (B71, B72)", f.Time(hub), f.Time(treatment))
	}
	if f.MayEnd(supply).Rule != "B76" {
		t.Errorf("a doctor may stay in a supply room: %+v", f.MayEnd(supply))
	}
	if way := f.Way(treatment); len(way) != 2 || way[0].How != clinic.Enter {
		t.Errorf("the way is %+v", way)
	}
	longer, way := f.By([]clinic.Space{hub, {X: 0, Y: 2}, {X: 1, Y: 2}, treatment})
	if !longer.Legal() || longer.Verdict.Cost.Time != 4 || len(way) != 4 {
		t.Errorf("the way around takes %d: %+v", longer.Verdict.Cost.Time, longer.Verdict.Refusal)
	}
	if wrong, _ := f.By([]clinic.Space{hub, treatment, {X: 3, Y: 1}}); wrong.Legal() {
		t.Error("one steps over two spaces at once (B72)")
	}
	must(t, reader, s, longer.Command)
	if s.State().Players[0].Time != 4 {
		t.Errorf("the marker stands at %d, want 4", s.State().Players[0].Time)
	}
	if got := s.Person(doctor).MayEnd(treatment); got.Key != "is_there_already" {
		t.Errorf("where the doctor stands: %+v", got)
	}
}

// B53: a queue point moves a patient to a neighboring space or admits the rightmost one.
func TestPatientsInTheAppointments(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	setUp(t, reader, s)
	act(t, reader, s, game.Admit)
	front := s.Patient("", market.Appointment{Service: clinic.Psychiatry})
	if !front.Admit.Legal() || front.Admit.Verdict.Cost.Queue != 1 {
		t.Errorf("the rightmost patient: %+v", front.Admit.Verdict)
	}
	if len(front.Onto) != 2 {
		t.Errorf("%d neighbours of the corner, want 2", len(front.Onto))
	}
	other := s.Patient("", market.Appointment{Service: clinic.Cardiology})
	if other.Admit.Verdict.Refusal.Rule != "B30" {
		t.Errorf("without the hub: %+v", other.Admit.Verdict.Refusal)
	}
	swap := front.At(market.Appointment{Service: clinic.Cardiology})
	if swap == nil || !swap.Legal() {
		t.Fatalf("the swap with the other row: %+v", swap)
	}
	if back := front.At(market.Appointment{Service: clinic.Psychiatry, Space: 1}); back.Legal() {
		t.Error("a patient may step where the row slides straight back")
	}
	if got := s.Patient("", market.Appointment{Service: clinic.Psychiatry, Space: 1}).Admit.Verdict.Refusal.Key; got != "not_rightmost" {
		t.Errorf("admitting from the second space is refused with %q", got)
	}
	must(t, reader, s, front.Admit.Command)
}

// B52: a hire costs what its slot says, and is refused with the reason.
func TestHires(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	setUp(t, reader, s)
	act(t, reader, s, game.Hire)
	doctor := s.Hire("", clinic.Doctor, 0)
	if !doctor.Legal() || doctor.Verdict.Cost.Money != 4 {
		t.Errorf("the first doctor: %+v (B46)", doctor.Verdict)
	}
	must(t, reader, s, doctor.Command)
	if again := s.Hire("", clinic.Doctor, 1); again.Legal() || again.Verdict.Refusal.Rule != "B52" {
		t.Errorf("a second doctor: %+v", again.Verdict)
	}
}

// B20, B21: reminders of builds mention only what the player can pay for.
func TestWhatCanNotBePaidIsNotForgotten(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for money, want := range map[int][]Reminder{9: {{What: BuildsLeft, Count: 2}}, 3: {{What: BuildsLeft, Count: 1}}, 1: nil} {
		s := begin(t, 1, nil)
		setUp(t, reader, s)
		s.Match().State.Players[0].Money = money
		act(t, reader, s, game.Build)
		if got := s.Reminders(); !reflect.DeepEqual(got, want) {
			t.Errorf("with $%d: %+v", money, got)
		}
	}
}

func TestRemindersComeOnlyWhenSomethingIsForgotten(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	setUp(t, reader, s)
	if got := s.Reminders(); len(got) != 0 {
		t.Errorf("while choosing: %+v", got)
	}
	act(t, reader, s, game.Build)
	if got := s.Reminders(); len(got) != 1 || !reflect.DeepEqual(got[0], Reminder{What: BuildsLeft, Count: 2}) {
		t.Errorf("nothing built (B21): %+v", got)
	}
	must(t, reader, s, game.Command{Type: game.Done})
	act(t, reader, s, game.Admit)
	if got := s.Reminders(); len(got) != 1 || !reflect.DeepEqual(got[0], Reminder{What: QueueLeft, Count: 2}) {
		t.Errorf("points and patients are left (B53): %+v", got)
	}
	front := s.Patient("", market.Appointment{Service: clinic.Psychiatry})
	must(t, reader, s, front.Admit.Command)
	must(t, reader, s, game.Command{Type: game.AdmitOne, From: market.Appointment{Service: clinic.Psychiatry}})
	if got := s.Reminders(); len(got) != 0 {
		t.Errorf("all points are spent: %+v", got)
	}
	must(t, reader, s, game.Command{Type: game.Done})
	act(t, reader, s, game.Hire)
	must(t, reader, s, game.Command{Type: game.Done})
	var left []Forgotten
	for _, r := range s.Reminders() {
		left = append(left, r.What)
	}
	if len(left) < 2 || left[0] != StaffLeft || left[len(left)-1] != PatientLeft {
		t.Fatalf("doctor outside and patient in pre-admissions (B75, B76): %v", left)
	}
	room := clinic.Space{X: 1, Y: 1}
	for _, person := range s.State().Players[0].Clinic.People {
		if person.Kind == clinic.Patient {
			must(t, reader, s, s.Person(person.ID).To(room).Command)
		}
	}
	got := s.Reminders()
	if len(got) == 0 || got[0].What != Untreated { // the worst comes first
		t.Errorf("a patient in a room without a doctor (B80): %+v", got)
	}
	for _, person := range s.State().Players[0].Clinic.People {
		if person.Staff() && person.Kind == clinic.Doctor {
			must(t, reader, s, s.Person(person.ID).To(room).Command)
		}
	}
	for _, r := range s.Reminders() {
		if r.What == Untreated || r.What == PatientLeft {
			t.Errorf("treated, and still reminded: %+v", r)
		}
	}
}

// Nobody is asked about staff waiting outside who would be of no use, or about a patient whom nobody could treat.
func TestNobodyIsRemindedOfWithoutUse(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	for _, kind := range []clinic.PersonKind{clinic.Doctor, clinic.Nurse, clinic.Patient} {
		s := begin(t, 1, nil)
		setUp(t, reader, s)
		for _, action := range []game.Action{game.Build, game.Admit, game.Hire} {
			act(t, reader, s, action)
			must(t, reader, s, game.Command{Type: game.Done})
		}
		me := &s.match.State.Players[0]
		me.Money = 20
		who := clinic.Person{ID: "x", Kind: kind, Level: clinic.White, At: clinic.Place{Area: clinic.Waiting}}
		switch kind {
		case clinic.Nurse:
			who.Level = clinic.NoLevel
		case clinic.Patient:
			who.Service, who.At = clinic.Psychiatry, clinic.Place{Area: clinic.PreAdmissions}
		}
		me.Clinic.People = []clinic.Person{who}
		s.changed()
		if !s.couldGo("x") {
			t.Fatalf("a %s can't even walk", kind)
		}
		if got := s.Reminders(); len(got) != 0 {
			t.Errorf("a %s alone: %+v", kind, got)
		}
	}
}

// B80: the owner chooses the pairing; asking repeatedly cycles through everything legal.
func TestNextTreatmentGoesRound(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := begin(t, 1, nil)
	setUp(t, reader, s)
	for _, action := range []game.Action{game.Build, game.Hire, game.Admit} {
		act(t, reader, s, action)
		must(t, reader, s, game.Command{Type: game.Done})
	}
	start := s.match.State.Clone()
	board, room := &start.Players[0].Clinic, clinic.In(clinic.Space{X: 1, Y: 1})
	board.People = []clinic.Person{
		{ID: "d1", Kind: clinic.Doctor, Level: clinic.Yellow, At: room}, {ID: "d2", Kind: clinic.Doctor, Level: clinic.Yellow, At: room},
		{ID: "p3", Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: room},
	}
	s = New(game.NewMatch(s.match.Rules, start), s.seats, nil)
	if _, ok := s.NextTreatment("p3"); ok {
		t.Error("treatments can be chosen before Business")
	}
	must(t, reader, s, game.Command{Type: game.Done})
	if !s.Deciding(game.DecideTreatments) {
		t.Fatalf("after Move comes %+v", s.Decision())
	}
	var seen []string
	for range 3 {
		now, _ := s.Treatment("p3")
		seen = append(seen, strings.Join(now.Doctors, "+"))
		next, ok := s.NextTreatment("p3")
		if !ok {
			t.Fatal("there is no other treatment")
		}
		must(t, reader, s, next.Command)
	}
	slices.Sort(seen)
	if want := []string{"", "d1", "d2"}; !slices.Equal(seen, want) {
		t.Errorf("the round goes through %q, want %q", seen, want)
	}
	now, _ := s.Treatment("p3")
	if len(now.Doctors) == 0 {
		must(t, reader, s, mustNext(t, s))
	}
	must(t, reader, s, game.Command{Type: game.Done})
	if !s.Deciding(game.DecidePopularity) {
		t.Fatalf("after the treatments comes %+v", s.Decision())
	}
	before := s.State().Players[0].Popularity
	must(t, reader, s, game.Command{Type: game.BuyPopularity, Points: 1})
	if s.State().Players[0].Popularity != before+1 {
		t.Error("no popularity is bought (B85)")
	}
}

func mustNext(t *testing.T, s *Session) game.Command {
	t.Helper()
	next, ok := s.NextTreatment("p3")
	if !ok {
		t.Fatal("there is no other treatment")
	}
	return next.Command
}

// A whole game of three people at one screen is played to its end at random: somebody always has something to do, and
// a saved game resumes where it was (B49 to B87).
func TestThreePeoplePlayToTheEndAndGoOn(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	store := save.Open(t.TempDir(), nil)
	s, keeper := begin(t, 3, nil), In(store, "three")
	chance := game.Random{Word: 11}
	curtains := 0
	for i := 0; !s.Over(); i++ {
		if s.Curtain() {
			curtains++
			s.OpenCurtain()
		}
		legal := s.Legal()
		if len(legal) == 0 || i > 5000 {
			t.Fatalf("after %d commands player %d has nothing to do: %+v", i, s.Viewer(), s.match.State.Pending)
		}
		must(t, reader, s, legal[chance.Below(len(legal))])
		if i%97 == 0 {
			if err := keeper.Keep(s.match, s.Table()); err != nil {
				t.Fatal(err)
			}
			kept, err := store.Read("three")
			if err != nil {
				t.Fatal(err)
			}
			opened, err := Open(kept, nil)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(opened.match.State, s.match.State) || !slices.Equal(opened.seats, s.seats) {
				t.Fatalf("after %d commands the game that is gone on with is another one", i)
			}
			if d := opened.match.State.Decision(opened.Viewer()); !s.Over() && d == nil {
				t.Fatalf("who goes on has nothing to decide: player %d", opened.Viewer())
			} else if !s.Over() && opened.Curtain() != (d.Kind == game.DecideAction) {
				t.Fatalf("going on with %s the curtain is %v", d.Kind, opened.Curtain())
			}
		}
	}
	if curtains < 20 {
		t.Errorf("the curtain closed %d times in a whole game", curtains)
	}
}
