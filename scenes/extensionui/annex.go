package extensionui

import (
	"clinic/game"
	"clinic/sprites"
)

// AnnexSign returns the sign of a game's annex, or None if it has no annex.
func AnnexSign(rules *game.Rules) sprites.ID {
	for d := range InPlay(rules) {
		if d.AnnexSign != sprites.None {
			return d.AnnexSign
		}
	}
	return sprites.None
}

// AnnexRule returns the rule by which a game's annex has money of its own, empty if it has no annex.
func AnnexRule(rules *game.Rules) string {
	for d := range InPlay(rules) {
		if d.AnnexRule != "" {
			return d.AnnexRule
		}
	}
	return ""
}

// HalvesBegun returns the halves of the annex's action that a player has begun.
func HalvesBegun(c game.Context, player int) []game.Action {
	for d := range InPlay(c.Rules) {
		if d.Halves != nil {
			return d.Halves(c, player)
		}
	}
	return nil
}
