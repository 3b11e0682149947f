package extensions

import (
	"slices"
	"strconv"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/rule"
)

// The options of the config, and the high level of contagion (V2).
const (
	covidContagion = "covid.contagion"
	covidIsolation = "covid.isolation"
	contagionHigh  = "high"
)

// The tiles of COVID-19 come from one stock. They lie under people, who are infected or in quarantine with them; on
// pre-admissions, where they wait for the next patient of a service; and on the Propagation board: on the round in
// which they come, or among the deceased. The board also has the survivors and the deceased.
const (
	covidPool         = "covid_tiles"
	infectedMark      = "infected"
	contaminatedMark  = "contaminated"   // on a player: the note is the service
	propagationMark   = "covid_rounds"   // on the table: the note is the round
	survivorsMark     = "covid_survived" // on the table: the note is the color
	deceasedTilesMark = "covid_deceased_tiles"
	deceasedPatients  = "covid_deceased_patients" // the note is the color
	deceasedDoctors   = "covid_deceased_doctors"  // the note is the color
	deceasedVictims   = "covid_deceased_victims"
	hadTileMark       = "had_tile" // on a turn: the note is the person who had a tile in this wave
)

// What players decide: how the tiles of a round are split, whom each infects, and where the tiles of Phase 4 are
// laid.
const (
	DecideSplit       game.DecisionKind = "split_infections" // Count is how many tiles there are
	DecideInfect      game.DecisionKind = "infect"           // Count is how many tiles are left to the player
	DecideContaminate game.DecisionKind = "contaminate"      // Count is how many tiles are left to the player
	DecideMasks       game.DecisionKind = "buy_masks"        // when Business is over

	SplitInfections game.CommandType = "split_infections" // Counts is how many tiles each player takes
	Infect          game.CommandType = "infect"           // infects Person
	Contaminate     game.CommandType = "contaminate"      // From.Service, or Person for a patient who waits there
	BuyMasks        game.CommandType = "buy_masks"        // Person, or From.Service for a tile that waits there
)

// Quarantine is where nurses and orderlies with a tile are until after Admin (V3).
const Quarantine clinic.Area = "quarantine"

// The protocol's names for the two steps of COVID-19.
const (
	StepInfections = "infections"
	StepContagion  = "contagion"
)

// The events of COVID-19.
const (
	InfectionsTaken  game.EventType = "infections_taken"  // Player takes Number tiles
	InfectionsPassed game.EventType = "infections_passed" // Player passes Number tiles on to player Slot
	PersonInfected   game.EventType = "person_infected"   // Person at From; Choice says how, unless a player chose it
	Quarantined      game.EventType = "quarantined"       // Person, from From
	QuarantineEnded  game.EventType = "quarantine_ended"  // Person waits outside again
	MasksBought      game.EventType = "masks_bought"      // for Money; Person or Service says whose tile is removed
	TileLaid         game.EventType = "tile_laid"         // on an empty space of pre-admissions of Service
	TilesLost        game.EventType = "tiles_lost"        // Number tiles go to the deceased
	PatientSurvived  game.EventType = "patient_survived"
	PersonDeceased   game.EventType = "person_deceased"
	DoctorRecovered  game.EventType = "doctor_recovered"
)

// The results of a game (V9).
const (
	Defeat           = "defeat"
	TacticalVictory  = "tactical_victory"
	StrategicVictory = "strategic_victory"
)

// How a person was infected other than by a player's choice.
const (
	byAdmission = "admission" // the patient lay down on a waiting tile (V8)
	byTreatment = "treatment" // the doctor treated in outpatient services (V5)
)

var (
	covidContagions = []string{"low", contagionHigh}
	covidIsolations = []string{"good", "medium", "poor"}
	covidColors     = []string{"white", "yellow", "orange", "red", "critical", "unclassified"}
)

