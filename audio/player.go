package audio

import (
	"encoding/binary"
	"io"
	"math"
	"runtime"
	"sync"
	"time"

	"clinic/assets/sounds/generator"
	"clinic/sprites/aside"
)

// rate is what a device is asked for, twice the generator's.
const rate = 2 * generator.Rate

// Times in ticks, sixtieths of a second.
const (
	settles   = 30      // before the device is opened: first the window comes
	thinksFor = 30 * 60 // without a gesture; then somebody thinks long
)

// asleep is how many samples pass without a tick before the window counts as hidden.
const asleep = generator.Rate * 7 / 10

// A Device plays a stream of stereo samples, 32-bit floats, little endian, 48000 a second, from now on and for ever. It
// calls ready once it does. Where it can't, nothing happens.
type Device func(stream io.Reader, ready func())

// Player plays what the game lets be heard. Its methods may be called while a device reads from it.
type Player struct {
	device Device
	opened bool
	ticks  int
	since  int // the last gesture, in ticks
	touch  bool
	asked  []Sound

	mutex  sync.Mutex // guards what follows
	mixer  *mixer
	choice Choice
	hidden bool
	unread int // ticks since the device last read
	unseen int // samples since the last tick
	ears   [2][4]float64
	block  [2 * block * 8]byte // the last one that was made
	ready  []byte              // what of it is still to be given
}

// New gives a player on a device; without one (nil) it only keeps time, and what it would play can be read.
func New(device Device) *Player { return &Player{device: device, mixer: newMixer()} }

// Play lets a sound be heard from the end of this tick on. What is silent, or no sound, is not heard.
func (p *Player) Play(s Sound) {
	if s.Heard() && len(p.asked) < 64 {
		p.asked = append(p.asked, s)
	}
}

// Choose takes what the player wants to hear.
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

// loudness is the factor of a volume in percent: half of it sounds half as loud.
func loudness(percent int) float64 { return math.Pow(float64(percent)/100, 1.66) }

// open sends the whole up or down.
func (p *Player) open() {
	p.mixer.master.to = 0
	if p.choice.On && !p.hidden {
		p.mixer.master.to = 1
	}
}

// Follow takes what the music follows.
func (p *Player) Follow(mood Mood) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.mixer.music.mood = mood
}

// Tick lets a sixtieth of a second pass: what was asked for in it begins. touched says that the player did something,
// hidden that nobody sees the window.
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

// wake opens the device once it is wanted: in a browser not before the player has done something, which browsers insist
// on.
func (p *Player) wake() {
	if p.opened || p.device == nil || !p.choice.On || p.ticks < settles || runtime.GOOS == "js" && !p.touch {
		return
	}
	p.opened = true
	p.device(p, func() { aside.Run("making sounds", p.makeAll) })
}

// Make makes a sound, so that it can be heard at once, and rests after each of its variants.
func (p *Player) Make(s Sound, rest func()) { p.mixer.kit.make(s, rest) }

// makeAll makes all sounds, one after another, and leaves room for the game between any two variants.
func (p *Player) makeAll() {
	pause := time.Millisecond
	if runtime.GOOS == "js" { // where nothing happens at the same time
		pause = 30 * time.Millisecond
	}
	for s := p.mixer.kit.next(); s != Silent; s = p.mixer.kit.next() {
		p.Make(s, func() { time.Sleep(pause) })
	}
}

// Read gives the next samples, as a Device wants them. It ends only by a mistake of the program.
func (p *Player) Read(b []byte) (n int, err error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	err = io.EOF
	defer aside.Guard("mixing sounds")
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

// mix makes the next block ready: each second sample lies between two of the mixer's.
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
