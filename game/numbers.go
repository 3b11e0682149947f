package game

import (
	"fmt"
	"slices"
	"strings"
)

// Number is the index of an entry of the numbers table (B90), in the order of the table below.
type Number int

// NoNumber means that no entry applies.
const NoNumber Number = -1

const (
	PriceModule Number = iota
	PriceEntrance
	PriceHelipad
	PriceGarden
	PriceParkingLot
	PriceConveyor
	UpkeepHub
	UpkeepTreatmentRoom
	UpkeepSupplyRoom
	UpkeepSpecial
	UpkeepEntrance
	UpkeepHelipad
	UpkeepGarden
	UpkeepParkingLot
	UpkeepConveyor
	LimitEntrances
	LimitHelipads
	LimitConveyors
	BuildsPerAction
	TilesPerAction
	Rounds
	ActionSteps
	PlacesStreet
	PlacesParkingLot
	TreatmentDoctors
	TreatmentPatients
	OperatingDoctors
	OperatingPatients
	OperatingNurses
	OutpatientDoctors
	OutpatientPatients
	LaboratoryDoctors
	WaitingPatients
	SupplyOrderlies
	WaitingPerService
	StartMoney
	StartPopularity
	QueueBase
	QueuePerHub
	TimeEnter
	TimeStep
	TimeClimb
	TimeRide
	ServicesBeyondPlayers
	ResidencyBeyondPlayers
	BonusesBeyondPlayers
	BonusesSolo
	BonusMoney
	Residency1
	Residency2
	Residency3
	Residency4
	Residency5
	Nurse1
	Nurse2
	Nurse3
	Nurse4
	PriceOrderly
	OrderliesPerPlayer
	IncomeWhite
	IncomeYellow
	IncomeOrange
	IncomeRed
	IncomeOutpatient
	IncomePerGarden
	SalaryPerLevel
	SalaryNurse
	SalaryOrderly
	OrderlySaves
	MissingDollar
	PricePopularity
	LaboratoryPopularity
	DeathPopularity
	ScoreDoctorLevel
	ScoreNurse
	ScoreOrderly
	ScoreRoom
	ScoreBuilding
	ScorePatientLevel
	TimePerPoint
	SupplyTreatmentRooms
	SupplyRoomsPerPlayer
	SupplyPsychiatryHubs
	SupplyHubs
	SupplyGardens
	SupplyParkingLots
	SupplyConveyors
	SpecialsSolo
	SpecialKindsSolo
	Specials2
	Specials3
	Specials4
	PatientBag // 4 colors, each for 1 to 4 players: PatientBag + 4·(level−1) + players − 1
)

const (
	PatientTotal = PatientBag + 16  // of each color: PatientTotal + level − 1
	DoctorBag    = PatientTotal + 4 // as PatientBag
	DoctorTotal  = DoctorBag + 16   // as PatientTotal
)

const (
	GoalRedPatients = DoctorTotal + 4 + iota
	GoalPatients
	GoalRooms
	GoalTime
	GoalRedDoctors
	GoalOpenSpaces
	GoalHighRooms
	GoalCured
	GoalTimeCured
	RankNurse
	RankIntern
	RankResident
	RankFellow
	RankSurgeon
	RankAttending
	RankCEO
	CalibrationLeast // average popularity that the strongest bot should reach (B91)
	CalibrationMost
	NumberCount // number of entries in the base table
)

// Numbers is the table in force of prices, incomes, limits, bag contents and thresholds, indexed by Number; the
// entries of extensions follow those of the base game.
type Numbers []int

// NumberSpec describes one entry: the name that a number file uses, the rule that mentions it, its source letter (R,
// S, I or H, see base.md), its value and the least and most it may be set to.
type NumberSpec struct {
	Name   string
	Rule   string
	Source string
	Value  int
	Least  int
	Most   int
}

// NumberError says which entry was refused and why.
type NumberError struct {
	Name string
	Why  string
}

func (e *NumberError) Error() string { return fmt.Sprintf("%s: %s", e.Name, e.Why) }

