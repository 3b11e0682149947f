package bot

import (
	"math/bits"

	"clinic/game"
	"clinic/game/clinic"
)

// The kinds that a layout distinguishes: the base game's components in their order, then those of the extensions in
// play.
const (
	hub = iota
	treatmentRoom
	supplyRoom
	operatingRoom
	outpatientServices
	laboratory
	waitingRoom
	entrance
	helipad
	garden
	parkingLot
	conveyor
	baseKinds

	mostKinds  = 24
	mostColors = 8
	floors     = clinic.TopFloor + 1
	oneFloor   = clinic.MaxColumns * clinic.MaxRows
)

// seldom marks the components that the quick form never proposes: the projection alone judges them.
var seldom = [baseKinds]bool{entrance: true, helipad: true, conveyor: true, waitingRoom: true}

// layout says where components stand, as sets of spaces: thinking changes copies of it thousands of times.
type layout struct {
	ground  clinic.Spaces // Floor 0 of this board
	board   clinic.Spaces // every space that can be built on, including the roof
	of      [mostKinds]clinic.Spaces
	colors  [mostColors]clinic.Spaces
	hubs    [clinic.MaxServices + 1]clinic.Spaces // by service
	modules clinic.Spaces
	taken   clinic.Spaces // every space that is not empty
	outside [mostKinds]int8
}

// read reads a clinic.
func (l *layout) read(m *measure, board *clinic.Clinic) {
	*l = layout{board: board.Board()}
	l.ground = l.board.Floor(0)
	for i := range board.Tiles {
		tile := &board.Tiles[i]
		if tile.Kind == "" {
			continue
		}
		kind := m.kindOf(tile.Kind)
		if kind < 0 {
			continue
		}
		l.put(m, kind, tile.Service, clinic.Spaces(1)<<i)
		if tile.Conveyor {
			l.of[conveyor] |= clinic.Spaces(1) << i
		}
	}
	for i := range board.Outside {
		if kind := m.kindOf(board.Outside[i].Kind); kind >= 0 {
			l.put(m, kind, clinic.NoService, clinic.One(board.Outside[i].Space))
		}
	}
}

// put adds one component.
func (l *layout) put(m *measure, kind int, service clinic.Service, at clinic.Spaces) {
	l.of[kind] |= at
	switch where := m.kinds[kind].where; where {
	case clinic.InModule:
		return
	case clinic.AtSlot, clinic.Within:
		l.outside[kind]++
		return
	}
	l.taken |= at
	if color := m.kinds[kind].color; color >= 0 {
		l.colors[color] |= at
		l.modules |= at
		if kind == hub {
			l.hubs[service] |= at
		}
	}
}

// vacant returns every empty space that stands on something (B6, B24).
func (l *layout) vacant() clinic.Spaces {
	return (l.ground | l.modules<<oneFloor) & l.board &^ l.taken
}

// streets returns the empty spaces of Floor 0 (B60).
func (l *layout) streets() clinic.Spaces { return l.ground &^ l.taken }

// working returns the treatment rooms and operating rooms that are functional (B31, B33).
func (l *layout) working() (treatment, operating clinic.Spaces) {
	beside := l.of[hub].Beside()
	return l.of[treatmentRoom] & beside & l.of[supplyRoom].Adjacent(), l.of[operatingRoom] & beside
}

// count returns the number of components of a kind.
func (l *layout) count(kind int) int {
	if l.outside[kind] > 0 {
		return int(l.outside[kind])
	}
	return bits.OnesCount64(uint64(l.of[kind]))
}

// allowed returns every space where the rules of building allow a component of this kind (B6 to B8, B23 to B26),
// except for what extensions say. Conveyors after the first two must be in line with another one.
func (l *layout) allowed(m *measure, kind int) clinic.Spaces {
	k := &m.kinds[kind]
	spaces := l.board
	if m.terms.HighestFloor > 0 {
		spaces &= 1<<(int(m.terms.HighestFloor+1)*oneFloor) - 1
	}
	if m.terms.GroundOnly {
		spaces &= l.ground
	}
	switch k.where {
	case clinic.OnGround:
		return spaces & l.streets()
	case clinic.OnRoof:
		return spaces & l.vacant() &^ l.ground
	case clinic.InModule:
		spaces &= l.modules &^ l.of[conveyor]
		if l.of[conveyor] == 0 {
			return spaces
		}
		return spaces & l.inLine(l.of[conveyor])
	case clinic.AtSlot:
		return spaces & l.modules & l.ground
	case clinic.Within:
		return 0
	}
	spaces &= l.vacant() &^ l.colors[k.color].Adjacent() & (1<<(floors*oneFloor) - 1)
	if m.terms.SeveralHubsOnFloor || kind != hub && l.of[hub].Count() < 2 {
		return spaces
	}
	for set := spaces & l.modules.Adjacent(); set != 0; set &= set - 1 {
		one := set & -set
		if (kind == hub || (one.Adjacent()&l.modules).Count() > 1) && !l.oneHubOnFloor(kind, one) {
			spaces &^= one
		}
	}
	return spaces
}

