package game

import (
	"slices"

	"clinic/game/clinic"
	"clinic/game/rule"
)

// OutOfOrder returns the reason why the module in a space does not work, the zero Reason if it
// does: first what a room of the base game lacks (B31, B33), then what extensions have against it.
// A space without a module is not out of order.
func (c Context) OutOfOrder(space clinic.Space) rule.Reason {
	module := c.Clinic().Module(space)
	if module == nil {
		return rule.Reason{}
	}
	reason := rule.Reason{Rule: "B31", Key: "room_lacks", What: string(module.Kind), Other: string(c.Lacks(space)), Source: Base}
	if works := c.Clinic().Functional(space); works.NeedsHub {
		reason.Other = string(clinic.Hub)
	} else if works.NeedsSupply {
		reason.Other = string(clinic.SupplyRoom)
	}
	if reason.Other != "" {
		return reason
	}
	return c.stopped(c.Clinic(), space)
}

// Functional reports whether a module in that space works (B31, B33).
func (c Context) Functional(space clinic.Space) bool {
	return c.Clinic().Functional(space).Works && c.OutOfOrder(space).None()
}

// stopped returns what extensions have against the module in a space of a board.
func (c Context) stopped(board *clinic.Clinic, space clinic.Space) rule.Reason {
	tile := board.At(space)
	component := clinic.Component{Kind: tile.Kind, Service: tile.Service, Space: space}
	return consider(c, c.Rules.hooks.OutOfOrder, Placing{board, component}, rule.Reason{})
}

// Lacks returns the kind of module that a room needs beside it and lacks, empty if it lacks or needs none.
func (c Context) Lacks(space clinic.Space) clinic.Kind {
	if !c.Rules.worksBeside {
		return ""
	}
	spec := c.Rules.Component(c.Clinic().At(space).Kind)
	if spec == nil || spec.WorksBeside == "" || c.Clinic().Of(spec.WorksBeside)&clinic.One(space).Beside() != 0 {
		return ""
	}
	return spec.WorksBeside
}

// FunctionalRooms returns the treatment rooms and operating rooms that work (B31, B33).
func (c Context) FunctionalRooms() clinic.Spaces {
	var rooms clinic.Spaces
	for space := range (c.Clinic().Of(clinic.TreatmentRoom) | c.Clinic().Of(clinic.OperatingRoom)).All() {
		if c.Functional(space) {
			rooms |= clinic.One(space)
		}
	}
	return rooms
}

// BuildWarnings returns what a player should know before building a component in its place: that the room will not
// work yet (B31, B33), and every module that an extension would then stop.
func (c Context) BuildWarnings(component clinic.Component) []rule.Reason {
	warnings := c.roomLacks(component)
	if len(c.Rules.hooks.OutOfOrder) == 0 {
		return warnings
	}
	before, after := c.Clinic(), c.Clinic().Clone()
	after.Place(&c.Rules.Component(component.Kind).Blueprint, component)
	for space := range after.Modules().All() {
		if before.Module(space) != nil && !c.stopped(before, space).None() {
			continue
		}
		if reason := c.stopped(&after, space); !reason.None() {
			warnings = append(slices.Clip(warnings), reason)
		}
	}
	return warnings
}

// roomLacks returns what a room would lack there (B31, B33).
func (c Context) roomLacks(component clinic.Component) []rule.Reason {
	warnings := operatingRoomLacks[:]
	switch component.Kind {
	case clinic.TreatmentRoom:
		warnings = treatmentRoomLacks[:]
		if c.Clinic().Of(clinic.SupplyRoom)&clinic.One(component.Space).Adjacent() != 0 {
			warnings = warnings[:1:1]
		}
	case clinic.OperatingRoom:
	default:
		spec := c.Rules.Component(component.Kind)
		if spec.WorksBeside == "" || c.Clinic().Of(spec.WorksBeside)&clinic.One(component.Space).Beside() != 0 {
			return nil
		}
		return spec.lacks
	}
	if c.Clinic().Of(clinic.Hub)&clinic.One(component.Space).Beside() != 0 {
		warnings = warnings[1:]
	}
	return warnings
}

// What a room may lack in its place: the hub, then the supply room. Read only.
var (
	treatmentRoomLacks = [...]rule.Reason{
		{Rule: "B31", Key: "needs_hub_beside", What: string(clinic.TreatmentRoom), Other: string(clinic.Hub), Source: Base},
		{Rule: "B31", Key: "needs_supply_beside", What: string(clinic.TreatmentRoom), Source: Base},
	}
	operatingRoomLacks = [...]rule.Reason{{Rule: "B33", Key: "needs_hub_beside", What: string(clinic.OperatingRoom), Other: string(clinic.Hub), Source: Base}}
)
