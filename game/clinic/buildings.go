package clinic

// Buildings says which building each space belongs to (B5).
type Buildings struct {
	Number [MaxSpaces]int8 // from 0, by the lowest Index in the building; NoBuilding for spaces without one
	Count  int
}

// NoBuilding is the number of a space without a building.
const NoBuilding = -1

// At returns the number of the building that the space belongs to.
func (b *Buildings) At(s Space) int8 { return b.Number[s.Index()] }

// Buildings numbers the buildings: groups of modules connected by adjacency (B5). A
// helipad belongs to the building of the module it stands on (B24).
func (c *Clinic) Buildings() Buildings {
	var b Buildings
	for i := range b.Number {
		b.Number[i] = NoBuilding
	}
	modules := c.Modules()
	helipads := c.Of(Helipad)
	for left := modules; left != 0; b.Count++ {
		building := one(left.first()).Connected(modules)
		left &^= building
		building |= building << nextFloor & helipads
		for ; building != 0; building &= building - 1 {
			b.Number[building.first()] = int8(b.Count)
		}
	}
	return b
}

// Building returns every module of the building at that space, none if there is no module.
func (c *Clinic) Building(s Space) Spaces {
	if c.Module(s) == nil {
		return 0
	}
	return One(s).Connected(c.Modules())
}
