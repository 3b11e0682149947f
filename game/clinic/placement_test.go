package clinic

import (
	"reflect"
	"strings"
	"testing"

	"clinic/game/rule"
)

func TestPlacement(t *testing.T) {
	entranceAt := func(c *Clinic) *Clinic { return c.with(OutsideSlot{Space{0, 1, 0}, North}) }
	for name, test := range map[string]struct {
		clinic *Clinic
		kind   Kind
		space  Space
		side   Side
		rule   string
		other  Kind
	}{
		"B9 starts a building of its own":           {draw("H.. ... ..."), TreatmentRoom, Space{0, 2, 2}, 0, "", ""},
		"B1 no module on the roof":                  {draw("H.. ... ...", "T.. ... ...", "S.. ... ...", "T.. ... ..."), SupplyRoom, Space{4, 0, 0}, 0, "B1", ""},
		"B1 a module on Floor 3":                    {draw("H.. ... ...", "T.. ... ...", "S.. ... ..."), TreatmentRoom, Space{3, 0, 0}, 0, "", ""},
		"B2 east of the grid":                       {draw("H.. ... ..."), TreatmentRoom, Space{0, 3, 0}, 0, "B2", ""},
		"B2 below the ground":                       {draw("H.. ... ..."), Garden, Space{-1, 0, 0}, 0, "B2", ""},
		"B2 above the roof":                         {draw("H.. ... ..."), Helipad, Space{5, 0, 0}, 0, "B2", ""},
		"B6 above a module":                         {draw("H.. ... ..."), TreatmentRoom, Space{1, 0, 0}, 0, "", ""},
		"B6 above nothing":                          {draw("H.. ... ..."), TreatmentRoom, Space{1, 1, 0}, 0, "B6", ""},
		"B6 above a garden":                         {draw("Hg. ... ..."), TreatmentRoom, Space{1, 1, 0}, 0, "B6", ""},
		"B6 B24 above a helipad":                    {draw("H.. ... ...", "h.. ... ..."), TreatmentRoom, Space{2, 0, 0}, 0, "B6", ""},
		"B6 no garden above Floor 0":                {draw("H.. ... ..."), Garden, Space{1, 0, 0}, 0, "B6", ""},
		"B6 no parking lot above Floor 0":           {draw("H.. ... ..."), ParkingLot, Space{1, 0, 0}, 0, "B6", ""},
		"B7 one color beside":                       {draw("T.. ... ..."), TreatmentRoom, Space{0, 1, 0}, 0, "B7", TreatmentRoom},
		"B7 one color above":                        {draw("T.. ... ..."), TreatmentRoom, Space{1, 0, 0}, 0, "B7", TreatmentRoom},
		"B7 two special modules":                    {draw("L.. ... ..."), OperatingRoom, Space{0, 0, 1}, 0, "B7", Laboratory},
		"B7 hubs above each other":                  {draw("H.. ... ..."), Hub, Space{1, 0, 0}, 0, "B7", Hub},
		"B7 diagonal is not adjacent":               {draw("T.. ... ..."), TreatmentRoom, Space{0, 1, 1}, 0, "", ""},
		"B7 row ends are not adjacent":              {draw("..T ... ..."), TreatmentRoom, Space{0, 0, 1}, 0, "", ""},
		"B8 second hub on the floor":                {draw("HTS ... ..."), Hub, Space{0, 2, 1}, 0, "B8", Hub},
		"B8 a hub on another floor":                 {draw("HT. ... ..."), Hub, Space{1, 1, 0}, 0, "", ""},
		"B8 a hub in another building":              {draw("HT. ... ..."), Hub, Space{0, 2, 2}, 0, "", ""},
		"B8 joins two hubs":                         {draw("H.C ... ..."), TreatmentRoom, Space{0, 1, 0}, 0, "B8", Hub},
		"B8 joins hubs of different floors":         {draw("H.S ... ...", "..C ... ..."), TreatmentRoom, Space{0, 1, 0}, 0, "", ""},
		"B8 joins two hubs of an upper floor":       {draw("T.T ... ...", "H.C ... ..."), SupplyRoom, Space{0, 1, 0}, 0, "B8", Hub},
		"B8 joins two hubs upstairs":                {draw("TST ... ...", "H.C ... ..."), OperatingRoom, Space{1, 1, 0}, 0, "B8", Hub},
		"B8 a hub that joins a hub's building":      {draw("HT.. .... ...."), Hub, Space{0, 2, 0}, 0, "B8", Hub},
		"B10 B25 not over a garden":                 {draw("Hg. ... ..."), TreatmentRoom, Space{0, 1, 0}, 0, "B25", Garden},
		"B10 B25 not over a parking lot":            {draw("Hp. ... ..."), Garden, Space{0, 1, 0}, 0, "B25", ParkingLot},
		"B10 not over a module":                     {draw("HT. ... ..."), SupplyRoom, Space{0, 1, 0}, 0, "B10", TreatmentRoom},
		"B10 no garden over a module":               {draw("HT. ... ..."), Garden, Space{0, 1, 0}, 0, "B10", TreatmentRoom},
		"B24 a helipad closes its space":            {draw("H.. ... ...", "h.. ... ..."), TreatmentRoom, Space{1, 0, 0}, 0, "B24", Helipad},
		"B24 a helipad on Floor 1":                  {draw("H.. ... ..."), Helipad, Space{1, 0, 0}, 0, "", ""},
		"B24 a helipad on the roof":                 {draw("H.. ... ...", "T.. ... ...", "S.. ... ...", "T.. ... ..."), Helipad, Space{4, 0, 0}, 0, "", ""},
		"B24 no helipad on the ground":              {draw("H.. ... ..."), Helipad, Space{0, 1, 0}, 0, "B24", ""},
		"B24 no helipad above a garden":             {draw("g.. ... ..."), Helipad, Space{1, 0, 0}, 0, "B24", ""},
		"B24 no helipad above a helipad":            {draw("H.. ... ...", "h.. ... ..."), Helipad, Space{2, 0, 0}, 0, "B24", ""},
		"B24 no helipad where a module stands":      {draw("H.. ... ...", "T.. ... ..."), Helipad, Space{1, 0, 0}, 0, "B10", TreatmentRoom},
		"B25 a garden":                              {draw("H.. ... ..."), Garden, Space{0, 1, 0}, 0, "", ""},
		"B25 a parking lot":                         {draw("H.. ... ..."), ParkingLot, Space{0, 2, 2}, 0, "", ""},
		"B11 B23 an entrance":                       {draw("H.. ... ..."), Entrance, Space{0, 0, 0}, West, "", ""},
		"B11 inside the grid":                       {draw("H.. ... ..."), Entrance, Space{0, 0, 0}, East, "B11", ""},
		"B11 no side":                               {draw("H.. ... ..."), Entrance, Space{0, 0, 0}, NoSide, "B11", ""},
		"B11 not on Floor 1":                        {draw("H.. ... ...", "T.. ... ..."), Entrance, Space{1, 0, 0}, West, "B11", ""},
		"B23 no module behind":                      {draw("H.. ... ..."), Entrance, Space{0, 1, 0}, North, "B23", ""},
		"B23 a garden behind":                       {draw("Hg. ... ..."), Entrance, Space{0, 1, 0}, North, "B23", ""},
		"B23 the slot is taken":                     {entranceAt(draw("HT. ... ...")), Entrance, Space{0, 1, 0}, North, "B23", Entrance},
		"B23 another side of the space":             {entranceAt(draw("HT. ... ...")), Entrance, Space{0, 0, 0}, North, "", ""},
		"B26 the first conveyor":                    {draw("HT. ... ..."), Conveyor, Space{0, 1, 0}, 0, "", ""},
		"B26 not in a garden":                       {draw("Hg. ... ..."), Conveyor, Space{0, 1, 0}, 0, "B26", ""},
		"B26 not in an empty space":                 {draw("H.. ... ..."), Conveyor, Space{0, 1, 0}, 0, "B26", ""},
		"B26 not on a helipad":                      {draw("H.. ... ...", "h.. ... ..."), Conveyor, Space{1, 0, 0}, 0, "B26", ""},
		"B20 one in a space":                        {draw("HT. ... ...").riding(Space{0, 1, 0}), Conveyor, Space{0, 1, 0}, 0, "B20", TreatmentRoom},
		"B26 aligned in the row, another building":  {draw("H.T ... ...").riding(Space{0, 0, 0}), Conveyor, Space{0, 2, 0}, 0, "", ""},
		"B26 aligned in the column":                 {draw("H.. ... T..").riding(Space{0, 0, 0}), Conveyor, Space{0, 0, 2}, 0, "", ""},
		"B26 not aligned":                           {draw("HT. .S. ...").riding(Space{0, 0, 0}), Conveyor, Space{0, 1, 1}, 0, "B26", ""},
		"B26 aligned with the second of two":        {draw("HT. .S. ...").riding(Space{0, 0, 0}, Space{0, 1, 0}), Conveyor, Space{0, 1, 1}, 0, "", ""},
		"B26 straight above, over another floor":    {draw("H.. ... ...", "T.. ... ...", "S.. ... ...").riding(Space{0, 0, 0}), Conveyor, Space{2, 0, 0}, 0, "", ""},
		"B26 one floor up and one east not aligned": {draw("HT. ... ...", ".S. ... ...").riding(Space{0, 0, 0}), Conveyor, Space{1, 1, 0}, 0, "B26", ""},
	} {
		before := test.clinic.Clone()
		got := test.clinic.Placement(BlueprintOf(test.kind), Component{Kind: test.kind, Space: test.space, Side: test.side}, Terms{})
		if got.Rule != test.rule || got.Other != string(test.other) {
			t.Errorf("%s: %+v, not rule %q with %q in the way", name, got, test.rule, test.other)
		}
		if !got.None() {
			if got.What != string(test.kind) {
				t.Errorf("%s: the reason speaks of %q", name, got.What)
			}
			checkSentence(t, got)
		}
		if !reflect.DeepEqual(*test.clinic, before) {
			t.Errorf("%s: asking changed the clinic", name)
		}
	}
}

