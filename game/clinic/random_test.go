package clinic

import (
	"math/rand"
	"reflect"
	"slices"
	"testing"
)

// randomClinic builds random components wherever they are allowed, in random order.
func randomClinic(random *rand.Rand) *Clinic {
	c := &Clinic{Columns: int8(3 + random.Intn(2)), Rows: int8(2 + random.Intn(2))}
	for range 20 + random.Intn(400) {
		b, component := randomComponent(random, c)
		if c.Placement(b, component, Terms{}).None() {
			c.Place(b, component)
		}
	}
	return c
}

// randomComponent returns a random component in a place where it may not fit.
func randomComponent(random *rand.Rand, c *Clinic) (*Blueprint, Component) {
	b := &giftShop
	if kind := random.Intn(len(Blueprints) + 1); kind < len(Blueprints) {
		b = &Blueprints[kind]
	}
	component := Component{Kind: b.Kind, Side: Sides[random.Intn(len(Sides))], Space: Space{
		int8(random.Intn(MaxFloors)), int8(random.Intn(int(c.Columns))), int8(random.Intn(int(c.Rows)))}}
	if b.Kind == Hub {
		component.Service = Service(1 + random.Intn(MaxServices))
	}
	return b, component
}

// Allowed returns exactly the spaces that Placement accepts, under any terms.
func TestAllowedOnRandomClinics(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	terms := []Terms{{}, {SeveralHubsOnFloor: true}, {HighestFloor: 1}, {GroundOnly: true}}
	for range 400 {
		c := randomClinic(random)
		for range random.Intn(4) {
			s := SpaceAt(random.Intn(MaxSpaces))
			if t := c.At(s); t.Module() {
				t.Conveyor = true
			} else if c.Contains(s.Next(North)) {
				c.Outside = append(c.Outside, Outside{Kind: "machine", Space: s, Side: North})
			}
		}
		for i := range Blueprints {
			b := &Blueprints[i]
			if b.Sided() {
				continue
			}
			for _, terms := range terms {
				allowed := c.Allowed(b, terms)
				for i := range MaxSpaces {
					s := SpaceAt(i)
					if judged := c.Placement(b, Component{Kind: b.Kind, Space: s}, terms); judged.None() != allowed.Has(s) {
						t.Fatalf("%s in %v, terms %+v: allowed %v, but judged %+v: %+v", b.Kind, s, terms, allowed.Has(s), judged, c)
					}
				}
			}
		}
	}
}

// broken returns the rule that the clinic breaks, found by a slow check of every space.
func broken(c *Clinic) string {
	b := c.Buildings()
	hubs := map[[2]int8]int{}
	for i := range MaxSpaces {
		s := SpaceAt(i)
		t := c.At(s)
		if t.Kind == Hub {
			hubs[[2]int8{b.At(s), s.Floor}]++
		}
		if t.Module() && s.Floor > 0 && c.Module(s.Below()) == nil {
			return "B6"
		}
		for j := range i {
			other := c.At(SpaceAt(j))
			if t.Module() && other.Module() && t.Color == other.Color && s.Adjacent(SpaceAt(j)) {
				return "B7"
			}
		}
	}
	for _, n := range hubs {
		if n > 1 {
			return "B8"
		}
	}
	return ""
}

// B6 to B10: a module may stand in an empty space exactly where the clinic with it
// breaks no rule; judging changes nothing.
func TestPlacementOnRandomClinics(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	seen := map[string]int{}
	for range 300 {
		c := randomClinic(random)
		if r := broken(c); r != "" {
			t.Fatalf("built a clinic that breaks %s: %+v", r, c)
		}
		for range 40 {
			b, component := randomComponent(random, c)
			before := c.Clone()
			got := c.Placement(b, component, Terms{})
			if !reflect.DeepEqual(*c, before) {
				t.Fatalf("asking for %+v changed the clinic", component)
			}
			seen[got.Rule]++
			if b.Where != OnGrid || component.Space.Floor > TopFloor || !c.At(component.Space).Empty() {
				continue
			}
			c.Place(b, component)
			if want := broken(c); got.Rule != want {
				t.Fatalf("%+v breaks %q, but the verdict is %+v", component, want, got)
			}
			*c = before
		}
	}
	for _, id := range []string{"", "B1", "B6", "B7", "B8", "B10", "B11", "B23", "B24", "B25", "B26", "B20"} {
		if seen[id] == 0 {
			t.Errorf("no random component met rule %q", id)
		}
	}
}

// B26: a pair is allowed exactly if either conveyor may be placed after the other.
func TestConveyorPairsOnRandomClinics(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	conveyor := BlueprintOf(Conveyor)
	for range 40 {
		c := randomClinic(random)
		for i := range c.Tiles {
			c.Tiles[i].Conveyor = false
		}
		for first := range c.Board().All() {
			alone := c.Placement(conveyor, Component{Kind: Conveyor, Space: first}, Terms{}).None()
			with := c.Clone()
			with.Place(conveyor, Component{Kind: Conveyor, Space: first})
			for second := range c.Board().All() {
				pair := c.ConveyorPair(first, second)
				want := alone && with.Placement(conveyor, Component{Kind: Conveyor, Space: second}, Terms{}).None()
				if pair.None() != want {
					t.Fatalf("%v and %v: %+v, but one after the other: %v", first, second, pair, want)
				}
				if back := c.ConveyorPair(second, first); back.None() != pair.None() {
					t.Fatalf("%v and %v: %+v, the other way round %+v", first, second, pair, back)
				}
			}
		}
	}
}

