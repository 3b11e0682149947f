package words

import (
	"slices"
	"strconv"
	"strings"

	"clinic/game"
	"clinic/game/clinic"
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

// NumberName says in words what a number of the rules is.
func NumberName(reader *ui.Reader, name string) string {
	kind, data := NumberKind(reader, name)
	return reader.T("number_name."+kind, data)
}

// NumberKind returns the kind of a number, whose text says what it is, with the data for it. Numbers that differ only
// in a color, the players, a place or a thing are of one kind.
func NumberKind(reader *ui.Reader, name string) (kind string, data ui.Data) {
	data = ui.Data{}
	if reader.Texts.Has("number_name." + name) {
		return name, data
	}
	parts := strings.Split(name, ".")
	for i, part := range parts {
		level, players := slices.Index(levels[:], part), slices.Index(playersNamed[:], part)
		number, err := strconv.Atoi(part)
		switch {
		case err == nil:
			parts[i], data["Number"] = "n", number
		case level >= 0:
			parts[i] = "level"
			data["Patient"] = Person(reader, clinic.Patient, clinic.White+clinic.Level(level))
			data["Doctor"] = Person(reader, clinic.Doctor, clinic.White+clinic.Level(level))
		case players >= 0:
			parts[i], data["Players"] = "players", reader.T("load.players", ui.Data{"Count": players + 1})
		case i == 1 && parts[0] == "rank":
			parts[i], data["Rank"] = "name", reader.T("scores.rank."+part)
		case i == 1 && len(parts) == 2 && reader.Texts.Has("number_name."+parts[0]+".thing"):
			parts[i], data["Thing"] = "thing", Thing(reader, part)
		}
	}
	return strings.Join(parts, "."), data
}

var (
	levels       = [...]string{"white", "yellow", "orange", "red"}
	playersNamed = [...]string{"one", "two", "three", "four"}
)
