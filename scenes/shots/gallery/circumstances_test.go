package gallery_test

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"clinic/assets/texts"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/gallery"
	"clinic/scenes/ui"
	"clinic/scenes/ui/tree"
)

// window is the size of a window in pixels.
type window struct{ width, height int }

// The windows in which scenes are checked: phones, a tablet, the narrowest window with panels on all sides, a usual
// one and large ones.
var (
	usual, upright, lying            = window{1280, 800}, window{390, 844}, window{844, 390}
	tablet, narrow, large, veryLarge = window{820, 1180}, window{1024, 640}, window{1920, 1080}, window{2560, 1440}
)

// circumstance is the setting in which a scene is checked: a window, a language, and how texts are written.
type circumstance struct {
	window
	language string // "" is English
	look     string // "" is texts of the usual size in the usual colors
}

// Looks that differ from the usual one.
const (
	longer   = "longer"   // texts are 40 % longer
	larger   = "larger"   // texts have 150 % of their usual size
	smaller  = "smaller"  // texts have 85 % of their usual size
	contrast = "contrast" // high contrast
)

// widest reports whether texts have the longest of their forms for mouse, finger and keys.
func (c circumstance) widest() bool { return c.language != "" || c.look != "" && c.look != contrast }

// String returns the circumstance's name in files.
func (c circumstance) String() string {
	return strings.Join(strings.Fields(fmt.Sprintf("%dx%d %s %s", c.width, c.height, c.language, c.look)), " ")
}

// said returns the circumstance in words.
func (c circumstance) said() string {
	said := fmt.Sprintf("at %d×%d", c.width, c.height)
	if c.language != "" {
		said += " in " + c.language
	}
	switch c.look {
	case "":
		return said
	case contrast:
		return said + " with high contrast"
	}
	return said + " with " + c.look + " texts"
}

// english returns the same window in English.
func (c circumstance) english() circumstance { return circumstance{window: c.window} }

// inUsualWindow returns the usual window in the same language and look.
func (c circumstance) inUsualWindow() circumstance { return circumstance{usual, c.language, c.look} }

// circumstances returns those in which every scene is checked. Landmarks are kept for six windows in English, and for
// two of these also in other languages and looks. Other languages use the windows in which most is cut off; the
// smallest texts, which break little, only phones.
func circumstances() (list []circumstance) {
	for _, w := range [...]window{usual, upright, lying, tablet, narrow, large} {
		list = append(list, circumstance{window: w})
	}
	for _, w := range [...]window{usual, upright} {
		list = append(list, circumstance{w, "", longer}, circumstance{w, "", contrast})
	}
	for _, w := range [...]window{usual, upright, lying, tablet, narrow, veryLarge} {
		list = append(list, circumstance{w, "", larger})
	}
	for _, language := range texts.Languages() {
		if language.Code == "en" {
			continue
		}
		for _, w := range [...]window{usual, upright, lying, narrow} {
			list = append(list, circumstance{w, language.Code, ""})
		}
		for _, w := range [...]window{usual, upright, lying} {
			list = append(list, circumstance{w, language.Code, larger})
		}
	}
	return append(list, circumstance{upright, "", smaller}, circumstance{lying, "", smaller})
}

// circumstancesOfTrees returns further ones in which scenes laid out as trees are checked: each language in each
// window, with usual and with longer texts.
func circumstancesOfTrees() (list []circumstance) {
	for _, language := range texts.Languages() {
		code := language.Code
		if code == "en" {
			code = ""
		}
		for _, w := range [...]window{usual, upright, lying, tablet, narrow, large} {
			list = append(list, circumstance{w, code, ""}, circumstance{w, code, longer})
		}
	}
	known := circumstances()
	return slices.DeleteFunc(list, func(c circumstance) bool { return slices.Contains(known, c) })
}

