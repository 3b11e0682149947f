package controller_test

import (
	"fmt"
	"image/color"
	"reflect"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/market"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/extensionui"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// What a line of the question puts into the hand is drawn at no hand until the pointer is there, least of all in the
// corner of the window.
func TestNoHandIsInTheCornerAfterTheQuestion(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	p := hold(t, 390, 844, toMove()...)
	p.Wait(40)
	p.tap(thing.Of(thing.Done))
	p.Wait(40)
	corner := func() (all []color.RGBA) {
		picture := p.Picture()
		for y := range 24 {
			for x := range 12 {
				all = append(all, picture.RGBAAt(x, y))
			}
		}
		return all
	}
	asked := p.Seen().At["dialog.line.0"]
	p.tapAt(asked[0]+asked[2]/2, asked[1]+asked[3]/2)
	for range 60 {
		p.tick()
	}
	if p.table.Look.Held.Empty() {
		t.Fatal("nothing is in the hand")
	}
	with := corner()
	p.key(ebiten.KeyEscape)
	for range 60 {
		p.tick()
	}
	if without := corner(); !slices.Equal(with, without) {
		t.Error("a hand is drawn in the corner")
	}
}

// B21: the counter of Build and the question before its end say the same: only a supply room is left.
func TestCounterAndQuestionAgree(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.drag(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService), thing.InSpace(p.placeForTreatment(true)))
	p.drag(thing.ToBuild(clinic.Garden, clinic.NoService), thing.InSpace(clinic.Space{X: 3}))
	if got := p.session.Reminders(); len(got) != 1 || !reflect.DeepEqual(got[0], session.Reminder{What: session.OnTopLeft, Component: clinic.SupplyRoom}) {
		t.Fatalf("after a treatment room and a garden: %+v", got)
	}
	if count, onTop := p.session.Context().BuildsLeft(); count != 0 || onTop != clinic.SupplyRoom {
		t.Errorf("the counter says %d and %q", count, onTop)
	}
	p.click(thing.Of(thing.Done))
	p.ClickOn(t, "dialog.line.0")
	if card := thing.ToBuild(clinic.SupplyRoom, clinic.NoService); p.table.Look.Led != card || !p.session.Deciding(game.DecideBuild) {
		t.Errorf("a click on the line leads to %v", p.table.Look.Led)
	}
	if p.table.Look.Taken != thing.ToBuild(clinic.SupplyRoom, clinic.NoService) {
		t.Errorf("in the hand is %v", p.table.Look.Taken)
	}
	for _, command := range p.session.Legal() {
		if command.Type == game.BuildOne && command.Component.Kind == clinic.SupplyRoom {
			p.click(thing.InSpace(command.Component.Space))
			break
		}
	}
	if !p.table.Look.Led.None() {
		t.Error("what one was led to stays lit")
	}
	p.click(thing.Of(thing.Done))
	if p.session.Deciding(game.DecideBuild) {
		t.Error("with nothing left it still asks")
	}
}

// placeForTreatment returns a legal place on Floor 0 for a treatment room, one where it would lack a supply room or
// one where it wouldn't.
func (p *player) placeForTreatment(lacks bool) clinic.Space {
	for _, command := range p.session.Legal() {
		if at := command.Component.Space; command.Type == game.BuildOne && command.Component.Kind == clinic.TreatmentRoom && at.Floor == 0 && at != (clinic.Space{X: 3}) {
			if p.session.Foresee(command).After.Players[0].Clinic.Functional(at).NeedsSupply == lacks {
				return at
			}
		}
	}
	p.t.Fatal("there is no such place")
	return clinic.Space{}
}

// The focus ring around a line of the question is complete.
func TestTheRingAroundALineIsWhole(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.click(thing.Of(thing.Done))
	for range 4 {
		p.key(ebiten.KeyTab, ebiten.KeyTab, ebiten.KeyTab)
		line, focus := p.Seen().At["dialog.line.0"], p.Seen().At[ui.FocusLandmark]
		if focus[0] != line[0] || focus[1] != line[1] {
			continue
		}
		picture := p.Picture()
		x, y := int(line[0]+line[2]/2), int(line[1]+line[3]/2)
		inside := picture.RGBAAt(int(line[0])-10, y)
		for _, at := range [][2]int{{int(line[0]) - 3, y}, {int(line[0]+line[2]) + 3, y}, {x, int(line[1]) - 3}, {x, int(line[1]+line[3]) + 3}} {
			if picture.RGBAAt(at[0], at[1]) == inside {
				t.Errorf("at %v of the line %v there is no ring", at, line)
			}
		}
		return
	}
	t.Errorf("the focus never comes to the line: %v", p.Seen().At)
}

