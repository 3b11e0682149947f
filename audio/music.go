package audio

import "clinic/assets/sounds/generator"

// How music fades and rests, in samples.
const (
	fadesIn  = 2 * generator.Rate
	fadesOut = 3 * generator.Rate
	rests    = 25 * generator.Rate // after a piece
	changes  = generator.Rate      // between two pieces
	softens  = 4 * generator.Rate  // when the player thinks for long
	rounds   = 3                   // how often a piece repeats before it rests
	softly   = .45
)

// music is the piece that is playing, one block at a time.
type music struct {
	band  *generator.Band // nil if none plays
	piece int
	mood  Mood
	rest  int // samples until the next piece begins
	gain  glide
	soft  glide // lower while the player thinks for long
}

// wants returns the piece that fits the mood.
func (m *music) wants() int {
	if m.mood.Night {
		return generator.Night
	}
	return generator.Waltz
}

// still reports whether music is turned off.
func (m *music) still(volume *glide) bool { return volume.still(0) }

// think sets whether the player is thinking for long.
func (m *music) think(long bool) {
	m.soft.to, m.soft.over = 1, fadesIn
	if long {
		m.soft.to, m.soft.over = softly, softens
	}
}

// add mixes the next block into the output and the reverb.
func (m *music) add(volume *glide, left, right, toLeft, toRight *[block]float64) {
	if m.still(volume) {
		return
	}
	if m.band == nil {
		if m.rest -= block; m.rest > 0 {
			volume.pass(block)
			return
		}
		m.piece = m.wants()
		m.band = generator.NewBand(&generator.Scores()[m.piece])
		m.gain = glide{to: 1, over: fadesIn}
		if m.soft.to == 0 {
			m.soft.value, m.soft.to = 1, 1
		}
	}
	m.band.Late(m.mood.Late)
	over := m.band.Times() > rounds
	if over || m.piece != m.wants() {
		m.gain.to, m.gain.over = 0, fadesOut
	} else {
		m.gain.to, m.gain.over = 1, fadesIn
	}
	var l, r [block]float64
	m.band.Add(l[:], r[:])
	wet := generator.Scores()[m.piece].Wet
	for i := range l {
		gain := volume.step() * m.gain.step() * m.soft.step()
		left[i] += gain * l[i]
		right[i] += gain * r[i]
		toLeft[i] += wet * gain * l[i]
		toRight[i] += wet * gain * r[i]
	}
	if m.gain.still(0) {
		m.band, m.rest = nil, changes
		if over {
			m.rest = rests
		}
	}
}
