package ledger

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/dress"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// ground lies below the ledger, as the table does.
type ground struct{ next scenes.Scene }

func (g *ground) Layout(*scenes.Context, float64, float64) {}
func (g *ground) Draw(*ui.Canvas)                          {}
func (g *ground) Update(c *scenes.Context) {
	if g.next != nil {
		c.Push(g.next)
		g.next = nil
	}
}

func stage(t *testing.T, players, width, height, scale int) (*Scene, *session.Session, *scenetest.Stage) {
	t.Helper()
	l, s, err := open(sample.AtBusiness(players))
	return staged(t, l, s, err, width, height, scale)
}

// staged puts a ledger that was opened, or the error of that, into a window.
func staged(t *testing.T, l *Scene, s *session.Session, err error, width, height, scale int) (*Scene, *session.Session, *scenetest.Stage) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	st := scenetest.NewStage(&ground{l}, width, height, scale)
	st.Wait(2)
	return l, s, st
}

func TestBusinessAndAdminAreClickedThrough(t *testing.T) {
	l, s, st := stage(t, 2, 1280, 800, 100)
	before := s.State().Players[0]
	forecast := s.Context().Forecast()
	treated := func(patient string) bool {
		return slices.ContainsFunc(s.State().Players[0].Turn.Treatments, func(t game.Treatment) bool { return t.Patient == patient })
	}
	white := forecast.Treatments[1].Patient
	st.ClickOn(t, "ledger.patient."+white)
	if treated(white) && slices.Equal(s.State().Players[0].Turn.Treatments[1].Doctors, forecast.Treatments[1].Doctors) {
		t.Error("a click on a patient does not change who treats it")
	}
	for range 8 {
		if f := s.Context().Forecast(); f.Income == forecast.Income {
			break
		}
		st.Tap(t, "ledger.patient."+white)
	}
	if s.Context().Forecast().Income != forecast.Income {
		t.Fatal("clicking on does not come back to the first pairing")
	}
	st.ClickOn(t, "ledger.treat")
	if !s.Deciding(game.DecidePopularity) || s.Viewer() != 0 {
		t.Fatalf("after the treatments player %d decides on %+v", s.Viewer(), s.Decision())
	}
	for l.points > 2 {
		st.ClickOn(t, "ledger.points.less")
	}
	st.ClickOn(t, "ledger.buy")
	now := s.State().Players[0]
	price := s.Rules().Numbers[game.PricePopularity]
	if bought := 2; now.Popularity < before.Popularity+bought-20 || now.Money != before.Money+forecast.Left-bought*price {
		t.Errorf("after buying %d the money is %d, was %d with %d of the income left", bought, now.Money, before.Money, forecast.Left)
	}
	if s.Viewer() != 1 || !s.Deciding(game.DecideTreatments) {
		t.Fatalf("then player %d decides on %+v", s.Viewer(), s.Decision())
	}
	st.ClickOn(t, "ledger.treat")
	if l.deciding() {
		t.Fatal("the second player's Business does not end; one dollar buys no popularity")
	}
	for i := 0; st.Seen().At["ledger.next"] != [4]float64{}; i++ {
		if i > 60 {
			t.Fatal("the lines do not end")
		}
		st.ClickOn(t, "ledger.next")
	}
	st.ClickOn(t, "ledger.close")
	if name := scenes.SceneName(st.Scene()); name != "ledger.ground" {
		t.Errorf("after the last line the scene is %s", name)
	}
}

// The bulb says what Chief would change of the treatments, and why; what it says can be done, and is noted with the
// game.
func TestAHintInBusinessIsFollowed(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {390, 844}} {
		l, s, st := stage(t, 1, size[0], size[1], 100)
		best := s.Context().Forecast().Income
		patient := s.Context().Forecast().Treatments[0].Patient
		st.ClickOn(t, "ledger.patient."+patient) // others treat it now, or nobody
		for range 8 {
			if s.Context().Forecast().Income < best {
				break
			}
			st.ClickOn(t, "ledger.patient."+patient)
		}
		if s.Context().Forecast().Income == best {
			t.Fatalf("%v: nothing is worse than what was proposed", size)
		}
		for range 6 {
			if income := s.Context().Forecast().Income; income >= best {
				break
			}
			st.Keys(ebiten.KeyI)
			for range 400 {
				st.Wait(1)
				if l.advice.found != nil {
					break
				}
			}
			if l.advice.found == nil {
				t.Fatalf("%v: there is no hint", size)
			}
			if deed, why := l.advised(); deed == "" || why == "" || l.advice.found.Command.Type != game.Treat {
				t.Fatalf("%v: the hint is %q, since %q", size, deed, why)
			}
			for _, fault := range st.Faults() {
				t.Errorf("%v: %s", size, fault)
			}
			st.ClickOn(t, "ledger.hint.do")
		}
		if income := s.Context().Forecast().Income; income < best {
			t.Errorf("%v: with all hints Business pays %d of %d", size, income, best)
		}
		st.ClickOn(t, "ledger.hint")
		if !l.advice.on {
			t.Errorf("%v: the bulb asks for nothing", size)
		}
	}
}

