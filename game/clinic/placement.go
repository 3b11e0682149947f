package clinic

import (
	"cmp"

	"clinic/game/rule"
)

// Where is the kind of place that a component takes.
type Where int8

const (
	OnGrid   Where = iota // a module in a space of its own (B4, B6)
	OnGround              // an empty Floor 0 space (B25)
	OnRoof                // the empty space above a module (B24)
	InModule              // inside a module (B26)
	AtSlot                // an outside slot against a module (B11, B23)
	Within                // a Floor 0 space without a module, on its side toward a module of the kind Beside
)

// Blueprint describes how a kind of component is placed.
type Blueprint struct {
	Kind     Kind
	Color    Color // the module's color; NoColor for other components
	Where    Where
	AnyFloor bool // AtSlot: slots of every floor are allowed, not only those of Floor 0
	Beside   Kind // Within: what it stands against
}

// Sided reports whether such a component stands at a side of its space.
func (b *Blueprint) Sided() bool { return b.Where == AtSlot || b.Where == Within }

// Blueprints are the blueprints of the base game. Read only.
var Blueprints = [...]Blueprint{
	{Kind: Hub, Color: Magenta, Where: OnGrid},
	{Kind: TreatmentRoom, Color: Teal, Where: OnGrid},
	{Kind: SupplyRoom, Color: Amber, Where: OnGrid},
	{Kind: OperatingRoom, Color: Blue, Where: OnGrid},
	{Kind: OutpatientServices, Color: Blue, Where: OnGrid},
	{Kind: Laboratory, Color: Blue, Where: OnGrid},
	{Kind: WaitingRoom, Color: Blue, Where: OnGrid},
	{Kind: Entrance, Where: AtSlot},
	{Kind: Helipad, Where: OnRoof},
	{Kind: Garden, Where: OnGround},
	{Kind: ParkingLot, Where: OnGround},
	{Kind: Conveyor, Where: InModule},
}

// BlueprintOf returns the base game's blueprint of that kind, nil if it has none.
func BlueprintOf(kind Kind) *Blueprint {
	for i := range Blueprints {
		if Blueprints[i].Kind == kind {
			return &Blueprints[i]
		}
	}
	return nil
}

// Terms are building rules that differ from the base game's. The zero Terms are the base game's.
type Terms struct {
	SeveralHubsOnFloor bool // B8 doesn't hold
	HighestFloor       int8 // nothing may stand above it; 0 means the limits of B1 and B24
	GroundOnly         bool // nothing may stand above Floor 0

	Rule   string // the rule that limits the floors; empty means B1
	Source string // the extension that set the limit
}

// Placement judges whether the component may stand in its place. It returns the zero Reason if it may, or else the
// rule that forbids it (B1, B2, B6 to B8, B10, B11, B23 to B26), with the obstacle as Other. It judges only the
// place, not money, supply, parking or limits, and changes nothing.
func (c *Clinic) Placement(b *Blueprint, component Component, terms Terms) rule.Reason {
	if !c.Contains(component.Space) {
		return rule.Reason{Rule: "B2", Key: "outside_grid", What: string(b.Kind)}
	}
	if terms.HighestFloor > 0 && component.Space.Floor > terms.HighestFloor {
		return rule.Reason{Rule: cmp.Or(terms.Rule, "B1"), Key: "above_highest_floor", What: string(b.Kind), Limit: int(terms.HighestFloor), Source: terms.Source}
	}
	if terms.GroundOnly && component.Space.Floor != 0 {
		return rule.Reason{Rule: cmp.Or(terms.Rule, "B1"), Key: "only_on_ground", What: string(b.Kind), Source: terms.Source}
	}
	switch b.Where {
	case OnGround:
		return c.onGround(b, component.Space)
	case OnRoof:
		return c.onRoof(b, component.Space)
	case InModule:
		return c.inModule(b, component.Space)
	case AtSlot:
		return c.atSlot(b, component.Space, component.Side)
	case Within:
		return c.within(b, component.Space, component.Side)
	}
	return c.onGrid(b, component.Space, terms)
}

