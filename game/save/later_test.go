//go:build all && !js

package save

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// laid lists the types whose fields a later program has in another order, with one more, by the file that declares
// them.
var laid = map[string][]string{
	"../state.go":         {"State", "Player", "Turn"},
	"../board.go":         {"Board"},
	"../config.go":        {"Config"},
	"../market/market.go": {"Market"},
	"save.go":             {"Header"},
}

// A program whose types have their fields in the opposite order, and one more, reads every save that was ever kept.
// The test builds that program: this one with other declarations.
func TestKeptSavesInALaterProgram(t *testing.T) {
	folder := t.TempDir()
	replace := map[string]string{}
	for path, types := range laid {
		text, found := relaid(t, path, types)
		if found != len(types) {
			t.Fatalf("%s declares %d of %v", path, found, types)
		}
		was, err := filepath.Abs(path)
		if err != nil {
			t.Fatal(err)
		}
		replace[was] = filepath.Join(folder, filepath.Base(path))
		if err := os.WriteFile(replace[was], text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(folder, "overlay.json")
	if err := os.WriteFile(list, overlay, 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "test", "-overlay", list, "-vet=off", "-run", "^TestKeptSaves$", ".").CombinedOutput(); err != nil {
		t.Errorf("%v:\n%s", err, out)
	}
}

// relaid returns a Go file with the fields of the named types in the opposite order, and one more; and how many of
// the types it has.
func relaid(t *testing.T, path string, types []string) (text []byte, found int) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, path, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	at := func(p token.Pos) int { return files.Position(p).Offset }
	var bodies []*ast.FieldList
	ast.Inspect(file, func(node ast.Node) bool {
		if spec, ok := node.(*ast.TypeSpec); ok && slices.Contains(types, spec.Name.Name) {
			bodies = append(bodies, spec.Type.(*ast.StructType).Fields)
		}
		return true
	})
	slices.Reverse(bodies) // from the end, so that offsets stay valid
	for _, body := range bodies {
		fields := []string{"Later int `json:\"later\"`"}
		for _, field := range slices.Backward(body.List) {
			fields = append(fields, string(text[at(field.Pos()):at(field.End())]))
		}
		text = slices.Concat(text[:at(body.Opening)+1], []byte("\n"+strings.Join(fields, "\n")+"\n"), text[at(body.Closing):])
	}
	return text, len(bodies)
}

// changed returns a kept save that has been changed and sealed again.
func changed(t *testing.T, name string, change func(c *contents)) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "saves", name+".clinic"))
	if err != nil {
		t.Fatal(err)
	}
	var f file
	if err := json.Unmarshal(data, &f); err != nil {
		t.Fatal(err)
	}
	c := contents{Header: f.Header}
	if err := c.unpack(&f); err != nil {
		t.Fatal(err)
	}
	change(&c)
	f.Header = c.Header
	for _, part := range []struct {
		into *[]byte
		from json.RawMessage
	}{{&f.Start, c.Start}, {&f.Snapshot, c.Snapshot}} {
		if len(part.from) == 0 {
			continue
		}
		if *part.into, err = pack(part.from); err != nil {
			t.Fatal(err)
		}
	}
	f.Log = c.log
	if data, err = sealed(f); err != nil {
		t.Fatal(err)
	}
	return data
}

// edit changes a piece of JSON; its keys are sorted by name afterwards.
func edit(t *testing.T, part *json.RawMessage, change func(value any)) {
	t.Helper()
	value, err := parsed(*part)
	if err != nil {
		t.Fatal(err)
	}
	change(value)
	if *part, err = json.Marshal(value); err != nil {
		t.Fatal(err)
	}
}

// everyObject changes every object inside a piece of JSON, except lists of numbers and options by name.
func everyObject(change func(object map[string]any)) func(value any) {
	var visit func(value any)
	visit = func(value any) {
		switch v := value.(type) {
		case map[string]any:
			for key, each := range v {
				if key != "numbers" && key != "options" {
					visit(each)
				}
			}
			change(v)
		case []any:
			for _, each := range v {
				visit(each)
			}
		}
	}
	return visit
}

