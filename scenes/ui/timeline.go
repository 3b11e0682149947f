package ui

// Timeline is the time of an animation from its beginning to its end, in ticks at the usual speed. The zero Timeline
// is over.
type Timeline struct{ now, end float64 }

// Begin begins anew. The first tick is the next one that passes.
func (t *Timeline) Begin(ticks int) { *t = Timeline{end: float64(ticks)} }

// End is for what the player doesn't want to wait for.
func (t *Timeline) End() { t.now = t.end }

// Pass lets that many ticks pass: scenes.Context.Pace of them for what moves, one for what stays in sight. It reports
// whether it was not over yet.
func (t *Timeline) Pass(ticks float64) bool {
	if !t.Runs() {
		return false
	}
	t.now = min(t.end, t.now+ticks)
	return true
}

// Runs reports whether it is not over.
func (t *Timeline) Runs() bool { return t.now < t.end }

// Now returns how many ticks have passed.
func (t *Timeline) Now() float64 { return t.now }

// Done returns how much has passed, from 0 to 1.
func (t *Timeline) Done() float64 { return Part(t.now, 0, t.end) }

// Part returns how much has passed of what begins and ends in these ticks, from 0 to 1. Once it is over, all of it has.
func (t *Timeline) Part(from, to int) float64 {
	if !t.Runs() {
		return 1
	}
	return Part(t.now, float64(from), float64(to))
}

// Part returns how far a moment lies between two others, from 0 to 1.
func Part(now, from, to float64) float64 {
	if from >= to {
		to = from + 1
	}
	return Between((now-from)/(to-from), 0, 1)
}

// Eased returns a part as it is seen of something that moves slowly at both ends.
func Eased(part float64) float64 { return part * part * (3 - 2*part) }
