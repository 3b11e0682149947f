package newgame

import (
	"fmt"
	"image/color"
	"maps"
	"slices"
	"strconv"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/ui"
	"clinic/scenes/words"
	"clinic/sprites/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// started is what the screen began.
type started struct {
	rules  *game.Rules
	seats  session.Seats
	toBeat *int
}

func open(t *testing.T, reader *ui.Reader, width, height, scale int, known ...*game.Extension) (*Scene, *scenetest.Stage, *started) {
	t.Helper()
	var begun started
	s := New(reader, known, nil, Last{Seats: session.Seats{{Name: "Player 1"}, {Name: "Player 2", Color: 1}}}, func(_ *scenes.Context, rules *game.Rules, table session.Table) {
		begun = started{rules, table.Seats, table.ToBeat}
	})
	return s, scenetest.NewStage(s.Reader, s, width, height, scale), &begun
}

func TestAGameIsPutTogetherWithTheMouse(t *testing.T) {
	reader := ui.NewReader("en")
	_, stage, begun := open(t, reader, 1280, 800, 100)
	stage.ClickOn(t, "newgame.players.2")
	stage.ClickOn(t, "newgame.1.side.1")
	stage.ClickOn(t, "newgame.1.layout.orange")
	stage.ClickOn(t, "newgame.2.layout.orange") // taken
	stage.ClickOn(t, "newgame.2.layout.own")
	stage.ClickOn(t, "newgame.0.color.3")
	stage.ClickOn(t, "newgame.start")
	if begun.rules == nil {
		t.Fatal("nothing was started")
	}
	c := begun.rules.Config
	if c.Players != 3 || !slices.Equal(c.Sides, []string{"4x3", "3x3", "4x3"}) || c.Layouts[1] != "orange" || c.Layouts[2] != game.OwnLayout {
		t.Errorf("the game is %+v", c)
	}
	if c.Layouts[0] == "orange" || c.Layouts[0] == "" || c.Layouts[0] == game.OwnLayout {
		t.Errorf("the first player's start was drawn as %q", c.Layouts[0])
	}
	if begun.seats[0].Color != 3 || begun.seats[1].Color != 1 || begun.seats[2].Color != 2 {
		t.Errorf("the seats are %+v", begun.seats)
	}
	if state := game.NewMatch(begun.rules, nil).State; state.Players[1].Clinic.At(clinic.Space{X: 2, Y: 1}).Kind != clinic.Hub {
		t.Error("the second player's hub is not where the orange start has it on 3 × 3")
	}
}

func TestASoloGameIsPutTogetherWithKeys(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100)
	for range 40 {
		if f, ok := s.Page().Focused().(*ui.Segments); ok && f.ID == "newgame.players" {
			break
		}
		stage.Keys(ebiten.KeyTab)
	}
	stage.Keys(ebiten.KeyArrowLeft)
	for range 40 {
		if f, ok := s.Page().Focused().(*ui.TextField); ok && f.ID == "newgame.0.name" {
			break
		}
		stage.Keys(ebiten.KeyTab)
	}
	stage.Keys(ebiten.KeyEnd)
	stage.Keys(slices.Repeat([]ebiten.Key{ebiten.KeyBackspace}, 12)...)
	if s.problem == "" {
		t.Error("a player without a name may start")
	}
	stage.Type("Zoé")
	for range 60 {
		if f, ok := s.Page().Focused().(*ui.Area); ok && f.ID == "newgame.goal.no_deaths" {
			break
		}
		stage.Keys(ebiten.KeyTab)
	}
	stage.Keys(ebiten.KeySpace)
	for range 60 {
		if f, ok := s.Page().Focused().(*ui.Button); ok && f.ID == "newgame.start" {
			break
		}
		stage.Keys(ebiten.KeyTab)
	}
	stage.Keys(ebiten.KeyEnter)
	if begun.rules == nil || begun.seats[0].Name != "Zoé" || begun.rules.Config.Goal != "no_deaths" || begun.rules.Config.Players != 1 {
		t.Fatalf("started: %+v", begun)
	}
}

func TestWhatIsWrongIsSaidAndStopsTheStart(t *testing.T) {
	reader := ui.NewReader("en")
	s, stage, begun := open(t, reader, 1280, 800, 100)
	stage.ClickOn(t, "newgame.seed")
	stage.Keys(ebiten.KeyEnd)
	stage.Keys(slices.Repeat([]ebiten.Key{ebiten.KeyBackspace}, 8)...)
	stage.ClickOn(t, "newgame.start")
	if _, said := stage.Seen().At["newgame.problem"]; !said || begun.rules != nil {
		t.Errorf("without a seed: said %v, started %v", said, begun.rules != nil)
	}
	stage.Tap(t, "newgame.new_seed")
	if s.problem != "" {
		t.Errorf("with a new seed it says %q", s.problem)
	}
	s.choice.seats[1].name = " player 1 "
	stage.ClickOn(t, "newgame.0.side.1")
	if s.problem == "" {
		t.Error("two players of one name may start")
	}
}

