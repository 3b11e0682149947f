package hands_test

import (
	"testing"

	"clinic/game"
	"clinic/game/puzzle"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/hands"
	"clinic/scenes/table/thing"
	"clinic/scenes/table/view"

	"github.com/hajimehoshi/ebiten/v2"
)

// solver sits at a puzzle in a window of a size. won are the stars that were kept.
func solver(t *testing.T, number, width, height int, won *int) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	p := &player{t: t, session: session.OfPuzzle(puzzle.Of(number, session.Learned()))}
	p.table = hands.Play(p.session, hands.Doors{Puzzle: &hands.PuzzleDoors{
		About: func() view.Puzzle { return view.Puzzle{Title: "Puzzle", Day: "Sunday"} },
		Won:   func(_ *scenes.Context, stars int) { *won = stars },
		Share: func(*session.Puzzled) string { return "" },
	}})
	p.Stage = scenetest.NewStage(p.table, width, height, 100)
	p.mouse.MouseInside = width >= 1000
	return p
}

// A puzzle is solved with the mouse: its counters follow each piece, the last drop brings three stars, and its Move can't be ended.
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
	if !p.Hears("goal") {
		t.Errorf("nothing was heard but %v", p.Heard())
	}
	if _, there := p.table.Spot(view.PuzzleShare); !there {
		t.Error("a solved puzzle is not to be shared")
	}
	p.click(thing.Of(thing.Done))
	if len(p.session.Match().Log) != 0 || p.session.Puzzle().TakenBack != 1 || p.session.Solved() {
		t.Errorf("starting over leaves %d moves, and counts %d", len(p.session.Match().Log), p.session.Puzzle().TakenBack)
	}
	if won != 3 {
		t.Errorf("starting over takes stars away: %d are left", won)
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

// A hint tells of a piece, of its room, and of all that is left; it costs the third star. Where nothing solves the puzzle any more it says so.
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
	for spent := 0; spent <= p.session.Puzzle().Time; { // people walk to and fro
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
