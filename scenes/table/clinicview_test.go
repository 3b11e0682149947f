package table_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// shown returns the table in the middle of a game, in a window of that size.
func shown(t *testing.T, reader *ui.Reader, width, height float64) *table.Table {
	t.Helper()
	table, err := gallery.ShotPerson(reader)
	if err != nil {
		t.Fatal(err)
	}
	table.Layout(&scenes.Context{Reader: reader, Scale: 1}, width, height)
	return table
}

// Preparing a frame allocates nothing once it has been done.
func TestDescribingTheClinicAgainTakesNoMemory(t *testing.T) {
	reader := ui.NewReader("en")
	table := shown(t, reader, 1600, 1000)
	table.DescribeAgain()
	if n := testing.AllocsPerRun(50, table.DescribeAgain); n > 0 {
		t.Errorf("describing and arranging the clinic allocates %v times", n)
	}
}

// The center of a person's or an empty room's spot belongs to that spot: pointing there means it.
func TestTheMiddleOfASpotIsThatSpot(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]float64{{1024, 640}, {1600, 1000}, {3840, 2160}} {
		table := shown(t, reader, size[0], size[1])
		for i, s := range table.Spots() {
			if s.Thing.Is(thing.Space, thing.Slot) || s.Thing.Kind == thing.Person && i < table.PanelsFrom() {
				continue // people stand before rooms, and before each other
			}
			x, y := s.Rect.Center()
			if s.Thing.Kind == thing.Preadmission { // people wait in its places, but never at its emblem
				x = s.Rect.X + 15
			}
			if found, ok := table.SpotAt(x, y); !ok || found.Thing != s.Thing {
				t.Errorf("%v: the middle of %s is %q", size, s.Thing, found.Thing)
			}
		}
		for _, space := range []clinic.Space{{X: 3}, {Floor: 2, X: 1, Y: 2}, {Floor: 1, Y: 2}, {X: 3, Y: 2}} {
			id := thing.InSpace(space)
			s, ok := table.Spot(id)
			if !ok {
				t.Fatalf("there is no %s", id)
			}
			x, y := s.Rect.Center()
			if found, _ := table.SpotAt(x, y); found.Thing != id {
				t.Errorf("%v: the middle of %s is %q", size, id, found.Thing)
			}
		}
	}
}

// However the clinic is zoomed, panned and pulled apart, its spots stay between the panels.
func TestSpotsOfTheClinicStayBetweenThePanels(t *testing.T) {
	reader := ui.NewReader("en")
	table := shown(t, reader, 1280, 800)
	for _, move := range []func(){
		func() { table.ZoomAt(2.5, 600, 300) }, func() { table.Pan(-400, 90) }, table.Explode, func() { table.ZoomAt(0.1, 0, 0) }, table.ShowWhole,
	} {
		move()
		for _, s := range table.Spots()[:table.PanelsFrom()] {
			if r := s.Rect.Intersect(table.ClinicArea()); r != s.Rect {
				t.Errorf("%s lies at %v, not between the panels %v", s.Thing, s.Rect, table.ClinicArea())
			}
		}
	}
}

// If the view is changed before the window has its first size, the clinic is still in sight.
func TestFloorsPulledApartBeforeTheFirstLayout(t *testing.T) {
	reader := ui.NewReader("en")
	table, err := gallery.ShotPerson(reader)
	if err != nil {
		t.Fatal(err)
	}
	table.Explode()
	table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 1280, 800)
	if table.PanelsFrom() == 0 {
		t.Error("nothing of the clinic is seen")
	}
}

// Zooming keeps what is under the pointer.
func TestZoomKeepsThePlaceUnderThePointer(t *testing.T) {
	reader := ui.NewReader("en")
	table := shown(t, reader, 1280, 800)
	x0, y0 := table.TileAt(640, 420)
	table.ZoomAt(1.7, 640, 420)
	x1, y1 := table.TileAt(640, 420)
	const slack = 0.06 // of a tile: the projection lies on whole pixels
	if dx, dy := x1-x0, y1-y0; dx > slack || dx < -slack || dy > slack || dy < -slack {
		t.Errorf("the pointer was over %v,%v and is over %v,%v", x0, y0, x1, y1)
	}
}

