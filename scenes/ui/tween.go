package ui

// Tween is a number that moves from one value to another, by ticks. The zero Tween rests at 0.
type Tween struct {
	From, To    float64
	Ticks, Tick int
}

// Start moves the tween from its current value to another in a number of ticks; 0 ticks sets it at once.
func (t *Tween) Start(to float64, ticks int) {
	*t = Tween{From: t.Value(), To: to, Ticks: ticks}
}

// Set puts the tween at a value, at rest.
func (t *Tween) Set(value float64) { *t = Tween{From: value, To: value} }

// Update lets a tick pass and reports whether the value moved.
func (t *Tween) Update() bool {
	if t.Tick >= t.Ticks {
		return false
	}
	t.Tick++
	return true
}

// Moving reports whether the value is still moving.
func (t *Tween) Moving() bool { return t.Tick < t.Ticks }

// Value returns the current value. It moves slowly at both ends.
func (t *Tween) Value() float64 {
	if t.Tick >= t.Ticks {
		return t.To
	}
	x := float64(t.Tick) / float64(t.Ticks)
	return t.From + (t.To-t.From)*x*x*(3-2*x)
}

// Part returns how much of a stretch of the way is done, from 0 to 1. The stretch goes from tick from to tick to,
// at the usual speed, when the whole way takes all ticks.
func (t *Tween) Part(from, to, all int) float64 {
	if t.Tick >= t.Ticks {
		return 1
	}
	now := float64(t.Tick) / float64(t.Ticks) * float64(all)
	return max(0, min(1, (now-float64(from))/float64(max(1, to-from))))
}
