// Package clock tells the date and the time of day. Spans of time are measured with package time.
package clock

import "time"

// given is the moment that was given instead of the machine's, and since when.
var given, since time.Time

// Now is the date and the time of day where the player is.
func Now() time.Time {
	if given.IsZero() {
		return time.Now()
	}
	return given.Add(time.Since(since))
}

// Give makes it that moment, in the zone of that moment, whatever the machine says; time goes on from there. It is
// for tests, and called before anything else.
func Give(at time.Time) {
	given, since = at, time.Now()
	time.Local = at.Location()
}
