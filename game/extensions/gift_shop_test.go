package extensions

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
)

var (
	_ = setByHand("sentence too_many_visitors", "only a position breaks it: TestPositionsKeepInvariants")
	_ = setByHand("sentence no_way_over_shop", "nobody who plays from the beginning is without an entrance")
)

// C90, B49: the shop is placed for free at setup, where it touches no other module, and has an upkeep of $1.
func TestGiftShopStandsAlone(t *testing.T) {
	config := game.Config{Players: 1, Seed: 1, Layouts: []string{"white"}, Sides: []string{game.ExpertSide}, Extensions: []string{"gift_shop", "public_toilets"}}
	rules, err := game.NewRules(config, All())
	if err != nil {
		t.Fatal(err)
	}
	x := &table{t, game.NewMatch(rules, nil)}
	x.refuses(0, buildAt(giftShopModule, space(0, 0, 0)), "C90", "stands_alone")
	x.refuses(0, buildAt(giftShopModule, space(1, 0, 1)), "C90", "stands_alone")
	money := x.State.Players[0].Money
	x.do(0, buildAt(giftShopModule, space(0, 2, 2)))
	if x.State.Players[0].Money != money {
		t.Error("C90: the gift shop is not free")
	}
	x.refuses(0, buildAt(publicToilet, space(0, 2, 1)), "C90", "stands_alone")
	x.do(0, buildAt(publicToilet, space(0, 0, 0)))
	if upkeep, _ := x.of(0).Upkeep(game.Upkept{Kind: giftShopModule, Space: space(0, 2, 2), Outside: -1}); upkeep != 1 {
		t.Errorf("C90: the gift shop costs $%d upkeep", upkeep)
	}
	x.decide(0, game.DecideBuild)
	x.do(0, buildAt(clinic.SupplyRoom, space(0, 2, 1))) // later it may become part of a building
	x.refuses(0, buildAt(giftShopModule, space(0, 0, 2)), "B20", "not_for_sale")
}

// visitTable returns the white layout with a gift shop in the north-east, this popularity, and patients in these
// spaces.
func visitTable(t *testing.T, popularity int, patients ...clinic.Space) *table {
	x := newTable(t, 1, "gift_shop")
	x.put(0, clinic.Component{Kind: giftShopModule, Space: space(0, 3, 0)})
	x.put(0, clinic.Component{Kind: clinic.Hub, Service: clinic.Cardiology, Space: space(0, 2, 2)})
	x.put(0, clinic.Component{Kind: clinic.TreatmentRoom, Space: space(0, 3, 2)})
	x.State.Players[0].Popularity = popularity
	for _, at := range patients {
		x.patient(0, clinic.White, clinic.In(at))
	}
	return x
}

var nearRoom, farRoom = space(0, 1, 1), space(0, 3, 2)

func (x *table) visitors() []clinic.Person {
	return slices.DeleteFunc(slices.Clone(x.clinic(0).People), func(p clinic.Person) bool { return p.Kind != visitor })
}

// C91: 1, 2, 3 visitors at 15, 30, 45 popularity; each needs a parking place and waits at an entrance.
func TestVisitorsArrive(t *testing.T) {
	for popularity, want := range map[int]int{-20: 0, 14: 0, 15: 1, 29: 1, 30: 2, 45: 3, 99: 3} {
		x := visitTable(t, popularity)
		x.enter("move")
		if got := x.visitors(); len(got) != want {
			t.Errorf("C91: %d visitors come at %d popularity, want %d", len(got), popularity, want)
		}
		for _, v := range x.visitors() {
			if v.At != (clinic.Place{Area: clinic.Slot, Space: space(0, 0, 1), Side: clinic.West}) || !v.Car {
				t.Errorf("C91: a visitor is at %v, car %v", v.At, v.Car)
			}
			x.refuses(0, moveTo(v.ID, nearRoom), "C91", "visitors_walk_last")
		}
	}
	x := visitTable(t, 45)
	for x.of(0).FreePlaces() > 2 {
		x.come(0, clinic.Person{Kind: clinic.Nurse, Car: true, At: outside})
	}
	if events := x.enter("move"); len(x.visitors()) != 2 || !has(events, game.Skipped) {
		t.Errorf("C91: %d visitors park in 2 places: %v", len(x.visitors()), events)
	}
	x = visitTable(t, 45)
	x.clinic(0).At(space(0, 3, 0)).Kind = clinic.Laboratory
	if x.enter("move"); len(x.visitors()) != 0 {
		t.Error("C91: visitors come though there is no shop to pass")
	}
}

