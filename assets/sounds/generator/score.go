package generator

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
)

// Piece is a written score: each line is a bar, with the chord, the bass and the top voice; in the last two a word for
// each beat, "." for no new note, "A4,C5" for two in a beat. The middle voices write themselves: they go from chord to
// chord by the shortest way, round the end too.
type Piece struct {
	Name  string
	Beat  float64   // seconds
	Comp  []float64 // how strongly the chord sounds on each beat
	Roll  float64   // seconds from each of its notes to the next
	Bass  Part
	Inner Part
	Top   Part
	Late  Part // sounds in the last round only: the highest middle voice once more, an octave up, on a beat that is free
	On    int  // that beat, from 0
	Gain  float64
	Wet   float64
	Score string
}

// Part is an instrument with a place and a strength in the piece.
type Part struct {
	Level, Pan float64
	Strings    bool // they have a wooden body
	Play       func(r *rand.Rand, hz float64) Voice
}

// The parts, from below.
const (
	bassPart = iota
	innerPart
	topPart
	latePart
	parts
)

func (p *Piece) part(i int) *Part { return [parts]*Part{&p.Bass, &p.Inner, &p.Top, &p.Late}[i] }

// note is one that is to be played.
type note struct {
	at    int // sample
	part  int
	level float64
	hz    float64
}

// forms are the ways in which a piece goes round, one after another: as it is written; with a top voice that rests
// every other line of four bars, over slower chords; and with a top voice that is an octave lower there.
const forms = 3

// notes reads the score as it is played that time, in order; it also says how many samples it takes.
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

// colors are the four notes above an unheard root that say a chord.
var colors = map[string][4]int{
	"maj9": {4, 7, 11, 14}, "69": {4, 7, 9, 14}, "lyd": {4, 6, 11, 14},
	"m9": {3, 7, 10, 14}, "m11": {3, 5, 10, 14}, "m69": {3, 7, 9, 14},
	"13": {4, 9, 10, 14}, "9sus": {5, 7, 10, 14}, "7b9": {4, 7, 10, 13}, "dim": {0, 3, 6, 9},
}

// chord gives the notes of a symbol such as "Bbmaj9", each within an octave.
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

// middle gives the middle voices bar by bar; the second time round the last bar leads to the first as to any other.
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

// lead finds the close position of the chord that moves the four voices least.
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

// pitch reads a name such as "Bb3" as a number: 69 is the A of 440 Hz, and each semitone is one.
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