// onGrid judges a module's space. A module need not touch an older one (B9).
func (c *Clinic) onGrid(b *Blueprint, s Space, terms Terms) rule.Reason {
	if s.Floor > TopFloor {
		return rule.Reason{Rule: "B1", Key: "above_top_floor", What: string(b.Kind), Limit: TopFloor}
	}
	if r := c.taken(b, s); !r.None() {
		return r
	}
	if o := c.StandsWithin(s); o != nil {
		return rule.Reason{Rule: "B10", Key: "space_taken", What: string(b.Kind), Other: string(o.Kind)}
	}
	if s.Floor > 0 && c.Module(s.Below()) == nil {
		return rule.Reason{Rule: "B6", Key: "no_module_below", What: string(b.Kind)}
	}
	neighbours := 0
	for set := One(s).Adjacent(); set != 0; set &= set - 1 {
		t := &c.Tiles[set.first()]
		if !t.Module() {
			continue
		}
		if t.Color == b.Color {
			return rule.Reason{Rule: "B7", Key: "same_color", What: string(b.Kind), Other: string(t.Kind)}
		}
		neighbours++
	}
	if terms.SeveralHubsOnFloor || neighbours == 0 || neighbours == 1 && b.Kind != Hub {
		return rule.Reason{}
	}
	return oneHubOnFloor(b, s, c.Modules(), c.Of(Hub))
}

// oneHubOnFloor checks B8 for the building that a module in that space would be part of.
func oneHubOnFloor(b *Blueprint, s Space, modules, hubs Spaces) rule.Reason {
	if b.Kind != Hub && hubs.Count() < 2 {
		return rule.Reason{}
	}
	hubs &= One(s).Connected(modules | One(s))
	if b.Kind == Hub && hubs.Floor(s.Floor) != 0 {
		return rule.Reason{Rule: "B8", Key: "second_hub_on_floor", What: string(b.Kind), Other: string(Hub), Amount: int(s.Floor)}
	}
	for floor := range int8(MaxFloors) {
		if hubs.Floor(floor).Count() > 1 {
			return rule.Reason{Rule: "B8", Key: "joins_hubs_on_floor", What: string(b.Kind), Other: string(Hub), Amount: int(floor)}
		}
	}
	return rule.Reason{}
}

// Allowed returns every space where Placement accepts such a component. The component must not be Sided.
func (c *Clinic) Allowed(b *Blueprint, terms Terms) Spaces {
	spaces := c.Board()
	if terms.HighestFloor > 0 {
		spaces &= one(int(terms.HighestFloor+1)*nextFloor) - 1
	}
	if terms.GroundOnly {
		spaces &= oneFloor
	}
	switch b.Where {
	case OnGround:
		return spaces & c.Streets()
	case OnRoof:
		return spaces & c.Vacant() &^ oneFloor
	case InModule:
		conveyors := c.Of(Conveyor)
		spaces &= c.Modules() &^ conveyors
		if conveyors == 0 {
			return spaces
		}
		var aligned Spaces
		for ; conveyors != 0; conveyors &= conveyors - 1 {
			aligned |= lines[conveyors.first()]
		}
		return spaces & aligned
	}
	return spaces & c.allowedOnGrid(b, terms)
}

// allowedOnGrid returns every space that onGrid accepts.
func (c *Clinic) allowedOnGrid(b *Blueprint, terms Terms) Spaces {
	var empty, modules, alike, hubs Spaces
	for i := range c.Tiles {
		switch t := &c.Tiles[i]; {
		case t.Empty():
			empty |= one(i)
		case t.Module():
			modules |= one(i)
			if t.Color == b.Color {
				alike |= one(i)
			}
			if t.Kind == Hub {
				hubs |= one(i)
			}
		}
	}
	spaces := (c.ground() | modules<<nextFloor) & empty &^ alike.Adjacent() & (one((TopFloor+1)*nextFloor) - 1)
	for i := range c.Outside {
		if o := &c.Outside[i]; !c.Border(o.Space, o.Side) {
			spaces &^= One(o.Space)
		}
	}
	if terms.SeveralHubsOnFloor || b.Kind != Hub && hubs.Count() < 2 || hubs == 0 {
		return spaces
	}
	for set := spaces & modules.Adjacent(); set != 0; set &= set - 1 {
		s := SpaceAt(set.first())
		if (b.Kind == Hub || (One(s).Adjacent()&modules).Count() > 1) && !oneHubOnFloor(b, s, modules, hubs).None() {
			spaces &^= One(s)
		}
	}
	return spaces
}

func (c *Clinic) onGround(b *Blueprint, s Space) rule.Reason {
	if s.Floor != 0 {
		return rule.Reason{Rule: "B6", Key: "only_on_ground", What: string(b.Kind)}
	}
	return c.taken(b, s)
}

func (c *Clinic) onRoof(b *Blueprint, s Space) rule.Reason {
	if r := c.taken(b, s); !r.None() {
		return r
	}
	if c.Module(s.Below()) == nil {
		return rule.Reason{Rule: "B24", Key: "only_above_module", What: string(b.Kind)}
	}
	return rule.Reason{}
}