func TestNothingIsCutOffOrCovered(t *testing.T) {
	reader := ui.NewReader("en")
	for _, size := range [][3]int{{1024, 640, 100}, {1280, 800, 100}, {1920, 1080, 75}, {3840, 2160, 250}} {
		for _, longer := range []int{0, 40} {
			for players := 1; players <= 4; players++ {
				reader.Texts.Lengthen(longer)
				s, stage, _ := open(t, reader, size[0], size[1], size[2])
				s.choice.setPlayers(players)
				for i := range s.choice.seats {
					s.choice.seats[i].name = "A name at most!!"
				}
				stage.ClickOn(t, "newgame.0.side.1")
				for _, fault := range stage.Faults("newgame.goal.") {
					t.Errorf("%d×%d at %d %%, texts %d %% longer, %d players: %s", size[0], size[1], size[2], longer, players, fault)
				}
			}
		}
	}
	reader.Texts.Lengthen(0)
}

// Before the first game there is one seat; afterward the players of the last game sit there, in their colors.
func TestOneSeatBeforeTheFirstGameThenThoseWhoPlayedLast(t *testing.T) {
	reader := ui.NewReader("en")
	for _, last := range []session.Seats{nil, {{Name: "Ana", Color: 2}, {Name: "Ben", Color: 0}, {Name: "Zoé", Color: 3}}} {
		var begun session.Seats
		s := New(reader, nil, nil, Last{Seats: last}, func(_ *scenes.Context, _ *game.Rules, table session.Table) { begun = table.Seats })
		scenetest.NewStage(s.Reader, s, 1280, 800, 100).ClickOn(t, "newgame.start")
		want := last
		if last == nil {
			want = session.Seats{{Name: "Player 1", Given: session.GivenPlayer}}
		}
		if !slices.Equal(begun, want) {
			t.Errorf("after a game of %v, one of %v begins", last, begun)
		}
	}
}

// The next game is proposed with the boards, the extensions and the options that were played last, as far as this
// program knows them; with new starts, and without what can't be played.
func TestTheNextGameIsProposedAsTheLastOne(t *testing.T) {
	reader := ui.NewReader("en")
	var begun *game.Rules
	propose := func(last Last, known []*game.Extension) game.Config {
		s := New(reader, known, nil, last, func(_ *scenes.Context, rules *game.Rules, _ session.Table) { begun = rules })
		scenetest.NewStage(s.Reader, s, 1280, 800, 100).ClickOn(t, "newgame.start")
		return begun.Config
	}
	seats := session.Seats{{Name: "Ana"}, {Name: "Ben", Color: 1}}
	for _, e := range extensions.All() {
		config := game.Config{Sides: []string{"4x3", "3x3"}, Layouts: []string{"red", "own"}, Extensions: []string{"lost_island", e.ID}}
		if e.Variant {
			config.Extensions, config.Variants = nil, []string{e.ID}
		}
		if e.Annex != nil {
			config.AnnexSides = []string{e.Annex.Sides[0].Name, e.Annex.Sides[1].Name}
		}
		for _, option := range e.Options {
			if config.Options == nil {
				config.Options = map[string]string{}
			}
			config.Options[option.Name] = option.Values[len(option.Values)-1]
		}
		next := propose(Last{seats, config}, extensions.All())
		if !slices.Equal(next.Sides, config.Sides) || next.Layouts[1] == game.OwnLayout || !maps.Equal(next.Options, config.Options) ||
			!slices.Equal(next.AnnexSides, config.AnnexSides) || !slices.Equal(append(next.Extensions, next.Variants...), []string{e.ID}) {
			t.Errorf("after %+v the next game is %+v", config, next)
		}
	}
	if next := propose(Last{seats, game.Config{Sides: []string{"9x9"}}}, nil); next.Players != 2 || next.Sides[0] != game.BeginnerSide {
		t.Errorf("after a game on boards that nobody knows any more the next one is %+v", next)
	}
}

// The start that chance drew is shown, even if there is no room for its large picture.
func TestASmallWindowKeepsAllStarts(t *testing.T) {
	reader := ui.NewReader("en")
	_, stage, _ := open(t, reader, 1024, 640, 100, extensions.All()...)
	stage.ClickOn(t, "newgame.players.3")
	for i := range 4 {
		for _, layout := range layouts {
			if layout == "" {
				layout = "drawn"
			}
			seen := stage.Seen().At
			at, there := seen[fmt.Sprintf("newgame.%d.layout.%s", i, layout)]
			if bar := seen["newgame.start"]; !there || at[3] < leastTile || at[1]+at[3] > bar[1]-2*gap-16 {
				t.Errorf("the start %s of player %d is at %v, above the bar with %v", layout, i+1, at, bar)
			}
		}
	}
}

