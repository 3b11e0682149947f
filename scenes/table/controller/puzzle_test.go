package controller_test

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/puzzle"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// solver sits at a puzzle in a window of a size. won receives the stars that are saved.
func solver(t *testing.T, number, width, height int, won *int) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	p := &player{t: t, session: session.OfPuzzle(puzzle.Of(number, assets.Puzzles, session.Learned(), extensions.All()))}
	p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{Puzzle: &controller.PuzzleDoors{
		About: func() view.Puzzle { return view.Puzzle{Title: "Puzzle", Day: "Sunday", WeekStars: strconv.Itoa(*won)} },
		Won:   func(_ *scenes.Context, stars int) { *won = stars },
		Share: func(*session.Puzzled) string { return "" },
	}})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, width, height, 100)
	p.mouse.MouseInside = width >= 1000
	return p
}

// A puzzle is solved with the mouse: its counters follow each piece, the last drop brings three stars, and its Move
// can't be ended.
func TestAPuzzleIsSolvedWithTheMouse(t *testing.T) {
	won := 0
	p := solver(t, 413, 1280, 800, &won)
	for i, deed := range p.session.Puzzle().Answer {
		if p.session.Solved() && p.session.Puzzle().Stars == 3 {
			t.Fatalf("it is solved after %d moves", i)
		}
		before := len(p.session.Match().Log)
		p.drag(thing.Somebody(deed.Person), thing.InSpace(deed.To.Space))
		p.Wait(200)
		if len(p.session.Match().Log) == before {
			t.Fatalf("move %d, %+v, was not played", i, deed)
		}
	}
	p.Wait(4)
	if !p.session.Solved() || p.session.Puzzle().Stars != 3 || won != 3 {
		t.Errorf("solved %v, with %d stars, and %d were kept", p.session.Solved(), p.session.Puzzle().Stars, won)
	}
	if shown := p.table.Situation.Puzzle.WeekStars; shown != "3" {
		t.Errorf("the week beside it shows %s stars", shown)
	}
	if !p.Hears("goal") {
		t.Errorf("nothing was heard but %v", p.Heard())
	}
	if _, there := p.table.Spot(view.PuzzleShare); !there {
		t.Error("a solved puzzle is not to be shared")
	}
	done := len(p.session.Match().Log)
	p.Keys(ebiten.KeyD)
	if _, told := p.Seen().At["toast"]; len(p.session.Match().Log) != done || !told {
		t.Errorf("the key that ends a step elsewhere leaves %d of %d moves, and something is said: %v", len(p.session.Match().Log), done, told)
	}
	p.click(thing.Of(thing.Done))
	if len(p.session.Match().Log) != 0 || p.session.Puzzle().TakenBack != 1 || p.session.Solved() {
		t.Errorf("starting over leaves %d moves, and counts %d", len(p.session.Match().Log), p.session.Puzzle().TakenBack)
	}
	if won != 3 {
		t.Errorf("starting over takes stars away: %d are left", won)
	}
}

// When a puzzle is solved coins rise and stars land, and then nothing moves any more; with reduced motion nothing
// does.
func TestCoinsRiseAndStarsLandOnASolvedPuzzle(t *testing.T) {
	for _, still := range [...]bool{false, true} {
		won := 0
		p := solver(t, 424+2, 1280, 800, &won)
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = still
		p.ChangeSettings(settings)
		answer := p.session.Puzzle().Answer
		for _, deed := range answer {
			p.session.Apply(deed)
		}
		p.session.Happened()
		seen := map[string]bool{}
		for range 400 {
			p.Wait(1)
			at := p.Seen().At
			for _, name := range [...]string{"coin", "star"} {
				if _, there := at[name]; there {
					seen[name] = true
				}
			}
		}
		if seen["coin"] == still || seen["star"] == still {
			t.Errorf("without motion %v: %v is seen", still, seen)
		}
		p.Clear()
	}
}

// way returns what a deed of a puzzle is taken from, and where it goes.
func way(deed game.Command) (from, to thing.Thing) {
	switch deed.Type {
	case game.BuildOne:
		return thing.ToBuild(deed.Component.Kind, deed.Component.Service), thing.InSpace(deed.Component.Space)
	case game.QueueOne:
		return thing.InRow(deed.From), thing.InRow(deed.Onto)
	case game.AdmitOne:
		return thing.InRow(deed.From), thing.WaitingFor(deed.From.Service)
	}
	return thing.Somebody(deed.Person), thing.InSpace(deed.To.Space)
}

