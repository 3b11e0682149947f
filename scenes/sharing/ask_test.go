package sharing

import (
	"strings"
	"testing"

	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/game/share"
	"clinic/scenes"
	"clinic/scenes/clipboard"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/sprites/theme"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// sheet is a scene that asks what is to be shared as soon as it is up.
type sheet struct {
	session *session.Session
	asked   bool
}

func (s *sheet) Layout(*scenes.Context, float64, float64) {}
func (s *sheet) Draw(c *ui.Canvas)                        { c.Fill(ui.Rect{W: c.Width, H: c.Height}, theme.Ground) }
func (s *sheet) Update(c *scenes.Context) {
	if !s.asked {
		s.asked = true
		Ask(c, s.session, func() {})
	}
}

// A game that is over gives a code with its score and a link to all of it, and its log tells what happened.
func TestAGameThatIsOverIsShared(t *testing.T) {
	reader := ui.NewReader("en")
	s, err := sample.Ended(1)
	if err != nil {
		t.Fatal(err)
	}
	match := s.Match()
	given := func(line string) string {
		stage := scenetest.NewStage(reader, &sheet{session: s}, 1280, 800, 100)
		stage.ClickOn(t, line)
		return <-clipboard.Read()
	}
	setup, err := share.Read(given("dialog.line.0"), extensions.All())
	if err != nil || setup.Config.Seed != match.Rules.Config.Seed || setup.Score == nil {
		t.Errorf("the code tells %+v: %v", setup, err)
	}
	link := given("dialog.line.1")
	again, err := save.OfLink(link, extensions.All())
	if err != nil || len(again.Match.Log) != len(match.Log) || !again.Match.State.Over {
		t.Errorf("the link %.40q: %v", link, err)
	}
	t.Logf("the link has %d characters", len(link))
	log := logOf(reader, s)
	if lines := strings.Count(log, "\n"); lines < 10 || strings.Contains(log, "{{") {
		t.Errorf("the log is %d lines: %.300s", lines, log)
	}
}

// A game that goes on has a code without a score, and no link.
func TestAGameThatGoesOnIsShared(t *testing.T) {
	reader := ui.NewReader("en")
	match, err := sample.AtMove(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	stage := scenetest.NewStage(reader, &sheet{session: sample.Session(match)}, 390, 844, 100)
	if _, four := stage.Seen().At["dialog.line.4"]; four {
		t.Error("there is a link")
	}
	stage.Tap(t, "dialog.line.0")
	if setup, err := share.Read(<-clipboard.Read(), extensions.All()); err != nil || setup.Score != nil {
		t.Errorf("%+v: %v", setup, err)
	}
}
