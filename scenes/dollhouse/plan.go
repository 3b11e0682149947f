package dollhouse

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/extensionui"
	"clinic/sprites"
)

// Plan describes a clinic for drawing: its rooms, who is in them, what lies and stands there, its cars. Call Begin,
// Room for each space, and End. It reuses its memory from one description to the next.
type Plan struct {
	sprites.Clinic
	// Lacks returns the module that a room would need beside it to work, empty for none. It is nil on a board whose
	// rooms work as in the base game.
	Lacks func(clinic.Space) clinic.Kind
	// Stopped reports whether a space doesn't work for another reason. It is nil if only the base game's reasons
	// count.
	Stopped func(clinic.Space) bool
	// Cars lists the people whose cars have places, whether or not they are still there, so that nobody else's car
	// moves when one leaves. nil stands for the people who are there.
	Cars []clinic.Person
	// Areas are the marked parts of the board, found by Begin.
	Areas []extensionui.Area

	board  *clinic.Clinic
	hand   InHand
	parked []clinic.ParkedCar
	beside []sprites.Piece
	closed [clinic.MaxSpaces]uint8 // parking places that no car can take, one bit each
}

// InHand says what is not where the clinic says because it is held or on its way. The zero InHand is an empty hand.
type InHand struct {
	Walking string // a person who is not drawn at all
	Drives  bool   // the car is not drawn either
	Person  string // a person drawn as an outline only
	Mark    string // a kind of mark, one of which is not drawn in the space MarkAt
	MarkAt  clinic.Space
	Bare    []string        // people whose badge is not drawn yet
	Vehicle *clinic.Outside // the entrance of a vehicle drawn as an outline only
}

// NotAPerson is the key of pieces in a plan that are not people of the clinic. People have their index in
// clinic.People.
const NotAPerson = 1 << 20

// FloatsIn returns the space in which a piece floats, by its key in a plan; false for all other keys.
func FloatsIn(key int) (clinic.Space, bool) {
	if key <= NotAPerson {
		return clinic.Space{}, false
	}
	return clinic.SpaceAt(key - NotAPerson - 1), true
}

// Where a piece floats in a module, in tiles and, for the height, in pixels at 100 %.
const floatX, floatY, floatZ = 0.82, 0.30, 16

// Floats returns where a piece floats in a space of a clinic, in tiles of its floor and in pixels at 100 % above it,
// clear of what stands in front of the room in the east.
func Floats(board *clinic.Clinic, space clinic.Space) (x, y, z float64) {
	x, y = floatX, floatY
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Side == clinic.West && o.Space == space.Next(clinic.East) && extensionui.FixtureOf(o.Kind).Parked != sprites.None {
			x, y = floatY, floatX
		}
	}
	return float64(space.X) + x, float64(space.Y) + y, floatZ
}

const (
	mostTokens   = 4 // drawn of a kind in a room
	streetPlaces = 4
)

// Of returns the picture of a clinic. numbers say how many cars a street and a parking lot hold.
func Of(board *clinic.Clinic, numbers game.Numbers) *sprites.Clinic {
	p := &Plan{}
	p.Describe(board, numbers)
	return &p.Clinic
}

// Describe describes a whole clinic with an empty hand.
func (p *Plan) Describe(board *clinic.Clinic, numbers game.Numbers) {
	p.Begin(board, InHand{})
	for space := range board.Board().All() {
		if space.Floor == 0 || !board.At(space).Empty() {
			p.Room(space)
		}
	}
	p.End(numbers)
}

// Begin discards the last description and begins one of the given clinic.
func (p *Plan) Begin(board *clinic.Clinic, hand InHand) {
	p.board, p.hand, p.Areas = board, hand, extensionui.Areas(board)
	p.Columns, p.Rows = int(board.Columns), int(board.Rows)
	p.Rooms, p.Empty, p.Slots, p.Walkers = p.Rooms[:0], p.Empty[:0], p.Slots[:0], p.Walkers[:0]
}

