package main

import (
	"crypto/sha256"
	"slices"
	"strconv"
	"time"
)

// quietYardstick is the time of the yardstick where the limits were set: on a virtual machine of our kind that is
// otherwise idle. The limits hold for such a machine; on one that is slower at the moment, the yardstick also
// takes longer.
const quietYardstick = 275 * time.Microsecond

// quietProcessor is the average CPU time of the yardstick there, garbage collection included.
const quietProcessor = 300 * time.Microsecond

// A yardstick is a fixed piece of work that uses only the standard library, so that none of our changes makes it
// faster or slower. It does what the rules do: it compares and sorts, copies memory, looks up names and allocates
// small things.
type yardstick struct {
	page    [4 << 10]byte
	shuffle [2500]uint32
	sorted  [2500]uint32
	state   [48 << 10]byte
	copied  [48 << 10]byte
	names   [300]string
	kept    *piece
}

type piece struct {
	name string
	next *piece
}

func newYardstick() *yardstick {
	y, word := new(yardstick), uint32(1)
	for i := range y.shuffle {
		word ^= word << 13
		word ^= word >> 17
		word ^= word << 5
		y.shuffle[i] = word
	}
	for i := range y.names {
		y.names[i] = "piece " + strconv.Itoa(int(y.shuffle[i]))
	}
	return y
}

// work does the work once.
func (y *yardstick) work() {
	for range 16 {
		digest := sha256.Sum256(y.page[:])
		copy(y.page[:], digest[:])
	}
	y.sorted = y.shuffle
	slices.Sort(y.sorted[:])
	for i := range byte(50) {
		y.state[i]++
		y.copied = y.state
	}
	for range 4 {
		count := map[string]int{}
		for _, name := range y.names {
			count[name]++
		}
		y.kept = nil
		for _, name := range y.names {
			if count[name] == 1 {
				y.kept = &piece{name, y.kept}
			}
		}
	}
}

// factors say how many times as long as on a quiet machine the work takes now.
type factors struct {
	moment    float64 // by the best run, regardless of preemption
	processor float64 // by CPU time, including the cost of preemption
}

// factors measures the yardstick. Its runs are so short that most of them end before they are preempted, like
// those of most benchmarks.
func (y *yardstick) factors() factors {
	const runs, times = 40, 4
	best, begin := time.Duration(0), processorTime()
	for run := range runs {
		start := time.Now()
		for range times {
			y.work()
		}
		if took := time.Since(start); run == 0 || took < best {
			best = took
		}
	}
	spent := processorTime() - begin
	return factors{float64(best) / float64(times*quietYardstick), float64(spent) / float64(runs*times*quietProcessor)}
}

// of returns the factor by which values in that unit are corrected.
func (f factors) of(unit string) float64 {
	if unit == processor || unit == coldStart || unit == warmStart || unit == commands || unit == ofCore || unit == walked {
		return f.processor
	}
	return f.moment
}
