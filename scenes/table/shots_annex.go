package table

import (
	"clinic/game"
)

// The pictures of a game with an annex, in each of its steps.

// department is a game with the emergency department, played until the first player decides on something in that round.
func department(players, round int, kind game.DecisionKind) (Situation, error) {
	config := game.Config{Players: players, Seed: 7, Extensions: []string{"emergency"}}
	return played(config, 4, func(_ *game.Rules, s *game.State) bool { return s.Round >= round && decides(s, kind) })
}

func shotAnnexChoice() (*Table, error) { return shotTable(department(4, 3, game.DecideAction)) }

func shotAnnexAction() (*Table, error) { return shotTable(department(3, 3, "emergency")) }

func shotAnnexMove() (*Table, error) { return shotTable(department(2, 3, game.DecideMove)) }

func shotAnnexTreat() (*Table, error) { return shotTable(department(2, 3, game.DecideTreatments)) }
