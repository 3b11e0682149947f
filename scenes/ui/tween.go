package ui

// Tween is a number on its way from one value to another, by ticks. The zero Tween rests at 0.
type Tween struct {
	From, To    float64
	Ticks, Tick int
}

// Start sends the tween from where it is to another value in a number of ticks; 0 ticks puts it there at once.
func (t *Tween) Start(to float64, ticks int) {
	*t = Tween{From: t.Value(), To: to, Ticks: ticks}
}

// Set puts the tween at a value, resting.
func (t *Tween) Set(value float64) { *t = Tween{From: value, To: value} }

// Update lets a tick pass and says whether the value moved.
func (t *Tween) Update() bool {
	if t.Tick >= t.Ticks {
		return false
	}
	t.Tick++
	return true
}

// Moving says whether the value is on its way.
func (t *Tween) Moving() bool { return t.Tick < t.Ticks }

// Value gives the value now, slow at both ends of the way.
func (t *Tween) Value() float64 {
	if t.Tick >= t.Ticks {
		return t.To
	}
	x := float64(t.Tick) / float64(t.Ticks)
	return t.From + (t.To-t.From)*x*x*(3-2*x)
}

// Part gives how much of a part of the way is done, from 0 to 1: from and to are ticks at the usual speed, of all that
// the whole way takes.
func (t *Tween) Part(from, to, all int) float64 {
	if t.Tick >= t.Ticks {
		return 1
	}
	now := float64(t.Tick) / float64(t.Ticks) * float64(all)
	return max(0, min(1, (now-float64(from))/float64(max(1, to-from))))
}
