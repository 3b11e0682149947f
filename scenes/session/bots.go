package session

import (
	"runtime"
	"sync"
	"time"

	"clinic/assets"
	"clinic/game"
	"clinic/game/bot"
	"clinic/game/rule"
)

// Budget returns how long a bot of a level may take for one decision, as measured by whoever waits for it. It is
// longer in a browser, which gets less done in a second.
func Budget(level bot.Level) time.Duration {
	budget := 400 * time.Millisecond // more than a bot needs that looks only one step ahead
	if level == bot.Chief {
		budget = 900 * time.Millisecond // the last frame and the command itself come on top, which makes about a second
	}
	if runtime.GOOS == "js" {
		budget *= 3
	}
	return budget
}

// thinking is what goes on in a bot's head. None of it is saved: after loading, the bot thinks again.
type thinking struct {
	players [game.MaxPlayers]*bot.Player // the bots asked so far, by seat
	levels  [game.MaxPlayers]bot.Level   // of these bots
	thought *bot.Thought                 // about the current decision, nil before it has begun
	version int                          // version of the session that thought is about
	used    time.Duration                // how much of its time is used, by the clock of whoever waits for it
	asked   time.Time                    // when it was last seen thinking
	done    bool                         // no better command would be found, or its time is used up
	script  bot.Script                   // the rest of the plan whose last command was played
	planned int                          // version of the session in which that plan continues
	next    *game.Command                // next command of the plan, nil if the bot has to think
	clock   func() time.Time             // set by tests; nil is the real clock
}

func (t *thinking) now() time.Time {
	if t.clock != nil {
		return t.clock()
	}
	return time.Now()
}

// ThinkBy makes hints and bots use the given clock, for pictures that must be the same on every machine.
func (s *Session) ThinkBy(clock func() time.Time) { s.thinking.clock = clock }

// longestWait is the most time that is counted between two calls: the bot may have been stopped or the window asleep.
const longestWait = 100 * time.Millisecond

// passes adds the time since the bot was last seen thinking, and returns the current time.
func (t *thinking) passes() time.Time {
	now := t.now()
	t.used += min(now.Sub(t.asked), longestWait)
	t.asked = now
	return now
}

// judgement is what the bots have learned.
var judgement = sync.OnceValue(func() *bot.Judgement {
	learned, err := bot.ReadJudgement(assets.Bots)
	if err != nil {
		panic(err) // the file is built in, and a test reads it
	}
	return learned
})

// NewReview returns a review that is to judge a player's decisions in the game so far.
func (s *Session) NewReview(player int) *bot.Review {
	return bot.NewReview(s.match, judgement(), player, bot.ReviewWork)
}

// Learned returns what the bots have learned, for bots that play without a session.
func Learned() *bot.Judgement { return judgement() }

// Bot returns the level of the bot that plays for a player, or an empty level if a person does.
func (s *seen) Bot(player int) bot.Level {
	if player < 0 || player >= len(s.seats) {
		return ""
	}
	return s.seats[player].Bot
}

// Elsewhere reports whether a player is played by a bot, or by somebody at another screen.
func (s *seen) Elsewhere(player int) bool {
	return s.Bot(player) != "" || player >= 0 && player < len(s.seats) && s.seats[player].Far
}

