package controller_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/phases"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// atBusiness sits at a table at which Business has begun, with reduced motion.
func atBusiness(t *testing.T, players, width, height int) *player {
	t.Helper()
	s, happened, err := sample.AtBusiness(players)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, session: s}
	p.table = controller.PlayOn(ui.NewReader("en"), s, controller.Doors{}, happened)
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, width, height, 100)
	p.mouse.MouseInside = true
	p.toldAll()
	return p
}

// B80, B81, B85: a patient shows who could treat it, a card chooses, the main button treats, popularity is
// bought with the bar and its buttons, then come the next player's Business, Admin, and the table of the next round.
func TestBusinessAndAdminAreClickedThrough(t *testing.T) {
	p := atBusiness(t, 2, 1280, 800)
	before, forecast, round := p.session.State().Players[0], p.session.Context().Forecast(), p.session.State().Round
	white := thing.Thing{Kind: thing.Treated, Person: forecast.Treatments[1].Patient}
	ways := p.session.Ways(white.Person)
	first := slices.IndexFunc(ways, func(way session.Way) bool { return way.Now })
	choose := func(i int) {
		way, before := p.session.Ways(white.Person)[i], p.session.Context().Forecast().Income
		p.click(white)
		p.click(view.TreatWay(i))
		if got := p.session.Context().Forecast().Income; got != before+way.More || !p.session.Ways(white.Person)[i].Now {
			t.Errorf("way %d leads from $%d to $%d, its card says %d", i, before, got, way.More)
		}
	}
	for i := range ways {
		choose(i)
	}
	choose(first)
	p.click(white)
	if p.Keys(ebiten.KeyEscape); p.table.Situation.Phase.Changes != "" || p.session.Context().Forecast().Income != forecast.Income {
		t.Error("Esc does not close the list, or changes something")
	}
	if len(ways) < 2 {
		t.Error("a click on a patient shows no other way to treat it")
	}
	p.click(thing.Of(thing.Done))
	p.toldAll()
	if !p.session.Deciding(game.DecidePopularity) || p.session.Viewer() != 0 {
		t.Fatalf("after the treatments player %d decides on %+v", p.session.Viewer(), p.session.Decision())
	}
	if want := p.session.Purchase(); p.table.Look.Points != want || want == 0 {
		t.Errorf("the bar begins with %d, a hint would buy %d", p.table.Look.Points, want)
	}
	p.buys(2)
	price := p.session.Rules().Numbers[game.PricePopularity]
	if now := p.session.State().Players[0]; now.Money != before.Money+forecast.Left-2*price {
		t.Errorf("after buying 2 there are $%d of $%d with $%d of the income left", now.Money, before.Money, forecast.Left)
	}
	p.toldAll()
	if p.session.Viewer() != 1 || !p.session.Deciding(game.DecideTreatments) || p.table.Situation.Viewer != 1 {
		t.Fatalf("then player %d decides on %+v", p.session.Viewer(), p.session.Decision())
	}
	p.click(thing.Of(thing.Done))
	p.toldAll()
	if p.table.Situation.Phase != nil || p.table.Situation.State.Round != round+1 {
		t.Errorf("Admin is over, and the table shows round %d of %d", p.table.Situation.State.Round, round+1)
	}
}

