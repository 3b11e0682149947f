package words

import (
	"time"

	"clinic/scenes/ui"
)

// TimeLeft says how much time is left: in days, hours, or minutes at last.
func TimeLeft(left time.Duration) string {
	const day = 24 * time.Hour
	switch {
	case left >= day:
		return ui.T("friends.days_left", ui.Data{"Count": int(left / day)})
	case left >= time.Hour:
		return ui.T("friends.hours_left", ui.Data{"Count": int(left / time.Hour)})
	}
	return ui.T("friends.minutes_left", ui.Data{"Count": int(max(0, left) / time.Minute)})
}
