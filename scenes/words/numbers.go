package words

import (
	"strings"

	"clinic/game"
	"clinic/scenes/ui"
)

// Numbers gives every number in force to a text, under its name in the table with "_" for ".": {{.upkeep_garden}} (B90).
func Numbers(rules *game.Rules) ui.Data {
	data := ui.Data{}
	for i, spec := range rules.Table {
		data[strings.ReplaceAll(spec.Name, ".", "_")] = rules.Numbers[i]
	}
	return data
}
