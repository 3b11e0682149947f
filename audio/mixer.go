package audio

import (
	"math"
	"math/rand/v2"

	"clinic/assets/sounds/generator"
)

// Limits of the mixer. Times are in samples at generator.Rate.
const (
	mostVoices = 24
	block      = generator.Block
	apart      = generator.Rate * 140 / 1000 // between two sounds that start in the same tick
	again      = generator.Rate * 70 / 1000  // before the same sound may start again
	longest    = generator.Rate * 700 / 1000 // that a sound may wait; three times that at the highest rank
	mourning   = generator.Rate * 400 / 1000 // that others wait when a sound of the highest rank starts
	cutting    = generator.Rate * 8 / 1000   // fade of a voice that gives way
	solemn     = 9                           // the highest rank
	atOnce     = 4                           // sounds of one tick that don't come from the hand
	byHand     = 2                           // and those that do
)

// mixer plays voices and music into one stereo stream. It knows nothing of devices, and measures time only by the
// samples that it has mixed.
type mixer struct {
	kit    kit
	r      *rand.Rand
	voices []voice
	now    int           // samples since the beginning
	free   int           // when the next sound not from the hand may start
	quiet  int           // until when all sounds but the hand's wait
	began  map[Sound]int // when it last started, or will start
	last   map[Sound]int // the variant it used then

	volumes [generator.Classes]glide
	master  glide
	mono    glide
	music   music
	room    *generator.Room
	left    int // samples until the room is silent
}

// voice is one sound that is playing, or waiting to start.
type voice struct {
	sound  Sound
	pcm    []int16
	start  int // when it starts
	level  float64
	fading int // samples until it is gone; 0 if it isn't fading
}

func newMixer() *mixer {
	m := &mixer{r: rand.New(rand.NewPCG(1, 2)), began: map[Sound]int{}, last: map[Sound]int{}, room: generator.NewRoom()}
	m.master.over = generator.Rate / 5
	m.mono.over = generator.Rate / 10
	for i := range m.volumes {
		m.volumes[i].over = generator.Rate / 10
	}
	return m
}

// play starts the sounds of one tick: the hand's own at once, the others one after another, those of the highest
// rank first. Surplus ones are dropped.
func (m *mixer) play(asked []Sound) {
	hands, others := 0, 0
	for rank := solemn; rank >= 0; rank-- {
		for _, s := range asked {
			if s.Rank() != rank {
				continue
			}
			start := m.now
			if s.Hand() {
				hands++
			} else {
				others++
				start = max(m.now, m.quiet)
				if rank < solemn {
					start = max(start, m.free)
				}
			}
			wait := longest
			if rank == solemn {
				wait *= 3
			}
			if hands > byHand || others > atOnce || start-m.now > wait {
				continue
			}
			if m.begin(s, start) && !s.Hand() {
				m.free = start + apart
				if rank == solemn {
					m.holdBack(start + mourning)
				}
			}
		}
	}
}

// holdBack delays all sounds that haven't started until then, except those of the highest rank.
func (m *mixer) holdBack(until int) {
	m.quiet = until
	for i := range m.voices {
		if v := &m.voices[i]; v.start > m.now && v.sound.Rank() < solemn {
			v.start = max(v.start, until)
		}
	}
}

// begin plays a sound from a time on, in a variant other than its last one, and reports whether it will be heard:
// it won't if the same sound has just started, or if every voice has a higher rank.
func (m *mixer) begin(s Sound, start int) bool {
	if last, known := m.began[s]; known && start-last < again {
		return false
	}
	variants := m.kit.of(s)
	if len(variants) == 0 || !m.giveWay(s.Rank()) {
		return false
	}
	which := m.r.IntN(len(variants))
	if last, known := m.last[s]; known && len(variants) > 1 {
		which = (last + 1 + m.r.IntN(len(variants)-1)) % len(variants)
	}
	m.began[s], m.last[s] = start, which
	m.voices = append(m.voices, voice{sound: s, pcm: variants[which], start: start, level: generator.Gain(1.5*(m.r.Float64()-1)) / math.MaxInt16})
	return true
}

