package scores

import (
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// The figure climbs from rung to rung when everything is counted, the line about the records comes last with its
// sound, and a click ends it all at once.
func TestTheFigureClimbsAndTheRecordComesLast(t *testing.T) {
	reader := ui.NewReader("en")
	for name, press := range map[string]bool{"seen": false, "pressed": true} {
		s := met(t, reader)
		s.ended = true
		earlier := 12
		doors := routes.Routes{Standing: known(&earlier)}
		heard := &recorded{}
		options := doors.Options()
		options.Reader, options.First, options.Trace = reader, func() scenes.Scene { return s }, heard
		shell := scenes.NewShell(options, scenes.DefaultSettings())
		shell.Resize(1280, 800, 1)
		for range 2 {
			shell.Tick(input.Idle())
		}
		up, steps := 0.0, 0
		for tick := 0; !s.arrived(); tick++ {
			g := input.Idle()
			if press && tick == 1 {
				g.X, g.Y, g.Pressed, g.Held = 5, 5, true, true
			}
			shell.Tick(g)
			now := s.climbed()
			if now < up || s.count.Runs() && now > 0 || tick > 400 {
				t.Fatalf("%s: at tick %d the figure is at %.2f, after %.2f", name, tick, now, up)
			}
			if now > up {
				steps++
			}
			up = now
			if heard.has("record") && !s.arrived() {
				t.Fatalf("%s: the record is heard before the figure has arrived", name)
			}
		}
		if up != s.rungs() || !heard.has("record") || press && steps > 2 || !press && steps < 10 {
			t.Errorf("%s: it is at %.2f of %.2f after %d steps, heard: %v", name, up, s.rungs(), steps, heard.has("record"))
		}
	}
}

// A player who missed the goal does not climb.
func TestWhoMissedTheGoalStaysOnTheGround(t *testing.T) {
	reader := ui.NewReader("en")
	s := met(t, reader)
	s.session.Match().State.Players[0].Died = 3
	s = New(s.Reader, sample.Session(s.session.Match()))
	if s.rungs() != 0 {
		t.Errorf("the figure climbs to %.2f", s.rungs())
	}
}

// Letters lead on from the end wherever the focus is; only F1 opens the book, because R is the review here.
func TestLettersLeadOnFromTheEnd(t *testing.T) {
	reader := ui.NewReader("en")
	var went []string
	to := func(name string) scenes.Scene { went = append(went, name); return &elsewhere{} }
	doors := routes.Routes{
		Play:    func(*game.Rules, session.Table) scenes.Scene { return to("again") },
		Another: func(*game.Rules, session.Seats) scenes.Scene { return to("another") },
		Review:  func(*session.Session) scenes.Scene { return to("review") },
		Book:    func(*game.Rules, string) scenes.Scene { return to("book") },
	}
	for _, x := range []struct {
		key  ebiten.Key
		want string
	}{{ebiten.KeyA, "again"}, {ebiten.KeyN, "another"}, {ebiten.KeyR, "review"}, {ebiten.KeyF1, "book"}} {
		went = nil
		stage := scenetest.NewStageWith(reader, met(t, reader), doors.Options(), 1280, 800, 100)
		stage.Wait(2)
		stage.Keys(x.key)
		if len(went) != 1 || went[0] != x.want {
			t.Errorf("the key for %s leads to %v", x.want, went)
		}
		stage.Clear()
	}
}

// Esc leads from the end of a solo game to the title, from any other score back to the previous screen.
func TestEscLeadsToTheTitle(t *testing.T) {
	reader := ui.NewReader("en")
	for over, want := range map[bool]bool{true: true, false: false} {
		s := met(t, reader)
		s.session.Match().State.Over = over
		s = New(s.Reader, sample.Session(s.session.Match()))
		home := &before{next: &before{next: s}}
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return home }}, scenes.DefaultSettings())
		shell.Resize(1280, 800, 1)
		for range 4 {
			shell.Tick(input.Idle())
		}
		g := input.Idle()
		g.Cancel, g.ByKeys = true, true
		shell.Tick(g)
		if got := shell.Scene() == scenes.Scene(home); got != want {
			t.Errorf("over %v: Esc leads to the title: %v", over, got)
		}
	}
}

// What bots achieve in the same game is played out beside the picture: dots until it is known, and then a bar, for
// all three.
func TestTheBotsPlayTheSameGame(t *testing.T) {
	reader := ui.NewReader("en")
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 3}, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	rival := session.NewRival(rules, game.GoalManyPatients, bot.Chief)
	done := &session.Rival{Level: bot.Resident, Over: true, Score: 55, Counts: true}
	doors := routes.Routes{Rivals: func(*session.Session) []*session.Rival { return []*session.Rival{rival, done} }}
	s := met(t, reader)
	stage := scenetest.NewStageWith(s.Reader, s, doors.Options(), 1280, 800, 100)
	stage.Wait(1)
	if rival.Over || s.tipAt(t, "scores.rival.chief") != s.rivalTip(rival) {
		t.Fatalf("over: %v; it says %q", rival.Over, s.tipAt(t, "scores.rival.chief"))
	}
	for range 6000 {
		if stage.Wait(1); rival.Over {
			break
		}
	}
	stage.Wait(2)
	if !rival.Over || s.tipAt(t, "scores.rival.chief") != s.rivalTip(rival) {
		t.Errorf("over: %v; it says %q", rival.Over, s.tipAt(t, "scores.rival.chief"))
	}
	stage.ClickOn(t, "scores.chart.0")
	if s.chart.kind != popularity || s.heightOf("scores.rival.chief") >= 0 {
		t.Error("the chart of the rounds does not take the place of the bars")
	}
	stage.ClickOn(t, "scores.chart.3")
	if s.heightOf("scores.you") < 0 {
		t.Error("the bars do not come back")
	}
}

func (s *Scene) tipAt(t *testing.T, id string) string {
	t.Helper()
	for _, w := range s.Page().Widgets {
		if area, ok := w.(*ui.Area); ok && area.ID == id {
			return area.Tip
		}
	}
	t.Fatalf("there is no %s", id)
	return ""
}

// before is a scene from which another one is opened.
type before struct {
	elsewhere
	next scenes.Scene
}

func (b *before) Update(c *scenes.Context) {
	if next := b.next; next != nil {
		b.next = nil
		c.Push(next)
	}
}

// elsewhere is the scene to which a door leads.
type elsewhere struct{ _ int }

func (elsewhere) Layout(*scenes.Context, float64, float64) {}
func (elsewhere) Update(*scenes.Context)                   {}
func (elsewhere) Draw(*ui.Canvas)                          {}

// recorded keeps the sounds of a trace.
type recorded struct{ lines []string }

func (r *recorded) Write(line []byte) (int, error) {
	r.lines = append(r.lines, string(line))
	return len(line), nil
}

func (r *recorded) has(sound string) bool {
	for _, line := range r.lines {
		if line == `{"sound":"`+sound+`"}`+"\n" {
			return true
		}
	}
	return false
}
