package extensionui

import (
	"clinic/game"
	"clinic/scenes/ui"
)

// Aim returns what a game without goals is about; empty for other games.
func Aim(reader *ui.Reader, rules *game.Rules, players int) string {
	for d := range InPlay(rules) {
		if d.Aim != nil {
			return d.Aim(reader, rules, players)
		}
	}
	return ""
}
