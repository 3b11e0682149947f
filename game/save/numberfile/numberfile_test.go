package numberfile

import (
	"os"
	"path/filepath"
	"testing"

	"clinic/game"
)

// A file sets numbers by the names of the table, as dotted names, tables and inline tables alike (B90).
func TestNamesInEveryForm(t *testing.T) {
	values, err := Parse("numbers.toml", []byte(`
rounds = 5
price.entrance = 3
patient_bag.white.one = 8
"price.garden" = 1
upkeep = { garden = 2 }
[income]
white = 0x7
`), nil)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{
		"rounds": 5, "price.entrance": 3, "patient_bag.white.one": 8, "price.garden": 1, "upkeep.garden": 2, "income.white": 7,
	}
	for name, value := range want {
		if values[name] != value {
			t.Errorf("%s is %d, want %d", name, values[name], value)
		}
	}
	if len(values) != len(want) {
		t.Errorf("got %v", values)
	}
	rules, err := game.NewRules(game.Config{Players: 1, Numbers: values}, nil)
	if err != nil || rules.Numbers[game.PriceEntrance] != 3 {
		t.Errorf("the rules play with %v: %v", rules, err)
	}
}

// Every number of the table can be named in a file (B90).
func TestEveryNumberHasAName(t *testing.T) {
	for _, spec := range game.AllNumbers(nil) {
		values, err := Parse("numbers.toml", []byte(spec.Name+" = 1_000_000"), nil)
		if err == nil {
			t.Errorf("%s may be a million: %v", spec.Name, values)
			continue
		}
		if problem := err.(*Problem); problem.Line != 1 {
			t.Errorf("%s: %v", spec.Name, err)
		}
	}
}

// Errors in a file are reported with their line and the reason (B90).
func TestRefusals(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"rounds = 6\nprice.entrnce = 2", "n.toml, line 2: price.entrnce: there is no number of this name"},
		{"[price]\n\ngardn = 2", "n.toml, line 3: price.gardn: there is no number of this name"},
		{"[cost]\ngarden = 2", "n.toml, line 2: cost.garden: there is no number of this name; did you mean price.garden?"},
		{"\nrounds = \"six\"", "n.toml, line 2: rounds must be a whole number, not a text"},
		{"rounds = 6.0", "n.toml, line 1: rounds must be a whole number, not a number with a point"},
		{"rounds = true", "n.toml, line 1: rounds must be a whole number, not true or false"},
		{"rounds = 2020-01-01", "n.toml, line 1: rounds must be a whole number, not a date or a time"},
		{"\xef\xbb\xbfrounds = true", "n.toml, line 1: rounds must be a whole number, not true or false"},
		{"\xff\xfer\x00", "n.toml, line 1: this file is written in UTF-16; save it as UTF-8"},
		{"[[rounds]]\n", "n.toml, line 1: rounds must be a whole number, not a list"},
		{"rounds = 0", "n.toml, line 1: rounds: 0 is impossible, it must be from 1 to 12"},
		{"rounds = 99999999999999", "n.toml, line 1: rounds: 1000000000 is impossible, it must be from 1 to 12"},
		{"price = { garden = 1,\n helipad = -1 }", ""},
		{"patient_bag.red.one = 7\n", "n.toml, line 1: patient_bag.red.one: 7 is impossible, with patients.red = 6 at most 6 may be in the bag"},
	} {
		_, err := Parse("n.toml", []byte(test.text), nil)
		if err == nil || test.want != "" && err.Error() != test.want {
			t.Errorf("%q: got %v, want %s", test.text, err, test.want)
		}
	}
	for _, text := range []string{"rounds = ", "rounds 6", "rounds = 6\nrounds = 5", "[price\n", "\xff"} {
		_, err := Parse("n.toml", []byte(text), nil)
		if problem, ok := err.(*Problem); !ok || problem.Line == 0 || problem.Why == "" {
			t.Errorf("%q: got %v, want a line and a reason", text, err)
		}
	}
}

func TestFileThatCannotBeRead(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "missing.toml")
	if _, err := Read(missing, nil); err == nil {
		t.Error("a missing file was read")
	}
	path := filepath.Join(t.TempDir(), "numbers.toml")
	if err := os.WriteFile(path, []byte("rounds = 4"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path+"2", make([]byte, largest+1), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(path+"2", nil); err == nil || err.Error() != path+"2: this file of numbers can't be read: it is too large" {
		t.Errorf("a huge file: %v", err)
	}
	if values, err := Read(path, nil); err != nil || values["rounds"] != 4 {
		t.Errorf("got %v, %v", values, err)
	}
}

// FuzzParse reads any file: it is refused with a reason, or its numbers are accepted by a game.
func FuzzParse(f *testing.F) {
	f.Add([]byte("rounds = 5\n[price]\ngarden = 1\n"))
	f.Add([]byte("upkeep = { garden = 2 }\n\"income.white\" = 0x7 # seven\n"))
	f.Add([]byte("[[rounds]]\nrounds = \"\"\"six\"\"\"\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		values, err := Parse("n.toml", data, nil)
		if err != nil {
			if problem, ok := err.(*Problem); !ok || problem.Why == "" {
				t.Errorf("refused without a reason: %v", err)
			}
			return
		}
		if _, err := game.NewRules(game.Config{Players: 4, Numbers: values}, nil); err != nil {
			t.Errorf("a game refuses %v: %v", values, err)
		}
	})
}
