package protocol

import (
	"encoding/json"
	"slices"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
)

// specialKind is the kind of every special module in the protocol; its field "special" names its own kind.
const specialKind = "special"

// special reports whether a kind is written as a special module. A clinic has
// at most one of each of these kinds (B20).
func special(rules *game.Rules, kind clinic.Kind) bool {
	spec := rules.Component(kind)
	return spec != nil && spec.OneOfKind && spec.Piles
}

// kindNames returns a kind as the protocol writes it: its name, for special modules which one it
// is, and the level if the kind has several.
func kindNames(rules *game.Rules, kind clinic.Kind) (name, which, level string) {
	if special(rules, kind) {
		return specialKind, string(kind), ""
	}
	if spec := rules.Component(kind); spec != nil && spec.Written != "" {
		return spec.Written, "", rules.LevelName(spec.Level)
	}
	return string(kind), "", ""
}

// readKind reads the kind of a component, which must exist in this game, on any board. A special module may be named
// by its kind alone, or as "special" with its kind in the field "special".
func readKind(rules *game.Rules, o *object) clinic.Kind {
	n := o.need("kind")
	kind := clinic.Kind(n.text())
	if !knows(rules, kind) {
		for _, board := range rules.Boards() {
			if knows(board, kind) {
				rules = board
			}
		}
	}
	which, given := o.field("special")
	level, leveled := o.field("level")
	if written := writtenAs(rules, kind); len(written) > 0 {
		if !leveled {
			level.fail("is missing")
			return ""
		}
		for _, spec := range written {
			if rules.LevelName(spec.Level) == level.text() {
				return spec.Kind
			}
		}
		level.fail("must be the level of a %s", kind)
		return ""
	}
	switch {
	case leveled:
		level.fail("is not for a %s", kind)
	case kind == specialKind:
		if !given {
			which.fail("is missing")
			return ""
		}
		kind = clinic.Kind(which.text())
		if spec := rules.Component(kind); spec == nil || spec.Color != clinic.Blue {
			which.fail("must be a special module of this game, not %q", kind)
		}
	case given:
		which.fail("is only for components of kind special")
	case rules.Component(kind) == nil:
		n.fail("must be a component of this game, not %q", kind)
	}
	return kind
}

func knows(rules *game.Rules, kind clinic.Kind) bool {
	return rules.Component(kind) != nil || len(writtenAs(rules, kind)) > 0
}

// writtenAs returns the components that the protocol writes as that kind with a level.
func writtenAs(rules *game.Rules, kind clinic.Kind) []*game.ComponentSpec {
	var list []*game.ComponentSpec
	for i := range rules.Components {
		if spec := &rules.Components[i]; spec.Written != "" && spec.Written == string(kind) {
			list = append(list, spec)
		}
	}
	return list
}

// boardNamed returns the rules of the board with that name, or the given rules if the game has no such board.
func boardNamed(rules *game.Rules, board game.BoardName) *game.Rules {
	if named := rules.BoardNamed(board); named != nil {
		return named
	}
	return rules
}

// space is a space of the grid as the protocol writes it.
type space struct {
	Floor int8 `json:"floor"`
	X     int8 `json:"x"`
	Y     int8 `json:"y"`
}

// readSpace reads floor, x and y of an object. It accepts spaces outside every grid: the rules refuse those.
func readSpace(o *object) clinic.Space {
	coordinate := func(name string) int8 { return int8(o.need(name).number(-128, 127)) }
	return clinic.Space{Floor: coordinate("floor"), X: coordinate("x"), Y: coordinate("y")}
}

func readSide(o *object) clinic.Side {
	n, ok := o.field("side")
	if !ok {
		return clinic.NoSide
	}
	side, known := clinic.SideNamed(n.text())
	if !known {
		n.fail("must be north, east, south or west")
	}
	return side
}

func readService(n node) clinic.Service {
	service, ok := clinic.ServiceNamed(n.text())
	if !ok {
		n.fail("must be psychiatry, cardiology, ophthalmology, orthopedics or neurology")
	}
	return service
}

// readLevel reads a level by its name on the board.
func readLevel(rules *game.Rules, n node) clinic.Level {
	level, ok := rules.LevelNamed(n.text())
	switch {
	case ok:
	case rules.Annexed() != nil:
		n.fail("must be %s", strings.Join(rules.Annexed().Levels, ", "))
	default:
		n.fail("must be white, yellow, orange, red, critical or unclassified")
	}
	return level
}

