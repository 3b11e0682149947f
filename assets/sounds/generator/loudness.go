package generator

import "math"

// Loudness returns the loudness of a sound's left and right channel in LUFS by ITU-R BS.1770-4: K-weighting,
// blocks of 400 ms every 100 ms, gates at −70 LUFS and 10 LU below the loudness of what passes that. A sound
// shorter than a block is measured as if silence followed it.
func Loudness(channels ...[]float64) float64 {
	const block, hop = Rate * 4 / 10, Rate / 10
	n := max(len(channels[0]), block)
	power := make([]float64, (n-block)/hop+1)
	sum := make([]float64, n+1)
	for _, c := range channels {
		shelf, high := weighting()
		for i := range n {
			x := 0.
			if i < len(c) {
				x = c[i]
			}
			sum[i+1] = sum[i] + sq(high.step(shelf.step(x)))
		}
		for b := range power {
			power[b] += (sum[b*hop+block] - sum[b*hop]) / block
		}
	}
	gate := math.Pow(10, (-70+.691)/10)
	gate = max(gate, above(power, gate)/10)
	return -.691 + 10*math.Log10(above(power, gate))
}

// above returns the mean of the powers over the gate.
func above(power []float64, gate float64) float64 {
	sum, n := 0., 0.
	for _, p := range power {
		if p > gate {
			sum += p
			n++
		}
	}
	return sum / max(n, 1)
}

// weighting returns the two filters of the standard at this sample rate; the standard gives them for 48 kHz.
func weighting() (shelf, high biquad) {
	k := math.Tan(math.Pi * 1681.974450955533 / Rate)
	const q, head = .7071752369554196, 3.999843853973347
	vh := math.Pow(10, head/20)
	vb := math.Pow(vh, .4996667741545416)
	a0 := 1 + k/q + k*k
	shelf = biquad{b: [3]float64{(vh + vb*k/q + k*k) / a0, 2 * (k*k - vh) / a0, (vh - vb*k/q + k*k) / a0},
		a: [2]float64{2 * (k*k - 1) / a0, (1 - k/q + k*k) / a0}}
	k = math.Tan(math.Pi * 38.13547087602444 / Rate)
	const low = .5003270373238773
	a0 = 1 + k/low + k*k
	high = biquad{b: [3]float64{1, -2, 1}, a: [2]float64{2 * (k*k - 1) / a0, (1 - k/low + k*k) / a0}}
	return shelf, high
}

type biquad struct {
	b    [3]float64
	a    [2]float64
	x, y [2]float64
}

func (f *biquad) step(x float64) float64 {
	y := f.b[0]*x + f.b[1]*f.x[0] + f.b[2]*f.x[1] - f.a[0]*f.y[0] - f.a[1]*f.y[1]
	f.x[1], f.x[0] = f.x[0], x
	f.y[1], f.y[0] = f.y[0], y
	return y
}

// Gain returns the factor of that many decibels.
func Gain(decibel float64) float64 { return math.Pow(10, decibel/20) }
