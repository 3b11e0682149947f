package session

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"clinic/game"
	"clinic/game/bot"
)

// Rival plays a solo game that somebody else has played: by the same rules, from the same seed, with the same goal. It
// thinks for a number of units of work rather than a time, so that it reaches the same result on every machine. It
// knows no more than the player could.
type Rival struct {
	Level  bot.Level `json:"level"`
	Over   bool      `json:"over"` // the score is known only then
	Score  int       `json:"score"`
	Counts bool      `json:"counts"` // whether the goal is met
	Done   func()    `json:"-"`      // called when its game is over; may be nil

	rules   *game.Rules
	state   *game.State
	goal    string
	player  *bot.Player
	thought *bot.Thought
	script  bot.Script
}

// RivalSlice is how long rivals may play in a tick.
const RivalSlice = 6 * time.Millisecond

// rivalWork is the most units of work a rival spends on one decision.
const rivalWork = 150

// NewRival returns a bot of a level before its game.
func NewRival(rules *game.Rules, goal string, level bot.Level) *Rival {
	r := &Rival{Level: level, rules: rules, goal: goal, player: bot.New(level, rules, judgement(), rules.Config.Seed)}
	r.state, _ = rules.Start()
	return r
}

// Rivals returns the bots that replay the viewer's solo game once it is over, Chief first.
func (s *seen) Rivals() []*Rival {
	if s.rivals == nil {
		for _, level := range [...]bot.Level{bot.Chief, bot.Resident} {
			s.rivals = append(s.rivals, NewRival(s.match.Rules, s.match.State.Players[0].Goal, level))
		}
	}
	return s.rivals
}

// Know takes over the results of rivals of the same level in the same game, so that this one need not play.
func (r *Rival) Know(others []Rival) {
	for _, other := range others {
		if other.Level == r.Level && other.Over && !r.Over {
			r.Over, r.Score, r.Counts = true, other.Score, other.Counts
		}
	}
}

// SameGame returns a name that differs for each setup and goal that rivals can be given.
func (s *seen) SameGame() (string, error) {
	game, err := json.Marshal([]any{s.match.Rules.Config, s.match.State.Players[0].Goal})
	sum := sha256.Sum256(game)
	return hex.EncodeToString(sum[:6]), err
}

// Play lets the rival play for about the length of a slice, and reports whether its game is over.
func (r *Rival) Play(slice time.Duration) (over bool) {
	for begun := time.Now(); !r.Over; {
		r.step()
		if spent := time.Since(begun); spent >= slice || spent >= slice/2 && r.thought != nil && r.thought.Long() {
			break
		}
	}
	return r.Over
}

// step thinks a little further, or plays a command.
func (r *Rival) step() {
	chosen := game.Command{Type: game.ChooseGoal, Choice: r.goal}
	switch {
	case r.state.Over:
		score := game.Context{Rules: r.rules, State: r.state}.Score()
		r.Over, r.Score, r.Counts = true, score.Total, score.Counts
		if r.Done != nil {
			r.Done()
		}
		return
	case r.rules.Check(r.state, 0, &chosen).Legal():
		r.rules.Apply(r.state, 0, &chosen)
		return
	case r.thought == nil:
		if command, planned := r.script.Next(r.rules, r.state, 0); planned {
			r.rules.Apply(r.state, 0, &command)
			return
		}
		r.thought = r.player.Think(r.rules.View(r.state, 0), 0)
	}
	if !r.thought.Step() && r.thought.Units() < rivalWork {
		return
	}
	advice := r.thought.Decided()
	r.thought = nil
	r.script.Take(r.state, 0, &advice)
	r.rules.Apply(r.state, 0, &advice.Command)
}
