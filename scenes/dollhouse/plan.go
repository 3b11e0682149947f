package dollhouse

import (
	"slices"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/scenes/dress"
	"clinic/sprites"
)

// Plan describes a clinic to the art: its rooms, who is in them, what lies and stands about, its cars. Begin, ask for
// each Room, End; it keeps its memory from one description to the next.
type Plan struct {
	sprites.Clinic
	// Lacks names the module that a room would need beside it to do its work, empty for none; nil on a board whose rooms
	// work as in the base game.
	Lacks func(clinic.Space) clinic.Kind
	// Stopped tells what else does not do its work; nil where only the base game's rooms may not.
	Stopped func(clinic.Space) bool
	// Cars are people whose cars have places, whoever of them is still there: so nobody else's car moves when one leaves.
	// nil are those who are there.
	Cars []clinic.Person
	// Areas are the parts of the board that are marked. Begin finds them.
	Areas []dress.Area

	board  *clinic.Clinic
	hand   InHand
	parked []clinic.ParkedCar
	beside []sprites.Piece
	closed [clinic.MaxSpaces]uint8 // parking places that no car can take, a bit for each
}

// InHand is what is not where the clinic says, because it is held or on its way. The zero InHand is an empty hand.
type InHand struct {
	Walking string // a person who is not drawn at all
	Drives  bool   // the car is not drawn either
	Person  string // a person of whom only the outline is drawn
	Mark    string // a kind of mark of which one is not drawn in the space MarkAt
	MarkAt  clinic.Space
	Bare    []string        // people whose badge is not drawn yet
	Vehicle *clinic.Outside // the entrance of a vehicle of which only the outline is drawn
}

// NotAPerson is the key of pieces in a plan that are nobody of the clinic. People have their index in clinic.People.
const NotAPerson = 1 << 20

// FloatsIn gives the space of what floats there, by its key in a plan; false for all other keys.
func FloatsIn(key int) (clinic.Space, bool) {
	if key <= NotAPerson {
		return clinic.Space{}, false
	}
	return clinic.SpaceAt(key - NotAPerson - 1), true
}

// where a piece floats in a module, in tiles and in pixels at 100 %.
const floatX, floatY, floatZ = 0.82, 0.30, 16

// Floats is where a piece floats in a space of a clinic, in tiles of its floor and in pixels at 100 % above it: clear
// of what stands before the room at the east.
func Floats(board *clinic.Clinic, space clinic.Space) (x, y, z float64) {
	x, y = floatX, floatY
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Side == clinic.West && o.Space == space.Next(clinic.East) && dress.FixtureOf(o.Kind).Parked != sprites.None {
			x, y = floatY, floatX
		}
	}
	return float64(space.X) + x, float64(space.Y) + y, floatZ
}

const (
	mostTokens   = 4 // of a kind that are drawn in a room
	streetPlaces = 4
)

// Of gives what is drawn of a clinic. numbers say how many cars a street and a lot hold.
func Of(board *clinic.Clinic, numbers game.Numbers) *sprites.Clinic {
	p := &Plan{}
	p.Describe(board, numbers)
	return &p.Clinic
}

// Describe describes a whole clinic that nobody touches.
func (p *Plan) Describe(board *clinic.Clinic, numbers game.Numbers) {
	p.Begin(board, InHand{})
	for space := range board.Board().All() {
		if space.Floor == 0 || !board.At(space).Empty() {
			p.Room(space)
		}
	}
	p.End(numbers)
}

// Begin forgets the last description and begins one of that clinic.
func (p *Plan) Begin(board *clinic.Clinic, hand InHand) {
	p.board, p.hand, p.Areas = board, hand, dress.Areas(board)
	p.Columns, p.Rows = int(board.Columns), int(board.Rows)
	p.Rooms, p.Empty, p.Slots, p.Walkers = p.Rooms[:0], p.Empty[:0], p.Slots[:0], p.Walkers[:0]
}

// Room adds a space with all that stands on it, but for cars, and gives it until the next one is added. An empty space
// above the ground is one where something may be built.
func (p *Plan) Room(space clinic.Space) *sprites.Room {
	if len(p.Rooms) == cap(p.Rooms) {
		p.Rooms = append(p.Rooms, sprites.Room{})
	} else {
		p.Rooms = p.Rooms[:len(p.Rooms)+1]
	}
	r, tile := &p.Rooms[len(p.Rooms)-1], p.board.At(space)
	*r = sprites.Room{
		Space: space, Kind: Kind(tile.Kind), Service: tile.Service, Conveyor: tile.Conveyor,
		Tint: dress.TintOf(p.Areas, space), People: r.People[:0], Cars: r.Cars[:0], Things: r.Things[:0], Outside: r.Outside[:0], Tokens: r.Tokens[:0],
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
		p.beside = dress.Beside(person, p.beside[:0])
		for _, piece := range p.beside {
			r.People = append(r.People, sprites.Person{Piece: piece, Key: NotAPerson})
		}
	}
}

