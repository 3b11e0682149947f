package controller_test

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"
)

// whatNext returns what the tray says is next.
func (p *player) whatNext() string {
	p.t.Helper()
	p.tick()
	for !p.session.NextKnown() && p.session.Planned().Type == "" {
		p.tick()
	}
	return p.table.Explain(thing.Of(thing.Next))
}

// The line of what is next names the step, and what one deed could bring: a hire, an admission, a build, a walk. It
// gives no orders besides the step, which a hint could contradict.
func TestWhatNextSaysWhatCouldBe(t *testing.T) {
	p := sit(t, 1)
	if says := p.whatNext(); !strings.HasPrefix(says, p.T("next.action")) {
		t.Errorf("where an action is to be chosen it says %q", says)
	}
	if next := p.session.Next(); next == nil || next.Command.Type != game.AdmitOne {
		t.Errorf("without patients the best deed is %+v", next)
	}
	p = sit(t, 1, toMove()...)
	says := p.whatNext()
	next := p.session.Next()
	if next == nil || next.Command.Type != game.MoveOne {
		t.Fatalf("in Move the best deed is %+v", next)
	}
	if income := next.After.Income(); income <= next.Before.Income() {
		t.Errorf("by it Business pays %d in place of %d", income, next.Before.Income())
	}
	who := p.me().Clinic.Person(next.Command.Person)
	if !strings.HasPrefix(says, p.T("next.move")) || !strings.Contains(says, words.Person(p.Reader, who.Kind, who.Level).String()) {
		t.Errorf("in Move it says %q, and does not name the %s", says, who.Kind)
	}
	p.apply(next.Command)
	p.whatNext()
	if then := p.session.Next(); then != nil && then.Command.Equal(&next.Command) {
		t.Error("after the deed it is still the next one")
	}
}

// In Hire it asks only for those who are there.
func TestWhatNextAsksForThoseWhoAreThere(t *testing.T) {
	for _, at := range []struct {
		doctors, others bool
		want            string
	}{{true, true, "next.hire"}, {true, false, "next.hire_doctor"}, {false, true, "next.hire_other"}} {
		p := sitChanged(t, nil, func(m *game.Match) {
			if !at.doctors {
				clear(m.State.Market.Residency)
			}
			if !at.others {
				m.State.Market.Orderlies = 0
				clear(m.State.Market.Nurses)
			}
		})
		p.apply(choose(game.Hire))
		if says := p.whatNext(); !strings.HasPrefix(says, p.T(at.want)) {
			t.Errorf("with doctors %v and others %v it says %q", at.doctors, at.others, says)
		}
	}
}

// A room that would have somebody treated at once is tried, too.
func TestWhatNextTriesBuilds(t *testing.T) {
	p := sit(t, 1, toMove()...)
	state := p.session.Match().State.Clone()
	me := &state.Players[0]
	me.Money, me.Turn = 40, game.Turn{}
	for space := range me.Clinic.Of(clinic.SupplyRoom).All() { // no room works any more
		*me.Clinic.At(space) = clinic.Tile{}
	}
	state.Pending = []game.Decision{{Kind: game.DecideBuild, Player: 0}}
	for p.session.Rules().StepOf(state).Name != string(game.DecideBuild) {
		state.Step--
	}
	p.session = session.New(game.NewMatch(p.session.Rules(), state), p.session.Seats(), nil)
	p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	says := p.whatNext()
	next := p.session.Next()
	if next == nil || next.Command.Type != game.BuildOne || next.After.Income() <= next.Before.Income() {
		t.Fatalf("the best deed is %+v, and it says %q", next, says)
	}
	if what := words.Thing(p.Reader, string(next.Command.Component.Kind)).String(); !strings.Contains(strings.ToLower(says), what) {
		t.Errorf("it says %q, and does not name the %s", says, what)
	}
}

// A player who does what a hint says, in whatever way, is told the rest of its plan by the line and by the next hint,
// without further thinking; a player who does something else is not.
func TestWhatNextGoesOnWithTheHintsPlan(t *testing.T) {
	p := sit(t, 1)
	p.tick()
	p.click(view.HintAsk)
	p.hinted()
	found := p.session.ThinkOfHint(0)
	if len(found.Plan) == 0 {
		t.Fatalf("the hint %+v plans nothing", found.Command)
	}
	p.apply(found.Command)
	says := p.whatNext()
	p.click(view.HintAsk)
	p.tick()
	h := p.table.Look.Hint
	if !h.Card() {
		t.Fatal("it thinks again")
	}
	if then := p.session.ThinkOfHint(0); !then.Command.Equal(&found.Plan[0]) {
		t.Errorf("the plan was %+v, and the next hint is %+v", found.Plan, then.Command)
	}
	if says == "" || !strings.HasPrefix(h.Title, strings.TrimSuffix(says, ".")) {
		t.Errorf("the line says %q, and the hint %q", says, h.Title)
	}
	p.session.Undo()
	other := game.Hire
	if found.Command.Action == other {
		other = game.Build
	}
	p.apply(choose(other))
	if planned := p.session.Planned(); planned.Type != "" {
		t.Errorf("after something else %+v is still planned", planned)
	}
}

