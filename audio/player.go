package audio

import (
	"encoding/binary"
	"io"
	"math"
	"runtime"
	"sync"
	"time"

	"clinic/assets/sounds/generator"
	"clinic/sprites/background"
)

// rate is the sample rate of the device, twice the generator's.
const rate = 2 * generator.Rate

// Times in ticks of 1/60 s.
const (
	settles   = 30      // until the device is opened: the window comes first
	thinksFor = 30 * 60 // without a gesture until the player counts as thinking for long
)

// asleep is the number of samples without a tick after which the window counts as hidden.
const asleep = generator.Rate * 7 / 10

// A Device plays a stream of stereo samples from now on and forever: 32-bit floats, little endian, 48000 a second.
// It calls ready once it plays. If it can't, nothing happens.
type Device func(stream io.Reader, ready func())

// Player plays the sounds of the game. Its methods may be called while a device reads from it.
type Player struct {
	device Device
	opened bool
	ticks  int
	since  int // ticks since the last gesture
	touch  bool
	asked  []Sound

	mutex  sync.Mutex // guards the fields below
	mixer  *mixer
	choice Choice
	hidden bool
	unread int // ticks since the device last read
	unseen int // samples since the last tick
	ears   [2][4]float64
	block  [2 * block * 8]byte // the last block made
	ready  []byte              // the part of it not read yet
}

// New returns a player on a device. Without one (nil) it only keeps time, and what it would play can be read.
func New(device Device) *Player { return &Player{device: device, mixer: newMixer()} }

// Play plays a sound from the end of this tick on. Silent and Unsaid are not heard.
func (p *Player) Play(s Sound) {
	if s.Heard() && len(p.asked) < 64 {
		p.asked = append(p.asked, s)
	}
}

// Choose applies the player's choice.
func (p *Player) Choose(c Choice) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.choice = c
	for i := range p.mixer.volumes {
		p.mixer.volumes[i].to = loudness(c.Volumes[i])
	}
	p.mixer.mono.to = 0
	if c.Mono {
		p.mixer.mono.to = 1
	}
	p.open()
}

// loudness returns the gain of a volume in percent: 50 sounds half as loud as 100.
func loudness(percent int) float64 { return math.Pow(float64(percent)/100, 1.66) }

// open fades the whole in or out.
func (p *Player) open() {
	p.mixer.master.to = 0
	if p.choice.On && !p.hidden {
		p.mixer.master.to = 1
	}
}

// Follow sets the mood that the music follows.
func (p *Player) Follow(mood Mood) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.mixer.music.mood = mood
}

// Tick lets 1/60 s pass and starts the sounds played in it. touched says that the player did something, hidden
// that the window can't be seen.
func (p *Player) Tick(touched, hidden bool) {
	p.ticks++
	p.since++
	if touched {
		p.since, p.touch = 0, true
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.unread++
	p.unseen = 0
	p.hidden = hidden
	p.open()
	p.mixer.music.think(p.since > thinksFor)
	if p.choice.On && !hidden && p.unread < settles {
		p.mixer.play(p.asked)
	}
	p.asked = p.asked[:0]
	p.wake()
}

// wake opens the device once sound is wanted; in a browser not before the player's first gesture, since browsers
// insist on one.
func (p *Player) wake() {
	if p.opened || p.device == nil || !p.choice.On || p.ticks < settles || runtime.GOOS == "js" && !p.touch {
		return
	}
	p.opened = true
	p.device(p, func() { background.Run("making sounds", p.makeAll) })
}

// Make makes a sound, so that it can be played at once, and calls rest after each of its variants.
func (p *Player) Make(s Sound, rest func()) { p.mixer.kit.make(s, rest) }

// makeAll makes all sounds one after another, with a pause for the game after each variant.
func (p *Player) makeAll() {
	pause := time.Millisecond
	if runtime.GOOS == "js" { // which has only one thread
		pause = 30 * time.Millisecond
	}
	for s := p.mixer.kit.next(); s != Silent; s = p.mixer.kit.next() {
		p.Make(s, func() { time.Sleep(pause) })
	}
}

// Read fills b with the next samples, in the format of a Device. It returns io.EOF only after a panic.
func (p *Player) Read(b []byte) (n int, err error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	err = io.EOF
	defer background.Guard("mixing sounds")
	p.unread = 0
	whole := len(b) / 8 * 8
	for filled := 0; filled < whole; {
		if len(p.ready) == 0 {
			p.mix()
		}
		copied := copy(b[filled:whole], p.ready)
		p.ready = p.ready[copied:]
		filled += copied
	}
	return whole, nil
}

// mix makes the next block: every second sample is interpolated between two of the mixer's.
func (p *Player) mix() {
	var both [2][block]float64
	if p.unseen += block; p.unseen > asleep {
		p.hidden = true
		p.open()
	}
	p.mixer.mix(&both[0], &both[1])
	if p.ready = p.block[:]; both == [2][block]float64{} && p.ears == [2][4]float64{} {
		clear(p.ready)
		return
	}
	samples := p.ready[:0]
	for i := range block {
		var now, between [2]float64
		for ear := range both {
			x := &p.ears[ear]
			x[0], x[1], x[2], x[3] = x[1], x[2], x[3], both[ear][i]
			now[ear], between[ear] = x[1], (9*(x[1]+x[2])-x[0]-x[3])/16
		}
		for _, pair := range [...][2]float64{now, between} {
			for _, x := range pair {
				samples = binary.LittleEndian.AppendUint32(samples, math.Float32bits(float32(x)))
			}
		}
	}
}
