package extensions

import (
	"iter"

	"clinic/game"
	"clinic/game/clinic"
)

// What several extensions need to judge, list and play their commands.

// everybody yields the legal commands of this kind about each person of the clinic, in turn.
func everybody(c game.Context, kind game.CommandType, judge func(game.Context, *game.Command) game.Verdict) iter.Seq[*game.Command] {
	return func(yield func(*game.Command) bool) {
		command := game.Command{Type: kind}
		for i := range c.Clinic().People {
			command.Person = c.Clinic().People[i].ID
			if judge(c, &command).Legal() && !yield(&command) {
				return
			}
		}
	}
}

// listed appends the commands to a list.
func listed(legal iter.Seq[*game.Command], commands []game.Command) []game.Command {
	for command := range legal {
		commands = append(commands, *command)
	}
	return commands
}

// anyOf reports whether there is any command.
func anyOf(legal iter.Seq[*game.Command]) bool {
	for range legal {
		return true
	}
	return false
}

// timeOf returns how long a way takes.
func timeOf(way []clinic.WayStep) int {
	time := 0
	for i := range way {
		time += int(way[i].Time)
	}
	return time
}
