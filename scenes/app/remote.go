package app

import (
	"clinic/game/online/seat"
	"clinic/scenes"
)

// remote shows the table at which these seats are. It is in the list of the title, to be opened from there.
func (a *app) remote(c *scenes.Context, _ []seat.Place) {
	c.Home()
}
