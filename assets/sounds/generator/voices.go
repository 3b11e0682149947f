package generator

import (
	"math"
	"math/rand/v2"
)

// Rate is the number of samples a second of everything: next to nothing of these sounds lies above 8 kHz.
const Rate = 24000

// ceiling is roughly where partials end, in Hz: above it there is only harshness.
const ceiling = 5500

// A Voice sounds once and dies away.
type Voice interface {
	// Add mixes the voice's next len(out) samples into out, and reports whether there is more to come.
	Add(out []float64) bool
}

// A Material describes how a struck thing rings.
type Material struct {
	Ratios []float64 // its modes, as multiples of the lowest
	Ring   float64   // seconds in which the lowest mode falls by 60 dB
	Loss   float64   // how much faster the high modes fall: the ratio to this power
	Rough  float64   // random deviation of the modes from their ratios
}

var (
	bar   = []float64{1, 2.756, 5.404, 8.933, 13.344, 18.638}                            // free at both ends
	plate = []float64{1, 1.47, 1.96, 2.58, 3.12, 3.71, 4.35, 5.21, 6.05, 7.3, 8.4, 10.1} // a rectangle
	disc  = []float64{1, 1.73, 2.33, 3.91, 4.11, 6.30, 6.71, 8.86}                       // free and round
	skin  = []float64{1, 1.59, 2.14, 2.30, 2.65, 2.92, 3.50, 4.06}                       // stretched
	bowl  = []float64{1, 2.32, 4.25, 6.63, 9.38}                                         // a cup, a glass
	tuned = []float64{1, 1.0012, 3.984, 4.006, 9.2}                                      // a vibraphone bar; pairs beat

	wood    = Material{bar, .12, .7, .02}
	block   = Material{plate, .11, .7, .03}
	card    = Material{plate, .06, .5, .06}
	felt    = Material{skin, .09, .6, .05}
	coin    = Material{disc, .30, .45, .006}
	glass   = Material{bowl, .9, .7, .002}
	cup     = Material{bowl, .16, .8, .01} // ceramic
	metal   = Material{plate, .22, .9, .03}
	body    = Material{skin, .20, .9, .03} // something big and soft: a car door, a floor
	mallet  = Material{tuned, 1.9, .85, .0003}
	marimba = Material{[]float64{1, 3.95, 9.4}, .7, .8, .0005}
)

type mode struct{ a1, a2, y1, y2 float64 }

// Modal is a struck thing: a bank of damped sines.
type Modal struct {
	modes []mode
	left  int
}

// Strike hits a material tuned to hz somewhere near a third of its length. A short contact, in seconds, is a hard
// one and excites the high modes.
func Strike(r *rand.Rand, m Material, hz, contact float64) *Modal {
	v := &Modal{left: int(1.3 * m.Ring * Rate)}
	where := .2 + .22*r.Float64()
	for k, ratio := range m.Ratios {
		f := hz * ratio * (1 + m.Rough*r.NormFloat64())
		if f > 1.5*ceiling {
			continue
		}
		strength := math.Sin(math.Pi*float64(k+1)*where) / (1 + sq(2*f*contact)) / (1 + math.Pow(f/ceiling, 8))
		fall := math.Exp(-6.9 / (m.Ring * Rate) * math.Pow(ratio, m.Loss))
		w := 2 * math.Pi * f / Rate
		v.modes = append(v.modes, mode{a1: 2 * fall * math.Cos(w), a2: fall * fall, y2: -strength * math.Sin(w) / fall})
	}
	return v
}

// Add plays the next samples.
func (v *Modal) Add(out []float64) bool {
	for i := range v.modes {
		m := &v.modes[i]
		a1, a2, y1, y2 := m.a1, m.a2, m.y1, m.y2
		for j := range out {
			y := a1*y1 - a2*y2
			out[j] += y1
			y1, y2 = y, y1
		}
		m.y1, m.y2 = y1, y2
	}
	v.left -= len(out)
	return v.left > 0
}

// Gust is noise in a band with a gliding center: felt, paper, cloth, breath.
type Gust struct {
	From, To     float64 // Hz
	Q            float64
	Attack, Long float64 // seconds
	r            *rand.Rand
	lo, hi       filter
	n            int
}

// Add plays the next samples.
func (v *Gust) Add(out []float64) bool {
	long := int(v.Long * Rate)
	loud := .5 * math.Sqrt(Rate*v.Q/math.Sqrt(v.From*v.To)) // the same whatever the band
	for j := range out {
		if v.n >= long {
			return false
		}
		if v.n%16 == 0 {
			f := v.From * math.Pow(v.To/v.From, float64(v.n)/float64(long))
			v.lo.tune(f, v.Q)
			v.hi.tune(f, v.Q)
		}
		out[j] += loud * swell(float64(v.n)/Rate, v.Attack, v.Long) * v.hi.band(v.lo.band(v.r.NormFloat64()*.3))
		v.n++
	}
	return true
}

// Sung is a throat: harmonics of a gliding pitch, colored by formants.
type Sung struct {
	Path         []float64 // Hz, evenly spaced in time, joined smoothly
	Formants     []float64 // Hz
	Tilt         float64   // each harmonic is weaker by this power of its number
	Vibrato      float64   // depth, as a fraction of the pitch
	Attack, Long float64   // seconds
	phase        float64
	color        [20]float64 // of each harmonic, at present
	n            int
}