// oneHubOnFloor reports whether no building would have two hubs on a floor with a module in this space (B8).
func (l *layout) oneHubOnFloor(kind int, at clinic.Spaces) bool {
	hubs := l.of[hub]
	if kind == hub {
		hubs |= at
	}
	hubs &= at.Connected(l.modules | at)
	for floor := range int8(floors) {
		if hubs.Floor(floor).Count() > 1 {
			return false
		}
	}
	return true
}

// inLine returns the spaces in one row, column or vertical line with a space of the set (B26).
func (l *layout) inLine(set clinic.Spaces) clinic.Spaces {
	var line clinic.Spaces
	for ; set != 0; set &= set - 1 {
		line |= lines[bits.TrailingZeros64(uint64(set))]
	}
	return line
}

// lines holds the spaces aligned with each space.
var lines = func() (lines [clinic.MaxSpaces]clinic.Spaces) {
	for i := range lines {
		for j := range lines {
			if clinic.SpaceAt(i).Aligned(clinic.SpaceAt(j)) {
				lines[i] |= 1 << j
			}
		}
	}
	return lines
}()

// ways holds the steps from where people begin to each room: way[n] is the set of spaces that take n steps; the last
// set also holds all that are farther.
type ways [8]clinic.Spaces

// from finds the spaces by the steps from begin, whose own spaces take first steps (B71 to B73).
func (l *layout) from(begin clinic.Spaces, first int) (w ways) {
	walkable := l.ground | l.modules
	conveyors := l.of[conveyor]
	reached := clinic.Spaces(0)
	front := begin & walkable
	for n := first; n < len(w) && front != 0; n++ {
		if conveyors != 0 {
			for {
				more := l.inLine(front&conveyors) & conveyors &^ reached &^ front
				if more == 0 {
					break
				}
				front |= more
			}
		}
		w[n] = front
		reached |= front
		front = front.Adjacent() & walkable &^ reached
	}
	return w
}

// comingIn returns the spaces of Floor 0 and below helipads where people come in (B71).
func (l *layout) comingIn() clinic.Spaces { return l.of[entrance] | l.of[helipad]>>oneFloor }

// steps returns the sum of the steps to the spaces of a set.
func (w *ways) steps(set clinic.Spaces) int {
	sum := 0
	for n := range w {
		here := (set & w[n]).Count()
		sum += n * here
		set &^= w[n]
		if set == 0 {
			return sum
		}
	}
	return sum + len(w)*set.Count()
}

// of returns the steps to one space.
func (w *ways) of(space clinic.Space) int { return w.steps(clinic.One(space)) }

// measure holds what thinking needs of the rules, found once: prices, incomes and limits by their numbers.
type measure struct {
	rules *game.Rules
	terms clinic.Terms
	kinds []kindMeasure

	extended bool // an extension or a variant is in play
	cases    []caseMeasure

	rounds, steps      int
	tiles              int // of each action in a round
	moveStep           int // index of the Move step
	businessStep       int // index of the first Business step
	income             [clinic.MaxLevels]float64
	outpatientIncome   float64
	gardenIncome       float64
	salaryLevel        float64
	salaryNurse        float64
	salaryOrderly      float64
	orderlySaves       float64
	popularityPrice    float64
	missing            float64
	laboratoryPoints   float64
	death              float64
	scoreDoctor        float64
	scoreNurse         float64
	scoreOrderly       float64
	scoreRoom          float64
	scoreBuilding      float64
	scorePatient       float64
	timePerPoint       float64
	treatmentDoctors   int
	operatingDoctors   int
	operatingNurses    int
	outpatientDoctors  int
	laboratoryDoctors  int
	supplyOrderlies    int
	queueBase, perHub  int
	waitingPerService  int
	street, lot        int
	enter, step, climb int
	builds             int
}

// kindMeasure describes a kind of component.
type kindMeasure struct {
	spec     *game.ComponentSpec
	where    clinic.Where
	color    int // −1 if it is not a module
	price    int // −1 if it is not for sale
	perFloor bool
	upkeep   float64
	limit    int // −1 for any number
}

