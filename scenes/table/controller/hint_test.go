package controller_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"clinic/assets/texts"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// hinted waits until the requested hint is found. It takes help where that is asked first.
func (p *player) hinted() *view.Hint {
	p.t.Helper()
	p.takesHelp()
	for range 3000 {
		p.tick()
		if h := p.table.Look.Hint; h.Card() {
			return h
		}
	}
	p.t.Fatal("no hint is found")
	return nil
}

// takesHelp takes help if the table asks whether to.
func (p *player) takesHelp() {
	p.t.Helper()
	p.tick()
	if _, asks := p.Seen().At["dialog.help"]; asks {
		p.ClickOn(p.t, "dialog.help")
	}
}

// wantsPlayed fails unless a command has been played since that version, which can be undone, and the hint is gone.
func (p *player) wantsPlayed(by string, version int) {
	p.t.Helper()
	if p.session.Version() == version {
		p.t.Errorf("%s plays nothing", by)
		return
	}
	if reason := p.session.MayUndo(); !reason.None() {
		p.t.Errorf("%s can't be taken back: %s", by, p.session.Sentence(p.Reader, reason))
	}
	if p.table.Look.Hint != nil {
		p.t.Errorf("after %s the hint stays", by)
	}
}

// A hint is requested and followed with the mouse; its piece and its place are ringed, it is recorded, and undo takes
// it back.
func TestAHintIsFollowedWithTheMouse(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.tick()
	p.click(view.HintAsk)
	p.takesHelp()
	if h := p.table.Look.Hint; h == nil || !h.Thinking && !h.Card() {
		t.Fatalf("after a click it thinks of %+v", h)
	}
	h := p.hinted()
	if h.Title == "" || h.Text == "" || h.From.None() {
		t.Errorf("the hint says %+v", h)
	}
	p.tick()
	if _, ringed := p.Seen().At["outlined/"+h.From.String()]; !ringed {
		t.Errorf("%v is not ringed: %v", h.From, p.Seen().At)
	}
	if aids := p.session.Table().Aids; aids.Hints != 1 {
		t.Errorf("noted are %+v", aids)
	}
	before := p.session.Version()
	p.click(view.HintDo)
	p.tick()
	p.wantsPlayed("a click", before)
	if reason := p.session.Undo(); !reason.None() || p.session.Table().Aids.Hints != 1 {
		t.Errorf("undo says %q, and noted are %+v", p.session.Sentence(p.Reader, reason), p.session.Table().Aids)
	}
}

// Before the first help in a solo game the player is told that it keeps the game out of the Hall of Fame, and may still
// decline; after it nothing is asked. Where the game isn't listed anyway, nothing is asked at all.
func TestTheFirstHelpIsAskedAbout(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	asks := func(p *player) bool {
		p.tick()
		_, asks := p.Seen().At["dialog.help"]
		return asks
	}
	p.tick()
	p.click(view.HintAsk)
	if !asks(p) || !strings.Contains(p.allSaid(), p.T("records.hall")) {
		t.Fatalf("before the first hint this is said: %s", p.allSaid())
	}
	p.Keys(ebiten.KeyEscape)
	if p.tick(); p.table.Look.Hint != nil || !p.session.Table().Aids.None() {
		t.Error("a player who declines is helped all the same")
	}
	p.click(view.HintAsk)
	p.hinted()
	p.click(view.HintNo)
	p.click(view.HintAsk)
	if asks(p) {
		t.Error("the second hint is asked about, too")
	}
	p = sit(t, 2)
	p.tick()
	if !p.session.MayHint() {
		t.Fatal("nobody may ask for a hint")
	}
	p.click(view.HintAsk)
	if asks(p) {
		t.Error("it is asked in a game of two, which is not listed anyway")
	}
}

