package generator

import (
	"math"
	"slices"
	"testing"
)

// The meter agrees with the standard's own example: a 997 Hz sine at full scale in one channel has −3.01 LUFS.
func TestLoudnessOfASine(t *testing.T) {
	sine := make([]float64, 3*Rate)
	for i := range sine {
		sine[i] = math.Sin(2 * math.Pi * 997 * float64(i) / Rate)
	}
	if got := Loudness(sine); math.Abs(got+3.01) > .05 {
		t.Errorf("a full sine reads %.2f LUFS, want -3.01", got)
	}
	if got := Loudness(append(make([]float64, 9*Rate), sine...)); math.Abs(got+3.01) > .6 {
		t.Errorf("after silence it reads %.2f LUFS: the gate is open", got)
	}
}

// Every variant of every sound keeps what docs/sound.md promises: peak, offset, beginning, end, length, loudness,
// no harshness; and no two variants are alike.
func TestEverySound(t *testing.T) {
	names := map[string]bool{}
	for i := range all {
		s := &all[i]
		if names[s.Name] {
			t.Errorf("there are two sounds %s", s.Name)
		}
		names[s.Name] = true
		t.Run(s.Name, func(t *testing.T) {
			var before [][]float64
			for v := range s.Variants {
				dry := s.Render(v)
				x := InRoom(dry, s.Wet)
				for _, ear := range x {
					clean(t, ear)
				}
				loud(t, s, x)
				top := highest(dry)
				first := slices.IndexFunc(dry, func(y float64) bool { return math.Abs(y) > top*Gain(-48) })
				if first > Rate*5/1000 {
					t.Errorf("variant %d begins after %.1f ms", v, float64(first)/Rate*1000)
				}
				if end := highest(x[0][len(x[0])-Rate*2/1000:]); decibel(end) > -60 {
					t.Errorf("variant %d ends at %.0f dBFS", v, decibel(end))
				}
				if end := highest(dry[len(dry)-2:]); decibel(end) > -75 {
					t.Errorf("variant %d is cut off at %.0f dBFS", v, decibel(end))
				}
				if long := length(dry); math.Abs(long-s.Long) > max(.02, .07*s.Long) {
					t.Errorf("variant %d is %.2f s long, listed is %.2f", v, long, s.Long)
				}
				for i, y := range before {
					if c := alike(dry, y); c > .97 {
						t.Errorf("variants %d and %d are alike: %.3f", i, v, c)
					}
				}
				before = append(before, slices.Clone(dry))
				if !slices.Equal(dry, s.Render(v)) {
					t.Errorf("variant %d comes out differently a second time", v)
				}
			}
		})
	}
	for name := range ticks {
		if !names[name] {
			t.Errorf("there is no tick %s", name)
		}
	}
}

// Frequent sounds have at least four variants.
func TestFrequentSoundsHaveVariants(t *testing.T) {
	for i := range all {
		s := &all[i]
		if often := s.Class == Pieces && s.Name != "switch" && s.Name != "undo" && s.Name != "redo"; often && s.Variants < 4 {
			t.Errorf("%s has %d variants", s.Name, s.Variants)
		}
	}
}

// loud checks the loudness: by class in LUFS, of ticks by their peak.
func loud(t *testing.T, s *Sound, x [2][]float64) {
	t.Helper()
	if _, tick := ticks[s.Name]; tick != (s.Long < .1) {
		t.Errorf("it takes %.2f s, and is a tick: %v", s.Long, tick)
	} else if tick {
		if top := decibel(max(highest(x[0]), highest(x[1]))); math.Abs(top+9) > 3 {
			t.Errorf("a tick has its peak at %.1f dBFS", top)
		}
		return
	}
	if is := Loudness(x[0], x[1]); math.Abs(is+20) > 3 || math.Abs(is-targets[s.Class]) > 1 {
		t.Errorf("%.1f LUFS, want %.1f, and -20 within 3", is, targets[s.Class])
	}
}

// clean checks what holds for everything that is heard.
func clean(t *testing.T, x []float64) {
	t.Helper()
	if top := decibel(highest(x)); top > -1 {
		t.Errorf("the peak is at %.2f dBFS", top)
	}
	if off := decibel(mean(x)); off > -60 {
		t.Errorf("the offset is %.0f dBFS", off)
	}
	if over := treble(x); over > -25 {
		t.Errorf("%.0f dB of it lies over 6 kHz", over)
	}
}

// length returns after how many seconds a sound stays 40 dB below its peak.
func length(x []float64) float64 {
	top := highest(x)
	for i := len(x) - 1; i > 0; i-- {
		if math.Abs(x[i]) > top*Gain(-40) {
			return float64(i) / Rate
		}
	}
	return 0
}

func mean(x []float64) (sum float64) {
	for _, v := range x {
		sum += v / float64(len(x))
	}
	return sum
}

// treble returns the part of the energy above 6 kHz, in decibels.
func treble(x []float64) float64 {
	var f [3]filter
	for i := range f {
		f[i].tune(6000, .8)
	}
	high, all := 0., 0.
	for _, v := range x {
		all += v * v
		for i := range f {
			v = f[i].high(v)
		}
		high += v * v
	}
	return 10 * math.Log10(high/all)
}

// decibel returns the level of a sample in dBFS.
func decibel(x float64) float64 { return 20 * math.Log10(max(math.Abs(x), 1e-12)) }

// alike returns the correlation of two sounds.
func alike(x, y []float64) float64 {
	xy, xx, yy := 0., 0., 0.
	for i := range min(len(x), len(y)) {
		xy, xx, yy = xy+x[i]*y[i], xx+x[i]*x[i], yy+y[i]*y[i]
	}
	return xy / math.Sqrt(xx*yy)
}

func BenchmarkAllEffects(b *testing.B) {
	for b.Loop() {
		for i := range all {
			for v := range all[i].Variants {
				all[i].Render(v)
			}
		}
	}
}
