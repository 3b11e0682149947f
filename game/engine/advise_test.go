package engine

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"clinic/game/extensions"
)

// asked gives the replies to requests to one engine.
func asked(t *testing.T, e *Engine, requests ...string) []string {
	t.Helper()
	var out strings.Builder
	if err := e.Serve(strings.NewReader(strings.Join(requests, "\n")+"\n"), &out); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// The same question, with work and seed, gets the same answer, byte for byte; and it depends on nothing that the player may not see
// (B92): not on what another one has chosen.
func TestAdviceIsFair(t *testing.T) {
	for _, level := range []string{"intern", "resident", "chief"} {
		question := fmt.Sprintf(`{"do":"advise","player":0,"level":"%s","work":30,"seed":5}`, level)
		for seed := range 2 { // it lays other patients out, which all see
			var first string
			for _, hidden := range []string{"build", "hire", "admit"} {
				e := &Engine{Extensions: extensions.All()}
				position := `{"config":{"players":2,"seed":%d,"layouts":["white","red"]},"round":1,"step":"choose_action","turn_order":[1,0],"players":[{},{}]}`
				replies := asked(t, e,
					`{"do":"position","position":`+fmt.Sprintf(position, seed)+`}`,
					`{"do":"apply","player":1,"command":{"type":"choose_action","action":"`+hidden+`"}}`, question, question)
				if !strings.HasPrefix(replies[1], `{"ok":true`) || !strings.HasPrefix(replies[2], `{"ok":true,"command":{"type":"choose_action"`) {
					t.Fatalf("%s: %s\n%s", level, replies[1], replies[2])
				}
				if replies[2] != replies[3] {
					t.Errorf("%s: asked again it answers\n%s\nand before\n%s", level, replies[3], replies[2])
				}
				if first == "" {
					first = replies[2]
				}
				if replies[2] != first {
					t.Errorf("%s: with %s and the seed %d it answers\n%s\nelse\n%s", level, hidden, seed, replies[2], first)
				}
			}
		}
	}
}

// Whatever is advised is legal, in a whole game with everything, and the game changes by nothing but what is applied.
func TestAdviceIsLegal(t *testing.T) {
	e := &Engine{Extensions: extensions.All()}
	asked(t, e, `{"do":"new","config":{"players":2,"seed":3,"extensions":["ghosts","triage","emergency","gift_shop"]}}`)
	for commands := 0; !e.match.State.Over; commands++ {
		if commands > 3000 {
			t.Fatal("the game does not end")
		}
		player := e.match.State.Deciders()[0]
		reply := asked(t, e, fmt.Sprintf(`{"do":"advise","player":%d,"level":"intern","work":3}`, player))[0]
		command, _, ok := strings.Cut(strings.TrimPrefix(reply, `{"ok":true,"command":`), `,"plan":`)
		if !ok {
			t.Fatal(reply)
		}
		if reply := asked(t, e, fmt.Sprintf(`{"do":"apply","player":%d,"command":%s}`, player, command))[0]; !strings.HasPrefix(reply, `{"ok":true`) {
			t.Fatalf("%s: %s", command, reply)
		}
	}
	if reply := asked(t, e, `{"do":"advise","player":0,"level":"intern"}`)[0]; !strings.Contains(reply, `"rule":"B87"`) {
		t.Errorf("after the end: %s", reply)
	}
}

// What it can't be asked is refused with a sentence.
func TestAdviceIsRefused(t *testing.T) {
	for _, test := range []struct{ request, want string }{
		{`{"do":"advise","player":0}`, "level is missing"},
		{`{"do":"advise","player":0,"level":"chef"}`, "must be intern, resident or chief"},
		{`{"do":"advise","player":0,"level":"chief","work":0}`, "work must be a whole number from 1"},
		{`{"do":"advise","player":0,"level":"chief","work":9,"budget_ms":9}`, "one of them"},
		{`{"do":"advise","player":0,"level":"chief","budget_ms":0}`, "budget_ms must be"},
		{`{"do":"advise","player":0,"level":"chief","seed":"x"}`, "seed must be"},
		{`{"do":"advise","player":1,"level":"chief"}`, "player must be"},
		{`{"do":"advise","player":0,"level":"chief","hurry":true}`, "hurry"},
	} {
		e := &Engine{Extensions: extensions.All()}
		replies := asked(t, e, `{"do":"new","config":{"players":1,"seed":3}}`, test.request)
		if !strings.HasPrefix(replies[1], `{"ok":false`) || !strings.Contains(replies[1], test.want) {
			t.Errorf("%s: %s", test.request, replies[1])
		}
	}
	e := &Engine{Extensions: extensions.All()}
	if reply := asked(t, e, `{"do":"advise","player":0,"level":"chief"}`)[0]; !strings.Contains(reply, "There is no game yet") {
		t.Error(reply)
	}
}

// The plan of a Move is legal command by command, and brings what it says.
func TestPlanOfMove(t *testing.T) {
	e := &Engine{Extensions: extensions.All()}
	replies := asked(t, e, `{"do":"new","config":{"players":1,"seed":3}}`, `{"do":"plan_move","player":0}`)
	if !strings.Contains(replies[1], `"rule":"B50"`) {
		t.Errorf("before Move: %s", replies[1])
	}
	reply := asked(t, e, `{"do":"run_until","step":"admit"}`, `{"do":"apply","player":0,"command":{"type":"admit","service":"psychiatry"}}`, `{"do":"run_until","step":"move"}`, `{"do":"plan_move","player":0}`)[3]
	var plan struct {
		OK           bool
		Plan         []json.RawMessage
		Time, Income int
		Exact        bool
	}
	if err := json.Unmarshal([]byte(reply), &plan); err != nil || !plan.OK || !plan.Exact || len(plan.Plan) == 0 {
		t.Fatalf("%s (%v)", reply, err)
	}
	before := e.match.State.Players[0].Time
	for _, command := range plan.Plan {
		if reply := asked(t, e, fmt.Sprintf(`{"do":"apply","player":0,"command":%s}`, command))[0]; !strings.HasPrefix(reply, `{"ok":true`) {
			t.Fatalf("%s: %s", command, reply)
		}
	}
	if spent := e.match.State.Players[0].Time - before; spent != plan.Time {
		t.Errorf("it takes %d, and is to take %d", spent, plan.Time)
	}
	if got := e.of(0).Forecast().Income; got != plan.Income {
		t.Errorf("Business pays $%d, and is to pay $%d", got, plan.Income)
	}
}