// A save whose states have fields that this program no longer has, lack those that are zero, and have them in another
// order leads to the same game; so does one whose keys a script has reordered.
func TestStatesOfOtherPrograms(t *testing.T) {
	const name = "everything-from-a-position"
	want, err := Read(filepath.Join("testdata", "saves", name+".clinic"), extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	otherFields := everyObject(func(object map[string]any) {
		for key, value := range object {
			if nothing(value) {
				delete(object, key)
			}
		}
		object["forgotten"] = map[string]any{"money": 7}
	})
	foreign := changed(t, name, func(c *contents) {
		edit(t, &c.Start, otherFields)
		edit(t, &c.Snapshot, otherFields)
		c.Table = nil // the table keeps its own order
	})
	reordered, err := byName(foreign)
	if err != nil {
		t.Fatal(err)
	}
	for what, data := range map[string][]byte{"other fields": foreign, "keys by name": reordered} {
		got, err := Decode(data, extensions.All())
		if err != nil {
			t.Errorf("%s: %v", what, err)
		} else if string(stateOf(t, got.Match)) != string(stateOf(t, want.Match)) {
			t.Errorf("%s: the state is another", what)
		}
	}
}

// If the same commands lead to another state than the saved one, the error says so, and the game goes on from where
// they lead.
func TestCommandsThatLeadElsewhere(t *testing.T) {
	for what, change := range map[string]func(state map[string]any){
		"money":    func(state map[string]any) { state["players"].([]any)[0].(map[string]any)["money"] = json.Number("99") },
		"round":    func(state map[string]any) { state["round"] = json.Number("1") },
		"a player": func(state map[string]any) { state["players"] = state["players"].([]any)[1:] },
	} {
		data := changed(t, "emergency-action", func(c *contents) {
			edit(t, &c.Snapshot, func(value any) { change(value.(map[string]any)) })
		})
		g, err := Decode(data, extensions.All())
		var otherwise *Otherwise
		if !errors.As(err, &otherwise) || otherwise.Command != 0 || g.Match == nil || len(g.Match.Log) != 105 {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// If a log can't be played to its end, the error says at which command and why, and the game up to there is returned.
// The rest is not even read.
func TestALogThatStops(t *testing.T) {
	const at = 40
	for what, test := range map[string]struct {
		change func(entry map[string]any)
		why    string
	}{
		"refused":          {func(e map[string]any) { e["command"] = map[string]any{"type": "build"} }, "deciding on move"},
		"unknown command":  {func(e map[string]any) { e["command"].(map[string]any)["speed"] = 1 }, "doesn't know such a command"},
		"of nobody":        {func(e map[string]any) { e["player"] = 7 }, "a player who doesn't play"},
		"nothing sensible": {func(e map[string]any) { clear(e) }, ""},
	} {
		data := changed(t, "cigarettes-smoke", func(c *contents) {
			var err error
			var log json.RawMessage
			if log, err = expand(c.log, largestLog); err == nil {
				edit(t, &log, func(log any) { test.change(log.([]any)[at-1].(map[string]any)) })
				c.log, err = pack(log)
			}
			if err != nil {
				t.Fatal(err)
			}
		})
		g, err := Decode(data, extensions.All())
		var stopped *Otherwise
		if !errors.As(err, &stopped) {
			t.Errorf("%s: %v", what, err)
			continue
		}
		if stopped.Command != at || stopped.Round != g.Match.State.Round || len(g.Match.Log) != at-1 || !strings.Contains(stopped.Why, test.why) {
			t.Errorf("%s: %+v after %d commands", what, stopped, len(g.Match.Log))
		}
		if _, err := Encode(g); err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// The rules version of a game stays what it was when the game began.
func TestRulesVersionStays(t *testing.T) {
	m := randomMatch(t, game.Config{Players: 1}, 3)
	m.Rules.Version = game.RulesVersion + 6
	data, err := Encode(Game{Match: m})
	if err != nil || !strings.Contains(string(data), fmt.Sprintf(`"rules":%d`, game.RulesVersion+6)) {
		t.Errorf("saved as %.60s: %v", data, err)
	}
}