// What the picture says at the last line is what the game says afterwards.
func TestTheLinesLeadToTheNewState(t *testing.T) {
	l, s, st := stage(t, 2, 1280, 800, 100)
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	for player := range s.State().Players {
		last := -1
		for i, line := range l.lines {
			if line.event.Player == player {
				last = i
			}
		}
		shown, after := l.at(last), s.State().Players[player]
		if shown.owner.Money != after.Money || shown.owner.Popularity != after.Popularity {
			t.Errorf("player %d: the ledger ends with $%d and %d popularity, the game has $%d and %d", player, shown.owner.Money, shown.owner.Popularity, after.Money, after.Popularity)
		}
		for _, p := range after.Clinic.People {
			if q := shown.owner.Clinic.Person(p.ID); q == nil || q.Level != p.Level {
				t.Errorf("player %d: %s is %v in the ledger, %v in the game", player, p.ID, q, p)
			}
		}
	}
}

func TestSteppingBackShowsWhatWas(t *testing.T) {
	l, s, st := stage(t, 1, 1280, 800, 100)
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	died := slices.IndexFunc(l.lines, func(x line) bool { return x.event.Type == game.PatientDied && x.event.From.Area == clinic.Inside })
	if died < 0 {
		t.Fatal("nobody dies in the sample")
	}
	patient := l.lines[died].event.Person
	st.Keys(ebiten.KeyEnd)
	if l.scenery.owner.Clinic.Person(patient) != nil {
		t.Error("at the end the dead patient is still there")
	}
	for l.cursor > died {
		st.Keys(ebiten.KeyArrowUp)
	}
	if l.scenery.owner.Clinic.Person(patient) == nil || l.scenery.room == nil || *l.scenery.room != l.lines[died].event.From.Space {
		t.Error("stepping back to a death does not show the patient in the lit room")
	}
	st.ClickOn(t, "ledger.skip")
	st.Keys(ebiten.KeyEscape)
	if name := scenes.SceneName(st.Scene()); name != "ledger.ground" || s.Deciding(game.DecideTreatments) {
		t.Errorf("after skipping, Esc leads to %s", name)
	}
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	defer ui.Lengthen(0)
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 250}, {1920, 1080, 75}, {3840, 2160, 100}, {390, 844, 100}, {844, 390, 100}, {820, 1180, 100}} {
		for _, longer := range []int{0, 40} {
			if longer == 0 && size[1] != 640 {
				continue // a longer text has most trouble
			}
			ui.Lengthen(longer)
			l, _, st := stage(t, 2, size[0], size[1], size[2])
			check := func(when string) {
				for _, fault := range st.Faults("ledger.line.", "ledger.patient.", "ledger.sum.", "ledger.note", "ledger.hurry") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, %s: %s", size[0], size[1], size[2], longer, when, fault)
				}
			}
			for i := 0; l.deciding() && i < 9; i++ {
				check(fmt.Sprintf("decision %d", i))
				st.Keys(ebiten.KeyEnter)
			}
			for range l.lines {
				check("line " + strings.Fields(l.lines[l.cursor].text)[0])
				st.Keys(ebiten.KeyArrowDown)
			}
		}
	}
}

// In every window a person may have, nothing is shrunk or cut off, what is touched is as large as a finger, and no two
// targets overlap.
func TestEveryWindowIsReadAndTouched(t *testing.T) {
	checkSmallWindows(t, func() (*Scene, *session.Session, error) { return open(sample.AtBusiness(2)) })
	checkSmallWindows(t, func() (*Scene, *session.Session, error) { return open(sample.AtBusiness(1)) })
	checkSmallWindows(t, func() (*Scene, *session.Session, error) { return open(sample.AtBusinessWithDepartment(2)) })
}

