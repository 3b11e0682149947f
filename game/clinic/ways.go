package clinic

import (
	"slices"

	"clinic/game/rule"
)

// WayStep is one step of a way.
type WayStep struct {
	Space Space `json:"space"` // where it ends
	How   How   `json:"how"`
	Side  Side  `json:"side,omitzero"` // Enter: the entrance's side of Space, NoSide for a helipad above it
	Time  int16 `json:"time"`          // time of this step
}

// Way appends the cheapest way to that space: first a step with How Start, Enter or Direct, then the others. It
// appends nothing if there is no way.
func (r *Routes) Way(to Space, steps []WayStep) []WayStep {
	at := to.Index()
	if r.Time[at] == Unreachable {
		return steps
	}
	if r.placed&one(at) != 0 {
		return append(steps, WayStep{Space: to, How: Direct, Time: r.Time[at]})
	}
	begin := len(steps)
	length := 1
	for before := r.from[at]; before != noSpace; before = r.from[before] {
		length++
	}
	steps = slices.Grow(steps, length)
	for {
		step := WayStep{Space: SpaceAt(at), How: r.how[at], Side: r.side[at], Time: r.through[at]}
		before := int(r.from[at])
		if before != noSpace {
			step.Time -= r.through[before]
		}
		steps = append(steps, step)
		if before == noSpace {
			break
		}
		at = before
	}
	slices.Reverse(steps[begin:])
	return steps
}

// CheckWay judges a way that a player chose, step by step, and returns its time. The first step must match one of the
// sources. Where a step's How is AnyHow, the cheapest possible one counts. CheckWay fills in How, Side and Time of
// the steps it accepts. If it returns a reason against the way (B2, B71 to B73, B75), the time means nothing.
func (c *Clinic) CheckWay(sources []Source, costs *Costs, steps []WayStep) (int16, rule.Reason) {
	if len(steps) == 0 {
		return 0, rule.Reason{Rule: "B71", Key: "way_without_start"}
	}
	walkable := c.Walkable()
	begin := startOf(sources, costs, walkable, &steps[0])
	if begin == nil {
		return 0, rule.Reason{Rule: "B71", Key: "way_without_start"}
	}
	if begin.Stays && len(steps) > 1 {
		return 0, rule.Reason{Rule: "B75", Key: "way_ends_there", What: string(c.At(begin.Space).Kind)}
	}
	time := steps[0].Time
	for i := 1; i < len(steps); i++ {
		if r := c.checkStep(steps[i-1].Space, &steps[i], costs, walkable); !r.None() {
			return 0, r
		}
		time += steps[i].Time
	}
	return time, rule.Reason{}
}

// startOf finds the cheapest source that matches the first step, the earliest of equals, and completes the step. An
// Enter must be at the step's side.
func startOf(sources []Source, costs *Costs, walkable Spaces, step *WayStep) *Source {
	var best *Source
	for i := range sources {
		source := &sources[i]
		if source.Space != step.Space || !walkable.Has(source.Space) ||
			step.How != AnyHow && (source.How != step.How || source.Side != step.Side) {
			continue
		}
		if best == nil || costs.start(source) < costs.start(best) {
			best = source
		}
	}
	if best != nil {
		step.How, step.Side, step.Time = best.How, best.Side, costs.start(best)
	}
	return best
}

// checkStep judges one step between two spaces and completes it.
func (c *Clinic) checkStep(from Space, step *WayStep, costs *Costs, walkable Spaces) rule.Reason {
	to := step.Space
	if !c.Contains(to) {
		return rule.Reason{Rule: "B2", Key: "outside_grid"}
	}
	onFoot := c.checkOnFoot(from, to, walkable)
	riding := c.checkRide(from, to)
	foot, footTime := Walk, costs.Step+costs.Surcharge[to.Index()]
	if from.Floor != to.Floor {
		foot, footTime = Climb, costs.Climb+costs.Surcharge[to.Index()]
	}
	ride := step.How == Ride
	if step.How == AnyHow && riding.None() {
		ride = !onFoot.None() || costs.ride(from.Index(), to.Index()) < footTime
	}
	step.Side = NoSide
	switch {
	case ride && riding.None():
		step.How, step.Time = Ride, costs.ride(from.Index(), to.Index())
		return rule.Reason{}
	case ride:
		return riding
	case step.How != AnyHow && step.How != foot:
		return rule.Reason{Rule: "B72", Key: "way_not_adjacent"}
	case onFoot.None():
		step.How, step.Time = foot, footTime
	}
	return onFoot
}

// checkOnFoot checks B72.
func (c *Clinic) checkOnFoot(from, to Space, walkable Spaces) rule.Reason {
	if !from.Adjacent(to) {
		return rule.Reason{Rule: "B72", Key: "way_not_adjacent"}
	}
	if !walkable.Has(to) {
		return rule.Reason{Rule: "B72", Key: "way_without_floor", Amount: int(to.Floor)}
	}
	return rule.Reason{}
}

// checkRide checks B73.
func (c *Clinic) checkRide(from, to Space) rule.Reason {
	if !c.At(from).Conveyor || !c.At(to).Conveyor {
		return rule.Reason{Rule: "B73", Key: "way_without_conveyor"}
	}
	if !from.Aligned(to) {
		return rule.Reason{Rule: "B73", Key: "not_aligned", What: string(Conveyor)}
	}
	return rule.Reason{}
}
