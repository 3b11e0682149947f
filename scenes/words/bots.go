package words

import (
	"clinic/game/bot"
	"clinic/scenes/ui"
)

// BotName is what the bot of a level is called that is the so manyth of its level at the table.
func BotName(level bot.Level, count int) string {
	name := ui.T("bots.level." + string(level))
	if count > 1 {
		return ui.T("bots.another", ui.Data{"Name": name, "Number": count})
	}
	return name
}
