package controller_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/gametest"
	"clinic/input"
	"clinic/scenes"
	"clinic/scenes/scenetest"
	"clinic/scenes/session"
	"clinic/scenes/table/controller"
	"clinic/scenes/table/panels"
	"clinic/scenes/table/view"
	"clinic/scenes/thing"
	"clinic/scenes/ui"
	"clinic/scenes/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// sitAmong starts a game with a player for each level, a person where the level is empty, and plays the setup:
// persons take the first of everything.
func sitAmong(t *testing.T, levels ...bot.Level) *player {
	t.Helper()
	return sitAmongWith(t, game.Config{Seed: 7}, levels...)
}

// sitAmongWith is sitAmong with a config.
func sitAmongWith(t *testing.T, config game.Config, levels ...bot.Level) *player {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	layouts := []string{"white", "yellow", "orange", "red"}
	config.Players, config.Layouts = len(levels), layouts[:len(levels)]
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	seats := session.Seats{{Name: "Ada"}, {Name: "Ben", Color: 1}, {Name: "Chloé", Color: 2}, {Name: "Dana", Color: 3}}[:len(levels)]
	for player, level := range levels {
		if seats[player].Bot = level; level != "" {
			seats[player].Name = words.Capital(string(level))
		}
	}
	s := session.New(game.NewMatch(rules, nil), seats, nil)
	p := &player{t: t, session: s}
	for s.People() > 0 && !s.Deciding(game.DecideAction) {
		s.OpenCurtain()
		if _, turn := s.Thinks(); turn {
			p.botPlays()
			continue
		}
		p.apply(s.Legal()[0])
	}
	s.OpenCurtain()
	s.Happened()
	p.table = controller.Play(ui.NewReader("en"), s, controller.Doors{})
	p.Stage = scenetest.NewStage(p.table.Reader, p.table, 1280, 800, 100)
	p.mouse.MouseInside = true
	return p
}

// botPlays makes the bot whose turn it is play once.
func (p *player) botPlays() {
	p.t.Helper()
	if _, err := p.session.BotPlays(); err != nil {
		p.t.Fatal(err)
	}
}

// turnOf waits until it is a bot's turn with at least that many acts, while the persons do the first of everything,
// and returns the turn.
func (p *player) turnOf(kind game.DecisionKind, acts int) *view.BotTurn {
	p.t.Helper()
	for range 20000 {
		p.tick()
		if b := p.table.Look.Bot; b != nil && b.Kind == kind && len(b.Acts) >= acts {
			return b
		}
		p.personPlays()
	}
	p.t.Fatalf("no bot ever decides on %s with %d acts", kind, acts)
	return nil
}

// personPlays ends what the person decides, or plays the first legal command.
func (p *player) personPlays() {
	p.t.Helper()
	if legal := p.session.Legal(); len(legal) > 0 {
		if done := (game.Command{Type: game.Done}); p.session.Check(done).Legal() {
			p.apply(done)
		} else {
			p.apply(legal[0])
		}
	}
}

// written returns the texts on the panels that belong to a thing.
func (p *player) written(of thing.Thing) (texts []string) {
	for _, paper := range p.table.Papers() {
		for i := range paper.Items {
			if item := &paper.Items[i]; item.Of == of && item.Text != "" {
				texts = append(texts, item.Text)
			}
		}
	}
	return texts
}