// Room adds a space with everything on it except cars, and returns it; the pointer is valid until the next one is
// added. An empty space above the ground is one where something may be built.
func (p *Plan) Room(space clinic.Space) *sprites.Room {
	if len(p.Rooms) == cap(p.Rooms) {
		p.Rooms = append(p.Rooms, sprites.Room{})
	} else {
		p.Rooms = p.Rooms[:len(p.Rooms)+1]
	}
	r, tile := &p.Rooms[len(p.Rooms)-1], p.board.At(space)
	*r = sprites.Room{
		Space: space, Kind: Kind(tile.Kind), Service: tile.Service, Conveyor: tile.Conveyor,
		Tint: extensionui.TintOf(p.Areas, space), People: r.People[:0], Cars: r.Cars[:0], Things: r.Things[:0], Outside: r.Outside[:0], Tokens: r.Tokens[:0],
	}
	switch {
	case tile.Empty() && space.Floor > 0:
		r.Trial = sprites.Preview
	case tile.Empty():
		r.Kind = sprites.KindStreet
	case tile.Module():
		works := p.board.Functional(space)
		r.Off = !works.Works
		switch {
		case works.NeedsHub:
			r.Missing = sprites.KindHub
		case works.NeedsSupply:
			r.Missing = sprites.KindSupply
		}
		if p.Lacks != nil {
			r.Missing = Kind(p.Lacks(space))
			r.Off = r.Missing != sprites.NoKind
		}
		if p.Stopped != nil && p.Stopped(space) {
			r.Off = true
		}
	}
	p.people(r)
	p.marks(r, tile)
	p.outside(r)
	return r
}

func (p *Plan) people(r *sprites.Room) {
	for i := range p.board.People {
		person := &p.board.People[i]
		if !person.In(r.Space) || person.ID == p.hand.Walking {
			continue
		}
		r.People = append(r.People, p.person(i))
		p.beside = extensionui.Beside(person, p.beside[:0])
		for _, piece := range p.beside {
			r.People = append(r.People, sprites.Person{Piece: piece, Key: NotAPerson})
		}
	}
}

func (p *Plan) person(i int) sprites.Person {
	person := &p.board.People[i]
	left := p.hand.Person != "" && p.hand.Person == person.ID
	badge, small := extensionui.Badge(person)
	if slices.Contains(p.hand.Bare, person.ID) {
		badge = sprites.None
	}
	return sprites.Person{Piece: Piece(person), Key: i, Left: left, Badge: badge, Small: small}
}

// away returns how many marks of a kind are held or on their way to a space.
func (p *Plan) away(mark string, space clinic.Space) int {
	if p.hand.Mark == mark && p.hand.MarkAt == space {
		return 1
	}
	return 0
}

// marks puts pieces into a room or onto it; others float in it.
func (p *Plan) marks(r *sprites.Room, tile *clinic.Tile) {
	for i := range tile.Marks {
		mark := &tile.Marks[i]
		drawn := extensionui.MarkOf(mark.Kind)
		if p.away(mark.Kind, r.Space) > 0 {
			continue
		}
		if drawn.Token != sprites.None {
			for range min(mark.Count, mostTokens) {
				r.Tokens = append(r.Tokens, drawn.Token)
			}
		}
		if drawn.Thing != sprites.None {
			r.Things = append(r.Things, drawn.Thing)
		}
		if drawn.Floats != sprites.NoPiece {
			x, y, z := Floats(p.board, r.Space)
			p.Walkers = append(p.Walkers, sprites.Walker{
				Person: sprites.Person{Piece: drawn.Floats, Key: NotAPerson + 1 + r.Space.Index()}, Floor: int(r.Space.Floor), X: x, Y: y, Z: z,
			})
		}
	}
}

