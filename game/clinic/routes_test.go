package clinic

import (
	"slices"
	"testing"

	"clinic/game/rule"
)

// onFoot returns costs without any surcharge: 1 for a step, for a floor up or down, and for
// entering the clinic; 0 for a ride (B71 to B73).
func onFoot() Costs { return Costs{Step: 1, Climb: 1, Enter: 1} }

func timesFrom(c *Clinic, costs Costs, sources ...Source) *Routes {
	routes := new(Routes)
	c.Routes(sources, &costs, routes)
	return routes
}

func startAt(s Space) Source { return Source{How: Start, Space: s} }

// B70 to B74: what one person's steps cost.
func TestRouteTimes(t *testing.T) {
	haunted := onFoot()
	haunted.Surcharge[Space{0, 1, 0}.Index()] = 1
	wheelchair := Costs{Climb: 2}
	hub := Space{0, 0, 0}
	west := Source{How: Enter, Space: hub, Side: West}
	for name, test := range map[string]struct {
		clinic *Clinic
		costs  Costs
		source Source
		to     Space
		want   int16
	}{
		"B70 staying takes no time":                {draw("HTS ... ..."), onFoot(), startAt(hub), hub, 0},
		"B71 stepping in":                          {draw("HTS ... ..."), onFoot(), west, hub, 1},
		"B71 stepping in and one step":             {draw("HTS ... ..."), onFoot(), west, Space{0, 1, 0}, 2},
		"B71 in from a helipad":                    {draw("H.. ... ...", "T.. ... ...", "h.. ... ..."), onFoot(), Source{How: Enter, Space: Space{1, 0, 0}}, hub, 2},
		"B72 sideways":                             {draw("HTS ... ..."), onFoot(), startAt(hub), Space{0, 2, 0}, 2},
		"B72 upstairs":                             {draw("HTS ... ...", "S.. ... ...", "T.. ... ..."), onFoot(), startAt(hub), Space{2, 0, 0}, 2},
		"B72 not diagonally":                       {draw("H.. .T. ..."), onFoot(), startAt(hub), Space{0, 1, 1}, 2},
		"B72 over gardens, lots and the street":    {draw("HpT g.. S.."), onFoot(), startAt(hub), Space{0, 2, 0}, 2},
		"B72 over a garden":                        {draw("HpT g.. S.."), onFoot(), startAt(hub), Space{0, 0, 2}, 2},
		"B72 changing building on Floor 0":         {draw("H.T ... ...", "T.S ... ..."), onFoot(), startAt(Space{1, 0, 0}), Space{1, 2, 0}, 4},
		"B72 no way through the air":               {draw("H.. ... ...", "T.. ... ..."), onFoot(), startAt(hub), Space{1, 1, 0}, Unreachable},
		"B72 a helipad is no walkway":              {draw("HTS ... ...", "T.T ... ...", ".h. ... ..."), onFoot(), startAt(Space{1, 0, 0}), Space{1, 1, 0}, Unreachable},
		"B72 nobody walks onto a helipad":          {draw("H.. ... ...", "h.. ... ..."), onFoot(), startAt(hub), Space{1, 0, 0}, Unreachable},
		"B2 nobody leaves the grid":                {draw("H.. ... ..."), onFoot(), startAt(hub), Space{0, 3, 0}, Unreachable},
		"B2 row ends are far apart":                {draw("...H T... ...."), onFoot(), startAt(Space{0, 3, 0}), Space{0, 0, 1}, 4},
		"B73 a ride along the row":                 {draw("H..T .... ....").riding(hub, Space{0, 3, 0}), onFoot(), startAt(hub), Space{0, 3, 0}, 0},
		"B73 a ride along the column":              {draw("H.. ... T..").riding(hub, Space{0, 0, 2}), onFoot(), startAt(hub), Space{0, 0, 2}, 0},
		"B73 a ride straight up":                   {draw("H.. ... ...", "T.. ... ...", "S.. ... ...").riding(hub, Space{2, 0, 0}), onFoot(), startAt(hub), Space{1, 0, 0}, 1},
		"B73 two rides round a corner":             {draw("H..T .... ...S").riding(hub, Space{0, 3, 0}, Space{0, 3, 2}), onFoot(), startAt(hub), Space{0, 3, 2}, 0},
		"B73 no ride off the line":                 {draw("H..T .... ...S").riding(hub, Space{0, 3, 2}), onFoot(), startAt(hub), Space{0, 3, 2}, 5},
		"B73 between buildings above the street":   {draw("H..T .... ....", "S..S .... ....").riding(Space{1, 0, 0}, Space{1, 3, 0}), onFoot(), startAt(Space{1, 0, 0}), Space{1, 3, 0}, 0},
		"B74 rooms don't block":                    {draw("HTS ... ..."), onFoot(), startAt(hub), Space{0, 2, 0}, 2},
		"C62 into a haunted module":                {draw("HTS ... ..."), haunted, startAt(hub), Space{0, 1, 0}, 2},
		"C62 out of a haunted module":              {draw("HTS ... ..."), haunted, startAt(Space{0, 1, 0}), hub, 1},
		"C62 round a haunted module is no cheaper": {draw("HTS ... ..."), haunted, startAt(hub), Space{0, 2, 0}, 3},
		"C62 a ride through a haunted module":      {draw("HTS ... ...").riding(hub, Space{0, 2, 0}), haunted, startAt(hub), Space{0, 2, 0}, 1},
		"C62 a ride back through it":               {draw("HTS ... ...").riding(hub, Space{0, 2, 0}), haunted, startAt(Space{0, 2, 0}), hub, 1},
		"C62 a ride ends in it":                    {draw("HTS ... ...").riding(hub, Space{0, 1, 0}), haunted, startAt(hub), Space{0, 1, 0}, 1},
		"C62 stepping into a haunted module":       {draw("HTS ... ..."), haunted, Source{How: Enter, Space: Space{0, 1, 0}, Side: North}, Space{0, 1, 0}, 2},
		"C62 placed in a haunted module":           {draw("HW. ... ..."), haunted, Source{How: Direct, Space: Space{0, 1, 0}}, Space{0, 1, 0}, 1},
		"C30 a wheelchair in and sideways":         {draw("HTS ... ..."), wheelchair, west, Space{0, 2, 0}, 0},
		"C30 a wheelchair upstairs":                {draw("HTS ... ...", "T.. ... ..."), wheelchair, west, Space{1, 0, 0}, 2},
	} {
		if got := timesFrom(test.clinic, test.costs, test.source).To(test.to); got != test.want {
			t.Errorf("%s: %d, not %d", name, got, test.want)
		}
	}
}

