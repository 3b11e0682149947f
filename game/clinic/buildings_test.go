package clinic

import "testing"

// B5: buildings are groups connected by adjacency; B9: a clinic may have several, and a module may join two; B24: a
// helipad belongs to the building below it, and connects nothing.
func TestBuildings(t *testing.T) {
	c := draw("HT.S .... gTp.", "ST.T .... .S..", "..h. .... h...")
	b := c.Buildings()
	if b.Count != 3 {
		t.Fatalf("%d buildings", b.Count)
	}
	for s, want := range map[Space]int8{
		{0, 0, 0}: 0, {0, 1, 0}: 0, {1, 0, 0}: 0, {1, 1, 0}: 0,
		{0, 3, 0}: 1, {1, 3, 0}: 1, {0, 1, 2}: 2, {1, 1, 2}: 2,
		{0, 0, 2}: NoBuilding, {0, 2, 2}: NoBuilding, {0, 2, 0}: NoBuilding,
		{2, 2, 0}: NoBuilding, // above nothing
	} {
		if got := b.At(s); got != want {
			t.Errorf("%v belongs to building %d, not %d", s, got, want)
		}
	}
	c.Place(BlueprintOf(Helipad), Component{Kind: Helipad, Space: Space{2, 3, 0}})
	if b := c.Buildings(); b.At(Space{2, 3, 0}) != 1 {
		t.Errorf("the helipad belongs to building %d", b.At(Space{2, 3, 0}))
	}
	c.Place(&giftShop, Component{Kind: giftShop.Kind, Space: Space{0, 2, 0}})
	if b := c.Buildings(); b.Count != 2 || b.At(Space{0, 3, 0}) != 0 || b.At(Space{0, 1, 2}) != 1 {
		t.Errorf("joined: %d buildings", b.Count)
	}
	if got := c.Building(Space{0, 3, 0}).Count(); got != 7 {
		t.Errorf("the joined building has %d modules", got)
	}
	if c.Building(Space{0, 0, 2}) != 0 {
		t.Errorf("a garden is a building")
	}
}

// B30 to B36: which modules work where.
func TestFunctional(t *testing.T) {
	both := Services(0).With(Psychiatry).With(Cardiology)
	psychiatry := Services(0).With(Psychiatry)
	at := Space{0, 1, 1}
	for name, test := range map[string]struct {
		clinic *Clinic
		space  Space
		want   Functional
	}{
		"B31 hub and supply room beside":       {draw("... HT. .S."), at, Functional{Works: true, Services: psychiatry}},
		"B31 supply room above":                {draw("... HT. ...", "... .S. ..."), at, Functional{Works: true, Services: psychiatry}},
		"B31 supply room below":                {draw("... .S. ...", "... HT. ..."), Space{1, 1, 1}, Functional{Works: true, Services: psychiatry}},
		"B31 hub above doesn't do":             {draw("... .TS ...", "... .H. ..."), at, Functional{NeedsHub: true}},
		"B31 diagonal hub and supply room":     {draw("H.S .T. ..."), at, Functional{NeedsHub: true, NeedsSupply: true}},
		"B31 no supply room":                   {draw("... HT. ..."), at, Functional{Services: psychiatry, NeedsSupply: true}},
		"C110 a room serves both hubs":         {draw("... HTC .S."), at, Functional{Works: true, Services: both}},
		"B32 supply room":                      {draw("... .S. ..."), at, Functional{Works: true}},
		"B33 operating room needs no supply":   {draw("... HO. ..."), at, Functional{Works: true, Services: psychiatry}},
		"B33 operating room needs a hub":       {draw("... .O. ...", "... .H. ..."), at, Functional{NeedsHub: true}},
		"B34 outpatient, hubs anywhere":        {draw("H.. .P. ...", "C.. ... ..."), at, Functional{Works: true, Services: both}},
		"B34 outpatient, no hub":               {draw("... .P. ..."), at, Functional{Works: true}},
		"B35 laboratory treats nobody":         {draw("... HL. ..."), at, Functional{Works: true}},
		"B36 waiting room treats nobody":       {draw("... HW. ..."), at, Functional{Works: true}},
		"B30 hub treats nobody":                {draw("... .H. ..."), at, Functional{Works: true}},
		"a module of an extension works":       {draw("... HG. ..."), at, Functional{Works: true}},
		"B4 a garden is no module":             {draw("... Hg. ..."), at, Functional{}},
		"B2 no such space":                     {draw("... HT. ..."), Space{0, 3, 1}, Functional{}},
		"B31 the hub of the next row's border": {draw("..H T.. S.."), Space{0, 0, 1}, Functional{NeedsHub: true}},
	} {
		if got := test.clinic.Functional(test.space); got != test.want {
			t.Errorf("%s: %+v, not %+v", name, got, test.want)
		}
	}
}

// B30: which services' patients the clinic may admit.
func TestServices(t *testing.T) {
	s := draw("H.. ... ...", "C.. ... ...").Services()
	for service, want := range map[Service]bool{NoService: false, Psychiatry: true, Cardiology: true, Ophthalmology: false, Neurology: false} {
		if s.Has(service) != want {
			t.Errorf("%q served: %v", service, !want)
		}
	}
}