// B85: popularity is bought with one drag, with typed numbers and with keys; the ribbon shows beforehand what is
// left.
func TestPopularityIsDraggedTypedAndStepped(t *testing.T) {
	p := atBusiness(t, 2, 1280, 800)
	p.click(thing.Of(thing.Done))
	p.toldAll()
	most, line := p.session.Decision().Count, p.table.PointsLine()
	if most < 12 {
		t.Fatalf("the sample buys only %d", most)
	}
	y := line.Y + line.H/2
	p.move(line.X+line.W, y)
	p.press()
	for _, along := range []float64{0.9, 0.7, 0.5} {
		p.move(line.X+line.W*along, y)
	}
	p.release()
	if half := most / 2; p.table.Look.Points < half-1 || p.table.Look.Points > half+1 {
		t.Errorf("the drag to the middle makes it %d of %d", p.table.Look.Points, most)
	}
	p.Type("12")
	if p.table.Look.Points != 12 {
		t.Errorf("typing 12 makes it %d", p.table.Look.Points)
	}
	for key, want := range map[ebiten.Key]int{ebiten.KeyHome: 0, ebiten.KeyEnd: most} {
		if p.Keys(key); p.table.Look.Points != want {
			t.Errorf("%v makes it %d, not %d", key, p.table.Look.Points, want)
		}
	}
	p.Keys(ebiten.KeyEnd)
	// The purchase takes the income to the last dollar, and the ribbon has shown it with the savings.
	if owner := p.session.State().Players[0]; p.table.Look.MoneyAfter != owner.Money || p.table.Money(0) == owner.Money {
		t.Errorf("of $%d the ribbon foretells $%d, want the savings of $%d", p.table.Money(0), p.table.Look.MoneyAfter, owner.Money)
	}
	p.Type("12")
	p.Keys(ebiten.KeyArrowLeft, ebiten.KeyArrowLeft)
	before, price := p.session.State().Players[0], p.session.Rules().Numbers[game.PricePopularity]
	if l := &p.table.Look; l.PopularityAfter != before.Popularity+10 || l.MoneyAfter != before.Money+before.Turn.Income-10*price {
		t.Errorf("before the purchase of 10 the ribbon says %d popularity and $%d", l.PopularityAfter, l.MoneyAfter)
	}
	p.Keys(ebiten.KeyEnter)
	if now := p.session.State().Players[0]; now.Money != before.Money+before.Turn.Income-10*price {
		t.Errorf("10 for $%d each leave $%d of $%d and $%d", price, now.Money, before.Money, before.Turn.Income)
	}
}

// A player who buys nothing although something could be bought is asked once in a game, in the tray; Enter doesn't
// answer that the money is kept.
func TestKeepingAllMoneyIsAskedOnce(t *testing.T) {
	p := atBusiness(t, 2, 1280, 800)
	p.click(thing.Of(thing.Done))
	p.toldAll()
	before := p.session.State().Players[0].Popularity
	p.click(view.PointsKeep)
	if p.tick(); !p.session.Deciding(game.DecidePopularity) || !p.table.Situation.Phase.Keeps {
		t.Fatal("nobody was asked")
	}
	p.Keys(ebiten.KeyEscape)
	if p.tick(); !p.session.Deciding(game.DecidePopularity) || p.table.Situation.Phase.Keeps {
		t.Fatal("Esc has kept the money")
	}
	p.click(thing.Of(thing.Done)) // with nothing on the bar the main button keeps the money
	if p.toldAll(); p.session.Viewer() != 1 || p.session.State().Players[0].Popularity != before {
		t.Error("it was asked again")
	}
}

// B86: a death pauses the story and is shown with its reason in its place and large in the clinic, and the main
// button goes on. A key skips to the end past everything but the viewer's own deaths. A row tells its step again.
func TestADeathStopsAndAStepIsToldAgain(t *testing.T) {
	p := atBusiness(t, 1, 1280, 800)
	p.click(thing.Of(thing.Done))
	p.toldAll()
	p.buys(0)
	p.click(thing.Of(thing.Done))
	deaths := 0
	for range 60 {
		p.tick()
		if now := p.table.Situation.Phase; now != nil && now.Reads {
			deaths++
			if _, shown := p.Seen().At["death"]; !shown {
				t.Error("what the death costs is not shown where it happens")
			}
			if _, beside := p.Seen().At[theLog.String()]; !beside {
				t.Error("the log gives way to the steps of Admin, though it has room for a line")
			}
			if said := strings.Join(p.written(thing.Of(thing.Decision)), " "); !strings.Contains(said, "dies") || !strings.Contains(said, "In Business") {
				t.Errorf("the tray says %q", said)
			}
			p.Keys(ebiten.KeyE)
		}
		if now := p.table.Situation.Phase; now != nil && now.Over {
			break
		}
	}
	died := 0
	for _, e := range p.session.Match().Told {
		if e.Type == game.PatientDied {
			died++
		}
	}
	if now := p.table.Situation.Phase; deaths != died || now == nil || !now.Over {
		t.Fatalf("%d of %d deaths stopped it", deaths, died)
	}
	step := slices.IndexFunc(p.table.Situation.Phase.Beats, func(b phases.Beat) bool { return b.Kind == phases.Admin })
	p.click(thing.Numbered(thing.Beat, step))
	if p.toldAll(); p.table.Situation.Phase != nil {
		t.Error("after a step was told again nothing leads on")
	}
}