func (p *Plan) person(i int) sprites.Person {
	person := &p.board.People[i]
	left := p.hand.Person != "" && p.hand.Person == person.ID
	badge, small := dress.Badge(person)
	if slices.Contains(p.hand.Bare, person.ID) {
		badge = sprites.None
	}
	return sprites.Person{Piece: Piece(person), Key: i, Left: left, Badge: badge, Small: small}
}

// away is how many of such a mark are held or on their way to a space.
func (p *Plan) away(mark string, space clinic.Space) int {
	if p.hand.Mark == mark && p.hand.MarkAt == space {
		return 1
	}
	return 0
}

// marks lays pieces into a room and sets them down on it; others float in it.
func (p *Plan) marks(r *sprites.Room, tile *clinic.Tile) {
	for i := range tile.Marks {
		mark := &tile.Marks[i]
		drawn := dress.MarkOf(mark.Kind)
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

// outside adds the small components at the sides of a space: entrances, what hangs on the walls, and what stands in
// parking places.
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
		fixture := dress.FixtureOf(o.Kind)
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

// streetPlace is the parking place of a street at a side.
func streetPlace(side clinic.Side) int { return int(side) - int(clinic.North) }

// parkedAt is the piece on a tile that stands in a parking place, None for none: such pieces take the last places,
// beside the components that stand in others.
func (p *Plan) parkedAt(space clinic.Space, place int) sprites.ID {
	marks := p.board.At(space).Marks
	for i := range marks {
		parked := dress.MarkOf(marks[i].Kind).Parked
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

// fixtureAt tells whether a small component stands in a parking place.
func fixtureAt(board *clinic.Clinic, space clinic.Space, place int) bool {
	for i := range board.Outside {
		if o := &board.Outside[i]; o.Space == space && streetPlace(o.Side) == place && dress.FixtureOf(o.Kind).Parked != sprites.None {
			return true
		}
	}
	return false
}

// End parks the cars in the rooms that have been added, and stands vehicles and those who wait outside at the
// entrances.
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

// EachParked gives whose each car is that is parked, the space where it stands, and where in it, in tiles.
func (p *Plan) EachParked(do func(owner *clinic.Person, space clinic.Space, x, y float64)) {
	for _, car := range p.parked {
		x, y, _ := sprites.CarPlace(Kind(p.board.At(car.Space).Kind), car.Space, car.Place, 0)
		do(p.owner(car), car.Space, x, y)
	}
}

// owner is whose a parked car is.
func (p *Plan) owner(car clinic.ParkedCar) *clinic.Person {
	if p.Cars != nil {
		return &p.Cars[car.Person]
	}
	return &p.board.People[car.Person]
}

// where the tent for those apart from the board stands from the corner of the lot that is nearest to the viewer, in
// tiles, and where they sit, one behind another along the pavement.
const (
	tentAway  = 0.16
	sitAway   = 0.24
	sitFirst  = 0.12
	sitApart  = 0.14
	mostSeats = 8
)

// apart stands the tent beside the clinic while somebody is apart from the board, with the people in front of it.
func (p *Plan) apart() {
	x, y, seat := float64(p.Columns), float64(p.Rows), 0
	for i := range p.board.People {
		person := &p.board.People[i]
		if !person.At.Area.Apart() || person.ID == p.hand.Walking {
			continue
		}
		if seat == 0 {
			p.Walkers = append(p.Walkers, sprites.Walker{
				Person: sprites.Person{Key: NotAPerson}, X: x + tentAway, Y: y + tentAway, Z: sprites.PavementZ, Picture: dress.Tent(),
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

// where those wait who come straight into the rooms of a board without entrances: along its south side.
const waitAway, waitApart = 0.2, 0.36

// WaitsAt is where the first one of those stands who wait beside a board without entrances, in tiles.
func WaitsAt(board *clinic.Clinic) (x, y float64) { return 0.3, float64(board.Rows) + waitAway }

// wait stands those outside beside the board.
func (p *Plan) wait() {
	x, y := WaitsAt(p.board)
	for i := range p.board.People {
		if person := &p.board.People[i]; person.At.Area == clinic.Waiting && person.ID != p.hand.Walking {
			p.Walkers = append(p.Walkers, sprites.Walker{Person: p.person(i), X: x, Y: y, Z: sprites.PavementZ})
			x += waitApart
		}
	}
}

// carColor gives somebody's car a color that means nothing and stays the same.
func carColor(id string) int {
	sum := 0
	for i := range len(id) {
		sum = sum*31 + int(id[i])
	}
	return sum % sprites.CarColors
}

// gather stands vehicles and people at an entrance: those who arrived at this one, and those who wait for any of them
// at the first.
func (p *Plan) gather(o *clinic.Outside, first bool) {
	n, vehicles := 0, 0
	stand := func(who sprites.Person) {
		_, _, x, y := sprites.Gateway(o.Space, o.Side, n)
		n++
		p.Walkers = append(p.Walkers, sprites.Walker{Person: who, X: x, Y: y, Z: sprites.PavementZ})
	}
	for i := range o.Marks {
		if piece := dress.MarkOf(o.Marks[i].Kind).Waits; piece != sprites.NoPiece {
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