// The first worked example (B71, B72): two walks through the gift shop.
func TestWorkedExampleOfWalks(t *testing.T) {
	c := draw(".G.. Tg.. .HT.").with(OutsideSlot{Space{0, 1, 0}, North}, OutsideSlot{Space{0, 1, 2}, South})
	foot := onFoot()
	sources := c.Entrances(nil)
	north, south := sources[:1], sources[1:]
	shop, garden, hub := WayStep{Space: Space{0, 1, 0}}, WayStep{Space: Space{0, 1, 1}}, WayStep{Space: Space{0, 1, 2}}
	first := []WayStep{shop, garden, hub, {Space: Space{0, 2, 2}}}
	if time, r := c.CheckWay(north, &foot, first); time != 4 || !r.None() {
		t.Errorf("from the north: %d, %+v", time, r)
	}
	if got := timesFrom(c, foot, north...).To(Space{0, 2, 2}); got != 4 {
		t.Errorf("the cheapest way from the north takes %d", got)
	}
	second := []WayStep{hub, garden, shop, {Space: Space{0, 0, 0}}, {Space: Space{0, 0, 1}}}
	if time, r := c.CheckWay(south, &foot, second); time != 5 || !r.None() {
		t.Errorf("from the south: %d, %+v", time, r)
	}
	toShop, fromShop := timesFrom(c, foot, south...), timesFrom(c, foot, startAt(shop.Space))
	if got := toShop.To(shop.Space) + fromShop.To(Space{0, 0, 1}); got != 5 {
		t.Errorf("the cheapest way from the south over the shop takes %d", got)
	}
}

