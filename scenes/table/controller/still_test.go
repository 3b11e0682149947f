package controller_test

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
)

// What stays where it is while the player plays.

// begin starts a solo game and plays nothing of it.
func begin(t *testing.T, width, height int) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7, Layouts: []string{"white"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, session: session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ada"}}, nil)}
	p.table = controller.Play(ui.NewReader("en"), p.session, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, width, height, 100)
	p.mouse.MouseInside = true
	return p
}

// rect returns where something lies.
func (p *player) rect(of thing.Thing) ui.Rect {
	p.t.Helper()
	spot, ok := p.table.Spot(of)
	if !ok {
		p.t.Fatalf("there is no %s", of)
	}
	return spot.Rect
}

// Neither the clinic nor the tray moves when a bonus is taken and a goal chosen (B43, B88). The goals are equal cards
// in one row.
func TestNothingMovesWhenAGoalIsChosen(t *testing.T) {
	for _, size := range [][2]int{{1024, 640}, {1280, 800}, {1920, 1080}} {
		p := begin(t, size[0], size[1])
		for !p.session.Deciding(game.DecideBonus) {
			p.apply(p.session.Legal()[0])
		}
		p.Wait(40)
		undo, seen := p.rect(thing.Of(thing.Undo)), p.sees()
		area := p.table.ClinicArea()
		still := func(when string) {
			if now := p.table.ClinicArea(); now != area || p.rect(thing.Of(thing.Undo)) != undo || p.sees() != seen {
				t.Errorf("%v: %s the clinic lies at %v in %v, not at %v in %v", size, when, p.sees(), now, seen, area)
			}
		}
		p.click(thing.Named(thing.Bonus, game.BonusParkingLot))
		p.Wait(40)
		still("while the bonus is placed")
		p.click(thing.ToBuild(clinic.ParkingLot, clinic.NoService))
		for _, spot := range p.table.Spots() {
			if spot.Thing.Kind == thing.Space && p.table.Look.Space[spot.Thing.Space.Index()].Legal {
				p.click(spot.Thing)
				break
			}
		}
		p.Wait(40)
		if !p.session.Deciding(game.DecideGoal) {
			t.Fatalf("%v: no goal is to be chosen", size)
		}
		still("while the goal is chosen")
		var first ui.Rect
		for i, goal := range append([]string{game.DrawGoal}, p.session.State().Market.Goals...) {
			r := p.rect(thing.Named(thing.Goal, goal))
			if i == 0 {
				first = r
			}
			if r.Y != first.Y || r.H != first.H || r.W < first.W-0.01 || r.W > first.W+0.01 {
				t.Errorf("%v: the goal %s lies at %v, the first at %v", size, goal, r, first)
			}
		}
		p.click(thing.Named(thing.Goal, game.GoalNoDeaths))
		p.Wait(40)
		if p.me().Goal != game.GoalNoDeaths {
			t.Fatalf("%v: the goal was not chosen", size)
		}
		still("after the goal was chosen")
	}
}

// Rounds and steps stay where they are while the ribbon says what a piece in the hand would cost.
func TestTheRibbonStaysWhileAPieceIsInTheHand(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		p := sit(t, 1, choose(game.Build))
		p.table.Layout(&scenes.Context{Reader: reader, Scale: 1}, size[0], size[1])
		ribbon := func() (list []ui.Rect) {
			for _, spot := range p.table.Spots() {
				if spot.Thing.Is(thing.Round, thing.Step, thing.Having, thing.Menu) {
					list = append(list, spot.Rect)
				}
			}
			return list
		}
		before := ribbon()
		p.table.Look.MoneyAfter, p.table.Look.TimeAfter, p.table.Look.PopularityAfter = 3, 12, -7
		p.table.FindSpots()
		if after := ribbon(); len(before) < 5 || !slices.Equal(before, after) {
			t.Errorf("%v: the ribbon was %v, and is %v", size, before, after)
		}
	}
}

