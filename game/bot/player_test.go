package bot

import (
	"testing"

	"clinic/game"
)

// Every level plays a whole game to its end: each answer is legal, and asked again it is the same.
func TestLevelsPlayWholeGames(t *testing.T) {
	for _, level := range Levels {
		rules := rulesFor(t, 2, 5)
		s, _ := rules.Start()
		for commands := 0; !s.Over; commands++ {
			if commands > 2000 {
				t.Fatalf("%s: the game does not end", level)
			}
			player := s.Deciders()[0]
			command := answer(rules, level, s, player, 12)
			if again := answer(rules, level, s, player, 12); !again.Equal(&command) {
				t.Fatalf("%s: %+v, asked again %+v", level, command, again)
			}
			if _, v := rules.Apply(s, player, &command); !v.Legal() {
				t.Fatalf("%s: %+v is refused: %s", level, command, rules.Sentence(v.Refusal))
			}
		}
	}
}

// answer is what a player of that level plays who thinks for so many units at most.
func answer(rules *game.Rules, level Level, s *game.State, player, work int) game.Command {
	thought := New(level, rules, nil, 7).Think(rules.View(s, player), player)
	thought.Continue(work)
	return thought.Advice().Command
}
