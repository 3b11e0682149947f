package sprites

import (
	"fmt"

	"clinic/game/clinic"
)

// The parts rooms are put together from, resolved once from the names of the art.

type state int8

const (
	working state = iota
	off
	forbidden
	stateCount
)

var stateSuffix = [stateCount]string{"", "-off", "-forbidden"}

// opening is how a wall is pierced.
type opening int8

const (
	whole opening = iota
	door          // to the next room
	gate          // an entrance
	openingCount
)

var openingPart = [openingCount]string{"", "-door", "-gate"}

// shell is the floor and the walls of one hue in one state.
type shell struct {
	floor ID
	walls [clinic.West + 1][openingCount]ID
}

// interior is what stands in a room of one kind in one state.
type interior struct {
	furniture, furnitureBesideLift ID
	north, northInside, west       ID // what hangs on the walls; inside means that the north wall is low
	over                           ID // what hangs above the people
}

// signs are a service's.
type signs struct{ carpet, north, west, desk ID }

var (
	shells    [len(kinds)][stateCount]shell
	interiors [len(kinds)][stateCount]interior
	serviceOf [clinic.Neurology + 1][stateCount]signs
	deskOf    [stateCount]ID
	entrances [clinic.West + 1]ID
	bars      [clinic.West + 1]ID
	slots     [clinic.West + 1][GlowBad + 1]ID
	missing   [len(kinds)]ID
	smalls    [len(kinds)][2]ID // for thumbnails: working, off
	carsX     [7]ID
	carsY     [7]ID

	slabSouth, slabEast = Must("slab-south"), Must("slab-east")
	conveyor, helipad   = Must("conveyor"), Must("helipad")
	lawn, gardenThings  = Must("space-garden"), Must("garden-things")
	lot, lotSign        = Must("space-parking"), Must("parking-sign")
	lane, island        = Must("space-street"), Must("street-island")
	hatch, emptySpace   = Must("hatch"), Must("space-empty")
	rimForbidden        = Must("rim-forbidden")
	slabShadow          = Must("soft-slab")
	shadowMeeple        = Must("shadow-meeple")
	shadowCube          = Must("shadow-cube")
	leftMeeple          = Must("left-meeple")
	leftCube            = Must("left-cube")
	hedgeSouth          = Must("hedge-south")
	hedgeEast           = Must("hedge-east")
	treeLarge           = Must("tree-large")
	treeSmall           = Must("tree-small")
	lit                 = [...]ID{LitAccent: Must("lit-accent"), LitGood: Must("lit-good"), LitBad: Must("lit-bad")}
	glow                = [...]ID{GlowAccent: Must("glow-accent"), GlowGood: Must("glow-good"), GlowBad: Must("glow-bad")}
	spots               = [...]ID{GlowAccent: Must("spot-accent"), GlowGood: Must("spot-good"), GlowBad: Must("spot-bad")}
)

var sideName = [...]string{clinic.North: "north", clinic.East: "east", clinic.South: "south", clinic.West: "west"}

// figures are the pictures of the pieces. A cube is a patient.
var figures = [...]struct {
	picture ID
	cube    bool
}{
	Doctor1: {Must("doctor-1"), false}, Doctor2: {Must("doctor-2"), false}, Doctor3: {Must("doctor-3"), false}, Doctor4: {Must("doctor-4"), false},
	Nurse: {Must("nurse"), false}, Orderly: {Must("orderly"), false},
	Patient1: {Must("patient-1"), true}, Patient2: {Must("patient-2"), true}, Patient3: {Must("patient-3"), true}, Patient4: {Must("patient-4"), true},
	Cured1: {Must("patient-1-cured"), true}, Cured2: {Must("patient-2-cured"), true}, Cured3: {Must("patient-3-cured"), true}, Cured4: {Must("patient-4-cured"), true},

	UnsortedPatient: {Must("patient-unsorted"), true}, CriticalPatient: {Must("patient-critical"), true}, BurnVictim: {Must("patient-burned"), true},
	Temp: {Must("temp"), false}, Visitor: {Must("visitor"), false}, Dog: {Must("dog"), false}, GhostPiece: {Must("ghost"), false},
	Wheelchair:       {Must("wheelchair"), false},
	EmergencyDoctor1: {Must("emergency-doctor-1"), false}, EmergencyDoctor2: {Must("emergency-doctor-2"), false}, EmergencyNurse: {Must("emergency-nurse"), false},
	EmergencyPatient1: {Must("emergency-patient-1"), true}, EmergencyPatient2: {Must("emergency-patient-2"), true}, EmergencyPatient3: {Must("emergency-patient-3"), true},
}

// Picture gives the picture of a piece; its anchor is the foot.
func (p Piece) Picture() ID { return figures[p].picture }

// IsPatient tells whether the piece is a patient's cube.
func (p Piece) IsPatient() bool { return figures[p].cube }

func init() {
	for k := range kinds {
		resolveKind(Kind(k))
	}
	for s := clinic.Psychiatry; s <= clinic.Neurology; s++ {
		for st, suffix := range stateSuffix {
			name := services[s] + suffix
			serviceOf[s][st] = signs{Must("carpet-" + name), Must("sign-north-" + name), Must("sign-west-" + name), Must("sign-desk-" + name)}
		}
	}
	for st, suffix := range stateSuffix {
		deskOf[st] = Must("desk-hub" + suffix)
	}
	for side := clinic.North; side <= clinic.West; side++ {
		entrances[side] = Must("entrance-" + sideName[side])
		bars[side] = Must("bar-" + sideName[side])
		for m, name := range map[Mark]string{GlowAccent: "accent", GlowGood: "good", GlowBad: "bad"} {
			slots[side][m] = Must("slot-" + sideName[side] + "-" + name)
		}
	}
	for i := range carsX {
		carsX[i], carsY[i] = Must(fmt.Sprintf("car-x-%d", i)), Must(fmt.Sprintf("car-y-%d", i))
	}
}

func resolveKind(k Kind) {
	name, hue := kinds[k].furniture, kinds[k].hue
	missing[k] = maybe("missing-" + hue)
	smalls[k] = [2]ID{maybe("small-" + hue), maybe("small-" + hue)}
	if name == "" {
		return
	}
	smalls[k][1] = Must("small-" + hue + "-off")
	for st := working; st < stateCount; st++ {
		shellName := hue + stateSuffix[st]
		if st == forbidden {
			shellName = "forbidden"
		}
		shells[k][st].floor = Must("floor-" + shellName)
		for side := clinic.North; side <= clinic.West; side++ {
			for o, part := range openingPart {
				shells[k][st].walls[side][o] = Must("wall-" + sideName[side] + part + "-" + shellName)
			}
		}
		full := name + stateSuffix[st]
		interiors[k][st] = interior{
			furniture: Must("furniture-" + full), furnitureBesideLift: maybe("furniture-" + full + "-lift"),
			north: maybe("north-" + full), northInside: maybe("north-" + full + "-inside"), west: maybe("west-" + full),
			over: maybe("over-" + full),
		}
		if st == forbidden {
			interiors[k][st].furnitureBesideLift = interiors[k][st].furniture
		}
	}
}

// maybe gives the ID of a part that not every room has.
func maybe(name string) ID {
	id, _ := Find(name)
	return id
}
