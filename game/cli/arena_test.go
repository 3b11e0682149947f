//go:build !js

package cli

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// The arena plays what its arguments say, and writes it for people or as JSON.
func TestArenaPlays(t *testing.T) {
	for _, arguments := range []string{
		"--seats intern", "--seats intern,resident", "--seats intern,resident --players 4 --extensions ghosts,triage", "--seats resident --budget 1ms",
		"--seats intern,intern --extensions night_shift --variants clever_doctors", "--seats intern --extensions all --variants all",
		"--seats intern,intern,intern --extensions random",
		"--seats intern,intern --extensions covid_19 --options covid.contagion=high",
	} {
		var out bytes.Buffer
		if err := run(append([]string{"arena", "--games", "2", "--budget", "2", "--json"}, strings.Fields(arguments)...), nil, &out); err != nil {
			t.Fatalf("%s: %v", arguments, err)
		}
		var result struct {
			Games  int
			Levels []struct{ Seats int }
		}
		if err := json.Unmarshal(out.Bytes(), &result); err != nil || result.Games != 2 || len(result.Levels) == 0 {
			t.Errorf("%s: %s (%v)", arguments, out.String(), err)
		}
	}
	var out bytes.Buffer
	if err := run([]string{"arena", "--seats", "intern", "--games", "2", "--budget", "2"}, nil, &out); err != nil || !strings.Contains(out.String(), "intern ×1") {
		t.Errorf("%s (%v)", out.String(), err)
	}
}

// Arguments that can't be played are refused in one sentence.
func TestArenaRefusesInASentence(t *testing.T) {
	for _, test := range []struct{ arguments, want string }{
		{"--seats chef", `no bot "chef"`},
		{"--seats chief-bild", "chief-build-hire"},
		{"--seats intern-build", "chief-build-hire"},
		{"--seats intern,intern,intern,intern,intern", "at most"},
		{"--seats intern,resident --players 1", "2 to 4"},
		{"--games 0", "1 to"},
		{"--budget soon", "200ms"},
		{"--budget -3", "200ms"},
		{"--extensions goats", `no extension "goats"`},
		{"--extensions temp_agency,therapy_dogs", "therapy_dogs"},
		{"--variants brave_doctors", `brave_doctors`},
		{"--options rain", "covid.contagion=high"},
		{"--goal world_peace --seats intern", "six_red"},
		{"--loud", "clinic arena --help"},
		{"now", `"now"`},
		{"--numbers no/such/file.toml", "no/such/file.toml"},
	} {
		var out bytes.Buffer
		err := run(append([]string{"arena"}, strings.Fields(test.arguments)...), nil, &out)
		if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") || out.Len() > 0 {
			t.Errorf("%s: %v, want %q; it writes %q", test.arguments, err, test.want, out.String())
		}
	}
}