// On a phone what a hint or the rest of its plan takes is in sight: nurses behind the page of doctors, and what lies on
// a page before the open one.
func TestAHintOpensThePageOfWhatItTakes(t *testing.T) {
	p := hold(t, 390, 844)
	p.touchAt()
	p.tap(view.HintAsk)
	p.hinted()
	p.tap(view.HintDo)
	p.touchAt()
	planned := p.session.Planned()
	if planned.Type != game.HireOne || planned.Kind != clinic.Nurse {
		t.Fatalf("the hint goes on with %+v", planned)
	}
	if _, there := p.table.Spot(thing.Numbered(thing.Nurse, planned.Slot)); !there {
		t.Error("the line says to hire a nurse, and none is in sight")
	}
	p = hold(t, 390, 844, choose(game.Admit))
	p.touchAt()
	p.table.OpenSegment("nurses")
	p.tap(view.HintAsk)
	from := p.hinted().From
	if _, there := p.table.Spot(from); from.Kind != thing.Appointment || !there {
		t.Errorf("%v is not in sight", from)
	}
}

// What a hint names is next, while the hint is shown and after it was closed.
func TestWhatNextSaysWhatAHintSays(t *testing.T) {
	p := sit(t, 1)
	p.tick()
	p.click(view.HintAsk)
	want := p.Texts.Sentence(p.hinted().Title)
	if says := p.whatNext(); says != want {
		t.Errorf("beside the hint it says %q, not %q", says, want)
	}
	p.click(view.HintNo)
	if says := p.whatNext(); says != want {
		t.Errorf("after the hint it says %q, not %q", says, want)
	}
}

// If nothing is left to do, the line says so, and Done is lit.
func TestWhatNextSaysThatNothingIsLeft(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	for p.session.Deciding(game.DecideBuild) {
		legal := p.session.Legal()
		if len(legal) == 0 || legal[0].Type != game.BuildOne {
			break
		}
		p.apply(legal[0])
	}
	want := p.T("next.nothing_left", ui.Data{"Done": p.T("button.done")})
	if says := p.whatNext(); says != want {
		t.Errorf("it says %q, not %q", says, want)
	}
}

// In Move it says that nothing is left once everybody stands as in the best plan.
func TestWhatNextKnowsThatMoveIsOver(t *testing.T) {
	p := sit(t, 1, toMove()...)
	if p.session.NothingLeft() {
		t.Fatal("nobody has moved, and nothing is left")
	}
	for range 20 {
		plan := p.session.BestMove()
		if len(plan.Commands) == 0 {
			break
		}
		p.apply(plan.Commands[0])
	}
	want := p.T("next.nothing_left", ui.Data{"Done": p.T("button.finish_move")})
	if says := p.whatNext(); says != want {
		t.Errorf("it says %q, not %q", says, want)
	}
}

// Nothing is said to be left only if nobody else can be treated: a patient, a doctor and a nurse were once ignored
// because the way is expensive. The card of Play Move names whom it leaves untreated.
func TestWhatNextNamesWhomTheBestMoveLeaves(t *testing.T) {
	for perPoint, worth := range map[int]bool{4: true, 1: false} { // units of time
		rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Numbers: map[string]int{"pre_admissions": 3, "score.time_per_point": perPoint}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Setenv("XDG_CONFIG_HOME", t.TempDir())
		m := game.NewMatch(rules, nil)
		until(m, game.DecideAction)
		for _, command := range toMove() {
			must(t, m, command)
		}
		people := &m.State.Players[0].Clinic.People
		for _, id := range [...]string{"p8", "p9"} {
			*people = append(*people, clinic.Person{ID: id, Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}})
		}
		p := &player{t: t, session: session.New(m, session.Seats{{Name: "Ada"}}, nil)}
		p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
		p.mouse.MouseInside = true
		p.tick()
		says := p.whatNext()
		nothing := p.T("next.nothing_left", ui.Data{"Done": p.T("button.finish_move")})
		switch dear := p.session.Dear(); {
		case worth:
			p.click(view.HintMove)
			leaves := p.T("proposal.leaves", ui.Data{"Who": words.Person(p.Reader, clinic.Patient, clinic.White)})
			if h := p.table.Look.Hint; h == nil || !strings.Contains(h.Text, strings.Fields(leaves)[0]) {
				t.Errorf("the card leaves somebody and says %+v, not %q", h, leaves)
			}
		case dear == nil || says == nothing || !strings.Contains(says, "time"):
			t.Errorf("somebody could be treated, %v, and it says %q", dear != nil, says)
		}
	}
}