// isTree reports whether a scene is laid out as a tree.
func isTree(scene scenes.Scene) bool {
	_, is := scene.(interface{ Place(tree.Node, ui.Rect) })
	return is
}

// exhibit is a scene to be checked: all shots with one name.
type exhibit struct {
	name  string
	shots []gallery.Shot
	swept bool // checked in all circumstances
	small bool // played in small windows, with landmarks kept there
	keeps bool // landmarks are kept
}

// exhibits returns every scene to be checked, by name. Landmarks of scenes in small windows are not kept if there are
// some of a large one, since these are checked in small windows, too.
func exhibits(reader *ui.Reader) (list []exhibit) {
	const small, onlyShape = "small-", "table-shape-"
	of, swept := map[string][]gallery.Shot{}, map[string]bool{}
	for _, shot := range gallery.All() {
		of[shot.Name], swept[shot.Name] = append(of[shot.Name], shot), true
	}
	for _, shot := range slices.Concat(gallery.SmallShots(), gallery.SmallTableShots()) {
		of[shot.Name] = append(of[shot.Name], shot)
	}
	for _, name := range slices.Sorted(maps.Keys(of)) {
		bare, isSmall := strings.CutPrefix(name, small)
		one := exhibit{name: name, shots: of[name], swept: swept[name], small: isSmall, keeps: !isSmall || of[bare] == nil}
		if (one.swept || one.keeps) && !strings.HasPrefix(name, onlyShape) {
			list = append(list, one)
		}
	}
	return list
}

// circumstances returns those in which a scene is checked.
func (s exhibit) circumstances() (list []circumstance) {
	if s.swept {
		list = circumstances()
	}
	for _, shot := range s.shots {
		c := circumstance{window: window{shot.Width, shot.Height}}
		if s.small && s.keeps && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}

// kept returns the circumstances in which the landmarks of a scene are kept. English ones come before others in the
// same window.
func (s exhibit) kept() []circumstance {
	return slices.DeleteFunc(s.circumstances(), func(c circumstance) bool { return !s.keepsIn(c) })
}

// keepsIn reports whether the landmarks of a scene are kept in a circumstance.
func (s exhibit) keepsIn(c circumstance) bool {
	plain := c == c.english()
	switch {
	case !s.keeps:
		return false
	case s.small:
		return plain && slices.ContainsFunc(s.shots, func(shot gallery.Shot) bool { return window{shot.Width, shot.Height} == c.window })
	case plain:
		return true
	}
	return (c.window == usual || c.window == upright) && (c.language == "" || c.look == "") && c.look != smaller
}

// shot returns the shot that shows a scene in a window: the one played in that window, if the scene was played in
// small windows, or else the first.
func (s exhibit) shot(w window) gallery.Shot {
	for _, shot := range s.shots {
		if s.small && shot.Width == w.width && shot.Height == w.height {
			return shot
		}
	}
	return s.shots[0]
}

// reader returns who reads in a circumstance.
func (c circumstance) reader() *ui.Reader {
	reader := ui.NewReader(cmp.Or(c.language, "en"))
	reader.Texts.Widest(c.widest())
	switch c.look {
	case larger:
		reader.Styles = ui.StylesAt(150)
	case smaller:
		reader.Styles = ui.StylesAt(85)
	case longer:
		reader.Texts.Lengthen(40)
	}
	return reader
}

// show puts a scene on a stage. Clear the stage afterward.
func (s exhibit) show(t *testing.T, c circumstance) *scenetest.Stage {
	t.Helper()
	reader := c.reader()
	shot := s.shot(c.window)
	scene, err := shot.Scene(reader)
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStageWith(reader, scene, shot.Doors.Options(), c.width, c.height, 100)
	stage.KeepOff(shot.Edges)
	if c.look == contrast {
		settings := scenes.DefaultSettings()
		settings.ReduceMotion, settings.HighContrast = true, true
		stage.ChangeSettings(settings)
	}
	stage.Wait(2)
	return stage
}
