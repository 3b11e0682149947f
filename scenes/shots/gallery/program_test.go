package gallery_test

import (
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The program doesn't contain the sample games.
func TestTheProgramBringsNoPictures(t *testing.T) {
	list := exec.Command("go", "list", "-deps", ".")
	list.Dir = "../../.."
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := strings.Fields(string(out))
	if !slices.Contains(packages, "clinic/scenes/table/controller") {
		t.Fatalf("these are not the packages of the program: %s", out)
	}
	for _, name := range packages {
		if strings.HasPrefix(name, "clinic/scenes/shots") || name == "clinic/scenes/scenetest" {
			t.Errorf("the program imports %s", name)
		}
	}
}

// Code that sets up scenes for pictures is here, and in none of the scenes.
func TestScenesHaveNoPicturesOfThemselves(t *testing.T) {
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		if err == nil && strings.Contains(path, "shots") && !entry.IsDir() && !strings.HasPrefix(path, "../../shots") {
			t.Errorf("%s is about pictures", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// What draws the table decides nothing: neither it nor its parts know who plays there.
func TestTheViewDoesNotKnowTheHands(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "./scenes/table", "./scenes/table/panels", "./scenes/table/view", "./scenes/table/paper", "./scenes/table/thing")
	list.Dir = "../../.."
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range strings.Fields(string(out)) {
		if name == "clinic/scenes/table/controller" {
			t.Errorf("the view imports %s", name)
		}
	}
}

// The window, its widgets and its tree know nothing about the game played in it.
func TestTheWindowKnowsNoGame(t *testing.T) {
	list := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "./scenes", "./scenes/ui", "./scenes/ui/tree")
	list.Dir = "../../.."
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != 3 {
		t.Fatalf("%d packages are listed", len(lines))
	}
	for _, line := range lines {
		names := strings.Fields(line)
		for _, name := range names[1:] {
			if name == "clinic/game" || strings.HasPrefix(name, "clinic/game/") || name == "clinic/scenes/session" || name == "clinic/scenes/words" {
				t.Errorf("%s imports %s", names[0], name)
			}
		}
	}
}