// While a bot plays, the ribbon shows its name, a card its clinic, and the tray what it has left and who is next.
func TestTheTurnOfABotIsSeen(t *testing.T) {
	p := sitAmong(t, "", bot.Intern, bot.Resident)
	b := p.turnOf(game.DecideHire, 1)
	name := p.table.SeatName(b.Player)
	if got := p.written(thing.Numbered(thing.Player, b.Player)); !slices.Contains(got, name) {
		t.Errorf("the pill of %s says %q", name, got)
	}
	if got := p.written(thing.Numbered(thing.OtherClinic, b.Player)); !slices.Contains(got, p.T("bots.watch")) {
		t.Errorf("its card says %q", got)
	}
	if b.Dots != view.AllDots {
		t.Errorf("with reduced motion dot %d is lit alone", b.Dots)
	}
	p.ChangeSettings(scenes.DefaultSettings())
	p.tick()
	dots := p.table.Look.Bot.Dots
	for range 24 {
		p.tick()
	}
	if now := p.table.Look.Bot; now != nil && now.Player == b.Player && now.Kind == b.Kind && now.Dots == dots {
		t.Errorf("after 400 ms dot %d is still lit", dots)
	}
	bots := p.turnOf(game.DecideMove, 1)
	if next, kind := p.table.Next(bots.Player); next == game.NoPlayer || kind != game.DecideMove || next == bots.Player {
		t.Errorf("while the first bot moves, player %d is next, with %q", next, kind)
	}
}

// A click on the card shows the bot's clinic in the middle; another click, or the player's own turn, leads back.
func TestABotCanBeWatched(t *testing.T) {
	p := sitAmong(t, "", bot.Intern)
	b := p.turnOf(game.DecideMove, 1)
	card := thing.Numbered(thing.OtherClinic, b.Player)
	p.click(card)
	if p.table.Looked() != b.Player {
		t.Fatalf("after a click on its card player %d's clinic is shown", p.table.Looked())
	}
	p.click(card)
	if !p.table.Own() {
		t.Fatal("a second click does not lead back")
	}
	p.key(ebiten.KeyC)
	if p.table.Looked() != b.Player {
		t.Fatalf("C shows the clinic of player %d", p.table.Looked())
	}
	p.key(ebiten.KeyD)
	for range 4000 {
		if p.tick(); p.session.Decision() != nil {
			break
		}
	}
	if p.toldAll(); !p.table.Own() {
		t.Fatal("the player decides, and a bot's clinic is shown")
	}
}

// A watched bot's acts are shown like the player's own.
func TestAWatchedBotWalks(t *testing.T) {
	p := sitAmong(t, "", bot.Intern)
	moving(p)
	p.turnOf(game.DecideMove, 0)
	p.click(thing.Numbered(thing.OtherClinic, 1))
	for range 4000 {
		p.tick()
		if len(p.table.Look.Walkers) > 0 {
			if p.table.Own() || p.table.Look.HiddenFrom == "" {
				t.Fatal("somebody walks in the clinic of who only looks on")
			}
			return
		}
	}
	t.Fatal("nobody walks")
}

// P pauses the bots, and resumes them; the button says which it is to those who hear it.
func TestPStopsTheBots(t *testing.T) {
	p := sitAmong(t, "", bot.Intern)
	b := p.turnOf(game.DecideMove, 1)
	wantPaused := func(want bool) {
		t.Helper()
		p.tick()
		if said := p.table.Said(thing.Numbered(thing.BotPace, 0)); slices.Contains(said, p.T("spoken.chosen")) != want {
			t.Errorf("the pause button says %q", said)
		}
	}
	wantPaused(false)
	p.key(ebiten.KeyP)
	wantPaused(true)
	for range 300 {
		p.tick()
	}
	if now := p.table.Look.Bot; !now.Paused || len(now.Acts) != len(b.Acts) {
		t.Fatalf("stopped %v, it has done %d things instead of %d", now.Paused, len(now.Acts), len(b.Acts))
	}
	p.key(ebiten.KeyP)
	for range 300 {
		p.tick()
	}
	if now := p.table.Look.Bot; now != nil && now.Kind == game.DecideMove && len(now.Acts) == len(b.Acts) {
		t.Fatal("it does not go on")
	}
}

