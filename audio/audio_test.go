package audio

import (
	"encoding/binary"
	"io"
	"math"
	"testing"

	"clinic/assets/sounds/generator"
	"clinic/sprites/background"
)

// loudest has the volumes of a first start.
var loudest = Choice{On: true, Volumes: [generator.Classes]int{100, 100, 100, 100}}

// sit returns a player without a device that can play these sounds, at full volume and without music.
func sit(t *testing.T, sounds ...string) *Player {
	t.Helper()
	p := New(nil)
	for _, name := range sounds {
		p.Make(Must(name), func() {})
	}
	choice := loudest
	choice.Volumes[generator.Music] = 0
	p.Choose(choice)
	listen(p, 300)
	return p
}

// listen plays that many milliseconds, with a tick for every 16, and returns what each ear hears.
func listen(p *Player, milliseconds int) (ears [2][]float64) {
	for range (milliseconds + 15) / 16 {
		p.Tick(false, false)
		x := hear(p, 16)
		ears[0], ears[1] = append(ears[0], x[0]...), append(ears[1], x[1]...)
	}
	return ears
}

// hear reads that many milliseconds without a tick.
func hear(p *Player, milliseconds int) (ears [2][]float64) {
	b := make([]byte, rate/1000*milliseconds*8)
	io.ReadFull(p, b)
	for ; len(b) > 0; b = b[8:] {
		for ear := range ears {
			ears[ear] = append(ears[ear], float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4*ear:]))))
		}
	}
	return ears
}

func highest(x []float64) (top float64) {
	for _, v := range x {
		top = max(top, math.Abs(v))
	}
	return top
}

// decibel returns the level of a sample in dBFS.
func decibel(x float64) float64 { return 20 * math.Log10(max(math.Abs(x), 1e-12)) }

// onset returns the millisecond at which a sound begins, -1 if none does.
func onset(x []float64) int {
	for i, v := range x {
		if math.Abs(v) > .004 {
			return i * 1000 / rate
		}
	}
	return -1
}

// A sound played in a tick starts with the first samples that are read after it.
func TestASoundBeginsAtOnce(t *testing.T) {
	p := sit(t, "take-person")
	p.Play(Must("take-person"))
	if at := onset(listen(p, 200)[0]); at < 0 || at > 6 {
		t.Errorf("it begins after %d ms", at)
	}
}

// A sound isn't heard if sound is off, if its volume is 0, or if it isn't made yet; and it isn't played later
// instead.
func TestSilence(t *testing.T) {
	for name, change := range map[string]func(p *Player){
		"off":            func(p *Player) { p.Choose(Choice{Volumes: loudest.Volumes}) },
		"without volume": func(p *Player) { p.Choose(Choice{On: true, Volumes: [generator.Classes]int{0, 100, 100, 0}}) },
		"not made":       func(p *Player) { p.mixer.kit.sounds = nil },
	} {
		p := sit(t, "take-person")
		change(p)
		listen(p, 400)
		p.Play(Must("take-person"))
		if top := highest(listen(p, 300)[0]); top > 0 {
			t.Errorf("%s: it is heard at %.3f", name, top)
		}
	}
}

// Neither Silent nor Unsaid is heard.
func TestSilentIsNotHeard(t *testing.T) {
	p := sit(t)
	p.Play(Silent)
	p.Play(Unsaid)
	if top := highest(listen(p, 100)[0]); top > 0 {
		t.Errorf("heard at %.3f", top)
	}
}

// However much happens at once, only a few of the sounds are heard, never more than 24, and no sample exceeds −1
// dBFS.
func TestNoStorm(t *testing.T) {
	var all []string
	for _, s := range generator.List() {
		all = append(all, s.Name)
	}
	p := sit(t, all...)
	for range 40 {
		for _, name := range all {
			p.Play(Must(name))
		}
		if top := highest(listen(p, 16)[0]); decibel(top) > -1 {
			t.Fatalf("a sample is at %.2f dBFS", decibel(top))
		}
	}
	sounding := 0
	for _, v := range p.mixer.voices {
		if v.fading == 0 {
			sounding++
		}
	}
	if sounding > mostVoices || sounding < 4 {
		t.Errorf("%d voices", sounding)
	}
	if left := listen(p, 8000); highest(left[0][7*rate:]) > 0 {
		t.Error("seven seconds later it goes on")
	}
}