// A line of the question closes it, and leads to the person: in sight and lit. The view moves only if the person was
// out of sight.
func TestALineOfTheQuestionLeadsToThePerson(t *testing.T) {
	p := sit(t, 1, toMove()...)
	room := clinic.Space{X: 1, Y: 1}
	for _, person := range p.me().Clinic.People {
		if person.Kind == clinic.Patient {
			p.apply(p.session.Person(person.ID).To(room).Command)
		}
	}
	p.tick()
	p.table.Pan(900, 700)
	p.click(thing.Of(thing.Done))
	reminders := p.session.Reminders()
	told := map[string]bool{}
	for i, r := range reminders {
		if told[r.Person] {
			t.Errorf("line %d names %s again", i, r.Person)
		}
		told[r.Person] = true
	}
	outside, last := len(reminders)-1, 0 // the patient in the room comes first, as the worst
	for _, line := range []int{outside, last} {
		if line == last {
			p.key(ebiten.KeyEscape) // the person who could come is in the hand
			p.click(thing.Of(thing.Done))
		}
		p.ClickOn(t, fmt.Sprintf("dialog.line.%d", line))
		led := thing.Somebody(reminders[line].Person)
		if p.table.Look.Led != led || !p.session.Deciding(game.DecideMove) {
			t.Fatalf("the line of %s leads to %v", reminders[line].Person, p.table.Look.Led)
		}
		x, y := p.place(led)
		area := p.table.ClinicArea()
		if _, lit := p.Seen().At["led"]; !lit || line == last && !area.Inset(100).Contains(x, y) {
			t.Errorf("line %d: the person is not in sight: %v, %v of %v", line, x, y, area)
		}
	}
	p.click(thing.Of(thing.Whole))
	p.Wait(40)
	before := p.sees()
	p.key(ebiten.KeyEscape)
	p.click(thing.Of(thing.Done))
	p.ClickOn(t, fmt.Sprintf("dialog.line.%d", last))
	if p.Wait(40); p.sees() != before {
		t.Errorf("the view moves from %v to %v, to whom is in sight", before, p.sees())
	}
	if reminders[last].What != session.Untreated || !p.table.Look.Space[room.Index()].Reached {
		t.Errorf("who could come to %+v is not shown the way there", reminders[last])
	}
}

// If one doctor could treat either of two patients, the row of one says who could come to help, and that of the other
// who could come instead.
func TestRowsThatExcludeEachOtherSaySo(t *testing.T) {
	room, outside := clinic.In(clinic.Space{X: 1, Y: 1}), clinic.Place{Area: clinic.Waiting}
	p := sitChanged(t, nil, func(m *game.Match) {
		for _, command := range toMove() {
			must(t, m, command)
		}
		m.State.Players[0].Clinic.People = []clinic.Person{
			{ID: "p1", Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: room},
			{ID: "p2", Kind: clinic.Patient, Level: clinic.Orange, Service: clinic.Psychiatry, At: room},
			{ID: "d1", Kind: clinic.Doctor, Level: clinic.White, At: room},
			{ID: "n1", Kind: clinic.Nurse, At: outside}, {ID: "n2", Kind: clinic.Nurse, At: outside},
		}
	})
	patients := []string{"p1", "p2"}
	help, said := p.session.Help(), 0
	for _, patient := range patients {
		by, wanted, could := p.session.Instead(help, patient)
		if could && (!wanted || len(by.Doctors) != 1 || by.Time == 0 || by.Money == 0) {
			t.Errorf("for %s could come instead %+v, who is wanted: %v", patient, by, wanted)
		}
		said += map[bool]int{true: 1}[could]
	}
	if said != 1 {
		t.Fatalf("somebody could come instead to %d patients", said)
	}
	p.tick()
	p.click(thing.Of(thing.Done))
	p.tick()
	rows := ""
	for _, ink := range p.Seen().Inks {
		rows += ink.Text + " "
	}
	if !strings.Contains(rows, "Could come to help") || !strings.Contains(rows, "Could come here instead") {
		t.Errorf("the rows say %s", rows)
	}
}

