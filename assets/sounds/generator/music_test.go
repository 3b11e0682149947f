package generator

import (
	"math"
	"testing"
)

// played returns a piece in the room, played that often plus one more bar.
func played(p *Piece, times int, late bool) (x [2][]float64, seams []int) {
	b, room := NewBand(p), NewRoom()
	b.Late(late)
	var left, right [Block]float64
	rest := int(p.Beat*Rate) * len(p.Comp)
	for last := 1; rest > 0; {
		clear(left[:])
		clear(right[:])
		b.Add(left[:], right[:])
		if b.Times() > last {
			last = b.Times()
			seams = append(seams, len(x[0])+Block)
		}
		if b.Times() > times {
			rest -= Block
		}
		for i := range left {
			l, r := room.Hear(left[i]*p.Wet, right[i]*p.Wet)
			x[0], x[1] = append(x[0], left[i]+l), append(x[1], right[i]+r)
		}
	}
	return x, seams
}

// Each repetition of the music is as loud as docs/sound.md says, with the voice of the last round or without;
// nothing clicks at the seams, and nothing is harsh.
func TestMusic(t *testing.T) {
	for i := range pieces {
		p := &pieces[i]
		for _, late := range []bool{false, true} {
			t.Run(p.Name, func(t *testing.T) {
				x, seams := played(p, forms, late)
				before := 0
				for time, seam := range seams {
					if is := Loudness(x[0][before:seam], x[1][before:seam]); math.Abs(is+26) > 2 {
						t.Errorf("the %d. time it is at %.1f LUFS", time+1, is)
					}
					if seconds := float64(seam-before) / Rate; seconds < 60 || seconds > 90 {
						t.Errorf("it takes %.1f s", seconds)
					}
					for c := range x {
						if step := bend(x[c], seam); decibel(step) > -60 {
							t.Errorf("the seam is at %.0f dBFS", decibel(step))
						}
					}
					before = seam
				}
				for c := range x {
					clean(t, x[c])
				}
			})
		}
	}
}

// bend returns how far a sample lies at most from the line through the two before it, near a place.
func bend(x []float64, at int) (most float64) {
	for i := at - 1; i <= at+1; i++ {
		most = max(most, math.Abs(x[i]-2*x[i-1]+x[i-2]))
	}
	return most
}

// No middle voice leaps, and the last bar leads to the first; each part is heard beside the others.
func TestTheScoresAreWellMade(t *testing.T) {
	for i := range pieces {
		p := &pieces[i]
		at := p.middle()
		for bar := range at {
			for v, from := range at[(bar+len(at)-1)%len(at)] {
				if d := max(at[bar][v]-from, from-at[bar][v]); d > 4 {
					t.Errorf("%s: in bar %d a middle voice leaps %d semitones", p.Name, bar+1, d)
				}
			}
		}
		whole, _ := played(p, 1, true)
		for part := range parts {
			q := *p
			for k := range parts {
				if k != part {
					q.part(k).Level = 0
				}
			}
			x, _ := played(&q, 1, true)
			if d := Loudness(x[0], x[1]) - Loudness(whole[0], whole[1]); d < -18 || part != latePart && d < -14 {
				t.Errorf("%s: part %d is lost at %.1f LU", p.Name, part, d)
			}
		}
	}
}

// Strings and bars sound the written note, within three cents.
func TestTuning(t *testing.T) {
	r := seeded("tuning", 0)
	for name, play := range map[string]func(hz float64) Voice{
		"bass":  func(hz float64) Voice { return bass(r, hz) },
		"nylon": func(hz float64) Voice { return nylon(r, hz) },
		"vibes": func(hz float64) Voice { return Strike(r, marimba, hz, .002) },
	} {
		for _, note := range []string{"D2", "Bb2", "F3", "C4", "A4", "E5"} {
			hz := hertz(pitch(note))
			x := ringOut(play(hz))[Rate/20:]
			const hop = Rate / 20
			turn := phase(x[hop:], hz, hop) - phase(x, hz, hop) - 2*math.Pi*hz*hop/Rate
			turn = math.Remainder(turn, 2*math.Pi)
			cents := 1200 * math.Log2(1+turn*Rate/(hop*2*math.Pi*hz))
			if math.Abs(cents) > 3 {
				t.Errorf("%s %s is out by %.1f cents", name, note, cents)
			}
		}
	}
}

// phase returns the phase of the sine of a frequency in the sound's first two windows.
func phase(x []float64, hz float64, window int) float64 {
	re, im := 0., 0.
	for i := range 2 * window {
		w := .5 - .5*math.Cos(math.Pi*float64(i)/float64(window))
		s, c := math.Sincos(2 * math.Pi * hz * float64(i) / Rate)
		re, im = re+w*x[i]*c, im-w*x[i]*s
	}
	return math.Atan2(im, re)
}

// BenchmarkMusic plays each whole piece, and reports the share of a core that this takes.
func BenchmarkMusic(b *testing.B) {
	for i := range pieces {
		b.Run(pieces[i].Name, func(b *testing.B) {
			samples := 0
			for b.Loop() {
				x, _ := played(&pieces[i], 1, true)
				samples += len(x[0])
			}
			b.ReportMetric(100*b.Elapsed().Seconds()/(float64(samples)/Rate), "%core")
		})
	}
}
