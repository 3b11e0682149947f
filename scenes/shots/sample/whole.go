package sample

import (
	"clinic/game"
	"clinic/game/extensions"
)

// Whole gives a game of so many that was played from its setup for so many commands, or to its end, the same one every
// time.
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
