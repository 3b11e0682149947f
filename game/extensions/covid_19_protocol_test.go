package extensions

import (
	"encoding/json"
	"strings"
	"testing"

	"clinic/game/protocol"
)

// refusalBy returns the rule by which the engine refuses a request.
func refusalBy(t *testing.T, e *protocol.Engine, line string) string {
	t.Helper()
	text, err := json.Marshal(e.Answer([]byte(line)))
	if err != nil {
		t.Fatal(err)
	}
	var reply struct {
		OK    bool
		Error struct{ Rule, Message string }
	}
	if err := json.Unmarshal(text, &reply); err != nil || reply.OK {
		t.Fatalf("%s\nis granted: %s", line, text)
	}
	return reply.Error.Rule
}

func request(t *testing.T, e *protocol.Engine, line string) map[string]json.RawMessage {
	t.Helper()
	return answer(t, e, json.RawMessage(line))
}

func covidPosition(rest string) string {
	return `{"do":"position","position":{"config":{"players":2,"extensions":["covid_19"],"covid":{"contagion":"high","isolation":"good"}},` + rest + `}}`
}

// The Propagation board, the config and the commands of COVID-19 in the protocol (V2, V3, V6, V8).
func TestCovidInTheProtocol(t *testing.T) {
	e := &protocol.Engine{Extensions: All()}
	state := string(request(t, e, `{"do":"new","config":{"players":2,"extensions":["covid_19"],"covid":{"isolation":"poor"}}}`)["state"])
	for _, part := range []string{
		`"covid":{"contagion":"low","isolation":"poor"}`, `"tiles":[6,6,8,8,10,12]`, `"survivors":0`, `"deceased":0`, `"pools":{"covid_tiles":78}`,
	} {
		if !strings.Contains(state, part) {
			t.Errorf("V2: the state lacks %s:\n%s", part, state)
		}
	}
	if got := refusalBy(t, e, `{"do":"new","config":{"players":2,"covid":{"isolation":"poor"}}}`); got != "config" {
		t.Errorf("V2: without COVID-19 its levels are refused by %s", got)
	}
	if got := refusalBy(t, e, `{"do":"new","config":{"players":2,"extensions":["covid_19"],"covid":{"isolation":"none"}}}`); got != "protocol" {
		t.Errorf("V2: a level that does not exist is refused by %s", got)
	}

	request(t, e, covidPosition(`"round":2,"step":"infections","players":[{"money":40,"people":[{"id":"d1","kind":"doctor","color":"white","at":"outside"},`+
		`{"id":"n1","kind":"nurse","at":"quarantine"},{"id":"p1","kind":"patient","color":"red","service":"psychiatry","at":"pre-admissions"}],`+
		`"contaminated":{"psychiatry":1}},{}]`))
	request(t, e, `{"do":"run_until","step":"infections"}`)
	pending := string(request(t, e, `{"do":"state"}`)["state"])
	first := "0"
	if strings.Contains(pending, `"pending":[{"player":1`) {
		first = "1"
	}
	request(t, e, `{"do":"apply","player":`+first+`,"command":{"type":"split_infections","tiles":[5,1]}}`)
	request(t, e, `{"do":"apply","player":0,"command":{"type":"infect","person":"p1"}}`)
	if got := refusalBy(t, e, `{"do":"apply","player":0,"command":{"type":"infect","person":"n1"}}`); got != "V3" {
		t.Errorf("V3: somebody in quarantine is refused by %s", got)
	}
	request(t, e, `{"do":"apply","player":0,"command":{"type":"buy_masks","person":"n1"}}`)
	request(t, e, `{"do":"apply","player":0,"command":{"type":"buy_masks","service":"psychiatry"}}`)
	request(t, e, `{"do":"apply","player":0,"command":{"type":"infect","person":"n1"}}`)
	request(t, e, `{"do":"apply","player":0,"command":{"type":"infect","person":"d1"}}`)
	state = string(request(t, e, `{"do":"state"}`)["state"])
	for _, part := range []string{`"id":"p1","kind":"patient","color":"red","service":"psychiatry","at":"pre-admissions","infected":true`, `"at":"quarantine","infected":true`, `"money":0`} {
		if !strings.Contains(state, part) {
			t.Errorf("V3: the state lacks %s:\n%s", part, state)
		}
	}

	request(t, e, covidPosition(`"round":3,"step":"contagion","players":[{"people":[{"id":"p1","kind":"patient","color":"white","service":"psychiatry","at":"pre-admissions"}]}]`))
	request(t, e, `{"do":"apply","player":0,"command":{"type":"contaminate","person":"p1"}}`)
	request(t, e, `{"do":"apply","player":0,"command":{"type":"contaminate","service":"psychiatry"}}`)
}

// V9 through the protocol: totals alone mean white survivors and deceased tiles; parts must not exceed them.
func TestCovidOutcomeInTheProtocol(t *testing.T) {
	e := &protocol.Engine{Extensions: All()}
	for covid, result := range map[string]string{
		`{"survivors":3,"deceased":3}`: Defeat,
		`{"survivors":3,"deceased":2}`: TacticalVictory,
		`{"survived":{"red":2},"survivors":3,"deceased_patients":{"red":1},"deceased_doctors":{"red":1}}`: TacticalVictory,
		`{"survived":{"red":2},"deceased_burn_victims":1,"deceased_tiles":1}`:                             Defeat,
	} {
		request(t, e, covidPosition(`"round":6,"step":"end","covid":`+covid))
		if got := string(request(t, e, `{"do":"score","player":0}`)["outcome"]); !strings.Contains(got, `"result":"`+result+`"`) || strings.Contains(got, `"player"`) {
			t.Errorf("V9: %s ends in %s", covid, got)
		}
	}
	request(t, e, covidPosition(`"round":6,"step":"end","covid":{"survivors":1},"players":[{"popularity":100},{"popularity":10}]`))
	got := string(request(t, e, `{"do":"score","player":1}`)["outcome"])
	if !strings.Contains(got, StrategicVictory) || !strings.Contains(got, `"player":0`) {
		t.Errorf("V9: %s", got)
	}
	if got := refusalBy(t, e, covidPosition(`"round":6,"step":"end","covid":{"survivors":1,"survived":{"red":2}}`)); got != "protocol" {
		t.Errorf("V9: fewer survivors than named are refused by %s", got)
	}
	if got := refusalBy(t, e, covidPosition(`"round":6,"step":"end","covid":{"survived":{"red":7}}`)); got != "B44" {
		t.Errorf("V9: more pieces than there are are refused by %s", got)
	}
	if got := refusalBy(t, e, `{"do":"position","position":{"config":{"players":1},"step":"move","players":[{"people":[{"id":"n1","kind":"nurse","at":"quarantine"}]}]}}`); got != "B76" {
		t.Errorf("V3: quarantine without COVID-19 is refused by %s", got)
	}
	nowhere := `{"do":"position","position":{"config":{"players":1},"step":"move","players":[{"people":[{"id":"n1","kind":"nurse","at":"moon"}]}]}}`
	if text, err := json.Marshal(e.Answer([]byte(nowhere))); err != nil || !strings.Contains(string(text), "must be a space, an outside slot, outside, pre-admissions or quarantine") {
		t.Errorf("V3: a place that there is not is refused with %s: %v", text, err)
	}
}
