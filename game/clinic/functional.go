package clinic

// Services is a set of services.
type Services uint8

// Has reports whether the service is in the set.
func (set Services) Has(s Service) bool { return s != NoService && set&(1<<s) != 0 }

// With returns the set with the service added; NoService adds nothing.
func (set Services) With(s Service) Services {
	if s == NoService {
		return set
	}
	return set | 1<<s
}

// Functional says whether a module works where it stands, which services it serves, and what it lacks.
type Functional struct {
	Works       bool
	Services    Services // whose patients it treats
	NeedsHub    bool     // no service hub beside it on its floor
	NeedsSupply bool     // no supply room adjacent to it
}

// Functional judges the module in that space. A treatment room needs a hub beside it on its floor, and a supply room
// on any side, above or below (B31). An operating room needs only the hub (B33). Both serve every hub beside them:
// Terms other than the base game's allow several. Outpatient services serve every service that the clinic has a hub
// of (B34). Any other module always works, and treats nobody. A space without a module doesn't work.
func (c *Clinic) Functional(s Space) Functional {
	module := c.Module(s)
	if module == nil {
		return Functional{}
	}
	switch module.Kind {
	case TreatmentRoom:
		f := Functional{Services: c.hubsIn(One(s).Beside())}
		f.NeedsHub = f.Services == 0
		f.NeedsSupply = !c.oneOf(SupplyRoom, One(s).Adjacent())
		f.Works = !f.NeedsHub && !f.NeedsSupply
		return f
	case OperatingRoom:
		f := Functional{Services: c.hubsIn(One(s).Beside())}
		f.NeedsHub = f.Services == 0
		f.Works = !f.NeedsHub
		return f
	case OutpatientServices:
		return Functional{Works: true, Services: c.Services()}
	}
	return Functional{Works: true}
}

// oneOf reports whether a tile in one of the spaces is of that kind.
func (c *Clinic) oneOf(kind Kind, spaces Spaces) bool {
	for ; spaces != 0; spaces &= spaces - 1 {
		if c.Tiles[spaces.first()].Kind == kind {
			return true
		}
	}
	return false
}

// Services returns the services that the clinic has a hub of (B30).
func (c *Clinic) Services() Services { return c.hubsIn(everything) }

func (c *Clinic) hubsIn(set Spaces) Services {
	var services Services
	for ; set != 0; set &= set - 1 {
		if t := &c.Tiles[set.first()]; t.Kind == Hub {
			services = services.With(t.Service)
		}
	}
	return services
}