// Puzzles of Build and Admit are solved with the mouse, too: nothing but their step is played, and the main button
// starts over.
func TestPuzzlesOfOtherStepsAreSolvedWithTheMouse(t *testing.T) {
	for _, number := range [...]int{422, 424} { // two rooms, the queue
		won := 0
		p := solver(t, number, 1280, 800, &won)
		for i, deed := range p.session.Puzzle().Answer {
			before := len(p.session.Match().Log)
			p.drag(way(deed))
			p.Wait(200)
			if len(p.session.Match().Log) == before {
				t.Fatalf("%d: deed %d, %+v, was not played", number, i, deed)
			}
		}
		if p.Wait(4); won != 3 || !p.Hears("goal") {
			t.Errorf("%d: %d stars were won, and %v was heard", number, won, p.Heard())
		}
		if p.click(thing.Of(thing.Done)); len(p.session.Match().Log) != 0 {
			t.Errorf("%d: the main button does not begin again", number)
		}
		p.Clear()
	}
}

// choosesBill makes each patient of a bill be treated as the answer requires: other switches a patient to the next
// doctor.
func (p *player) choosesBill(how string, won *int, other func(patient thing.Thing)) {
	p.t.Helper()
	for range 3 { // a patient who gets a doctor may take another one's nurses
		for _, deed := range p.session.Puzzle().Answer {
			for range 6 {
				now, _ := p.session.Treatment(deed.Person)
				if slices.Equal(now.Doctors, deed.Doctors) {
					break
				}
				other(thing.Somebody(deed.Person))
				p.Wait(30)
			}
		}
	}
	if p.Wait(4); *won != 3 || !p.Hears("goal") {
		p.t.Errorf("%s %d stars were won, and %v was heard", how, *won, p.Heard())
	}
}

// In a puzzle of Business nobody is treated at first; a click on a patient goes on to the next doctor, and no ledger
// opens.
func TestABillIsSolvedWithTheMouse(t *testing.T) {
	won := 0
	p := solver(t, 444, 1280, 800, &won)
	p.choosesBill("by clicks", &won, p.click)
	if p.click(thing.Of(thing.Done)); len(p.session.Match().Log) != 0 {
		t.Error("the main button does not begin again")
	}
}

// The same with a finger on phones and tablets, which say how treatments are chosen.
func TestABillIsSolvedWithAFinger(t *testing.T) {
	for _, size := range [...][2]int{{390, 844}, {844, 390}, {820, 1180}} {
		won := 0
		p := solver(t, 444, size[0], size[1], &won)
		p.choosesBill(fmt.Sprint("by taps in ", size), &won, func(patient thing.Thing) {
			if person := p.session.Context().Clinic().Person(patient.Person); p.table.StopsAtFloors() {
				p.table.ShowFloor(int(person.At.Space.Floor))
				p.Wait(60)
			}
			p.tapAt(p.place(patient))
		})
		if how := strings.Join(p.written(thing.Thing{}), " "); !strings.Contains(how, p.T("puzzle.treat")) {
			t.Errorf("%v: nothing says how: %s", size, how)
		}
		p.Clear()
	}
}

// The same with keys alone, and with the gamepad alone.
func TestABillIsSolvedWithKeysAndGamepad(t *testing.T) {
	won := 0
	p := solver(t, 444, 1280, 800, &won)
	p.choosesBill("by keys", &won, func(patient thing.Thing) {
		p.focus(patient)
		p.key(ebiten.KeyEnter)
	})
	p.Clear()

	won = 0
	p = solver(t, 444, 1280, 800, &won)
	button := p.pad()
	p.choosesBill("by gamepad", &won, func(patient thing.Thing) {
		for range 12 {
			if p.table.Look.Focus.Kind == thing.Person {
				break
			}
			button(input.PadRT)
		}
		for range 40 { // toward the patient
			on := p.table.Look.Focus
			if on == patient {
				break
			}
			x, y := p.place(on)
			tx, ty := p.place(patient)
			across, down := input.PadRight, input.PadDown
			if tx < x {
				across = input.PadLeft
			}
			if ty < y {
				down = input.PadUp
			}
			if math.Abs(tx-x) < math.Abs(ty-y) {
				across, down = down, across
			}
			if button(across); p.table.Look.Focus == on {
				button(down)
			}
		}
		if p.table.Look.Focus != patient {
			t.Fatalf("the focus comes to %v, not to %v", p.table.Look.Focus, patient)
		}
		button(input.PadA)
	})
}

// In a puzzle with a Move after its step the main button ends the step; nothing but a conveyor can be built in it.
func TestAPuzzleGoesOnToItsMove(t *testing.T) {
	won := 0
	p := solver(t, 426, 1280, 800, &won)
	answer := p.session.Puzzle().Answer
	if !p.session.Component("", clinic.TreatmentRoom, clinic.NoService, nil).Nowhere {
		t.Error("a treatment room can be built")
	}
	for _, deed := range answer {
		switch deed.Type {
		case game.BuildOne:
			p.apply(deed)
			p.Wait(60)
		case game.Done:
			p.click(thing.Of(thing.Done))
			if p.Wait(60); !p.session.Deciding(game.DecideMove) {
				t.Fatal("the main button does not end the Build")
			}
		default:
			p.drag(way(deed))
			p.Wait(200)
		}
	}
	if p.Wait(4); won != 3 {
		t.Errorf("%d stars were won", won)
	}
}

