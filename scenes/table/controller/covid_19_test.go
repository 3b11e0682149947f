package controller_test

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/market"
	"clinic/scenes/thing"

	"github.com/hajimehoshi/ebiten/v2"
)

// infections starts a game with COVID-19 at the point where the tiles of the first round are shared (V3).
func infections(t *testing.T, players int) *player {
	return sitLaid(t, players, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		m.Rules.Enter(m.State, extensions.StepInfections)
	}, "covid_19")
}

func (p *player) person(kind clinic.PersonKind) *clinic.Person {
	p.t.Helper()
	people := p.me().Clinic.People
	at := slices.IndexFunc(people, func(who clinic.Person) bool { return who.Kind == kind })
	if at < 0 {
		p.t.Fatalf("there is no %s among %+v", kind, people)
	}
	return &people[at]
}

func (p *player) last() game.Command {
	log := p.session.Match().Log
	return log[len(log)-1].Command
}

// V3: the first player in turn order shares out the tiles with plus and minus. A split that doesn't add up, or leaves
// a player without a tile, can't be agreed on, and the button says why.
func TestTheTilesAreSharedOutByMouse(t *testing.T) {
	p := infections(t, 3)
	if !p.session.Deciding(extensions.DecideSplit) {
		t.Fatalf("%+v is decided", p.session.Decision())
	}
	first, other := p.session.Viewer(), (p.session.Viewer()+1)%3
	tiles := p.session.Decision().Count
	if tiles != 6 {
		t.Fatalf("there are %d tiles, want 2 for each of 3 players (V2)", tiles)
	}
	more, less := thing.Numbered(thing.ShareMore, first), thing.Numbered(thing.ShareLess, other)
	p.click(more)
	p.click(thing.Of(thing.Agree))
	if !p.session.Deciding(extensions.DecideSplit) || !strings.Contains(p.table.Explain(thing.Of(thing.Agree)), "6") {
		t.Errorf("7 of 6 tiles: the button says %q", p.table.Explain(thing.Of(thing.Agree)))
	}
	p.click(less)
	p.click(less)
	p.click(more)
	p.click(thing.Of(thing.Agree))
	if !p.session.Deciding(extensions.DecideSplit) || !strings.Contains(p.table.Explain(thing.Of(thing.Agree)), "at least one") {
		t.Errorf("with no tile for one player the button says %q", p.table.Explain(thing.Of(thing.Agree)))
	}
	p.click(thing.Numbered(thing.ShareMore, other))
	p.click(thing.Numbered(thing.ShareLess, first))
	p.click(thing.Of(thing.Agree))
	want := []int{2, 2, 2}
	want[first], want[other] = 3, 1
	if got := p.last(); got.Type != extensions.SplitInfections || !slices.Equal(got.Counts, want) {
		t.Fatalf("the last command is %+v, want %v", got, want)
	}
	for player, count := range want {
		if d := p.session.Match().State.Decision(player); d == nil || d.Kind != extensions.DecideInfect || d.Count != count {
			t.Errorf("player %d decides on %+v, want %d tiles to give to people", player, d, count)
		}
	}
}

// V3: tiles are dragged onto people, or clicked and then the person; a person who has one says so, and takes no
// other.
func TestInfectionsArePlacedByMouse(t *testing.T) {
	for _, dragged := range []bool{true, false} {
		p := infections(t, 1)
		give := func(id string) {
			t.Helper()
			if dragged {
				p.drag(thing.ToOffer("infect"), thing.Somebody(id))
				return
			}
			p.click(thing.ToOffer("infect"))
			if p.table.Look.Held.Art == 0 || !slices.Contains(p.table.Look.Targets, thing.Somebody(id)) {
				t.Errorf("with a tile in the hand one may give it to %v", p.table.Look.Targets)
			}
			p.click(thing.Somebody(id))
		}
		doctor, nurse := p.person(clinic.Doctor).ID, p.person(clinic.Nurse).ID
		give(doctor)
		if !extensions.Infected(p.person(clinic.Doctor)) {
			t.Fatalf("dragged %v: the doctor has no tile", dragged)
		}
		if tip := p.table.Explain(thing.Somebody(doctor)); !strings.Contains(tip, "does not work") || !strings.Contains(tip, "Infected doctor: in no room") {
			t.Errorf("the doctor says %q", tip)
		}
		p.pick(thing.ToOffer("infect"))
		p.hover(thing.Somebody(nurse))
		if bubble := p.table.Look.Bubble; !strings.Contains(bubble, "quarantine") {
			t.Errorf("over the nurse the tile says %q", bubble)
		}
		p.hover(thing.Somebody(doctor))
		if bubble := p.table.Look.Bubble; !strings.Contains(bubble, "already has a tile") {
			t.Errorf("a second tile for the doctor: %q", bubble)
		}
		p.release()
		give(nurse)
		if at := p.person(clinic.Nurse).At.Area; at != extensions.Quarantine {
			t.Fatalf("dragged %v: the nurse is at %v", dragged, at)
		}
		if tip := p.table.Explain(thing.Somebody(nurse)); !strings.Contains(tip, "quarantine") {
			t.Errorf("the nurse says %q", tip)
		}
	}
}