// outside adds the small components at the sides of a space: entrances, and what hangs on walls or stands in parking
// places.
func (p *Plan) outside(r *sprites.Room) {
	for i := range p.board.Outside {
		o := &p.board.Outside[i]
		if o.Space != r.Space {
			continue
		}
		if o.Kind == clinic.Entrance {
			r.Entrances = r.Entrances.With(o.Side)
			continue
		}
		fixture := extensionui.FixtureOf(o.Kind)
		if hangs := fixture.Walls[o.Side]; hangs != sprites.None {
			r.Outside = append(r.Outside, hangs)
		}
		if fixture.Parked != sprites.None {
			r.Cars = append(r.Cars, sprites.Car{Place: streetPlace(o.Side), Picture: fixture.Parked, Stands: true})
		}
	}
	for place := range streetPlaces {
		if picture := p.parkedAt(r.Space, place); picture != sprites.None {
			r.Cars = append(r.Cars, sprites.Car{Place: place, Picture: picture})
		}
	}
}

// streetPlace returns the parking place at a side of a street.
func streetPlace(side clinic.Side) int { return int(side) - int(clinic.North) }

// parkedAt returns the piece of a tile's mark that stands in a parking place, or None. Such pieces take the last
// places that are free of components.
func (p *Plan) parkedAt(space clinic.Space, place int) sprites.ID {
	marks := p.board.At(space).Marks
	for i := range marks {
		parked := extensionui.MarkOf(marks[i].Kind).Parked
		if parked[place%2] == sprites.None {
			continue
		}
		left := marks[i].Count - p.away(marks[i].Kind, space)
		for later := place + 1; later < streetPlaces; later++ {
			if !fixtureAt(p.board, space, later) {
				left--
			}
		}
		if left > 0 && !fixtureAt(p.board, space, place) {
			return parked[place%2]
		}
	}
	return sprites.None
}

// fixtureAt reports whether a small component stands in a parking place.
func fixtureAt(board *clinic.Clinic, space clinic.Space, place int) bool {
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Space == space && streetPlace(o.Side) == place && extensionui.FixtureOf(o.Kind).Parked != sprites.None {
			return true
		}
	}
	return false
}

// End parks the cars in the rooms added so far, and puts vehicles and people waiting outside at the entrances.
func (p *Plan) End(numbers game.Numbers) {
	p.closed = [clinic.MaxSpaces]uint8{}
	for space := range p.board.Streets().All() {
		for place := range streetPlaces {
			if fixtureAt(p.board, space, place) || p.parkedAt(space, place) != sprites.None {
				p.closed[space.Index()] |= 1 << place
			}
		}
	}
	board := *p.board
	if p.Cars != nil {
		board.People = p.Cars
	}
	p.parked = board.Parked(numbers[game.PlacesStreet], numbers[game.PlacesParkingLot], &p.closed, p.parked[:0])
	for _, car := range p.parked {
		owner := p.owner(car).ID
		if p.hand.Drives && owner == p.hand.Walking || p.Cars != nil && p.board.Person(owner) == nil {
			continue
		}
		for i := range p.Rooms {
			if r := &p.Rooms[i]; r.Space == car.Space && r.Trial == sprites.Built {
				r.Cars = append(r.Cars, sprites.Car{Place: car.Place, Color: carColor(owner)})
			}
		}
	}
	first := true
	for i := range p.board.Outside {
		if o := &p.board.Outside[i]; o.Kind == clinic.Entrance {
			p.gather(o, first)
			first = false
		}
	}
	if first {
		p.wait()
	}
	p.apart()
}

// EachParked calls do for each parked car with its owner, its space, and its position in tiles.
func (p *Plan) EachParked(do func(owner *clinic.Person, space clinic.Space, x, y float64)) {
	for _, car := range p.parked {
		x, y, _ := sprites.CarPlace(Kind(p.board.At(car.Space).Kind), car.Space, car.Place, 0)
		do(p.owner(car), car.Space, x, y)
	}
}

// owner returns the owner of a parked car.
func (p *Plan) owner(car clinic.ParkedCar) *clinic.Person {
	if p.Cars != nil {
		return &p.Cars[car.Person]
	}
	return &p.board.People[car.Person]
}