// checkSentence checks that the reason has a sentence and that all its gaps are filled.
func checkSentence(t *testing.T, r rule.Reason) {
	t.Helper()
	if s := r.Sentence(rule.English); s == r.Key || strings.ContainsAny(s, "{}") {
		t.Errorf("%+v says %q", r, s)
	}
}

// B8 is lifted and B7 still holds with several hubs on a floor (C110).
func TestSeveralHubsOnFloor(t *testing.T) {
	c := draw("HTS ... ...")
	several := Terms{SeveralHubsOnFloor: true}
	if r := c.Placement(BlueprintOf(Hub), Component{Kind: Hub, Space: Space{0, 1, 1}}, several); !r.None() {
		t.Errorf("a second hub on the floor: %+v", r)
	}
	if r := c.Placement(BlueprintOf(Hub), Component{Kind: Hub, Space: Space{0, 0, 1}}, several); r.Rule != "B7" {
		t.Errorf("two hubs side by side: %+v", r)
	}
}

// Components of extensions: a color of their own (B7), slots on every floor (C100).
func TestBlueprintsOfExtensions(t *testing.T) {
	c := draw("HG. ... ...", "T.. ... ...")
	if r := c.Placement(&giftShop, Component{Kind: giftShop.Kind, Space: Space{0, 2, 0}}, Terms{}); r.Rule != "B7" {
		t.Errorf("two gift shops side by side: %+v", r)
	}
	if r := c.Placement(&giftShop, Component{Kind: giftShop.Kind, Space: Space{0, 0, 1}}, Terms{}); !r.None() {
		t.Errorf("a gift shop beside a hub: %+v", r)
	}
	cooler := Blueprint{Kind: "air_conditioner", Where: AtSlot, AnyFloor: true}
	at := Component{Kind: cooler.Kind, Space: Space{1, 0, 0}, Side: West}
	if r := c.Placement(&cooler, at, Terms{}); !r.None() {
		t.Errorf("an air conditioner on Floor 1: %+v", r)
	}
	at.Space = Space{}
	c.Place(&cooler, at)
	if r := c.Placement(BlueprintOf(Entrance), Component{Kind: Entrance, Space: Space{}, Side: West}, Terms{}); r.Rule != "B23" || r.Other != "air_conditioner" {
		t.Errorf("an entrance where an air conditioner hangs: %+v", r)
	}
}