// A player who goes back to the purchase sees the same bar and bill; redoing the same ends the same.
func TestUndoAndRedoBringTheSameBusiness(t *testing.T) {
	p := atBusiness(t, 1, 1280, 800)
	p.click(thing.Of(thing.Done))
	p.toldAll()
	points, bill := p.table.Look.Points, p.written(thing.Named(thing.ForecastSum, "income"))
	p.click(thing.Of(thing.Done))
	p.tick()
	ended := p.session.State().Players[0]
	for range 2 {
		p.KeysWith(input.Devices{Control: true}, ebiten.KeyZ)
		p.tick()
		if now := p.written(thing.Named(thing.ForecastSum, "income")); p.table.Look.Points != points || !slices.Equal(now, bill) || !p.table.Situation.Phase.Asks {
			t.Errorf("undo shows %v with %d points, it was %v with %d", now, p.table.Look.Points, bill, points)
		}
		p.click(thing.Of(thing.Redo))
		p.tick()
		if now := p.session.State().Players[0]; now.Money != ended.Money || now.Popularity != ended.Popularity || p.table.Situation.Phase == nil {
			t.Errorf("redo ends with $%d and %d popularity, want $%d and %d", now.Money, now.Popularity, ended.Money, ended.Popularity)
		}
	}
	for range 3 {
		p.KeysWith(input.Devices{Control: true}, ebiten.KeyZ)
		p.tick()
	}
	if !p.session.Deciding(game.DecideMove) || p.table.Situation.Phase != nil {
		t.Errorf("three steps back %+v is decided", p.session.Decision())
	}
}

// movedAtBusiness sits at such a table with all motion, at a speed in percent, and returns the shell that runs ticks.
func movedAtBusiness(t *testing.T, speed int) (shown *table.Table, s *session.Session, shell *scenes.Shell) {
	reader := ui.NewReader("en")
	t.Helper()
	s, happened, err := sample.AtBusiness(1)
	if err != nil {
		t.Fatal(err)
	}
	settings := scenes.DefaultSettings()
	settings.Speed = speed
	shown = controller.PlayOn(reader, s, controller.Doors{}, happened)
	shell = scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return shown }, Version: "test"}, settings)
	shell.Resize(1280, 800, 1)
	return shown, s, shell
}

// B62, B81: a cured patient gets up and walks out, coins fly, the car drives off, and one key skips the rest up to
// the next decision, never past it.
func TestTheCuredLeaveAndOneKeySkips(t *testing.T) {
	for _, speed := range []int{50, 100, 400} {
		shown, s, shell := movedAtBusiness(t, speed)
		wait := func(ticks int) {
			for range ticks {
				shell.Tick(input.Idle())
			}
		}
		press := func() {
			var r input.Recognizer
			shell.Tick(r.Recognize(&input.Devices{MouseX: -1, MouseY: -1, Keys: []ebiten.Key{ebiten.KeySpace}}))
			wait(2)
		}
		for i := 0; shown.Situation.Phase == nil || !shown.Situation.Phase.Asks; i++ {
			if wait(1); i > 600 {
				t.Fatal("who treats whom is never asked")
			}
		}
		press()
		if !s.Deciding(game.DecidePopularity) {
			t.Fatal("the treatments are not done")
		}
		walked, coins, cars, ticks := false, false, false, 0
		for !shown.Situation.Phase.Asks && ticks < 2000 {
			wait(1)
			ticks++
			if played := shown.Look.Played; played != nil {
				walkers, gone := played.Walkers(game.Home)
				walked, cars = walked || len(walkers) > len(gone), cars || len(gone) > 0
				coins = coins || len(played.Thrown()) > 0
			}
		}
		if !walked || !coins || !cars || ticks > 12*60*100/speed {
			t.Errorf("at %d %%: walked %v, coins %v, cars %v, in %d ticks", speed, walked, coins, cars, ticks)
		}
	}
	shown, s, shell := movedAtBusiness(t, 100)
	for range 200 {
		shell.Tick(input.Idle())
	}
	var r input.Recognizer
	for range 2 {
		shell.Tick(r.Recognize(&input.Devices{MouseX: -1, MouseY: -1, Keys: []ebiten.Key{ebiten.KeySpace}}))
		shell.Tick(r.Recognize(&input.Devices{MouseX: -1, MouseY: -1}))
		shell.Tick(input.Idle())
	}
	if !shown.Situation.Phase.Asks || !s.Deciding(game.DecidePopularity) {
		t.Errorf("a second press leads to %+v", s.Decision())
	}
}