// covid19 is a cooperative game: everybody tries to heal more patients of the disease than die (V1 to V10).
func covid19() *game.Extension {
	return &game.Extension{
		ID:      "covid_19",
		Apart:   true,
		Numbers: covidNumbers(),
		Options: []game.OptionSpec{{Name: covidContagion, Values: covidContagions}, {Name: covidIsolation, Values: covidIsolations}},
		Pools:   []game.PoolSpec{{Kind: covidPool, Each: "covid_19.tiles.each_player"}},
		Marks:   covidMarks(),
		Table:   layTilesOut,
		Sentences: map[string]string{
			"worth_survivors":          "Survivors and deceased decide whether all win.",
			"worth_infections_to_come": "More infections are to come, and somebody must take them.",
			"worth_infected":           "Infected people must be treated before they die.",
			"must_admit":               "Everybody admits patients at least once a round, and this is your last action of this one.",
			"split_each":               "The split names a number of tiles for each of the {amount} players.",
			"split_at_least_one":       "Everybody takes at least one tile.",
			"split_sum":                "The numbers must add up to {amount}: all the tiles of this round.",
			"not_to_infect":            "{A what} is never infected.",
			"has_tile":                 "This {what} already has a tile.",
			"had_tile":                 "This {what} has had a tile of this wave: each goes to somebody else.",
			"infected_doctor_bed":      "An infected doctor goes to a bed in a treatment room or in outpatient services, or to a service hub.",
			"doctor_seeks_bed":         "A bed is free for the infected doctor, who must seek treatment.",
			"doctor_seeks_hub":         "The infected doctor must come in: no bed is free, so to a service hub.",
			"quarantine_and_tile":      "Nurses, orderlies and other employees are in quarantine with a tile, and nobody else is.",
			"in_quarantine":            "Whoever is in quarantine stays there until Admin.",
			"temp_no_contagion":        "A temp does not treat the infected in outpatient services.",
			"masks_for_whom":           "Masks are bought for somebody with a tile, or for a tile that waits in pre-admissions.",
			"no_tile_there":            "There is no tile.",
			"masks_too_dear":           "Masks cost ${amount}, and ${limit} is what you have.",
			"contaminate_where":        "The tile goes to a service that you have a hub of.",
			"no_space_for_tile":        "No space of {what} is empty and without a tile.",
			"spaces_have_tiles":        "Every space of {what} already has a tile.",
			"infected_not_waiting":     "An infected patient goes to a bed, never into a waiting room.",
			"infect_waiting_first":     "Somebody uninfected waits for {what}: the tile goes under one of them.",
			"waiting_without_tile":     "Only a patient in pre-admissions without a tile can get this one.",
			"tile_on_empty_space":      "With low contagion the tile goes to a space of pre-admissions, not to a person.",
			"one_or_the_other":         "Name a person or a service, and not both.",
		},
		Queries: covidQueries(),
		Moments: covidMoments(),
		Objections: []game.Objection{
			{To: []game.CommandType{game.ChooseAction}, Object: admitOncePerRound},
			{Order: game.OrderAdd, To: []game.CommandType{game.Done}, Object: doctorsSeekTreatment},
		},
		Invariants: []game.Invariant{{Broken: tilesLieRight}},
		Advice:     covidAdvice(),
		Decisions:  []game.DecisionKind{DecideSplit, DecideInfect, DecideContaminate, DecideMasks},
		Commands: []game.CommandSpec{
			{
				Type: SplitInfections, During: []game.DecisionKind{DecideSplit}, Judge: judgeSplit, List: listSplits, Play: playSplit,
				Fields: []game.CommandField{{Name: "tiles", Part: game.PartCounts}},
			},
			{
				Type: Infect, During: []game.DecisionKind{DecideInfect}, Judge: judgeInfect, List: listInfect, Play: playInfect,
				Fields: []game.CommandField{{Name: "person", Part: game.PartPerson}},
			},
			{
				Type: Contaminate, During: []game.DecisionKind{DecideContaminate}, Judge: judgeContaminate, List: listContaminate,
				Play: playContaminate, Fields: personOrService,
			},
			{Type: BuyMasks, Always: true, Judge: judgeMasks, List: listMasks, Play: playMasks, Fields: personOrService},
			game.Decline(DecideMasks, "V6"),
		},
		Steps: []game.Insertion{
			{Before: game.StepMove, Step: game.Step{Key: StepInfections, Name: StepInfections, Begin: beginInfections}},
			{After: "business", Step: game.Step{Key: "buy-masks", Name: game.StepBusiness, Begin: askForMasks}, Since: 2},
			{After: "admin-9", Step: game.Step{Key: "quarantine-ends", Name: game.StepAdmin, Begin: endQuarantine}},
			{After: "admin-10", Step: game.Step{Key: StepContagion, Name: StepContagion, Begin: beginContagion}},
		},
		Outcome: covidOutcome,
	}
}

