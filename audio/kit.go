package audio

import (
	"math"
	"sync"
)

// kit holds the sounds made so far, each with its variants as 16-bit samples.
type kit struct {
	mutex  sync.Mutex
	sounds map[Sound][][]int16
	wanted []Sound // asked for before they were made
}

// of returns the variants of a sound. If it isn't made yet, of returns none, and the sound is made next.
func (k *kit) of(s Sound) [][]int16 {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	variants := k.sounds[s]
	if variants == nil {
		k.wanted = append(k.wanted, s)
	}
	return variants
}

// make makes a sound unless it is made already, and calls rest after each of its variants.
func (k *kit) make(s Sound, rest func()) {
	k.mutex.Lock()
	done := k.sounds[s] != nil
	k.mutex.Unlock()
	if done {
		return
	}
	made := s.made()
	variants := make([][]int16, made.Variants)
	for v := range variants {
		samples := made.Render(v)
		variants[v] = make([]int16, 0, len(samples))
		for _, x := range samples {
			variants[v] = append(variants[v], int16(math.Round(x*math.MaxInt16)))
		}
		rest()
	}
	k.mutex.Lock()
	defer k.mutex.Unlock()
	if k.sounds == nil {
		k.sounds = map[Sound][][]int16{}
	}
	k.sounds[s] = variants
}

// next returns the sound to be made next, Silent when all are made.
func (k *kit) next() Sound {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	for len(k.wanted) > 0 {
		s := k.wanted[0]
		if k.wanted = k.wanted[1:]; k.sounds[s] == nil {
			return s
		}
	}
	for s := first; int(s-first) < len(byName); s++ {
		if k.sounds[s] == nil {
			return s
		}
	}
	return Silent
}
