package campaign

import (
	"fmt"

	"clinic/game"
	"clinic/game/bot"
)

// Trial is a clinic that a bot plays in the person's place, to find out how hard its medals are.
type Trial struct {
	Clinic    *Clinic
	Level     bot.Level // who plays
	Known     []*game.Extension
	Judgement *bot.Judgement
	Work      int // units of work for each decision
}

// Tried is the result of a trial.
type Tried struct {
	Medal Medal
	Score int  // the person's popularity
	Goal  bool // solo: the goal was met; true with other players
	Ahead bool // the person came first
}

// slipsOf is the odds with which a Resident leaves a choice of action to an Intern, one in this many, from the second
// try on. A Resident leaves nothing to chance by itself, so every try would be the same.
const slipsOf = 8

// slipsIn reports whether a Resident may leave this kind of decision to an Intern: an action, and what is done in it.
func slipsIn(kind game.DecisionKind) bool {
	return kind == game.DecideAction || kind == game.DecideBuild || kind == game.DecideHire || kind == game.DecideAdmit
}

// mostCommands is how many commands a game may take before it counts as stalled.
const mostCommands = 10_000

// Play plays the clinic once, to its end; each number is another try with the same chance of the game. The bots of
// the clinic are those that a person meets there. The error names the game that came to no end.
func (t *Trial) Play(number uint64) (*game.Match, error) {
	config := t.Clinic.Config()
	rules, err := game.NewRules(config, t.Known)
	if err != nil {
		return nil, err
	}
	m := game.NewMatch(rules, nil)
	players, scripts := make([]*bot.Player, config.Players), make([]bot.Script, config.Players)
	chance := game.Random{Word: config.Seed + number*1_000_003}
	players[Person] = bot.New(t.Level, rules, t.Judgement, chance.Word)
	beginner := bot.New(bot.Intern, rules, t.Judgement, chance.Word)
	for i, level := range t.Clinic.Against {
		players[i+1] = bot.New(level, rules, t.Judgement, config.Seed+uint64(i)+1)
	}
	for range mostCommands {
		if m.State.Over {
			return m, nil
		}
		player := m.State.Deciders()[0]
		command, planned := scripts[player].Next(rules, m.State, player)
		if !planned {
			thinks := players[player]
			if player == Person && number > 0 && t.Level == bot.Resident && slipsIn(m.State.Decision(player).Kind) && chance.Below(slipsOf) == 0 {
				thinks = beginner
			}
			thought := thinks.Think(rules.View(m.State, player), player)
			thought.Continue(t.Work)
			advice := thought.Decided()
			command = advice.Command
			scripts[player].Take(m.State, player, &advice)
		}
		if _, v := m.Apply(player, command); !v.Legal() {
			return nil, fmt.Errorf("%s, try %d: %s is refused by %s", t.Clinic.ID, number, command.Type, v.Refusal.Rule)
		}
	}
	return nil, fmt.Errorf("%s, try %d: the game comes to no end", t.Clinic.ID, number)
}

// Again replays the commands of an earlier try. It returns nil if the rules have changed since and the commands no
// longer make a whole game.
func (t *Trial) Again(log []game.Entry) *game.Match {
	rules, err := game.NewRules(t.Clinic.Config(), t.Known)
	if err != nil {
		return nil
	}
	m := game.NewMatch(rules, nil)
	for i := range log {
		if m.State.Over {
			return nil
		}
		if _, v := m.Apply(log[i].Player, log[i].Command); !v.Legal() {
			return nil
		}
	}
	if !m.State.Over {
		return nil
	}
	return m
}

// Tried returns the result of a try that was played to its end, by the medals as they are now.
func (c *Clinic) Tried(m *game.Match) Tried {
	score := game.Context{Rules: m.Rules, State: m.State, Player: Person}.Score()
	return Tried{c.Judge(m), score.Total, score.Counts, m.Rules.Standings(m.State)[0] == Person}
}
