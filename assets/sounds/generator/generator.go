// Package generator makes every sound of the game from numbers and seeded chance, so that they are always the
// same. The game makes its effects with it in the background when it starts, and plays its music note by note;
// "make sounds" draws all of them. It needs only the standard library.
package generator

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
)

// Class is a group of sounds with a volume of its own.
type Class int8

// The classes.
const (
	Pieces Class = iota // what the hand does
	People              // what the people in the clinic do
	Events              // what happens to the clinic
	Music
	Classes // their number
)

// targets are the loudnesses of the classes, in LUFS over two loudspeakers; distant sounds are softer still.
var targets = [...]float64{Pieces: -22.5, People: -21.5, Events: -20}

// Sound says how one sound is made and heard.
type Sound struct {
	Name     string
	Class    Class
	Rank     int     // 0 to 9; lower ranks give way when there isn't room for all
	Variants int     // never the same twice in a row
	Wet      float64 // share of the reverb
	Long     float64 // seconds from its beginning until it stays 40 dB below its peak, in the room
	Make     func(s *Stage)
}

// List returns all sounds except the music.
func List() []Sound { return all }

// all is joined from the tables of the other files.
var all = joined(handSounds, peopleSounds, eventSounds, guestSounds)

func joined(tables ...[]Sound) (list []Sound) {
	for _, table := range tables {
		list = append(list, table...)
	}
	return list
}

// ticks are the sounds too short for a loudness, with the peak of each in dBFS.
var ticks = map[string]float64{
	"button": -9.5, "tip": -11.5, "felt-tick": -10.5, "take-person": -8, "put-tile": -6.8, "put-person": -6.8, "put-small": -6.8,
}

const (
	peak = -1.5 // dBFS, the highest sample of a sound
	knee = .45  // level above which the peaks of short sounds are rounded
)

// Render returns one variant without the room, as loud as it should be when heard with the room.
func (s *Sound) Render(variant int) []float64 {
	x := s.raw(variant)
	heard := InRoom(x, s.Wet)
	if top, tick := ticks[s.Name]; tick {
		return scaled(x, Gain(top)/max(highest(heard[0]), highest(heard[1])))
	}
	x = scaled(x, Gain(targets[s.Class]-Loudness(heard[0], heard[1])))
	for range 4 {
		if highest(x) <= knee {
			break
		}
		press(x)
		heard = InRoom(x, s.Wet)
		x = scaled(x, Gain(targets[s.Class]-Loudness(heard[0], heard[1])))
	}
	press(x)
	return x
}

// raw returns a variant as it comes from the stage, trimmed where nothing is heard, at no particular level.
func (s *Sound) raw(variant int) []float64 {
	stage := &Stage{variant: variant, r: seeded(s.Name, variant)}
	s.Make(stage)
	var floor filter // removes inaudibly low frequencies
	floor.tune(38, .6)
	x := append(stage.out, make([]float64, Rate/20)...)
	for i := range x {
		x[i] = floor.high(x[i])
	}
	return trim(x)
}

// InRoom returns what both ears hear of a sound in the room, until the room is silent.
func InRoom(x []float64, wet float64) (heard [2][]float64) {
	room := NewRoom()
	n := len(x) + int(RoomTime*Rate)
	heard[0], heard[1] = make([]float64, n), make([]float64, n)
	for i := range n {
		dry := 0.
		if i < len(x) {
			dry = x[i]
		}
		l, r := room.Hear(dry*wet, dry*wet)
		heard[0][i], heard[1][i] = dry+l, dry+r
	}
	return heard
}

// press rounds the peaks of a sound so that none exceeds the limit.
func press(x []float64) {
	room := Gain(peak) - knee
	for i, v := range x {
		if over := math.Abs(v) - knee; over > 0 {
			x[i] = math.Copysign(knee+room*math.Tanh(over/room), v)
		}
	}
}

func scaled(x []float64, by float64) []float64 {
	for i := range x {
		x[i] *= by
	}
	return x
}

// trim cuts inaudible samples at both ends, and fades the cuts.
func trim(x []float64) []float64 {
	const lead, tail = Rate * 2 / 1000, Rate * 30 / 1000
	top := highest(x)
	from, to := 0, len(x)
	for math.Abs(x[from]) < top*Gain(-48) {
		from++
	}
	for math.Abs(x[to-1]) < top*Gain(-62) {
		to--
	}
	before := min(lead, from)
	out := append(make([]float64, lead-before), x[from-before:to]...)
	for i := range lead {
		out[i] *= .5 - .5*math.Cos(math.Pi*float64(i)/lead)
	}
	for i := range min(tail, len(out)) {
		out[len(out)-1-i] *= .5 - .5*math.Cos(math.Pi*float64(i)/tail)
	}
	return out
}

func highest(x []float64) (top float64) {
	for _, v := range x {
		top = max(top, math.Abs(v))
	}
	return top
}

// seeded returns the random numbers of a variant: always the same.
func seeded(name string, variant int) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(name))
	return rand.New(rand.NewPCG(h.Sum64(), uint64(variant)))
}
