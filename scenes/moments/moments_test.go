package moments

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"clinic/game"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/routes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/shots/sample"
	"clinic/scenes/ui"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// Each feat is mentioned for the only player who did it best, at most one for each player, and no ties.
func TestTheBestOfARound(t *testing.T) {
	reader := ui.NewReader("en")
	for name, test := range map[string]struct {
		players []session.InRound
		want    []string // for each player, the beginning of the text; empty for none
	}{
		"one each":     {[]session.InRound{{Earned: 60, Cured: 4, Took: 9}, {Bought: 10, Took: 9}, {Took: 3}, {Built: 3, Took: 8}}, []string{"Earned most: $60 from 4", "Bought most: 10", "Quickest Move: 3", "Built most: 3"}},
		"a tie":        {[]session.InRound{{Bought: 5, Took: 4}, {Bought: 5, Took: 4}}, []string{"", ""}},
		"one of many":  {[]session.InRound{{Earned: 8, Cured: 2, Bought: 3, Built: 2, Took: 1}, {Took: 2}}, []string{"Earned most: $8 from 2", ""}},
		"nobody moved": {[]session.InRound{{}, {Took: 5}}, []string{"", "Quickest Move: 5"}},
		"a death":      {[]session.InRound{{Died: 1}, {Built: 1}}, []string{"1 patient died", "Built most: 1 part"}},
	} {
		said := best(reader, test.players)
		for i, want := range test.want {
			if got := strings.Join(said[i], " "); !strings.HasPrefix(got, want) || want == "" && got != "" {
				t.Errorf("%s: of player %d is said %q, want %q", name, i, got, want)
			}
		}
	}
}

// ended returns a session at the beginning of the next round, for that many players.
func ended(t *testing.T, players int) *session.Session {
	t.Helper()
	match, err := sample.AtMove(players, 3)
	if err != nil {
		t.Fatal(err)
	}
	s := sample.Session(match)
	if _, err := sample.Until(s, game.DecideAction); err != nil {
		t.Fatal(err)
	}
	return s
}

// below is the scene under the moment.
type below struct {
	above scenes.Scene
	back  bool
}

func (b *below) Layout(*scenes.Context, float64, float64) {}
func (b *below) Draw(*ui.Canvas)                          {}
func (b *below) Update(c *scenes.Context) {
	if b.back = b.above == nil; b.above != nil {
		c.Push(b.above)
		b.above = nil
	}
}

// The end of a round closes by itself after three seconds. A press ends it, unless it was meant for the scene
// before. With reduced motion it waits for a press.
func TestTheEndOfARoundGoesByItself(t *testing.T) {
	reader := ui.NewReader("en")
	for name, test := range map[string]struct {
		calm        bool
		press       int // in that tick, 0 for none
		from, until int // the ticks in which it ends
	}{"usual": {false, 0, 170, 200}, "pressed": {false, 60, 60, 66}, "too early": {false, 5, 170, 200}, "calm": {true, 0, 1000, 1000}, "calm and pressed": {true, 60, 60, 66}} {
		under := &below{above: EndOfRound(reader, ended(t, 2))}
		settings := scenes.DefaultSettings()
		settings.ReduceMotion = test.calm
		shell := scenes.NewShell(scenes.Options{Reader: reader, First: func() scenes.Scene { return under }}, settings)
		shell.Resize(1280, 800, 1)
		at := 1000
		for tick := range 400 {
			g := input.Idle()
			if test.press > 0 && tick == test.press {
				g.Clicked, g.X, g.Y = true, 600, 300
			}
			shell.Tick(g)
			if tick > 4 && under.back {
				at = tick
				break
			}
		}
		if at < test.from || at > test.until {
			t.Errorf("%s: it ended in tick %d, want %d to %d", name, at, test.from, test.until)
		}
	}
}

// The summary of a round is made of what happened since it began: popularity before and after, and what was done.
func TestARoundIsSummedUp(t *testing.T) {
	s := ended(t, 2)
	round, players := s.LastRound()
	if round != 3 || len(players) != 2 {
		t.Fatalf("round %d is over for %d players, want the third for two", round, len(players))
	}
	for i, p := range players {
		history := s.State().Players[i].History
		before, now := history[1], history[2]
		cured, earned, died := 0, 0, 0
		for _, e := range s.Match().Told {
			if e.Player == i && e.Type == game.PatientCured {
				cured, earned = cured+1, earned+e.Money
			}
			if e.Player == i && e.Type == game.PatientDied {
				died++
			}
		}
		if p.Before != before.Popularity || p.Popularity != now.Popularity || p.Cured != cured || p.Earned != earned || p.Died != died || p.Took != now.Time-before.Time {
			t.Errorf("player %d: %+v, with %d cured for $%d and %d dead", i, p, cured, earned, died)
		}
	}
	if players[0].Cured == 0 {
		t.Error("nobody was cured in the sample")
	}
}