// Enter leads to the player's own turn at once, and then a line says what was not shown; a click on it opens the log.
func TestEnterLeadsToOnesOwnTurn(t *testing.T) {
	p := sitAmong(t, "", bot.Resident)
	b := p.turnOf(game.DecideBuild, 0)
	p.key(ebiten.KeyEnter)
	before := len(p.session.Match().Told)
	for range 4000 {
		if p.tick(); p.session.Decision() != nil {
			break
		}
	}
	p.tick()
	said := p.table.Look.Away
	for _, e := range p.session.Match().Told[before:] {
		if e.Type == game.ComponentBuilt && e.Player == b.Player && !strings.Contains(said, view.ComponentName(p.Reader, e.Component.Kind, e.Component.Service)) {
			t.Errorf("it built %+v, and is said to have %q", e.Component, said)
		}
	}
	if !strings.Contains(said, "built ") {
		t.Fatalf("of what was not shown it says %q", said)
	}
	if log := p.written(thing.Named(thing.Panel, "log")); len(log) > 4 {
		t.Fatalf("the log is open already: %q", log)
	}
	p.click(thing.Of(thing.Away))
	if log := p.written(thing.Named(thing.Panel, "log")); p.table.Look.Away != "" || len(log) <= 4 {
		t.Fatalf("after the click it says %q, and the log %q", p.table.Look.Away, log)
	}
}

// What bots did in a round that is over isn't told in the next one.
func TestWhatWasInTheRoundBeforeIsNotToldAgain(t *testing.T) {
	p := sitAmong(t, "", bot.Resident)
	p.turnOf(game.DecideMove, 0)
	p.key(ebiten.KeyEnter)
	for range 4000 {
		if p.tick(); p.session.Decision() != nil {
			break
		}
	}
	p.tick()
	if p.session.State().Round != 2 || p.table.Look.Away != "" {
		t.Errorf("in round %d it says %q", p.session.State().Round, p.table.Look.Away)
	}
}

// Of a long Move the last cards are shown, and those before them are counted.
func TestALongMoveHasRoom(t *testing.T) {
	for _, size := range [...][2]int{{1280, 800}, {1024, 640}} {
		p := sitAmong(t, "", bot.Intern)
		p.Stage = scenetest.NewStage(p.table.Reader, p.table, size[0], size[1], 100)
		p.turnOf(game.DecideMove, 3)
		if faults := p.Faults("space", "person", "slot", "tile", "wheels"); len(faults) > 0 {
			t.Errorf("at %v: %s", size, strings.Join(faults, "; "))
		}
	}
}

// No random input breaks anything while bots play.
func TestAnyHandsBreakNothingAmongBots(t *testing.T) {
	p := sitAmong(t, "", bot.Intern, bot.Resident)
	moving(p)
	if rounds := anyHands(p, 3, gametest.Budget(5000, 1500)); rounds < gametest.Budget(2, 1) {
		t.Error("nobody ever came beyond the first round")
	}
}

// An absent player's seat is handed to a bot behind the curtain; the curtain then waits for the next person, and
// appears only between persons.
func TestASeatIsHandedOverBehindTheCurtain(t *testing.T) {
	p := sitAmong(t, "", bot.Intern, "", "")
	p.personPlays()
	p.tick()
	if !p.session.Curtain() {
		t.Fatal("between two persons the curtain is open")
	}
	away := p.session.Viewer()
	x, y := p.table.CurtainSeats().Center()
	p.move(x, y)
	p.press()
	p.release()
	p.ClickOn(t, "dialog.line."+strconv.Itoa(away))
	p.ClickOn(t, "dialog.line.1") // the Resident
	if got := p.session.Bot(away); got != bot.Resident {
		t.Fatalf("for who is not there plays %q", got)
	}
	p.tick()
	if next := p.session.Viewer(); next == away || !p.session.Curtain() || p.table.Look.Curtain.Seat != next {
		t.Fatalf("the screen is player %d's, curtain %v for %+v", next, p.session.Curtain(), p.table.Look.Curtain)
	}
}

// A player who paused the bots and undoes finds them paused when they play again.
func TestBotsStayStoppedAfterUndo(t *testing.T) {
	p := sitAmong(t, "", bot.Resident)
	p.turnOf(game.DecideAction, 0)
	p.key(ebiten.KeyP)
	p.KeysWith(input.Devices{Control: true}, ebiten.KeyZ)
	for range 5 {
		p.tick()
	}
	if p.table.Look.Bot != nil {
		t.Fatal("after undo it is still a bot's turn")
	}
	p.KeysWith(input.Devices{Control: true}, ebiten.KeyY)
	for range 300 {
		p.tick()
	}
	if b := p.table.Look.Bot; b == nil || !b.Paused {
		t.Fatalf("after redo the bots' turn is %+v", b)
	}
}

