package sprites

import "clinic/game/clinic"

// Kind is how a space is built, as it is drawn: one of those below, or from NewKind. The zero Kind is nothing.
type Kind struct{ *look }

// RoomArt names the art of a kind of room and says where people go in it: x and y in its tile, z in pixels at 100
// %. Patients lie on beds and chairs; doctors and the others stand on the free floor in the south and east.
type RoomArt struct {
	Furniture string // its furniture and things on its walls; empty for a space without walls
	Hue       string // of its floor, its walls and its small block

	Patients, Doctors, Others [][3]float64
}

// NewKind makes a kind of room from its art. It panics if a picture is missing, so use it only for names in code.
func NewKind(art RoomArt) Kind {
	k := &look{walls: art.Furniture != "", places: placesIn(art)}
	k.missing = maybe("missing-" + art.Hue)
	k.small = [2]ID{maybe("small-" + art.Hue), maybe("small-" + art.Hue)}
	if !k.walls {
		k.picture = Must("component-" + art.Hue)
		return Kind{k}
	}
	k.picture = maybe("module-" + art.Furniture) // a hub has one for each service
	k.small[1] = Must("small-" + art.Hue + "-off")
	for st := working; st < stateCount; st++ {
		k.shells[st] = newShell(art.Hue, st)
		k.interiors[st] = newInterior(art.Furniture, st)
	}
	return Kind{k}
}

// look is the art of a kind.
type look struct {
	walls     bool
	picture   ID
	places    places
	shells    [stateCount]shell
	interiors [stateCount]interior
	missing   ID
	small     [2]ID // for thumbnails: working, off
}

// The kinds of the base game.
var (
	NoKind      Kind
	KindStreet  = NewKind(RoomArt{Hue: "street"})
	KindGarden  = NewKind(RoomArt{Hue: "garden"})
	KindParking = NewKind(RoomArt{Hue: "parking"})
	KindHelipad = NewKind(RoomArt{Hue: "helipad", Patients: [][3]float64{{0.34, 0.66, 0}, {0.66, 0.34, 0}}})
	KindHub     = NewKind(RoomArt{Furniture: "hub", Hue: "hub",
		Patients: [][3]float64{{0.22, 0.76, 0}, {0.48, 0.86, 0}},
		Doctors:  [][3]float64{{0.48, 0.86, 0}, {0.22, 0.76, 0}},
		Others:   [][3]float64{{0.80, 0.50, 0}, {0.84, 0.78, 0}},
	})
	KindTreatment = NewKind(RoomArt{Furniture: "treatment", Hue: "treatment",
		Patients: [][3]float64{{0.225, 0.37, 13}, {0.545, 0.37, 13}},
		Doctors:  [][3]float64{{0.24, 0.78, 0}, {0.49, 0.84, 0}},
		Others:   [][3]float64{{0.74, 0.76, 0}, {0.86, 0.50, 0}},
	})
	KindSupply = NewKind(RoomArt{Furniture: "supply", Hue: "supply",
		Doctors: [][3]float64{{0.30, 0.80, 0}},
		Others:  [][3]float64{{0.56, 0.72, 0}, {0.82, 0.56, 0}, {0.78, 0.84, 0}},
	})
	KindOperating = NewKind(RoomArt{Furniture: "operating", Hue: "special",
		Patients: [][3]float64{{0.45, 0.47, 15}},
		Doctors:  [][3]float64{{0.40, 0.82, 0}, {0.16, 0.86, 0}},
		Others:   [][3]float64{{0.76, 0.72, 0}, {0.86, 0.44, 0}},
	})
	KindOutpatient = NewKind(RoomArt{Furniture: "outpatient", Hue: "special",
		Patients: [][3]float64{{0.83, 0.34, 11}},
		Doctors:  [][3]float64{{0.46, 0.66, 0}, {0.28, 0.82, 0}},
		Others:   [][3]float64{{0.80, 0.72, 0}, {0.58, 0.88, 0}},
	})
	KindLaboratory = NewKind(RoomArt{Furniture: "laboratory", Hue: "special",
		Doctors: [][3]float64{{0.46, 0.76, 0}, {0.74, 0.52, 0}},
		Others:  [][3]float64{{0.80, 0.80, 0}, {0.86, 0.30, 0}},
	})
	KindWaiting = NewKind(RoomArt{Furniture: "waiting", Hue: "special",
		Patients: [][3]float64{{0.515, 0.19, 10}, {0.19, 0.515, 10}, {0.715, 0.19, 10}, {0.19, 0.715, 10}, {0.315, 0.19, 10}, {0.19, 0.315, 10}},
		Doctors:  [][3]float64{{0.46, 0.82, 0}},
		Others:   [][3]float64{{0.80, 0.62, 0}, {0.66, 0.84, 0}},
	})
)

// hubPictures holds the pictures of the hubs by service.
var hubPictures = func() (pictures [clinic.Neurology + 1]ID) {
	for service := clinic.Psychiatry; service <= clinic.Neurology; service++ {
		pictures[service] = Must("hub-" + services[service])
	}
	pictures[clinic.NoService] = pictures[clinic.Psychiatry]
	return pictures
}()

// IsModule reports whether a kind is a room with walls.
func (k Kind) IsModule() bool { return k.look != nil && k.walls }

// Picture returns the whole component as one picture on its own tile, for trays and panels.
func (k Kind) Picture(s clinic.Service) ID {
	switch k {
	case NoKind:
		return None
	case KindHub:
		return hubPictures[s]
	}
	return k.picture
}