// V6: masks are bought in any of the player's own decisions, by a click on a tile or by dragging them there, and the
// ribbon foretells what is left; without the money the tile says so.
func TestMasksAreBoughtByMouseInEveryDecision(t *testing.T) {
	const price = 20
	chosen := func(action game.Action) func(*game.Match) {
		return func(m *game.Match) { m.Apply(0, choose(action)) }
	}
	entered := func(step string) func(*game.Match) {
		return func(m *game.Match) { m.Rules.Enter(m.State, step) }
	}
	for _, goOn := range []func(*game.Match){
		func(*game.Match) {}, chosen(game.Build), chosen(game.Hire), chosen(game.Admit),
		entered(extensions.StepInfections), entered("move"), entered(extensions.StepContagion),
	} {
		for _, clicked := range []bool{true, false} {
			var doctor string
			p := sitLaid(t, 1, 3, func(m *game.Match) {
				until(m, game.DecideAction)
				me := &m.State.Players[0]
				me.Money = 2*price - 1
				at := slices.IndexFunc(me.Clinic.People, func(who clinic.Person) bool { return who.Kind == clinic.Doctor })
				who := &me.Clinic.People[at]
				doctor, who.Marks = who.ID, clinic.AddMarks(who.Marks, "infected", 1)
				m.State.Market.Pools = clinic.AddMarks(m.State.Market.Pools, "covid_tiles", -1)
				goOn(m)
			}, "covid_19")
			kind := p.session.Decision().Kind
			if clicked {
				p.hover(thing.TileOf(thing.Somebody(doctor)))
				if p.table.Look.MoneyAfter != price-1 {
					t.Errorf("%s: the ribbon foretells $%d, want $%d", kind, p.table.Look.MoneyAfter, price-1)
				}
				p.click(thing.TileOf(thing.Somebody(doctor)))
			} else {
				p.drag(thing.ToOffer("buy_masks"), thing.Somebody(doctor))
			}
			if last := p.last(); last.Type != extensions.BuyMasks || last.Person != doctor {
				t.Fatalf("%s, clicked %v: the last command is %+v; %q", kind, clicked, last, p.table.Look.Bubble)
			}
			if extensions.Infected(p.me().Clinic.Person(doctor)) || p.me().Money != price-1 {
				t.Errorf("%s: the doctor is %+v and $%d are left", kind, p.me().Clinic.Person(doctor), p.me().Money)
			}
		}
	}
}

// V1: a player who has not admitted before the last action finds all other tiles locked, and they say why.
func TestAdmitIsTheOnlyWayLeft(t *testing.T) {
	p := sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		for _, action := range []game.Action{game.Build, game.Hire} {
			m.Apply(0, choose(action))
			m.Apply(0, game.Command{Type: game.Done})
		}
	}, "covid_19")
	before := len(p.session.Match().Log)
	for _, action := range []thing.Thing{thing.Named(thing.Action, "build"), thing.Named(thing.Action, "hire")} {
		spot, _ := p.table.Spot(action)
		if !spot.Off || !strings.Contains(p.table.Explain(action), "once a round") {
			t.Errorf("%s says %q", action, p.table.Explain(action))
		}
		p.click(action)
	}
	if len(p.session.Match().Log) != before {
		t.Fatalf("%+v was played", p.last())
	}
	p.click(thing.Named(thing.Action, "admit"))
	if !p.session.Deciding(game.DecideAdmit) {
		t.Error("Admit can't be chosen")
	}
}