// The cards of a Build lie where they lay after the first component, whatever is left to build (B21).
func TestTheCardsOfABuildStay(t *testing.T) {
	p := sit(t, 1, choose(game.Build))
	p.me().Money = 30
	p.Wait(40)
	cards := func() map[thing.Thing]ui.Rect {
		list := map[thing.Thing]ui.Rect{}
		for _, spot := range p.table.Spots() {
			if spot.Thing.Kind == thing.Component {
				list[spot.Thing] = spot.Rect
			}
		}
		return list
	}
	before := cards()
	p.click(thing.ToBuild(clinic.TreatmentRoom, clinic.NoService))
	for _, spot := range p.table.Spots() {
		if spot.Thing.Kind == thing.Space && p.table.Look.Space[spot.Thing.Space.Index()].Legal {
			p.click(spot.Thing)
			break
		}
	}
	p.Wait(40)
	if count, onTop := p.session.Context().BuildsLeft(); count != 1 || onTop == "" {
		t.Fatalf("%d left, and %q on top", count, onTop)
	}
	for what, r := range cards() {
		if was := before[what]; was != r {
			t.Errorf("%s lay at %v and lies at %v", what, was, r)
		}
	}
}

// People who wait outside keep their places while others are taken to their rooms.
func TestThoseOutsideKeepTheirPlaces(t *testing.T) {
	p := sit(t, 1, toMove()...)
	var outside []thing.Thing
	board := &p.session.State().Players[0].Clinic
	for i := range board.People {
		if person := &board.People[i]; person.Kind != clinic.Patient {
			person.At = clinic.Place{Area: clinic.Waiting}
		}
	}
	for n := range 3 {
		board.People = append(board.People, clinic.Person{ID: "nurse-of-test-" + string(rune('a'+n)), Kind: clinic.Nurse, At: clinic.Place{Area: clinic.Waiting}})
	}
	p.table.Arrange()
	p.Wait(3)
	for _, spot := range p.table.Spots() {
		if spot.Thing.Kind == thing.Person && spot.Rect.Y > p.table.ClinicArea().Bottom() {
			outside = append(outside, spot.Thing)
		}
	}
	if len(outside) < 4 {
		t.Fatalf("only %v wait outside", outside)
	}
	last := p.rect(outside[3])
	if last.W < 24 {
		t.Errorf("a place outside is only %v wide", last.W)
	}
	board.People[0].At = clinic.In(clinic.Space{X: 1, Y: 1})
	p.table.Arrange()
	if now := p.rect(outside[3]); now != last {
		t.Errorf("after another one left, the place is %v and not %v", now, last)
	}
}

// B41: when a person comes to a clinic without being hired, a note over the clinic says so.
func TestWhoComesForFreeIsTold(t *testing.T) {
	p := begin(t, 1280, 800)
	for !p.session.Deciding(game.DecideBonus) {
		p.apply(p.session.Legal()[0])
	}
	p.Wait(3)
	p.click(thing.Named(thing.Bonus, game.BonusOrderly))
	p.Wait(3)
	at, told := p.Seen().At["toast"]
	if area := p.table.ClinicArea(); !told || !area.Contains(at[0], at[1]) {
		t.Errorf("the doctor who came is not told over the clinic: %v", at)
	}
}

// A tip about something in a panel lies beside that panel.
func TestTipsLieBesideTheirPanel(t *testing.T) {
	p := sit(t, 1, choose(game.Hire))
	p.Wait(40)
	area := p.table.ClinicArea()
	for _, what := range []thing.Thing{thing.Numbered(thing.Residency, 0), thing.Named(thing.Panel, "appointments"), thing.Named(thing.ForecastSum, "upkeep"), thing.Of(thing.Undo)} {
		if _, there := p.table.Spot(what); !there {
			t.Fatalf("there is no %s", what)
		}
		p.hover(what)
		p.table.Rest()
		p.tick()
		at, there := p.shows("tip")
		if r := (ui.Rect{X: at[0], Y: at[1], W: at[2], H: at[3]}); !there || r.X < area.X-1 || r.Right() > area.Right()+1 && what.Kind != thing.Undo || r.Bottom() > p.rect(what).Y && what.Kind == thing.Undo {
			t.Errorf("the tip of %s lies at %v, the panels leave %v", what, r, area)
		}
	}
}