// giveWay makes room for one more voice of that rank by fading the voice of the lowest rank, and reports whether
// there is room.
func (m *mixer) giveWay(rank int) bool {
	count, least := 0, -1
	for i := range m.voices {
		v := &m.voices[i]
		if v.fading > 0 {
			continue
		}
		count++
		if least < 0 || v.sound.Rank() < m.voices[least].sound.Rank() {
			least = i
		}
	}
	switch {
	case count < mostVoices:
		return len(m.voices) < 2*mostVoices
	case m.voices[least].sound.Rank() > rank:
		return false
	}
	v := &m.voices[least]
	if v.fading = cutting; v.start > m.now { // nobody has heard it yet
		v.start, v.pcm = m.now, nil
	}
	return len(m.voices) < 2*mostVoices
}

// still reports whether nothing can be heard.
func (m *mixer) still() bool {
	return m.master.still(0) || len(m.voices) == 0 && m.left <= 0 && m.music.still(&m.volumes[generator.Music])
}

// mix writes the next block of samples for both ears.
func (m *mixer) mix(left, right *[block]float64) {
	clear(left[:])
	clear(right[:])
	m.now += block
	if m.still() {
		m.settle()
		return
	}
	var toLeft, toRight [block]float64 // into the reverb
	kept := m.voices[:0]
	for _, v := range m.voices {
		if m.add(&v, left, &toLeft) {
			kept = append(kept, v)
		}
	}
	clear(m.voices[len(kept):])
	m.voices = kept
	*right, toRight = *left, toLeft
	m.music.add(&m.volumes[generator.Music], left, right, &toLeft, &toRight)
	for i := range m.volumes[:generator.Music] {
		m.volumes[i].pass(block)
	}
	for i := range left {
		l, r := m.room.Hear(toLeft[i], toRight[i])
		l, r = left[i]+l, right[i]+r
		gain, mono := m.master.step(), m.mono.step()
		middle := (l + r) / 2
		left[i], right[i] = limited(gain*(l+mono*(middle-l))), limited(gain*(r+mono*(middle-r)))
	}
	m.left -= block
	if len(m.voices) > 0 || m.music.band != nil {
		m.left = 2 * generator.RoomTime * generator.Rate
	}
}

// settle sets all levels to their targets while nothing is heard.
func (m *mixer) settle() {
	m.voices = m.voices[:0]
	m.master.pass(block)
	m.mono.pass(block)
	for i := range m.volumes {
		m.volumes[i].pass(block)
	}
}

// add mixes a voice into the output and the reverb, and reports whether there is more of it.
func (m *mixer) add(v *voice, out, wet *[block]float64) (more bool) {
	made := v.sound.made()
	begin := m.now - block // of this block
	volume := m.volumes[made.Class]
	for i := range out {
		gain := volume.step()
		at := begin + i - v.start
		if at < 0 {
			continue
		}
		if at >= len(v.pcm) {
			return false
		}
		x := gain * v.level * float64(v.pcm[at])
		if v.fading > 0 {
			x *= float64(v.fading) / cutting
			if v.fading--; v.fading == 0 {
				return false
			}
		}
		out[i] += x
		wet[i] += made.Wet * x
	}
	return true
}

// limited keeps a sample within the range of a device, with a soft knee.
func limited(x float64) float64 {
	const knee, most = .6, .885 // −1.06 dBFS
	if over := math.Abs(x) - knee; over > 0 {
		return math.Copysign(knee+(most-knee)*math.Tanh(over/(most-knee)), x)
	}
	return x
}

// glide is a level that never jumps: it reaches its target within that many samples.
type glide struct {
	value, to float64
	over      int
}

// step advances the level by one sample and returns it.
func (g *glide) step() float64 {
	if g.value != g.to {
		by := 1 / float64(max(1, g.over))
		g.value += max(-by, min(by, g.to-g.value))
	}
	return g.value
}

// pass advances the level by that many samples.
func (g *glide) pass(samples int) {
	by := float64(samples) / float64(max(1, g.over))
	g.value += max(-by, min(by, g.to-g.value))
}

// still reports whether the level is at that value and stays there.
func (g *glide) still(at float64) bool { return g.value == at && g.to == at }