var baseNumbers = func() []NumberSpec {
	t := make([]NumberSpec, NumberCount)
	set := func(n Number, name, id, source string, value, least, most int) {
		t[n] = NumberSpec{name, id, source, value, least, most}
	}
	set(PriceModule, "price.module", "B20", "I", 2, 0, 99)
	set(PriceEntrance, "price.entrance", "B20", "H", 2, 0, 99)
	set(PriceHelipad, "price.helipad", "B20", "H", 2, 0, 99)
	set(PriceGarden, "price.garden", "B20", "H", 2, 0, 99)
	set(PriceParkingLot, "price.parking_lot", "B20", "H", 2, 0, 99)
	set(PriceConveyor, "price.conveyor", "B20", "H", 2, 0, 99)
	set(UpkeepHub, "upkeep.hub", "B20", "I", 1, 0, 99)
	set(UpkeepTreatmentRoom, "upkeep.treatment_room", "B20", "I", 1, 0, 99)
	set(UpkeepSupplyRoom, "upkeep.supply_room", "B20", "I", 1, 0, 99)
	set(UpkeepSpecial, "upkeep.special", "B20", "R", 3, 0, 99)
	set(UpkeepEntrance, "upkeep.entrance", "B20", "H", 0, 0, 99)
	set(UpkeepHelipad, "upkeep.helipad", "B20", "H", 1, 0, 99)
	set(UpkeepGarden, "upkeep.garden", "B20", "R", 1, 0, 99)
	set(UpkeepParkingLot, "upkeep.parking_lot", "B20", "H", 0, 0, 99)
	set(UpkeepConveyor, "upkeep.conveyor", "B20", "H", 0, 0, 99)
	set(LimitEntrances, "limit.entrance", "B20", "I", 4, 1, 14)
	set(LimitHelipads, "limit.helipad", "B20", "I", 2, 0, 12)
	set(LimitConveyors, "limit.conveyor", "B20", "I", 5, 0, 12)
	set(BuildsPerAction, "build.components", "B21", "R", 2, 1, 9)
	set(TilesPerAction, "action.tiles", "B50", "S", 2, 1, 3)
	set(Rounds, "rounds", "B50", "S", 6, 1, 12)
	set(ActionSteps, "action.steps", "B50", "S", 3, 1, 3)
	set(PlacesStreet, "parking.street", "B60", "H", 3, 0, 4)
	set(PlacesParkingLot, "parking.lot", "B60", "H", 6, 0, 6)
	set(TreatmentDoctors, "room.treatment.doctors", "B31", "R", 2, 1, 2)
	set(TreatmentPatients, "room.treatment.patients", "B31", "R", 2, 1, 2)
	set(OperatingDoctors, "room.operating.doctors", "B33", "R", 1, 1, 2)
	set(OperatingPatients, "room.operating.patients", "B33", "R", 1, 1, 2)
	set(OperatingNurses, "room.operating.built_in_nurses", "B33", "R", 1, 0, 9)
	set(OutpatientDoctors, "room.outpatient.doctors", "B34", "R", 1, 1, 2)
	set(OutpatientPatients, "room.outpatient.patients", "B34", "R", 1, 1, 2)
	set(LaboratoryDoctors, "room.laboratory.doctors", "B35", "H", 2, 1, 9)
	set(WaitingPatients, "room.waiting.patients", "B36", "H", 4, 1, 9)
	set(SupplyOrderlies, "room.supply.orderlies", "B32", "H", 1, 1, 9)
	set(WaitingPerService, "pre_admissions", "B54", "H", 2, 1, 9)
	set(StartMoney, "start.money", "B41", "S", 15, 0, 999)
	set(StartPopularity, "start.popularity", "B41", "S", 0, -99, 99)
	set(QueueBase, "queue.base", "B53", "H", 2, 0, 9)
	set(QueuePerHub, "queue.per_hub", "B53", "R", 1, 0, 9)
	set(TimeEnter, "time.enter", "B71", "R", 1, 0, 9)
	set(TimeStep, "time.step", "B72", "R", 1, 0, 9)
	set(TimeClimb, "time.climb", "B72", "R", 1, 0, 9)
	set(TimeRide, "time.ride", "B73", "R", 0, 0, 9)
	set(ServicesBeyondPlayers, "services.beyond_players", "B40", "S", 1, 0, 1)
	set(ResidencyBeyondPlayers, "residency.beyond_players", "B46", "R", 1, 0, 1)
	set(BonusesBeyondPlayers, "bonus.beyond_players", "B43", "S", 1, 0, 3)
	set(BonusesSolo, "bonus.solo", "B43", "S", 2, 1, 7)
	set(BonusMoney, "bonus.money", "B43", "S", 5, 0, 99)
	for i, price := range [...]int{4, 5, 5, 5, 6} {
		source := "H"
		if i == 0 {
			source = "S"
		}
		set(Residency1+Number(i), fmt.Sprintf("residency.price.%d", i+1), "B46", source, price, 0, 99)
	}
	for i, price := range [...]int{3, 3, 3, 4} {
		set(Nurse1+Number(i), fmt.Sprintf("nurse.price.%d", i+1), "B47", "H", price, 0, 99)
	}
	set(PriceOrderly, "orderly.price", "B47", "H", 3, 0, 99)
	set(OrderliesPerPlayer, "orderly.each", "B47", "S", 2, 0, 9)
	set(IncomeWhite, "income.white", "B81", "I", 6, 0, 99)
	set(IncomeYellow, "income.yellow", "B81", "R", 12, 0, 99)
	set(IncomeOrange, "income.orange", "B81", "R", 20, 0, 99)
	set(IncomeRed, "income.red", "B81", "I", 30, 0, 99)
	set(IncomeOutpatient, "income.outpatient", "B34", "R", 6, 0, 99)
	set(IncomePerGarden, "income.garden", "B81", "R", 2, 0, 99)
	set(SalaryPerLevel, "salary.doctor_level", "B82", "R", 1, 0, 99)
	set(SalaryNurse, "salary.nurse", "B82", "H", 1, 0, 99)
	set(SalaryOrderly, "salary.orderly", "B82", "H", 1, 0, 99)
	set(OrderlySaves, "upkeep.orderly_saves", "B83", "H", 4, 0, 99)
	set(MissingDollar, "popularity.missing_dollar", "B84", "R", 1, 0, 9)
	set(PricePopularity, "popularity.price", "B85", "S", 3, 1, 99)
	set(LaboratoryPopularity, "popularity.laboratory", "B35", "S", 1, 0, 9)
	set(DeathPopularity, "popularity.death", "B86", "R", 5, 0, 99)
	set(ScoreDoctorLevel, "score.doctor_level", "B87", "I", 1, 0, 99)
	set(ScoreNurse, "score.nurse", "B87", "H", 1, 0, 99)
	set(ScoreOrderly, "score.orderly", "B87", "H", 1, 0, 99)
	set(ScoreRoom, "score.room", "B87", "S", 2, 0, 99)
	set(ScoreBuilding, "score.building", "B87", "S", 4, 0, 99)
	set(ScorePatientLevel, "score.patient_level", "B87", "H", 1, 0, 99)
	set(TimePerPoint, "score.time_per_point", "B87", "H", 4, 1, 99)
	set(SupplyTreatmentRooms, "supply.treatment_rooms", "B38", "S", 16, 4, 99)
	set(SupplyRoomsPerPlayer, "supply.supply_rooms_each", "B38", "S", 4, 1, 99)
	set(SupplyPsychiatryHubs, "supply.psychiatry_hubs", "B38", "I", 4, 4, 99)
	set(SupplyHubs, "supply.hubs", "B38", "I", 3, 0, 99)
	set(SupplyGardens, "supply.gardens", "B20", "I", 12, 0, 99)
	set(SupplyParkingLots, "supply.parking_lots", "B20", "I", 24, 0, 99)
	set(SupplyConveyors, "supply.conveyors", "B38", "I", 20, 0, 99)
	set(SpecialsSolo, "specials.solo", "B37", "S", 1, 0, 4)
	set(SpecialKindsSolo, "specials.kinds_solo", "B37", "S", 2, 0, 4)
	set(Specials2, "specials.two", "B37", "S", 1, 0, 9)
	set(Specials3, "specials.three", "B37", "S", 2, 0, 9)
	set(Specials4, "specials.four", "B37", "S", 3, 0, 9)
	colors := [...]string{"white", "yellow", "orange", "red"}
	players := [...]string{"one", "two", "three", "four"}
	patients := [...][4]int{{9, 18, 26, 34}, {6, 12, 18, 24}, {3, 8, 12, 16}, {1, 2, 4, 6}}
	doctors := [...][4]int{{3, 6, 9, 12}, {2, 4, 6, 8}, {1, 2, 3, 4}, {0, 0, 1, 2}}
	for c, color := range colors {
		for p, name := range players {
			set(PatientBag+Number(4*c+p), "patient_bag."+color+"."+name, "B44", "R", patients[c][p], 0, 99)
			set(DoctorBag+Number(4*c+p), "doctor_bag."+color+"."+name, "B45", "H", doctors[c][p], 0, 99)
		}
		set(PatientTotal+Number(c), "patients."+color, "B44", "I", patients[c][3], 0, 99)
		set(DoctorTotal+Number(c), "doctors."+color, "B45", "S", [...]int{20, 16, 12, 8}[c], 0, 99)
	}
	set(GoalRedPatients, "goal.red_patients", "B88", "H", 6, 1, 99)
	set(GoalPatients, "goal.patients", "B88", "H", 18, 1, 99)
	set(GoalRooms, "goal.rooms_each", "B88", "H", 4, 1, 9)
	set(GoalTime, "goal.time", "B88", "H", 35, 1, 999)
	set(GoalRedDoctors, "goal.red_doctors", "B88", "H", 4, 1, 8)
	set(GoalOpenSpaces, "goal.open_spaces", "B88", "H", 3, 0, 12)
	set(GoalHighRooms, "goal.floor_3_rooms", "B88", "H", 3, 1, 9)
	set(GoalCured, "goal.no_deaths_patients", "B88", "H", 18, 0, 99)
	set(GoalTimeCured, "goal.time_patients", "B88", "H", 12, 0, 99)
	for i, rank := range [...]string{"nurse", "intern", "resident", "fellow", "surgeon", "attending_physician", "ceo"} {
		set(RankNurse+Number(i), "rank."+rank, "B88", "H", [...]int{5, 10, 30, 45, 55, 62, 74}[i], 0, 999)
	}
	set(CalibrationLeast, "calibration.least", "B91", "H", 40, -99, 999)
	set(CalibrationMost, "calibration.most", "B91", "H", 60, -99, 999)
	return t
}()

