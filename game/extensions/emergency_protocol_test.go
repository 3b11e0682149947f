package extensions

import (
	"strings"
	"testing"

	"clinic/game/protocol"
)

// emergencyPosition returns a position of one player, with a hub, a medium room and a break room beside it in the
// department, these people, and whatever rest adds.
func emergencyPosition(step, people, rest string) string {
	return `{"do":"position","position":{"config":{"players":1,"extensions":["emergency"],"layouts":["white"]},"round":2,"step":"` + step + `","players":[{` + rest +
		`"components":[{"kind":"hub","service":"psychiatry","floor":0,"x":0,"y":1},{"kind":"treatment_room","floor":0,"x":1,"y":1},` +
		`{"kind":"supply_room","floor":0,"x":1,"y":0},{"kind":"entrance","floor":0,"x":0,"y":1,"side":"west"},` +
		`{"board":"emergency","kind":"emergency_hub","floor":0,"x":0,"y":0},{"board":"emergency","kind":"emergency_room","level":"medium","floor":0,"x":1,"y":0},` +
		`{"board":"emergency","kind":"emergency_break_room","floor":0,"x":1,"y":1}],"people":[` + people + `]}]}}`
}

// The department in the protocol: config, action, and that its events say what its own money pays (E1, E2, E4).
func TestDepartmentInTheProtocol(t *testing.T) {
	e := &protocol.Engine{Extensions: All()}
	request(t, e, `{"do":"new","config":{"players":1,"seed":3,"extensions":["emergency"],"emergency_sides":"3x2","emergency_layouts":["dark"]}}`)
	request(t, e, `{"do":"run_until","step":"choose_action"}`)
	request(t, e, `{"do":"apply","player":0,"command":{"type":"choose_action","action":"emergency"}}`)
	state := string(request(t, e, `{"do":"state"}`)["state"])
	for _, part := range []string{
		`"emergency_sides":["3x2"]`, `"emergency_layouts":["dark"]`, `"step":"emergency"`, `"pending":[{"player":0,"decision":"emergency"}]`,
		`{"board":"emergency","kind":"emergency_room","level":"light","floor":0,"x":2,"y":0}`, `"emergency":{"money":10,`, `"queues":[["`,
	} {
		if !strings.Contains(state, part) {
			t.Errorf("E2: the state lacks %s:\n%s", part, state)
		}
	}
	hired := string(request(t, e, `{"do":"apply","player":0,"command":{"type":"hire","board":"emergency","kind":"emergency_doctor","slot":0}}`)["events"])
	if !strings.Contains(hired, `"board":"emergency"`) || !strings.Contains(hired, `"emergency_money":-3`) {
		t.Errorf("E5: the events are %s", hired)
	}
	if cost := string(request(t, e, `{"do":"check","player":0,"command":{"type":"build","board":"emergency","component":{"board":"emergency","kind":"garden","floor":0,"x":0,"y":0}}}`)["cost"]); !strings.Contains(cost, `"emergency_money":2`) {
		t.Errorf("E3: a garden costs %s", cost)
	}
	for command, id := range map[string]string{
		`{"type":"build","component":{"kind":"garden","floor":0,"x":3,"y":0}}`:                                                                 "E1",
		`{"type":"build","board":"emergency","component":{"board":"emergency","kind":"treatment_room","floor":0,"x":0,"y":0}}`:                 "E1",
		`{"type":"admit","board":"dentist","queue":0}`:                                                                                         "protocol",
		`{"type":"build","board":"emergency","component":{"board":"emergency","kind":"emergency_room","level":"light","floor":0,"x":1,"y":0}}`: "B7",
	} {
		if got := refusalBy(t, e, `{"do":"apply","player":0,"command":`+command+`}`); got != id {
			t.Errorf("E1: %s is refused by %s", command, got)
		}
	}
	if got := refusalBy(t, e, `{"do":"new","config":{"players":1,"emergency_sides":"3x2"}}`); got != "config" && got != "protocol" {
		t.Errorf("E1: a side without a department is refused by %s", got)
	}
}