// B71: new people come in by the nearest entrance or helipad.
func TestEntrances(t *testing.T) {
	c := draw("HTST .... ....", "T..S .... ....", "...h .... ....").with(OutsideSlot{Space{0, 1, 0}, North}, OutsideSlot{Space{0, 0, 0}, West})
	sources := c.Entrances(nil)
	want := []Source{{How: Enter, Space: Space{0, 1, 0}, Side: North}, {How: Enter, Space: Space{0, 0, 0}, Side: West}, {How: Enter, Space: Space{1, 3, 0}}}
	if !slices.Equal(sources, want) {
		t.Fatalf("%+v", sources)
	}
	c.Outside = append(c.Outside, Outside{Kind: "air_conditioner", Space: Space{0, 3, 0}, Side: East})
	if again := c.Entrances(nil); len(again) != 3 {
		t.Errorf("an air conditioner is an entrance: %+v", again)
	}
	routes := timesFrom(c, onFoot(), sources...)
	for s, time := range map[Space]int16{{0, 0, 0}: 1, {0, 1, 0}: 1, {0, 2, 0}: 2, {1, 0, 0}: 2, {1, 3, 0}: 1, {0, 3, 0}: 2} {
		if got := routes.To(s); got != time {
			t.Errorf("to %v: %d, not %d", s, got, time)
		}
	}
	if way := routes.Way(Space{0, 3, 0}, nil); len(way) != 2 || way[0] != (WayStep{Space: Space{1, 3, 0}, How: Enter, Time: 1}) ||
		way[1] != (WayStep{Space: Space{0, 3, 0}, How: Climb, Time: 1}) {
		t.Errorf("the way from the helipad: %+v", way)
	}
}

// B34, B36, B75: patients are placed straight into outpatient services and
// stay, or into the waiting room and walk on.
func TestPlacedPatients(t *testing.T) {
	c := draw("HPTW .... ....").with(OutsideSlot{Space{0, 0, 0}, West})
	outpatient, treatment, waiting := Space{0, 1, 0}, Space{0, 2, 0}, Space{0, 3, 0}
	west := c.Entrances(nil)
	foot := onFoot()

	sources := append(slices.Clone(west), Source{How: Direct, Space: outpatient, Stays: true})
	routes := timesFrom(c, foot, sources...)
	if routes.To(outpatient) != 0 || routes.To(treatment) != 3 {
		t.Errorf("outpatient %d, on to the treatment room %d", routes.To(outpatient), routes.To(treatment))
	}
	if way := routes.Way(outpatient, nil); !slices.Equal(way, []WayStep{{Space: outpatient, How: Direct}}) {
		t.Errorf("the way into outpatient services: %+v", way)
	}
	if way := routes.Way(treatment, nil); len(way) != 3 || way[0].How != Enter || way[1].Time != 1 {
		t.Errorf("the way through outpatient services: %+v", way)
	}
	if _, r := c.CheckWay(sources, &foot, []WayStep{{Space: outpatient, How: Direct}, {Space: treatment}}); r.Rule != "B75" {
		t.Errorf("walking on from outpatient services: %+v", r)
	}

	sources = append(slices.Clone(west), Source{How: Direct, Space: waiting})
	routes = timesFrom(c, foot, sources...)
	if routes.To(waiting) != 0 || routes.To(treatment) != 1 {
		t.Errorf("waiting room %d, on to the treatment room %d", routes.To(waiting), routes.To(treatment))
	}

	haunted := onFoot()
	haunted.Surcharge[outpatient.Index()] = 5
	cheap := timesFrom(c, haunted, Source{How: Direct, Space: outpatient, Stays: true}, startAt(outpatient))
	if cheap.To(outpatient) != 0 {
		t.Errorf("being there costs less than being placed: %d", cheap.To(outpatient))
	}
	if way := cheap.Way(outpatient, nil); len(way) != 1 || way[0].How != Start {
		t.Errorf("%+v", way)
	}
}