// C91: the two walks of the original: A takes 4, straight into the shop; B takes 5, in through the hub.
func TestExampleWalksOverTheGiftShop(t *testing.T) {
	walk := func(x *table) int {
		x.State.Players[0].Popularity = 15
		x.State.Players[0].Time = 0
		x.enter("move")
		x.do(0, game.Command{Type: game.Done})
		return x.State.Players[0].Time
	}
	x := newTable(t, 1, "gift_shop")
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{
		space(0, 1, 0): giftShopModule, space(0, 1, 1): clinic.Garden, space(0, 1, 2): clinic.Hub,
		space(0, 2, 2): clinic.TreatmentRoom, space(0, 3, 2): clinic.SupplyRoom,
	})
	x.put(0, clinic.Component{Kind: clinic.Entrance, Space: space(0, 1, 0), Side: clinic.North})
	x.put(0, clinic.Component{Kind: clinic.Helipad, Space: space(1, 2, 2)}) // no one comes from there
	x.patient(0, clinic.White, clinic.In(space(0, 2, 2)))
	if time := walk(x); time != 4 {
		t.Errorf("C91: walk A takes %d", time)
	}
	x = newTable(t, 1, "gift_shop")
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{
		space(0, 2, 0): giftShopModule, space(0, 2, 2): clinic.Hub, space(0, 1, 1): clinic.TreatmentRoom, space(0, 1, 2): clinic.SupplyRoom,
	})
	x.put(0, clinic.Component{Kind: clinic.Entrance, Space: space(0, 2, 2), Side: clinic.South})
	x.patient(0, clinic.White, clinic.In(space(0, 1, 1)))
	if time := walk(x); time != 5 {
		t.Errorf("C91: walk B takes %d", time)
	}
}

// C91: visitors with no one to visit stay, spend nothing and pay nothing. A waiting room is not a treatment room.
func TestVisitorsWithoutPatients(t *testing.T) {
	x := visitTable(t, 45)
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(1, 1, 1)})
	x.patient(0, clinic.White, clinic.In(space(1, 1, 1)))
	x.enter("move")
	events := x.do(0, game.Command{Type: game.Done})
	if x.State.Players[0].Time != 0 || has(events, game.PersonMoved) || has(events, game.IncomeEarned) {
		t.Errorf("C91: %v", events)
	}
	if has(events, game.UpkeepPaid) && !has(events, VisitorsLeft) {
		t.Error("C91: the visitors stay on")
	}
}

// C91: each visitor goes to a patient of its own, then the others are spread evenly; C92: $8 each.
func TestVisitorsSpreadEvenly(t *testing.T) {
	count := func(x *table) map[clinic.Space]int {
		at := map[clinic.Space]int{}
		for _, v := range x.visitors() {
			at[v.At.Space]++
		}
		return at
	}
	// As many as patients: no choice.
	x := visitTable(t, 30, nearRoom, farRoom)
	x.enter("move")
	x.do(0, game.Command{Type: game.Done})
	if got := count(x); got[nearRoom] != 1 || got[farRoom] != 1 {
		t.Errorf("C91: %v", got)
	}
	// Three for two: the far room is nearer to the shop, so it gets two, unless the owner says otherwise.
	x = visitTable(t, 45, nearRoom, farRoom)
	x.enter("move")
	events := x.do(0, game.Command{Type: game.Done})
	if has(events, game.PersonMoved) || x.State.Decision(0).Kind != DecideVisits {
		t.Fatalf("C91: %v", events)
	}
	again := x.State.Clone()
	x.do(0, game.Command{Type: game.Done})
	if got := count(x); got[nearRoom] != 1 || got[farRoom] != 2 {
		t.Errorf("C91: the cheapest even spread is %v", got)
	}
	cheap := x.State.Players[0].Time
	x.Match.State = again
	near, far := "p1", "p2"
	x.refuses(0, game.Command{Type: Visit, Person: "d1", Choice: near}, "C91", "no_such_visitor")
	x.refuses(0, game.Command{Type: Visit, Person: "v1", Choice: "d1"}, "C91", "nobody_to_visit")
	x.do(0, game.Command{Type: Visit, Person: "v2", Choice: near})
	x.refuses(0, game.Command{Type: Visit, Person: "v1", Choice: near}, "C91", "spread_evenly")
	x.do(0, game.Command{Type: Visit, Person: "v1", Choice: far})
	visit := game.Command{Type: Visit, Person: "v3", Choice: near}
	if v := x.Rules.Check(x.State, 0, &visit); v.Cost.Time == 0 {
		t.Error("C91: the visit costs no time")
	}
	if legal := x.Rules.Legal(x.State, 0); len(legal) != 3 {
		t.Errorf("C91: %v", legal)
	}
	x.do(0, visit)
	if got := count(x); got[nearRoom] != 2 || got[farRoom] != 1 || x.State.Players[0].Time <= cheap {
		t.Errorf("C91: the owner's spread is %v, in %d", got, x.State.Players[0].Time)
	}
}