// checkSmallWindows goes through Business and Admin in all small windows.
func checkSmallWindows(t *testing.T, open func() (*Scene, *session.Session, error)) {
	t.Helper()
	defer ui.Lengthen(0)
	for i, size := range scenetest.SmallWindows {
		for _, longer := range []int{0, 40} {
			if longer == 0 && i > 1 {
				continue
			}
			ui.Lengthen(longer)
			l, s, err := open()
			l, _, st := staged(t, l, s, err, size[0], size[1], 100)
			check := func(when string) {
				t.Helper()
				faults := st.TouchFaults(&l.page)
				for _, text := range st.Seen().Cut {
					faults = append(faults, fmt.Sprintf("the text %q is cut off", text))
				}
				for _, fault := range faults {
					t.Errorf("%v, texts %d %% longer, %s: %s", size, longer, when, fault)
				}
			}
			for i := 0; l.deciding() && i < 9; i++ {
				check(fmt.Sprintf("decision %d", i))
				st.Keys(ebiten.KeyEnter)
			}
			for l.cursor < len(l.lines)-1 {
				st.Keys(ebiten.KeyArrowDown)
				if l.cursor%6 == 0 {
					check(fmt.Sprintf("line %d", l.cursor))
				}
			}
			check("the end")
			st.Clear()
		}
	}
}

// Business is decided and Admin read with fingers alone: another pairing, popularity by the slider and its steps, the
// lines by a tap on the clinic.
func TestBusinessAndAdminByTouch(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}, {820, 1180}, {568, 320}} {
		l, s, err := open(sample.AtBusiness(2))
		l, _, st := staged(t, l, s, err, size[0], size[1], 100)
		f := st.Finger()
		f.SwipeTo(t, "ledger.list", "ledger.patient."+s.Context().Forecast().Treatments[1].Patient)
		before := fmt.Sprint(s.State().Players[0].Turn.Treatments)
		f.Tap(t, "ledger.patient."+s.Context().Forecast().Treatments[1].Patient)
		if fmt.Sprint(s.State().Players[0].Turn.Treatments) == before {
			t.Errorf("%v: a tap on a patient changes nothing", size)
		}
		f.Tap(t, "ledger.undo")
		f.Tap(t, "ledger.treat")
		f.Tap(t, "ledger.points.more")
		f.Tap(t, "ledger.points.more")
		f.Tap(t, "ledger.points.less")
		line := st.Seen().At["ledger.points.line"]
		x, y := line[0]+line[2]*float64(l.points)/float64(s.Decision().Count), line[1]+line[3]/2
		f.Drag(x, y, line[0]+line[2]/2, y)
		if most := s.Decision().Count; l.points < most/2-1 || l.points > most/2+2 {
			t.Errorf("%v: the slider stands at %d of %d", size, l.points, most)
		}
		was := s.State().Players[0].Popularity + l.points
		f.Tap(t, "ledger.buy")
		if now := s.State().Players[0].Popularity; now != was {
			t.Errorf("%v: after the purchase there are %d popularity, not %d", size, now, was)
		}
		f.Tap(t, "ledger.treat")
		if l.deciding() || s.Deciding(game.DecideTreatments) {
			t.Fatalf("%v: Business does not end", size)
		}
		at := l.cursor
		f.Tap(t, "ledger.hurry")
		f.Tap(t, "ledger.next")
		if l.cursor != at+2 {
			t.Errorf("%v: two taps lead from line %d to %d", size, at, l.cursor)
		}
		f.Tap(t, "ledger.skip")
		f.Tap(t, "ledger.close")
		if name := scenes.SceneName(st.Scene()); name != "ledger.ground" {
			t.Errorf("%v: after the last line the scene is %s", size, name)
		}
		st.Clear()
	}
}

