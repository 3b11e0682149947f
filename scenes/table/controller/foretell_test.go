package controller_test

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/sprites"
)

// sitChanged starts a solo game with extensions, and changes its state before the table opens.
func sitChanged(t *testing.T, ids []string, change func(m *game.Match)) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	numbers := map[string]int{"pre_admissions": 3}
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}, Extensions: ids, Numbers: numbers}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	match := game.NewMatch(rules, nil)
	until(match, game.DecideAction)
	change(match)
	s := session.New(match, session.Seats{{Name: "Ada"}}, nil)
	p := &player{t: t, session: s}
	p.table = controller.Play(ui.NewReader("en"), s, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	p.tick()
	return p
}

// bubbles reports whether the sentence at the pointer has all of these parts.
func (p *player) bubbles(parts ...string) bool {
	for _, part := range parts {
		if !strings.Contains(p.table.Look.Bubble, part) {
			return false
		}
	}
	return true
}

// B53: a patient dropped on another one changes places with it, and both sentences say for which service each will
// wait.
func TestAQueuePointSaysWhoChangesPlaces(t *testing.T) {
	p := sitChanged(t, nil, func(m *game.Match) {
		m.State.Market.Row(clinic.Psychiatry).Patients[0] = clinic.White
		m.State.Market.Row(clinic.Cardiology).Patients[0] = clinic.Yellow
		m.State.Market.Row(clinic.Psychiatry).Patients[1] = clinic.Red
		must(t, m, choose(game.Admit))
	})
	p.pick(thing.InRow(front(clinic.Psychiatry)))
	p.hover(thing.InRow(front(clinic.Cardiology)))
	if !p.bubbles("Swap places with the yellow patient", "this one then waits for Cardiology", "the yellow patient for Psychiatry") {
		t.Errorf("over a patient of another service: %q", p.table.Look.Bubble)
	}
	next := front(clinic.Psychiatry)
	next.Space = 1
	p.hover(thing.InRow(next))
	if !p.bubbles("Swap places with the red patient") || p.bubbles("Cardiology") {
		t.Errorf("over a patient of the same service: %q", p.table.Look.Bubble)
	}
}

// B60: over a street the ribbon shows how many parking places are left, and the pointer warns if none will be free.
func TestABuildOnAStreetShowsWhatPlacesAreLeft(t *testing.T) {
	for _, at := range []struct {
		cars        int
		after, says string
		tone        ui.Tone
	}{{3, "3/24", "", ui.Allowed}, {24, "24/24", "Parking places: 27 now, 24 then, and none free", ui.Warned}} {
		p := sitChanged(t, nil, func(m *game.Match) {
			people := &m.State.Players[0].Clinic.People
			for *people = nil; len(*people) < at.cars; {
				*people = append(*people, clinic.Person{ID: "n" + strconv.Itoa(len(*people)+9), Kind: clinic.Nurse, At: clinic.Place{Area: clinic.Waiting}, Car: true})
			}
			must(t, m, choose(game.Build))
		})
		p.pick(thing.ToBuild("garden", clinic.NoService))
		p.hover(thing.InSpace(clinic.Space{X: 3, Y: 2}))
		if written := p.written(thing.Named(thing.Having, "cars")); !slices.Contains(written, at.after) {
			t.Errorf("with %d cars the ribbon says %q", at.cars, written)
		}
		if l := &p.table.Look; !p.bubbles(at.says) || at.says == "" && l.Bubble != "" || l.Tone != at.tone {
			t.Errorf("with %d cars it says %q in tone %v", at.cars, l.Bubble, l.Tone)
		}
	}
}

