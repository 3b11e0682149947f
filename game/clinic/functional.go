package clinic

// Services is a set of services.
type Services uint8

// Has tells whether the service is in the set.
func (set Services) Has(s Service) bool { return s != NoService && set&(1<<s) != 0 }

// With is the set with the service added; NoService adds nothing.
func (set Services) With(s Service) Services {
	if s == NoService {
		return set
	}
	return set | 1<<s
}

// Functional tells whether a module does its work where it stands, whom it serves,
// and what it misses.
type Functional struct {
	Works       bool
	Services    Services // whose patients it treats
	NeedsHub    bool     // no service hub beside it on its floor
	NeedsSupply bool     // no supply room adjacent to it
}

// Functional looks at the module in that space. A treatment room works beside a hub
// on its floor with a supply room on any side, above or below (B31); an operating room
// needs the hub only (B33). Each serves every hub beside it: there can be several with
// other rules than the base game's (see Terms). Outpatient services serve every service the
// clinic has a hub of (B34). Any other module always works, and treats nobody. Where
// there is no module, nothing works.
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

// oneOf tells whether a tile in one of the spaces is of that kind.
func (c *Clinic) oneOf(kind Kind, spaces Spaces) bool {
	for ; spaces != 0; spaces &= spaces - 1 {
		if c.Tiles[spaces.first()].Kind == kind {
			return true
		}
	}
	return false
}

// Services is the set of services that the clinic has a hub of (B30).
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
