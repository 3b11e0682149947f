package extensions

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/protocol"
)

// C100: an air conditioner costs $2, on top of the two components of a Build action, one per action, at an outside
// slot of any floor.
func TestAirConditionerIsBought(t *testing.T) {
	x := newTable(t, 1, "air_conditioners")
	x.State.Players[0].Money = 100
	x.State.Players[0].Turn.Order = []game.Action{game.Build}
	x.put(0, clinic.Component{Kind: clinic.Laboratory, Space: space(1, 1, 0)})
	x.decide(0, game.DecideBuild)
	x.do(0, buildAt(clinic.Garden, space(0, 3, 2)))
	x.do(0, buildAt(clinic.Garden, space(0, 3, 1)))
	x.refuses(0, buildAt(clinic.Garden, space(0, 3, 0)), "B21", "built_enough")
	high := buildBeside(airConditioner, space(1, 1, 0), clinic.North)
	if v := x.Rules.Check(x.State, 0, &high); v.Cost.Money != 2 {
		t.Errorf("C100: an air conditioner on Floor 1 costs $%d", v.Cost.Money)
	}
	x.refuses(0, buildBeside(airConditioner, space(1, 1, 0), clinic.South), "B11", "only_at_border")
	x.refuses(0, buildBeside(airConditioner, space(0, 3, 0), clinic.North), "B23", "only_at_module")
	x.do(0, buildBeside(airConditioner, space(0, 1, 0), clinic.North))
	x.refuses(0, high, "C100", "one_air_conditioner")
	x.refuses(0, buildAt(clinic.Garden, space(0, 3, 0)), "B21", "built_enough")
	if left := x.State.Market.Pile(airConditioner, clinic.NoService).Left; left != 7 {
		t.Errorf("C100: %d of 8 are left", left)
	}
	x.State.Players[0].Turn.Order = []game.Action{game.Build, game.Build}
	x.State.Players[0].Turn.Built = 0
	x.refuses(0, buildBeside(airConditioner, space(0, 0, 1), clinic.West), "B23", "slot_taken")
	x.refuses(0, buildBeside(clinic.Entrance, space(0, 1, 0), clinic.North), "B23", "slot_taken") // it closes the slot
	x.State.Market.Pile(airConditioner, clinic.NoService).Left = 0
	x.refuses(0, high, "B38", "none_left")
}

// C100: one per floor of each building; a component that joins two cooled floors is refused.
func TestOneAirConditionerForAFloor(t *testing.T) {
	x := newTable(t, 1, "air_conditioners")
	x.State.Players[0].Money = 100
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{
		space(0, 0, 0): clinic.Hub, space(0, 0, 1): clinic.SupplyRoom, space(0, 2, 0): clinic.TreatmentRoom,
	})
	x.put(0, clinic.Component{Kind: airConditioner, Space: space(0, 0, 0), Side: clinic.West})
	x.decide(0, game.DecideBuild)
	x.refuses(0, buildBeside(airConditioner, space(0, 0, 1), clinic.West), "C100", "floor_is_cooled")
	x.do(0, buildBeside(airConditioner, space(0, 2, 0), clinic.North)) // another building
	x.refuses(0, buildAt(clinic.SupplyRoom, space(0, 1, 0)), "C100", "joins_cooled_floors")
	x.do(0, buildAt(clinic.Garden, space(0, 1, 0)))        // joins nothing
	x.do(0, buildAt(clinic.TreatmentRoom, space(0, 0, 2))) // of one building only
	for _, command := range x.Rules.Legal(x.State, 0) {
		if command.Component.Kind == clinic.SupplyRoom && command.Component.Space == space(0, 1, 0) {
			t.Error("C100: what joins two cooled floors is listed")
		}
	}
}

