package extensions

import (
	"strings"
	"testing"

	"clinic/game/protocol"
)

// Positions that break an invariant are refused with its rule; next to each is a similar one that keeps it.
func TestPositionsKeepInvariants(t *testing.T) {
	const (
		rooms = `{"kind":"hub","service":"psychiatry","floor":0,"x":0,"y":1},{"kind":"treatment_room","floor":0,"x":1,"y":1},
			{"kind":"supply_room","floor":0,"x":1,"y":0},{"kind":"hub","service":"cardiology","floor":0,"x":3,"y":2},{"kind":"entrance","floor":0,"x":0,"y":1,"side":"west"},{"kind":"garden","floor":0,"x":2,"y":0%s}`
		dog      = `{"id":"p1","kind":"patient","color":"white","service":"%s","at":"pre-admissions","dog":true}`
		visitors = `{"id":"v%","kind":"visitor","at":{"floor":0,"x":0,"y":1,"side":"west"}}`
	)
	components := func(marks string) string { return `"components":[` + strings.Replace(rooms, "%s", marks, 1) + `]` }
	people := func(list string) string { return components("") + `,"people":[` + list + `]` }
	many := func(count int) string {
		var list []string
		for i := range count {
			list = append(list, strings.Replace(visitors, "%", string(rune('1'+i)), 1))
		}
		return people(strings.Join(list, ","))
	}
	bed := `{"floor":0,"x":1,"y":1}`
	for _, test := range []struct{ name, extension, step, player, rule string }{
		{"a patient in quarantine", "covid_19", "move", people(`{"id":"p1","kind":"patient","color":"white","service":"psychiatry","at":"quarantine","infected":true}`), "V3"},
		{"an infected nurse inside", "covid_19", "move", people(`{"id":"n1","kind":"nurse","at":` + bed + `,"infected":true}`), "V3"},
		{"an infected nurse in quarantine", "covid_19", "move", people(`{"id":"n1","kind":"nurse","at":"quarantine","infected":true}`), ""},
		{"an infected doctor inside", "covid_19", "move", people(`{"id":"d1","kind":"doctor","color":"white","at":` + bed + `,"infected":true}`), ""},
		{"a dog with a cardiology patient", "therapy_dogs", "move", people(strings.Replace(dog, "%s", "cardiology", 1)), "C80"},
		{"a dog with a psychiatric patient", "therapy_dogs", "move", people(strings.Replace(dog, "%s", "psychiatry", 1)), ""},
		{"a ghost on a garden", "ghosts", "move", components(`,"ghost":true`), "C61"},
		{"a mess on a garden", "therapy_dogs", "move", components(`,"poops":1`), "C81"},
		{"a doctor with two cigarettes", "cigarettes", "move", people(`{"id":"d1","kind":"doctor","color":"white","at":"outside","cigarettes":2}`), "C3"},
		{"a doctor with one", "cigarettes", "move", people(`{"id":"d1","kind":"doctor","color":"white","at":"outside","cigarettes":1}`), ""},
		{"a visitor without a patient", "gift_shop", "move", people(`{"id":"v1","kind":"visitor","at":` + bed + `}`), "C91"},
		{"a visitor whose patient is cured", "gift_shop", "admin", people(`{"id":"v1","kind":"visitor","at":` + bed + `}`), ""},
		{"four visitors", "gift_shop", "move", many(4), "C91"},
		{"three visitors", "gift_shop", "move", many(3), ""},
		{"tiles of other actions", "ghosts", "move", components("") + `,"turn":{"used":{"build":1},"order":["hire"]}`, "B50"},
		{"tiles of these actions", "ghosts", "move", components("") + `,"turn":{"used":{"build":1,"hire":1},"order":["hire","build"]}`, ""},
		{"tiles without their order", "ghosts", "move", components("") + `,"turn":{"used":{"build":2}}`, ""},
		{"an order without its tiles", "ghosts", "move", components("") + `,"turn":{"order":["hire","build"]}`, ""},
		{"a helicopter on a garden", "helicopters", "move", components(`,"helicopter":true`), "C10"},
	} {
		text := `{"do":"position","position":{"config":{"players":1,"extensions":["` + test.extension + `"]},"step":"` + test.step + `","round":4,"players":[{` + test.player + `}]}}`
		var out strings.Builder
		if err := (&protocol.Engine{Extensions: All()}).Serve(strings.NewReader(strings.ReplaceAll(text, "\n", "")+"\n"), &out); err != nil {
			t.Fatal(err)
		}
		reply := out.String()
		if legal := strings.HasPrefix(reply, `{"ok":true`); legal != (test.rule == "") || !legal && !strings.Contains(reply, `"rule":"`+test.rule+`"`) {
			t.Errorf("%s: %.300s", test.name, reply)
		}
	}
}
