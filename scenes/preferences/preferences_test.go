package preferences_test

import (
	"bytes"
	"image/color"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"clinic/assets"
	"clinic/assets/sounds/generator"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/preferences"
	"clinic/scenes/scenetest"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// The settings are changed with the mouse in the real window: everything grows at once, and is still large after a
// restart.
func TestSettingsAreChangedAndKept(t *testing.T) {
	home := t.TempDir()
	w := scenetest.StartIn(t, home)
	w.ClickOn("title.settings")
	w.UntilScene("preferences")
	before := w.Seen().At["settings.back"]
	w.ClickOn("settings.page.screen")
	w.ClickOn("settings.scale.more") // 125 %, the most that fits this window
	w.Until("a larger Back button", func(s scenes.Seen) bool { return s.At["settings.back"][2] > before[2]*1.2 })
	w.ClickOn("settings.page.motion")
	w.ClickOn("settings.reduce_motion")
	w.Screenshot("settings-125")
	w.ClickOn("settings.page.colors")
	w.ClickOn("settings.contrast")
	w.ClickOn("settings.vision.deuteranopia")
	w.Screenshot("settings-colors")
	if sounds := w.Sounds(); !slices.Contains(sounds, "button") || !slices.Contains(sounds, "felt-tick") {
		t.Errorf("heard are %q; a button and a step are missing", sounds)
	}
	w.Key("Escape")
	w.UntilScene("title")
	w.ClickOn("title.quit")
	if said, code := w.Ended(); code != 0 || said != "" {
		t.Fatalf("the program ended with code %d and said %q", code, said)
	}

	t.Setenv("XDG_CONFIG_HOME", home)
	if kept, err := scenes.LoadSettings(); err != nil || kept.Scale != 125 || !kept.ReduceMotion || !kept.HighContrast || kept.Vision != theme.Deuteranopia {
		t.Errorf("kept are %+v, %v; want 125 %%, reduced motion and high contrast for deuteranopia", kept, err)
	}
	w = scenetest.StartIn(t, home)
	w.ClickOn("title.settings")
	w.Until("the larger Back button again", func(s scenes.Seen) bool { return s.At["settings.back"][2] > before[2]*1.2 })
}

// settingsOf returns the settings that a stage has saved.
func settingsOf(t *testing.T) scenes.Settings {
	t.Helper()
	kept, err := scenes.LoadSettings()
	if err != nil {
		t.Fatal(err)
	}
	return kept
}

// open shows the settings at a page, in a window of that size, with settings of its own.
func open(t *testing.T, reader *ui.Reader, page string, width, height int) *scenetest.Stage {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	return scenetest.NewStage(reader, preferences.At(reader, page), width, height, 100)
}

// keyboard presses keys on a stage.
type keyboard struct {
	*scenetest.Stage
	recognizer input.Recognizer
}

// press presses keys one after another.
func (k *keyboard) press(keys ...ebiten.Key) {
	for _, key := range keys {
		k.Tick(k.recognizer.Recognize(&input.Devices{MouseX: -1, MouseY: -1, Keys: []ebiten.Key{key}}))
		k.Tick(k.recognizer.Recognize(&input.Devices{MouseX: -1, MouseY: -1}))
	}
}

// tabTo presses Tab until the thing called id has the focus.
func (k *keyboard) tabTo(t *testing.T, id string) {
	t.Helper()
	for range 60 {
		k.press(ebiten.KeyTab)
		at := k.Seen().At
		focus, thing := at[ui.FocusLandmark], at[id]
		if focus[3] > 0 && focus[0] >= thing[0]-1 && focus[1] >= thing[1]-1 && focus[0]+focus[2] <= thing[0]+thing[2]+1 && focus[1]+focus[3] <= thing[1]+thing[3]+1 {
			return
		}
	}
	t.Fatalf("Tab does not lead to %s", id)
}

// Pages are opened and settings changed with keys alone, and the changes are saved.
func TestSettingsByKeys(t *testing.T) {
	reader := ui.NewReader("en")
	s := &keyboard{Stage: open(t, reader, "language", 1280, 800)}
	s.tabTo(t, "settings.page.motion")
	s.press(ebiten.KeyEnter)
	s.tabTo(t, "settings.reduce_motion")
	s.press(ebiten.KeyEnter) // no speed without motion
	s.tabTo(t, "settings.speed")
	s.press(ebiten.KeyArrowRight, ebiten.KeyArrowLeft, ebiten.KeyArrowLeft)
	if now := settingsOf(t).Speed; now != 50 {
		t.Errorf("the speed is %d %%, not 50", now)
	}
	s.tabTo(t, "settings.page.language")
	s.press(ebiten.KeyEnter)
	s.tabTo(t, "settings.language.fr")
	s.press(ebiten.KeyEnter)
	if now := settingsOf(t).Language; now != "fr" || s.Texts.Chosen() != "fr" {
		t.Errorf("the language kept is %q, that in use %q", now, s.Texts.Chosen())
	}
}

// High contrast and the colors for a color vision take effect at once, are saved, and can be set back to the
// defaults.
func TestColorsAreChosen(t *testing.T) {
	reader := ui.NewReader("en")
	s := open(t, reader, "colors", 1280, 800)
	before := s.Picture()
	worn := func(c theme.Color, look theme.Theme) (dots int) {
		picture, shown := s.Picture(), color.RGBA(look.RGBA(c))
		for y := range picture.Rect.Dy() {
			for x := range picture.Rect.Dx() {
				if picture.RGBAAt(x, y) == shown {
					dots++
				}
			}
		}
		return dots
	}
	look := theme.Theme{Vision: theme.Protanopia}
	sampled := worn(theme.YellowLevel, look)
	s.ClickOn(t, "settings.vision.protanopia")
	if now, dots := settingsOf(t).Look(), worn(theme.YellowLevel, look); now != look || dots <= sampled {
		t.Errorf("kept is %+v, and %d dots wear it, before %d", now, dots, sampled)
	}
	s.ClickOn(t, "settings.contrast")
	look.Contrast = true
	if now, dots := settingsOf(t).Look(), worn(theme.Paper, look)+worn(theme.Ground, look); now != look || dots < 1280*800/4 {
		t.Errorf("kept is %+v, and %d dots wear it", now, dots)
	}
	if bytes.Equal(s.Picture().Pix, before.Pix) {
		t.Error("the screen looks as before")
	}
	s.ClickOn(t, "settings.contrast")
	s.ClickOn(t, "settings.vision.all")
	s.Tick(input.Idle())
	if after := s.Picture(); !bytes.Equal(after.Pix, before.Pix) {
		t.Error("the usual colors do not come back")
	}
}

// While the size of everything is being chosen its button stays where it was. Then everything is resized, even if
// the player leaves at once.
func TestTheSizeIsChosenUnderThePointer(t *testing.T) {
	reader := ui.NewReader("en")
	for _, leaves := range []bool{false, true} {
		s := open(t, reader, "screen", 1600, 1000)
		before := s.Seen().At["settings.scale.more"]
		s.ClickOn(t, "settings.scale.more")
		if now := s.Seen().At["settings.scale.more"]; now != before || settingsOf(t).Scale != 100 {
			t.Errorf("the button is at %v, and was at %v; everything is at %d %%", now, before, settingsOf(t).Scale)
		}
		if leaves {
			s.ClickOn(t, "settings.back")
		} else {
			s.Wait(60)
		}
		if now := settingsOf(t); now.Scale <= 100 {
			t.Errorf("leaving at once %v: everything is at %d %%", leaves, now.Scale)
		}
	}
}

// Texts grow at once, alone, and the size is saved; nothing except texts is larger then.
func TestTextsGrowAlone(t *testing.T) {
	reader := ui.NewReader("en")
	s := open(t, reader, "screen", 1280, 800)
	high := func() float64 {
		for _, ink := range s.Seen().Inks {
			if ink.Text == s.T("settings.full_screen") {
				return ink.H
			}
		}
		t.Fatal("the name of a setting is not seen")
		return 0
	}
	before, button := high(), s.Seen().At["settings.back"]
	for range 3 {
		s.ClickOn(t, "settings.text_size.more")
	}
	if now := settingsOf(t); now.TextSize != 150 || now.Scale != 100 {
		t.Errorf("kept are texts of %d %%, everything at %d %%", now.TextSize, now.Scale)
	}
	if now := high(); now < 1.4*before {
		t.Errorf("a capital is %.1f high, and was %.1f", now, before)
	}
	if now := s.Seen().At["settings.back"]; now[3] != button[3] {
		t.Errorf("a button is %.0f high, and was %.0f", now[3], button[3])
	}
	for range 4 {
		s.ClickOn(t, "settings.text_size.less")
	}
	if now := high(); settingsOf(t).TextSize != 85 || now > 0.9*before {
		t.Errorf("at %d %% a capital is %.1f high, and was %.1f", settingsOf(t).TextSize, now, before)
	}
}

// In a narrow window a finger opens a page of the list and changes a setting, and Back, an icon as on other screens,
// leads to the list again.
func TestSettingsByTouch(t *testing.T) {
	reader := ui.NewReader("en")
	s := open(t, reader, "", 390, 844)
	if back := s.Seen().At["settings.back"]; back[2] != back[3] {
		t.Errorf("Back is %v, but an icon alone on every other screen of this window", back)
	}
	s.Tap(t, "settings.page.hand")
	s.Tap(t, "settings.left_handed")
	if !settingsOf(t).LeftHanded {
		t.Error("it is not for the left hand")
	}
	s.Tap(t, "settings.back")
	s.Tap(t, "settings.page.motion")
	s.Tap(t, "settings.reduce_motion")
	if settingsOf(t).ReduceMotion {
		t.Error("motion is still reduced")
	}
}

// In any window everything on every page can be reached and is large enough for a finger, by scrolling in low
// windows.
func TestSettingsInEveryWindow(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][2]int{{390, 844}, {844, 390}, {820, 1180}, {1024, 640}, {1280, 800}, {320, 280}} {
		s := open(t, reader, "", size[0], size[1])
		for page, ids := range map[string][]string{
			"language": {"settings.language.pt"}, "screen": {"settings.scale", "settings.text_size", "settings.full_screen"},
			"motion": {"settings.reduce_motion", "settings.speed", "settings.bots"},
			"sound":  {"sound.on", "sound.pieces", "sound.music", "sound.mono"}, "colors": {"settings.contrast", "settings.vision.all", "settings.vision.tritanopia"}, "hand": {"settings.left_handed", "settings.buzz"}, "keys": {"settings.keys"},
		} {
			if _, list := s.Seen().At["settings.pages"]; !list {
				s.ClickOn(t, "settings.back")
			}
			scrollTo(s, "settings.pages", "settings.page."+page)
			s.ClickOn(t, "settings.page."+page)
			for _, fault := range s.Faults() {
				t.Errorf("%v, %s: %s", size, page, fault)
			}
			for _, id := range ids {
				scrollTo(s, "settings.rows", id)
				if at := s.Seen().At[id]; at[3] < 43 || at[2] < 44 || at[0] < 0 || at[0]+at[2] > float64(size[0]) {
					t.Errorf("in a window of %v %s lies at %v", size, id, at)
				}
			}
		}
		s.Clear()
	}
}