// The same with keys, whose focus starts at the button that follows the hint, and Esc closes it; and with a finger on
// a phone.
func TestAHintIsFollowedWithKeysAndTouch(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	p.tick()
	p.key(ebiten.KeyI)
	p.hinted()
	p.key(ebiten.KeyEscape)
	if p.tick(); p.table.Look.Hint != nil {
		t.Error("Esc does not leave the hint")
	}
	p.key(ebiten.KeyI)
	p.hinted()
	before := p.session.Version()
	p.key(ebiten.KeyEnter)
	p.tick()
	p.wantsPlayed("Enter", before)

	for _, window := range [][2]int{{390, 844}, {844, 390}, {820, 1180}} {
		p := hold(t, window[0], window[1], choose(game.Build))
		p.touchAt()
		p.tap(view.HintAsk)
		p.hinted()
		before := p.session.Version()
		p.tap(view.HintDo)
		p.tick()
		p.wantsPlayed("a tap", before)
	}
}

// The gamepad reaches the button with the focus.
func TestAHintIsFollowedWithTheGamepad(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	button := p.pad()
	button(input.PadRT)
	for range 12 { // along the tray to below the button, and up
		for _, b := range [...]input.PadButton{input.PadRight, input.PadUp} {
			if p.table.Look.Focus != view.HintAsk {
				button(b)
			}
		}
	}
	if p.table.Look.Focus != view.HintAsk {
		t.Fatalf("the focus comes to %v", p.table.Look.Focus)
	}
	button(input.PadA)
	p.hinted()
	before := p.session.Version()
	button(input.PadA)
	p.wantsPlayed("A", before)
}

// "Why?" shows the round before and after, and leads back.
func TestWhyAHint(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	p.tick()
	p.click(view.HintAsk)
	p.hinted()
	found := p.session.ThinkOfHint(0)
	p.click(view.HintWhy)
	if _, open := p.Seen().At["dialog.back"]; !open {
		t.Fatalf("nothing is said: %v", p.Seen().At)
	}
	said, differs := p.allSaid(), 0
	for _, row := range [...]struct {
		id            string
		before, after int
		say           func(int) string
	}{
		{"hint.money_after", found.Before.Coming.Money, found.After.Coming.Money, p.Texts.Dollars},
		{"hint.popularity_after", found.Before.Coming.Popularity, found.After.Coming.Popularity, p.Texts.Number},
		{"hint.time_after", found.Before.Time, found.After.Time, p.Texts.Number},
	} {
		if row.before != row.after {
			differs++
		}
		if listed := strings.Contains(said, p.T(row.id)); listed != (row.before != row.after) || listed && !strings.Contains(said, p.Texts.Arrows(row.say(row.before), row.say(row.after))) {
			t.Errorf("from %d to %d, and %q is listed: %v in %q", row.before, row.after, p.T(row.id), listed, said)
		}
	}
	if differs == 0 {
		t.Error("the hint changes nothing")
	}
	p.ClickOn(t, "dialog.back")
	if p.tick(); !p.table.Look.Hint.Card() {
		t.Error("it does not lead back to the hint")
	}
	p.click(view.HintNo)
	if p.tick(); p.table.Look.Hint != nil || !p.session.Deciding(game.DecideHire) {
		t.Error("No does not close it")
	}
}

// "Do it" is the main answer of "Why?" as it is that of the card: Enter gives it.
func TestWhyAHintHasTheMainButtonOfItsCard(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	p.tick()
	p.click(view.HintAsk)
	p.hinted()
	before := p.session.Version()
	p.click(view.HintWhy)
	p.Wait(40)
	p.Keys(ebiten.KeyEnter)
	p.wantsPlayed("Enter", before)
}