// Of ways with equal time, the one with fewer steps wins, then the one over the lower Index.
func TestTies(t *testing.T) {
	c := draw("... ... ...")
	way := timesFrom(c, onFoot(), startAt(Space{0, 0, 0})).Way(Space{0, 1, 1}, nil)
	want := []WayStep{{Space: Space{}, How: Start}, {Space: Space{0, 1, 0}, How: Walk, Time: 1}, {Space: Space{0, 1, 1}, How: Walk, Time: 1}}
	if !slices.Equal(way, want) {
		t.Errorf("%+v", way)
	}
	ridden := draw("HTST .... ....").riding(Space{0, 0, 0}, Space{0, 1, 0}, Space{0, 3, 0})
	if way := timesFrom(ridden, onFoot(), startAt(Space{})).Way(Space{0, 3, 0}, nil); len(way) != 2 || way[1].How != Ride {
		t.Errorf("two rides where one will do: %+v", way)
	}
	both := draw("H.. ... ...").with(OutsideSlot{Space{}, West}, OutsideSlot{Space{}, North})
	if way := timesFrom(both, onFoot(), both.Entrances(nil)...).Way(Space{}, nil); len(way) != 1 || way[0].Side != West {
		t.Errorf("not by the older entrance: %+v", way)
	}
}

func TestNoWay(t *testing.T) {
	c := draw("H.. ... ...", "T.. ... ...")
	routes := timesFrom(c, onFoot())
	if routes.To(Space{}) != Unreachable || len(routes.Way(Space{}, nil)) != 0 {
		t.Errorf("a way from nowhere: %d", routes.To(Space{}))
	}
	if got := timesFrom(c, onFoot(), startAt(Space{1, 1, 0})).To(Space{}); got != Unreachable {
		t.Errorf("a way out of the air: %d", got)
	}
}

// B2, B71 to B73: a player's own way is checked step by step.
func TestCheckWay(t *testing.T) {
	c := draw("HTST .... ....", "T..S .... ....").with(OutsideSlot{Space{0, 0, 0}, West}).riding(Space{0, 0, 0}, Space{0, 2, 0}, Space{0, 3, 0})
	haunted := onFoot()
	haunted.Surcharge[Space{0, 1, 0}.Index()] = 3
	inside := []Source{startAt(Space{0, 0, 0})}
	at := func(how How, floor, x, y int8) WayStep { return WayStep{How: how, Space: Space{floor, x, y}} }
	for name, test := range map[string]struct {
		sources []Source
		costs   Costs
		way     []WayStep
		time    int16
		rule    string
	}{
		"B72 a detour":                          {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(0, 0, 0, 1), at(0, 0, 1, 1), at(0, 0, 1, 0)}, 3, ""},
		"B72 upstairs":                          {inside, onFoot(), []WayStep{at(Start, 0, 0, 0), at(Climb, 1, 0, 0)}, 1, ""},
		"B73 a ride, the cheaper way":           {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(0, 0, 2, 0), at(0, 0, 3, 0)}, 0, ""},
		"B72 on foot where a ride is free":      {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(0, 0, 2, 0), at(Walk, 0, 3, 0)}, 1, ""},
		"C62 a ride through a haunted module":   {inside, haunted, []WayStep{at(0, 0, 0, 0), at(Ride, 0, 2, 0)}, 3, ""},
		"B71 in through the entrance":           {c.Entrances(nil), onFoot(), []WayStep{at(0, 0, 0, 0)}, 1, ""},
		"B71 no step at all":                    {inside, onFoot(), nil, 0, "B71"},
		"B71 begins elsewhere":                  {inside, onFoot(), []WayStep{at(0, 0, 1, 0)}, 0, "B71"},
		"B71 there is no such entrance":         {c.Entrances(nil), onFoot(), []WayStep{{How: Enter, Space: Space{0, 0, 0}, Side: North}}, 0, "B71"},
		"B71 begins off the board":              {inside, onFoot(), []WayStep{at(0, 0, -1, 0)}, 0, "B71"},
		"B2 leaves the grid":                    {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(0, 0, -1, 0)}, 0, "B2"},
		"B72 diagonal":                          {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(0, 0, 1, 1)}, 0, "B72"},
		"B72 stays on the spot":                 {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(0, 0, 0, 0)}, 0, "B72"},
		"B72 through the air":                   {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(0, 1, 0, 0), at(0, 1, 1, 0)}, 0, "B72"},
		"B72 climbing sideways":                 {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(Climb, 0, 1, 0)}, 0, "B72"},
		"B73 a ride without a second conveyor":  {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(Ride, 0, 1, 0)}, 0, "B73"},
		"B72 starting again in the middle":      {inside, onFoot(), []WayStep{at(0, 0, 0, 0), at(Start, 0, 1, 0)}, 0, "B72"},
		"B73 ridden and then walked, all costs": {inside, haunted, []WayStep{at(0, 0, 0, 0), at(0, 0, 1, 0), at(0, 0, 2, 0)}, 5, ""},
	} {
		time, r := c.CheckWay(test.sources, &test.costs, test.way)
		if time != test.time || r.Rule != test.rule {
			t.Errorf("%s: %d, %+v, not %d, %q", name, time, r, test.time, test.rule)
		}
		if !r.None() {
			checkSentence(t, r)
		}
	}
	corner := draw("H.. ... ..T").riding(Space{0, 0, 0}, Space{0, 2, 2})
	foot := onFoot()
	if _, r := corner.CheckWay(inside, &foot, []WayStep{at(Start, 0, 0, 0), at(Ride, 0, 2, 2)}); r.Rule != "B73" {
		t.Errorf("a ride off the line: %+v", r)
	}
}

