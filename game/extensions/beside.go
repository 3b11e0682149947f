package extensions

import (
	"clinic/game/clinic"
	"clinic/game/rule"
)

// besideModule is the rule of setup that a module touches another one; id is the rule that says so.
func besideModule(id string) func(board *clinic.Clinic, piece clinic.Component) rule.Reason {
	return func(board *clinic.Clinic, piece clinic.Component) rule.Reason {
		if !board.Touches(piece.Space) {
			return rule.Reason{Rule: id, Key: "needs_module_beside", What: string(piece.Kind)}
		}
		return rule.Reason{}
	}
}

// besideModuleSentence is the sentence for the key needs_module_beside.
const besideModuleSentence = "At setup {a what} is placed adjacent to another module."
