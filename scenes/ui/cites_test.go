package ui

import (
	"slices"
	"testing"
)

// A rule is cited by its id in brackets, alone or with others, and with nothing else inside.
func TestRulesAreFoundInBrackets(t *testing.T) {
	reader := NewReader("en")
	for _, c := range []struct {
		text   string
		rules  []string
		spoken string
	}{
		{"Nobody waits (B31).", []string{"B31"}, "Nobody waits."},
		{"Both (B3, D12) and (C4)", []string{"B3", "D12", "C4"}, "Both and."},
		{"A bed ((B31) is free)", []string{"B31"}, "A bed ( is free)."},
		{"Rooms (three, B31) of (B31 and so on (B)", nil, "Rooms (three, B31) of (B31 and so on (B)."},
	} {
		if got := RulesIn(c.text); !slices.Equal(got, c.rules) {
			t.Errorf("%q cites %v, not %v", c.text, got, c.rules)
		}
		if got := Said(reader, c.text); got != c.spoken {
			t.Errorf("%q is said as %q, not %q", c.text, got, c.spoken)
		}
	}
}