// slowRoutes finds the best (time, steps) to every space by trying every step until nothing improves,
// using only the geometry of single spaces.
func slowRoutes(c *Clinic, sources []Source, costs *Costs) (time, steps [MaxSpaces]int) {
	const far = 1 << 20
	for i := range time {
		time[i] = far
	}
	walkable := func(s Space) bool { return c.Contains(s) && (s.Floor == 0 || c.Module(s) != nil) }
	for _, source := range sources {
		at := source.Space.Index()
		begin := int(costs.Surcharge[at])
		switch source.How {
		case Start:
			begin = 0
		case Enter:
			begin += int(costs.Enter)
		}
		if walkable(source.Space) && begin < time[at] {
			time[at], steps[at] = begin, 1
		}
	}
	for better := true; better; {
		better = false
		for i := range MaxSpaces {
			for j := range MaxSpaces {
				from, to := SpaceAt(i), SpaceAt(j)
				if time[i] == far || !walkable(to) {
					continue
				}
				try := func(cost int16) {
					if t, s := time[i]+int(cost), steps[i]+1; t < time[j] || t == time[j] && s < steps[j] {
						time[j], steps[j], better = t, s, true
					}
				}
				if from.Adjacent(to) && from.Floor == to.Floor {
					try(costs.Step + costs.Surcharge[j])
				} else if from.Adjacent(to) {
					try(costs.Climb + costs.Surcharge[j])
				}
				if c.At(from).Conveyor && c.At(to).Conveyor && from.Aligned(to) {
					cost := costs.Ride + costs.Surcharge[j]
					for k := range MaxSpaces {
						if between(from, SpaceAt(k), to) {
							cost += costs.Surcharge[k]
						}
					}
					try(cost)
				}
			}
		}
	}
	for i := range time {
		if time[i] == far {
			time[i] = Unreachable
		}
	}
	return time, steps
}

// between reports whether s lies strictly between two aligned spaces.
func between(a, s, b Space) bool {
	return s != a && s != b && distance(a.Floor, s.Floor)+distance(s.Floor, b.Floor) == distance(a.Floor, b.Floor) &&
		distance(a.X, s.X)+distance(s.X, b.X) == distance(a.X, b.X) && distance(a.Y, s.Y)+distance(s.Y, b.Y) == distance(a.Y, b.Y)
}

// B70 to B74: on random clinics with random costs, the times equal those of the slow search. Every way adds up, has
// the fewest steps and is accepted as a player's own. The search for a single space finds the same, and Reachable the
// same spaces, those included where somebody is placed to stay.
func TestRoutesOnRandomClinics(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	routes, one := new(Routes), new(Routes)
	var way []WayStep
	for range 250 {
		c := randomClinic(random)
		costs := Costs{int16(random.Intn(3)), int16(random.Intn(3)), int16(random.Intn(2)), int16(random.Intn(3)), [MaxSpaces]int16{}}
		for s := range c.Modules().All() {
			if random.Intn(3) == 0 {
				costs.Surcharge[s.Index()] = int16(random.Intn(3))
			}
			if random.Intn(8) == 0 {
				c.At(s).Conveyor = true
			}
		}
		sources := c.Entrances(nil)
		for range 1 + random.Intn(2) {
			s := SpaceAt(random.Intn(MaxSpaces))
			sources = append(sources, Source{How: []How{Start, Direct}[random.Intn(2)], Space: s})
		}
		staying := append(slices.Clone(sources), Source{How: Direct, Space: SpaceAt(random.Intn(MaxSpaces)), Stays: true})
		c.Routes(staying, &costs, routes)
		for reached, i := c.Reachable(staying), 0; i < MaxSpaces; i++ {
			if to := SpaceAt(i); reached.Has(to) != (routes.To(to) != Unreachable) {
				t.Fatalf("%v can be reached: %v, but Routes finds %d: %+v", to, reached.Has(to), routes.To(to), c)
			}
		}
		c.Routes(sources, &costs, routes)
		time, steps := slowRoutes(c, sources, &costs)
		for i := range MaxSpaces {
			to := SpaceAt(i)
			if int(routes.To(to)) != time[i] {
				t.Fatalf("to %v: %d, but the slow search says %d: %+v", to, routes.To(to), time[i], c)
			}
			way = routes.Way(to, way[:0])
			c.RouteTo(to, sources, &costs, one)
			if one.To(to) != routes.To(to) || !slices.Equal(one.Way(to, nil), way) {
				t.Fatalf("to %v alone in %d by %+v, but among all in %d by %+v", to, one.To(to), one.Way(to, nil), routes.To(to), way)
			}
			if time[i] == Unreachable {
				if len(way) != 0 {
					t.Fatalf("a way to %v: %+v", to, way)
				}
				continue
			}
			total := int16(0)
			for _, step := range way {
				total += step.Time
			}
			if len(way) != steps[i] || int(total) != time[i] || way[len(way)-1].Space != to {
				t.Fatalf("to %v in %d and %d steps, but the way is %+v", to, time[i], steps[i], way)
			}
			if checked, r := c.CheckWay(sources, &costs, way); !r.None() || checked != total {
				t.Fatalf("the way to %v takes %d, not %d: %+v, %+v", to, checked, total, r, way)
			}
			for k := range way { // a step without How must get the cheapest
				way[k] = WayStep{Space: way[k].Space}
			}
			if checked, r := c.CheckWay(sources, &costs, way); !r.None() || checked != total {
				t.Fatalf("the bare way to %v takes %d, not %d: %+v", to, checked, total, r)
			}
		}
	}
}
