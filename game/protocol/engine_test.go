package protocol

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"clinic/game"
)

// answer sends one request and returns the reply.
func answer(t *testing.T, e *Engine, request string) string {
	t.Helper()
	var out strings.Builder
	if err := e.Serve(strings.NewReader(request), &out); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// grant sends a request that must be granted, and returns the reply.
func grant(t *testing.T, e *Engine, request string) string {
	t.Helper()
	reply := answer(t, e, request)
	if !strings.HasPrefix(reply, `{"ok":true`) {
		t.Fatalf("%s\n%s", request, reply)
	}
	return reply
}

// refuses sends a request that a rule must refuse, with a message that contains part.
func refuses(t *testing.T, e *Engine, request, id, part string) {
	t.Helper()
	reply := answer(t, e, request)
	var r refusedReply
	if err := json.Unmarshal([]byte(reply), &r); err != nil {
		t.Fatal(err)
	}
	if r.OK || r.Error == nil || r.Error.Rule != id || !strings.Contains(r.Error.Message, part) {
		t.Errorf("%s\n%s\nwant the rule %s and %q", request, reply, id, part)
	}
}

// Malformed requests are refused, and the engine continues with the next line.
func TestProtocolRefusals(t *testing.T) {
	e := new(Engine)
	grant(t, e, `{"do":"new","config":{"players":1,"seed":1}}`)
	for _, test := range []struct{ request, part string }{
		{"\n", "no JSON"},
		{"hello", "no JSON"},
		{"\xef\xbb\xbf{\"do\":\"hello\"}", "byte order mark"},
		{"\xff\xfe{\x00}\x00", "UTF-16"},
		{"\x00{\x00}", "UTF-16"},
		{"\x00", "UTF-16"},
		{`{"do":"hello"`, "no JSON"},
		{`{"do":"hello"} {}`, "no JSON"},
		{`{"do":"hello","do":"hello"}`, "given twice"},
		{`[]`, "is a JSON object"},
		{`{}`, "do is missing"},
		{`{"do":5}`, "do must be a string"},
		{`{"do":"Hello"}`, "must be a request"},
		{`{"DO":"hello"}`, "do is missing"},
		{`{"do":"hello","x":1}`, `"x"`},
		{`{"do":"legal"}`, "player is missing"},
		{`{"do":"legal","player":1}`, "player must be a whole number from 0 to 0"},
		{`{"do":"legal","player":0.5}`, "player must be a whole number"},
		{`{"do":"legal","player":"0"}`, "player must be a number"},
		{`{"do":"legal","player":null}`, "player must be a number"},
		{`{"do":"apply","player":0,"command":{"type":"fly"}}`, "command.type must be a command"},
		{`{"do":"apply","player":0,"command":{"type":"done","person":"d1"}}`, `command has an unknown field "person"`},
		{`{"do":"apply","player":0,"command":{"type":"move","person":"d1"}}`, "command.to is missing"},
		{`{"do":"apply","player":0,"command":{"type":"move","person":"d1","to":"somewhere"}}`, "command.to must be a space"},
		{`{"do":"apply","player":0,"command":{"type":"move","person":"d1","to":{"floor":0,"x":1}}}`, "command.to.y is missing"},
		{`{"do":"apply","player":0,"command":{"type":"build","component":{"kind":"pool","floor":0,"x":1,"y":1}}}`, "command.component.kind must be a component"},
		{`{"do":"apply","player":0,"command":{"type":"build","component":{"kind":"garden","floor":0,"x":1,"y":1,"ghost":true}}}`, `unknown field "ghost"`},
		{`{"do":"apply","player":0,"command":{"type":"build","component":{"kind":"garden","floor":0,"x":1,"y":1,"side":"west"}}}`, "needs a side"},
		{`{"do":"apply","player":0,"command":{"type":"build","component":{"kind":"entrance","floor":0,"x":1,"y":1}}}`, "needs a side"},
		{`{"do":"apply","player":0,"command":{"type":"build","component":{"kind":"hub","floor":0,"x":1,"y":1}}}`, "service is missing"},
		{`{"do":"apply","player":0,"command":{"type":"build","component":{"kind":"special","floor":0,"x":1,"y":1}}}`, "special is missing"},
		{`{"do":"apply","player":0,"command":{"type":"build","component":{"kind":"special","special":"hub","floor":0,"x":1,"y":1}}}`, "must be a special module"},
		{`{"do":"apply","player":0,"command":{"type":"admit","service":"surgery"}}`, "command.service must be psychiatry"},
		{`{"do":"run_until","step":"lunch"}`, "step must be a step"},
		{`{"do":"random","games":0,"config":{"players":1}}`, "games must be a whole number from 1"},
		{`{"do":"new"}`, "config is missing"},
		{`{"do":"new","config":{"players":1,"colour":"red"}}`, `config has an unknown field "colour"`},
		{`{"do":"new","config":{"players":1,"seed":-1}}`, "config.seed must be"},
		{strings.Repeat("[", 100_000), "no JSON"},
		{strings.Repeat("[", 40) + strings.Repeat("]", 40), "nested too deeply"},
		{`{"do":"hello","x":"` + strings.Repeat("x", MaxLine) + `"}`, "longer than 1 MiB"},
	} {
		refuses(t, e, test.request, protocolRule, test.part)
		grant(t, e, `{"do":"state"}`)
	}
}

// Every line gets its own reply, even the last one without a line ending.
func TestALineAReply(t *testing.T) {
	long := strings.Repeat("x", MaxLine+1)
	reply := answer(t, new(Engine), "{\"do\":\"hello\"}\r\n"+long+"\n\n{\"do\":\"hello\"}")
	lines := strings.Split(reply, "\n")
	if len(lines) != 4 || lines[0] != lines[3] || !strings.Contains(lines[1], "1 MiB") || !strings.Contains(lines[2], "no JSON") {
		t.Errorf("%q", reply)
	}
}

func TestConfigRefusals(t *testing.T) {
	for _, test := range []struct{ config, id, part string }{
		{`{"players":2,"layouts":["red","red"]}`, "config", "same layout"},
		{`{"players":2,"layouts":["pink"]}`, "config", "pink"},
		{`{"players":2,"side":["4x3","3x3","3x3"]}`, "config", "3 sides"},
		{`{"players":2,"side":"5x5"}`, "config", "5x5"},
		{`{"players":2,"extensions":["dragons"]}`, "config", "dragons"},
		{`{"players":1,"goal":"win"}`, "B88", "six_red"},
		{`{"players":2,"goal":"six_red"}`, "B88", "plays alone"},
		{`{"players":1,"seed":2,"goal":"four_red_doctors","numbers":{"specials.solo":0}}`, "B88", "not offered"},
		{`{"players":1,"numbers":{"parking.street":0}}`, "B90", "cars"},
		{`{"players":1,"numbers":{"price.gardn":2}}`, "B90", "price.gardn"},
		{`{"players":1,"numbers":{"rounds":0}}`, "B90", "impossible"},
	} {
		refuses(t, new(Engine), `{"do":"new","config":`+test.config+`}`, test.id, test.part)
	}
}

// A number in the player's own file applies to every game that doesn't set it (B90).
func TestNumbersOfThePlayer(t *testing.T) {
	e := &Engine{Numbers: map[string]int{"start.money": 33, "rounds": 2}}
	if reply := grant(t, e, `{"do":"new","config":{"players":1,"numbers":{"rounds":3}}}`); !strings.Contains(reply, `"money":33`) ||
		!strings.Contains(reply, `"numbers":{"rounds":3,"start.money":33}`) {
		t.Error(reply)
	}
}

// The parts that test positions are made of.
const (
	hub       = `{"kind":"hub","service":"psychiatry","floor":0,"x":0,"y":1}`
	treating  = `{"kind":"treatment_room","floor":0,"x":1,"y":1}`
	supply    = `{"kind":"supply_room","floor":0,"x":1,"y":0}`
	entrance  = `{"kind":"entrance","floor":0,"x":0,"y":1,"side":"west"}`
	clinicOf4 = hub + "," + treating + "," + supply + "," + entrance
)

func solo(step, components, people string) string {
	return fmt.Sprintf(`{"do":"position","position":{"config":{"players":1},"step":%q,"players":[{"components":[%s],"people":[%s]}]}}`,
		step, components, people)
}

// A position that breaks a rule is refused with that rule.
func TestPositionRefusals(t *testing.T) {
	at := func(kind string, floor, x, y int) string {
		return fmt.Sprintf(`{"kind":%q,"floor":%d,"x":%d,"y":%d}`, kind, floor, x, y)
	}
	person := func(id, kind, at string) string { return fmt.Sprintf(`{"id":%q,"kind":%q,"at":%s}`, id, kind, at) }
	doctor := func(id, at string) string {
		return fmt.Sprintf(`{"id":%q,"kind":"doctor","color":"white","at":%s}`, id, at)
	}
	patient := func(id, color, service, at string) string {
		return fmt.Sprintf(`{"id":%q,"kind":"patient","color":%q,"service":%q,"at":%s}`, id, color, service, at)
	}
	many := func(n int, of func(i int) string) string {
		var all []string
		for i := range n {
			all = append(all, of(i))
		}
		return strings.Join(all, ",")
	}
	const room, street = `{"floor":0,"x":1,"y":1}`, `{"floor":0,"x":3,"y":0}`
	for _, test := range []struct{ name, request, id, part string }{
		{"outside the grid", solo("move", clinicOf4+","+at("garden", 0, 4, 0), ""), "B2", "components[4]"},
		{"no support", solo("move", clinicOf4+","+at("supply_room", 2, 0, 1), ""), "B6", "components[4]"},
		{"match", solo("move", clinicOf4+","+at("treatment_room", 0, 2, 1), ""), "B7", "components[4]"},
		{"match upwards", solo("move", clinicOf4+","+at("treatment_room", 1, 1, 1), ""), "B7", ""},
		{"second hub on a floor", solo("move", clinicOf4+`,{"kind":"hub","service":"cardiology","floor":0,"x":2,"y":1}`, ""), "B8", ""},
		{"space taken", solo("move", clinicOf4+","+at("garden", 0, 1, 1), ""), "B10", ""},
		{"built over a garden", solo("move", clinicOf4+","+at("garden", 0, 3, 1)+","+at("supply_room", 0, 3, 1), ""), "B25", ""},
		{"entrance inside", solo("move", clinicOf4+`,{"kind":"entrance","floor":0,"x":1,"y":1,"side":"west"}`, ""), "B11", ""},
		{"entrance at a street", solo("move", clinicOf4+`,{"kind":"entrance","floor":0,"x":3,"y":1,"side":"east"}`, ""), "B23", ""},
		{"helipad on a street", solo("move", clinicOf4+","+at("helipad", 0, 3, 1), ""), "B24", ""},
		{"conveyor on a street", solo("move", clinicOf4+","+at("conveyor", 0, 3, 1), ""), "B26", ""},
		{"conveyor out of line", solo("move", clinicOf4+","+at("conveyor", 0, 0, 1)+","+at("conveyor", 0, 1, 0), ""), "B26", ""},
		{"two of a kind", solo("move", clinicOf4+`,{"kind":"special","special":"laboratory","floor":0,"x":2,"y":1},{"kind":"special","special":"laboratory","floor":0,"x":3,"y":0}`, ""), "B20", ""},
		{"no such service in play", solo("move", clinicOf4+`,{"kind":"hub","service":"neurology","floor":0,"x":3,"y":2}`, ""), "B40", ""},
		{"one id twice", solo("move", clinicOf4, doctor("d1", room)+","+doctor("d1", room)), protocolRule, "somebody else"},
		{"doctor on the street", solo("move", clinicOf4, doctor("d1", street)), "B76", "people[0]"},
		{"doctor in pre-admissions", solo("move", clinicOf4, doctor("d1", `"pre-admissions"`)), "B54", ""},
		{"nurse in a supply room", solo("move", clinicOf4, person("n1", "nurse", `{"floor":0,"x":1,"y":0}`)), "B76", ""},
		{"patient outside", solo("move", clinicOf4, patient("p1", "white", "psychiatry", `"outside"`)), "B54", ""},
		{"patient in a hub", solo("move", clinicOf4, patient("p1", "white", "psychiatry", `{"floor":0,"x":0,"y":1}`)), "B75", ""},
		{"patient of another service", solo("move", clinicOf4, patient("p1", "white", "cardiology", room)), "B75", ""},
		{"patient in a room without supply", solo("move", hub+","+treating+","+entrance, patient("p1", "white", "psychiatry", room)), "B31", ""},
		{"three patients in two beds", solo("move", clinicOf4, many(3, func(i int) string { return patient(fmt.Sprintf("p%d", i), "white", "psychiatry", room) })), "B74", "people[2]"},
		{"admitted without a hub", solo("move", clinicOf4, patient("p1", "white", "cardiology", `"pre-admissions"`)), "B30", ""},
		{"three in pre-admissions", solo("move", clinicOf4, many(3, func(i int) string { return patient(fmt.Sprintf("p%d", i), "white", "psychiatry", `"pre-admissions"`) })), "B54", "people[2]"},
		{"three doctors in a room", solo("build", clinicOf4, many(3, func(i int) string { return doctor(fmt.Sprintf("d%d", i), room) })), "B76", ""},
		{"an area that nobody brings", solo("move", clinicOf4, doctor("d1", `"quarantine"`)), protocolRule, "a space, an outside slot, outside or pre-admissions"},
		{"three orderlies", solo("move", clinicOf4, many(3, func(i int) string { return person(fmt.Sprintf("o%d", i), "orderly", `"outside"`) })), "B47", "people[2]"},
		{"eight nurses", solo("move", clinicOf4, many(8, func(i int) string { return person(fmt.Sprintf("n%d", i), "nurse", `"outside"`) })), "B47", "people[7]"},
		{"critical patient", solo("move", clinicOf4, patient("p1", "critical", "psychiatry", `"pre-admissions"`)), "B44", ""},
		{"unknown kind of person", solo("move", clinicOf4, person("v1", "visitor", `"outside"`)), protocolRule, "people[0].kind"},
		{"marks", solo("move", clinicOf4, `{"id":"n1","kind":"nurse","at":"outside","cigarettes":1}`), protocolRule, `"cigarettes"`},
		{"gap in a queue", `{"do":"position","position":{"config":{"players":1},"appointments":{"psychiatry":["white",null,"red"]}}}`, "B53", "psychiatry[2]"},
		{"five in a queue", `{"do":"position","position":{"config":{"players":1},"appointments":{"psychiatry":["white","white","white","white","white"]}}}`, "B48", ""},
		{"queue of a service not in play", `{"do":"position","position":{"config":{"players":1},"appointments":{"neurology":[]}}}`, "B40", ""},
		{"queue of an unknown service", `{"do":"position","position":{"config":{"players":1},"appointments":{"surgery":[]}}}`, protocolRule, `"surgery"`},
		{"more red patients than exist", `{"do":"position","position":{"config":{"players":1},"appointments":{"psychiatry":["red","red","red","red"],"cardiology":["red","red","red"]}}}`, "B44", "cardiology[2]"},
		{"more red doctors than exist", `{"do":"position","position":{"config":{"players":1},"step":"move","residency":["red","red"],"players":[{"people":[` + strings.ReplaceAll(many(7, func(i int) string { return doctor(fmt.Sprintf("d%d", i), `"outside"`) }), "white", "red") + `]}]}}`, "B45", "residency[1]"},
		{"too many residents", `{"do":"position","position":{"config":{"players":1},"residency":["red","red","red"]}}`, "B46", ""},
		{"fuller bag than exists", `{"do":"position","position":{"config":{"players":1},"market":{"patient_bag":{"red":7}}}}`, "B44", "patient_bag"},
		{"more nurses to come", `{"do":"position","position":{"config":{"players":1},"market":{"nurses_left":40}}}`, "B47", ""},
		{"higher pile", `{"do":"position","position":{"config":{"players":1},"market":{"piles":[{"kind":"garden","left":13}]}}}`, "B38", ""},
		{"no such pile", `{"do":"position","position":{"config":{"players":1},"market":{"piles":[{"kind":"hub","service":"neurology","left":1}]}}}`, "B37", ""},
		{"unknown step", `{"do":"position","position":{"config":{"players":1},"step":"lunch"}}`, protocolRule, "position.step"},
		{"no round in setup", `{"do":"position","position":{"config":{"players":1},"round":2,"step":"setup"}}`, protocolRule, "position.round"},
		{"round 7", `{"do":"position","position":{"config":{"players":1},"round":7,"step":"move"}}`, protocolRule, "position.round"},
		{"action step at move", `{"do":"position","position":{"config":{"players":1},"action_step":2,"step":"move"}}`, protocolRule, "position.action_step"},
		{"turn order", `{"do":"position","position":{"config":{"players":2},"turn_order":[0,0]}}`, protocolRule, "position.turn_order[1]"},
		{"too many players", `{"do":"position","position":{"config":{"players":1},"players":[{},{}]}}`, protocolRule, "more players"},
		{"decision out of place", `{"do":"position","position":{"config":{"players":1},"step":"move","pending":[{"player":0,"decision":"build"}]}}`, protocolRule, "pending[0].decision"},
		{"unknown decision", `{"do":"position","position":{"config":{"players":1},"step":"move","pending":[{"player":0,"decision":"sleep"}]}}`, protocolRule, "pending[0].decision"},
		{"nobody decides", `{"do":"position","position":{"config":{"players":1},"step":"move","pending":[]}}`, protocolRule, "position.pending"},
		{"treatment of nobody", `{"do":"position","position":{"config":{"players":1},"step":"business","pending":[{"player":0,"decision":"treat"}],"players":[{"turn":{"treatments":[{"patient":"p1","doctors":[],"nurses":[]}]}}]}}`, "B80", ""},
		{"secret action", `{"do":"position","position":{"config":{"players":1},"step":"build","players":[{"turn":{"chosen":"secret"}}]}}`, protocolRule, "turn.chosen"},
	} {
		t.Run(test.name, func(t *testing.T) {
			refuses(t, new(Engine), test.request, test.id, test.part)
		})
	}
}

// Positions right at a limit are accepted, and one more is refused (B20, B61).
func TestOneTooMany(t *testing.T) {
	four := clinicOf4 + `,{"kind":"special","special":"laboratory","floor":0,"x":0,"y":0},{"kind":"entrance","floor":0,"x":0,"y":0,"side":"west"},` +
		`{"kind":"entrance","floor":0,"x":0,"y":0,"side":"north"},{"kind":"entrance","floor":0,"x":1,"y":0,"side":"north"}`
	grant(t, new(Engine), solo("move", four, ""))
	five := four + `,{"kind":"supply_room","floor":0,"x":0,"y":2},{"kind":"entrance","floor":0,"x":0,"y":2,"side":"west"}`
	refuses(t, new(Engine), solo("move", five, ""), "B20", "components[9]")
	gardens := clinicOf4
	for _, at := range [...][2]int{{0, 0}, {2, 0}, {3, 0}, {2, 1}, {3, 1}, {0, 2}, {1, 2}, {2, 2}} {
		gardens += fmt.Sprintf(`,{"kind":"garden","floor":0,"x":%d,"y":%d}`, at[0], at[1])
	}
	people := `{"id":"n1","kind":"nurse","at":"outside"}`
	for i := 2; i <= 4; i++ {
		people += fmt.Sprintf(`,{"id":"n%d","kind":"nurse","at":"outside"}`, i)
	}
	refuses(t, new(Engine), solo("move", gardens, people), "B61", "4 cars and only 3")
	grant(t, new(Engine), solo("move", gardens, strings.Replace(people, `"outside"`, `"outside","car":false`, 1)))
}

// A position can be at any step; if nobody decides there, the game continues to the first decision.
func TestPositionAtEveryStep(t *testing.T) {
	for _, test := range []struct{ step, pending, then string }{
		{"setup", "take_bonus", "setup"},
		{"choose_action", "choose_action", "choose_action"},
		{"build", "build", "build"},
		{"hire", "hire", "hire"},
		{"admit", "admit", "admit"},
		{"move", "move", "move"},
		{"business", "treat", "business"},
		{"admin", "choose_action", "choose_action"},
		{"end", "", "end"},
	} {
		e := new(Engine)
		grant(t, e, solo(test.step, clinicOf4, `{"id":"d1","kind":"doctor","color":"white","at":{"floor":0,"x":1,"y":1}},{"id":"p1","kind":"patient","color":"white","service":"psychiatry","at":{"floor":0,"x":1,"y":1}}`))
		step := e.match.Rules.StepOf(e.match.State).Name
		kind := game.DecisionKind("")
		if d := e.match.State.Decision(0); d != nil {
			kind = d.Kind
		}
		if step != test.then || string(kind) != test.pending {
			t.Errorf("%s: at %s the decision is %q", test.step, step, kind)
		}
	}
}

// What a position leaves out gets its setup value; what it names comes out of the bag (B41, B44).
func TestSetupValues(t *testing.T) {
	e := new(Engine)
	grant(t, e, `{"do":"position","position":{"config":{"players":1,"layouts":["red"]},"step":"build","appointments":{"psychiatry":["red"],"cardiology":["red","red"]}}}`)
	s := e.match.State
	if owner := &s.Players[0]; owner.Money != 15 || len(owner.Clinic.People) != 1 || owner.Clinic.Modules().Count() != 3 || s.Round != 1 {
		t.Errorf("%+v in round %d", owner, s.Round)
	}
	if used := s.Players[0].Turn.Used; used != [game.MaxActions]int8{1} {
		t.Errorf("tiles used %v: a position at build is that player's Build (B50)", used)
	}
	m := s.Market
	if m.PatientBag[4] != 0 || m.PatientSupply[4] != 3 {
		t.Errorf("of 6 red patients 3 wait, %d are in the bag and %d in the supply", m.PatientBag[4], m.PatientSupply[4])
	}
}

// A view hides the seed, the order of the bags and the actions that others have chosen (B92).
func TestView(t *testing.T) {
	e := new(Engine)
	grant(t, e, `{"do":"position","position":{"config":{"players":2,"seed":5},"step":"choose_action"}}`)
	grant(t, e, `{"do":"apply","player":1,"command":{"type":"choose_action","action":"hire"}}`)
	other, own := grant(t, e, `{"do":"state","player":0}`), grant(t, e, `{"do":"state","player":1}`)
	if strings.Contains(other, `"seed"`) || strings.Contains(other, `"random"`) || strings.Contains(other, `"chosen":"hire"`) ||
		!strings.Contains(other, `"chosen":"secret"`) {
		t.Error(other)
	}
	if !strings.Contains(own, `"chosen":"hire"`) || strings.Contains(own, `"random"`) {
		t.Error(own)
	}
}

// Undo takes back a player's own last command, but not once others have seen something since (B92).
func TestUndo(t *testing.T) {
	e := new(Engine)
	before := grant(t, e, `{"do":"position","position":{"config":{"players":2,"seed":5},"step":"choose_action","turn_order":[0,1]}}`)
	grant(t, e, `{"do":"apply","player":1,"command":{"type":"choose_action","action":"hire"}}`)
	if after := grant(t, e, `{"do":"undo","player":1}`); after != before {
		t.Errorf("want %s\ngot  %s", before, after)
	}
	refuses(t, e, `{"do":"undo","player":1}`, "undo", "nothing to undo")
	grant(t, e, `{"do":"apply","player":1,"command":{"type":"choose_action","action":"hire"}}`)
	grant(t, e, `{"do":"apply","player":0,"command":{"type":"choose_action","action":"hire"}}`)
	refuses(t, e, `{"do":"undo","player":1}`, "undo", "hidden")
}

// A saved and loaded game is the same.
func TestSaveAndLoad(t *testing.T) {
	e, other := new(Engine), new(Engine)
	grant(t, e, `{"do":"new","config":{"players":3,"seed":18446744073709551615}}`)
	grant(t, e, `{"do":"run_until","step":"move"}`)
	saved := strings.TrimSuffix(strings.TrimPrefix(grant(t, e, `{"do":"save"}`), `{"ok":true,"save":`), "}")
	if want, got := grant(t, e, `{"do":"state"}`), grant(t, other, `{"do":"load","save":`+saved+`}`); want != got {
		t.Errorf("want %s\ngot  %s", want, got)
	}
	refuses(t, other, `{"do":"load","save":7}`, "save", "no saved game")
	refuses(t, other, `{"do":"load","save":`+strings.Replace(saved, `"over":false`, `"over":true`, 1)+`}`, "save", "damaged")
}

// run_until stops at every step of the round, and at the end.
func TestRunUntil(t *testing.T) {
	e := new(Engine)
	grant(t, e, `{"do":"new","config":{"players":2,"seed":3}}`)
	for _, step := range []string{"setup", "choose_action", "move"} {
		grant(t, e, `{"do":"run_until","step":"`+step+`"}`)
		if now := e.match.Rules.StepOf(e.match.State).Name; now != step {
			t.Errorf("at %s instead of %s", now, step)
		}
	}
	if grant(t, e, `{"do":"run_until","step":"admin"}`); e.match.State.Round != 2 {
		t.Errorf("Admin of round 1 leads to round %d", e.match.State.Round)
	}
	if grant(t, e, `{"do":"run_until","step":"end"}`); !e.match.State.Over {
		t.Error("the game is not over")
	}
	refuses(t, e, `{"do":"apply","player":0,"command":{"type":"done"}}`, "B87", "over")
}

// Refused routes and reaches cite the rules they would break (B2, B72, B75, B76).
func TestWays(t *testing.T) {
	e := new(Engine)
	grant(t, e, solo("move", clinicOf4, `{"id":"n1","kind":"nurse","at":"outside"},{"id":"p1","kind":"patient","color":"white","service":"psychiatry","at":{"floor":0,"x":1,"y":1}}`))
	refuses(t, e, `{"do":"route","player":0,"person":"n1","to":{"floor":0,"x":9,"y":0}}`, "B2", "")
	refuses(t, e, `{"do":"route","player":0,"person":"n1","to":{"floor":1,"x":0,"y":1}}`, "B72", "")
	refuses(t, e, `{"do":"route","player":0,"person":"n1","to":"outside"}`, "B76", "")
	refuses(t, e, `{"do":"reach","player":0,"person":"p1"}`, "B75", "")
	refuses(t, e, `{"do":"reach","player":0,"person":"p9"}`, "B76", "p9")
	refuses(t, e, `{"do":"apply","player":0,"command":{"type":"move","person":"n1","to":{"floor":0,"x":1,"y":1},"path":[{"floor":0,"x":0,"y":1},{"floor":1,"x":0,"y":1}]}}`, "B72", "")
}

// The forecast copes with a crowd in one room during Move (B76, B80).
func TestCrowdedRoom(t *testing.T) {
	const room = `{"floor":0,"x":1,"y":1}`
	people := `{"id":"p0","kind":"patient","color":"white","service":"psychiatry","at":` + room + `}`
	for i := range 36 {
		color := [...]string{"white", "yellow", "orange"}[i%3]
		people += fmt.Sprintf(`,{"id":"d%d","kind":"doctor","color":%q,"car":false,"at":%s}`, i+1, color, room)
	}
	e := new(Engine)
	grant(t, e, solo("move", clinicOf4, people))
	if reply := grant(t, e, `{"do":"forecast","player":0}`); !strings.Contains(reply, `"patient":"p0","doctors":["d1"]`) {
		t.Error(reply)
	}
	refuses(t, e, `{"do":"apply","player":0,"command":{"type":"done"}}`, "B76", "")
}

// Repeating a request for random games plays the same games.
func TestRandomRepeats(t *testing.T) {
	play := func() (r struct {
		Games, Commands int
		Scores          [][]int
	}) {
		reply := grant(t, new(Engine), `{"do":"random","games":3,"config":{"players":3,"seed":9}}`)
		if err := json.Unmarshal([]byte(reply), &r); err != nil {
			t.Fatal(err)
		}
		return r
	}
	one, two := play(), play()
	if one.Games != 3 || len(one.Scores) != 3 || len(one.Scores[2]) != 3 || fmt.Sprint(one) != fmt.Sprint(two) {
		t.Errorf("%v and %v", one, two)
	}
}

// Every listed command is accepted when it is sent back as listed.
func TestListedCommandsAreAccepted(t *testing.T) {
	e := new(Engine)
	grant(t, e, `{"do":"new","config":{"players":1,"seed":4,"layouts":["own"]}}`)
	chance := game.Random{Word: 4}
	for range 60 {
		if e.match.State.Over {
			break
		}
		var list struct{ Commands []json.RawMessage }
		if err := json.Unmarshal([]byte(grant(t, e, `{"do":"legal","player":0}`)), &list); err != nil {
			t.Fatal(err)
		}
		for range 5 {
			grant(t, e, fmt.Sprintf(`{"do":"check","player":0,"command":%s}`, list.Commands[chance.Below(len(list.Commands))]))
		}
		grant(t, e, fmt.Sprintf(`{"do":"apply","player":0,"command":%s}`, list.Commands[chance.Below(len(list.Commands))]))
	}
}
