package protocol

import (
	"encoding/json"
	"fmt"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
)

// The changes that check foretells come true, for every kind of command, in
// games with each extension, on both boards.
func TestCheckForetellsWhatComes(t *testing.T) {
	for i, x := range extensions.All() {
		seed, field := uint64(i), "extensions"
		if x.Variant {
			field = "variants"
		}
		e := &Engine{Extensions: extensions.All()}
		grant(t, e, fmt.Sprintf(`{"do":"new","config":{"players":2,"seed":%d,%q:[%q]}}`, seed, field, x.ID))
		chance := bot.Random{Chance: game.Random{Word: seed}, MostMoves: 5}
		asked, foretold := map[game.CommandType]int{}, 0
		for !e.match.State.Over {
			player, ok := chance.NextPlayer(e.match.State)
			if !ok {
				t.Fatal("nobody decides")
			}
			for _, c := range e.match.Rules.Legal(e.match.State, player) {
				if asked[c.Type]++; asked[c.Type]%25 > 1 {
					continue
				}
				request, err := json.Marshal(map[string]any{"do": "check", "player": player, "command": writeCommand(e.match.Rules, &c)})
				if err != nil {
					t.Fatal(err)
				}
				var told struct{ Change *map[string]int }
				if err := json.Unmarshal([]byte(grant(t, e, string(request))), &told); err != nil {
					t.Fatal(err)
				}
				if told.Change == nil {
					continue
				}
				foretold++
				now, then := &e.match.State.Players[player], e.match.State.Clone()
				events, _ := e.match.Rules.Apply(then, player, &c)
				onward := false
				for i := range events {
					onward = onward || events[i].Step != e.match.Rules.StepOf(e.match.State).Key
				}
				after := &then.Players[player]
				want := map[string]int{"money": after.Money - now.Money, "time": after.Time - now.Time, "popularity": after.Popularity - now.Popularity}
				for _, known := range e.Extensions {
					if known.Annex != nil {
						want[string(known.Annex.Board)+"_money"] = 0
					}
				}
				if x.Annex != nil {
					want[string(x.Annex.Board)+"_money"] = after.Annex.Money - now.Annex.Money
				}
				if !onward && fmt.Sprint(*told.Change) != fmt.Sprint(want) {
					t.Fatalf("%s changes %v, check says %v", request, want, *told.Change)
				}
			}
			if _, _, err := chance.Play(e.match.Rules, e.match.State, player); err != nil {
				t.Fatal(err)
			}
		}
		if foretold == 0 {
			t.Errorf("%s: check foretells nothing", x.ID)
		}
	}
}
