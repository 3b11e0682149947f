package gallery_test

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"clinic/game/gametest"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
)

var update = flag.Bool("update", false, "keep the landmarks as they are now")

// kept is the folder for what is kept of scenes, and ending the suffix of files with landmarks.
const kept, ending = "../kept", ".jsonl"

// Every scene is checked once in each of many circumstances. Everything that can be used or read is where it was, and
// says what it said, when the landmarks of the scene were kept: go test ./scenes/shots/gallery -run EveryScene
// -update keeps new ones. Scenes that only show a picture have none. In other languages, and with texts of another
// size, nothing is cut off, no word is broken, nothing covers anything and nothing lies outside; in scenes laid out as
// trees also with longer texts, in every language and window. At 100 % everything that must be read is large enough.
func TestEverySceneInManyCircumstances(t *testing.T) {
	reader := ui.NewReader("en")
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, s := range exhibits(reader) {
		t.Run(s.name, func(t *testing.T) {
			now, list := map[circumstance]landmarks{}, s.circumstances()
			for i := 0; i < len(list); i++ {
				c := list[i]
				if !c.taken() {
					continue
				}
				stage := s.show(t, c)
				if i == 0 && s.swept && gametest.Thorough && isTree(stage.Scene()) {
					list = append(list, circumstancesOfTrees()...)
				}
				if s.swept {
					for _, fault := range faultsIn(stage, s.name, c) {
						t.Errorf("%s: %s", c.said(), fault)
					}
				}
				if s.keepsIn(c) {
					for _, g := range s.shot(c.window).Play {
						stage.Tick(g)
					}
					now[c] = landmarksOf(stage.Seen())
					if c.look == longer {
						now[c].forgetTexts()
					}
				}
				stage.Clear()
			}
			if s.keeps {
				s.compare(t, now)
			}
		})
	}
}

// taken reports whether scenes are checked in a circumstance: in all of them with the build tag all, and when
// landmarks are being kept; otherwise in a window of each kind, and once in another language.
func (c circumstance) taken() bool {
	return gametest.Thorough || *update || c.look == "" && (c.language == "" && slices.Contains([]window{usual, upright, lying}, c.window) ||
		c.language == "fr" && c.window == upright)
}

// faultsIn lists what is wrong with a scene in a circumstance.
func faultsIn(stage *scenetest.Stage, name string, c circumstance) (faults []string) {
	if c.language != "" || c.look == larger || c.look == smaller || isTree(stage.Scene()) {
		// What is held may cover the grip of the sheet below.
		faults = slices.Compact(stage.Faults("space/", "slot/", "person/", "annex/space/", "annex/person/", "table.", "tip", "held", "outlined/"))
	}
	if c == c.english() && slices.Contains([]window{upright, lying, tablet, narrow}, c.window) {
		faults = append(faults, tooSmall(stage, strings.HasPrefix(name, "settings-"))...)
	}
	return faults
}

// onTab matches a number on a tab.
var onTab = regexp.MustCompile(`^\+\d+$`)

// tooSmall lists the texts that are less than 14 pixels high. Only the names of tabs, the number on the forecast's
// tab, "Seed" and the version may be smaller, but not below 12; so may letters in the pictures of settings, which are
// part of the pictures.
func tooSmall(stage *scenetest.Stage, settings bool) (faults []string) {
	names := []string{stage.T("newgame.seed"), stage.T("title.fan_work", ui.Data{"Version": "test"})}
	for _, tab := range [...]string{"town", "hand", "forecast", "others", "log", "week", "goal"} {
		names = append(names, stage.T("tab."+tab))
	}
	pictured := []string{"1", "2", "3", "4", "Aa", stage.T("settings.size_sample")}
	picture := func(text string) bool { return settings && slices.Contains(pictured, text) }
	seen := stage.Seen()
	for _, text := range seen.Fine {
		if !slices.Contains(names, text) && !onTab.MatchString(text) && !picture(text) {
			faults = append(faults, fmt.Sprintf("%q is smaller than 14 pixels", text))
		}
	}
	for _, text := range seen.Small {
		if !picture(text) {
			faults = append(faults, fmt.Sprintf("%q is smaller than 12 pixels", text))
		}
	}
	return faults
}

// compare compares the landmarks of a scene with the kept ones, or keeps them.
func (s exhibit) compare(t *testing.T, now map[circumstance]landmarks) {
	t.Helper()
	path := filepath.Join(kept, s.name+ending)
	data, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	in := s.kept()
	before, err := readLandmarks(data, in)
	if err != nil && !*update {
		t.Fatalf("%s: %v", path, err)
	}
	var d differences
	for _, c := range in {
		if c.taken() {
			d.between(before[c], now[c], c.said())
		}
	}
	told := d.told(len(in))
	if *update && len(told) > 0 {
		if err := os.WriteFile(path, written(in, now), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	for _, said := range told {
		t.Error(said)
	}
}

// No landmarks are kept for scenes that no longer exist; -update removes them.
func TestEverySceneWithLandmarksIsShown(t *testing.T) {
	reader := ui.NewReader("en")
	entries, err := os.ReadDir(kept)
	if err != nil {
		t.Fatal(err)
	}
	list := exhibits(reader)
	for _, entry := range entries {
		name, lines := strings.CutSuffix(entry.Name(), ending)
		if !lines || slices.ContainsFunc(list, func(s exhibit) bool { return s.name == name && s.keeps }) {
			continue
		}
		if !*update {
			t.Errorf("%s has landmarks, but is not shown", name)
		} else if err := os.Remove(filepath.Join(kept, entry.Name())); err != nil {
			t.Error(err)
		}
	}
}
