// Package today holds what each day brings: its puzzle and its game, and which of them were solved and finished. All
// of it follows from the local date; nothing is fetched.
package today

import (
	"strconv"
	"time"

	"clinic/scenes/ui"
)

// Day is a day, as the number of its puzzle: 1 was 7 October 2025.
type Day int

// first is the day before number 1.
var first = time.Date(2025, time.October, 6, 0, 0, 0, 0, time.UTC)

// DayOf returns the day of a moment, in the time zone of that moment.
func DayOf(moment time.Time) Day {
	year, month, day := moment.Date()
	return Day(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Sub(first) / (24 * time.Hour))
}

// written is the format in which a day is saved.
const written = "2006-01-02"

// Read parses a day such as 2026-11-23; false if it is none.
func Read(text string) (Day, bool) {
	date, err := time.Parse(written, text)
	return DayOf(date), err == nil
}

// String returns the day as it is saved, such as 2026-11-23.
func (d Day) String() string { return d.date().Format(written) }

func (d Day) date() time.Time { return first.AddDate(0, 0, int(d)) }

// Weekday returns the day of the week, 0 for Monday.
func (d Day) Weekday() int { return (int(d.date().Weekday()) + 6) % 7 }

// Monday returns the first day of its week.
func (d Day) Monday() Day { return d - Day(d.Weekday()) }

// Date returns the day in words without its year, such as "22 November".
func (d Day) Date(reader *ui.Reader) string {
	return reader.T("today.date", ui.Data{"Day": d.date().Day(), "Month": d.Month(reader)})
}

// Name returns the name of its day of the week.
func (d Day) Name(reader *ui.Reader) string {
	return reader.T("weekday." + strconv.Itoa(d.Weekday()+1))
}

// Short returns the name of its day of the week in about three letters.
func (d Day) Short(reader *ui.Reader) string {
	return reader.T("weekday." + strconv.Itoa(d.Weekday()+1) + ".short")
}

// Number returns the day of its month.
func (d Day) Number() string { return strconv.Itoa(d.date().Day()) }

// Month returns the name of its month.
func (d Day) Month(reader *ui.Reader) string {
	return reader.T("month." + strconv.Itoa(int(d.date().Month())))
}

// UntilNext returns the time from a moment until the next day begins, in whole minutes.
func UntilNext(moment time.Time) time.Duration {
	year, month, day := moment.Date()
	return time.Date(year, month, day+1, 0, 0, 0, 0, moment.Location()).Sub(moment).Truncate(time.Minute)
}
