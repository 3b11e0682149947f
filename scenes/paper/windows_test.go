package paper_test

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/arrangement"
	"clinic/scenes/paper"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/table"
	"clinic/scenes/table/panels"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// In every window, portrait or landscape, nothing on the panels is too small to be read or cut off, what is tapped
// all the time is as large as a finger, and nothing lies outside of the window. With longer texts, too.
func TestEveryWindowIsReadAndTouched(t *testing.T) {
	reader := ui.NewReader("en")
	windows := [...][2]int{{360, 640}, {390, 844}, {430, 932}, {768, 1024}, {844, 390}, {750, 369}, {667, 375}, {568, 320}, {1093, 614}, {781, 439}, {546, 307}, {600, 500}, {1000, 700}, {320, 280}, {820, 1180}, {1024, 1366}}
	wanted := map[string]bool{"table-setup": true, "table-early": true, "table-middle": true, "table-tile": true, "table-admit": true, "table-hire": true, "table-own": true}
	for _, longer := range []int{0, 40} {
		reader.Texts.Lengthen(longer)
		defer reader.Texts.Lengthen(0)
		for _, shot := range gallery.TableShots() {
			if !wanted[shot.Name] || shot.Width != 1280 {
				continue
			}
			for _, size := range windows {
				scene, err := shot.Scene(reader)
				if err != nil {
					t.Fatal(err)
				}
				shown := scene.(*table.Table)
				stage := scenetest.NewStage(shown.Reader, shown, size[0], size[1], 100)
				where := fmt.Sprintf("%s at %v, texts %d %% longer", shot.Name, size, longer)
				for _, fault := range touchFaults(shown, float64(size[0]), float64(size[1])) {
					t.Errorf("%s: %s", where, fault)
				}
				if arrangement.Of(float64(size[0]), float64(size[1]), 100) == arrangement.Low {
					sentenceFaults(t, stage, shown, where)
				}
				stage.Clear()
			}
		}
	}
}

// In every small window a finger that comes down near a person in the clinic means that person, or one who stands
// nearer and spreads out with them in a fan. Every place where the held piece may go has as much to touch as a
// finger needs, however the floors lie.
func TestPeopleAndPlacesOfTheClinicAreTouched(t *testing.T) {
	reader := ui.NewReader("en")
	const reach, grid, finger = 20.0, 4.0, 44.0 * 44.0
	for _, shot := range gallery.SmallTableShots() {
		if shot.Name != "small-table-middle" && shot.Name != "small-table-tile" && shot.Name != "small-table-late" {
			continue
		}
		for _, size := range [...][2]int{{shot.Width, shot.Height}, {568, 320}, {360, 640}} {
			scene, err := shot.Scene(reader)
			if err != nil {
				t.Fatal(err)
			}
			shown := scene.(*table.Table)
			stage := scenetest.NewStage(shown.Reader, shown, size[0], size[1], 100)
			where, people, places := fmt.Sprintf("%s at %v", shot.Name, size), 0, 0
			check := func(spot paper.Spot) {
				x, y := spot.Rect.Center()
				switch {
				case !shown.OnGround(x, y):
				case spot.Thing.Kind == thing.Person && shown.Look.Held.Empty():
					people++
					for turn := range 8 {
						angle := float64(turn) * math.Pi / 4
						px, py := x+reach*math.Cos(angle), y+reach*math.Sin(angle)
						at, there := shown.SpotAt(px, py)
						if shown.OnGround(px, py) && (!there || !at.Thing.Is(thing.Person, thing.Alarm)) {
							t.Errorf("%s: beside %s a finger means %s", where, spot.Thing, at.Thing)
						}
					}
				case spot.Thing.Kind == thing.Space && shown.Look.Space[spot.Thing.Space.Index()].Legal:
					touched, whole := 0.0, true
					for px := x - 100; px < x+100; px += grid {
						for py := y - 60; py < y+60; py += grid {
							if at, there := shown.SpotAt(px, py); there && at.Thing == spot.Thing {
								touched += grid * grid
							} else if math.Abs(px-x) < 40 && math.Abs(py-y) < 20 && !shown.OnGround(px, py) {
								whole = false // it goes on below a panel
							}
						}
					}
					if places++; whole && touched < 0.9*finger {
						t.Errorf("%s: of %s only %.0f can be touched", where, spot.Thing, touched)
					}
				}
			}
			for floor := range clinic.MaxFloors {
				shown.ShowFloor(floor)
				for _, spot := range slices.Clone(shown.Spots()) {
					check(spot)
				}
			}
			if people+places == 0 {
				t.Errorf("%s: nobody and no place is there to be touched", where)
			}
			stage.Clear()
		}
	}
}

// sentenceFaults reports a sentence about the held piece that covers something else in the column of a phone in
// landscape.
func sentenceFaults(t *testing.T, stage *scenetest.Stage, shown *table.Table, where string) {
	at, told := stage.Seen().At["held"]
	sentence := ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}
	for _, spot := range shown.Spots() {
		// The sentence covers the tabs in a window that has hardly room for it.
		if both := spot.Rect.Intersect(sentence); told && both.W > 0 && both.H > 0 && !spot.Thing.OnTheClinic() && spot.Thing.Kind != thing.Tab {
			t.Errorf("%s: the sentence about what is in the hand, %.0f, covers %s", where, sentence, spot.Thing)
		}
	}
}

