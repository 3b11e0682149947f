package generator

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
)

// Piece is a written score. Each line is a bar: the chord, the bass and the top voice; the last two have a word
// for each beat, "." for no new note, "A4,C5" for two in a beat. The middle voices are derived: they go from chord
// to chord by the shortest way, also from the end to the beginning.
type Piece struct {
	Name  string
	Beat  float64   // seconds
	Comp  []float64 // how strongly the chord sounds on each beat
	Roll  float64   // seconds from each note of the chord to the next
	Bass  Part
	Inner Part
	Top   Part
	Late  Part // in the last round only: the highest middle voice an octave up, on a free beat
	On    int  // that beat, from 0
	Gain  float64
	Wet   float64
	Score string
}

// Part is an instrument with a place and a level in the piece.
type Part struct {
	Level, Pan float64
	Strings    bool // with a wooden body
	Play       func(r *rand.Rand, hz float64) Voice
}

// The parts, from low to high.
const (
	bassPart = iota
	innerPart
	topPart
	latePart
	parts
)

func (p *Piece) part(i int) *Part { return [parts]*Part{&p.Bass, &p.Inner, &p.Top, &p.Late}[i] }

// note is a note to be played.
type note struct {
	at    int // sample
	part  int
	level float64
	hz    float64
}

// forms is the number of ways in which a piece is played, in turn: as written; with a top voice that rests every
// other four bars, over slower chords; and with a top voice that is an octave lower there.
const forms = 3

// notes returns the notes of that round of the piece, and its length in samples.
func (p *Piece) notes(time int, r *rand.Rand) (notes []note, length int) {
	beat := int(p.Beat * Rate)
	add := func(part, pitch int, at, level float64) {
		at += .006 * math.Abs(r.NormFloat64()) // people are never early here
		notes = append(notes, note{length + int(at*Rate), part, level * p.part(part).Level * (1 + .12*r.NormFloat64()), hertz(pitch)})
	}
	middle, form := p.middle(), time%forms
	for bar, line := range p.bars() {
		aside := bar/4%2 == 1
		roll := p.Roll
		if form == 1 && aside {
			roll *= 2.5
		}
		for b, level := range p.Comp {
			for i, pitch := range middle[bar] {
				if level > 0 {
					add(innerPart, pitch, float64(b)*p.Beat+float64(i)*roll, level*(1-.06*float64(i)))
				}
			}
		}
		column := strings.Split(line, "|")
		for part := range 2 {
			which := [...]int{bassPart, topPart}[part]
			for b, word := range strings.Fields(column[1+part]) {
				names := strings.Split(word, ",")
				for k, name := range names {
					if name == "." || which == topPart && form == 1 && aside {
						continue
					}
					pitch := pitch(name)
					if which == topPart && form == 2 && aside {
						pitch -= 12
					}
					late := math.Pow(float64(k)/float64(len(names)), .75) // a light swing
					add(which, pitch, (float64(b)+late)*p.Beat, 1)
				}
			}
		}
		top := middle[bar][len(middle[bar])-1]
		add(latePart, top+12, float64(p.On)*p.Beat, 1)
		if bar%2 == 1 {
			add(latePart, middle[bar][1]+12, (float64(p.On)+.5)*p.Beat, .7)
		}
		length += beat * len(p.Comp)
	}
	return notes, length
}

// colors holds the four notes of each chord, in semitones above a root that isn't played.
var colors = map[string][4]int{
	"maj9": {4, 7, 11, 14}, "69": {4, 7, 9, 14}, "lyd": {4, 6, 11, 14},
	"m9": {3, 7, 10, 14}, "m11": {3, 5, 10, 14}, "m69": {3, 7, 9, 14},
	"13": {4, 9, 10, 14}, "9sus": {5, 7, 10, 14}, "7b9": {4, 7, 10, 13}, "dim": {0, 3, 6, 9},
}

// chord returns the notes of a symbol such as "Bbmaj9", each within an octave.
func chord(symbol string) (notes [4]int) {
	n := 1
	if len(symbol) > 1 && (symbol[1] == 'b' || symbol[1] == '#') {
		n = 2
	}
	color, ok := colors[symbol[n:]]
	if !ok {
		panic(fmt.Sprintf("generator: no chord %q", symbol))
	}
	for i, above := range color {
		notes[i] = (pitch(symbol[:n]+"0") + above) % 12
	}
	return notes
}

func (p *Piece) bars() []string { return strings.Split(strings.TrimSpace(p.Score), "\n") }

// middle returns the middle voices bar by bar. They are computed in two rounds, so that the last bar leads to the
// first as to any other.
func (p *Piece) middle() (all [][]int) {
	voices := []int{55, 60, 64, 67}
	for range 2 {
		all = all[:0]
		for _, line := range p.bars() {
			voices = lead(voices, chord(strings.Fields(line)[0]))
			all = append(all, voices)
		}
	}
	return all
}

// lead returns the close position of the chord that moves the four voices least.
func lead(from []int, notes [4]int) (best []int) {
	least := math.MaxInt
	for low := 53; low <= 64; low++ {
		for i := range notes {
			if low%12 != notes[i] {
				continue
			}
			voicing := []int{low}
			for p := low + 1; p < low+12; p++ {
				for k := range notes {
					if k != i && p%12 == notes[k] {
						voicing = append(voicing, p)
					}
				}
			}
			way := 0
			for v := range voicing {
				way += (voicing[v] - from[v]) * (voicing[v] - from[v])
			}
			if way < least {
				least, best = way, voicing
			}
		}
	}
	return best
}

// pitch converts a name such as "Bb3" to a number: 69 is the A of 440 Hz, and a semitone is 1.
func pitch(name string) int {
	p := map[byte]int{'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}[name[0]]
	for _, c := range name[1:] {
		switch c {
		case 'b':
			p--
		case '#':
			p++
		default:
			p += 12 * int(c-'0'+1)
		}
	}
	return p
}

func hertz(pitch int) float64 { return 440 * math.Pow(2, float64(pitch-69)/12) }
