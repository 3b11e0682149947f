package sample

import (
	"clinic/game"
	"clinic/game/extensions"
)

// Whole returns a game of a number of players, played from its setup for a number of commands or to its end. It is
// the same every time.
func Whole(players, commands int) (*game.Match, error) {
	rules, err := game.NewRules(game.Config{Players: players, Seed: 5}, extensions.All())
	if err != nil {
		return nil, err
	}
	m, chance := game.NewMatch(rules, nil), game.Random{Word: 5}
	for len(m.Log) < commands && !m.State.Over {
		player := m.State.Deciders()[0]
		legal := rules.Legal(m.State, player)
		m.Apply(player, legal[chance.Below(len(legal))])
	}
	return m, nil
}
