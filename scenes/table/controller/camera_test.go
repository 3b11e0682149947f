package controller_test

import (
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/ui/dialog"

	"github.com/hajimehoshi/ebiten/v2"
)

// sight is the position of two corners of the clinic's lot in the window.
type sight [4]float64

func (p *player) sees() (s sight) {
	s[0], s[1] = p.table.Where(game.Home, 0, 0, 0, 0)
	s[2], s[3] = p.table.Where(game.Home, 0, 4, 3, 0)
	return s
}

// Whatever is taken, placed and ended in one Build, the view moves by itself at most when Build begins, even if a
// floor opens: if that lies above the window, a button shows it.
func TestTheViewStaysWhileOneBuilds(t *testing.T) {
	for _, high := range []bool{false, true} {
		buildAndWatch(t, high)
	}
}

func buildAndWatch(t *testing.T, high bool) {
	p := sit(t, 1)
	p.Wait(40)
	for range 2 { // two actions
		moves, before := 0, p.sees()
		look := func() {
			p.Wait(40) // until all of it has been shown
			if now := p.sees(); now != before {
				moves, before = moves+1, now
			}
		}
		p.click(thing.Named(thing.Action, game.Build))
		look()
		moves = 0
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
			look()
		}
		p.key(ebiten.KeyD)
		if !p.session.Deciding(game.DecideAction) { // "Done already?"
			p.key(ebiten.KeyEnter)
		}
		look()
		if moves > 0 {
			t.Errorf("high %v: the view moved %d times in one Build after it had begun", high, moves)
		}
		if !p.session.Deciding(game.DecideAction) {
			break
		}
	}
}

// From step to step the view stays as long as the whole clinic is in sight.
func TestTheViewStaysFromStepToStep(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.Wait(40)
	before := p.sees()
	p.drag(thing.ToBuild("treatment_room", clinic.NoService), thing.InSpace(clinic.Space{Floor: 1, Y: 1}))
	if p.me().Clinic.At(clinic.Space{Floor: 1, Y: 1}).Empty() {
		t.Fatal("nothing stands on Floor 1")
	}
	for _, command := range toMove()[1:] {
		p.apply(command)
		p.Wait(40)
		if now := p.sees(); now != before {
			t.Errorf("after %s %s the view moved from %v to %v", command.Type, command.Action, before, now)
			before = now
		}
	}
}

// If a floor lies above the window, a button says so and shows the whole clinic.
func TestAFloorAboveTheWindowIsNotLost(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.Wait(40)
	button, place := thing.Numbered(thing.Whole, 1), thing.InSpace(clinic.Space{Floor: 1, Y: 1})
	if _, there := p.table.Spot(button); there {
		t.Error("the floor is said to lie above while it is seen")
	}
	area := p.table.ClinicArea()
	p.move(area.Right()-20, area.Bottom()-160)
	p.press()
	p.move(area.Right()-30, area.Bottom()-170)
	p.move(area.Right()-30, area.Bottom()-420)
	p.release()
	if _, seen := p.table.Spot(place); seen {
		t.Fatal("the floor is still seen")
	}
	p.click(button)
	if _, seen := p.table.Spot(place); !seen {
		t.Error("the button does not show the floor")
	}
}

// Pan and zoom belong to each player: the next player sees the whole clinic, and a player whose turn comes again sees
// the view as left. The button, W and Home show the whole clinic again.
func TestPanningIsEachPlayersOwn(t *testing.T) {
	p := sit(t, 2)
	turnTo := func(player int) { // through all decisions before
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

// A drag that begins on a panel never moves the view, even if the machine reports the press only when the mouse is
// over the ground already.
func TestADragFromAPanelDoesNotPan(t *testing.T) {
	p := sit(t, 1, toMove()...)
	p.Wait(40)
	before := p.sees()
	area := p.table.ClinicArea()
	drag := func(name string, x, y float64, late bool) {
		t.Helper()
		p.move(area.X+area.W/2, area.Bottom()+30)
		p.Wait(2)
		p.move(x, y)
		p.tick()
		if !late {
			p.press()
		}
		p.mouse.Left, p.mouse.Passed = true, 60
		for i := range 5 {
			p.move(area.X+20+float64(i)*30, area.Bottom()-40)
		}
		p.mouse.Passed = 0
		p.release()
		if now := p.sees(); now != before {
			t.Errorf("a drag from %s (told late: %v) moves the view from %v to %v", name, late, before, now)
		}
	}
	for _, late := range []bool{false, true} {
		drag("the appointments", 216, 154, late)
		x, y := p.place(thing.Of(thing.Done))
		drag("the main button", x, y, late)
		x, y = p.place(thing.Of(thing.Explode))
		drag("a button of the view", x, y, late)
	}
	p.move(area.X+20, area.Y+60)
	p.press()
	p.move(area.X+60, area.Y+90)
	p.move(area.X+80, area.Y+90)
	if p.sees() == before {
		t.Error("a drag of the ground does not move the view")
	}
}

// asking is a scene whose only answer leads to a table.
type asking struct {
	to    *table.Table
	asked bool
}

func (*asking) Layout(*scenes.Context, float64, float64) {}
func (*asking) Draw(*ui.Canvas)                          {}

func (a *asking) Update(c *scenes.Context) {
	if !a.asked {
		a.asked = true
		c.Ask(&dialog.Dialog{Title: "?", Text: "?", Answers: []dialog.Answer{{ID: "go", Text: "!", Do: func() { c.Replace(a.to) }}}})
	}
}

// A table that a dialog leads to shows its clinic.
func TestATableBehindADialogShowsItsClinic(t *testing.T) {
	p := sit(t, 1)
	p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, &asking{to: p.table}, 1280, 800, 100)
	p.Wait(2)
	p.key(ebiten.KeyEnter)
	p.Wait(5)
	for _, at := range p.sees() {
		if !(at > 0 && at < 1280) {
			t.Errorf("the clinic lies at %v", p.sees())
			break
		}
	}
}

// However far the view is panned or zoomed, some of the clinic stays between the panels.
func TestTheClinicStaysInSight(t *testing.T) {
	for _, zooms := range []int{0, 6, -6} {
		for _, way := range [][2]float64{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}, {0, 1}, {1, 0}} {
			p := sit(t, 1)
			area := p.table.ClinicArea()
			for range max(zooms, -zooms) {
				p.click(thing.Of(map[bool]thing.Kind{true: thing.Closer, false: thing.Farther}[zooms > 0]))
			}
			for range 40 {
				x, y := area.X+30, area.Y+50
				p.move(x, y)
				p.press()
				p.move(x+way[0]*20, y+way[1]*20)
				p.move(x+way[0]*200, y+way[1]*200)
				p.release()
			}
			in := false
			for i := range 17 { // four points along each side of a space
				for k := range 13 {
					x, y := p.table.Where(game.Home, 0, float64(i)/4, float64(k)/4, 0)
					in = in || area.Contains(x, y)
				}
			}
			if !in {
				t.Errorf("panned to %v after %d steps closer nothing of the clinic is in sight", way, zooms)
			}
		}
	}
}