var personOrService = []game.CommandField{
	{Name: "person", Part: game.PartPerson, Optional: true}, {Name: "service", Part: game.PartService, Optional: true},
}

// covidTiles holds the tiles for each player and round, by contagion and isolation (V2). Those of low contagion with
// good isolation are the original's.
var covidTiles = map[string][CovidRounds]int{
	"low.good": {2, 2, 3, 3, 4, 4}, "low.medium": {2, 3, 3, 4, 4, 5}, "low.poor": {3, 3, 4, 4, 5, 6},
	"high.good": {3, 3, 4, 4, 5, 5}, "high.medium": {3, 4, 4, 5, 6, 6}, "high.poor": {4, 4, 5, 6, 6, 7},
}

func covidNumbers() []game.NumberSpec {
	numbers := []game.NumberSpec{
		{Name: "covid_19.tiles.each_player", Rule: "V2", Source: "H", Value: 64, Least: 0, Most: 99},
		{Name: "covid_19.masks", Rule: "V6", Source: "R", Value: 20, Least: 0, Most: 99},
		{Name: "covid_19.contagion.low", Rule: "V8", Source: "R", Value: 1, Least: 0, Most: 9},
		{Name: "covid_19.contagion.high", Rule: "V8", Source: "R", Value: 2, Least: 0, Most: 9},
		{Name: "covid_19.strategic", Rule: "V9", Source: "R", Value: 40, Least: 0, Most: 999},
	}
	for _, contagion := range covidContagions {
		for _, isolation := range covidIsolations {
			column, source := contagion+"."+isolation, "H"
			if column == "low.good" {
				source = "R"
			}
			for i, tiles := range covidTiles[column] {
				numbers = append(numbers, game.NumberSpec{
					Name: tilesNumber(contagion, isolation, i+1), Rule: "V2", Source: source, Value: tiles, Least: 1, Most: 9,
				})
			}
		}
	}
	return numbers
}

func tilesNumber(contagion, isolation string, round int) string {
	return "covid_19.tiles." + contagion + "." + isolation + "." + strconv.Itoa(round)
}

func covidMarks() []game.MarkSpec {
	onTable := func(kind, field string, form game.MarkForm, words []string) game.MarkSpec {
		return game.MarkSpec{Kind: kind, On: game.OnTable, Form: form, Field: field, Words: words, Group: "covid"}
	}
	rounds := onTable(propagationMark, "tiles", game.MarkList, covidRounds())
	rounds.Pool = covidPool
	survivors := onTable(survivorsMark, "survived", game.MarkTally, covidColors)
	survivors.Of, survivors.Total = clinic.Patient, "survivors"
	tiles := onTable(deceasedTilesMark, "deceased_tiles", game.MarkCount, nil)
	tiles.Pool = covidPool
	patients := onTable(deceasedPatients, "deceased_patients", game.MarkTally, covidColors)
	patients.Of = clinic.Patient
	doctors := onTable(deceasedDoctors, "deceased_doctors", game.MarkTally, covidColors[:4])
	doctors.Of = clinic.Doctor
	victims := onTable(deceasedVictims, "deceased_burn_victims", game.MarkCount, nil)
	dead := []*game.MarkSpec{&tiles, &patients, &doctors, &victims}
	for _, spec := range dead {
		spec.Total = "deceased"
	}
	var services []string
	for service := clinic.Psychiatry; service <= clinic.MaxServices; service++ {
		services = append(services, service.String())
	}
	return []game.MarkSpec{
		{Kind: infectedMark, On: game.OnPerson, Form: game.MarkFlag, Most: 1, Pool: covidPool, Anywhere: true, In: Quarantine},
		{Kind: contaminatedMark, On: game.OnPlayer, Form: game.MarkTally, Words: services, Pool: covidPool},
		rounds, survivors, tiles, patients, doctors, victims,
	}
}