// writePiece writes a component that is not placed yet, of any board.
func writePiece(rules *game.Rules, kind clinic.Kind, service clinic.Service) record {
	for _, board := range rules.Boards() {
		if rules.Component(kind) == nil {
			rules = board
		}
	}
	return write(func(f *form) { f.kind(rules, kind, service) })
}

// kind writes which component it is.
func (f *form) kind(rules *game.Rules, kind clinic.Kind, service clinic.Service) {
	name, which, level := kindNames(rules, kind)
	f.word("board", string(rules.Board()))
	f.entry("kind", name)
	f.word("service", service.String())
	f.word("special", which)
	f.word("level", level)
}

func writeComponent(rules *game.Rules, c clinic.Component, marks []clinic.Mark) record {
	f := &form{}
	f.kind(rules, c.Kind, c.Service)
	f.entry("floor", c.Space.Floor)
	f.entry("x", c.Space.X)
	f.entry("y", c.Space.Y)
	f.word("side", c.Side.String())
	f.marks(rules, bearer(rules, c.Kind), &marks)
	return f.written
}

// bearer returns where marks of such a component lie: on its tile or on itself.
func bearer(rules *game.Rules, kind clinic.Kind) game.Bearer {
	if spec := rules.Component(kind); spec != nil && spec.Sided() {
		return game.OnOutside
	}
	return game.OnTile
}

// readComponent reads a component; the caller closes the object.
func readComponent(rules *game.Rules, o *object) clinic.Component {
	c := clinic.Component{Kind: readKind(rules, o), Space: readSpace(o), Side: readSide(o)}
	if spec := rules.Component(c.Kind); spec != nil && spec.Sided() != (c.Side != clinic.NoSide) {
		o.fail("needs a side for what stands at a side of a space, and for nothing else")
	}
	n, given := o.field("service")
	switch {
	case given && c.Kind == clinic.Hub:
		c.Service = readService(n)
	case given:
		n.fail("is only for hubs")
	case c.Kind == clinic.Hub:
		n.fail("is missing")
	}
	return c
}

// place is where a person is, as the protocol writes it: a space, an outside slot, or a word.
type place clinic.Place

func (p place) MarshalJSON() ([]byte, error) {
	switch p.Area {
	case clinic.Inside:
		return json.Marshal(space(p.Space))
	case clinic.Slot:
		return json.Marshal(struct {
			space
			Side string `json:"side"`
		}{space(p.Space), p.Side.String()})
	}
	return json.Marshal(string(p.Area))
}

func readPlace(rules *game.Rules, n node) clinic.Place {
	p, board := readPlaceOn(rules, n)
	if board != game.Home {
		n.fail("has an unknown field \"board\"")
	}
	return p
}

// onBoard is a place on a board. A space is written with the name of its board.
type onBoard struct {
	board game.BoardName
	place place
}

func placeOn(rules *game.Rules, p clinic.Place) onBoard { return onBoard{rules.Board(), place(p)} }

func (p onBoard) MarshalJSON() ([]byte, error) {
	if p.board == game.Home || p.place.Area != clinic.Inside {
		return json.Marshal(p.place)
	}
	return json.Marshal(struct {
		Board game.BoardName `json:"board"`
		space
	}{p.board, space(p.place.Space)})
}

// readPlaceOn reads a place and the name of its board, if given.
func readPlaceOn(rules *game.Rules, n node) (clinic.Place, game.BoardName) {
	if name, ok := n.value.(string); ok {
		areas := append([]clinic.Area{clinic.Waiting, clinic.PreAdmissions}, rules.AreasApart()...)
		if slices.Contains(areas, clinic.Area(name)) {
			return clinic.Place{Area: clinic.Area(name)}, ""
		}
		words := "a space, an outside slot"
		for i, area := range areas {
			if i == len(areas)-1 {
				words += " or " + string(area)
			} else {
				words += ", " + string(area)
			}
		}
		n.fail("must be %s", words)
		return clinic.Place{}, ""
	}
	o := n.object()
	board := game.BoardName(o.text("board"))
	p := clinic.Place{Space: readSpace(o), Side: readSide(o)}
	if p.Side != clinic.NoSide {
		p.Area = clinic.Slot
	}
	o.close()
	return p, board
}

// wayStep is one step of a way as the protocol writes it.
type wayStep struct {
	space
	Side string `json:"side,omitempty"`
	How  string `json:"how"`
	Time int16  `json:"time"`
}

