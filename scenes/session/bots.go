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

// Budget is how long who waits for a bot of that level waits for one decision; in a browser, where less comes of a
// second, longer.
func Budget(level bot.Level) time.Duration {
	budget := 400 * time.Millisecond // more than one needs that looks only a step ahead
	if level == bot.Chief {
		budget = 900 * time.Millisecond // its last frame and its command come on top, and then it is a second
	}
	if runtime.GOOS == "js" {
		budget *= 3
	}
	return budget
}

// thinking is what goes on in a bot's head. Nothing of it is kept: after a load the bot thinks again.
type thinking struct {
	players [game.MaxPlayers]*bot.Player // those that have been asked, by seat
	levels  [game.MaxPlayers]bot.Level   // of these
	thought *bot.Thought                 // about what is to be decided now, nil before it has begun
	version int                          // of the session that it is about
	used    time.Duration                // of its time, by the clock of who waits for it
	asked   time.Time                    // when it was last seen to think
	done    bool                         // it would come to nothing better, or its time is used up
	script  bot.Script                   // what is left of the plan whose last command was played
	planned int                          // the version of the session in which that is to go on
	next    *game.Command                // of the plan, nil where the bot has to think
	clock   func() time.Time             // of a test; nil is the real one
}

func (t *thinking) now() time.Time {
	if t.clock != nil {
		return t.clock()
	}
	return time.Now()
}

// ThinkBy has hints and bots think by that clock, where a picture has to be the same on every machine.
func (s *Session) ThinkBy(clock func() time.Time) { s.thinking.clock = clock }

// longestWait is how much time is counted at most where a bot was not asked to go on, since it was stopped or the
// window slept.
const longestWait = 100 * time.Millisecond

// passes counts the time that has passed since the bot was last seen to think, and gives what it is now.
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

// NewReview begins to judge what a player has decided in the game so far.
func (s *Session) NewReview(player int) *bot.Review {
	return bot.NewReview(s.match, judgement(), player, bot.ReviewWork)
}

// Learned is what the bots have learned, for those that play where there is no session.
func Learned() *bot.Judgement { return judgement() }

// Bot is the level of the bot that plays for a player, empty for a person.
func (s *Session) Bot(player int) bot.Level {
	if player < 0 || player >= len(s.seats) {
		return ""
	}
	return s.seats[player].Bot
}

// People counts the players who are persons.
func (s *Session) People() int {
	count := 0
	for player := range s.match.State.Players {
		count += number(s.Bot(player) == "")
	}
	return count
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// watched tells whether a bot plays for the viewer, or nobody since the game is only shown again: then nobody in front
// of the screen may do anything.
func (s *Session) watched() bool { return s.replayed != nil || s.Bot(s.viewer) != "" }

// Hurry says whether nobody wants to see what goes on until a person decides.
func (s *Session) Hurry(on bool) { s.hurried = on }

// Hurries tells whether nobody wants to see what goes on now. It ends when a person decides.
func (s *Session) Hurries() bool { return s.hurried }

// barred is why nobody in front of the screen may do anything now, the zero Reason where somebody may.
func (s *Session) barred() rule.Reason {
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

// Seat gives a player's seat to a bot of that level, or with an empty level back to a person, also behind the curtain.
// The game is kept, and the screen passes to whoever decides then.
func (s *Session) Seat(player int, level bot.Level) {
	s.seats[player].Bot = level
	s.changed()
	if s.People() == 0 {
		s.OpenCurtain() // there is nobody to hide anything from
	}
}

// Thinks gives the bot whose turn it is, and whether there is one. What players do at the same time the persons do
// first.
func (s *Session) Thinks() (player int, turn bool) {
	if s.curtain || s.replayed != nil || s.match.State.Over {
		return game.NoPlayer, false
	}
	player = game.NoPlayer
	for _, decider := range s.match.State.Deciders() {
		switch {
		case s.Bot(decider) == "":
			return game.NoPlayer, false
		case player == game.NoPlayer:
			player = decider
		}
	}
	return player, player != game.NoPlayer
}

// Think lets the bot whose turn it is think for so long, about; a step of its thoughts may take a millisecond more. It
// tells whether the bot has made up its mind. A bot knows no more than a player in its seat may see (B92).
func (s *Session) Think(slice time.Duration) (decided bool) {
	player, turn := s.Thinks()
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
		// a long step that began at the end of the slice would make the frame late
		if spent := now.Sub(begun); spent >= slice || spent >= slice/2 && t.thought.Long() {
			break
		}
	}
	return t.done
}

// Decided tells whether the bot whose turn it is has made up its mind already.
func (s *Session) Decided() bool { return s.thinking.done && s.thinking.version == s.version }

// BotPlays plays what the bot whose turn it is has come up with so far, and gives the command, which can be taken with
// Happened as if a person had played it. Its error is a mistake in the program; the game stays as it was.
func (s *Session) BotPlays() (game.Command, error) {
	player, turn := s.Thinks()
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
	v := s.play(player, command)
	if !v.Legal() {
		return command, &botRefused{s.Bot(player), command, v.Refusal}
	}
	t.planned = s.version
	return command, nil
}

// PlayBots lets the bot whose turn it is think for so long, about, and play as soon as it has made up its mind: up to
// most commands while it stays its turn, and after the last one it thinks of nothing more. It gives how many it has
// played. An error is as in BotPlays.
func (s *Session) PlayBots(slice time.Duration, most int) (played int, err error) {
	player, turn := s.Thinks()
	begun := s.thinking.now()
	for turn && s.Think(slice-s.thinking.now().Sub(begun)) && played < most {
		if _, err := s.BotPlays(); err != nil {
			return played, err
		}
		played++
		if next, goesOn := s.Thinks(); played == most || !goesOn || next != player || s.thinking.now().Sub(begun) >= slice {
			break
		}
	}
	return played, nil
}

// botRefused says that a bot wanted what the rules refuse.
type botRefused struct {
	level   bot.Level
	command game.Command
	reason  rule.Reason
}

func (e *botRefused) Error() string {
	return "the " + string(e.level) + " wanted to play " + string(e.command.Type) + ", which rule " + e.reason.Rule + " forbids"
}

// mind is the bot in a player's seat. Its chance follows from the game's seed, so that the same game has the same bots.
func (s *Session) mind(player int) *bot.Player {
	t, level := &s.thinking, s.Bot(player)
	if t.players[player] == nil || t.levels[player] != level {
		t.players[player] = bot.New(level, s.match.Rules, judgement(), s.match.Rules.Config.Seed+uint64(player))
		t.levels[player] = level
	}
	return t.players[player]
}
