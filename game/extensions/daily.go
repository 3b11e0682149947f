package extensions

// daily are the extensions that daily games are drawn from, each list from a day's number on, in the order of the
// draw. What stands here is never changed: days that have been keep their games. An extension joins with a new list,
// from a day to come on.
var daily = [...]struct {
	from int
	ids  []string
}{
	{1, []string{"cigarettes", "helicopters", "fire_trucks", "wheelchairs", "public_toilets", "temp_agency", "ghosts", "triage", "therapy_dogs", "gift_shop",
		"air_conditioners", "urban_design_2", "emergency", "covid_19"}},
}

// Daily gives the ids of the extensions that the daily game of the day of that number is drawn from, in the order of
// the draw; days before the first one have its list.
func Daily(day int) []string {
	ids := daily[0].ids
	for _, l := range daily[1:] {
		if l.from <= day {
			ids = l.ids
		}
	}
	return ids
}