// Popularity that falls is shown from its first pixel on.
func TestABarThatShrinksIsDrawn(t *testing.T) {
	reader := ui.NewReader("en")
	round := EndOfRound(reader, ended(t, 2))
	round.players[0].Before, round.players[0].Popularity = 60, 20
	scenetest.Still = false
	defer func() { scenetest.Still = true }()
	stage := scenetest.NewStage(round.Reader, round, 1280, 800, 100)
	for range 200 {
		stage.Wait(1)
		stage.Picture()
	}
}

// What the setup builds is no part of the first round.
func TestTheSetupIsNotOfTheFirstRound(t *testing.T) {
	rules, err := game.NewRules(game.Config{Players: 1, Seed: 7}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(game.NewMatch(rules, nil), session.Seats{{Name: "Ana"}}, nil)
	for s.State().Round < 2 {
		command := s.Legal()[0]
		if done := (game.Command{Type: game.Done}); s.Check(done).Legal() {
			command = done
		}
		if v := s.Apply(command); !v.Legal() {
			t.Fatalf("%+v: %+v", command, v.Refusal)
		}
	}
	if round, players := s.LastRound(); round != 1 || players[0].Built != 0 {
		t.Errorf("in round %d, in which nothing was built, it counts %+v", round, players)
	}
}

// At the end of a game the winner stands on the highest plinth, the score sheet is one press away, and Esc leads
// back to the table.
func TestTheEndOfAGame(t *testing.T) {
	reader := ui.NewReader("en")
	over, err := sample.Ended(4)
	if err != nil {
		t.Fatal(err)
	}
	doors := routes.Routes{Play: func(*game.Rules, session.Table) scenes.Scene { return nil }}
	stage := scenetest.NewStageWith(reader, EndOfGame(reader, over), doors.Options(), 1280, 800, 100)
	stage.Wait(2)
	seen := stage.Seen()
	first := over.Rules().Standings(over.State())[0]
	if title := over.Seats().Name(stage.Reader, first) + " wins"; !slices.ContainsFunc(seen.Inks, func(ink ui.Ink) bool { return ink.Text == title }) {
		t.Errorf("%q is not said; there is %v", title, seen.Inks)
	}
	for _, id := range []string{"moment.place.1", "moment.place.4", "scores.again", "moment.points", "scores.table"} {
		if _, there := seen.At[id]; !there {
			t.Errorf("there is no %s", id)
		}
	}
	dot := color.RGBA(theme.Theme{}.RGBA(theme.SpecialColor)) // before the word for what this part of the bar is
	card, picture := seen.At["moment.place.1"], stage.Picture()
	found := false
	for y := int(card[1]) + 56; y < int(card[1]+card[3]); y++ { // below the bar
		for x := int(card[0]); x < int(card[0]+card[2]); x++ {
			found = found || picture.RGBAAt(x, y) == dot
		}
	}
	if !found {
		t.Error("nothing says what the colors of a bar are")
	}
	stage.Keys(ebiten.KeyP)
	stage.Wait(2)
	if _, sheet := stage.Seen().At["scores.total"]; !sheet {
		t.Error("P does not lead to the sheet of points")
	}
}

// In a solo game, and against the virus, the score sheet comes at once.
func TestAloneTheSheetComesAtOnce(t *testing.T) {
	reader := ui.NewReader("en")
	over, err := sample.Ended(1)
	if err != nil {
		t.Fatal(err)
	}
	if _, plinths := EndOfGame(reader, over).(*Game); plinths {
		t.Error("one player stands on a plinth")
	}
}

// The parts of a score add up to it.
func TestThePartsOfAScoreAddUp(t *testing.T) {
	reader := ui.NewReader("en")
	over, err := sample.Ended(3)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range EndOfGame(reader, over).(*Game).places {
		if sum := p.popularity + p.staff + p.clinic - p.off; sum != p.total {
			t.Errorf("player %d: %d and %d and %d less %d are %d, not %d", p.player, p.popularity, p.staff, p.clinic, p.off, sum, p.total)
		}
	}
}

// Nothing is headed "Your round" in which nothing was done.
func TestARoundOfNothingHasNoHeading(t *testing.T) {
	reader := ui.NewReader("en")
	for _, idle := range []bool{false, true} {
		r := EndOfRound(reader, ended(t, 1))
		if idle {
			r.players[0] = session.InRound{Before: 3, Popularity: 3}
		}
		seen := scenetest.NewStage(reader, r, 1280, 800, 100).Seen()
		headed := slices.ContainsFunc(seen.Inks, func(ink ui.Ink) bool { return ink.Text == reader.T("moment.done") })
		if headed == idle {
			t.Errorf("nothing was done: %v, and there is a heading: %v", idle, headed)
		}
	}
}
