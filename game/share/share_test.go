package share

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
)

func number(n int) *int { return &n }

// samples returns setups of every kind, by name.
func samples() map[string]Setup {
	together, variants := game.Together(extensions.All())
	all := map[string]Setup{
		"alone":        {Config: game.Config{Players: 1, Seed: 431207}, Score: number(61)},
		"expert":       {Config: game.Config{Players: 1, Seed: 4242, Sides: []string{"3x3"}, Layouts: []string{"red"}, Goal: game.BaseGoals()[0]}, Score: number(-3)},
		"against bots": {Config: game.Config{Players: 4, Seed: 1<<64 - 1, Sides: []string{"3x3", "4x3", "4x3", "3x3"}, Layouts: []string{"own", "yellow"}}, Bots: []bot.Level{"", bot.Intern, bot.Resident, bot.Chief}},
		"numbers":      {Config: game.Config{Players: 2, Seed: 0, Numbers: map[string]int{"price.garden": 9, "time.step": 0, "pre_admissions": 3}}},
		"everything":   {Config: game.Config{Players: 2, Seed: 100000, Extensions: together, Variants: variants}, Bots: []bot.Level{"", bot.Chief}, Score: number(104)},
	}
	for _, e := range extensions.All() {
		s := Setup{Config: game.Config{Players: 1, Seed: 7}}
		if s.Config.Extensions = []string{e.ID}; e.Variant {
			s.Config.Extensions, s.Config.Variants = nil, []string{e.ID}
		}
		for _, spec := range e.Options {
			s.Config.Options = map[string]string{spec.Name: spec.Values[len(spec.Values)-1]}
		}
		if x := e.Annex; x != nil {
			s.Config.AnnexSides, s.Config.AnnexLayouts = []string{x.Sides[len(x.Sides)-1].Name}, []string{x.Layouts[0].Name}
		}
		all[e.ID] = s
	}
	return all
}

// complete returns the whole config of a game.
func complete(t testing.TB, config game.Config) game.Config {
	t.Helper()
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	c := rules.Config
	slices.Sort(c.Extensions)
	slices.Sort(c.Variants)
	return c
}

// A code gives back the game that it was made of, however it is written: in lowercase, with spaces, in a sentence,
// with O for 0.
func TestCodesAreRead(t *testing.T) {
	known := extensions.All()
	for name, s := range samples() {
		code, err := Code(s, known)
		if err != nil {
			t.Fatal(name, err)
		}
		t.Logf("%s: %s", name, code)
		bare := strings.TrimPrefix(code, prefix+"-")
		for _, text := range []string{
			code, strings.ToLower(code), bare, strings.ReplaceAll(bare, "-", ""), strings.ReplaceAll(code, "-", "- "), strings.ReplaceAll(bare, "-", " "),
			"Try this one: " + code + ".\nIt is hard.", strings.ReplaceAll(strings.ReplaceAll(bare, "0", "o"), "1", "l"), "  " + code + "\r\n",
		} {
			got, err := Read(text, known)
			if err != nil {
				t.Errorf("%s: %q is refused: %v", name, text, err)
				continue
			}
			if want := complete(t, s.Config); !reflect.DeepEqual(complete(t, got.Config), want) {
				t.Errorf("%s: %q is another game:\n%+v\n%+v", name, text, got.Config, want)
			}
			bots := append(slices.Clone(s.Bots), make([]bot.Level, s.Config.Players-len(s.Bots))...)
			if !slices.Equal(got.Bots, bots) || !reflect.DeepEqual(got.Score, s.Score) {
				t.Errorf("%s: %v, %v", name, got.Bots, got.Score)
			}
		}
	}
}

// What is drawn from the seed takes no room in a code, and is drawn again.
func TestCodesAreShort(t *testing.T) {
	known := extensions.All()
	for name, most := range map[string]int{"alone": 31, "everything": 75} {
		s := samples()[name]
		s.Config = complete(t, s.Config)
		code, err := Code(s, known)
		if err != nil || len(code) > most {
			t.Errorf("%s: %s has %d letters: %v", name, code, len(code), err)
		}
		if got, err := Read(code, known); err != nil || got.Config.Layouts != nil || got.Config.AnnexLayouts != nil {
			t.Errorf("%s: %+v, %v", name, got.Config, err)
		}
	}
}

// One wrong letter, two swapped letters or a missing one are detected.
func TestMistypedCodesAreRefused(t *testing.T) {
	known := extensions.All()
	code, err := Code(samples()["everything"], known)
	if err != nil {
		t.Fatal(err)
	}
	refused := func(changed string) {
		t.Helper()
		if _, err := Read(changed, known); !errors.Is(err, ErrMistyped) {
			t.Errorf("%s: %v", changed, err)
		}
	}
	for i := len(prefix) + 1; i < len(code); i++ {
		if code[i] == '-' {
			continue
		}
		for _, other := range alphabet {
			if byte(other) != code[i] {
				refused(code[:i] + string(other) + code[i+1:])
			}
		}
		refused(code[:i] + code[i+1:])
		if i+1 < len(code) && code[i+1] != '-' && code[i+1] != code[i] {
			refused(code[:i] + code[i+1:i+2] + code[i:i+1] + code[i+2:])
		}
	}
	for _, foreign := range []string{"", "hello", "4711", "https://example.org/", strings.Repeat("Z", 100_000), "ZZZZ-ZZZZ-ZZZZ"} {
		if _, err := Read(foreign, known); !errors.Is(err, ErrNoCode) {
			t.Errorf("%.40q: %v", foreign, err)
		}
	}
}