// C91: the text's example: of three visitors two go to the one of two patients and the third to the other; with one
// patient all three go there.
func TestExampleThreeVisitorsTwoPatients(t *testing.T) {
	for patients, want := range map[int][]int{1: {3}, 2: {1, 2}, 3: {1, 1, 1}} {
		x := visitTable(t, 45)
		for i := range patients {
			x.patient(0, clinic.White, clinic.In([...]clinic.Space{nearRoom, farRoom, nearRoom}[i]))
		}
		x.enter("move")
		x.do(0, done)
		if d := x.State.Decision(0); d != nil && d.Kind == DecideVisits {
			x.do(0, done)
		}
		count := map[string]int{}
		for _, v := range x.visitors() {
			visits, _ := clinic.NoteOf(v.Marks, visitsMark)
			count[visits]++
		}
		var got []int
		for _, n := range count {
			got = append(got, n)
		}
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Errorf("C91: %d patients get %v visitors, want %v", patients, got, want)
		}
	}
}

// C91: visitors go to patients in treatment rooms, not to infected doctors or to other rooms. X13: burn victims are
// patients.
func TestNobodyToVisit(t *testing.T) {
	x := newTable(t, 1, "gift_shop", "fire_trucks")
	x.put(0, clinic.Component{Kind: giftShopModule, Space: space(0, 3, 0)})
	x.put(0, clinic.Component{Kind: clinic.OutpatientServices, Space: space(0, 3, 2)})
	x.State.Players[0].Popularity = 45
	x.come(0, clinic.Person{Kind: clinic.Doctor, Level: clinic.Red, At: clinic.In(roomSpace), Marks: []clinic.Mark{{Kind: infectedMark, Count: 1}}})
	x.patient(0, clinic.White, clinic.In(space(0, 3, 2)))
	x.enter("move")
	if dollars, _ := visitsToCome(x.of(0)); dollars != 0 {
		t.Errorf("C91: $%d are to come", dollars)
	}
	events := x.do(0, done)
	if len(x.visitors()) != 0 || has(events, game.PersonMoved) || has(events, game.IncomeEarned) || !has(events, VisitorsLeft) {
		t.Errorf("C91: %v", events)
	}
}

// X13: a burn victim is visited in its room, and pays.
func TestBurnVictimsAreVisited(t *testing.T) {
	x := newTable(t, 1, "gift_shop", "fire_trucks")
	x.put(0, clinic.Component{Kind: giftShopModule, Space: space(0, 3, 0)})
	x.State.Players[0].Popularity = 15
	x.come(0, byRoad.victim(clinic.In(roomSpace)))
	x.enter("move")
	events := x.do(0, done)
	if !has(events, game.PersonMoved) || !has(events, game.IncomeEarned) {
		t.Errorf("C91, X13: %v", events)
	}
}