// Who uses a finger is told to tap, who uses the mouse to click, and who uses keys or a gamepad to choose and press, as
// soon as it changes; a text that has no other form stays.
func TestEveryDeviceIsToldWhatItDoes(t *testing.T) {
	l, s, err := open(sample.AtBusiness(2))
	l, _, st := staged(t, l, s, err, 390, 844, 100)
	said := func() string {
		var list []string
		for _, w := range l.page.Widgets {
			if caption, ok := w.(*ui.Caption); ok {
				list = append(list, caption.Text)
			}
			if row, ok := w.(*ui.Area); ok {
				list = append(list, row.Tip)
			}
		}
		return strings.Join(list, " ")
	}
	patient := "ledger.patient." + s.Context().Forecast().Treatments[1].Patient
	for _, device := range []struct {
		name     string
		use      func()
		says     [2]string
		saysNone []string
	}{
		{"a finger", func() {
			f := st.Finger()
			f.SwipeTo(t, "ledger.list", patient)
			f.Tap(t, patient)
		}, [2]string{"Tap a patient", "Tap for another doctor"}, []string{"Click ", "Choose "}},
		{"a gamepad", func() {
			var r input.Recognizer
			d := input.Devices{MouseX: -1, MouseY: -1}
			d.Pad.There = true
			for range 3 {
				st.Tick(r.Recognize(&d))
				d.Pad.Held[input.PadDown] = true
			}
		}, [2]string{"Choose a patient", "Press it for another doctor"}, []string{"Click ", "Tap "}},
		{"the mouse", func() { st.ClickOn(t, patient) }, [2]string{"Click a patient", "Click for another doctor"}, []string{"Tap ", "Choose "}},
		{"keys", func() {
			var r input.Recognizer
			d := input.Devices{MouseX: -1, MouseY: -1, Keys: []ebiten.Key{ebiten.KeyTab}}
			for range 3 {
				st.Tick(r.Recognize(&d))
				d.Keys = nil
			}
		}, [2]string{"Choose a patient", "Press it for another doctor"}, []string{"Click ", "Tap "}},
	} {
		device.use()
		text := said()
		for _, says := range device.says {
			if !strings.Contains(text, says) {
				t.Errorf("with %s %q is not said: %s", device.name, says, text)
			}
		}
		for _, none := range device.saysNone {
			if strings.Contains(text, none) {
				t.Errorf("with %s %q is said: %s", device.name, none, text)
			}
		}
	}
	st.Clear()
}

// band is an extension with a step of its own in Admin, of which this package knows nothing: a band plays, and is heard
// of.
func band(after string, number int) *game.Extension {
	begin := func(p *game.Play) {
		p.State.Players[0].Popularity++
		p.Tell(game.Event{Type: "band_played", Rule: "M1", Popularity: 1})
	}
	return &game.Extension{ID: "brass_band", Steps: []game.Insertion{{After: after, Step: game.Step{Key: "concert", Name: game.StepAdmin, Number: number, Begin: begin}}}}
}

// A step that an extension puts into Admin stands in the ledger by itself, under the extension's name or under that of
// the step of its number.
func TestStepsOfExtensionsHaveTheirHeading(t *testing.T) {
	for _, test := range []struct {
		after   string
		number  int
		heading string
	}{
		{"admin-9", 0, "brass band"}, {"admin-7", 0, "brass band"}, {"admin-8", 8, "Doctors tire, or study"},
	} {
		rules, err := game.NewRules(game.Config{Players: 2, Seed: 1, Extensions: []string{"brass_band"}}, []*game.Extension{band(test.after, test.number)})
		if err != nil {
			t.Fatal(err)
		}
		m := game.NewMatch(rules, nil)
		before := m.State.Clone()
		happened := session.Happening{Before: before, After: m.State, Events: rules.Enter(m.State, "admin-3")}
		l := New(sample.Session(m), []session.Happening{happened})
		at := slices.IndexFunc(l.lines, func(x line) bool { return x.event.Type == "band_played" })
		if at < 0 {
			t.Fatalf("after %s the band is not among the lines: %+v", test.after, l.lines)
		}
		if x := &l.lines[at]; x.text != "Band played" || l.heading(x) != test.heading || x.step.Source != "brass_band" {
			t.Errorf("after %s the line %q stands under %q, want %q", test.after, x.text, l.heading(x), test.heading)
		}
		if last := len(l.lines) - 1; l.lines[last].step.Key != "admin-10" {
			t.Errorf("after %s the last line is of step %s", test.after, l.lines[last].step.Key)
		}
	}
}

// Alone nobody reads out a turn order, and Business is nobody else's.
func TestAloneThereIsNoTurnOrder(t *testing.T) {
	for players, want := range map[int]int{1: 0, 2: 1} {
		l, s, st := stage(t, players, 1280, 800, 100)
		for l.deciding() {
			st.Keys(ebiten.KeyEnter)
		}
		orders := 0
		for _, x := range l.lines {
			if x.event.Type == game.TurnOrderSet {
				orders++
			}
		}
		if orders != want {
			t.Errorf("with %d players the turn order is read out %d times", players, orders)
		}
		name := ui.T("ledger.business_of", ui.Data{"Name": s.Seats().Name(0)})
		if got := l.businessOf(0, ""); (got == name) != (players > 1) || players == 1 && got != "Business" {
			t.Errorf("with %d players it is headed %q", players, got)
		}
	}
}