// C101: the upkeep of a cooled floor of a building doubles, including a helipad's with the module below it.
func TestAirConditionerDoublesUpkeep(t *testing.T) {
	x := newTable(t, 1, "air_conditioners")
	x.clear(0)
	x.putModules(0, map[clinic.Space]clinic.Kind{
		space(0, 0, 0): clinic.Hub, space(0, 1, 0): clinic.TreatmentRoom, space(1, 0, 0): clinic.Laboratory,
		space(1, 1, 0): clinic.Helipad, space(2, 0, 0): clinic.Helipad, space(0, 3, 2): clinic.SupplyRoom,
	})
	x.putModules(0, map[clinic.Space]clinic.Kind{space(0, 2, 0): clinic.Garden})
	x.put(0, clinic.Component{Kind: airConditioner, Space: space(0, 0, 0), Side: clinic.North})
	tests := []struct {
		kind clinic.Kind
		at   clinic.Space
		want int
	}{
		{clinic.Hub, space(0, 0, 0), 2}, {clinic.TreatmentRoom, space(0, 1, 0), 2}, {clinic.Laboratory, space(1, 0, 0), 3},
		{clinic.Helipad, space(1, 1, 0), 2}, {clinic.Helipad, space(2, 0, 0), 1}, {clinic.SupplyRoom, space(0, 3, 2), 1},
		{clinic.Garden, space(0, 2, 0), 1},
	}
	for _, test := range tests {
		got, origins := x.of(0).Upkeep(game.Upkept{Kind: test.kind, Space: test.at, Outside: -1})
		if got != test.want {
			t.Errorf("C101: %s at %v costs $%d, want $%d", test.kind, test.at, got, test.want)
		}
		if got == 2 && origins[len(origins)-1] != (game.Origin{Source: "air_conditioners", Rule: "C101", Amount: 1}) {
			t.Errorf("C101: the upkeep comes from %v", origins)
		}
	}
	for i, o := range x.clinic(0).Outside {
		if got, _ := x.of(0).Upkeep(game.Upkept{Kind: o.Kind, Space: o.Space, Outside: i}); got != 0 {
			t.Errorf("C101: %s itself costs $%d", o.Kind, got)
		}
	}
}

// C101, C81: everything that doubles the upkeep of a component doubles it again: an air conditioner once, each poop
// once more. Free components stay free.
func TestDoubledUpkeep(t *testing.T) {
	const cooled, warm = true, false
	for _, test := range []struct {
		kind   clinic.Kind
		cooled bool
		poops  int
		want   int
	}{
		{clinic.OperatingRoom, warm, 0, 3}, {clinic.OperatingRoom, cooled, 0, 6}, {clinic.OperatingRoom, warm, 1, 6},
		{clinic.OperatingRoom, cooled, 1, 12}, {clinic.OperatingRoom, cooled, 2, 24}, {clinic.TreatmentRoom, cooled, 1, 4},
		{publicToilet, cooled, 0, 2}, {giftShopModule, cooled, 2, 8}, {triageStation, cooled, 1, 12}, {clinic.Hub, cooled, 3, 16},
	} {
		x := newTable(t, 1, "therapy_dogs", "air_conditioners", "public_toilets", "gift_shop", "triage")
		x.clear(0)
		at := space(0, 1, 1)
		x.putModules(0, map[clinic.Space]clinic.Kind{at: test.kind, space(0, 1, 0): clinic.SupplyRoom})
		if test.cooled {
			x.put(0, clinic.Component{Kind: airConditioner, Space: space(0, 1, 0), Side: clinic.North}) // on the same floor
		}
		tile := x.clinic(0).At(at)
		tile.Marks = clinic.AddMarks(tile.Marks, poopMark, test.poops)
		tile.Conveyor = true
		for kind, want := range map[clinic.Kind]int{test.kind: test.want, clinic.Conveyor: 0} {
			if got, _ := x.of(0).Upkeep(game.Upkept{Kind: kind, Space: at, Outside: -1}); got != want {
				t.Errorf("C101: %s, cooled %v, with %d poops costs $%d, want $%d", kind, test.cooled, test.poops, got, want)
			}
		}
	}
}

