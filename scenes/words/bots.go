package words

import (
	"clinic/game/bot"
	"clinic/scenes/ui"
)

// BotName returns the name of a bot of a level; count numbers the bots of that level at the table, from 1.
func BotName(reader *ui.Reader, level bot.Level, count int) string {
	name := reader.T("bots.level." + string(level))
	if count > 1 {
		return reader.T("bots.another", ui.Data{"Name": name, "Number": count})
	}
	return name
}
