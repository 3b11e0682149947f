package protocol

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// asked sends requests to one engine and returns the replies.
func asked(t *testing.T, e *Engine, requests ...string) []string {
	t.Helper()
	var out strings.Builder
	if err := e.Serve(strings.NewReader(strings.Join(requests, "\n")+"\n"), &out); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// The same question with the same work and seed gets the same answer, byte for byte. The answer depends on nothing
// that the player may not see (B92), such as the action another player has chosen.
func TestAdviceIsFair(t *testing.T) {
	for _, level := range []string{"intern", "resident", "chief"} {
		question := fmt.Sprintf(`{"do":"advise","player":0,"level":"%s","work":30,"seed":5}`, level)
		for seed := range 2 { // each seed brings other patients, which everybody sees
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

// All advice is legal, in a whole game with many extensions, and only applied commands change the game.
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

// Invalid questions are refused with a sentence.
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
		{`{"do":"advise","player":0,"level":7}`, "level must be a string"},
		{`{"do":"advise","player":0,"level":"chief","work":2.5}`, "work must be a whole number from 1 to 1000000"},
		{`{"do":"advise","player":0,"level":"chief","budget_ms":60001}`, "budget_ms must be a whole number from 1 to 60000"},
		{`{"do":"advise","player":0,"level":"chief","seed":-1}`, "seed must be a whole number from 0"},
		{`{"do":"plan_move"}`, "player is missing"},
		{`{"do":"review"}`, "player is missing"},
		{`{"do":"review","player":1}`, "player must be"},
		{`{"do":"review","player":0,"work":0}`, "work must be a whole number from 1"},
		{`{"do":"review","player":0,"level":"chief"}`, "level"},
		{`{"do":"plan_move","player":0,"level":"chief"}`, "level"},
	} {
		e := &Engine{Extensions: extensions.All()}
		replies := asked(t, e, `{"do":"new","config":{"players":1,"seed":3}}`, test.request)
		if !strings.HasPrefix(replies[1], `{"ok":false`) || !strings.Contains(replies[1], test.want) {
			t.Errorf("%s: %s", test.request, replies[1])
		}
	}
	for _, request := range []string{`{"do":"advise","player":0,"level":"chief"}`, `{"do":"plan_move","player":0}`, `{"do":"review","player":0}`} {
		e := &Engine{Extensions: extensions.All()}
		if reply := asked(t, e, request)[0]; !strings.Contains(reply, "There is no game yet") {
			t.Error(reply)
		}
	}
}

// Whatever is wrong with the two requests, the answer is a rule and one sentence, and nothing changes.
func TestAdviceAndPlansAreRefusedInOneSentence(t *testing.T) {
	requests := []string{`{"do":"advise","player":0,"level":"intern","work":3,"seed":5}`, `{"do":"advise","player":0,"level":"resident","budget_ms":2}`, `{"do":"plan_move","player":0}`}
	m := mutation{words: []string{"advise", "plan_move", "intern", "resident", "chief", "player", "", "7", "\n"}}
	e, refusals := &Engine{Extensions: extensions.All()}, 0
	asked(t, e, `{"do":"new","config":{"players":2,"seed":3,"numbers":{"rounds":1}}}`, `{"do":"run_until","step":"move"}`)
	before := string(jsonOf(t, e.match.State))
	for seed := range uint64(600) {
		m.chance = game.Random{Word: seed}
		value, err := parse([]byte(requests[seed%3]))
		if err != nil {
			t.Fatal(err)
		}
		for range 1 + m.chance.Below(3) {
			value = m.change(value)
		}
		request := string(jsonOf(t, plain{value}))
		if strings.Contains(request, `000`) {
			continue // it would think for too long
		}
		reply := string(jsonOf(t, e.Answer([]byte(request))))
		var told struct {
			OK    bool
			Error Refusal
		}
		if err := json.Unmarshal([]byte(reply), &told); err != nil {
			t.Fatalf("%s: %s (%v)", request, reply, err)
		}
		if told.OK {
			continue
		}
		refusals++
		said := told.Error.Message
		if told.Error.Rule == "" || !strings.HasSuffix(said, ".") || strings.ContainsAny(said, "\n") || strings.Contains(said, ". ") || strings.Contains(reply, lastDefence) {
			t.Errorf("%s: %s", request, reply)
		}
	}
	if after := string(jsonOf(t, e.match.State)); after != before {
		t.Error(firstDifference([]byte(before), []byte(after)))
	}
	if refusals < 200 {
		t.Errorf("only %d requests were wrong", refusals)
	}
}

// A state as one player sees it is also a position, and hidden parts are no obstacle to advice in it.
func TestAdviceInAViewedPosition(t *testing.T) {
	e := &Engine{Extensions: extensions.All()}
	asked(t, e, `{"do":"new","config":{"players":2,"seed":3,"extensions":["triage","ghosts","emergency","covid_19"]}}`)
	for _, step := range []string{"choose_action", "admit", "move", "business"} {
		state := asked(t, e, `{"do":"run_until","step":"`+step+`"}`, `{"do":"state","player":1}`)[1]
		viewed := &Engine{Extensions: extensions.All()}
		position := strings.TrimSuffix(strings.TrimPrefix(state, `{"ok":true,"state":`), "}")
		if reply := asked(t, viewed, `{"do":"position","position":`+position+`}`)[0]; !strings.HasPrefix(reply, `{"ok":true`) {
			t.Fatalf("%s: %s", step, reply)
		}
		for _, player := range viewed.match.State.Deciders() {
			for _, level := range []string{"intern", "resident", "chief"} {
				reply := asked(t, viewed, fmt.Sprintf(`{"do":"advise","player":%d,"level":"%s","work":20}`, player, level))[0]
				if !strings.HasPrefix(reply, `{"ok":true`) {
					t.Errorf("%s, player %d: the %s says %s", step, player, level, reply)
				}
			}
			if viewed.match.State.Decision(player).Kind == game.DecideMove {
				if reply := asked(t, viewed, fmt.Sprintf(`{"do":"plan_move","player":%d}`, player))[0]; !strings.HasPrefix(reply, `{"ok":true`) {
					t.Errorf("%s, player %d: %s", step, player, reply)
				}
			}
		}
	}
}

// A plan that leads to a draw consists of that one move, and says so (C71); after the draw a new plan is made.
func TestPlanDraws(t *testing.T) {
	e := &Engine{Extensions: extensions.All()}
	replies := asked(t, e, `{"do":"position","position":{"config":{"players":1,"extensions":["triage"]},"round":1,"step":"move","players":[{"components":[`+
		`{"kind":"hub","service":"psychiatry","floor":0,"x":0,"y":1},{"kind":"supply_room","floor":0,"x":1,"y":0},{"kind":"treatment_room","floor":0,"x":1,"y":1},`+
		`{"kind":"entrance","floor":0,"x":0,"y":1,"side":"west"},{"kind":"triage_station","floor":0,"x":0,"y":0}],"people":[`+
		`{"id":"d1","kind":"doctor","color":"yellow","at":{"floor":0,"x":0,"y":1}},{"id":"n1","kind":"nurse","at":"outside"},{"id":"n2","kind":"nurse","at":"outside"},{"id":"p1","kind":"patient","color":"unclassified","service":"psychiatry","at":"pre-admissions"}]}]}}`,
		`{"do":"plan_move","player":0}`)
	var plan struct {
		OK           bool
		Plan         []json.RawMessage
		Exact, Draws bool
	}
	if err := json.Unmarshal([]byte(replies[1]), &plan); err != nil || !plan.OK || !plan.Draws || plan.Exact || len(plan.Plan) != 1 {
		t.Fatalf("%s (%v)", replies[1], err)
	}
	if reply := asked(t, e, `{"do":"apply","player":0,"command":`+string(plan.Plan[0])+`}`)[0]; !strings.HasPrefix(reply, `{"ok":true`) {
		t.Fatal(reply)
	}
}

// The plan of a Move is legal command by command, and its forecasts come true.
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