func writeWay(way []clinic.WayStep) []wayStep {
	var steps []wayStep
	for _, s := range way {
		steps = append(steps, wayStep{space(s.Space), s.Side.String(), s.How.String(), s.Time})
	}
	return steps
}

// maxWay is the most steps that a way may have.
const maxWay = 200

// readWay reads a way as a reply writes it, or only its spaces.
func readWay(n node) []clinic.WayStep {
	var way []clinic.WayStep
	for _, item := range n.list(maxWay) {
		o := item.object()
		step := clinic.WayStep{Space: readSpace(o), Side: readSide(o)}
		if how, ok := o.field("how"); ok {
			if step.How, ok = clinic.HowNamed(how.text()); !ok {
				how.fail("must be start, enter, direct, walk, climb or ride")
			}
		}
		time := 0
		o.number("time", &time, 0, 10000)
		o.close()
		step.Time = int16(time)
		way = append(way, step)
	}
	return way
}

// readOtherMarks reads the marks that have no field of their own. Without extensions there are none.
func readOtherMarks(rules *game.Rules, o *object) []clinic.Mark {
	n, ok := o.field("marks")
	if !ok {
		return nil
	}
	if len(rules.Config.Extensions)+len(rules.Config.Variants) == 0 {
		n.fail("need an extension")
		return nil
	}
	var marks []clinic.Mark
	for _, item := range n.list(100) {
		o := item.object()
		mark := clinic.Mark{Kind: o.need("kind").text(), Note: o.text("note")}
		o.number("count", &mark.Count, -bigNumber, bigNumber)
		o.close()
		marks = append(marks, mark)
	}
	return marks
}

// bigNumber is more money, time or popularity than any position needs.
const bigNumber = 1_000_000

func writePerson(rules *game.Rules, p *clinic.Person) record {
	f := &form{}
	f.entry("id", p.ID)
	f.entry("kind", p.Kind)
	f.word("color", rules.LevelName(p.Level))
	f.word("service", p.Service.String())
	f.entry("at", placeOn(rules, p.At))
	f.some("car", p.Car, p.Car != hasCar(rules, p.Kind)) // only if unusual
	f.marks(rules, game.OnPerson, &p.Marks)
	return f.written
}

// hasCar reports whether such a person usually has a car.
func hasCar(rules *game.Rules, kind clinic.PersonKind) bool {
	spec := rules.PersonSpec(kind)
	return spec == nil || spec.Car
}

// readPerson reads a person: doctors and patients have a color, patients a service, everybody a car unless
// "car" is false (B52, B54).
func readPerson(rules *game.Rules, n node) clinic.Person {
	o := n.object()
	id, kind := o.need("id"), o.need("kind")
	p := clinic.Person{ID: id.text(), Kind: clinic.PersonKind(kind.text())}
	if !idPattern.MatchString(p.ID) {
		id.fail("must be 1 to 20 letters and digits")
	}
	for _, board := range rules.Boards() {
		if board.PersonSpec(p.Kind) != nil {
			rules = board
		}
	}
	needsColor, needsService := p.Kind == clinic.Doctor || p.Kind == clinic.Patient, p.Kind == clinic.Patient
	switch p.Kind {
	case clinic.Doctor, clinic.Nurse, clinic.Orderly, clinic.Patient:
	default:
		spec := rules.PersonSpec(p.Kind)
		if spec == nil {
			kind.fail("must be a kind of person of this game, not %q", p.Kind)
			spec = &game.PersonSpec{}
		}
		needsColor, needsService = spec.Colored, spec.Served
	}
	p.Car = hasCar(rules, p.Kind)
	color, colored := o.field("color")
	switch {
	case colored && needsColor:
		p.Level = readLevel(rules, color)
	case colored:
		color.fail("is not for a %s", p.Kind)
	case needsColor:
		color.fail("is missing")
	}
	service, served := o.field("service")
	switch {
	case served && needsService:
		p.Service = readService(service)
	case served:
		service.fail("is not for a %s", p.Kind)
	case needsService:
		service.fail("is missing")
	}
	at := o.need("at")
	board := game.Home
	if p.At, board = readPlaceOn(rules, at); p.At.Area == clinic.Inside && board != rules.Board() && !n.failed() {
		reason := rules.Crossing(p.Kind)
		at.failReason(reason, rules.Sentence(reason))
	}
	if car, ok := o.field("car"); ok {
		p.Car = car.flag()
	}
	p.Marks = readMarks(rules, game.OnPerson, o)
	o.close()
	return p
}