// baseNames maps names to the entries of the base table.
var baseNames = func() map[string]Number {
	names := make(map[string]Number, len(baseNumbers))
	for i := range baseNumbers {
		names[baseNumbers[i].Name] = Number(i)
	}
	return names
}()

// numberTable returns the base table followed by the entries of the given extensions.
func numberTable(extensions []*Extension) []NumberSpec {
	length := len(baseNumbers)
	for _, e := range extensions {
		length += len(e.Numbers)
	}
	table := append(make([]NumberSpec, 0, length), baseNumbers...)
	for _, e := range extensions {
		table = append(table, e.Numbers...)
	}
	return table
}

// override returns the table's numbers with the given values in place of its own. It returns a NumberError for an
// unknown name or an impossible value (B90).
func override(table []NumberSpec, values map[string]int) (Numbers, error) {
	numbers := make(Numbers, len(table))
	for i, spec := range table {
		numbers[i] = spec.Value
	}
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		i := slices.IndexFunc(table, func(s NumberSpec) bool { return s.Name == name })
		if i < 0 {
			return nil, &NumberError{name, "there is no number of this name" + suggestion(table, name)}
		}
		if v := values[name]; v < table[i].Least || v > table[i].Most {
			return nil, &NumberError{name, fmt.Sprintf("%d is impossible, it must be from %d to %d", v, table[i].Least, table[i].Most)}
		}
		numbers[i] = values[name]
	}
	for _, pieces := range [...]struct {
		bag, total Number
	}{{PatientBag, PatientTotal}, {DoctorBag, DoctorTotal}} {
		for c := Number(0); c < 4; c++ {
			for p := Number(0); p < 4; p++ {
				bag, total := pieces.bag+4*c+p, pieces.total+c
				most := numbers[total]
				// The starting doctors are white, or yellow with a bonus tile, and don't come from the bag (B41,
				// B43).
				switch {
				case pieces.bag == DoctorBag && c == 0:
					most -= int(p) + 1
				case pieces.bag == DoctorBag && c == 1:
					most--
				}
				if numbers[bag] > most {
					return nil, &NumberError{table[bag].Name, fmt.Sprintf("%d is impossible, with %s = %d at most %d may be in the bag", numbers[bag], table[total].Name, numbers[total], most)}
				}
			}
		}
	}
	return numbers, nil
}

