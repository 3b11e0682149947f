package save

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/extensions"
)

var recordCollection = flag.Bool("record-collection", false, "write the collection of this version that is kept, if it is not there yet")

// piecesOf reads a collection to its end, or to its first error.
func piecesOf(data []byte) (pieces []Piece, err error) {
	c, err := ReadCollection(data)
	for err == nil {
		var p Piece
		if p, err = c.Next(); err == nil {
			pieces = append(pieces, p)
		}
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return pieces, err
}

// collected returns a collection with pieces of each kind.
func collected(t *testing.T) ([]byte, []Piece) {
	t.Helper()
	pieces := []Piece{{KeptPiece, "lessons", []byte(`{"learned":["first"]}`)}, {KeptPiece, "settings", []byte(`{"language":"fr"}`)}}
	for i, name := range []string{"A game", "Été", ""} {
		data, err := Encode(Game{Match: randomMatch(t, game.Config{Players: 1, Seed: uint64(7 + i)}, 3)})
		if err != nil {
			t.Fatal(err)
		}
		p := Piece{GamePiece, name, data}
		if name == "" {
			p.Kind = RecordPiece
		}
		pieces = append(pieces, p)
	}
	var c Collector
	for _, p := range pieces {
		if err := c.Add(p); err != nil {
			t.Fatal(err)
		}
	}
	data, err := c.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return data, pieces
}

// Everything comes out of a collection byte for byte, in whatever order its keys are, and even if a later program has
// added more.
func TestACollectionIsReadAsItWasWritten(t *testing.T) {
	data, want := collected(t)
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		t.Fatal(err)
	}
	parts["a_later_thing"] = json.RawMessage(`{"deep":[1,2,{"x":null}]}`)
	reordered, err := json.Marshal(parts)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range [][]byte{data, reordered} {
		got, err := piecesOf(file)
		if err != nil || len(got) != len(want) {
			t.Fatalf("%d pieces are read: %v", len(got), err)
		}
		for _, w := range want {
			found := false
			for _, g := range got {
				found = found || g.Kind == w.Kind && g.Name == w.Name && bytes.Equal(g.Data, w.Data)
			}
			if !found {
				t.Errorf("%q of kind %d is not in the file", w.Name, w.Kind)
			}
		}
	}
	if !IsCollection(data) || IsCollection(want[2].Data) || !IsCollection([]byte(`{"game":"clinic","records":[]}`)) {
		t.Error("a collection is not told from a game")
	}
}

// Collections of all earlier versions can be read, and so can the records that programs before them wrote.
func TestKeptCollections(t *testing.T) {
	path := fmt.Sprintf("testdata/collections/%d.clinic", CollectionVersion)
	if _, err := os.Stat(path); *recordCollection && os.IsNotExist(err) {
		data, _ := collected(t)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, data, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	for version, want := range []int{2, 5} { // version 0 had only records
		data, err := os.ReadFile(fmt.Sprintf("testdata/collections/%d.clinic", version))
		if err != nil {
			t.Fatal(err)
		}
		pieces, err := piecesOf(data)
		if err != nil || len(pieces) != want || !IsCollection(data) {
			t.Errorf("of version %d %d pieces are read: %v", version, len(pieces), err)
		}
		for _, p := range pieces {
			if p.Kind == KeptPiece {
				continue
			}
			if g, err := Decode(p.Data, extensions.All()); err != nil || g.Match == nil || Check(p.Data) == "" {
				t.Errorf("a game of version %d is not read: %v", version, err)
			}
		}
	}
}

// A truncated collection gives the pieces before the cut; a newer or foreign one gives none; each gives a sentence. A
// huge one takes little memory.
func TestBrokenCollections(t *testing.T) {
	data, want := collected(t)
	for end := 0; end < len(data)-2; end += 501 {
		if pieces, err := piecesOf(data[:end]); err == nil || len(pieces) > len(want) {
			t.Fatalf("cut at %d, %d pieces are read: %v", end, len(pieces), err)
		}
	}
	for text, err := range map[string]error{
		"":                              ErrNoSave,
		"[]":                            ErrNoSave,
		`{"game":"chess","records":[]}`: ErrNoSave,
		`{"game":"clinic","collection":2,"games":[]}`:               ErrNewer,
		`{"game":"clinic","games":{}}`:                              ErrDamaged,
		`{"kept":[1]}`:                                              ErrDamaged,
		`{"kept":{"a":[` + strings.Repeat("{},", 100_000) + `{}]}}`: ErrDamaged,
		`{"a_later_thing":` + strings.Repeat("[", 20_000) + "}":     ErrDamaged,
	} {
		if pieces, got := piecesOf([]byte(text)); !errors.Is(got, err) || len(pieces) > 0 {
			t.Errorf("%.40s: %d pieces, %v", text, len(pieces), got)
		}
	}
	if _, err := ReadCollection(make([]byte, LargestCollection+1)); !errors.Is(err, ErrDamaged) {
		t.Error(err)
	}
	var c Collector
	if c.Add(Piece{GamePiece, "broken", []byte(`{"game"`)}) == nil || c.Add(Piece{GamePiece, "large", []byte(`"` + strings.Repeat("x", Largest) + `"`)}) == nil {
		t.Error("what nobody could read is in the file")
	}
	const most = 40 << 20
	huge := []byte(`{"game":"clinic","records":[` + strings.Repeat("{},", 3_000_000) + "{}]}")
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	r, err := ReadCollection(huge)
	if err != nil {
		t.Fatal(err)
	}
	for range 1000 {
		if _, err := r.Next(); err != nil {
			t.Fatal(err)
		}
	}
	if runtime.ReadMemStats(&after); after.TotalAlloc-before.TotalAlloc > most {
		t.Errorf("%d bytes are taken", after.TotalAlloc-before.TotalAlloc)
	}
}
