package paint

import (
	"math"
	"testing"
)

// visions turn linear light into what people see who lack one kind of cones: Machado, Oliveira and Fernandes 2009, severity 1.
var visions = map[string][3][3]float64{
	"all colors":   {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// lab gives the color as it is seen, in CIELAB under D65.
func lab(c Color, vision [3][3]float64) [3]float64 {
	light := linear(c)
	var seen [3]float64
	for i, row := range vision {
		seen[i] = max(0, min(1, row[0]*light[0]+row[1]*light[1]+row[2]*light[2]))
	}
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := f((0.4124*seen[0] + 0.3576*seen[1] + 0.1805*seen[2]) / 0.95047)
	y := f(0.2126*seen[0] + 0.7152*seen[1] + 0.0722*seen[2])
	z := f((0.0193*seen[0] + 0.1192*seen[1] + 0.9505*seen[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// difference is ΔE of 1976.
func difference(a, b Color, vision [3][3]float64) float64 {
	p, q := lab(a, vision), lab(b, vision)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// The seats are told apart by their colors, whatever colors one sees: dots before names carry nothing else. Rooms and levels
// of people are not always, and so carry signs and pips wherever they are shown.
func TestSeatsAreToldApartByEveryEye(t *testing.T) {
	const least = 20
	for name, vision := range visions {
		for i, a := range PlayerColors {
			for j, b := range PlayerColors[:i] {
				if got := difference(a, b, vision); got < least {
					t.Errorf("with %s seats %d and %d differ by %.0f, want %d", name, j+1, i+1, got, least)
				}
			}
		}
	}
}
