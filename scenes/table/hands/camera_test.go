package hands_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/table/thing"

	"github.com/hajimehoshi/ebiten/v2"
)

// sight is where two corners of the clinic's lot lie in the window.
type sight [4]float64

func (p *player) sees() (s sight) {
	s[0], s[1] = p.table.Where(false, 0, 0, 0, 0)
	s[2], s[3] = p.table.Where(false, 0, 4, 3, 0)
	return s
}

// Whatever is taken, placed and ended in one Build, the view moves by itself at most once. Only a floor that opens while more can be
// built makes it move again.
func TestTheViewMovesAtMostOnceInABuild(t *testing.T) {
	for _, high := range []bool{false, true} {
		buildAndWatch(t, high)
	}
}

func buildAndWatch(t *testing.T, high bool) {
	p := sit(t, 1)
	p.Wait(40)
	for range 2 { // of the actions
		moves, before := 0, p.sees()
		look := func() {
			p.Wait(40) // whatever is shown of it
			if now := p.sees(); now != before {
				moves, before = moves+1, now
			}
		}
		p.click(thing.Named(thing.Action, game.Build))
		look()
		for built := range 2 {
			kind := []clinic.Kind{clinic.SupplyRoom, clinic.TreatmentRoom}[built]
			p.click(thing.ToBuild(kind, clinic.NoService))
			look()
			highest := thing.Thing{}
			for _, space := range p.table.Spots() {
				at := space.Thing.Space
				if space.Thing.Kind == thing.Space && p.table.Look.Space[at.Index()].Legal && (highest.None() || high == (at.Floor > highest.Space.Floor)) {
					highest = space.Thing
				}
			}
			if highest.None() {
				p.key(ebiten.KeyEscape)
				continue
			}
			p.click(highest)
			before := moves
			look()
			if built == 0 && highest.Space.Floor > 0 {
				moves = before // the next floor opened, and the view has room for one more
			}
		}
		p.key(ebiten.KeyD)
		if !p.session.Deciding(game.DecideAction) { // "Done already?"
			p.key(ebiten.KeyEnter)
		}
		look()
		if moves > 1 {
			t.Errorf("high %v: the view moved %d times in one Build", high, moves)
		}
		if !p.session.Deciding(game.DecideAction) {
			break
		}
	}
}

// Each player pans and zooms alone: the next one sees the whole clinic, and whose turn it is again sees what it was left at. The
// button, W and Home show the whole clinic again.
func TestPanningIsEachPlayersOwn(t *testing.T) {
	p := sit(t, 2)
	turnTo := func(player int) { // and through whatever is to be decided before
		p.t.Helper()
		for range 20 {
			p.session.OpenCurtain()
			p.Wait(40)
			if p.session.Viewer() == player {
				return
			}
			if done := (game.Command{Type: game.Done}); p.session.Check(done).Legal() {
				p.apply(done)
			} else {
				p.apply(p.session.Legal()[0])
			}
		}
		t.Fatalf("it is never player %d's turn", player)
	}
	turnTo(0)
	whole := p.sees()
	pan := func() {
		area := p.table.ClinicArea()
		p.move(area.Right()-20, area.Y+20)
		p.press()
		p.move(area.Right()-60, area.Y+80)
		p.move(area.Right()-160, area.Y+130)
		p.release()
	}
	pan()
	panned := p.sees()
	if panned == whole {
		t.Fatal("dragging the ground does not pan")
	}
	turnTo(1)
	if p.sees() == panned {
		t.Error("the next player got the panned view")
	}
	turnTo(0)
	if p.sees() != panned {
		t.Errorf("the first player left the view at %v and finds it at %v", panned, p.sees())
	}
	for name, show := range map[string]func(){
		"the button": func() { p.click(thing.Of(thing.Whole)) }, "W": func() { p.key(ebiten.KeyW) }, "Home": func() { p.key(ebiten.KeyHome) },
	} {
		pan()
		p.key(ebiten.KeyEqual)
		show()
		now := p.sees()
		for i := range now {
			if d := now[i] - whole[i]; d < -2 || d > 2 {
				t.Errorf("%s shows the clinic at %v, not at %v", name, now, whole)
				break
			}
		}
	}
}
