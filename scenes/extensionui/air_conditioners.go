package extensionui

import (
	"clinic/audio"
	"clinic/game"
	"clinic/game/clinic"
	"clinic/game/extensions"
	"clinic/scenes/ui"
	"clinic/sprites"
	"clinic/sprites/theme"
)

var cooler, snowflake = sprites.Must("air-conditioner-south"), sprites.Must("snowflake")

var _ = register(&UI{
	ID:       "air_conditioners",
	Boards:   airConditionersBoards,
	Picture:  cooler,
	Together: Parts{One: []string{"X8", "X6"}, Other: []string{"X13"}},

	Areas:  cooledAreas,
	Floors: cooledFloors,

	Fixtures: map[clinic.Kind]Fixture{"air_conditioner": {Held: cooler, Size: 2.2, Tells: coolerTells, Walls: [...]sprites.ID{
		clinic.North: sprites.Must("air-conditioner-north"), clinic.East: sprites.Must("air-conditioner-east"),
		clinic.South: cooler, clinic.West: sprites.Must("air-conditioner-west"),
	}}},

	Piles: map[clinic.Kind]sprites.ID{"air_conditioner": cooler},

	Events: map[game.EventType]Event{extensions.PatientsCooled: {Sign: cooler}},

	Sounds: map[game.EventType]audio.Sound{extensions.PatientsCooled: audio.Must("cools")},
})

// cooledAreas returns the rooms that are cooled (C101).
func cooledAreas(board *clinic.Clinic) []Area {
	if cooled := extensions.CooledSpaces(board); cooled != 0 {
		return []Area{{Spaces: cooled, Tint: theme.IceRim, Sign: snowflake}}
	}
	return nil
}

// coolerTells says what the floor of an air conditioner costs in upkeep, and what its patients bring (C101, C102).
func coolerTells(reader *ui.Reader, c game.Context, fixture *clinic.Outside) string {
	board := c.Clinic()
	floor := board.Building(fixture.Space).Floor(fixture.Space.Floor)
	total, more, patients := 0, 0, 0
	for _, line := range c.Forecast().UpkeepLines {
		for _, origin := range line.Origins {
			if origin.Source == "air_conditioners" && (floor.Has(line.Space) || floor.Has(line.Space.Below())) {
				total, more = total+line.Amount, more+origin.Amount
			}
		}
	}
	for i := range board.People {
		if person := &board.People[i]; person.Kind == clinic.Patient && person.At.Area == clinic.Inside && floor.Has(person.At.Space) {
			patients++
		}
	}
	return reader.T("tip.cooled_floor", ui.Data{"Upkeep": total, "More": more, "Count": patients})
}

// cooledFloors returns the cooled floors, with what cooling costs on each and what the patients there bring (C101,
// C102).
func cooledFloors(reader *ui.Reader, c game.Context) (list []FloorNote) {
	board := c.Clinic()
	cooled := extensions.CooledSpaces(board)
	each := c.Rules.Number("air_conditioners.popularity")
	for floor := range int8(clinic.MaxFloors) {
		here := cooled & board.Board().Floor(floor)
		if here == 0 {
			continue
		}
		more, patients := 0, 0
		for _, line := range c.Forecast().UpkeepLines {
			for _, origin := range line.Origins {
				if origin.Source == "air_conditioners" && (here.Has(line.Space) || here.Has(line.Space.Below())) {
					more += origin.Amount
				}
			}
		}
		for i := range board.People {
			if person := &board.People[i]; person.Kind == clinic.Patient && person.At.Area == clinic.Inside && person.At.Space.Floor == floor {
				patients++
			}
		}
		number := ui.Data{"Number": int(floor)}
		list = append(list, FloorNote{
			Stock: "air_conditioner", Floor: int(floor), Sign: snowflake, Title: reader.T("cooled.title", number), Costs: reader.T("cooled.costs", ui.Data{"More": more}),
			Brings: reader.T("cooled.brings", ui.Data{"Points": patients * each, "Each": each}),
		})
	}
	return list
}

// airConditionersBoards returns the pictures beside the rules.
func airConditionersBoards() []Board {
	cold := func(r *sprites.Room) { r.Tint = theme.IceRim }
	return []Board{
		boardOf("C100", with(placed(0, 0, sprites.KindTreatment), func(r *sprites.Room) { cold(r); r.Outside = []sprites.ID{cooler} })),
		boardOf("C101", with(placed(0, 0, sprites.KindSupply, sprites.Orderly), cold), with(placed(1, 0, sprites.KindTreatment, sprites.Patient2, sprites.Patient1), func(r *sprites.Room) {
			cold(r)
			r.Outside = []sprites.ID{cooler}
		})),
	}
}