// CovidRounds is the number of rounds for which the Propagation board has tiles (V2).
const CovidRounds = 6

// covidRounds returns the notes of the tiles of each round.
func covidRounds() []string {
	var rounds []string
	for round := 1; round <= CovidRounds; round++ {
		rounds = append(rounds, strconv.Itoa(round))
	}
	return rounds
}

// layTilesOut puts the tiles of every round onto the Propagation board, as long as the stock has any (V2).
func layTilesOut(r *game.Rules, s *game.State) {
	for i, round := range covidRounds() {
		tiles := r.Config.Players * TilesOfRound(r, i+1)
		tiles = min(tiles, clinic.CountOf(s.Market.Pools, covidPool))
		s.Market.Pools = clinic.AddMarks(s.Market.Pools, covidPool, -tiles)
		s.Marks = clinic.AddNoted(s.Marks, propagationMark, round, tiles)
	}
}

// TilesOfRound returns how many tiles a round brings for each player (V2).
func TilesOfRound(r *game.Rules, round int) int {
	return r.Number(tilesNumber(r.Option(covidContagion), r.Option(covidIsolation), round))
}

// TilesLeft returns how many tiles of a round are still on the Propagation board, for all players together.
func TilesLeft(s *game.State, round int) int {
	return clinic.CountNoted(s.Marks, propagationMark, strconv.Itoa(round))
}

// TilesThisRound returns how many tiles of this round are still there.
func TilesThisRound(s *game.State) int { return TilesLeft(s, s.Round) }

// Infected reports whether a person has a tile, even in quarantine.
func Infected(person *clinic.Person) bool { return clinic.CountOf(person.Marks, infectedMark) > 0 }

// Contaminated returns how many tiles wait in the pre-admissions of a service (V8).
func Contaminated(c game.Context, service clinic.Service) int {
	return clinic.CountNoted(c.Owner().Marks, contaminatedMark, service.String())
}

// Survivors returns how many patients were cured of COVID-19 (V5, V9).
func Survivors(s *game.State) int { return clinic.CountOf(s.Marks, survivorsMark) }

// Deceased returns how many people are among the deceased, and how many tiles (V7, V9).
func Deceased(s *game.State) (people, tiles int) {
	people = clinic.CountOf(s.Marks, deceasedPatients) + clinic.CountOf(s.Marks, deceasedDoctors) + clinic.CountOf(s.Marks, deceasedVictims)
	return people, clinic.CountOf(s.Marks, deceasedTilesMark)
}

// Fates is what lies on the Propagation board besides the rounds: survivors, dead patients and dead doctors by level,
// burn victims, and tiles (V7, V9).
type Fates struct {
	Survived, Patients, Doctors [clinic.Unclassified + 1]int
	Victims, Tiles              int
}

// FatesOf counts them.
func FatesOf(s *game.State) Fates {
	var f Fates
	for level := clinic.White; level <= clinic.Unclassified; level++ {
		f.Survived[level] = clinic.CountNoted(s.Marks, survivorsMark, level.String())
		f.Patients[level] = clinic.CountNoted(s.Marks, deceasedPatients, level.String())
		f.Doctors[level] = clinic.CountNoted(s.Marks, deceasedDoctors, level.String())
	}
	f.Victims, f.Tiles = clinic.CountOf(s.Marks, deceasedVictims), clinic.CountOf(s.Marks, deceasedTilesMark)
	return f
}

// admitOncePerRound refuses a last action of a round other than Admit if Admit wasn't chosen before (V1).
func admitOncePerRound(c game.Context, command *game.Command, v game.Verdict) game.Verdict {
	turn := &c.Owner().Turn
	last := c.Rules.StepOf(c.State).Number == c.Number(game.ActionSteps)
	if command.Action == game.Admit || !last || slices.Contains(turn.Order, game.Admit) || !v.Legal() {
		return v
	}
	return game.Refuse(rule.Reason{Rule: "V1", Key: "must_admit"})
}