// Where the tent for people apart from the board stands relative to the corner of the lot nearest to the viewer, in
// tiles, and where they sit, one behind another along the pavement.
const (
	tentAway  = 0.16
	sitAway   = 0.24
	sitFirst  = 0.12
	sitApart  = 0.14
	mostSeats = 8
)

// apart puts the tent beside the clinic while somebody is apart from the board, with these people in front of it.
func (p *Plan) apart() {
	x, y, seat := float64(p.Columns), float64(p.Rows), 0
	for i := range p.board.People {
		person := &p.board.People[i]
		if !person.At.Area.Apart() || person.ID == p.hand.Walking {
			continue
		}
		if seat == 0 {
			p.Walkers = append(p.Walkers, sprites.Walker{
				Person: sprites.Person{Key: NotAPerson}, X: x + tentAway, Y: y + tentAway, Z: sprites.PavementZ, Picture: extensionui.Tent(),
			})
		}
		if seat++; seat > mostSeats {
			return
		}
		back := sitFirst + sitApart*float64((seat-1)/2)
		at := sprites.Walker{Person: p.person(i), X: x - back, Y: y + sitAway, Z: sprites.PavementZ}
		if seat%2 == 0 {
			at.X, at.Y = x+sitAway, y-back
		}
		p.Walkers = append(p.Walkers, at)
	}
}

// Where people wait beside a board without entrances, whose rooms they enter directly: along its south side.
const waitAway, waitApart = 0.2, 0.36

// WaitsAt returns where the first of the people stands who wait beside a board without entrances, in tiles.
func WaitsAt(board *clinic.Clinic) (x, y float64) { return 0.3, float64(board.Rows) + waitAway }

// wait puts the people outside beside the board.
func (p *Plan) wait() {
	x, y := WaitsAt(p.board)
	for i := range p.board.People {
		if person := &p.board.People[i]; person.At.Area == clinic.Waiting && person.ID != p.hand.Walking {
			p.Walkers = append(p.Walkers, sprites.Walker{Person: p.person(i), X: x, Y: y, Z: sprites.PavementZ})
			x += waitApart
		}
	}
}

// carColor returns an arbitrary but constant color for somebody's car.
func carColor(id string) int {
	sum := 0
	for i := range len(id) {
		sum = sum*31 + int(id[i])
	}
	return sum % sprites.CarColors
}

// gather puts vehicles and people at an entrance: those who arrived at it and, at the first entrance, those who wait
// for any.
func (p *Plan) gather(o *clinic.Outside, first bool) {
	n, vehicles := 0, 0
	stand := func(who sprites.Person) {
		_, _, x, y := sprites.Gateway(o.Space, o.Side, n)
		n++
		p.Walkers = append(p.Walkers, sprites.Walker{Person: who, X: x, Y: y, Z: sprites.PavementZ})
	}
	for i := range o.Marks {
		if piece := extensionui.MarkOf(o.Marks[i].Kind).Waits; piece != sprites.NoPiece {
			for range min(o.Marks[i].Count, sprites.MostVehicles) {
				x, y := sprites.VehicleAt(o.Space, o.Side, vehicles)
				vehicles++
				p.Walkers = append(p.Walkers, sprites.Walker{
					Person: sprites.Person{Rides: piece, Key: NotAPerson, Left: p.hand.Vehicle == o}, Front: true, X: x, Y: y, Z: sprites.PavementZ,
				})
			}
		}
	}
	for i := range p.board.People {
		at := p.board.People[i].At
		if at.Area == clinic.Slot && at.Space == o.Space && at.Side == o.Side {
			stand(p.person(i))
		}
	}
	for i := range p.board.People {
		if person := &p.board.People[i]; first && person.At.Area == clinic.Waiting && person.ID != p.hand.Walking {
			stand(p.person(i))
		}
	}
}