// A row of the question takes the person who could come into the hand, and the places glow: by its number, by Enter,
// by mouse and by finger.
func TestARowOfTheQuestionTakesWhoCouldCome(t *testing.T) {
	takes := func(p *player, how string) {
		t.Helper()
		if l := &p.table.Look; l.Taken.Kind != thing.Person || !slices.ContainsFunc(l.Space[:], func(s view.SpaceLook) bool { return s.Reached }) {
			t.Errorf("%s: in the hand is %v, and no place glows", how, l.Taken)
		}
	}
	for how, take := range map[string]func(p *player){
		"its number": func(p *player) { p.key(ebiten.Key1) }, "Enter": func(p *player) { p.key(ebiten.KeyEnter) },
		"mouse": func(p *player) { p.ClickOn(t, "dialog.line.0") },
	} {
		p := sit(t, 1, toMove()...)
		p.Wait(40)
		p.click(thing.Of(thing.Done))
		take(p)
		p.tick()
		takes(p, how)
	}
	p := hold(t, 390, 844, toMove()...)
	p.Wait(40)
	p.tap(thing.Of(thing.Done))
	at := p.Seen().At["dialog.line.0"]
	p.tapAt(at[0]+at[2]/2, at[1]+at[3]/2)
	takes(p, "a finger")
}

// The total of what would be lost stands apart from the lines that scroll above it.
func TestTheTotalOfTheQuestionStandsApart(t *testing.T) {
	p := hold(t, 390, 844, toMove()...)
	p.Wait(40)
	p.tap(thing.Of(thing.Done))
	seen := p.Seen().At
	lines, total := seen["dialog.lines"], seen["dialog.stakes"]
	if lines[3] == 0 || total[3] == 0 {
		t.Fatalf("the lines are at %v, their total at %v", lines, total)
	}
	if apart := total[1] - lines[1] - lines[3]; apart < 8 {
		t.Errorf("the total stands %.0f below the lines", apart)
	}
}

// However many lines the question has, its answers stand in the same place; and Enter gives the main one, also after
// a press beside it.
func TestTheAnswersOfTheQuestionStandStill(t *testing.T) {
	var answers [][4]float64
	for _, commands := range [][]game.Command{{choose(game.Build)}, toMove()} {
		p := sit(t, 1, commands...)
		p.Wait(40)
		p.click(thing.Of(thing.Done))
		p.tick()
		at, there := p.Seen().At["dialog.done"]
		if !there {
			t.Fatal("there is no question")
		}
		answers = append(answers, at)
		p.move(30, 400)
		p.press()
		p.release()
		before := p.session.Version()
		p.key(ebiten.KeyEnter)
		if _, asks := p.Seen().At["dialog.done"]; asks || p.session.Version() != before {
			t.Error("Enter does not go on with the step after a press beside the question")
		}
		p.click(thing.Of(thing.Done))
		p.KeysWith(input.Devices{Control: true}, ebiten.KeyEnter)
		if p.session.Version() == before {
			t.Error("Enter with Ctrl does not end the step")
		}
	}
	if answers[0] != answers[1] {
		t.Errorf("Done stands at %v", answers)
	}
}

// B20: the card of a helipad says what it costs where it may lie, as its tip does.
func TestTheHelipadsCardSaysWhatItCosts(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	helipad := thing.ToBuild(clinic.Helipad, clinic.NoService)
	if card, tip := p.written(helipad), p.table.Explain(helipad); !slices.Contains(card, "3") || !strings.Contains(tip, "$3;") {
		t.Errorf("the card says %q, the tip %q", card, tip)
	}
}

// B51: the tip of the appointments says when the last patients come, but only if that is soon.
func TestTheLastPatientsAreAnnounced(t *testing.T) {
	p := sit(t, 1)
	appointments := thing.Named(thing.Panel, "appointments")
	bag := p.session.State().Market.Arrivals()
	*bag = market.Bag{clinic.White: 40}
	if tip := p.table.Explain(appointments); strings.Contains(tip, "nobody new comes") {
		t.Errorf("with 40 in the bag: %s", tip)
	}
	*bag = market.Bag{clinic.White: 7}
	if tip := p.table.Explain(appointments); !strings.Contains(tip, "7 patients are left in the bag. If everybody keeps admitting, it will be empty after about round II") {
		t.Errorf("with 7 in the bag: %s", tip)
	}
	*bag = market.Bag{}
	if tip := p.table.Explain(appointments); !strings.Contains(tip, "The bag is empty") {
		t.Errorf("without anybody in the bag: %s", tip)
	}
}