// Everything that can be pointed at explains itself, with texts from the catalog.
func TestEverythingExplainsItself(t *testing.T) {
	reader := ui.NewReader("en")
	for _, shot := range gallery.TableShots() {
		if shot.Width != 1600 {
			continue
		}
		scene, err := shot.Scene(reader)
		if err != nil {
			t.Fatal(err)
		}
		table := scene.(*table.Table)
		table.Layout(&scenes.Context{Reader: reader, Scale: 1}, 1600, 1000)
		for _, s := range table.Spots() {
			tip := table.Explain(s.Thing)
			if tip == "" {
				t.Errorf("%s: %s says nothing", shot.Name, s.Thing)
			}
			for _, line := range ui.Wrap(table.Styles.Text, tip, 1e6) {
				if strings.HasPrefix(line, "[") {
					t.Errorf("%s: %s says %q", shot.Name, s.Thing, line)
				}
			}
		}
	}
}

// B31: a module that an extension stops is gray, and its tip says why.
func TestAModuleThatAnExtensionStops(t *testing.T) {
	reader := ui.NewReader("en")
	laboratory := clinic.Space{Floor: 1, X: 2, Y: 2}
	table, err := gallery.Exhibit(reader, nil, "move", game.Decision{Kind: game.DecideMove}, func(*game.State, *clinic.Clinic) {})
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(table.Reader, table, 1600, 1000, 100)
	stage.Wait(3)
	if slices.ContainsFunc(table.Rooms(), func(r sprites.Room) bool { return r.Space == laboratory && r.Off }) {
		t.Fatal("the laboratory does not work in the base game")
	}
	strike := &game.Extension{ID: "strike", Queries: game.Queries{OutOfOrder: []game.Judgement[game.Placing]{{
		Judge: func(_ game.Context, p game.Placing, reason rule.Reason) rule.Reason {
			if p.Kind == clinic.Laboratory {
				return rule.Reason{Rule: "S1", Key: "game_over"}
			}
			return reason
		},
	}}}}
	s := table.Situation
	rules, err := game.NewRules(game.Config{Players: len(s.State.Players), Extensions: []string{"strike"}}, []*game.Extension{strike})
	if err != nil {
		t.Fatal(err)
	}
	s.Rules = rules
	table.Show(s)
	stage.Wait(3)
	for _, room := range table.Rooms() {
		if works := s.State.Players[0].Clinic.Functional(room.Space).Works; room.Off != (room.Space == laboratory || !works && s.State.Players[0].Clinic.Module(room.Space) != nil) {
			t.Errorf("the room in %v is grey: %v", room.Space, room.Off)
		}
	}
	if tip := table.Explain(thing.InSpace(laboratory)); !strings.Contains(tip, "The game is over.") {
		t.Errorf("the laboratory says %q", tip)
	}
}

// On a phone the ground floor's name covers nobody who waits outside the clinic, also if the tray shows them.
func TestTheGroundFloorsNameCoversNobody(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{390, 844}, {360, 740}, {430, 932}} {
		rules, err := game.NewRules(game.Config{Players: 1, Seed: 20, Layouts: []string{"white"}, Goal: game.GoalNoDeaths}, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ana"}}, nil)
		for !s.Deciding(game.DecideBuild) {
			command := s.Legal()[0]
			if s.Deciding(game.DecideAction) {
				command = game.Command{Type: game.ChooseAction, Action: game.Build}
			}
			if v := s.Apply(command); !v.Legal() {
				t.Fatal(v.Refusal)
			}
		}
		shown := controller.Play(reader, s, controller.Doors{})
		scenetest.NewStage(shown.Reader, shown, size[0], size[1], 100).Wait(60)
		name, seen := shown.FloorLabel(0)
		if !seen || len(shown.Outside()) == 0 {
			t.Fatalf("%v: the name is seen: %v; %d wait", size, seen, len(shown.Outside()))
		}
		for _, person := range shown.Outside() {
			if in := person.Intersect(name); in.W > 1 && in.H > 1 {
				t.Errorf("%v: the name at %v lies over somebody at %v", size, name, person)
			}
		}
	}
}
