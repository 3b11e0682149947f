package rule

// English holds the sentences of the base game by their keys. The shell's
// catalogue translates them under the same keys. Read only.
var English = map[string]string{
	"outside_grid": "There is no such space in this clinic.",
}
