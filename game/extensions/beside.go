package extensions

import (
	"clinic/game"
	"clinic/game/rule"
)

// besideModule returns the rule that a module must touch another one; id is the id of that rule.
func besideModule(id string) func(c game.Context, piece game.Placing) rule.Reason {
	return func(_ game.Context, piece game.Placing) rule.Reason {
		if !piece.Board.Touches(piece.Space) {
			return rule.Reason{Rule: id, Key: "needs_module_beside", What: string(piece.Kind)}
		}
		return rule.Reason{}
	}
}

// besideModuleSentence is the sentence for the key needs_module_beside.
const besideModuleSentence = "At setup {a what} is placed adjacent to another room."
