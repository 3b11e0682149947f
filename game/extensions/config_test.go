package extensions

import (
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/protocol"
)

// X1, X7: extensions that can't be played together, and a goal that they make impossible, are refused with the rule
// and both names, and never answered with another game. A game of older rules continues with its chosen goal.
func TestImpossibleConfigs(t *testing.T) {
	for _, test := range []struct{ config, id, one, other string }{
		{`"extensions":["therapy_dogs","temp_agency"]`, "X1", "therapy_dogs", "temp_agency"},
		{`"extensions":["ghosts"],"goal":"six_red"`, "X7", "ghosts", "six_red"},
		{`"extensions":["urban_design_2"],"goal":"floor_3"`, "X7", "urban_design_2", "floor_3"},
		{`"extensions":["emergency"],"goal":"six_red"`, "X7", "emergency", "six_red"},
		{`"extensions":["covid_19"],"goal":"no_deaths"`, "X7", "covid_19", "no_deaths"},
		{`"extensions":["covid_19","emergency"],"goal":"emergency_dark_rooms"`, "X7", "covid_19", "emergency_dark_rooms"},
	} {
		reply := replyTo(t, `{"do":"new","config":{"players":1,`+test.config+`}}`)
		if !strings.Contains(reply, `"rule":"`+test.id+`"`) || !strings.Contains(reply, test.one) || !strings.Contains(reply, test.other) {
			t.Errorf("%s: %s", test.config, reply)
		}
	}
	config := game.Config{Players: 1, Extensions: []string{"ghosts"}, Goal: game.GoalSixRed}
	if _, err := game.NewRulesOf(1, config, All()); err != nil {
		t.Errorf("a game of the first rules can't be gone on with: %v", err)
	}
	if _, err := game.NewRules(config, All()); err == nil {
		t.Error("X7: red patients with ghosts")
	}
}

// Every special module may be written both ways, in a position and in a command (B37, C70).
func TestSpecialModulesBothWays(t *testing.T) {
	for _, kind := range []string{"operating_room", "outpatient_services", "laboratory", "waiting_room", "triage_station"} {
		var states []string
		for _, written := range []string{`"kind":"special","special":"` + kind + `"`, `"kind":"` + kind + `"`} {
			states = append(states, replyTo(t, `{"do":"position","position":{"config":{"players":1,"extensions":["triage"]},"step":"build","players":[{"components":[`+
				`{"kind":"hub","service":"psychiatry","floor":0,"x":0,"y":1},{`+written+`,"floor":0,"x":0,"y":0}]}]}}`))
		}
		if states[0] != states[1] || !strings.HasPrefix(states[0], `{"ok":true`) {
			t.Errorf("%s\n%s\n%s", kind, states[0], states[1])
		}
	}
}

// replyTo returns the answer of a program with all extensions to one request.
func replyTo(t *testing.T, line string) string {
	t.Helper()
	var out strings.Builder
	if err := (&protocol.Engine{Extensions: All()}).Serve(strings.NewReader(line), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}
