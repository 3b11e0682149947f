// Package generator makes every sound of the game, from nothing but numbers and chance that is always the same. The
// game makes its effects with it when it starts, in the background, and plays its music note by note; "make sounds"
// draws all of them. It needs the standard library only.
package generator

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
)

// Class is what is mixed together, with a volume of its own.
type Class int8

// The classes.
const (
	Pieces Class = iota // what the hand does
	People              // what the little ones do
	Events              // what happens to the clinic
	Music
	Classes // how many there are
)

// targets are how loud the sounds of each class are, in LUFS as two loudspeakers play them; what is far is softer
// still.
var targets = [...]float64{Pieces: -22.5, People: -21.5, Events: -20}

// Sound is how one sound is made and heard.
type Sound struct {
	Name     string
	Class    Class
	Rank     int     // where there is no room for all, the lower one gives way; 0 to 9
	Variants int     // of which never the same comes twice running
	Wet      float64 // how much of the room is heard
	Long     float64 // seconds from its beginning to where it stays 40 dB below its peak, in the room
	Make     func(s *Stage)
}

// List has all sounds but the music.
func List() []Sound { return all }

// all is joined from the tables of the other files.
var all = joined(handSounds, peopleSounds, eventSounds, guestSounds)

func joined(tables ...[]Sound) (list []Sound) {
	for _, table := range tables {
		list = append(list, table...)
	}
	return list
}

// ticks are the sounds that are over before anybody can say how loud they were, with the peak of each in dBFS.
var ticks = map[string]float64{
	"button": -9.5, "tip": -11.5, "felt-tick": -10.5, "take-person": -8, "put-tile": -6.8, "put-person": -6.8, "put-small": -6.8,
}

const (
	peak = -1.5 // dBFS, the highest that a sample of one sound may be
	knee = .45  // from where the tips of short sounds are rounded
)

// Render makes one of its variants, without the room, as loud as it is meant to be heard with it.
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

// raw is a variant as it comes from the stage, cut where nothing is heard, at no certain level.
func (s *Sound) raw(variant int) []float64 {
	stage := &Stage{variant: variant, r: seeded(s.Name, variant)}
	s.Make(stage)
	var floor filter // takes out what is below hearing
	floor.tune(38, .6)
	x := append(stage.out, make([]float64, Rate/20)...)
	for i := range x {
		x[i] = floor.high(x[i])
	}
	return trim(x)
}

// InRoom is what both ears hear of a sound in the room, to where it has gone.
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

// press rounds the tips of a sound, so that none is higher than it may be.
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

// trim cuts what cannot be heard before and after, and fades the cuts.
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

// seeded is the chance of a variant: always the same.
func seeded(name string, variant int) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(name))
	return rand.New(rand.NewPCG(h.Sum64(), uint64(variant)))
}