// What is called for every dragged tile and every person must not allocate.
func TestNothingAllocated(t *testing.T) {
	c := fullClinic()
	foot, routes := onFoot(), new(Routes)
	sources := c.Entrances(make([]Source, 0, 8))
	steps, slots, cars := make([]WayStep, 0, MaxSpaces), make([]OutsideSlot, 0, 16), make([]ParkedCar, 0, 16)
	for _, q := range []struct { // in this order: Way needs the routes
		name string
		ask  func()
	}{
		{"Routes", func() { c.Routes(sources, &foot, routes) }},
		{"Way", func() { steps = routes.Way(Space{2, 1, 1}, steps[:0]) }},
		{"CheckWay", func() { c.CheckWay(sources, &foot, steps) }},
		{"Entrances", func() { sources = c.Entrances(sources[:0]) }},
		{"Buildings", func() { c.Buildings() }},
		{"Functional", func() { c.Functional(Space{1, 1, 1}) }},
		{"Slots", func() { slots = c.Slots(0, slots[:0]) }},
		{"Parked", func() { cars = c.Parked(perStreet, perLot, nil, cars[:0]) }},
		{"Placement", func() { judgeEverywhere(c) }},
		{"ConveyorPair", func() { c.ConveyorPair(Space{}, Space{0, 1, 0}) }},
	} {
		if n := testing.AllocsPerRun(20, q.ask); n != 0 {
			t.Errorf("%s allocates %v times", q.name, n)
		}
	}
}

// judgeEverywhere judges every base component in every space and returns how many may stand.
func judgeEverywhere(c *Clinic) int {
	allowed := 0
	for i := range Blueprints {
		allowed += judgeOne(c, &Blueprints[i])
	}
	return allowed
}

// judgeOne judges one component in every space, or in every outside slot, and returns how many may stand.
func judgeOne(c *Clinic, b *Blueprint) int {
	allowed := 0
	for s := range c.Board().All() {
		for _, side := range Sides {
			if b.Where != AtSlot && side != North || b.Where == AtSlot && !c.Border(s, side) {
				continue
			}
			if r := c.Placement(b, Component{Kind: b.Kind, Space: s, Side: side}, Terms{}); r == (rule.Reason{}) {
				allowed++
			}
		}
	}
	return allowed
}
