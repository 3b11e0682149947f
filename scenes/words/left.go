package words

import (
	"fmt"
	"time"

	"clinic/scenes/ui"
)

const day = 24 * time.Hour

// TimeLeft says how much time is left: in days and hours, hours, minutes, or seconds at last.
func TimeLeft(left time.Duration) string {
	left = max(0, left)
	hours := int(left % day / time.Hour)
	switch {
	case left >= day && hours > 0:
		days := ui.T("clock.days", ui.Data{"Count": int(left / day)})
		return ui.T("clock.days_and_hours", ui.Data{"Days": days, "Hours": ui.T("clock.hours", ui.Data{"Count": hours})})
	case left >= day:
		return ui.T("friends.days_left", ui.Data{"Count": int(left / day)})
	case left >= time.Hour:
		return ui.T("friends.hours_left", ui.Data{"Count": hours})
	case left >= time.Minute:
		return ui.T("friends.minutes_left", ui.Data{"Count": int(left / time.Minute)})
	}
	return ui.T("clock.seconds_left", ui.Data{"Count": int(left / time.Second)})
}

// Clock says the same as briefly as a clock: days and hours, hours and minutes, or minutes and seconds.
func Clock(left time.Duration) string {
	left = max(0, left)
	switch {
	case left >= day:
		return ui.T("clock.brief_days", ui.Data{"Days": int(left / day), "Hours": int(left % day / time.Hour)})
	case left >= time.Hour:
		return ui.T("clock.brief_hours", ui.Data{"Hours": int(left / time.Hour), "Minutes": fmt.Sprintf("%02d", left%time.Hour/time.Minute)})
	}
	return fmt.Sprintf("%d:%02d", left/time.Minute, left%time.Minute/time.Second)
}