// People returns how many players are people at this screen.
func (s *seen) People() int {
	count := 0
	for player := range s.match.State.Players {
		count += number(!s.Elsewhere(player))
	}
	return count
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// watched reports whether nobody in front of the screen may do anything, because the viewer is played elsewhere or
// because this is a replay.
func (s *seen) watched() bool { return s.replayed != nil || s.Elsewhere(s.viewer) }

// Hurry sets whether what happens until a person decides is rushed through.
func (s *Session) Hurry(on bool) { s.hurried = on }

// Hurries reports whether what happens now is rushed through. This ends when a person has to decide.
func (s *Session) Hurries() bool { return s.hurried }

// barred returns why nobody in front of the screen may do anything now, or the zero Reason if somebody may.
func (s *seen) barred() rule.Reason {
	switch {
	case s.curtain:
		return rule.Reason{Rule: "B92", Key: "behind_curtain"}
	case s.replayed != nil:
		return rule.Reason{Rule: ReplayRule, Key: ReplayRule}
	case s.watched():
		return rule.Reason{Rule: "B92", Key: "bot_plays"}
	}
	return rule.Reason{}
}

// Seat gives a player's seat to a bot of a level, or back to a person if the level is empty; this also works behind
// the curtain. The game is saved, and the screen passes to whoever decides next.
func (s *Session) Seat(player int, level bot.Level) { s.play.seat(s, player, level) }

// Thinks returns whose turn it is while nobody at this screen has to decide anything: a bot, or somebody at another
// screen. When several players decide at the same time, the people at this screen go first.
func (s *Session) Thinks() (player int, turn bool) {
	if s.curtain || s.replayed != nil || s.match.State.Over {
		return game.NoPlayer, false
	}
	return s.play.plays(s.seen)
}

// botTurn returns the bot of this program whose turn it is, and whether there is one.
func (s *Session) botTurn() (player int, turn bool) {
	player, turn = s.Thinks()
	return player, turn && !s.Remote()
}

// Think lets the bot whose turn it is think for about the length of a slice; a single step may overrun it by a
// millisecond. It reports whether the bot has decided. A bot knows no more than a player in its seat may see (B92).
func (s *Session) Think(slice time.Duration) (decided bool) {
	player, turn := s.botTurn()
	if !turn {
		return false
	}
	t := &s.thinking
	if t.thought == nil || t.version != s.version {
		t.thought, t.version, t.used, t.done = s.mind(player).Think(s.match.Rules.View(s.match.State, player), player), s.version, 0, false
		t.next, t.asked = nil, t.now()
		if command, planned := t.script.Next(s.match.Rules, s.match.State, player); planned && t.planned == s.version {
			t.next, t.done = &command, true
		}
	}
	for begun := t.passes(); !t.done; {
		t.done = t.thought.Step()
		now := t.passes()
		t.done = t.done || t.used >= Budget(s.Bot(player))
		// A long step begun near the end of the slice would make the frame late.
		if spent := now.Sub(begun); spent >= slice || spent >= slice/2 && t.thought.Long() {
			break
		}
	}
	return t.done
}

// Decided reports whether the bot whose turn it is has already made up its mind.
func (s *Session) Decided() bool { return s.thinking.done && s.thinking.version == s.version }

// BotPlays plays the best command that the bot whose turn it is has found so far, and returns it. Its effects are
// read with Happened, as if a person had played it. An error is a mistake in the program; the game is then unchanged.
func (s *Session) BotPlays() (game.Command, error) {
	player, turn := s.botTurn()
	if !turn {
		return game.Command{}, nil
	}
	s.Think(0) // at least a little
	t := &s.thinking
	var command game.Command
	if t.next != nil {
		command = *t.next
	} else {
		advice := t.thought.Advice()
		command = advice.Command
		t.script.Take(s.match.State, player, &advice)
	}
	v := s.play.apply(s, player, command)
	if !v.Legal() {
		return command, &botRefused{s.Bot(player), command, v.Refusal}
	}
	t.planned = s.version
	return command, nil
}

// PlayBots lets the bot whose turn it is think for about the length of a slice, and play as soon as it has decided:
// up to most commands while its turn lasts, after which it doesn't think any further. It returns how many commands
// were played. Errors are as in BotPlays.
func (s *Session) PlayBots(slice time.Duration, most int) (played int, err error) {
	player, turn := s.botTurn()
	begun := s.thinking.now()
	for turn && s.Think(slice-s.thinking.now().Sub(begun)) && played < most {
		if _, err := s.BotPlays(); err != nil {
			return played, err
		}
		played++
		if next, goesOn := s.botTurn(); played == most || !goesOn || next != player || s.thinking.now().Sub(begun) >= slice {
			break
		}
	}
	return played, nil
}

// botRefused is the error of a bot that chose a command the rules refuse.
type botRefused struct {
	level   bot.Level
	command game.Command
	reason  rule.Reason
}

func (e *botRefused) Error() string {
	return "the " + string(e.level) + " wanted to play " + string(e.command.Type) + ", which rule " + e.reason.Rule + " forbids"
}

// mind returns the bot in a player's seat. It is seeded from the game's seed, so that the same game has the same
// bots.
func (s *Session) mind(player int) *bot.Player {
	t, level := &s.thinking, s.Bot(player)
	if t.players[player] == nil || t.levels[player] != level {
		t.players[player] = bot.New(level, s.match.Rules, judgement(), s.match.Rules.Config.Seed+uint64(player))
		t.levels[player] = level
	}
	return t.players[player]
}
