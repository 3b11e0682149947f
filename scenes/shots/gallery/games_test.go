package gallery

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"maps"
	"os"
	"slices"
	"testing"

	"clinic/scenes/ui"
)

var renewed = flag.Bool("record", false, "record the games of the pictures anew")

// Every game shown in a picture is recorded, and no other: how random players choose changes no picture.
func TestTheGamesOfThePicturesAreRecorded(t *testing.T) {
	reader := ui.NewReader("en")
	asked, anew = map[string][]move{}, *renewed
	defer func() { asked, anew = nil, false }()
	for _, shot := range TableShots() {
		if _, err := shot.Scene(reader); err != nil {
			t.Fatal(err)
		}
	}
	if *renewed {
		write(t, asked)
		return
	}
	for one, moves := range asked {
		if len(games()[one]) < len(moves) {
			t.Errorf("the game %s is not recorded; record the games with -record", one)
		}
	}
	for _, one := range slices.Sorted(maps.Keys(games())) {
		if _, shown := asked[one]; !shown {
			t.Errorf("no picture shows the game %s any more; record the games with -record", one)
		}
	}
}

func write(t *testing.T, games map[string][]move) {
	t.Helper()
	var packed bytes.Buffer
	writer := gzip.NewWriter(&packed)
	if err := json.NewEncoder(writer).Encode(games); err != nil {
		t.Fatal(err)
	}
	if err := writer.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("games.json.gz", packed.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
