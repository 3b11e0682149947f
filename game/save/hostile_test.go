package save

import (
	"bytes"
	"encoding/json"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

// filled returns a save with parts changed by hand, sealed as this program would.
func filled(t *testing.T, change func(f *file)) []byte {
	t.Helper()
	data, err := Encode(Game{Match: randomMatch(t, game.Config{Players: 1, Seed: 7}, 3)})
	if err != nil {
		t.Fatal(err)
	}
	var f file
	if err := json.Unmarshal(data, &f); err != nil {
		t.Fatal(err)
	}
	change(&f)
	if data, err = sealed(f); err != nil {
		t.Fatal(err)
	}
	return data
}

// packed returns a piece of JSON as a part of a save: before, the middle this many times, after.
func packed(t *testing.T, before, middle string, times int, after string) []byte {
	t.Helper()
	data, err := pack(json.RawMessage(before + strings.Repeat(middle+",", times-1) + middle + after))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// A file of some kilobytes can hold millions of commands, players or decisions. It is checked as it is read, and
// refused before it takes more memory than any machine has.
func TestHugeSavesAreRefusedInLittleRoom(t *testing.T) {
	const most = 12 << 20 // bytes, for everything
	legal := `{"player":0,"command":{"type":"done"}}`
	for what, change := range map[string]func(f *file){
		"millions of commands": func(f *file) { f.Log = packed(t, "[", "{}", 5_000_000, "]") },
		"one huge command": func(f *file) {
			f.Log = packed(t, `[{"player":0,"command":{"type":"done","path":[`, "{}", 300_000, "]}}]")
		},
		"one huge word":  func(f *file) { f.Log = packed(t, `["`, strings.Repeat("x", 1000), 15_000, `"]`) },
		"commands of no": func(f *file) { f.Log = packed(t, "["+legal+",", legal, 300_000, "]") },
		"players":        func(f *file) { f.Start = packed(t, `{"players":[`, "{}", 300_000, "]}") },
		"some players":   func(f *file) { f.Start = packed(t, `{"players":[`, "{}", 20_000, "]}") },
		"decisions": func(f *file) {
			f.Start = packed(t, `{"players":[{}],"pending":[`, "{}", 300_000, "]}")
		},
		"a snapshot":     func(f *file) { f.Snapshot = packed(t, `{"players":[`, "{}", 300_000, "]}") },
		"a long game":    func(f *file) { f.Log = bytes.Repeat([]byte("x"), 5<<20) },
		"numbers":        func(f *file) { fill(f.Numbers, 300_000) },
		"layouts":        func(f *file) { f.Config.Layouts = make([]string, 400_000) },
		"who plays":      func(f *file) { f.Table = json.RawMessage("[" + strings.Repeat("{},", 400_000) + "{}]") },
		"a deep log":     func(f *file) { f.Log = packed(t, strings.Repeat("[", 9_000), "{}", 1, strings.Repeat("]", 9_000)) },
		"a deep numbers": func(f *file) { f.Table = json.RawMessage(strings.Repeat("[", 9_000) + strings.Repeat("]", 9_000)) },
	} {
		data := filled(t, change)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		g, err := Decode(data, extensions.All())
		runtime.ReadMemStats(&after)
		if allocated := after.TotalAlloc - before.TotalAlloc; allocated > most {
			t.Errorf("%s: refusing %d bytes takes %d MB", what, len(data), allocated>>20)
		}
		if err == nil && what != "a deep numbers" || g.Match != nil && len(g.Match.Log) > 10 {
			t.Errorf("%s: it is read: %v", what, err)
		}
		for _, word := range []string{"JSON", "json", "EOF", "gzip", "base64", "character", "offset"} {
			if err != nil && strings.Contains(err.Error(), word) {
				t.Errorf("%s: %q is no word for a player", what, err)
			}
		}
	}
}

func fill(numbers map[string]int, count int) {
	for i := range count {
		numbers[fmt.Sprint("n", i)] = 1
	}
}

// What a list shows is read from the beginning of a save, whatever follows. If the keys come in another order, it is
// searched for; anything that is not a save, damaged or newer is refused.
func TestReadHeader(t *testing.T) {
	data, err := Encode(Game{Match: randomMatch(t, game.Config{Players: 2, Seed: 7}, 30), Table: json.RawMessage(`{"seats":[]}`)})
	if err != nil {
		t.Fatal(err)
	}
	log := bytes.Index(data, []byte(`,"log"`))
	front, last := &counted{from: data}, data[log+1:len(data)-1]
	turned := bytes.Join([][]byte{[]byte("{"), last, []byte(","), data[1:log], []byte("}")}, nil)
	for what, from := range map[string]*counted{"as it is": front, "cut": {from: data[:log+8]}, "turned round": {from: turned}} {
		h, err := ReadHeader(from)
		if err != nil || h.Config.Players != 2 || h.Round != 2 || len(h.Numbers) < 100 || string(h.Table) != `{"seats":[]}` {
			t.Errorf("%s: %.200v, %v", what, h, err)
		}
	}
	endless := &counted{from: append(data[:log:log], bytes.Repeat([]byte(" "), 10<<20)...)}
	if _, err := ReadHeader(endless); err != nil || endless.read > 32<<10 {
		t.Errorf("%d bytes are read: %v", endless.read, err)
	}
	for text, want := range map[string]string{
		"":                      "no saved game",
		"\x00\x00\x00":          "no saved game",
		"[]":                    "no saved game",
		`{"format":1}`:          "no saved game",
		`{"game":"chess"`:       "no saved game",
		`{"game":"clinic"`:      "not whole",
		`{"game":"clinic",`:     "not whole",
		`{"game":"clinic","rul`: "not whole",
		`{"game":"clinic","format":1,"rules":1,"config":7}`:                                     "can't be read",
		`{"game":"clinic","format":99,"rules":1,"config":7}`:                                    "newer Clinic",
		`{"game":"clinic","format":0,"rules":1}`:                                                "no version",
		`{"game":"clinic","format":1,"rules":1,"table":"` + strings.Repeat("x", 300<<10) + `"}`: "larger than any game",
	} {
		if _, err := ReadHeader(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.70s: got %v, want %s", text, err, want)
		}
	}
}

// counted counts how many bytes are read.
type counted struct {
	from []byte
	read int
}

func (c *counted) Read(into []byte) (int, error) {
	n, err := bytes.NewReader(c.from[c.read:]).Read(into)
	c.read += n
	return n, err
}