// A position with a department can be played on: the treatment with a nurse called in, what Business pays, and the
// points that the department buys (E8, E9, E10).
func TestDepartmentInPositions(t *testing.T) {
	e := &protocol.Engine{Extensions: All()}
	here := `"at":{"board":"emergency","floor":0,"x":1,"y":0}}`
	people := `{"id":"e1","kind":"emergency_doctor","color":"light",` + here + `,{"id":"e2","kind":"emergency_patient","color":"light",` + here
	request(t, e, emergencyPosition("business", people, `"money":30,"emergency":{"money":9},`))
	request(t, e, `{"do":"apply","player":0,"command":{"type":"treat","patient":"e2","doctors":["e1"],"nurses":["off_duty"]}}`)
	forecast := string(request(t, e, `{"do":"forecast","player":0}`)["emergency"])
	for _, part := range []string{`"nurses":["off_duty"]`, `"income":8,"salaries":1,"upkeep":3,"popularity":-1,"from_savings":0,"left":13,"affordable":6,"off_duty":1`} {
		if !strings.Contains(forecast, part) {
			t.Errorf("E9: the forecast lacks %s: %s", part, forecast)
		}
	}
	events := string(request(t, e, `{"do":"apply","player":0,"command":{"type":"done"}}`)["events"])
	if !strings.Contains(events, `"type":"nurses_called_in","player":0,"board":"emergency","rule":"E8","number":1,"popularity":-1`) {
		t.Errorf("E8: the events are %s", events)
	}
	if got := refusalBy(t, e, `{"do":"apply","player":0,"command":{"type":"buy_popularity","board":"emergency","points":7}}`); got != "E10" {
		t.Errorf("E10: too many points are refused by %s", got)
	}
	request(t, e, `{"do":"apply","player":0,"command":{"type":"buy_popularity","board":"emergency","points":6}}`)
}

// A position in which a person has crossed, or with more pieces than there are, is refused by the rule (E1, E5).
func TestImpossibleDepartments(t *testing.T) {
	e := &protocol.Engine{Extensions: All()}
	for people, id := range map[string]string{
		`{"id":"e1","kind":"emergency_doctor","color":"light","at":{"floor":0,"x":1,"y":1}}`:                      "E1",
		`{"id":"d1","kind":"doctor","color":"white","at":{"board":"emergency","floor":0,"x":0,"y":0}}`:            "E1",
		`{"id":"e1","kind":"emergency_patient","color":"light","at":{"board":"emergency","floor":0,"x":0,"y":0}}`: "B75",
		`{"id":"e1","kind":"emergency_doctor","color":"dark","at":"outside"}`:                                     "B45",
		`{"id":"e1","kind":"emergency_doctor","color":"red","at":"outside"}`:                                      "protocol",
		`{"id":"n1","kind":"emergency_nurse","at":"outside"}`:                                                     "protocol",
		`{"id":"e1","kind":"emergency_nurse","at":{"board":"emergency","floor":0,"x":1,"y":1}}`:                   "B76",
		`{"id":"e1","kind":"emergency_nurse","at":{"board":"emergency","floor":0,"x":5,"y":1}}`:                   "B2",
	} {
		if got := refusalBy(t, e, emergencyPosition("move", people, "")); got != id {
			t.Errorf("%s is refused by %s", people, got)
		}
	}
}

// E4: a position in which the action is played while tiles are chosen is refused.
func TestActionInItsStepOnly(t *testing.T) {
	e := &protocol.Engine{Extensions: All()}
	position := func(step, phase string) string {
		return `{"do":"position","position":{"config":{"players":1,"extensions":["emergency"]},"round":1,"action_step":1,"step":"` + step +
			`","phase":"` + phase + `","pending":[{"player":0,"decision":"emergency"}]}}`
	}
	if got := refusalBy(t, e, position("choose_action", "choose-1")); got != "protocol" {
		t.Errorf("E4: refused by %s", got)
	}
	request(t, e, position("emergency", "emergency-1"))
}
