package session

import (
	"testing"
	"time"

	"clinic/game"
	"clinic/game/bot"
	"clinic/game/extensions"
	"clinic/game/save"
	"clinic/scenes/ui"
)

// among starts a game with one player per level; an empty level is a person.
func among(t *testing.T, levels ...bot.Level) *Session {
	t.Helper()
	layouts := []string{"white", "yellow", "orange", "red"}
	rules, err := game.NewRules(game.Config{Players: len(levels), Seed: 7, Layouts: layouts[:len(levels)]}, nil)
	if err != nil {
		t.Fatal(err)
	}
	seats := Seats{{Name: "Ada"}, {Name: "Ben"}, {Name: "Chloé"}, {Name: "Dana"}}[:len(levels)]
	for player, level := range levels {
		seats[player].Bot = level
	}
	return New(game.NewMatch(rules, nil), seats, nil)
}

// botsPlay lets the bots play until it is a person's turn, and returns how many commands they played.
func botsPlay(t *testing.T, s *Session) int {
	t.Helper()
	for count := 0; ; count++ {
		if _, turn := s.Thinks(); !turn {
			return count
		}
		if _, err := s.BotPlays(); err != nil || count > 2000 {
			t.Fatalf("after %d commands of bots: %v", count, err)
		}
	}
}

func TestAPersonAndBotsPlayAGameToItsEnd(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := among(t, bot.Intern, "", bot.Resident)
	played, person := 0, bot.Random{Chance: game.Random{Word: 3}, MostMoves: 4}
	for i := 0; !s.Over(); i++ {
		if i > 2000 {
			t.Fatal("the game does not end")
		}
		if s.Curtain() || s.Viewer() != 1 {
			t.Fatalf("one person plays, and the screen is player %d's, curtain %v", s.Viewer(), s.Curtain())
		}
		if played += botsPlay(t, s); s.Over() {
			break
		}
		command, err := person.Choose(s.Rules(), s.match.State, 1)
		if err != nil {
			t.Fatal(err)
		}
		must(t, reader, s, command)
	}
	if played < 40 {
		t.Fatalf("two bots played %d commands in a whole game", played)
	}
}

// B92: when players decide at the same time, people go first, so that nobody at the screen waits; and only the bot
// plays for a bot.
func TestPersonsDecideFirst(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := among(t, bot.Resident, "")
	for s.match.State.Decision(1) == nil || s.match.State.Decision(1).Kind != game.DecideAction {
		botsPlay(t, s)
		if s.match.State.Decision(1) != nil && s.match.State.Decision(1).Kind != game.DecideAction {
			must(t, reader, s, s.Legal()[0])
		}
	}
	if player, turn := s.Thinks(); turn {
		t.Fatalf("player %d thinks while a person chooses an action", player)
	}
	must(t, reader, s, game.Command{Type: game.ChooseAction, Action: game.Hire})
	if player, turn := s.Thinks(); !turn || player != 0 {
		t.Fatalf("once the person has chosen, player %d thinks, %v", player, turn)
	}
	if s.Decision() != nil || s.Legal() != nil {
		t.Fatal("the person decides for the bot")
	}
}

func TestAWatchedGameCannotBePlayedByHand(t *testing.T) {
	t.Parallel()
	s := among(t, bot.Resident, bot.Intern)
	if v := s.Apply(game.Command{Type: game.TakeBonus}); v.Refusal.Key != "bot_plays" {
		t.Fatalf("a command for a bot is answered with %+v", v)
	}
	if reason := s.Undo(); reason.Key != "bot_plays" {
		t.Fatalf("taking back for a bot is answered with %+v", reason)
	}
	if _, err := s.BotPlays(); err != nil {
		t.Fatal(err)
	}
	if may, again := s.MayUndo(), s.MayRedo(); may.Key != "bot_plays" || again.Key != "bot_plays" {
		t.Fatalf("whether a bot's command may be taken back is answered with %+v and %+v", may, again)
	}
	botsPlay(t, s)
	if !s.Over() {
		t.Fatal("two bots alone do not play to the end")
	}
}

// A player who has to leave hands the seat to a bot and takes it back, in the middle of a step.
func TestASeatIsHandedToABotAndTakenBack(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := among(t, "", "")
	setUp(t, reader, s)
	s.OpenCurtain()
	away := s.Viewer()
	s.Seat(away, bot.Resident)
	stays := 1 - away
	if s.Viewer() != stays || s.Curtain() {
		t.Fatalf("the seat of player %d is a bot's, and the screen is player %d's, curtain %v", away, s.Viewer(), s.Curtain())
	}
	must(t, reader, s, game.Command{Type: game.ChooseAction, Action: game.Hire})
	if _, err := s.BotPlays(); err != nil {
		t.Fatal(err)
	}
	if got := s.match.Log[len(s.match.Log)-1].Player; got != away {
		t.Fatalf("the last command is player %d's", got)
	}
	s.Seat(away, "")
	if player, turn := s.Thinks(); turn {
		t.Fatalf("player %d thinks, though all are persons again", player)
	}
	if s.Seats().Name(reader, away) == "" || s.People() != 2 {
		t.Fatalf("after it was taken back the seat is %+v", s.Seats()[away])
	}
}

