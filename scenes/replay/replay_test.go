package replay

import (
	"reflect"
	"testing"

	"clinic/game"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// open shows a game of a number of players again, from a command on.
func open(t *testing.T, reader *ui.Reader, players, at, width, height int) (*Scene, *scenetest.Stage) {
	t.Helper()
	match, err := sample.Whole(players, 120)
	if err != nil {
		t.Fatal(err)
	}
	s := New(reader, match, sample.Seats(players), at, 0)
	stage := scenetest.NewStage(s.Reader, s, width, height, 100)
	stage.Wait(3)
	return s, stage
}

// stands fails if anything but the match after a number of commands is shown.
func stands(t *testing.T, s *Scene, at int) {
	t.Helper()
	if s.session.Shown() != at || s.slider.Value != at {
		t.Fatalf("%d commands are shown, the slider stands at %d; want %d", s.session.Shown(), s.slider.Value, at)
	}
	want := game.NewMatch(s.match.Rules, nil)
	for _, e := range s.match.Log[:at] {
		want.Apply(e.Player, e.Command)
	}
	if !reflect.DeepEqual(s.session.Match().State, want.State) {
		t.Fatalf("after %d commands another state is shown", at)
	}
	if !reflect.DeepEqual(s.Table.State, s.session.State()) {
		t.Errorf("the table shows something else")
	}
}

// Keys move through a game: arrows by steps, Home and End to its ends, page keys from round to round.
func TestAReplayByKeys(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage := open(t, reader, 1, 0, 1280, 800)
	press := func(key ebiten.Key, at int) {
		t.Helper()
		stage.Keys(key)
		stage.Wait(2)
		stands(t, s, at)
	}
	press(ebiten.KeyArrowRight, 1)
	press(ebiten.KeyArrowRight, 2)
	press(ebiten.KeyArrowLeft, 1)
	press(ebiten.KeyEnd, len(s.match.Log))
	press(ebiten.KeyHome, 0)
	press(ebiten.KeyPageDown, s.rounds[0].at)
	press(ebiten.KeyPageDown, s.rounds[1].at)
	press(ebiten.KeyPageUp, s.rounds[0].at)
	if round := s.session.State().Round; round != 1 {
		t.Errorf("it stands in round %d", round)
	}
}

// Where popularity is bought, the table shows the money and the bill of this Business, as in the game (B85).
func TestTheBillOfAReplayIsThatOfTheGame(t *testing.T) {
	played, _, err := sample.Reviewed(1)
	if err != nil {
		t.Fatal(err)
	}
	s := New(ui.NewReader("en"), played.Match(), sample.Seats(1), 0, 0)
	stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
	asked := 0
	for at := range s.match.Log {
		if d := s.match.At(at).State.Decision(0); d == nil || d.Kind != game.DecidePopularity {
			continue
		}
		asked++
		s.showAt(at)
		stage.Wait(2)
		own := &s.session.State().Players[0]
		if got, want := s.Table.Money(0), own.Money+own.Turn.Income; got != want {
			t.Errorf("after %d commands the table shows $%d, want $%d", at, got, want)
		}
		if own.Turn.Income > 0 && (s.Phase == nil || s.Phase.Parts(0)[0].Forecast.Income == 0) {
			t.Errorf("after %d commands the bill has no income", at)
		}
		stands(t, s, at)
	}
	if asked == 0 {
		t.Error("popularity is never bought")
	}
	if !stage.Reads("Ana paid") || !stage.Reads("Ana cured") {
		t.Errorf("only %q is said of the last command", s.what())
	}
	slider := stage.Seen().At["replay.slider"]
	x, y := ui.Rect{X: slider[0], Y: slider[1], W: slider[2], H: slider[3]}.Center()
	if s.said.Y < y || s.said.X > x {
		t.Errorf("the tips of the buttons cover what was done, at %v", s.said)
	}
	for _, ink := range stage.Seen().Inks {
		if low := ink.Y + ink.H; ink.Text == "V" && ink.Y > slider[1] && low > y-9 {
			t.Errorf("the number of a round reaches down to %v, below the top of the knob at %v", low, y-11)
		}
	}
}

// A replay plays by itself, faster or slower, to its end, and Space or a click stops it.
func TestAReplayPlays(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage := open(t, reader, 1, 20, 1280, 800)
	stage.Keys(ebiten.KeySpace)
	for range 2000 {
		if s.session.Shown() > 23 {
			break
		}
		stage.Wait(1)
	}
	stage.ClickOn(t, "replay.play")
	at := s.session.Shown()
	stage.Wait(200)
	if at <= 23 || s.session.Shown() != at || s.playing {
		t.Fatalf("from 20 it played to %d, and after it was stopped to %d", at, s.session.Shown())
	}
	stage.ClickOn(t, "replay.speed")
	stage.ClickOn(t, "replay.speed")
	stage.ClickOn(t, "replay.play")
	for range 3000 {
		if !s.playing {
			break
		}
		stage.Wait(1)
	}
	stands(t, s, len(s.match.Log))
}

// The slider is dragged with a finger, and the buttons are tapped.
func TestAReplayByTouch(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage := open(t, reader, 2, 0, 390, 844)
	line := s.slider.Track()
	stage.Finger().Drag(line.X+2, line.Y+line.H/2, line.X+line.W/2, line.Y+line.H/2)
	stage.Wait(3)
	if at := s.session.Shown(); at < 55 || at > 65 {
		t.Fatalf("in the middle of the slider %d of 120 commands are shown", at)
	}
	stands(t, s, s.session.Shown())
	stage.Tap(t, "replay.eyes")
	stage.Wait(2)
	if s.session.Viewer() != 1 || s.Table.Viewer != 1 {
		t.Errorf("it is seen with the eyes of %d", s.session.Viewer())
	}
}

// Nothing can be played at the table: whatever is clicked, dragged or pressed there, the game stays as it was.
func TestNothingIsPlayedInAReplay(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage := open(t, reader, 1, 60, 1280, 800)
	log := len(s.match.Log)
	for _, spot := range append(s.Table.Spots()[:0:0], s.Table.Spots()...) {
		x, y := spot.Rect.Center()
		if y < s.bar.Y && x > 0 && y > 60 {
			stage.Click(x, y)
		}
	}
	for _, key := range []ebiten.Key{ebiten.KeyB, ebiten.KeyH, ebiten.KeyA, ebiten.KeyD} {
		stage.Keys(key)
	}
	s.showAt(60)
	stage.Wait(3)
	stands(t, s, 60)
	if len(s.match.Log) != log {
		t.Errorf("the game has %d commands", len(s.match.Log))
	}
}

// A click on a line of the log leads to the moment it tells of.
func TestTheLogLeadsThroughAReplay(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage := open(t, reader, 1, 79, 1600, 1000)
	for y := 80.0; y < 1000; y += 6 {
		event, there := s.LoggedAt(1500, y)
		if !there || s.match.CommandOf(event)+1 == 79 {
			continue
		}
		at := s.match.CommandOf(event) + 1
		stage.Click(1500, y)
		stage.Wait(2)
		stands(t, s, at)
		return
	}
	t.Error("there is no line of the log")
}

// What players of an unfinished game keep secret from each other is not shown (B92).
func TestAReplayOfAGameThatGoesOnKeepsItsSecrets(t *testing.T) {
	reader := ui.NewReader("en")
	s, _ := open(t, reader, 2, 0, 1280, 800)
	for at := range len(s.match.Log) {
		s.session.ShowAt(at)
		state := s.session.State()
		for player := range state.Players {
			if d := state.Decision(1 - player); d != nil && d.Kind == game.DecideAction && state.Players[player].Turn.Chosen != "" && state.Players[player].Turn.Chosen != game.Secret && state.Decision(player) == nil {
				t.Fatalf("after %d commands player %d's choice %q is seen", at, player, state.Players[player].Turn.Chosen)
			}
		}
	}
}

// Esc, the menu and the back button leave the replay.
func TestAReplayIsLeft(t *testing.T) {
	reader := ui.NewReader("en")
	for _, leave := range []func(*testing.T, *scenetest.Stage){
		func(_ *testing.T, stage *scenetest.Stage) { stage.Keys(ebiten.KeyEscape) },
		func(t *testing.T, stage *scenetest.Stage) { stage.ClickOn(t, "button/menu") },
		func(t *testing.T, stage *scenetest.Stage) { stage.ClickOn(t, "replay.back") },
	} {
		s, _ := open(t, reader, 1, 3, 1280, 800)
		below := &under{over: s}
		stage := scenetest.NewStage(s.Reader, below, 1280, 800, 100)
		stage.Wait(3)
		if name := stage.Seen().Scene; name == "" {
			t.Fatal("nothing is shown")
		}
		leave(t, stage)
		stage.Wait(2)
		if below.back == 0 {
			t.Error("it does not lead back")
		}
	}
}

// under is the scene below a replay, which it opens at once.
type under struct {
	scenes.Scene
	over   *Scene
	opened bool
	back   int // ticks after it came back
}

func (u *under) Layout(*scenes.Context, float64, float64) {}
func (u *under) Update(c *scenes.Context) {
	if !u.opened {
		u.opened = true
		c.Push(u.over)
		return
	}
	u.back++
}

func (u *under) Draw(*ui.Canvas) {}
