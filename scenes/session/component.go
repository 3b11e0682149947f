package session

import (
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// ForComponent says where a component held in the hand could be built.
type ForComponent struct {
	Board   game.BoardName
	Kind    clinic.Kind
	Service clinic.Service // of a hub
	// Pair says that the purchase places two of them: First is where the first goes, once that is known.
	Pair  bool
	First *clinic.Space
	// Refusal says why such a component can't be built anywhere now; the zero Reason if it can.
	Refusal rule.Reason
	// Nowhere says that no place accepts it now.
	Nowhere bool

	spaces [clinic.MaxSpaces]Placing
	slots  []Placing
}

// Placing is a space or an outside slot as a place for a component.
type Placing struct {
	Target
	Starts    clinic.Spaces  // rooms that would begin to work, including this one
	Offending []clinic.Space // rooms that prevent it
}

// At returns the answer for a space of the grid.
func (f *ForComponent) At(space clinic.Space) *Placing { return &f.spaces[space.Index()] }

// InSlot returns the answer for an outside slot, or nil if there is no such slot or the component doesn't go into
// one.
func (f *ForComponent) InSlot(space clinic.Space, side clinic.Side) *Placing {
	for i := range f.slots {
		if c := &f.slots[i].Command.Component; c.Space == space && c.Side == side {
			return &f.slots[i]
		}
	}
	return nil
}

// Slots returns the answers for all outside slots; it is empty for a component that doesn't go into one.
func (f *ForComponent) Slots() []Placing { return f.slots }

// Component judges a component of a kind in every place of one of the viewer's boards. The first purchase of conveyors
// places two (B20): first is nil while the first of them is held, and then the space chosen for it.
func (s *prospects) Component(board game.BoardName, kind clinic.Kind, service clinic.Service, first *clinic.Space) *ForComponent {
	for _, known := range s.questions.components {
		if known.Board == board && known.Kind == kind && known.Service == service && same(known.First, first) {
			return known
		}
	}
	f := &ForComponent{Board: board, Kind: kind, Service: service}
	s.questions.components = append(s.questions.components, f)
	c := s.On(board)
	spec := c.Rules.Component(kind)
	if spec == nil {
		f.Refusal = rule.Reason{Rule: "B20", Key: "no_such_component", What: string(kind)}
		return f
	}
	on := c.Clinic()
	f.Pair = s.PlaysAction() && kind == clinic.Conveyor && on.Of(clinic.Conveyor) == 0
	if f.Pair {
		f.First = first
	}
	legal := false
	if spec.Sided() {
		top := int8(0)
		if spec.AnyFloor {
			top = clinic.TopFloor
		}
		var list []clinic.OutsideSlot
		for floor := range top + 1 {
			list = on.Slots(floor, list)
		}
		if spec.Where == clinic.Within {
			list = sidesToward(on, spec.Beside)
		}
		for _, slot := range list {
			at := s.judge(spec, f, clinic.Component{Kind: kind, Service: service, Space: slot.Space, Side: slot.Side})
			f.slots = append(f.slots, at)
			legal = legal || at.Legal()
		}
		for i := range f.spaces { // a space shows what its slots say, so that the component can be dropped on it too
			f.spaces[i] = bestSlot(f.slots, clinic.SpaceAt(i))
		}
		for space := range on.Board().All() { // where there is no slot, the rules still say why
			if at := &f.spaces[space.Index()]; at.Command.Type == "" {
				*at = s.judge(spec, f, clinic.Component{Kind: kind, Service: service, Space: space})
			}
		}
	} else {
		for space := range on.Board().All() {
			at := s.judge(spec, f, clinic.Component{Kind: kind, Service: service, Space: space})
			f.spaces[space.Index()] = at
			legal = legal || at.Legal()
		}
	}
	if !legal {
		f.Refusal, f.Nowhere = s.everywhere(f), true
	}
	return f
}

// sidesToward returns the sides of empty spaces on Floor 0 that lead to a module of a kind.
func sidesToward(board *clinic.Clinic, kind clinic.Kind) (sides []clinic.OutsideSlot) {
	for space := range board.Board().All() {
		if space.Floor > 0 || board.Module(space) != nil {
			continue
		}
		for _, side := range clinic.Sides {
			if module := board.Module(space.Next(side)); module != nil && module.Kind == kind {
				sides = append(sides, clinic.OutsideSlot{Space: space, Side: side})
			}
		}
	}
	return sides
}

func same(a, b *clinic.Space) bool { return a == b || a != nil && b != nil && *a == *b }

// bestSlot returns the answer of a space's first legal slot, or of its first slot if none is legal.
func bestSlot(slots []Placing, space clinic.Space) Placing {
	var best Placing
	for _, slot := range slots {
		if slot.Command.Component.Space == space && (best.Command.Type == "" || slot.Legal() && !best.Legal()) {
			best = slot
		}
	}
	return best
}

// judge judges a component in one place.
func (s *prospects) judge(spec *game.ComponentSpec, f *ForComponent, component clinic.Component) Placing {
	at := Placing{Target: Target{Command: game.Command{Type: game.BuildOne, Board: f.Board, Component: component}}}
	switch {
	case !f.Pair:
		at.Verdict = s.Check(at.Command)
	case f.First == nil:
		at.Target = s.firstOfTwo(f.Board, component)
	default:
		at.Command.Pair, at.Command.Second = true, component.Space
		at.Command.Component.Space = *f.First
		at.Verdict = s.Check(at.Command)
	}
	c := s.On(f.Board)
	if at.Legal() {
		if spec.Where == clinic.OnGrid {
			at.Starts = s.Rules().Foresee(s.State(), s.viewer, &at.Command).Starts
		}
	} else if at.Verdict.Refusal.Key == "same_color" {
		for space := range (clinic.One(component.Space).Adjacent() & c.Clinic().Modules()).All() {
			if c.Clinic().At(space).Color == spec.Color {
				at.Offending = append(at.Offending, space)
			}
		}
	}
	return at
}

// firstOfTwo judges the first conveyor of the first purchase: it may go wherever a second one has a place (B20, B26).
func (s *prospects) firstOfTwo(board game.BoardName, component clinic.Component) Target {
	on := s.On(board).Clinic()
	t := Target{Command: game.Command{Type: game.BuildOne, Board: board, Component: component, Pair: true, Second: component.Space}}
	if on.Module(component.Space) == nil {
		t.Verdict = s.Check(t.Command)
		return t
	}
	t.Verdict = game.Verdict{Refusal: rule.Reason{Rule: "B26", Key: "not_aligned", What: string(component.Kind)}}
	for second := range on.Modules().All() {
		if !component.Space.Aligned(second) {
			continue
		}
		t.Command.Second = second
		if t.Verdict = s.Check(t.Command); t.Verdict.Legal() {
			return t
		}
	}
	return t
}

// everywhere returns the reason that rules out every place, or the zero Reason if it differs from place to place.
func (s *prospects) everywhere(f *ForComponent) rule.Reason {
	var reason rule.Reason
	differs := false
	add := func(at *Placing) {
		switch r := at.Verdict.Refusal; {
		case at.Command.Type == "":
		case reason.None():
			reason = r
		case reason.Key != r.Key:
			differs = true
		}
	}
	for i := range f.slots {
		add(&f.slots[i])
	}
	if len(f.slots) == 0 {
		for i := range f.spaces {
			add(&f.spaces[i])
		}
	}
	if differs {
		return rule.Reason{}
	}
	return reason
}