// suggestion returns a hint at an entry that shares the last part of a misspelled name, empty if there is none.
func suggestion(table []NumberSpec, name string) string {
	last := name[strings.LastIndex(name, ".")+1:]
	for _, spec := range table {
		if last != "" && strings.HasSuffix(spec.Name, "."+last) {
			return "; did you mean " + spec.Name + "?"
		}
	}
	return ""
}

// AllNumbers returns the table of the base game with the entries of every known extension.
func AllNumbers(known []*Extension) []NumberSpec {
	return numberTable(append([]*Extension{baseExtension}, known...))
}

// leaveNoPlace returns a NumberError if the first doctor's car finds no parking place:
// without lots there is only the street (B60).
func (n Numbers) leaveNoPlace() error {
	if n[PlacesStreet] > 0 {
		return nil
	}
	name := baseNumbers[PlacesStreet].Name
	return &NumberError{name, "0 is impossible, it leaves no parking place for the cars that are there at the start (B60)"}
}

// CheckNumbers returns a NumberError for an unknown name, an impossible value or a table without
// a parking place for the first cars (B90).
func CheckNumbers(values map[string]int, known []*Extension) error {
	numbers, err := override(AllNumbers(known), values)
	if err != nil {
		return err
	}
	return numbers.leaveNoPlace()
}

// NumbersFor returns the values whose entries exist in a game with this config,
// so that one number file serves every game.
func NumbersFor(config Config, values map[string]int, known []*Extension) map[string]int {
	chosen := []*Extension{baseExtension}
	for _, e := range known {
		if slices.Contains(config.Extensions, e.ID) || slices.Contains(config.Variants, e.ID) {
			chosen = append(chosen, e)
		}
	}
	picked := map[string]int{}
	for _, spec := range numberTable(chosen) {
		if value, ok := values[spec.Name]; ok {
			picked[spec.Name] = value
		}
	}
	return picked
}