// scrollTo turns the wheel over a list until the thing called id in it is wholly visible: up, and then down.
func scrollTo(s *scenetest.Stage, list, id string) {
	for i := range 60 {
		if s.Seen().At[id][3] >= 43 {
			return
		}
		rows, g := s.Seen().At[list], input.Idle()
		g.X, g.Y, g.Hovering, g.Wheel = rows[0]+rows[2]/2, rows[1]+rows[3]/2, true, 1
		if i >= 20 {
			g.Wheel = -0.5
		}
		s.Tick(g)
	}
}

// Each volume is changed with the mouse, is heard at its new value, and holds at once; so do the switches.
func TestVolumesAreChanged(t *testing.T) {
	reader := ui.NewReader("en")
	s := open(t, reader, "sound", 1280, 800)
	for id, want := range map[string]struct {
		class  generator.Class
		sample string
	}{
		"sound.pieces": {generator.Pieces, "put-tile"},
		"sound.people": {generator.People, "step-tile"},
		"sound.events": {generator.Events, "coins-2"},
		"sound.music":  {generator.Music, ""},
	} {
		before := s.Choice().Volumes
		s.Heard()
		s.ClickOn(t, id+".less")
		if now := s.Choice().Volumes; now[want.class] != before[want.class]-10 {
			t.Errorf("%s goes from %v to %v", id, before, now)
		}
		if want.sample == "" {
			continue
		}
		if !s.Hears(want.sample) {
			t.Errorf("%s lets nothing be heard", id)
		}
		if s.ClickOn(t, id+".hear"); !s.Hears(want.sample) {
			t.Errorf("a click on the picture of %s lets nothing be heard", id)
		}
	}
	s.ClickOn(t, "sound.mono")
	if !s.Choice().Mono {
		t.Error("both ears hear the same: no")
	}
	s.ClickOn(t, "sound.on")
	if s.Choice().On {
		t.Error("sound is not off")
	}
	before := s.Choice().Volumes
	if s.ClickOn(t, "sound.people.more"); s.Choice().Volumes != before {
		t.Error("a volume can be changed while there is no sound")
	}
}