// Business says nothing of pairing where nobody is to be treated.
func TestWithoutPatientsThereIsNothingToPair(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := New(sample.Session(game.NewMatch(rules, nil)), nil)
	if l.pairs(&part{}) {
		t.Error("in an empty clinic somebody is to be paired")
	}
	if !l.pairs(&part{forecast: game.Forecast{Treatments: []game.ForecastTreatment{{}}}}) {
		t.Error("somebody is treated, and nothing is said of it")
	}
}

// What is paid for one is named as one.
func TestOneOfAKindIsNamedAsOne(t *testing.T) {
	p := part{}
	hub := game.Line{What: "hub", Amount: 1}
	if got := p.grouped([]game.Line{hub}); got != "Hub $1" {
		t.Errorf("one hub: %q", got)
	}
	if got := p.grouped([]game.Line{hub, hub}); got != "Hubs $2" {
		t.Errorf("two hubs: %q", got)
	}
	if got := words.Thing("treatment_room").String(); got != "treatment room" {
		t.Errorf("in the middle of a sentence: %q", got)
	}
}

// B85: popularity is bought with one drag, or with a typed number; money and points are seen before.
// The slider begins with what a hint would buy. Who buys nothing all the same is asked once in a game, and a double
// click is no answer.
func TestKeepingAllMoneyIsAskedOnce(t *testing.T) {
	l, s, st := stage(t, 2, 1280, 800, 100)
	st.ClickOn(t, "ledger.treat")
	proposed := s.Purchase()
	if proposed == 0 || l.points != proposed {
		t.Fatalf("the slider begins with %d, a hint would buy %d", l.points, proposed)
	}
	for l.points > 0 {
		st.ClickOn(t, "ledger.points.less")
	}
	before := s.State().Players[0].Popularity
	st.ClickOn(t, "ledger.buy")
	if !s.Deciding(game.DecidePopularity) {
		t.Fatal("nobody was asked")
	}
	st.Keys(ebiten.KeyEscape)
	if !s.Deciding(game.DecidePopularity) || l.points != 0 {
		t.Error("Esc has kept the money")
	}
	st.ClickOn(t, "ledger.buy")
	if s.Deciding(game.DecidePopularity) || s.State().Players[0].Popularity != before {
		t.Error("it was asked again")
	}
}

// keepAll buys no popularity, whatever is proposed.
func keepAll(t *testing.T, l *Scene, st *scenetest.Stage) {
	t.Helper()
	for l.points > 0 {
		st.ClickOn(t, "ledger.points.less")
	}
	asks := l.session.Purchase() > 0
	if st.ClickOn(t, "ledger.buy"); asks && l.session.Deciding(game.DecidePopularity) {
		st.ClickOn(t, "dialog.keep")
	}
}

func TestPopularityIsDraggedOrTyped(t *testing.T) {
	l, s, st := stage(t, 2, 1280, 800, 100)
	st.ClickOn(t, "ledger.treat")
	most := s.Decision().Count
	if most < 12 {
		t.Fatalf("the sample buys only %d", most)
	}
	line := st.Seen().At["ledger.points.line"]
	x, y := line[0], line[1]+line[3]/2
	at := func(along float64) input.Gestures {
		return input.Gestures{X: x + line[2]*along, Y: y, PressX: x + line[2], PressY: y, Zoom: 1, Hovering: true, Held: true, Dragging: true}
	}
	down := at(1)
	down.Pressed, down.Dragging = true, false
	st.Tick(down)
	for _, along := range []float64{0.9, 0.7, 0.5} {
		st.Tick(at(along))
	}
	st.Wait(1)
	if half := (most + 1) / 2; l.points != half {
		t.Errorf("the drag to the middle buys %d of %d", l.points, most)
	}
	before, price := s.State().Players[0], s.Rules().Numbers[game.PricePopularity]
	if now := l.bought(); now.Popularity != before.Popularity+l.points || now.Money != before.Money+before.Turn.Income-l.points*price {
		t.Errorf("before the purchase of %d the picture says %d popularity and $%d", l.points, now.Popularity, now.Money)
	}
	st.Type("12")
	if l.points != 12 {
		t.Errorf("typing 12 makes it %d", l.points)
	}
	st.Keys(ebiten.KeyArrowLeft, ebiten.KeyArrowLeft)
	st.ClickOn(t, "ledger.buy")
	if now := s.State().Players[0]; now.Money != before.Money+before.Turn.Income-10*price {
		t.Errorf("10 for $%d each leave $%d of $%d and $%d", price, now.Money, before.Money, before.Turn.Income)
	}
}