// B26: the first purchase places two conveyors, the second aligned with the first.
func TestConveyorPair(t *testing.T) {
	c := draw("HTS .T. g..", "S.. ... ...")
	for name, test := range map[string]struct {
		first, second Space
		rule          string
	}{
		"in a row":             {Space{0, 0, 0}, Space{0, 2, 0}, ""},
		"straight above":       {Space{0, 0, 0}, Space{1, 0, 0}, ""},
		"not aligned":          {Space{0, 0, 0}, Space{0, 1, 1}, "B26"},
		"both in one":          {Space{0, 0, 0}, Space{0, 0, 0}, "B20"},
		"second in a garden":   {Space{0, 0, 0}, Space{0, 0, 2}, "B26"},
		"first in a garden":    {Space{0, 0, 2}, Space{0, 0, 0}, "B26"},
		"first in nothing":     {Space{0, 2, 2}, Space{0, 2, 0}, "B26"},
		"second off the board": {Space{0, 2, 0}, Space{0, 3, 0}, "B2"},
	} {
		r := c.ConveyorPair(test.first, test.second)
		if r.Rule != test.rule {
			t.Errorf("%s: %+v, not %q", name, r, test.rule)
		}
		if !r.None() {
			checkSentence(t, r)
		}
	}
}

func TestPlace(t *testing.T) {
	c := draw("... ... ...")
	c.At(Space{}).Marks = []Mark{{Kind: "vending_machine", Count: 1}}
	c.Place(BlueprintOf(Garden), Component{Kind: Garden, Space: Space{}})
	if tile := c.At(Space{}); tile.Kind != Garden || tile.Module() || len(tile.Marks) != 1 {
		t.Errorf("a garden by the machine: %+v", tile)
	}
	hub := Space{0, 1, 0}
	c.Place(BlueprintOf(Hub), Component{Kind: Hub, Service: Neurology, Space: hub})
	c.Place(BlueprintOf(Conveyor), Component{Kind: Conveyor, Space: hub})
	c.Place(BlueprintOf(Entrance), Component{Kind: Entrance, Space: hub, Side: North})
	if want := (Tile{Kind: Hub, Color: Magenta, Service: Neurology, Conveyor: true}); !reflect.DeepEqual(*c.At(hub), want) {
		t.Errorf("a hub with a conveyor: %+v", *c.At(hub))
	}
	if o := c.InSlot(hub, North); o == nil || o.Kind != Entrance || c.InSlot(hub, South) != nil {
		t.Errorf("the entrance: %+v", c.Outside)
	}
}

