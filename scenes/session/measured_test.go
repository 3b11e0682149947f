//go:build !js

package session

import (
	"bytes"
	"strings"
	"testing"

	"clinic/assets"
	"clinic/game"
	"clinic/game/cli"
)

// Hints are judged, and games are played by hints to their end.
func TestHintsAreMeasured(t *testing.T) {
	t.Parallel()
	commands := &cli.Commands{Weights: assets.Bots, Advise: func(m *game.Match) cli.Advisor {
		return New(m, make(Seats, len(m.State.Players)), nil)
	}}
	for _, test := range []struct{ arguments, want string }{
		{"--positions 6 --budget 2", "all "},
		{"--games 1 --budget 1", "hints alone"},
	} {
		var out bytes.Buffer
		if err := commands.Run(append([]string{"hints"}, strings.Fields(test.arguments)...), "", nil, &out); err != nil || !strings.Contains(out.String(), test.want) {
			t.Errorf("%s: %s (%v)", test.arguments, out.String(), err)
		}
	}
	if err := commands.Run([]string{"hints", "--kind", "bild"}, "", nil, nil); err == nil || !strings.Contains(err.Error(), "such as build") {
		t.Errorf("an unknown kind: %v", err)
	}
	if err := commands.Run([]string{"hints", "--positions", "0"}, "", nil, nil); err == nil || !strings.Contains(err.Error(), "1 or more") {
		t.Errorf("no positions: %v", err)
	}
}
