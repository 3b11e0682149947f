package ledger

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/dollhouse"
	"clinic/scenes/shots/sample"
	"clinic/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// moved opens a ledger with all motion on, at a speed in percent, and gives what lets ticks pass and what presses a
// key.
func moved(t *testing.T, speed int) (l *Scene, wait func(ticks int), press func(key ebiten.Key)) {
	t.Helper()
	l, _, err := open(sample.AtBusiness(1))
	if err != nil {
		t.Fatal(err)
	}
	settings := scenes.DefaultSettings()
	settings.Speed = speed
	shell := scenes.NewShell(scenes.Options{First: func() scenes.Scene { return &ground{l} }, Version: "test"}, settings)
	shell.Resize(1280, 800, 1)
	window := ebiten.NewImage(1280, 800)
	t.Cleanup(window.Deallocate)
	tick := func(g input.Gestures) {
		shell.Tick(g)
		if shell.Due() {
			shell.Paint(window)
		}
	}
	wait = func(ticks int) {
		for range ticks {
			tick(input.Idle())
		}
	}
	press = func(key ebiten.Key) {
		var r input.Recognizer
		tick(r.Recognize(&input.Devices{MouseX: -1, MouseY: -1, Keys: []ebiten.Key{key}}))
		wait(1)
	}
	wait(3)
	return l, wait, press
}

// leaving counts those who are on their way out in the picture.
func (s *Scene) leaving() int { return len(s.house.Grounds().Clinic.Walkers) }

// B81: when the treatments are done, who is cured gets up and leaves by the door, all within two seconds; then nobody
// of them is left. Coins fly meanwhile.
func TestWhoIsCuredLeavesByTheDoor(t *testing.T) {
	for _, speed := range []int{50, 100, 400} {
		l, wait, press := moved(t, speed)
		outside := l.leaving()
		press(ebiten.KeyEnter)
		if !l.session.Deciding(game.DecidePopularity) {
			t.Fatal("the treatments are not done")
		}
		cured := l.leaving() - outside
		if cured < 2 || !l.moving.way.Moving() {
			t.Fatalf("%d are on their way", cured)
		}
		first := l.moving.acts[0]
		if len(first.way) < 3 {
			t.Errorf("the way out is %v", first.way)
		}
		if money, _, _ := l.flying(); money == 0 {
			t.Error("no coin is on its way")
		}
		if l.moving.ticks > 120 {
			t.Errorf("it takes %d ticks", l.moving.ticks)
		}
		wait(120*100/speed - 4)
		if l.leaving() != outside || l.moving.way.Moving() {
			t.Errorf("at %d %%, after two seconds %d of %d are still there", speed, l.leaving()-outside, cured)
		}
	}
}

// B62, B86: the cars of all who are cured leave their places and drive off, and so does the car of who dies.
func TestWhoLeavesDrivesOff(t *testing.T) {
	l, wait, press := moved(t, 100)
	cars := func() (parked, driving int) {
		g := l.house.Grounds().Clinic
		for _, room := range g.Rooms {
			parked += len(room.Cars)
		}
		for _, w := range g.Walkers {
			if w.Picture != sprites.None && w.Fade < 1 {
				driving++
			}
		}
		return parked, driving
	}
	before, _ := cars()
	press(ebiten.KeyEnter)
	cured := 0
	for _, a := range l.moving.acts {
		cured += len(a.cars)
	}
	if parked, driving := cars(); cured < 2 || driving < cured || parked != before-cured {
		t.Errorf("of %d cars %d are parked and %d on the road when %d leave", before, parked, driving, cured)
	}
	if wait(120); l.moving.way.Moving() {
		t.Error("it takes more than two seconds")
	}
	if parked, driving := cars(); driving > 0 || parked != before-cured {
		t.Errorf("then %d are parked and %d on the road", parked, driving)
	}
	for l.deciding() {
		press(ebiten.KeyEnter)
	}
	for l.cursor < len(l.lines)-1 && !(l.lines[l.cursor].event.Type == game.PatientDied && l.actSeen(l.lines[l.cursor].event)) {
		press(ebiten.KeyArrowDown)
	}
	if _, driving := cars(); driving != 1 {
		t.Errorf("%d cars drive off when somebody dies", driving)
	}
	if wait(120); l.lines[l.cursor].event.Type != game.PatientDied {
		t.Fatal("another line is read")
	}
	if _, driving := cars(); driving != 0 {
		t.Error("the car of who died is still on the road")
	}
}