// The lines go on by themselves until one stops them, stay longer where popularity is lost, and end at the last.
func TestTheLinesPlayByThemselves(t *testing.T) {
	l, s, err := open(sample.AtBusiness(1))
	l, _, st := staged(t, l, s, err, 1280, 800, 100)
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	if st.Wait(300); l.cursor != l.firstUnseen() {
		t.Fatal("with reduced motion the lines go on by themselves")
	}
	shell := scenes.NewShell(scenes.Options{First: func() scenes.Scene { return &ground{l} }, Version: "test"}, scenes.DefaultSettings())
	shell.Resize(1280, 800, 1)
	wait := func(ticks int) {
		for range ticks {
			shell.Tick(input.Idle())
		}
	}
	l.entered = false
	first := l.cursor
	if wait(5 + lineTicks); l.cursor != first+1 {
		t.Fatalf("after %d ticks line %d is read, want %d", lineTicks, l.cursor, first+1)
	}
	var r input.Recognizer
	shell.Tick(r.Recognize(&input.Devices{MouseX: -1, MouseY: -1, Keys: []ebiten.Key{ebiten.KeyArrowDown}}))
	if wait(300); l.plays || l.cursor != first+2 {
		t.Errorf("a key does not stop the lines: %d is read", l.cursor)
	}
	l.plays = true
	for l.lines[l.cursor].event.Popularity >= 0 && l.plays {
		wait(lineTicks)
	}
	if at := l.cursor; l.plays {
		if wait(lineTicks + 5); l.cursor != at {
			t.Error("a loss goes by as quickly as any other line")
		}
	}
	if wait(lossTicks * len(l.lines)); l.plays || l.cursor != len(l.lines)-1 {
		t.Errorf("the lines end at %d of %d", l.cursor, len(l.lines))
	}
}

// A death is told with its reason, and what it costs flies up from where it happened.
func TestADeathIsShownWithItsReason(t *testing.T) {
	l, _, st := stage(t, 1, 1024, 640, 100)
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	deaths := 0
	for i := range l.lines {
		x := &l.lines[i]
		if x.event.Type != game.PatientDied {
			continue
		}
		deaths++
		for l.cursor < i {
			st.Keys(ebiten.KeyArrowDown)
		}
		want := "was not treated in time, and dies"
		if x.event.From.Area == clinic.PreAdmissions {
			want = "waited too long in pre-admissions, and dies"
		}
		if deaths == 1 { // and the solo goal with it (B88)
			want += ". Your goal is lost with it: Lose no patient, and cure 18."
		}
		if !strings.HasSuffix(x.text, want) {
			t.Errorf("%q, want %q", x.text, want)
		}
		if _, shown := st.Seen().At["ledger.change"]; !shown {
			t.Errorf("line %d: the popularity lost is not shown where it happens", i)
		}
	}
	if deaths == 0 {
		t.Error("nobody dies in the sample")
	}
}

// A line about the town shows it below the clinic: who gives up in the row, the residents as they learn one after
// another, who is new.
func TestALineAboutTheTownShowsIt(t *testing.T) {
	l, s, st := stage(t, 2, 1280, 800, 100)
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	st.Keys(ebiten.KeyHome)
	met := map[game.EventType]int{}
	for i := range l.lines {
		for l.cursor < i {
			st.Keys(ebiten.KeyArrowDown)
		}
		e := &l.lines[i].event
		_, _, people := l.town()
		if _, shown := st.Seen().At["ledger.town"]; shown != (len(people) > 0) {
			t.Errorf("line %d, %q: of the town %d, shown %v", i, l.lines[i].text, len(people), shown)
		}
		meant := slices.IndexFunc(people, func(x townsman) bool { return x.meant })
		if len(people) > 0 && meant < 0 {
			t.Errorf("line %d, %q: it is about nobody who is shown", i, l.lines[i].text)
		}
		met[e.Type]++
		if e.Type == game.PatientGaveUp && (len(people) != l.start.Market.Row(e.Service).Waiting() || !people[len(people)-1].goes) {
			t.Errorf("line %d: the row shows %+v", i, people)
		}
		if e.Type == game.ResidentLevelledUp {
			st.Wait(60)
			_, _, people = l.town()
			if want := dress.PieceOf(clinic.Doctor, e.NewLevel).Picture(); people[meant].picture != want {
				t.Errorf("line %d: the resident who learns is shown as %v, want %v", i, people[meant].picture, want)
			}
		}
	}
	if met[game.PatientGaveUp] == 0 || met[game.ResidentLevelledUp] == 0 || met[game.NursesArrived] == 0 || met[game.NursesLeft] == 0 {
		t.Errorf("the sample proves nothing: %v in round %d", met, s.State().Round)
	}
}

