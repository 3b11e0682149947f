package extensions

// daily says what daily games are drawn from, each line from a day's number on: the version of the rules that they
// are played by, and extensions in the order of the draw. Never change a line: past days keep their games. A new
// version or extension is added with a new line, from a future day on.
var daily = [...]struct {
	from, rules int
	ids         []string
}{
	{1, 4, firstDaily},
	{421, 5, firstDaily},
}

var firstDaily = []string{
	"cigarettes", "helicopters", "fire_trucks", "wheelchairs", "public_toilets", "temp_agency", "ghosts", "triage", "therapy_dogs", "gift_shop",
	"air_conditioners", "urban_design_2", "emergency", "covid_19",
}

// Daily returns the version of the rules for the daily game of the day with this number, and the ids of the
// extensions that it is drawn from, in the order of the draw. Days before the first line use the first line.
func Daily(day int) (rules int, ids []string) {
	is := &daily[0]
	for i := range daily {
		if daily[i].from <= day {
			is = &daily[i]
		}
	}
	return is.rules, is.ids
}
