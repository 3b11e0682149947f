package generator

import (
	"math"
	"math/rand/v2"
)

// Stage assembles a sound.
type Stage struct {
	variant int
	r       *rand.Rand
	out     []float64
}

// play plays a voice from a time on, in seconds.
func (s *Stage) play(at, level float64, v Voice) {
	start := int(at * Rate)
	heard := ringOut(v)
	for len(s.out) < start+len(heard) {
		s.out = append(s.out, 0)
	}
	for i, x := range heard {
		s.out[start+i] += level * x
	}
}

// ringOut plays a voice to its end.
func ringOut(v Voice) (out []float64) {
	for more := true; more; {
		out = append(out, make([]float64, 240)...)
		more = v.Add(out[len(out)-240:])
	}
	return out
}

// hit strikes a material, with the noise of the contact, slightly different in pitch and strength each time.
func (s *Stage) hit(at, level float64, m Material, hz, contact float64) {
	hz *= s.about(1, .015)
	level *= s.about(1, .1)
	s.play(at, level, Strike(s.r, m, hz, contact*s.about(1, .12)))
	band := min(.4/contact, 2200)
	s.play(at, .35*level, s.gust(band, band*.7, .7, contact/2, .003+2*contact))
}

// note strikes a tuned material softly and in tune, but never quite in time.
func (s *Stage) note(at, level float64, m Material, name string, contact float64) {
	at += .008 * s.r.Float64()
	level *= s.about(1, .08)
	s.play(at, level, Strike(s.r, m, hertz(pitch(name)), contact))
	s.play(at, .12*level, s.gust(260, 140, .7, .002, .03))
}

// string plucks a string of an instrument with a body.
func (s *Stage) string(at, level float64, name string, ring, soft float64) {
	body, x := NewWooden(), ringOut(NewPluck(s.r, hertz(pitch(name)), ring, soft))
	for i := range x {
		x[i] = body.Hear(x[i])
	}
	s.play(at, level, &taken{x})
}

// taken is a voice that was played before.
type taken struct{ left []float64 }

// Add plays the next samples.
func (v *taken) Add(out []float64) bool {
	n := copy(out, v.left)
	v.left = v.left[n:]
	return len(v.left) > 0
}

func (s *Stage) gust(from, to, q, attack, long float64) *Gust {
	return &Gust{From: from, To: to, Q: q, Attack: attack, Long: long, r: s.r}
}

// turn returns the variant's own choice of some notes.
func (s *Stage) turn(names ...string) string { return names[s.variant%len(names)] }

// about returns a random number near x.
func (s *Stage) about(x, part float64) float64 { return x * (1 + part*(2*s.r.Float64()-1)) }

// put puts a thing of thick card on felt: slap, thump and a breath of air.
func (s *Stage) put(at, level float64) {
	s.hit(at, .6*level, card, 410, .0014)
	s.hit(at+.003, 1.1*level, felt, 128, .004)
	s.hit(at+s.about(.009, .3), .4*level, card, 455, .0014)
	s.hit(at+s.about(.021, .3), .35*level, card, 520, .0012)
	s.play(at, .14*level, s.gust(800, 320, .8, .006, .10))
}

// step is a sole on a floor: heel, then ball.
func (s *Stage) step(at, level, hz, contact float64) {
	s.hit(at, .7*level, block, hz, contact)
	s.hit(at+s.about(.004, .2), .5*level, block, hz*.94, contact*1.2)
	s.hit(at+.002, .7*level, felt, 125, .004)
	s.hit(at+s.about(.055, .15), .5*level, block, hz*1.13, contact*1.3)
	s.play(at+.05, .03*level, s.gust(1200, 700, 1, .015, .06))
}

// coins drops n coins from a hand onto felt and onto each other.
func (s *Stage) coins(n int) {
	at := 0.
	for i := range n {
		level := 1 - .06*float64(i)
		hz := s.about(1430, .08)
		s.hit(at, .6*level, coin, hz, .00022)
		s.hit(at+s.about(.034, .25), .28*level, coin, hz*1.004, .00026)
		s.hit(at, .5*level, felt, 150, .003)
		at += s.about(.115-.007*float64(i), .2)
	}
}

// paper is a sheet that is turned or drawn: a swish and a landing.
func (s *Stage) paper(at, level, hz float64) {
	s.play(at, .35*level, s.gust(hz*.6, s.about(hz*1.4, .15), 1.1, .05, s.about(.17, .15)))
	s.play(at+s.about(.11, .1), .45*level, s.gust(hz*1.5, hz*.8, 1.2, .015, .11))
	s.hit(at+s.about(.16, .08), .3*level, card, 700, .0008)
}

// breathe is a swell of noise, never loud.
func (s *Stage) breathe(at, level, from, to, long float64) {
	s.play(at, level, s.gust(from, to, .9, long*.45, long))
}

// mouth sings a short syllable between two pitches, in Hz.
func (s *Stage) mouth(at, level, from, to, formant, long float64) {
	s.play(at, level, &Sung{Path: []float64{from, math.Sqrt(from * to), to}, Tilt: 1.7, Formants: []float64{formant, 2.1 * formant}, Attack: long * .2, Long: long})
}
