package rule

// English holds the sentences of the base game by their keys. The shell's
// catalogue translates them under the same keys. Read only.
var English = map[string]string{
	"above_top_floor":      "{A what} can't stand on the roof: Floor {limit} is the highest.",
	"conveyor_taken":       "This {other} has a conveyor already.",
	"joins_hubs_on_floor":  "{A what} here would join two buildings that both have a service hub on Floor {amount}.",
	"no_module_below":      "{A what} above Floor 0 needs a module straight below it.",
	"not_aligned":          "A conveyor must be in one row, one column or one vertical line with another conveyor of the clinic.",
	"only_above_module":    "{A what} stands straight above a module.",
	"only_at_border":       "{A what} goes to an outside slot, at the border of the grid.",
	"only_at_module":       "{A what} needs a module behind it.",
	"only_in_module":       "{A what} goes into a module.",
	"only_on_ground":       "{A what} can only be built on Floor 0.",
	"outside_grid":         "There is no such space in this clinic.",
	"same_color":           "{A what} must not touch {a other}: both are of one colour.",
	"second_hub_on_floor":  "This building has a service hub on Floor {amount} already.",
	"slot_taken":           "There is {a other} in this outside slot already.",
	"space_taken":          "There is {a other} here already, and what is built stays.",
	"way_ends_there":       "Who goes straight into the {what} stays there in this Move.",
	"way_not_adjacent":     "One step leads to an adjacent space only.",
	"way_without_conveyor": "A ride needs a conveyor at both of its ends.",
	"way_without_floor":    "On Floor {amount} people walk through modules only.",
	"way_without_start":    "The way must begin where this person is or may come in.",
}