// B88, B43: each goal says what counts, each bonus what it is good for, and a hire the order of the levels.
func TestTipsOfChoicesDiffer(t *testing.T) {
	p := sit(t, 1)
	said := map[string]string{}
	tells := func(id string) {
		text := p.T(id)
		if !p.Texts.Has(id) || said[text] != "" {
			t.Errorf("%s says nothing of its own: %q", id, text)
		}
		said[text] = id
	}
	for _, goal := range p.session.Rules().Goals() {
		tells("tip.goal." + goal)
	}
	for _, bonus := range []string{"money", "nurse", "orderly", "yellow_doctor", "parking_lot", "garden", "conveyors"} {
		tells("tip.bonus." + bonus)
	}
	if tip := p.table.Explain(thing.Numbered(thing.Residency, 0)); !strings.Contains(tip, "white, yellow, orange, red") {
		t.Errorf("the order of the levels is not told: %q", tip)
	}
}

// Walks are in the log with their time, and purchases with their price.
func TestTheLogTellsWhatThingsCost(t *testing.T) {
	p := sit(t, 1, toMove()...)
	side := panels.Side{Made: panels.Made{Shown: &p.table.Shown}}
	for _, test := range []struct {
		event game.Event
		want  string
	}{
		{game.Event{Type: game.PersonMoved, Kind: clinic.Doctor, Level: clinic.White, To: clinic.In(clinic.Space{X: 1, Y: 1}), Time: 2}, "Ada: white doctor to the treatment room, 2 time"},
		{game.Event{Type: game.ComponentBuilt, Component: clinic.Component{Kind: clinic.Garden}, Money: -2}, "Ada built: Garden for $2"},
		{game.Event{Type: game.ComponentBuilt, Component: clinic.Component{Kind: clinic.Garden}}, "Ada built: Garden"},
	} {
		if got := side.SentenceOf(&test.event); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// The trophy opens the score sheet at any time, in solo games and with others.
func TestTheTrophyOpensTheScoreSheet(t *testing.T) {
	for _, players := range []int{1, 2} {
		p := sit(t, players)
		opened := 0
		p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{Scores: func() scenes.Scene { opened++; return p.table }})
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
		p.click(thing.Of(thing.Score))
		if opened != 1 {
			t.Errorf("with %d players the trophy opens the sheet %d times", players, opened)
		}
	}
}

// B21: if no room lacks a supply room, a Build ends without a question about another one.
func TestNoSupplyRoomIsAskedForThatNoRoomLacks(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.drag(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService), thing.InSpace(p.placeForTreatment(false)))
	p.drag(thing.ToBuild(clinic.Garden, clinic.NoService), thing.InSpace(clinic.Space{X: 3}))
	if count, onTop := p.session.Context().BuildsLeft(); count != 0 || onTop != clinic.SupplyRoom {
		t.Fatalf("left are %d and %q", count, onTop)
	}
	if p.click(thing.Of(thing.Done)); p.session.Deciding(game.DecideBuild) {
		t.Errorf("it asks %+v", p.session.Reminders())
	}
}

// B88: a goal that was chosen with the game is shown from the start, before its step comes.
func TestAGoalChosenWithTheGameIsSeenFromTheStart(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Goal: game.GoalManyPatients}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, session: session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ada"}}, nil)}
	p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.tick()
	if said := strings.Join(p.written(thing.Named(thing.Panel, "goal")), " "); p.me().Goal != "" || !strings.Contains(said, "patients") {
		t.Errorf("with the goal %q the panel says %q", p.me().Goal, said)
	}
}

// The row about a part that could still be built leads to the shelf, and leaves the choice to the player.
func TestTheRowAboutPartsLeadsToTheShelf(t *testing.T) {
	p := hold(t, 390, 844, choose(game.Build))
	p.table.ShowTab(panels.TabTown)
	p.tick()
	p.tap(thing.Of(thing.Done))
	p.Tap(t, "dialog.line.0")
	p.touchAt()
	if led := p.table.Look.Led; led.Kind != thing.Component || p.table.OpenTabNow() != panels.TabHand || !p.table.Look.Taken.None() {
		t.Errorf("it leads to %v in tab %q, and %v is taken", led, p.table.OpenTabNow(), p.table.Look.Taken)
	}
	if _, there := p.Seen().At["led"]; !there {
		t.Error("nothing is ringed")
	}
}

