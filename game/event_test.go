package game

import (
	"encoding/json"
	"strings"
	"testing"
)

// Every event carries the step in which it happened, even if one command leads through several steps or an
// extension's step comes between; the protocol and saved events don't contain it.
func TestFactsCarryTheirStep(t *testing.T) {
	concert := &Extension{ID: "band", Steps: []Insertion{{After: "admin-9", Step: Step{Key: "concert", Name: StepAdmin, Begin: func(p *Play) {
		p.Tell(Event{Type: "band_played", Player: NoPlayer})
	}}}}}
	m := solo(t, 1, concert)
	want := map[EventType]string{"band_played": "concert", TurnOrderSet: "admin-10", RoundBegan: "round", SalariesPaid: "business"}
	seen := map[EventType]bool{}
	for _, e := range m.Rules.Enter(m.State, "business") {
		if step, known := want[e.Type]; known && e.Step != step {
			t.Errorf("%s happened in %q, not in %s", e.Type, e.Step, step)
		}
		seen[e.Type] = true
		if step, known := m.Rules.StepKeyed(e.Step); !known || (step.Source == "band") != (e.Type == "band_played") {
			t.Errorf("%s happened in step %q of %q", e.Type, e.Step, step.Source)
		}
		if written, err := json.Marshal(e); err != nil || strings.Contains(string(written), "tep") {
			t.Errorf("written is %s: %v", written, err)
		}
	}
	for kind := range want {
		if kind != SalariesPaid && !seen[kind] {
			t.Errorf("%s did not happen: %v", kind, seen)
		}
	}
}