// Hints of every kind tell of the first deed and of everything that is left of its step, in words that say what to
// do.
func TestHintsOfEveryKind(t *testing.T) {
	for _, number := range [...]int{421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 444} {
		won := 0
		p := solver(t, number, 1280, 800, &won)
		for range session.ClueAll {
			p.click(view.PuzzleHint)
			z := p.table.Situation.Puzzle
			if z.Hint == "" || len(z.Lit) == 0 {
				t.Errorf("%d, %s: the hint says %q, and lights %v", number, z.Kind, z.Hint, z.Lit)
			}
		}
		p.Clear()
	}
}

// With a finger the queue is solved on phones and tablets.
func TestTheQueueIsSolvedWithAFinger(t *testing.T) {
	for _, size := range [...][2]int{{820, 1180}, {390, 844}} {
		won := 0
		p := solver(t, 424, size[0], size[1], &won)
		for i, deed := range p.session.Puzzle().Answer {
			before := len(p.session.Match().Log)
			p.Wait(60)
			p.carryByTouch(way(deed))
			p.Wait(200)
			if len(p.session.Match().Log) == before {
				t.Fatalf("%v: deed %d, %+v, was not played", size, i, deed)
			}
		}
		if p.Wait(4); won != 3 {
			t.Errorf("%v: %d stars were won", size, won)
		}
		p.Clear()
	}
}

// With a finger a puzzle is solved as well, on a phone and on a tablet.
func TestAPuzzleIsSolvedWithAFinger(t *testing.T) {
	for _, size := range [...][2]int{{820, 1180}, {390, 844}} {
		won := 0
		p := solver(t, 413, size[0], size[1], &won)
		for i, deed := range p.session.Puzzle().Answer {
			before := len(p.session.Match().Log)
			p.table.ShowFloor(int(deed.To.Space.Floor))
			p.Wait(60)
			p.carryByTouch(thing.Somebody(deed.Person), thing.InSpace(deed.To.Space))
			p.Wait(200)
			if len(p.session.Match().Log) == before {
				t.Fatalf("%v: move %d, %+v, was not played", size, i, deed)
			}
		}
		if p.Wait(4); won != 3 {
			t.Errorf("%v: %d stars were won", size, won)
		}
		p.Clear()
	}
}

// A hint tells of a piece, of its room, and of everything that is left; it costs the third star. If nothing solves
// the puzzle any more, it says so.
func TestHintsOfAPuzzle(t *testing.T) {
	won := 0
	p := solver(t, 413, 1280, 800, &won)
	for step := session.CluePiece; step <= session.ClueAll; step++ {
		p.click(view.PuzzleHint)
		h := p.session.Clue()
		if h == nil || h.Step != step || len(h.Rest) == 0 {
			t.Fatalf("the hint after %d clicks is %+v", step, h)
		}
		if lit := p.table.Situation.Puzzle.Lit; lit[0] != thing.Somebody(h.Rest[0].Person) || len(lit) > 1 != (step > session.CluePiece) {
			t.Errorf("step %d points at %v", step, lit)
		}
	}
	if p.session.Puzzle().Hints != 3 {
		t.Errorf("%d hints are counted", p.session.Puzzle().Hints)
	}
	for _, deed := range p.session.Puzzle().Answer {
		p.apply(deed)
	}
	if p.Wait(4); won != 2 {
		t.Errorf("with hints %d stars are won", won)
	}
	p.key(ebiten.KeyBackspace)
	p.session.StartOver()
	for spent := 0; spent <= p.session.Puzzle().Ask(puzzle.Time).One; { // people walk to and fro
		before := spent
		for _, c := range p.session.Legal() {
			if v := p.session.Check(c); c.Type == game.MoveOne && v.Cost.Time > 0 {
				p.apply(c)
				spent += v.Cost.Time
				break
			}
		}
		if spent == before {
			t.Fatal("nobody walks")
		}
	}
	p.session.TakeClue()
	if h := p.session.Clue(); h == nil || len(h.Rest) != 0 {
		t.Errorf("where nothing helps any more the hint is %+v", h)
	}
}

// What a puzzle comes to without a plan is said in words where nobody dies either: “0 die” is no sentence.
func TestAPuzzleInWhichNobodyDiesEitherSaysSo(t *testing.T) {
	z := puzzle.Of(419, assets.Puzzles, session.Learned(), extensions.All())
	if z.Kind != puzzle.NobodyDies || z.Plain.Of(puzzle.Dying) != 0 {
		t.Fatalf("puzzle 419 is %s, without a plan %+v", z.Kind, z.Plain)
	}
	for _, code := range []string{"en", "fr", "pt"} {
		reader := ui.NewReader(code)
		said := words.PuzzlePlainly(reader, z)
		if pays := reader.Texts.Dollars(z.Plain.Of(puzzle.Income)); strings.Contains(strings.ReplaceAll(said, pays, ""), "0") || !strings.Contains(said, pays) {
			t.Errorf("%s: %s", code, said)
		}
	}
}