// A press in the middle of it counts at once, and the rest has come to pass.
func TestNothingWaitsForWhatMoves(t *testing.T) {
	l, _, press := moved(t, 100)
	outside := l.leaving()
	press(ebiten.KeyEnter)
	press(ebiten.KeyEnter)
	if l.deciding() {
		t.Error("the purchase is not made")
	}
	if l.leaving() != outside {
		t.Error("somebody is still on the way")
	}
}

// B86, B84: who worsens looks as before until the middle of it, who dies pales at the bed, and at the end each looks as
// with reduced motion.
func TestWorseningAndDeathAreSeenAtTheBed(t *testing.T) {
	l, wait, press := moved(t, 100)
	for l.deciding() {
		press(ebiten.KeyEnter)
	}
	for _, kind := range []game.EventType{game.LevelChanged, game.PatientDied} {
		at := slices.IndexFunc(l.lines, func(x line) bool { return x.event.Type == kind && l.actSeen(x.event) })
		if at < 0 {
			t.Fatalf("nothing of %s is seen in the sample", kind)
		}
		for l.cursor != at {
			if l.cursor < at {
				press(ebiten.KeyArrowDown)
			} else {
				press(ebiten.KeyArrowUp)
			}
		}
		e := l.lines[at].event
		person := l.scenery.owner.Clinic.Person(e.Person)
		switch kind {
		case game.LevelChanged:
			if was := l.before(person).Level; was != e.Level {
				t.Errorf("at first the level is %d instead of %d", was, e.Level)
			}
			if wait(6); l.startled(e.Person) < 0.5 {
				t.Error("who worsens does not start up")
			}
			if wait(30); l.before(person).Level != e.NewLevel {
				t.Errorf("at the end the level is %d instead of %d", l.before(person).Level, e.NewLevel)
			}
		case game.PatientDied:
			piece := dollhouse.Piece(&clinic.Person{Kind: e.Kind, Level: e.Level})
			first, fade := l.dying(piece, e.Person)
			if first != piece || fade > 0.2 {
				t.Errorf("who dies is drawn as %v, %v faint, at once", first, fade)
			}
			wait(30)
			if last, fade := l.dying(piece, e.Person); last != sprites.DeadPatient || fade != 0 {
				t.Errorf("who has died is drawn as %v, %v faint", last, fade)
			}
			if l.near.Value() != 1 {
				t.Errorf("the view has gone %v of the way to where somebody died", l.near.Value())
			}
		}
	}
}

// actSeen tells whether the line of a fact is seen in the picture.
func (s *Scene) actSeen(e game.Event) bool {
	return e.Player == 0 && (e.Type == game.PatientDied || s.rulesOf(e.Board).As(e.Kind) == "patient")
}

// With reduced motion nothing moves: who is cured is gone at once, and the rooms they left are marked.
func TestWithReducedMotionTheRoomsAreMarked(t *testing.T) {
	l, _, st := stage(t, 1, 1280, 800, 100)
	outside := l.leaving()
	st.Keys(ebiten.KeyEnter)
	st.Seen()
	if l.leaving() != outside || l.moving.way.Moving() {
		t.Error("somebody walks")
	}
	lit := 0
	for _, room := range l.house.Grounds().Clinic.Rooms {
		if room.Light != 0 {
			lit++
		}
	}
	if lit == 0 {
		t.Error("no room is marked")
	}
}

// The cars of those who stay keep their places when others leave.
func TestNoCarJumpsWhenSomebodyLeaves(t *testing.T) {
	l, wait, press := moved(t, 100)
	type parked struct {
		space clinic.Space
		car   sprites.Car
	}
	cars := func() (list []parked) {
		for _, room := range l.house.Grounds().Clinic.Rooms {
			for _, car := range room.Cars {
				list = append(list, parked{room.Space, car})
			}
		}
		return list
	}
	before := cars()
	for range 3 {
		press(ebiten.KeyEnter)
		wait(150)
		now := cars()
		if len(now) == 0 || len(now) >= len(before) {
			t.Errorf("of %d cars %d are left", len(before), len(now))
		}
		for _, car := range now {
			if !slices.Contains(before, car) {
				t.Errorf("a car is now at %+v", car)
			}
		}
	}
}
