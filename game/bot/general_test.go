package bot

import (
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/game/rule"
)

// Everything that an extension says about worth is a reason for some player in some game, with a readable sentence.
func TestEveryWorthIsAReason(t *testing.T) {
	told := map[string]bool{}
	for _, config := range configs() {
		untold := func() bool {
			return slices.ContainsFunc(extensions.All(), func(e *game.Extension) bool {
				return slices.Contains(config.Extensions, e.ID) && slices.ContainsFunc(e.Advice.Worth, func(w game.Worth) bool { return !told["worth_"+w.Name] })
			})
		}
		for config.Seed = 0; config.Seed < 2 || config.Seed < 400 && untold(); config.Seed++ {
			moments(t, config, 5, func(rules *game.Rules, s *game.State, player int) {
				s = s.Clone()
				s.Players[player].Popularity = 40 // so that visitors come
				burnt := s.Clone()
				// no one can be received
				burnt.Players[player].Clinic = clinic.Clinic{Columns: clinic.MaxColumns, Rows: clinic.MaxRows}
				for _, seen := range []*game.State{s, burnt} {
					reasons(game.Context{Rules: rules, State: seen, Player: player}, func(reason rule.Reason, points float64) {
						if points != 0 {
							told[reason.Key] = true
						}
						if sentence := rules.Sentence(reason); sentence == reason.Key || strings.ContainsAny(sentence, "{}") || reason.Rule == "" {
							t.Fatalf("%+v is no sentence: %s", reason, sentence)
						}
					})
				}
			})
		}
	}
	for _, e := range extensions.All() {
		for _, w := range e.Advice.Worth {
			if !told["worth_"+w.Name] {
				t.Errorf("%s: %s is never worth anything", e.ID, w.Name)
			}
		}
	}
	for key := range rule.English {
		if strings.HasPrefix(key, "worth_") && !told[key] {
			t.Errorf("%s is never told", key)
		}
	}
}