func measureOf(rules *game.Rules) *measure {
	m := &measure{rules: rules, terms: rules.Terms(), extended: len(rules.Config.Extensions)+len(rules.Config.Variants) > 0}
	number := func(n game.Number) float64 { return float64(rules.Numbers[n]) }
	var colors []clinic.Color
	for i := range rules.Components {
		if i == mostKinds {
			break
		}
		spec := &rules.Components[i]
		k := kindMeasure{spec: spec, where: spec.Where, color: -1, price: -1, perFloor: spec.PerFloor, limit: -1}
		if spec.Color != clinic.NoColor {
			for k.color = 0; k.color < len(colors) && colors[k.color] != spec.Color; k.color++ {
			}
			if k.color == len(colors) {
				colors = append(colors, spec.Color)
			}
			k.color = min(k.color, mostColors-1)
		}
		if spec.Price != "" {
			k.price = rules.Number(spec.Price)
		}
		if spec.Upkeep != "" {
			k.upkeep = float64(rules.Number(spec.Upkeep))
		}
		if spec.Limit != "" {
			k.limit = rules.Number(spec.Limit)
		}
		m.kinds = append(m.kinds, k)
	}
	m.rounds, m.steps, m.tiles = rules.Numbers[game.Rounds], rules.Numbers[game.ActionSteps], rules.Numbers[game.TilesPerAction]
	for i, step := range rules.Steps {
		if step.Name == game.StepMove {
			m.moveStep = i
		}
		if step.Name == game.StepBusiness {
			m.businessStep = i
		}
	}
	for level := clinic.White; level <= clinic.Red; level++ {
		m.income[level] = number(game.IncomeWhite + game.Number(level-clinic.White))
	}
	m.outpatientIncome, m.gardenIncome = number(game.IncomeOutpatient), number(game.IncomePerGarden)
	m.salaryLevel, m.salaryNurse, m.salaryOrderly = number(game.SalaryPerLevel), number(game.SalaryNurse), number(game.SalaryOrderly)
	m.orderlySaves, m.popularityPrice, m.missing = number(game.OrderlySaves), number(game.PricePopularity), number(game.MissingDollar)
	m.laboratoryPoints, m.death = number(game.LaboratoryPopularity), number(game.DeathPopularity)
	m.scoreDoctor, m.scoreNurse, m.scoreOrderly = number(game.ScoreDoctorLevel), number(game.ScoreNurse), number(game.ScoreOrderly)
	m.scoreRoom, m.scoreBuilding, m.scorePatient = number(game.ScoreRoom), number(game.ScoreBuilding), number(game.ScorePatientLevel)
	m.timePerPoint = number(game.TimePerPoint)
	m.treatmentDoctors = min(rules.Numbers[game.TreatmentDoctors], rules.Numbers[game.TreatmentPatients])
	m.operatingDoctors = min(rules.Numbers[game.OperatingDoctors], rules.Numbers[game.OperatingPatients])
	m.outpatientDoctors = min(rules.Numbers[game.OutpatientDoctors], rules.Numbers[game.OutpatientPatients])
	m.operatingNurses = rules.Numbers[game.OperatingNurses]
	m.laboratoryDoctors = rules.Numbers[game.LaboratoryDoctors]
	m.supplyOrderlies = rules.Numbers[game.SupplyOrderlies]
	m.queueBase, m.perHub = rules.Numbers[game.QueueBase], rules.Numbers[game.QueuePerHub]
	m.waitingPerService = rules.Numbers[game.WaitingPerService]
	m.street, m.lot = rules.Numbers[game.PlacesStreet], rules.Numbers[game.PlacesParkingLot]
	m.enter, m.step, m.climb = rules.Numbers[game.TimeEnter], rules.Numbers[game.TimeStep], rules.Numbers[game.TimeClimb]
	m.builds = rules.Numbers[game.BuildsPerAction]
	m.readCases()
	return m
}

// kindOf returns the index of a kind of component, or −1 if the game does not have it.
func (m *measure) kindOf(kind clinic.Kind) int {
	for i := range m.kinds {
		if m.kinds[i].spec.Kind == kind {
			return i
		}
	}
	return -1
}

// price returns what a component costs in its space, in dollars, except for what extensions say (B20).
func (m *measure) price(kind int, at clinic.Spaces) int {
	k := &m.kinds[kind]
	if k.perFloor {
		return k.price + bits.TrailingZeros64(uint64(at))/oneFloor
	}
	return k.price
}