// Add plays the next samples.
func (v *Sung) Add(out []float64) bool {
	for j := range out {
		t := float64(v.n) / Rate
		if t >= v.Long {
			return false
		}
		at, part := math.Modf(t / v.Long * float64(len(v.Path)-1))
		a, b := v.Path[int(at)], v.Path[int(at)+1]
		f := a * math.Pow(b/a, .5-.5*math.Cos(math.Pi*part))
		f *= 1 + v.Vibrato*math.Sin(2*math.Pi*5.1*t)
		v.phase += 2 * math.Pi * f / Rate
		if v.n%16 == 0 {
			for k := range v.color {
				h := float64(k + 1)
				v.color[k] = .05
				for _, formant := range v.Formants {
					v.color[k] += 1 / (1 + sq(4*(h*f-formant)/formant))
				}
				v.color[k] *= math.Pow(h, -v.Tilt) / (1 + math.Pow(h*f/ceiling, 8))
			}
		}
		// sin (k+1)φ = 2 cos φ sin kφ − sin (k−1)φ
		turn, older, now, sum := 2*math.Cos(v.phase), 0., math.Sin(v.phase), 0.
		for _, c := range v.color {
			sum += c * now
			older, now = now, turn*now-older
		}
		out[j] += sum * swell(t, v.Attack, v.Long)
		v.n++
	}
	return true
}

// Pluck is a string after Karplus and Strong.
type Pluck struct {
	line       []float64
	at, left   int
	tune, soft float64 // coefficient of the all-pass; share of the older sample in the loss
	loss       float64
	old, state float64
	rise       float64 // the finger leaves the string within some milliseconds
}

// NewPluck plucks a string tuned to hz that rings for that many seconds; soft (0 to .5) says how dull the string
// is.
func NewPluck(r *rand.Rand, hz, ring, soft float64) *Pluck {
	period := Rate/hz - soft // the loss delays by about soft samples
	n := int(period - .3)
	part := period - float64(n)
	v := &Pluck{line: make([]float64, n), tune: (1 - part) / (1 + part), soft: soft,
		loss: math.Pow(.001, 1/(hz*ring)), left: int(1.2 * ring * Rate)}
	peak := (.19 + .1*r.Float64()) * float64(n)
	for i := range v.line { // the string's shape when the finger leaves it
		x := float64(i)
		v.line[i] = math.Min(x/peak, (float64(n)-x)/(float64(n)-peak)) - .5 + .04*r.NormFloat64()
	}
	for range 3 { // a finger is round
		last := v.line[n-1]
		for i, x := range v.line {
			v.line[i], last = .5*(x+last), x
		}
	}
	return v
}

// Add plays the next samples.
func (v *Pluck) Add(out []float64) bool {
	for j := range out {
		x := v.line[v.at]
		y := v.loss * ((1-v.soft)*x + v.soft*v.old)
		v.old = x
		z := v.tune*y + v.state // an all-pass for the fraction of a sample
		v.state = y - v.tune*z
		v.line[v.at] = z
		if v.at++; v.at == len(v.line) {
			v.at = 0
		}
		v.rise += .024 * (1 - v.rise)
		out[j] += x * v.rise * v.rise
	}
	v.left -= len(out)
	return v.left > 0
}

// Wooden is the body of an instrument with plucked strings: three resonances shared by all strings.
type Wooden [3]filter

// NewWooden returns a body of a guitar's size.
func NewWooden() *Wooden {
	w := new(Wooden)
	for i, hz := range []float64{118, 236, 430} {
		w[i].tune(hz, 3)
	}
	return w
}

// Hear returns the sound of a string's sample on that body.
func (w *Wooden) Hear(x float64) float64 {
	return .5*x + .6*w[0].band(x) + .5*w[1].band(x) + .4*w[2].band(x)
}

// swell rises for attack seconds and falls, more and more slowly, until long.
func swell(t, attack, long float64) float64 {
	if t < attack {
		return .5 - .5*math.Cos(math.Pi*t/attack)
	}
	return sq(.5 + .5*math.Cos(math.Pi*(t-attack)/(long-attack)))
}

// filter is a state-variable filter after Simper, which may be retuned at any time.
type filter struct{ k, a1, a2, a3, s1, s2 float64 }

func (f *filter) tune(hz, q float64) {
	g := math.Tan(math.Pi * math.Min(hz, .45*Rate) / Rate)
	f.k = 1 / q
	f.a1 = 1 / (1 + g*(g+f.k))
	f.a2 = g * f.a1
	f.a3 = g * f.a2
}

// step returns the low-pass and the band-pass of x.
func (f *filter) step(x float64) (low, band float64) {
	x -= f.s2
	band = f.a1*f.s1 + f.a2*x
	low = f.s2 + f.a2*f.s1 + f.a3*x
	f.s1, f.s2 = 2*band-f.s1, 2*low-f.s2
	return low, f.k * band
}

func (f *filter) band(x float64) float64 { _, y := f.step(x); return y }
func (f *filter) high(x float64) float64 { l, b := f.step(x); return x - l - b }

func sq(x float64) float64 { return x * x }