// The picture is of the clinic that the line speaks of, and stays while a line speaks of nobody's.
func TestThePictureIsOfWhomTheLineSpeaks(t *testing.T) {
	l, s, st := stage(t, 2, 1280, 800, 100)
	for l.deciding() {
		st.Keys(ebiten.KeyEnter)
	}
	spoken, of := s.Viewer(), map[int]bool{}
	for i := range l.lines {
		if player := l.lines[i].event.Player; player != game.NoPlayer {
			spoken, of[player] = player, true
		}
		if l.at(i).player != spoken {
			t.Errorf("line %d, %q, shows the clinic of player %d, want %d", i, l.lines[i].text, l.at(i).player, spoken)
		}
	}
	last := len(l.lines) - 1
	if len(of) < 2 || l.lines[last].event.Player != game.NoPlayer || spoken == s.Viewer() {
		t.Errorf("the sample proves nothing: the lines speak of %v, last of %d", of, spoken)
	}
}

// Who goes back in the game to the purchase sees the page as it was: with the sums of the treatments before it and the
// slider at all; and the lines after it begin where Business began, so that the savings in them are those of the game.
func TestUndoAndRedoOnThePageBringTheSameBusiness(t *testing.T) {
	l, s, st := stage(t, 1, 1280, 800, 100)
	st.ClickOn(t, "ledger.treat")
	if !s.Deciding(game.DecidePopularity) {
		t.Fatalf("the sample decides on %+v", s.Decision())
	}
	before, points, rows := st.Seen().At, l.points, len(l.rows)
	st.ClickOn(t, "ledger.buy")
	lines, cursor := len(l.lines), l.firstUnseen()
	for range 2 {
		st.KeysWith(input.Devices{Control: true}, ebiten.KeyZ)
		if now := st.Seen().At; len(now) != len(before) || l.points != points || len(l.rows) != rows || now["ledger.sum.1"] != before["ledger.sum.1"] {
			t.Errorf("undo shows %v with %d points, it was %v with %d", now, l.points, before, points)
		}
		st.ClickOn(t, "ledger.redo")
		if len(l.lines) != lines || l.cursor != cursor {
			t.Errorf("redo reads line %d of %d, it was %d of %d", l.cursor, len(l.lines), cursor, lines)
		}
		last, me := len(l.lines)-1, &s.State().Players[0]
		if shown := l.at(last).owner; shown.Money != me.Money || shown.Popularity != me.Popularity {
			t.Errorf("the lines end with $%d and %d popularity, the game has $%d and %d", shown.Money, shown.Popularity, me.Money, me.Popularity)
		}
	}
	st.ClickOn(t, "ledger.undo")
	st.ClickOn(t, "ledger.undo")
	if !s.Deciding(game.DecideTreatments) || st.Seen().At["ledger.treat"] == [4]float64{} {
		t.Errorf("two steps back %+v is decided", s.Decision())
	}
	st.ClickOn(t, "ledger.undo")
	if name := scenes.SceneName(st.Scene()); name != "ledger.ground" || !s.Deciding(game.DecideMove) {
		t.Errorf("three steps back the scene is %s", name)
	}
}

// open opens the ledger on a game in which Business has begun, and gives what led there.
func open(s *session.Session, happened []session.Happening, err error) (*Scene, *session.Session, error) {
	if err != nil {
		return nil, nil, err
	}
	return New(s, happened), s, nil
}