// In Move the reason is who can be treated; "Why?" repeats it, and lists what Business pays without the hint and with
// it.
func TestWhyAWalkSaysWhatItPays(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.tick()
	p.click(view.HintAsk)
	shown := p.hinted()
	found := p.session.ThinkOfHint(0)
	if found == nil || !found.Known || found.After.Income() <= found.Before.Income() {
		t.Fatalf("the hint is %+v, which pays nothing", shown)
	}
	if !strings.Contains(shown.Text, "treat the") {
		t.Errorf("the reason of %q is %q", shown.Title, shown.Text)
	}
	p.click(view.HintWhy)
	said := p.allSaid()
	pays := p.Texts.Arrows(p.Texts.Dollars(found.Before.Income()), p.Texts.Dollars(found.After.Income()))
	for _, want := range [...]string{shown.Title, shown.Text, pays} {
		if !strings.Contains(said, want) {
			t.Errorf("Why? does not say %q, but %s", want, said)
		}
	}
}

// allSaid returns all text on the screen.
func (p *player) allSaid() (said string) {
	for _, ink := range p.Seen().Inks {
		said += ink.Text + " "
	}
	return said
}

// In games played by hints alone, each hint, of every kind, has a reason in the game's terms. A hint with which the
// round ends worse says what it is for, and none makes the round end with less popularity if something else is nearly
// as good.
func TestEveryHintHasAReason(t *testing.T) {
	var all []string
	for _, e := range extensions.All() {
		if !e.Variant && len(e.Excludes) == 0 {
			all = append(all, e.ID)
		}
	}
	for _, at := range [...]struct {
		config game.Config
		rounds int
		kinds  []game.CommandType
	}{
		{game.Config{Seed: 8}, 4, []game.CommandType{game.TakeBonus, game.ChooseGoal, game.ChooseAction, game.BuildOne, game.HireOne, game.AdmitOne, game.MoveOne, game.Done}},
		{game.Config{Seed: 29}, 6, []game.CommandType{game.MoveOne}},
		{game.Config{Seed: 3, Extensions: all}, 2, []game.CommandType{game.ChooseAction, game.MoveOne}},
	} {
		p := unset(t, at.config)
		var now time.Time
		p.session.ThinkBy(func() time.Time { now = now.Add(4 * time.Millisecond); return now })
		kinds := map[game.CommandType]int{}
		for i := 0; i < 600 && !p.session.Over() && p.session.State().Round <= at.rounds; i++ {
			if p.toldAll(); p.session.Over() {
				break
			}
			p.click(view.HintAsk)
			h, found := p.hinted(), p.session.ThinkOfHint(0)
			kinds[found.Command.Type]++
			if h.Text == "" {
				t.Errorf("round %d, %s: %q has no reason", p.session.State().Round, p.session.Decision().Kind, h.Title)
			}
			if rounds := p.session.Context().RoundsAhead() - 1; found.Loses && rounds > 0 {
				if !strings.Contains(h.Text, p.T("hint.later", ui.Data{"Count": rounds})) {
					t.Errorf("%q has the round end worse, and says %q", h.Title, h.Text)
				}
			}
			if len(h.Chips) > 0 && h.Of == "" {
				t.Errorf("%q does not say what its numbers count", h.Title)
			}
			if left := p.session.Rules().Numbers[game.ActionSteps] - p.session.Rules().StepOf(p.session.State()).Number; found.Loses && left > 0 && h.Of != p.T("hint.chips_alone") {
				t.Errorf("%q has the round end worse before %d more actions, and its numbers count %q", h.Title, left, h.Of)
			}
			p.wantsOwnRooms(h, found)
			p.wantsMoreBehindWhy(h, found)
			p.wantsOwnDoctor(h, found)
			p.wantsOwnPatient(h, found)
			if strings.Contains(h.Text, p.firstSentence("tip.does.laboratory")) {
				t.Errorf("%q says how many there are, not why: %q", h.Title, h.Text)
			}
			if found.Command.Type == game.Done && len(p.session.Legal()) == 1 && h.Text != p.T("hint.nothing_left") {
				t.Errorf("nothing else is possible, and the hint says %q", h.Text)
			}
			if v := p.session.FollowHint(); !v.Legal() {
				t.Fatalf("%q is refused: %s", h.Title, p.session.Sentence(p.Reader, v.Refusal))
			}
			p.session.Happened()
			p.tick()
		}
		for _, kind := range at.kinds {
			if kinds[kind] == 0 {
				t.Errorf("no hint was to %s: %v", kind, kinds)
			}
		}
	}
}