// On a phone in landscape everything a step offers scrolls up and down alone, including extensions' questions, an
// annex's action and the turn of a bot: nothing lies beside the column.
func TestNothingLiesBesideTheColumn(t *testing.T) {
	reader := ui.NewReader("en")
	for _, shot := range gallery.SmallTableShots() {
		if shot.Width < shot.Height {
			continue
		}
		scene, err := shot.Scene(reader)
		if err != nil {
			t.Fatal(err)
		}
		shown := scene.(*table.Table)
		stage := scenetest.NewStage(shown.Reader, shown, 568, 320, 100)
		for _, spot := range shown.AllScrolledAway() {
			if spot.Rect.X < 568-8-224-1 || spot.Rect.Right() > 568-8+1 {
				t.Errorf("%s: %s lies beside the column: %.0f", shot.Name, spot.Thing, spot.Rect)
			}
		}
		stage.Clear()
	}
}

// In a window that is dragged through 500 sizes and shapes, including 21:9 and 4:3, no text is ever cut off, and
// every panel stays inside.
func TestAnyShapeOfWindowIsLaidOut(t *testing.T) {
	reader := ui.NewReader("en")
	for _, shot := range gallery.TableShots() {
		if shot.Name != "table-middle" && shot.Name != "table-tile" || shot.Width != 1280 {
			continue
		}
		scene, err := shot.Scene(reader)
		if err != nil {
			t.Fatal(err)
		}
		shown := scene.(*table.Table)
		stage := scenetest.NewStage(shown.Reader, shown, 1280, 800, 100)
		chance := game.Random{Word: 5}
		for i := range 250 {
			width, height := 320+float64(chance.Below(2300)), 280+float64(chance.Below(1300))
			switch i % 10 {
			case 0:
				width = height * 21 / 9
			case 1:
				width = max(374, height*4/3)
			case 2, 3, 4: // small ones
				width, height = 320+float64(chance.Below(800)), 280+float64(chance.Below(800))
			}
			stage.Resize(width, height, 1)
			stage.Wait(1)
			for _, fault := range touchFaults(shown, width, height) {
				if width < 1024 || height < 640 || strings.Contains(fault, "outside") {
					t.Errorf("%s at %.0f × %.0f: %s", shot.Name, width, height, fault)
				}
			}
		}
		stage.Clear()
	}
}

// touchFaults returns what is wrong on the panels of a small window.
func touchFaults(shown *table.Table, width, height float64) (faults []string) {
	const slack = 0.6
	for _, p := range shown.Papers() {
		for i := range p.Items {
			if item := &p.Items[i]; item.Text != "" && item.Size() < 12 {
				faults = append(faults, fmt.Sprintf("%q is too small", item.Text))
			} else if item.Text != "" && !item.Whole() {
				faults = append(faults, fmt.Sprintf("%q is cut off", item.Text))
			}
		}
	}
	for _, spot := range shown.Spots() {
		r := spot.Rect
		if shown.Slots().Fingers && spot.Thing.Is(thing.Tab, thing.Done, thing.Undo, thing.Redo, thing.Menu, thing.Segment, thing.Whole, thing.PutBack, thing.PutHere) {
			if r.W < 43.5 || r.H < 43.5 {
				faults = append(faults, fmt.Sprintf("%s is too small for a finger: %.0f × %.0f", spot.Thing, r.W, r.H))
			}
		}
		if fault := fingerFault(shown, &spot, width, height); fault != "" {
			faults = append(faults, fault)
		}
		if r.X < -slack || r.Y < -slack || r.Right() > width+slack || r.Bottom() > height+slack {
			faults = append(faults, fmt.Sprintf("%s lies outside of the window: %.0f", spot.Thing, r))
		}
	}
	return faults
}

// fingerFault returns what is wrong with a thing of a small window that is touched: that the part a finger reaches
// is narrower than a finger.
func fingerFault(shown *table.Table, spot *paper.Spot, width, height float64) string {
	// What only says something, and the arrows of a drawer, which a swipe scrolls as well.
	told := spot.Thing.Is(thing.ScrollBack, thing.ScrollOn, thing.Panel, thing.Having, thing.Count, thing.Service, thing.ForecastSum, thing.Decision, thing.Pile, thing.Sheet, thing.Round, thing.Step)
	if !shown.Slots().Fingers || spot.Cut || told || spot.Thing.OnTheClinic() && shown.ClinicArea().Contains(spot.Rect.Center()) {
		return ""
	}
	const finger = 43.5
	x, y := spot.Rect.Center()
	reach := func(dx, dy float64) (far float64) {
		for far < finger {
			px, py := x+far*dx, y+far*dy
			// Nothing lies beyond the window's edge that could be touched by mistake.
			if px < 0 || py < 0 || px > width || py > height {
				return finger
			}
			if at, there := shown.SpotAt(px, py); !there || at.Thing != spot.Thing {
				break
			}
			far += 0.5
		}
		return far
	}
	least := finger
	switch {
	case spot.Thing.Kind == thing.Person && spot.Rect.W < finger: // in a row of pre-admissions the nearer one is meant
		least = 39
	case spot.Thing.Kind == thing.Forecast && shown.OpenTabNow() != panels.TabForecast: // the card as a whole
		return ""
	// Those who wait there lie over it, and stand for it while something is held.
	case spot.Thing.Kind == thing.Preadmission:
		if slices.ContainsFunc(shown.Spots(), func(s paper.Spot) bool {
			return s.Thing.Kind == thing.Person && s.Rect.Intersect(spot.Rect).W > 0 && s.Rect.Intersect(spot.Rect).H > 0
		}) {
			return ""
		}
	}
	if wide, high := reach(1, 0)+reach(-1, 0), reach(0, 1)+reach(0, -1); wide < least || high < least {
		return fmt.Sprintf("%s is too small for a finger: %.0f × %.0f of it can be touched", spot.Thing, wide, high)
	}
	return ""
}
