package words

import (
	"fmt"
	"time"

	"clinic/scenes/ui"
)

const day = 24 * time.Hour

// TimeLeft says how much time is left: in days and hours, hours, minutes, or seconds at last.
func TimeLeft(reader *ui.Reader, left time.Duration) string {
	left = max(0, left)
	hours := int(left % day / time.Hour)
	switch {
	case left >= day && hours > 0:
		days := reader.T("clock.days", ui.Data{"Count": int(left / day)})
		return reader.T("clock.days_and_hours", ui.Data{"Days": days, "Hours": reader.T("clock.hours", ui.Data{"Count": hours})})
	case left >= day:
		return reader.T("friends.days_left", ui.Data{"Count": int(left / day)})
	case left >= time.Hour:
		return reader.T("friends.hours_left", ui.Data{"Count": hours})
	case left >= time.Minute:
		return reader.T("friends.minutes_left", ui.Data{"Count": int(left / time.Minute)})
	}
	return reader.T("clock.seconds_left", ui.Data{"Count": int(left / time.Second)})
}

// Clock says the same as briefly as a clock: days and hours, hours and minutes, or minutes and seconds.
func Clock(reader *ui.Reader, left time.Duration) string {
	left = max(0, left)
	switch {
	case left >= day:
		return reader.T("clock.brief_days", ui.Data{"Days": int(left / day), "Hours": int(left % day / time.Hour)})
	case left >= time.Hour:
		return reader.T("clock.brief_hours", ui.Data{"Hours": int(left / time.Hour), "Minutes": fmt.Sprintf("%02d", left%time.Hour/time.Minute)})
	}
	return fmt.Sprintf("%d:%02d", left/time.Minute, left%time.Minute/time.Second)
}