// Esc closes the log that is open over the clinic before it opens the menu.
func TestEscClosesTheOpenLog(t *testing.T) {
	p := sitAmong(t, "", bot.Resident, bot.Resident, bot.Resident)
	p.key(ebiten.KeyL)
	if len(p.written(thing.Named(thing.Panel, "log"))) == 0 {
		t.Fatal("L does not open the log")
	}
	p.key(ebiten.KeyEscape)
	if _, asks := p.Seen().At["dialog"]; asks {
		t.Fatal("Esc opens the menu over the log")
	}
	p.key(ebiten.KeyEscape)
	if _, asks := p.Seen().At["dialog"]; !asks {
		t.Fatal("a second Esc does not open the menu")
	}
}

// The tip of the main button says where it leads: to the player's own turn or, if nobody plays, to the end.
func TestTheTipSaysWhereTheBotsGoOnTo(t *testing.T) {
	for _, test := range []struct {
		first bot.Level
		want  string
	}{{"", "until somebody at this screen decides"}, {bot.Intern, "to the end of the game"}} {
		p := sitAmong(t, test.first, bot.Intern)
		p.turnOf(game.DecideMove, 0)
		tips := panels.Tips{Made: panels.Made{Shown: &p.table.Shown}}
		if tip := strings.Join(tips.Lines(thing.Of(thing.Done)), "\n"); !strings.Contains(tip, test.want) {
			t.Errorf("with %q it says %q", test.first, tip)
		}
	}
}

// The log says when a player has used a tile for nothing.
func TestTheLogTellsOfATileUsedForNothing(t *testing.T) {
	p := sitAmong(t, "", bot.Intern)
	p.apply(game.Command{Type: game.ChooseAction, Action: game.Hire})
	for range 4000 {
		if p.tick(); p.session.Deciding(game.DecideHire) {
			break
		}
	}
	before := strings.Join(p.written(thing.Named(thing.Panel, "log")), " ")
	p.apply(game.Command{Type: game.Done})
	p.tick()
	p.tick()
	after := strings.Join(p.written(thing.Named(thing.Panel, "log")), " ")
	const said = "Ada chose Hire but did nothing"
	if strings.Contains(before, said) || !strings.Contains(after, said) {
		t.Errorf("before %q\nafter %q", before, after)
	}
}

// Bots wait while a press is held: whatever they would have shown meanwhile, the click counts when the button is
// released.
func TestAClickCountsHoweverLongItIsPressed(t *testing.T) {
	p := sitAmong(t, bot.Intern, bot.Intern)
	moving(p)
	p.turnOf(game.DecideBuild, 0)
	version := p.session.Version()
	p.hover(thing.Of(thing.Done))
	p.press()
	for range 400 { // in this time an Intern does several things
		p.tick()
	}
	if now := p.session.Version(); now != version && now != version+1 {
		t.Errorf("while the button was held, the bots have played from %d to %d", version, now)
	}
	p.release()
	if !p.session.Hurries() {
		t.Error("nobody has heard the click")
	}
}

// While something is shown, the view still follows a drag.
func TestTheViewIsDrawnWhileABotIsShown(t *testing.T) {
	p := sitAmong(t, bot.Intern, bot.Intern)
	moving(p)
	p.turnOf(game.DecideBuild, 0)
	p.move(500, 300)
	p.press()
	p.move(520, 300)
	for range 4000 {
		if p.tick(); p.table.Look.HasRising {
			space := p.table.Look.Rising
			before, _ := p.place(thing.InSpace(space))
			p.move(540, 300)
			if after, _ := p.place(thing.InSpace(space)); after == before {
				t.Error("the view stands still while a room rises")
			}
			return
		}
	}
	t.Fatal("no room rises")
}