// A line without dollars and popularity has its whole row for its words, in the smallest window too.
func TestLinesBreakOnlyWhereTheyMust(t *testing.T) {
	l, s, err := open(sample.AtBusiness(2))
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(l, 1024, 640, 100)
	for l.deciding() {
		s.Apply(game.Command{Type: game.Done})
	}
	l.read(s.Happened())
	l.layoutAgain(stage)
	for i := range l.lines {
		line := &l.lines[i]
		changes := line.event.Money != 0 || line.event.Popularity != 0 || line.event.AnnexMoney != 0
		room := l.scroll.Rect.W - float64(len(line.signs))*(signSide+2) - 24
		if r := l.rowOf(i); !changes && ui.Measure(ui.Text, "Chloé: "+line.text) < room && r.H > 44 {
			t.Errorf("%q breaks in a row of %g", line.text, r.W)
		}
	}
}

// layoutAgain lays the ledger out as it is now.
func (s *Scene) layoutAgain(stage *scenetest.Stage) {
	stage.Resize(1024, 641, 1)
	stage.Wait(1)
}

// rowOf is where a line lies.
func (s *Scene) rowOf(i int) ui.Rect {
	for _, w := range s.page.Widgets {
		if row, ok := w.(*ui.Area); ok && row.ID == fmt.Sprintf("ledger.line.%d", i) {
			return row.Rect
		}
	}
	return ui.Rect{}
}

// B86, B88: on the page of Business an untreated patient's row says what Admin does to it, the page that the goal is
// lost with it, and a pairing of one's own is not called the best.
func TestBusinessSaysWhoDiesOfBeingLeft(t *testing.T) {
	l, s, st := stage(t, 1, 1280, 800, 100)
	captions := func() string {
		var says []string
		for _, w := range l.page.Widgets {
			if c, ok := w.(*ui.Caption); ok {
				says = append(says, c.Text)
			}
		}
		return strings.Join(says, "\n")
	}
	p := l.shown()
	fates := ""
	for _, u := range p.forecast.Untreated {
		fates += p.fates[u.Patient] + "\n"
	}
	if !strings.Contains(fates, "It dies in Admin: −5 popularity. (B86)") || !strings.Contains(captions(), "your goal is lost with it: Lose no patient, and cure 18.") {
		t.Errorf("the untreated are told %q, the page %q", fates, captions())
	}
	if !strings.Contains(captions(), ui.T("ledger.treat_hint")) {
		t.Errorf("the proposed pairing is called %q", captions())
	}
	for range 8 {
		st.Tap(t, "ledger.patient."+p.forecast.Treatments[0].Patient)
		if s.Context().Forecast().Income < p.forecast.Income {
			break
		}
	}
	if !strings.Contains(captions(), ui.T("ledger.treat_hint_own")) {
		t.Errorf("one that earns less is called %q", captions())
	}
}

// B81: where all of the money comes from something else, nothing is said of $0 for the patient.
func TestNothingForThePatientIsNotSaid(t *testing.T) {
	treatment := func(base int) *game.ForecastTreatment {
		return &game.ForecastTreatment{Origins: []game.Origin{{Source: game.Base, Rule: "B81", Amount: base}, {Source: game.Base, Rule: "B81", Amount: 2}}}
	}
	if got := origins(treatment(0)); got != "+$2 gardens" {
		t.Errorf("it says %q", got)
	}
	if got := origins(treatment(6)); got != "$6 for the patient · +$2 gardens" {
		t.Errorf("it says %q", got)
	}
}

// Whose treatment a click changes keeps the place in the list: a second click is about the same patient.
func TestPatientsKeepTheirRows(t *testing.T) {
	l, s, st := stage(t, 1, 1280, 800, 100)
	rows := func() (ids []string) {
		for _, w := range l.page.Widgets {
			if area, ok := w.(*ui.Area); ok && strings.HasPrefix(area.ID, "ledger.patient.") {
				ids = append(ids, area.ID)
			}
		}
		return ids
	}
	before := rows()
	first := l.shown().forecast.Treatments[0].Patient
	untreated := false
	for range 8 {
		st.ClickOn(t, "ledger.patient."+first)
		untreated = untreated || !slices.ContainsFunc(s.Context().Forecast().Treatments, func(f game.ForecastTreatment) bool { return f.Patient == first })
		if now := rows(); !slices.Equal(now, before) {
			t.Fatalf("the rows were %v, and after a click on %s they are %v", before, first, now)
		}
	}
	if !untreated || len(before) < 2 {
		t.Errorf("%s of %d patients was never left untreated", first, len(before))
	}
}
