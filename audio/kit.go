package audio

import (
	"math"
	"sync"
)

// kit are the sounds that have been made so far, each with its variants at 16 bits.
type kit struct {
	mutex  sync.Mutex
	sounds map[Sound][][]int16
	wanted []Sound // asked for before they were made
}

// of gives the variants of a sound, none before it is made; then it comes next.
func (k *kit) of(s Sound) [][]int16 {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	variants := k.sounds[s]
	if variants == nil {
		k.wanted = append(k.wanted, s)
	}
	return variants
}

// make makes a sound, where it is not made yet, and rests after each of its variants.
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

// next is the sound that is to be made next, Silent when all are.
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