// A hint to choose a goal that counts cured patients says out of how many: nearly all that come, or more than enough.
func TestAHintForAGoalSaysHowManyPatientsCome(t *testing.T) {
	p := unset(t, game.Config{Seed: 1})
	for !p.session.Deciding(game.DecideGoal) {
		p.session.Apply(p.session.Legal()[0])
	}
	p.tick()
	p.click(view.HintAsk)
	h, found := p.hinted(), p.session.ThinkOfHint(0)
	come := words.PatientsToCome(p.Reader, p.session.Context(), found.Command.Choice)
	if come == "" || !strings.Contains(h.Text, come) {
		t.Errorf("%q, because: %q", h.Title, h.Text)
	}
}

// A hint to build a hub says that it opens a service only if it does, and promises patients only while some come; so
// does one to hire a doctor.
func TestAHintPromisesOnlyWhatComes(t *testing.T) {
	hub := func(service clinic.Service) game.Command {
		return game.Command{Type: game.BuildOne, Component: clinic.Component{Kind: clinic.Hub, Service: service, Space: clinic.Space{Floor: 1}}}
	}
	doctor := game.Command{Type: game.HireOne, Kind: clinic.Doctor}
	opens, more := "You may then admit patients of Cardiology", "The next patients will need one more."
	p := sit(t, 1)
	other := p.session.Context().Market().Appointments[1].Service
	opens = strings.Replace(opens, "Cardiology", words.Service(p.Reader, other).String(), 1)
	for _, at := range []struct {
		empty   bool
		command game.Command
		says    string
		never   string
	}{
		{false, hub(other), opens, "queue point"},
		{false, hub(clinic.Psychiatry), "queue point", "service"},
		{true, hub(other), "queue point", opens},
		{false, doctor, more, "\x00"},
		{true, doctor, "A doctor treats one patient a round", more},
	} {
		p := sitChanged(t, nil, func(m *game.Match) {
			if at.empty {
				clear(m.State.Market.PatientBag[:])
				for i := range m.State.Market.Appointments {
					m.State.Market.Appointments[i].Patients = [len(m.State.Market.Appointments[i].Patients)]clinic.Level{}
				}
			}
		})
		if said := controller.ReasonFor(p.session, at.command); !strings.Contains(said, at.says) || strings.Contains(said, at.never) {
			t.Errorf("with nobody left %v, %s %s: %q", at.empty, at.command.Type, at.command.Component.Service, said)
		}
	}
}

// firstSentence returns the first sentence of a text.
func (p *player) firstSentence(id string) string {
	return texts.First(p.T(id, words.Numbers(p.session.Rules())))
}

// wantsOwnDoctor reports a hint that leads a doctor somewhere, and then speaks of another one of that level as if it
// were the same.
func (p *player) wantsOwnDoctor(h *view.Hint, found *session.Hint) {
	p.t.Helper()
	led := p.session.Context().Clinic().Person(found.Command.Person)
	if found.Command.Type != game.MoveOne || led == nil || led.Kind != clinic.Doctor {
		return
	}
	for _, board := range found.After.Boards {
		for _, t := range board.Treatments {
			if slices.Contains(t.Doctors, led.ID) {
				return
			}
		}
	}
	if yours, _, _ := strings.Cut(p.T("hint.treats", ui.Data{"Doctor": words.Person(p.Reader, led.Kind, led.Level), "Who": "|", "Income": 0}), " the |"); strings.Contains(h.Text, yours) {
		p.t.Errorf("%q treats nobody, and it says %q", h.Title, h.Text)
	}
}