// With fingers alone, in small windows: another pairing, the bar, and the whole story.
func TestBusinessAndAdminByTouch(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}, {820, 1180}} {
		p := atBusiness(t, 1, size[0], size[1])
		patient := p.session.Context().Forecast().Treatments[1].Patient
		nobody := len(p.session.Ways(patient)) - 1
		p.tap(thing.Thing{Kind: thing.Treated, Person: patient})
		p.tap(view.TreatWay(nobody))
		if _, treated := p.session.Treatment(patient); treated {
			t.Errorf("%v: a patient whom nobody is to treat is treated", size)
		}
		p.Clear()
		p = atBusiness(t, 1, size[0], size[1])
		p.tap(thing.Of(thing.Done))
		p.toldAll()
		points := p.table.Look.Points
		p.tap(view.PointsLess)
		if p.tick(); p.table.Look.Points != points-1 {
			t.Errorf("%v: the bar stands at %d, it was %d", size, p.table.Look.Points, points)
		}
		p.tap(thing.Of(thing.Done))
		p.toldAll()
		if p.table.Situation.Phase != nil || p.session.Deciding(game.DecidePopularity) {
			t.Errorf("%v: Business does not end", size)
		}
		p.Clear()
	}
}

// Each line of Admin can be read with its sum and its rule: in the tip of its step.
func TestEveryLineIsReadWithItsRule(t *testing.T) {
	p := atBusiness(t, 2, 1280, 800)
	for p.session.Rules().StepOf(p.session.State()).Name == game.StepBusiness {
		p.session.Apply(game.Command{Type: game.Done})
	}
	for range 60 {
		p.tick()
		if now := p.table.Situation.Phase; now.Reads {
			p.click(thing.Of(thing.Done))
		} else if now.Over {
			break
		}
	}
	now := p.table.Situation.Phase
	tips := panels.Tips{Made: panels.Made{Shown: &p.table.Shown}}
	for i := range now.Beats {
		said := strings.Join(tips.Lines(thing.Numbered(thing.Beat, i)), "\n")
		for k := now.Beats[i].From; k < now.Beats[i].To; k++ {
			l := &now.Lines[k]
			if !strings.Contains(said, l.Text) || !strings.Contains(said, "("+l.Event.Rule+")") || l.Event.Money > 0 && !strings.Contains(said, fmt.Sprint("$", l.Event.Money)) {
				t.Errorf("%q with its rule %s and $%d is not in %q", l.Text, l.Event.Rule, l.Event.Money, said)
			}
		}
	}
	if len(now.Beats) < 8 {
		t.Error("the sample proves little")
	}
}

// B82, B83: what each room and the people in it cost is one sum, and the room's tip lists what it is made of.
func TestARoomSaysWhatItAndItsPeopleCost(t *testing.T) {
	p := atBusiness(t, 1, 1280, 800)
	part := &p.table.Situation.Phase.Parts(0)[0]
	sum, both := 0, 0
	for _, cost := range part.Costs() {
		sum += cost.Sum(true, true)
		if cost.At.Area != clinic.Inside || len(cost.Salaries) == 0 {
			continue
		}
		both++
		for _, what := range []string{"Salaries: ", " (B82)", "Upkeep: ", " (B83)"} {
			if tip := p.table.Explain(thing.InSpace(cost.At.Space)); !strings.Contains(tip, what) {
				t.Errorf("%q is not in the tip of a room: %q", what, tip)
			}
		}
	}
	if f := &part.Forecast; sum != f.Salaries+f.Upkeep || both < 3 {
		t.Errorf("%d rooms with people and all others cost $%d, not $%d and $%d", both, sum, f.Salaries, f.Upkeep)
	}
}