// A sound that is played twice in a tick is heard once; different ones start one after another.
func TestSoundsOfATickComeOneAfterAnother(t *testing.T) {
	p := sit(t, "coins-1", "cure", "worsens", "round", "queue", "admit")
	for _, name := range []string{"queue", "coins-1", "coins-1", "admit", "worsens", "round", "cure"} {
		p.Play(Must(name))
	}
	p.Tick(false, false)
	if len(p.mixer.voices) != atOnce {
		t.Fatalf("%d voices", len(p.mixer.voices))
	}
	for i, v := range p.mixer.voices {
		if v.start != p.mixer.now+i*apart {
			t.Errorf("%s begins at %d", v.sound, v.start-p.mixer.now)
		}
		if i > 0 && v.sound.Rank() > p.mixer.voices[i-1].sound.Rank() {
			t.Errorf("%s comes after %s", v.sound, p.mixer.voices[i-1].sound)
		}
	}
}

// A death is heard alone: every sound but those of the hand waits 400 ms, including those about to start.
func TestOthersWaitForADeath(t *testing.T) {
	p := sit(t, "coins-1", "cure", "death", "button")
	p.Play(Must("cure"))
	p.Play(Must("coins-1"))
	p.Tick(false, false)
	hear(p, 16)
	p.Play(Must("death"))
	p.Play(Must("button"))
	p.Tick(false, false)
	begins := map[string]int{}
	for _, v := range p.mixer.voices {
		begins[v.sound.String()] = v.start - p.mixer.now
	}
	if death := begins["death"]; death > apart || begins["coins-1"] < death+mourning || begins["button"] != 0 {
		t.Errorf("they begin at %v", begins)
	}
	p.Play(Must("coins-1"))
	p.Tick(false, false)
	for _, v := range p.mixer.voices {
		if v.sound == Must("coins-1") && v.start < begins["death"]+mourning {
			t.Error("coins don't wait")
		}
	}
}

// When all voices are taken, a sound of higher rank replaces the lowest one, which fades out. A sound of lower
// rank isn't heard.
func TestWhatMattersIsHeard(t *testing.T) {
	m := newMixer()
	for _, name := range []string{"queue", "cure", "tip"} {
		m.kit.make(Must(name), func() {})
	}
	for i := range mostVoices {
		m.now = i * again
		if !m.begin(Must("queue"), m.now) {
			t.Fatalf("voice %d does not begin", i)
		}
	}
	m.now += again
	if m.begin(Must("tip"), m.now) {
		t.Error("a tip takes somebody's place")
	}
	if !m.begin(Must("cure"), m.now) {
		t.Error("a cure finds no place")
	}
	fading := 0
	for _, v := range m.voices {
		if v.fading > 0 {
			fading++
		}
	}
	if fading != 1 {
		t.Errorf("%d voices fade", fading)
	}
}

// No variant is heard twice in a row.
func TestNeverTheSameTwice(t *testing.T) {
	p := sit(t, "step-tile")
	s := Must("step-tile")
	heard := map[int]bool{}
	for i := range 40 {
		before, known := p.mixer.last[s]
		p.Play(s)
		listen(p, 150)
		if now := p.mixer.last[s]; i > 0 && known && now == before {
			t.Fatalf("variant %d is heard twice", now)
		} else {
			heard[now] = true
		}
	}
	if len(heard) < 4 {
		t.Errorf("only %d variants are heard", len(heard))
	}
}

// With mono both ears hear the same, without it they don't.
func TestMono(t *testing.T) {
	for _, mono := range []bool{false, true} {
		p := sit(t, "cure")
		choice := loudest
		choice.Mono = mono
		p.Choose(choice)
		listen(p, 300)
		p.Play(Must("cure"))
		x := listen(p, 800)
		most := 0.
		for i := range x[0] {
			most = max(most, math.Abs(x[0][i]-x[1][i]))
		}
		if mono != (most < 1e-6) {
			t.Errorf("mono is %v, and the ears differ by %.4f", mono, most)
		}
	}
}

// A hidden window is silent, whether it says that it is hidden or the ticks just stop. The sound fades, and comes
// back.
func TestAHiddenWindowIsQuiet(t *testing.T) {
	for name, hide := range map[string]func(p *Player) [2][]float64{
		"minimized": func(p *Player) (x [2][]float64) {
			for range 60 {
				p.Tick(false, true)
				y := hear(p, 16)
				x[0] = append(x[0], y[0]...)
			}
			return x
		},
		"asleep": func(p *Player) [2][]float64 { return hear(p, 1100) },
	} {
		p := New(nil)
		p.Choose(loudest)
		listen(p, 6000)
		x := hide(p)
		if jump := roughest(x[0]); jump > .045 {
			t.Errorf("%s: it is cut by %.3f", name, jump)
		}
		if top := highest(x[0][len(x[0])-rate/100:]); top > 0 {
			t.Errorf("%s: it is still heard at %.4f", name, top)
		}
		if back := listen(p, 1500); highest(back[0]) < .01 {
			t.Errorf("%s: it does not come back", name)
		}
	}
}

