package game

import "clinic/game/clinic"

// baseExtension is the base game in the form of an extension: its components,
// action tiles and commands. Never changed.
var baseExtension = baseGame()

func baseGame() *Extension {
	return &Extension{
		ID:         Base,
		Components: baseComponents(),
		Invariants: baseInvariants,
		Actions: []ActionSpec{
			{Action: Build, Decision: DecideBuild, Begin: beginBuild},
			{Action: Hire, Decision: DecideHire, Begin: beginHire},
			{Action: Admit, Decision: DecideAdmit, Begin: beginAdmit},
		},
		Queries: Queries{
			Income: []Query[Pairing]{{Order: OrderGardens, Rule: "B81", Change: gardenIncome}},
		},
		Decisions: []DecisionKind{
			DecideClinic, DecideExtras, DecideBonus, DecideBonusPlace, DecideGoal, DecideAction, DecideMove, DecideTreatments, DecidePopularity,
			DecideAnnex, DecideAnnexPopularity,
		},
		Commands: []CommandSpec{
			{Type: BuildOne, During: []DecisionKind{DecideClinic}, Judge: judgeOwnClinic, List: listOwnClinic, Play: playOwnClinic},
			{Type: BuildOne, During: []DecisionKind{DecideExtras}, Judge: judgeExtra, List: listExtras, Play: playExtra},
			{Type: TakeBonus, During: []DecisionKind{DecideBonus}, Judge: judgeBonus, List: listBonus, Play: playBonus},
			{Type: BuildOne, During: []DecisionKind{DecideBonusPlace}, Judge: judgeBonusPlace, List: listBonusPlace, Play: playBonusPlace},
			{Type: ChooseGoal, During: []DecisionKind{DecideGoal}, Judge: judgeGoal, List: listGoals, Play: playGoal},
			{Type: ChooseAction, During: []DecisionKind{DecideAction}, Judge: judgeAction, List: listActions, Play: playAction},
			{Type: BuildOne, During: []DecisionKind{DecideBuild}, Judge: JudgeBuild, List: ListBuild, Play: playBuild},
			{Type: HireOne, During: []DecisionKind{DecideHire}, Judge: JudgeHire, List: ListHire, Play: playHire},
			{Type: QueueOne, During: []DecisionKind{DecideAdmit}, Judge: JudgeQueue, List: ListQueue, Play: playQueue},
			{Type: AdmitOne, During: []DecisionKind{DecideAdmit}, Judge: JudgeAdmit, List: ListAdmit, Play: playAdmit},
			{Type: MoveOne, During: []DecisionKind{DecideMove}, Judge: judgeAnyMove, findMove: findAnyMove, List: listMoves, Play: playAnyMove, Board: BothBoards},
			{Type: Done, During: []DecisionKind{DecideMove}, Judge: judgeMoveDone, List: listMoveDone, Play: playMoveDone},
			{Type: Treat, During: []DecisionKind{DecideTreatments}, Judge: judgeTreat, List: listTreat, Play: playTreat, Board: BothBoards},
			{Type: Done, During: []DecisionKind{DecideTreatments}, Judge: JudgeDone, List: ListDone, Play: playTreatmentsDone},
			{Type: BuyPopularity, During: []DecisionKind{DecidePopularity}, Judge: judgePopularity, List: listPopularity, Play: playPopularity},
			{Type: Done, During: []DecisionKind{DecidePopularity}, Judge: JudgeDone, List: ListDone, Play: playPopularityDone},
			{
				Type: BuyPopularity, During: []DecisionKind{DecideAnnexPopularity}, Board: AnnexOnly,
				Judge: judgeAnnexPopularity, List: listAnnexPopularity, Play: playAnnexPopularity,
			},
			{Type: BuildOne, During: []DecisionKind{DecideAnnex}, Board: AnnexOnly, Judge: judgeOwnAnnex, List: listOwnAnnex, Play: playOwnAnnex},
			{Type: Done, During: []DecisionKind{DecideBuild, DecideHire, DecideAdmit, DecideAnnexPopularity}, Judge: JudgeDone, List: ListDone, Play: playDone},
		},
		Openers:    []Opener{{openMove, beginMove}, {openMoment, doMoment}},
		ScoreLines: []ScoreLines{{Lines: baseScore, Counts: baseCounts}},
	}
}

// baseComponents returns the table of B20 with the rooms of B30 to B36.
func baseComponents() []ComponentSpec {
	special := func(kind clinic.Kind, holds ...Holding) ComponentSpec {
		return ComponentSpec{
			Blueprint: *clinic.BlueprintOf(kind), Price: "price.module", PerFloor: true, Upkeep: "upkeep.special",
			OncePerRound: true, OneOfKind: true, Piles: true, Holds: holds,
		}
	}
	hub := ComponentSpec{
		Blueprint: *clinic.BlueprintOf(clinic.Hub), Price: "price.module", PerFloor: true, Upkeep: "upkeep.hub",
		OncePerRound: true, Piles: true, Holds: []Holding{{Kind: clinic.Doctor}, {Kind: clinic.Nurse}, {Kind: clinic.Orderly}},
	}
	outpatient := special(clinic.OutpatientServices,
		Holding{Kind: clinic.Doctor, Most: "room.outpatient.doctors"}, Holding{Kind: clinic.Patient, Most: "room.outpatient.patients"})
	outpatient.Direct = true
	waiting := special(clinic.WaitingRoom, Holding{Kind: clinic.Patient, Most: "room.waiting.patients"})
	waiting.Direct, waiting.OnFrom = true, true
	return []ComponentSpec{
		hub,
		{
			Blueprint: *clinic.BlueprintOf(clinic.TreatmentRoom), Price: "price.module", PerFloor: true, Upkeep: "upkeep.treatment_room",
			Holds: []Holding{
				{Kind: clinic.Doctor, Most: "room.treatment.doctors"}, {Kind: clinic.Patient, Most: "room.treatment.patients"},
				{Kind: clinic.Nurse},
			},
		},
		{
			Blueprint: *clinic.BlueprintOf(clinic.SupplyRoom), Price: "price.module", PerFloor: true, Upkeep: "upkeep.supply_room",
			Holds: []Holding{{Kind: clinic.Orderly, Most: "room.supply.orderlies"}},
		},
		special(clinic.OperatingRoom,
			Holding{Kind: clinic.Doctor, Most: "room.operating.doctors"}, Holding{Kind: clinic.Patient, Most: "room.operating.patients"},
			Holding{Kind: clinic.Nurse}),
		outpatient,
		special(clinic.Laboratory, Holding{Kind: clinic.Doctor, Most: "room.laboratory.doctors"}),
		waiting,
		{Blueprint: *clinic.BlueprintOf(clinic.Entrance), Price: "price.entrance", Upkeep: "upkeep.entrance", Limit: "limit.entrance"},
		{Blueprint: *clinic.BlueprintOf(clinic.Helipad), Price: "price.helipad", PerFloor: true, Upkeep: "upkeep.helipad", Limit: "limit.helipad"},
		{Blueprint: *clinic.BlueprintOf(clinic.Garden), Price: "price.garden", Upkeep: "upkeep.garden"},
		{Blueprint: *clinic.BlueprintOf(clinic.ParkingLot), Price: "price.parking_lot", Upkeep: "upkeep.parking_lot"},
		{Blueprint: *clinic.BlueprintOf(clinic.Conveyor), Price: "price.conveyor", Upkeep: "upkeep.conveyor", Limit: "limit.conveyor"},
	}
}