func (c *Clinic) inModule(b *Blueprint, s Space) rule.Reason {
	module := c.Module(s)
	if module == nil {
		return rule.Reason{Rule: "B26", Key: "only_in_module", What: string(b.Kind)}
	}
	if module.Conveyor {
		return rule.Reason{Rule: "B20", Key: "conveyor_taken", What: string(b.Kind), Other: string(module.Kind)}
	}
	first := true
	for i := range c.Tiles {
		if c.Tiles[i].Conveyor {
			if s.Aligned(SpaceAt(i)) {
				return rule.Reason{}
			}
			first = false
		}
	}
	if !first {
		return rule.Reason{Rule: "B26", Key: "not_aligned", What: string(b.Kind)}
	}
	return rule.Reason{}
}

func (c *Clinic) atSlot(b *Blueprint, s Space, side Side) rule.Reason {
	if !c.Border(s, side) {
		return rule.Reason{Rule: "B11", Key: "only_at_border", What: string(b.Kind)}
	}
	if s.Floor != 0 && !b.AnyFloor {
		return rule.Reason{Rule: "B11", Key: "only_on_ground", What: string(b.Kind)}
	}
	if o := c.InSlot(s, side); o != nil {
		return rule.Reason{Rule: "B23", Key: "slot_taken", What: string(b.Kind), Other: string(o.Kind)}
	}
	if c.Module(s) == nil {
		return rule.Reason{Rule: "B23", Key: "only_at_module", What: string(b.Kind)}
	}
	return rule.Reason{}
}

// StandsWithin returns the small component that stands inside the space and keeps modules out, nil if there is none.
func (c *Clinic) StandsWithin(s Space) *Outside {
	for i := range c.Outside {
		if o := &c.Outside[i]; o.Space == s && !c.Border(s, o.Side) {
			return o
		}
	}
	return nil
}

func (c *Clinic) within(b *Blueprint, s Space, side Side) rule.Reason {
	if s.Floor != 0 {
		return rule.Reason{Rule: "B6", Key: "only_on_ground", What: string(b.Kind)}
	}
	if side == NoSide || !c.Contains(s.Next(side)) || c.At(s.Next(side)).Kind != b.Beside {
		return rule.Reason{Rule: "B11", Key: "only_toward", What: string(b.Kind), Other: string(b.Beside)}
	}
	if c.Module(s) != nil {
		return c.taken(b, s)
	}
	if o := c.StandsWithin(s); o != nil {
		return rule.Reason{Rule: "B23", Key: "slot_taken", What: string(b.Kind), Other: string(o.Kind)}
	}
	return rule.Reason{}
}

// taken refuses a space that is already filled: what is built stays (B10), a helipad closes its space (B24), and
// nothing is built over a garden or a parking lot (B25).
func (c *Clinic) taken(b *Blueprint, s Space) rule.Reason {
	t := c.At(s)
	if t.Empty() {
		return rule.Reason{}
	}
	r := rule.Reason{Rule: "B10", Key: "space_taken", What: string(b.Kind), Other: string(t.Kind)}
	switch t.Kind {
	case Helipad:
		r.Rule = "B24"
	case Garden, ParkingLot:
		r.Rule = "B25"
	}
	return r
}

// ConveyorPair judges the first purchase of conveyors, which places two: each in a module without one,
// the second aligned with the first (B26).
func (c *Clinic) ConveyorPair(first, second Space) rule.Reason {
	b := BlueprintOf(Conveyor)
	if r := c.Placement(b, Component{Kind: Conveyor, Space: first}, Terms{}); !r.None() {
		return r
	}
	if !c.Contains(second) {
		return rule.Reason{Rule: "B2", Key: "outside_grid", What: string(Conveyor)}
	}
	module := c.Module(second)
	switch {
	case module == nil:
		return rule.Reason{Rule: "B26", Key: "only_in_module", What: string(Conveyor)}
	case module.Conveyor || first == second:
		return rule.Reason{Rule: "B20", Key: "conveyor_taken", What: string(Conveyor), Other: string(module.Kind)}
	case !first.Aligned(second):
		return rule.Reason{Rule: "B26", Key: "not_aligned", What: string(Conveyor)}
	}
	return rule.Reason{}
}

// Place puts the component in its place without checking any rule. Marks on the space stay. The space must exist.
func (c *Clinic) Place(b *Blueprint, component Component) {
	t := c.At(component.Space)
	switch b.Where {
	case AtSlot, Within:
		c.Outside = append(c.Outside, Outside{Kind: b.Kind, Space: component.Space, Side: component.Side})
	case InModule:
		t.Conveyor = true
	default:
		t.Kind, t.Color, t.Service = b.Kind, b.Color, component.Service
	}
}
