package generator

import "math"

// Room is the small room in which everything sounds: eight delay lines that feed each other. Each loses its treble
// a little faster than its bass, as with felt, curtains and people.
type Room struct {
	lines [8][]float64
	at    [8]int
	loss  [8]float64
	dull  [8]float64
}

// spans are the distances of the walls in samples, without common factors.
var spans = [8]int{179, 233, 293, 367, 439, 521, 599, 683}

// RoomTime is the number of seconds in which the room's sound falls by 60 dB.
const RoomTime = .6

// NewRoom returns a silent room.
func NewRoom() *Room {
	r := &Room{}
	for i, n := range spans {
		r.lines[i] = make([]float64, n)
		r.loss[i] = math.Pow(.001, float64(n)/Rate/RoomTime)
	}
	return r
}

// Hear takes the next sample of the sound in the room, and returns what the walls reflect to each ear.
func (r *Room) Hear(left, right float64) (toLeft, toRight float64) {
	var tap [8]float64
	sum := 0.
	for i := range tap {
		r.dull[i] += .62 * (r.lines[i][r.at[i]] - r.dull[i])
		tap[i] = r.dull[i] * r.loss[i]
		sum += tap[i]
	}
	sum *= 2. / 8
	for i := range tap {
		in := left
		if i%2 == 1 {
			in = right
		}
		r.lines[i][r.at[i]] = in + tap[i] - sum
		if r.at[i]++; r.at[i] == len(r.lines[i]) {
			r.at[i] = 0
		}
	}
	return tap[0] - tap[2] + tap[4] - tap[6], tap[1] - tap[3] + tap[5] - tap[7]
}
