package sprites

import (
	"fmt"

	"clinic/game/clinic"
)

// The parts that rooms are assembled from, looked up once by the names of the art.

type state int8

const (
	working state = iota
	off
	forbidden
	stateCount
)

var stateSuffix = [stateCount]string{"", "-off", "-forbidden"}

// opening is the kind of opening in a wall.
type opening int8

const (
	whole opening = iota
	door          // to the next room
	gate          // an entrance
	openingCount
)

var openingPart = [openingCount]string{"", "-door", "-gate"}

// shell holds the floor and walls of one hue in one state.
type shell struct {
	floor ID
	walls [clinic.West + 1][openingCount]ID
}

// interior holds the things in a room of one kind in one state.
type interior struct {
	furniture, furnitureBesideLift ID
	north, northInside, west       ID // on the walls; inside means that the north wall is low
	over                           ID // above the people
}

// signs holds the signs of a service.
type signs struct{ carpet, north, west, desk ID }

var (
	serviceOf [clinic.Neurology + 1][stateCount]signs
	deskOf    [stateCount]ID
	entrances [clinic.West + 1]ID
	bars      [clinic.West + 1]ID
	slots     [clinic.West + 1][GlowBad + 1]ID
	carsX     [CarColors]ID
	carsY     [CarColors]ID

	slabSouth, slabEast = Must("slab-south"), Must("slab-east")
	conveyor, helipad   = Must("conveyor"), Must("helipad")
	area                = Must("mark-area")
	areaSouth           = Must("mark-area-south")
	areaEast            = Must("mark-area-east")
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

func init() {
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
		for m, name := range map[Light]string{GlowAccent: "accent", GlowGood: "good", GlowBad: "bad"} {
			slots[side][m] = Must("slot-" + sideName[side] + "-" + name)
		}
	}
	for i := range carsX {
		carsX[i], carsY[i] = Must(fmt.Sprintf("car-x-%d", i)), Must(fmt.Sprintf("car-y-%d", i))
	}
}

// newShell looks up the floor and walls of a hue.
func newShell(hue string, st state) (sh shell) {
	name := hue + stateSuffix[st]
	if st == forbidden {
		name = "forbidden"
	}
	sh.floor = Must("floor-" + name)
	for side := clinic.North; side <= clinic.West; side++ {
		for o, part := range openingPart {
			sh.walls[side][o] = Must("wall-" + sideName[side] + part + "-" + name)
		}
	}
	return sh
}

// newInterior looks up the things that stand and hang in a room.
func newInterior(furniture string, st state) interior {
	full := furniture + stateSuffix[st]
	in := interior{
		furniture: Must("furniture-" + full), furnitureBesideLift: maybe("furniture-" + full + "-lift"),
		north: maybe("north-" + full), northInside: maybe("north-" + full + "-inside"), west: maybe("west-" + full),
		over: maybe("over-" + full),
	}
	if st == forbidden {
		in.furnitureBesideLift = in.furniture
	}
	return in
}

// maybe returns the ID of a part that not every room has, or None.
func maybe(name string) ID {
	id, _ := Find(name)
	return id
}