// wantsOwnPatient reports a hint that admits a patient, or leads somebody, and says of its own deed that somebody else
// is treated.
func (p *player) wantsOwnPatient(h *view.Hint, found *session.Hint) {
	p.t.Helper()
	_, treats, _ := strings.Cut(p.T("hint.treats", ui.Data{"Doctor": "|", "Who": "|", "Income": 0}), "|")
	treats, _, _ = strings.Cut(treats, "|")
	_, who, treated := strings.Cut(h.Text, treats)
	c := p.session.Context()
	row := c.Market().RowAt(found.Command.From)
	switch {
	case !treated:
	case found.Command.Type == game.AdmitOne && row != nil:
		if own := words.Person(p.Reader, clinic.Patient, row.Patients[found.Command.From.Space]).String(); !strings.HasPrefix(who, own) {
			p.t.Errorf("%q is about the %s, and says %q", h.Title, own, h.Text)
		}
	case found.Command.Type == game.MoveOne && len(found.Plan) > 0:
		for _, board := range found.After.Boards {
			for _, t := range board.Treatments {
				if t.Patient == found.Command.Person || slices.Contains(t.Doctors, found.Command.Person) || slices.Contains(t.Nurses, found.Command.Person) {
					return
				}
			}
		}
		p.t.Errorf("%q takes part in no treatment, and says %q", h.Title, h.Text)
	}
}

// wantsOwnRooms reports a hint that says of its own deed that a room starts to work although only the rest of its
// plan starts it.
func (p *player) wantsOwnRooms(h *view.Hint, found *session.Hint) {
	p.t.Helper()
	rooms := func(state *game.State) (game.Context, clinic.Spaces) {
		c := game.Context{Rules: p.session.Rules(), State: state, Player: p.session.Viewer()}
		return c, c.FunctionalRooms()
	}
	_, alone := rooms(found.Alone)
	then, planned := rooms(found.Then)
	for room := range (planned &^ alone).All() {
		data := ui.Data{
			"Room": words.Thing(p.Reader, string(then.Clinic().At(room).Kind)), "Where": p.T("table.floor", ui.Data{"Number": int(room.Floor)}),
			"Count": then.Number(game.ScoreRoom) + int(room.Floor),
		}
		for _, id := range [...]string{"hint.works", "hint.works_new"} {
			if strings.Contains(h.Text, p.T(id, data)) {
				p.t.Errorf("%q says of its own deed what is planned after it: %q", h.Title, h.Text)
			}
		}
	}
}

// wantsMoreBehindWhy reports a "Why?" that leads to nothing beyond what the card says.
func (p *player) wantsMoreBehindWhy(h *view.Hint, found *session.Hint) {
	p.t.Helper()
	if _, asks := p.table.Spot(view.HintWhy); !asks || !found.Known {
		return
	}
	p.click(view.HintWhy)
	if _, lists := p.Seen().At["dialog.line.0"]; !lists {
		p.t.Errorf("Why? says nothing about %q that its card doesn't", h.Title)
	}
	p.ClickOn(p.t, "dialog.back")
	p.tick()
}

// If a plan builds a room after what a hint does, the hint says that it comes later.
func TestAHintSaysWhichRoomComesLater(t *testing.T) {
	said := 0
	for seed := uint64(1); seed <= 6 && said == 0; seed++ {
		p := unset(t, game.Config{Seed: seed})
		var now time.Time
		p.session.ThinkBy(func() time.Time { now = now.Add(4 * time.Millisecond); return now })
		for p.session.State().Round < 2 {
			p.tick()
			p.click(view.HintAsk)
			h, found := p.hinted(), p.session.ThinkOfHint(0)
			p.wantsOwnRooms(h, found)
			if later, _, _ := strings.Cut(p.T("hint.works_later", ui.Data{"Room": words.Thing(p.Reader, "treatment_room"), "Where": "|", "Count": 2}), " get "); strings.Contains(h.Text, later) {
				said++
			}
			p.session.FollowHint()
			p.session.Happened()
			p.tick()
		}
	}
	if said == 0 {
		t.Error("no hint says so")
	}
}