// Settings saved by an earlier program are read, and those that it did not know have their defaults.
func TestSettingsOfEarlierPrograms(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	if err := scenes.DefaultSettings().Save(); err != nil {
		t.Fatal(err)
	}
	var path string
	err := filepath.WalkDir(home, func(at string, entry os.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			path = at
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	old := `{"language":"pt","scale":125,"full_screen":false,"reduce_motion":true,"speed":200,"sound":false,"bot_speed":4}`
	if err := os.WriteFile(path, []byte(old), 0o600); err != nil {
		t.Fatal(err)
	}
	want := scenes.DefaultSettings()
	want.Language, want.Scale, want.ReduceMotion, want.Speed, want.Sound, want.BotSpeed = "pt", 125, true, 200, false, 4
	if got := settingsOf(t); !reflect.DeepEqual(got, want) {
		t.Errorf("read are %+v, want %+v", got, want)
	}
}

// The license of a built-in work opens below its button, pushes the next one down, and closes again: by mouse, and
// by keys.
func TestCreditsShowALicence(t *testing.T) {
	reader := ui.NewReader("en")
	stage := open(t, reader, "credits", 1280, 800)
	all := assets.Licences()
	id := func(l assets.Licence) string { return "settings.licence." + l.Kind + "." + l.Of[0] }
	next := stage.Seen().At[id(all[1])]
	if next[3] == 0 {
		t.Fatal("the second licence has no button in sight")
	}
	for _, use := range []func(){
		func() { stage.ClickOn(t, id(all[0])) },
		func() { (&keyboard{Stage: stage}).press(ebiten.KeyEnter) },
	} {
		before := stage.Seen().At[id(all[1])] == next
		use()
		if after := stage.Seen().At[id(all[1])] == next; after == before {
			t.Errorf("the second button stays where it is, at %v", next)
		}
	}
}
