package gallery_test

import (
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
	"clinic/sprites/paint"
)

// circumstance is the window that a scene is looked at in, and how its texts are written there: "" is English of the
// usual size.
type circumstance struct {
	width, height int
	texts         string
}

// How texts are written that are no code of a language.
const (
	longer       = "longer"   // by 40 %, in the longest form for mouse, finger and keys; only where things are is kept of them
	larger       = "larger"   // of 150 %
	highContrast = "contrast" // with high contrast
)

// windows are those that the landmarks of every scene are kept in: phones, a tablet, the narrowest window with panels
// on all sides, and two usual ones. The first two are also those of other languages, longer and larger texts, and
// high contrast.
var windows = [...][2]int{{1280, 800}, {390, 844}, {844, 390}, {820, 1180}, {1024, 640}, {1920, 1080}}

// String returns how the circumstance is called in files.
func (c circumstance) String() string {
	return strings.TrimSpace(fmt.Sprintf("%dx%d %s", c.width, c.height, c.texts))
}

// said returns the circumstance in words.
func (c circumstance) said() string {
	window := fmt.Sprintf("at %d×%d", c.width, c.height)
	switch c.texts {
	case "":
		return window
	case longer, larger:
		return window + " with " + c.texts + " texts"
	case highContrast:
		return window + " with high contrast"
	}
	return window + " in " + c.texts
}

// english returns the same window in English.
func (c circumstance) english() circumstance { return circumstance{width: c.width, height: c.height} }

// inFirstWindow returns the first window with texts written in the same way.
func (c circumstance) inFirstWindow() circumstance {
	return circumstance{windows[0][0], windows[0][1], c.texts}
}

// circumstances returns those that the landmarks of a scene are kept in. Scenes that are played in a small window of
// their own are looked at in that window.
func (s exhibit) circumstances() (list []circumstance) {
	if s.small {
		for _, shot := range s.shots {
			list = append(list, circumstance{width: shot.Width, height: shot.Height})
		}
		return list
	}
	for i, window := range windows {
		list = append(list, circumstance{window[0], window[1], ""})
		if i > 1 {
			continue
		}
		for _, language := range texts.Languages() {
			if language.Code != "en" {
				list = append(list, circumstance{window[0], window[1], language.Code})
			}
		}
		for _, written := range [...]string{longer, larger, highContrast} {
			list = append(list, circumstance{window[0], window[1], written})
		}
	}
	return list
}

// exhibit is a scene whose landmarks are kept: all shots of one name.
type exhibit struct {
	name  string
	shots []gallery.Shot
	small bool // it is only shown in small windows
}

// exhibits returns every scene whose landmarks are kept. Scenes in small windows that are shown in large ones too are
// left out, since all of these are looked at in small windows.
func exhibits() (list []exhibit) {
	const small, onlyShape = "small-", "table-shape-"
	of := map[string][]gallery.Shot{}
	for _, shot := range slices.Concat(gallery.All(), gallery.SmallShots(), gallery.SmallTableShots()) {
		of[shot.Name] = append(of[shot.Name], shot)
	}
	for _, name := range slices.Sorted(maps.Keys(of)) {
		bare, isSmall := strings.CutPrefix(name, small)
		if _, large := of[bare]; isSmall && large || strings.HasPrefix(name, onlyShape) {
			continue
		}
		list = append(list, exhibit{name, of[name], isSmall})
	}
	return list
}

// shot returns the shot of a window, else the first one.
func (s exhibit) shot(width, height int) gallery.Shot {
	for _, shot := range s.shots {
		if shot.Width == width && shot.Height == height {
			return shot
		}
	}
	return s.shots[0]
}

// look returns the landmarks of a scene in a circumstance.
func (s exhibit) look(t *testing.T, c circumstance) landmarks {
	t.Helper()
	language, longerBy := "en", 0
	scenetest.TextSize = 100
	switch c.texts {
	case "", highContrast:
	case longer:
		longerBy = 40
	case larger:
		scenetest.TextSize = 150
	default:
		language = c.texts
	}
	gallery.Language, gallery.TextSize = language, scenetest.TextSize
	texts.Choose(language)
	texts.Widest(longerBy > 0)
	ui.Lengthen(longerBy)
	ui.SizeTexts(scenetest.TextSize)
	shot := s.shot(c.width, c.height)
	scene, err := shot.Scene()
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStageWith(scene, shot.Doors, c.width, c.height, 100)
	defer stage.Clear()
	stage.KeepOff(shot.Edges)
	if c.texts == highContrast {
		settings := scenes.DefaultSettings()
		settings.ReduceMotion, settings.HighContrast = true, true
		stage.ChangeSettings(settings)
	}
	stage.Wait(2)
	for _, g := range shot.Play {
		stage.Tick(g)
	}
	seen := landmarksOf(stage.Seen())
	if c.texts == longer {
		seen.forgetTexts()
	}
	return seen
}

// asUsual takes back what look has changed.
func asUsual() {
	gallery.Language, gallery.TextSize, scenetest.TextSize = "en", 100, 100
	texts.Choose("en")
	texts.Widest(false)
	ui.Lengthen(0)
	ui.SizeTexts(100)
	paint.Wear(paint.Look{})
}
