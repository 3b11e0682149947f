package theme

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// written finds colors written as numbers in a file, as RRGGBB.
var written = map[string]*regexp.Regexp{
	".go": regexp.MustCompile(`\b0x([0-9A-Fa-f]{6})\b|(?:RGBA|Color)\{(?:R: *)?(?:0x)?([0-9][^}]*)\}`),
	".py": regexp.MustCompile(`#([0-9A-Fa-f]{6})\b`),
}

// A color is written once: colors of the program only in the palette, a shade that only the art has once in its
// generator.
func TestAColorIsWrittenOnce(t *testing.T) {
	places := map[string][]string{}
	for _, folder := range []string{"sprites", "scenes", "input", "assets/art/generator"} {
		err := filepath.WalkDir(filepath.Join("..", "..", folder), func(path string, entry os.DirEntry, err error) error {
			colors := written[filepath.Ext(path)]
			if err != nil || colors == nil || strings.HasSuffix(path, "_test.go") {
				return err
			}
			source, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for i, line := range strings.Split(string(source), "\n") {
				for _, found := range colors.FindAllStringSubmatch(line, -1) {
					place := fmt.Sprintf("%s:%d", path, i+1)
					code := strings.ToUpper(strings.Join(found[1:], ""))
					places[code] = append(places[code], place)
					if strings.HasSuffix(path, ".go") && filepath.Base(path) != "palette.go" {
						t.Errorf("%s writes the color %s; sprites/theme/palette.go is where it belongs", place, code)
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(places) < 100 {
		t.Fatalf("only %d colors are found: the test looks in the wrong place", len(places))
	}
	for code, where := range places {
		if len(where) > 1 {
			t.Errorf("#%s is written in %s: give it a name where it is first, and use that", code, strings.Join(where, ", "))
		}
	}
}

// The generator of the art reads the palette, and rejects a list that it doesn't understand.
func TestTheGeneratorReadsThePalette(t *testing.T) {
	python := func(code string) (string, error) {
		command := exec.Command("python3", "-B", "-c", code)
		command.Dir = filepath.Join("..", "..", "assets", "art", "generator")
		said, err := command.CombinedOutput()
		return string(said), err
	}
	said, err := python("import json, palette; print(json.dumps(palette.PAINT))")
	if err != nil {
		t.Fatal(said, err)
	}
	var read map[string]string
	if err := json.Unmarshal([]byte(said), &read); err != nil {
		t.Fatal(err)
	}
	for name, of := range map[string]Color{"Ground": Ground, "Shade": Shade, "HubColor": HubColor, "FourthSeat": FourthSeat} {
		color := Theme{}.RGBA(of)
		if want := fmt.Sprintf("#%02X%02X%02X", color.R, color.G, color.B); read[name] != want {
			t.Errorf("the generator reads %s as %q, which is %s", name, read[name], want)
		}
	}
	for _, line := range []string{`Ink = rgb(0x2C28)`, `Ink = Shade`, `Ink, Card = rgb(0x2C2845), rgb(0x2C2845)`} {
		if said, err := python(fmt.Sprintf("import palette; palette.read_paint(%q)", "var (\n\t"+line+"\n)\n")); err == nil {
			t.Errorf("the generator reads %q: %s", line, said)
		}
	}
}