// roughest returns how far a sample lies at most from the line through the two before it.
func roughest(x []float64) (most float64) {
	for i := 2; i < len(x); i++ {
		most = max(most, math.Abs(x[i]-2*x[i-1]+x[i-2]))
	}
	return most
}

// Music fades in, changes to the night's piece without a click, gets softer while the player thinks for long, and
// rests after a while.
func TestMusicComesAndGoes(t *testing.T) {
	p := New(nil)
	p.Choose(loudest)
	if top := highest(listen(p, 200)[0]); top > .02 {
		t.Errorf("it begins at %.3f", top)
	}
	listen(p, 4000)
	m := &p.mixer.music
	if m.band == nil || m.piece != generator.Waltz || !m.gain.still(1) {
		t.Fatalf("no waltz is played")
	}
	p.Follow(Mood{Night: true})
	if jump := roughest(listen(p, 9000)[0]); jump > .045 || m.piece != generator.Night || !m.gain.still(1) {
		t.Errorf("it changes to piece %d with a jump of %.3f", m.piece, jump)
	}
	p.since = thinksFor
	listen(p, 4200)
	if !m.soft.still(softly) {
		t.Errorf("who thinks long hears it at %.2f", m.soft.value)
	}
	p.Tick(true, false)
	listen(p, 2200)
	if !m.soft.still(1) {
		t.Errorf("after a gesture it is at %.2f", m.soft.value)
	}
	for m.band.Times() <= rounds {
		var l, r [block]float64
		m.band.Add(l[:], r[:])
	}
	listen(p, 3200)
	if m.band != nil || m.rest < rests-generator.Rate {
		t.Error("it does not rest")
	}
}

// Without a device, or with one that never reads, the player keeps working and nothing piles up.
func TestWithoutADevice(t *testing.T) {
	opened := 0
	for _, device := range []Device{nil, func(io.Reader, func()) { opened++ }} {
		p := New(device)
		p.Make(Must("cure"), func() {})
		p.Choose(loudest)
		for range 4000 {
			p.Play(Must("cure"))
			p.Tick(true, false)
		}
		if len(p.mixer.voices) > 2*mostVoices || len(p.asked) > 0 {
			t.Errorf("%d voices and %d sounds wait", len(p.mixer.voices), len(p.asked))
		}
	}
	if opened != 1 {
		t.Errorf("the device is opened %d times", opened)
	}
}

// The device isn't opened before sound is turned on.
func TestADeviceIsOpenedWhenItIsWanted(t *testing.T) {
	opened := 0
	p := New(func(io.Reader, func()) { opened++ })
	for range 100 {
		p.Tick(true, false)
	}
	if opened != 0 {
		t.Error("it is opened for nobody")
	}
	p.Choose(loudest)
	p.Tick(true, false)
	if opened != 1 {
		t.Error("it is not opened")
	}
}

// Playing allocates no memory once everything is made.
func TestMixingAllocatesNothing(t *testing.T) {
	p := sit(t, "cure", "queue")
	p.Play(Must("cure"))
	p.Tick(false, false)
	b := make([]byte, 8*480)
	if n := testing.AllocsPerRun(50, func() { p.Read(b) }); n > 0 {
		t.Errorf("%v allocations in 10 ms", n)
	}
}

// BenchmarkPlaying measures the load of one core while music plays and someone walks, and in silence.
func BenchmarkPlaying(b *testing.B) {
	for _, silent := range []bool{false, true} {
		name := map[bool]string{false: "music and steps", true: "silence"}[silent]
		b.Run(name, func(b *testing.B) {
			p := New(nil)
			p.Make(Must("step-tile"), func() {})
			choice := loudest
			if silent {
				choice.Volumes[generator.Music] = 0
			}
			p.Choose(choice)
			buffer, heard := make([]byte, rate/60*8), 0
			for b.Loop() {
				if !silent && heard%12 == 0 {
					p.Play(Must("step-tile"))
				}
				p.Tick(true, false)
				p.Read(buffer)
				heard++
			}
			b.ReportMetric(100*b.Elapsed().Seconds()/(float64(heard)/60), "%core")
		})
	}
}

// A panic while mixing sounds, which nobody waits for, ends the sound and is passed to the next frame.
func TestAMistakeOfTheMixerIsCaught(t *testing.T) {
	p := New(nil)
	p.mixer = nil
	if n, err := p.Read(make([]byte, 800)); n != 0 || err != io.EOF {
		t.Errorf("it reads %d bytes, %v", n, err)
	}
	if m := background.Caught(); m == nil || m.Doing != "mixing sounds" {
		t.Errorf("caught is %+v", m)
	}
	p.mixer = newMixer()
	if n, err := p.Read(make([]byte, 800)); n != 800 || err != nil { // the mutex is free again
		t.Errorf("it reads %d bytes, %v", n, err)
	}
}