// A program that lacks an extension says that the code is of a newer one, and so does a code of a later version.
func TestNewerCodesAreRefused(t *testing.T) {
	code, err := Code(samples()["everything"], extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Read(code, nil); !errors.Is(err, ErrNewer) {
		t.Error(err)
	}
	w := &writer{}
	w.number(version+1, versionBits)
	w.number(0, 60)
	if _, err := Read(w.letters(), nil); !errors.Is(err, ErrNewer) {
		t.Error(err)
	}
}

// No two names that a code must tell apart have the same hash.
func TestNamesDiffer(t *testing.T) {
	differ := func(what string, bits int, names ...string) {
		t.Helper()
		seen := map[int]string{}
		for _, name := range names {
			word := int(hash(name) & (1<<bits - 1))
			if other, taken := seen[word]; taken && other != name {
				t.Errorf("%s: %s and %s are the same in a code: call the new one otherwise", what, name, other)
			}
			if seen[word] = name; word == 0 {
				t.Errorf("%s: %s is the same as nothing in a code: call it otherwise", what, name)
			}
		}
	}
	var ids, options, numbers []string
	for _, e := range extensions.All() {
		ids = append(ids, e.ID)
		for _, spec := range e.Options {
			options = append(options, spec.Name)
			differ(spec.Name, wordBits, spec.Values...)
		}
		if e.Annex != nil {
			sides, starts := annexNames(e.Annex)
			differ(e.ID, wordBits, sides...)
			differ(e.ID, wordBits, starts[1:]...)
		}
	}
	differ("extensions", wordBits, ids...)
	differ("options", wordBits, options...)
	for _, e := range extensions.All() {
		config := game.Config{Players: 1, Extensions: []string{e.ID}}
		if e.Variant {
			config.Extensions, config.Variants = nil, config.Extensions
		}
		rules, err := game.NewRules(config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		differ("goals", wordBits, rules.Goals()...)
		numbers = append(numbers, slices.Collect(maps.Keys(rules.NumbersByName()))...)
	}
	slices.Sort(numbers)
	differ("numbers", numberBits, slices.Compact(numbers)...)
}

// kept is a code that an earlier program wrote, with its meaning.
type kept struct {
	Code   string
	Config game.Config
	Bots   []bot.Level
	Score  *int
}

const keptCodes = "testdata/codes.json"

// Every code that was ever written stays readable for ever. Never change the existing ones; add to them with RECORD=1
// go test ./game/share.
func TestKeptCodes(t *testing.T) {
	data, err := os.ReadFile(keptCodes)
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]kept
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	if os.Getenv("RECORD") != "" {
		for name, s := range samples() {
			name := fmt.Sprintf("%d %s", version, name)
			if _, there := all[name]; there {
				continue
			}
			code, err := Code(s, extensions.All())
			if err != nil {
				t.Fatal(err)
			}
			all[name] = kept{code, s.Config, s.Bots, s.Score}
		}
		data, err := json.MarshalIndent(all, "", "  ")
		if err == nil {
			err = os.WriteFile(keptCodes, append(data, '\n'), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(all) < len(samples()) {
		t.Errorf("%d codes are kept", len(all))
	}
	for name, k := range all {
		got, err := Read(k.Code, extensions.All())
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !reflect.DeepEqual(complete(t, got.Config), complete(t, k.Config)) || !reflect.DeepEqual(got.Score, k.Score) || k.Bots != nil && !slices.Equal(got.Bots, k.Bots) {
			t.Errorf("%s is read as %+v", name, got)
		}
	}
}

// FuzzRead reads any text: it is refused with a sentence, or gives a game that can be played and written again.
func FuzzRead(f *testing.F) {
	known := extensions.All()
	for _, s := range samples() {
		code, err := Code(s, known)
		if err != nil {
			f.Fatal(err)
		}
		f.Add([]byte(code))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, text := range []string{string(data), sealed(data)} {
			s, err := Read(text, known)
			if err != nil {
				if err.Error() == "" {
					t.Error("refused without a reason")
				}
				continue
			}
			again, err := Code(s, known)
			if err != nil {
				t.Fatalf("what was read can't be written: %v", err)
			}
			if got, err := Read(again, known); err != nil || !reflect.DeepEqual(complete(t, got.Config), complete(t, s.Config)) {
				t.Errorf("%s is another game: %v", again, err)
			}
		}
	})
}

// sealed returns bytes as the letters of a code with a correct checksum.
func sealed(data []byte) string {
	w := &writer{}
	w.number(version, versionBits)
	for _, b := range data[:min(len(data), 200)] {
		w.number(int(b), 8)
	}
	return w.letters()
}
