package game

import (
	"slices"
	"testing"

	"clinic/game/clinic"
)

// B91: the calibration waits for bots. Random play must stay below the range that the strongest bot should reach, and
// every clinic within the limits of the table (B20, B38).
func TestRandomPlayStaysWithinTheTable(t *testing.T) {
	for _, players := range []int{1, 2} {
		sum, games := 0, 30
		for seed := range uint64(games) {
			rules, err := NewRules(Config{Players: players, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			s, _ := rules.Start()
			random := Random{seed}
			for moves := 0; !s.Over; moves++ {
				player := s.Deciders()[0]
				legal := rules.Legal(s, player)
				command := legal[random.Below(len(legal))]
				if done := slices.IndexFunc(legal, func(c Command) bool { return c.Type == Done }); done >= 0 && moves%15 == 0 {
					command = legal[done]
				}
				rules.Apply(s, player, &command)
			}
			for player := range players {
				c := Context{rules, s, player}
				sum += c.Score().Total
				for kind, most := range map[clinic.Kind]int{
					clinic.Entrance: c.Number(LimitEntrances), clinic.Helipad: c.Number(LimitHelipads), clinic.Conveyor: c.Number(LimitConveyors),
					clinic.Laboratory: 1, clinic.WaitingRoom: 1, clinic.OperatingRoom: 1, clinic.OutpatientServices: 1,
					clinic.Hub: c.Number(Rounds) + 1,
				} {
					if got := c.Count(kind); got > most {
						t.Errorf("B20, seed %d: %d of %s, the limit is %d", seed, got, kind, most)
					}
				}
			}
		}
		if average := sum / (games * players); average >= (Context{Rules: mustRules(t, players)}).Number(CalibrationLeast) {
			t.Errorf("B91: random play of %d reaches %d on average", players, average)
		} else {
			t.Logf("random play of %d players: %d on average", players, average)
		}
	}
}

func mustRules(t *testing.T, players int) *Rules {
	t.Helper()
	rules, err := NewRules(Config{Players: players}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}