// A goal of the base game that is not offered is named below the others, with the reason: with every seed, and with
// every extension that rules one out (B88, X7).
func TestGoalsThatAreMissingAreNamed(t *testing.T) {
	reader := ui.NewReader("en")
	known := extensions.All()
	withoutLaboratory, ruledOut := 0, 0
	for i, e := range append([]*game.Extension{nil}, known...) {
		for seed := range 6 {
			s := New(reader, known, nil, Last{}, nil)
			s.choice.seed = strconv.Itoa(100*i + seed)
			if e != nil {
				s.choice.extensions = []string{e.ID}
			}
			stage := scenetest.NewStage(s.Reader, s, 1280, 800, 100)
			s.Scroll("newgame.goals").By(1e6) // to its end
			told := func(id, goal string) bool {
				return stage.Reads(stage.T(id, ui.Data{"Goal": words.Goal(stage.Reader, goal, s.rules)}))
			}
			if s.rules == nil || s.rules.Cooperative() || e != nil && len(e.Goals) > 0 {
				stage.Clear()
				continue
			}
			for _, goal := range game.BaseGoals() {
				missing := told("newgame.goal_missing", goal)
				nowhere := told("newgame.goal_not_offered", goal)
				if offered := slices.Contains(s.goals, goal); offered == (missing || nowhere) {
					t.Errorf("seed %s with %v: %s is offered: %v, named as missing: %v, %v", s.choice.seed, s.choice.extensions, goal, offered, missing, nowhere)
				}
				if missing {
					ruledOut++
				}
				if nowhere {
					withoutLaboratory++
				}
				if nowhere && s.laboratory || missing && e == nil {
					t.Errorf("seed %s with %v: the wrong reason is told for %s", s.choice.seed, s.choice.extensions, goal)
				}
			}
			stage.Clear()
		}
	}
	if withoutLaboratory == 0 || ruledOut == 0 {
		t.Errorf("%d goals lacked a laboratory, %d were ruled out", withoutLaboratory, ruledOut)
	}
}

// A bot's card shows how strong it is: a bar for each level, full up to its own.
func TestABotsCardSaysHowStrongItIs(t *testing.T) {
	reader := ui.NewReader("en")
	_, stage, _ := open(t, reader, 1280, 800, 100)
	stage.Wait(2)
	if _, shown := stage.Seen().At["newgame.0.strength"]; shown {
		t.Error("a person has a strength")
	}
	last := 0
	stage.ClickOn(t, "newgame.0.who.1")
	if !stage.Reads("The bot’s start") {
		t.Error("the start of a bot is called the player's")
	}
	for i, level := range bot.Levels {
		stage.ClickOn(t, fmt.Sprintf("newgame.0.level.%d", i))
		stage.Wait(2)
		at, shown := stage.Seen().At["newgame.0.strength"]
		if !shown {
			t.Fatalf("%s has no strength", level)
		}
		full, picture, accent := 0, stage.Picture(), color.RGBA(theme.Theme{}.RGBA(theme.Accent))
		for x := int(at[0]); x < int(at[0]+at[2]); x++ {
			if picture.RGBAAt(x, int(at[1]+at[3]/2)) == accent {
				full++
			}
		}
		if full <= last {
			t.Errorf("%s has %d pixels of full bars, the weaker one %d", level, full, last)
		}
		last = full
	}
}

// A player who handed the seat to a bot in the last game sits there again in the next one; a seat that was a bot's
// stays a bot's.
func TestAHandedSeatIsThePersonsAgain(t *testing.T) {
	reader := ui.NewReader("en")
	last := Last{Seats: session.Seats{{Name: "Ada", Bot: bot.Chief}, {Name: "Chief", Bot: bot.Chief, Given: string(bot.Chief)}}, Config: game.Config{Players: 2}}
	c := firstChoice(reader, last, nil)
	if c.seats[0].bot != "" || c.seats[0].name != "Ada" || c.seats[1].bot != bot.Chief {
		t.Errorf("proposed are %+v", c.seats[:2])
	}
}

// In the smallest desk window, too, words say who plays at each of four seats, and how strong a bot is.
func TestWhoPlaysIsSaidInTheSmallestDeskWindow(t *testing.T) {
	for _, language := range []string{"en", "fr", "pt"} {
		s, stage, begun := open(t, ui.NewReader(language), 1024, 640, 100, extensions.All()...)
		stage.ClickOn(t, "newgame.players.3")
		for i, level := range []int{2, 0, 1} {
			stage.ClickOn(t, s.id(i+1, "who.1"))
			part := stage.Seen().At[s.id(i+1, fmt.Sprintf("level.%d", level))]
			stage.Click(part[0]+3, part[1]+part[3]/2) // the parts are as wide as their words
		}
		for _, fault := range stage.Faults() {
			t.Errorf("%s: %s", language, fault)
		}
		if at := stage.Seen().At["newgame.start"]; at[1]+at[3] > 640-gap {
			t.Errorf("%s: the start lies at %v", language, at)
		}
		stage.ClickOn(t, "newgame.start")
		for i, want := range []bot.Level{"", bot.Chief, bot.Intern, bot.Resident} {
			if begun.seats[i].Bot != want {
				t.Errorf("%s: at seat %d plays %q, not %q", language, i, begun.seats[i].Bot, want)
			}
		}
	}
}
