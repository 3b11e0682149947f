package words

import (
	"strings"

	"clinic/game"
	"clinic/scenes/ui"
)

// Numbers returns every number in force as data for a text, under its name in the table with "_" for ".":
// {{.upkeep_garden}} (B90).
func Numbers(rules *game.Rules) ui.Data {
	data := ui.Data{}
	for i, spec := range rules.Table {
		data[gap(spec.Name)] = rules.Numbers[i]
	}
	return data
}

// AllNumbers returns the numbers of the base game and of all known extensions as data for a text, with a player's own
// values in place.
func AllNumbers(known []*game.Extension, own map[string]int) ui.Data {
	data := ui.Data{}
	for _, spec := range game.AllNumbers(known) {
		data[gap(spec.Name)] = spec.Value
		if value, ok := own[spec.Name]; ok {
			data[gap(spec.Name)] = value
		}
	}
	return data
}

func gap(name string) string { return strings.ReplaceAll(name, ".", "_") }
