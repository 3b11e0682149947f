package pictures

import (
	"fmt"

	"clinic/game"
	"clinic/game/bot"
	"clinic/sprites"
)

var portraits = map[bot.Level][game.MaxPlayers]sprites.ID{"": figures("person"), bot.Intern: figures("intern"), bot.Resident: figures("resident"), bot.Chief: figures("chief")}

func figures(kind string) (ids [game.MaxPlayers]sprites.ID) {
	for color := range ids {
		ids[color] = sprites.Must(fmt.Sprintf("player-%s-%d", kind, color))
	}
	return ids
}

// Portrait returns the figure that stands for a bot of a level, or for a person if the level is empty, in the color
// of a seat.
func Portrait(level bot.Level, color int) sprites.ID { return portraits[level][color] }
