package newgame

import (
	"slices"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/share"
	"clinic/input"
	"clinic/scenes/clipboard"
	"clinic/scenes/scenetest"
	"clinic/scenes/scenetest/given"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// codeOf returns the code of a game in which everything differs from the defaults.
func codeOf(t *testing.T) (string, share.Setup) {
	t.Helper()
	score := 61
	s := share.Setup{Config: game.Config{
		Players: 2, Seed: 987654, Sides: []string{"3x3", "4x3"}, Layouts: []string{"orange", ""}, Extensions: []string{"emergency", "cigarettes"},
		AnnexSides: []string{"3x2", "4x2"}, AnnexLayouts: []string{"dark", ""}, Numbers: map[string]int{"price.garden": 9},
	}, Bots: []bot.Level{"", bot.Chief}, Score: &score}
	code, err := share.Code(s, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	return code, s
}

// until runs ticks until something is true: the clipboard answers when it likes.
func until(t *testing.T, stage *scenetest.Stage, done func() bool) {
	t.Helper()
	given.Until(t, "it", func() bool {
		stage.Wait(1)
		return done()
	})
}

// A code typed on its screen sets everything up and names the score to beat; the same game has the same code.
func TestACodeSetsTheGameUp(t *testing.T) {
	reader := ui.NewReader("en")
	code, want := codeOf(t)
	for _, size := range [][2]int{{1280, 800}, {390, 844}, {844, 390}} {
		s, stage, begun := open(t, reader, size[0], size[1], 100, extensions.All()...)
		if _, parts := stage.Seen().At["newgame.parts"]; parts {
			stage.ClickOn(t, "newgame.parts.2")
		}
		stage.ClickOn(t, "newgame.code")
		stage.ClickOn(t, "sharing.written")
		stage.Type("not a code")
		stage.ClickOn(t, "sharing.set_up")
		if _, refused := stage.Seen().At["sharing.problem"]; !refused {
			t.Error("nothing is said of what is no code")
		}
		clipboard.Write(code)
		stage.ClickOn(t, "sharing.paste")
		until(t, stage, func() bool { return stage.Scene() == s })
		if _, there := stage.Seen().At["newgame.to_beat"]; !there {
			t.Errorf("at %v nothing says what is to be beaten", size)
		}
		if s.code() == "" {
			t.Error("the game that is set up has no code")
		}
		if _, parts := stage.Seen().At["newgame.parts"]; parts {
			stage.ClickOn(t, "newgame.parts.0")
		}
		stage.ClickOn(t, "newgame.start")
		if begun.rules == nil {
			t.Fatal("nothing was started")
		}
		rules, err := game.NewRules(want.Config, extensions.All())
		if err != nil {
			t.Fatal(err)
		}
		c := begun.rules.Config
		if c.Seed != 987654 || !slices.Equal(c.Sides, rules.Config.Sides) || !slices.Equal(c.Layouts, rules.Config.Layouts) || !slices.Equal(c.AnnexLayouts, rules.Config.AnnexLayouts) ||
			len(c.Extensions) != 2 || c.Numbers["price.garden"] != 9 || begun.seats[1].Bot != bot.Chief {
			t.Errorf("the game is %+v with %+v", c, begun.seats)
		}
		if begun.toBeat == nil || *begun.toBeat != *want.Score {
			t.Errorf("in it %v is to be beaten", begun.toBeat)
		}
	}
}

// What is pasted outside of a field is taken at once; a text that is no code changes nothing, and another choice has
// nothing to beat.
func TestACodeIsPastedWithKeys(t *testing.T) {
	reader := ui.NewReader("en")
	code, _ := codeOf(t)
	s, stage, _ := open(t, reader, 1280, 800, 100, extensions.All()...)
	before := s.config()
	clipboard.Write("CLINIC-1234-5678")
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyV)
	until(t, stage, func() bool { _, said := stage.Seen().At["toast"]; return said })
	if after := s.config(); after.Seed != before.Seed || after.Players != before.Players {
		t.Errorf("what is no code makes %+v of %+v", after, before)
	}
	clipboard.Write("Try this: " + code)
	stage.KeysWith(input.Devices{Control: true}, ebiten.KeyV)
	until(t, stage, func() bool { return s.choice.seed == "987654" })
	if s.toBeat() == nil {
		t.Error("nothing is to be beaten")
	}
	stage.ClickOn(t, "newgame.new_seed")
	if s.toBeat() != nil {
		t.Error("another game is to be beaten with the same score")
	}
}

// The code of the chosen game is copied, and leads to the same game.
func TestTheCodeOfAGameIsCopied(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, _ := open(t, reader, 1280, 800, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.code")
	stage.ClickOn(t, "sharing.copy")
	setup, err := share.Read(<-clipboard.Read(), extensions.All())
	if err != nil || setup.Config.Seed != s.config().Seed || setup.Config.Players != 2 {
		t.Errorf("%+v: %v", setup, err)
	}
	stage.Keys(ebiten.KeyEscape)
	if stage.Scene() != s {
		t.Error("Esc does not lead back")
	}
}