// B31: with a supply room in the hand, only places where it makes a room work have a tick; over one of them that room
// lights up, and the pointer says so.
func TestASupplyRoomShowsWhereItLetsARoomWork(t *testing.T) {
	p := sitChanged(t, nil, func(m *game.Match) { // the white layout without its supply room at 1,0
		*m.State.Players[0].Clinic.At(clinic.Space{X: 1}) = clinic.Tile{}
		must(t, m, choose(game.Build))
	})
	p.pick(thing.ToBuild("supply_room", clinic.NoService))
	l := &p.table.Look
	for space, works := range map[clinic.Space]bool{{X: 1}: true, {X: 2, Y: 1}: true, {Floor: 1, X: 1, Y: 1}: true, {X: 3, Y: 2}: false, {}: false} {
		if look := l.Space[space.Index()]; !look.Legal || look.Works != works {
			t.Errorf("%v shows %+v, want legal and a tick: %v", space, look, works)
		}
	}
	p.hover(thing.InSpace(clinic.Space{X: 2, Y: 1}))
	if l = &p.table.Look; !p.bubbles("starts to work: Treatment room on Floor 0") || l.Space[(clinic.Space{X: 1, Y: 1}).Index()].Light != sprites.LitGood {
		t.Errorf("over a place beside the room: %q", l.Bubble)
	}
	p.hover(thing.InSpace(clinic.Space{X: 3, Y: 2}))
	if p.table.Look.Bubble != "" {
		t.Errorf("over a place that lets nothing work: %q", p.table.Look.Bubble)
	}
}

// must plays a command of the first player, and fails if it is refused.
func must(t *testing.T, m *game.Match, command game.Command) {
	t.Helper()
	if _, v := m.Apply(0, command); !v.Legal() {
		t.Fatalf("%+v is refused: %+v", command, v.Refusal)
	}
}

// What Business leaves stays within its panel in the smallest window, also as it would be with what is in the hand,
// and with the longest numbers.
func TestWhatIsLeftStaysInItsPanel(t *testing.T) {
	p := sitChanged(t, nil, func(m *game.Match) {
		owner := &m.State.Players[0]
		for i := range 33 {
			owner.Clinic.People = append(owner.Clinic.People, clinic.Person{ID: fmt.Sprint("n", i), Kind: clinic.Nurse, At: clinic.Place{Area: clinic.Waiting}})
		}
		owner.Money = 22
		must(t, m, choose(game.Build))
	})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1024, 640, 100)
	left := thing.Named(thing.ForecastSum, "left")
	spot, _ := p.table.Spot(left)
	beside := func() (colors []color.RGBA) {
		picture := p.Picture()
		for y := int(spot.Rect.Y); y < int(spot.Rect.Bottom()); y++ {
			for x := int(spot.Rect.Right()) + 1; x < 1024; x++ {
				colors = append(colors, picture.RGBAAt(x, y))
			}
		}
		return colors
	}
	before := beside()
	p.pick(thing.ToBuild("supply_room", clinic.NoService))
	for _, at := range p.table.Look.Targets {
		p.hover(at)
		break
	}
	if p.table.Look.After == nil {
		t.Fatal("nothing is foreseen")
	}
	if after := beside(); !slices.Equal(before, after) {
		t.Error("what would be left is written beyond its panel")
	}
}

// B31: a player who brings in a patient for a service that no working room treats is told so.
func TestAServiceThatNobodyTreatsIsSaidBeforeAdmitting(t *testing.T) {
	for service, treated := range map[clinic.Service]bool{clinic.Psychiatry: true, clinic.Cardiology: false} {
		p := sitChanged(t, nil, func(m *game.Match) {
			m.State.Market.Row(service).Patients[0] = clinic.White
			*m.State.Players[0].Clinic.At(clinic.Space{Floor: 1}) = clinic.Tile{Kind: clinic.Hub, Color: clinic.Magenta, Service: clinic.Cardiology}
			must(t, m, choose(game.Admit))
		})
		p.pick(thing.InRow(front(service)))
		p.hover(thing.WaitingFor(service))
		if l := &p.table.Look; p.bubbles("No room") == treated || l.Tone == ui.Warned == treated {
			t.Errorf("service %v, treated %v: %q, tone %v", service, treated, l.Bubble, l.Tone)
		}
	}
}
