package generator

import (
	"math"
	"math/rand/v2"
	"slices"
)

// Band plays a piece for as long as Add is called.
type Band struct {
	piece   *Piece
	r       *rand.Rand
	late    bool
	notes   []note // of this round, still to come
	at, end int    // samples since the round began, and its length
	time    int    // rounds begun
	sounds  []sounding
	bodies  [parts]*Wooden
	block   [Block]float64
	dry     [parts][Block]float64
}

// sounding is a note that is heard.
type sounding struct {
	part  int
	level float64
	voice Voice
	from  int // where it begins in this block
}

// Block is the number of samples that a band plays at a time.
const Block = 120

// NewBand returns a band that plays a piece from its beginning.
func NewBand(piece *Piece) *Band {
	b := &Band{piece: piece, r: seeded(piece.Name, 0)}
	for i := range b.bodies {
		if piece.part(i).Strings {
			b.bodies[i] = NewWooden()
		}
	}
	b.turn()
	return b
}

// turn begins the next round of the piece.
func (b *Band) turn() {
	b.notes, b.end = b.piece.notes(b.time, b.r)
	slices.SortStableFunc(b.notes, func(x, y note) int { return x.at - y.at })
	b.at = 0
	b.time++
}

// Times returns how often the piece has begun.
func (b *Band) Times() int { return b.time }

// Late sets whether the voice of the last round plays.
func (b *Band) Late(on bool) { b.late = on }

// Add mixes the next Block samples into left and right, which must be that long. Notes that ring past the end of
// the piece sound over its next beginning.
func (b *Band) Add(left, right []float64) {
	for len(b.notes) > 0 && b.notes[0].at < b.at+Block {
		n := b.notes[0]
		b.notes = b.notes[1:]
		if n.part != latePart || b.late {
			b.sounds = append(b.sounds, sounding{n.part, n.level, b.piece.part(n.part).Play(b.r, n.hz), max(0, n.at-b.at)})
		}
	}
	for i := range b.dry {
		clear(b.dry[i][:])
	}
	kept := b.sounds[:0]
	for _, s := range b.sounds {
		clear(b.block[:])
		more := s.voice.Add(b.block[s.from:])
		s.from = 0
		dry := &b.dry[s.part]
		for i, x := range b.block {
			dry[i] += s.level * x
		}
		if more {
			kept = append(kept, s)
		}
	}
	clear(b.sounds[len(kept):]) // drops voices that have rung out
	b.sounds = kept
	for i := range b.dry {
		part := b.piece.part(i)
		l, r := b.piece.Gain*math.Sqrt((1-part.Pan)/2), b.piece.Gain*math.Sqrt((1+part.Pan)/2)
		for j, x := range b.dry[i] {
			if b.bodies[i] != nil {
				x = b.bodies[i].Hear(x)
			}
			left[j] += l * x
			right[j] += r * x
		}
	}
	if b.at += Block; b.at >= b.end {
		b.turn()
	}
}