// C102, B89: before patients worsen, each one on such a floor brings a point, in any building, including the waiting
// room and the toilet; once, however many air conditioners there are. X13: so do burn victims.
func TestAirConditionerPleasesPatients(t *testing.T) {
	x := newTable(t, 1, "air_conditioners", "public_toilets", "fire_trucks")
	x.put(0, clinic.Component{Kind: publicToilet, Space: space(0, 0, 2)})
	x.patient(0, clinic.White, clinic.In(space(0, 0, 2)))
	x.come(0, byRoad.victim(clinic.In(space(0, 1, 1))))
	x.put(0, clinic.Component{Kind: clinic.WaitingRoom, Space: space(0, 3, 2)})
	x.put(0, clinic.Component{Kind: clinic.OutpatientServices, Space: space(1, 1, 1)})
	x.put(0, clinic.Component{Kind: airConditioner, Space: space(0, 1, 0), Side: clinic.North})
	x.put(0, clinic.Component{Kind: airConditioner, Space: space(0, 3, 2), Side: clinic.East})
	red := x.patient(0, clinic.Red, clinic.In(space(0, 1, 1)))
	x.patient(0, clinic.White, clinic.In(space(0, 3, 2)))
	x.patient(0, clinic.White, clinic.In(space(1, 1, 1)))
	x.patient(0, clinic.White, preAdmissions)
	before := x.State.Players[0].Popularity
	events := x.enter("air-conditioners")
	points := 0
	for _, e := range events {
		if e.Type == PatientsCooled {
			points += e.Popularity
		}
	}
	if points != 4 {
		t.Errorf("C102, X13: three patients and a burn victim on Floor 0 bring %d points", points)
	}
	if x.clinic(0).Person(red) != nil || x.State.Players[0].Popularity != before+4-5-5 { // the victim dies, too
		t.Errorf("C102: popularity goes from %d to %d", before, x.State.Players[0].Popularity)
	}
}

// coolersAt returns a position of one building, with air conditioners named before its rooms. The toilet is named
// before the room that it stands beside.
func coolersAt(coolers string) string {
	return `{"do":"position","position":{"config":{"players":1,"extensions":["air_conditioners","public_toilets"]},"step":"move","players":[{"components":[` + coolers + `,
		{"kind":"public_toilet","floor":0,"x":0,"y":0},{"kind":"treatment_room","floor":0,"x":2,"y":0},{"kind":"supply_room","floor":0,"x":1,"y":0},
		{"kind":"special","special":"laboratory","floor":1,"x":2,"y":0}]}]}}`
}

// A position keeps the order of the air conditioners, whatever has to be placed before them.
func TestPositionsKeepTheOrderOfAirConditioners(t *testing.T) {
	const low, high = `{"kind":"air_conditioner","floor":0,"x":0,"y":0,"side":"west"}`, `{"kind":"air_conditioner","floor":1,"x":2,"y":0,"side":"north"}`
	for _, coolers := range []string{low + "," + high, high + "," + low} {
		state := string(request(t, &protocol.Engine{Extensions: All()}, coolersAt(coolers))["state"])
		if !strings.Contains(state, coolers) {
			t.Errorf("%s are read as %s", coolers, state)
		}
	}
}

// C100: a position with two air conditioners on a floor of a building is refused, in whatever order they are named.
func TestPositionsHaveOneAirConditionerForAFloor(t *testing.T) {
	const west, north = `{"kind":"air_conditioner","floor":0,"x":0,"y":0,"side":"west"}`, `{"kind":"air_conditioner","floor":0,"x":2,"y":0,"side":"north"}`
	if id := refusalBy(t, &protocol.Engine{Extensions: All()}, coolersAt(west+","+north)); id != "C100" {
		t.Errorf("it is refused by %q", id)
	}
}