// B42: all four layouts can be built in order on both sides of the board, and they work.
func TestLayouts(t *testing.T) {
	for _, columns := range []int8{4, 3} {
		for _, color := range []Level{White, Yellow, Orange, Red} {
			l, ok := LayoutOf(color, columns)
			if !ok {
				t.Fatalf("no layout %v", color)
			}
			c := Clinic{Columns: columns, Rows: 3}
			for _, component := range l.Components {
				b := BlueprintOf(component.Kind)
				if r := c.Placement(b, component, Terms{}); !r.None() {
					t.Errorf("%v on %d columns: %s: %+v", color, columns, component.Kind, r)
				}
				c.Place(b, component)
			}
			want := Functional{Works: true, Services: Services(0).With(Psychiatry)}
			if got := c.Functional(l.Components[1].Space); got != want {
				t.Errorf("%v on %d columns: the treatment room: %+v", color, columns, got)
			}
		}
	}
	if l, _ := LayoutOf(Orange, 3); l.Components[0].Space != (Space{0, 2, 1}) || l.Components[2].Space != (Space{0, 1, 2}) {
		t.Errorf("the orange layout on 3×3: %+v", l)
	}
	if Layouts[2].Components[0].Space != (Space{0, 3, 1}) {
		t.Errorf("asking for 3×3 moved the orange layout of 4×3")
	}
	if _, ok := LayoutOf(Critical, 4); ok {
		t.Errorf("there is a layout for critical")
	}
}
