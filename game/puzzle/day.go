package puzzle

// Weekday returns the day of the week of a puzzle, 0 for Monday. Number 1 was that of 7 October 2025, a Tuesday.
func Weekday(number int) int { return modulo(number, 7) }

// modulo returns the remainder, which is never negative.
func modulo(n, by int) int { return (n%by + by) % by }
