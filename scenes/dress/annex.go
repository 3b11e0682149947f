package dress

import (
	"clinic/game"
	"clinic/sprites"
)

// AnnexSign is the sign of the annex of a game, None where it has none.
func AnnexSign(rules *game.Rules) sprites.ID {
	for d := range InPlay(rules) {
		if d.AnnexSign != sprites.None {
			return d.AnnexSign
		}
	}
	return sprites.None
}

// AnnexRule is the rule by which the annex of a game has money of its own, empty where it has none.
func AnnexRule(rules *game.Rules) string {
	for d := range InPlay(rules) {
		if d.AnnexRule != "" {
			return d.AnnexRule
		}
	}
	return ""
}

// HalvesBegun are the halves of the annex's action that a player has begun.
func HalvesBegun(c game.Context, player int) []game.Action {
	for d := range InPlay(c.Rules) {
		if d.Halves != nil {
			return d.Halves(c, player)
		}
	}
	return nil
}