// V8: the tiles of Phase 4 are dragged into pre-admissions, with low contagion also onto a person who waits there, or
// clicked and then the place.
func TestTilesOfContagionAreLaidByMouse(t *testing.T) {
	for _, onto := range []thing.Thing{thing.Somebody("p1"), thing.WaitingFor(clinic.Psychiatry), {}} {
		p := sitLaid(t, 1, 3, func(m *game.Match) {
			until(m, game.DecideAction)
			me := &m.State.Players[0]
			patient := clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}, Car: true}
			patient.ID = me.Clinic.Named.Name(patient.Kind)
			me.Clinic.People = append(me.Clinic.People, patient)
			m.Rules.Enter(m.State, extensions.StepContagion)
		}, "covid_19")
		if onto != (thing.Thing{}) {
			p.pick(thing.ToOffer("contaminate"))
			p.hover(onto)
			p.release()
		} else {
			p.click(thing.ToOffer("contaminate"))
			p.click(thing.WaitingFor(clinic.Psychiatry))
		}
		if last := p.last(); last.Type != extensions.Contaminate || last.From.Service != clinic.Psychiatry || last.Person != "" {
			t.Fatalf("onto %v: the last command is %+v; %q", onto, last, p.table.Look.Bubble)
		}
		if _, there := p.table.Spot(thing.TileOf(thing.WaitingFor(clinic.Psychiatry))); !there {
			t.Error("no tile waits in pre-admissions")
		}
	}
}

// People who wait outside can be pointed at in every window: in the tray, or in front of the clinic if the tray is
// full.
func TestThoseOutsideCanAlwaysBePointedAt(t *testing.T) {
	for _, width := range []float64{1600, 1024} {
		p := sitLaid(t, 4, 3, func(m *game.Match) {
			until(m, game.DecideAction)
			for player := range m.State.Players {
				board := &m.State.Players[player].Clinic
				m.State.Players[player].Money = 20
				for i := range m.State.Market.Appointments {
					patient := clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: m.State.Market.Appointments[i].Service, Car: true}
					patient.At, patient.ID = clinic.Place{Area: clinic.PreAdmissions}, board.Named.Name(patient.Kind)
					patient.Marks = clinic.AddMarks(nil, "infected", 1) // so that masks are offered, too
					board.People = append(board.People, patient)
				}
			}
			m.Rules.Enter(m.State, extensions.StepInfections)
			m.Apply(m.State.TurnOrder[0], game.Command{Type: extensions.SplitInfections, Counts: []int{2, 2, 2, 2}})
		}, "covid_19")
		p.Shell.Resize(width, 640, 1)
		p.tick()
		p.drag(thing.ToOffer("infect"), thing.Somebody(p.person(clinic.Doctor).ID))
		if !extensions.Infected(p.person(clinic.Doctor)) {
			t.Errorf("%v pixels wide: the doctor outside can't be pointed at", width)
		}
	}
}

// V8: a player who brings a patient to where a tile waits is told that the patient will be infected.
func TestATileThatWaitsIsSaidBeforeAdmitting(t *testing.T) {
	for _, tiles := range []int{0, 1} {
		p := sitLaid(t, 1, 3, func(m *game.Match) {
			until(m, game.DecideAction)
			m.State.Players[0].Marks = clinic.AddNoted(nil, "contaminated", clinic.Psychiatry.String(), tiles)
			m.Apply(0, choose(game.Admit))
		}, "covid_19")
		p.pick(thing.InRow(market.Appointment{Service: clinic.Psychiatry}))
		p.hover(thing.WaitingFor(clinic.Psychiatry))
		if said := strings.Contains(p.table.Look.Bubble, "infected"); said != (tiles > 0) {
			t.Errorf("with %d tiles there: %q", tiles, p.table.Look.Bubble)
		}
		p.release()
		if extensions.Infected(p.person(clinic.Patient)) != (tiles > 0) {
			t.Errorf("with %d tiles there the patient is %+v", tiles, p.person(clinic.Patient))
		}
	}
}

// V3: a player who has more tiles than people who could take one is told so.
func TestTilesThatNobodyHereCanTakeAreSaid(t *testing.T) {
	for _, tiles := range []int{2, 3} { // for a doctor and a nurse
		p := sitLaid(t, 1, 3, func(m *game.Match) {
			until(m, game.DecideAction)
			m.State.Marks = clinic.AddNoted(m.State.Marks, "covid_rounds", "1", tiles-2)
			m.Rules.Enter(m.State, extensions.StepInfections)
		}, "covid_19")
		if tip := p.table.Explain(thing.Of(thing.Decision)); strings.Contains(tip, "Only 2") != (tiles > 2) {
			t.Errorf("with %d tiles for %d people: %q", tiles, len(p.me().Clinic.People), tip)
		}
	}
}

