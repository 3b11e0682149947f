package extensionui

import (
	"clinic/game"
)

// Aim returns what a game without goals is about; empty for other games.
func Aim(rules *game.Rules, players int) string {
	for d := range InPlay(rules) {
		if d.Aim != nil {
			return d.Aim(rules, players)
		}
	}
	return ""
}