// If the line above the tray names a deed and the hint another one with which the round ends worse, the card says
// what becomes of the first.
func TestAHintTellsOfWhatItLeavesAside(t *testing.T) {
	told := map[string]int{}
	for _, seed := range [...]uint64{6, 7} {
		p := unset(t, game.Config{Seed: seed})
		var now time.Time
		p.session.ThinkBy(func() time.Time { now = now.Add(4 * time.Millisecond); return now })
		for p.session.State().Round < 2 {
			p.whatNext()
			next := p.session.Next()
			p.click(view.HintAsk)
			h, found := p.hinted(), p.session.ThinkOfHint(0)
			does := append([]game.Command{found.Command}, found.Plan...)
			if found.Loses && p.session.Deciding(game.DecideAction) && next != nil && next.Command.Type != "" &&
				!slices.ContainsFunc(does, func(c game.Command) bool { return c.Type == next.Command.Type }) {
				step := p.session.Rules().StepOf(p.session.State())
				want := p.T("hint.rather", ui.Data{"What": "|"})
				if left := p.session.Rules().Numbers[game.ActionSteps] - step.Number; left > 0 {
					want = p.T("hint.actions_left", ui.Data{"What": "|", "Count": left})
				}
				if want, _, _ = strings.Cut(want, "|"); !strings.Contains(h.Text, want) {
					t.Errorf("seed %d, %s: %q leaves %+v aside, and says %q", seed, step.Key, h.Title, next.Command, h.Text)
				}
				told[want]++
			}
			if v := p.session.FollowHint(); !v.Legal() {
				t.Fatalf("%q is refused: %s", h.Title, p.session.Sentence(p.Reader, v.Refusal))
			}
			p.session.Happened()
			p.tick()
		}
	}
	if len(told) < 2 {
		t.Errorf("only this was told: %v", told)
	}
}

// A hint ends with any deed, at the same moment: its card is gone while the deed is still animated.
func TestAHintEndsWithWhatIsDone(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.tick()
	p.click(view.HintAsk)
	p.takesHelp()
	if said := p.table.Explain(thing.Of(thing.Next)); said != p.T("hint.thinks") {
		t.Errorf("while it is thought about the line says %q", said)
	}
	p.hinted()
	if said := p.table.Explain(thing.Of(thing.Next)); said == p.T("hint.thinks") {
		t.Error("it is found, and the line says that it is thought about")
	}
	p.drag(thing.ToBuild("treatment_room", clinic.NoService), thing.InSpace(clinic.Space{}))
	if p.table.Look.Hint != nil {
		t.Error("the hint stays after a deed by hand")
	}
	p.Wait(30)
	p.click(view.HintAsk)
	p.hinted()
	p.KeysWith(input.Devices{Control: true}, ebiten.KeyZ)
	if p.table.Look.Hint != nil {
		t.Error("the hint stays after undo")
	}
}

// unset returns a table at which a solo player begins the setup.
func unset(t *testing.T, config game.Config) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	config.Players, config.Layouts = 1, []string{"white"}
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, session: session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ada"}}, nil)}
	p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	return p
}

// No hint can be requested for a bot, or in a lesson.
func TestNoHintForABot(t *testing.T) {
	p := sitAmong(t, bot.Intern)
	if p.tick(); p.session.MayHint() {
		t.Error("a hint may be asked for a bot")
	}
	if _, there := p.table.Spot(view.HintAsk); there {
		t.Error("the button is there")
	}
}

// The card of a hint lies inside the clinic's part of a usual window, where it hides no person.
func TestTheCardOfAHintHidesNobody(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.tick()
	p.click(view.HintAsk)
	p.hinted()
	card := p.rect(thing.Of(thing.Hint))
	if card.W == 0 || card.Intersect(p.table.ClinicArea()).W < card.W-1 {
		t.Errorf("the card lies at %v", card)
	}
	for _, spot := range p.table.Spots() {
		if in := card.Intersect(spot.Rect); spot.Thing.Kind == thing.Person && in.W > 0 && in.H > 0 {
			t.Errorf("it hides %s", spot.Thing)
		}
	}
}