// V3, V6: tiles are shared out and taken away with keys, too.
func TestTilesAreSharedAndTakenAwayByKeys(t *testing.T) {
	p := infections(t, 2)
	p.focus(thing.Numbered(thing.ShareMore, 0))
	p.key(ebiten.KeyEnter)
	p.focus(thing.Numbered(thing.ShareLess, 1))
	p.key(ebiten.KeyEnter)
	p.focus(thing.Of(thing.Agree))
	p.key(ebiten.KeyEnter)
	if got := p.last(); got.Type != extensions.SplitInfections || !slices.Equal(got.Counts, []int{3, 1}) {
		t.Fatalf("the last command is %+v", got)
	}
	p = sitLaid(t, 1, 3, func(m *game.Match) {
		until(m, game.DecideAction)
		me := &m.State.Players[0]
		me.Money = 20
		me.Clinic.People[0].Marks = clinic.AddMarks(nil, "infected", 1)
	}, "covid_19")
	who := p.me().Clinic.People[0].ID
	p.focus(thing.TileOf(thing.Somebody(who)))
	p.key(ebiten.KeyEnter)
	if got := p.last(); got.Type != extensions.BuyMasks || got.Person != who {
		t.Errorf("the last command is %+v", got)
	}
}

// V8: with high contagion the tile goes under a person who waits; empty spaces follow when everybody has one.
func TestTilesOfHighContagionGoUnderThoseWhoWait(t *testing.T) {
	config := game.Config{
		Players: 1, Seed: 3, Layouts: []string{"white"}, Extensions: []string{"covid_19"},
		Options: map[string]string{"covid.contagion": "high", "covid.isolation": "good"},
	}
	p := sitLater(t, config, func(m *game.Match) {
		until(m, game.DecideAction)
		board := &m.State.Players[0].Clinic
		patient := clinic.Person{Kind: clinic.Patient, Level: clinic.White, Service: clinic.Psychiatry, At: clinic.Place{Area: clinic.PreAdmissions}, Car: true}
		patient.ID = board.Named.Name(patient.Kind)
		board.People = append(board.People, patient)
		m.Rules.Enter(m.State, extensions.StepContagion)
	})
	p.drag(thing.ToOffer("contaminate"), thing.Somebody("p1"))
	if !extensions.Infected(p.me().Clinic.Person("p1")) {
		t.Fatalf("the last command is %+v", p.last())
	}
	p.click(thing.ToOffer("contaminate"))
	p.click(thing.WaitingFor(clinic.Psychiatry))
	if last := p.last(); last.Type != extensions.Contaminate || last.From.Service != clinic.Psychiatry {
		t.Errorf("the last command is %+v", last)
	}
}

// V3: a tile visibly comes down on the person who gets it: the badge isn't there before, and its sound plays as it
// lands, within 300 ms.
func TestAnInfectionLands(t *testing.T) {
	p := infections(t, 1)
	moving(p)
	doctor := p.person(clinic.Doctor).ID
	p.drag(thing.ToOffer("infect"), thing.Somebody(doctor))
	if at := p.table.Look.Landing; at.Person != doctor || at.Sign == 0 || !slices.Contains(p.table.Look.Unmarked, doctor) {
		t.Fatalf("%+v comes down, %v are without a badge", at, p.table.Look.Unmarked)
	}
	p.Heard()
	heard := -1
	for tick := range 18 {
		if slices.Contains(p.table.Look.Unmarked, doctor) == (heard >= 0) {
			t.Errorf("after %d ticks the badge is there or not, heard in tick %d", tick, heard)
		}
		if p.tick(); p.Hears("infection") {
			heard = tick
		}
	}
	if heard < 4 || p.table.Look.Landing.Sign != 0 {
		t.Errorf("it is heard in tick %d, and at the end %+v comes down", heard, p.table.Look.Landing)
	}
}

// With reduced motion nothing comes down: the person who gets the tile is marked.
func TestAnInfectionIsMarkedWhereNothingMoves(t *testing.T) {
	p := infections(t, 1)
	doctor := p.person(clinic.Doctor).ID
	p.drag(thing.ToOffer("infect"), thing.Somebody(doctor))
	if l := &p.table.Look; l.Landing.Sign != 0 || !slices.Contains(l.Marked, thing.Somebody(doctor)) {
		t.Errorf("%+v comes down, marked are %v", l.Landing, l.Marked)
	}
	p.Wait(120)
	if l := &p.table.Look; len(l.Marked) > 0 {
		t.Errorf("after two seconds still marked are %v", l.Marked)
	}
}
