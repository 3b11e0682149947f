package extensions

import (
	"encoding/json"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/protocol"
)

// answer returns a successful reply of the engine.
func answer(t *testing.T, e *protocol.Engine, request any) map[string]json.RawMessage {
	t.Helper()
	line, _ := json.Marshal(request)
	reply, err := json.Marshal(e.Answer(line))
	if err != nil {
		t.Fatal(err)
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(reply, &fields); err != nil || string(fields["ok"]) != "true" {
		t.Fatalf("%.2000s\nis answered %s", line, reply)
	}
	return fields
}

// What extensions add is written and read: a game is played through the protocol alone, and from time to time its
// state is read as a position, which must be the same state again.
func TestExtensionsThroughTheProtocol(t *testing.T) {
	known := All()
	games := [][]*game.Extension{}
	for _, e := range known {
		games = append(games, []*game.Extension{e})
	}
	for _, many := range everything() {
		games = append(games, extensionsNamed(many.ids))
	}
	for seed, chosen := range games {
		config := configWith(seed%2+1, seed, chosen...)
		e := &protocol.Engine{Extensions: known}
		state := answer(t, e, map[string]any{"do": "new", "config": map[string]any{
			"players": config.Players, "seed": seed, "extensions": append([]string{}, config.Extensions...), "variants": append([]string{}, config.Variants...),
			"numbers": map[string]int{"start.money": 90},
		}})["state"]
		chance := game.Random{Word: uint64(seed)}
		for commands := 0; commands < 400; commands++ {
			var now struct {
				Over    bool `json:"over"`
				Pending []struct {
					Player   int    `json:"player"`
					Decision string `json:"decision"`
				} `json:"pending"`
			}
			if err := json.Unmarshal(state, &now); err != nil {
				t.Fatal(err)
			}
			if now.Over {
				break
			}
			player := now.Pending[0].Player
			var legal []json.RawMessage
			if err := json.Unmarshal(answer(t, e, map[string]any{"do": "legal", "player": player})["commands"], &legal); err != nil {
				t.Fatal(err)
			}
			command := legal[chance.Below(len(legal))]
			for _, c := range legal {
				if now.Pending[0].Decision == string(game.DecideMove) && chance.Below(3) == 0 && strings.Contains(string(c), `"done"`) {
					command = c
				}
			}
			answer(t, e, map[string]any{"do": "apply", "player": player, "command": command})
			state = answer(t, e, map[string]any{"do": "state"})["state"]
			if commands%11 == 0 {
				copied := &protocol.Engine{Extensions: known}
				answer(t, copied, map[string]any{"do": "position", "position": state})
				if again := answer(t, copied, map[string]any{"do": "state"})["state"]; string(again) != string(state) {
					t.Fatalf("%v, after %d commands the state\n%s\nis read as\n%s", config.Extensions, commands, state, again)
				}
			}
		}
	}
}

// C112: the shown cards are in the same order after a position is read, whatever else is on the table.
func TestCardsKeepTheirOrderInPositions(t *testing.T) {
	for seed := range 4 {
		e := &protocol.Engine{Extensions: All()}
		state := answer(t, e, map[string]any{"do": "new", "config": map[string]any{"players": 1, "seed": seed, "extensions": []string{"urban_design_2", "covid_19"}}})["state"]
		for !strings.Contains(string(state), `"decision":"take_card"`) {
			legal := answer(t, e, map[string]any{"do": "legal", "player": 0})["commands"]
			var commands []json.RawMessage
			if err := json.Unmarshal(legal, &commands); err != nil {
				t.Fatal(err)
			}
			answer(t, e, map[string]any{"do": "apply", "player": 0, "command": commands[0]})
			state = answer(t, e, map[string]any{"do": "state"})["state"]
		}
		answer(t, e, map[string]any{"do": "position", "position": state})
		if again := answer(t, e, map[string]any{"do": "state"})["state"]; string(again) != string(state) {
			t.Errorf("the state\n%s\nis read as\n%s", state, again)
		}
	}
}