// A player who is asked about a queue point that is left sees the patient who can still come in; nobody is asked
// about a patient whom Chief, too, would leave.
func TestAQueuePointThatIsLeftShowsWhoCanComeIn(t *testing.T) {
	for level, wanted := range map[clinic.Level]bool{clinic.Yellow: true, clinic.Red: false} {
		p := sitChanged(t, nil, func(m *game.Match) {
			m.State.Market.Row(clinic.Psychiatry).Patients[0] = level
			for i := range m.State.Players[0].Clinic.People {
				m.State.Players[0].Clinic.People[i].Level = clinic.Yellow
			}
			must(t, m, choose(game.Admit))
		})
		want := extensionui.PieceOf(clinic.Patient, level).Picture()
		if got := controller.RemindedBy(p.session); (len(got) == 1 && got[0] == want) != wanted {
			t.Errorf("%s patient pictured: %v of %v, want %v", level, want, got, wanted)
		}
	}
}

// What the question leads to is in sight on a phone, too: its tab opens.
func TestThePlaceOfAReminderIsOpenedOnAPhone(t *testing.T) {
	p := hold(t, 390, 844, toMove()...)
	for what, landmark := range map[thing.Thing]string{
		thing.Named(thing.ForecastSum, "left"): "forecast/left", thing.Named(thing.Panel, "residency"): "panel/residency",
		thing.Named(thing.Panel, "nurses"): "panel/nurses",
	} {
		for range 2 { // also if it is open already
			p.table.LeadTo(what)
			p.tick()
			if _, shown := p.Seen().At[landmark]; !shown {
				t.Errorf("%s is not in sight", landmark)
			}
		}
	}
}

// In Hire the number beside the action counts parking places, and so says its tip.
func TestTheTipOfTheCountSaysWhatItCounts(t *testing.T) {
	cars := sit(t, 1, choose(game.Build)).table.Explain(thing.Named(thing.Having, "cars"))
	for action, parks := range map[game.Action]bool{game.Build: false, game.Hire: true, game.Admit: false} {
		p := sit(t, 1, choose(action))
		if tip := p.table.Explain(thing.Of(thing.Count)); tip == "" || (tip == cars) != parks {
			t.Errorf("in %s the tip is %q", action, tip)
		}
	}
}

// The question counts all popularity that ending Move would cost against the best one, by bills that can't be paid
// too; it names only those who still have to come; and the row about the bills leads to them in the forecast.
func TestTheQuestionCountsBillsAndNamesWhoComes(t *testing.T) {
	room, outside := clinic.In(clinic.Space{X: 1, Y: 1}), clinic.Place{Area: clinic.Waiting}
	p := sitChanged(t, nil, func(m *game.Match) {
		for _, command := range toMove() {
			must(t, m, command)
		}
		me := &m.State.Players[0]
		me.Money, me.Popularity = 0, 20
		me.Clinic.People = []clinic.Person{
			{ID: "p1", Kind: clinic.Patient, Level: clinic.Yellow, Service: clinic.Psychiatry, At: room},
			{ID: "d1", Kind: clinic.Doctor, Level: clinic.White, At: room}, {ID: "n1", Kind: clinic.Nurse, At: outside},
		}
	})
	help := p.session.Help()
	unpaid := p.me().Popularity - p.session.Context().Coming().Popularity
	if _, points := help.Gives(); unpaid <= 0 || points != unpaid {
		t.Errorf("%d popularity is lost to bills, and the question says %d", unpaid, points)
	}
	if by, helps := help.For(p.session.Context(), "p1", 1); !helps || !slices.Equal(by.Come, []string{"n1"}) || !slices.Contains(by.Doctors, "d1") {
		t.Errorf("to the patient come %+v", by)
	}
	p.tick()
	p.click(thing.Of(thing.Done))
	line := slices.IndexFunc(p.session.Reminders(), func(r session.Reminder) bool { return r.What == session.Unpaid })
	if line < 0 {
		t.Fatalf("the bills are not among %+v", p.session.Reminders())
	}
	p.ClickOn(t, fmt.Sprintf("dialog.line.%d", line))
	if _, lit := p.Seen().At["led"]; !lit || p.table.Look.Led != thing.Named(thing.ForecastSum, "left") {
		t.Errorf("the line of the bills leads to %v, in sight: %v", p.table.Look.Led, lit)
	}
}