// A game saved in the middle of a bot's turn can be resumed there.
func TestAGameWithBotsIsKept(t *testing.T) {
	t.Parallel()
	reader := ui.NewReader("en")
	s := among(t, "", bot.Intern)
	botsPlay(t, s)
	must(t, reader, s, s.Legal()[0])
	data, err := Encode(s.Match(), s.Table())
	if err != nil {
		t.Fatal(err)
	}
	kept, err := save.Decode(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Open(kept, nil)
	if err != nil {
		t.Fatal(err)
	}
	if again.Bot(1) != bot.Intern || again.Bot(0) != "" {
		t.Fatalf("the seats came back as %+v", again.Seats())
	}
	botsPlay(t, again)
	told, err := Tell([]byte(`{"seats":[{"name":"Hal","bot":"professor"}]}`))
	if err != nil || told.Seats[0].Bot != bot.Resident {
		t.Fatalf("a bot of a later program came back as %+v: %v", told.Seats, err)
	}
}

// A bot that was interrupted continues where it stopped, and starts over when something has changed.
func TestABotThinksInSlices(t *testing.T) {
	t.Parallel()
	s := among(t, bot.Resident)
	for i := 0; !s.Think(time.Nanosecond); i++ {
		if i > 100000 {
			t.Fatal("it never makes up its mind")
		}
	}
	thought := s.thinking.thought
	if s.Think(time.Nanosecond); s.thinking.thought != thought {
		t.Fatal("it begins anew though nothing has changed")
	}
	if _, err := s.BotPlays(); err != nil {
		t.Fatal(err)
	}
	if s.Think(time.Nanosecond); s.thinking.thought == thought {
		t.Fatal("it goes on with what is decided already")
	}
}

// However strong a bot is, it never thinks beyond its slice, not even when it immediately plays what it has decided,
// so that no frame waits for it.
func TestNoSliceIsLongerThanItsTime(t *testing.T) {
	t.Parallel()
	const slice, look = 6 * time.Millisecond, time.Millisecond // how much time passes whenever the clock is read
	for _, level := range bot.Levels {
		s := among(t, level, bot.Intern)
		var now time.Time
		reads := 0
		s.thinking.clock = func() time.Time {
			now = now.Add(look)
			reads++
			return now
		}
		for range 400 {
			begun := now
			if _, err := s.PlayBots(slice, 50); err != nil {
				t.Fatal(err)
			}
			if took := now.Sub(begun); took > 2*slice { // with the last unit of work, and the command that follows it
				t.Fatalf("%s was given %v, and took %v", level, slice, took)
			}
		}
		if reads < 400 {
			t.Fatalf("%s never looked at the clock", level)
		}
	}
}

// What a bot plays is drawn in the same frame, which has no time left for thinking about the next decision.
func TestAfterTheLastCommandABotThinksOfNothingMore(t *testing.T) {
	t.Parallel()
	s := among(t, bot.Resident)
	for !s.Think(time.Hour) {
	}
	if !s.Decided() {
		t.Fatal("it does not know that its mind is made up")
	}
	thought := s.thinking.thought
	if played, err := s.PlayBots(time.Hour, 1); played != 1 || err != nil {
		t.Fatalf("it has played %d commands: %v", played, err)
	}
	if s.thinking.thought != thought || s.Decided() {
		t.Error("it thinks of the next thing in the same frame")
	}
}

// With extensions, planning a whole Move takes several milliseconds, so it begins early in a slice or waits for the
// next one.
func TestLongStepsBeginEarlyInASlice(t *testing.T) {
	t.Parallel()
	const slice, look = 8 * time.Millisecond, time.Millisecond // how much time passes whenever the clock is read
	config := game.Config{Players: 1, Seed: 7}
	config.Extensions, config.Variants = game.Together(extensions.All())
	rules, err := game.NewRules(config, extensions.All())
	if err != nil {
		t.Fatal(err)
	}
	s := New(game.NewMatch(rules, nil), Seats{{Name: "Ada", Bot: bot.Chief}}, nil)
	now := s.thinking.now()
	s.thinking.clock = func() time.Time {
		now = now.Add(look)
		return now
	}
	for put, late := 0, 0; put == 0; late++ {
		begun := now
		if s.Think(slice) {
			if _, err := s.BotPlays(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if now.Sub(begun) < slice {
			put++
			if !s.thinking.thought.Long() {
				t.Fatal("it stopped before its time was over")
			}
		}
		if late > 2000 {
			t.Fatal("no long step was ever put off")
		}
	}
}

// Chief's time is measured by whoever waits, including the frames between its slices: a decision takes no longer than
// its budget. If it was interrupted, it continues afterward.
func TestChiefDecidesInItsTime(t *testing.T) {
	t.Parallel()
	const look, frame = 3 * time.Millisecond, 17 * time.Millisecond // per reading of the clock, and between slices
	for _, stopped := range []time.Duration{0, time.Hour} {
		s := among(t, bot.Chief, bot.Chief)
		for s.match.State.Decision(0) == nil || s.match.State.Decision(0).Kind != game.DecideAction {
			if _, err := s.BotPlays(); err != nil {
				t.Fatal(err)
			}
		}
		begun := s.thinking.now()
		now := begun
		s.thinking.clock = func() time.Time {
			now = now.Add(look)
			return now
		}
		for frames := 0; !s.Think(2 * look); frames++ {
			now = now.Add(frame)
			if frames == 10 {
				now = now.Add(stopped)
			}
		}
		waited := now.Sub(begun) - stopped
		if most := Budget(bot.Chief) + 2*frame; waited > most || waited < most/2 {
			t.Errorf("stopped for %v it decides after %v", stopped, waited)
		}
	}
}