// C91: in a position without an entrance no one gets to the shop, and the visitors stay where they are.
func TestNoWayOverTheShop(t *testing.T) {
	x := visitTable(t, 0, nearRoom, farRoom)
	x.clinic(0).Outside = nil
	guest := x.come(0, clinic.Person{Kind: visitor, At: clinic.Place{Area: clinic.Slot, Space: hubSpace, Side: clinic.West}})
	x.State.Pending = []game.Decision{{Kind: game.DecideMove, Player: 0}, {Kind: DecideVisits, Player: 0}}
	x.refuses(0, game.Command{Type: Visit, Person: guest, Choice: "p1"}, "C91", "no_way_over_shop")
	x.do(0, done)
	if x.clinic(0).Person(guest).At.Area != clinic.Slot {
		t.Error("C91: the visitor has left the entrance")
	}
}

// C91: visitors may use conveyors; a haunted shop on their way costs 1 more (C62).
func TestVisitorsRideConveyors(t *testing.T) {
	for _, test := range []struct {
		conveyors, haunted bool
		want               int
	}{{false, false, 8}, {true, false, 4}, {true, true, 5}} {
		x := newTable(t, 1, "gift_shop", "ghosts")
		x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 3, 0): giftShopModule, space(0, 3, 1): clinic.Laboratory})
		for _, at := range []clinic.Space{hubSpace, space(0, 3, 1)} {
			x.clinic(0).At(at).Conveyor = test.conveyors
		}
		if test.haunted {
			x.haunts(space(0, 3, 0))
		}
		x.patient(0, clinic.White, clinic.In(nearRoom))
		x.State.Players[0].Popularity = 15
		x.enter("move")
		events := x.do(0, done)
		if at := slices.IndexFunc(events, func(e game.Event) bool { return e.Type == game.PersonMoved }); at < 0 || events[at].Time != test.want {
			t.Errorf("C91: %+v: the walk takes %+v", test, events[at])
		}
	}
}

// C92: $8 for each visitor with a patient, as income of this round; they go home in Admin with their cars.
func TestVisitorsPay(t *testing.T) {
	x := visitTable(t, 30, nearRoom)
	x.enter("move")
	x.do(0, game.Command{Type: game.Done})
	for !has(x.Told, VisitorsLeft) {
		x.do(0, game.Command{Type: game.Done})
	}
	at := slices.IndexFunc(x.Told, func(e game.Event) bool { return e.Type == game.IncomeEarned })
	if at < 0 || x.Told[at].Money != 16 {
		t.Errorf("C92: two visitors bring no $16: %v", x.Told)
	}
	if len(x.visitors()) != 0 || x.clinic(0).Cars() != len(x.clinic(0).People) {
		t.Error("C92: the visitors did not leave")
	}
	x = visitTable(t, 15, nearRoom)
	x.come(0, clinic.Person{Kind: visitor, At: clinic.In(nearRoom)})
	forecast := x.of(0).Forecast()
	if len(forecast.Earnings) != 1 || forecast.Earnings[0].Origins[1] != (game.Origin{Source: "gift_shop", Rule: "C92", Amount: 8}) {
		t.Errorf("C92: the forecast has %v", forecast.Earnings)
	}
}

// X10: visitors walk after everybody's moves, and before the ghosts.
func TestVisitorsWalkBeforeGhosts(t *testing.T) {
	x := newTable(t, 1, "gift_shop", "ghosts")
	x.put(0, clinic.Component{Kind: giftShopModule, Space: space(0, 3, 0)})
	x.clinic(0).At(nearRoom).Marks = clinic.AddMarks(nil, ghostMark, 1)
	x.State.Players[0].Popularity = 15
	x.patient(0, clinic.White, clinic.In(nearRoom))
	x.enter("move")
	events := x.do(0, game.Command{Type: game.Done})
	if !has(events, game.PersonMoved) || x.State.Decision(0).Kind != DecideGhostMoves {
		t.Errorf("X10: %v, then %v", events, x.State.Decision(0))
	}
	// The haunted room costs the visitor one more (C62): 1 into the clinic, through the room to the shop, and back.
	if x.State.Players[0].Time <= 8 {
		t.Errorf("C62: the walk takes %d", x.State.Players[0].Time)
	}
}
